//! People who want what is not theirs.

use crate::common::{Folder, Side, config, server, table, two};
use room::wire::{ClientMessage, TableInfo};
use serde_json::{Value, json};
use server::Config;
use server::client::Client;
use server::serve::start;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_for_another_seat() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-race").await;
    let eve = Client::guest(serving.address, "eve").await.unwrap();
    let a = Side::join(&ann, &info.id).await;
    let action = a.choice(0).unwrap();
    let path = format!("/tables/{}/moves", info.id);
    let post = json!({"id": "x", "action": action});
    assert_eq!(eve.post(&path, &post).await.unwrap().code(), "not_yours");
    assert_eq!(bob.post(&format!("{path}?seat=1"), &post).await.unwrap().code(), "not_yours");
    assert_eq!(Client::new(serving.address).post(&path, &post).await.unwrap().code(), "not_signed_in");
    let named = json!({"id": "x", "action": action, "seat": 1});
    assert_eq!(bob.post(&path, &named).await.unwrap().code(), "bad_request", "a message cannot name a seat");
    let theirs = bob.get(&format!("/tables/{}/state?seat=1", info.id)).await.unwrap();
    assert_eq!(theirs.code(), "not_yours");
    let forged = Client { token: Some("sbs_0000".to_owned()), ..eve.clone() };
    assert_eq!(forged.post(&path, &post).await.unwrap().code(), "not_signed_in");
    for ask in ["undo", "resign", "take_back"] {
        let asked = json!({"id": "y", "ask": {"ask": ask}});
        assert_eq!(eve.post(&format!("/tables/{}/asks", info.id), &asked).await.unwrap().code(), "not_yours", "{ask}");
    }
    let mut watching = Side::join(&eve, &info.id).await;
    assert_eq!(watching.act(&action).await.unwrap_err().code, "not_yours");
    assert!(eve.socket(&info.id, "?seat=1").await.is_err());
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn stale_and_illegal_moves_are_refused_with_their_reason() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-race").await;
    let mut a = Side::join(&ann, &info.id).await;
    let cursor = a.update.as_ref().unwrap().cursor.clone();
    let action = a.choice(0).unwrap();
    a.act(&action).await.unwrap();
    let path = format!("/tables/{}/moves", info.id);
    let stale = json!({"id": "late", "action": action, "cursor": cursor});
    assert_eq!(ann.post(&path, &stale).await.unwrap().code(), "stale");
    let nonsense = ann.post(&path, &json!({"id": "n", "action": "dance"})).await.unwrap();
    assert_eq!(nonsense.code(), "not_understood");
    assert!(nonsense.head.contains("application/problem+json"));
    a.settle().await;
    let waiting = a.update.as_ref().unwrap().position.waiting.clone();
    let other = if waiting == [1] { &bob } else { &ann };
    let refused: Value =
        serde_json::from_str(&other.post(&path, &json!({"id": "r", "action": action})).await.unwrap().body).unwrap();
    assert_eq!((refused["code"].as_str(), refused["rule"].as_str()), (Some("refused"), Some("TB-1")));
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn large_messages_are_refused() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, _bob, info) = two(&serving, "toy-race").await;
    let large = "x".repeat(1024 * 1024);
    let posted = ann.post(&format!("/tables/{}/moves", info.id), &json!({"id": "x", "action": large})).await;
    // The server may answer or hang up before the body is through; either way nothing happens.
    assert!(posted.is_err() || posted.unwrap().code() == "too_large");
    let mut a = Side::join(&ann, &info.id).await;
    let said = a.socket.say_text(format!("{{\"type\":\"move\",\"id\":\"x\",\"action\":\"{large}\"}}")).await;
    let heard = a.socket.hear_text().await;
    assert!(said.is_err() || heard.is_err() || heard.unwrap().is_none(), "the socket is closed");
    assert_eq!(ann.get(&format!("/tables/{}/state", info.id)).await.unwrap().status, 200);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_on_a_socket_is_answered_and_the_socket_lives() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, _bob, info) = two(&serving, "toy-race").await;
    let mut a = Side::join(&ann, &info.id).await;
    for text in [
        "",
        "{",
        "null",
        "[]",
        "{\"type\":\"fly\"}",
        "{\"type\":\"look\",\"seat\":255}",
        "{\"type\":\"look\",\"seat\":2}",
    ] {
        let before = a.problems.len();
        a.socket.say_text(text.to_owned()).await.unwrap();
        a.until(|side| side.problems.len() > before).await;
    }
    a.settle().await;
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_reads_too_slowly_is_dropped_and_the_table_goes_on() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-race").await;
    let mut a = Side::join(&ann, &info.id).await;
    let mut deaf = bob.socket(&info.id, "").await.unwrap();
    let dropped = || serving.registry.metrics.dropped.load(std::sync::atomic::Ordering::Relaxed);
    // It asks for the whole table again and again and never reads a word.
    for _ in 0..200_000 {
        if dropped() > 0 || deaf.say(&ClientMessage::Look { seat: 2 }).await.is_err() {
            break;
        }
    }
    let gone = tokio::time::timeout(Duration::from_secs(20), async {
        while dropped() == 0 {
            tokio::task::yield_now().await;
        }
    });
    gone.await.expect("who does not read is dropped");
    let action = a.choice(0).unwrap();
    a.act(&action).await.unwrap();
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn silent_sockets_are_closed_and_limits_hold() {
    let folder = Folder::new();
    let config = Config { socket_idle_s: 2, sockets_per_address: 3, ..config(&folder) };
    let serving = start(config, Arc::new(crate::common::Toys)).await.unwrap();
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let info = ann.open(&table("toy-race", 2)).await.unwrap();
    let mut silent = Vec::new();
    for _ in 0..3 {
        silent.push(silent_socket(&ann, &info.id).await);
    }
    assert!(ann.socket(&info.id, "").await.is_err(), "a fourth is one too many");
    // Nobody answers the server's pings: after a while it hangs up, and the places are free again.
    let freed = tokio::time::timeout(Duration::from_secs(20), async {
        for socket in &mut silent {
            socket.read_to_end(&mut Vec::new()).await.unwrap();
        }
    });
    freed.await.expect("silent sockets are closed");
    assert!(ann.socket(&info.id, "").await.is_ok());
    serving.stop().await;
}

