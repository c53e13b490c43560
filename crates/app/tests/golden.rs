//! `docs/scenes.md` says of each game what the game says of itself. `make golden` rewrites it.

use crate::common::starboard;
use std::path::Path;

const MARK: &str = "<!-- From here on: `starboard scene --words GAME`; `make golden` writes it. -->\n";

#[test]
fn the_manual_of_scenes_has_the_words_of_every_game() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/scenes.md");
    let manual = std::fs::read_to_string(&path).unwrap();
    let (head, _) = manual.split_once(MARK).expect("the manual has its mark");
    let words: Vec<String> = catalog::IDS.iter().map(|game| starboard(&["scene", "--words", game], "").out).collect();
    let wanted = format!("{head}{MARK}\n{}", words.concat());
    let wanted = format!("{}\n", wanted.trim_end());
    if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        std::fs::write(&path, &wanted).unwrap();
        return;
    }
    assert!(manual == wanted, "docs/scenes.md is behind the games: run `make golden` and look at the difference");
}
