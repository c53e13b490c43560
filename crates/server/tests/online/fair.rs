//! Fair shuffles: who put what into them, when, and what a proof is worth. docs/fair-play.md names these tests.

use crate::common::{Folder, Side, Toys, play_out, server, sides, sit, table};
use ed25519_dalek::{Signer, SigningKey};
use kernel::digest::hex;
use room::fair::{self, Chance, Unproven};
use room::wire::{HouseInfo, Playing, TableInfo};
use serde_json::{Value, json};
use server::client::Client;
use server::serve::Serving;
use server::store::Status;

/// A proof of the first format, as a server of that time gave it.
const FIRST_FORMAT: &str = include_str!("../data/proof-1.json");

async fn info(who: &Client, table: &str) -> TableInfo {
    who.get(&format!("/tables/{table}")).await.unwrap().read().unwrap()
}

/// Brings a nonce; tells the problem's code, empty where it was taken.
async fn bring(who: &Client, table: &str, nonce: &str) -> String {
    let ask = json!({"id": "n1", "ask": {"ask": "nonce", "nonce": nonce}});
    who.post(&format!("/tables/{table}/asks"), &ask).await.unwrap().code()
}

async fn resign(who: &Client, table: &str) {
    let ask = json!({"id": "r1", "ask": {"ask": "resign"}});
    who.post(&format!("/tables/{table}/asks"), &ask).await.unwrap();
}

async fn proof(who: &Client, table: &str) -> Value {
    who.get(&format!("/tables/{table}/proof")).await.unwrap().read().unwrap()
}

/// A table whose host waits for nonces, the second seat as named.
async fn waiting_table(host: &Client, other: Value) -> TableInfo {
    let seats = json!([{"kind": "me"}, other]);
    host.open(&json!({"game": "toy-race", "seats": seats, "await_nonces": true})).await.unwrap()
}

async fn guests(serving: &Serving) -> (Client, Client) {
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    (ann, Client::guest(serving.address, "bob").await.unwrap())
}

