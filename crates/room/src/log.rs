//! A table's log. What is kept is what was done; the state is what the log rebuilds.

use crate::fair::Chance;
use crate::wire::{
    Clock, Copied, CopyInfo, EndReason, NewTable, Offer, SeatPlan, Spectators, StandingOrder, StartWhen, Timeout,
    UndoPolicy,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Everything agreed when a table was opened. Holds the secret of its shuffles: never leaves.
#[derive(Clone, Serialize, Deserialize)]
pub struct TableConfig {
    /// The game.
    pub game: String,
    /// The format.
    pub format: String,
    /// The options.
    pub options: BTreeMap<String, String>,
    /// One plan a seat.
    pub seats: Vec<SeatPlan>,
    /// The codes of invited seats, with their index.
    pub codes: Vec<(u8, String)>,
    /// Whether the lobby lists it.
    pub public: bool,
    /// Whether ratings count.
    pub rated: bool,
    /// The clock.
    pub clock: Clock,
    /// What happens when time is up.
    pub timeout: Timeout,
    /// What can be taken back.
    pub undo: UndoPolicy,
    /// When it begins.
    pub start: StartWhen,
    /// Who may read along.
    pub spectators: Spectators,
    /// Who opened it.
    pub host: String,
    /// The secret of the shuffles, in hex. Published at the end.
    pub secret: String,
    /// A game it goes on from.
    pub from: Option<Origin>,
    /// Which game that was, and after how many actions; logs of before do not say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub copied: Option<Copied>,
    /// Whether it waits for everybody's nonce before it begins.
    #[serde(default)]
    pub await_nonces: bool,
    /// Whether its commitment says where its chance comes from; those of before do not.
    #[serde(default)]
    pub binds_chance: bool,
    /// The version of the rules it is played under; none until the game is known to open.
    #[serde(default = "unstated")]
    pub rules: Option<u16>,
}

/// Logs from before versions were kept do not name one.
#[expect(clippy::unnecessary_wraps, reason = "the default of an optional field")]
fn unstated() -> Option<u16> {
    Some(kernel::version::UNSTATED)
}

/// A game that a new table goes on from.
#[derive(Clone, Debug)]
pub struct Source {
    /// Where it begins.
    pub from: Origin,
    /// Which game that is; none where nobody played it.
    pub copied: Option<Copied>,
    /// The version of the rules of that game: the new one is played under it too.
    pub rules: Option<u16>,
}

/// Where a copied table begins.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// At a position, with chance of its own.
    Position(String),
    /// As somebody chose for practice.
    Practice(crate::wire::Practice),
    /// After these actions of a match with this seed: a position in mid-effect.
    Moves {
        /// The seed, as the kernel prints it.
        seed: String,
        /// Seat index and action.
        moves: Vec<(u8, String)>,
    },
}

impl Origin {
    /// Whether its chance was known to somebody beforehand.
    pub fn has_known_chance(&self) -> bool {
        match self {
            Origin::Position(_) => false,
            Origin::Practice(practice) => practice.seed.is_some(),
            Origin::Moves { .. } => true,
        }
    }

    /// The seed somebody chose for practice: all chance flows from it, that of the bots too.
    pub fn chosen_seed(&self) -> Option<kernel::Seed> {
        match self {
            Origin::Practice(practice) => kernel::Seed::read(practice.seed.as_deref()?),
            Origin::Position(_) | Origin::Moves { .. } => None,
        }
    }
}

impl std::fmt::Debug for TableConfig {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "TableConfig({}, {})", self.game, self.format)
    }
}

impl TableConfig {
    /// What was asked for, with a secret of its own.
    pub fn new(asked: NewTable, host: &str, secret: &[u8; 32]) -> TableConfig {
        TableConfig {
            game: asked.game,
            format: asked.format,
            options: asked.options,
            seats: asked.seats,
            codes: Vec::new(),
            public: asked.public,
            rated: asked.rated,
            clock: asked.clock,
            timeout: asked.timeout,
            undo: if asked.rated { UndoPolicy::Off } else { asked.undo },
            start: asked.start,
            spectators: asked.spectators,
            host: host.to_owned(),
            secret: kernel::digest::hex(secret),
            from: None,
            copied: None,
            await_nonces: asked.await_nonces,
            binds_chance: true,
            rules: None,
        }
    }

