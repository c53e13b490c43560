//! Where the rules changed, and since which version: games begun before keep the rule they began with.
//! How to add a line: CONTRIBUTING.md, "Change a rule".

kernel::changes! {
    /// The team that begins an Emperor game is drawn by lot, or chosen (SR-S7, SR-Q41).
    EMPEROR_TEAM_BY_LOT = 3;
    /// `first` is refused in a Raid, and `boss` outside one, where they would do nothing (SR-D33).
    IDLE_OPTIONS_ARE_REFUSED = 3;
    /// A Ready member of a team may play on at any time (SR-J8).
    READY_MAY_PLAY_ON = 3;
}
