//! The terminal table through a pipe: whole games, saving, going on, words typed.

use crate::common::{scratch, starboard, starboard_at};
use std::io::Read;
use std::process::{Command, Stdio};

fn ones(n: usize) -> String {
    "1\n".repeat(n)
}

#[test]
fn a_whole_game_by_always_answering_1() {
    let ran = starboard(&["play", "toy-race", "--seed", "3"], &ones(200));
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.out.contains("wins (TR-3)") || ran.out.contains("You win (TR-3)"), "{ran:?}");
    assert!(ran.err.is_empty(), "{ran:?}");
    assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{ran:?}");
}

#[test]
fn every_toy_can_be_played_to_its_end() {
    let listed = starboard(&["games", "--toys"], "").out;
    let toys: Vec<&str> = listed.split_whitespace().filter(|word| word.starts_with("toy-")).collect();
    assert!(!toys.is_empty(), "{listed}");
    for toy in toys {
        let ran = starboard(&["play", toy, "--seed", "1"], &ones(2_000));
        assert_eq!(ran.code, 0, "{toy}: {ran:?}");
        assert!(ran.out.contains("Type save FILE to keep the match"), "{toy} did not end: {ran:?}");
    }
}

#[test]
fn every_game_can_be_played_to_its_end_within_80_columns() {
    for game in catalog::IDS {
        let ran = starboard(&["play", game, "--seed", "3", "--name", "Ada"], &ones(5_000));
        assert_eq!(ran.code, 0, "{game}: {}", ran.err);
        assert!(ran.out.contains("Type save FILE to keep the match"), "{game} did not end");
        let wide = ran.out.lines().find(|line| line.chars().count() > 80);
        assert_eq!(wide, None, "{game}");
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let play = |seed| starboard(&["play", "toy-race", "--seed", seed], &ones(200)).out;
    assert_eq!(play("3"), play("3"));
    assert_ne!(play("3"), play("4"));
}

#[test]
fn people_share_the_keyboard_behind_a_curtain() {
    let ran = starboard(&["play", "toy-race", "--seats", "you,you", "--seed", "1"], &ones(400));
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.out.contains("Press Enter when ann is alone"), "{ran:?}");
    assert!(ran.out.contains("Press Enter when bob is alone"), "{ran:?}");
    assert!(ran.out.contains("wins (TR-3)"), "{ran:?}");
}

#[test]
fn bots_play_alone_and_are_watched() {
    let ran = starboard(&["play", "toy-race", "--seats", "random,ensign", "--seed", "1"], "\n\nrun\n");
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.out.contains("wins (TR-3)"), "{ran:?}");
}

/// The path that a run printed where the match was kept.
fn kept(out: &str) -> String {
    let line = out.lines().find(|line| line.contains("starboard play --load")).expect("the match was kept");
    line.rsplit("--load ").next().unwrap_or_default().to_owned()
}

#[test]
fn an_unfinished_match_is_kept_and_gone_on_with() {
    let data = scratch("data-keep");
    let left = starboard_at(&["play", "toy-race", "--seed", "3"], "stride 2\nstride 2\n", &data);
    assert_eq!(left.code, 0, "{left:?}");
    let path = kept(&left.out);
    assert!(path.starts_with(data.to_str().unwrap()), "{path}");
    assert_eq!(starboard(&["verify", &path], "").code, 0);
    let on = starboard_at(&["play", "--load", &path], &ones(200), &data);
    assert_eq!(on.code, 0, "{on:?}");
    assert!(on.out.contains("(TR-3)"), "{on:?}");
    // The bots' luck is their own: what was played before is the same, and it is told again.
    assert!(on.out.contains("Went(Seat(0), 2)"), "{on:?}");
}

#[test]
fn quit_keeps_the_match_too_and_save_and_load_work_at_the_table() {
    let file = scratch("data-save").join("mine.record");
    let name = file.to_str().unwrap();
    let ran = starboard(&["play", "toy-race", "--seed", "3"], &format!("stride 1\nsave {name}\nquit\n"));
    assert!(ran.code == 0 && ran.out.contains(&format!("Kept in {name}")), "{ran:?}");
    kept(&ran.out);
    let on = starboard(&["play", "toy-race"], &format!("load {name}\nlog\nquit\n"));
    assert!(on.out.contains("Going on with") && on.out.contains("Went(Seat(0), 1)"), "{on:?}");
    let none = starboard(&["play", "toy-race"], "load /nowhere\nsave /nowhere/at/all\nsave\nquit\n");
    assert!(none.code == 0 && none.out.contains("/nowhere: "), "{none:?}");
}

