//! What random play of a game shows: questions with their answers, events in words, chance.

use crate::play::{Step, Walk};
use kernel::{Edition, Entry, Fate, Match, Names, Options, Redact, Script, Seat, Viewer};
use std::collections::{BTreeMap, BTreeSet};

const GAMES: u64 = 12;
/// Games more in which one step in four is the rarest so far.
const CURIOUS: u64 = 6;
/// Games with a number of players between the fewest and the most: they say little that is new.
const BETWEEN: u64 = 2;
/// Examples shown of one kind of question.
const EXAMPLES: usize = 40;

/// What was heard.
#[derive(Debug, Default)]
pub(super) struct Heard {
    /// By kind of question: the shortest answer for each first word.
    pub answers: BTreeMap<&'static str, BTreeMap<String, String>>,
    /// What may be done beside a question.
    pub asides: BTreeMap<String, String>,
    /// By the event's name: how its own seat and how the others are told.
    pub events: BTreeMap<String, (String, String)>,
    /// How often a shape of notation was played.
    taken: BTreeMap<String, u64>,
    /// The labels of chance.
    pub labels: BTreeSet<String>,
}

/// Plays every format with every number of players.
pub(super) fn listen<G: Entry>() -> Heard {
    let mut heard = Heard::default();
    let Ok(edition) = Edition::built_in() else { return heard };
    for format in G::FORMATS {
        let ends = [format.counts().min(), format.counts().max()];
        for players in format.counts() {
            let games = if ends.contains(&Some(players)) { GAMES + CURIOUS } else { BETWEEN };
            let options = Options::new(format.id, players);
            let unusual = unusual::<G>(&options);
            for options in [options, unusual] {
                (0..games).for_each(|seed| heard.game::<G>(&options, edition, seed));
            }
        }
    }
    heard
}

/// The same table with every switch the other way, as far as the game takes it.
fn unusual<G: Entry>(options: &Options) -> Options {
    let switches = G::OPTIONS.iter().filter(|word| !word.per_seat && word.values.len() == 2);
    switches.fold(options.clone(), |options, word| {
        let other = options.clone().with(word.name, word.values[1]);
        if G::settings(&other).is_ok() { other } else { options }
    })
}

impl Heard {
    fn game<G: Entry>(&mut self, options: &Options, edition: Edition<G::Content>, seed: u64) {
        let Ok(setup) = G::settings(options) else { return };
        // Fixed chance shows the labels; fair chance shows more of the game.
        let scripted = seed.is_multiple_of(4);
        let mut fate = if scripted { Fate::scripted(Script::default()) } else { Fate::sealed(seed.into()) };
        let Ok(state) = G::start(&setup, edition, &mut fate) else { return };
        let mut played = Match::at(options.clone(), state, fate);
        let mut walk = Walk::<G>::new(seed).with_asides(20);
        for _ in 0..G::LONGEST {
            self.offers(&played);
            let curious = seed >= GAMES && walk.below(4) == 0;
            let step = if curious { self.rarest(played.state()) } else { None };
            let Some(step) = step.or_else(|| walk.pick(played.state())) else { break };
            *self.taken.entry(shape(&played.state().notation(step.action))).or_default() += 1;
            if played.submit(step.seat, step.action, None).is_err() {
                break;
            }
            self.events(&played, step.seat);
        }
        self.labels.extend(played.fate().asked().iter().map(|label| any_seat(label)));
    }

    /// The step that was taken least so far, by its shape: words that chance alone hardly ever comes to.
    fn rarest<G: Entry>(&self, state: &G) -> Option<Step<G::Action>> {
        let mut steps = Vec::new();
        let mut listed = Vec::new();
        for seat in Seat::all(state.seats()) {
            listed.clear();
            state.asides(seat, &mut listed);
            steps.extend(listed.iter().map(|&action| Step { seat, action, aside: true }));
        }
        steps.retain(|step| state.notation(step.action) != "concede");
        for seat in state.to_act().iter() {
            listed.clear();
            state.actions(seat, &mut listed);
            steps.extend(listed.iter().map(|&action| Step { seat, action, aside: false }));
        }
        steps.into_iter().min_by_key(|step| self.taken.get(&shape(&state.notation(step.action))).copied())
    }

    fn offers<G: Entry>(&mut self, played: &Match<G>) {
        let state = played.state();
        let mut listed = Vec::new();
        for seat in state.to_act().iter() {
            listed.clear();
            state.actions(seat, &mut listed);
            let answers = self.answers.entry(state.prompt(seat).kind).or_default();
            listed.iter().for_each(|&action| keep(answers, state.notation(action)));
        }
        for seat in Seat::all(state.seats()) {
            listed.clear();
            state.asides(seat, &mut listed);
            listed.iter().for_each(|&action| keep(&mut self.asides, state.notation(action)));
        }
    }

    fn events<G: Entry>(&mut self, played: &Match<G>, seat: Seat) {
        let names = Names::scene(played.state().seats());
        let step = played.log().len().saturating_sub(1);
        for happened in played.happened().iter().rev().take_while(|one| one.step == step) {
            let told = |viewer: Viewer| {
                let shown = happened.event.shown_to(viewer)?;
                let name = event_name(&format!("{shown:?}"))?;
                Some((name, played.state().tell(&shown, &names)))
            };
            let Some((name, own)) = told(Viewer::seat(seat)) else { continue };
            let others = told(Viewer::SPECTATOR).map_or("(nothing)".to_owned(), |(_, words)| words);
            self.events.entry(name).or_insert((own, others));
        }
    }
}

/// Keeps the shortest notation of its shape, as far as there is room for the shape.
fn keep(examples: &mut BTreeMap<String, String>, notation: String) {
    let shape = shape(&notation);
    let room = examples.len() < EXAMPLES;
    match examples.get_mut(&shape) {
        Some(known) if (notation.len(), &notation) < (known.len(), known) => *known = notation,
        None if room => _ = examples.insert(shape, notation),
        _ => {}
    }
}

/// The first word and the little words between: names, places and numbers stand for others.
fn shape(notation: &str) -> String {
    const LITTLE: [&str; 20] = [
        "of",
        "with",
        "to",
        "from",
        "and",
        "on",
        "in",
        "at",
        "for",
        "after",
        "unique",
        "all",
        "any",
        "wealth",
        "capacitor",
        "cargo",
        "medal",
        "pirate",
        "instead",
        "given",
    ];
    let mut words = notation.split(' ');
    let first = words.next().unwrap_or_default();
    let little = words.filter(|word| LITTLE.contains(word));
    std::iter::once(first).chain(little).collect::<Vec<_>>().join(" ")
}

/// The names an event's data begins with: `Told { deed: Rolled { … } }` is `Told Rolled`.
fn event_name(data: &str) -> Option<String> {
    let words = data.split(|c: char| !c.is_alphanumeric());
    let names: Vec<&str> = words.filter(|word| word.starts_with(|c: char| c.is_ascii_uppercase())).take(2).collect();
    if names.is_empty() { None } else { Some(names.join(" ")) }
}

/// `order seat-2-deck` as `order seat-N-deck`.
fn any_seat(label: &str) -> String {
    let Some((head, tail)) = label.split_once("seat-") else { return label.to_owned() };
    format!("{head}seat-N{}", tail.trim_start_matches(|c: char| c.is_ascii_digit()))
}
