//! `starboard play`: sits down at a table in the terminal.

#[cfg(feature = "online")]
mod remote;

use crate::house::{self, ContentFile};
use crate::output::{Done, Stop};
use crate::work;
use bots::{Seated, Spec};
use catalog::Visit;
use evaluation::Evaluate;
use kernel::{Entry, Names, Options, Record, Seed, Style, Table};
use std::io::{self, BufRead, IsTerminal, Read};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, SyncSender};
use terminal::{Heard, House, Input, Player, Sitting};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game
    #[arg(required_unless_present_any = ["load", "server"])]
    game: Option<String>,
    /// A table online instead: the server's address, e.g. http://127.0.0.1:8080
    #[arg(long, value_name = "URL", requires = "table", conflicts_with_all = ["game", "load", "seats", "content"])]
    server: Option<String>,
    /// The table's id at that server
    #[arg(long, value_name = "ID", requires = "server")]
    table: Option<String>,
    /// The code of an invitation to that table
    #[arg(long, requires = "server")]
    code: Option<String>,
    /// Who sits where, e.g. you,ensign: you, random, cadet, ensign, commander, captain, admiral,
    /// search:500 (so many playouts), or a bot the game names (starboard games)
    #[arg(long, value_name = "A,B,…")]
    seats: Option<String>,
    /// One format instead of the usual one
    #[arg(long, conflicts_with = "load")]
    format: Option<String>,
    /// How many players; as many as seats are named if not given
    #[arg(long, conflicts_with = "load")]
    players: Option<u8>,
    /// An option of the game; may be given again
    #[arg(long = "option", value_name = "NAME=VALUE", conflicts_with = "load")]
    options: Vec<String>,
    /// The seed of all chance; a fresh one if not given
    #[arg(long, conflicts_with = "load")]
    seed: Option<String>,
    /// What a person is called; may be given again, one a person in seat order
    #[arg(long = "name", conflicts_with = "load")]
    names: Vec<String>,
    /// For screen readers: sentences, no pictures
    #[arg(long)]
    plain: bool,
    /// Each bot tells its best choices with tries, win chance and its interval
    #[arg(long)]
    explain: bool,
    /// Go on with a match that was kept
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    load: Option<PathBuf>,
    /// A content file instead of the built-in one
    #[arg(long, value_name = "FILE")]
    content: Option<PathBuf>,
}

pub fn run(args: &Args) -> Done {
    if let (Some(server), Some(table)) = (&args.server, &args.table) {
        return sit_online(args, server, table);
    }
    let content = ContentFile::read(args.content.as_ref())?;
    let host = Host { content };
    let (table, players, names) = match &args.load {
        Some(path) => resume(args, path, &host)?,
        None => begin(args, &host)?,
    };
    let screen = io::stdout().is_terminal();
    let color = screen && !args.plain && std::env::var_os("NO_COLOR").is_none();
    let style = Style { width: 80, plain: args.plain, color };
    let folder = terminal::data_folder();
    let Seed(bytes) = table.record(&names).seed;
    let seed = u64::from_le_bytes(std::array::from_fn(|i| bytes[i]));
    let sitting = Sitting {
        house: &host,
        table,
        players,
        names,
        style,
        can_clear: screen,
        echo: !io::stdin().is_terminal(),
        folder,
        seed,
        explain: args.explain,
    };
    match sitting.run(&mut Keyboard::new(), &mut io::stdout().lock()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}

#[cfg(feature = "online")]
fn sit_online(args: &Args, server: &str, table: &str) -> Done {
    let name = args.names.first().map(String::as_str);
    remote::run(&remote::Seat { server, table, code: args.code.as_deref(), name, plain: args.plain })
}

#[cfg(not(feature = "online"))]
fn sit_online(args: &Args, server: &str, table: &str) -> Done {
    let _ = args.code.as_ref();
    Err(Stop::Failed(format!("this starboard was built without `online` and cannot reach table {table} at {server}")))
}

type Opened = (Box<dyn Table>, Vec<Player>, Names);

fn begin(args: &Args, host: &Host) -> Result<Opened, Stop> {
    let game = args.game.as_deref().unwrap_or_default();
    let players = args.players.or_else(|| wanted_players(args, game));
    let options = house::options(game, args.format.as_deref(), players, &args.options)?;
    let seed = work::seed(args.seed.as_deref())?;
    let table = house::open(game, &options, ContentFile::file(&host.content), seed)?;
    let players = terminal::players_of(args.seats.as_deref(), table.seats(), policies(game)).map_err(Stop::Usage)?;
    let names = terminal::names_of(&players, &args.names);
    Ok((table, players, names))
}

/// The scripted bots of a game.
fn policies(game: &str) -> &'static [&'static str] {
    house::listed(game).map_or(&[], |listed| listed.policies)
}