#[test]
fn typed_words_are_understood_or_answered() {
    let lines = "why stride 3\nwhy juggle\nrules TR-1\nrules ZZ-1\nhelp\nlook\nlog\n99\n0\n1 1\nst\nS 2\nundo\n\n\u{1b}[31m\nquit\n";
    let ran = starboard(&["play", "toy-race", "--seats", "you,you", "--seed", "3"], &format!("\n{lines}"));
    assert_eq!(ran.code, 0, "{ran:?}");
    for part in [
        "TR-1: ",                       // why: the refusal with its rule
        "\"juggle\" is not understood", // why: what is no action
        "In turn, stride one or two",   // rules
        "There is no rule \"ZZ-1\"",
        "why ACTION",           // help
        "Nothing happened yet", // log
        "There is no choice 99",
        "There is no choice 0",
        "Choice 1 takes no amount",
        "That may mean:\n  stride 1\n  stride 2",
    ] {
        assert!(ran.out.contains(part), "{part:?} in {}", ran.out);
    }
    assert!(!ran.out.contains('\u{1b}'), "no colour and no clearing through a pipe");
}

#[test]
fn undo_takes_back_what_may_be_taken_back() {
    let play = |seats, input| starboard(&["play", "toy-race", "--seats", seats, "--seed", "3"], input).out;
    let shared = play("you,you", "\nstride 1\n\nundo\n\nlog\n");
    assert!(shared.contains("Taken back.") && shared.contains("Nothing happened yet.\n"), "{shared}");
    let alone = play("you,random", "undo\nstride 1\nundo\n");
    assert!(alone.contains("Not possible: nothing has been done yet"), "{alone}");
    assert!(alone.contains("Not possible: another seat has acted since"), "{alone}");
    let thrown = play("you,you", "\nthrow\n\nundo\n");
    assert!(thrown.contains("Not possible: it cannot be taken back: chance was used"), "{thrown}");
}

#[test]
fn plain_mode_draws_no_boxes() {
    let ran = starboard(&["play", "toy-race", "--plain", "--seed", "3"], &ones(200));
    assert!(ran.code == 0 && !ran.out.contains('─') && !ran.out.contains('·'), "{ran:?}");
}

#[test]
fn hostile_input_never_panics() {
    let long = "x".repeat(100_000);
    let input = format!("{long}\n\u{0}\n-1\n1 99999999999\n{{n}}\n🚀 🚀\nload \nwhy\ndo\n");
    let ran = starboard(&["play", "toy-race", "--seed", "3"], &input);
    assert!(ran.code == 0 && !ran.err.contains("panicked"), "{ran:?}");
}

#[test]
fn records_are_told_verified_and_refused_where_they_do_not_hold() {
    let dir = scratch("records");
    let file = dir.join("whole.record");
    let name = file.to_str().unwrap();
    let input = format!("{}save {name}\n", "stride 2\n".repeat(10));
    let played = starboard(&["play", "toy-race", "--seats", "you,random", "--seed", "3"], &input);
    assert!(file.exists(), "{played:?}");
    let verified = starboard(&["verify", name], "");
    assert!(verified.code == 0 && verified.out.contains("holds, toy-race"), "{verified:?}");
    let told = starboard(&["replay", name], "");
    assert!(told.code == 0 && told.out.contains("   1. you: stride 2"), "{told:?}");
    let at = starboard(&["replay", name, "--at", "2", "--as", "random"], "");
    assert!(at.code == 0 && !at.out.contains("   3. "), "{at:?}");
    assert_eq!(starboard(&["replay", name, "--as", "nobody"], "").code, 2);

    let text = std::fs::read_to_string(&file).unwrap();
    for (what, changed) in [
        ("not legal", text.replacen("stride 2", "stride 3", 1)),
        ("is not understood", text.replacen("stride 2", "fly", 1)),
        ("rules version", text.replace("[Rules \"2\"]", "[Rules \"9\"]")),
        ("played with content", text.replace("[Content \"", "[Content \"00")),
        ("no game \"chess\"", text.replace("toy-race", "chess")),
        ("is missing", String::new()),
    ] {
        let path = dir.join("changed.record");
        std::fs::write(&path, changed).unwrap();
        for verb in ["verify", "replay"] {
            let ran = starboard(&[verb, path.to_str().unwrap()], "");
            assert_eq!(ran.code, 1, "{verb} {what}: {ran:?}");
            assert!(ran.err.contains(what) && !ran.err.contains("panicked"), "{verb} {what}: {ran:?}");
        }
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_keeps_the_match() {
    let data = scratch("data-interrupt");
    let mut command = Command::new(env!("CARGO_BIN_EXE_starboard"));
    command.args(["play", "toy-race", "--seed", "3"]).env("XDG_DATA_HOME", &data);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut out = child.stdout.take().unwrap();
    let (mut seen, mut byte) = (String::new(), [0]);
    while !seen.ends_with("> ") && out.read(&mut byte).unwrap() == 1 {
        seen.push(char::from(byte[0]));
    }
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let mut rest = String::new();
    out.read_to_string(&mut rest).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0), "{rest}");
    assert_eq!(starboard(&["verify", &kept(&rest)], "").code, 0, "{rest}");
}
