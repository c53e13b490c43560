//! `starboard games`: what there is to play.

use crate::house;
use crate::output::{Done, say, say_json};
use catalog::Listed;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// As JSON
    #[arg(long)]
    json: bool,
    /// The toys the kernel was proved on, too
    #[arg(long, hide = true)]
    toys: bool,
}

pub fn run(args: &Args) -> Done {
    let mut games = catalog::games();
    if args.toys {
        games.extend(house::TOYS.iter().filter_map(|toy| house::listed(toy).ok()));
    }
    if args.json {
        return say_json(&games);
    }
    say(&games.iter().map(paragraph).collect::<Vec<_>>().join("\n"))
}

fn paragraph(game: &Listed) -> String {
    let [fewest, most] = game.players;
    let mut text = format!("{} ({}), {fewest} to {most} players\n", game.id, game.title);
    text += &format!("    designed by {}\n    {}\n", game.designer, game.story);
    for format in game.all_formats {
        let counts: Vec<String> = format.counts().map(|n| n.to_string()).collect();
        text += &format!("    {:<20} {} ({} players)\n", format.id, format.title, counts.join(", "));
    }
    for option in game.options {
        let seat = if option.per_seat { "seat-N." } else { "" };
        text += &format!("    --option {seat}{}={}: {}\n", option.name, option.values.join("|"), option.note);
    }
    if !game.policies.is_empty() {
        text += &format!("    scripted bots: {}\n", game.policies.join(", "));
    }
    let content: Vec<String> = game.content.iter().map(|(what, n)| format!("{n} {what}")).collect();
    text += &format!("    {} of {} rules tested; {}\n", game.rules_tested, game.rules, content.join(", "));
    text
}
