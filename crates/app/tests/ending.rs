//! Every game says why it ended: of what happened at this table, not of the rule in general.

use kernel::{Names, Options, Seat, Table};

fn options() -> Options {
    Options::new("", 2)
}

fn names() -> Names {
    Names::new(["Ann", "Bob"].map(str::to_owned), 2)
}

#[test]
fn a_duel_of_star_realms_ends_by_what_happened_in_it() {
    let position = "to move  seat 1\nseat 1 combat  4\nseat 1 hand  Scout\nseat 2 authority  4";
    let mut table = catalog::open_at("realms", &options(), None, 7.into(), position).unwrap();
    assert_eq!(table.ending(&names()), None);
    table.submit(Seat::new(0), "attack seat 2 with 4", None, &names()).unwrap();
    assert_eq!(table.ending(&names()).as_deref(), Some("Bob's Authority fell to 0."));
}

#[test]
fn whoever_gives_up_is_named() {
    let mut table = catalog::open("assembly", &options(), None, 7.into()).unwrap();
    assert_eq!(table.ending(&names()), None);
    table.submit(Seat::new(1), "concede", None, &names()).unwrap();
    assert_eq!(table.ending(&names()).as_deref(), Some("Bob resigned."));
}

/// Gives up where the game knows that, else takes what is listed first until it is over.
fn play_out(table: &mut dyn Table) {
    if table.submit(Seat::new(0), "concede", None, &names()).is_ok() {
        return;
    }
    while let Some(seat) = table.to_act().first() {
        assert!(table.list(seat) > 0 && table.take(seat, 0));
    }
}

#[test]
fn whatever_is_over_says_why() {
    for game in catalog::IDS {
        let mut table = catalog::open(game, &options(), None, 7.into()).unwrap();
        assert_eq!(table.ending(&names()), None, "{game}");
        play_out(table.as_mut());
        let words = table.ending(&names()).unwrap_or_default();
        assert!(table.outcome().is_some() && words.ends_with('.'), "{game}: {words:?}");
    }
}