/// Waits until a table has begun, as somebody who looks on is told.
async fn begun(who: &Client, table: &str) -> TableInfo {
    let mut side = Side::join(who, table).await;
    side.until(|side| side.info.as_ref().is_some_and(|info| info.status == Status::Playing)).await;
    side.info.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_sees_the_commitment_before_the_nonce_and_the_table_begins_with_it() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, _) = guests(&serving).await;
    let opened = waiting_table(&ann, json!({"kind": "bot", "level": "random"})).await;
    assert_eq!((opened.status, opened.commitment.len()), (Status::Open, 64), "full, but it waits for the nonce");
    assert!(!opened.seats[0].nonce);
    assert_eq!(bring(&ann, &opened.id, "ann's own").await, "");
    let playing = info(&ann, &opened.id).await;
    assert_eq!((playing.status, playing.seats[0].nonce), (Status::Playing, true));
    assert_eq!(playing.commitment, opened.commitment);
    resign(&ann, &opened.id).await;
    let proof = proof(&ann, &opened.id).await;
    assert_eq!((&proof["nonces"], &proof["commitment"]), (&json!(["ann's own", ""]), &json!(opened.commitment)));
    fair::verify(&proof.to_string(), &Toys).unwrap();
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn playing_at_once_shows_the_commitment_first_to_whoever_asks_for_it() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let nobody = Client::new(serving.address);
    let wish = json!({"game": "toy-race", "level": "random", "await_nonces": true});
    let playing: Playing = nobody.post("/play", &wish).await.unwrap().read().unwrap();
    assert_eq!(playing.table.status, Status::Open);
    let signed = playing.signed_in.unwrap();
    let ann = Client { address: serving.address, token: Some(signed.token), person: signed.me.id };
    assert_eq!(bring(&ann, &playing.table.id, "at once").await, "");
    assert_eq!(info(&ann, &playing.table.id).await.status, Status::Playing);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_joins_brings_a_nonce_along_and_all_of_them_make_the_seed() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob) = guests(&serving).await;
    let opened = waiting_table(&ann, json!({"kind": "open"})).await;
    let seats = format!("/tables/{}/seats", opened.id);
    let sat: TableInfo = bob.post(&seats, &json!({"nonce": "bob's own"})).await.unwrap().read().unwrap();
    assert_eq!(sat.status, Status::Open, "full, but the host's nonce is missing");
    assert_eq!(bring(&ann, &opened.id, "ann's own").await, "");
    let mut both = sides(&[ann.clone(), bob], &opened.id).await;
    play_out(&mut both, 3).await;
    let proof = proof(&ann, &opened.id).await;
    assert_eq!(proof["nonces"], json!(["ann's own", "bob's own"]));
    fair::verify(&proof.to_string(), &Toys).unwrap();
    let mut other = proof.clone();
    other["nonces"][1] = json!("another");
    assert_eq!(fair::verify(&other.to_string(), &Toys), Err(Unproven::Seed), "another nonce is another deal");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_nonce_that_never_comes_holds_nobody_up_and_counts_as_empty() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob) = guests(&serving).await;
    let opened = waiting_table(&ann, json!({"kind": "open"})).await;
    assert_eq!(bring(&ann, &opened.id, "ann's own").await, "");
    assert_eq!(sit(&bob, &opened.id).await.unwrap().status, Status::Open);
    let playing = begun(&ann, &opened.id).await;
    assert_eq!(playing.seats.iter().map(|seat| seat.nonce).collect::<Vec<_>>(), [true, false], "it is shown");
    assert_eq!(bring(&bob, &opened.id, "too late").await, "not_now");
    resign(&bob, &opened.id).await;
    let proof = proof(&ann, &opened.id).await;
    assert_eq!(proof["nonces"], json!(["ann's own", ""]));
    fair::verify(&proof.to_string(), &Toys).unwrap();
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_waited_for_a_nonce_when_its_server_ended_begins_after_the_next_start() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, _) = guests(&serving).await;
    let opened = waiting_table(&ann, json!({"kind": "bot", "level": "random"})).await;
    serving.stop().await;
    let serving = server(&folder).await;
    let ann = Client { address: serving.address, ..ann };
    assert_eq!(begun(&ann, &opened.id).await.commitment, opened.commitment);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_nonce_is_brought_once_by_whoever_sits_there_and_is_short() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob) = guests(&serving).await;
    let opened = waiting_table(&ann, json!({"kind": "open"})).await;
    for wrong in ["", "x\ny", &"x".repeat(65)] {
        assert_eq!(bring(&ann, &opened.id, wrong).await, "bad_request", "{wrong:?}");
    }
    assert_eq!(bring(&bob, &opened.id, "a stranger's").await, "not_yours");
    assert_eq!(bring(&ann, &opened.id, "first").await, "");
    assert_eq!(bring(&ann, &opened.id, "first").await, "", "sent twice, done once");
    assert_eq!(bring(&ann, &opened.id, "second").await, "not_now");
    let mut long = table("toy-race", 2);
    long["nonce"] = json!("x".repeat(65));
    assert_eq!(ann.post("/tables", &long).await.unwrap().code(), "bad_request", "the host's is as short as anybody's");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rematches_and_copies_wait_for_a_nonce_too() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, _) = guests(&serving).await;
    let first = waiting_table(&ann, json!({"kind": "bot", "level": "random"})).await;
    bring(&ann, &first.id, "one").await;
    resign(&ann, &first.id).await;
    let again = ann.post(&format!("/tables/{}/rematch", first.id), &json!({})).await.unwrap();
    let again: TableInfo = again.read().unwrap();
    assert_eq!((again.status, again.seats.iter().any(|seat| seat.nonce)), (Status::Open, false));
    assert_eq!(bring(&ann, &again.id, "two").await, "");
    assert_eq!(info(&ann, &again.id).await.status, Status::Playing);
    let copy =
        ann.post(&format!("/tables/{}/copy", first.id), &json!({"step": 0, "await_nonces": true})).await.unwrap();
    let copy: TableInfo = copy.read().unwrap();
    assert_eq!(copy.status, Status::Open);
    assert_eq!(bring(&ann, &copy.id, "three").await, "");
    let begun = info(&ann, &copy.id).await;
    assert_eq!(
        (begun.status, begun.seats.iter().all(|seat| seat.nonce)),
        (Status::Playing, true),
        "one screen, one nonce"
    );
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_key_that_signs_proofs_is_published_and_stays_the_same() {
    let folder = Folder::new();
    let mut keys = Vec::new();
    for _ in 0..2 {
        let serving = server(&folder).await;
        let house: HouseInfo = Client::new(serving.address).get("/house").await.unwrap().read().unwrap();
        let (ann, _) = guests(&serving).await;
        let opened = ann.open(&json!({"game": "toy-race", "seats": [{"kind": "me"}, {"kind": "me"}]})).await.unwrap();
        resign(&ann, &opened.id).await;
        assert_eq!(proof(&ann, &opened.id).await["server"], json!(house.key));
        keys.push(house.key);
        serving.stop().await;
    }
    assert_eq!(keys[0], keys[1]);
}

