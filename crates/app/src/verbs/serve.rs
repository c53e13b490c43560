//! `starboard serve`: tables online, in one binary and one file.

mod invite;

use crate::house;
use crate::output::{Done, Stop, say};
use bots::Seated;
use catalog::Visit;
use evaluation::Evaluate;
use kernel::{Entry, Options, Record, RecordError, Seed, Table};
use room::games::{Describe, DescribeInFull, GameCatalog, OpenError, Sitter, verify_as};
use room::wire::{GameDetail, GameInfo};
use server::{Config, serve};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::Arc;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Where to listen, e.g. 127.0.0.1:8080
    #[arg(long, value_name = "ADDR")]
    listen: Option<String>,
    /// Let others in the home network join: listens at all addresses and shows the one to open
    #[arg(long)]
    lan: bool,
    /// Where to keep everything: sqlite:FILE, or postgres://… for several nodes
    #[arg(long, value_name = "STORE")]
    store: Option<String>,
    /// What carries letters between nodes that share a store: nats://HOST:PORT
    #[arg(long, value_name = "BUS")]
    bus: Option<String>,
    /// The settings file; starboard.toml here if there is one
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Any other setting, e.g. --set public_url=https://example.org
    #[arg(long, value_name = "KEY=VALUE")]
    set: Vec<String>,
    /// Open the address in a browser, where there is a desktop
    #[arg(long)]
    open: bool,
    /// Print the settings in force and end
    #[arg(long)]
    print_config: bool,
    /// Write a consistent copy of the store to a new file and end; the server may run
    #[arg(long, value_name = "FILE")]
    backup: Option<PathBuf>,
    /// Put a copy in the place of the store and end; the server must be down
    #[arg(long, value_name = "FILE")]
    restore: Option<PathBuf>,
}

pub fn run(args: &Args) -> Done {
    let config = settings(args)?;
    if args.print_config {
        return say(&config.print().map_err(Stop::failed)?);
    }
    let runtime = runtime(config.serving_threads())?;
    runtime.block_on(async {
        match (&args.backup, &args.restore) {
            (Some(file), _) => serve::backup(&config, file).await.map_err(Stop::failed),
            (None, Some(file)) => serve::restore(&config, file).await.map_err(Stop::failed),
            (None, None) => listen(config, args).await,
        }
    })
}

/// One thread that serves has none to share its work with, and need not be ready to.
fn runtime(threads: usize) -> std::io::Result<tokio::runtime::Runtime> {
    use tokio::runtime::Builder;
    match threads {
        1 => Builder::new_current_thread().enable_all().build(),
        _ => Builder::new_multi_thread().worker_threads(threads).enable_all().build(),
    }
}

fn settings(args: &Args) -> Result<Config, Stop> {
    let usual = PathBuf::from("starboard.toml");
    let file = args.config.clone().or_else(|| usual.exists().then_some(usual));
    let text = file.as_ref().map(|file| crate::output::read_text(file)).transpose()?.unwrap_or_default();
    let mut flags = Vec::new();
    for pair in &args.set {
        let pair = pair.split_once('=').ok_or_else(|| Stop::Usage(format!("--set {pair:?}: expected KEY=VALUE")))?;
        flags.push((pair.0.to_owned(), pair.1.to_owned()));
    }
    let named = [("listen", &args.listen), ("store", &args.store), ("bus", &args.bus)];
    flags.extend(named.into_iter().filter_map(|(key, value)| Some((key.to_owned(), value.clone()?))));
    Config::read(&text, std::env::vars(), flags).map_err(|error| Stop::Usage(error.to_string()))
}

async fn listen(config: Config, args: &Args) -> Done {
    let listen = place(config.listen, args.lan);
    let config = Config { listen, ..config };
    serve::init_log(&config);
    let serving = serve::start(config, Arc::new(House)).await.map_err(Stop::failed)?;
    let here = here(serving.address);
    let welcome = if args.lan {
        invite::words(serving.registry.address_for_others(), &here)
    } else {
        format!("Starboard listens on http://{}\n{}", serving.address, invite::hint(serving.address))
    };
    say(&welcome)?;
    if args.open {
        show(&here);
    }
    serving.until_asked().await;
    Ok(())
}

/// Where nobody named an address and the usual port is taken, the next free one will do.
fn place(listen: SocketAddr, lan: bool) -> SocketAddr {
    let usual = listen == Config::default().listen;
    let listen = if lan { SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), listen.port()) } else { listen };
    if usual { serve::free_address(listen) } else { listen }
}

/// The server as this machine opens it: everywhere is here, too.
fn here(address: SocketAddr) -> String {
    let everywhere = address.ip().is_unspecified();
    let ip = if everywhere { Ipv4Addr::LOCALHOST.into() } else { address.ip() };
    format!("http://{}", SocketAddr::new(ip, address.port()))
}

/// Opens an address on a desktop; elsewhere nothing happens.
fn show(address: &str) {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let (program, first): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start"]),
        _ if set("DISPLAY") || set("WAYLAND_DISPLAY") => ("xdg-open", &[]),
        _ => return,
    };
    let mut command = std::process::Command::new(program);
    command.args(first).arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // Without a browser the address is still on the screen.
    drop(command.spawn());
}

/// The games of the catalogue, and the toys for those who know their names.
#[derive(Clone, Copy, Debug)]
pub struct House;

impl GameCatalog for House {
    fn games(&self) -> Vec<GameInfo> {
        let toys = if catalog::IDS.is_empty() { house::TOYS } else { &[] };
        let usual = Options::default();
        catalog::IDS.iter().chain(toys).filter_map(|id| house::visit(id, &usual, Describe).ok()).collect()
    }

    fn detail(&self, game: &str) -> Option<GameDetail> {
        house::visit(game, &Options::default(), DescribeInFull).ok().flatten()
    }

    fn open(&self, game: &str, options: &Options, seed: Seed, at: Option<&str>) -> Result<Box<dyn Table>, OpenError> {
        let opened = house::visit(game, options, catalog::Open { options, content: None, seed, position: at })?;
        opened.map_err(|error| OpenError(error.to_string()))
    }

    fn sit(&self, game: &str, options: &Options, bot: Sitter) -> Result<Box<dyn Seated>, OpenError> {
        Ok(house::visit(game, options, bot)?)
    }

    fn verify(&self, record: &Record) -> Result<Box<dyn Table>, RecordError> {
        let verified = house::visit(&record.game, &record.options, Verify(record));
        verified.map_err(|error| RecordError::at(0, error.to_string()))?
    }
}

struct Verify<'a>(&'a Record);

impl Visit for Verify<'_> {
    type Out = Result<Box<dyn Table>, RecordError>;
    fn visit<G: Entry + Evaluate>(self) -> Self::Out {
        verify_as::<G>(self.0)
    }
}
