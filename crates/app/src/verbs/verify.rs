//! `starboard verify`: whether a record holds.

use crate::house::{self, ContentFile};
use crate::output::{Done, Stop, count, say};
use catalog::{OpenError, Visit, edition_of};
use evaluation::Evaluate;
use kernel::{Entry, Record};
#[cfg(feature = "online")]
use room::fair::Chance;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// A record, or the proof bundle of an online game
    file: PathBuf,
    /// Whose signature a proof bundle must have: the server's address, or its key
    #[arg(long, value_name = "URL|KEY")]
    server: Option<String>,
    /// Accept the proof bundle of a copy or practice game of older servers, whose commitment does not say that it is one
    #[arg(long)]
    copy: bool,
    /// The content file it was played with, if not the built-in one
    #[arg(long, value_name = "FILE")]
    content: Option<PathBuf>,
}

pub fn run(args: &Args) -> Done {
    let bytes = crate::output::read_bytes(&args.file)?;
    if bytes.trim_ascii_start().starts_with(b"{") {
        return prove(args, &String::from_utf8_lossy(&bytes));
    }
    if args.server.is_some() {
        return Err(Stop::Usage("--server is for proof bundles: a record is signed by nobody".to_owned()));
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

/// A proof bundle of an online game: commitment, seed, chain, signature, every action, the server's key.
#[cfg(feature = "online")]
fn prove(args: &Args, text: &str) -> Done {
    let file = args.file.display();
    let shown = room::fair::verify(text, &super::serve::House);
    let shown = shown.map_err(|error| Stop::Failed(format!("{file}: {error}")))?;
    if let Some(server) = &args.server {
        let key = key_of(server)?;
        if key != shown.server {
            let signer = &shown.server;
            return Err(Stop::Failed(format!("{file}: it is signed by {signer}, not by {server}, whose key is {key}")));
        }
    }
    if shown.chance == Chance::SaidToBeKnown && !args.copy {
        return Err(Stop::Failed(format!(
            "{file}: it claims to be a copy of another game, or practice, and nothing shown before the game binds that \
             claim. If you know that the table was one, add --copy"
        )));
    }
    say(&format!("{file}: {}", words(&shown, args.server.as_deref())))
}

#[cfg(feature = "online")]
fn words(shown: &room::fair::Shown, server: Option<&str>) -> String {
    let (game, result, commitment, key) = (&shown.game, &shown.result, &shown.commitment, &shown.server);
    let actions = count(shown.actions, "action");
    let mut words = format!("proven, {game}, {actions}, {result}\n  committed to {commitment}\n  signed by {key}");
    words += &match server {
        Some(server) if server != key => format!(", the key of {server}\n"),
        Some(_) => ", the key you gave\n".to_owned(),
        None => ": whose key that is, --server URL tells\n".to_owned(),
    };
    words += match shown.chance {
        Chance::Own => "",
        Chance::Known => {
            "  ITS CHANCE WAS KNOWN BEFORE the game: it is a copy of another game, or practice with a chosen seed\n"
        }
        Chance::SaidToBeKnown => {
            "  ITS CHANCE IS SAID TO HAVE BEEN KNOWN BEFORE the game: a copy or practice, by the server's word alone\n"
        }
    };
    if shown.is_first_format {
        words += "  an older format: its signature leaves the secret and the nonces out\n";
    }
    words
}

/// The key that is given, or that the server at an address publishes.
#[cfg(feature = "online")]
fn key_of(server: &str) -> Result<String, Stop> {
    if server.len() == 64 && server.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Ok(server.to_lowercase());
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let house = runtime.block_on(server::fetch::house(server));
    house.map(|house| house.key).map_err(|error| Stop::Failed(format!("--server {server}: {error}")))
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
