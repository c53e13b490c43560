//! A seat belongs to a person, whatever anybody is called.

use crate::common::{Folder, Side, Toys, account, ask, config, rename, server, sit, table, two};
use room::log::{Entry, TableConfig};
use room::wire::{ChatLine, ServerMessage, TableInfo};
use serde_json::{Value, json};
use server::Config;
use server::client::Client;
use server::serve::start;
use server::store::{Append, Sqlite, Store, StoreWrite};
use std::sync::Arc;

const PASSWORD: &str = "a long password";

fn inviting(person: &str) -> Value {
    json!({"game": "toy-race", "seats": [{"kind": "me"}, {"kind": "invited", "person": person}]})
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_an_invited_seat_by_a_name() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let bob = Client::guest(serving.address, "bob").await.unwrap();
    let eve = Client::guest(serving.address, "eve").await.unwrap();
    for shape in [bob.person.clone(), bob.person.to_uppercase()] {
        let refused = account(&eve, &shape, PASSWORD, None).await;
        assert_eq!(refused.code(), "bad_request", "an account must not look like an id: {}", refused.body);
    }
    let by_id = ann.open(&inviting(&bob.person)).await.unwrap();
    assert_eq!(account(&bob, "Robert", PASSWORD, None).await.status, 200);
    let by_account = ann.open(&inviting("robert")).await.unwrap();
    // Bob gives his account's name up; eve takes it.
    assert_eq!(account(&bob, "bobby", PASSWORD, Some(PASSWORD)).await.status, 200);
    assert_eq!(account(&eve, "robert", PASSWORD, None).await.status, 200);
    assert_eq!(rename(&eve, &bob.person).await.status, 200);
    for info in [by_id, by_account] {
        assert!(sit(&eve, &info.id).await.unwrap_err().to_string().contains("taken"), "not her seat");
        assert_eq!(sit(&bob, &info.id).await.unwrap().you, Some(2));
    }
    serving.stop().await;
}

/// What an answer says beside what differs from table to table.
fn told(answered: &server::client::Answered, id: &str) -> (u16, String) {
    (answered.status, answered.body.replace(id, "ID"))
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_does_not_tell_whether_there_is_such_an_account() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let bob = Client::guest(serving.address, "bob").await.unwrap();
    assert_eq!(account(&bob, "robert", PASSWORD, None).await.status, 200);
    let mut answers = Vec::new();
    for name in ["robert", "nobody-yet"] {
        let opened = ann.post("/tables", &inviting(name)).await.unwrap();
        let info: TableInfo = serde_json::from_str(&opened.body).unwrap();
        let looked = ann.get(&format!("/tables/{}", info.id)).await.unwrap();
        let without_commitment = |text: String| text.replace(&info.commitment, "COMMITMENT");
        answers.push([opened, looked].map(|answer| {
            let (status, body) = told(&answer, &info.id);
            (status, without_commitment(body))
        }));
        // Whoever takes the name later is not who was invited.
        let eve = Client::guest(serving.address, "eve").await.unwrap();
        account(&eve, name, PASSWORD, None).await;
        assert!(sit(&eve, &info.id).await.unwrap_err().to_string().contains("no seat is free"), "{name}");
    }
    assert_eq!(answers[0], answers[1]);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_id_that_nobody_has_cannot_be_invited() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let refused = ann.post("/tables", &inviting("aaaaaaaaaaaaaaaa")).await.unwrap();
    assert_eq!(refused.code(), "not_found", "{}", refused.body);
    assert!(refused.body.contains("nobody has this id"), "{}", refused.body);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_invites_the_person_and_opens_the_seat_of_one_who_is_gone() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-race").await;
    let eve = Client::guest(serving.address, "eve").await.unwrap();
    let resign = json!({"id": "r", "ask": {"ask": "resign"}});
    assert_eq!(bob.post(&format!("/tables/{}/asks", info.id), &resign).await.unwrap().status, 200);
    let again: TableInfo = ann.post(&format!("/tables/{}/rematch", info.id), &json!({})).await.unwrap().read().unwrap();
    assert!(sit(&eve, &again.id).await.is_err(), "bob's seat");
    assert_eq!(sit(&bob, &again.id).await.unwrap().you, Some(1));
    assert_eq!(bob.post(&format!("/tables/{}/asks", again.id), &resign).await.unwrap().status, 200);
    assert_eq!(ask(&bob, "DELETE", "/me", &json!({})).await.status, 200);
    let third: TableInfo =
        ann.post(&format!("/tables/{}/rematch", again.id), &json!({})).await.unwrap().read().unwrap();
    assert_eq!(sit(&eve, &third.id).await.unwrap().you, Some(2), "anybody may take the seat of one who is gone");
    serving.stop().await;
}

