//! The store's file is one server's, by whatever name, and is missed when it is gone.

use crate::common::{Folder, Toys, config, server, two};
use room::wire::TableInfo;
use serde_json::json;
use server::Config;
use server::client::Client;
use server::serve::{Serving, start};
use server::store::{Sqlite, Store, StoreError};
use sqlx::Connection;
use std::path::Path;
use std::sync::Arc;

/// Whether a server on a file of this name would be a second one.
async fn is_used(folder: &Folder, file: &Path) -> bool {
    let settings = Config { store: format!("sqlite:{}", file.display()), ..config(folder) };
    match start(settings, Arc::new(Toys)).await {
        Ok(serving) => {
            serving.stop().await;
            false
        }
        Err(error) => {
            assert!(error.to_string().contains("another server uses this file"), "{error}");
            true
        }
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_is_refused_by_whatever_path() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    assert!(is_used(&folder, &folder.file()).await);
    let inner = folder.0.join("inner");
    std::fs::create_dir(&inner).unwrap();
    assert!(is_used(&folder, &inner.join("../test.db")).await, "another way to it");
    let link = inner.join("link.db");
    std::os::unix::fs::symlink(folder.file(), &link).unwrap();
    assert!(is_used(&folder, &link).await, "a symbolic link");
    let linked_folder = folder.0.join("linked");
    std::os::unix::fs::symlink(&folder.0, &linked_folder).unwrap();
    assert!(is_used(&folder, &linked_folder.join("test.db")).await, "a linked folder");
    if cfg!(target_os = "linux") {
        let hard = inner.join("hard.db");
        std::fs::hard_link(folder.file(), &hard).unwrap();
        assert!(is_used(&folder, &hard).await, "a hard link");
    }
    serving.stop().await;
    assert!(!is_used(&folder, &folder.file()).await, "whoever ends leaves it to the next");
}

async fn move_once(ann: &Client, info: &TableInfo, id: &str) -> (u16, String) {
    let state: serde_json::Value = ann.get(&format!("/tables/{}/state", info.id)).await.unwrap().read().unwrap();
    let action = state["choices"][0]["notation"].as_str().unwrap();
    let post = json!({"id": id, "action": action});
    let moved = ann.post(&format!("/tables/{}/moves", info.id), &post).await.unwrap();
    (moved.status, moved.code())
}

async fn readiness(serving: &Serving) -> u16 {
    Client::new(serving.address).request("GET", "/readyz", None).await.unwrap().status
}

/// Takes the file away, and with `put` puts something else in its place.
async fn nothing_is_acknowledged_without(file: &str, put: Option<&str>) {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, _bob, info) = two(&serving, "toy-race").await;
    assert_eq!(readiness(&serving).await, 200);
    let (file, aside) = (folder.0.join(file), folder.0.join("aside"));
    std::fs::rename(&file, &aside).unwrap();
    if let Some(text) = put {
        std::fs::write(&file, text).unwrap();
    }
    assert_eq!(readiness(&serving).await, 503);
    assert_eq!(move_once(&ann, &info, "m").await, (507, "store_full".to_owned()));
    assert_eq!(ann.post("/guests", &json!({"name": "eve"})).await.unwrap().status, 507);
    std::fs::rename(&aside, &file).unwrap();
    assert_eq!(readiness(&serving).await, 200, "it goes on when the file is back");
    assert_eq!(move_once(&ann, &info, "n").await.0, 200);
    serving.stop().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_file_is_noticed_and_nothing_is_acknowledged() {
    nothing_is_acknowledged_without("test.db", None).await;
    nothing_is_acknowledged_without("test.db-wal", None).await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_replaced_file_is_noticed_and_nothing_is_acknowledged() {
    nothing_is_acknowledged_without("test.db", Some("something else")).await;
}

/// Readers open connections of their own when many ask at once.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn whoever_reads_a_deleted_file_is_told_so_and_makes_no_new_one() {
    let folder = Folder::new();
    let store = Arc::new(Sqlite::open(&folder.file()).await.unwrap());
    std::fs::remove_file(folder.file()).unwrap();
    let ask = |_| {
        tokio::spawn({
            let store = Arc::clone(&store);
            async move { store.person("ann").await }
        })
    };
    let asked: Vec<_> = (0..30).map(ask).collect();
    for answer in asked {
        let answer = answer.await.unwrap();
        assert!(matches!(answer, Ok(None) | Err(StoreError::Gone)), "{answer:?}");
    }
    assert!(!folder.file().exists());
}

async fn run(file: &Path, sql: &'static str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut connection = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_a_newer_schema_is_refused_and_left_alone() {
    let folder = Folder::new();
    server(&folder).await.stop().await;
    run(&folder.file(), "PRAGMA user_version = 99").await;
    let refused = start(config(&folder), Arc::new(Toys)).await.unwrap_err().to_string();
    assert!(refused.contains("schema 99"), "{refused}");
    run(&folder.file(), "SELECT 1 FROM entries").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_the_first_schema_is_brought_up_to_date() {
    const FIRST: &str = "
        CREATE TABLE log (table_id TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, entry TEXT NOT NULL,
            PRIMARY KEY (table_id, seq)) WITHOUT ROWID;
        CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, public INTEGER NOT NULL,
            host TEXT NOT NULL, made INTEGER NOT NULL, deadline INTEGER NOT NULL, summary TEXT NOT NULL);
        CREATE TABLE members (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id));
        CREATE TABLE persons (id TEXT PRIMARY KEY, name TEXT NOT NULL, account TEXT UNIQUE COLLATE NOCASE,
            password TEXT, made INTEGER NOT NULL, settings TEXT NOT NULL);
        CREATE TABLE sessions (hash TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, label TEXT NOT NULL,
            made INTEGER NOT NULL, ends INTEGER NOT NULL);
        CREATE TABLE outbox (id TEXT PRIMARY KEY, person TEXT NOT NULL, way TEXT NOT NULL, address TEXT NOT NULL,
            text TEXT NOT NULL, made INTEGER NOT NULL);
        CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        INSERT INTO log VALUES ('b', 0, 5, 'b0'), ('a', 0, 6, 'a0'), ('a', 1, 7, 'a1');
        PRAGMA user_version = 1;";
    let folder = Folder::new();
    run(&folder.file(), FIRST).await;
    let store = Sqlite::open(&folder.file()).await.unwrap();
    let log: Vec<(i64, String)> =
        store.log("a").await.unwrap().into_iter().map(|logged| (logged.at, logged.entry)).collect();
    assert_eq!(log, [(6, "a0".to_owned()), (7, "a1".to_owned())]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_time_is_up_does_not_spin_while_nothing_can_be_kept() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
    let asked = json!({"game": "toy-race", "seats": seats, "await_nonces": true});
    let info = ann.open(&asked).await.unwrap();
    // It waits five seconds for a nonce, and then must begin.
    std::fs::remove_file(folder.file()).unwrap();
    let unkept = || serving.registry.metrics.unkept.load(std::sync::atomic::Ordering::Relaxed);
    while unkept() == 0 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    // Rests of 0.5, 1 and 2 s: in three seconds it tries three more times at the most, however slow this machine is.
    tokio::time::sleep(std::time::Duration::from_secs(3)).await;
    assert!((1..=4).contains(&unkept()), "{} tries for table {}", unkept(), info.id);
    drop(serving);
}
