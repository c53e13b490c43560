//! Content files: the built-in one is sound, hostile ones fail with a line and never panic.

use kernel::{Content as _, Edition, Options};
use samurai::{Content, Samurai};
use testkit::{content, hostile};

const TEXT: &str = Content::BUILT_IN;

/// The error of the built-in text with one thing changed.
fn broken(from: &str, to: &str) -> String {
    assert!(TEXT.contains(from), "{from:?} is not in the file");
    let error = Content::parse(&TEXT.replacen(from, to, 1)).expect_err("it should not load");
    error.to_string()
}

#[test]
fn the_built_in_file_counts_right() {
    let edition = Edition::<Content>::built_in().unwrap();
    let counts = edition.counts();
    assert!(counts.contains(&("action cards", 48)) && counts.contains(&("action kinds", 22)));
    assert!(counts.contains(&("mechs", 8)) && counts.contains(&("locations", 16)));
    // Cards, units, locations, clans and the story.
    let sentences = edition.sentences();
    assert_eq!(sentences.len(), 22 + 10 + 16 + 12 + 1);
    assert!(sentences.iter().any(|line| line.starts_with("Nova (great clan): A noble house")));
    assert!(sentences.iter().any(|line| line.starts_with("The story: Emperor Hoshi")));
    let ultimatum = sentences.iter().find(|line| line.starts_with("Envoy's Ultimatum")).unwrap();
    assert!(ultimatum.contains("give you 3 wealth; or move a clan marker on their branch 2 spaces toward neutral"));
    assert!(!ultimatum.contains("your own branch"), "{ultimatum}");
}

#[test]
fn faults_name_their_line() {
    let line = |error: &str| error.split(':').nth(1).and_then(|line| line.parse::<usize>().ok()).unwrap_or_default();
    let cases = [
        ("copies = 2\ncost = { wealth = 1 }", "copies = 2\ncolour = 3\ncost = { wealth = 1 }", "colour"),
        ("{ swap_orders = true }", "{ swap_hands = true }", "swap_hands"),
        ("{ swap_orders = true }", "{ swap_orders = false }", "true"),
        ("{ swap_orders = true }", "{ swap_orders = true, draw = 1 }", "exactly 1"),
        ("{ swap_orders = true }", "{ swap_orders = true, swap_orders = true }", "duplicate key"),
        ("{ swap_orders = true }", "{}", "exactly 1"),
        ("{ demote_clan = 2 }", "{ demote_clan = 2, honor = 1 }", "exactly 1"),
        ("{ demote_clan = 2 }", "{ demote_clan = 21 }", "too large"),
        ("each = 1, max = 4", "each = 1, most = 4", "power is a number or"),
        ("{ power = 5 }", "{ power = -128 }", "too large"),
        ("{ count = \"all\",", "{ count = \"both\",", "\"all\""),
        ("steps = 3 } } ]", "steps = 3, stops = 1 } } ]", "stops"),
        // Effects of a unit's ability.
        (
            "{ move_clan = { which = \"any\", steps = 1 } }",
            "{ move_clans = { which = \"any\", steps = 1 } }",
            "move_clans",
        ),
        ("bare_only = true } } ]", "bare_only = true }, draw = 1 } ]", "single key"),
        ("clan = \"terra\"", "clan = \"tera\"", "tera"),
        ("type = \"shrine\"", "type = \"temple\"", "temple"),
        ("id = \"elite_general\"", "id = \"forced_march\"", "twice"),
        ("hand_limit = 5", "hand_limit = 0", "hand limit"),
        ("wealth_tokens = 44", "wealth_tokens = 45", "44"),
        ("spaces = 7", "spaces = 99", "spaces"),
        ("branch_spaces = 10", "branch_spaces = 11", "10 spaces"),
        ("location_deck = 12", "location_deck = 13", "12"),
        (
            "limit = \"once_per_turn\", cost = {}, requires = \"on_board\"",
            "limit = \"none\", cost = {}, requires = \"on_board\"",
            "SS-Q41",
        ),
        ("effects = [ { power = 3 } ]", "effects = [ { attach_card = true } ]", "attach_card"),
        ("{ honor = 4 }", "{ honor = -4 }", "-4"),
    ];
    for (from, to, word) in cases {
        let error = broken(from, to);
        assert!(error.contains(word), "{error:?} should speak of {word:?}");
        assert!(line(&error) > 1, "{error:?} should name a line");
    }
}

#[test]
fn an_order_card_has_no_power_and_a_choice_no_choice() {
    assert!(broken("effects = [ { swap_orders = true } ]", "effects = [ { power = 1 } ]").contains("battle cards"));
    let nested = "effects = [ { choose = [ [ { choose = [ [ { wealth = 3 } ] ] } ], [ { draw = 3 } ] ] } ]";
    let plain = "effects = [ { choose = [ [ { wealth = 3 } ], [ { draw = 3 } ] ] } ]";
    assert!(broken(plain, nested).contains("inside a choice"));
    let blind = "effects = [ { target = \"opponent\" }, { discard";
    assert!(broken("effects = [ { target = \"opponent\" }, { look_hand = true }, { discard", blind).contains("look"));
}

#[test]
fn names_are_what_notation_can_hold() {
    assert!(broken("name = \"Forced March\"", "name = \"Forced {March}\"").contains("no name"));
}

#[test]
fn a_missing_card_is_missed_in_the_component_list() {
    let error = broken(
        "copies = 4\ncost = {}\neffects = [ { power = 3 } ]",
        "copies = 5\ncost = {}\neffects = [ { power = 3 } ]",
    );
    assert!(error.contains("48") || error.contains("starter"), "{error}");
}

#[test]
fn hostile_files_never_panic() {
    content::check_built_in::<Content>();
    let survived = content::check_hostile::<Samurai>(&Options::new("war", 3), 300);
    assert!(survived.refused > 100 && survived.loaded > 0, "{survived:?}");
    content::check_hostile::<Samurai>(&Options::new("war", 2).with("trading", "on"), 100);
}

#[test]
fn no_hostile_position_brings_a_game_down() {
    for options in [Options::new("war", 2), Options::new("war", 4)] {
        let survived = hostile::check_positions::<Samurai>(&options, 400);
        assert!(survived.refused > 40 && survived.loaded > 40, "{survived:?}");
    }
}
