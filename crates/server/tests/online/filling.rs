//! Nobody fills a table's log or the disk: what changes nothing is not written, what is not a move is limited, and
//! moves always find room.

use crate::common::{Folder, Toys, config, server, sit, table, two};
use room::log::{Entry, TableConfig};
use room::state::{Ask, Principal, TableState};
use room::wire::{Offer, PostMove, StandingOrder, TableAsk};
use serde_json::{Value, json};
use server::client::Client;
use server::error::Code;
use server::serve::start_with;
use server::store::{Sqlite, Status, Store, StoreError, StoreWrite};
use std::sync::Arc;

fn who(seat: u8) -> Principal {
    Principal { id: format!("p{seat}"), name: format!("p{seat}"), hidden: Vec::new() }
}

fn begun(game: &str, players: usize) -> TableState {
    begun_with(game, players, &json!({}))
}

/// A game at which players may bargain.
fn bargaining(game: &str, players: usize) -> TableState {
    let options = if game == "samurai" { json!({"trading": "on"}) } else { json!({}) };
    let mut state = begun_with(game, players, &options);
    while game == "samurai" && !state.game.as_ref().unwrap().bargains() {
        let entries = moves(&mut state).unwrap();
        entries.iter().for_each(|entry| state.apply(entry, 0, &Toys).unwrap());
    }
    state
}

fn begun_with(game: &str, players: usize, options: &Value) -> TableState {
    let asked = json!({"game": game, "seats": vec![json!({"kind": "open"}); players], "options": options,
        "clock": {"kind": "days", "days": 2, "vacation": 3}});
    let mut config = TableConfig::new(serde_json::from_value(asked).unwrap(), "p0", &[9; 32]);
    // Since then the game itself limits what is done beside its questions (SS-Q73); tables from before go on without.
    config.rules = (game == "samurai").then_some(2);
    let mut state = TableState::new("t".into(), config, 0);
    for seat in 0..players as u8 {
        let sits = Ask::Sit(serde_json::from_str("{}").unwrap());
        let entries = state.decide(&who(seat), None, &sits, 0).unwrap().entries;
        entries.iter().for_each(|entry| state.apply(entry, 0, &Toys).unwrap());
    }
    state
}

/// Asks, applies what comes of it, and tells how many entries that was.
fn ask(state: &mut TableState, seat: u8, ask: TableAsk) -> Result<usize, Code> {
    let asked = Ask::Table { id: format!("a{}", state.next), ask };
    let entries = state.decide(&who(seat), None, &asked, 1).map_err(|error| error.code)?.entries;
    entries.iter().for_each(|entry| state.apply(entry, 1, &Toys).unwrap());
    Ok(entries.len())
}

fn orders(action: &str) -> TableAsk {
    TableAsk::Orders { orders: vec![StandingOrder { prompt: "turn".to_owned(), action: action.to_owned() }] }
}

fn post(id: &str) -> PostMove {
    PostMove { id: id.to_owned(), action: String::new(), note: None, cursor: None, dry: false }
}

fn moves(state: &mut TableState) -> Result<Vec<Entry>, Code> {
    let seat = state.to_act().first().unwrap();
    let action = state.game.as_ref().unwrap().fallback(seat);
    let post = PostMove { action, ..post(&format!("m{}", state.next)) };
    state
        .decide(&who(seat.index() as u8), None, &Ask::Move(post), 1)
        .map(|decision| decision.entries)
        .map_err(|error| error.code)
}

/// Alternates between two asks until one is refused; tells after how many entries.
fn alternate(state: &mut TableState, seat: u8, two: [TableAsk; 2]) -> (usize, Code) {
    let mut entries = 0;
    for n in 0..10_000 {
        match ask(state, seat, two[n % 2].clone()) {
            Ok(more) => entries += more,
            Err(code) => return (entries, code),
        }
    }
    panic!("{entries} entries, and no end");
}

