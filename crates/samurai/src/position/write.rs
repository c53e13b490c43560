//! Zones written as a viewer may read them.

use crate::action::{Order, card_name, order_word, seat_name, space_name, unit_name};
use crate::questions::Frame;
use crate::state::{NONE, Phase, Place, Samurai};
use crate::view;
use kernel::{Seat, Viewer, Zone};

/// What a viewer may know of a zone.
pub(super) fn zone(game: &Samurai, viewer: Viewer, seat: Option<Seat>, zone: &Zone) -> String {
    match seat {
        Some(seat) if seat.index() < game.seats as usize => own(game, viewer, seat, zone.word),
        Some(_) => String::new(),
        None => common(game, viewer, zone.word),
    }
}

/// Things in a row, equal neighbours counted.
fn list<T: AsRef<str>>(things: impl IntoIterator<Item = T>) -> String {
    let mut runs: Vec<(String, usize)> = Vec::new();
    for thing in things {
        match runs.last_mut() {
            Some((last, n)) if last == thing.as_ref() => *n += 1,
            _ => runs.push((thing.as_ref().to_owned(), 1)),
        }
    }
    let write = |(thing, n): &(String, usize)| if *n > 1 { format!("{thing} x{n}") } else { thing.clone() };
    runs.iter().map(write).collect::<Vec<_>>().join(", ")
}

fn unknown(n: usize) -> String {
    list(std::iter::repeat_n("?", n))
}

fn yes(is: bool) -> String {
    if is { "yes".to_owned() } else { String::new() }
}

fn own(game: &Samurai, viewer: Viewer, seat: Seat, word: &str) -> String {
    let player = game.player(seat);
    let cards = |kinds: Vec<u8>| list(kinds.into_iter().map(|kind| card_name(game, kind)));
    match word {
        "clan" => seat_name(game, seat).to_owned(),
        "first player" => yes(game.first == seat),
        "turn" => turn(game, seat),
        "conceded" => yes(game.conceded.has(seat)),
        "honor" => player.honor.to_string(),
        "wealth" => player.wealth.to_string(),
        "markers" => markers(game, seat),
        "mechs" if game.phase != Phase::Draft => list(player.mechs.iter().map(|&mech| unit_name(game, mech))),
        "drafted" if game.phase == Phase::Draft => drafted(game, viewer, seat),
        "supply" => list(view::figures(game, seat, Place::SUPPLY)),
        "graveyard" => list(view::figures(game, seat, Place::GRAVEYARD)),
        "hand" => hand(game, viewer, seat),
        "committed" => {
            let slots = game.battle.committed[seat.index()].iter();
            list(slots.map(|card| if card.is_known(viewer) { card_name(game, card.value()) } else { "?" }))
        }
        "bonus" if game.battle.bonus[seat.index()] != 0 => game.battle.bonus[seat.index()].to_string(),
        "claimed" => locations(game, player.claimed),
        "deck" if game.own_decks => deck(game, viewer, game.pile_of(seat)),
        "discard" if game.own_decks => cards(game.discards[game.pile_of(seat)].cards().collect()),
        _ => numbered(game, viewer, seat, word),
    }
}

/// `at N` and `knows seat N`.
fn numbered(game: &Samurai, viewer: Viewer, seat: Seat, word: &str) -> String {
    let number = word.rsplit(' ').next().and_then(|n| n.parse::<u8>().ok()).unwrap_or_default();
    let Some(index) = number.checked_sub(1).filter(|&index| index < game.seats) else { return String::new() };
    if word.starts_with("at ") {
        return list(view::figures(game, seat, Place::at(index)));
    }
    if word.starts_with("knows ") && viewer.is(seat) {
        let known = game.known[seat.index()][index as usize];
        return list(known.cards().map(|kind| card_name(game, kind)));
    }
    String::new()
}

fn turn(game: &Samurai, seat: Seat) -> String {
    if game.phase != Phase::Turns || game.active != seat {
        return String::new();
    }
    let mut words = vec![if game.turn.ordered { "after".to_owned() } else { "before".to_owned() }];
    if game.turn.card_played {
        words.push("card played".to_owned());
    }
    for source in (0..4u8).filter(|source| game.turn.used >> source & 1 == 1) {
        if let Some(order) = game.free_order(source) {
            words.push(format!("used {}", order.name));
        }
    }
    words.join(", ")
}

