//! Whole games over the wire.

use crate::common::{Folder, Side, Toys, all, config, play_out, server, sides, sit, table, two};
use room::fair;
use room::wire::{ServerMessage, TableInfo, TableList, Update};
use serde_json::{Value, json};
use server::client::{Client, Socket};
use server::serve::start;
use server::store::Status;
use std::sync::Arc;

#[tokio::test(flavor = "multi_thread")]
async fn guests_play_every_toy_to_the_end_and_anyone_can_verify_it() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    for game in testkit::toys::IDS {
        let (people, info) = all(serving.address, game).await;
        let ann = &people[0];
        assert_eq!(info.status, Status::Playing, "{game}");
        let proof = ann.get(&format!("/tables/{}/proof", info.id)).await.unwrap();
        assert_eq!(proof.code(), "not_now", "no secret before the end");
        play_out(&mut sides(&people, &info.id).await, 1).await;
        let proof = ann.get(&format!("/tables/{}/proof", info.id)).await.unwrap();
        assert!(proof.body.contains(&info.commitment), "the commitment shown before is the one proven");
        let shown = fair::verify(&proof.body, &Toys).unwrap();
        assert_eq!((shown.game.as_str(), shown.chance), (game, fair::Chance::Own));
    }
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_bundle_does_not_verify() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-race").await;
    play_out(&mut sides(&[ann.clone(), bob.clone()], &info.id).await, 1).await;
    let proof: Value = ann.get(&format!("/tables/{}/proof", info.id)).await.unwrap().read().unwrap();
    let changed = |field: &str, change: &dyn Fn(&str) -> String| {
        let mut proof = proof.clone();
        proof[field] = Value::String(change(proof[field].as_str().unwrap()));
        fair::verify(&proof.to_string(), &Toys)
    };
    let flip = |text: &str| {
        if let Some(rest) = text.strip_prefix('0') { format!("1{rest}") } else { format!("0{}", &text[1..]) }
    };
    assert_eq!(changed("secret", &flip), Err(fair::Unproven::Commitment));
    assert_eq!(changed("commitment", &flip), Err(fair::Unproven::Commitment));
    assert_eq!(changed("signature", &flip), Err(fair::Unproven::Signature));
    assert!(matches!(changed("record", &|text| text.replace("ann", "eve")), Err(fair::Unproven::Chain(0))));
    let mut other = proof.clone();
    other["nonces"][0] = json!("another");
    assert_eq!(fair::verify(&other.to_string(), &Toys), Err(fair::Unproven::Seed));
    assert!(matches!(fair::verify("{}", &Toys), Err(fair::Unproven::Unread(_))));
    serving.stop().await;
}

