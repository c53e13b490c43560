//! Law 2: set-up, edition, seed and actions rebuild the state, also in mid-effect; so does undo
//! then redo, and going back any number of steps.

use super::game::{Played, differ};
use crate::play::Walk;
use kernel::{Entry, GameRefusal, Match, state_hash};

/// Rebuilds the match by three ways; returns it for the round trips.
pub(super) fn holds<G: Entry>(played: &Played<'_, G>, walk: &mut Walk<G>) -> Result<Match<G>, String> {
    let begun = Match::begin(played.options, played.edition, played.seed);
    let mut rebuilt = begun.map_err(|error| format!("it cannot be set up again: {error}"))?;
    redo(&mut rebuilt, played, 0)?;
    same("the state rebuilt from the actions", &rebuilt, played)?;
    let back = walk.below(played.log.len() + 1);
    rebuilt.rewind(back);
    redo(&mut rebuilt, played, back)?;
    same("the state after going back and on again", &rebuilt, played)?;
    undo(&mut rebuilt, played)?;
    Ok(rebuilt)
}

fn redo<G: Entry>(rebuilt: &mut Match<G>, played: &Played<'_, G>, from: usize) -> Result<(), String> {
    for (at, &(seat, action)) in played.log.iter().enumerate().skip(from) {
        if let Err(refusal) = rebuilt.submit(seat, action, None) {
            let action = rebuilt.state().notation(action);
            return Err(format!("action {} ({seat}: {action}) is refused when replayed: {}", at + 1, refusal.rule()));
        }
    }
    Ok(())
}

fn undo<G: Entry>(rebuilt: &mut Match<G>, played: &Played<'_, G>) -> Result<(), String> {
    let Some(&(seat, _)) = played.log.last() else {
        return Ok(());
    };
    if rebuilt.undo(seat).is_err() {
        return Ok(());
    }
    differ("the state after undo", rebuilt.state(), &played.before)?;
    redo(rebuilt, played, played.log.len() - 1)?;
    same("the state after undo and redo", rebuilt, played)
}

fn same<G: Entry>(what: &str, rebuilt: &Match<G>, played: &Played<'_, G>) -> Result<(), String> {
    differ(what, rebuilt.state(), &played.state)?;
    if state_hash(rebuilt.state()) != state_hash(&played.state) {
        return Err(format!("{what} is equal, its hash is not"));
    }
    Ok(())
}
