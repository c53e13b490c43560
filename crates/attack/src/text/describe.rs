//! What an action does, with its clicks, previews and warnings.

use super::odds;
use crate::action::{Action, flag_word, seat_of};
use crate::board::Direction;
use crate::coin::{Coins, Trait};
use crate::content::{Atom, Gear, Need, PLAIN_ATTACK, Piece, Window};
use crate::layout::Layout;
use crate::question::Question;
use crate::state::{Attack, Stage};
use kernel::{Described, Names, Seat};

pub(super) fn action(game: &Attack, seat: Seat, action: Action, names: &Names) -> Described {
    match action {
        Action::Assign(layout) => assign(game, seat, layout, names),
        Action::Place(square) => Described::new(format!("Put your ship on {square}")).click(format!("square/{square}")),
        Action::Thrust | Action::Brake | Action::Hold => order(game, seat, action),
        Action::Course(way) => course(game, seat, way, names),
        Action::Attack(target) => attack(game, seat, seat_of(target), names),
        Action::Array | Action::Roll | Action::Stop => array(game, seat, action),
        Action::Batteries => gear(game, Gear::Batteries, "Use Extra Batteries: the blank joins your power"),
        Action::Nanobots(coin, on) => gear(game, Gear::Nanobots, &format!("Nanobots put {coin} on {}", on.name()))
            .click(format!("lost/{coin}"))
            .click(format!("trait/{}", on.id())),
        Action::Emp => emp(game, seat, names),
        Action::Laser(target) => laser(game, seat, seat_of(target), names),
        Action::PickUp(flag) => {
            Described::new(format!("Pick up the {} flag", flag_word(flag))).click(format!("flag/{}", flag_word(flag)))
        }
        Action::Lose(on) => lose(game, seat, Some(on)),
        Action::LoseCapacitor => lose(game, seat, None),
        Action::Drop(point) => Described::new(format!("Drop the flag on {point}")).click(format!("point/{point}")),
        Action::Pass => Described::new("Pass").click("pass"),
        Action::Capacitor(on) => gear(game, Gear::Capacitor, &format!("Capacitor Bank on {}", on.name()))
            .click(format!("trait/{}", on.id()))
            .preview(format!("{} becomes {}", on.name(), boosted(game, seat, on))),
        Action::Field(square) => field(game, seat, square),
        Action::Rewire(target) => power(game, seat, seat_of(target), names, "Rewire"),
        Action::Dictate(target, speed, steps) => dictate(game, seat_of(target), (speed.get(), steps.get()), names),
        Action::Wormhole(target, square, steps) => wormhole(game, seat_of(target), (square, steps.get()), names),
        Action::GiveUp(coin) => Described::new(format!("Give up token {coin}")).click(format!("coin/{coin}")),
        Action::Concede => Described::new("Concede: give the game up").click("concede"),
    }
}

fn warned(game: &Attack, described: Described, warning: Option<&str>) -> Described {
    match warning {
        Some(id) => described.warn(game.edition.content().warning(id)),
        None => described,
    }
}

fn gear(game: &Attack, gear: Gear, sentence: &str) -> Described {
    let name = &game.edition.content().gear[gear].name;
    Described::new(sentence).click(format!("equipment/{}", name.to_ascii_lowercase().replace(' ', "-")))
}

fn assign(game: &Attack, seat: Seat, layout: Layout, names: &Names) -> Described {
    let question = game.question().unwrap_or(Question::Assign);
    let left = game.coins_asked(seat, question).without(layout.coins());
    let laid: Vec<String> = layout.tokens().map(|(on, coin)| format!("{} {coin}", on.name())).collect();
    let laid = if laid.is_empty() { "no token".to_owned() } else { laid.join(", ") };
    let kept: Vec<String> = left.iter().map(|coin| coin.to_string()).collect();
    let kept = if kept.is_empty() { String::new() } else { format!("; {} in reserve", kept.join(", ")) };
    let whose = if let Question::Rewire(target) = question { format!(" of {}", &names[target]) } else { String::new() };
    let mut described = Described::new(format!("Lay the power{whose}: {laid}{kept}"));
    for (on, coin) in layout.tokens() {
        described = described.click(format!("coin/{coin}")).click(format!("trait/{}", on.id()));
    }
    let coins = game.coins_asked(seat, question);
    if let Some((number, name)) = preset(game, coins, layout) {
        described = described.preview(name).figure("preset", number);
    }
    let own = !matches!(question, Question::Rewire(_));
    warned(game, described, (own && is_idle(game, seat, layout)).then_some("idle_equipment"))
}

