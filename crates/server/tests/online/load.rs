//! The load client against a server process of its own. A short run by habit; `STARBOARD_BENCH=10` measures for ten
//! seconds a load and prints what came of it.

use crate::common::Folder;
use crate::kept::Server;
use server::bench::{Load, Report, cpu_seconds, resident_kib, run, usual};

fn seconds() -> Option<f64> {
    std::env::var("STARBOARD_BENCH").ok().and_then(|text| text.parse().ok())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_load_client_plays_and_counts() {
    let folder = Folder::new();
    let server = Server::start(&folder);
    let game = std::env::var("STARBOARD_BENCH_GAME").unwrap_or_else(|_| "toy-race".to_owned());
    let loads = match seconds() {
        Some(seconds) => usual(&game, seconds),
        None => vec![Load { game, tables: 3, seconds: 0.5, rate: None, lookers: 1, process: None }],
    };
    for load in loads {
        let before = cpu_seconds(server.child.id()).unwrap_or(0.0);
        let report: Report = run(server.address, &load).await.unwrap();
        let cpu = cpu_seconds(server.child.id()).unwrap_or(0.0) - before;
        println!("server: {:.1} microseconds of processor time a move", cpu * 1e6 / report.moves as f64);
        assert!(report.moves > 0 && report.p99_ms >= report.p50_ms, "{report:?}");
        println!("{}", serde_json::to_string(&report).unwrap());
    }
    server.kill();
}

/// Many sockets at live tables: memory each, and the time a move takes among them.
#[tokio::test(flavor = "multi_thread")]
async fn sockets_are_small() {
    let Some(seconds) = seconds() else {
        return;
    };
    let folder = Folder::new();
    let server = Server::start(&folder);
    let before = resident_kib(server.child.id()).unwrap();
    let load = Load { game: "toy-race".to_owned(), tables: 500, seconds, rate: Some(2.0), lookers: 8, process: None };
    let address = server.address;
    let running = tokio::spawn(async move { run(address, &load).await });
    let mut most = 0;
    while !running.is_finished() {
        most = most.max(resident_kib(server.child.id()).unwrap_or(0));
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    }
    let report = running.await.unwrap().unwrap();
    println!("{} KiB a socket; {}", (most - before) / 5_000, serde_json::to_string(&report).unwrap());
    server.kill();
}
