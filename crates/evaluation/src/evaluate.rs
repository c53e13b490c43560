//! The contract between a game and the bots that play it.

use crate::Effort;
use kernel::{Edition, Game, Observed, Seat};

/// Values a position, in thousandths of a win for `seat`, from 0 (lost) to 1000 (won). Bots
/// apply it to worlds they sampled, so it may read the whole state.
pub trait Evaluate: Game {
    /// How good this is for `seat`.
    fn evaluate(&self, seat: Seat) -> i32;
    /// The actions worth searching: a subset of `actions`, all of them unless the game knows
    /// better (attack with everything, lethal amounts).
    fn candidates(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.actions(seat, out);
    }
    /// How a quick player leans, without trying the action: a lead of 1000 decides, a smaller
    /// one only usually. Playouts follow it; where every action has the same lean they try a few instead.
    fn lean(&self, seat: Seat, action: Self::Action) -> i32 {
        let _ = (seat, action);
        0
    }
    /// Adds to `out` how much of each thing `seat` has ahead of its strongest rival, in the order of
    /// [`Evaluate::feature_names`]: this is what `starboard arena tune` fits. Adds nothing where the evaluator is not
    /// a weighted sum.
    fn features(&self, seat: Seat, out: &mut Vec<f64>) {
        let _ = (seat, out);
    }
    /// The names of the features.
    fn feature_names(edition: Edition<Self::Content>) -> Vec<String> {
        let _ = edition;
        Vec::new()
    }
    /// Adds to `out` what a seat has taken so far, as numbers ([`Evaluate::taken_name`]): what a
    /// balance report counts. Adds nothing where the game does not say.
    fn taken(&self, seat: Seat, out: &mut Vec<u16>) {
        let _ = (seat, out);
    }
    /// The group and the name of what [`Evaluate::taken`] numbered; `None` where there is none.
    fn taken_name(edition: Edition<Self::Content>, id: u16) -> Option<(&'static str, String)> {
        let _ = (edition, id);
        None
    }
    /// What a bot does beside the question, if anything: answer an offer, or make one. It is asked again after every
    /// step while the game [bargains](Game::bargains), so it must stop on its own.
    fn aside(seen: &Observed<'_, Self>) -> Option<Self::Action> {
        let _ = seen;
        None
    }
    /// How far below the best a cadet's and an ensign's choice may be, in thousandths of a win. It may depend on what
    /// everybody knows, such as the format, and on nothing else.
    fn tolerance(&self) -> [i32; 2] {
        Self::EFFORT.tolerance
    }
    /// How much a search of this game thinks.
    const EFFORT: Effort = Effort::USUAL;
    /// The scripted players this game names: bots like any other, which play from what a seat knows.
    const POLICIES: &'static [&'static str] = &[];
    /// The policy that a search's playouts follow, where one is quicker and better than the lean.
    const PLAYOUT: Option<usize> = None;
    /// What the policy `POLICIES[which]` plays: one of the seat's actions, or `None` where it has no opinion. It gets
    /// an [`Observed`], never the state; a game lends what the seat knows by [`kernel::Knows`].
    fn policy(seen: &Observed<'_, Self>, which: usize) -> Option<Self::Action> {
        let _ = (seen, which);
        None
    }
}
