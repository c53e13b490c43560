//! Rule IDs that refusals and outcomes name.

use kernel::Rule;

macro_rules! rules {
    ($($name:ident $id:literal),+ $(,)?) => {$(
        #[doc = concat!("Rule ", $id, ".")]
        pub const $name: Rule = Rule::new($id);
    )+};
}

rules! {
    DRAFT "SS-S13",
    LIMITED "SS-G18",
    WEAKEST "SS-G9",
    ATTACHED "SS-G14",
    CHOICE "SS-G21",
    HAND_LIMIT "SS-W6",
    ONE_CARD "SS-T5",
    NO_BATTLE_CARD "SS-T6",
    OWN_TURN "SS-T7",
    FREE_ORDER "SS-T9",
    MUST_ORDER "SS-T2",
    ONE_ORDER "SS-O1",
    RAISE "SS-O2",
    MANY_MOVES "SS-O6",
    TOO_FAR "SS-A3",
    CLOSED "SS-A6",
    NAMED_CLAN "SS-L4",
    ONCE "SS-U2",
    DESTINATION "SS-U3",
    FULL "SS-U4",
    DISPLACED "SS-U5",
    FULL_OF_MECHS "SS-U6",
    BURIED "SS-U11",
    PLAY "SS-K1",
    MOVE "SS-U1",
    TARGET "SS-D20",
    UNITS "SS-D24",
    LOOKED_AT "SS-D26",
    SWAP "SS-D27",
    CANCEL "SS-D31",
    GARRISON "SS-D32",
    SHIPS "SS-P3",
    BATTLE_CARD "SS-B7",
    REVEAL "SS-B9",
    ENDED "SS-Z4",
    CONCEDED "SS-Q63",
    NO_TRADING "SS-V1",
    GOODS "SS-V2",
    OFFER "SS-V5",
    CARDS "SS-V6",
    IMPOSSIBLE "SS-V7",
    OFFERS "SS-Q46",
    WORDING "SS-V13",
    NOT_NOW "SS-V14",
    BOUND "SS-V3",
    ANSWER "SS-D34",
    WITHDRAW "SS-D35",
    HOLD "SS-Q71",
    STROKES "SS-Q73",
}
