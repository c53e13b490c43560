//! Playing a scene: set up or placed, stepped, checked.

use super::failure::Failure;
use super::line::{Block, Chance, Doing, Scene, Step};
use kernel::position::{read_line, write_position};
use kernel::{
    Edition, Entry, Fate, MoveError, Names, Options, Placed, PositionError, Rule, Script, Seat, TablePlay, Viewer,
    Words,
};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A scene that holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passed {
    /// Its ID.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The rules it shows.
    pub rules: Vec<Rule>,
    /// How many actions were taken and how many lines checked.
    pub steps: usize,
    /// How many `then` lines held.
    pub checks: usize,
}

/// Plays one scene.
///
/// # Errors
/// The first line that does not hold or cannot be played.
pub fn run_scene<G: Entry>(scene: &Scene, edition: Edition<G::Content>) -> Result<Passed, Box<Failure>> {
    // A rule that panics fails its scene, not the other scenes of the file.
    let played = catch_unwind(AssertUnwindSafe(|| run::<G>(scene, edition)));
    played.unwrap_or_else(|_| Err(Failure::new(scene, scene.line, "the rules panicked in this scene")))
}

fn run<G: Entry>(scene: &Scene, edition: Edition<G::Content>) -> Result<Passed, Box<Failure>> {
    let mut stage = Stage::<G>::set(scene, edition)?;
    for block in &scene.blocks {
        stage.play(block)?;
    }
    stage.finish()
}

/// A scene being played.
pub(super) struct Stage<'a, G: Entry> {
    pub scene: &'a Scene,
    pub names: Names,
    pub table: kernel::Match<G>,
    /// How many events had happened before the current `when`.
    pub since: usize,
    steps: usize,
    checks: usize,
}

impl<'a, G: Entry> Stage<'a, G> {
    fn set(scene: &'a Scene, edition: Edition<G::Content>) -> Result<Self, Box<Failure>> {
        if let Some(game) = scene.game().filter(|&game| game != G::ID) {
            let what = format!("the scene is of the game {game}, expected {}", G::ID);
            return Err(Failure::new(scene, scene.line, what));
        }
        let options = scene.options(G::FORMATS);
        let names = Names::scene(options.players);
        let fate = Fate::scripted(script::<G>(scene, edition)?);
        let (state, fate) = state::<G>(scene, &options, &names, edition, fate)?;
        let table = kernel::Match::at(options, state, fate);
        let stage = Stage { scene, names, table, since: 0, steps: 0, checks: 0 };
        stage.fate_holds(scene.line, "")?;
        Ok(stage)
    }

    fn play(&mut self, block: &Block) -> Result<(), Box<Failure>> {
        if !block.when.is_empty() {
            self.since = self.table.happened().len();
        }
        for step in &block.when {
            self.step(step)?;
            self.fate_holds(step.line, &step.text)?;
            self.steps += 1;
        }
        for check in &block.then {
            self.check(check).map_err(|failure| self.dress(failure, &check.text))?;
            self.checks += 1;
        }
        Ok(())
    }

    fn step(&mut self, step: &Step) -> Result<(), Box<Failure>> {
        let fail = |what: String| Failure::new(self.scene, step.line, what);
        let done = match &step.what {
            _ if step.seat.index() >= self.table.seats() as usize => Err(fail(self.absent(step.seat))),
            Doing::Undo => {
                let undone = self.table.may_undo(step.seat);
                undone.map_err(|error| fail(format!("undo is refused, expected it to be free: {error}")))
            }
            Doing::Timeout if !self.table.state().to_act().has(step.seat) => {
                Err(fail("a timeout of a player who owes no answer".to_owned()).list("waiting", self.owing()))
            }
            Doing::Timeout => Ok(()),
            Doing::Act(text, _) => self.legal(step, text),
        };
        done.map_err(|failure| self.dress(failure, &step.text))?;
        self.perform(step);
        self.since = self.since.min(self.table.happened().len());
        Ok(())
    }

    fn legal(&self, step: &Step, text: &str) -> Result<(), Box<Failure>> {
        let why = match self.table.why(step.seat, text, &self.names) {
            Ok(()) => return Ok(()),
            Err(why) => why,
        };
        let what = match &why {
            MoveError::Unread(unread) => unread.to_string(),
            MoveError::Refused { words, .. } => format!("not legal: {words}"),
        };
        let failure = Failure::new(self.scene, step.line, what).list("waiting", self.owing());
        Err(failure.list("legal", self.legal_words(step.seat)))
    }

