//! Sockets that break at every step lose nothing and gain nothing.

use crate::common::{Folder, Side, all, server, sides, two};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_through_disconnects_at_every_step_ends_as_without() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    for game in testkit::toys::IDS {
        let (people, info) = all(serving.address, game).await;
        let mut steady = sides(&people, &info.id).await;
        let mut shaky = sides(&people, &info.id).await;
        for n in 0..4_000 {
            for side in &mut shaky {
                side.reconnect().await;
            }
            if shaky.iter().all(Side::is_over) {
                break;
            }
            if let Some(side) = shaky.iter_mut().find(|side| side.choice(n).is_some()) {
                let action = side.choice(n).unwrap();
                side.act(&action).await.unwrap();
            }
        }
        for (shaky, steady) in shaky.iter_mut().zip(&mut steady) {
            steady.settle().await;
            assert!(shaky.is_over() && steady.is_over(), "{game}");
            assert_eq!(shaky.events, steady.events, "{game}: the same was told");
            assert_eq!(shaky.update.as_ref().unwrap().position, steady.update.as_ref().unwrap().position, "{game}");
        }
    }
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_is_told_to_those_who_saw_it_and_a_missed_one_is_made_up_for() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-race").await;
    let (mut a, mut b) = (Side::join(&ann, &info.id).await, Side::join(&bob, &info.id).await);
    let undoable = |side: &Side| {
        let choices = side.update.as_ref().unwrap().position.choices.iter();
        choices.filter(|choice| choice.undoable && !choice.aside).map(|choice| choice.notation.clone()).next()
    };
    let Some(action) = undoable(&a) else {
        panic!("toy-race has actions that can be taken back");
    };
    a.act(&action).await.unwrap();
    b.settle().await;
    let mut away = Side::join(&bob, &info.id).await;
    let seen = away.events.len();
    let undo = json!({"id": "u", "ask": {"ask": "undo"}});
    let undone = ann.post(&format!("/tables/{}/asks", info.id), &undo).await.unwrap();
    assert_eq!(undone.status, 200, "{}", undone.body);
    b.settle().await;
    away.reconnect().await;
    assert_eq!(away.events, b.events);
    assert!(seen == 0 || away.events.len() < seen, "what was taken back is no longer told");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_sent_twice_is_done_once_also_after_a_restart() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, _bob, info) = two(&serving, "toy-race").await;
    let a = Side::join(&ann, &info.id).await;
    let action = a.choice(0).unwrap();
    let path = format!("/tables/{}/moves", info.id);
    let post = json!({"id": "once", "action": action});
    assert_eq!(ann.post(&path, &post).await.unwrap().status, 200);
    let after: serde_json::Value = ann.get(&format!("/tables/{}/state", info.id)).await.unwrap().read().unwrap();
    assert_eq!(ann.post(&path, &post).await.unwrap().status, 200);
    let other = json!({"id": "once", "action": "something else"});
    assert_eq!(ann.post(&path, &other).await.unwrap().code(), "id_reused");
    serving.stop().await;
    let serving = server(&folder).await;
    let ann = server::client::Client { address: serving.address, ..ann };
    assert_eq!(ann.post(&path, &post).await.unwrap().status, 200);
    let again: serde_json::Value = ann.get(&format!("/tables/{}/state", info.id)).await.unwrap().read().unwrap();
    assert_eq!((&again["cursor"], &again["view"]), (&after["cursor"], &after["view"]));
    serving.stop().await;
}
