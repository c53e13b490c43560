//! A commander's second task after a room: one more room, a subordinate, or nothing (SC-K7 to SC-K9).

use super::{HomeComing, Offer, Offers, listed, other_question, rooms, unless};
use crate::action::Action;
use crate::event::{Event, Heard};
use crate::kinds::Figure;
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::state::Captains;
use crate::words::Choice;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// A commander's second task after a room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SecondTask;

impl SecondTask {
    /// SC-K9: the commander's colour or gray, now owned.
    fn check_room(self, game: &Captains, owner: Seat, berth: usize) -> Verdict {
        let ship = game.ship(owner);
        let Some(room) = ship.room_face(game.content(), berth) else { return Err(Refusal::NoRoom) };
        let crew = game.at_work.and_then(Figure::crew);
        let colors = ship.colors(game.content(), berth, room.color);
        unless(crew.is_some_and(|crew| colors.admit(crew)), Refusal::NotTheCommandersRoom)
    }
}

impl Offers for SecondTask {
    fn offers(self, game: &Captains, owner: Seat, offer: Offer<'_>) -> bool {
        rooms().any(&mut *offer) || game.calls(owner).any(&mut *offer)
    }

    fn decline(self) -> Option<Action> {
        Some(Action::Done)
    }
}

impl Question<Captains> for SecondTask {
    const KIND: &'static str = "second task";
    const RULE: Rule = rules::SECOND_TASK;
    listed!();

    fn check(self, game: &Captains, owner: Seat, action: Action) -> Verdict {
        match action {
            Action::Room(berth) => self.check_room(game, owner, berth.index()),
            Action::Call(at) => game.may_call(owner, game.at_work, at.index()),
            Action::Done => Ok(()),
            _ => other_question(),
        }
    }

    /// Then the commander queues.
    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        match action {
            Action::Room(berth) => {
                let (card, figure) = (game.room_card(owner, berth.index()), game.at_work.map(Figure::letter));
                events.push(|| Event::Activated { seat: owner, berth: berth.get(), card, figure });
                game.push(owner, HomeComing, events);
                return game.use_room(owner, berth.index(), events);
            }
            Action::Call(at) => game.call(owner, at.index(), events),
            _ => {}
        }
        game.queue_commander(owner, events);
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event("The commander's second task: one more room, a subordinate, or nothing.")
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        let choice = match action {
            Action::Room(berth) => {
                let room = game.room_words(seat, berth.index());
                game.using(seat, berth, format!("{}: {room}", game.berth_name(berth)))
            }
            Action::Call(at) => game.calling(seat, at.index()),
            _ => Choice { warning: Some("the commander has a second task".into()), ..Choice::of("No second task") },
        };
        choice.described(game, seat, action)
    }
}
