//! Positions as text: every zone in one line, what no line names in its ordinary place.

mod defaults;
mod place;
mod write;

use crate::action::plain;
use crate::content::Content;
use crate::questions::Frame;
use crate::setup::Setup;
use crate::state::{Phase, Samurai};
use kernel::{Edition, Placed, PositionError, Positions, Seat, Viewer, Zone};

const fn own(word: &'static str, note: &'static str) -> Zone {
    Zone { word, per_seat: true, ordered: false, note }
}

const fn common(word: &'static str, note: &'static str) -> Zone {
    Zone { word, per_seat: false, ordered: false, note }
}

const fn ordered(zone: Zone) -> Zone {
    Zone { ordered: true, ..zone }
}

/// Every zone word, in the order positions are written.
pub(crate) const ZONES: &[Zone] = &[
    common("phase", "draft, turns (usual) or battles"),
    common("round", "its number, from 1"),
    common("fought", "in the Battle Phase, the location that is reached next"),
    own("clan", "the great clan; usually Nova, Pulsar, Gamma, Void in seat order"),
    own("first player", "yes; usually ann"),
    own(
        "turn",
        "whose turn it is: start (rewards are claimed first), before (usual) or after the order; then `card played`, \
         `used NAME` for a free order",
    ),
    own("conceded", "yes"),
    own("honor", "a number"),
    own("wealth", "a number; the bank holds the rest"),
    own("markers", "placed markers: 3 units, 1 wealth (allegiance, units, cards, wealth)"),
    own("mechs", "both mechs; named anywhere else they are this player's too"),
    own("drafted", "in the draft, the mechs kept so far, first one first"),
    own("supply", "figures: fighter, carrier, mechs; what no line places is here"),
    own("at 1", "figures at location 1; fighter+2 carries two tokens, fighter* was moved by the order under way"),
    own("at 2", "figures at location 2"),
    own("at 3", "figures at location 3"),
    own("at 4", "figures at location 4"),
    own("graveyard", "figures"),
    own("hand", "action cards; usually none"),
    own("knows seat 1", "cards of that hand this player has seen"),
    own("knows seat 2", "cards of that hand this player has seen"),
    own("knows seat 3", "cards of that hand this player has seen"),
    own("knows seat 4", "cards of that hand this player has seen"),
    ordered(own("committed", "battle cards face down at the location fought over; the reveal begins")),
    own("bonus", "bonus power in the battle under way"),
    own("claimed", "location cards"),
    ordered(own("deck", "with decks of their own: the action deck, top first")),
    own("discard", "with decks of their own: the discard pile"),
    ordered(common("location 1", "the card at location 1, or `none`")),
    ordered(common("location 2", "the card at location 2")),
    ordered(common("location 3", "the card at location 3")),
    ordered(common("location 4", "the card at location 4")),
    ordered(common("location deck", "top first; usually as many as the rounds left need")),
    common("thrown", "location cards discarded"),
    common("taken out", "location cards out of the game since the set-up"),
    common("alliance", "clan markers off neutral: Ion Void 2, Luna Pulsar 3"),
    common("bank", "wealth nobody has; it must come out right"),
    ordered(common("attached", "oldest first: Supply Depot at 1 by Nova; `used` at the end once used this turn")),
    ordered(common("deck", "the action deck, top first; usually all that is nowhere else")),
    common("discard", "the discard pile; usually the starters that are in no hand, and all where the deck is named"),
    common("box", "action cards out of the game"),
];

impl Positions for Samurai {
    const ZONES: &'static [Zone] = ZONES;

    fn place(setup: &Setup, edition: Edition<Content>, lines: &[Placed<'_>]) -> Result<Self, PositionError> {
        place::place(setup, edition, lines)
    }

    fn zone(&self, viewer: Viewer, seat: Option<Seat>, zone: &Zone) -> String {
        write::zone(self, viewer, seat, zone)
    }

    fn is_settled(&self) -> bool {
        let quiet = self.stack.len() == 1 && self.trade == Default::default();
        match self.top() {
            Some(Frame::Window(_)) => quiet && self.phase == Phase::Turns,
            Some(Frame::Draft(_)) => quiet,
            _ => false,
        }
    }

    fn key(edition: Edition<Content>, name: &str) -> Option<u32> {
        let name = plain(name);
        let at = |found: Option<usize>| found.map(|at| at as u32);
        let card = at(edition.actions.iter().position(|card| plain(&card.name) == name));
        let location = || at(edition.locations.iter().position(|card| plain(&card.name) == name));
        let clan = || at(edition.great_clans.iter().position(|clan| plain(&clan.name) == name));
        let seat = || name.strip_prefix("seat")?.parse::<u32>().ok()?.checked_sub(1);
        card.or_else(location).or_else(clan).or_else(seat)
    }
}
