//! Random play that seldom passes or declines: what the tests of whole games share.
#![allow(clippy::unwrap_used, reason = "a test that cannot set its table up has failed")]

use captains::action::Action;
use captains::kinds::Track;
use captains::{Captains, Event};
use kernel::{Edition, Entry, Events, Fate, Game, Label, Options, Seat};

/// A table of so many captains; one alone plays the solo game.
pub fn start(players: u8, seed: u64, passenger: &str) -> Captains {
    let options = Options::new(if players == 1 { "solo" } else { "captains" }, players).with("passenger", passenger);
    let setup = Captains::settings(&options).unwrap();
    Captains::start(&setup, Edition::built_in().unwrap(), &mut Fate::quick(seed)).unwrap()
}

/// Plays at random, but seldom passes or declines: games as long as they get.
pub fn busy(game: &mut Captains, seed: u64, mut tell: impl FnMut(&Captains, Seat, Action, &[Event])) -> usize {
    let (mut luck, mut fate, mut events) = (Fate::quick(seed ^ 77), Fate::quick(seed), Events::kept());
    let mut listed = Vec::new();
    for steps in 0..20_000 {
        let Some(seat) = game.to_act().first() else { return steps };
        listed.clear();
        game.actions(seat, &mut listed);
        let action = eager(&listed, Track::ALL[seed as usize % 3], &mut luck);
        game.perform(seat, action, &mut fate, &mut events);
        tell(game, seat, action, events.list());
        events.clear();
    }
    panic!("a game of seed {seed} does not end");
}

/// One of the listed actions; a step on the favourite track first, declining and passing seldom.
fn eager(listed: &[Action], favourite: Track, luck: &mut Fate) -> Action {
    let mut below = |n: usize| luck.below(Label::new("walk"), n as u32) as usize;
    if listed.contains(&Action::Step(favourite)) {
        return Action::Step(favourite);
    }
    let mut action = listed[below(listed.len())];
    while matches!(action, Action::Pass | Action::Done | Action::Ignore) && listed.len() > 1 && below(30) > 0 {
        action = listed[below(listed.len())];
    }
    action
}
