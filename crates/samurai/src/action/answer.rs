//! Answers to the game's questions, and how each is written.

use super::write::{Out, card_name, figure_name, order_word, place_name, seat_name, space_name, unit_name};
use super::{At, Fig, Kind, Order, Who};
use crate::content::{ATTACHED, CLANS, SPACES};
use crate::state::Samurai;
use enum_map::Enum;
use kernel::{Seat, Upto};
use std::fmt;

/// An answer to a question of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum)]
pub enum Answer {
    /// Keep this mech (SS-D3).
    Keep(Upto<8>),
    /// Take so much honor or wealth, draw or attach so many (SS-D4, SS-D10, SS-D11).
    Take(Upto<64>),
    /// Place a marker (0 for the 1) on an order (SS-D7).
    Order(Upto<4>, Order),
    /// Spend so much wealth on the marker just placed (SS-O2).
    Add(Upto<45>),
    /// Play an order card (SS-D12).
    Play(Kind),
    /// Use a free order: a unit card's or an attached card's (SS-D17).
    Free(Upto<{ 4 + ATTACHED }>),
    /// End the turn (SS-D28).
    End,
    /// Move a clan marker to a space (SS-D5, SS-D8).
    Clan(Upto<CLANS>, Upto<SPACES>),
    /// Move a figure to a location (SS-D9).
    Move(Fig, At),
    /// No more, or none.
    Done,
    /// Pick a unit: to destroy, return, escort, pay with, strengthen or leave behind.
    Pick(Who, Fig),
    /// Use the arrival ability (SS-D19).
    Use,
    /// Choose a player (SS-D20).
    Target(Who),
    /// Choose an option, from 0 (SS-D21, SS-D22).
    Choose(Upto<4>),
    /// Choose a location (SS-D23).
    At(At),
    /// Move this marker toward neutral (SS-D25).
    Demote(Upto<CLANS>),
    /// Discard a card (SS-D14, SS-D26).
    Discard(Kind),
    /// Exchange a placed marker with an unplaced one (SS-D27).
    Swap(Upto<4>, Upto<4>),
    /// Commit a battle card (SS-D29).
    Commit(Kind),
    /// Commit nothing (more).
    Pass,
    /// Reveal this card first (SS-D30).
    Reveal(Kind),
    /// Cancel a player's committed card in this slot (SS-D31).
    Cancel(Who, Upto<4>),
}

/// Writes an answer.
pub(super) fn write_answer(game: &Samurai, answer: Answer, to: Out<'_>) -> fmt::Result {
    match answer {
        Answer::Keep(mech) => write!(to, "keep {}", unit_name(game, mech.get() + 2)),
        Answer::Take(n) => write!(to, "take {n}"),
        Answer::Order(marker, order) => write!(to, "order {} {}", marker.get() + 1, order_word(order)),
        Answer::Add(n) => write!(to, "add {n}"),
        Answer::Play(kind) => write!(to, "play {}", card_name(game, kind.get())),
        Answer::Free(source) => write_free(game, source.get(), to),
        Answer::End => to.write_str("end"),
        Answer::Clan(clan, space) => {
            write!(to, "clan {} {}", game.edition.clans[clan.index()].name, space_name(game, space.get()))
        }
        Answer::Move(figure, at) => {
            let seat = mover(game);
            let from = place_name(game.player(seat).figures[figure.index()].place());
            write!(to, "move {} {from}>{}", figure_name(game, seat, figure.index()), at.get() + 1)
        }
        Answer::Done => to.write_str("done"),
        Answer::Pick(who, figure) => {
            let seat = Seat::new(who.get());
            let place = place_name(game.player(seat).figures[figure.index()].place());
            let name = figure_name(game, seat, figure.index());
            write!(to, "pick {} {name} {place}", seat_name(game, seat))
        }
        Answer::Use => to.write_str("use"),
        Answer::Target(who) => write!(to, "target {}", seat_name(game, Seat::new(who.get()))),
        Answer::Choose(option) => write!(to, "choose {}", option.get() + 1),
        Answer::At(at) => write!(to, "at {}", at.get() + 1),
        Answer::Demote(clan) => write!(to, "demote {}", game.edition.clans[clan.index()].name),
        Answer::Discard(kind) => write!(to, "discard {}", card_name(game, kind.get())),
        Answer::Swap(placed, unplaced) => write!(to, "swap {} for {}", placed.get() + 1, unplaced.get() + 1),
        Answer::Commit(kind) => write!(to, "commit {}", card_name(game, kind.get())),
        Answer::Pass => to.write_str("pass"),
        Answer::Reveal(kind) => write!(to, "reveal {}", card_name(game, kind.get())),
        Answer::Cancel(who, slot) => {
            write!(to, "cancel {} {}", seat_name(game, Seat::new(who.get())), slot.get() + 1)
        }
    }
}

fn write_free(game: &Samurai, source: u8, to: Out<'_>) -> fmt::Result {
    match game.free_order(source) {
        Some(order) if source < 4 => write!(to, "free {}", order.name),
        Some(order) => write!(to, "free {} {}", order.name, game.attached[source as usize - 4].location + 1),
        None => write!(to, "free #{source}"),
    }
}

/// Whose figures a move is about: the mover's.
fn mover(game: &Samurai) -> Seat {
    game.question().and_then(|frame| frame.asked(game)).unwrap_or(game.active)
}
