//! The war's part of a position: shields, tracking cards, the acting ship.

use super::place::{Layout, Put};
use super::read::{Phase, Step, Tracking};
use crate::card::Card;
use crate::state::{Aim, BOTH, Declared, How, SEATS, Stage};
use kernel::{Seat, SeatSet, Secret};

impl Layout {
    /// Shields and tracking cards.
    pub(super) fn war_cards(&mut self) -> Put<()> {
        let has_war = matches!(self.draft.phase, Phase::War | Phase::Over);
        for seat in Seat::all(SEATS) {
            let (shields, tracking) = (self.side(seat).shields.clone(), self.side(seat).tracking.clone());
            self.only(has_war || (shields.is_empty() && tracking.is_empty()), "ships lose shields in the war alone")?;
            if self.draft.phase == Phase::War {
                self.shields(seat, &shields)?;
            }
            for tracking in tracking {
                self.tracking(seat, tracking)?;
            }
        }
        Ok(())
    }

    fn shields(&mut self, seat: Seat, shields: &[(Card, u8)]) -> Put<()> {
        for ship in self.game.sides[seat].fleet.iter() {
            self.game.battle.shields[ship.index()] = self.game.content().card(ship).shields;
        }
        for &(ship, left) in shields {
            let printed = self.game.content().card(ship).shields;
            let fits = self.game.sides[seat].fleet.has(ship) && left < printed;
            self.only(fits, "shields are of ships in this fleet, fewer than printed")?;
            self.game.battle.shields[ship.index()] = left;
        }
        Ok(())
    }

    fn tracking(&mut self, seat: Seat, tracking: Tracking) -> Put<()> {
        self.only(self.game.sides[seat].fleet.has(tracking.ship), "a tracking card lies under a ship of this fleet")?;
        let card = self.take(tracking.card)?;
        let known_to = if tracking.known { BOTH } else { SeatSet::EMPTY };
        self.game.battle.trackers[tracking.ship.index()] = Some(Secret::new(card, known_to));
        if tracking.unseen {
            self.game.battle.unseen.insert(tracking.ship);
        }
        Ok(())
    }

    /// What a finished war leaves on the table.
    pub(super) fn over_war(&mut self) -> Put<()> {
        let tracked = self.game.battle.trackers.iter().any(Option::is_some);
        let ships = Seat::all(SEATS).any(|seat| !self.game.sides[seat].fleet.is_empty());
        let clear = self.game.on_agenda().is_empty() && self.game.row.is_empty();
        if tracked || (ships && clear && self.draft.round > 0 && self.game.war.is_some()) {
            self.game.battle.round = self.draft.round;
            self.game.battle.eventful = self.draft.eventful;
            for seat in Seat::all(SEATS) {
                let shields = self.side(seat).shields.clone();
                self.shields(seat, &shields)?;
            }
        }
        Ok(())
    }

    pub(super) fn war(&mut self) -> Put<()> {
        let living = self.game.sides.0[0].fleet | self.game.sides.0[1].fleet;
        let both = Seat::all(SEATS).all(|seat| !self.game.sides[seat].fleet.is_empty());
        self.only(both && !self.game.deck.is_empty(), "a war needs ships on both sides and damage cards")?;
        let in_play = self.game.sides.0.iter().all(|side| side.hand.is_empty() && side.captains.is_empty());
        self.only(in_play, "in the war there are no hands and captains")?;
        let line = self.game.content().by_initiative;
        let ship = self.draft.acting.or_else(|| line.into_iter().find(|&ship| living.has(ship)));
        let Some((ship, seat)) = ship.and_then(|ship| Some((ship, self.game.controller(ship)?))) else {
            return self.fault("the acting ship is in no fleet");
        };
        let step = self.on_turn()?.map_or(Step::Orders, |(_, step)| step);
        self.game.stage = if step == Step::Fire { Stage::Fire } else { Stage::Orders };
        self.only(matches!(step, Step::Fire | Step::Orders), "in the war a turn is at orders or fire")?;
        self.game.active = seat;
        self.game.war = self.game.war.or(Some(Declared { by: Seat::new(0), how: How::Force }));
        let battle = &mut self.game.battle;
        (battle.acting, battle.mode, battle.round) = (Some(ship), self.draft.mode, self.draft.round.max(1));
        (battle.quiet, battle.eventful) = (self.draft.quiet, self.draft.eventful);
        self.only(self.draft.quiet < self.game.content().limits.quiet_rounds, "so many quiet rounds end the war")?;
        self.weapons(ship)
    }

    fn weapons(&mut self, ship: Card) -> Put<()> {
        let guns = self.game.content().card(ship).guns.len();
        let aims = self.draft.weapons.take().unwrap_or_else(|| vec![Aim::Open; guns]);
        self.only(aims.len() == guns, "name every weapon of the acting ship")?;
        let open = aims.contains(&Aim::Open);
        let decided = aims.iter().any(|aim| matches!(aim, Aim::Held | Aim::Idle | Aim::Spent));
        let fire = self.game.stage == Stage::Fire;
        self.only(
            if fire { !open } else { !decided },
            "open weapons are of orders, held, idle and fired ones of fire",
        )?;
        self.game.battle.aims = std::array::from_fn(|at| aims.get(at).copied().unwrap_or(Aim::Spent));
        let transferred = self.game.battle.mode.is_some();
        self.only(!transferred || self.game.battle.shields[ship.index()] == 0, "a transfer leaves no shields")?;
        let reachable = (0..guns).all(|weapon| match aims[weapon] {
            Aim::On(target) if !fire => self.game.targets(weapon).has(target),
            _ => true,
        });
        self.only(reachable, "a weapon is aimed at an enemy it reaches (SA-G2)")
    }
}
