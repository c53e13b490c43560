//! `starboard arena`: bots play one another.

use crate::house;
use crate::output::{Done, Stop, say, say_json};
use crate::work;
use arena::{Contest, Played, Report};
use bots::Level;
use catalog::Visit;
use kernel::{Entry, Evaluate, SetupError};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game
    game: String,
    /// The bots, e.g. ensign,random; the game may name more (starboard games)
    #[arg(long, value_name = "A,B,…")]
    seats: String,
    /// One format instead of the usual one
    #[arg(long)]
    format: Option<String>,
    /// An option of the game; may be given again
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// How many games
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

pub fn run(args: &Args) -> Done {
    work::heed_interrupts();
    let policies = house::listed(&args.game)?.policies;
    let level = |word: &str| Level::read(word.trim(), policies).map_err(|error| Stop::Usage(error.to_string()));
    let levels = args.seats.split(',').map(level).collect::<Result<Vec<_>, _>>()?;
    let players = u8::try_from(levels.len()).map_err(|_| Stop::Usage("too many seats".to_owned()))?;
    let options = house::options(&args.game, args.format.as_deref(), Some(players), &args.options)?;
    let bar = work::bar(args.games, &args.game);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.unwrap_or(cores).clamp(1, 64);
    let contest = Contest {
        options: &options,
        levels: &levels,
        games: args.games,
        seed: args.seed,
        threads,
        tick: &|| bar.inc(1),
        stop: &work::is_stopped,
    };
    let played = house::visit(&args.game, &options, Playing(contest))??;
    bar.finish_and_clear();
    let report = Report::new(&args.game, &options.format, args.seed, &levels, &played);
    if args.json { say_json(&report) } else { say(&report.to_string()) }
}

struct Playing<'a>(Contest<'a>);

impl Visit for Playing<'_> {
    type Out = Result<Vec<Played>, SetupError>;
    fn visit<G: Entry + Evaluate>(self) -> Self::Out {
        self.0.play::<G>()
    }
}
