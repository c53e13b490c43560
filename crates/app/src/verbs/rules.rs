//! `starboard rules`: the rules with their IDs, or one of them.

use crate::house;
use crate::output::{Done, Stop, say};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game
    game: String,
    /// A rule's ID, such as SR-X5
    id: Option<String>,
}

pub fn run(args: &Args) -> Done {
    let rules = house::listed(&args.game)?.rules_text;
    let Some(id) = &args.id else {
        return say(rules);
    };
    match catalog::rule_text(rules, id) {
        Some(text) => say(&format!("{text}\n")),
        None => {
            Err(Stop::Failed(format!("{} has no rule {id:?}; starboard rules {} lists them", args.game, args.game)))
        }
    }
}
