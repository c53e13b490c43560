//! The questions of the game, one file each: what each asks, takes, refuses, does and says.

mod cancel;
mod choose;
mod choose_location;
mod commit;
mod demote;
mod discard;
mod displace;
mod draft;
mod escort;
mod garrison;
mod hand_limit;
mod move_clan;
mod move_units;
mod pay_ships;
mod pick_unit;
mod promise;
mod raise;
mod reveal;
mod swap_markers;
mod take;
mod target;
mod tokens;
mod use_ability;
mod window;

pub use crate::battle::Fight;
pub use crate::cards::{Finish, Sweep};
pub use crate::effects::Run;
pub use crate::moves::{Arrive, Moved};
pub use crate::trade::KeepBargain;
pub use crate::turn::Claim;
pub use cancel::Cancel;
pub use choose::Choose;
pub use choose_location::{ChooseLocation, Site};
pub use commit::Commit;
pub use demote::Demote;
pub use discard::Discard;
pub use displace::Displace;
pub use draft::Draft;
pub use escort::Escort;
pub use garrison::Garrison;
pub use hand_limit::{HandLimit, Keep};
pub use move_clan::MoveClan;
pub use move_units::MoveUnits;
pub use pay_ships::PayShips;
pub use pick_unit::{PickUnit, Task};
pub use promise::Promise;
pub use raise::Raise;
pub use reveal::Reveal;
pub use swap_markers::SwapMarkers;
pub use take::{Gain, Take};
pub use target::Target;
pub use tokens::Tokens;
pub use use_ability::UseAbility;
pub use window::Window;

use crate::action::{Action, Answer, card_name, figure_name, place_name, plain, seat_name};
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::{FIGHTERS, Place, Samurai};
use crate::trade::Bid;
use crate::words::anchor;
use arrayvec::ArrayVec;
use kernel::{Described, Fate, Names, Question, Seat, TableRefusal, Upto, capital};

/// What a question of this game is beside [`Question`]: whom it asks, what bots hope of it, what bargains make of it.
pub(crate) trait Room: Question<Samurai> {
    /// Whether no trade can be made while it waits (SS-V14, SS-Q69).
    const CLOSES_TRADE: bool = false;
    /// Whom it asks.
    fn asked(self, game: &Samurai) -> Seat;
    /// What it may still bring whom it asks, in hundredths of honor.
    fn hopes(self, game: &Samurai, seat: Seat) -> i32 {
        let _ = (game, seat);
        0
    }
    /// Whether a bargain may bind its answer so (SS-V13): to any answer it takes, unless that tells of a hand.
    fn may_be_bound(self, game: &Samurai, bid: Bid) -> bool {
        bid.exact().is_some_and(|answer| self.check(game, self.asked(game), answer.into()).is_ok())
    }
    /// Adds the answers a bargain might bind it to.
    fn list_bindable(self, game: &Samurai, out: &mut Vec<Action>) {
        self.answers(game, self.asked(game), out);
    }
    /// [`Room::CLOSES_TRADE`], of a value.
    fn closes_trade(self) -> bool {
        Self::CLOSES_TRADE
    }
}

/// Makes the enum of frames, and forwards what [`Room`] adds. A step asks nobody.
macro_rules! rooms {
    ($($role:ident $room:ident),* $(,)?) => {
        kernel::questions! {
            /// One suspended effect: a step runs, a question asks.
            pub enum Frame for Samurai where [] {
                $($role $room),*
            }
        }

        impl Frame {
            /// Whom it asks; nobody where it runs by itself.
            #[inline]
            pub(crate) fn asked(self, game: &Samurai) -> Option<Seat> {
                match self {
                    $(Frame::$room(room) => rooms!(@$role asked room, game)),*
                }
            }

            /// What it may still bring whom it asks.
            pub(crate) fn hopes(self, game: &Samurai, seat: Seat) -> i32 {
                match self {
                    $(Frame::$room(room) => rooms!(@$role hopes room, game, seat)),*
                }
            }

            /// Whether no trade can be made while it waits.
            pub(crate) fn closes_trade(self) -> bool {
                match self {
                    $(Frame::$room(room) => rooms!(@$role closes_trade room)),*
                }
            }

            /// Whether a bargain may bind its answer so.
            pub(crate) fn may_be_bound(self, game: &Samurai, bid: Bid) -> bool {
                match self {
                    $(Frame::$room(room) => rooms!(@$role may_be_bound room, game, bid)),*
                }
            }

            /// Adds the answers a bargain might bind it to.
            pub(crate) fn list_bindable(self, game: &Samurai, out: &mut Vec<Action>) {
                match self {
                    $(Frame::$room(room) => rooms!(@$role list_bindable room, game, out)),*
                }
            }
        }
    };
    (@question asked $($argument:ident),*) => { Some(Room::asked($($argument),*)) };
    (@question $method:ident $($argument:ident),*) => { Room::$method($($argument),*) };
    (@step $method:ident $($argument:ident),*) => { { let _ = ($($argument),*); Default::default() } };
}

