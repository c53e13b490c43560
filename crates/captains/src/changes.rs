//! Where the rules changed, and since which version: games begun before keep the rule they began with.
//! How to add a line: CONTRIBUTING.md, "Change a rule".

kernel::changes! {
    /// An event stays on the stack to its last part, so that every question names it (SC-F9).
    EVENT_STAYS_NAMED = 2;
}
