//! Positions for tests in words, and what a seat sees and is told of them.

#![allow(clippy::unwrap_used)] // helpers of tests are tests

use attack::{Attack, View};
use kernel::position::read_position;
use kernel::{Described, Edition, Entry, Game, Names, Options, Seat, Viewer, Words};

pub(crate) fn at(options: &Options, position: &str) -> Attack {
    let setup = Attack::settings(options).unwrap();
    let names = Names::scene(options.players);
    read_position(&setup, Edition::built_in().unwrap(), &names, position).unwrap()
}

pub(crate) fn view(game: &Attack, seat: u8) -> View {
    game.view(Viewer::seat(Seat::new(seat)))
}

/// What the first seat is told of an action.
pub(crate) fn told(game: &Attack, text: &str) -> Described {
    let action = game.read(Seat::new(0), text).unwrap();
    game.describe(Seat::new(0), action, &Names::scene(3))
}
