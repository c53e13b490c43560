//! SS-I18: clans are names, and seats matter only through turn order.
#![allow(clippy::unwrap_used, reason = "a test that cannot set its table up has failed")]

use kernel::position::{read_position, write_position};
use kernel::{Edition, Entry, Events, Fate, Game, Label, Names, Options, Seat, Viewer};
use samurai::{Action, Samurai};

const CLANS: [&str; 4] = ["Nova", "Pulsar", "Gamma", "Void"];

/// Every clan's name replaced by the one at its place in `to`.
fn renamed(text: &str, to: [&str; 4]) -> String {
    let marked =
        CLANS.iter().enumerate().fold(text.to_owned(), |text, (at, clan)| text.replace(clan, &format!("<{at}>")));
    to.iter().enumerate().fold(marked, |text, (at, clan)| text.replace(&format!("<{at}>"), clan))
}

fn any(game: &Samurai, seat: Seat, luck: &mut Fate) -> Action {
    let mut out = Vec::new();
    game.actions(seat, &mut out);
    out[luck.below(Label::new("walk"), out.len() as u32) as usize]
}

/// Plays both games with the same fate, every action of the first told to the second in its own
/// words; `seat_of` says whose it is there. Positions must tell the same tale all along.
fn play_both(
    mut one: Samurai,
    mut other: Samurai,
    seed: u64,
    clans: [&str; 4],
    seat_of: impl Fn(Seat) -> Seat,
    same: impl Fn(&Samurai, &Samurai),
) -> usize {
    let (mut luck, mut fate, mut twin) = (Fate::quick(seed), Fate::quick(seed + 1), Fate::quick(seed + 1));
    let mut steps = 0;
    while let Some(seat) = one.to_act().first() {
        assert_eq!(other.to_act().first(), Some(seat_of(seat)), "seed {seed}, step {steps}");
        let action = any(&one, seat, &mut luck);
        let words = renamed(&one.notation(action), clans);
        let told = other.read(seat_of(seat), &words).unwrap();
        assert_eq!(other.check(seat_of(seat), told), Ok(()), "seed {seed}: {words}");
        one.perform(seat, action, &mut fate, &mut Events::dropped());
        other.perform(seat_of(seat), told, &mut twin, &mut Events::dropped());
        same(&one, &other);
        steps += 1;
    }
    let scores = |game: &Samurai| game.outcome().unwrap().standings;
    for seat in Seat::all(one.seats()) {
        assert_eq!(scores(&one)[seat.index()], scores(&other)[seat_of(seat).index()], "seed {seed}");
    }
    steps
}

#[test]
fn renaming_clans_changes_names_only() {
    let clans = ["Gamma", "Nova", "Void", "Pulsar"];
    for (players, seed) in [(2, 1), (3, 2), (4, 3), (4, 4)] {
        let start = |names: [&str; 4]| {
            let options = Seat::all(players).fold(Options::new("war", players), |options, seat| {
                options.with(&format!("seat-{}.clan", seat.number()), &names[seat.index()].to_lowercase())
            });
            let setup = Samurai::settings(&options).unwrap();
            Samurai::start(&setup, Edition::built_in().unwrap(), &mut Fate::quick(seed)).unwrap()
        };
        let names = Names::scene(players);
        let tale = |game: &Samurai| write_position(game, Viewer::REFEREE, &names);
        let same = |one: &Samurai, other: &Samurai| assert_eq!(renamed(&tale(one), clans), tale(other));
        let steps = play_both(start(CLANS), start(clans), seed, clans, |seat| seat, same);
        assert!(steps > 100, "hardly played: {steps}");
    }
}

/// A table after the draft, and the same table with everybody one seat further round.
#[test]
fn seats_matter_only_through_turn_order() {
    for (players, seed) in [(2u8, 5), (3, 6), (4, 7)] {
        let setup = Samurai::settings(&Options::new("war", players)).unwrap();
        let edition = Edition::built_in().unwrap();
        let mut one = Samurai::start(&setup, edition, &mut Fate::quick(seed)).unwrap();
        let mut luck = Fate::quick(seed);
        for _ in 0..2 * players {
            let seat = one.to_act().first().unwrap();
            let action = any(&one, seat, &mut luck);
            one.perform(seat, action, &mut Fate::quick(seed), &mut Events::dropped());
        }
        let names = Names::scene(players);
        let round = Names::new((0..players).map(|at| names[Seat::new((at + 1) % players)].to_owned()), players);
        let text = write_position(&one, Viewer::REFEREE, &round);
        let other: Samurai = read_position(&setup, edition, &names, &text).unwrap();
        let honor = |game: &Samurai, seat: Seat| {
            let view = game.view(Viewer::REFEREE);
            let player = &view.players[seat.index()];
            (player.clan.clone(), player.honor, player.wealth, player.hand.clone(), player.supply.clone())
        };
        let seat_of = |seat: Seat| seat.next(players);
        let same = |one: &Samurai, other: &Samurai| {
            Seat::all(players).for_each(|seat| assert_eq!(honor(one, seat), honor(other, seat_of(seat))));
        };
        let steps = play_both(one, other, seed, CLANS, seat_of, same);
        assert!(steps > 50, "hardly played: {steps}");
    }
}
