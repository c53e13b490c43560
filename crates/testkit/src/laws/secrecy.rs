//! Law 3, (a) to (c) and (e): a world redealt for a seat is one it cannot tell from the true one.

use super::game::{Played, differ};
use crate::play::{Step, Walk};
use kernel::position::write_position;
use kernel::{
    Choice, Entry, Enum, Events, Fate, Match, Names, Prompt, Redact, Seal, Seat, SeatSet, Seed, TableWords, Viewer,
};

/// Refused ids tried where not all are, and refusals put into words.
const TRIED: usize = 64;
const WORDS: usize = 8;
/// Actions performed in both worlds at one position, for each seat.
const PUBLIC: usize = 3;
/// Steps a redealt world is played on.
const PLAYED_ON: usize = 6;

type Told<G> = (<<G as kernel::Game>::Event as Redact>::Shown, String);

pub(super) fn holds<G: Entry>(played: &Played<'_, G>, walk: &mut Walk<G>, all_ids: bool) -> Result<(), String> {
    for seat in played.seats() {
        let luck = walk.below(1 << 30) as u64;
        let world = redealt(&played.state, seat, luck);
        let said = |what: String| format!("{what} ({seat}, redeal {luck})");
        gets_the_same(played, &world, seat).map_err(|what| said(format!("(a) {what}")))?;
        refused_the_same(played, &world, seat, walk, all_ids).map_err(|what| said(format!("(a) {what}")))?;
        canonical(&played.state, &world, seat, luck).map_err(|what| said(format!("(c) {what}")))?;
        recalled(&played.state, &world, seat).map_err(|what| said(format!("(e) {what}")))?;
        plays_on(world.clone(), walk).map_err(|what| said(format!("(e) {what}")))?;
        for _ in 0..PUBLIC {
            shows_the_same(played, &world, seat, walk).map_err(|what| said(format!("(b) {what}")))?;
        }
    }
    Ok(())
}

fn redealt<G: Entry>(state: &G, seat: Seat, luck: u64) -> G {
    let mut world = state.clone();
    world.determinize(seat, &mut Fate::quick(luck));
    world
}

/// Everything a seat gets of a position.
pub(super) struct Gets<G: Entry> {
    view: G::View,
    public: G::View,
    waiting: (SeatSet, SeatSet),
    choices: Vec<Choice>,
    prompt: Option<Prompt>,
    kinds: Vec<(Seat, &'static str)>,
    fallback: Option<String>,
    position: String,
    /// What the things it may click stand for.
    tries: Vec<(String, Option<String>)>,
}

impl<G: Entry> Gets<G> {
    pub fn of(played: &Played<'_, G>, state: &G, seat: Seat) -> Self {
        let viewer = Viewer::seat(seat);
        let at = Match::at(played.options.clone(), state.clone(), Fate::quick(0));
        let owes = state.to_act().has(seat);
        let choices = at.choices(seat, played.names);
        let clicks = choices.iter().flat_map(|choice| &choice.path);
        let tries = clicks.map(|anchor| (anchor.clone(), TableWords::tries(&at, seat, anchor))).collect();
        Gets {
            view: state.view(viewer),
            public: state.view(Viewer::SPECTATOR),
            waiting: (state.waiting(viewer), state.waiting(Viewer::SPECTATOR)),
            choices,
            tries,
            prompt: owes.then(|| state.prompt(seat)),
            kinds: state.to_act().iter().map(|other| (other, state.prompt(other).kind)).collect(),
            fallback: owes.then(|| state.notation(state.fallback(seat))),
            position: write_position(state, viewer, played.names),
        }
    }

    pub fn same(&self, other: &Gets<G>) -> Result<(), String> {
        differ("the view", &self.view, &other.view)?;
        differ("a spectator's view", &self.public, &other.public)?;
        differ("whom it and a spectator wait for", &self.waiting, &other.waiting)?;
        differ("what it may choose", &self.choices, &other.choices)?;
        differ("the prompt", &self.prompt, &other.prompt)?;
        differ("the fallback", &self.fallback, &other.fallback)?;
        differ("the position as text", &self.position, &other.position)?;
        differ("what things stand for", &self.tries, &other.tries)?;
        self.same_kinds(other)
    }

