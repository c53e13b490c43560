//! The content file: loads, reads well, survives attack, and names its faults.

use kernel::{Content as _, Options};
use realms::{Content, Duel, Four, Six};
use testkit::content;
use testkit::hostile::check_positions;

#[test]
fn the_built_in_file_loads_and_reads_well() {
    content::check_built_in::<Content>();
}

#[test]
fn hostile_files_are_refused_or_played() {
    let survived = content::check_hostile::<Duel>(&Options::new("duel", 2), 400);
    assert!(survived.refused > 50 && survived.loaded > 20, "{survived:?}");
    content::check_hostile::<Four>(&Options::new("two-headed-hydra", 4), 150);
}

/// The error of the built-in file with one thing changed.
fn fault(from: &str, to: &str) -> String {
    let text = Content::BUILT_IN.replacen(from, to, 1);
    assert_ne!(text, Content::BUILT_IN, "{from:?} is not in the file");
    Content::parse(&text).expect_err("the change is a fault").to_string()
}

#[test]
fn faults_are_named_with_their_line() {
    for (from, to, words) in [
        ("trade_deck = 80", "trade_deck = 81", "add up to 80"),
        ("scout = 16", "scout = 15", "add up to 16"),
        ("faction = \"blob\"", "faction = \"slime\"", "no faction"),
        ("id = \"viper\"", "id = \"scout\"", "twice"),
        ("name = \"Viper\"", "name = \"Scout\"", "twice"),
        ("name = \"Viper\"", "name = \"Gift to you\"", "name has"),
        ("primary = [ { trade = 1 } ]", "primary = [ { trade = 0 } ]", "1 to 30"),
        ("primary = [ { trade = 1 } ]", "primary = [ { trade = 1, combat = 1 } ]", "exactly one"),
        ("primary = [ { trade = 1 } ]", "primary = [ { gold = 1 } ]", "unknown variant `gold`"),
        ("primary = [ { trade = 1 } ]", "primary = [ { } ]", "exactly one"),
        ("primary = [ { trade = 1 } ]", "primary = [ { copy_ship = { min = 1 } } ]", "only one card may copy"),
        ("scrap_row = { min = 0, max = 1 }", "scrap_row = { min = 2, max = 1 }", "min <= max"),
        ("defense = 5", "defense = 99", "1 to 20"),
        ("kind = \"base\"", "kind = \"ship\"", "neither defense nor outpost"),
        ("card = \"scout\"", "card = \"ram\"", "no card of deck"),
        ("trade_row_size = 5", "trade_row_size = 6", "1 to 5"),
        ("players = { min = 2, max = 2 }", "players = { min = 2, max = 9 }", "2 to 6"),
        ("turn_unit = \"team\"", "turn_unit = \"herd\"", "unknown variant"),
        ("raiders = 3", "raiders = 7", "every number of Raiders"),
        ("faces = 6", "faces = 9", "seats of the table"),
        ("schema = 1", "schema = 2", "schema must be 1"),
        ("on_play_ship = [ { combat = 1 } ]", "on_play_ship = [ { copy_ship = { min = 1 } } ]", ""),
    ] {
        let error = fault(from, to);
        assert!(error.contains(words), "{from} → {to}: {error}");
    }
    let text = Content::BUILT_IN.replacen("cost = 0", "cost = 77", 1);
    let line = text.lines().position(|line| line == "cost = 77").unwrap() + 1;
    assert_eq!(Content::parse(&text).unwrap_err().line, line);
}

#[test]
fn no_hostile_position_brings_a_game_down() {
    let survived = [
        check_positions::<Duel>(&Options::new("duel", 2), 300),
        check_positions::<Four>(&Options::new("two-headed-hydra", 4), 300),
        check_positions::<Four>(&Options::new("raid", 4), 300),
        check_positions::<Six>(&Options::new("emperor", 6), 200),
    ];
    for survived in survived {
        assert!(survived.refused > 20 && survived.loaded > 20, "{survived:?}");
    }
}