/// A finished game's proof.
async fn some_proof() -> Value {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob) = guests(&serving).await;
    let opened = ann.open(&table("toy-race", 2)).await.unwrap();
    sit(&bob, &opened.id).await.unwrap();
    let mut both = sides(&[ann.clone(), bob], &opened.id).await;
    play_out(&mut both, 3).await;
    let proof = proof(&ann, &opened.id).await;
    serving.stop().await;
    proof
}

/// Signs a changed bundle as somebody else's server would: the chain made anew, a key of its own.
fn signed_again(mut proof: Value, change: impl FnOnce(&mut Value)) -> Value {
    let key = SigningKey::from_bytes(&[7; 32]);
    change(&mut proof);
    let bundle: fair::Bundle = serde_json::from_value(proof).unwrap();
    let secret = fair::bytes(&bundle.secret).unwrap();
    let chance = if bundle.copied { Chance::SaidToBeKnown } else { Chance::Own };
    let proven = fair::Proven {
        table: &bundle.table,
        secret: &secret,
        nonces: bundle.nonces.clone(),
        record: bundle.record.clone(),
        chance,
        ended: bundle.ended.clone(),
    };
    serde_json::to_value(fair::bundle(proven, &key)).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bundle_somebody_else_signed_shows_their_key_not_the_servers() {
    let proof = some_proof().await;
    let own = fair::verify(&proof.to_string(), &Toys).unwrap();
    let forged = signed_again(proof, |proof| {
        let renamed = proof["record"].as_str().unwrap().replace("ann", "eve");
        proof["record"] = json!(renamed);
    });
    let shown = fair::verify(&forged.to_string(), &Toys).unwrap();
    assert_eq!(shown.names, ["eve", "bob"], "a key of one's own signs anything");
    assert_ne!(shown.server, own.server, "which is why the key is compared");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_nonces_and_the_end_are_under_the_signature() {
    let proof = some_proof().await;
    let forged = |change: &dyn Fn(&mut Value)| {
        let mut forged = signed_again(proof.clone(), |proof| change(proof));
        // The chain is made anew, but the signature is the server's own.
        for field in ["server", "signature"] {
            forged[field] = proof[field].clone();
        }
        fair::verify(&forged.to_string(), &Toys)
    };
    assert!(forged(&|_| ()).is_ok(), "unchanged, it holds");
    let renamed = |proof: &mut Value| proof["record"] = json!(proof["record"].as_str().unwrap().replace("bob", "eve"));
    assert_eq!(forged(&renamed), Err(Unproven::Signature));
    assert_eq!(forged(&|proof| proof["copied"] = json!(true)), Err(Unproven::Signature));
    let nonce_of_a_copy = |proof: &mut Value| {
        proof["copied"] = json!(true);
        proof["nonces"][0] = json!("another");
    };
    assert_eq!(forged(&nonce_of_a_copy), Err(Unproven::Signature));
    assert_eq!(forged(&|proof| proof["ended"] = json!("[2, 1] by resigned")), Err(Unproven::Signature));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_end_that_the_actions_did_not_come_to_is_refused_whoever_signs_it() {
    let proof = some_proof().await;
    let ended = |ended: Value| fair::verify(&signed_again(proof.clone(), |p| p["ended"] = ended).to_string(), &Toys);
    assert!(ended(Value::Null).is_ok());
    for said in ["[2, 1] by resigned", "by a rule", "[1, 2] by TR-3"] {
        assert!(matches!(ended(json!(said)), Err(Unproven::Ended { .. })), "{said}");
    }
    let cut = |ended: Value| {
        let unfinished = signed_again(proof.clone(), |proof| {
            let record = proof["record"].as_str().unwrap();
            let (header, moves) = record.split_once("\n\n").unwrap();
            let header: Vec<&str> = header.lines().filter(|line| !line.starts_with("[Result")).collect();
            let first = moves.lines().next().unwrap();
            proof["record"] = json!(format!("{}\n\n{first}\n", header.join("\n")));
            proof["ended"] = ended;
        });
        fair::verify(&unfinished.to_string(), &Toys)
    };
    assert_eq!(cut(json!("[2, 1] by resigned")).map(|shown| shown.result), Ok("[2, 1] by resigned".to_owned()));
    for wrong in [Value::Null, json!("[1] by time"), json!("[1, 3] by time"), json!("[1, 2] by magic"), json!("[1, 2]")]
    {
        assert!(matches!(cut(wrong.clone()), Err(Unproven::Ended { .. })), "{wrong}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_weak_key_that_fits_any_text_signs_nothing() {
    let mut proof = some_proof().await;
    // The neutral point as key and as R, zero as s: without care this verifies for every message.
    let neutral = format!("01{}", "00".repeat(31));
    proof["server"] = json!(neutral);
    proof["signature"] = json!(format!("{neutral}{}", "00".repeat(32)));
    assert_eq!(fair::verify(&proof.to_string(), &Toys), Err(Unproven::Signature));
}

#[test]
fn bundles_of_the_first_format_still_verify_and_say_so() {
    let shown = fair::verify(FIRST_FORMAT, &Toys).unwrap();
    assert!(shown.is_first_format);
    assert_eq!((shown.nonces[0].as_str(), shown.names[0].as_str()), ("four leaves", "ann"));
    let mut proof: Value = serde_json::from_str(FIRST_FORMAT).unwrap();
    proof["format"] = json!(fair::FORMAT);
    assert_eq!(
        fair::verify(&proof.to_string(), &Toys),
        Err(Unproven::Signature),
        "a format cannot be passed off as another"
    );
    let key = SigningKey::from_bytes(&[7; 32]);
    proof["signature"] = json!(hex(&key.sign(b"anything").to_bytes()));
    assert_eq!(fair::verify(&proof.to_string(), &Toys), Err(Unproven::Signature));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_shown_as_no_copy_is_not_proven_as_one() {
    let proof = some_proof().await;
    let secret = fair::bytes(proof["secret"].as_str().unwrap()).unwrap();
    let id = proof["table"].as_str().unwrap();
    let known = fair::commitment(id, &secret, Chance::Known);
    assert_ne!(proof["commitment"], json!(known), "a copy commits to being one");
    let as_copy = signed_again(proof.clone(), |proof| proof["copied"] = json!(true));
    assert_eq!(as_copy["commitment"], proof["commitment"]);
    let shown = fair::verify(&as_copy.to_string(), &Toys).unwrap();
    assert_eq!(shown.chance, Chance::SaidToBeKnown, "nothing but the server's word says so");
    for copied in [true, false] {
        let mut mixed = signed_again(proof.clone(), |proof| proof["copied"] = json!(copied));
        mixed["commitment"] = json!(known);
        let expected = if copied { Unproven::Signature } else { Unproven::Commitment };
        assert_eq!(fair::verify(&mixed.to_string(), &Toys), Err(expected));
    }
}
