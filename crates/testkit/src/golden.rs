//! Golden playthroughs: one game in words from the first prompt to the outcome, with what every
//! viewer was told. The diff of such a file is the review of a rule change.

use crate::play::Walk;
use kernel::{Content, Edition, Entry, Match, Names, Options, Seat, Seed, Style, Viewer};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

/// Which game to play and how much of it to write down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Playthrough {
    /// The set-up.
    pub options: Options,
    /// The seed of fate and of the picker.
    pub seed: u64,
    /// At most so many actions.
    pub steps: usize,
    /// The table is drawn before every so many actions.
    pub draw_every: usize,
}

impl Playthrough {
    /// A game of these options and this seed, up to 400 actions, drawn every 40.
    pub fn new(options: Options, seed: u64) -> Playthrough {
        Playthrough { options, seed, steps: 400, draw_every: 40 }
    }

    /// The same with another length.
    pub fn steps(mut self, steps: usize) -> Playthrough {
        self.steps = steps;
        self
    }

    /// The game in words.
    ///
    /// # Errors
    /// Why it cannot be set up.
    pub fn write<G: Entry>(&self) -> Result<String, String> {
        let edition = Edition::built_in().map_err(|error| format!("{}: {error}", G::Content::FILE))?;
        let played = Match::<G>::begin(&self.options, edition, Seed::from(self.seed));
        let mut played = played.map_err(|error| error.to_string())?;
        let names = Names::scene(self.options.players);
        let mut walk = Walk::<G>::new(self.seed).with_asides(20);
        let mut text = String::new();
        let Options { format, players, .. } = &self.options;
        put(&mut text, &format!("# {} {format}, {players} players, seed {}", G::ID, self.seed));
        for step in 0..self.steps {
            if step.is_multiple_of(self.draw_every.max(1)) {
                draw(&mut text, &played, &names);
            }
            let Some(pick) = walk.pick(played.state()) else {
                break;
            };
            self.step(&mut text, &mut played, &names, (pick.seat, pick.action))?;
        }
        draw(&mut text, &played, &names);
        put(&mut text, &ending(&played, &names));
        Ok(text)
    }

    fn step<G: Entry>(
        &self,
        text: &mut String,
        played: &mut Match<G>,
        names: &Names,
        (seat, action): (Seat, G::Action),
    ) -> Result<(), String> {
        let choices = played.choices(seat, names);
        let asides = choices.iter().filter(|choice| choice.aside).count();
        let owes = played.state().to_act().has(seat);
        let kind = if owes { played.state().prompt(seat).kind } else { "beside" };
        let name = &names[seat];
        let number = played.log().len() + 1;
        put(text, &format!("{number}. {name}, {kind}: {} choices and {asides} beside", choices.len() - asides));
        put(text, &format!("   {name}: {}", played.state().notation(action)));
        let before = played.happened().len();
        let taken = played.submit(seat, action, None);
        taken.map_err(|refusal| format!("action {number} is refused: {refusal:?}"))?;
        tell(text, played, names, before);
        Ok(())
    }
}

fn put(text: &mut String, line: &str) {
    // Writing into a string cannot fail.
    let _ = writeln!(text, "{}", line.trim_end());
}

fn draw<G: Entry>(text: &mut String, played: &Match<G>, names: &Names) {
    let style = Style { width: 80, plain: true, color: false };
    let drawn = G::draw(&played.state().view(Viewer::SPECTATOR), names, style);
    drawn.lines().for_each(|line| put(text, &format!("   | {line}")));
}

/// What came of an action, viewers who were told the same together.
fn tell<G: Entry>(text: &mut String, played: &Match<G>, names: &Names, before: usize) {
    let seats = Seat::all(played.state().seats()).map(|seat| (names[seat].to_owned(), Viewer::seat(seat)));
    let viewers: Vec<(String, Viewer)> = seats.chain([("others".to_owned(), Viewer::SPECTATOR)]).collect();
    for happened in &played.happened()[before..] {
        let mut told: BTreeMap<String, Vec<&str>> = BTreeMap::new();
        for (name, viewer) in &viewers {
            let shown = kernel::Redact::shown_to(&happened.event, *viewer);
            let words = shown.map_or("-".to_owned(), |shown| played.state().tell(&shown, names));
            told.entry(words).or_default().push(name);
        }
        let mut told: Vec<(Vec<&str>, String)> = told.into_iter().map(|(words, who)| (who, words)).collect();
        told.sort();
        for (who, words) in told.iter().filter(|(_, words)| words != "-") {
            let who = if who.len() == viewers.len() { "all".to_owned() } else { who.join(", ") };
            put(text, &format!("   to {who}: {words}"));
        }
    }
}

fn ending<G: Entry>(played: &Match<G>, names: &Names) -> String {
    let Some(outcome) = played.state().outcome() else {
        return format!("broken off after {} actions", played.log().len());
    };
    let place = |(name, standing): (&str, &kernel::Standing)| {
        format!("{name} {} ({} half points)", standing.place, standing.half_points)
    };
    let places: Vec<String> = names.iter().zip(&outcome.standings).map(place).collect();
    format!("over by {} after {} actions: {}", outcome.by, played.log().len(), places.join(", "))
}

/// Whether files are to be written anew (`UPDATE=1`, or `INSTA_UPDATE=always` as `make golden`
/// sets it).
pub fn rewriting() -> bool {
    std::env::var("UPDATE").is_ok_and(|value| value == "1")
        || std::env::var("INSTA_UPDATE").is_ok_and(|value| value == "always")
}

/// Plays a game and compares it with its file; with `UPDATE=1` writes the file instead.
///
/// # Panics
/// With the first difference, or when the game cannot be set up.
#[track_caller]
pub fn check<G: Entry>(path: impl AsRef<Path>, playthrough: &Playthrough) {
    let path = path.as_ref();
    let new = playthrough.write::<G>().unwrap_or_else(|what| panic!("{}: {what}", path.display()));
    if rewriting() {
        return crate::counts::write(path, &new);
    }
    let old = std::fs::read_to_string(path);
    let old = old.unwrap_or_else(|error| panic!("{}: {error} (UPDATE=1 writes it)", path.display()));
    if let Some(diff) = first_difference(&old, &new) {
        panic!("{} differs (UPDATE=1 rewrites; review the diff):\n{diff}", path.display());
    }
}

/// The first difference of two texts with three lines before it, or `None`.
pub fn first_difference(old: &str, new: &str) -> Option<String> {
    if old == new {
        return None;
    }
    let (old, new): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
    let at = old.iter().zip(&new).take_while(|(one, two)| one == two).count();
    let from = at.saturating_sub(3);
    let mut text = format!("line {}:\n", at + 1);
    old[from..at].iter().for_each(|line| put(&mut text, &format!("    {line}")));
    old[at..].iter().take(4).for_each(|line| put(&mut text, &format!("  - {line}")));
    new[at..].iter().take(4).for_each(|line| put(&mut text, &format!("  + {line}")));
    Some(text)
}
