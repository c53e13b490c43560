//! `starboard arena merge`: journals of one contest put together.

use crate::output::{Done, Stop, read_text};
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
    super::finish(&whole.header, &whole.played, args.report.as_deref(), args.json)
}
