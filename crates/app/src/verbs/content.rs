//! `starboard content`: every card in words, and whether a user's own file is sound.

use crate::house::{self, ContentFile};
use crate::output::{Done, say};
use catalog::{Visit, edition};
use evaluation::Evaluate;
use kernel::{Content, ContentError, Entry, Options};
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game
    game: String,
    /// A content file to check and print instead of the built-in one
    #[arg(long, value_name = "FILE")]
    check: Option<PathBuf>,
}

pub fn run(args: &Args) -> Done {
    house::listed(&args.game)?;
    let content = ContentFile::read(args.check.as_ref())?;
    let file = ContentFile::file(&content);
    let words = house::visit(&args.game, &Options::default(), Describe(file))?;
    say(&words.map_err(crate::output::Stop::failed)?)
}

/// Every card of a game in words; nothing where the file is unsound, which opening a table tells.
pub(super) fn sentences(game: &str, file: Option<catalog::File<'_>>) -> Vec<String> {
    house::visit(game, &Options::default(), Sentences(file)).unwrap_or_default()
}

struct Sentences<'a>(Option<catalog::File<'a>>);

impl Visit for Sentences<'_> {
    type Out = Vec<String>;
    fn visit<G: Entry + Evaluate>(self) -> Self::Out {
        edition::<G>(self.0).map(|edition| edition.sentences()).unwrap_or_default()
    }
}

struct Describe<'a>(Option<catalog::File<'a>>);

impl Visit for Describe<'_> {
    type Out = Result<String, ContentError>;
    fn visit<G: Entry + Evaluate>(self) -> Self::Out {
        let edition = edition::<G>(self.0)?;
        let mut text: String = edition.sentences().iter().map(|sentence| format!("{sentence}\n")).collect();
        let counts: Vec<String> = edition.counts().iter().map(|(what, n)| format!("{n} {what}")).collect();
        text += &format!("\n{}: {}; content {}\n", G::ID, counts.join(", "), &edition.hash_text()[..16]);
        Ok(text)
    }
}
