//! Reading actions as people write them: in any case, ships by colour or seat, small words left out.

use crate::action::{Action, Captain, PLAIN, captain};
use crate::board::{Direction, Intersection, Square};
use crate::coin::{Coin, Colour, Trait};
use crate::layout::Layout;
use crate::state::{Attack, Stage};
use kernel::{Bounded, Names, ParseError, Rule, Seat};

const EXPECTED: &str = "power E4 A5 S3 Q1, place e4, array, roll, stop, batteries, nanobots 2 A, thrust, brake, hold, \
    course N, attack blue, emp, laser blue, take north flag, lose S, lose capacitor, drop d1+, pass, capacitor S, \
    field e4, rewire blue, speed blue 7 [after 2], wormhole blue g7 [after 2], give up 2, concede";

/// Words that change nothing: `use extra laser at blue` is `laser blue`, `hold fire` is `hold`.
const SMALL: [&str; 18] = [
    "use",
    "fire",
    "set",
    "the",
    "her",
    "their",
    "to",
    "at",
    "on",
    "from",
    "again",
    "rolling",
    "extra",
    "communications",
    "portable",
    "force",
    "generator",
    "bank",
];

/// Reads an action.
pub(crate) fn read(game: &Attack, seat: Seat, text: &str) -> Result<Action, ParseError> {
    let lower = text.trim().to_ascii_lowercase().replace(',', " ").replace("seat ", "seat-");
    let words: Vec<&str> = lower.split_whitespace().filter(|word| !SMALL.contains(word)).take(10).collect();
    let joined = words.join(" ");
    if let Some((action, _)) = PLAIN.iter().find(|(_, word)| *word == joined) {
        return Ok(*action);
    }
    let read = read_words(game, &words).or_else(|| read_loss(game, seat, &words));
    read.ok_or_else(|| ParseError::new(text, expected(&words)).never(never(game, seat, &words)))
}

fn expected(words: &[&str]) -> String {
    let first = words.first().copied().unwrap_or_default();
    let like = EXPECTED.split(", ").map(str::trim).filter(|form| form.split(' ').next() == Some(first));
    let like: Vec<&str> = like.collect();
    if like.is_empty() { format!("expected one of: {EXPECTED}") } else { format!("expected: {}", like.join(", ")) }
}

fn read_ship(game: &Attack, word: &str) -> Option<Captain> {
    let seat = Colour::read(word).and_then(|colour| game.seat_of_colour(colour));
    seat.or_else(|| Names::scene(game.terms.seats).seat(word)).map(captain)
}

fn read_words(game: &Attack, words: &[&str]) -> Option<Action> {
    let ship = |word: &str| read_ship(game, word);
    Some(match *words {
        ["power"] => Action::Assign(Layout::EMPTY),
        ["power", ref tokens @ ..] => Action::Assign(Layout::of(read_layout(tokens)?)?),
        ["place", square] => Action::Place(Square::read(square)?),
        ["nanobots", coin, on] => Action::Nanobots(Coin::written(coin)?, Trait::read(on)?),
        ["course", way] | [way] if Direction::read(way).is_some() => Action::Course(Direction::read(way)?),
        ["attack", target] => Action::Attack(ship(target)?),
        ["laser", target] => Action::Laser(ship(target)?),
        ["take", flag] | ["take", flag, "flag"] | ["pick", "up", flag, "flag"] => Action::PickUp(read_flag(flag)?),
        ["lose", on] => Action::Lose(Trait::read(on)?),
        ["drop", point] => Action::Drop(Intersection::read(point)?),
        ["capacitor", on] => Action::Capacitor(Trait::read(on)?),
        ["field", square] => Action::Field(Square::read(square)?),
        ["rewire", target] => Action::Rewire(ship(target)?),
        ["speed", target, speed, ref tail @ ..] => {
            let speed = speed.parse().ok().and_then(Bounded::checked)?;
            Action::Dictate(ship(target)?, speed, read_steps(tail)?)
        }
        ["wormhole", target, square, ref tail @ ..] => {
            Action::Wormhole(ship(target)?, Square::read(square)?, read_steps(tail)?)
        }
        ["give", "up", coin] => Action::GiveUp(Coin::written(coin)?),
        _ => return None,
    })
}

