//! Where the rules changed, and since which version: games begun before keep the rule they began with.
//! How to add a line: CONTRIBUTING.md, "Change a rule".

kernel::changes! {
    /// Everybody knows what everybody starts with (SS-X12, SS-N1).
    STARTING_HANDS_ARE_KNOWN = 2;
}