#[test]
fn what_changes_nothing_is_not_logged() {
    let mut state = begun("toy-nested", 3);
    assert_eq!(ask(&mut state, 0, orders("no such action")), Ok(1));
    assert_eq!(ask(&mut state, 0, orders("no such action")), Ok(0));
    assert_eq!(ask(&mut state, 1, TableAsk::Orders { orders: Vec::new() }), Ok(0));
    assert_eq!(ask(&mut state, 0, TableAsk::Vacation { on: false }), Ok(0));
    assert_eq!(ask(&mut state, 0, TableAsk::Vacation { on: true }), Ok(1));
    assert_eq!(ask(&mut state, 0, TableAsk::Vacation { on: true }), Ok(0));
    assert_eq!(ask(&mut state, 0, TableAsk::HandOver { level: "cadet".to_owned() }), Ok(1));
    assert_eq!(ask(&mut state, 0, TableAsk::HandOver { level: "cadet".to_owned() }), Ok(0));
    assert_eq!(ask(&mut state, 0, TableAsk::TakeBack), Ok(1));
    assert_eq!(ask(&mut state, 0, TableAsk::Offer { what: Offer::End }), Ok(1));
    assert_eq!(ask(&mut state, 1, TableAsk::Answer { yes: true }), Ok(1));
    assert_eq!(ask(&mut state, 1, TableAsk::Answer { yes: true }), Ok(0), "said already");
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
        let mut state = begun("toy-nested", 3);
        let (entries, code) = alternate(&mut state, 0, two.clone());
        assert!((100..=1_000).contains(&entries), "{entries} entries of {two:?}");
        assert_eq!(code, Code::UsedUp, "{two:?}");
        assert_eq!(ask(&mut state, 1, two[0].clone()), Ok(1), "another seat has its own share: {two:?}");
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
    let mut state = begun("toy-nested", 3);
    ask(&mut state, 0, TableAsk::HandOver { level: "cadet".to_owned() }).unwrap();
    alternate(&mut state, 0, [orders("x"), orders("y")]);
    assert_eq!(ask(&mut state, 0, TableAsk::TakeBack), Ok(1));
    assert_eq!(ask(&mut state, 1, TableAsk::Offer { what: Offer::Pause }), Ok(1));
    assert_eq!(ask(&mut state, 0, TableAsk::Answer { yes: false }), Ok(1));
    assert_eq!(moves(&mut state).map(|entries| entries.len()), Ok(1));
    assert_eq!(ask(&mut state, 0, TableAsk::Resign), Ok(1));
}

#[test]
fn no_move_and_no_resignation_is_refused_for_the_length_of_a_log() {
    let mut state = begun("toy-race", 2);
    state.next = 2_000_000;
    let moved = moves(&mut state).unwrap();
    moved.iter().for_each(|entry| state.apply(entry, 1, &Toys).unwrap());
    ask(&mut state, 1, TableAsk::Resign).unwrap();
    assert_eq!(state.status, Status::Finished);
}

/// Says what a seat does in the game's notation.
fn act(state: &mut TableState, seat: u8, action: &str) -> Result<usize, Code> {
    let post = PostMove { action: action.to_owned(), ..post(&format!("m{}", state.next)) };
    let entries = state.decide(&who(seat), None, &Ask::Move(post), 1).map_err(|error| error.code)?.entries;
    entries.iter().for_each(|entry| state.apply(entry, 1, &Toys).unwrap());
    Ok(entries.len())
}

/// The first thing that begins so of what a seat may do beside the question.
fn beside(state: &TableState, seat: u8, verb: &str) -> String {
    let mut listed = Vec::new();
    let game = state.game.as_ref().unwrap();
    game.notations(kernel::Seat::new(seat), true, &mut |text| listed.push(text.to_owned()));
    listed.into_iter().find(|text| text.starts_with(verb)).unwrap_or_else(|| panic!("nothing begins with {verb}"))
}

/// Does two things in turn until one is refused; tells after how many.
fn take_turns(state: &mut TableState, seat: u8, two: [&str; 2]) -> (usize, Code) {
    let refused = (0..10_000).find_map(|n| act(state, seat, two[n % 2]).err().map(|code| (n, code)));
    refused.expect("there is an end")
}

