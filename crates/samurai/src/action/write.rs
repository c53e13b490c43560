//! Actions in notation.

use super::answer::write_answer;
use super::{Action, Answer, Deal, Loose, Order, Pledge, Side, Wish};
use crate::content::{BRANCH, KINDS, Vow};
use crate::state::{FIGHTERS, Place, Samurai};
use kernel::{Seat, Viewer};
use std::fmt::{self, Write};

/// Where notation is written.
pub(super) type Out<'a> = &'a mut dyn Write;

/// A name without case, spaces and punctuation.
pub(crate) fn plain(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Writes an action.
pub(crate) fn write(game: &Samurai, action: Action, to: Out<'_>) -> fmt::Result {
    match action {
        Action::Answer(answer) => write_answer(game, answer, to),
        Action::Deal(deal) => write_deal(game, deal, to),
        Action::Concede => to.write_str("concede"),
        Action::Hold => to.write_str("hold"),
        Action::Release => to.write_str("release"),
    }
}

/// Writes another seat's action as a viewer may read it: what is face down stays so.
pub(crate) fn write_for(game: &Samurai, viewer: Viewer, seat: Seat, action: Action, to: Out<'_>) -> fmt::Result {
    if viewer.is(seat) {
        return write(game, action, to);
    }
    match action {
        Action::Answer(Answer::Keep(_)) => to.write_str("keep ?"),
        Action::Answer(Answer::Commit(_)) => to.write_str("commit ?"),
        Action::Deal(Deal::Hand(_)) => to.write_str("hand ?"),
        Action::Deal(deal) if is_draft(deal) => to.write_str("draft ?"),
        other => write(game, other, to),
    }
}

/// Drafts are private until they are sent; others do not learn of them (SS-V9).
pub(crate) fn is_draft(deal: Deal) -> bool {
    matches!(
        deal,
        Deal::Offer(_)
            | Deal::GiveWealth(_)
            | Deal::Give(..)
            | Deal::AskWealth(_)
            | Deal::Ask(_)
            | Deal::Bind(_)
            | Deal::BindLoose(_)
            | Deal::Vow(_)
            | Deal::Drop
    )
}

fn write_deal(game: &Samurai, deal: Deal, to: Out<'_>) -> fmt::Result {
    let who = |who: super::Who| seat_name(game, Seat::new(who.get()));
    match deal {
        Deal::Offer(to_whom) => write!(to, "offer {}", who(to_whom)),
        Deal::GiveWealth(n) => write!(to, "give {n} wealth"),
        Deal::Give(kind, true) => write!(to, "give {}", card_name(game, kind.get())),
        Deal::Give(kind, false) => write!(to, "give {} concealed", card_name(game, kind.get())),
        Deal::AskWealth(n) => write!(to, "ask {n} wealth"),
        Deal::Ask(wish) => write!(to, "ask {}", wish_words(game, wish)),
        Deal::Bind(answer) => {
            to.write_str("bind ")?;
            write_answer(game, answer, to)
        }
        Deal::BindLoose(loose) => write!(to, "bind {}", loose_words(loose)),
        Deal::Vow(pledge) => write_vow(game, pledge, to),
        Deal::Send => to.write_str("send"),
        Deal::Drop => to.write_str("drop"),
        Deal::Accept(from) => write!(to, "accept {}", who(from)),
        Deal::Hand(kind) => write!(to, "hand {}", card_name(game, kind.get())),
        Deal::Decline(from) => write!(to, "decline {}", who(from)),
        Deal::Withdraw(from) => write!(to, "withdraw {}", who(from)),
    }
}

fn write_vow(game: &Samurai, pledge: Pledge, to: Out<'_>) -> fmt::Result {
    let side = if pledge.side == Side::Mine { "vow" } else { "demand" };
    let Some(promise) = game.edition.promises.get(pledge.promise.index()) else {
        return write!(to, "{side} #{}", pledge.promise);
    };
    let player = seat_name(game, Seat::new(pledge.what.get()));
    match promise.vow {
        Vow::KeepOut => write!(to, "{side} keep out {}", pledge.what.get() + 1),
        Vow::UseCardOn => write!(to, "{side} use {} on {player}", pledged_card(game, pledge)),
        Vow::Spare => write!(to, "{side} spare {player}"),
        Vow::ClanPeace => write!(to, "{side} clan peace {player}"),
        Vow::Words => write!(to, "{side} in words"),
    }
}

/// The card a promise names.
pub(crate) fn pledged_card(game: &Samurai, pledge: Pledge) -> &str {
    if pledge.card.index() == KINDS { "the card given here" } else { card_name(game, pledge.card.get()) }
}

/// What an asked card may be, in words.
pub(crate) fn wish_words(game: &Samurai, wish: Wish) -> &str {
    match wish {
        Wish::Any => "any card",
        Wish::Order => "any order card",
        Wish::Battle => "any battle card",
        Wish::Named(kind) => card_name(game, kind.get()),
    }
}

/// A loose binding in words.
pub(crate) fn loose_words(loose: Loose) -> &'static str {
    match loose {
        Loose::Commit => "commit any",
        Loose::CommitGiven => "commit the card given here",
        Loose::Order => "order any",
    }
}

/// An order's short word.
pub(crate) fn order_word(order: Order) -> &'static str {
    match order {
        Order::Allegiance => "allegiance",
        Order::Units => "units",
        Order::Cards => "cards",
        Order::Wealth => "wealth",
    }
}

/// A seat is written by its great clan.
pub(crate) fn seat_name(game: &Samurai, seat: Seat) -> &str {
    let clan = game.clans[seat.index() & 3] as usize;
    game.edition.great_clans.get(clan).map_or("?", |clan| clan.name.as_str())
}

/// An action card's name.
pub(crate) fn card_name(game: &Samurai, kind: u8) -> &str {
    game.edition.actions.get(kind as usize).map_or("?", |card| card.name.as_str())
}

/// A unit card's name; ships go by their common words.
pub(crate) fn unit_name(game: &Samurai, unit: u8) -> &str {
    match unit {
        0 => "fighter",
        1 => "carrier",
        _ => game.edition.units.get(unit as usize).map_or("?", |unit| unit.name.as_str()),
    }
}

/// A figure: its unit and, after a plus, its tokens; a moved fighter is set apart by a star.
pub(crate) fn figure_name(game: &Samurai, seat: Seat, figure: usize) -> String {
    let shape = game.player(seat).figures[figure];
    let mut name = unit_name(game, game.unit_of(seat, figure)).to_owned();
    if shape.tokens() > 0 {
        let _ = write!(name, "+{}", shape.tokens());
    }
    if shape.is_marked() && figure < FIGHTERS {
        name.push('*');
    }
    name
}

/// A place: `supply`, `graveyard` or a location's number.
pub(crate) fn place_name(place: Place) -> String {
    match place.location() {
        Some(at) => (at + 1).to_string(),
        None if place == Place::SUPPLY => "supply".to_owned(),
        None => "graveyard".to_owned(),
    }
}

/// A space of the alliance board: `neutral`, or a great clan and a number.
pub(crate) fn space_name(game: &Samurai, space: u8) -> String {
    let Some(index) = space.checked_sub(1) else { return "neutral".to_owned() };
    let clan = game.edition.great_clans.get(index as usize / BRANCH);
    format!("{} {}", clan.map_or("?", |clan| clan.name.as_str()), index as usize % BRANCH + 1)
}
