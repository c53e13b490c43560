//! The scene language on a small game: what holds, how failures read, what hostile files do.

mod fake;

use super::{read, run_text, words};
use fake::Fake;

/// Runs one text and returns what failed, in words.
fn failures(text: &str) -> Vec<String> {
    let played = run_text::<Fake>("x.scene", text);
    played.into_iter().filter_map(|one| one.err().map(|failure| failure.to_string())).collect()
}

#[track_caller]
fn holds(text: &str) {
    assert_eq!(failures(text), Vec::<String>::new());
}

/// The one failure of a text, which must contain every one of these parts.
#[track_caller]
fn fails(text: &str, parts: &[&str]) {
    let failures = failures(text);
    assert_eq!(failures.len(), 1, "{failures:?}");
    for part in parts {
        assert!(failures[0].contains(part), "{part:?} is not in\n{}", failures[0]);
    }
}

#[test]
fn everything_a_scene_can_say_holds() {
    holds(
        r#"
scene FK-E1 "a card is drawn # unseen"   rules FK-1, FK-2     # a comment
  ann hand   Red x2, Blue
  bob  hand  nothing
  deck       Green, Red
  fate die   5, 2
when
  ann: draw
then
  ann hand    blue, Green, Red x2        # in any order
  deck        Red
  bob sees    ann hand  ? x4
  spectator sees deck  ?
  ann+bob sees ann hand  Red x2, Blue, Green
  bob sees waiting bob
  bob saw     Ann drew  a card.
  ann saw     ann drew Green
  bob did not see ann drew Green
  ann may not undo
  ann may not draw | TB-1
  bob may not play Red | FK-2
  bob may not juggle | TB-2
  bob may draw
  waiting bob
  bob is asked main
  bob must choose draw | roll
  bob may only draw | roll | concede
  bob is offered 2
  outcome none
when
  bob: roll {my lucky one}
  ann: play Blue
then
  bob points 5
  bob saw bob rolled 5
  ann is asked gift
  ann must choose give 1 | give 2
  ann may undo
when
  ann: undo
  ann: play Blue
  ann: timeout
then
  ann saw ann gave 1
  bob points 6
  ann may undo
when
  bob: timeout
  ann: concede
then
  bob points 9
  outcome bob wins by FK-3
  outcome places 2 1
  outcome bob win
  waiting nobody
  ann may not draw | TB-3
"#,
    );
}

#[test]
fn order_of_events_and_equal_views_can_be_claimed() {
    let given = "scene FK-2 \"a\"\nann hand Red, Blue\ndeck Green, Red\nfate die 5\nwhen\nann: draw\nbob: roll\nthen\n";
    holds(&format!("{given}bob saw in order ann drew a card | bob rolled 5\n"));
    fails(
        &format!("{given}bob saw in order bob rolled 5 | ann drew a card\n"),
        &["not seen in this order", "missed     ann drew a card"],
    );
    holds(&format!("{given}bob sees the same as spectator\n"));
    fails(&format!("{given}ann sees the same as bob\n"), &["a zone looks different", "zone       ann hand"]);
    fails(&format!("{given}ann sees the same as everybody\n"), &["is nobody, expected a player or spectator"]);
}

#[test]
fn an_ordered_zone_can_be_claimed_in_any_order() {
    let given = "scene FK-2 \"a\"\ndeck Green, Red, Blue\nthen\n";
    fails(&format!("{given}deck Blue, Green, Red\n"), &["in order alone"]);
    holds(&format!("{given}deck Blue, Green, Red, in any order\n"));
    fails(&format!("{given}deck Blue, Green, in any order\n"), &["too much   red"]);
}

#[test]
fn no_position_is_the_ordinary_set_up_under_scripted_fate() {
    holds("scene FK-2 \"a\"\nfate order deck: Blue, Green\nthen\ndeck Blue, Green, Red\n");
    holds("scene FK-2 \"a\"\nbegin\nthen\ndeck Red, Green, Blue\n");
    fails(
        "scene FK-2 \"a\"\nfate order deck: Pink\nthen\nwaiting ann\n",
        &["x.scene:2:", "\"Pink\" is nothing of fake"],
    );
}

