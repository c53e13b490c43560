//! Clocks, offers, undo by consent: at a state, where time is a number.

use crate::common::Toys;
use kernel::Seat;
use room::log::{Entry, TableConfig};
use room::state::{Ask, Principal, TableState};
use room::wire::{NewTable, PostMove, TableAsk};
use serde_json::{Value, json};
use server::store::Status;

fn who(seat: u8) -> Principal {
    Principal { id: format!("p{seat}"), name: format!("p{seat}"), hidden: Vec::new() }
}

fn begun(game: &str, players: u8, more: Value) -> TableState {
    let seats = vec![json!({"kind": "open"}); players as usize];
    let mut asked = json!({"game": game, "seats": seats});
    asked.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let asked: NewTable = serde_json::from_value(asked).unwrap();
    let mut state = TableState::new("t".into(), TableConfig::new(asked, "p0", &[9; 32]), 0);
    for seat in 0..players {
        let entries =
            state.decide(&who(seat), None, &Ask::Sit(serde_json::from_str("{}").unwrap()), 0).unwrap().entries;
        entries.iter().for_each(|entry| state.apply(entry, 0, &Toys).unwrap());
    }
    assert_eq!(state.status, Status::Playing);
    state
}

fn ask(state: &mut TableState, seat: u8, ask: TableAsk, at: i64) -> Result<(), String> {
    let ask = Ask::Table { id: String::new(), ask };
    let entries = state.decide(&who(seat), None, &ask, at).map_err(|error| error.problem().code)?.entries;
    entries.iter().for_each(|entry| state.apply(entry, at, &Toys).unwrap());
    Ok(())
}

fn act(state: &mut TableState, at: i64) -> u8 {
    let seat = state.to_act().first().unwrap();
    let game = state.game.as_ref().unwrap();
    let action = game.fallback(seat);
    let post = PostMove { id: format!("{at}"), action, note: None, cursor: None, dry: false };
    let seat = seat.index() as u8;
    let entries = state.decide(&who(seat), None, &Ask::Move(post), at).unwrap().entries;
    entries.iter().for_each(|entry| state.apply(entry, at, &Toys).unwrap());
    seat
}

fn out(state: &mut TableState, at: i64) -> Vec<Entry> {
    let entries = state.run_out(at);
    entries.iter().for_each(|entry| state.apply(entry, at, &Toys).unwrap());
    entries
}

/// A state and its log, as another node reads it.
struct Kept {
    state: TableState,
    log: Vec<(i64, Entry)>,
}

impl Kept {
    fn begun(game: &str, more: Value) -> Kept {
        let mut asked = json!({"game": game, "seats": [{"kind": "open"}, {"kind": "open"}]});
        asked.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let config = TableConfig::new(serde_json::from_value(asked).unwrap(), "p0", &[9; 32]);
        let log = vec![(0, Entry::Opened(Box::new(config.clone())))];
        let mut kept = Kept { state: TableState::new("t".into(), config, 0), log };
        for seat in 0..2 {
            let sits = Ask::Sit(serde_json::from_str("{}").unwrap());
            kept.keep(kept.state.decide(&who(seat), None, &sits, 0).unwrap().entries, 0);
        }
        kept
    }

    fn keep(&mut self, entries: Vec<Entry>, at: i64) {
        for entry in entries {
            self.state.apply(&entry, at, &Toys).unwrap();
            self.log.push((at, entry));
        }
    }

    fn act(&mut self, at: i64) {
        let seat = self.state.to_act().first().unwrap();
        let action = self.state.game.as_ref().unwrap().fallback(seat);
        let post = PostMove { id: format!("{at}"), action, note: None, cursor: None, dry: false };
        self.keep(self.state.decide(&who(seat.index() as u8), None, &Ask::Move(post), at).unwrap().entries, at);
    }

    /// Another node reads the log.
    fn elsewhere(&self) -> Kept {
        Kept { state: TableState::replay("t", &self.log, &Toys).unwrap(), log: self.log.clone() }
    }
}

const LIVE: &str = r#"{"kind": "live", "base_s": 60}"#;

fn clock() -> Value {
    serde_json::from_str(LIVE).unwrap()
}

#[test]
fn time_is_lost_and_with_it_a_duel() {
    let mut state = begun("toy-race", 2, json!({"clock": clock()}));
    assert_eq!(state.deadline(), Some(60_000));
    assert!(out(&mut state, 59_999).is_empty());
    out(&mut state, 60_000);
    assert_eq!(state.status, Status::Finished);
    assert_eq!(state.outcome().unwrap().places, [2, 1]);
}

#[test]
fn a_bot_takes_over_or_the_default_is_played_or_the_others_choose() {
    let mut state = begun("toy-race", 2, json!({"clock": clock(), "timeout": "bot"}));
    out(&mut state, 60_000);
    assert!(state.by_bots().has(Seat::new(0)) && state.status == Status::Playing);
    let mut state = begun("toy-race", 2, json!({"clock": clock(), "timeout": "play"}));
    assert!(matches!(out(&mut state, 60_000)[..], [Entry::Moved { seat: 0, .. }]));
    let mut state = begun("toy-race", 2, json!({"clock": clock(), "timeout": "wait"}));
    assert_eq!(ask(&mut state, 1, TableAsk::Expel { seat: 1 }, 50_000), Err("not_now".to_owned()));
    out(&mut state, 60_000);
    assert!(state.by_bots().is_empty());
    ask(&mut state, 1, TableAsk::Expel { seat: 1 }, 61_000).unwrap();
    assert!(state.by_bots().has(Seat::new(0)));
}

