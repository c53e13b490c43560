//! Positions as text: every zone of the table, one line each.

mod place;
mod read;
mod war;

use crate::card::{Card, Cards};
use crate::content::Content;
use crate::knowledge::Move;
use crate::setup::{MemoryAid, Setup};
use crate::state::{Aim, Assembly, How, Stage};
use crate::view::named;
use kernel::{Edition, Placed, PositionError, Positions, Seat, Viewer, Zone};

const fn table(word: &'static str, ordered: bool, note: &'static str) -> Zone {
    Zone { word, per_seat: false, ordered, note }
}

const fn of_seat(word: &'static str, note: &'static str) -> Zone {
    Zone { word, per_seat: true, ordered: false, note }
}

const ZONES: &[Zone] = &[
    table("phase", false, "picks N (things taken), releases, assembly (usual), war, over"),
    of_seat("lobbyist", "first: who picks first; lobbying alone"),
    of_seat("took", "deck: who took the deck; lobbying alone"),
    table("row", false, "face-up cards in lobbying"),
    of_seat("hand", "cards; ... stands for all cards that no line names"),
    of_seat("captains", "cards in play as captains"),
    of_seat("exhausted", "captains that are exhausted"),
    of_seat("fleet", "cards in play as ships"),
    of_seat("locks", "agenda cards this seat has locked"),
    table("agenda", true, "three places; - is an empty one"),
    table("deck", true, "draw deck or damage deck, top first; ... stands for all cards that no line names"),
    of_seat("knows", "places of the deck, counted from the bottom, that this seat can name"),
    table(
        "story",
        true,
        "how hidden cards moved so far: MOVE SEAT CARD; under, draw, enter, leave; also up CARD, down CARD",
    ),
    of_seat("knew", "places of the deck, counted from the top, that this seat could name when the story began"),
    of_seat("turn", "whose turn: start, draw N, main (usual), recess N, orders, fire, over"),
    table("turn", false, "number of the assembly turn, from 1"),
    table("votes", false, "votes in the pool"),
    table("actions", false, "step-4 actions taken this turn"),
    of_seat("declared", "war was declared on this seat's turn: force, resources, politics, limit"),
    table("round", false, "round of the war, from 1"),
    table("quiet", false, "quiet rounds in a row"),
    table("eventful", false, "yes where damage was done or power transferred in this round"),
    table("acting", false, "the ship whose turn it is"),
    table("mode", false, "targeting or damage: where its power went"),
    table("weapons", true, "its weapons: open, SHIP (aimed or locked), held, idle, fired"),
    of_seat("shields", "SHIP N: remaining shields where they are not as printed"),
    of_seat("tracking", "SHIP: CARD, with `unseen` where it was taken unseen and `known` where both followed it"),
    of_seat("won", "the rule by which this seat won"),
    table("tie", false, "the rule by which the game is a tie"),
];

impl Positions for Assembly {
    const ZONES: &'static [Zone] = ZONES;

    fn place(setup: &Setup, edition: Edition<Content>, lines: &[Placed<'_>]) -> Result<Self, PositionError> {
        place::place(setup, edition, lines)
    }

    fn zone(&self, viewer: Viewer, seat: Option<Seat>, zone: &Zone) -> String {
        match seat {
            Some(seat) => self.seat_zone(viewer, seat, zone.word),
            None => self.table_zone(viewer, zone.word),
        }
    }

    fn is_settled(&self) -> bool {
        self.frames.is_empty() || (self.frames.len() == 1 && self.draws_due().is_some())
    }

    fn key(edition: Edition<Content>, name: &str) -> Option<u32> {
        edition.find(name).map(|card| u32::from(card.number()))
    }
}

fn unless_zero(n: usize) -> String {
    if n == 0 { String::new() } else { n.to_string() }
}

impl Assembly {
    fn list(&self, cards: Cards) -> String {
        cards.iter().map(|card| self.content().name(card).card.as_str()).collect::<Vec<_>>().join(", ")
    }

    fn table_zone(&self, viewer: Viewer, word: &str) -> String {
        let battle = &self.battle;
        match word {
            "phase" => self.phase_words(),
            "row" => self.list(self.row),
            "agenda" => self.agenda_words(),
            "deck" => {
                let name = |card| named(self, viewer, card).unwrap_or_else(|| "?".to_owned());
                self.deck.cards().iter().rev().map(|&card| name(card)).collect::<Vec<_>>().join(", ")
            }
            "story" if viewer.is_referee() => self.story_words(),
            "turn" => self.turn.to_string(),
            "votes" => unless_zero(self.votes.into()),
            "actions" => unless_zero(self.actions.into()),
            "round" => unless_zero(battle.round.into()),
            "quiet" => unless_zero(battle.quiet.into()),
            "eventful" => if battle.eventful { "yes" } else { "" }.to_owned(),
            "acting" => battle.acting.map_or(String::new(), |ship| self.content().name(ship).ship.clone()),
            "mode" => battle.mode.map_or("", |mode| mode.word()).to_owned(),
            "weapons" => self.weapon_words(),
            "tie" => self.ending.filter(|end| end.winner.is_none()).map_or(String::new(), |end| end.by.to_string()),
            _ => String::new(),
        }
    }

