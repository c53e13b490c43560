//! Techs: installing, bonuses, abilities that wait (SC-X).

use crate::content::{Ability, Into, ROOMS, SLOTS, Sort, Trigger};
use crate::event::Event;
use crate::frames::{ArrayIcons, CardByte, Task};
use crate::kinds::*;
use crate::state::Captains;
use kernel::{Events, Seat};

impl Captains {
    /// Takes a tech off the central board (SC-X8: the space stays empty until the end of turn).
    pub(crate) fn take_tech(&mut self, owner: Seat, card: Card, into: Into, events: &mut Events<Event>) {
        for space in self.central.iter_mut().filter(|space| **space == Some(card)) {
            *space = None;
        }
        events.push(|| Event::TookTech { seat: owner, card });
        self.push(owner, Task::Install(card, into), events);
    }

    /// Places a tech: what it replaces goes, then its bonuses, then abilities that wait for it.
    pub(crate) fn install(&mut self, owner: Seat, card: Card, slot: usize, events: &mut Events<Event>) {
        self.remove_tech(owner, slot, events);
        let waiting = self.ship(owner).waiting(self.content(), |trigger| trigger == Trigger::TechPlaced);
        self.ship_mut(owner).slots[slot] = Some(card);
        events.push(|| Event::InstalledTech { seat: owner, card, slot: slot as u8 });
        self.push_triggers(owner, &waiting, events);
        let icons = self.bonuses(owner, slot);
        if !icons.is_empty() {
            self.push(owner, Task::Bonuses(icons), events);
        }
        self.make_room(owner, events);
    }

    /// A tech leaves its slot; an artifact in that room goes with it (SC-N19).
    pub(crate) fn remove_tech(&mut self, owner: Seat, slot: usize, events: &mut Events<Event>) {
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

    /// The next tech bonus, as the techs now aboard make it (SC-X5, SC-X10).
    pub(crate) fn next_bonus(&mut self, owner: Seat, mut icons: ArrayIcons, events: &mut Events<Event>) {
        let icon = icons.pop_first();
        match icons.is_empty() {
            true => self.end(),
            false => self.again(Task::Bonuses(icons)),
        }
        let Some(icon) = icon else { return };
        let content = self.content();
        let changed = self.ship(owner).abilities(content).find_map(|(_, ability)| match ability {
            Ability::Bonus(of, becomes) if of == icon => Some(becomes),
            _ => None,
        });
        events.push(|| Event::EarnedBonus { seat: owner, icon });
        self.begin(owner, changed.unwrap_or(content.bonus[icon as usize]), events);
    }

    /// Wakes the owner's abilities that wait for this (SC-Q79).
    pub(crate) fn wake(&mut self, owner: Seat, met: impl Fn(Trigger) -> bool, events: &mut Events<Event>) {
        if self.ship(owner).traits(self.content()).waits() {
            let waiting = self.ship(owner).waiting(self.content(), met);
            self.push_triggers(owner, &waiting, events);
        }
    }

    fn push_triggers(&mut self, owner: Seat, waiting: &[Card], events: &mut Events<Event>) {
        if waiting.is_empty() {
            return;
        }
        let mut cards = [None; SLOTS];
        for (place, &card) in cards.iter_mut().zip(waiting) {
            *place = Some(CardByte::of(card));
        }
        self.push(owner, Task::Triggers(cards), events);
    }

    /// One waiting ability resolves; the others stay (SC-Q15).
    pub(crate) fn resolve_trigger(
        &mut self,
        owner: Seat,
        cards: [Option<CardByte>; SLOTS],
        index: usize,
        events: &mut Events<Event>,
    ) {
        let mut rest = [None; SLOTS];
        let others = cards.iter().flatten().filter(|card| card.index() != index);
        rest.iter_mut().zip(others).for_each(|(place, &card)| *place = Some(card));
        match rest[0] {
            None => self.end(),
            Some(_) => self.again(Task::Triggers(rest)),
        }
        let face = &self.content().cards[index];
        if let Sort::Ability(Ability::On(_, gain)) = face.sort {
            let card = face.card;
            events.push(|| Event::Triggered { seat: owner, card });
            self.begin(owner, gain, events);
        }
    }
}
