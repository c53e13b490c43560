//! Games, and sitting down at once.

use super::{SignedIn, TableInfo, declare, wire};
use std::collections::BTreeMap;

wire! {
    /// A game as lists have it.
    pub struct GameInfo {
        /// Its id.
        pub id: String,
        /// Its name.
        pub title: String,
        /// Who designed it.
        pub designer: String,
        /// Its story in a few sentences.
        pub story: String,
        /// Its formats; the first is usual.
        pub formats: Vec<FormatInfo>,
        /// Its options; those a seat chooses are marked.
        pub options: Vec<OptionInfo>,
    }

    /// A format.
    pub struct FormatInfo {
        /// Its id.
        pub id: String,
        /// Its name.
        pub title: String,
        /// The numbers of players that can play it.
        pub players: Vec<u8>,
    }

    /// An option.
    pub struct OptionInfo {
        /// Its name.
        pub name: String,
        /// Whether each seat chooses: it is then written `seat-2.NAME`.
        pub per_seat: bool,
        /// Its values; the first is usual.
        pub values: Vec<String>,
        /// What it does.
        pub note: String,
        /// The formats it means something in, by id.
        pub formats: Vec<String>,
    }

    /// A game in full. Nothing in it is hidden; none of it changes while a server runs.
    pub struct GameDetail {
        /// As lists have it.
        #[serde(flatten)]
        pub info: GameInfo,
        /// Its rules, in Markdown, each with its ID.
        pub rules: String,
        /// Its content file as data: cards with names, costs, factions and whatever the game prints.
        #[schema(value_type = Object)]
        #[ts(type = "Record<string, unknown>")]
        pub content: serde_json::Value,
        /// Every card in words, by its name.
        pub sentences: BTreeMap<String, String>,
        /// Everything of the content in words, in the file's order.
        pub lines: Vec<String>,
        /// The hash of the content file, as records name it.
        pub edition: String,
    }

    /// What of the house every client needs.
    pub struct HouseInfo {
        /// The program's version.
        pub version: String,
        /// The protocol's.
        pub protocol: String,
        /// The levels of bots, weakest first.
        pub levels: Vec<String>,
        /// The quick phrases of chat.
        pub phrases: Vec<PhraseInfo>,
        /// The public key of what signs this server's proofs, in hex.
        pub key: String,
        /// The address to share with others; none where this machine alone can open it.
        pub address: Option<String>,
    }

    /// A quick phrase.
    pub struct PhraseInfo {
        /// What to send.
        pub id: String,
        /// What is read.
        pub words: String,
    }

    /// Sits down against bots at once.
    #[serde(deny_unknown_fields)]
    pub struct PlayNow {
        /// The game's id.
        pub game: String,
        /// What to be called, for whoever is not signed in.
        #[serde(default)]
        #[ts(optional)]
        pub name: Option<String>,
        /// The format; the usual one where none is named.
        #[serde(default)]
        #[ts(optional)]
        pub format: Option<String>,
        /// How many play; the fewest the format takes where none is said.
        #[serde(default)]
        #[ts(optional)]
        pub players: Option<u8>,
        /// One's own seat, from 1; the first where none is said.
        #[serde(default)]
        #[ts(optional)]
        pub seat: Option<u8>,
        /// The bots' level; `ensign` where none is named.
        #[serde(default)]
        #[ts(optional)]
        pub level: Option<String>,
        /// Options by name; what one seat chose is written `seat-2.clan`.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        pub options: BTreeMap<String, String>,
        /// A nonce of one's own, sent before the commitment can be seen: bring it afterwards instead.
        #[serde(default)]
        #[ts(optional)]
        pub nonce: Option<String>,
        /// Whether the table waits a moment for one's nonce instead of beginning at once.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        pub await_nonces: bool,
    }

    /// At a table that has begun, or begins with one's nonce.
    pub struct Playing {
        /// The guest that was made, with token and key; nothing for whoever was signed in.
        pub signed_in: Option<SignedIn>,
        /// The table.
        pub table: TableInfo,
    }
}

declare!(GameInfo, FormatInfo, OptionInfo, GameDetail, HouseInfo, PhraseInfo, PlayNow, Playing);
