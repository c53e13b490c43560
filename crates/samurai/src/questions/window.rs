//! What is done before and after the order? (SS-T2 to SS-T9, SS-D7, SS-D12, SS-D17, SS-D28)

mod describe;

use super::{Legal, Raise, Room, SwapMarkers, list, other_question, unless};
use crate::action::{Action, Answer, Loose, Order};
use crate::content::KINDS;
use crate::event::{Event, Heard};
use crate::frames::Scope;
use crate::refusal::Refusal;
use crate::state::{NONE, Place, Samurai};
use crate::trade::{Bid, Binding};
use kernel::{Described, Fate, Kinds, Names, Question, Rule, Seat, TableRefusal, Upto};

/// The windows of a turn; it stays open until the turn is ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Window;

impl Room for Window {
    fn asked(self, game: &Samurai) -> Seat {
        game.active
    }
    /// Markers, orders and free orders lie open on the table: a binding names them exactly. Of cards only another's is
    /// named (SS-Q68).
    fn may_be_bound(self, game: &Samurai, bid: Bid) -> bool {
        let is_order = |kind: u8| game.edition.has_card(kind) && !game.edition.card(kind).battle;
        match bid.binding {
            Binding::Loose(Loose::Order) => !game.turn.ordered,
            Binding::Exact(answer @ (Answer::Order(..) | Answer::Free(_) | Answer::End)) => {
                self.check(game, game.active, answer.into()).is_ok()
            }
            Binding::Exact(Answer::Play(kind)) => bid.theirs && is_order(kind.get()) && !game.turn.card_played,
            Binding::Exact(_) | Binding::Loose(Loose::Commit | Loose::CommitGiven) => false,
        }
    }
    fn list_bindable(self, game: &Samurai, out: &mut Vec<Action>) {
        for marker in (0..4).map(Upto::new) {
            list(Order::ALL.map(|order| Answer::Order(marker, order)), out);
        }
        list((0..4 + game.attached.len() as u8).map(|source| Answer::Free(Upto::new(source))), out);
        list([Answer::End], out);
        list((0..KINDS as u8).map(|kind| Answer::Play(Upto::new(kind))), out);
    }
}

impl Samurai {
    fn check_order(&self, marker: u8) -> Legal {
        unless(!self.turn.ordered, Refusal::OrderDone)?;
        let placed = self.player(self.active).placed[marker as usize] != 0;
        unless(!placed, Refusal::MarkerPlaced { marker: marker + 1 })
    }

    fn check_play(&self, kind: u8) -> Legal {
        unless(self.edition.has_card(kind), TableRefusal::NoSuchThing.into())?;
        unless(self.player(self.active).hand.has(kind), Refusal::NotInHand { kind })?;
        let card = self.edition.card(kind);
        unless(!card.battle, Refusal::BattleCardInTurn)?;
        unless(!self.turn.card_played, Refusal::OneCardATurn)?;
        unless(self.can_pay(self.active, card.cost), Refusal::TooDear { kind })
    }

    /// Whether a free order is open to the active player (SS-T7, SS-T9).
    pub(crate) fn can_use(&self, source: u8) -> Legal {
        let order = self.free_order(source).ok_or(Refusal::Table(TableRefusal::NoSuchThing))?;
        let here = if source < 4 { self.unit_stands(source, order.on_board)? } else { self.attachment_open(source)? };
        unless(self.can_pay(self.active, order.cost), Refusal::FreeOrderTooDear)?;
        let scope = Scope { here, ..Scope::of(self.active) };
        unless(order.once || self.is_possible(order.effects, scope), Refusal::FreeOrderInVain)
    }

    fn unit_stands(&self, source: u8, on_board: bool) -> Result<u8, Refusal> {
        unless(self.turn.used >> source & 1 == 0, Refusal::UsedThisTurn)?;
        let fits = |place: Place| if on_board { place.is_location() } else { place != Place::GRAVEYARD };
        unless(self.slot_is_at(self.active, source as usize, fits), Refusal::NothingToUseItWith)?;
        Ok(NONE)
    }

