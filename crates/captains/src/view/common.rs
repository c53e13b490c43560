//! What belongs to nobody: tracks with their events, piles, Captain Shadow.

use crate::kinds::*;
use crate::state::Captains;
use crate::text;
use kernel::Viewer;
use serde::Serialize;

/// A faction track.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct TrackView {
    pub id: &'static str,
    pub name: &'static str,
    pub side: &'static str,
    pub event_space: u8,
    pub event: Option<(&'static str, String)>,
    pub bonuses: Vec<(u8, String)>,
}

/// Decks and discards.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct PilesView {
    pub missions: usize,
    /// Missions this viewer looked at that are still on the deck, with their depth from 1.
    pub peeked: Vec<(usize, &'static str)>,
    pub techs: usize,
    pub tech_top: Option<Class>,
    pub tech_bottom_betas: u8,
    pub omegas: usize,
    pub pirates: usize,
    pub artifacts: usize,
    pub tech_discard: Vec<&'static str>,
    pub omega_discard: Vec<&'static str>,
    /// Discarded pirates by sort, and those nobody saw.
    pub pirate_discard: Vec<(&'static str, u8)>,
    pub pirate_discard_unseen: usize,
    pub artifact_discard: Vec<(&'static str, u8)>,
}

/// Captain Shadow.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct ShadowView {
    pub place: Place,
    pub passenger: &'static str,
    pub deck: usize,
    pub drawn: Vec<&'static str>,
}

impl Captains {
    pub(super) fn event_view(&self, event: EventCard) -> (&'static str, String) {
        let face = &self.content().events[event.index()];
        (&face.name, text::event_card(self.content(), face))
    }

    pub(super) fn track_view(&self, track: Track) -> TrackView {
        let face = self.track_face(track);
        let bonuses = face
            .bonus
            .iter()
            .enumerate()
            .filter_map(|(at, list)| Some((at as u8, text::list(self.content(), (*list)?))));
        TrackView {
            id: track.word(),
            name: &self.content().factions[track as usize],
            side: &face.side,
            event_space: face.event_space,
            event: self.events[track as usize].map(|event| self.event_view(event)),
            bonuses: bonuses.collect(),
        }
    }

    pub(super) fn piles_view(&self, viewer: Viewer) -> PilesView {
        let (piles, content) = (&self.piles, self.content());
        let names =
            |mask: u64| kernel::Kinds::of_mask(mask).map(|at| content.cards[usize::from(at)].name.as_str()).collect();
        let deck = piles.missions.cards();
        let peeked = deck.iter().rev().enumerate().filter(|(_, card)| card.is_known(viewer) && !viewer.is_referee());
        let pirates = content.pirates.iter().zip(piles.pirate_discard).filter(|(_, n)| *n > 0);
        let artifacts = (0..content.artifacts.len()).filter(|&kind| piles.artifact_discard[kind] > 0);
        PilesView {
            missions: deck.len(),
            peeked: peeked.map(|(at, card)| (at + 1, content.mission(card.value()).name.as_str())).collect(),
            techs: piles.techs.len(),
            tech_top: piles.techs.top().map(|card| card.value().class()),
            tech_bottom_betas: piles.bottom_betas,
            omegas: piles.omegas.len(),
            pirates: piles.pirates.len(),
            artifacts: piles.artifacts.len(),
            tech_discard: names(piles.tech_discard),
            omega_discard: names(piles.omega_discard),
            pirate_discard: pirates.map(|(face, n)| (face.id.as_str(), n)).collect(),
            pirate_discard_unseen: piles.unseen_discard.0.iter().map(|&n| usize::from(n)).sum(),
            artifact_discard: artifacts
                .map(|kind| (self.artifact_name(Artifact(kind as u8)), piles.artifact_discard[kind]))
                .collect(),
        }
    }

    pub(super) fn shadow_view(&self) -> Option<ShadowView> {
        let shadow = self.shadow.as_ref()?;
        let content = self.content();
        Some(ShadowView {
            place: shadow.place,
            passenger: &content.passengers[usize::from(shadow.passenger)].name,
            deck: shadow.deck.len(),
            drawn: shadow.drawn.iter().map(|&order| content.order_names[order as usize].as_str()).collect(),
        })
    }
}
