//! Ratings, chat, blocks, tokens.

use crate::common::{Folder, Side, Toys, config, server, sit, table, two};
use room::wire::{MadeToken, Profile, ServerMessage};
use serde_json::{Value, json};
use server::TableRegistry;
use server::client::Client;
use server::store::{Sqlite, Store, StoreWrite};
use std::sync::Arc;

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_table_moves_ratings_once() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let bob = Client::guest(serving.address, "bob").await.unwrap();
    let mut rated = table("toy-race", 2);
    rated["rated"] = json!(true);
    assert_eq!(ann.post("/tables", &rated).await.unwrap().code(), "bad_request", "rated needs a clock");
    rated["clock"] = json!({"kind": "live", "base_s": 600});
    let info = ann.open(&rated).await.unwrap();
    sit(&bob, &info.id).await.unwrap();
    let resign = json!({"id": "r", "ask": {"ask": "resign"}});
    assert_eq!(bob.post(&format!("/tables/{}/asks", info.id), &resign).await.unwrap().status, 200);
    let profile = |person: &str| {
        let (ann, path) = (ann.clone(), format!("/people/{person}"));
        async move { ann.get(&path).await.unwrap().read::<Profile>().unwrap().games.remove("toy-race").unwrap() }
    };
    let (winner, loser) = (profile(&ann.person).await, profile(&bob.person).await);
    assert_eq!((winner.played, winner.won, loser.won), (1, 1, 0));
    assert!(winner.rating.unwrap().rating > 1500.0 && loser.rating.unwrap().rating < 1500.0);
    let history = ann.get(&format!("/people/{}/ratings/toy-race", ann.person)).await.unwrap();
    assert_eq!(history.read::<Vec<Value>>().unwrap().len(), 1);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_reaches_the_table_but_not_those_who_muted_it() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-race").await;
    let eve = Client::guest(serving.address, "eve").await.unwrap();
    let path = format!("/tables/{}/chat", info.id);
    assert_eq!(eve.post(&path, &json!({"text": "hi"})).await.unwrap().code(), "not_yours", "only those who sit talk");
    let mute = json!({"settings": {"muted": [ann.person]}}).to_string();
    assert_eq!(eve.request("PATCH", "/api/v1/me", Some(&mute)).await.unwrap().status, 200);
    let (mut hears, mut deaf) = (bob.socket(&info.id, "").await.unwrap(), eve.socket(&info.id, "").await.unwrap());
    assert_eq!(ann.post(&path, &json!({"text": "good-luck"})).await.unwrap().status, 200);
    let said = loop {
        if let Some(ServerMessage::Chat(line)) = hears.hear().await.unwrap() {
            break line;
        }
    };
    assert_eq!((said.text.as_str(), said.name.as_str(), said.n), ("Good luck, have fun.", "ann", 1));
    deaf.say(&room::wire::ClientMessage::Ping).await.unwrap();
    loop {
        match deaf.hear().await.unwrap().unwrap() {
            ServerMessage::Pong => break,
            ServerMessage::Chat(line) => panic!("muted: {line:?}"),
            _ => {}
        }
    }
    assert_eq!(ann.post(&path, &json!({"text": " \u{7} "})).await.unwrap().code(), "bad_request");
    assert_eq!(eve.get(&path).await.unwrap().read::<Vec<Value>>().unwrap().len(), 0);
    let report = json!({"person": ann.person, "words": "too friendly"});
    assert_eq!(bob.post(&format!("/tables/{}/reports", info.id), &report).await.unwrap().status, 200);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn words_beside_an_offer_do_not_reach_those_who_muted_or_blocked_who_says_them() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let bob = Client::guest(serving.address, "bob").await.unwrap();
    let cat = Client::guest(serving.address, "cat").await.unwrap();
    let info = ann.open(&table("toy-offers", 3)).await.unwrap();
    for person in [&bob, &cat] {
        sit(person, &info.id).await.unwrap();
    }
    let eve = Client::guest(serving.address, "eve").await.unwrap();
    let mute = json!({"settings": {"muted": [ann.person]}}).to_string();
    assert_eq!(bob.request("PATCH", "/api/v1/me", Some(&mute)).await.unwrap().status, 200);
    let block = format!("/api/v1/me/blocks/{}", ann.person);
    assert_eq!(eve.request("PUT", &block, None).await.unwrap().status, 200);
    let mut deaf = [Side::join(&bob, &info.id).await, Side::join(&eve, &info.id).await];
    let mut hears = Side::join(&cat, &info.id).await;
    let moves = format!("/tables/{}/moves", info.id);
    let view: Value = ann.get(&format!("/tables/{}/state", info.id)).await.unwrap().read().unwrap();
    let asks = |view: &Value| {
        let choices = view["choices"].as_array().unwrap().iter().map(|choice| choice["notation"].as_str().unwrap());
        choices.filter(|notation| notation.starts_with("ask ")).map(str::to_owned).next()
    };
    assert_eq!(asks(&view), None);
    let post = |id: &str, action: &str| json!({"id": id, "action": action, "note": "the north is yours"});
    assert_eq!(ann.post(&moves, &post("a", "offer to seat 2")).await.unwrap().status, 200);
    let view: Value = ann.get(&format!("/tables/{}/state", info.id)).await.unwrap().read().unwrap();
    assert_eq!(ann.post(&moves, &post("b", &asks(&view).unwrap())).await.unwrap().status, 200);
    assert_eq!(ann.post(&moves, &post("c", "send")).await.unwrap().status, 200);
    let said = |side: &Side| serde_json::to_string(&side.events).unwrap();
    hears.until(|side| said(side).contains("said")).await;
    assert!(said(&hears).contains("the north is yours"));
    for side in &mut deaf {
        side.until(|side| said(side).contains("said")).await;
        assert_eq!(side.events.len(), hears.events.len(), "that something was said is told");
        assert!(!said(side).contains("the north"), "{}", said(side));
        side.reconnect().await;
        let path = format!("/tables/{}/state", info.id);
        let state = side.client.get(&path).await.unwrap().body;
        assert!(!said(side).contains("the north") && !state.contains("the north"), "nor when they come back: {state}");
    }
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_blocked_do_not_sit_down_and_tokens_do_not_rule_the_account() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let eve = Client::guest(serving.address, "eve").await.unwrap();
    let info = ann.open(&table("toy-race", 2)).await.unwrap();
    let block = format!("/api/v1/me/blocks/{}", eve.person);
    assert_eq!(ann.request("PUT", &block, None).await.unwrap().status, 200);
    assert!(sit(&eve, &info.id).await.is_err());
    assert_eq!(ann.request("DELETE", &block, None).await.unwrap().status, 200);
    sit(&eve, &info.id).await.unwrap();
    let made: MadeToken = ann.post("/me/tokens", &json!({"label": "bot"})).await.unwrap().read().unwrap();
    let bot = Client { token: Some(made.token), ..ann.clone() };
    let state: Value = bot.get(&format!("/tables/{}/state", info.id)).await.unwrap().read().unwrap();
    let action = state["choices"][0]["notation"].clone();
    let moved = bot.post(&format!("/tables/{}/moves", info.id), &json!({"id": "1", "action": action})).await.unwrap();
    assert_eq!(moved.status, 200, "{}", moved.body);
    assert_eq!(bot.request("DELETE", "/api/v1/me", None).await.unwrap().code(), "not_yours");
    assert_eq!(ann.request("DELETE", &format!("/api/v1/me/tokens/{}", made.id), None).await.unwrap().status, 200);
    assert_eq!(bot.get("/me").await.unwrap().status, 401);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_kept_about_oneself_can_be_read_and_removed() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-race").await;
    let chat = format!("/tables/{}/chat", info.id);
    assert_eq!(bob.post(&chat, &json!({"text": "my own words"})).await.unwrap().status, 200);
    assert_eq!(bob.request("PUT", "/api/v1/me/blocks/somebody", None).await.unwrap().status, 200);
    let resign = json!({"id": "r", "ask": {"ask": "resign"}});
    assert_eq!(bob.post(&format!("/tables/{}/asks", info.id), &resign).await.unwrap().status, 200);
    let export: room::wire::Export = bob.get("/me/export").await.unwrap().read().unwrap();
    assert_eq!((export.me.name.as_str(), export.chat.as_slice()), ("bob", ["my own words".to_owned()].as_slice()));
    assert_eq!((export.results.len(), export.sessions.len(), export.blocked.len()), (1, 2, 1));
    assert_eq!(bob.request("DELETE", "/api/v1/me", None).await.unwrap().status, 200);
    assert_eq!(bob.get("/me").await.unwrap().status, 401);
    assert_eq!(ann.get(&format!("/people/{}", bob.person)).await.unwrap().status, 404);
    let left = ann.get(&chat).await.unwrap().body;
    assert!(!left.contains("my own words") && !left.contains("bob"), "{left}");
    let store = &serving.registry.store;
    assert!(
        store.results(&bob.person, 10).await.unwrap().is_empty() && store.blocks(&bob.person).await.unwrap().is_empty()
    );
    let record = ann.get(&format!("/tables/{}/record", info.id)).await.unwrap();
    assert!(record.status == 200 && record.body.contains("bob"), "finished games stay: {}", record.body);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_and_blocks_have_an_end() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    // A session and a key are there already.
    for n in 0..18 {
        assert_eq!(ann.post("/me/tokens", &json!({"label": "bot"})).await.unwrap().status, 200, "{n}");
    }
    assert_eq!(ann.post("/me/tokens", &json!({"label": "bot"})).await.unwrap().code(), "too_many");
    for n in 0..500 {
        let block = format!("/api/v1/me/blocks/person{n}");
        assert_eq!(ann.request("PUT", &block, None).await.unwrap().status, 200, "{n}");
    }
    assert_eq!(ann.request("PUT", "/api/v1/me/blocks/one-more", None).await.unwrap().code(), "too_many");
    let muted: Vec<String> = (0..501).map(|n| format!("person{n}")).collect();
    let muted = json!({"settings": {"muted": muted}}).to_string();
    assert_eq!(ann.request("PATCH", "/api/v1/me", Some(&muted)).await.unwrap().code(), "bad_request");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn operators_can_see_how_it_goes() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, _bob, _info) = two(&serving, "toy-race").await;
    for path in ["/healthz", "/readyz"] {
        assert_eq!(ann.request("GET", path, None).await.unwrap().status, 200);
    }
    let metrics = ann.request("GET", "/metrics", None).await.unwrap().body;
    for name in ["starboard_live_tables 1", "starboard_moves_total 0", "starboard_move_seconds_bucket"] {
        assert!(metrics.contains(name), "{name} in {metrics}");
    }
    let registry = Arc::clone(&serving.registry);
    serving.stop().await;
    assert!(registry.is_down());
    assert_eq!(registry.metrics.live_tables.load(std::sync::atomic::Ordering::Relaxed), 0, "nothing stays in memory");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_table_holds_no_memory() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-race").await;
    let resign = json!({"id": "r", "ask": {"ask": "resign"}});
    assert_eq!(bob.post(&format!("/tables/{}/asks", info.id), &resign).await.unwrap().status, 200);
    let live = || serving.registry.metrics.live_tables.load(std::sync::atomic::Ordering::Relaxed);
    let gone = tokio::time::timeout(std::time::Duration::from_secs(10), async {
        while live() > 0 {
            tokio::task::yield_now().await;
        }
    });
    gone.await.expect("the table leaves the memory");
    let again: Value = ann.get(&format!("/tables/{}", info.id)).await.unwrap().read().unwrap();
    assert_eq!(again["outcome"]["places"], json!([1, 2]), "and is read again from its log");
    serving.stop().await;
}

