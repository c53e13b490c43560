//! Clocks, offers, undo by consent: at a desk, where time is a number.

use crate::common::Toys;
use kernel::Seat;
use serde_json::{Value, json};
use server::desk::{Ask, Desk, Who};
use server::log::{Entry, Opening};
use server::store::Status;
use server::wire::{NewTable, PostMove, TableAsk};

fn who(seat: u8) -> Who {
    Who { id: format!("p{seat}"), name: format!("p{seat}"), account: None, hidden: Vec::new() }
}

fn begun(game: &str, players: u8, more: Value) -> Desk {
    let seats = vec![json!({"kind": "open"}); players as usize];
    let mut asked = json!({"game": game, "seats": seats});
    asked.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let asked: NewTable = serde_json::from_value(asked).unwrap();
    let mut desk = Desk::new("t".into(), Opening::new(asked, "p0", &[9; 32]), 0);
    for seat in 0..players {
        let entries = desk.decide(&who(seat), None, &Ask::Sit(serde_json::from_str("{}").unwrap()), 0).unwrap();
        entries.iter().for_each(|entry| desk.apply(entry, 0, &Toys).unwrap());
    }
    assert_eq!(desk.status, Status::Playing);
    desk
}

fn ask(desk: &mut Desk, seat: u8, ask: TableAsk, at: i64) -> Result<(), String> {
    let ask = Ask::Table { id: String::new(), ask };
    let entries = desk.decide(&who(seat), None, &ask, at).map_err(|fault| fault.problem().code)?;
    entries.iter().for_each(|entry| desk.apply(entry, at, &Toys).unwrap());
    Ok(())
}

fn act(desk: &mut Desk, at: i64) -> u8 {
    let seat = desk.to_act().first().unwrap();
    let game = desk.game.as_ref().unwrap();
    let action = game.fallback(seat);
    let post = PostMove { id: format!("{at}"), action, note: None, cursor: None, dry: false };
    let seat = seat.index() as u8;
    let entries = desk.decide(&who(seat), None, &Ask::Move(post), at).unwrap();
    entries.iter().for_each(|entry| desk.apply(entry, at, &Toys).unwrap());
    seat
}

fn out(desk: &mut Desk, at: i64) -> Vec<Entry> {
    let entries = desk.run_out(at);
    entries.iter().for_each(|entry| desk.apply(entry, at, &Toys).unwrap());
    entries
}

const LIVE: &str = r#"{"kind": "live", "base_s": 60}"#;

fn clock() -> Value {
    serde_json::from_str(LIVE).unwrap()
}

#[test]
fn time_is_lost_and_with_it_a_duel() {
    let mut desk = begun("toy-race", 2, json!({"clock": clock()}));
    assert_eq!(desk.deadline(), Some(60_000));
    assert!(out(&mut desk, 59_999).is_empty());
    out(&mut desk, 60_000);
    assert_eq!(desk.status, Status::Finished);
    assert_eq!(desk.outcome().unwrap().places, [2, 1]);
}

#[test]
fn a_bot_takes_over_or_the_default_is_played_or_the_others_choose() {
    let mut desk = begun("toy-race", 2, json!({"clock": clock(), "timeout": "bot"}));
    out(&mut desk, 60_000);
    assert!(desk.by_bots().has(Seat::new(0)) && desk.status == Status::Playing);
    let mut desk = begun("toy-race", 2, json!({"clock": clock(), "timeout": "play"}));
    assert!(matches!(out(&mut desk, 60_000)[..], [Entry::Moved { seat: 0, .. }]));
    let mut desk = begun("toy-race", 2, json!({"clock": clock(), "timeout": "wait"}));
    assert_eq!(ask(&mut desk, 1, TableAsk::Expel { seat: 1 }, 50_000), Err("not_now".to_owned()));
    out(&mut desk, 60_000);
    assert!(desk.by_bots().is_empty());
    ask(&mut desk, 1, TableAsk::Expel { seat: 1 }, 61_000).unwrap();
    assert!(desk.by_bots().has(Seat::new(0)));
}

#[test]
fn a_sealed_round_runs_out_by_the_games_default_for_all_who_owe() {
    let mut desk = begun("toy-sealed", 2, json!({"clock": clock(), "timeout": "lose"}));
    act(&mut desk, 1_000);
    assert_eq!(desk.deadline(), Some(120_000), "the round's own time, whoever has answered");
    assert!(matches!(out(&mut desk, 120_000)[..], [Entry::Moved { .. }]));
    assert_eq!(desk.status, Status::Playing);
}

#[test]
fn pause_and_end_need_everyone() {
    let mut desk = begun("toy-race", 2, json!({"clock": clock()}));
    ask(&mut desk, 0, TableAsk::Offer { what: server::wire::Offer::Pause }, 1_000).unwrap();
    assert!(!desk.paused);
    assert_eq!(ask(&mut desk, 0, TableAsk::Answer { yes: true }, 1_500), Err("not_yours".to_owned()));
    ask(&mut desk, 1, TableAsk::Answer { yes: true }, 2_000).unwrap();
    assert!(desk.paused && desk.deadline().is_none());
    ask(&mut desk, 1, TableAsk::Offer { what: server::wire::Offer::Resume }, 500_000).unwrap();
    ask(&mut desk, 0, TableAsk::Answer { yes: true }, 500_000).unwrap();
    assert_eq!(desk.deadline(), Some(558_000));
    ask(&mut desk, 0, TableAsk::Offer { what: server::wire::Offer::End }, 510_000).unwrap();
    ask(&mut desk, 1, TableAsk::Answer { yes: false }, 510_000).unwrap();
    assert_eq!(desk.status, Status::Playing);
    ask(&mut desk, 0, TableAsk::Offer { what: server::wire::Offer::End }, 511_000).unwrap();
    ask(&mut desk, 1, TableAsk::Answer { yes: true }, 511_000).unwrap();
    assert_eq!(desk.outcome().unwrap().by, "agreed");
}

#[test]
fn undo_beyond_the_barrier_is_by_consent_and_a_sealed_round_goes_back_whole() {
    let mut desk = begun("toy-sealed", 2, json!({}));
    act(&mut desk, 1);
    assert_eq!(ask(&mut desk, 0, TableAsk::Undo, 2), Err("not_now".to_owned()), "an answer is sealed");
    assert_eq!(ask(&mut desk, 0, TableAsk::Offer { what: server::wire::Offer::Undo }, 2), Err("not_now".to_owned()));
    act(&mut desk, 3);
    ask(&mut desk, 0, TableAsk::Offer { what: server::wire::Offer::Undo }, 4).unwrap();
    ask(&mut desk, 1, TableAsk::Answer { yes: true }, 5).unwrap();
    assert_eq!(desk.game.as_ref().unwrap().steps(), 0);
}

#[test]
fn rated_tables_take_nothing_back() {
    let asked = json!({"clock": clock(), "rated": true});
    let mut desk = begun("toy-race", 2, asked);
    act(&mut desk, 1);
    assert_eq!(ask(&mut desk, 0, TableAsk::Undo, 2), Err("not_now".to_owned()));
    assert_eq!(ask(&mut desk, 0, TableAsk::Offer { what: server::wire::Offer::Undo }, 2), Err("not_now".to_owned()));
}
