//! What every bot keeps to in every game: worlds its seat cannot tell apart give the same move;
//! the same seed gives the same move again; what it plays is legal; its games end.

use bots::{Bot, Budget, Level, Search};
use catalog::Visit;
use evaluation::Evaluate;
use kernel::{Edition, Entry, Events, Fate, Label, Observed, Options, Seat};
use std::collections::BTreeSet;

/// Every level, the searches with a small budget of the same making.
fn bots<G: Evaluate>(seed: u64) -> Vec<(&'static str, Box<dyn Bot<G>>)> {
    let search = |playouts| Box::new(Search::new(Budget { playouts, depth: 4 }, seed));
    let mut all: Vec<(&'static str, Box<dyn Bot<G>>)> =
        [Level::Random, Level::Cadet, Level::Ensign].map(|level| (level.name(), level.bot(seed))).into();
    all.push(("a short search", search(12)));
    all.push(("a longer search", search(40)));
    all
}

/// Calls `look` at a few positions of a random game, never the same two steps in a row.
fn wander<G: Entry + Evaluate>(options: &Options, seed: u64, mut look: impl FnMut(&G, Seat)) {
    let setup = G::settings(options).expect("a listed format and its number of players");
    let edition = Edition::built_in().expect("the built-in content");
    let mut fate = Fate::quick(seed);
    let mut state = G::start(&setup, edition, &mut fate).expect("a listed format");
    let (mut listed, mut events) = (Vec::new(), Events::dropped());
    for step in 0..240 {
        let Some(seat) = state.to_act().first() else { return };
        if step % 29 == 3 {
            look(&state, seat);
        }
        listed.clear();
        state.actions(seat, &mut listed);
        let at = fate.below(Label::new("walk"), listed.len() as u32) as usize;
        state.perform(seat, listed[at], &mut fate, &mut events);
    }
}

struct Alike<'a>(&'a Options);

impl Visit for Alike<'_> {
    type Out = usize;
    fn visit<G: Entry + Evaluate>(self) -> usize {
        let mut looked = 0;
        wander::<G>(self.0, 5, |state, seat| {
            let mut other = state.clone();
            other.determinize(seat, &mut Fate::quick(77));
            for ((name, mut here), (_, mut there)) in bots::<G>(9).into_iter().zip(bots::<G>(9)) {
                let chosen = here.choose(&Observed::new(state, seat));
                let again = there.choose(&Observed::new(&other, seat));
                let (one, two) = (state.notation(chosen), state.notation(again));
                assert_eq!(one, two, "{}: {name} tells apart what {seat} cannot", G::ID);
                assert!(state.check(seat, chosen).is_ok(), "{}: {name} plays {one}, which is illegal", G::ID);
                looked += 1;
            }
        });
        looked
    }
}

#[test]
fn worlds_a_seat_cannot_tell_apart_give_the_same_move() {
    assert_eq!(catalog::games().len(), 5);
    for game in catalog::games() {
        for format in game.all_formats {
            for players in BTreeSet::from([format.players.0, format.players.1]) {
                let options = Options::new(format.id, players);
                let looked = catalog::visit(game.id, &options, Alike(&options)).expect("a listed game");
                assert!(looked > 0, "{} {} was not looked at", game.id, format.id);
            }
        }
    }
}

/// The same with what each level really has, at a few positions of sensible play.
struct FullAlike<'a>(&'a Options);

impl Visit for FullAlike<'_> {
    type Out = usize;
    fn visit<G: Entry + Evaluate>(self) -> usize {
        let mut looked = 0;
        stroll::<G>(self.0, |state, seat| {
            let mut other = state.clone();
            other.determinize(seat, &mut Fate::quick(78));
            for level in [Level::Cadet, Level::Ensign, Level::Commander, Level::Captain, Level::Admiral] {
                let chosen = level.bot::<G>(9).choose(&Observed::new(state, seat));
                let again = level.bot::<G>(9).choose(&Observed::new(&other, seat));
                let (one, two) = (state.notation(chosen), state.notation(again));
                assert_eq!(one, two, "{}: {level} tells apart what {seat} cannot", G::ID);
                assert!(state.check(seat, chosen).is_ok(), "{}: {level} plays {one}, which is illegal", G::ID);
            }
            looked += 1;
        });
        looked
    }
}

/// Calls `look` at three positions of a game of ensigns in which there is something to choose.
fn stroll<G: Entry + Evaluate>(options: &Options, mut look: impl FnMut(&G, Seat)) {
    let setup = G::settings(options).expect("a listed format and its number of players");
    let edition = Edition::built_in().expect("the built-in content");
    let mut fate = Fate::quick(6);
    let mut state = G::start(&setup, edition, &mut fate).expect("a listed format");
    let (mut ensign, mut listed, mut events) = (Level::Ensign.bot::<G>(4), Vec::new(), Events::dropped());
    let mut choices = 0;
    while let Some(seat) = state.to_act().first() {
        listed.clear();
        state.candidates(seat, &mut listed);
        choices += usize::from(listed.len() > 1);
        if listed.len() > 1 && [4, 12, 20].contains(&choices) {
            look(&state, seat);
        }
        if choices > 20 {
            return;
        }
        let action = ensign.choose(&Observed::new(&state, seat));
        state.perform(seat, action, &mut fate, &mut events);
    }
}

#[test]
fn full_budgets_too_give_the_same_move_in_worlds_a_seat_cannot_tell_apart() {
    for game in catalog::games() {
        let format = &game.all_formats[0];
        let options = Options::new(format.id, format.players.0);
        let looked = catalog::visit(game.id, &options, FullAlike(&options)).expect("a listed game");
        assert_eq!(looked, 3, "{} {} was looked at too seldom", game.id, format.id);
    }
}

struct Ends<'a>(&'a Options);

impl Visit for Ends<'_> {
    type Out = ();
    fn visit<G: Entry + Evaluate>(self) {
        let setup = G::settings(self.0).expect("a listed format and its number of players");
        let mut fate = Fate::quick(3);
        let edition = Edition::built_in().expect("the built-in content");
        let mut state = G::start(&setup, edition, &mut fate).expect("a listed format");
        let levels = [Level::Ensign, Level::Cadet];
        let mut bots: Vec<_> =
            Seat::all(state.seats()).map(|seat| levels[seat.index() % 2].bot::<G>(seat.index() as u64)).collect();
        let mut events = Events::dropped();
        for _ in 0..G::LONGEST {
            let Some(seat) = state.to_act().first() else { break };
            let action = bots[seat.index()].choose(&Observed::new(&state, seat));
            assert!(state.check(seat, action).is_ok(), "{}: {} is illegal", G::ID, state.notation(action));
            state.perform(seat, action, &mut fate, &mut events);
            if let Err(broken) = state.state_holds() {
                panic!("{}: {broken} after {}", G::ID, state.notation(action));
            }
        }
        assert!(state.outcome().is_some(), "{} did not end", G::ID);
    }
}

#[test]
fn games_of_bots_are_legal_and_end() {
    for game in catalog::games() {
        for format in game.all_formats {
            let options = Options::new(format.id, format.players.0);
            catalog::visit(game.id, &options, Ends(&options)).expect("a listed game");
        }
    }
}
