//! `starboard verify`: whether a record holds.

use crate::house::{self, ContentFile};
use crate::output::{Done, Stop, count, say};
use catalog::{OpenError, Visit, edition_of};
use kernel::{Entry, Evaluate, Record};
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// A record, or the proof bundle of an online game
    file: PathBuf,
    /// The content file it was played with, if not the built-in one
    #[arg(long, value_name = "FILE")]
    content: Option<PathBuf>,
}

pub fn run(args: &Args) -> Done {
    let bytes = crate::output::read_bytes(&args.file)?;
    if bytes.trim_ascii_start().starts_with(b"{") {
        return prove(args, &String::from_utf8_lossy(&bytes));
    }
    let record = house::read_record(&args.file)?;
    let content = ContentFile::read(args.content.as_ref())?;
    let verifying = Verifying { record: &record, content: ContentFile::file(&content) };
    let verified = house::visit(&record.game, &record.options, verifying).map_err(Stop::failed)?;
    let result = verified.map_err(|error| Stop::Failed(format!("{}: {error}", args.file.display())))?;
    let actions = count(record.moves.len(), "action");
    say(&format!("{}: holds, {}, {actions}, {result}\n", args.file.display(), record.game))
}

#[cfg(not(feature = "online"))]
fn prove(args: &Args, _text: &str) -> Done {
    Err(Stop::Failed(format!(
        "{}: this starboard was built without `online` and reads no proof bundles",
        args.file.display()
    )))
}

/// A proof bundle of an online game: commitment, seed, chain, signature, every action.
#[cfg(feature = "online")]
fn prove(args: &Args, text: &str) -> Done {
    let shown = server::fair::verify(text, &super::serve::House);
    let shown = shown.map_err(|error| Stop::Failed(format!("{}: {error}", args.file.display())))?;
    let actions = count(shown.actions, "action");
    let copied = if shown.copied { ", with the chance of the game it was copied from" } else { "" };
    say(&format!(
        "{}: proven, {}, {actions}, {}{copied}; signed by {}\n",
        args.file.display(),
        shown.game,
        shown.result,
        shown.server
    ))
}

struct Verifying<'a> {
    record: &'a Record,
    content: Option<catalog::File<'a>>,
}

impl Visit for Verifying<'_> {
    type Out = Result<String, OpenError>;
    fn visit<G: Entry + Evaluate>(self) -> Self::Out {
        let played = kernel::record::verify::<G>(self.record, edition_of::<G>(self.record, self.content)?)?;
        let outcome = played.state().outcome();
        Ok(outcome
            .map_or("not over".to_owned(), |outcome| format!("places {}", kernel::record::result_words(&outcome))))
    }
}