    /// The kind of a pending question is public wherever both worlds put one.
    fn same_kinds(&self, other: &Gets<G>) -> Result<(), String> {
        let asked = |seat: Seat| other.kinds.iter().find(|(who, _)| *who == seat).map(|(_, kind)| *kind);
        for &(seat, kind) in &self.kinds {
            if let Some(there) = asked(seat) {
                differ(&format!("the kind of {seat}'s question"), &kind, &there)?;
            }
        }
        Ok(())
    }
}

/// (a) Redealing changes nothing the seat gets.
fn gets_the_same<G: Entry>(played: &Played<'_, G>, world: &G, seat: Seat) -> Result<(), String> {
    Gets::of(played, &played.state, seat).same(&Gets::of(played, world, seat))
}

/// (a) … nor what it is refused, nor the words of it.
fn refused_the_same<G: Entry>(
    played: &Played<'_, G>,
    world: &G,
    seat: Seat,
    walk: &mut Walk<G>,
    all_ids: bool,
) -> Result<(), String> {
    let ids = if all_ids { G::Action::LENGTH } else { TRIED.min(G::Action::LENGTH) };
    let truth = Match::at(played.options.clone(), played.state.clone(), Fate::quick(0));
    let other = Match::at(played.options.clone(), world.clone(), Fate::quick(0));
    let mut words = 0;
    for id in 0..ids {
        let id = if all_ids { id } else { walk.below(G::Action::LENGTH) };
        let action = G::Action::from_usize(id);
        let (here, there) = (played.state.check(seat, action), world.check(seat, action));
        if here != there {
            let what = format!("the answer to {}", played.state.notation(action));
            differ(&what, &here, &there)?;
        }
        if let (Err(refusal), true) = (here, words < WORDS) {
            words += 1;
            let say = |at: &Match<G>| at.refusal_words(seat, refusal, played.names);
            differ("the words of a refusal", &say(&truth), &say(&other))?;
        }
    }
    Ok(())
}

/// (c) A redeal depends on what the seat knows and on fate alone.
fn canonical<G: Entry>(state: &G, world: &G, seat: Seat, luck: u64) -> Result<(), String> {
    let once = redealt(state, seat, luck ^ 1);
    let twice = redealt(world, seat, luck ^ 1);
    let said = |what: String| format!("{what}: {} | {}", referee(&twice), referee(&once));
    differ("the redeal of a redeal", &twice, &once).map_err(said)
}

fn referee<G: Entry>(state: &G) -> String {
    write_position(state, Viewer::REFEREE, &Names::scene(state.seats()))
}

/// (e) The true world and every redealt one are possible to the seat.
fn recalled<G: Entry>(state: &G, world: &G, seat: Seat) -> Result<(), String> {
    if !state.possible(seat, state) {
        return Err("the true world is not possible to it".to_owned());
    }
    if !state.possible(seat, world) {
        return Err(format!("the redeal contradicts what it saw: {}", referee(world)));
    }
    Ok(())
}

/// (e) A redealt world is a state like any other: its invariants hold, and it can be played on.
fn plays_on<G: Entry>(mut world: G, walk: &mut Walk<G>) -> Result<(), String> {
    world.state_holds().map_err(|broken| format!("the redealt world breaks {broken}"))?;
    let (mut fate, mut events) = (Fate::quick(walk.below(1 << 30) as u64), Events::dropped());
    for _ in 0..PLAYED_ON {
        let Some(step) = walk.pick(&world) else {
            let stuck = world.outcome().is_none();
            return if stuck { Err("the redealt world comes to a dead end".to_owned()) } else { Ok(()) };
        };
        world.perform(step.seat, step.action, &mut fate, &mut events);
    }
    Ok(())
}

/// A quick look at one seat, cheap enough for every position: what it and a spectator see, what it may answer, and what
/// the coming action will show it. Which seat and which redeal follow from the step alone, so that a violation is
/// found again.
pub(super) fn glance<G: Entry>(played: &Played<'_, G>, at: usize, step: &Step<G::Action>) -> Result<(), String> {
    let (state, seat, luck) = (&played.state, Seat::new((at % usize::from(played.state.seats())) as u8), at as u64);
    let world = redealt(state, seat, luck);
    let said = |what: String| format!("{what} ({seat}, redeal {luck} at a glance)");
    let viewer = Viewer::seat(seat);
    let seen = |of: &G| (of.view(viewer), of.view(Viewer::SPECTATOR), of.waiting(viewer));
    differ("what it and a spectator see", &seen(state), &seen(&world)).map_err(|what| said(format!("(a) {what}")))?;
    let answers = |of: &G| {
        let mut listed = Vec::new();
        of.actions(seat, &mut listed);
        listed
    };
    differ("its answers", &answers(state), &answers(&world)).map_err(|what| said(format!("(a) {what}")))?;
    shows(played, &world, seat, step, Seed::from(luck)).map_err(|what| said(format!("(b) {what}")))
}

/// (b) A public action shows the seat the same in both worlds, up to the first face revealed.
fn shows_the_same<G: Entry>(played: &Played<'_, G>, world: &G, seat: Seat, walk: &mut Walk<G>) -> Result<(), String> {
    let Some(step) = walk.pick(&played.state) else {
        return Ok(());
    };
    let luck = Seed::from(walk.below(1 << 30) as u64);
    shows(played, world, seat, &step, luck)
}

fn shows<G: Entry>(
    played: &Played<'_, G>,
    world: &G,
    seat: Seat,
    step: &Step<G::Action>,
    luck: Seed,
) -> Result<(), String> {
    let viewer = Viewer::seat(seat);
    let hidden = || {
        let shown = played.state.notation_for(viewer, step.seat, step.action);
        step.seat != seat && shown != played.state.notation(step.action)
    };
    if world.check(step.seat, step.action).is_err() || hidden() {
        return Ok(());
    }
    let here = Shown::after(&played.state, (step.seat, step.action), luck, viewer, played.names);
    let there = Shown::after(world, (step.seat, step.action), luck, viewer, played.names);
    if here.seal != Seal::Open || there.seal != Seal::Open {
        return Ok(()); // a sealed answer is not public
    }
    let what = |words: String| format!("after {}: {}: {words}", step.seat, played.state.notation(step.action));
    // Its own side sees a hand in any order, so that the order of its draws may differ and no view does.
    let ours = played.state.side(step.seat).has(seat);
    if !here.agrees(&there).map_err(what)? && !ours && here.forgets(&there, seat) {
        return Err(what("it is shown a face that it does not know afterwards".to_owned()));
    }
    Ok(())
}

/// What performing an action shows a viewer.
pub(super) struct Shown<G: Entry> {
    pub state: G,
    pub seal: Seal,
    barred: bool,
    shuffled: bool,
    told: Vec<Told<G>>,
}

impl<G: Entry> Shown<G> {
    pub fn after(state: &G, (seat, action): (Seat, G::Action), luck: Seed, viewer: Viewer, names: &Names) -> Self {
        let (mut state, mut fate, mut events) = (state.clone(), Fate::sealed(luck), Events::kept());
        state.perform(seat, action, &mut fate, &mut events);
        let (seal, shuffled) = (events.sealing(), fate.uses() > 0);
        let barred = events.is_barred() || shuffled;
        let shown = events.list().iter().filter_map(|event| event.shown_to(viewer));
        let told = shown.map(|shown| (shown.clone(), state.tell(&shown, names))).collect();
        Shown { state, seal, barred, shuffled, told }
    }

    /// Whether a seat cannot tell the two worlds apart afterwards, though other faces were shown to it and nothing was
    /// shuffled since: what a player draws in sight of others who do not see that hand.
    fn forgets(&self, other: &Shown<G>, seat: Seat) -> bool {
        !self.shuffled && !other.shuffled && self.state.possible(seat, &other.state)
    }

    /// Whether both show the same: wholly, or (`false`) up to the first face revealed.
    pub fn agrees(&self, other: &Shown<G>) -> Result<bool, String> {
        for (one, two) in self.told.iter().zip(&other.told) {
            if one == two {
                continue;
            }
            let veiled = |told: &Told<G>| G::Event::veil(&told.0);
            if veiled(one) == veiled(two) && one.0 != two.0 && self.barred && other.barred {
                return Ok(false);
            }
            differ("what is shown (with no face revealed by it)", one, two)?;
        }
        let rest = |shown: &Shown<G>, n: usize| shown.told.get(n).map(|told| told.1.clone());
        let n = self.told.len().min(other.told.len());
        differ("what is shown next", &rest(self, n), &rest(other, n)).map(|()| true)
    }
}
