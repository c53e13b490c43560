//! `starboard bench`: speed and size, in CPU time on one thread, the fastest of nine samples.

#[cfg(feature = "online")]
mod load;
mod measure;

use crate::house;
use crate::output::{Done, Stop, say, say_json};
use crate::work;
use catalog::Visit;
use evaluation::Evaluate;
use kernel::{Entry, Options, SetupError};
use measure::{Bench, Row};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game, or `server`; all games if none is named
    game: Option<String>,
    /// One format instead of all
    #[arg(long)]
    format: Option<String>,
    /// How many players; the fewest of each format if not given
    #[arg(long)]
    players: Option<u8>,
    /// Seconds to spend on each line
    #[arg(long, default_value_t = 4.0)]
    seconds: f64,
    /// As JSON
    #[arg(long)]
    json: bool,
    /// With `server`: the game to play, realms if none is named
    #[cfg(feature = "online")]
    #[arg(long, value_name = "GAME")]
    with: Option<String>,
    /// With `server`: how much of each update the players ask for
    #[cfg(feature = "online")]
    #[arg(long, value_enum, default_value = "brief")]
    form: load::Form,
    /// With `server`: one of its loads, from 1, instead of all
    #[cfg(feature = "online")]
    #[arg(long, value_name = "N")]
    load: Option<usize>,
    /// With `server`: how long a bot's answer takes, alone and beside somebody else's 40 tables of admirals
    #[cfg(feature = "online")]
    #[arg(long)]
    bots: bool,
    /// The toys the kernel was proved on, too
    #[arg(long, hide = true)]
    toys: bool,
}

pub fn run(args: &Args) -> Done {
    if !(0.01..=3600.0).contains(&args.seconds) {
        return Err(Stop::Usage("--seconds: expected a number from 0.01 to 3600".to_owned()));
    }
    #[cfg(feature = "online")]
    if args.game.as_deref() == Some("server") {
        return load::run(args);
    }
    work::heed_interrupts();
    let tables = tables(args)?;
    let bar = work::bar(tables.len() as u64, "bench");
    let mut rows = Vec::new();
    for (game, options) in &tables {
        if work::is_stopped() {
            break;
        }
        rows.push(house::visit(game, options, Measuring { options, seconds: args.seconds })??);
        bar.inc(1);
    }
    bar.finish_and_clear();
    if args.json { say_json(&rows) } else { say(&rows.iter().map(words).collect::<String>()) }
}

fn tables(args: &Args) -> Result<Vec<(String, Options)>, Stop> {
    let toys = if args.toys || catalog::IDS.is_empty() { house::TOYS } else { &[] };
    let games: Vec<&str> = match &args.game {
        Some(game) => vec![game],
        None => catalog::IDS.iter().chain(toys).copied().collect(),
    };
    let mut tables = Vec::new();
    for game in games {
        let formats = house::listed(game)?.all_formats.iter();
        for format in formats.filter(|format| wanted(args, format)) {
            tables.push((game.to_owned(), house::options(game, Some(format.id), args.players, &[])?));
        }
    }
    if tables.is_empty() {
        Err(Stop::Usage("there is no such format for so many players; see starboard games".to_owned()))
    } else {
        Ok(tables)
    }
}

/// The format named, or else all that seat so many.
fn wanted(args: &Args, format: &kernel::Format) -> bool {
    match &args.format {
        Some(id) => id == format.id,
        None => args.players.is_none_or(|players| format.counts().any(|n| n == players)),
    }
}

struct Measuring<'a> {
    options: &'a Options,
    seconds: f64,
}

impl Visit for Measuring<'_> {
    type Out = Result<Row, SetupError>;
    fn visit<G: Entry + Evaluate>(self) -> Self::Out {
        Bench::<G>::new(self.options)?.row(self.seconds)
    }
}

fn words(row: &Row) -> String {
    format!(
        "{} {}, {} players\n\
         {:>14.0} actions a second, {:.1} ns an action (median {:.0} a second)\n\
         {:>14.0} random games a second\n\
         {}\
         {:>14.0} playouts a second in search\n\
         {:>14.1} ns a clone, {} bytes a state\n\
         {}\
         {:>14.0} actions a second through dyn Table ({:.2} of the bare game)\n\
         {:>14.0} actions a second with events kept ({:.2} of dropped)\n\n",
        row.game,
        row.format,
        row.players,
        row.actions_per_s,
        row.ns_per_action,
        row.median_actions_per_s,
        row.random_games_per_s,
        row.policy_games_per_s
            .map_or(String::new(), |n| format!("{n:>14.0} games a second by its first scripted bot\n")),
        row.playouts_per_s,
        row.clone_ns,
        row.state_bytes,
        row.allocations_per_action.map_or(String::new(), |n| format!("{n:>14.4} allocations an action\n")),
        row.table_actions_per_s,
        row.table_actions_per_s / row.actions_per_s.max(1.0),
        row.kept_actions_per_s,
        row.kept_actions_per_s / row.actions_per_s.max(1.0),
    )
}
