//! Which ship is copied? (SR-D22, SR-N2)

use super::{Run, other_question, unless};
use crate::action::Action;
use crate::content::Kind;
use crate::effects::{GOES_ON, Next, ask};
use crate::event::{Event, Heard};
use crate::refusal::Refusal;
use crate::state::{Form, PlayedCard, Realms};
use kernel::choice::Described;
use kernel::{Fate, Kinds, Names, Question, Rule, Seat};

/// A ship played earlier this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CopyShip;

impl CopyShip {
    /// One must be chosen if there is one (SR-Q13).
    pub(crate) fn begin<const S: usize, const C: usize>(
        game: &mut Realms<S, C>,
        seat: Seat,
        events: &mut Heard,
    ) -> Next {
        let ships = game.players[seat].ships;
        if ships.is_power_of_two() {
            return game.copy_ship(seat, ships.trailing_zeros() as u8, events);
        }
        if ships == 0 { GOES_ON } else { ask(CopyShip) }
    }
}

impl<const S: usize, const C: usize> Realms<S, C> {
    /// The card becomes a copy: faction, ally and scrap ability are there at once, the primary
    /// ability runs next (SR-N2).
    fn copy_ship(&mut self, seat: Seat, model: u8, events: &mut Heard) -> Next {
        let content = self.content();
        let Some(copier) = content.masks.copier else {
            return GOES_ON;
        };
        let plain = PlayedCard { form: Form::plain(copier), marks: PlayedCard::PRIMARY };
        if self.leave(seat, plain) {
            self.enter(seat, Form::copy_of(model), PlayedCard::PRIMARY);
            let (own, copied) = (content.card(copier).faction, content.card(model).faction);
            // The record gains the copied faction (SR-P7).
            self.players[seat].played[copied as usize] += u8::from(own != copied);
            let card = content.named(model);
            events.push(|| Event::Copied { seat, card });
        }
        content.card(model).primary.map_or(GOES_ON, |list| ask(Run { list, at: 0 }))
    }
}

impl<const S: usize, const C: usize> Question<Realms<S, C>> for CopyShip {
    const KIND: &'static str = "copy-ship";
    const RULE: Rule = Rule::new("SR-N2");

    fn answers(self, game: &Realms<S, C>, seat: Seat, out: &mut Vec<Action>) {
        out.extend(Kinds::of_mask(game.players[seat].ships).map(|kind| Action::Copy(Kind::new(kind))));
    }

    fn check(self, game: &Realms<S, C>, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Copy(kind) => unless(game.players[seat].ships >> kind.get() & 1 == 1, Refusal::MustCopy),
            Action::Done => Err(Refusal::MustCopy),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Realms<S, C>, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Copy(kind) = action {
            let next = game.copy_ship(seat, kind.get(), events);
            game.go_on(seat, next, events);
        }
    }

    fn fallback(self, game: &Realms<S, C>, seat: Seat) -> Action {
        let first = Kinds::of_mask(game.players[seat].ships).next();
        first.map_or(Action::Done, |kind| Action::Copy(Kind::new(kind)))
    }

    fn prompt(self, _: &Realms<S, C>, _: Seat) -> String {
        "Which ship is copied?".to_owned()
    }

    fn describe(self, game: &Realms<S, C>, _: Seat, action: Action, _: &Names) -> Described {
        let Action::Copy(kind) = action else {
            return Described::default();
        };
        Described::new(format!("Copy {}", game.content().name(kind.get()))).click(game.anchor("played", kind.get()))
    }

    fn prior(self, game: &Realms<S, C>, _: Seat, action: Action) -> i32 {
        if let Action::Copy(kind) = action { game.content().worth[kind.index()] } else { 0 }
    }
}
