//! `starboard arena balance`: how often each thing is taken, and what it does to the chance to win.

use super::{How, Playing, read_bots};
use crate::house;
use crate::output::{Done, Stop, say, say_json};
use crate::work;
use ::arena::{Balance, Contest};
use catalog::Visit;
use evaluation::Evaluate;
use kernel::{Edition, Entry, SetupError};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game
    game: String,
    /// The bot in every seat
    #[arg(long, default_value = "commander")]
    bot: String,
    /// How many players; the fewest of the format if not given
    #[arg(long)]
    players: Option<u8>,
    #[command(flatten)]
    how: How,
}

pub fn run(args: &Args) -> Done {
    let bots = read_bots(&args.game, &args.bot)?;
    let [_] = bots.as_slice() else {
        return Err(Stop::Usage("--bot: expected one bot".to_owned()));
    };
    let options = house::options(&args.game, args.how.format.as_deref(), args.players, &args.how.options)?;
    let table = vec![vec![0; usize::from(options.players)]];
    let bar = work::bar(args.how.games, &args.game);
    let contest = Contest {
        options: &options,
        bots: &bots,
        tables: &table,
        games: args.how.games,
        seed: args.how.seed,
        shard: (1, 1),
        done: &BTreeSet::new(),
        watch_taken: true,
        cap: None,
        threads: args.how.threads(),
        tell: &|_| bar.inc(1),
        stop: &work::is_stopped,
    };
    let played = house::visit(&args.game, &options, Playing(contest))??;
    bar.finish_and_clear();
    let names = house::visit(&args.game, &options, Names)??;
    let bots = vec![args.bot.clone()];
    let balance = Balance::new((&args.game, &options.format), &bots, args.how.seed, &played, &names);
    if args.how.json { say_json(&balance) } else { say(&balance.to_string()) }
}

/// What the numbers of [`Evaluate::taken`] are.
struct Names;

impl Visit for Names {
    type Out = Result<BTreeMap<u16, (&'static str, String)>, SetupError>;
    fn visit<G: Entry + Evaluate>(self) -> Self::Out {
        let edition = Edition::<G::Content>::built_in()?;
        Ok((0..=u16::MAX).filter_map(|id| Some((id, G::taken_name(edition, id)?))).collect())
    }
}
