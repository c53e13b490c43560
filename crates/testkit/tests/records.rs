//! Records and positions from outside: whatever they hold, reading and replaying them gives a
//! match or one clear error, never a panic.

use kernel::position::{read_position, write_position};
use kernel::{Edition, Entry, Game, Match, Names, Note, Options, Record, Seat, Seed, Viewer};
use proptest::prelude::*;
use testkit::play::Walk;
use testkit::toys::{nested::Nested, offers::Offers, race::Race, sealed::SealedToy};

fn built_in<G: Entry>() -> Edition<G::Content> {
    Edition::built_in().expect("the toybox loads")
}

fn played<G: Entry>(players: u8, seed: u64, steps: usize) -> Match<G> {
    let options = Options::new("", players);
    let mut played = Match::<G>::begin(&options, built_in::<G>(), Seed::from(seed)).expect("a toy sets up");
    let mut walk = Walk::new(seed).with_asides(5);
    for _ in 0..steps {
        let Some(step) = walk.pick(played.state()) else { break };
        played.submit(step.seat, step.action, Note::clean("I promise: {nothing}\n")).expect("it was offered");
    }
    played
}

fn names(players: u8) -> Names {
    Names::new(["Ann \"the\" [Ace]: x".to_owned(), "  ".to_owned()], players)
}

/// Reads and replays, whatever it is.
fn survives<G: Entry>(record: Result<Record, kernel::RecordError>) {
    if let Ok(record) = record {
        let _ = Match::<G>::replay(&record, built_in::<G>());
        let _ = Record::read(&record.to_text());
    }
}

#[test]
fn notes_and_names_come_back_from_both_forms() {
    let played = played::<Offers>(3, 5, 60);
    for record in [
        Record::read(&Record::of(&played, &names(3)).to_text()).unwrap(),
        Record::read_compact(&played.compact(&names(3))).unwrap(),
    ] {
        let again = Match::<Offers>::replay(&record, Edition::built_in().unwrap()).unwrap();
        assert_eq!(again.state(), played.state());
        assert_eq!(again.log(), played.log());
        assert_eq!(again.log()[0].note.as_ref().unwrap().to_string(), "I promise: nothing");
        assert_eq!(record.names[0], "Ann the Ace x");
    }
}

#[test]
fn a_compact_record_can_be_written_as_text() {
    let played = played::<Offers>(3, 5, 60);
    let text = Record::read_compact(&played.compact(&names(3))).unwrap().to_text();
    let again = Match::<Offers>::replay(&Record::read(&text).unwrap(), Edition::built_in().unwrap()).unwrap();
    assert_eq!(again.state(), played.state());
}

#[test]
fn a_closed_sealed_round_is_recorded_in_seat_order() {
    let options = Options::new("", 3);
    let mut played = Match::<SealedToy>::begin(&options, Edition::built_in().unwrap(), Seed::from(1)).unwrap();
    for seat in [2, 0, 1].map(Seat::new) {
        let choose = played.state().fallback(seat);
        played.submit(seat, choose, None).unwrap();
    }
    let record = Record::of(&played, &Names::scene(3));
    let seats: Vec<usize> = record.moves.iter().map(|entered| entered.seat.index()).collect();
    assert_eq!(seats, [0, 1, 2]);
    let again = Match::<SealedToy>::replay(&record, Edition::built_in().unwrap()).unwrap();
    assert_eq!(again.state(), played.state());
}

#[test]
fn a_match_begun_at_a_position_replays_from_it() {
    let text = "seat 1 at 17   # near; the goal\n\nseat 2 at 3; turn 2\n";
    let (options, edition) = (Options::new("", 2), Edition::built_in().unwrap());
    let mut played = Match::<Race>::begin_at(&options, edition, Seed::from(9), text).unwrap();
    let go = played.state().fallback(Seat::new(1));
    played.submit(Seat::new(1), go, None).unwrap();
    let record = Record::read(&Record::of(&played, &names(2)).to_text()).unwrap();
    assert_eq!(record.from.as_deref(), Some("seat 1 at 17; seat 2 at 3; turn 2"));
    assert_eq!(Match::<Race>::replay(&record, edition).unwrap().state(), played.state());
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    let text = Record::of(&played::<Race>(2, 1, 3), &names(2)).to_text();
    let changed = |from: &str, to: &str| {
        let text = text.replace(from, to);
        let replayed =
            Record::read(&text).and_then(|record| Match::<Race>::replay(&record, Edition::built_in().unwrap()));
        replayed.map(|_| ()).unwrap_err().to_string()
    };
    assert!(changed("[Game \"toy-race\"]", "[Game \"chess\"]").contains("not of toy-race"));
    assert!(changed("[Rules \"2\"]", "[Rules \"99999999999\"]").contains("Rules must be a number"));
    assert!(changed("[Rules \"2\"]", "[Rules \"3\"]").contains("rules version 3; this program knows versions 1 to 2"));
    assert!(changed("[Content \"", "[Content \"0").contains("played with content 0"));
    assert!(changed("[Seed \"1\"]", "").contains("Seed"));
    assert!(changed("[Players \"2\"]", "[Players \"255\"]").contains("is for 2 players"));
    assert!(changed("1. seat 1", "1. seat 18446744073709551615").contains("expected an action like"));
    assert!(changed("1. seat 1", "1. seat 8").contains("not at this table"));
    assert!(changed("1. seat 1", "9. seat 1").contains("expected an action like"));
    assert!(changed("1. seat 1: ", "1. seat 1: dance ").contains("not understood"));
    assert!(changed("1. seat 1: ", "1. seat 2: ").contains("TB-1"));
    let first = text.lines().find(|line| line.starts_with("1. ")).unwrap();
    assert!(changed(first, "1. seat 1: #65535").contains("there is no action 65535"));
}

