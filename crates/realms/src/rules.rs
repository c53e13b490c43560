//! The rule IDs refusals name.

use kernel::Rule;

macro_rules! rules {
    ($($name:ident = $id:literal),* $(,)?) => {
        $(pub(crate) const $name: Rule = Rule::new($id);)*
    };
}

rules! {
    ABILITY = "SR-A1",
    ONCE = "SR-A2",
    OWN_CARDS = "SR-K1",
    NO_ALLY = "SR-A6",
    NOT_FOR_SALE = "SR-B1",
    PRICE = "SR-B2",
    NO_EXPLORER = "SR-B7",
    DEFENSE = "SR-X2",
    AMOUNT = "SR-X3",
    SHIELD = "SR-X5",
    NO_COPY = "SR-Q13",
    PARTLY = "SR-Z5",
    REACH = "SR-M3",
    LEFT = "SR-U2",
    LEFT_OR_RIGHT = "SR-U3",
    ENEMY_TEAM = "SR-Y11",
    EMPEROR_REACH = "SR-O5",
    EMPEROR_OPEN = "SR-O6",
    EMPEROR_OWN = "SR-O7",
    RAID_REACH = "SR-Z9",
    TEAM_SHIELD = "SR-Y10",
    FROM_HAND = "SR-P1",
    AT_ONCE = "SR-P3",
    IN_PLAY = "SR-A3",
    READY = "SR-J8",
    PROPOSAL = "SR-J9",
    BUNDLE = "SR-P2",
    PASS = "SR-O9",
    NEIGHBOUR = "SR-Q26",
    CONCEDED = "SR-Q33",
    ROOM = "SR-Q46",
    TIRED = "SR-Q32",
    COMPULSORY = "SR-K6",
    CHOICE = "SR-A5",
    OWED = "SR-L7",
    POOLED = "SR-Q30",
    A_SHIP = "SR-N6",
    A_BASE = "SR-Q20",
    A_TARGET = "SR-N19",
    END_DUEL = "SR-G2",
    END_LAST = "SR-G6",
    END_TEAM = "SR-G7",
    END_EMPEROR = "SR-G8",
    END_RAID = "SR-G9",
    END_CONCEDED = "SR-Q33",
    ADJOURNED = "SR-Q31",
}
