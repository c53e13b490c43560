//! How hard each level thinks about a game, and how often it errs.

/// How much the searching bots think about a game.
///
/// ```
/// use evaluation::Effort;
/// const QUICK: Effort = Effort { playouts: [12, 25, 1500], ..Effort::USUAL };
/// assert_eq!(QUICK.depth, Effort::USUAL.depth);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Playouts per decision: commander, captain, admiral.
    pub playouts: [u32; 3],
    /// The fewest steps a playout takes past the tree; it then goes on to the end of the turn.
    pub depth: u32,
    /// How far the search strays from the best value known so far, in hundredths. The better the evaluator, the less
    /// a search needs to explore.
    pub exploration: u16,
    /// How far below the best a cadet's and an ensign's choice may be, in thousandths of a win.
    pub tolerance: [i32; 2],
    /// How many of a hundred choices a commander and a captain make as an ensign would.
    pub blunder_percent: [u32; 2],
    /// What the choice of the playouts' policy gains on top of its prior.
    pub policy_weight: i32,
}

impl Effort {
    /// For games that ask for nothing else.
    pub const USUAL: Effort = Effort {
        playouts: [25, 150, 1500],
        depth: 8,
        exploration: 110,
        tolerance: [60, 0],
        blunder_percent: [0, 0],
        policy_weight: 500,
    };
}