    /// Performs a step that [`Stage::step`] found possible.
    fn perform(&mut self, step: &Step) {
        match &step.what {
            Doing::Undo => _ = self.table.undo(step.seat),
            Doing::Timeout => {
                let action = self.table.state().fallback(step.seat);
                _ = self.table.submit(step.seat, action, None);
            }
            Doing::Act(text, note) => {
                _ = TablePlay::submit(&mut self.table, step.seat, text, note.clone(), &self.names);
            }
        }
    }

    fn fate_holds(&self, line: usize, text: &str) -> Result<(), Box<Failure>> {
        match self.table.fate().fault() {
            None => Ok(()),
            Some(fault) => Err(self.dress(Failure::new(self.scene, line, fault), text)),
        }
    }

    fn finish(self) -> Result<Passed, Box<Failure>> {
        if let Some(unused) = self.table.fate().unused() {
            let what = format!("scripted fate was left over: {unused}");
            return Err(self.dress(Failure::new(self.scene, self.scene.last_line, what), ""));
        }
        let Scene { id, title, rules, .. } = self.scene.clone();
        Ok(Passed { id, title, rules, steps: self.steps, checks: self.checks })
    }

    /// Adds the line and the position to a failure.
    fn dress(&self, mut failure: Box<Failure>, text: &str) -> Box<Failure> {
        failure.text = text.to_owned();
        failure.position = write_position(self.table.state(), Viewer::REFEREE, &self.names);
        failure
    }

    pub(super) fn absent(&self, seat: Seat) -> String {
        let name = &Names::scene(kernel::seat::MAX_SEATS as u8)[seat];
        format!("{name} is not at this table of {}, expected `players N` in the scene", self.table.seats())
    }

    pub(super) fn owing(&self) -> Vec<String> {
        self.table.state().to_act().iter().map(|seat| self.asked(seat)).collect()
    }

    fn asked(&self, seat: Seat) -> String {
        format!("{} (asked {})", &self.names[seat], Words::prompt(self.table.state(), seat).kind)
    }

    /// Everything a seat may do, in notation.
    pub(super) fn legal_words(&self, seat: Seat) -> Vec<String> {
        let mut listed = Vec::new();
        self.table.state().actions(seat, &mut listed);
        self.table.state().asides(seat, &mut listed);
        let mut words: Vec<String> = listed.iter().map(|&action| self.table.state().notation(action)).collect();
        let more = words.len().saturating_sub(80);
        if more > 0 {
            words.truncate(80);
            words.push(format!("… and {more} more"));
        }
        words
    }
}

fn script<G: Entry>(scene: &Scene, edition: Edition<G::Content>) -> Result<Script, Box<Failure>> {
    let mut script = Script::default();
    for (line, chance) in &scene.given.fate {
        match chance {
            Chance::Numbers(label, numbers) => script.numbers(label, numbers.iter().copied()),
            Chance::Order(label, names) => {
                let unknown = |name: &str| format!("fate order {label}: {name:?} is nothing of {}", G::ID);
                let key = |name: &String| G::key(edition, name).ok_or_else(|| unknown(name));
                let keys: Result<Vec<u32>, String> = names.iter().map(key).collect();
                script.order(label, keys.map_err(|what| Failure::new(scene, *line, what))?);
            }
        }
    }
    Ok(script)
}

fn state<G: Entry>(
    scene: &Scene,
    options: &Options,
    names: &Names,
    edition: Edition<G::Content>,
    mut fate: Fate,
) -> Result<(G, Fate), Box<Failure>> {
    let fail = |line: usize, what: String| Failure::new(scene, line, what);
    let setup = G::settings(options).map_err(|error| fail(scene.line, error.to_string()))?;
    if scene.given.zones.is_empty() {
        let state = G::start(&setup, edition, &mut fate).map_err(|error| fail(scene.line, error.to_string()))?;
        return Ok((state, fate));
    }
    let wrong = |error: PositionError| fail(if error.line == 0 { scene.line } else { error.line }, error.what);
    let placed = scene.given.zones.iter().map(|zone| {
        let placed = read_line::<G>(names, zone.line, &zone.text)?;
        Ok(if placed.value == "nothing" { Placed { value: "", ..placed } } else { placed })
    });
    let placed = placed.collect::<Result<Vec<_>, _>>().map_err(wrong)?;
    let state = G::place(&setup, edition, &placed).map_err(wrong)?;
    Ok((state, fate))
}
