//! Odds of what is drawn, from what everybody can count (SC-U3).

use crate::content::{Effect, List};
use crate::kinds::*;
use crate::ship::Held;
use crate::state::Captains;
use crate::text;
use kernel::Seat;

impl Captains {
    /// Odds of the first artifact and the first ambush among the effects that would follow.
    pub(crate) fn odds(&self, seat: Seat, list: List) -> Option<String> {
        let effects = self.content().list(list);
        let artifact = effects.iter().any(|effect| matches!(effect, Effect::Artifact(_)));
        let ambush = effects.iter().position(|effect| matches!(effect, Effect::Ambush(_)));
        let parts = [artifact.then(|| self.artifact_odds()), ambush.map(|at| self.ambush_odds(seat, &effects[..at]))];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        (!parts.is_empty()).then(|| parts.join("; "))
    }

    /// The bonus of the next space of a track, where it is no event.
    pub(crate) fn track_bonus(&self, seat: Seat, track: Track) -> Option<List> {
        let (face, space) = (self.track_face(track), self.next_space(seat, track));
        face.bonus[usize::from(space)].filter(|_| space != face.event_space)
    }

    /// Artifacts lie face up everywhere but in the pile, so the pile can be counted.
    fn artifact_odds(&self) -> String {
        let faces = self.content().artifacts.iter().enumerate();
        let left: Vec<i32> = faces.map(|(kind, face)| self.artifacts_left(kind, face.count)).collect();
        if left.iter().sum::<i32>() == 0 {
            return "no artifact is left".to_owned();
        }
        let words = left.iter().enumerate().map(|(kind, &n)| {
            format!("{} {} %", text::artifact(self.content(), Artifact(kind as u8)), percent(n, &left))
        });
        format!("artifact: {}", words.collect::<Vec<_>>().join(", "))
    }

    /// How many of a kind may come: from the pile, or from the discard that becomes it (SC-Z3).
    fn artifacts_left(&self, kind: usize, count: u8) -> i32 {
        let discarded = i32::from(self.piles.artifact_discard[kind]);
        if self.piles.artifacts.is_empty() {
            return discarded;
        }
        let laid = |seat| self.ship(seat).rooms.iter().flatten().filter(|room| room.index() == kind).count() as i32;
        let seen = Seat::all(self.players).map(|seat| i32::from(self.ship(seat).artifacts[kind]) + laid(seat));
        i32::from(count) - discarded - seen.sum::<i32>()
    }

    /// The colours of an ambush, and where each leads while the ship stays until then (SC-P3, SC-W8).
    fn ambush_odds(&self, seat: Seat, before: &[Effect]) -> String {
        let left = self.pirates_left();
        let stays = !before.iter().any(|effect| matches!(effect, Effect::Move(_) | Effect::Jump(_)));
        let words = [Exhaust::Green, Exhaust::Purple, Exhaust::Yellow].map(|color| {
            let to = if stays { self.ambush_route(seat, color) } else { String::new() };
            format!("{} {} %{to}", color.word(), percent(left[color as usize], &left))
        });
        format!("ambush: {}", words.join(", "))
    }

    fn ambush_route(&self, seat: Seat, color: Exhaust) -> String {
        let face = &self.map_face().places[self.ship(seat).place.index()];
        match face.routes[color as usize] {
            Some((route, end)) if self.map.pirates[route.index()].is_none() => {
                format!(" on the route to {}", self.place_of(end))
            }
            _ => " discarded".to_owned(),
        }
    }

    /// Pirates by exhaust that may come: all less those whose face is known (SC-B2). When the pile
    /// is empty the discard becomes it (SC-P9); the unseen in it are as likely as the others.
    fn pirates_left(&self) -> [i32; 3] {
        let mut left = [0; 3];
        for (kind, face) in self.content().pirates.iter().enumerate() {
            let discarded = i32::from(self.piles.pirate_discard[kind]);
            let all = i32::from(face.count) - self.pirates_seen(Pirate(kind as u8));
            left[face.exhaust as usize] += if self.piles.pirates.is_empty() { discarded } else { all - discarded };
        }
        left
    }

    fn pirates_seen(&self, pirate: Pirate) -> i32 {
        let routes = self.map.pirates.iter().filter(|on| **on == Some(pirate)).count();
        let held = |seat| {
            let seen = |held: &&Held| matches!(held, Held::Seen(one) if *one == pirate);
            self.ship(seat).pirates.iter().filter(seen).count()
        };
        (routes + Seat::all(self.players).map(held).sum::<usize>()) as i32
    }
}

fn percent(n: i32, all: &[i32]) -> i32 {
    let all = all.iter().sum::<i32>().max(1);
    (100 * n + all / 2) / all
}