/// Her own token by its number: `lose 4` is `lose E` where the 4 lies on her Engines.
fn read_loss(game: &Attack, seat: Seat, words: &[&str]) -> Option<Action> {
    let ["lose", word] = *words else { return None };
    let coin = Coin::written(word).filter(|_| seat.index() < usize::from(game.terms.seats))?;
    let tile = &game.ships[seat].tile;
    let lies = |on: &Trait| tile.token(*on).is_some_and(|token| token.value() == coin);
    let boosts = tile.capacitor().is_some_and(|(_, token)| token == coin);
    let base = Trait::ALL.into_iter().find(lies).map(Action::Lose);
    base.or(boosts.then_some(Action::LoseCapacitor))
}

/// The rule by which what these words name can never be.
fn never(game: &Attack, seat: Seat, words: &[&str]) -> Option<Rule> {
    let held = |coin: Coin| seat.index() < usize::from(game.terms.seats) && game.ships[seat].tile.pool().has(coin);
    Some(match *words {
        ["power", ref tokens @ ..] if tokens.iter().all(|word| is_token(word)) => match game.stage {
            Stage::SetupPower | Stage::Repower => const { Rule::new("AT-S7") },
            _ => const { Rule::new("AT-P2") },
        },
        ["lose", "reserve", ..] => const { Rule::new("AT-D3") },
        ["lose", word] if Coin::written(word).is_some_and(held) => const { Rule::new("AT-D3") },
        ["lose", word] if Coin::written(word).is_some() => const { Rule::new("AT-D1") },
        ["speed" | "wormhole", _, _, "after", steps] if is_number(steps) => const { Rule::new("AT-W15") },
        ["speed", target, speed, ..] if read_ship(game, target).is_some() && is_number(speed) => {
            const { Rule::new("AT-B7") }
        }
        _ => return None,
    })
}

fn is_number(word: &str) -> bool {
    word.parse::<i64>().is_ok()
}

/// Whether a word is a trait, a token, or both: `E`, `4`, `E4`.
fn is_token(word: &str) -> bool {
    let mut letters = word.chars();
    let on = letters.next().is_some_and(|letter| Trait::read(&letter.to_string()).is_some());
    Trait::read(word).is_some() || read_slot(word).is_some() || (on && read_slot(letters.as_str()).is_some())
}

pub(crate) fn read_flag(word: &str) -> Option<Bounded<2>> {
    match word {
        "south" => Some(Bounded::new(0)),
        "north" => Some(Bounded::new(1)),
        _ => None,
    }
}

fn read_steps(words: &[&str]) -> Option<Bounded<10>> {
    match *words {
        [] => Some(Bounded::new(0)),
        ["after", steps] => steps.parse().ok().and_then(Bounded::checked),
        _ => None,
    }
}

/// A token, or `_` for none.
fn read_slot(word: &str) -> Option<Option<Coin>> {
    if matches!(word, "_" | "-") { Some(None) } else { Coin::written(word).map(Some) }
}

/// Reads `E4 A5 S3 Q1`, `engines 4 armaments 5`, or four characters in that order (`4531`, `_` for an
/// empty trait).
fn read_layout(words: &[&str]) -> Option<[Option<Coin>; 4]> {
    let mut tokens = [None; 4];
    if let [four] = words
        && four.chars().count() == 4
    {
        for (slot, letter) in tokens.iter_mut().zip(four.chars()) {
            *slot = read_slot(&letter.to_string())?;
        }
        return Some(tokens);
    }
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let (on, slot) = match Trait::read(word) {
            Some(on) => (on, read_slot(words.next()?)?),
            None => (Trait::read(word.get(..1)?)?, read_slot(word.get(1..)?)?),
        };
        if tokens[on as usize].is_some() {
            return None;
        }
        tokens[on as usize] = slot;
    }
    Some(tokens)
}