/// The next update a socket hears.
async fn next_update(socket: &mut Socket) -> Update {
    loop {
        if let ServerMessage::Update(update) = socket.hear().await.unwrap().expect("an open socket") {
            return *update;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_may_ask_for_no_words_and_no_view() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-race").await;
    let (mut a, mut b) = (Side::join(&ann, &info.id).await, Side::join(&bob, &info.id).await);
    let mut brief = ann.socket(&info.id, "?form=brief").await.unwrap();
    let mut bare = ann.socket(&info.id, "?form=bare").await.unwrap();
    assert!(ann.socket(&info.id, "?form=all").await.is_err(), "there is no such form");
    for turn in 0..6 {
        let (short, shortest) = (next_update(&mut brief).await, next_update(&mut bare).await);
        a.settle().await;
        b.settle().await;
        let whole = a.update.clone().unwrap();
        assert_eq!((&short.cursor, short.from), (&whole.cursor, whole.from));
        assert_eq!(short.position.view, whole.position.view);
        assert_eq!(shortest.position.view, Value::Null);
        let answers = a.choice(0).map(|_| a.answers()).unwrap_or_default();
        assert_eq!(short.position.answers, answers, "what may be answered is the same in every form");
        assert_eq!(shortest.position.answers, answers);
        assert_eq!(short.position.asides.len(), whole.position.choices.iter().filter(|choice| choice.aside).count());
        for event in short.events.iter().chain(&shortest.events) {
            assert!(event.words.is_empty() && !event.data.is_null());
        }
        let side = if a.choice(0).is_some() { &mut a } else { &mut b };
        let action = side.choice(turn).unwrap();
        side.act(&action).await.unwrap();
    }
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_take_their_seats_and_a_table_of_bots_plays_alone() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "cadet"}]);
    let info = ann.open(&json!({"game": "toy-race", "seats": seats})).await.unwrap();
    let mut a = Side::join(&ann, &info.id).await;
    let handed = json!({"id": "h", "ask": {"ask": "hand_over", "level": "random"}});
    let done = ann.post(&format!("/tables/{}/asks", info.id), &handed).await.unwrap();
    assert_eq!(done.status, 200, "{}", done.body);
    a.until(Side::is_over).await;
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_goes_to_a_bot_and_back() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, _bob, info) = two(&serving, "toy-race").await;
    let ask = |ask: Value| json!({"id": "x", "ask": ask});
    let path = format!("/tables/{}/asks", info.id);
    let handed = ann.post(&path, &ask(json!({"ask": "hand_over", "level": "random"}))).await.unwrap();
    assert_eq!(handed.status, 200);
    let mut a = Side::join(&ann, &info.id).await;
    a.until(|side| side.update.as_ref().is_some_and(|update| update.position.waiting == [2])).await;
    assert_eq!(ann.post(&path, &ask(json!({"ask": "take_back"}))).await.unwrap().status, 200);
    a.until(|side| side.info.as_ref().is_some_and(|info| info.seats[0].level.is_none())).await;
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_lists_public_tables_and_links_open_private_ones() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let mut public = table("toy-race", 2);
    public["public"] = json!(true);
    let public = ann.open(&public).await.unwrap();
    let private = ann.open(&table("toy-race", 2)).await.unwrap();
    let bob = Client::guest(serving.address, "bob").await.unwrap();
    let lobby: TableList = bob.get("/tables").await.unwrap().read().unwrap();
    assert_eq!(lobby.tables.iter().map(|table| &table.id).collect::<Vec<_>>(), [&public.id]);
    assert_eq!(sit(&bob, &private.id).await.unwrap().status, Status::Playing);
    let own: TableList = bob.get("/me/tables").await.unwrap().read().unwrap();
    assert_eq!(own.tables.len(), 1);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn invited_seats_are_for_the_invited() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let bob = Client::guest(serving.address, "bob").await.unwrap();
    let seats = json!([{"kind": "me"}, {"kind": "invited"}]);
    let info = ann.open(&json!({"game": "toy-race", "seats": seats})).await.unwrap();
    let code = info.codes["2"].clone();
    let seen: TableInfo = bob.get(&format!("/tables/{}", info.id)).await.unwrap().read().unwrap();
    assert!(seen.codes.is_empty(), "codes are the host's");
    let path = format!("/tables/{}/seats", info.id);
    assert_eq!(bob.post(&path, &json!({})).await.unwrap().code(), "taken");
    assert_eq!(bob.post(&path, &json!({"code": "wrong"})).await.unwrap().code(), "taken");
    assert_eq!(bob.post(&path, &json!({"code": code})).await.unwrap().status, 200);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_comes_back_by_key_and_makes_an_account() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let nobody = Client::new(serving.address);
    let guest: room::wire::SignedIn = nobody.post("/guests", &json!({"name": "ann"})).await.unwrap().read().unwrap();
    let again = nobody.post("/sessions", &json!({"key": guest.key})).await.unwrap();
    assert!(again.head.contains("HttpOnly; SameSite=Lax"), "{}", again.head);
    let again: room::wire::SignedIn = again.read().unwrap();
    assert_eq!(again.me.id, guest.me.id);
    let ann = Client { address: serving.address, token: Some(again.token), person: again.me.id };
    let account = json!({"account": "ann-1", "password": "correct horse"});
    assert_eq!(ann.request("PUT", "/api/v1/me/account", Some(&account.to_string())).await.unwrap().status, 200);
    let bad = nobody.post("/sessions", &json!({"account": "ann-1", "password": "wrong horse"})).await.unwrap();
    assert_eq!(bad.code(), "not_signed_in");
    let good = nobody.post("/sessions", &json!({"account": "ANN-1", "password": "correct horse"})).await.unwrap();
    assert_eq!(good.status, 200, "{}", good.body);
    let first = Client { token: Some(guest.token), ..ann.clone() };
    assert_eq!(first.get("/me").await.unwrap().status, 401, "other sessions end with a new password");
    assert_eq!(ann.get("/me/export").await.unwrap().status, 200);
    assert_eq!(ann.request("DELETE", "/api/v1/me", None).await.unwrap().status, 200);
    assert_eq!(ann.get("/me").await.unwrap().status, 401);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_rotates_the_seats_and_is_the_same_for_both() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-race").await;
    let path = format!("/tables/{}/rematch", info.id);
    assert_eq!(ann.post(&path, &json!({})).await.unwrap().code(), "not_now");
    let resign = json!({"id": "r", "ask": {"ask": "resign"}});
    assert_eq!(bob.post(&format!("/tables/{}/asks", info.id), &resign).await.unwrap().status, 200);
    let first: TableInfo = ann.post(&path, &json!({})).await.unwrap().read().unwrap();
    let second: TableInfo = bob.post(&path, &json!({})).await.unwrap().read().unwrap();
    assert_eq!(first.id, second.id);
    assert_eq!(first.you, Some(2), "ann moves on by one");
    assert_eq!(sit(&bob, &first.id).await.unwrap().you, Some(1));
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_position_is_copied_from_any_step() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    for game in ["toy-race", "toy-sealed", "toy-nested"] {
        let (people, info) = all(serving.address, game).await;
        let bob = &people[1];
        play_out(&mut sides(&people, &info.id).await, 3).await;
        for step in [0, 1, 3] {
            let path = format!("/tables/{}/copy", info.id);
            let copy: TableInfo = bob.post(&path, &json!({"step": step})).await.unwrap().read().unwrap();
            assert_eq!((copy.status, copy.yours.len()), (Status::Playing, people.len()), "{game} {step}");
            let then: Value =
                bob.get(&format!("/tables/{}/replay?step={step}&seat=1", info.id)).await.unwrap().read().unwrap();
            let now: Value = bob.get(&format!("/tables/{}/state?seat=1", copy.id)).await.unwrap().read().unwrap();
            assert_eq!(now["view"], then["view"], "{game} {step}");
        }
    }
    serving.stop().await;
}

