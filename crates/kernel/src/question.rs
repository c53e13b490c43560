//! One question, one room: everything about a decision stands in one file of its game.

use crate::choice::Described;
use crate::{Events, Fate, Game, Names, Rule, Seat};

/// A decision in mid-air, with all there is to say about it. Its data is a small `Copy` struct that waits on a
/// [`crate::Stack`] or in a lane of [`crate::Lanes`]; [`crate::questions!`] gathers a game's questions in one enum.
///
/// The frame is taken off its stack before [`Question::answer`] and [`Question::lapse`] run: whatever
/// remains to be asked is pushed again.
pub trait Question<G: Game>: Copy {
    /// The public word for it: every viewer may know it.
    const KIND: &'static str;
    /// The rule it comes from.
    const RULE: Rule;
    /// The public word for it where it depends on the table (`before order`, `after order`).
    fn kind(self, game: &G) -> &'static str {
        let _ = game;
        Self::KIND
    }
    /// The rule it comes from where that depends on the table.
    fn rule(self, game: &G) -> Rule {
        let _ = game;
        Self::RULE
    }
    /// Adds to `out` what `check` accepts, in a fixed order.
    fn answers(self, game: &G, seat: Seat, out: &mut Vec<G::Action>);
    /// Whether an action answers it.
    ///
    /// # Errors
    /// Why not.
    fn check(self, game: &G, seat: Seat, action: G::Action) -> Result<(), G::Refusal>;
    /// Does what an answer says. An answer that `check` refuses may do anything but panic.
    fn answer(self, game: &mut G, seat: Seat, action: G::Action, fate: &mut Fate, events: &mut Events<G::Event>);
    /// Whether nothing is left to choose from, so that it is not asked.
    fn is_stale(self, game: &G, seat: Seat) -> bool {
        let _ = (game, seat);
        false
    }
    /// What happens in place of an answer to a stale question.
    fn lapse(self, game: &mut G, seat: Seat, fate: &mut Fate, events: &mut Events<G::Event>) {
        let _ = (game, seat, fate, events);
    }
    /// What a timeout plays: always legal, chosen by what the seat's absence may tell.
    fn fallback(self, game: &G, seat: Seat) -> G::Action;
    /// The question in words, for the seat that owes the answer.
    fn prompt(self, game: &G, seat: Seat) -> String;
    /// An answer in words, with its clicks.
    fn describe(self, game: &G, seat: Seat, action: G::Action, names: &Names) -> Described;
    /// What a text means while this question is open and would not mean otherwise (`scrap X`, `choose 5 combat`).
    fn read(self, game: &G, seat: Seat, text: &str) -> Option<G::Action> {
        let _ = (game, seat, text);
        None
    }
    /// How a quick player leans, without trying the answer: a lead of 1000 decides.
    fn prior(self, game: &G, seat: Seat, action: G::Action) -> i32 {
        let _ = (game, seat, action);
        0
    }
}

/// A frame that asks nothing: the rest of a list, the end of a battle. It runs as soon as it is on top.
pub trait Step<G: Game>: Copy {
    /// Goes on. The frame is off its stack; what remains is pushed again.
    fn run(self, game: &mut G, seat: Seat, fate: &mut Fate, events: &mut Events<G::Event>);
}

