//! Positions under attack: no change made to one by accident or malice does worse than an error or a
//! game that can be looked at and played.

use crate::content::{Survived, numbers_to};
use crate::play::Walk;
use kernel::position::write_position;
use kernel::{Edition, Entry, Fate, Label, Match, Names, Options, Seat, Seed, Viewer};
use std::panic::catch_unwind;

const LUCK: Label = Label::new("mutation");
/// Steps played from a position that was read.
const STEPS: u64 = 60;
const NUMBERS: [&str; 7] = ["0", "1", "7", "99", "255", "256", "99999999999999999999"];

/// Changes positions of random games in `n` ways. Each is refused in words, or it can be seen,
/// redealt and played.
///
/// # Panics
/// With the first change of which neither is true.
#[track_caller]
pub fn check_positions<G: Entry>(options: &Options, n: u64) -> Survived {
    let mut survived = Survived::default();
    for number in 0..n {
        let text = mutate(&position::<G>(options, number), number);
        let tried = catch_unwind(|| try_out::<G>(options, &text, number));
        let tried = tried.unwrap_or_else(|_| panic!("change {number} of a position panicked:\n{text:.4000}"));
        match tried {
            Ok(()) => survived.loaded += 1,
            Err(what) => {
                assert!(!what.trim().is_empty(), "change {number} is refused without words:\n{text:.4000}");
                survived.refused += 1;
            }
        }
    }
    survived
}

/// What everybody together knows of a game some way in, at rest.
fn position<G: Entry>(options: &Options, number: u64) -> String {
    let edition = Edition::built_in().expect("the built-in content loads");
    let mut fate = Fate::sealed(Seed::from(number / 8));
    let setup = G::settings(options).expect("the options are the caller's own");
    let mut game = G::start(&setup, edition, &mut fate).expect("the options are the caller's own");
    let mut walk = Walk::new(number).with_asides(30);
    let far = walk.below(200) as u64;
    walk.game(&mut game, &mut fate, far);
    while !game.is_settled() && game.outcome().is_none() {
        walk.game(&mut game, &mut fate, 1);
    }
    write_position(&game, Viewer::REFEREE, &Names::numbered(options.players))
}

fn try_out<G: Entry>(options: &Options, text: &str, number: u64) -> Result<(), String> {
    let edition = Edition::built_in().expect("the built-in content loads");
    let read = Match::<G>::begin_at(options, edition, Seed::from(number), text).map_err(|error| error.to_string())?;
    let mut state = read.state().clone();
    let names = Names::numbered(options.players);
    for seat in Seat::all(state.seats()) {
        let mut world = state.clone();
        world.determinize(seat, &mut Fate::quick(number));
        drop((state.view(Viewer::seat(seat)), read.choices(seat, &names)));
    }
    Walk::new(number).with_asides(20).game(&mut state, &mut Fate::quick(number), STEPS);
    Ok(())
}

/// The position changed in the `number`-th hostile way.
fn mutate(text: &str, number: u64) -> String {
    let mut luck = Fate::quick(number);
    let mut below = |n: usize| luck.below(LUCK, n.max(1) as u32) as usize;
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let at = below(lines.len());
    let other = below(lines.len());
    match number % 8 {
        0 => drop(lines.remove(at)),
        1 => lines.insert(at, lines[other].clone()),
        2 => lines[at] = numbers_to(&lines[at], NUMBERS[below(NUMBERS.len())]),
        3 => lines[at] = swap_value(&lines[at], &lines[other]),
        4 => lines[at] = format!("{} x{}", lines[at], NUMBERS[below(NUMBERS.len())]),
        5 => lines[at] = half(&lines[at]),
        6 => lines[at] = lines[at].replacen("  ", "  ?, ", 1),
        _ => lines.truncate(at),
    }
    lines.join("\n")
}

fn swap_value(line: &str, other: &str) -> String {
    let parts = |line: &str| line.split_once("  ").map(|(zone, value)| (zone.to_owned(), value.to_owned()));
    match (parts(line), parts(other)) {
        (Some((zone, _)), Some((_, value))) => format!("{zone}  {value}"),
        _ => other.to_owned(),
    }
}

fn half(line: &str) -> String {
    let things: Vec<&str> = line.split(',').collect();
    things[..things.len().div_ceil(2)].join(",")
}
