//! Law 3 (d): two actions of another seat that a viewer may not tell apart (`write_for` writes
//! them alike) show that viewer equal events, view and choices.

use super::game::{Played, differ};
use super::legality::Offers;
use super::secrecy::{Gets, Shown};
use crate::play::Walk;
use kernel::{Entry, Seal, Seat, Seed, Viewer};

/// Pairs tried at one position, for each actor and viewer.
const PAIRS: usize = 3;

pub(super) fn hold<G: Entry>(played: &Played<'_, G>, offers: &Offers<G>, walk: &mut Walk<G>) -> Result<(), String> {
    for actor in played.seats().filter(|&seat| offers.all(seat).len() > 1) {
        let others = played.seats().filter(|&seat| seat != actor).map(Some);
        for viewer in others.chain([None]) {
            let pairs = alike(played, actor, viewer, offers.all(actor));
            for _ in 0..PAIRS.min(pairs.len()) {
                let pair = pairs[walk.below(pairs.len())];
                let luck = Seed::from(walk.below(1 << 30) as u64);
                pair_holds(played, actor, viewer, pair, luck).map_err(|what| {
                    let (one, two) = (played.state.notation(pair.0), played.state.notation(pair.1));
                    let to = viewer.map_or("a spectator".to_owned(), |seat| seat.to_string());
                    format!("(d) {actor}'s {one:?} and {two:?} read alike to {to}, but {what}")
                })?;
            }
        }
    }
    Ok(())
}

fn eyes(viewer: Option<Seat>) -> Viewer {
    viewer.map_or(Viewer::SPECTATOR, Viewer::seat)
}

/// Neighbouring pairs of actions that read alike to the viewer.
fn alike<G: Entry>(
    played: &Played<'_, G>,
    actor: Seat,
    viewer: Option<Seat>,
    actions: &[G::Action],
) -> Vec<(G::Action, G::Action)> {
    let write = |&action: &G::Action| (played.state.notation_for(eyes(viewer), actor, action), action);
    let mut written: Vec<(String, G::Action)> = actions.iter().map(write).collect();
    written.sort_by(|one, two| one.0.cmp(&two.0));
    let twins = written.windows(2).filter(|pair| pair[0].0 == pair[1].0);
    twins.map(|pair| (pair[0].1, pair[1].1)).collect()
}

fn pair_holds<G: Entry>(
    played: &Played<'_, G>,
    actor: Seat,
    viewer: Option<Seat>,
    (one, two): (G::Action, G::Action),
    luck: Seed,
) -> Result<(), String> {
    let after = |action| Shown::after(&played.state, (actor, action), luck, eyes(viewer), played.names);
    let (one, two) = (after(one), after(two));
    differ("whether it closed a sealed round", &one.seal, &two.seal)?;
    if one.seal == Seal::Closed {
        return Ok(()); // the round is open now: what was sealed may show
    }
    let wholly = one.agrees(&two)?;
    if !wholly && one.seal == Seal::Open {
        return Ok(()); // a face came to light by the rules, and what follows may differ by it
    }
    if !wholly {
        return Err("a sealed answer shows its face".to_owned());
    }
    match viewer {
        Some(seat) => Gets::of(played, &one.state, seat).same(&Gets::of(played, &two.state, seat)),
        None => differ("the view", &one.state.view(eyes(None)), &two.state.view(eyes(None))),
    }
}
