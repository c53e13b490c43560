//! Bulk play takes short cuts: it must come to the same, and stand what nobody checked.

use kernel::{Edition, Entry, Enum, Events, Fate, Game, Options, Viewer};
use realms::format::Role;
use realms::{Action, Six};
use testkit::play::Walk;

/// A game of each format with the most players, from this deal.
fn games(deal: u64) -> impl Iterator<Item = Six> {
    Six::FORMATS.iter().map(move |format| {
        let setup = Six::settings(&Options::new(format.id, format.players.1)).expect("a format seats its players");
        let edition = Edition::built_in().expect("the built-in file is sound");
        Six::start(&setup, edition, &mut Fate::quick(deal)).expect("the set-up is sound")
    })
}

/// SR-P8: a list of gains is run in one go where nobody listens, and gives what its effects give.
#[test]
fn whether_anybody_listens_changes_nothing() {
    for mut quiet in games(5) {
        let (mut told, mut walk) = (quiet, Walk::new(9));
        let (mut dropped, mut kept) = (Events::dropped(), Events::kept());
        let (mut luck, mut same_luck) = (Fate::quick(3), Fate::quick(3));
        for _ in 0..2_000 {
            let Some(step) = walk.pick(&quiet) else { break };
            quiet.perform(step.seat, step.action, &mut luck, &mut dropped);
            told.perform(step.seat, step.action, &mut same_luck, &mut kept);
            assert_eq!(quiet, told, "after {:?}", step.action);
            kept.clear();
        }
    }
}

/// Whatever is performed unchecked, nothing panics.
#[test]
fn unchecked_actions_are_stood() {
    for mut state in games(8) {
        let (mut walk, mut fate, mut events) = (Walk::new(4), Fate::quick(6), Events::dropped());
        for step in 0..200 {
            if step % 20 == 0 {
                every_action(&state);
            }
            let Some(step) = walk.pick(&state) else { break };
            state.perform(step.seat, step.action, &mut fate, &mut events);
        }
    }
}

fn every_action(state: &Six) {
    let Some(seat) = state.to_act().first() else { return };
    for action in (0..Action::LENGTH).map(Action::from_usize) {
        state.clone().perform(seat, action, &mut Fate::quick(1), &mut Events::dropped());
    }
}

/// SR-I11: after the Draw Phase a hand has its size, or there was nothing left to draw.
#[test]
fn hands_are_full_after_the_draw_phase() {
    for mut state in games(11) {
        let (mut walk, mut fate, mut events) = (Walk::new(2), Fate::quick(7), Events::dropped());
        for _ in 0..3_000 {
            let (turn, before) = (state.turn(), state.view(Viewer::REFEREE).acting);
            let Some(step) = walk.pick(&state) else { break };
            state.perform(step.seat, step.action, &mut fate, &mut events);
            let view = state.view(Viewer::REFEREE);
            for player in view.players.iter().filter(|player| state.turn() > turn && before.has(player.seat)) {
                // Five Raiders face a Boss who draws eight (SR-Z2).
                let size = if player.role == Role::Boss { 8 } else { 5 };
                let spent = player.deck == 0 && player.discard.is_empty();
                assert!(player.hand.len() == size || spent, "{} holds {}", player.seat, player.hand.len());
            }
        }
    }
}
