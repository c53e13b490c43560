//! How much is taken? (SS-D4, SS-D10, SS-D11)

use super::{Room, list, other_question, unless};
use crate::action::{Action, Answer};
use crate::evaluate::drawing;
use crate::event::{Heard, Source};
use crate::refusal::Refusal;
use crate::state::Samurai;
use crate::words::count;
use kernel::{Described, Fate, Names, Question, Rule, Seat, Upto};

/// What is taken in an amount.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gain {
    /// Honor.
    Honor,
    /// Wealth from the bank.
    Wealth,
    /// Action cards.
    Cards,
}

/// Up to so much of something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Take {
    /// Who takes it.
    pub(crate) seat: Seat,
    /// What.
    pub(crate) gain: Gain,
    /// At most.
    pub(crate) most: u8,
}

impl Take {
    /// A draw beyond the hand limit is told before it is chosen (SS-W6).
    fn draw_sentence(self, game: &Samurai) -> String {
        let (held, limit) = (game.player(self.seat).hand.len(), game.edition.hand_limit as usize);
        let draw = format!("Draw up to {}.", count(self.most, "card"));
        if held + self.most as usize <= limit {
            return draw;
        }
        format!("{draw} You hold {held}: beyond {limit} you must discard again.")
    }
}

impl Room for Take {
    fn asked(self, _: &Samurai) -> Seat {
        self.seat
    }
    fn hopes(self, game: &Samurai, seat: Seat) -> i32 {
        match self.gain {
            Gain::Honor => 100 * i32::from(self.most),
            Gain::Wealth => 55 * i32::from(self.most),
            Gain::Cards => drawing(game, seat, i32::from(self.most)),
        }
    }
}

impl Question<Samurai> for Take {
    const KIND: &'static str = "take honor";
    const RULE: Rule = Rule::new("SS-L6");

    fn kind(self, _: &Samurai) -> &'static str {
        match self.gain {
            Gain::Honor => Self::KIND,
            Gain::Wealth => "take wealth",
            Gain::Cards => "draw",
        }
    }

    fn rule(self, _: &Samurai) -> Rule {
        match self.gain {
            Gain::Honor => Self::RULE,
            Gain::Wealth => Rule::new("SS-W2"),
            Gain::Cards => Rule::new("SS-W5"),
        }
    }

    fn answers(self, _: &Samurai, _: Seat, out: &mut Vec<Action>) {
        list((0..=self.most).map(|n| Answer::Take(Upto::new(n))), out);
    }

    fn check(self, _: &Samurai, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Answer(Answer::Take(n)) => unless(n.get() <= self.most, Refusal::AtMost { most: self.most }),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Samurai, seat: Seat, action: Action, fate: &mut Fate, events: &mut Heard) {
        let Action::Answer(Answer::Take(n)) = action else { return };
        match self.gain {
            Gain::Honor => game.gain_honor(seat, u16::from(n.get()), Source::Reward, events),
            Gain::Wealth => game.gain_wealth(seat, n.get(), events),
            Gain::Cards => game.draw_cards(seat, n.get(), fate, events),
        }
    }

    fn is_stale(self, game: &Samurai, _: Seat) -> bool {
        self.most == 0 && !game.trade.is_held()
    }

    fn lapse(self, game: &mut Samurai, seat: Seat, fate: &mut Fate, events: &mut Heard) {
        self.answer(game, seat, Answer::Take(Upto::new(0)).into(), fate, events);
    }

    fn fallback(self, _: &Samurai, _: Seat) -> Action {
        Answer::Take(Upto::new(self.most)).into()
    }

    fn prompt(self, game: &Samurai, _: Seat) -> String {
        match self.gain {
            Gain::Honor => format!("Take up to {} honor.", self.most),
            Gain::Wealth => format!("Take up to {} wealth.", self.most),
            Gain::Cards => self.draw_sentence(game),
        }
    }

    fn describe(self, game: &Samurai, seat: Seat, action: Action, _: &Names) -> Described {
        let Action::Answer(Answer::Take(n)) = action else { return Described::new("Take some.") };
        let (words, click) = match self.gain {
            Gain::Honor => ("Take {n} honor.", "honor"),
            Gain::Wealth => ("Take {n} wealth.", "bank"),
            // One sentence serves every number: "1 cards" would be wrong.
            Gain::Cards => ("Draw {n} from the deck.", "deck"),
        };
        let described = Described::new(words).click(click).amount("take {n}", i32::from(n.get()));
        let held = game.player(seat).hand.len() + n.index();
        let over = self.gain == Gain::Cards && held > game.edition.hand_limit as usize;
        // One warning text for the whole run would split it; it only changes where the limit is passed.
        if over { described.warn("You will have to discard down to the hand limit.") } else { described }
    }
}
