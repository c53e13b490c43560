//! What a viewer gets of a table.

use super::{Clock, Timeout, UndoPolicy, declare, wire};
use std::collections::BTreeMap;

wire! {
    /// A table in a list.
    pub struct TableSummary {
        /// Its id: whoever knows it can look in.
        pub id: String,
        /// The game.
        pub game: String,
        /// The format.
        pub format: String,
        /// How far it is.
        pub status: Status,
        /// Who sits where.
        pub seats: Vec<SeatInfo>,
        /// The clock.
        pub clock: Clock,
        /// Whether ratings count.
        pub rated: bool,
        /// When it was opened, in milliseconds since 1970.
        #[ts(type = "number")]
        pub made: i64,
        /// Whether it began as somebody chose, for practice or a lesson.
        #[serde(default)]
        pub practice: bool,
    }

    /// A page of tables.
    pub struct TableList {
        /// The tables, newest first.
        pub tables: Vec<TableSummary>,
        /// What to give as `before` for the next page, if there is one.
        #[ts(type = "number | null")]
        pub next: Option<i64>,
    }

    /// One seat.
    pub struct SeatInfo {
        /// Its number, from 1.
        pub number: u8,
        /// What it is called; empty while nobody sits there.
        pub name: String,
        /// Who plays it now.
        pub by: PlayedBy,
        /// The person's id, if one sits there.
        pub person: Option<String>,
        /// The bot's level, if one plays it.
        pub level: Option<String>,
        /// Whether somebody looks through it now.
        pub present: bool,
        /// Whether its person has put a nonce into the shuffles.
        #[serde(default)]
        pub nonce: bool,
    }

    /// Who plays a seat.
    #[derive(Copy, Eq)]
    #[serde(rename_all = "snake_case")]
    pub enum PlayedBy {
        /// Nobody yet.
        Nobody,
        /// Nobody yet; somebody is invited.
        Invited,
        /// A person.
        Person,
        /// A bot.
        Bot,
        /// A bot in the place of a person, who may come back.
        StandIn,
    }

    /// What does not change with every move.
    pub struct TableInfo {
        /// Its id.
        pub id: String,
        /// The game.
        pub game: String,
        /// The format.
        pub format: String,
        /// The options.
        pub options: BTreeMap<String, String>,
        /// How far it is.
        pub status: Status,
        /// Who sits where.
        pub seats: Vec<SeatInfo>,
        /// The seat this viewer looks through, from 1; none for a spectator.
        pub you: Option<u8>,
        /// All seats this person sits in.
        pub yours: Vec<u8>,
        /// Whether this person opened the table.
        pub host: bool,
        /// The codes of invited seats, by seat number: for the host alone.
        pub codes: BTreeMap<String, String>,
        /// The clock.
        pub clock: Clock,
        /// What happens when time is up.
        pub timeout: Timeout,
        /// What can be taken back.
        pub undo: UndoPolicy,
        /// Whether ratings count.
        pub rated: bool,
        /// Whether it stands still by consent.
        pub paused: bool,
        /// The offer that waits for answers.
        pub offer: Option<OfferInfo>,
        /// The commitment to the shuffles, in hex: see docs/fair-play.md.
        pub commitment: String,
        /// How it ended.
        pub outcome: Option<OutcomeInfo>,
        /// The table that followed, if there was a rematch.
        pub rematch: Option<String>,
        /// Whether it goes on from a position of another game, which its host may have seen to the end.
        #[serde(default)]
        pub copy: Option<CopyInfo>,
        /// Whether its chance was known before it was opened: a copy in the middle of an effect, or practice with a
        /// chosen seed. Its proof says the same.
        #[serde(default)]
        pub known_chance: bool,
        /// This viewer's own standing orders.
        pub orders: Vec<StandingOrder>,
    }

    /// That a table is a copy of another game.
    pub struct CopyInfo {
        /// Which game; not known at tables that were opened before this was kept.
        pub of: Option<Copied>,
        /// Whether its chance is that of the other game: whoever saw that knows what will be drawn.
        pub known_chance: bool,
    }

    /// A step of a game.
    pub struct Copied {
        /// The table it was played at.
        pub table: String,
        /// After how many actions.
        pub step: u32,
    }

    /// Where a game stands for one viewer. Replaces the one before.
    pub struct Update {
        /// The table.
        pub table: String,
        /// Where this viewer is: give it back to resume, or with a move to be sure.
        pub cursor: String,
        /// The events below follow this many; drop later ones you have.
        pub from: u32,
        /// What happened since, as this viewer was shown it.
        pub events: Vec<Told>,
        /// Time left, one a seat; empty without a clock.
        pub clocks: Vec<ClockInfo>,
        /// What changes with a move.
        #[serde(flatten)]
        pub position: Position,
    }

    /// What changes with a move.
    pub struct Position {
        /// What this viewer may know, as the game shows it.
        #[schema(value_type = Object)]
        #[ts(type = "unknown")]
        pub view: serde_json::Value,
        /// The seats the table waits for, from 1, as far as this viewer may know.
        pub waiting: Vec<u8>,
        /// The question before this viewer's seat, if it owes an answer.
        pub prompt: Option<PromptInfo>,
        /// What this viewer's seat may do; empty in the brief and bare forms.
        pub choices: Vec<ChoiceInfo>,
        /// What this viewer's seat may answer, as it is sent back; in the brief and bare forms alone.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<_>")]
        pub answers: Vec<String>,
        /// What it may do beside that; in the brief and bare forms alone.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<_>")]
        pub asides: Vec<String>,
        /// Whether this viewer's seat may take its last action back.
        pub may_undo: bool,
        /// Whether it may ask the others for more: to take its last action back with all that followed. Where only
        /// bots sit there, that is granted at once. Not told in the brief and bare forms.
        #[serde(default)]
        pub may_ask_undo: bool,
    }

    /// An event.
    pub struct Told {
        /// In words.
        pub words: String,
        /// As data.
        #[schema(value_type = Object)]
        #[ts(type = "unknown")]
        pub data: serde_json::Value,
    }

    /// A question.
    pub struct PromptInfo {
        /// Its kind.
        pub kind: String,
        /// The rule it comes from.
        pub rule: Option<String>,
        /// In words.
        pub sentence: String,
    }

    /// One thing a seat may do.
    pub struct ChoiceInfo {
        /// What to send back; fill `{n}` in where there is an amount.
        pub notation: String,
        /// What it does.
        pub sentence: String,
        /// The clicks in order.
        pub path: Vec<String>,
        /// The numbers it takes.
        pub amount: Option<AmountInfo>,
        /// Whether it can be taken back, as far as this seat can know.
        pub undoable: bool,
        /// Whether it is beside the question asked.
        pub aside: bool,
        /// What would come of it.
        pub preview: Option<String>,
        /// Its numbers by name, where it has some: chances in percent; a name that ends in `_tenths` counts tenths.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        #[ts(optional, as = "Option<_>")]
        pub figures: BTreeMap<String, i32>,
        /// Why one may want to think twice.
        pub warning: Option<String>,
    }

    /// A range of numbers.
    #[derive(Copy)]
    pub struct AmountInfo {
        /// The least.
        pub min: i32,
        /// The most.
        pub max: i32,
        /// The step between.
        pub step: i32,
    }

    /// One seat's clock.
    #[derive(Copy)]
    pub struct ClockInfo {
        /// The seat, from 1.
        pub seat: u8,
        /// Milliseconds left now.
        #[ts(type = "number")]
        pub left_ms: i64,
        /// Whether it runs, as far as this viewer may know.
        pub running: bool,
        /// Whether the seat is on vacation.
        pub vacation: bool,
    }

    /// How a table ended.
    pub struct OutcomeInfo {
        /// Places in seat order, from 1.
        pub places: Vec<u8>,
        /// Scores in half points, in seat order; zeros where the game has none.
        pub half_points: Vec<i32>,
        /// The rule that ended it, or `resigned`, `time`, `agreed`.
        pub by: String,
        /// What brought it about.
        #[serde(default)]
        pub reason: EndReason,
        /// The seat that resigned or ran out of time, from 1.
        #[serde(default)]
        pub seat: Option<u8>,
        /// Why it ended, as a sentence.
        #[serde(default)]
        pub words: String,
    }

    /// What brought a game's end about.
    #[derive(Copy, Eq, Default)]
    #[serde(rename_all = "snake_case")]
    pub enum EndReason {
        /// A rule of the game.
        #[default]
        Rule,
        /// Somebody gave up.
        Resigned,
        /// Somebody ran out of time.
        Time,
        /// All agreed to end it.
        Agreed,
    }

    /// An offer that waits for answers.
    pub struct OfferInfo {
        /// What.
        pub what: Offer,
        /// Whose, from 1.
        pub by: u8,
        /// Who has agreed, from 1.
        pub agreed: Vec<u8>,
    }

    /// Something all must agree to.
    #[derive(Copy, Eq)]
    #[serde(rename_all = "snake_case")]
    pub enum Offer {
        /// Take the offering seat's last action back, beyond the barrier.
        Undo,
        /// Stand still.
        Pause,
        /// Go on.
        Resume,
        /// End it without a winner.
        End,
    }

    /// An answer given beforehand: when this kind of question comes, this is played.
    pub struct StandingOrder {
        /// The prompt's kind.
        pub prompt: String,
        /// The action, in the game's notation.
        pub action: String,
    }
}

