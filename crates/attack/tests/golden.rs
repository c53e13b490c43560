//! Whole games in words: the diff of these files is the review of a rule change.

use attack::Attack;
use kernel::Options;
use testkit::golden::{Playthrough, check};

fn file(name: &str) -> String {
    format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn an_arena_of_three() {
    check::<Attack>(file("arena"), &Playthrough::new(Options::new("arena", 3), 7).steps(250));
}

#[test]
fn capture_the_flag_with_powers() {
    let options = Options::new("ctf", 4).with("special_powers", "on");
    check::<Attack>(file("ctf"), &Playthrough::new(options, 11).steps(250));
}
