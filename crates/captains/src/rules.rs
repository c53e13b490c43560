//! The rules that refuse or ask, by what they say (RULES.md).

use kernel::Rule;

/// Declares the rules of the game that code names.
macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident = $id:literal;)*) => {
        $($(#[$doc])* pub(crate) const $name: Rule = Rule::new($id);)*
    };
}

rules! {
    /// A turn: crew window, one main action, its end.
    MAIN = "SC-T2";
    /// Who is in the ready room may be trained and promoted.
    WINDOW = "SC-K1";
    /// What training costs and to what it leads.
    TRAIN = "SC-K2";
    /// What promoting costs.
    PROMOTE = "SC-K3";
    /// Who cannot be trained or promoted.
    UNFIT = "SC-K4";
    /// Once in a window, to another colour.
    ONCE = "SC-Q8";
    /// The rooms there are.
    ROOM = "SC-A1";
    /// A room takes a figure of the ready room.
    ROOM_CREW = "SC-A3";
    /// Which figures fit a room.
    ROOM_FIGURE = "SC-A4";
    /// Which two artifacts power a room.
    ROOM_PAIR = "SC-A5";
    /// When a mission can be completed.
    MISSION = "SC-M1";
    /// A held planet's mission is reserved.
    RESERVED = "SC-L2";
    /// A figure for each line.
    ASSIGN = "SC-M3";
    /// Who matches a line.
    MATCH = "SC-M6";
    /// A commander's second task.
    SECOND_TASK = "SC-K7";
    /// Extra work.
    EXTRA_WORK = "SC-K9";
    /// The same line again.
    REPEAT = "SC-K10";
    /// A subordinate.
    SUBORDINATE = "SC-K11";
    /// Only what was performed is repeated.
    NOT_REPEATED = "SC-Q5";
    /// A move follows a route.
    ROUTE = "SC-V1";
    /// A jump goes elsewhere.
    JUMP = "SC-Q14";
    /// A repair instead of a move.
    INSTEAD = "SC-N10";
    /// A fight.
    FIGHT = "SC-P4";
    /// One pirate a route.
    ONE_PIRATE = "SC-P1";
    /// Pirates removed.
    REMOVE = "SC-P10";
    /// A pirate token against damage.
    WARD = "SC-Q37";
    /// Tokens in cargo that do something.
    CARGO = "SC-N9";
    /// Damage that does not come through.
    SPARED = "SC-Q84";
    /// Repairs.
    REPAIR = "SC-D5";
    /// Cargo that does not fit.
    OVERFLOW = "SC-D8";
    /// Damaged slots.
    DAMAGED_SLOT = "SC-D11";
    /// What stands in for a medal.
    STAND_IN = "SC-N7";
    /// Prices.
    PRICE = "SC-W5";
    /// Options.
    OPTION = "SC-W4";
    /// What cannot be declined.
    MANDATORY = "SC-W3";
    /// Taking a tech.
    TAKE = "SC-X2";
    /// Replacing a tech.
    REPLACE = "SC-X6";
    /// Abilities that wait.
    WAITING = "SC-Q15";
    /// Copying a room.
    COPY = "SC-Q36";
    /// An artifact in a room.
    ARTIFACT_IN_ROOM = "SC-Q43";
    /// Steps on tracks.
    TRACK = "SC-F3";
    /// Steps back.
    BACK = "SC-Q45";
    /// Lasting events.
    LASTING = "SC-F12";
    /// Captain Shadow's missions.
    SHADOW_MISSION = "SC-O9";
    /// Captain Shadow's fights.
    SHADOW_PIRATE = "SC-O10";
}