/// Every format with teams: a line for the team reaches the team alone, and its number tells nobody else of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_line_for_the_team_reaches_the_team_alone() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let mut people = Vec::new();
    for name in ["ann", "bob", "cat", "dan", "eve", "fay"] {
        people.push(Client::guest(serving.address, name).await.unwrap());
    }
    let mut tried = 0;
    for game in catalog::games() {
        for format in game.all_formats {
            let players = format.counts().last().unwrap_or(2) as usize;
            let mut asked = table(game.id, players);
            asked["format"] = json!(format.id);
            let Ok(info) = people[0].open(&asked).await else {
                continue;
            };
            for person in &people[1..players] {
                sit(person, &info.id).await.unwrap();
            }
            let sides = serving.registry.read_state(&info.id, |state, _| {
                let game = state.game.as_ref().expect("it has begun");
                kernel::Seat::all(game.seats()).map(|seat| game.side(seat)).collect::<Vec<_>>()
            });
            let sides = sides.await.unwrap();
            let first = sides[0];
            let path = format!("/tables/{}/chat", info.id);
            let secret = json!({"text": "now or never", "team": true});
            if first.len() < 2 || first.len() == players {
                continue;
            }
            tried += 1;
            assert_eq!(people[0].post(&path, &secret).await.unwrap().status, 200, "{} {}", game.id, format.id);
            assert_eq!(people[0].post(&path, &json!({"text": "well met"})).await.unwrap().status, 200);
            for (index, person) in people.iter().enumerate() {
                let seen: Vec<Value> = person.get(&path).await.unwrap().read().unwrap();
                let lines: Vec<(&str, u64)> =
                    seen.iter().map(|line| (line["text"].as_str().unwrap(), line["n"].as_u64().unwrap())).collect();
                let mate = index < players && first.has(kernel::Seat::new(index as u8));
                let expected: &[(&str, u64)] =
                    if mate { &[("now or never", 1), ("well met", 2)] } else { &[("well met", 1)] };
                assert_eq!(lines, expected, "{} {} {index}", game.id, format.id);
            }
        }
    }
    assert!(tried > 0 || !catalog::IDS.contains(&"attack"), "a format with teams");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_that_cannot_be_read_are_an_error_and_stay_as_they_are() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let store = &serving.registry.store;
    let spoilt = StoreWrite::Settings { person: ann.person.clone(), settings: "no JSON".to_owned() };
    store.write(vec![spoilt]).await.unwrap();
    assert_eq!(ann.get("/me").await.unwrap().code(), "internal");
    assert_eq!(store.person(&ann.person).await.unwrap().unwrap().settings, "no JSON");
    serving.stop().await;
}

#[tokio::test]
async fn a_store_whose_times_cannot_be_read_is_not_served() {
    for name in ["absences", "table_time"] {
        let folder = Folder::new();
        let store = Arc::new(Sqlite::open(&folder.file()).await.unwrap());
        let (name, value) = (name.to_owned(), "no time".to_owned());
        store.write(vec![StoreWrite::Value { name: name.clone(), value }]).await.unwrap();
        let refused = TableRegistry::open(store, Arc::new(Toys), config(&folder)).await.unwrap_err();
        assert!(refused.detail.contains(&name), "{}", refused.detail);
    }
}
