//! `starboard arena`: bots play one another.

mod balance;
mod merge;
mod tune;

use crate::house;
use crate::output::{Done, Stop, read_text, say, say_json};
use crate::work;
use ::arena::{Contest, Header, Journal, Played, Report, page, tables};
use bots::Spec;
use catalog::Visit;
use evaluation::Evaluate;
use kernel::{Edition, Entry, Options, SetupError};
use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Args {
    #[command(subcommand)]
    other: Option<Other>,
    #[command(flatten)]
    play: Play,
}

#[derive(Debug, clap::Subcommand)]
enum Other {
    /// Put journals of one contest together
    Merge(merge::Args),
    /// How often each thing is taken, and what it does to the chance to win
    Balance(balance::Args),
    /// What the things an evaluator weighs are worth, fitted to games
    Tune(tune::Args),
}

#[derive(Debug, clap::Args)]
struct Play {
    /// The game
    #[arg(required = true)]
    game: Option<String>,
    /// One table of these bots, e.g. ensign,random; search:500 or search:500:12 is a search of so
    /// many playouts (and steps past the tree); the game may name more (starboard games)
    #[arg(long, value_name = "A,B,…", required_unless_present = "levels")]
    seats: Option<String>,
    /// All tables of these bots: everybody meets everybody
    #[arg(long, value_name = "A,B,…", conflicts_with = "seats")]
    levels: Option<String>,
    /// How many sit at a table, with --levels; the fewest of the format if not given
    #[arg(long, requires = "levels")]
    players: Option<u8>,
    #[command(flatten)]
    how: How,
    /// A journal of finished games: made if it is not there, gone on with if it is
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Only this part of the games, e.g. 2/4; parts merge exactly (arena merge)
    #[arg(long, value_name = "I/N")]
    shard: Option<String>,
    /// A page with plots, in one file
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Cut a search short after so many milliseconds; the games are no longer the seed's alone
    #[arg(long, value_name = "MS")]
    cap: Option<u64>,
}

/// What every contest has.
#[derive(Debug, clap::Args)]
struct How {
    /// One format instead of the usual one
    #[arg(long)]
    format: Option<String>,
    /// An option of the game; may be given again
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// How many games a table; every deal is played from every seat
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The seed of all chance
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; one a core if not given
    #[arg(long)]
    threads: Option<usize>,
    /// As JSON
    #[arg(long)]
    json: bool,
}

impl How {
    fn threads(&self) -> usize {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.unwrap_or(cores).clamp(1, 64)
    }
}

pub fn run(args: &Args) -> Done {
    work::heed_interrupts();
    match &args.other {
        Some(Other::Merge(args)) => merge::run(args),
        Some(Other::Balance(args)) => balance::run(args),
        Some(Other::Tune(args)) => tune::run(args),
        None => args.play.run(),
    }
}

/// The bots of a list of words.
fn read_bots(game: &str, words: &str) -> Result<Vec<Spec>, Stop> {
    let policies = house::listed(game)?.policies;
    let read = |word: &str| Spec::read(word.trim(), policies).map_err(|error| Stop::Usage(error.to_string()));
    words.split(',').map(read).collect()
}

impl Play {
    fn run(&self) -> Done {
        let game = self.game.as_deref().unwrap_or_default();
        let words = self.seats.as_deref().or(self.levels.as_deref()).unwrap_or_default();
        let bots = read_bots(game, words)?;
        let seats = u8::try_from(bots.len()).map_err(|_| Stop::Usage("too many bots".to_owned()))?;
        let players = if self.seats.is_some() { Some(seats) } else { self.players };
        let options = house::options(game, self.how.format.as_deref(), players, &self.how.options)?;
        let tables = tables(bots.len(), usize::from(options.players));
        if tables.is_empty() {
            return Err(Stop::Usage(format!("--levels: a table needs {} bots", options.players)));
        }
        let header = house::visit(game, &options, Heading { play: self, options: &options, bots: &bots })??;
        let (before, journal) = open_journal(self.resume.as_deref(), &header)?;
        let played = self.play(game, &options, &bots, &tables, before, &journal)?;
        finish(&header, &played, self.report.as_deref(), self.how.json)?;
        if work::is_stopped() { Err(self.interrupted(played.len())) } else { Ok(()) }
    }

    /// What was played counts; what was not is said, and how to go on.
    fn interrupted(&self, played: usize) -> Stop {
        let on = match &self.resume {
            Some(path) => format!("the same words go on from {}", path.display()),
            None => "with --resume FILE a contest can go on where it was stopped".to_owned(),
        };
        Stop::Failed(format!("stopped after {played} games; {on}"))
    }

