//! Positions as text: one line a zone. What no line names is ordinary: a seat without cards has the
//! starting deck (its first cards in hand), the market is empty but for the Explorers.

mod place;
mod possible;

use crate::content::Content;
use crate::format::{First, Role};
use crate::setup::Setup;
use crate::state::{EMPTY, PlayedCard, Realms};
use kernel::{Edition, Placed, PositionError, Positions, Seat, Viewer, Zone};

const fn own(word: &'static str, ordered: bool, note: &'static str) -> Zone {
    Zone { word, per_seat: true, ordered, note }
}

const fn shared(word: &'static str, ordered: bool, note: &'static str) -> Zone {
    Zone { word, per_seat: false, ordered, note }
}

/// Every zone word of this game.
pub const ZONES: &[Zone] = &[
    shared("boss", false, "the Boss of a Raid: seat 1 (or ann); seat 1 where it is not written"),
    shared("turn", false, "the turn's number, from 1"),
    shared("to move", false, "whose turn: seat 1 (or ann); in Hydra any member of the team (SR-Q49)"),
    shared("actions", false, "how many actions this turn had"),
    shared("row", true, "the Trade Row, slot by slot; - for an empty slot; empty where it is not written"),
    shared("trade deck", true, "the Trade Deck, first is the top; empty where it is not written"),
    shared(
        "explorers",
        false,
        "how many Explorers lie in their pile; where it is not written, all that lie nowhere else",
    ),
    shared("scrap heap", false, "the Scrap Heap"),
    own("authority", false, "Authority; in Hydra the team's, on any member's line"),
    own("trade", false, "the Trade Pool"),
    own("combat", false, "the Combat Pool"),
    own("hand", false, "the hand; where no card of a seat is written, it has the starting deck, a full hand drawn"),
    own("deck", true, "the personal deck, first is the top; empty where other cards of the seat are written"),
    own("discard", false, "the Discard Pile"),
    own(
        "in play",
        false,
        "cards in play: Ram, The Hive (primary used), Stealth Needle as Ram, Blob Wheel (damage 2); `used` may be left out",
    ),
    own("played", false, "factions of cards played this turn: Blob x2; ships in play where it is not written"),
    own("ships played", false, "ships played this turn that may be copied; those in play where it is not written"),
    own("known hand", false, "hand cards all know (SR-V11)"),
    own("known deck", false, "how many cards on top of the deck all know (SR-V5)"),
    own("owes", false, "owed discards"),
    own("permits", false, "permissions to put the next ship on top"),
    own("ready", false, "yes; may resume, once a teammate did something since (Hydra)"),
    own("reshuffles", false, "how often the Discard Pile became the deck"),
    own("declines", false, "proposals of this seat declined this turn (Hydra)"),
    own("conceded", false, "yes, where the seat gave up (its team may play on in Hydra)"),
    own("fallen", false, "the order of its defeat, from 1"),
];

impl<const SEATS: usize, const CARDS: usize> Positions for Realms<SEATS, CARDS> {
    const ZONES: &'static [Zone] = ZONES;

    fn place(setup: &Setup, edition: Edition<Content>, lines: &[Placed<'_>]) -> Result<Self, PositionError> {
        place::place(setup, edition, lines)
    }

    fn zone(&self, viewer: Viewer, seat: Option<Seat>, zone: &Zone) -> String {
        match seat.filter(|&seat| self.is_seat(seat)) {
            Some(seat) => self.seat_zone(viewer, seat, zone.word),
            None => self.table_zone(viewer, zone.word),
        }
    }

    fn is_settled(&self) -> bool {
        let declined = |seat: Seat| self.players[seat].declined_row | self.players[seat].declined_bases != 0;
        self.asked.is_empty() && self.ended.is_none() && !self.all_seats().any(declined)
    }

    fn may_begin(&self) -> Result<(), PositionError> {
        possible::may_begin(self)
    }

    /// A card in play is the same card whatever it used this turn: claims may leave that out.
    fn key(edition: Edition<Content>, name: &str) -> Option<u32> {
        let content = edition.content();
        let card = name.strip_suffix(" used)").and_then(|card| card.rsplit_once(" (")).map_or(name, |(card, _)| card);
        match card.split_once(" as ") {
            Some((copier, model)) => Some(u32::from(content.kind(copier)?) << 8 | u32::from(content.kind(model)?)),
            None => content.kind(card).map(u32::from),
        }
    }
}

fn number(n: impl Into<i32>) -> String {
    let n = n.into();
    if n == 0 { String::new() } else { n.to_string() }
}

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    fn listed(&self, kinds: impl Iterator<Item = u8>) -> String {
        merged(kinds.map(|kind| self.content().name(kind).to_owned()))
    }

