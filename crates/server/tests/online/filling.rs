//! Nobody fills a table's log or the disk: what changes nothing is not written, what is not a move is limited, and
//! moves always find room.

use crate::common::{Folder, Toys, config, server, sit, table, two};
use serde_json::{Value, json};
use server::client::Client;
use server::desk::{Ask, Desk, Who};
use server::log::{Entry, Opening};
use server::problem::Code;
use server::serve::start_with;
use server::store::{Sqlite, Status, Store, StoreError, Write};
use server::wire::{Offer, PostMove, StandingOrder, TableAsk};
use std::sync::Arc;

fn who(seat: u8) -> Who {
    Who { id: format!("p{seat}"), name: format!("p{seat}"), hidden: Vec::new() }
}

fn begun(game: &str, players: usize) -> Desk {
    let asked = json!({"game": game, "seats": vec![json!({"kind": "open"}); players],
        "clock": {"kind": "days", "days": 2, "vacation": 3}});
    let opening = Opening::new(serde_json::from_value(asked).unwrap(), "p0", &[9; 32]);
    let mut desk = Desk::new("t".into(), opening, 0);
    for seat in 0..players as u8 {
        let sits = Ask::Sit(serde_json::from_str("{}").unwrap());
        let entries = desk.decide(&who(seat), None, &sits, 0).unwrap();
        entries.iter().for_each(|entry| desk.apply(entry, 0, &Toys).unwrap());
    }
    desk
}

/// Asks, applies what comes of it, and tells how many entries that was.
fn ask(desk: &mut Desk, seat: u8, ask: TableAsk) -> Result<usize, Code> {
    let asked = Ask::Table { id: format!("a{}", desk.next), ask };
    let entries = desk.decide(&who(seat), None, &asked, 1).map_err(|fault| fault.code)?;
    entries.iter().for_each(|entry| desk.apply(entry, 1, &Toys).unwrap());
    Ok(entries.len())
}

fn orders(action: &str) -> TableAsk {
    TableAsk::Orders { orders: vec![StandingOrder { prompt: "turn".to_owned(), action: action.to_owned() }] }
}

fn moves(desk: &mut Desk) -> Result<Vec<Entry>, Code> {
    let seat = desk.to_act().first().unwrap();
    let action = desk.game.as_ref().unwrap().fallback(seat);
    let post = PostMove { id: format!("m{}", desk.next), action, note: None, cursor: None, dry: false };
    desk.decide(&who(seat.index() as u8), None, &Ask::Move(post), 1).map_err(|fault| fault.code)
}

/// Alternates between two asks until one is refused; tells after how many entries.
fn alternate(desk: &mut Desk, seat: u8, two: [TableAsk; 2]) -> (usize, Code) {
    let mut entries = 0;
    for n in 0..10_000 {
        match ask(desk, seat, two[n % 2].clone()) {
            Ok(more) => entries += more,
            Err(code) => return (entries, code),
        }
    }
    panic!("{entries} entries, and no end");
}

#[test]
fn what_changes_nothing_is_not_logged() {
    let mut desk = begun("toy-nested", 3);
    assert_eq!(ask(&mut desk, 0, orders("no such action")), Ok(1));
    assert_eq!(ask(&mut desk, 0, orders("no such action")), Ok(0));
    assert_eq!(ask(&mut desk, 1, TableAsk::Orders { orders: Vec::new() }), Ok(0));
    assert_eq!(ask(&mut desk, 0, TableAsk::Vacation { on: false }), Ok(0));
    assert_eq!(ask(&mut desk, 0, TableAsk::Vacation { on: true }), Ok(1));
    assert_eq!(ask(&mut desk, 0, TableAsk::Vacation { on: true }), Ok(0));
    assert_eq!(ask(&mut desk, 0, TableAsk::HandOver { level: "cadet".to_owned() }), Ok(1));
    assert_eq!(ask(&mut desk, 0, TableAsk::HandOver { level: "cadet".to_owned() }), Ok(0));
    assert_eq!(ask(&mut desk, 0, TableAsk::TakeBack), Ok(1));
    assert_eq!(ask(&mut desk, 0, TableAsk::Offer { what: Offer::End }), Ok(1));
    assert_eq!(ask(&mut desk, 1, TableAsk::Answer { yes: true }), Ok(1));
    assert_eq!(ask(&mut desk, 1, TableAsk::Answer { yes: true }), Ok(0), "said already");
}

#[test]
fn what_is_not_a_move_is_limited_by_seat_and_the_other_seats_are_not() {
    let two = [
        [orders("x"), orders("y")],
        [TableAsk::Vacation { on: true }, TableAsk::Vacation { on: false }],
        [TableAsk::HandOver { level: "cadet".to_owned() }, TableAsk::TakeBack],
        [TableAsk::Offer { what: Offer::End }, TableAsk::Answer { yes: false }],
    ];
    for two in two {
        let mut desk = begun("toy-nested", 3);
        let (entries, code) = alternate(&mut desk, 0, two.clone());
        assert!((100..=1_000).contains(&entries), "{entries} entries of {two:?}");
        assert_eq!(code, Code::UsedUp, "{two:?}");
        assert_eq!(ask(&mut desk, 1, two[0].clone()), Ok(1), "another seat has its own share: {two:?}");
    }
}

