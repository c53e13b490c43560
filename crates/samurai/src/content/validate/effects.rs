//! Effects that make sense where they stand.

use super::{Checked, fault_unless};
use crate::content::compile::Reader;
use crate::content::written::{Word, Written};
use crate::effects::Effect;
use crate::effects::data::{
    Chooser, Destroyed, Discarded, HandOf, Homeland, Owner, Picked, Targets, To, UnitMoves, Where,
};
use std::ops::Range;

/// What an effect list may count on where it stands.
#[derive(Clone, Copy, Default)]
pub(super) struct Place {
    pub(super) battle: bool,
    pub(super) here: bool,
    pub(super) card: bool,
    pub(super) unit: bool,
    pub(super) trigger: bool,
    pub(super) target: bool,
    pub(super) looked: bool,
}

pub(super) fn list(reader: &Reader<'_>, effects: &[Written], at: &Range<usize>, place: &Place) -> Checked {
    let mut place = *place;
    fault_unless(reader, effects.len() <= 16, at, "a list has at most 16 effects")?;
    for Written(effect) in effects {
        one(reader, effect, at, &place)?;
        place.target |= matches!(effect, Effect::Target(_));
        place.looked |= matches!(effect, Effect::LookHand(_));
    }
    Ok(())
}

fn one(reader: &Reader<'_>, effect: &Word, at: &Range<usize>, place: &Place) -> Checked {
    let (holds, what) = fits(effect, place);
    let small = effect.has_small_numbers();
    fault_unless(reader, holds && small, at, if holds { "a number is too large here" } else { what })?;
    match effect {
        Effect::TargetChooses(lists) | Effect::Choose(lists) => {
            let nested = |written: &Written| matches!(written.0, Effect::TargetChooses(_) | Effect::Choose(_));
            let flat = !lists.iter().flatten().any(nested);
            fault_unless(reader, flat, at, "a choice inside a choice is not supported")?;
            lists.iter().try_for_each(|effects| list(reader, effects, at, place))
        }
        _ => Ok(()),
    }
}

/// Whether an effect makes sense where it stands, and what to say if not.
fn fits(effect: &Word, place: &Place) -> (bool, &'static str) {
    match effect {
        Effect::Power(_) | Effect::Cancel(_) | Effect::WinTies(_) | Effect::Garrison(_) => {
            (place.battle, "power, cancel, win_ties and garrison are for battle cards")
        }
        Effect::Target(Targets::EnemyHere) => (place.battle, "enemy_here is for battle cards"),
        Effect::AttachCard(_) => (place.card && !place.battle, "attach_card is for order cards with an attached table"),
        Effect::MoveUnits(UnitMoves { to: To::Here, .. }) => (place.battle, "`to = \"here\"` is for battle cards"),
        Effect::MoveUnits(UnitMoves { only: Some(_), .. }) => {
            (place.unit, "this_unit is for abilities of single figures")
        }
        Effect::Destroy(Destroyed { pick: Picked::Arriving, .. }) => (place.trigger, "arriving is for triggers"),
        Effect::Destroy(Destroyed { owner: Owner::Target, .. }) => (place.target, "choose a target first"),
        Effect::Destroy(Destroyed { r#where: Where::Here, .. }) => {
            (place.battle || place.here, "there is no here here")
        }
        Effect::ReturnUnits(units) if units.r#where == Homeland::Here => (place.battle, "there is no here here"),
        Effect::TargetChooses(_) | Effect::LookHand(_) => (place.target, "choose a target first"),
        Effect::Discard(Discarded { whose: HandOf::Target, chosen_by, .. }) => {
            let open = *chosen_by == Chooser::Target || place.looked;
            (place.target && open, "choose a target and look at their hand first")
        }
        _ => (true, ""),
    }
}

/// Honor, wealth or cards.
pub(super) fn gains(effect: &Word) -> bool {
    matches!(effect, Effect::Honor(_) | Effect::Wealth(_) | Effect::Draw(_))
}