/// Makes the enum of a game's frames and forwards to the room of each, by a plain `match`.
///
/// Every entry is a `question` or a `step` and is named like its struct. The order of the entries is part of state
/// hashes: new ones go last. What a frame is asked, it is asked with the game, from which the compiler reads the
/// size of the table. A step is always stale, lapses by running, and answers nothing.
///
/// ```
/// # mod nim {
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/nim/nim.rs"));
/// # }
/// # use kernel::{Edition, Fate, Game, Seat};
/// # use nim::{Finish, Nim, Take};
/// kernel::questions! {
///     /// What is open at the table.
///     pub enum Frame for Nim where [] {
///         question Take,
///         step Finish,
///     }
/// }
///
/// # fn main() {
/// # let game = Nim::start(&(), Edition::built_in().unwrap(), &mut Fate::quick(1)).unwrap();
/// # let ann = Seat::new(0);
/// let frame = Frame::from(Take);
/// assert_eq!(frame.kind(&game), "take");
/// assert_eq!(frame.prompt(&game, ann).sentence, "9 counters are left. How many do you take?");
/// assert!(Frame::from(Finish).is_stale(&game, ann)); // a step asks nothing
/// # }
/// ```
///
/// `examples/nim` of this crate holds the whole game. A game that is generic in its seats names the parameters:
/// `for Realms<SEATS, CARDS> where [const SEATS: usize, const CARDS: usize]`.
#[macro_export]
macro_rules! questions {
    (
        $(#[$meta:meta])*
        $vis:vis enum $frame:ident for $game:ty where [$($size:tt)*] {
            $($role:ident $room:ident),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[allow(missing_docs, reason = "each room says what it is")]
        $vis enum $frame {
            $($room($room)),*
        }

        $(impl ::core::convert::From<$room> for $frame {
            #[inline]
            fn from(room: $room) -> $frame {
                $frame::$room(room)
            }
        })*

        #[allow(dead_code, reason = "not every game asks everything")]
        impl $frame {
            /// The public word for it.
            pub(crate) fn kind<$($size)*>(self, game: &$game) -> &'static str {
                match self {
                    $($frame::$room(room) => $crate::questions!(@$role kind room, game)),*
                }
            }

            /// The rule it comes from; none for a step.
            pub(crate) fn rule<$($size)*>(self, game: &$game) -> Option<$crate::Rule> {
                match self {
                    $($frame::$room(room) => $crate::questions!(@$role rule room, game)),*
                }
            }

            /// Adds its answers to `out`.
            #[inline]
            pub(crate) fn answers<$($size)*>(
                self,
                game: &$game,
                seat: $crate::Seat,
                out: &mut Vec<<$game as $crate::Game>::Action>,
            ) {
                match self {
                    $($frame::$room(room) => $crate::questions!(@$role answers room, game, seat, out)),*
                }
            }

            /// Whether an action answers it.
            pub(crate) fn check<$($size)*>(
                self,
                game: &$game,
                seat: $crate::Seat,
                action: <$game as $crate::Game>::Action,
            ) -> Result<(), <$game as $crate::Game>::Refusal> {
                match self {
                    $($frame::$room(room) => $crate::questions!(@$role check room, game, seat, action)),*
                }
            }

            /// Does what an answer says; the frame is off its stack.
            #[inline]
            pub(crate) fn answer<$($size)*>(
                self,
                game: &mut $game,
                seat: $crate::Seat,
                action: <$game as $crate::Game>::Action,
                fate: &mut $crate::Fate,
                events: &mut $crate::Events<<$game as $crate::Game>::Event>,
            ) {
                match self {
                    $($frame::$room(room) => {
                        $crate::questions!(@$role answer room, game, seat, action, fate, events)
                    })*
                }
            }

            /// Whether it asks nothing, or nothing any more.
            pub(crate) fn is_stale<$($size)*>(self, game: &$game, seat: $crate::Seat) -> bool {
                match self {
                    $($frame::$room(room) => $crate::questions!(@$role is_stale room, game, seat)),*
                }
            }

            /// What happens in place of an answer; the frame is off its stack.
            pub(crate) fn lapse<$($size)*>(
                self,
                game: &mut $game,
                seat: $crate::Seat,
                fate: &mut $crate::Fate,
                events: &mut $crate::Events<<$game as $crate::Game>::Event>,
            ) {
                match self {
                    $($frame::$room(room) => $crate::questions!(@$role lapse room, game, seat, fate, events)),*
                }
            }

            /// What a timeout plays; none for a step.
            pub(crate) fn fallback<$($size)*>(
                self,
                game: &$game,
                seat: $crate::Seat,
            ) -> Option<<$game as $crate::Game>::Action> {
                match self {
                    $($frame::$room(room) => $crate::questions!(@$role fallback room, game, seat)),*
                }
            }

            /// The question in words.
            pub(crate) fn prompt<$($size)*>(self, game: &$game, seat: $crate::Seat) -> $crate::Prompt {
                let sentence = match self {
                    $($frame::$room(room) => $crate::questions!(@$role prompt room, game, seat)),*
                };
                $crate::Prompt { kind: self.kind(game), rule: self.rule(game), sentence }
            }

            /// An answer in words.
            pub(crate) fn describe<$($size)*>(
                self,
                game: &$game,
                seat: $crate::Seat,
                action: <$game as $crate::Game>::Action,
                names: &$crate::Names,
            ) -> $crate::Described {
                match self {
                    $($frame::$room(room) => $crate::questions!(@$role describe room, game, seat, action, names)),*
                }
            }

            /// What a text means while it is open.
            pub(crate) fn read<$($size)*>(
                self,
                game: &$game,
                seat: $crate::Seat,
                text: &str,
            ) -> Option<<$game as $crate::Game>::Action> {
                match self {
                    $($frame::$room(room) => $crate::questions!(@$role read room, game, seat, text)),*
                }
            }

            /// How a quick player leans.
            pub(crate) fn prior<$($size)*>(
                self,
                game: &$game,
                seat: $crate::Seat,
                action: <$game as $crate::Game>::Action,
            ) -> i32 {
                match self {
                    $($frame::$room(room) => $crate::questions!(@$role prior room, game, seat, action)),*
                }
            }
        }
    };

    (@question rule $room:ident, $game:ident) => { Some($crate::Question::rule($room, $game)) };
    (@question fallback $room:ident, $($rest:ident),*) => { Some($crate::Question::fallback($room, $($rest),*)) };
    (@question $method:ident $($argument:ident),*) => { $crate::Question::$method($($argument),*) };

    (@step kind $($argument:ident),*) => { { let _ = ($($argument),*); "effect" } };
    (@step check $($argument:ident),*) => { {
        let _ = ($($argument),*);
        Err($crate::TableRefusal::OtherQuestion.into())
    } };
    (@step is_stale $($argument:ident),*) => { { let _ = ($($argument),*); true } };
    (@step lapse $($argument:ident),*) => { $crate::Step::run($($argument),*) };
    (@step prompt $($argument:ident),*) => { { let _ = ($($argument),*); "An effect goes on.".to_owned() } };
    (@step prior $($argument:ident),*) => { { let _ = ($($argument),*); 0 } };
    (@step $method:ident $($argument:ident),*) => { { let _ = ($($argument),*); Default::default() } };
}