#[test]
fn players_are_as_many_as_are_named() {
    holds("scene FK-2 \"a\"\nformat many\ncat hand Red\nthen\ndan points 0\n");
    holds("scene FK-2 \"a\"\nformat many\nplayers 4\nthen\ndan hand nothing\n");
    fails("scene FK-2 \"a\"\ncat hand Red\nthen\ncat points 0\n", &["x.scene:1:", "duel is for 2 players, not 3"]);
}

#[test]
fn a_wrong_zone_reads_as_a_difference() {
    fails(
        "scene FK-2 \"the title\"\nann hand Red x2, Blue\nthen\nann hand Red, Green, Blue\n",
        &[
            "x.scene:4: FK-2 \"the title\": the zone differs",
            "expected   Red, Green, Blue",
            "found      Red x2, Blue x1",
            "missing    green",
            "too much   red",
            "the position at that moment:\n      ann hand  Red x2, Blue x1",
        ],
    );
    fails("scene FK-2 \"a\"\ndeck Red, Blue\nthen\ndeck Blue, Red\n", &["in order alone"]);
}

#[test]
fn a_short_name_the_game_knows_is_as_good_as_the_full_one() {
    holds("scene FK-2 \"a\"\nann hand Green, Blue\nthen\nann hand bl, Gr\n");
    fails("scene FK-2 \"a\"\nann hand Green, Blue\nthen\nann hand Gr, Gr\n", &["missing    gr", "too much   blue"]);
}

#[test]
fn to_have_seen_nothing_is_a_claim() {
    holds("scene FK-2 \"a\"\ndeck Red\nthen\nbob saw nothing\n");
    let drawn = "scene FK-2 \"a\"\ndeck Red\nwhen\nann: draw\nthen\nbob saw nothing\n";
    fails(drawn, &["something was seen", "ann drew a card"]);
}

#[test]
fn a_count_of_zero_and_nothing_are_the_same() {
    holds("scene FK-2 \"a\"\nbob points 0\nthen\nbob points nothing\nann points 0\nann hand 0\nann hand nothing\n");
    fails("scene FK-2 \"a\"\nbob points 1\nthen\nbob points 0\n", &["found      1"]);
}

#[test]
fn an_illegal_step_tells_the_rule_and_what_was_legal() {
    fails(
        "scene FK-2 \"a\"\nann hand Blue\nwhen\nann: play Red\nthen\nwaiting bob\n",
        &[
            "x.scene:4:",
            "not legal: FK-2: it is not there",
            "legal      draw",
            "play Blue",
            "concede",
            "ann (asked main)",
        ],
    );
    fails("scene FK-2 \"a\"\nwhen\nann: jump\nthen\nwaiting bob\n", &["\"jump\" is not understood: expected draw"]);
    fails("scene FK-2 \"a\"\nwhen\nbob: timeout\nthen\nwaiting bob\n", &["owes no answer"]);
    fails("scene FK-2 \"a\"\nwhen\nbob: undo\nthen\nwaiting bob\n", &["nothing has been done yet"]);
}

#[test]
fn every_check_can_fail() {
    let given = "scene FK-2 \"a\"\nann hand Blue, Red\nwhen\nann: play Red\nthen\n";
    for (check, found) in [
        ("bob saw ann drew a card", "seen       ann played Red"),
        ("bob did not see ann played red", "this was seen"),
        ("bob sees ann hand Blue", "found      ? x1"),
        ("ann may draw", "TB-1: this is not yours"),
        ("bob may not draw", "legal, expected a refusal"),
        ("bob may not play Red | FK-1", "found      FK-2"),
        ("bob may not jump", "\"jump\" is not understood"),
        ("bob must choose draw", "too much   roll"),
        ("ann must choose draw", "owes no answer"),
        ("bob may only draw | roll", "too much   concede"),
        ("bob is offered 3", "found      2"),
        ("bob is asked gift", "bob (asked main)"),
        ("waiting ann, bob", "found      bob"),
        ("ann sees waiting nobody", "expected   nobody"),
        ("ann may not undo", "undo is free"),
        ("bob may undo", "another seat has acted since"),
        ("outcome ann wins", "found      none"),
        ("hat Red", "begins with no zone"),
    ] {
        fails(&format!("{given}{check}\n"), &["x.scene:6:", found]);
    }
}

