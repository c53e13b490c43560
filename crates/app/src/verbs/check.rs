//! `starboard check`: the laws on random play.

use crate::house;
use crate::output::{Done, Stop, say, say_json};
use crate::work;
use catalog::{Visit, edition};
use evaluation::Evaluate;
use kernel::{Entry, Options, SetupError};
use std::path::PathBuf;
use testkit::laws::{self, Plan, Report, Watch};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game
    #[arg(required_unless_present_any = ["all", "toys"])]
    game: Option<String>,
    /// One format instead of the usual one
    #[arg(long)]
    format: Option<String>,
    /// How many players; the fewest of the format if not given
    #[arg(long)]
    players: Option<u8>,
    /// An option of the game; may be given again
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// The first game's seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Check replay, secrecy and round trips at one position in K
    #[arg(long, value_name = "K", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,
    /// Every format and number of players, of every game where none is named
    #[arg(long)]
    all: bool,
    /// A content file instead of the built-in one
    #[arg(long, value_name = "FILE")]
    content: Option<PathBuf>,
    /// As JSON
    #[arg(long)]
    json: bool,
    /// The toys the kernel was proved on
    #[arg(long, hide = true)]
    toys: bool,
}

pub fn run(args: &Args) -> Done {
    work::heed_interrupts();
    let tables = tables(args)?;
    let content = house::ContentFile::read(args.content.as_ref())?;
    let mut reports = Vec::new();
    for (game, options) in &tables {
        if work::is_stopped() {
            break;
        }
        let bar = work::bar(args.games, &format!("{game} {} {}", options.format, options.players));
        let plan = Plan { games: args.games, seed: args.seed, every: args.every, ..Plan::games(0) };
        let content = house::ContentFile::file(&content);
        let checking = Checking { options, plan, content, progress: &|n| bar.set_position(n) };
        let report = house::visit(game, options, checking)??;
        bar.finish_and_clear();
        if !args.json {
            say(&report.to_string())?;
        }
        reports.push(report);
    }
    tell(args, &reports)
}

fn tell(args: &Args, reports: &[Report]) -> Done {
    match reports {
        [report] if args.json && !args.all => say_json(report)?,
        reports if args.json => say_json(&reports)?,
        _ if work::is_stopped() => say("stopped early\n")?,
        _ => {}
    }
    match reports.iter().filter(|report| !report.is_clean()).count() {
        0 => Ok(()),
        n => Err(Stop::Failed(format!("laws are broken at {n} of {} tables", reports.len()))),
    }
}

/// The tables to check: one, or all of a game, or all of all games.
fn tables(args: &Args) -> Result<Vec<(String, Options)>, Stop> {
    let named: Vec<&str> = match &args.game {
        Some(game) => vec![game],
        None if args.toys => house::TOYS.to_vec(),
        None => catalog::IDS.to_vec(),
    };
    if args.all || args.game.is_none() {
        return all_tables(args, &named);
    }
    let table = |game: &&str| {
        let options = house::options(game, args.format.as_deref(), args.players, &args.options)?;
        Ok(((*game).to_owned(), options))
    };
    named.iter().map(table).collect()
}

fn all_tables(args: &Args, games: &[&str]) -> Result<Vec<(String, Options)>, Stop> {
    let mut tables = Vec::new();
    for game in games {
        for format in house::listed(game)?.all_formats {
            let wanted = args.format.as_deref().is_none_or(|id| id == format.id);
            for n in format.counts().filter(|&n| wanted && args.players.is_none_or(|players| players == n)) {
                tables.push(((*game).to_owned(), house::options(game, Some(format.id), Some(n), &args.options)?));
            }
        }
    }
    if tables.is_empty() {
        Err(Stop::Usage("no table is like that; see starboard games".to_owned()))
    } else {
        Ok(tables)
    }
}

struct Checking<'a> {
    options: &'a Options,
    plan: Plan,
    content: Option<catalog::File<'a>>,
    progress: &'a dyn Fn(u64),
}

impl Visit for Checking<'_> {
    type Out = Result<Report, SetupError>;
    fn visit<G: Entry + Evaluate>(self) -> Self::Out {
        let edition = edition::<G>(self.content)?;
        let watch = Watch { progress: self.progress, stop: &work::is_stopped };
        laws::check_with::<G>(self.options, edition, self.plan, watch)
    }
}
