//! Playing at a table: whose turn it is, what may be done, doing it and taking it back.

use crate::matches::{Match, UndoError};
use crate::note::Note;
use crate::outcome::Outcome;
use crate::words::Names;
use crate::{Entry, Enum, GameRefusal, ParseError, Rule, Seat, SeatSet, TableRefusal};

/// Why an action was not taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// The text is not an action.
    #[error(transparent)]
    Unread(#[from] ParseError),
    /// It is not legal now: the rule and the facts.
    #[error("{words}")]
    Refused {
        /// The rule that refuses.
        rule: Rule,
        /// The refusal in words, with its rule.
        words: String,
    },
}

/// What whoever runs a match asks: the actions, their order and the end.
pub trait TablePlay: Send {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// The seats that owe an answer. Never shown: in a sealed round it would tell who has answered.
    fn to_act(&self) -> SeatSet;
    /// The seats that play together with this one, itself included.
    fn side(&self, seat: Seat) -> SeatSet;
    /// Whether a sealed round is open (a public fact): clocks and notices must then not tell who answered.
    fn is_sealed(&self) -> bool;
    /// Whether players may bargain now.
    fn bargains(&self) -> bool;
    /// Takes an action in the game's notation.
    ///
    /// # Errors
    /// Why not; nothing changes then.
    fn submit(&mut self, seat: Seat, text: &str, note: Option<Note>, names: &Names) -> Result<(), MoveError>;
    /// Whether an action would be accepted, without taking it.
    ///
    /// # Errors
    /// Why not.
    fn why(&self, seat: Seat, text: &str, names: &Names) -> Result<(), MoveError> {
        self.judge(seat, text, names).map(|_| ())
    }
    /// The same, with the action's number, by which it can be taken without being read again.
    ///
    /// # Errors
    /// Why not.
    fn judge(&self, seat: Seat, text: &str, names: &Names) -> Result<usize, MoveError>;
    /// Takes an action by its number; where it is not legal nothing changes and the answer is `false`.
    fn submit_judged(&mut self, seat: Seat, id: usize, note: Option<Note>) -> bool;
    /// Whether a legal action, given by its number, is taken beside the question: it answers nothing the seat owes.
    fn is_aside(&self, seat: Seat, id: usize) -> bool;
    /// Whether nobody but its seat learned of the last action.
    fn was_private(&self) -> bool;
    /// What a timeout plays, in the game's notation.
    fn fallback(&self, seat: Seat) -> String;
    /// Takes a seat's last action back.
    ///
    /// # Errors
    /// Why not; nothing changes then.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;
    /// Whether a seat may take its last action back.
    ///
    /// # Errors
    /// Why not.
    fn may_undo(&self, seat: Seat) -> Result<(), UndoError>;
    /// How it ended; `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;
    /// Lists a seat's actions inside the table and says how many there are. Together with [`TablePlay::take`] it is the
    /// quick way to play in bulk, without any text.
    fn list(&mut self, seat: Seat) -> usize;
    /// Takes the action at `index` of the last list; `false` where there is none.
    fn take(&mut self, seat: Seat, index: usize) -> bool;
}

impl<G: Entry> Match<G> {
    fn read_checked(&self, seat: Seat, text: &str, names: &Names) -> Result<G::Action, MoveError> {
        let refused = |refusal: G::Refusal| MoveError::Refused {
            rule: refusal.rule(),
            words: self.refusal_words(seat, refusal, names),
        };
        if self.state().to_act().is_empty() {
            return Err(refused(TableRefusal::GameOver.into()));
        }
        let action = self.state().read(seat, &names.meant(text.trim()))?;
        self.state().check(seat, action).map_err(refused)?;
        Ok(action)
    }
}

impl<G: Entry> TablePlay for Match<G> {
    fn game(&self) -> &'static str {
        G::ID
    }
    fn seats(&self) -> u8 {
        self.state().seats()
    }
    fn to_act(&self) -> SeatSet {
        self.state().to_act()
    }
    fn side(&self, seat: Seat) -> SeatSet {
        self.state().side(seat)
    }
    fn is_sealed(&self) -> bool {
        self.state().is_sealed()
    }
    fn bargains(&self) -> bool {
        self.state().bargains()
    }
    fn submit(&mut self, seat: Seat, text: &str, note: Option<Note>, names: &Names) -> Result<(), MoveError> {
        let action = self.read_checked(seat, text, names)?;
        self.perform(seat, action, note);
        Ok(())
    }
    fn judge(&self, seat: Seat, text: &str, names: &Names) -> Result<usize, MoveError> {
        self.read_checked(seat, text, names).map(Enum::into_usize)
    }
    fn submit_judged(&mut self, seat: Seat, id: usize, note: Option<Note>) -> bool {
        id < G::Action::LENGTH && Match::submit(self, seat, G::Action::from_usize(id), note).is_ok()
    }
    fn is_aside(&self, seat: Seat, id: usize) -> bool {
        let mut answers = Vec::new();
        self.state().actions(seat, &mut answers);
        !answers.into_iter().any(|answer| answer.into_usize() == id)
    }
    fn was_private(&self) -> bool {
        self.log().last().is_some_and(|taken| taken.private)
    }
    fn fallback(&self, seat: Seat) -> String {
        let action = self.state().fallback(seat);
        self.state().notation(action)
    }
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        Match::undo(self, seat)
    }
    fn may_undo(&self, seat: Seat) -> Result<(), UndoError> {
        Match::may_undo(self, seat)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }
    fn list(&mut self, seat: Seat) -> usize {
        let mut listed = std::mem::take(&mut self.listed);
        listed.clear();
        self.state().actions(seat, &mut listed);
        self.listed = listed;
        self.listed.len()
    }
    fn take(&mut self, seat: Seat, index: usize) -> bool {
        match self.listed.get(index) {
            Some(&action) => {
                self.perform(seat, action, None);
                true
            }
            None => false,
        }
    }
}
