//! The words all games share: seats, secrets, piles, fate, frames, matches, tables, refusals.
//!
//! A game is a plain value ([`Game`]): state + action + fate → state + events. What leaves a
//! process is a view, a shown event, an offered choice or a refusal; a state and a [`Secret`]
//! have no serialiser.
#![warn(missing_docs)]

pub mod bounded;
pub mod choice;
pub mod copy_vec;
pub mod counts;
pub mod digest;
pub mod edition;
pub mod entry;
pub mod event;
pub mod fate;
pub mod frames;
pub mod game;
pub mod matches;
pub mod note;
pub mod observed;
pub mod options;
pub mod outcome;
pub mod pile;
pub mod position;
pub mod question;
pub mod record;
pub mod rule;
pub mod sealed;
pub mod seat;
pub mod secret;
pub mod table;
pub mod version;
pub mod viewer;
pub mod words;

pub use arrayvec::ArrayVec;
pub use bounded::Bounded;
// The former name, until every game is moved.
#[doc(hidden)]
pub use bounded::Bounded as Upto;
pub use choice::{Amount, Choice, Described, Figures, Prompt};
pub use copy_vec::CopyVec;
pub use counts::{Counts, Kinds};
pub use digest::state_hash;
pub use edition::{Content, ContentError, Edition, Former, check_name, read_toml};
pub use entry::Entry;
pub use enum_map::Enum;
pub use event::{Events, Redact, Seal};
pub use fate::{Fate, Keyed, Label, Script, Seed};
pub use frames::{Lanes, Stack, TooDeep};
pub use game::{Game, InvariantError, Invariants, ParseError};
// The former names, until every game is moved.
#[doc(hidden)]
pub use game::{InvariantError as Broken, ParseError as Unread};
pub use matches::{Happened, Match, Taken, UndoError};
pub use note::Note;
pub use observed::{Knows, Observed};
pub use options::{Format, OptionWord, Options, SetupError};
pub use outcome::{Outcome, Standing};
pub use pile::Pile;
pub use position::{Placed, PositionError, Positions, Zone};
pub use question::{Question, Step};
pub use record::{Record, RecordError};
pub use rule::{GameRefusal, Refusal, Rule, TableRefusal};
pub use sealed::Sealed;
pub use seat::{PerSeat, Seat, SeatSet};
pub use secret::{Faced, Secret, Shown};
pub use table::{MoveError, Table, TablePlay, TablePositions, TableRecords, TableWords, Told};
pub use version::{Change, Later, RulesVersion};
pub use viewer::Viewer;
pub use words::{Names, Style, Words, capital};