#[test]
fn long_orders_take_more_of_a_seats_share() {
    let long = |letter: &str| {
        let order = StandingOrder { prompt: "turn".to_owned(), action: letter.repeat(200) };
        TableAsk::Orders { orders: vec![order; 20] }
    };
    let (entries, code) = alternate(&mut begun("toy-race", 2), 0, [long("x"), long("y")]);
    assert!(entries * 20 * 200 < 256 * 1024, "{entries} entries of 4 KB");
    assert_eq!(code, Code::UsedUp);
}

#[test]
fn a_seat_that_used_up_its_share_still_moves_answers_takes_back_and_resigns() {
    let mut desk = begun("toy-nested", 3);
    ask(&mut desk, 0, TableAsk::HandOver { level: "cadet".to_owned() }).unwrap();
    alternate(&mut desk, 0, [orders("x"), orders("y")]);
    assert_eq!(ask(&mut desk, 0, TableAsk::TakeBack), Ok(1));
    assert_eq!(ask(&mut desk, 1, TableAsk::Offer { what: Offer::Pause }), Ok(1));
    assert_eq!(ask(&mut desk, 0, TableAsk::Answer { yes: false }), Ok(1));
    assert_eq!(moves(&mut desk).map(|entries| entries.len()), Ok(1));
    assert_eq!(ask(&mut desk, 0, TableAsk::Resign), Ok(1));
}

#[test]
fn no_move_and_no_resignation_is_refused_for_the_length_of_a_log() {
    let mut desk = begun("toy-race", 2);
    desk.next = 2_000_000;
    let moved = moves(&mut desk).unwrap();
    moved.iter().for_each(|entry| desk.apply(entry, 1, &Toys).unwrap());
    ask(&mut desk, 1, TableAsk::Resign).unwrap();
    assert_eq!(desk.status, Status::Finished);
}

#[tokio::test(flavor = "multi_thread")]
async fn sitting_down_and_standing_up_ends_for_who_does_it_and_for_nobody_else() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let eve = Client::guest(serving.address, "eve").await.unwrap();
    let mut asked = table("toy-race", 2);
    asked["start"] = json!("host");
    let info = ann.open(&asked).await.unwrap();
    let mut code = String::new();
    for _ in 0..200 {
        let sat = eve.post(&format!("/tables/{}/seats", info.id), &json!({})).await.unwrap();
        code = sat.code();
        if !code.is_empty() {
            break;
        }
        let leave = json!({"id": "l", "ask": {"ask": "leave"}});
        assert_eq!(eve.post(&format!("/tables/{}/asks", info.id), &leave).await.unwrap().status, 200);
    }
    assert_eq!(code, "used_up");
    let bob = Client::guest(serving.address, "bob").await.unwrap();
    sit(&bob, &info.id).await.unwrap();
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn near_the_limit_nothing_new_begins_and_games_in_progress_are_played_to_their_end() {
    let folder = Folder::new();
    let store = Arc::new(Sqlite::open_within(&folder.file(), Some(256)).await.unwrap());
    let serving = start_with(config(&folder), Arc::new(Toys), store.clone()).await.unwrap();
    let (ann, bob, info) = two(&serving, "toy-race").await;
    let mut refused = None;
    for n in 0..5_000 {
        let report = json!({"person": bob.person, "words": format!("{n} {}", "word ".repeat(180))});
        let answered = bob.post(&format!("/tables/{}/reports", info.id), &report).await.unwrap();
        if answered.status != 200 {
            refused = Some(answered);
            break;
        }
    }
    let refused = refused.expect("the limit is reached");
    assert_eq!((refused.status, refused.code().as_str()), (507, "store_full"), "{}", refused.body);
    let said = ann.post(&format!("/tables/{}/chat", info.id), &json!({"text": "hello"})).await.unwrap();
    assert_eq!(said.code(), "store_full");
    assert_eq!(ann.post("/tables", &table("toy-race", 2)).await.unwrap().code(), "store_full");
    assert_eq!(Client::new(serving.address).post("/guests", &json!({"name": "eve"})).await.unwrap().status, 507);
    assert_eq!(ann.request("GET", "/readyz", None).await.unwrap().status, 200, "it still serves");
    let people = [ann, bob];
    crate::common::play_out(&mut crate::common::sides(&people, &info.id).await, 1).await;
    let history: Value = people[0].get(&format!("/people/{}", people[0].person)).await.unwrap().read().unwrap();
    assert_eq!(history["games"]["toy-race"]["played"], 1, "and the result is kept: {history}");
    serving.stop().await;
}

#[tokio::test]
async fn the_reserve_has_an_end_too_and_room_that_is_made_is_used_again() {
    let folder = Folder::new();
    let store = Sqlite::open_within(&folder.file(), Some(200)).await.unwrap();
    let chat = |n: u32| {
        let (table, person, name) = ("t".to_owned(), "p".to_owned(), "p".to_owned());
        Write::Chat(server::store::ChatRow {
            table,
            n,
            at: 1,
            person,
            name,
            team: String::new(),
            text: "x".repeat(2_000),
        })
    };
    let mut kept = 0;
    while store.write(vec![chat(kept)]).await.is_ok() {
        kept += 1;
        assert!(kept < 10_000, "there is a limit");
    }
    assert_eq!(store.write(vec![chat(kept)]).await, Err(StoreError::NearlyFull));
    store.write(vec![Write::PruneChat { before: 2 }]).await.unwrap();
    store.write(vec![chat(kept)]).await.unwrap();
}
