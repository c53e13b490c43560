//! `starboard replay`: a record in words, step by step.

use crate::house::{self, ContentFile};
use crate::output::{Done, Stop, say};
use kernel::{Names, Record, Style, Table, Viewer};
use std::fmt::Write;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// A record
    file: PathBuf,
    /// Stop after so many actions and draw the table there
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// See what this seat saw: its number or name; `spectator` for what all could see
    #[arg(long = "as", value_name = "SEAT")]
    viewer: Option<String>,
    /// The content file it was played with, if not the built-in one
    #[arg(long, value_name = "FILE")]
    content: Option<PathBuf>,
    /// Sentences only, no drawn table
    #[arg(long)]
    plain: bool,
}

pub fn run(args: &Args) -> Done {
    let record = house::read_record(&args.file)?;
    let content = ContentFile::read(args.content.as_ref())?;
    let mut table = house::load(&record, ContentFile::file(&content))
        .map_err(|stop| Stop::Failed(format!("{}: {}", args.file.display(), words_of(&stop))))?;
    let names = Names::new(record.names.iter().cloned(), table.seats());
    let viewer = viewer(args.viewer.as_deref(), &names)?;
    let steps = args.at.unwrap_or(usize::MAX).min(table.steps());
    let result = table.outcome().filter(|_| steps == table.steps());
    table.rewind(steps);
    let mut text = head(&record, &names);
    text += &told(&*table, viewer, &names, &record);
    let style = Style { plain: args.plain, ..Style::default() };
    let _ = writeln!(text, "\n{}", table.draw(viewer, &names, style).trim_end());
    if let Some(outcome) = result {
        let _ = writeln!(text, "\n{}", terminal::outcome_words(&outcome, &names));
    }
    say(&text)
}

fn words_of(stop: &Stop) -> &str {
    let (Stop::Usage(what) | Stop::Failed(what)) = stop;
    what
}

fn head(record: &Record, names: &Names) -> String {
    let players: Vec<&str> = names.iter().collect();
    format!("{} {}: {}\n\n", record.game, record.options.format, players.join(", "))
}

/// Every action up to here and what the viewer was told of it. The action itself is named only
/// where the viewer took it or sees all.
fn told(table: &dyn Table, viewer: Viewer, names: &Names, record: &Record) -> String {
    let told = table.told(viewer, 0, names);
    let mut text = String::new();
    for (step, entered) in record.moves.iter().enumerate().take(table.steps()) {
        if viewer.is(entered.seat) {
            let action = match &entered.action {
                kernel::record::RecordAction::Text(action) => action.clone(),
                kernel::record::RecordAction::Id(id) => format!("action {id}"),
            };
            let note = entered.note.as_ref().map_or(String::new(), |note| format!(" {{{note}}}"));
            let _ = writeln!(text, "{:>4}. {}: {action}{note}", step + 1, &names[entered.seat]);
        }
        for one in told.iter().filter(|one| one.step == step) {
            let _ = writeln!(text, "      {}", one.words);
        }
    }
    text
}

fn viewer(wanted: Option<&str>, names: &Names) -> Result<Viewer, Stop> {
    let Some(wanted) = wanted else { return Ok(Viewer::REFEREE) };
    if wanted == "spectator" {
        return Ok(Viewer::SPECTATOR);
    }
    let seat = names.seat(wanted).or_else(|| names.seat(&format!("seat {wanted}")));
    let known: Vec<&str> = names.iter().collect();
    seat.map(Viewer::seat).ok_or_else(|| {
        Stop::Usage(format!("--as {wanted:?}: expected a seat's number, spectator or one of {}", known.join(", ")))
    })
}
