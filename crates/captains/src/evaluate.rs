//! How good a position is, for bots: the score as it stands and what the rest of the game may
//! add (RULES section 7).

use crate::content::{Content, Sort};
use crate::frames::Owned;
use crate::questions::*;
use crate::state::Captains;
use evaluation::{Effort, Evaluate};
use kernel::{Edition, Game, Seat};
use terms::TERMS;

mod terms;

/// Worth in hundredths of a point.
impl Captains {
    fn worth(&self, seat: Seat) -> i32 {
        terms::of(self, seat).iter().zip(TERMS).map(|(n, (_, weight))| n * weight).sum()
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        Seat::all(self.players).filter(move |&other| other != seat)
    }

    /// Rounds after this one.
    fn rounds_left(&self) -> i32 {
        self.content().numbers.rounds.saturating_sub(self.round).into()
    }

    /// What is still to come of effects in mid-air.
    fn pending_worth(&self, seat: Seat) -> i32 {
        let away = self.away.filter(|_| seat == self.turn).map_or(0, |away| {
            let face = self.content().mission(away.mission);
            let matched = (0..face.lines.len() as u8).filter(|&line| self.line_matches(line));
            100 * i32::from(face.points) + 70 * matched.count() as i32
        });
        let mine = self.stack.iter().filter(|owned| owned.owner == seat);
        away + mine.map(|owned| self.frame_worth(owned)).sum::<i32>()
    }

    fn frame_worth(&self, owned: &Owned) -> i32 {
        let ship = self.ship(owned.owner);
        match owned.frame {
            Frame::Run(Run { list, at, .. }) => 80 * (self.content().list(list).len() as i32 - i32::from(at)),
            Frame::Moves(Moves(n)) => 50 * i32::from(n),
            Frame::Jumps(Jumps(n)) => 80 * i32::from(n),
            Frame::Fights(Fights(n)) => {
                let near =
                    self.routes_at(ship.place).filter(|(route, _)| self.map.pirates[route.index()].is_some()).count()
                        as i32;
                120 * near.min(i32::from(n))
            }
            Frame::Loot(_) => 200,
            Frame::Damage(Damage(n)) => -100 * i32::from(n),
            Frame::Overflow(_) => -60,
            Frame::Repairs(Repairs(n)) => 100 * (ship.damage().min(u32::from(n)) as i32),
            Frame::TakeTech(_) | Frame::PickDrawn(_) | Frame::PickGift(_) | Frame::Install(_) => 150,
            Frame::Advance(Advance { left, .. }) => 70 * i32::from(left),
            Frame::Bonuses(_) | Frame::Triggers(_) | Frame::CopyRoom(_) | Frame::Choose(_) => 90,
            Frame::SecondTask(_) => 110,
            Frame::Owe(Owe(n)) => -60 * i32::from(n),
            _ => 0,
        }
    }
}

impl Evaluate for Captains {
    /// An admiral with ten times a captain's playouts won only 60 % of 100 games.
    const EFFORT: Effort = Effort { playouts: [25, 100, 4000], ..Effort::USUAL };

    fn evaluate(&self, seat: Seat) -> i32 {
        if let Some(outcome) = self.outcome() {
            return if self.is_solo() { solo(self.score(seat) * 50) } else { outcome.worth(seat) };
        }
        let mine = self.worth(seat);
        if self.is_solo() {
            return solo(mine);
        }
        let best = self.others(seat).map(|other| self.worth(other)).max().unwrap_or(0);
        // Ten points ahead is nearly won.
        (500 + (mine - best) * 400 / 1200).clamp(1, 999)
    }

    /// Each term in points as it is weighed now, so a fit that agrees gives all the same weight.
    fn features(&self, seat: Seat, out: &mut Vec<f64>) {
        let Some(rival) = self.others(seat).max_by_key(|&other| self.worth(other)) else { return };
        let (mine, theirs) = (terms::of(self, seat), terms::of(self, rival));
        let leads = mine.iter().zip(theirs).zip(TERMS).map(|((mine, theirs), (_, weight))| (mine - theirs) * weight);
        out.extend(leads.map(|lead| f64::from(lead) / 100.0));
    }

    fn feature_names(_: Edition<Content>) -> Vec<String> {
        TERMS.iter().map(|(name, _)| (*name).to_owned()).collect()
    }

    /// Techs and omegas by the card's number, missions a hundred above.
    fn taken(&self, seat: Seat, out: &mut Vec<u16>) {
        let ship = self.ship(seat);
        out.extend(ship.slots.iter().flatten().map(|card| card.index() as u16));
        out.extend((0..64).filter(|at| ship.missions >> at & 1 == 1).map(|at| MISSIONS + at));
    }

    fn taken_name(edition: Edition<Content>, id: u16) -> Option<(&'static str, String)> {
        let content = edition.content();
        match id.checked_sub(MISSIONS) {
            Some(mission) => Some(("mission", content.missions.get(usize::from(mission))?.name.clone())),
            None => {
                let card = content.cards.get(usize::from(id))?;
                let group = if matches!(card.sort, Sort::Omega(_)) { "omega" } else { "tech" };
                Some((group, card.name.clone()))
            }
        }
    }
}

/// The first number of a mission in balance reports.
const MISSIONS: u16 = 100;

/// A solo score on the same scale: 75 points and more are the best epilogue.
fn solo(hundredths: i32) -> i32 {
    (hundredths * 1000 / 7500).clamp(0, 1000)
}
