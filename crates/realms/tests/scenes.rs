//! Every scene, in the state that has room for all formats, and those of the duel in its own.

use realms::{Duel, Six};
use testkit::scene;

const DIR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/scenes");

#[test]
fn scenes_hold() {
    scene::assert_scenes::<Six>(DIR);
}

#[test]
fn scenes_of_the_duel_hold_in_the_small_state() {
    let files = ["decks", "abilities", "market", "combat", "cards", "secrecy"];
    let paths: Vec<String> = files.iter().map(|file| format!("{DIR}/{file}.scene")).collect();
    let played = scene::run_files::<Duel>(&paths);
    let failures: Vec<String> = played.iter().filter_map(|one| one.as_ref().err()).map(|f| f.to_string()).collect();
    assert!(failures.is_empty() && played.len() > 50, "{} scenes\n{}", played.len(), failures.join("\n"));
}