impl EndReason {
    /// Its word in logs and proofs.
    pub const fn word(self) -> &'static str {
        match self {
            EndReason::Rule => "rule",
            EndReason::Resigned => "resigned",
            EndReason::Time => "time",
            EndReason::Agreed => "agreed",
        }
    }
}

/// How far a table is.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize, utoipa::ToSchema, ts_rs::TS,
)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats are free, or the host has not begun.
    Open,
    /// Being played.
    Playing,
    /// Over.
    Finished,
    /// Closed before it began.
    Closed,
}

impl Status {
    /// Its word in the store.
    pub const fn word(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Playing => "playing",
            Status::Finished => "finished",
            Status::Closed => "closed",
        }
    }

    /// The status of this word; finished where it is none of ours.
    pub fn read(word: &str) -> Status {
        match word {
            "open" => Status::Open,
            "playing" => Status::Playing,
            "closed" => Status::Closed,
            _ => Status::Finished,
        }
    }
}

declare!(
    Status,
    TableSummary,
    TableList,
    SeatInfo,
    PlayedBy,
    TableInfo,
    CopyInfo,
    Copied,
    Update,
    Position,
    Told,
    PromptInfo,
    ChoiceInfo,
    AmountInfo,
    ClockInfo,
    OutcomeInfo,
    EndReason,
    OfferInfo,
    Offer,
    StandingOrder
);
