//! Where the rules changed, and since which version: games begun before keep the rule they began with.
//! How to add a line: CONTRIBUTING.md, "Change a rule".

kernel::changes! {
    /// Everybody knows what everybody starts with (SS-X12, SS-N1).
    STARTING_HANDS_ARE_KNOWN = 2;
    /// Drafting and asking for time have an end within a slot (SS-Q73). `hold`, `release` and offers of promises alone
    /// came while version 2 was played; games of version 2 keep them, without an end.
    STROKES_ARE_COUNTED = 3;
}