/// A socket of somebody who never says a word, not even a pong.
async fn silent_socket(who: &Client, table: &str) -> TcpStream {
    let mut stream = TcpStream::connect(who.address).await.unwrap();
    let (host, token) = (who.address, who.token.as_deref().unwrap());
    let request = format!(
        "GET /api/v1/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2lsZW5jZSBpcyBnb2xkZQ==\r\n\
         Sec-WebSocket-Protocol: starboard.v1\r\nAuthorization: Bearer {token}\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 101");
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_limited_by_address() {
    let folder = Folder::new();
    let config = Config { sign_ins_per_hour: 2, ..config(&folder) };
    let serving = start(config, Arc::new(crate::common::Toys)).await.unwrap();
    assert!(Client::guest(serving.address, "a").await.is_ok());
    assert!(Client::guest(serving.address, "b").await.is_ok());
    let third = Client::new(serving.address).post("/guests", &json!({"name": "c"})).await.unwrap();
    assert_eq!(third.code(), "too_many");
    assert!(third.head.to_lowercase().contains("retry-after:"));
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_refused_for_a_limit_is_told_when_to_come_again_and_is_counted() {
    let folder = Folder::new();
    let serving = start(Config { requests_per_minute: 1, ..config(&folder) }, Arc::new(crate::common::Toys));
    let serving = serving.await.unwrap();
    let client = Client::new(serving.address);
    assert_eq!(client.get("/house").await.unwrap().status, 200);
    let refused = client.get("/house").await.unwrap();
    assert_eq!((refused.status, refused.code().as_str()), (429, "too_many"));
    let wait = refused.head.lines().find_map(|line| line.to_lowercase().strip_prefix("retry-after: ")?.parse().ok());
    assert!(wait.is_some_and(|seconds: u32| (1..=60).contains(&seconds)), "{}", refused.head);
    let counters = client.request("GET", "/metrics", None).await.unwrap().body;
    assert!(counters.lines().any(|line| line == "starboard_limited_total 1"), "{counters}");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_opens_so_many_tables() {
    let folder = Folder::new();
    let config = Config { tables_per_person: 2, ..config(&folder) };
    let serving = start(config, Arc::new(crate::common::Toys)).await.unwrap();
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let first = ann.open(&table("toy-race", 2)).await.unwrap();
    ann.open(&table("toy-race", 2)).await.unwrap();
    assert_eq!(ann.post("/tables", &table("toy-race", 2)).await.unwrap().code(), "too_many");
    let leave = json!({"id": "l", "ask": {"ask": "leave"}});
    assert_eq!(ann.post(&format!("/tables/{}/asks", first.id), &leave).await.unwrap().status, 200);
    assert!(ann.open(&table("toy-race", 2)).await.is_ok(), "one that is closed does not count");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_says_too_much_is_told_and_then_cut_off() {
    let folder = Folder::new();
    let config = Config { messages_per_second: 5, ..config(&folder) };
    let serving = start(config, Arc::new(crate::common::Toys)).await.unwrap();
    let (ann, _bob, info) = two(&serving, "toy-race").await;
    let mut a = Side::join(&ann, &info.id).await;
    while a.problems.is_empty() {
        a.socket.say(&ClientMessage::Ping).await.unwrap();
        a.hear().await;
    }
    assert_eq!(a.problems[0].code, "too_many");
    while a.socket.say(&ClientMessage::Ping).await.is_ok() {}
    while let Ok(Some(_)) = a.socket.hear_text().await {}
    assert_eq!(ann.get(&format!("/tables/{}/state", info.id)).await.unwrap().status, 200);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_origins_change_nothing() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let mut stream = TcpStream::connect(serving.address).await.unwrap();
    let body = "{\"name\":\"eve\"}";
    let request = format!(
        "POST /api/v1/guests HTTP/1.1\r\nHost: {}\r\nOrigin: https://evil.example\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
        serving.address,
        body.len()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
    for header in [
        "x-content-type-options: nosniff",
        "x-frame-options: DENY",
        "content-security-policy: default-src 'self'",
        "form-action 'self'",
        "cross-origin-opener-policy: same-origin",
    ] {
        assert!(answer.to_lowercase().contains(&header.to_lowercase()), "{header}");
    }
    serving.stop().await;
}

/// Every route, every method, with rubbish: never a fault of the server's own.
#[tokio::test(flavor = "multi_thread")]
async fn rubbish_never_makes_the_server_fail() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, _bob, info) = two(&serving, "toy-sealed").await;
    let document: Value = ann.get("/openapi.json").await.unwrap().read().unwrap();
    let bodies = [
        "{}",
        "null",
        "[1]",
        "{\"id\":\"\",\"action\":\"\"}",
        "{\"game\":\"toy-race\",\"seats\":[]}",
        "\"\u{0}\"",
        "{\"game\":\"nope\",\"seats\":[{\"kind\":\"me\"}]}",
        "{\"step\":4294967295}",
        "{\"id\":\"x\",\"ask\":{\"ask\":\"expel\",\"seat\":0}}",
        "{\"id\":\"x\",\"ask\":{\"ask\":\"offer\",\"what\":\"undo\"}}",
        "{\"name\":\"\u{202e}\"}",
        "{\"key\":\"sbk_1\"}",
    ];
    let queries =
        ["", "?seat=0", "?seat=9", "?seat=x", "?step=99999999", "?cursor=9.9", "?cursor=%00", "?limit=0&before=-1"];
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let at = path
                .replace("{table}", &info.id)
                .replace("{person}", &ann.person)
                .replace("{game}", "toy-race")
                .replace("{token}", "x");
            let method = method.to_uppercase();
            for (query, body) in queries.iter().map(|q| (*q, "{}")).chain(bodies.iter().map(|b| ("", *b))) {
                if (method == "DELETE" && at.ends_with("/me")) || at.ends_with("/sessions") {
                    continue;
                }
                let answered = ann.request(&method, &format!("{at}{query}"), Some(body)).await.unwrap();
                assert!(answered.status < 500, "{method} {at}{query} {body}: {} {}", answered.status, answered.body);
            }
        }
    }
    let after: TableInfo = ann.get(&format!("/tables/{}", info.id)).await.unwrap().read().unwrap();
    assert_eq!(after.outcome, None, "and nothing came of it");
    serving.stop().await;
}
