//! How a game ended, what may still be taken back, and what is read of a finished game.

use crate::common::{Folder, server};
use room::wire::TableInfo;
use serde_json::{Value, json};
use server::client::Client;
use std::sync::atomic::{AtomicU32, Ordering};

async fn read(who: &Client, path: &str) -> Value {
    who.get(path).await.unwrap().read().unwrap()
}

/// A race of one person in both seats.
async fn race(ann: &Client, undo: &str) -> TableInfo {
    let seats = json!([{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]);
    let asked = json!({"game": "toy-race", "seats": seats, "undo": undo, "practice": {"seed": "7"}});
    ann.open(&asked).await.unwrap()
}

async fn act(ann: &Client, table: &str, seat: u8, action: &str) {
    let path = format!("/tables/{table}/moves?seat={seat}");
    let done = ann.post(&path, &json!({"id": new_id(), "action": action})).await.unwrap();
    assert_eq!(done.status, 200, "{action}");
}

fn new_id() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("m{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

/// Both stride until somebody is at the goal; how many steps that took.
async fn run(ann: &Client, table: &str) -> usize {
    for step in 0.. {
        if read(ann, &format!("/tables/{table}")).await["status"] == "finished" {
            return step;
        }
        act(ann, table, step as u8 % 2 + 1, "stride 2").await;
    }
    unreachable!()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_says_whether_a_rule_or_a_person_brought_it_about() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let won = race(&ann, "off").await;
    run(&ann, &won.id).await;
    let outcome = read(&ann, &format!("/tables/{}", won.id)).await["outcome"].clone();
    assert_eq!((&outcome["reason"], &outcome["by"]), (&json!("rule"), &json!("TR-3")));
    assert_eq!(outcome["seat"], json!(null));

    let given_up = race(&ann, "off").await;
    let resign = json!({"id": "r", "ask": {"ask": "resign"}});
    ann.post(&format!("/tables/{}/asks?seat=1", given_up.id), &resign).await.unwrap();
    let outcome = read(&ann, &format!("/tables/{}", given_up.id)).await["outcome"].clone();
    assert_eq!((&outcome["reason"], &outcome["seat"], &outcome["by"]), (&json!("resigned"), &json!(1), &json!("TR-3")));
    assert_eq!(outcome["words"], "Ann resigned.");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_range_of_a_replay_is_one_request_and_says_the_same_as_its_steps() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let info = race(&ann, "off").await;
    let steps = format!("/tables/{}/replay/steps", info.id);
    assert_eq!(ann.get(&steps).await.unwrap().code(), "not_now", "hands stay closed while it is played");
    let last = run(&ann, &info.id).await;
    for seat in ["", "&seat=2"] {
        let range = read(&ann, &format!("{steps}?from=0&to=99{seat}")).await;
        assert_eq!((&range["steps"], range["shown"].as_array().unwrap().len()), (&json!(last), last + 1));
        for shown in range["shown"].as_array().unwrap() {
            let one = read(&ann, &format!("/tables/{}/replay?step={}{seat}", info.id, shown["step"])).await;
            assert_eq!((&one["view"], &one["events"]), (&shown["view"], &shown["events"]));
        }
    }
    let ends = read(&ann, &format!("{steps}?most=2")).await;
    let at: Vec<&Value> = ends["shown"].as_array().unwrap().iter().map(|shown| &shown["step"]).collect();
    assert_eq!(at, [&json!(0), &json!(last)]);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_cannot_undo_alone_is_told_whether_to_ask() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let info = race(&ann, "consent").await;
    let state = format!("/tables/{}/state?seat=1", info.id);
    let may = |state: &Value| (state["may_undo"].clone(), state["may_ask_undo"].clone());
    assert_eq!(may(&read(&ann, &state).await), (json!(false), json!(false)), "nothing was done yet");
    act(&ann, &info.id, 1, "stride 1").await;
    assert_eq!(may(&read(&ann, &state).await), (json!(true), json!(true)));
    act(&ann, &info.id, 2, "stride 1").await;
    assert_eq!(may(&read(&ann, &state).await), (json!(false), json!(true)), "Bob has moved since: he must agree");
    let never = race(&ann, "off").await;
    act(&ann, &never.id, 1, "stride 1").await;
    assert_eq!(may(&read(&ann, &format!("/tables/{}/state?seat=1", never.id)).await), (json!(false), json!(false)));
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_tells_practice_from_games() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let practice = race(&ann, "off").await;
    ann.open(&json!({"game": "toy-race", "seats": [{"kind": "me"}, {"kind": "me"}]})).await.unwrap();
    let listed = read(&ann, "/me/tables").await;
    let tables = listed["tables"].as_array().unwrap();
    let marked: Vec<&Value> =
        tables.iter().filter(|table| table["practice"] == true).map(|table| &table["id"]).collect();
    assert_eq!((tables.len(), marked), (2, vec![&json!(practice.id)]));
    serving.stop().await;
}