// The order is part of state hashes: new ones go last.
rooms! {
    step Claim,
    step Run,
    step Finish,
    step Moved,
    step Arrive,
    step Sweep,
    step Fight,
    step KeepBargain,
    question Draft,
    question Window,
    question Raise,
    question Take,
    question MoveClan,
    question MoveUnits,
    question Displace,
    question UseAbility,
    question Escort,
    question PayShips,
    question HandLimit,
    question Target,
    question Choose,
    question ChooseLocation,
    question PickUnit,
    question Tokens,
    question Demote,
    question Discard,
    question SwapMarkers,
    question Commit,
    question Reveal,
    question Cancel,
    question Garrison,
    question Promise,
}

/// A short list of answers.
pub(crate) type Short = ArrayVec<Answer, 64>;
/// Whether something may be done, or why not.
pub(crate) type Legal = Result<(), Refusal>;

/// Legal where it holds, else the refusal.
pub(crate) fn unless(holds: bool, refusal: Refusal) -> Legal {
    if holds { Ok(()) } else { Err(refusal) }
}

/// An action that answers another question.
fn other_question() -> Refusal {
    TableRefusal::OtherQuestion.into()
}

/// Adds a short list of answers.
fn list(answers: impl IntoIterator<Item = Answer>, out: &mut Vec<Action>) {
    out.extend(answers.into_iter().map(Action::Answer));
}

/// The answer that ends a question.
fn done(words: &str) -> Described {
    Described::new(words).click("done")
}

/// A unit as an answer.
fn pick((owner, index): (Seat, usize)) -> Answer {
    Answer::Pick(Upto::new(owner.index() as u8), Upto::new(index as u8))
}

/// Units of one player as answers.
fn picks(figures: impl Iterator<Item = usize>, owner: Seat) -> Short {
    figures.map(|index| pick((owner, index))).collect()
}

/// A picked unit in words. Another's figure bears her clan: two players' fighters at one place are two things.
fn unit_described(game: &Samurai, asked: Seat, action: Action, names: &Names) -> Described {
    let Action::Answer(Answer::Pick(who, figure)) = action else { return Described::new("Pick a unit.") };
    let owner = Seat::new(who.get());
    let name = figure_name(game, owner, figure.index());
    let place = place_name(game.player(owner).figures[figure.index()].place());
    let at = if place == "supply" { "in supply".to_owned() } else { format!("at {place}") };
    let whose = if asked == owner { String::new() } else { format!("{}/", plain(seat_name(game, owner))) };
    Described::new(format!("{} of {}, {at}.", capital(&name), &names[owner]))
        .click(format!("figure/{whose}{}/{place}", plain(&name)))
}

/// A discarded card in words.
fn discard_described(game: &Samurai, action: Action) -> Described {
    let Action::Answer(Answer::Discard(kind)) = action else { return Described::new("Discard a card.") };
    let name = card_name(game, kind.get());
    Described::new(format!("Discard {name}.")).click(anchor("hand", name))
}

/// Keeps those from an index on that `keep` turns into something, in place.
pub(crate) fn keep_some(out: &mut Vec<Action>, from: usize, keep: impl Fn(Action) -> Option<Action>) {
    let mut kept = from;
    for at in from..out.len() {
        if let Some(action) = keep(out[at]) {
            out[kept] = action;
            kept += 1;
        }
    }
    out.truncate(kept);
}

/// The first of the least by a key, or "done" where there is none: what a timeout plays.
fn first_by(answers: Short, key: impl Fn(Answer) -> (i32, i32)) -> Action {
    answers.iter().copied().min_by_key(|&answer| key(answer)).unwrap_or(Answer::Done).into()
}

impl Samurai {
    /// The figures of a player at certain places, one of each equal group.
    fn classes<'a>(
        &'a self,
        seat: Seat,
        among: std::ops::Range<usize>,
        is: impl Fn(Place) -> bool + 'a,
    ) -> impl Iterator<Item = usize> + 'a {
        let figures = &self.player(seat).figures;
        let first = move |&at: &usize| at == 0 || at >= FIGHTERS || figures[at - 1] != figures[at];
        among.filter(first).filter(move |&at| is(figures[at].place()))
    }

    /// The weakest of some units: all that share the lowest power (SS-G9).
    fn weakest(&self, units: impl Iterator<Item = (Seat, usize)>) -> Short {
        let mut least = i16::MAX;
        let mut list = Short::new();
        for (owner, index) in units {
            let power = self.power(owner, index);
            if power < least {
                least = power;
                list.clear();
            }
            if power == least {
                let _ = list.try_push(pick((owner, index)));
            }
        }
        list
    }

    /// Whether a compulsory question is not asked: nothing to choose from, or one answer that plays itself (SS-Q43)
    /// unless somebody wants to make an offer first (SS-Q71).
    fn is_settled_by(&self, answers: &Short) -> bool {
        match answers.len() {
            0 => true,
            1 => !self.trade.is_held(),
            _ => false,
        }
    }

    /// Plays the one answer there is, if there is one.
    fn play_only<Q: Question<Samurai>>(
        &mut self,
        question: Q,
        answers: &Short,
        seat: Seat,
        fate: &mut Fate,
        events: &mut Heard,
    ) {
        if let Some(&only) = answers.first() {
            question.answer(self, seat, only.into(), fate, events);
        }
    }
}
