//! The six laws on random play, for every format, player count and option that changes the rules.
//! At every step they ask `src/invariants.rs` too: AT-Y1, AT-Y2, AT-Y3, AT-Y4, AT-Y5, AT-Y6, AT-Y7,
//! AT-Y8, AT-Y10, AT-Y12, AT-Y13, AT-Y19, AT-Y21, AT-Y22, AT-Y23.

use attack::Attack;
use kernel::Options;
use testkit::laws::{self, Plan};

fn hold(options: &Options, games: u64) {
    laws::check::<Attack>(options, Plan::games(games)).expect_clean();
}

fn with_powers(format: &str, players: u8) -> Options {
    Options::new(format, players).with("special_powers", "on")
}

fn with_bell(options: Options) -> Options {
    options.with("bell", "on").with("max_rounds", "30")
}

#[test]
fn arena_of_two() {
    hold(&Options::new("arena", 2), 150);
}

#[test]
fn arena_of_three() {
    hold(&Options::new("arena", 3), 150);
}

#[test]
fn arena_of_four() {
    hold(&Options::new("arena", 4), 100);
}

#[test]
fn arena_with_powers() {
    hold(&with_powers("arena", 2), 60);
    hold(&with_powers("arena", 3), 300);
    hold(&with_powers("arena", 4), 60);
}

#[test]
fn arena_with_the_bell() {
    hold(&with_bell(Options::new("arena", 3)), 60);
}

#[test]
fn team_match() {
    hold(&Options::new("team", 4), 60);
    hold(&with_powers("team", 4), 60);
}

#[test]
fn capture_the_flag() {
    hold(&with_bell(Options::new("ctf", 4)), 40);
    hold(&with_bell(with_powers("ctf", 4)), 40);
}
