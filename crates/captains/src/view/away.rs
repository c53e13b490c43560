//! A mission under way, and what it leads to, for the planner (SC-U3).

use super::{FitView, LineView, MissionView, Points};
use crate::action::Token;
use crate::content::{Ability, Effect, Sort, Steps};
use crate::frames::Run;
use crate::kinds::*;
use crate::mission::is_met;
use crate::questions::Frame;
use crate::ship::Held;
use crate::state::{Away, Captains};
use crate::text;
use kernel::{Bounded, Events, Seat};
use serde::Serialize;

/// Queue and hold once those on the pads have done the lines left, from what is sure: what has to be
/// chosen, paid, fought or repaired is left out.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct AfterView {
    pub queue: Vec<&'static str>,
    pub damage: u8,
    pub artifacts: u8,
    pub pirates: u8,
    /// Fights that may come: each costs a damage and brings its loot (SC-P5).
    pub fights: u8,
    /// Room for tokens then.
    pub free: usize,
    /// Tokens that do not fit then.
    pub excess: usize,
    pub ready: Vec<&'static str>,
    /// The rows of the score sheet before the mission and then.
    pub rows: [(Points, Points); 6],
}

/// What kind of thing follows a mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum ThenKind {
    /// The ability of an installed tech.
    Ability,
    /// A station tile comes to the planet.
    Tile,
    /// The pirates rise.
    Uprising,
}

/// What follows a completed mission, in its order (SC-M9, SC-M10).
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct ThenView {
    /// What kind of thing it is.
    pub kind: ThenKind,
    pub words: String,
    pub note: String,
}

/// A mission being completed.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct AwayView {
    pub mission: MissionView,
    pub place: Place,
    /// Where each line stands, and who may go there.
    pub lines: Vec<LineView>,
    pub pads: Vec<&'static str>,
    /// Whether each line's figure matches, once there is one.
    pub fits: Vec<bool>,
    /// What each line would come to as things stand.
    pub outcomes: Vec<String>,
    pub then: Vec<ThenView>,
    /// Where a line takes a tech: the one on the board that would match best.
    pub tech: Option<FitView>,
    /// While lines are crewed or done in order, and while one of them is being done.
    pub after: Option<AfterView>,
}

impl Captains {
    pub(super) fn away_view(&self) -> Option<AwayView> {
        let away = self.away?;
        let pads: Vec<&str> = away.pads.iter().flatten().map(|figure| figure.letter()).collect();
        Some(AwayView {
            mission: self.mission_view(away.mission),
            place: away.place,
            lines: self.lines_view(&away),
            fits: (0..pads.len()).map(|line| self.line_matches(line as u8)).collect(),
            outcomes: self.line_outcomes(self.turn),
            then: self.then_view(&away),
            tech: self.tech_view(&away),
            after: self.after_view(&away),
            pads,
        })
    }

    fn tech_view(&self, away: &Away) -> Option<FitView> {
        let lines = (0..).zip(&self.content().mission(away.mission).lines).filter(|&(line, _)| self.is_ahead(line));
        let ahead = lines.flat_map(|(_, line)| self.content().list(line.effects)).any(is_tech);
        if !ahead && !self.is_taking_tech() {
            return None;
        }
        let (card, slot, icons) = self.best_offer(self.turn)?;
        Some(FitView { card: &self.content().card(card).id, slot: slot + 1, icons })
    }

    /// Whether the line being done takes a tech, now or in what is left of it.
    fn is_taking_tech(&self) -> bool {
        let mut own = self.stack.iter().filter(|owned| owned.owner == self.turn);
        own.any(|owned| match owned.frame {
            Frame::TakeTech(_) => true,
            Frame::Run(Run { list, at, .. }) => self.content().list(list).iter().skip(at.into()).any(is_tech),
            _ => false,
        })
    }

    fn then_view(&self, away: &Away) -> Vec<ThenView> {
        let face = self.content().mission(away.mission);
        let woken = self.ship(self.turn).waiting(self.content(), |trigger| is_met(trigger, face));
        woken
            .into_iter()
            .filter_map(|card| self.woken_view(card))
            .chain(self.tile_view())
            .chain(self.rising_view())
            .collect()
    }

    fn woken_view(&self, card: Card) -> Option<ThenView> {
        let face = self.content().card(card);
        let Sort::Ability(Ability::On(_, gain)) = face.sort else { return None };
        Some(ThenView { kind: ThenKind::Ability, words: face.name.clone(), note: text::list(self.content(), gain) })
    }

    /// SC-M10.
    fn tile_view(&self) -> Option<ThenView> {
        let at = usize::from(self.map.face_up).checked_sub(1)?;
        let from = &self.map_face().places[self.map.numbers[at].index()].name;
        let new = match self.piles.missions.is_empty() {
            true => "no mission is left".to_owned(),
            false => format!("a new mission on {from}"),
        };
        let note = format!("{at} left face up");
        Some(ThenView { kind: ThenKind::Tile, words: format!("tile {} comes here face down, {new}", at + 1), note })
    }

