//! People.

use super::{declare, wire};
use std::collections::BTreeMap;

wire! {
    /// A guest sits down.
    #[serde(deny_unknown_fields)]
    pub struct NewGuest {
        /// What to be called (1 to 24 characters).
        pub name: String,
    }

    /// Signs in: with a guest's key, or with an account's name and password.
    #[serde(deny_unknown_fields)]
    pub struct SignIn {
        /// A guest's key.
        #[serde(default)]
        #[ts(optional)]
        pub key: Option<String>,
        /// The account's name.
        #[serde(default)]
        #[ts(optional)]
        pub account: Option<String>,
        /// Its password.
        #[serde(default)]
        #[ts(optional)]
        pub password: Option<String>,
    }

    /// Somebody, signed in.
    pub struct SignedIn {
        /// Who.
        pub me: Me,
        /// The session's token: `Authorization: Bearer …`. A cookie holds it too.
        pub token: String,
        /// A guest's key to come back with from anywhere; shown this once.
        pub key: Option<String>,
    }

    /// Oneself.
    pub struct Me {
        /// The id.
        pub id: String,
        /// The name others see.
        pub name: String,
        /// The account's name, if there is one.
        pub account: Option<String>,
        /// Settings.
        pub settings: Settings,
        /// Whether the mail address in the settings was confirmed: nothing is mailed before.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        pub mail_confirmed: bool,
    }

    /// Settings.
    #[derive(Default)]
    #[serde(default, deny_unknown_fields)]
    pub struct Settings {
        /// Where to post a notice when it is one's turn (a Discord-compatible webhook).
        pub webhook: Option<String>,
        /// Where to mail it: one address, which must be confirmed (`POST /me/mail`).
        pub mail: Option<String>,
        /// Persons whose chat is not shown.
        pub muted: Vec<String>,
    }

    /// Changes oneself.
    #[serde(deny_unknown_fields)]
    pub struct ChangeMe {
        /// A new name.
        #[serde(default)]
        #[ts(optional)]
        pub name: Option<String>,
        /// New settings.
        #[serde(default)]
        #[ts(optional)]
        pub settings: Option<Settings>,
    }

    /// Confirms a mail address.
    #[serde(deny_unknown_fields)]
    pub struct ConfirmMail {
        /// The code that was mailed there.
        pub code: String,
    }

    /// Makes a guest an account, or changes name and password.
    #[serde(deny_unknown_fields)]
    pub struct PutAccount {
        /// The account's name: 3 to 24 letters, digits, `-`, `_`.
        pub account: String,
        /// The password: at least 10 characters.
        pub password: String,
        /// The password before, where there is an account already.
        #[serde(default)]
        #[ts(optional)]
        pub before: Option<String>,
    }

    /// A personal token for a bot.
    #[serde(deny_unknown_fields)]
    pub struct NewToken {
        /// What to call it.
        pub label: String,
    }

    /// The token, shown this once.
    pub struct MadeToken {
        /// The token.
        pub token: String,
        /// How to name it when ending it.
        pub id: String,
    }

    /// A session, key or token of one's own.
    pub struct SessionInfo {
        /// How to name it.
        pub id: String,
        /// What it is for.
        pub kind: SessionKind,
        /// Its label.
        pub label: String,
        /// When it was made.
        #[ts(type = "number")]
        pub made: i64,
    }

    /// A person as others see them.
    pub struct Profile {
        /// The id.
        pub id: String,
        /// The name.
        pub name: String,
        /// Whether there is an account.
        pub account: bool,
        /// By game.
        pub games: BTreeMap<String, Statistics>,
    }

    /// How somebody did in a game.
    #[derive(Default)]
    pub struct Statistics {
        /// Finished tables.
        pub played: u32,
        /// First places.
        pub won: u32,
        /// The mean place, as a share from 0 (always first) to 1 (always last).
        pub mean_place: f64,
        /// The rating, if a rated table was finished.
        pub rating: Option<RatingInfo>,
    }

    /// A rating (Glicko-2).
    pub struct RatingInfo {
        /// When.
        #[ts(type = "number")]
        pub at: i64,
        /// The rating.
        pub rating: f64,
        /// Its deviation.
        pub deviation: f64,
    }

    /// Reports somebody to whoever runs the server.
    #[serde(deny_unknown_fields)]
    pub struct NewReport {
        /// Whom.
        pub person: String,
        /// Why.
        pub words: String,
    }

    /// Everything kept about oneself.
    pub struct Export {
        /// Oneself.
        pub me: Me,
        /// Finished tables.
        pub results: Vec<ResultInfo>,
        /// Lines of chat.
        pub chat: Vec<String>,
        /// Sessions.
        pub sessions: Vec<SessionInfo>,
        /// Whom one blocked.
        pub blocked: Vec<String>,
    }

    /// A result.
    pub struct ResultInfo {
        /// The table.
        pub table: String,
        /// The game.
        pub game: String,
        /// The place.
        pub place: u8,
        /// Of how many.
        pub players: u8,
    }
}

/// What a token is for.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize, utoipa::ToSchema, ts_rs::TS,
)]
#[serde(rename_all = "snake_case")]
pub enum SessionKind {
    /// A signed-in browser or terminal.
    Session,
    /// A guest's key to come back with.
    Key,
    /// A personal token for a bot.
    Token,
}

impl SessionKind {
    /// Its word in the store.
    pub const fn word(self) -> &'static str {
        match self {
            SessionKind::Session => "session",
            SessionKind::Key => "key",
            SessionKind::Token => "token",
        }
    }

    /// The kind of this word; a session where it is none of ours.
    pub fn read(word: &str) -> SessionKind {
        match word {
            "key" => SessionKind::Key,
            "token" => SessionKind::Token,
            _ => SessionKind::Session,
        }
    }
}

declare!(
    SessionKind,
    NewGuest,
    SignIn,
    SignedIn,
    Me,
    Settings,
    ChangeMe,
    ConfirmMail,
    PutAccount,
    NewToken,
    MadeToken,
    SessionInfo,
    Profile,
    Statistics,
    RatingInfo,
    NewReport,
    Export,
    ResultInfo
);
