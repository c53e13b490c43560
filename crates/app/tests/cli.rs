//! Every verb from outside: exit codes, JSON, hostile files. The toy stands in for any game.

use crate::common::{json, scratch, starboard};

#[test]
fn usage_errors_exit_2_and_say_what_was_expected() {
    for (args, said) in [
        (vec!["check", "chess"], "there is no game \"chess\""),
        (vec!["check", "toy-race", "--players", "5"], "toy is for 2 players, not 5"),
        (vec!["check", "toy-race", "--format", "raid"], "the formats are toy"),
        (vec!["check", "toy-race", "--every", "0"], "0"),
        (vec!["check", "toy-race", "--option", "fast"], "expected NAME=VALUE"),
        (vec!["check", "toy-race", "--option", "fast=on"], "there is no option \"fast\""),
        (vec!["check"], "GAME"),
        (vec!["bench", "toy-race", "--seconds", "0"], "--seconds: expected"),
        (vec!["arena", "toy-race", "--seats", "random,god"], "there is no bot \"god\""),
        (vec!["arena", "toy-race", "--seats", "random"], "toy is for 2 players, not 1"),
        (vec!["play", "toy-race", "--seats", "you,god"], "there is no bot \"god\""),
        (vec!["play", "toy-race", "--seed", "many"], "expected a number or 64 hex digits"),
        (vec!["play"], "GAME"),
        (vec!["dance"], "dance"),
    ] {
        let ran = starboard(&args, "");
        assert_eq!(ran.code, 2, "{args:?}: {ran:?}");
        assert!(ran.err.contains(said) && ran.out.is_empty(), "{args:?}: {ran:?}");
    }
}

#[test]
fn games_are_listed_as_the_contract_says() {
    let games = json(&["games", "--json", "--toys"]);
    let listed = games.as_array().unwrap();
    assert!(!listed.is_empty());
    for game in listed {
        assert!(game["id"].is_string() && game["title"].is_string(), "{game}");
        assert!(game["players"][0].as_u64() <= game["players"][1].as_u64(), "{game}");
        assert!(game["formats"][0].is_string() && game["content"].is_object(), "{game}");
        assert!(game["designer"].as_str().is_some_and(|name| !name.is_empty()), "{game}");
        assert!(game["rules"].is_u64() && game["rules_tested"].is_u64(), "{game}");
    }
    let told = starboard(&["games", "--toys"], "");
    assert!(told.code == 0 && told.out.contains("toy-race"), "{told:?}");
}

#[test]
fn check_reports_positions_by_law() {
    let report = json(&["check", "toy-race", "--games", "20", "--json"]);
    assert_eq!(report["games"], 20);
    assert_eq!(report["format"], "toy");
    assert!(report["positions"]["legality"].as_u64().unwrap() > 100, "{report}");
    assert_eq!(report["violations"].as_array().unwrap().len(), 0);
    let all = json(&["check", "--toys", "--all", "--games", "2", "--json"]);
    assert!(!all.as_array().unwrap().is_empty());
}

#[test]
fn check_is_the_same_for_the_same_seed() {
    let run = |seed| starboard(&["check", "toy-race", "--games", "10", "--seed", seed], "").out;
    assert_eq!(run("4"), run("4"));
    assert_ne!(run("4"), run("6"));
}

#[test]
fn bench_has_every_figure_of_the_contract() {
    let rows = json(&["bench", "toy-race", "--seconds", "0.05", "--json"]);
    let row = &rows[0];
    for key in ["actions_per_s", "ns_per_action", "random_games_per_s", "clone_ns", "playouts_per_s"] {
        assert!(row[key].as_f64().unwrap() > 0.0, "{key} in {row}");
    }
    assert!(row["state_bytes"].as_u64().unwrap() > 0);
    assert_eq!(row["allocations_per_action"].as_f64(), Some(0.0), "{row}");
    assert_eq!((row["game"].as_str(), row["players"].as_u64()), (Some("toy-race"), Some(2)));
}

#[cfg(feature = "realms")]
#[test]
fn those_who_play_together_move_on_together() {
    let hydra = ["arena", "realms", "--format", "two-headed-hydra", "--seats", "ensign,ensign,random,random"];
    let report = json(&[&hydra[..], &["--games", "6", "--json"]].concat());
    let wins = |seat: usize| report["seats"][seat]["wins"].as_f64().unwrap();
    assert_eq!((wins(0), wins(2)), (wins(1), wins(3)), "mates win together");
    assert_eq!(wins(0) + wins(2), 6.0, "a win is not divided among mates");
}

#[test]
fn arena_is_in_the_order_of_the_seats_and_the_same_for_the_same_seed() {
    let args = ["arena", "toy-race", "--seats", "random,cadet", "--games", "20", "--seed", "7", "--json"];
    let report = json(&args);
    assert_eq!(report["games"], 20);
    let seats = report["seats"].as_array().unwrap();
    assert_eq!((&seats[0]["bot"], &seats[1]["bot"]), (&"random".into(), &"cadet".into()));
    let wins: f64 = seats.iter().map(|seat| seat["wins"].as_f64().unwrap()).sum();
    assert!((wins - 20.0).abs() < 1e-9, "{report}");
    for seat in seats {
        let of = |key: &str| seat[key].as_f64().unwrap();
        assert!(of("low") <= of("win_rate") && of("win_rate") <= of("high"), "{seat}");
        assert!(of("mean_place") >= 1.0 && of("rating").is_finite(), "{seat}");
    }
    let again = json(&[&args[..], &["--threads", "1"]].concat());
    assert_eq!(untimed(report), untimed(again));
}

