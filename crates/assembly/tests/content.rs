//! Content files, the built-in one and hostile ones (SA-J30).
#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

use assembly::Content;
use kernel::{Content as _, ContentError, Edition};

const BUILT_IN: &str = Content::BUILT_IN;

fn fault(text: &str) -> ContentError {
    Content::parse(text).map(|_| ()).expect_err("the file is broken")
}

/// The built-in file with one thing changed; the fault must name it, in the line it stands in.
fn broken(from: &str, to: &str, expected: &str) {
    assert!(BUILT_IN.contains(from), "{from} is in the file");
    let text = BUILT_IN.replacen(from, to, 1);
    let error = fault(&text);
    assert!(error.what.contains(expected), "{from} -> {to}: {error}");
    let line = BUILT_IN[..BUILT_IN.find(from).unwrap()].lines().count();
    let near = error.line.abs_diff(line) <= 8 || error.line == 0;
    assert!(near, "{from} -> {to}: the change is in line {line}, the fault in line {}: {error}", error.line);
}

/// SA-C1, SA-C9, SA-C10: twenty different cards, initiatives 1 to 20, everything in range.
#[test]
fn the_built_in_edition_is_whole() {
    let edition = Edition::<Content>::built_in().unwrap();
    assert_eq!(edition.counts(), [("cards", 20), ("abilities", 38), ("weapons", 40)]);
    let mut initiatives: Vec<u8> = assembly::Card::all().map(|card| edition.card(card).initiative).collect();
    initiatives.sort_unstable();
    assert_eq!(initiatives, (1..=20).collect::<Vec<u8>>());
    for card in assembly::Card::all() {
        let printed = edition.card(card);
        assert!((1..=3).contains(&printed.shields) && (1..=3).contains(&printed.evasion));
        assert!((1..=3).contains(&printed.guns.len()));
    }
}

#[test]
fn every_card_is_put_into_words() {
    let sentences = Edition::<Content>::built_in().unwrap().sentences();
    assert_eq!(sentences.len(), 21);
    let of = |name: &str| sentences.iter().find(|line| line.contains(name)).unwrap();
    assert!(of("Krave").contains("cast 1 vote; or release this captain, then draw once"), "{}", of("Krave"));
    assert!(of("Xastor").contains("when you recruit this captain: draw once"), "{}", of("Xastor"));
    assert!(of("Xastor").contains("at the start of your turn you may skip it and draw twice"));
    assert!(of("Jijipo").contains("captains you buy are 1 dearer, ships you buy are 1 dearer"));
    assert!(of("Rathom").contains("cast 1 vote for each of your ships"));
    assert!(of("Pinnacle").contains("weapon 3/II, weapon 2/II, weapon 2/II"));
}

