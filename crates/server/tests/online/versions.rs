//! Tables and proofs from before a change of the rules.

use crate::common::{Folder, server, table};
use kernel::Names;
use room::AllGames;
use room::fair;
use room::log::Entry;
use room::state::{ReplayError, TableState};
use room::wire::TableInfo;
use serde_json::{Value, json};
use server::client::Client;
use server::store::{Append, Sqlite, Store, StoreWrite};

const PROOFS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/proofs");

#[test]
fn proofs_of_earlier_rules_still_verify() {
    let files: Vec<_> = std::fs::read_dir(PROOFS).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(files.len() >= 7, "{files:?}");
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let shown = fair::verify(&text, &AllGames).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert!(shown.actions > 20, "{}", file.display());
    }
}

/// A table of two bots whose log names this version, or none.
fn woken(rules: Option<u16>) -> Result<TableState, ReplayError> {
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
    TableState::replay("t", &log, &AllGames)
}

fn rules(state: &TableState) -> Option<u16> {
    state.game.as_ref().unwrap().record(&Names::numbered(2)).options.rules
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
async fn a_table_that_a_newer_program_played_says_so_and_stays_as_it_is() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let info = ann.open(&table("toy-race", 2)).await.unwrap();
    serving.stop().await;
    let store = Sqlite::open(&folder.file()).await.unwrap();
    let before = store.log(&info.id).await.unwrap();
    let newer =
        Append { table: info.id.as_str().into(), seq: before.len() as u32, at: 0, entry: r#"{"e":"newer"}"#.into() };
    store.write(vec![StoreWrite::Append(newer)]).await.unwrap();
    drop(store);
    let serving = server(&folder).await;
    let answer = Client::new(serving.address).get(&format!("/tables/{}/state", info.id)).await.unwrap();
    assert_eq!(answer.status, 500, "{}", answer.body);
    assert!(answer.body.contains("this table cannot be read by this version"), "{}", answer.body);
    serving.stop().await;
    let store = Sqlite::open(&folder.file()).await.unwrap();
    assert_eq!(store.log(&info.id).await.unwrap().len(), before.len() + 1);
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
