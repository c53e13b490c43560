//! AT-Y11, AT-Y14, AT-Y15, AT-Y20: what one turn and one game can hold at most; with the bell on
//! every game ends within its rounds.

#![allow(clippy::unwrap_used)] // helpers of tests are tests

use attack::{Attack, Deed, Event};
use kernel::{Edition, Entry, Events, Fate, Game, Options, Seat};
use testkit::play::Walk;

/// What AT-Y14 and AT-Y11 grant a turn.
const ACTIONS_A_TURN: u32 = 100;
const ROLLS_A_TURN: u32 = 6;
const DAMAGE_A_TURN: u32 = 3;

/// What a turn saw so far, and the powers a game saw.
#[derive(Default, Debug)]
struct Seen {
    actions: u32,
    rolls: u32,
    damage: u32,
    powers: [u32; 4],
}

impl Seen {
    fn see(&mut self, deed: Deed) {
        let power = |seat: Seat| seat.index();
        match deed {
            Deed::TurnBegan { .. } => *self = Seen { powers: self.powers, ..Seen::default() },
            Deed::Rolled { .. } => self.rolls += 1,
            // AT-D3: on an empty tile the Damage is the destruction.
            Deed::Lost { .. } => self.damage += 1,
            Deed::Destroyed { seat, .. } => {
                self.damage += 1;
                self.powers[power(seat)] = 0;
            }
            Deed::Rewiring { seat, .. } | Deed::Dictated { seat, .. } | Deed::Wormholed { seat, .. } => {
                self.powers[power(seat)] += 1;
            }
            _ => {}
        }
    }

    fn is_within(&self) -> bool {
        let turn = self.actions <= ACTIONS_A_TURN && self.rolls <= ROLLS_A_TURN && self.damage <= DAMAGE_A_TURN;
        // AT-Y20: once a game, in Capture the Flag once a life.
        turn && self.powers.iter().all(|&uses| uses <= 1)
    }
}

/// Plays one game; says how many rounds it had. Panics where a turn goes over its bound.
fn rounds(options: &Options, seed: u64) -> u16 {
    let setup = Attack::settings(options).unwrap();
    let mut fate = Fate::quick(seed);
    let mut game = Attack::start(&setup, Edition::built_in().unwrap(), &mut fate).unwrap();
    let mut walk = Walk::new(seed);
    let mut events = Events::kept();
    let (mut rounds, mut seen) = (0, Seen::default());
    while let Some(step) = walk.pick(&game) {
        events.clear();
        game.perform(step.seat, step.action, &mut fate, &mut events);
        seen.actions += 1;
        for event in events.list() {
            let Event::Deed(deed) = *event else { continue };
            seen.see(deed);
            assert!(seen.is_within(), "seed {seed}: {seen:?}");
            if let Deed::RoundEnded { rounds: complete } = deed {
                rounds = complete;
            }
        }
    }
    assert!(game.outcome().is_some(), "seed {seed} ends with an outcome");
    rounds
}

fn tables() -> impl Iterator<Item = Options> {
    let sizes = [("arena", 2), ("arena", 3), ("arena", 4), ("team", 4), ("ctf", 4)];
    sizes.into_iter().flat_map(|(format, players)| {
        ["off", "on"].map(|powers| Options::new(format, players).with("special_powers", powers))
    })
}

#[test]
fn with_the_bell_every_game_ends_within_its_rounds() {
    for table in tables() {
        for most in [10, 25, 60] {
            let options = table.clone().with("bell", "on").with("max_rounds", &most.to_string());
            let longest = (0..100).map(|seed| rounds(&options, seed)).max().unwrap();
            assert!(longest <= most, "{options:?} took {longest} rounds");
        }
    }
}

/// AT-Z1: nor do more quiet rounds in a row go by than were agreed.
#[test]
fn with_the_bell_no_game_stays_quiet_for_longer() {
    for table in tables() {
        let options = table.with("bell", "on").with("quiet_rounds", "4").with("max_rounds", "500");
        let setup = Attack::settings(&options).unwrap();
        for seed in 0..40 {
            let mut fate = Fate::quick(seed);
            let mut game = Attack::start(&setup, Edition::built_in().unwrap(), &mut fate).unwrap();
            let mut walk = Walk::new(seed);
            while let Some(step) = walk.pick(&game) {
                let quiet = game.view(kernel::Viewer::SPECTATOR).quiet_rounds;
                assert!(quiet < 4, "seed {seed}: {quiet} quiet rounds and the game goes on");
                game.perform(step.seat, step.action, &mut fate, &mut Events::dropped());
            }
        }
    }
}

/// AT-Z5: without the bell the guard ends it.
#[test]
fn without_the_bell_the_guard_ends_it() {
    for table in tables() {
        let longest = (0..12).map(|seed| rounds(&table, seed)).max().unwrap();
        assert!(longest <= 500, "{table:?} took {longest} rounds");
    }
}
