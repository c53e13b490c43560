//! Which committed card is discarded unrevealed? (SS-D31)

use super::{Room, Short, first_by, list, other_question, unless};
use crate::action::{Action, Answer, seat_name};
use crate::event::{Card, Event, Heard, open};
use crate::refusal::Refusal;
use crate::state::Samurai;
use crate::words::anchor;
use kernel::{Described, Fate, Names, Question, Rule, Seat, Upto};

/// A card of an enemy in the battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cancel {
    /// Who cancels.
    pub(crate) seat: Seat,
}

impl Cancel {
    /// The enemies' slots that are not yet revealed.
    pub(crate) fn slots(self, game: &Samurai) -> Short {
        let enemies = game.opponents(self.seat).iter().filter(|&other| game.is_at(other, game.fought));
        let slots = enemies.flat_map(|other| {
            let n = game.battle.committed[other.index()].len() as u8;
            (0..n).map(move |slot| Answer::Cancel(Upto::new(other.index() as u8), Upto::new(slot)))
        });
        slots.collect()
    }
}

impl Room for Cancel {
    fn asked(self, _: &Samurai) -> Seat {
        self.seat
    }
}

impl Question<Samurai> for Cancel {
    const KIND: &'static str = "cancel";
    const RULE: Rule = Rule::new("SS-K1");

    fn answers(self, game: &Samurai, _: Seat, out: &mut Vec<Action>) {
        list(self.slots(game), out);
    }

    fn check(self, game: &Samurai, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Answer(slot @ Answer::Cancel(..)) => unless(self.slots(game).contains(&slot), Refusal::NoSuchSlot),
            _ => Err(other_question()),
        }
    }

    /// The card is discarded face up without effect.
    fn answer(self, game: &mut Samurai, by: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Answer(Answer::Cancel(who, slot)) = action else { return };
        let seat = Seat::new(who.get());
        let Some(card) = game.battle.committed[who.index()].pop_at(slot.index()) else { return };
        events.barrier();
        game.put_on_discard(seat, card.value());
        events.push(|| Event::CardCancelled { by, seat, card: open(Card(card.value())) });
    }

    fn is_stale(self, game: &Samurai, _: Seat) -> bool {
        game.is_settled_by(&self.slots(game))
    }

    fn lapse(self, game: &mut Samurai, seat: Seat, fate: &mut Fate, events: &mut Heard) {
        let only = self.slots(game);
        game.play_only(self, &only, seat, fate, events);
    }

    fn fallback(self, game: &Samurai, _: Seat) -> Action {
        first_by(self.slots(game), |_| (0, 0))
    }

    fn prompt(self, _: &Samurai, _: Seat) -> String {
        "Which committed card is discarded?".to_owned()
    }

    fn describe(self, game: &Samurai, _: Seat, action: Action, names: &Names) -> Described {
        let Action::Answer(Answer::Cancel(who, slot)) = action else { return Described::new("Discard a card.") };
        let enemy = Seat::new(who.get());
        Described::new(format!("Discard card {} of {}.", slot.get() + 1, &names[enemy]))
            .click(anchor("player", seat_name(game, enemy)))
            .click(format!("slot/{}", slot.get() + 1))
    }
}