/// As many players as seats are named, or a few more where no format seats so many.
fn wanted_players(args: &Args, game: &str) -> Option<u8> {
    let named = args.seats.as_deref()?.split(',').filter(|seat| !seat.trim().is_empty()).count();
    let formats = house::listed(game).ok()?.all_formats;
    let open = || formats.iter().filter(|format| args.format.as_deref().is_none_or(|id| id == format.id));
    let counts = || open().flat_map(|format| format.counts());
    counts().find(|&n| usize::from(n) == named).or_else(|| counts().find(|&n| usize::from(n) > named))
}

fn resume(args: &Args, path: &std::path::Path, host: &Host) -> Result<Opened, Stop> {
    let record = house::read_record(path)?;
    let table = house::load(&record, ContentFile::file(&host.content))?;
    let names = Names::new(record.names.iter().cloned(), table.seats());
    let players = match &args.seats {
        Some(seats) => terminal::players_of(Some(seats), table.seats(), policies(table.game())).map_err(Stop::Usage)?,
        None => names.iter().map(|name| Player::named(name, policies(table.game()))).collect(),
    };
    Ok((table, players, names))
}

/// The house as a table needs it.
struct Host {
    content: Option<ContentFile>,
}

impl House for Host {
    fn load(&self, record: &Record) -> Result<Box<dyn Table>, String> {
        house::load(record, ContentFile::file(&self.content)).map_err(|stop| match stop {
            Stop::Usage(what) | Stop::Failed(what) => what,
        })
    }

    fn sit(&self, game: &str, options: &Options, bot: Spec, seed: u64) -> Result<Box<dyn Seated>, String> {
        house::visit(game, options, Sit { bot, seed }).map_err(|error| error.to_string())
    }

    fn rules(&self, game: &str) -> &'static str {
        house::listed(game).map_or("", |listed| listed.rules_text)
    }

    fn cards(&self, game: &str) -> Vec<String> {
        super::content::sentences(game, ContentFile::file(&self.content))
    }

    fn policies(&self, game: &str) -> &'static [&'static str] {
        policies(game)
    }
}

struct Sit {
    bot: Spec,
    seed: u64,
}

impl Visit for Sit {
    type Out = Box<dyn Seated>;
    fn visit<G: Entry + Evaluate>(self) -> Box<dyn Seated> {
        bots::sit::<G>(self.bot, self.seed)
    }
}

/// Lines from stdin and Ctrl-C. A few lines are read ahead, never all of them.
struct Keyboard {
    heard: Receiver<Heard>,
    ended: bool,
    interrupted: Arc<AtomicBool>,
}

const READ_AHEAD: usize = 64;
const MAX_LINE: u64 = 4_096;

impl Keyboard {
    fn new() -> Keyboard {
        let (lines, heard) = mpsc::sync_channel(READ_AHEAD);
        let interrupted = Arc::new(AtomicBool::new(false));
        let (flag, wake) = (Arc::clone(&interrupted), lines.clone());
        // Without the signal Ctrl-C ends the process at once, and nothing is kept.
        let _ = ctrlc::set_handler(move || {
            flag.store(true, Ordering::SeqCst);
            // Where the channel is full nobody waits on it: the flag is seen soon enough.
            let _ = wake.try_send(Heard::Interrupt);
        });
        std::thread::spawn(move || read_lines(&lines));
        Keyboard { heard, ended: false, interrupted }
    }
}

fn read_lines(lines: &SyncSender<Heard>) {
    let mut stdin = io::stdin().lock();
    loop {
        let mut bytes = Vec::new();
        let read = (&mut stdin).take(MAX_LINE).read_until(b'\n', &mut bytes);
        let heard = match read {
            Ok(0) | Err(_) => Heard::End,
            Ok(_) => Heard::Line(String::from_utf8_lossy(&bytes).trim_end().to_owned()),
        };
        let is_end = heard == Heard::End;
        if lines.send(heard).is_err() || is_end {
            return;
        }
    }
}

impl Input for Keyboard {
    fn hear(&mut self) -> Heard {
        // The end is told once, and asked for as often as there are questions.
        let heard = if self.ended { Heard::End } else { self.heard.recv().unwrap_or(Heard::End) };
        self.ended |= heard == Heard::End;
        if self.is_interrupted() { Heard::Interrupt } else { heard }
    }

    fn is_interrupted(&mut self) -> bool {
        self.interrupted.load(Ordering::SeqCst)
    }
}