    /// SC-M11.
    fn rising_view(&self) -> Option<ThenView> {
        let tiles = self.map.numbers.len();
        (self.map.face_up == 1).then(|| ThenView {
            kind: ThenKind::Uprising,
            words: "the pirates rise".to_owned(),
            note: format!("{tiles} pirates, one for each tile"),
        })
    }

    fn after_view(&self, away: &Away) -> Option<AfterView> {
        let next = self.line_to_come()?;
        let (ship, face) = (self.ship(self.turn), self.content().mission(away.mission));
        let done = (0..).zip(&face.lines).skip(next).filter(|&(line, _)| self.line_matches(line));
        let effects: Vec<Effect> = done.flat_map(|(_, line)| self.content().list(line.effects)).copied().collect();
        let sum = |of: fn(Effect) -> u8| effects.iter().map(|&effect| of(effect)).fold(0, u8::saturating_add);
        let damage = sum(|effect| if let Effect::Damage(n) = effect { n } else { 0 });
        let damage = if self.warded.has(self.turn) { 0 } else { damage };
        let damage = damage.saturating_sub(self.is_painted_over(self.turn).into());
        let artifacts = sum(|effect| if let Effect::Artifact(n) = effect { n } else { 0 });
        let pirates = sum(|effect| if let Effect::Pirate(n) = effect { n } else { 0 });
        let mut hurt = *ship;
        hurt.cargo_damage = hurt.cargo_damage.saturating_add(damage.into());
        let (room, tokens) = (hurt.room(self.content()), ship.tokens() + usize::from(artifacts) + usize::from(pirates));
        let ready =
            Figure::all().flat_map(|one| std::iter::repeat_n(one.letter(), usize::from(ship.ready(one)))).collect();
        Some(AfterView {
            queue: self.queue_after(self.turn, None),
            damage,
            artifacts,
            pirates,
            fights: sum(|effect| if let Effect::Fight(n) = effect { n } else { 0 }),
            free: room.saturating_sub(tokens),
            excess: tokens.saturating_sub(room),
            ready,
            rows: self.rows_then(away, &effects, damage),
        })
    }

    /// The score sheet before and then; those on the pads are aboard both times.
    fn rows_then(&self, away: &Away, effects: &[Effect], damage: u8) -> [(Points, Points); 6] {
        let seat = self.turn;
        let [mut before, mut then] = [*self, *self];
        for figure in away.pads.into_iter().flatten() {
            before.ship_mut(seat).muster(figure, 1);
            if figure != Figure::Android {
                // A queue holds everybody a ship can have.
                let _ = then.ship_mut(seat).queue.try_push(figure);
            }
        }
        [before.away, then.away] = [None, None];
        let ship = then.ship_mut(seat);
        ship.missions |= 1 << away.mission.0;
        ship.cargo_damage = ship.cargo_damage.saturating_add(damage.into());
        effects.iter().for_each(|&effect| then.gain_for_sure(seat, effect));
        then.keep_what_fits(seat);
        let (before, then) = (before.score_rows(seat), then.score_rows(seat));
        std::array::from_fn(|row| (Points::of_halves(before[row]), Points::of_halves(then[row])))
    }

    /// What the score sheet gains by an effect that leaves no choice; steps are taken to the full.
    fn gain_for_sure(&mut self, seat: Seat, effect: Effect) {
        let ship = self.ship_mut(seat);
        match effect {
            Effect::Medal(n) => ship.medals = ship.medals.saturating_add(n.into()),
            Effect::Android(n) => ship.muster(Figure::Android, n),
            Effect::Artifact(n) => {
                // Which one is not known: one more of a type already held changes nothing else.
                let kind = ship.artifacts.iter().position(|&n| n > 0).unwrap_or(0);
                ship.artifacts[kind] = ship.artifacts[kind].saturating_add(n);
            }
            Effect::Pirate(n) => (0..n).for_each(|_| {
                let _ = ship.pirates.try_push(Held::Seen(Pirate(0)));
            }),
            Effect::Advance(Steps { n, track: Some(track) }) => (0..n).for_each(|_| {
                self.ship_mut(seat).markers[track as usize] = self.next_marker(seat, track);
            }),
            _ => {}
        }
    }

    /// Tokens that do not fit go, those first that are worth least (SC-D2, SC-D8).
    fn keep_what_fits(&mut self, seat: Seat) {
        let kinds = (0..Artifact::MOST as u8).map(|kind| Token::Artifact(Bounded::new(kind)));
        let tokens: Vec<Token> = kinds.chain([Token::Pirate]).collect();
        while self.is_overfull(seat) {
            let left = tokens.iter().filter_map(|&token| self.without(seat, token));
            let Some(best) = left.max_by_key(|one| one.score(seat)) else { return };
            *self = best;
        }
    }

    fn without(&self, seat: Seat, token: Token) -> Option<Captains> {
        let mut left = *self;
        left.give_up(seat, token, &mut Events::dropped());
        (left.ship(seat).tokens() < self.ship(seat).tokens()).then_some(left)
    }
}

pub(super) const fn is_tech(effect: &Effect) -> bool {
    matches!(effect, Effect::Tech(_))
}
