//! Refusals as sentences.

use crate::check::{UNTIMELY, coin_of_fact, need_of_case};
use crate::coin::Trait;
use crate::content::{Gear, Need};
use crate::state::Attack;
use kernel::{Names, Refusal, Seat};

pub(super) fn tell(game: &Attack, _: Seat, refusal: Refusal, names: &Names) -> String {
    let rule = refusal.rule().to_string();
    let fact = |n: usize| refusal.facts().get(n).copied().unwrap_or(0);
    let coin = || coin_of_fact(fact(0)).map_or("that".to_owned(), |coin| coin.to_string());
    let ship = || usize::try_from(fact(0)).ok().and_then(Seat::checked).map_or("it", |seat| &names[seat]).to_owned();
    match (rule.as_str(), refusal.which()) {
        ("AT-P2", _) => format!("{} traits must be filled, not {}", fact(0), fact(1)),
        ("AT-S7", _) => format!("all your tokens but one go on traits: {} traits are filled, not {}", fact(0), fact(1)),
        ("AT-P5", _) => format!("token {} is not in the power pool", coin()),
        ("AT-B11", _) => format!("token {} stays in reserve until you assign power in your first turn", coin()),
        ("AT-G26", _) => format!("a disabled ship may not place its highest token, {}", coin()),
        ("AT-S10", _) => "that square is taken".to_owned(),
        ("AT-J6", 0) => "ships start on a grey square of their own team".to_owned(),
        ("AT-J6", _) => "that grey square is taken".to_owned(),
        ("AT-J10", _) => "a ship comes back where it left, or on the nearest free square of that row".to_owned(),
        ("AT-J17", 0) => "a ship returns to a free grey square of its team".to_owned(),
        ("AT-J18", _) => "no grey square is free: a ship returns to a free square beside them".to_owned(),
        ("AT-J17", _) => format!("you do not hold token {}", coin()),
        ("AT-J12" | "AT-J14", _) => "a flag is dropped on an intersection beside the ship's square".to_owned(),
        ("AT-J13", which) => flag_words(which).to_owned(),
        ("AT-J22", 0) => "a wormhole takes no ship out of a grey square".to_owned(),
        ("AT-J22", _) => "a wormhole puts no ship on a grey square".to_owned(),
        ("AT-D1", 0) => format!("there is no token on {}", trait_word(fact(0))),
        ("AT-D1", _) => "there is no Capacitor token on your tile".to_owned(),
        ("AT-F1", _) => format!("{} is not in range", ship()),
        ("AT-F2", _) => "a ship is never in range of itself".to_owned(),
        ("AT-B3", _) => format!("{} is not on the board", ship()),
        ("AT-B1", 0) => "special powers are not in this game".to_owned(),
        ("AT-B1", 1) => "your colour has another power".to_owned(),
        ("AT-B1", 3) => "special powers are used in reaction windows".to_owned(),
        ("AT-B1", _) => "your special power is spent".to_owned(),
        ("AT-F3", _) => "ships attack in the Fire phase".to_owned(),
        ("AT-N1", _) => "engines are for the Engines phase".to_owned(),
        ("AT-B7", _) => "that is no speed your power can set".to_owned(),
        ("AT-B9", _) => "a ship needs a square without ship or foreign force field".to_owned(),
        ("AT-W15", _) => format!("your reaction can wait for at most {} more squares", fact(0)),
        ("AT-Z3", _) => "you are out of the game already".to_owned(),
        _ => gear_words(game, &rule, refusal),
    }
}

fn trait_word(fact: i16) -> &'static str {
    usize::try_from(fact).ok().and_then(|index| Trait::ALL.get(index)).map_or("that trait", |on| on.name())
}

fn flag_words(which: u8) -> &'static str {
    match which {
        1 => "after the Extra Laser no flag is picked up in that turn",
        2 => "a captain carries at most one flag",
        3 => "your own flag stays on its home intersection",
        4 => "a flag is picked up in the Fire phase, instead of attacking",
        _ => "that flag does not lie beside your ship",
    }
}

fn gear_words(game: &Attack, rule: &str, refusal: Refusal) -> String {
    let fact = |n: usize| refusal.facts().get(n).copied().unwrap_or(0);
    let gear = usize::try_from(fact(0)).ok().and_then(|index| Gear::ALL.get(index).copied());
    let name = gear.map_or("it", |gear| game.edition.content().gear[gear].name.as_str());
    match (rule, refusal.which()) {
        ("AT-G18", _) => "your equipment is locked until your next turn".to_owned(),
        ("AT-G17", _) => "Communications Array and Extra Batteries exclude each other in a turn".to_owned(),
        (_, UNTIMELY) => format!("{name} is used {}", gear.map_or("at another time", when_words)),
        ("AT-G5", _) => format!("{name} was used this turn already"),
        ("AT-G2", _) => format!("{name} needs Equipment of exactly {}", fact(1)),
        ("AT-W3", 0) => format!("{name} is no reaction in this window"),
        ("AT-W3", _) => "no special power can be used in this window".to_owned(),
        ("AT-G23", 0) => {
            format!("token {} is not in your lost pile", coin_of_fact(fact(0)).map_or('?', |c| c.letter()))
        }
        ("AT-G23", _) => format!("{} is not empty", trait_word(fact(0))),
        ("AT-G28", 0) => "the Capacitor token goes on Engines, Armaments or Shields".to_owned(),
        ("AT-G20", 0) => "a force field stands beside your ship, on a square without ship or field".to_owned(),
        (_, case) => format!("{name} needs {}", need_of_case(case).map_or("something else", need_words)),
    }
}

/// When a piece is used, by the rules' own timing.
const fn when_words(gear: Gear) -> &'static str {
    match gear {
        Gear::Array | Gear::Batteries => "before you assign power",
        Gear::Field => "before a course is chosen",
        Gear::Nanobots => "before your Engines order",
        Gear::Emp | Gear::Laser => "in your Fire phase",
        Gear::Capacitor => "in reaction windows",
    }
}

const fn need_words(need: Need) -> &'static str {
    match need {
        Need::SpeedZero => "speed 0",
        Need::TokenOnEquipment => "a token on Equipment",
        Need::EmptyTrait => "an empty trait",
        Need::LostToken => "a token in your lost pile",
        Need::ShipInRange => "a ship in range",
        Need::AdjacentFreeSquare => "a free square beside your ship",
    }
}
