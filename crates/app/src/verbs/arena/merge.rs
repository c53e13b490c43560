//! `starboard arena merge`: journals of one contest put together.

use crate::output::{Done, Stop, complain, read_text};
use ::arena::Journal;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The journals
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// A page with plots, in one file
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// As JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Done {
    let read = |path: &PathBuf| {
        Journal::read(&read_text(path)?).map_err(|error| Stop::Failed(format!("{}: {error}", path.display())))
    };
    let journals = args.files.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let whole = ::arena::merge(journals).map_err(Stop::failed)?;
    if whole.lacks() > 0 {
        let lack = format!("{} games of the contest are in none of these journals", whole.lacks());
        complain(&Stop::Failed(lack));
    }
    super::finish(&whole.header, &whole.played, args.report.as_deref(), args.json)
}
