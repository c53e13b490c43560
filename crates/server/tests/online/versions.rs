//! Tables and proofs from before a change of the rules.

use crate::common::{Folder, server, table};
use kernel::Names;
use serde_json::{Value, json};
use server::Catalogue;
use server::client::Client;
use server::desk::{Desk, Unfit};
use server::fair;
use server::log::Entry;
use server::store::{Sqlite, Store};
use server::wire::TableInfo;

const PROOFS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/proofs");

#[test]
fn proofs_of_earlier_rules_still_verify() {
    let files: Vec<_> = std::fs::read_dir(PROOFS).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(files.len() >= 7, "{files:?}");
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let shown = fair::verify(&text, &Catalogue).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert!(shown.actions > 20, "{}", file.display());
    }
}

/// A table of two bots whose log names this version, or none.
fn woken(rules: Option<u16>) -> Result<Desk, Unfit> {
    let bot = json!({"kind": "bot", "level": "cadet"});
    let mut opened = json!({
        "e": "opened", "game": "samurai", "format": "war", "options": {}, "seats": [bot, bot], "codes": [], "public": false,
        "rated": false, "clock": {"kind": "none"}, "timeout": "wait", "undo": "off", "start": "full", "spectators": "all",
        "host": "p0", "secret": "00", "from": null
    });
    if let Some(rules) = rules {
        opened["rules"] = json!(rules);
    }
    let log: Vec<(i64, Entry)> =
        [opened, json!({"e": "began"})].map(|entry| (0, serde_json::from_value(entry).unwrap())).to_vec();
    Desk::replay("t", &log, &Catalogue)
}

fn rules(desk: &Desk) -> Option<u16> {
    desk.game.as_ref().unwrap().record(&Names::numbered(2)).options.rules
}

#[test]
fn a_table_goes_on_under_the_rules_it_began_with() {
    assert_eq!(rules(&woken(Some(1)).unwrap()), Some(1));
    assert_eq!(rules(&woken(Some(2)).unwrap()), Some(2));
    let newer = woken(Some(999)).unwrap_err();
    assert!(newer.what.contains("rules version 999") && newer.what.contains("newer starboard"), "{newer}");
}

#[test]
fn a_log_without_a_version_is_from_before_versions_were_kept() {
    assert_eq!(rules(&woken(None).unwrap()), Some(kernel::version::UNSTATED));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_table_names_its_rules() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let info: TableInfo = ann.open(&table("toy-race", 2)).await.unwrap();
    serving.stop().await;
    let store = Sqlite::open(&folder.file()).await.unwrap();
    let first = store.log(&info.id).await.unwrap().remove(0);
    let opened: Value = serde_json::from_str(&first.entry).unwrap();
    assert_eq!(opened["rules"], json!(kernel::version::UNSTATED));
}