fn names(side: &Side) -> Vec<&str> {
    side.info.as_ref().unwrap().seats.iter().map(|seat| seat.name.as_str()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_shows_at_the_table_and_is_nobody_elses_there() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-race").await;
    let mut watching = Side::join(&ann, &info.id).await;
    assert_eq!(names(&watching), ["ann", "bob"]);
    assert_eq!(rename(&bob, "zoe").await.status, 200);
    watching.settle().await;
    assert_eq!(names(&watching), ["ann", "zoe"]);
    // In the same letters, with one that cannot be seen, and in letters of another alphabet.
    for (wanted, shown) in [("Ann", "Ann 2"), ("a\u{200b}nn\u{202e}", "ann 2"), ("\u{430}nn", "\u{430}nn 2")] {
        assert_eq!(rename(&bob, wanted).await.status, 200);
        watching.settle().await;
        assert_eq!(names(&watching), ["ann", shown]);
    }
    let long = "abcdefghijklmnopqrstuvwx";
    for who in [&ann, &bob] {
        assert_eq!(rename(who, long).await.status, 200);
    }
    watching.settle().await;
    assert_eq!(names(&watching), [long, "abcdefghijklmnopqrstuv 2"], "a number has room in the longest name");
    assert_eq!(rename(&ann, "mia").await.status, 200);
    assert_eq!(rename(&bob, "ann").await.status, 200);
    watching.settle().await;
    assert_eq!(names(&watching), ["mia", "ann 2"], "nor as somebody else was called before");
    let log = serving.registry.store.log(&info.id).await.unwrap();
    let serving_names = || async {
        let info: TableInfo = ann.get(&format!("/tables/{}", info.id)).await.unwrap().read().unwrap();
        info.seats.into_iter().map(|seat| seat.name).collect::<Vec<_>>()
    };
    assert!(log.iter().any(|logged| logged.entry.contains("renamed")));
    assert_eq!(serving_names().await, ["mia", "ann 2"]);
    serving.stop().await;
    let serving = server(&folder).await;
    let ann = Client { address: serving.address, ..ann };
    let woken: TableInfo = ann.get(&format!("/tables/{}", info.id)).await.unwrap().read().unwrap();
    assert_eq!(woken.seats.iter().map(|seat| seat.name.as_str()).collect::<Vec<_>>(), ["mia", "ann 2"]);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn new_names_have_an_end() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (_ann, bob, info) = two(&serving, "toy-race").await;
    for n in 1..=30 {
        assert_eq!(rename(&bob, &format!("name {n}")).await.status, 200, "{n}");
    }
    assert_eq!(rename(&bob, "one more").await.code(), "too_many");
    let seat = serving.registry.read_state(&info.id, |state, _| state.assignments[1].name.clone()).await.unwrap();
    assert_eq!(seat, "name 19", "a seat has twenty names, the first included, and keeps the last");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_signed_with_the_name_of_the_seat_at_that_time() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-race").await;
    let mut bobs = bob.socket(&info.id, "").await.unwrap();
    let path = format!("/tables/{}/chat", info.id);
    bobs.say(&room::wire::ClientMessage::Chat(room::wire::PostChat { text: "one".to_owned(), team: false }))
        .await
        .unwrap();
    while !matches!(bobs.hear().await.unwrap().unwrap(), ServerMessage::Chat(_)) {}
    assert_eq!(rename(&bob, "ann").await.status, 200);
    // By the socket that was open before, and by a request.
    bobs.say(&room::wire::ClientMessage::Chat(room::wire::PostChat { text: "two".to_owned(), team: false }))
        .await
        .unwrap();
    while !matches!(bobs.hear().await.unwrap().unwrap(), ServerMessage::Chat(_)) {}
    assert_eq!(bob.post(&path, &json!({"text": "thr\u{202e}ee"})).await.unwrap().status, 200);
    let lines: Vec<ChatLine> = ann.get(&path).await.unwrap().read().unwrap();
    let lines: Vec<_> = lines.iter().map(|line| (line.name.as_str(), line.text.as_str())).collect();
    assert_eq!(lines, [("bob", "one"), ("ann 2", "two"), ("ann 2", "three")]);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_player_cannot_use_up_the_lines_of_the_others() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-race").await;
    let path = format!("/tables/{}/chat", info.id);
    for n in 0..500 {
        let said = bob.post(&path, &json!({"text": format!("line {n}")})).await.unwrap();
        assert_eq!(said.status, 200, "{n}: {}", said.body);
    }
    assert_eq!(bob.post(&path, &json!({"text": "one more"})).await.unwrap().code(), "too_many");
    assert_eq!(ann.post(&path, &json!({"text": "and I?"})).await.unwrap().status, 200);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_who_come_talk_and_go_leave_the_others_their_lines() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let mut asked = table("toy-race", 2);
    asked["start"] = json!("host");
    let info = ann.open(&asked).await.unwrap();
    let (chat, asks) = (format!("/tables/{}/chat", info.id), format!("/tables/{}/asks", info.id));
    let say = |who: Client| {
        let chat = chat.clone();
        async move { who.post(&chat, &json!({"text": "words"})).await.unwrap().code() }
    };
    let mut said = 0;
    for n in 0..4 {
        let guest = Client::guest(serving.address, &format!("guest {n}")).await.unwrap();
        sit(&guest, &info.id).await.unwrap();
        while say(guest.clone()).await.is_empty() {
            said += 1;
        }
        let leave = json!({"id": "l", "ask": {"ask": "leave"}});
        assert_eq!(guest.post(&asks, &leave).await.unwrap().status, 200);
    }
    assert!(said < 2_000, "there is an end: {said} lines");
    assert_eq!(say(ann.clone()).await, "", "the host still talks");
    let bob = Client::guest(serving.address, "bob").await.unwrap();
    sit(&bob, &info.id).await.unwrap();
    let start = json!({"id": "s", "ask": {"ask": "start"}});
    assert_eq!(ann.post(&asks, &start).await.unwrap().status, 200);
    assert_eq!((say(bob).await, say(ann).await), (String::new(), String::new()), "whoever plays has their share");
    serving.stop().await;
}

/// Writes a table into the store as servers did when invitations were to a name.
async fn invited_by_name(folder: &Folder, host: &str, name: &str) -> String {
    let store = Sqlite::open(&folder.file()).await.unwrap();
    let asked = serde_json::from_value(inviting(name)).unwrap();
    let config = TableConfig::new(asked, host, &[3; 32]);
    let (table, sat) = ("oldtable", json!({"e": "sat", "seat": 0, "person": host, "name": "ann", "nonce": ""}));
    let opened = serde_json::to_string(&Entry::Opened(Box::new(config))).unwrap();
    let append = |(seq, entry): (u32, String)| StoreWrite::Append(Append { table: table.into(), seq, at: 1, entry });
    store.write([(0, opened), (1, sat.to_string())].map(append).to_vec()).await.unwrap();
    table.to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_was_kept_for_a_name_is_kept_for_whoever_has_it() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let bob = Client::guest(serving.address, "bob").await.unwrap();
    let eve = Client::guest(serving.address, "eve").await.unwrap();
    assert_eq!(account(&bob, "Robert", PASSWORD, None).await.status, 200);
    serving.stop().await;
    let table = invited_by_name(&folder, &ann.person, "robert").await;
    for round in ["the first start", "the next"] {
        let serving = server(&folder).await;
        let at = |who: &Client| Client { address: serving.address, ..who.clone() };
        assert_eq!(at(&ann).get(&format!("/tables/{table}")).await.unwrap().status, 200, "{round}");
        if round == "the first start" {
            // The table was looked at: from now on the seat is bob's, whoever takes his name.
            assert_eq!(account(&at(&bob), "bobby", PASSWORD, Some(PASSWORD)).await.status, 200);
            assert_eq!(account(&at(&eve), "robert", PASSWORD, None).await.status, 200);
            assert!(sit(&at(&eve), &table).await.is_err());
        } else {
            assert!(sit(&at(&eve), &table).await.is_err());
            assert_eq!(sit(&at(&bob), &table).await.unwrap().you, Some(2));
        }
        serving.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn trying_names_by_invitations_counts_as_signing_in() {
    let folder = Folder::new();
    let serving = start(Config { sign_ins_per_hour: 5, ..config(&folder) }, Arc::new(Toys)).await.unwrap();
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let bob = Client::guest(serving.address, "bob").await.unwrap();
    let mut codes = Vec::new();
    for n in 0..5 {
        codes.push(ann.post("/tables", &inviting(&format!("name-{n}"))).await.unwrap().code());
    }
    assert_eq!(codes, ["", "", "", "too_many", "too_many"]);
    let by_id = ann.post("/tables", &inviting(&bob.person)).await.unwrap();
    assert_eq!(by_id.status, 200, "nobody guesses an id: {}", by_id.body);
    assert_eq!(ann.post("/tables", &inviting("aaaaaaaaaaaaaaaa")).await.unwrap().code(), "not_found");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hosts_nonce_is_short() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let mut asked = table("toy-race", 2);
    asked["nonce"] = json!("x".repeat(65));
    assert_eq!(ann.post("/tables", &asked).await.unwrap().code(), "bad_request");
    let play = json!({"game": "toy-race", "nonce": "x".repeat(65)});
    assert_eq!(ann.post("/play", &play).await.unwrap().code(), "bad_request");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_joins_a_copy_of_another_game_is_told() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-race").await;
    assert_eq!(info.copy, None);
    let resign = json!({"id": "r", "ask": {"ask": "resign"}});
    assert_eq!(bob.post(&format!("/tables/{}/asks", info.id), &resign).await.unwrap().status, 200);
    let copy = json!({"step": 0, "seats": [{"kind": "me"}, {"kind": "open"}]});
    let copied: TableInfo = ann.post(&format!("/tables/{}/copy", info.id), &copy).await.unwrap().read().unwrap();
    let told: TableInfo = bob.get(&format!("/tables/{}", copied.id)).await.unwrap().read().unwrap();
    let told = told.copy.expect("a stranger sees it before they sit down");
    let of = told.of.unwrap();
    assert_eq!((of.table, of.step), (info.id, 0));
    serving.stop().await;
}
