//! `starboard bench server`: load on a server process of its own, on this machine, in a file of its own.

use super::Args;
use crate::output::{Done, Stop, say, say_json};
use server::bench::bots::{ADMIRALS, Answers};
use server::bench::{Load, Report, run as load, usual};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// Played unless `--with` names another game.
const GAME: &str = "realms";

pub fn run(args: &Args) -> Done {
    let folder = std::env::temp_dir().join(format!("starboard-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let (mut child, address) = host(&folder.join("bench.db"))?;
    if args.bots {
        return bots(args, address, child, &folder);
    }
    let measured = measure(args, address, child.id());
    let ended = child.kill().and_then(|()| child.wait());
    std::fs::remove_dir_all(&folder)?;
    ended?;
    let rows = measured?;
    if args.json { say_json(&rows) } else { say(&(HEAD.to_owned() + &rows.iter().map(words).collect::<String>())) }
}

/// How long an ensign's answer takes, alone and beside somebody else's admirals.
fn bots(args: &Args, address: SocketAddr, mut child: Child, folder: &std::path::Path) -> Done {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let game = args.with.as_deref().unwrap_or(GAME);
    let measured = runtime.block_on(server::bench::bots::run(address, game, args.seconds));
    let ended = child.kill().and_then(|()| child.wait());
    std::fs::remove_dir_all(folder)?;
    ended?;
    let report = measured?;
    if args.json {
        return say_json(&report);
    }
    let line = |name: &str, answers: &Answers| {
        let Answers { answers, p50_ms, max_ms } = answers;
        format!("{name:40}{answers:9} answers, p50 {p50_ms:.1} ms, longest {max_ms:.1} ms\n")
    };
    let beside = format!("beside {ADMIRALS} tables of admirals");
    say(&format!(
        "{}{}{:.2} times the usual median\n",
        line("an ensign alone", &report.alone),
        line(&beside, &report.beside),
        report.times
    ))
}

/// How much of each update the players of a load ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Form {
    /// All of it, as a browser does
    Whole,
    /// Views and notations without words, as a program does
    Brief,
    /// The same without views
    Bare,
}

impl From<Form> for room::project::Detail {
    fn from(form: Form) -> room::project::Detail {
        match form {
            Form::Whole => room::project::Detail::Whole,
            Form::Brief => room::project::Detail::Brief,
            Form::Bare => room::project::Detail::Bare,
        }
    }
}

/// Starts `starboard serve` on a free port.
fn host(file: &std::path::Path) -> Result<(Child, SocketAddr), Stop> {
    let program: PathBuf = std::env::current_exe()?;
    let mut command = Command::new(program);
    command.args(["serve", "--listen", "127.0.0.1:0", "--store", &format!("sqlite:{}", file.display())]);
    for limit in ["requests_per_minute", "sign_ins_per_hour", "tables_per_person", "sockets_per_address"] {
        command.args(["--set", &format!("{limit}=1000000")]);
    }
    command.args(["--set", "messages_per_second=1000000", "--set", "log=warn"]);
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let out = child.stdout.take().ok_or_else(|| Stop::failed("the server says nothing"))?;
    let lines = BufReader::new(out).lines().map_while(Result::ok);
    let address = lines.filter_map(|line| line.split("http://").nth(1)?.trim().parse().ok()).next();
    address.map(|address| (child, address)).ok_or_else(|| Stop::failed("the server did not start"))
}

fn measure(args: &Args, address: SocketAddr, process: u32) -> Result<Vec<Row>, Stop> {
    // One thread: what the client uses is missing to the server.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let game = args.with.as_deref().unwrap_or(GAME);
    let mut rows = Vec::new();
    let loads = usual(game, args.seconds, args.form.into()).into_iter().enumerate();
    for (_, one) in loads.filter(|(index, _)| args.load.is_none_or(|n| n == index + 1)) {
        let one = Load { process: Some(process), ..one };
        let report = runtime.block_on(load(address, &one))?;
        rows.push(Row { kib_per_socket: report.server_kib as f64 / report.sockets.max(1) as f64, report });
    }
    Ok(rows)
}

/// What was measured, and what the server's process used for it.
#[derive(serde::Serialize)]
struct Row {
    #[serde(flatten)]
    report: Report,
    /// What the server holds beyond what it held before, by socket; tables included.
    kib_per_socket: f64,
}

/// Times are from the send of a move to its acknowledgement, and of what those who look on see; processor time is of
/// the server and of the client, for a move.
const HEAD: &str = "\
load                                      moves/s  p50 ms  p99 ms longest    seen  messages/s  KiB a socket  server us  client us
";

fn words(row: &Row) -> String {
    let Row { report, kib_per_socket } = row;
    format!(
        "{:40}{:9.0}{:8.2}{:8.2}{:8.1}{:8.1}{:12.0}{:14.1}{:11.0}{:11.0}\n",
        report.load,
        report.moves_per_s,
        report.p50_ms,
        report.p99_ms,
        report.max_ms,
        report.seen_p99_ms,
        report.messages_per_s,
        kib_per_socket,
        report.server_us,
        report.client_us
    )
}
