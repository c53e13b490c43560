//! The six laws on random play, for every format and every option.

use assembly::Assembly;
use kernel::Options;
use testkit::laws::{self, Plan};

fn standard() -> Options {
    Options::new("standard", 2)
}

#[test]
fn the_laws_hold_in_the_standard_game() {
    laws::check::<Assembly>(&standard(), Plan::games(300)).expect_clean();
}

#[test]
fn the_laws_hold_in_the_first_game() {
    laws::check::<Assembly>(&Options::new("first-play", 2), Plan::games(200)).expect_clean();
}

/// The ribbon shows every place a seat can name, so a slip of the marks shows in its view.
#[test]
fn the_laws_hold_with_the_ribbon() {
    laws::check::<Assembly>(&standard().with("memory_aid", "ribbon"), Plan::games(200).seed(7000)).expect_clean();
}

#[test]
fn the_laws_hold_without_the_additional_rules() {
    let options = standard().with("locking", "off").with("transfer_power", "off").with("memory_aid", "none");
    laws::check::<Assembly>(&options, Plan::games(100).seed(9000)).expect_clean();
}

#[test]
fn the_laws_hold_at_every_position_of_a_few_games() {
    for seed in 40..44 {
        laws::check::<Assembly>(&standard().with("memory_aid", "ribbon"), Plan::one(seed)).expect_clean();
    }
}