#[test]
fn a_sealed_round_runs_out_by_the_games_default_for_all_who_owe() {
    let mut state = begun("toy-sealed", 2, json!({"clock": clock(), "timeout": "lose"}));
    act(&mut state, 1_000);
    assert_eq!(state.deadline(), Some(120_000), "the round's own time, whoever has answered");
    assert!(matches!(out(&mut state, 120_000)[..], [Entry::Moved { .. }]));
    assert_eq!(state.status, Status::Playing);
}

#[test]
fn pause_and_end_need_everyone() {
    let mut state = begun("toy-race", 2, json!({"clock": clock()}));
    ask(&mut state, 0, TableAsk::Offer { what: room::wire::Offer::Pause }, 1_000).unwrap();
    assert!(!state.paused);
    assert_eq!(ask(&mut state, 0, TableAsk::Answer { yes: true }, 1_500), Err("not_yours".to_owned()));
    ask(&mut state, 1, TableAsk::Answer { yes: true }, 2_000).unwrap();
    assert!(state.paused && state.deadline().is_none());
    ask(&mut state, 1, TableAsk::Offer { what: room::wire::Offer::Resume }, 500_000).unwrap();
    ask(&mut state, 0, TableAsk::Answer { yes: true }, 500_000).unwrap();
    assert_eq!(state.deadline(), Some(558_000));
    ask(&mut state, 0, TableAsk::Offer { what: room::wire::Offer::End }, 510_000).unwrap();
    ask(&mut state, 1, TableAsk::Answer { yes: false }, 510_000).unwrap();
    assert_eq!(state.status, Status::Playing);
    ask(&mut state, 0, TableAsk::Offer { what: room::wire::Offer::End }, 511_000).unwrap();
    ask(&mut state, 1, TableAsk::Answer { yes: true }, 511_000).unwrap();
    assert_eq!(state.outcome().unwrap().by, "agreed");
}

#[test]
fn undo_beyond_the_barrier_is_by_consent_and_a_sealed_round_goes_back_whole() {
    let mut state = begun("toy-sealed", 2, json!({}));
    act(&mut state, 1);
    assert_eq!(ask(&mut state, 0, TableAsk::Undo, 2), Err("not_now".to_owned()), "an answer is sealed");
    assert_eq!(ask(&mut state, 0, TableAsk::Offer { what: room::wire::Offer::Undo }, 2), Err("not_now".to_owned()));
    act(&mut state, 3);
    ask(&mut state, 0, TableAsk::Offer { what: room::wire::Offer::Undo }, 4).unwrap();
    ask(&mut state, 1, TableAsk::Answer { yes: true }, 5).unwrap();
    assert_eq!(state.game.as_ref().unwrap().steps(), 0);
}

#[test]
fn rated_tables_take_nothing_back() {
    let asked = json!({"clock": clock(), "rated": true});
    let mut state = begun("toy-race", 2, asked);
    act(&mut state, 1);
    assert_eq!(ask(&mut state, 0, TableAsk::Undo, 2), Err("not_now".to_owned()));
    assert_eq!(ask(&mut state, 0, TableAsk::Offer { what: room::wire::Offer::Undo }, 2), Err("not_now".to_owned()));
}

#[test]
fn a_sealed_round_taken_over_has_its_whole_time_again_and_then_the_default_is_played() {
    let mut kept = Kept::begun("toy-sealed", json!({"clock": clock(), "timeout": "lose"}));
    kept.act(1_000);
    let mut other = kept.elsewhere();
    assert_eq!(other.state.deadline(), Some(120_000), "the log says all of it");
    other.keep(vec![Entry::Woken], 100_000);
    assert_eq!(other.state.deadline(), Some(220_000));
    assert!(other.state.run_out(219_999).is_empty());
    let played = other.state.run_out(220_000);
    assert!(matches!(played[..], [Entry::Moved { .. }]), "{played:?}");
    other.keep(played, 220_000);
    assert_eq!(other.state.status, Status::Playing);
}

#[test]
fn a_vacation_is_in_the_log_and_goes_on_at_another_node() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let mut kept = Kept::begun("toy-race", json!({"clock": {"kind": "days", "days": 2, "vacation": 3}}));
    let leaves = Ask::Table { id: String::new(), ask: TableAsk::Vacation { on: true } };
    kept.keep(kept.state.decide(&who(0), None, &leaves, DAY).unwrap().entries, DAY);
    let mut other = kept.elsewhere();
    assert_eq!((kept.state.deadline(), other.state.deadline()), (Some(5 * DAY), Some(5 * DAY)));
    assert!(other.state.run_out(5 * DAY - 1).is_empty());
    other.keep(other.state.run_out(5 * DAY), 5 * DAY);
    assert_eq!(other.state.outcome().unwrap().places, [2, 1]);
}

#[test]
fn banks_are_the_same_wherever_the_log_is_read() {
    let mut kept = Kept::begun("toy-race", json!({"clock": clock()}));
    kept.act(7_000);
    kept.act(20_000);
    let mut other = kept.elsewhere();
    assert_eq!(other.state.deadline(), kept.state.deadline());
    let before = other.state.deadline().unwrap();
    other.keep(vec![Entry::Woken], 45_000);
    assert_eq!(other.state.deadline(), Some(before + 25_000), "nobody pays for the 25 s the table was away");
}
