//! How good a position is, in votes turned into a chance to win (RULES.md section 7).

use crate::card::Card;
use crate::content::{Content, Kind, Op};
use crate::state::{Assembly, FLEET_CAP, SEATS, Stage, other};
use kernel::{Edition, Evaluate, Game, Seat};

/// Hundredths of a vote that are worth two units of log-odds (4.6 votes each).
const SPREAD: i64 = 920;

impl Evaluate for Assembly {
    fn evaluate(&self, seat: Seat) -> i32 {
        if let Some(outcome) = self.outcome() {
            return outcome.worth(seat);
        }
        let difference = self.worth(seat) - self.worth(other(seat));
        chance(i64::from(difference))
    }

    /// Captains by the card's number, ships a hundred above.
    fn taken(&self, seat: Seat, out: &mut Vec<u16>) {
        let side = self.side(seat);
        out.extend(side.captains.iter().map(|card| card.index() as u16));
        out.extend(side.fleet.iter().map(|card| SHIPS + card.index() as u16));
    }

    fn taken_name(edition: Edition<Content>, id: u16) -> Option<(&'static str, String)> {
        let name = |index: u16| Some(edition.content().name(Card::checked(index.into())?));
        match id.checked_sub(SHIPS) {
            Some(ship) => Some(("ship", name(ship)?.ship.clone())),
            None => Some(("captain", name(id)?.captain.clone())),
        }
    }
}

/// The first number of a ship in balance reports.
const SHIPS: u16 = 100;

/// Close to 1 / (1 + exp(-D / 4.6)) in thousandths, in whole numbers: equal on every machine.
fn chance(difference: i64) -> i32 {
    let root = ((difference * difference + SPREAD * SPREAD) as u64).isqrt() as i64;
    (500 + 500 * difference / root.max(1)).clamp(1, 999) as i32
}

impl Assembly {
    /// Hundredths of a vote: fleet, captains, hand.
    fn worth(&self, seat: Seat) -> i32 {
        if self.is_war() {
            return self.war_worth(seat);
        }
        let side = self.side(seat);
        let fleet: i32 = side.fleet.iter().map(|ship| self.hull(ship)).sum();
        let turns = self.turns_left(seat);
        let engine: i32 = side.captains.iter().map(|captain| self.engine(captain, side.fleet.len()) * turns / 10).sum();
        let room = (FLEET_CAP - side.fleet.len()) as i32;
        let hand = 200 * (side.hand.len() as i32).min(2 + room) * turns.min(10) / 10;
        let pool = if seat == self.active { 60 * i32::from(self.votes.min(12)) } else { 0 };
        fleet + engine + hand + pool
    }

    /// A ship's worth: its cost and the two votes its card would have brought.
    fn hull(&self, ship: Card) -> i32 {
        100 * (i32::from(self.content().card(ship).ship_cost) + 2)
    }

    /// Expected turns of this seat before the war, in tenths.
    fn turns_left(&self, seat: Seat) -> i32 {
        match self.war {
            Some(war) if seat == self.active && (war.by == seat || self.is_final_turn()) => 5,
            Some(war) if war.by == seat => 0,
            Some(_) if self.is_final_turn() => 5,
            Some(_) => 10,
            None => {
                let fleets = Seat::all(SEATS).map(|seat| self.side(seat).fleet.len()).max().unwrap_or(0);
                let by_deck = 10 * self.deck.len() as i32 / 3;
                by_deck.min(45).min(12 * (FLEET_CAP - fleets.min(4)) as i32)
            }
        }
    }

    /// Hundredths of a vote a turn: 0.8 for each vote a captain casts, a bonus for what else it can do.
    fn engine(&self, captain: Card, ships: usize) -> i32 {
        let mut best = 0;
        let mut bonus = 0;
        for ability in &self.content().card(captain).abilities {
            match (ability.kind, ability.ops.as_slice()) {
                (Kind::Activated, [Op::Cast(n)]) => best = best.max(80 * i32::from(*n)),
                (Kind::Activated, [Op::CastPerShip(n)]) => best = best.max(80 * i32::from(*n) * ships.max(1) as i32),
                (Kind::Activated, _) => bonus += 25,
                (Kind::Static { captains, ships }, _) => bonus -= 40 * (i32::from(captains) + i32::from(ships)),
                (Kind::OnPlay, _) => bonus += 50,
                (Kind::OnArrival | Kind::Recess(_), _) => bonus += 10,
            }
        }
        best + bonus
    }

    /// In the war: what a hull still is after its lost shields; a ship yet to act is worth more.
    fn war_worth(&self, seat: Seat) -> i32 {
        let acting = self.battle.acting.map_or(0, |ship| self.content().card(ship).initiative);
        let one = |ship: Card| {
            let printed = self.content().card(ship);
            let points = i32::from(self.battle.shields[ship.index()]) + 1;
            let full = i32::from(printed.shields) + 1;
            let waiting =
                i32::from(printed.initiative > acting || (self.stage == Stage::Orders && printed.initiative == acting));
            let left = 45 + 55 * points / full;
            self.hull(ship) * left / 100 * (100 + 12 * waiting) / 100
        };
        self.side(seat).fleet.iter().map(one).sum()
    }
}
