//! Socket messages, and the HTTP bodies that ask for the same.

use super::{Offer, StandingOrder, TableInfo, Update, declare, wire};

wire! {
    /// What a client may say.
    #[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
    pub enum ClientMessage {
        /// Takes an action.
        Move(PostMove),
        /// Anything else one may ask of a table.
        Ask {
            /// The client's own id of it, given back in the answer.
            id: String,
            /// What.
            ask: TableAsk,
        },
        /// Says something.
        Chat(PostChat),
        /// Looks through another of one's own seats (one screen for several).
        Look {
            /// The seat, from 1.
            seat: u8,
        },
        /// Is anybody there? The answer comes after everything shown before.
        Ping,
    }

    /// What a server says.
    #[serde(tag = "type", rename_all = "snake_case")]
    pub enum ServerMessage {
        /// What does not change with every move.
        Table(Box<TableInfo>),
        /// Where the game stands.
        Update(Box<Update>),
        /// It was done and is on disk. The same whatever else happened.
        Done {
            /// The client's own id of it.
            id: String,
        },
        /// It was not done.
        Problem {
            /// The client's own id of it, if it had one.
            id: Option<String>,
            /// Why.
            problem: Problem,
        },
        /// A line of chat.
        Chat(ChatLine),
        /// Yes.
        Pong,
    }

    /// An action to take.
    #[serde(deny_unknown_fields)]
    pub struct PostMove {
        /// The client's own id of it (1 to 64 characters): sent twice, it is done once.
        pub id: String,
        /// The action, in the game's notation.
        pub action: String,
        /// A line beside it.
        #[serde(default)]
        #[ts(optional)]
        pub note: Option<String>,
        /// The cursor it was decided at; refused if the table has moved on for this viewer since.
        #[serde(default)]
        #[ts(optional)]
        pub cursor: Option<String>,
        /// Whether to ask only: it is answered as if it were done, or refused with rule and facts, and nothing is done.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        pub dry: bool,
    }

    /// What a thing on the table stands for, and what refuses it.
    pub struct Why {
        /// The action, in the game's notation; none where the thing stands for nothing here.
        pub action: Option<String>,
        /// Why it cannot be done now, with the rule; none where it can.
        pub problem: Option<Problem>,
    }

    /// That it was done and is on disk.
    pub struct Done {
        /// The client's own id of it.
        pub id: String,
    }

    /// What one may ask of a table beside a move.
    #[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
    pub enum TableAsk {
        /// Take one's last action back.
        Undo,
        /// Give up.
        Resign,
        /// Offer something all must agree to.
        Offer {
            /// What.
            what: Offer,
        },
        /// Answer an offer, or withdraw one's own.
        Answer {
            /// Whether one agrees.
            yes: bool,
        },
        /// Let a bot play one's seat.
        HandOver {
            /// Its level.
            level: String,
        },
        /// Take one's seat back from a bot.
        TakeBack,
        /// Expel a seat whose time is up: a bot goes on.
        Expel {
            /// The seat, from 1.
            seat: u8,
        },
        /// Set one's standing orders; nobody else sees them.
        Orders {
            /// All of them.
            orders: Vec<StandingOrder>,
        },
        /// Go on vacation, or come back.
        Vacation {
            /// Whether it begins.
            on: bool,
        },
        /// Bring a nonce for one's seats, having seen the commitment: before it begins, once.
        Nonce {
            /// What is mixed into the shuffles: 1 to 64 bytes.
            nonce: String,
        },
        /// Begin: for the host, when all seats are taken.
        Start,
        /// Leave one's seat, or close the table as its host: before it begins.
        Leave,
    }

    /// Sits down.
    #[serde(deny_unknown_fields)]
    pub struct Sit {
        /// The seat, from 1; the first free one where none is named.
        #[serde(default)]
        #[ts(optional)]
        pub seat: Option<u8>,
        /// The code of an invitation.
        #[serde(default)]
        #[ts(optional)]
        pub code: Option<String>,
        /// A nonce of one's own, mixed into the shuffles (at most 64 bytes).
        #[serde(default)]
        #[ts(optional)]
        pub nonce: Option<String>,
        /// What this seat chooses beforehand, by the option's name: `{"clan": "…"}`.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        pub options: std::collections::BTreeMap<String, String>,
    }

    /// Copies a finished game's position to a new table.
    #[serde(deny_unknown_fields)]
    pub struct CopyTable {
        /// After how many actions.
        pub step: u32,
        /// The seats of the new table; the host in all of them where none are given.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        pub seats: Vec<super::SeatPlan>,
        /// Whether it waits a moment for everybody's nonce; as the table before did where nothing is said.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        pub await_nonces: bool,
    }

    /// Something to say: words of one's own or a quick phrase.
    #[serde(deny_unknown_fields)]
    pub struct PostChat {
        /// The words (at most 280 characters), or a quick phrase's id such as `well-played`.
        pub text: String,
        /// Only for one's team, where the format has teams.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        pub team: bool,
    }

    /// A line of chat.
    pub struct ChatLine {
        /// Its number among the lines this viewer may read.
        pub n: u32,
        /// When, in milliseconds since 1970.
        #[ts(type = "number")]
        pub at: i64,
        /// Who.
        pub name: String,
        /// Their id.
        pub person: String,
        /// What.
        pub text: String,
        /// Whether it is for the team alone.
        pub team: bool,
    }

    /// Why something was not done (RFC 9457).
    #[derive(Eq)]
    pub struct Problem {
        /// Where it is explained.
        #[serde(rename = "type")]
        pub kind: String,
        /// In a few words; the same for the same code.
        pub title: String,
        /// The HTTP status.
        pub status: u16,
        /// A stable code.
        pub code: String,
        /// What happened here, in words.
        pub detail: String,
        /// The rule that refuses, if a rule does.
        pub rule: Option<String>,
    }
}

declare!(ClientMessage, ServerMessage, PostMove, Why, Done, TableAsk, Sit, CopyTable, PostChat, ChatLine, Problem);
