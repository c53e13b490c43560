//! `starboard bench server`: load on a server process of its own, on this machine, in a file of its own.

use super::Args;
use crate::output::{Done, Stop, say, say_json};
use server::bench::{Report, resident_kib, run as load, usual};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// Played unless `--format` names another game.
const GAME: &str = "realms";

pub fn run(args: &Args) -> Done {
    let folder = std::env::temp_dir().join(format!("starboard-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let (mut child, address) = host(&folder.join("bench.db"))?;
    let game = args.format.as_deref().unwrap_or(GAME);
    let measured = measure(game, args.seconds, address, child.id());
    let ended = child.kill().and_then(|()| child.wait());
    std::fs::remove_dir_all(&folder)?;
    ended?;
    let rows = measured?;
    if args.json { say_json(&rows) } else { say(&rows.iter().map(words).collect::<String>()) }
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

fn measure(game: &str, seconds: f64, address: SocketAddr, process: u32) -> Result<Vec<Report>, Stop> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let mut rows = Vec::new();
    for one in usual(game, seconds) {
        rows.push(runtime.block_on(load(address, &one))?);
        let memory = resident_kib(process).unwrap_or(0);
        eprintln!("{} tables: the server holds {memory} KiB", one.tables);
    }
    Ok(rows)
}

fn words(row: &Report) -> String {
    format!(
        "{:4} tables  {:8.0} moves/s  p50 {:7.2} ms  p99 {:7.2} ms  longest {:7.2} ms\n",
        row.tables, row.moves_per_s, row.p50_ms, row.p99_ms, row.max_ms
    )
}
