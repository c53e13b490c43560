//! What a mission line would come to as things stand (SC-U3).

use crate::content::{Effect, Line, List, SLOTS, Steps};
use crate::kinds::*;
use crate::state::Captains;
use crate::text;
use kernel::Seat;

impl Captains {
    /// What the words of each line do not say: how far, who, where; empty where there is nothing to add.
    pub(crate) fn line_outcomes(&self, seat: Seat) -> Vec<String> {
        let lines = self.mission_face().map_or(&[][..], |face| &face.lines);
        let mut spared = self.is_painted_over(seat).into();
        let outcome = |(line, face): (u8, &Line)| {
            let (words, left) = self.line_outcome(seat, face.effects, spared);
            // A line that will not be done leaves the paint as it is.
            spared = if self.is_ahead(line) { left } else { spared };
            words
        };
        (0..).zip(lines).map(outcome).collect()
    }

    /// One line's outcome, and how much damage will be spared after it (SC-N14).
    fn line_outcome(&self, seat: Seat, list: List, mut spared: u8) -> (String, u8) {
        let effects = self.content().list(list);
        let mut parts = Vec::new();
        for (at, &effect) in effects.iter().enumerate() {
            let here = !effects[..at].iter().any(|one| matches!(one, Effect::Move(_) | Effect::Jump(_)));
            parts.extend(self.effect_outcome(seat, effect, here, spared));
            if let Effect::Damage(n) = effect {
                spared = spared.saturating_sub(n);
            }
        }
        (parts.join("; "), spared)
    }

    fn effect_outcome(&self, seat: Seat, effect: Effect, here: bool, spared: u8) -> Option<String> {
        match effect {
            Effect::Advance(Steps { n, track: Some(track) }) => Some(self.steps_words(seat, track, n)),
            Effect::Damage(n) => Some(self.damage_words(seat, n, spared)),
            Effect::Repair(n) => Some(self.repair_words(seat, n)),
            Effect::Fight(_) if here => Some(self.pirates_here(seat, spared)),
            Effect::Ready(n) => Some(self.readied_words(seat, n)),
            Effect::Tech(_) => Some(self.free_slots(seat)),
            Effect::Artifact(n) | Effect::Pirate(n) => self.no_room(seat, n),
            _ => None,
        }
    }

    /// `Cooperative 3 to 5: gain 1 medal, Surprise Inspection`.
    fn steps_words(&self, seat: Seat, track: Track, n: u8) -> String {
        let (face, steps) = (self.track_face(track), self.content().numbers.steps);
        let from = self.ship(seat).markers[track as usize].space;
        let to = |i: u8| (from + i) % steps.max(1);
        let met = |space: u8| match self.events[track as usize] {
            Some(event) if space == face.event_space => Some(self.content().events[event.index()].name.clone()),
            _ => face.bonus[usize::from(space)].map(|bonus| text::list(self.content(), bonus)),
        };
        let met: Vec<String> = (1..=n).filter_map(|i| met(to(i))).collect();
        let met = if met.is_empty() { String::new() } else { format!(": {}", met.join(", ")) };
        format!("{} {from} to {}{met}", text::track_name(track), to(n))
    }

    fn damage_words(&self, seat: Seat, n: u8, spared: u8) -> String {
        let ship = self.ship(seat);
        if self.warded.has(seat) {
            return "no damage this turn".to_owned();
        }
        let Some(n) = n.checked_sub(spared).filter(|&n| n > 0) else { return "the damage is ignored".to_owned() };
        let mut hurt = *ship;
        hurt.cargo_damage = hurt.cargo_damage.saturating_add(n.into());
        let out = ship.tokens().saturating_sub(hurt.room(self.content()));
        let out = if out == 0 { String::new() } else { format!(", {out} pushed out of cargo") };
        let ignored = if spared == 0 { "" } else { ", the first ignored" };
        format!("damage {} to {}{ignored}{out}", ship.damage(), hurt.damage())
    }

    fn repair_words(&self, seat: Seat, n: u8) -> String {
        let damage = self.ship(seat).damage();
        match damage {
            0 => "nothing to repair".to_owned(),
            _ => format!("damage {damage} to {}", damage.saturating_sub(n.into())),
        }
    }

    fn pirates_here(&self, seat: Seat, spared: u8) -> String {
        let routes = self.routes_at(self.ship(seat).place);
        let fights = routes.filter_map(|(route, _)| self.fight_words(seat, route.index(), spared));
        let fights: Vec<String> = fights.collect();
        if fights.is_empty() { "no pirate here".to_owned() } else { fights.join(", or ") }
    }

    fn readied_words(&self, seat: Seat, n: u8) -> String {
        let first = self.ship(seat).queue.iter().take(n.into()).map(|figure| figure.letter());
        let first: Vec<&str> = first.collect();
        if first.is_empty() { "nobody waits".to_owned() } else { format!("{} to the ready room", first.join(" ")) }
    }

    fn free_slots(&self, seat: Seat) -> String {
        let ship = self.ship(seat);
        let free = (0..SLOTS).filter(|&slot| ship.slots[slot].is_none() && !ship.is_damaged(slot)).count();
        match (free, self.best_offer(seat)) {
            (0, _) => "no free slot".to_owned(),
            (_, Some((card, slot, icons))) => {
                let icons: Vec<&str> = icons.into_iter().map(text::icon_word).collect();
                format!("best match {} in slot {}: {}", self.content().card(card).name, slot + 1, icons.join(", "))
            }
            _ => format!("{free} free, no match"),
        }
    }

    fn no_room(&self, seat: Seat, n: u8) -> Option<String> {
        let ship = self.ship(seat);
        let free = ship.room(self.content()).saturating_sub(ship.tokens());
        (free < usize::from(n)).then(|| format!("room for {free}"))
    }

    /// The tech on the board that matches best, its slot and the icons that meet.
    pub(crate) fn best_offer(&self, seat: Seat) -> Option<(Card, usize, Vec<Icon>)> {
        let fit = |card: Card| self.best_fit(seat, card).map(|(slot, icons)| (card, slot, icons));
        self.offered().filter_map(fit).max_by_key(|(_, _, icons)| icons.len())
    }

    /// The free slot in which most icons of a tech meet an equal one, and those icons.
    pub(crate) fn best_fit(&self, seat: Seat, card: Card) -> Option<(usize, Vec<Icon>)> {
        let ship = self.ship(seat);
        let free = (0..SLOTS).filter(|&slot| ship.slots[slot].is_none() && !ship.is_damaged(slot));
        // The first of the best: `max_by_key` would take the last.
        let best = free.map(|slot| (slot, self.met_in(seat, card, slot))).rev().max_by_key(|(_, icons)| icons.len())?;
        (!best.1.is_empty()).then_some(best)
    }

    /// The icons a tech would match in a slot.
    pub(crate) fn met_in(&self, seat: Seat, card: Card, slot: usize) -> Vec<Icon> {
        let mut icons = self.bonuses_of(seat, slot, self.content().card(card).edges);
        std::iter::from_fn(move || icons.pop_first()).collect()
    }
}