#[test]
fn a_state_hash_that_differs_is_found() {
    let text = Record::of(&played::<Nested>(3, 1, 60), &names(3)).to_text();
    assert!(text.contains("# state "), "a hash stands after fifty actions");
    let from = text.find("# state ").unwrap() + 8;
    let wrong = format!("{}{:016x}{}", &text[..from], 0, &text[from + 16..]);
    let error = Match::<Nested>::replay(&Record::read(&wrong).unwrap(), Edition::built_in().unwrap()).unwrap_err();
    assert!(error.to_string().contains("differs from the recorded one"), "{error}");
}

#[test]
fn ten_megabytes_of_noise_are_one_error() {
    let noise: Vec<u8> = (0..10_000_000u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    let text = String::from_utf8_lossy(&noise);
    assert!(Record::read(&text).is_err());
    assert!(Record::read_compact(&noise).is_err());
    let marked = [b"SBR1".as_slice(), &noise].concat();
    assert!(Record::read_compact(&marked).is_err());
    assert!(Record::read(&"1. seat 1: throw\n".repeat(600_000)).is_err());
    assert!(Record::read(&"x".repeat(kernel::record::MAX_RECORD + 1)).unwrap_err().what.contains("at most"));
}

#[test]
fn every_truncation_is_an_error_or_a_shorter_match() {
    let played = played::<Offers>(3, 2, 40);
    let (text, compact) = (Record::of(&played, &names(3)).to_text(), played.compact(&names(3)));
    for at in (0..text.len()).filter(|&at| text.is_char_boundary(at)) {
        survives::<Offers>(Record::read(&text[..at]));
    }
    for at in 0..compact.len() {
        assert!(Record::read_compact(&compact[..at]).is_err(), "cut at {at}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn changed_text_records_never_panic(seed in 0u64..50, at: prop::sample::Index, to in "\\PC{0,12}", len in 0usize..20) {
        let text = Record::of(&played::<SealedToy>(3, seed, 40), &names(3)).to_text();
        let chars: Vec<char> = text.chars().collect();
        let from = at.index(chars.len());
        let upto = (from + len).min(chars.len());
        let changed: String = chars[..from].iter().copied().chain(to.chars()).chain(chars[upto..].iter().copied()).collect();
        survives::<SealedToy>(Record::read(&changed));
    }

    #[test]
    fn changed_compact_records_never_panic(seed in 0u64..50, changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6)) {
        let mut bytes = played::<SealedToy>(3, seed, 40).compact(&names(3));
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        survives::<SealedToy>(Record::read_compact(&bytes));
    }

    #[test]
    fn any_text_and_any_bytes_never_panic(text in "\\PC{0,200}", bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        survives::<Race>(Record::read(&text));
        survives::<Race>(Record::read_compact(&bytes));
        survives::<Race>(Record::read_compact(&[b"SBR1".as_slice(), &bytes].concat()));
    }

    #[test]
    fn positions_never_panic(seed in 0u64..50, at: prop::sample::Index, to in "[ -~\n;#]{0,12}", len in 0usize..20) {
        let names = Names::scene(3);
        let text = write_position(played::<Nested>(3, seed, 30).state(), Viewer::REFEREE, &names);
        let from = at.index(text.len());
        let upto = (from + len).min(text.len());
        let changed = format!("{}{to}{}", &text[..from], &text[upto..]);
        let _ = read_position::<Nested>(&3, built_in::<Nested>(), &names, &changed);
    }

    #[test]
    fn any_text_is_an_action_or_understood_not(text in "\\PC{0,40}") {
        let played = played::<Offers>(3, 1, 10);
        if let Err(unread) = played.state().read(Seat::new(0), &text) {
            prop_assert!(!unread.expected.is_empty());
        }
    }
}
