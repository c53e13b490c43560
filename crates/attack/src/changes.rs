//! Where the rules changed, and since which version: games begun before keep the rule they began with.
//! How to add a line: CONTRIBUTING.md, "Change a rule".

kernel::changes! {
    /// When a captain leaves during a reaction round, everybody is asked anew (AT-Z3, AT-W8).
    LEAVING_ASKS_ANEW = 2;
}
