//! Where the rules changed, and since which version: games begun before keep the rule they began with.
//! How to add a line: CONTRIBUTING.md, "Change a rule".

kernel::changes! {
    /// When a captain leaves during a reaction round, everybody is asked anew (AT-Z3, AT-W8).
    LEAVING_ASKS_ANEW = 2;
    /// The bell is on in Capture the Flag unless the table turns it off (AT-Z1).
    BELL_IN_CAPTURE_THE_FLAG = 3;
    /// Names and stories that do not fit are refused; before, nobody looked at them (AT-X3).
    NAMES_ARE_CHECKED = 3;
    /// Captains choose their teammates; before, the seat across was always the teammate (AT-X4, AT-Q102).
    TEAMMATES_ARE_CHOSEN = 4;
}
