//! A scene as it was read: lines with their numbers, nothing known of the game yet.

use kernel::{Format, Note, Options, Rule, Seat, SeatSet, Viewer};

/// One scene of a file.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The file, as the caller named it.
    pub file: String,
    /// The line of its header.
    pub line: usize,
    /// Its ID, e.g. `SR-E20`.
    pub id: String,
    /// What it shows.
    pub title: String,
    /// The rules it shows.
    pub rules: Vec<Rule>,
    pub(super) given: Given,
    pub(super) blocks: Vec<Block>,
    pub(super) last_line: usize,
}

/// What stands before the first `when` or `then`.
#[derive(Clone, Debug, Default)]
pub(super) struct Given {
    pub game: Option<String>,
    pub format: Option<String>,
    pub players: Option<u8>,
    pub rules: Option<u16>,
    pub options: Vec<(String, String)>,
    pub fate: Vec<(usize, Chance)>,
    pub begin: Option<usize>,
    pub zones: Vec<Line>,
    /// The highest seat that any line of the scene names, counted from 1.
    pub named: u8,
}

#[derive(Clone, Debug)]
pub(super) struct Line {
    pub line: usize,
    pub text: String,
}

#[derive(Clone, Debug)]
pub(super) enum Chance {
    Numbers(String, Vec<u32>),
    Order(String, Vec<String>),
}

/// Steps, then what must hold after them.
#[derive(Clone, Debug, Default)]
pub(super) struct Block {
    pub when: Vec<Step>,
    pub then: Vec<Check>,
}

#[derive(Clone, Debug)]
pub(super) struct Step {
    pub line: usize,
    pub text: String,
    pub seat: Seat,
    pub what: Doing,
}

#[derive(Clone, Debug)]
pub(super) enum Doing {
    Act(String, Option<Note>),
    Undo,
    Timeout,
}

#[derive(Clone, Debug)]
pub(super) struct Check {
    pub line: usize,
    pub text: String,
    pub what: Expect,
}

/// One `then` line.
#[derive(Clone, Debug)]
pub(super) enum Expect {
    Zone(Viewer, String),
    Saw(Viewer, String),
    /// These sentences, one after the other; others may stand between them.
    SawInOrder(Viewer, Vec<String>),
    /// Every zone looks the same to both.
    SeesAlike(Viewer, Viewer),
    SawNothing(Viewer),
    DidNotSee(Viewer, String),
    May(Seat, String),
    MayNot(Seat, String, Option<Rule>),
    MayUndo(Seat),
    MayNotUndo(Seat),
    /// Exactly these answers.
    MustChoose(Seat, Vec<String>),
    /// Exactly these answers and asides together.
    MayOnly(Seat, Vec<String>),
    Offered(Seat, usize),
    Asked(Seat, String),
    /// The seats that owe an answer.
    Waiting(SeatSet),
    /// What a viewer is told of it.
    SeesWaiting(Viewer, SeatSet),
    Outcome(Option<Ending>),
}

#[derive(Clone, Debug)]
pub(super) struct Ending {
    pub places: Ended,
    pub by: Option<Rule>,
}

#[derive(Clone, Debug)]
pub(super) enum Ended {
    Winners(SeatSet),
    Tie,
    Places(Vec<u8>),
    /// In half points.
    Scores(Vec<i32>),
}

impl Scene {
    /// The two capitals before the dash of its ID: they name the game.
    pub fn prefix(&self) -> &str {
        self.id.split('-').next().unwrap_or_default()
    }

    /// The game that a `game` line names.
    pub fn game(&self) -> Option<&str> {
        self.given.game.as_deref()
    }

    /// Its set-up among these formats: the format named, or the first one; as many players as
    /// are named, but no fewer than the format asks for.
    pub fn options(&self, formats: &[Format]) -> Options {
        let given = &self.given;
        let named = |format: &&Format| given.format.as_deref().is_none_or(|id| id == format.id);
        let format = formats.iter().find(named);
        let enough = |format: &Format| format.counts().find(|&n| n >= given.named).unwrap_or(given.named);
        let players = given.players.or(format.map(enough)).unwrap_or(given.named.max(1));
        let id = given.format.clone().or(format.map(|format| format.id.to_owned())).unwrap_or_default();
        let mut options = Options::new(&id, players);
        options.chosen = given.options.iter().cloned().collect();
        options.rules = given.rules;
        options
    }
}
