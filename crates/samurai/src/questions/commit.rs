//! Which battle card is committed? (SS-B5 to SS-B7, SS-D29)

use super::{Room, Short, list, other_question, unless};
use crate::action::{Action, Answer, Loose, card_name};
use crate::content::KINDS;
use crate::event::{Card, Event, Heard};
use crate::refusal::Refusal;
use crate::state::Samurai;
use crate::text::card_sentence;
use crate::trade::{Bid, Binding};
use crate::words::{anchor, previews};
use kernel::{Described, Fate, Kinds, Names, Question, Rule, Seat, SeatSet, Secret, Upto, Viewer};

/// A card face down, or none; more where an ability lets her.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Commit {
    /// Who commits.
    pub(crate) seat: Seat,
}

impl Commit {
    fn cards(self, game: &Samurai) -> Short {
        let battle = Kinds::of_mask(game.player(self.seat).hand.mask() & game.edition.battle_cards);
        battle.map(|kind| Answer::Commit(Upto::new(kind))).chain([Answer::Pass]).collect()
    }

    /// A battle card goes face down, and these seats know which.
    pub(crate) fn commit(self, game: &mut Samurai, kind: u8, known_to: SeatSet, events: &mut Heard) {
        let seat = self.seat;
        game.take_unseen(seat, kind, known_to, events);
        let slots = &mut game.battle.committed[seat.index()];
        let _ = slots.try_push(Secret::new(kind, known_to));
        let full = slots.len();
        // SS-B6: it cannot be taken back.
        events.barrier();
        events.push(|| Event::CardCommitted { seat, card: Secret::new(Card(kind), known_to) });
        // She is asked again while she may commit more; whether she can is hers to know.
        if full < game.may_commit(seat) {
            game.push(self, events);
        }
    }

    fn describe_card(self, game: &Samurai, kind: u8) -> Described {
        let name = card_name(game, kind);
        let described = Described::new(format!("Commit {name} face down."))
            .click(anchor("hand", name))
            .preview(card_sentence(&game.edition, kind))
            .figure("now", i32::from(game.strength(self.seat, game.fought)))
            .figure("then", i32::from(previews::with_card(game, self.seat, kind)));
        let payable = game.can_pay(self.seat, game.edition.card(kind).cost);
        if payable { described } else { described.warn("You cannot pay for it now; unpaid it does nothing.") }
    }

    /// Passing shows how the battle stands, and what enemies who decide later may hold.
    fn describe_pass(self, game: &Samurai, names: &Names) -> Described {
        let seat = self.seat;
        let mut words = previews::standing(game, game.fought, names);
        let later = |&other: &Seat| game.rank(other) > game.rank(seat) && game.is_at(other, game.fought);
        for other in Seat::all(game.seats).filter(later) {
            if let Some(odds) = previews::battle_odds(game, other, Viewer::seat(seat)) {
                words.push_str(&format!(" {} holds a battle card: {odds} %.", &names[other]));
            }
        }
        let more = if game.battle.committed[seat.index()].is_empty() { "" } else { " more" };
        Described::new(format!("Pass: commit nothing{more}.")).click("pass").preview(words)
    }
}

impl Room for Commit {
    fn asked(self, _: &Samurai) -> Seat {
        self.seat
    }
    /// Only another's card is named (SS-Q68), and hands are not told of.
    fn may_be_bound(self, game: &Samurai, bid: Bid) -> bool {
        let is_battle = |kind: u8| game.edition.has_card(kind) && game.edition.card(kind).battle;
        match bid.binding {
            Binding::Exact(Answer::Pass) => true,
            Binding::Exact(Answer::Commit(kind)) => bid.theirs && is_battle(kind.get()),
            Binding::Loose(Loose::Commit) => bid.theirs,
            Binding::Loose(Loose::CommitGiven) => bid.theirs && bid.battle_gifts == 1,
            Binding::Exact(_) | Binding::Loose(Loose::Order) => false,
        }
    }
    fn list_bindable(self, _: &Samurai, out: &mut Vec<Action>) {
        list([Answer::Pass], out);
        list((0..KINDS as u8).map(|kind| Answer::Commit(Upto::new(kind))), out);
    }
}

impl Question<Samurai> for Commit {
    const KIND: &'static str = "commit";
    const RULE: Rule = Rule::new("SS-B5");

    fn answers(self, game: &Samurai, _: Seat, out: &mut Vec<Action>) {
        list(self.cards(game), out);
    }

    fn check(self, game: &Samurai, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Answer(card @ Answer::Commit(_)) => {
                unless(self.cards(game).contains(&card), Refusal::NotABattleCard)
            }
            Action::Answer(Answer::Pass) => Ok(()),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Samurai, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        match action {
            Action::Answer(Answer::Commit(kind)) => self.commit(game, kind.get(), SeatSet::of(seat), events),
            _ => events.push(|| Event::CommitPassed { seat }),
        }
    }

    fn fallback(self, _: &Samurai, _: Seat) -> Action {
        Answer::Pass.into()
    }

    fn prompt(self, game: &Samurai, seat: Seat) -> String {
        let more = if game.battle.committed[seat.index()].is_empty() { "a" } else { "another" };
        format!("Battle at location {}: commit {more} card, or pass.", game.fought + 1)
    }

    fn describe(self, game: &Samurai, _: Seat, action: Action, names: &Names) -> Described {
        match action {
            Action::Answer(Answer::Commit(kind)) => self.describe_card(game, kind.get()),
            _ => self.describe_pass(game, names),
        }
    }
}