fn markers(game: &Samurai, seat: Seat) -> String {
    let placed = game.player(seat).placed.iter().enumerate().filter(|(_, order)| **order > 0);
    list(placed.map(|(marker, order)| format!("{} {}", marker + 1, order_word(Order::ALL[(*order as usize - 1) & 3]))))
}

fn drafted(game: &Samurai, viewer: Viewer, seat: Seat) -> String {
    let kept = game.player(seat).mechs.into_iter().filter(|&mech| mech != NONE);
    list(kept.map(|mech| if viewer.is(seat) { unit_name(game, mech) } else { "?" }))
}

fn hand(game: &Samurai, viewer: Viewer, seat: Seat) -> String {
    let known = view::known_hand(game, seat, viewer);
    let hidden = game.player(seat).hand.len().saturating_sub(known.len());
    let names = known.iter().map(|&kind| card_name(game, kind));
    list(names.chain(std::iter::repeat_n("?", hidden)))
}

fn locations(game: &Samurai, mask: u16) -> String {
    let held = game.edition.locations.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
    list(held.map(|(_, card)| &card.name))
}

fn deck(game: &Samurai, viewer: Viewer, pile: usize) -> String {
    let deck = &game.decks[pile];
    if viewer.is_referee() { list(deck.iter().rev().map(|&kind| card_name(game, kind))) } else { unknown(deck.len()) }
}

fn common(game: &Samurai, viewer: Viewer, word: &str) -> String {
    match word {
        "phase" => match game.phase {
            Phase::Draft => "draft".to_owned(),
            Phase::Turns => "turns".to_owned(),
            Phase::Battles => "battles".to_owned(),
            Phase::Over => "over".to_owned(),
        },
        "round" => game.round.to_string(),
        "fought" if game.phase == Phase::Battles => fought(game),
        "location deck" if viewer.is_referee() => {
            let deck = game.location_deck.iter().rev();
            list(deck.filter_map(|&card| game.edition.locations.get(card as usize)).map(|card| &card.name))
        }
        "location deck" => unknown(game.location_deck.len()),
        "thrown" => locations(game, game.thrown),
        // With three players nobody knows which card came back (SS-S4).
        "taken out" if viewer.is_referee() || game.edition.table(game.seats).back == 0 => {
            locations(game, game.taken_out)
        }
        "taken out" => unknown(game.taken_out.count_ones() as usize),
        "alliance" => alliance(game),
        "bank" => game.bank.to_string(),
        "attached" => attached(game),
        "deck" if !game.own_decks => deck(game, viewer, 0),
        "discard" if !game.own_decks => list(game.discards[0].cards().map(|kind| card_name(game, kind))),
        "box" => list(game.boxed.cards().map(|kind| card_name(game, kind))),
        _ => board(game, word),
    }
}

/// The location fought over; once anything was done there it is under way.
fn fought(game: &Samurai) -> String {
    let number = game.fought + 1;
    let fresh = game.battle.committed.iter().all(|slots| slots.is_empty())
        && matches!(game.stack.iter().next(), Some(Frame::Fight(fight)) if fight.is_committing())
        && game.decider() == game.turn_order().find(|&seat| game.is_at(seat, game.fought));
    if fresh { number.to_string() } else { format!("{number}, under way") }
}

fn board(game: &Samurai, word: &str) -> String {
    let number = word.strip_prefix("location ").and_then(|n| n.parse::<u8>().ok()).unwrap_or_default();
    let Some(index) = number.checked_sub(1).filter(|&index| index < game.seats) else { return String::new() };
    let card = game.edition.locations.get(game.boards[index as usize] as usize);
    card.map_or("none".to_owned(), |card| card.name.clone())
}

fn alliance(game: &Samurai) -> String {
    let away = game.markers.iter().enumerate().filter(|(_, space)| **space > 0);
    list(away.map(|(clan, &space)| format!("{} {}", game.edition.clans[clan].name, space_name(game, space))))
}

fn attached(game: &Samurai) -> String {
    let one = |card: &crate::state::Attached| {
        let used = if card.used { " used" } else { "" };
        let (name, owner) = (card_name(game, card.kind), seat_name(game, card.owner));
        format!("{name} at {} by {owner}{used}", card.location + 1)
    };
    list(game.attached.iter().map(one))
}