#[test]
fn fate_must_be_scripted_and_used() {
    fails("scene FK-2 \"a\"\nwhen\nann: roll\nthen\nwaiting bob\n", &["x.scene:3:", "scripts none for it"]);
    fails("scene FK-2 \"a\"\nfate die 3\nthen\nwaiting ann\n", &["left over: die 3"]);
    fails("scene FK-2 \"a\"\nfate die 9\nwhen\nann: roll\nthen\nwaiting bob\n", &["9 is not from 1 to 6"]);
}

#[test]
fn every_fault_of_a_file_is_one_line_that_says_what_was_expected() {
    let scene = "scene FK-2 \"a\"\n";
    for (text, line, what) in [
        ("", 0, "there is no scene in it"),
        ("ann hand Red\n", 1, "before the first scene"),
        ("scene\n", 1, "no header"),
        ("scene FK-2 a\n", 1, "no header"),
        ("scene FK-2 \"a\" rules\n", 1, "after the title"),
        ("scene FK-2 \"a\" rules wrong\n", 1, "\"wrong\" is no rule ID"),
        (&format!("{scene}ann hand Red\n"), 1, "the scene checks nothing"),
        (&format!("{scene}players 9\n"), 2, "from 1 to 8"),
        (&format!("{scene}option fast\n"), 2, "NAME=VALUE"),
        (&format!("{scene}fate die\n"), 2, "alone"),
        (&format!("{scene}fate die six\n"), 2, "\"six\" is no number"),
        (&format!("{scene}fate order deck Red\n"), 2, "without `:`"),
        (&format!("{scene}begin\nann hand Red\n"), 3, "`begin` and a position"),
        (&format!("{scene}when ann: draw\n"), 2, "stands alone"),
        (&format!("{scene}when\nnobody: draw\n"), 3, "is no step"),
        (&format!("{scene}then\nann may\n"), 3, "`may` of nothing"),
        (&format!("{scene}then\nann may not draw | rule\n"), 3, "\"rule\" is no rule ID"),
        (&format!("{scene}then\nspectator may draw\n"), 3, "said of one player"),
        (&format!("{scene}then\nspectator hand Red\n"), 3, "expected saw"),
        (&format!("{scene}then\nwaiting everybody\n"), 3, "names no players"),
        (&format!("{scene}then\noutcome ann loses\n"), 3, "expected NAME wins"),
        (&format!("{scene}then\nann saw {}\n", "é".repeat(3000)), 3, "too long"),
    ] {
        let read = read("x.scene", text);
        let fault = read[0].as_ref().unwrap_err().to_string();
        assert!(fault.starts_with(&format!("x.scene:{line}: ")) && fault.contains(what), "{fault:?} on {text:?}");
        assert!(!fault.contains('\n'), "{fault:?}");
    }
    assert!(read("x", &"a".repeat(super::MAX_SCENES + 1))[0].is_err());
}

#[test]
fn a_faulty_scene_leaves_the_others_alone() {
    let text = "scene FK-1 \"a\"\nwhen\njunk\nscene FK-2 \"b\"\nthen\nwaiting ann\n";
    let played = run_text::<Fake>("x", text);
    assert!(played[0].is_err() && played[1].is_ok(), "{played:?}");
}

#[test]
fn another_game_is_refused() {
    fails("scene FK-2 \"a\"\ngame chess\nthen\nwaiting ann\n", &["of the game chess, expected fake"]);
}

#[test]
fn the_manual_lists_formats_and_zones() {
    let words = words::<Fake>();
    for part in [
        "## Three Colours (`game fake`)",
        "| `many` | Many | 2, 4 |",
        "| `ann hand` | no | colours |",
        "| `deck` | yes |",
    ] {
        assert!(words.contains(part), "{words}");
    }
}
