//! What docs/operations.md promises of settings and of what a server says and forgets.

use crate::common::{Folder, Side, Toys, config, server, sit, table, two};
use crate::kept::{CHILD, child};
use serde_json::{Value, json};
use server::Config;
use server::client::Client;
use server::serve::start;
use server::store::{NoticeRow, Sqlite, Store, StoreWrite};
use server::wall_clock;
use sqlx::Connection;
use std::process::Stdio;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// Not a test: a server that logs everything it can.
#[test]
fn talkative_child() {
    let Ok(file) = std::env::var(CHILD) else {
        return;
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let folder = Folder(std::path::PathBuf::from(file));
        let settings = Config { log: "trace".to_owned(), ..config(&folder) };
        server::serve::init_log(&settings);
        let serving = start(settings, Arc::new(Toys)).await.unwrap();
        std::mem::forget(folder);
        println!("listening on {}", serving.address);
        serving.until_asked().await;
    });
}

/// Runs a talkative server while `play` uses it; gives its log.
async fn log_of<F: Future<Output = ()>>(folder: &Folder, play: impl FnOnce(std::net::SocketAddr) -> F) -> String {
    use std::io::BufRead;
    let log = folder.0.join("log");
    let mut command = child("promises::talkative_child");
    let file = std::fs::File::create(&log).unwrap();
    command.env(CHILD, &folder.0).stdout(Stdio::piped()).stderr(file);
    let mut child = command.spawn().unwrap();
    // Read to its end: a child that cannot say its last words fails.
    let mut lines = std::io::BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let address = lines.by_ref().filter_map(|line| line.split("listening on ").nth(1)?.trim().parse().ok()).next();
    play(address.expect("the child listens")).await;
    let ended = std::process::Command::new("kill").arg(child.id().to_string()).status();
    assert!(ended.unwrap().success());
    lines.for_each(drop);
    assert!(child.wait().unwrap().success());
    std::fs::read_to_string(&log).unwrap()
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn logs_name_tables_and_hold_no_actions_tokens_or_words() {
    let folder = Folder::new();
    let told = Arc::new(std::sync::Mutex::new(Vec::new()));
    let secrets = Arc::clone(&told);
    let log = log_of(&folder, |address| async move {
        let ann = Client::guest(address, "Zanzibar").await.unwrap();
        let bob = Client::guest(address, "Quagga").await.unwrap();
        let info = ann.open(&table("toy-offers", 3)).await.unwrap();
        let cat = Client::guest(address, "cat").await.unwrap();
        for person in [&bob, &cat] {
            sit(person, &info.id).await.unwrap();
        }
        let moves = format!("/tables/{}/moves", info.id);
        let post = json!({"id": "idofmine", "action": "offer to seat 2", "note": "persimmon"});
        assert_eq!(ann.post(&moves, &post).await.unwrap().status, 200);
        let wrong = json!({"id": "another", "action": "rhubarb rhubarb"});
        assert!(ann.post(&moves, &wrong).await.unwrap().status >= 400);
        assert_eq!(
            ann.post(&format!("/tables/{}/chat", info.id), &json!({"text": "marmalade"})).await.unwrap().status,
            200
        );
        let report = json!({"person": bob.person, "words": "tamarind"});
        assert_eq!(ann.post(&format!("/tables/{}/reports", info.id), &report).await.unwrap().status, 200);
        drop(Side::join(&ann, &info.id).await);
        let token = ann.token.clone().unwrap();
        secrets.lock().unwrap().extend([info.id, token]);
    });
    let log = log.await;
    let told = told.lock().unwrap().clone();
    assert!(log.contains(&told[0]), "the table is named: {log}");
    for word in ["offer to", "persimmon", "rhubarb", "marmalade", "tamarind", "Zanzibar", "Quagga", &told[1]] {
        let line = log.lines().find(|line| line.contains(word));
        assert!(line.is_none(), "{word}: {}", line.unwrap_or_default());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_old_is_forgotten_as_the_settings_say_and_games_in_progress_are_not() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, played) = two(&serving, "toy-race").await;
    assert_eq!(ann.post(&format!("/tables/{}/chat", played.id), &json!({"text": "old"})).await.unwrap().status, 200);
    let finished = ann.open(&table("toy-race", 2)).await.unwrap();
    sit(&bob, &finished.id).await.unwrap();
    let resign = json!({"id": "r", "ask": {"ask": "resign"}});
    assert_eq!(bob.post(&format!("/tables/{}/asks", finished.id), &resign).await.unwrap().status, 200);
    let open = ann.open(&table("toy-race", 2)).await.unwrap();
    serving.stop().await;
    // Two days ago, as the file has it.
    let mut file = sqlx::SqliteConnection::connect(&format!("sqlite:{}", folder.file().display())).await.unwrap();
    let old = wall_clock::now() - 2 * 24 * 60 * 60 * 1000;
    for change in ["UPDATE tables SET made = ?1", "UPDATE chat SET at = ?1"] {
        sqlx::query(change).bind(old).execute(&mut file).await.unwrap();
    }
    file.close().await.unwrap();
    for (days, kept) in [(3, true), (1, false)] {
        let keep = Config { keep_finished_days: days, keep_open_days: days, keep_chat_days: days, ..config(&folder) };
        let serving = start(keep, Arc::new(Toys)).await.unwrap();
        let store = Arc::clone(&serving.registry.store);
        let left = || async {
            let (finished, open) = (store.table(&finished.id).await.unwrap(), store.table(&open.id).await.unwrap());
            (finished.is_some(), open.is_some(), !store.chat(&played.id, 0).await.unwrap().is_empty())
        };
        let began = Instant::now();
        while left().await != (kept, kept, kept) {
            assert!(began.elapsed() < Duration::from_secs(20), "after {days} days: {:?}", left().await);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert!(store.table(&played.id).await.unwrap().is_some(), "a game in progress stays");
        serving.stop().await;
    }
}

/// Answers every request with an error, and counts them.
async fn unwilling(listener: TcpListener, posts: Arc<std::sync::atomic::AtomicUsize>) {
    while let Ok((mut stream, _)) = listener.accept().await {
        let _ = stream.read(&mut [0; 4096]).await;
        let _ = stream.write_all(b"HTTP/1.1 500 No\r\nConnection: close\r\n\r\n").await;
        posts.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_notice_that_fails_is_tried_again_for_an_hour() {
    let folder = Folder::new();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let host = format!("http://{}", listener.local_addr().unwrap());
    let posts = Arc::new(std::sync::atomic::AtomicUsize::new(0));
    tokio::spawn(unwilling(listener, Arc::clone(&posts)));
    let notice = |id: &str, minutes: i64| {
        let (way, address) = ("webhook".to_owned(), format!("{host}/{id}"));
        let (person, text, made) = ("p".to_owned(), "it waits".to_owned(), wall_clock::now() - minutes * 60_000);
        StoreWrite::Notice(NoticeRow { id: id.to_owned(), person, way, address, text, made })
    };
    let store = Sqlite::open(&folder.file()).await.unwrap();
    store.write(vec![notice("young", 55), notice("old", 61)]).await.unwrap();
    drop(store);
    let settings = Config { webhook_hosts: vec![host], ..config(&folder) };
    let serving = start(settings, Arc::new(Toys)).await.unwrap();
    let ids =
        || async { serving.registry.store.outbox(10).await.unwrap().into_iter().map(|row| row.id).collect::<Vec<_>>() };
    let began = Instant::now();
    while ids().await != ["young"] {
        assert!(began.elapsed() < Duration::from_secs(20), "{:?}", ids().await);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(posts.load(std::sync::atomic::Ordering::SeqCst) >= 1, "the old one was tried once more");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_webhooks_nothing_is_posted() {
    let folder = Folder::new();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let host = format!("http://{}", listener.local_addr().unwrap());
    let posts = Arc::new(std::sync::atomic::AtomicUsize::new(0));
    tokio::spawn(unwilling(listener, Arc::clone(&posts)));
    let store = Sqlite::open(&folder.file()).await.unwrap();
    let (way, address, text) = ("webhook".to_owned(), format!("{host}/x"), "it waits".to_owned());
    let notice = NoticeRow { id: "n".to_owned(), person: "p".to_owned(), way, address, text, made: wall_clock::now() };
    store.write(vec![StoreWrite::Notice(notice)]).await.unwrap();
    drop(store);
    let settings = Config { webhook_hosts: vec![host], webhooks: false, ..config(&folder) };
    let serving = start(settings, Arc::new(Toys)).await.unwrap();
    let began = Instant::now();
    while !serving.registry.store.outbox(10).await.unwrap().is_empty() {
        assert!(began.elapsed() < Duration::from_secs(20), "it is said in the log and done with");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(posts.load(std::sync::atomic::Ordering::SeqCst), 0);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_nobody_looks_at_leaves_the_memory() {
    let folder = Folder::new();
    let serving = start(Config { idle_s: 1, ..config(&folder) }, Arc::new(Toys)).await.unwrap();
    let (ann, _bob, info) = two(&serving, "toy-race").await;
    let live = || serving.registry.metrics.live_tables.load(std::sync::atomic::Ordering::Relaxed);
    assert_eq!(live(), 1);
    let began = Instant::now();
    while live() > 0 {
        assert!(began.elapsed() < Duration::from_secs(20), "it stays in memory");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let state: Value = ann.get(&format!("/tables/{}/state", info.id)).await.unwrap().read().unwrap();
    assert_eq!(state["table"], json!(info.id), "and comes back when it is asked for");
    serving.stop().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn going_down_takes_at_most_about_twenty_seconds() {
    let folder = Folder::new();
    let server = crate::kept::Server::start(&folder);
    let mut slow = TcpStream::connect(server.address).await.unwrap();
    // A body that never arrives: nobody can answer this request.
    let head =
        "POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{";
    slow.write_all(head.as_bytes()).await.unwrap();
    let began = Instant::now();
    tokio::task::spawn_blocking(move || server.ask_to_end()).await.unwrap();
    assert!(began.elapsed() < Duration::from_secs(22), "{:?}", began.elapsed());
}
