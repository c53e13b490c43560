//! Two artifacts that would serve better elsewhere, or two others that would serve here (SC-U4).

use crate::action::{Action, Pair};
use crate::content::Content;
use crate::kinds::*;
use crate::ship::{BERTHS, Ship};
use crate::state::Captains;
use crate::text;
use kernel::Seat;

impl Captains {
    /// Another pair that fits the room and leaves a pair for more colours; else, where any two do, the rooms that want
    /// these two.
    pub(crate) fn better_pair(&self, seat: Seat, berth: usize, pair: Pair) -> Option<String> {
        self.spared_pair(seat, berth, pair).or_else(|| self.wasted_pair(seat, berth, pair))
    }

    fn spared_pair(&self, seat: Seat, berth: usize, pair: Pair) -> Option<String> {
        let (ship, content) = (self.ship(seat), self.content());
        let colors = ship.colors(content, berth, ship.room_face(content, berth)?.color);
        let kept = |pair: &Pair| colors_left(ship, content, *pair);
        let fit = Pair::ALL.into_iter().filter(|&one| ship.has_pair(one) && colors.admit_pair(content, one));
        let best = fit.max_by_key(|one| kept(one).len())?;
        if kept(&best).len() <= kept(&pair).len() {
            return None;
        }
        let (a, b) = best.types();
        let words: Vec<String> = kept(&best).into_iter().map(|crew| crew.word().to_owned()).collect();
        let pair = format!("{} and {}", self.kind_name(a), self.kind_name(b));
        Some(format!("{pair} fit here too and leave you a pair for {}", text::join(&words, "and")))
    }

    /// Any two fit a gray room; two that share a colour would also power a room of it.
    fn wasted_pair(&self, seat: Seat, berth: usize, pair: Pair) -> Option<String> {
        let (ship, content) = (self.ship(seat), self.content());
        if ship.room_face(content, berth)?.color != RoomColor::Gray {
            return None;
        }
        let wants = |at: &usize| {
            let room = ship.room_face(content, *at).filter(|room| room.color != RoomColor::Gray);
            room.is_some_and(|room| ship.colors(content, *at, room.color).admit_pair(content, pair))
        };
        let rooms: Vec<String> = (0..BERTHS).filter(wants).map(|at| self.berth_name(Action::berth(at))).collect();
        (!rooms.is_empty()).then(|| format!("these two would also power {}", text::join(&rooms, "or")))
    }
}

/// The colours that pairs of what is left would power.
fn colors_left(ship: &Ship, content: &Content, spent: Pair) -> Vec<Crew> {
    let mut left = *ship;
    for kind in [spent.types().0, spent.types().1] {
        left.artifacts[kind.index()] = left.artifacts[kind.index()].saturating_sub(1);
    }
    let shows = |kind: Artifact, crew| content.artifacts[kind.index()].colors.contains(&crew);
    let pairs: Vec<Pair> = Pair::ALL.into_iter().filter(|&pair| left.has_pair(pair)).collect();
    let powers = |crew: &Crew| pairs.iter().any(|pair| shows(pair.types().0, *crew) && shows(pair.types().1, *crew));
    Crew::ALL.into_iter().filter(powers).collect()
}