#[test]
fn what_is_done_beside_the_question_is_limited_by_seat_and_answers_are_not() {
    for (game, players, two) in
        [("toy-offers", 3, ["offer to seat 2", "withdraw"]), ("samurai", 4, ["hold", "release"])]
    {
        let mut state = bargaining(game, players);
        let (done, code) = take_turns(&mut state, 0, two);
        assert!((500..=1_000).contains(&done), "{done} of {two:?}");
        assert_eq!(code, Code::UsedUp, "{two:?}");
        assert_eq!(act(&mut state, 2, two[0]), Ok(1), "another seat has its own share: {two:?}");
        assert_eq!(moves(&mut state).map(|entries| entries.len()), Ok(1), "what is owed finds room");
        assert_eq!(ask(&mut state, 0, orders("x")), Ok(1), "the share of other changes is another");
    }
}

#[test]
fn a_seat_that_did_all_it_may_beside_the_question_still_resigns_by_either_way() {
    for resigns in
        [|state: &mut TableState| act(state, 0, "concede"), |state: &mut TableState| ask(state, 0, TableAsk::Resign)]
    {
        let mut state = bargaining("samurai", 2);
        take_turns(&mut state, 0, ["hold", "release"]);
        assert_eq!(resigns(&mut state), Ok(1));
        assert_eq!(state.status, Status::Finished);
    }
}

#[test]
fn whoever_is_made_an_offer_can_answer_it_however_much_they_did_before() {
    let mut state = bargaining("samurai", 2);
    take_turns(&mut state, 1, ["hold", "release"]);
    for verb in ["offer", "give", "send"] {
        let action = beside(&state, 0, verb);
        assert_eq!(act(&mut state, 0, &action), Ok(1), "{action}");
    }
    let answer = beside(&state, 1, "decline");
    assert_eq!(act(&mut state, 1, &answer), Ok(1));
}

#[test]
fn what_a_table_read_from_its_log_did_beside_the_question_still_counts() {
    let mut state = bargaining("toy-offers", 3);
    let mut log = vec![(0, Entry::Opened(Box::new(state.config.clone())))];
    for seat in 0..3 {
        let (person, nonce) = (format!("p{seat}"), String::new());
        log.push((0, Entry::Sat { seat, name: person.clone(), person, nonce }));
    }
    log.push((0, Entry::Began));
    for n in 0..400 {
        let post = PostMove { action: ["offer to seat 2", "withdraw"][n % 2].to_owned(), ..post(&format!("m{n}")) };
        let entries = state.decide(&who(0), None, &Ask::Move(post), 1).unwrap().entries;
        for entry in entries {
            state.apply(&entry, 1, &Toys).unwrap();
            log.push((1, serde_json::from_str(&serde_json::to_string(&entry).unwrap()).unwrap()));
        }
    }
    let mut again = TableState::replay("t", &log, &Toys).unwrap();
    let left = take_turns(&mut again, 0, ["offer to seat 2", "withdraw"]);
    assert_eq!(left, take_turns(&mut state, 0, ["offer to seat 2", "withdraw"]));
    assert!(left.0 <= 600, "{left:?}");
}

