//! Events in words: the captain's diary (SC-U6).

use crate::event::{Given, Told};
use crate::kinds::*;
use crate::state::Captains;
use crate::text;
use crate::words::figure_words;
use kernel::{Names, Seat, Shown};

impl Captains {
    fn card_of(&self, card: Card) -> &'static str {
        &self.content().card(card).name
    }

    fn mission_of(&self, mission: Mission) -> &'static str {
        &self.content().mission(mission).name
    }

    pub(crate) fn place_of(&self, place: Place) -> &'static str {
        self.map_face().places.get(place.index()).map_or("nowhere", |face| &face.name)
    }

    /// A route by its colour and its places, e.g. `the green route Old Kettle–Wobble`.
    pub(crate) fn route_of(&self, route: Route) -> String {
        let Some(face) = self.map_face().routes.get(route.index()) else { return "no route".into() };
        let [a, b] = face.ends.map(|end| self.place_of(end));
        format!("the {} route {a}–{b}", face.color.word())
    }

    fn pirate_of(&self, pirate: Pirate) -> String {
        let face = &self.content().pirates[pirate.index()];
        format!("{} {} pirate", face.exhaust.word(), face.reward)
    }

    fn room_of(&self, berth: u8, card: Option<Card>) -> &'static str {
        let basic = self.content().rooms.get(usize::from(berth)).map(|room| room.name.as_str());
        basic.or(card.map(|card| self.card_of(card))).unwrap_or("a room")
    }

    fn shown_cards(&self, cards: &[Shown<Card>]) -> String {
        let names =
            cards.iter().map(|card| card.face().map_or("a tech".to_owned(), |card| self.card_of(card).to_owned()));
        text::join(&names.collect::<Vec<_>>(), "and")
    }

    fn peeked(&self, missions: &[Shown<Mission>]) -> String {
        let faces: Vec<String> =
            missions.iter().filter_map(|card| card.face()).map(|m| self.mission_of(m).to_owned()).collect();
        let n = missions.len();
        if faces.is_empty() { format!("{n} missions") } else { text::join(&faces, "and") }
    }

    /// An event as a sentence.
    pub(crate) fn event_words(&self, event: &Told, names: &Names) -> String {
        use Told as E;
        let who = |seat: &Seat| &names[*seat];
        match event {
            E::Trained { seat, from, to } => format!("{} trained {} to {}", who(seat), named(from), to.word()),
            E::Promoted { seat, crew } => format!("{} promoted a {} ensign", who(seat), crew.word()),
            E::Activated { seat, berth, card, figure } => {
                let with = figure.map_or("two artifacts", named);
                format!("{} used {} with {with}", who(seat), self.room_of(*berth, *card))
            }
            E::CopiedRoom { seat, card } => format!("{} copied {}", who(seat), self.card_of(*card)),
            E::Called { seat, figure } => format!("{} called {} back", who(seat), named(figure)),
            E::TookMission { seat, mission, place } => {
                format!("{} set out on {} at {}", who(seat), self.mission_of(*mission), self.place_of(*place))
            }
            E::Assigned { seat, line, figure } => {
                format!("{} sent {} to line {}", who(seat), named(figure), line + 1)
            }
            E::PerformedLine { seat, line, .. } => format!("{} performed line {}", who(seat), line + 1),
            E::IgnoredLine { seat, line } => format!("{} left line {} out", who(seat), line + 1),
            E::CompletedMission { seat, mission } => format!("{} completed {}", who(seat), self.mission_of(*mission)),
            E::TileMoved { number, from, to } => {
                format!("tile {number} went from {} to {}, face down", self.place_of(*from), self.place_of(*to))
            }
            E::NewMission { mission, place } => {
                let name = mission.face().map_or("a mission", |mission| self.mission_of(mission));
                format!("{name} appeared at {}", self.place_of(*place))
            }
            E::Uprising => "the pirates rose".into(),
            E::Passed { seat } => format!("{} passed", who(seat)),
            E::Moved { seat, to, .. } => format!("{} went to {}", who(seat), self.place_of(*to)),
            E::TookDamage { seat } => format!("{} took 1 damage", who(seat)),
            E::WardedOff { seat } => format!("{} was spared 1 damage", who(seat)),
            E::Repaired { seat, slot: None } => format!("{} repaired the hold", who(seat)),
            E::Repaired { seat, slot: Some(slot) } => format!("{} repaired slot {}", who(seat), slot + 1),
            E::GaveUp { seat, token } => format!("{} gave up {}", who(seat), self.given(*token)),
            E::GainedMedals { seat, n } => {
                format!("{} gained {n} {}", who(seat), if *n == 1 { "medal" } else { "medals" })
            }
            E::GainedCrew { seat, figure, n } => format!("{} gained {}", who(seat), several(*n, figure)),
            E::Readied { seat, figure } => format!("{} got {} ready", who(seat), named(figure)),
            E::GainedArtifact { seat, artifact } => {
                let kind =
                    artifact.face().map_or(String::new(), |kind| format!("{} ", text::artifact(self.content(), kind)));
                format!("{} gained a {kind}artifact", who(seat))
            }
            E::GainedPirate { seat } => format!("{} gained a pirate token", who(seat)),
            _ => self.more_event_words(event, names),
        }
    }

    fn given(&self, token: Given) -> String {
        match token {
            Given::Medal => "a medal".into(),
            Given::Artifact(kind) => format!("a {} artifact", text::artifact(self.content(), kind)),
            Given::Pirate => "a pirate token".into(),
        }
    }

    fn more_event_words(&self, event: &Told, names: &Names) -> String {
        use Told as E;
        let who = |seat: &Seat| &names[*seat];
        match event {
            E::PirateCame { place, pirate, route } => {
                let name = pirate.face().map_or("a pirate".into(), |pirate| format!("a {}", self.pirate_of(pirate)));
                match route {
                    Some(route) => format!("{name} appeared on {}", self.route_of(*route)),
                    None => format!("{name} found no way to {}", self.place_of(*place)),
                }
            }
            E::DefeatedPirate { seat, pirate, route } => {
                format!("{} beat the {} on {}", who(seat), self.pirate_of(*pirate), self.route_of(*route))
            }
            E::DrewPirate { seat, pirate } => {
                let name = pirate.face().map_or("pirate".into(), |pirate| self.pirate_of(pirate));
                format!("{} drew a {name}", who(seat))
            }
            E::PlacedPirate { seat, route, .. } => format!("{} placed it on {}", who(seat), self.route_of(*route)),
            E::PirateLeft { pirate, route } => {
                format!("the {} on {} left", self.pirate_of(*pirate), self.route_of(*route))
            }
            E::TookTech { seat, card } => format!("{} took {}", who(seat), self.card_of(*card)),
            E::InstalledTech { seat, card, slot } => {
                format!("{} installed {} in slot {}", who(seat), self.card_of(*card), slot + 1)
            }
            E::DiscardedTech { seat, card } => format!("{} discarded {}", who(seat), self.card_of(*card)),
            E::EarnedBonus { seat, icon } => format!("{} earned a {} bonus", who(seat), text::icon_word(*icon)),
            E::Triggered { seat, card } => format!("{} uses {}", who(seat), self.card_of(*card)),
            E::DrewCards { seat, cards } => format!("{} revealed {}", who(seat), self.shown_cards(cards)),
            E::Refilled { space, card } => format!("{} came to space {}", self.shown_cards(&[*card]), space + 1),
            E::Peeked { seat, missions } => format!("{} looked at {}", who(seat), self.peeked(missions)),
            E::Chose { seat, option } => format!("{} chose option {}", who(seat), option + 1),
            E::LaidInRoom { seat, artifact, berth, card } => {
                let kind = text::artifact(self.content(), *artifact);
                format!("{} laid a {kind} artifact in {}", who(seat), self.room_of(*berth, *card))
            }
            E::Advanced { seat, track, space, .. } => {
                format!("{} advanced to {space} on {}", who(seat), text::track_name(*track))
            }
            E::WentBack { seat, track, space } => {
                format!("{} went back to {space} on {}", who(seat), text::track_name(*track))
            }
            E::ReachedEvent { seat, event } => {
                let face = &self.content().events[event.index()];
                format!("{} reached {} ({})", who(seat), face.name, text::event_card(self.content(), face))
            }
            E::EventLeft { event } => format!("{} will not happen", self.content().events[event.index()].name),
            E::Lasted { seat, event } => format!("{} had {}", who(seat), self.content().events[event.index()].name),
            E::UsedTile { seat, station } => {
                format!("{} used the tile of {}", who(seat), self.content().stations[station.index()].name)
            }
            E::RoundBegan { round } => format!("round {round} began"),
            E::ShadowDrew { order } => {
                let name = order.face().map_or("an action card", |order| &self.content().order_names[order as usize]);
                format!("Captain Shadow: {name}")
            }
            E::ShadowMoved { to } => format!("Captain Shadow went to {}", self.place_of(*to)),
            E::ShadowTook { card } => format!("Captain Shadow took {}", self.card_of(*card)),
            E::ShadowCompleted { mission, place } => {
                format!("Captain Shadow completed {} at {}", self.mission_of(*mission), self.place_of(*place))
            }
            E::GameEnded => "the voyage is over".into(),
            E::TooDeep { seat } => format!("too many effects at once: one of {} was skipped (house rule)", who(seat)),
            _ => String::new(),
        }
    }
}

/// A figure told by its letter, in words.
fn named(letter: &str) -> &'static str {
    Figure::read(letter).map_or("somebody", figure_words)
}

/// So many of a figure: `a cadet`, `2 cadets`.
fn several(n: u8, letter: &str) -> String {
    let one = named(letter);
    let bare = one.split_once(' ').map_or(one, |(_, bare)| bare);
    if n == 1 { one.to_owned() } else { format!("{n} {bare}s") }
}