/// The first of the content's presets that lays these coins so: its number and its name.
fn preset(game: &Attack, coins: Coins, layout: Layout) -> Option<(i32, &str)> {
    let wirings = &game.edition.content().wirings;
    let found = wirings.iter().position(|wiring| wiring.lay(coins) == Some(layout))?;
    Some((found as i32, &wirings[found].name))
}

/// Whether the token on Equipment serves no piece as things stand: its needs are not met, or it
/// would bring back what is not lost.
fn is_idle(game: &Attack, seat: Seat, layout: Layout) -> bool {
    let ship = game.ship(seat);
    let Some(coin) = layout.token(Trait::Equipment) else { return false };
    let lacks = |need: Need| match need {
        Need::SpeedZero => ship.speed > 0,
        Need::EmptyTrait => layout.tokens().count() == Trait::ALL.len(),
        Need::LostToken => ship.lost.is_empty(),
        // Where ships will be then, nobody knows yet.
        Need::TokenOnEquipment | Need::ShipInRange | Need::AdjacentFreeSquare => false,
    };
    let vain = |atom: &Atom| matches!(atom, Atom::RollRepair) && ship.lost.is_empty();
    let idle = |piece: &Piece| piece.needs.iter().any(lacks) || piece.atoms.iter().any(vain);
    game.edition.content().gear.values().filter(|piece| piece.coin == coin).all(idle)
}

fn order(game: &Attack, seat: Seat, action: Action) -> Described {
    let speed = game.ship(seat).speed;
    let power = game.value(seat, Trait::Engines);
    if action == Action::Hold && game.stage != Stage::Engine {
        return Described::new("Hold your fire").click("hold");
    }
    let (words, next, click) = match action {
        Action::Thrust => ("Thrust", speed.saturating_add(power).min(10), "thrust"),
        Action::Brake => ("Brake", speed.saturating_sub(power), "brake"),
        _ => ("Hold your speed", speed, "hold"),
    };
    let rams = if odds::must_ram(game, seat, next) { "; every course then runs into something" } else { "" };
    let described = Described::new(words)
        .click(click)
        .preview(if next == speed {
            format!("speed stays {speed}{rams}")
        } else {
            format!("speed {speed} becomes {next}{rams}")
        })
        .figure("speed", i32::from(next));
    warned(game, described, (action == Action::Hold && speed > 0).then_some("must_move"))
}

fn squares(many: u8) -> String {
    if many == 1 { "1 square".to_owned() } else { format!("{many} squares") }
}

fn course(game: &Attack, seat: Seat, way: Direction, names: &Names) -> Described {
    let described = Described::new(format!("Fly {} {}", squares(game.steps_left()), way.name()))
        .click(format!("course/{way:?}"))
        .preview(odds::course_words(game, seat, way, names));
    let described = odds::course_figures(game, seat, way, described);
    warned(game, described, odds::course_warning(game, seat, way))
}

fn attack(game: &Attack, seat: Seat, target: Seat, names: &Names) -> Described {
    let described = Described::new(format!("Attack {}", &names[target]))
        .click(format!("ship/{}", game.colour_of(target).id()))
        .preview(odds::hit_words(game, seat, target, PLAIN_ATTACK))
        .figure("hit", odds::hit_chance(game, seat, target, PLAIN_ATTACK).1);
    warned(game, described, game.are_mates(seat, target).then_some("own_side_fire"))
}

fn laser(game: &Attack, seat: Seat, target: Seat, names: &Names) -> Described {
    let strike = game.edition.content().gear[Gear::Laser].strike().unwrap_or(PLAIN_ATTACK);
    let described = gear(game, Gear::Laser, &format!("Fire the Extra Laser at {}", &names[target]))
        .click(format!("ship/{}", game.colour_of(target).id()))
        .preview(odds::hit_words(game, seat, target, strike))
        .figure("hit", odds::hit_chance(game, seat, target, strike).1);
    let warning = if game.are_mates(seat, target) {
        Some("own_side_fire")
    } else {
        game.flags_in_reach(seat).next().map(|_| "laser_then_no_flag")
    };
    warned(game, described, warning)
}

