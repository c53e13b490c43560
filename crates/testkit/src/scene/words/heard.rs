//! What random play of a game shows: questions with their answers, events in words, chance.

use crate::play::Walk;
use kernel::{Edition, Entry, Fate, Match, Names, Options, Redact, Script, Seat, Viewer};
use std::collections::{BTreeMap, BTreeSet};

const GAMES: u64 = 12;
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
    /// The labels of chance.
    pub labels: BTreeSet<String>,
}

/// Plays every format with the fewest and the most players.
pub(super) fn listen<G: Entry>() -> Heard {
    let mut heard = Heard::default();
    let Ok(edition) = Edition::built_in() else { return heard };
    for format in G::FORMATS {
        let counts: BTreeSet<u8> = [format.counts().min(), format.counts().max()].into_iter().flatten().collect();
        for players in counts {
            let options = Options::new(format.id, players);
            (0..GAMES).for_each(|seed| heard.game::<G>(&options, edition, seed));
            let unusual = unusual::<G>(&options);
            (0..GAMES).for_each(|seed| heard.game::<G>(&unusual, edition, seed));
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
            let Some(step) = walk.pick(played.state()) else { break };
            if played.submit(step.seat, step.action, None).is_err() {
                break;
            }
            self.events(&played, step.seat);
        }
        self.labels.extend(played.fate().asked().iter().map(|label| any_seat(label)));
    }

    fn offers<G: Entry>(&mut self, played: &Match<G>) {
        let state = played.state();
        let mut listed = Vec::new();
        for seat in state.to_act().iter() {
            listed.clear();
            state.actions(seat, &mut listed);
            let answers = self.answers.entry(state.prompt(seat).kind).or_default();
            listed.iter().for_each(|&action| keep(answers, state.notation(action)));
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
    const LITTLE: [&str; 12] = ["of", "with", "to", "from", "and", "on", "in", "at", "for", "after", "unique", "all"];
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