/// Moves of two, each as soon as whoever is asked knows it.
async fn quick_moves(sides: &mut [Side], moves: usize) {
    for n in 0..moves {
        let side = sides.iter_mut().position(|side| side.choice(n).is_some()).unwrap();
        let action = sides[side].answers()[0].clone();
        let before = sides[side].update.as_ref().unwrap().cursor.clone();
        sides[side].act(&action).await.unwrap();
        sides[side].until(|side| side.update.as_ref().unwrap().cursor != before).await;
        // Whoever is asked next has it without asking for it.
        while !sides.iter().any(|side| side.choice(n).is_some()) {
            sides[1 - side].hear().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_not_asked_hears_of_quick_moves_together_and_misses_nothing() {
    let folder = Folder::new();
    let config = server::Config { gather_ms: 60_000, ..config(&folder) };
    let serving = start(config, Arc::new(Toys)).await.unwrap();
    let (ann, bob, info) = two(&serving, "toy-race").await;
    let mut sides = sides(&[ann, bob], &info.id).await;
    let mut eve = Side::join(&Client::new(serving.address), &info.id).await;
    quick_moves(&mut sides, 6).await;
    let heard = eve.settle().await;
    let updates = heard.iter().filter(|message| matches!(message, ServerMessage::Update(_))).count();
    assert_eq!(updates, 2, "the first at once, the others together");
    let state = format!("/tables/{}/state", info.id);
    let whole: Update = eve.client.get(&state).await.unwrap().read().unwrap();
    assert_eq!((&eve.events, &eve.update.as_ref().unwrap().cursor), (&whole.events, &whole.cursor));
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_said_is_heard_after_the_moves_before_it() {
    let folder = Folder::new();
    let serving = start(server::Config { gather_ms: 60_000, ..config(&folder) }, Arc::new(Toys)).await.unwrap();
    let (ann, bob, info) = two(&serving, "toy-race").await;
    let mut sides = sides(&[ann.clone(), bob], &info.id).await;
    let mut eve = Side::join(&Client::new(serving.address), &info.id).await;
    quick_moves(&mut sides, 3).await;
    let said = ann.post(&format!("/tables/{}/chat", info.id), &serde_json::json!({"text": "oops"})).await.unwrap();
    assert_eq!(said.status, 200, "{}", said.body);
    while let Some(message) = eve.socket.hear().await.unwrap() {
        if matches!(message, ServerMessage::Chat(_)) {
            break;
        }
        eve.take(message);
    }
    let whole: Update = eve.client.get(&format!("/tables/{}/state", info.id)).await.unwrap().read().unwrap();
    assert_eq!(eve.events, whole.events);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_gathered_is_told_by_itself() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-race").await;
    let mut sides = sides(&[ann, bob], &info.id).await;
    let mut eve = Side::join(&Client::new(serving.address), &info.id).await;
    for n in 0..6 {
        for side in &mut sides {
            side.settle().await;
        }
        let side = sides.iter_mut().find(|side| side.choice(n).is_some()).unwrap();
        let action = side.answers()[0].clone();
        side.act(&action).await.unwrap();
    }
    let state = format!("/tables/{}/state", info.id);
    let whole: Update = eve.client.get(&state).await.unwrap().read().unwrap();
    eve.until(|eve| eve.events == whole.events).await;
    serving.stop().await;
}