fn emp(game: &Attack, seat: Seat, names: &Names) -> Described {
    let strike = game.edition.content().gear[Gear::Emp].strike().unwrap_or(PLAIN_ATTACK);
    let radius = strike.radius.unwrap_or(0);
    let near = game.in_area(seat, radius);
    let hits = |target: Seat| format!("{} {} %", &names[target], odds::hit_chance(game, seat, target, strike).1);
    let inside: Vec<String> = near.iter().map(hits).collect();
    let inside = if inside.is_empty() { "nobody inside".to_owned() } else { format!("disables {}", inside.join(", ")) };
    let described = gear(game, Gear::Emp, "Fire the EMP burst").preview(inside).figure("radius", i32::from(radius));
    let described = odds::hit_figures(game, seat, (near, strike), described);
    let mate = near.iter().any(|other| game.are_mates(seat, other));
    let warning = if near.is_empty() { Some("emp_empty") } else { mate.then_some("emp_own_side") };
    warned(game, described, warning)
}

fn array(game: &Attack, seat: Seat, action: Action) -> Described {
    if action == Action::Stop {
        return Described::new("Stop rolling and assign your power").click("stop");
    }
    let lost = game.ship(seat).lost.len();
    let chance = format!("{lost} of 6 faces bring a token back");
    let first = action == Action::Array;
    let described = if first {
        gear(game, Gear::Array, "Use the Communications Array and roll")
    } else {
        Described::new("Roll again").click("roll")
    };
    let warning = if first { "array_nothing_lost" } else { "array_all_back" };
    warned(game, described.preview(chance), (lost == 0).then_some(warning))
}

fn lose(game: &Attack, seat: Seat, on: Option<Trait>) -> Described {
    let tile = &game.ship(seat).tile;
    let left = tile.on_tile().saturating_sub(1);
    let (words, click) = match on {
        Some(on) => {
            let coin = tile.token(on).map_or(String::new(), |token| format!(" {}", token.value()));
            (format!("Lose{coin} from {}", on.name()), format!("trait/{}", on.id()))
        }
        None => ("Lose the Capacitor token".to_owned(), "capacitor".to_owned()),
    };
    let described = Described::new(words).click(click).preview(format!("{left} tokens stay on your tile"));
    let alone = left <= 1 && tile.reserve().next().is_some();
    warned(game, described, alone.then_some("reserve_no_armour"))
}

fn boosted(game: &Attack, seat: Seat, on: Trait) -> u8 {
    game.value(seat, on).saturating_add(game.edition.content().constants.capacitor_bonus)
}

fn field(game: &Attack, seat: Seat, square: crate::board::Square) -> Described {
    let described =
        gear(game, Gear::Field, &format!("Deploy a force field on {square}")).click(format!("square/{square}"));
    warned(game, described, (game.ship(seat).tile.on_tile() == 1).then_some("field_last_token"))
}

fn power(game: &Attack, seat: Seat, target: Seat, names: &Names, verb: &str) -> Described {
    let whom = if seat == target { "your own ship".to_owned() } else { names[target].to_owned() };
    Described::new(format!("{verb} {whom}")).click("power").click(format!("ship/{}", game.colour_of(target).id()))
}

/// Whether reactions may wait for further steps now: then the number asked for is the steps.
fn waits(game: &Attack) -> bool {
    game.stage == Stage::Window(Window::UnderWay) && game.most_steps() > 0
}

fn dictate(game: &Attack, target: Seat, (speed, steps): (u8, u8), names: &Names) -> Described {
    let colour = game.colour_of(target).id();
    let (whom, clicks) = (&names[target], ["power".to_owned(), format!("ship/{colour}")]);
    let described = if waits(game) {
        Described::new(format!("Set the speed of {whom} to {speed} after {{n}} more squares"))
            .amount(format!("speed {colour} {speed} after {{n}}"), i32::from(steps))
            .click(format!("speed/{speed}"))
    } else {
        Described::new(format!("Set the speed of {whom} to {{n}}"))
            .amount(format!("speed {colour} {{n}}"), i32::from(speed))
    };
    clicks.into_iter().fold(described, Described::click)
}

fn wormhole(game: &Attack, target: Seat, (square, steps): (crate::board::Square, u8), names: &Names) -> Described {
    let colour = game.colour_of(target).id();
    let whom = &names[target];
    let described = if waits(game) {
        Described::new(format!("Move {whom} to {square} after {{n}} more squares"))
            .amount(format!("wormhole {colour} {square} after {{n}}"), i32::from(steps))
    } else {
        Described::new(format!("Move {whom} to {square}"))
    };
    described.click("power").click(format!("ship/{colour}")).click(format!("square/{square}"))
}