#[test]
fn a_standing_order_answers_questions_and_does_nothing_beside_them() {
    let mut state = bargaining("toy-offers", 3);
    let kind = state.game.as_ref().unwrap().prompt(kernel::Seat::new(0)).kind.to_owned();
    let order = |action: &str| {
        let order = StandingOrder { prompt: kind.clone(), action: action.to_owned() };
        TableAsk::Orders { orders: vec![order] }
    };
    ask(&mut state, 0, order("offer to seat 2")).unwrap();
    assert!(state.standing().is_none());
    ask(&mut state, 0, order("wait")).unwrap();
    assert!(state.standing().is_some());
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

/// Reports people until the store keeps nothing new; gives the answer that says so.
async fn fill(by: &Client, table: &str) -> server::client::Answered {
    for n in 0..5_000 {
        let report = json!({"person": by.person, "words": format!("{n} {}", "word ".repeat(180))});
        let answered = by.post(&format!("/tables/{table}/reports"), &report).await.unwrap();
        if answered.status != 200 {
            return answered;
        }
    }
    panic!("the limit is never reached");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_reserve_is_for_moves_and_not_for_what_is_done_beside_the_question() {
    let folder = Folder::new();
    let store = Arc::new(Sqlite::open_within(&folder.file(), Some(256)).await.unwrap());
    let serving = start_with(config(&folder), Arc::new(Toys), store.clone()).await.unwrap();
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let bob = Client::guest(serving.address, "bob").await.unwrap();
    let cat = Client::guest(serving.address, "cat").await.unwrap();
    let info = ann.open(&table("toy-offers", 3)).await.unwrap();
    for who in [&bob, &cat] {
        sit(who, &info.id).await.unwrap();
    }
    let act = async |who: &Client, id: &str, action: &str| {
        let asked = json!({"id": id, "action": action});
        who.post(&format!("/tables/{}/moves", info.id), &asked).await.unwrap().code()
    };
    assert_eq!(act(&ann, "before", "offer to seat 2").await, "", "there is room");
    assert_eq!(fill(&bob, &info.id).await.code(), "store_full");
    assert_eq!(act(&ann, "beside", "withdraw").await, "store_full");
    assert_eq!(act(&bob, "beside", "offer to seat 1").await, "store_full");
    for n in 0..4 {
        let to_act = serving.registry.read_state(&info.id, |state, _| state.to_act().first()).await.unwrap().unwrap();
        let who = [&ann, &bob, &cat][to_act.index()];
        assert_eq!(act(who, &format!("move {n}"), "wait").await, "", "a move finds room");
    }
    let resign = json!({"id": "r", "ask": {"ask": "resign"}});
    let resigned = ann.post(&format!("/tables/{}/asks", info.id), &resign).await.unwrap();
    assert_eq!(resigned.code(), "", "and so does a resignation");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn near_the_limit_nothing_new_begins_and_games_in_progress_are_played_to_their_end() {
    let folder = Folder::new();
    let store = Arc::new(Sqlite::open_within(&folder.file(), Some(256)).await.unwrap());
    let serving = start_with(config(&folder), Arc::new(Toys), store.clone()).await.unwrap();
    let (ann, bob, info) = two(&serving, "toy-race").await;
    let refused = fill(&bob, &info.id).await;
    assert_eq!((refused.status, refused.code().as_str()), (507, "store_full"), "{}", refused.body);
    let said = ann.post(&format!("/tables/{}/chat", info.id), &json!({"text": "hello"})).await.unwrap();
    assert_eq!(said.code(), "store_full");
    assert_eq!(ann.post("/tables", &table("toy-race", 2)).await.unwrap().code(), "store_full");
    assert_eq!(Client::new(serving.address).post("/guests", &json!({"name": "eve"})).await.unwrap().status, 507);
    let offer = json!({"id": "o", "ask": {"ask": "offer", "what": "pause"}});
    let offered = ann.post(&format!("/tables/{}/asks", info.id), &offer).await.unwrap();
    assert_eq!(offered.code(), "store_full", "the reserve is for what somebody waits for");
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
        StoreWrite::Chat(server::store::ChatRow {
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
    store.write(vec![StoreWrite::PruneChat { before: 2 }]).await.unwrap();
    store.write(vec![chat(kept)]).await.unwrap();
}

#[test]
fn a_move_that_was_checked_is_applied_as_its_entry_says_wherever_the_table_stands() {
    let (mut ours, mut other) = (begun("toy-race", 2), begun("toy-race", 2));
    let seat = ours.to_act().first().unwrap();
    let post = PostMove { action: ours.game.as_ref().unwrap().fallback(seat), ..post("m") };
    let decision = ours.decide(&who(seat.index() as u8), None, &Ask::Move(post), 1).unwrap();
    let [entry] = &decision.entries[..] else { panic!("{decision:?}") };
    assert!(decision.checked.is_some());
    ours.apply_checked(entry, decision.checked, 1, &Toys).unwrap();
    other.apply(entry, 1, &Toys).unwrap();
    let views = [&ours, &other].map(|state| state.game.as_ref().unwrap().view(kernel::Viewer::REFEREE));
    assert_eq!(views[0], views[1], "checked before or not");
    // It was checked at another step: here the entry is read again.
    let again = ours.apply_checked(entry, decision.checked, 2, &Toys);
    assert_eq!(again.is_ok(), other.apply(entry, 2, &Toys).is_ok());
}