    fn seat_zone(&self, viewer: Viewer, seat: Seat, word: &str) -> String {
        let side = self.side(seat);
        let lobbying = matches!(self.stage, Stage::Picks(_) | Stage::Releases);
        match word {
            "lobbyist" if lobbying && self.first == seat => "first".to_owned(),
            "took" if self.deck_taker == Some(seat) => "deck".to_owned(),
            "hand" if viewer.is(seat) => self.list(side.hand),
            "hand" => vec!["?"; side.hand.len()].join(", "),
            "captains" => self.list(side.captains),
            "exhausted" => self.list(side.captains & self.exhausted),
            "fleet" => self.list(side.fleet),
            "locks" => self.list(side.locks),
            "knows" => self.known_places(viewer, seat),
            "knew" if viewer.is_referee() => self.knew_words(seat),
            "turn" if seat == self.active => self.step_words(),
            "declared" => self.war.filter(|war| war.by == seat).map_or("", |war| how_word(war.how)).to_owned(),
            "shields" => self.shield_words(side.fleet),
            "tracking" => self.tracking_words(viewer, side.fleet),
            "won" => self.ending.filter(|end| end.winner == Some(seat)).map_or(String::new(), |end| end.by.to_string()),
            _ => String::new(),
        }
    }

    fn phase_words(&self) -> String {
        match self.stage {
            Stage::Picks(n) => format!("picks {n}"),
            Stage::Releases => "releases".to_owned(),
            _ => crate::view::phase(self).to_owned(),
        }
    }

    fn agenda_words(&self) -> String {
        if self.agenda == [None; 3] {
            return String::new();
        }
        let name = |card: &Option<Card>| card.map_or("-", |card| self.content().name(card).card.as_str());
        self.agenda.iter().map(name).collect::<Vec<_>>().join(", ")
    }

    fn weapon_words(&self) -> String {
        let Some(ship) = self.battle.acting else { return String::new() };
        let guns = self.content().card(ship).guns.len();
        let word = |aim: &Aim| match aim {
            Aim::Open => "open",
            Aim::On(ship) => self.content().name(*ship).ship.as_str(),
            Aim::Held => "held",
            Aim::Idle => "idle",
            Aim::Spent => "fired",
        };
        self.battle.aims[..guns].iter().map(word).collect::<Vec<_>>().join(", ")
    }

    /// Ribbon or referee: which places of the deck a seat can name, from the bottom.
    fn known_places(&self, viewer: Viewer, seat: Seat) -> String {
        let aided = self.rules.memory_aid == MemoryAid::Ribbon && viewer.is(seat);
        if !aided && !viewer.is_referee() {
            return String::new();
        }
        let cards = self.deck.cards().iter().enumerate();
        let known = cards.filter(|(_, card)| card.known_to().has(seat));
        known.map(|(place, _)| (place + 1).to_string()).collect::<Vec<_>>().join(", ")
    }

    fn story_words(&self) -> String {
        let word = |(how, card): (Move, Card)| {
            let name = &self.content().name(card).card;
            match how {
                Move::Under(seat) => format!("under {} {name}", seat.number()),
                Move::UnderOpen => format!("down {name}"),
                Move::Draw(seat) => format!("draw {} {name}", seat.number()),
                Move::TurnUp => format!("up {name}"),
                Move::Enter(seat) => format!("enter {} {name}", seat.number()),
                Move::Leave(seat) => format!("leave {} {name}", seat.number()),
            }
        };
        self.story.iter().map(word).collect::<Vec<_>>().join(", ")
    }

    fn knew_words(&self, seat: Seat) -> String {
        let knew = self.story.knew[seat.index()];
        let places = (0..32).filter(|place| knew >> place & 1 == 1);
        places.map(|place| (place + 1).to_string()).collect::<Vec<_>>().join(", ")
    }

    fn step_words(&self) -> String {
        match (self.stage, self.draws_due()) {
            (Stage::Turn, Some(left)) => format!("draw {left}"),
            (Stage::Recess, Some(left)) => format!("recess {left}"),
            (Stage::TurnStart, _) => "start".to_owned(),
            (Stage::Turn | Stage::Recess, _) => "main".to_owned(),
            (Stage::Orders, _) => "orders".to_owned(),
            (Stage::Fire, _) => "fire".to_owned(),
            (Stage::Over, _) => "over".to_owned(),
            (Stage::Picks(_) | Stage::Releases, _) => String::new(),
        }
    }

    fn shield_words(&self, fleet: Cards) -> String {
        if self.battle.round == 0 {
            return String::new();
        }
        let left = |ship: Card| self.battle.shields[ship.index()];
        let hurt = fleet.iter().filter(|&ship| left(ship) != self.content().card(ship).shields);
        hurt.map(|ship| format!("{} {}", self.content().name(ship).ship, left(ship))).collect::<Vec<_>>().join(", ")
    }

    fn tracking_words(&self, viewer: Viewer, fleet: Cards) -> String {
        let line = |ship: Card| {
            let tracker = self.battle.trackers[ship.index()]?;
            let card = named(self, viewer, tracker).unwrap_or_else(|| "?".to_owned());
            let unseen = if self.battle.unseen.has(ship) { " unseen" } else { "" };
            let known = self.battle.unseen.has(ship) && !tracker.known_to().is_empty();
            let known = if known { " known" } else { "" };
            Some(format!("{}: {card}{unseen}{known}", self.content().name(ship).ship))
        };
        fleet.iter().filter_map(line).collect::<Vec<_>>().join(", ")
    }
}

const fn how_word(how: How) -> &'static str {
    match how {
        How::Force => "force",
        How::Resources => "resources",
        How::Politics => "politics",
        How::Limit => "limit",
    }
}
