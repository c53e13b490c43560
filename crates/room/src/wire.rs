//! Every message that crosses the wire, in one place: HTTP bodies, socket messages, errors. The
//! OpenAPI document and the client's TypeScript are generated from these types.

mod games;
mod messages;
mod people;
mod setup;
mod table;

pub use games::{FormatInfo, GameDetail, GameInfo, HouseInfo, OptionInfo, PhraseInfo, PlayNow, Playing};
pub use messages::{
    ChatLine, ClientMessage, CopyTable, Done, PostChat, PostMove, Problem, ServerMessage, Sit, TableAsk, Why,
};
pub use people::{
    ChangeMe, ConfirmMail, Export, MadeToken, Me, NewGuest, NewReport, NewToken, Profile, PutAccount, RatingInfo,
    ResultInfo, SessionInfo, SessionKind, Settings, SignIn, SignedIn, Statistics,
};
pub use setup::{Clock, NewTable, Practice, SeatPlan, Spectators, StartWhen, Timeout, UndoPolicy};
pub use table::{
    AmountInfo, ChoiceInfo, ClockInfo, Copied, CopyInfo, EndReason, Offer, OfferInfo, OutcomeInfo, PlayedBy, Position,
    PromptInfo, SeatInfo, StandingOrder, Status, TableInfo, TableList, TableSummary, Told, Update,
};

/// The protocol's version, as the socket's subprotocol.
pub const PROTOCOL: &str = "starboard.v1";

/// The TypeScript of every wire type, for `web/src/generated/wire.ts`.
pub fn typescript() -> String {
    let mut text =
        "// Generated from crates/room/src/wire: do not edit. STARBOARD_WRITE=1 cargo test -p starboard-server drift\n\
        // tidy: table\n"
            .to_owned();
    let all = [games::declared(), messages::declared(), people::declared(), setup::declared(), table::declared()];
    for declaration in all.concat() {
        text.push_str("\nexport ");
        text.push_str(&declaration.replace(" \n", "\n"));
        text.push('\n');
    }
    text
}

/// Lists the declarations of types.
macro_rules! declare {
    ($($name:ty),+ $(,)?) => {
        pub(crate) fn declared() -> Vec<String> {
            let config = ts_rs::Config::default();
            vec![$(<$name as ts_rs::TS>::decl(&config)),+]
        }
    };
}
pub(crate) use declare;

/// Derives what every wire type derives.
macro_rules! wire {
    ($($(#[$meta:meta])* $vis:vis $what:ident $name:ident $body:tt)+) => {
        $(
            #[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize, utoipa::ToSchema, ts_rs::TS)]
            $(#[$meta])*
            $vis $what $name $body
        )+
    };
}
pub(crate) use wire;
