//! Where the rules changed, and since which version: games begun before keep the rule they began with.
//! How to add a line: CONTRIBUTING.md, "Change a rule".

kernel::changes! {
    /// An event stays on the stack to its last part, so that every question names it (SC-F9).
    EVENT_STAYS_NAMED = 2;
    /// In an uprising every tile gets its pirate before the first is revealed (SC-M11).
    PIRATES_RISE_TOGETHER = 3;
    /// The lot for the solo passenger is drawn without Teddy (SC-Q96).
    LOT_LEAVES_TEDDY_OUT = 3;
}