/// The browser shows abilities in these words.
#[test]
fn the_data_tells_what_each_ability_does() {
    let edition = Edition::<Content>::built_in().unwrap();
    let mut data: toml::Table = BUILT_IN.parse().unwrap();
    edition.add_words(&mut data);
    let cards = data["card"].as_array().unwrap();
    let words = |card: &toml::Value| {
        let abilities = card["captain"]["abilities"].as_array().unwrap().clone();
        abilities.iter().map(|ability| ability["words"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(cards.iter().map(|card| words(card).len()).sum::<usize>(), 38);
    let krave = cards.iter().find(|card| card["captain"]["name"].as_str() == Some("Krave")).unwrap();
    assert_eq!(words(krave), ["cast 1 vote", "release this captain, then draw once"]);
}

#[test]
fn faults_are_named_with_their_line() {
    broken("initiative = 16", "initiative = 9", "on two ships");
    broken("initiative = 9", "initiative = 21", "expected 1 to 20");
    broken("shields = 3\n", "shields = 4\n", "shields is 4; expected 1 to 3");
    broken("evasion = 1\n", "evasion = 0\n", "evasion is 0");
    broken(
        "weapons = [ { targeting = 2, class = 1 }, { targeting = 2, class = 1 } ]",
        "weapons = [ ]",
        "1 to 3 weapons",
    );
    broken("targeting = 2, class = 1", "targeting = 2, class = 3", "class is 3");
    broken("class1 = 0\n", "class1 = 12\n", "class1 is 12");
    broken("cost = 2\n", "cost = 31\n", "captain cost is 31");
    broken("cost = 2\n", "cost = -1\n", "integer `-1`");
    broken("name = \"Boon\"", "name = \"Amwrec\"", "same name");
    broken("name = \"Deliverance\"", "name = \"boon\"", "used twice");
    broken("name = \"Boon\"", "name = \"Boon, Gift\"", "a name has");
    broken("name = \"Boon\"", "name = \"deck\"", "word of the notation");
    broken("number = 1\n", "number = 2\n", "count the cards");
    broken("game = ", "gme = ", "unknown field");
    broken("fleet_cap = 5", "fleet_cap = 6", "by the rules");
    broken("lock_price = \"locked_now + 1\"", "lock_price = \"free\"", "SA-K1");
    broken("set_targeting = 3", "set_targeting = 2", "SA-X1");
    broken("quiet_rounds = 20", "quiet_rounds = 0", "quiet_rounds from 1 to 100");
    broken("take = 2", "take = 3", "SA-L1");
    broken("starter = \"random\"", "starter = \"eldest\"", "SA-F1");
    broken("memory_aid = \"log\"", "memory_aid = \"all\"", "unknown variant");
}

#[test]
fn effects_are_checked() {
    let unique = "do = [ { give = \"own_ship\" }, { deploy_from = \"hand\" } ]";
    broken(unique, "do = [ { explode = true } ]", "unknown variant `explode`, expected one of `cast`");
    broken(unique, "do = [ { cast = 1, draw = 1 } ]", "exactly one effect");
    broken(unique, "do = [ {} ]", "exactly one effect");
    broken(unique, "do = [ ]", "1 to 4 steps");
    broken(unique, "do = [ { cast = 21 } ]", "at most 20 votes");
    broken(unique, "do = [ { cast = 1, cast = 2 } ]", "duplicate key");
    broken(unique, "do = [ { cast = 1, each = 2 } ]", "`each` goes with `cast_per`");
    broken(unique, "do = [ { declare_war = false } ]", "expected `true`");
    broken(unique, "do = [ { draw = 0 } ]", "draws 1 to 5 times");
    broken(unique, "do = [ { give = \"hand\" } ]", "unknown variant `hand`, expected `self` or `own_ship`");
    broken(unique, "do = [ { captain_cost = 1 } ]", "does not go");
    broken(unique, "do = [ { release = \"self\" }, { scramble = \"self\" } ]", "has left");
    broken(unique, "do = [ { scramble = \"any_captain\" }, { release = \"self\" } ]", "comes before");
    broken(unique, "do = [ { release = \"hand\" }, { deploy_from = \"hand\" } ]", "at most");
    broken(unique, "do = [ { draw = 1 }, { deploy_from = \"hand\" } ]", "before any draw");
    broken(
        "on = \"self_recruited\", do = [ { draw = 1 } ]",
        "on = \"self_recruited\", do = [ { spend = 1 } ]",
        "a trigger may",
    );
    broken("on = \"self_recruited\", ", "", "`on` goes with");
    broken("{ skip_turn = true }, { draw = 2 }", "{ draw = 2 }", "turn_start ability is");
    broken("do = [ { ship_cost = -1 } ]", "do = [ { cast = 1 } ]", "static ability has");
    broken("id = \"unique\", kind", "id = \"cast\", kind", "used twice on this captain");
}

#[test]
fn hostile_files_are_refused_without_a_panic() {
    for text in ["", "x", "[meta]", "card = 5", "\u{0}", "[[card]]\n[[card]]", "meta = {", "[limits]\ncards = 20000"] {
        fault(text);
    }
    for cut in (0..BUILT_IN.len()).step_by(997).filter(|&cut| BUILT_IN.is_char_boundary(cut)) {
        let _ = Content::parse(&BUILT_IN[..cut]);
    }
    let fewer = BUILT_IN.split("[[card]]").take(20).collect::<Vec<_>>().join("[[card]]");
    assert!(fault(&fewer).what.contains("19 cards; expected 20"));
}

/// A user's own card with two public choices and a hand card plays to the end.
#[test]
fn a_changed_edition_keeps_the_laws() {
    let text = BUILT_IN
        .replacen(
            "do = [ { give = \"own_ship\" }, { deploy_from = \"hand\" } ]",
            "do = [ { deploy_from = \"hand\" }, { give = \"own_ship\" }, { scramble = \"any_captain\" }, { draw = 1 } ]",
            1,
        )
        .replacen("do = [ { release = \"hand\" }, { cast = 5 } ]", "do = [ { release = \"own_ship\" }, { release = \"hand\" }, { recruit_from = \"agenda\" } ]", 1)
        .replacen("do = [ { refresh = \"self\" } ]", "do = [ { refresh = \"self\" }, { cast = 1 }, { draw = 1 } ]", 1);
    let edition = Edition::<Content>::load(&text, "mine.toml").unwrap();
    let options = kernel::Options::new("standard", 2);
    let plan = testkit::laws::Plan::games(60);
    let watch = testkit::laws::Watch::default();
    let report = testkit::laws::check_with::<assembly::Assembly>(&options, edition, plan, watch);
    report.unwrap().expect_clean();
}

#[test]
fn no_hostile_position_brings_a_game_down() {
    let options = kernel::Options::new("standard", 2);
    let survived = testkit::hostile::check_positions::<assembly::Assembly>(&options, 300);
    assert!(survived.refused > 30 && survived.loaded > 30, "{survived:?}");
}
