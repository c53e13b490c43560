//! Tables whose beginning somebody chose, and questions that do nothing.

use crate::common::{Folder, Toys, server};
use room::fair;
use room::wire::TableInfo;
use serde_json::{Value, json};
use server::client::Client;
use server::store::Status;

fn asked(practice: Value) -> Value {
    json!({"game": "toy-race", "seats": [{"kind": "me"}, {"kind": "me", "name": "two"}], "practice": practice})
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_seed_is_the_same_game_and_its_proof_says_that_it_was_known() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let mut told = Vec::new();
    for _ in 0..2 {
        let info = ann.open(&asked(json!({"seed": "7"}))).await.unwrap();
        assert_eq!(info.status, Status::Playing);
        let mut seen = Vec::new();
        for step in 0..6 {
            let state: Value = ann.get(&format!("/tables/{}/state?seat=1", info.id)).await.unwrap().read().unwrap();
            let seat = &state["waiting"][0];
            let own: Value = ann.get(&format!("/tables/{}/state?seat={seat}", info.id)).await.unwrap().read().unwrap();
            let action = own["choices"][0]["notation"].as_str().unwrap().replace("{n}", "1");
            let path = format!("/tables/{}/moves?seat={seat}", info.id);
            ann.post(&path, &json!({"id": format!("m{step}"), "action": action})).await.unwrap();
            seen.push(state["view"].clone());
        }
        ann.post(&format!("/tables/{}/asks", info.id), &json!({"id": "r", "ask": {"ask": "resign"}})).await.unwrap();
        let proof = ann.get(&format!("/tables/{}/proof", info.id)).await.unwrap();
        let shown = fair::verify(&proof.body, &Toys).unwrap();
        assert_eq!(shown.chance, fair::Chance::Known, "its chance was known beforehand");
        assert!(info.known_chance && shown.commitment == info.commitment, "and the table says so");
        told.push(seen);
    }
    assert_eq!(told[0], told[1]);
    serving.stop().await;
}

/// Opens a race against a bot, and tells what stands on the table each time it is ann's turn.
async fn raced(ann: &Client, seed: Option<&str>) -> Vec<Value> {
    let mut open = asked(seed.map_or_else(|| json!({}), |seed| json!({"seed": seed})));
    open["seats"][1] = json!({"kind": "bot", "level": "random"});
    let info = ann.open(&open).await.unwrap();
    let mut seen = Vec::new();
    while seen.len() < 12 {
        let state: Value = ann.get(&format!("/tables/{}/state?seat=1", info.id)).await.unwrap().read().unwrap();
        if state["waiting"].as_array().is_none_or(Vec::is_empty) {
            break;
        }
        // While the bot is asked, all that ann may do is give up.
        let is_asked = state["waiting"].as_array().is_some_and(|seats| seats.contains(&json!(1)));
        let Some(action) = state["choices"][0]["notation"].as_str().filter(|_| is_asked) else {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
            continue;
        };
        let body = json!({"id": format!("m{}", seen.len()), "action": action.replace("{n}", "1")});
        ann.post(&format!("/tables/{}/moves?seat=1", info.id), &body).await.unwrap();
        seen.push(state["view"].clone());
    }
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chosen_seed_leads_the_bots_too() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let first = raced(&ann, Some("7")).await;
    assert!(first.len() > 1);
    for _ in 0..4 {
        assert_eq!(raced(&ann, Some("7")).await, first);
    }
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_sits_at_a_practice_table() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let mut open = asked(json!({"seed": "7"}));
    open["seats"][1] = json!({"kind": "open"});
    let mut listed = asked(json!({}));
    listed["public"] = json!(true);
    for (wrong, name) in [(open, "open seat"), (listed, "listed"), (asked(json!({"seed": "seven"})), "no seed")] {
        assert_eq!(ann.post("/tables", &wrong).await.unwrap().code(), "bad_request", "{name}");
    }
    let nowhere = asked(json!({"position": "no such zone"}));
    assert_eq!(ann.post("/tables", &nowhere).await.unwrap().code(), "bad_request");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dry_move_is_judged_and_not_done() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let info: TableInfo = ann.open(&asked(json!({"seed": "7"}))).await.unwrap();
    let state = format!("/tables/{}/state?seat=1", info.id);
    let before: Value = ann.get(&state).await.unwrap().read().unwrap();
    let seat = &before["waiting"][0];
    let own: Value = ann.get(&format!("/tables/{}/state?seat={seat}", info.id)).await.unwrap().read().unwrap();
    let action = own["choices"][0]["notation"].as_str().unwrap().replace("{n}", "1");
    let path = format!("/tables/{}/moves?seat={seat}", info.id);
    let dry = ann.post(&path, &json!({"id": "d", "action": action, "dry": true})).await.unwrap();
    assert_eq!(dry.status, 200);
    let wrong = ann.post(&path, &json!({"id": "e", "action": "no such thing", "dry": true})).await.unwrap();
    assert!(wrong.status >= 400);
    let after: Value = ann.get(&state).await.unwrap().read().unwrap();
    assert_eq!(after, before);
    // The id is still free: the move itself is done once.
    let done = ann.post(&path, &json!({"id": "d", "action": action})).await.unwrap();
    assert_eq!(done.status, 200);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thing_says_why_it_cannot_be_used_to_its_own_seat_alone() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let info: TableInfo = ann.open(&asked(json!({"seed": "7"}))).await.unwrap();
    let why = |seat: u8, anchor: &str| format!("/tables/{}/why?seat={seat}&anchor={anchor}", info.id);
    let state: Value = ann.get(&format!("/tables/{}/state?seat=1", info.id)).await.unwrap().read().unwrap();
    let (asked, other) = if state["waiting"][0] == 1 { (1, 2) } else { (2, 1) };
    let may: Value = ann.get(&why(asked, "act/throw")).await.unwrap().read().unwrap();
    assert_eq!(may, json!({"action": "throw", "problem": null}));
    let may_not: Value = ann.get(&why(other, "act/throw")).await.unwrap().read().unwrap();
    assert_eq!((&may_not["action"], &may_not["problem"]["code"]), (&json!("throw"), &json!("refused")));
    for nothing in ["moon/1", "act/fly", ""] {
        let told: Value = ann.get(&why(asked, nothing)).await.unwrap().read().unwrap();
        assert_eq!(told, json!({"action": null, "problem": null}), "{nothing}");
    }
    let bob = Client::guest(serving.address, "bob").await.unwrap();
    assert_eq!(bob.get(&why(asked, "act/throw")).await.unwrap().code(), "not_yours");
    assert_eq!(ann.get(&why(asked, &"x".repeat(200))).await.unwrap().code(), "bad_request");
    let after: Value = ann.get(&format!("/tables/{}/state?seat=1", info.id)).await.unwrap().read().unwrap();
    assert_eq!(after, state);
    serving.stop().await;
}

#[test]
fn where_another_question_comes_first_the_refusal_says_which() {
    use room::GameCatalog;
    let options = kernel::Options::new("toy", 2);
    let names = kernel::Names::new(["ann", "bob"].map(str::to_owned), 2);
    let game = Toys.open("toy-sealed", &options, 1.into(), None).unwrap();
    let refused = |game: &dyn kernel::Table, seat: u8, action: &str| {
        game.why(kernel::Seat::new(seat), action, &names).unwrap_err().to_string()
    };
    let sentence = game.prompt(kernel::Seat::new(0)).sentence;
    assert_eq!(refused(game.as_ref(), 0, "fire at seat 2"), format!("TB-4: first answer: {sentence}"));
}
