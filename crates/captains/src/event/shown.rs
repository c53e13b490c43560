//! What of an event each viewer may know.

use super::{Event, Form, Inside, Outside, Told};
use crate::kinds::{Card, Class, Route};
use kernel::{Faced, Redact, Secret, Shown, Viewer};

/// How an event's hidden things change from one form to another.
pub trait Turn<A: Form, B: Form> {
    /// Turns one thing.
    fn turn<T: Faced>(&self, thing: A::Of<T>) -> B::Of<T>;

    /// Turns a tech that was drawn from its deck.
    fn tech(&self, card: A::Of<Card>) -> B::Of<Card> {
        self.turn(card)
    }

    /// Where a drawn pirate came to: its colour decides that.
    fn route(&self, route: Option<Route>) -> Option<Route> {
        route
    }
}

/// What this viewer may know.
impl Turn<Inside, Outside> for Viewer {
    fn turn<T: Faced>(&self, thing: Secret<T>) -> Shown<T> {
        thing.shown_to(*self)
    }
}

/// Every face turned down, as two worlds must agree on it (law 3).
struct Veil;

impl Turn<Outside, Outside> for Veil {
    fn turn<T: Faced>(&self, thing: Shown<T>) -> Shown<T> {
        thing.veiled()
    }

    /// Once the deck was reshuffled, nobody knows where its classes lie: they come to light with the faces.
    fn tech(&self, _: Shown<Card>) -> Shown<Card> {
        Shown::Back(Class::Alpha)
    }

    fn route(&self, _: Option<Route>) -> Option<Route> {
        None
    }
}

impl<F: Form> Event<F> {
    /// The same event with its hidden things in another form. Every variant is named, so that a new one says who sees
    /// what is in it.
    pub fn map<G: Form>(self, turn: &impl Turn<F, G>) -> Event<G> {
        use Event as E;
        match self {
            E::Trained { seat, from, to } => E::Trained { seat, from, to },
            E::Promoted { seat, crew } => E::Promoted { seat, crew },
            E::Activated { seat, berth, card, figure } => E::Activated { seat, berth, card, figure },
            E::CopiedRoom { seat, card } => E::CopiedRoom { seat, card },
            E::Called { seat, figure } => E::Called { seat, figure },
            E::TookMission { seat, mission, place } => E::TookMission { seat, mission, place },
            E::Assigned { seat, line, figure } => E::Assigned { seat, line, figure },
            E::PerformedLine { seat, mission, line } => E::PerformedLine { seat, mission, line },
            E::IgnoredLine { seat, line } => E::IgnoredLine { seat, line },
            E::CompletedMission { seat, mission } => E::CompletedMission { seat, mission },
            E::TileMoved { number, from, to } => E::TileMoved { number, from, to },
            E::NewMission { mission, place } => E::NewMission { mission: turn.turn(mission), place },
            E::Uprising => E::Uprising,
            E::Passed { seat } => E::Passed { seat },
            E::Moved { seat, from, to } => E::Moved { seat, from, to },
            E::TookDamage { seat } => E::TookDamage { seat },
            E::WardedOff { seat } => E::WardedOff { seat },
            E::Repaired { seat, slot } => E::Repaired { seat, slot },
            E::GaveUp { seat, token } => E::GaveUp { seat, token },
            E::GainedMedals { seat, n } => E::GainedMedals { seat, n },
            E::GainedCrew { seat, figure, n } => E::GainedCrew { seat, figure, n },
            E::Readied { seat, figure } => E::Readied { seat, figure },
            E::GainedArtifact { seat, artifact } => E::GainedArtifact { seat, artifact: turn.turn(artifact) },
            E::GainedPirate { seat } => E::GainedPirate { seat },
            E::PirateCame { place, pirate, route } => {
                E::PirateCame { place, pirate: turn.turn(pirate), route: turn.route(route) }
            }
            E::DefeatedPirate { seat, pirate, route } => E::DefeatedPirate { seat, pirate, route },
            E::DrewPirate { seat, pirate } => E::DrewPirate { seat, pirate: turn.turn(pirate) },
            E::PlacedPirate { seat, pirate, route } => E::PlacedPirate { seat, pirate, route },
            E::PirateLeft { pirate, route } => E::PirateLeft { pirate, route },
            E::TookTech { seat, card } => E::TookTech { seat, card },
            E::InstalledTech { seat, card, slot } => E::InstalledTech { seat, card, slot },
            E::DiscardedTech { seat, card } => E::DiscardedTech { seat, card },
            E::EarnedBonus { seat, icon } => E::EarnedBonus { seat, icon },
            E::Triggered { seat, card } => E::Triggered { seat, card },
            E::DrewCards { seat, cards } => {
                E::DrewCards { seat, cards: cards.into_iter().map(|card| turn.tech(card)).collect() }
            }
            E::Refilled { space, card } => E::Refilled { space, card: turn.tech(card) },
            E::Peeked { seat, missions } => {
                E::Peeked { seat, missions: missions.into_iter().map(|card| turn.turn(card)).collect() }
            }
            E::Chose { seat, option } => E::Chose { seat, option },
            E::LaidInRoom { seat, artifact, berth, card } => E::LaidInRoom { seat, artifact, berth, card },
            E::Advanced { seat, track, space, lap } => E::Advanced { seat, track, space, lap },
            E::WentBack { seat, track, space } => E::WentBack { seat, track, space },
            E::ReachedEvent { seat, event } => E::ReachedEvent { seat, event },
            E::EventLeft { event } => E::EventLeft { event },
            E::Lasted { seat, event } => E::Lasted { seat, event },
            E::UsedTile { seat, station } => E::UsedTile { seat, station },
            E::RoundBegan { round } => E::RoundBegan { round },
            E::ShadowDrew { order } => E::ShadowDrew { order: turn.turn(order) },
            E::ShadowMoved { to } => E::ShadowMoved { to },
            E::ShadowTook { card } => E::ShadowTook { card },
            E::ShadowCompleted { mission, place } => E::ShadowCompleted { mission, place },
            E::GameEnded => E::GameEnded,
            E::TooDeep { seat } => E::TooDeep { seat },
        }
    }
}

impl Redact for Event<Inside> {
    type Shown = Told;

    fn shown_to(&self, viewer: Viewer) -> Option<Told> {
        Some(self.clone().map(&viewer))
    }

    fn veil(shown: &Told) -> Told {
        shown.clone().map(&Veil)
    }
}