    fn play(
        &self,
        game: &str,
        options: &Options,
        bots: &[Spec],
        tables: &[Vec<usize>],
        mut before: Vec<Played>,
        journal: &Option<Mutex<std::fs::File>>,
    ) -> Result<Vec<Played>, Stop> {
        let done: BTreeSet<u64> = before.iter().map(|game| game.number).collect();
        let bar = work::bar(0, game);
        let tell = |game: &Played| {
            note(journal, game);
            bar.inc(1);
        };
        let contest = Contest {
            options,
            bots,
            tables,
            games: self.how.games,
            seed: self.how.seed,
            shard: shard(self.shard.as_deref())?,
            done: &done,
            watch_taken: false,
            cap: self.cap.map(Duration::from_millis),
            threads: self.how.threads(),
            tell: &tell,
            stop: &work::is_stopped,
        };
        bar.set_length(contest.count());
        let played = house::visit(game, options, Playing(contest))??;
        bar.finish_and_clear();
        before.extend(played);
        before.sort_by_key(|game| game.number);
        Ok(before)
    }
}

/// The report, on stdout and as a page.
fn finish(header: &Header, played: &[Played], to: Option<&Path>, json: bool) -> Done {
    let report = Report::new(header, played);
    if json { say_json(&report) } else { say(&report.to_string()) }?;
    let Some(path) = to else { return Ok(()) };
    let failed = |error: std::io::Error| Stop::Failed(format!("{}: {error}", path.display()));
    std::fs::write(path, page(header, &report)).map_err(failed)
}

fn shard(text: Option<&str>) -> Result<(u64, u64), Stop> {
    let Some(text) = text else { return Ok((1, 1)) };
    let parts = text.split_once('/').and_then(|(part, parts)| Some((part.parse().ok()?, parts.parse().ok()?)));
    parts
        .filter(|&(part, parts)| (1..=parts).contains(&part))
        .ok_or_else(|| Stop::Usage(format!("--shard {text:?}: expected a part of so many, e.g. 2/4")))
}

/// The journal's games, and the file to go on with.
type Opened = (Vec<Played>, Option<Mutex<std::fs::File>>);

fn open_journal(path: Option<&Path>, header: &Header) -> Result<Opened, Stop> {
    let Some(path) = path else { return Ok((Vec::new(), None)) };
    let failed = |error: &dyn std::fmt::Display| Stop::Failed(format!("{}: {error}", path.display()));
    let text = if path.exists() { read_text(path)? } else { String::new() };
    let mut file = std::fs::OpenOptions::new().create(true).append(true).open(path).map_err(|error| failed(&error))?;
    if text.is_empty() {
        // A header of strings and numbers always has a form.
        let line = serde_json::to_string(header).unwrap_or_default();
        writeln!(file, "{line}")?;
        return Ok((Vec::new(), Some(Mutex::new(file))));
    }
    let journal = Journal::read(&text).map_err(|error| failed(&error))?;
    if &journal.header != header {
        return Err(failed(&"this is the journal of another contest"));
    }
    // A line that was cut short is no game: it goes, so that the next one begins on a line of its own.
    match text.rfind('\n') {
        Some(end) => file.set_len(end as u64 + 1)?,
        None => writeln!(file)?,
    }
    Ok((journal.played, Some(Mutex::new(file))))
}

/// A game's line is written whole; one that cannot be written is played again another time.
fn note(journal: &Option<Mutex<std::fs::File>>, game: &Played) {
    if let (Some(file), Ok(mut line)) = (journal, serde_json::to_string(game)) {
        line.push('\n');
        let mut file = file.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let _ = file.write_all(line.as_bytes());
    }
}

struct Heading<'a> {
    play: &'a Play,
    options: &'a Options,
    bots: &'a [Spec],
}

impl Visit for Heading<'_> {
    type Out = Result<Header, SetupError>;
    fn visit<G: Entry + Evaluate>(self) -> Self::Out {
        let edition = Edition::<G::Content>::built_in()?;
        Ok(Header {
            game: G::ID.to_owned(),
            rules_version: G::RULES_VERSION,
            content: edition.hash_text(),
            format: self.options.format.clone(),
            players: self.options.players,
            options: self.options.chosen.clone(),
            bots: self.bots.iter().map(Spec::to_string).collect(),
            games: self.play.how.games,
            seed: self.play.how.seed,
            cap_ms: self.play.cap,
        })
    }
}

struct Playing<'a>(Contest<'a>);

impl Visit for Playing<'_> {
    type Out = Result<Vec<Played>, SetupError>;
    fn visit<G: Entry + Evaluate>(self) -> Self::Out {
        self.0.play::<G>()
    }
}
