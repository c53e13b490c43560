//! `starboard arena tune`: what the things an evaluator weighs are worth, fitted to games.

use super::{How, read_bots};
use crate::house;
use crate::output::{Done, Stop, say, say_json};
use ::arena::{Tuning, tune};
use bots::Spec;
use catalog::Visit;
use evaluation::Evaluate;
use kernel::{Entry, Options, SetupError};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game
    game: String,
    /// The bots that play, by lot
    #[arg(long, value_name = "A,B,…", default_value = "ensign")]
    bots: String,
    #[command(flatten)]
    how: How,
}

pub fn run(args: &Args) -> Done {
    let bots = read_bots(&args.game, &args.bots)?;
    let options = house::options(&args.game, args.how.format.as_deref(), None, &args.how.options)?;
    let (games, seed) = (args.how.games, args.how.seed);
    let tuning = house::visit(&args.game, &options, Tune { options: &options, bots: &bots, games, seed })??;
    if tuning.weights.is_empty() {
        return Err(Stop::Usage(format!("{}: the evaluator of this game is no weighted sum", args.game)));
    }
    if args.how.json { say_json(&tuning) } else { say(&tuning.to_string()) }
}

struct Tune<'a> {
    options: &'a Options,
    bots: &'a [Spec],
    games: u64,
    seed: u64,
}

impl Visit for Tune<'_> {
    type Out = Result<Tuning, SetupError>;
    fn visit<G: Entry + Evaluate>(self) -> Self::Out {
        tune::<G>(self.options, self.bots, self.games, self.seed)
    }
}