    /// What joiners are told where the table is a copy of another game.
    pub fn copy(&self) -> Option<CopyInfo> {
        let from = self.from.as_ref().filter(|from| matches!(from, Origin::Position(_) | Origin::Moves { .. }))?;
        Some(CopyInfo { of: self.copied.clone(), known_chance: from.has_known_chance() })
    }

    /// Where its chance comes from.
    pub fn chance(&self) -> Chance {
        match (self.from.as_ref().is_some_and(Origin::has_known_chance), self.binds_chance) {
            (false, _) => Chance::Own,
            (true, true) => Chance::Known,
            (true, false) => Chance::SaidToBeKnown,
        }
    }

    /// The options as the kernel has them.
    pub fn kernel_options(&self) -> kernel::Options {
        kernel::Options {
            players: self.seats.len() as u8,
            format: self.format.clone(),
            chosen: self.options.clone(),
            rules: self.rules,
        }
    }
}

/// How a seat gives up, in the notation of every game that knows it.
pub const CONCEDE: &str = "concede";

/// Whether an action gives up.
pub fn is_concession(action: &str) -> bool {
    action.eq_ignore_ascii_case(CONCEDE)
}

/// Who did a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The seat's person.
    Person,
    /// A bot in the seat.
    Bot,
    /// The clock.
    Clock,
    /// A standing order.
    Order,
}

/// One thing that was done at a table. Short field names: there are millions of these.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "snake_case")]
pub enum Entry {
    /// The table was opened.
    Opened(Box<TableConfig>),
    /// A seat that was kept for an account's name is kept for the person who has it.
    Invited { seat: u8, person: String },
    /// Somebody sat down.
    Sat { seat: u8, person: String, name: String, nonce: String },
    /// A seat made the choices it makes beforehand, by the options' names.
    Chose { seat: u8, options: BTreeMap<String, String> },
    /// A seat's person brought a nonce, having seen the commitment.
    Brought { seat: u8, nonce: String },
    /// Somebody stood up before it began.
    Stood { seat: u8 },
    /// Whoever sits there took another name.
    Renamed { seat: u8, name: String },
    /// It began.
    Began,
    /// A seat acted.
    Moved {
        seat: u8,
        #[serde(rename = "a")]
        action: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<String>,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        id: String,
        by: By,
        /// Done beside the question: it answers nothing the seat owed. Resignations are not marked.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        beside: bool,
    },
    /// Actions were taken back: this many are left.
    Undone { seat: u8, left: usize, id: String },
    /// A seat offered something.
    Offered { seat: u8, what: Offer },
    /// A seat answered, or withdrew its own offer.
    Answered { seat: u8, yes: bool },
    /// A bot goes on for a seat.
    Handed { seat: u8, level: String },
    /// A person took their seat back.
    TakenBack { seat: u8 },
    /// A seat's standing orders.
    Ordered { seat: u8, orders: Vec<StandingOrder> },
    /// A seat's vacation began or ended.
    Vacation { seat: u8, on: bool },
    /// A seat ran out of time and the table waits for the others' choice.
    Flagged { seat: u8 },
    /// A seat was sent word that the table waits for it.
    Noticed { seat: u8 },
    /// The server came up again: live clocks go on from here.
    Woken,
    /// The server was away for so many milliseconds, which clocks by the day do not count.
    Away { ms: i64 },
    /// It ended by something else than a rule.
    Ended { places: Vec<u8>, by: EndReason },
    /// It was closed before it began.
    Closed,
    /// A rematch was opened.
    Rematched { table: String },
}

impl Entry {
    /// What nobody waits for. It is refused first where room is short.
    pub fn is_spare(&self) -> bool {
        match self {
            Entry::Moved { beside, .. } => *beside,
            Entry::Undone { .. } | Entry::Offered { .. } | Entry::Vacation { on: true, .. } => true,
            Entry::Ordered { orders, .. } => !orders.is_empty(),
            _ => false,
        }
    }
}
