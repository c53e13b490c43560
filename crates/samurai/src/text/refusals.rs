//! Refusals as sentences.

use super::count;
use crate::rules;
use crate::state::Samurai;
use kernel::{Names, Refusal, Seat};

/// Why not, without the rule's ID.
pub(super) fn tell(game: &Samurai, _seat: Seat, refusal: Refusal, _names: &Names) -> String {
    let fact = |at: usize| refusal.facts().get(at).copied().unwrap_or_default();
    let words = match refusal.rule() {
        rules::DRAFT => "that mech is not in the pool you hold",
        rules::LIMITED => return format!("at most {} here", fact(0)),
        rules::WEAKEST => "only the weakest can be taken",
        rules::ATTACHED if refusal.which() == 1 => "an attached card keeps other players' ships out of that location",
        rules::ATTACHED => "choose a location where a card lies",
        rules::CHOICE => "choose something you can do completely",
        rules::HAND_LIMIT => "discard a card of your hand that you may give up",
        rules::ONE_CARD => "one order card a turn",
        rules::NO_BATTLE_CARD => "battle cards are committed in battles, not played in turns",
        rules::OWN_TURN => "free orders are for your own turn, and one with a limit only once",
        rules::FREE_ORDER => "this free order is not open to you now",
        rules::MUST_ORDER => "perform an order first",
        rules::ONE_ORDER if refusal.which() == 1 => return format!("your {} is placed already", fact(0)),
        rules::ONE_ORDER => "you have performed your order this turn",
        rules::RAISE => return format!("you have {} wealth", fact(0)),
        rules::MANY_MOVES => {
            return format!("this unit takes {}; {} left", count(fact(0), "move"), fact(1));
        }
        rules::TOO_FAR => return format!("a marker can go at most {} spaces here", fact(0)),
        rules::CLOSED => "that branch is closed: nobody plays this clan",
        rules::NAMED_CLAN => "this reward moves one clan only",
        rules::ONCE => "a figure moves once in an order",
        rules::DESTINATION => "it cannot go there: another location is needed",
        rules::FULL => "there is no space left for a ship",
        rules::DISPLACED => "choose one of the weakest ships there",
        rules::FULL_OF_MECHS => "the location is full and holds only mechs",
        rules::BURIED => "units in the graveyard cannot move",
        rules::COST => "you cannot pay its cost",
        rules::SHIPS => "pay with ships that are in your supply or at a location",
        rules::BATTLE_CARD => "only a battle card of your hand can be committed",
        rules::REVEAL => "you have not committed that card",
        rules::NO_TRADING if !game.trading => "trading was not agreed on",
        rules::NO_TRADING => "trading begins when the mechs are revealed, between two players",
        rules::GOODS => "you can only trade wealth and cards you have",
        rules::OFFER => "begin with an offer to somebody; it needs something given or asked, a binding or a promise",
        rules::ANSWER if refusal.which() == 1 => "you have not accepted an offer that asks for a card",
        rules::ANSWER => "that player has made you no offer that is still open",
        rules::WITHDRAW => "you have no open offer to that player",
        rules::HOLD if game.trading => "you can ask once that forced answers wait, and take that back once",
        rules::HOLD => "trading was not agreed on",
        rules::CARDS => "that card does not fit what was asked",
        rules::IMPOSSIBLE if refusal.which() == 1 => "the bargain you made needs that card",
        rules::IMPOSSIBLE => "this offer cannot be carried out now",
        rules::OFFERS => "one open offer a pair, and only so many in one slot",
        rules::WORDING => "the pending decision cannot be bound in these words",
        rules::NOT_NOW => "no trade while a hand is cut down or looked into, or a bargain is being kept",
        rules::BOUND => "you agreed to something else",
        _ => "that is not possible now",
    };
    words.to_owned()
}