#[test]
fn a_journal_cut_short_is_gone_on_with_as_often_as_it_takes() {
    let path = scratch("torn").join("torn.journal");
    let _ = std::fs::remove_file(&path);
    let args =
        ["arena", "toy-race", "--seats", "random,cadet", "--games", "8", "--json", "--resume", path.to_str().unwrap()];
    let whole = untimed(json(&args));
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, &text[..text.len() - 20]).unwrap();
    for _ in 0..2 {
        assert_eq!(untimed(json(&args)), whole);
    }
}

#[test]
fn a_table_of_bots_ends_where_nobody_types() {
    let ran = starboard(&["play", "toy-race", "--seats", "random,random", "--seed", "1"], "");
    assert!(ran.code == 0 && ran.out.contains("wins"), "{ran:?}");
}

#[cfg(feature = "captains")]
#[test]
fn who_names_one_seat_of_captains_plays_alone() {
    let ran = starboard(&["play", "captains", "--seats", "you", "--seed", "3"], "quit\n");
    assert!(ran.code == 0 && !ran.out.contains("bob"), "{ran:?}");
}

/// An arena's report without how long bots thought, which no seed can fix.
fn untimed(mut report: serde_json::Value) -> serde_json::Value {
    for seat in 0..2 {
        for time in ["p50_ms", "p95_ms"] {
            assert!(report["seats"][seat][time].take().is_number());
        }
    }
    report
}

const SCENE: &str =
    "scene TR-1 \"ships stride\"  rules TR-1\n  game toy-race\nwhen\n  ann: stride 2\nthen\n  waiting bob\n";

#[test]
fn scenes_run_from_anywhere_and_fail_with_a_difference() {
    let dir = scratch("scenes");
    let good = dir.join("good.scene");
    std::fs::write(&good, SCENE).unwrap();
    let ran = starboard(&["scene", good.to_str().unwrap()], "");
    assert_eq!((ran.code, ran.out.as_str()), (0, "1 scene held, 0 failed\n"), "{ran:?}");

    let bad = dir.join("bad.scene");
    std::fs::write(&bad, SCENE.replace("waiting bob", "waiting ann")).unwrap();
    let ran = starboard(&["scene", good.to_str().unwrap(), bad.to_str().unwrap()], "");
    assert_eq!(ran.code, 1, "{ran:?}");
    for part in ["bad.scene:6: TR-1 \"ships stride\"", "expected   ann", "found      bob", "1 scene held, 1 failed"] {
        assert!(ran.out.contains(part), "{part:?} in {ran:?}");
    }
}

#[test]
fn hostile_scene_files_are_one_clear_line_each() {
    let dir = scratch("hostile-scenes");
    for (name, bytes, said) in [
        ("empty", b"".to_vec(), "there is no scene in it"),
        ("binary", vec![0xff, 0xfe, 0, 1], "no UTF-8"),
        ("nobody", b"scene XX-1 \"a\"\nthen\nwaiting ann\n".to_vec(), "no game is known by \"XX\""),
        ("chess", b"scene XX-1 \"a\"\ngame chess\nthen\nwaiting ann\n".to_vec(), "no game \"chess\""),
        ("long", vec![b'a'; 2 * 1024 * 1024], "expected at most 1048576"),
    ] {
        let path = dir.join(name);
        std::fs::write(&path, bytes).unwrap();
        let ran = starboard(&["scene", path.to_str().unwrap()], "");
        assert_eq!(ran.code, 1, "{ran:?}");
        assert!(ran.out.contains(said) && ran.out.contains(name), "{said:?} in {ran:?}");
        assert!(!ran.err.contains("panicked"), "{ran:?}");
    }
    assert_eq!(starboard(&["scene", "/nowhere/at.all"], "").code, 1);
    assert_eq!(starboard(&["scene"], "").code, 2);
}

#[test]
fn scene_words_are_the_games_section_of_the_manual() {
    let words = starboard(&["scene", "--words", "toy-race"], "");
    assert!(words.code == 0 && words.out.starts_with("## toy-race (`game toy-race`)"), "{words:?}");
    assert_eq!(starboard(&["scene", "--words", "chess"], "").code, 2);
}

#[test]
fn rules_print_whole_or_by_id() {
    let all = starboard(&["rules", "toy-race"], "");
    assert!(all.code == 0 && all.out.contains("**TR-1**"), "{all:?}");
    let one = starboard(&["rules", "toy-race", "tr-3"], "");
    assert!(one.code == 0 && one.out.starts_with("TR-3 "), "{one:?}");
    let none = starboard(&["rules", "toy-race", "TR-99"], "");
    assert!(none.code == 1 && none.err.contains("no rule \"TR-99\""), "{none:?}");
}

#[test]
fn content_is_told_and_checked() {
    let told = starboard(&["content", "toy-race"], "");
    assert!(told.code == 0 && told.out.contains("12 cards"), "{told:?}");
    let dir = scratch("content");
    for (name, text) in [("junk.toml", "goal = = 3"), ("unknown.toml", "gaol = 3"), ("empty.toml", "")] {
        let path = dir.join(name);
        std::fs::write(&path, text).unwrap();
        let ran = starboard(&["content", "toy-race", "--check", path.to_str().unwrap()], "");
        assert_eq!(ran.code, 1, "{ran:?}");
        assert!(ran.err.contains(&format!("{name}:")) && !ran.err.contains("panicked"), "{ran:?}");
        let played = starboard(&["play", "toy-race", "--content", path.to_str().unwrap()], "");
        assert_eq!(played.code, 1, "{played:?}");
    }
}
