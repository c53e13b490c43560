//! How a table is opened.

use super::{declare, wire};
use std::collections::BTreeMap;

wire! {
    /// What a new table shall be.
    #[derive(Default)]
    #[serde(deny_unknown_fields)]
    pub struct NewTable {
        /// The game's id.
        pub game: String,
        /// The format; the game's first one where it is empty.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        pub format: String,
        /// Options by name; what one seat chose is written `seat-2.clan`.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        pub options: BTreeMap<String, String>,
        /// One plan a seat, in order.
        pub seats: Vec<SeatPlan>,
        /// Whether the lobby lists it.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        pub public: bool,
        /// Whether ratings count. Needs a clock or days, people in all seats, and no undo.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        pub rated: bool,
        /// The clock.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        pub clock: Clock,
        /// What happens when a seat's time is up.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        pub timeout: Timeout,
        /// What can be taken back.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        pub undo: UndoPolicy,
        /// Whether it begins by itself when the last seat is taken, or when the host says so.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        pub start: StartWhen,
        /// Who may read along.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        pub spectators: Spectators,
        /// A nonce of the host's own, sent before the commitment can be seen: bring it afterwards instead.
        #[serde(default)]
        #[ts(optional)]
        pub nonce: Option<String>,
        /// Whether it waits a moment, once it is full, for the nonce of everybody who sits there.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        pub await_nonces: bool,
        /// How it begins where the rules do not deal it: for practice, with nobody but bots and oneself.
        #[serde(default)]
        #[ts(optional)]
        pub practice: Option<Practice>,
    }

    /// A beginning that somebody chose: such a table is never rated and its proof says so.
    #[derive(Default)]
    #[serde(deny_unknown_fields)]
    pub struct Practice {
        /// The seed all its chance flows from: a number or 64 hex digits; one of its own where none is given.
        #[serde(default)]
        #[ts(optional)]
        pub seed: Option<String>,
        /// The position it begins at, in the words of docs/scenes.md; the rules' own set-up where none is given.
        #[serde(default)]
        #[ts(optional)]
        pub position: Option<String>,
    }

    /// Who shall sit in a seat.
    #[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
    pub enum SeatPlan {
        /// Whoever comes.
        Open,
        /// The host; several such seats are played on one screen.
        Me {
            /// What this seat is called, where one screen serves several.
            #[serde(default)]
            #[ts(optional)]
            name: Option<String>,
        },
        /// Somebody invited: a person by id or account, or whoever has the code.
        Invited {
            /// Their id or account name, looked up when the table is opened; without one a code is made.
            #[serde(default)]
            #[ts(optional)]
            person: Option<String>,
        },
        /// A bot.
        Bot {
            /// Its level: random, cadet, ensign, commander, captain, admiral.
            level: String,
        },
    }

    /// A clock.
    #[derive(Default)]
    #[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
    pub enum Clock {
        /// None.
        #[default]
        None,
        /// So much for the game, more with each turn.
        Live {
            /// Seconds at the start.
            base_s: u32,
            /// Seconds added after a turn.
            #[serde(default)]
            increment_s: u32,
            /// Seconds of a turn that are not counted.
            #[serde(default)]
            delay_s: u32,
        },
        /// So many days for each turn.
        Days {
            /// Days a turn.
            days: u16,
            /// Days of vacation a seat may take.
            #[serde(default)]
            vacation: u16,
        },
    }

    /// What happens when a seat's time is up.
    #[derive(Copy, Default)]
    #[serde(rename_all = "snake_case")]
    pub enum Timeout {
        /// It loses: it concedes where the game knows that, else the game ends or a bot goes on.
        #[default]
        Lose,
        /// A bot takes the seat; its owner may come back.
        Bot,
        /// The game's own default is played.
        Play,
        /// Nothing by itself: the others may expel the seat, and a bot goes on.
        Wait,
    }

    /// What can be taken back.
    #[derive(Copy, Default)]
    #[serde(rename_all = "snake_case")]
    pub enum UndoPolicy {
        /// Nothing.
        Off,
        /// Up to the last barrier: chance, something shown, another's decision.
        Free,
        /// Freely to the barrier, beyond it when all agree.
        #[default]
        Consent,
    }

    /// When a table begins.
    #[derive(Copy, Default)]
    #[serde(rename_all = "snake_case")]
    pub enum StartWhen {
        /// When the last seat is taken.
        #[default]
        Full,
        /// When all seats are taken and the host says so.
        Host,
    }

    /// Who may read along.
    #[derive(Copy, Default)]
    #[serde(rename_all = "snake_case")]
    pub enum Spectators {
        /// Whoever knows the table.
        #[default]
        All,
        /// Nobody before the end.
        None,
    }
}

declare!(NewTable, Practice, SeatPlan, Clock, Timeout, UndoPolicy, StartWhen, Spectators);
