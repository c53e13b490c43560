//! Techs: installing, bonuses, abilities that wait (SC-X).

use crate::content::{Ability, Onto, ROOMS, SLOTS, Trigger};
use crate::event::{Event, Heard};
use crate::fast::ArrayIcons;
use crate::kinds::*;
use crate::questions::{CardByte, Install, Triggers};
use crate::state::Captains;
use kernel::{Fate, Seat, Step};

/// Tech bonuses still to come, top first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bonuses(pub ArrayIcons);

impl Step<Captains> for Bonuses {
    /// The next one, as the techs now aboard make it (SC-X5, SC-X10).
    fn run(self, game: &mut Captains, owner: Seat, _: &mut Fate, events: &mut Heard) {
        let Bonuses(mut icons) = self;
        let Some(icon) = icons.pop_first() else { return };
        if !icons.is_empty() {
            game.push(owner, Bonuses(icons), events);
        }
        let content = game.content();
        let changed = game.ship(owner).abilities(content).find_map(|(_, ability)| match ability {
            Ability::Bonus(of, becomes) if of == icon => Some(becomes),
            _ => None,
        });
        events.push(|| Event::EarnedBonus { seat: owner, icon });
        game.begin(owner, changed.unwrap_or(content.bonus[icon as usize]), events);
    }
}

impl Captains {
    /// Takes a tech off the central board (SC-X8: the space stays empty until the end of turn).
    pub(crate) fn take_tech(&mut self, owner: Seat, card: Card, onto: Onto, events: &mut Heard) {
        for space in self.central.iter_mut().filter(|space| **space == Some(card)) {
            *space = None;
        }
        events.push(|| Event::TookTech { seat: owner, card });
        self.push(owner, Install(card, onto), events);
    }

    /// Places a tech: what it replaces goes, then its bonuses, then abilities that wait for it.
    pub(crate) fn install(&mut self, owner: Seat, card: Card, slot: usize, events: &mut Heard) {
        self.remove_tech(owner, slot, events);
        let waiting = self.ship(owner).waiting(self.content(), |trigger| trigger == Trigger::TechPlaced);
        self.ship_mut(owner).slots[slot] = Some(card);
        events.push(|| Event::InstalledTech { seat: owner, card, slot: slot as u8 });
        self.push_triggers(owner, &waiting, events);
        let icons = self.bonuses(owner, slot);
        if !icons.is_empty() {
            self.push(owner, Bonuses(icons), events);
        }
        self.make_room(owner, events);
    }

    /// A tech leaves its slot; an artifact in that room goes with it (SC-N19).
    pub(crate) fn remove_tech(&mut self, owner: Seat, slot: usize, events: &mut Heard) {
        let ship = self.ship_mut(owner);
        let Some(card) = ship.slots[slot].take() else { return };
        if let Some(artifact) = ship.rooms[ROOMS + slot].take() {
            self.piles.artifact_discard[artifact.index()] += 1;
        }
        self.discard_card(card);
        events.push(|| Event::DiscardedTech { seat: owner, card });
    }

    /// Equal icons at equal height on facing sides, top first, left before right (SC-X3, SC-Q19).
    pub(crate) fn bonuses(&self, owner: Seat, slot: usize) -> ArrayIcons {
        let mine = [0, 1].map(|edge| self.ship(owner).edge(self.content(), self.slot_side, slot, edge));
        self.bonuses_of(owner, slot, mine)
    }

    /// The same for a tech that would lie there.
    pub(crate) fn bonuses_of(&self, owner: Seat, slot: usize, mine: [Edge; 2]) -> ArrayIcons {
        let (ship, content, side) = (self.ship(owner), self.content(), self.slot_side);
        let left = slot.checked_sub(1).map_or([None; 3], |left| ship.edge(content, side, left, 1));
        let right = if slot + 1 < SLOTS { ship.edge(content, side, slot + 1, 0) } else { [None; 3] };
        let mut icons = ArrayIcons::default();
        for height in 0..3 {
            for (own, facing) in [(mine[0][height], left[height]), (mine[1][height], right[height])] {
                match own {
                    Some(icon) if facing == own => icons.push(icon),
                    _ => {}
                }
            }
        }
        icons
    }

    /// Wakes the owner's abilities that wait for this (SC-Q79).
    pub(crate) fn wake(&mut self, owner: Seat, met: impl Fn(Trigger) -> bool, events: &mut Heard) {
        if self.ship(owner).traits(self.content()).waits() {
            let waiting = self.ship(owner).waiting(self.content(), met);
            self.push_triggers(owner, &waiting, events);
        }
    }

    fn push_triggers(&mut self, owner: Seat, waiting: &[Card], events: &mut Heard) {
        if waiting.is_empty() {
            return;
        }
        let mut cards = [None; SLOTS];
        for (place, &card) in cards.iter_mut().zip(waiting) {
            *place = Some(CardByte::of(card));
        }
        self.push(owner, Triggers(cards), events);
    }
}