    fn table_zone(&self, viewer: Viewer, word: &str) -> String {
        match word {
            "boss" if self.rules().first == First::Boss => {
                let boss = self.all_seats().find(|&seat| self.players[seat].role == Role::Boss);
                boss.map_or(String::new(), |seat| seat.to_string())
            }
            "turn" => self.turn.to_string(),
            "to move" => self.acting.first().map_or(String::new(), |seat| seat.to_string()),
            "actions" => number(self.acts),
            "row" if self.row().iter().all(|&kind| kind == EMPTY) => String::new(),
            "row" => {
                let slot = |&kind: &u8| if kind == EMPTY { "-" } else { self.content().name(kind) };
                self.row().iter().map(slot).collect::<Vec<_>>().join(", ")
            }
            "trade deck" if viewer.is_referee() => self.listed(self.trade_deck.iter().rev().copied()),
            "trade deck" => unknown(self.trade_deck.len()),
            "explorers" => self.explorers.to_string(),
            "scrap heap" => self.listed(self.heap.cards()),
            _ => String::new(),
        }
    }

    fn seat_zone(&self, viewer: Viewer, seat: Seat, word: &str) -> String {
        let player = &self.players[seat];
        match word {
            "authority" => self.authority(seat).to_string(),
            "trade" if self.acting.has(seat) => player.trade.to_string(),
            "combat" if self.acting.has(seat) => player.combat.to_string(),
            "hand" => self.hand_zone(viewer, seat),
            "deck" => self.deck_zone(viewer, seat),
            "discard" => self.listed(player.discard.cards()),
            "in play" => merged(player.in_play.iter().map(|&card| self.standing_words(card))),
            "played" => self.played_zone(seat),
            "ships played" => self.listed(kernel::Kinds::of_mask(player.ships)),
            "known hand" => self.listed(player.known.iter().copied()),
            "known deck" => number(player.known_top),
            "owes" => number(self.owed(seat)),
            "permits" => number(player.permits),
            "ready" if self.stirred.has(seat) => "may resume".to_owned(),
            "ready" if self.ready.has(seat) => "yes".to_owned(),
            "reshuffles" => number(player.reshuffles),
            "declines" => number(player.declines),
            "conceded" if self.conceded.has(seat) => "yes".to_owned(),
            "fallen" => number(player.fallen),
            _ => String::new(),
        }
    }

    fn hand_zone(&self, viewer: Viewer, seat: Seat) -> String {
        let shown = self.hand_shown(seat, viewer).into_iter();
        merged(shown.map(|card| card.face().map_or("?".to_owned(), |card| card.name.to_owned())))
    }

    fn deck_zone(&self, viewer: Viewer, seat: Seat) -> String {
        let player = &self.players[seat];
        if viewer.is_referee() {
            return self.listed(player.deck.iter().rev().copied());
        }
        let top = self.listed(player.deck.iter().rev().take(player.known_top as usize).copied());
        let rest = unknown(player.deck.len() - player.known_top as usize);
        [top, rest].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
    }

    fn played_zone(&self, seat: Seat) -> String {
        let factions = self.content().factions.iter().zip(self.players[seat].played);
        merged(factions.flat_map(|(words, n)| std::iter::repeat_n(words.name.clone(), n as usize)))
    }

    /// A card in play as positions write it.
    fn standing_words(&self, card: PlayedCard) -> String {
        let mut text = self.form_name(card.form);
        let ship = card.form.is_copy() || self.masks().ships >> card.form.0 & 1 == 1;
        let usual = if ship { PlayedCard::PRIMARY } else { 0 };
        if card.used() != usual {
            text.push_str([" (fresh)", " (primary used)", " (ally used)", " (both used)"][card.used() as usize]);
        }
        if card.damage() > 0 {
            text.push_str(&format!(" (damage {})", card.damage()));
        }
        text
    }
}

fn unknown(n: usize) -> String {
    match n {
        0 => String::new(),
        1 => "?".to_owned(),
        n => format!("? x{n}"),
    }
}

/// Runs of equal things as one with a number.
pub(crate) fn merged(things: impl Iterator<Item = String>) -> String {
    let mut runs: Vec<(String, usize)> = Vec::new();
    for thing in things {
        match runs.last_mut() {
            Some((last, n)) if *last == thing => *n += 1,
            _ => runs.push((thing, 1)),
        }
    }
    let written = runs.into_iter().map(|(thing, n)| if n == 1 { thing } else { format!("{thing} x{n}") });
    written.collect::<Vec<_>>().join(", ")
}