    fn attachment_open(&self, source: u8) -> Result<u8, Refusal> {
        let index = source as usize - 4;
        let attached = self.attached[index];
        let twin = self.attached[..index].contains(&attached);
        unless(!twin, TableRefusal::NoSuchThing.into())?;
        unless(!attached.used, Refusal::UsedThisTurn)?;
        let open = attached.owner == self.active && self.is_at(self.active, attached.location);
        unless(open, Refusal::NothingToUseItWith)?;
        Ok(attached.location)
    }

    /// The free orders open to the active player.
    fn usable_sources(&self) -> impl Iterator<Item = u8> + '_ {
        (0..4 + self.attached.len() as u8).filter(|&source| self.can_use(source).is_ok())
    }

    /// Places a marker; how much wealth goes with it is asked next (SS-O1, SS-O2).
    fn place_order(&mut self, marker: u8, order: Order, events: &mut Heard) {
        let seat = self.active;
        self.player_mut(seat).placed[marker as usize] = order as u8 + 1;
        self.turn.ordered = true;
        events.push(|| Event::OrderPlaced { seat, marker: marker + 1, order });
        self.push(Raise { marker, order }, events);
    }
}

impl Question<Samurai> for Window {
    const KIND: &'static str = "before order";
    const RULE: Rule = Rule::new("SS-T2");

    fn kind(self, game: &Samurai) -> &'static str {
        if game.turn.ordered { "after order" } else { Self::KIND }
    }

    fn rule(self, game: &Samurai) -> Rule {
        if game.turn.ordered { Rule::new("SS-T8") } else { Self::RULE }
    }

    fn answers(self, game: &Samurai, _: Seat, out: &mut Vec<Action>) {
        let player = game.player(game.active);
        if !game.turn.ordered {
            for marker in (0..4u8).filter(|&marker| player.placed[marker as usize] == 0) {
                list(Order::ALL.map(|order| Answer::Order(Upto::new(marker), order)), out);
            }
        }
        if !game.turn.card_played {
            let orders = Kinds::of_mask(player.hand.mask() & !game.edition.battle_cards);
            let payable = orders.filter(|&kind| game.can_pay(game.active, game.edition.card(kind).cost));
            list(payable.map(|kind| Answer::Play(Upto::new(kind))), out);
        }
        list(game.usable_sources().map(|source| Answer::Free(Upto::new(source))), out);
        list(game.turn.ordered.then_some(Answer::End), out);
    }

    fn check(self, game: &Samurai, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Answer(Answer::Order(marker, _)) => game.check_order(marker.get()),
            Action::Answer(Answer::Play(kind)) => game.check_play(kind.get()),
            Action::Answer(Answer::Free(source)) => game.can_use(source.get()),
            Action::Answer(Answer::End) => unless(game.turn.ordered, Refusal::OrderFirst),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Samurai, _: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Answer(answer @ (Answer::Order(..) | Answer::Play(_) | Answer::Free(_))) = action else { return };
        game.push(self, events);
        match answer {
            Answer::Order(marker, order) => game.place_order(marker.get(), order, events),
            Answer::Play(kind) => game.play_card(kind.get(), events),
            Answer::Free(source) => game.use_free_order(source.get(), events),
            _ => {}
        }
    }

    fn fallback(self, game: &Samurai, _: Seat) -> Action {
        if game.turn.ordered {
            return Answer::End.into();
        }
        let lowest = game.player(game.active).placed.iter().position(|&order| order == 0);
        Answer::Order(Upto::new(lowest.unwrap_or_default() as u8), Order::Wealth).into()
    }

    fn prompt(self, game: &Samurai, _: Seat) -> String {
        match game.turn.ordered {
            true => "Your order is done: play a card, use a free order, or end your turn.",
            false => "Place an order; before it you may play a card or use free orders.",
        }
        .to_owned()
    }

    fn describe(self, game: &Samurai, seat: Seat, action: Action, _: &Names) -> Described {
        match action {
            Action::Answer(Answer::Order(marker, order)) => describe::order(game, marker.get(), order),
            Action::Answer(Answer::Play(kind)) => describe::play(game, SwapMarkers { seat }, kind.get()),
            Action::Answer(Answer::Free(source)) => describe::free(game, source.get()),
            _ => describe::end(game),
        }
    }
}
