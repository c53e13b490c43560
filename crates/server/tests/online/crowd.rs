//! A crowd that only looks on.

use crate::common::{Folder, Side, sit, table};
use crate::kept::{Server, child};
use server::bench::resident_kib;
use server::client::Client;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

const CROWD: usize = 10_000;
const TABLES: usize = 10;
/// What a socket that looks on may cost the server.
const KIB: u64 = 20;
const ADDRESS: &str = "STARBOARD_TEST_CROWD";
const FULL: i32 = 75;

/// Not a test: those who look on, in a process with room for them.
#[test]
fn look_child() {
    let Ok(given) = std::env::var(ADDRESS) else {
        return;
    };
    let (address, process) = given.split_once(' ').unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let enough = runtime.block_on(look(address.parse().unwrap(), process.parse().unwrap()));
    if !enough {
        std::process::exit(FULL);
    }
}

/// False where the system does not give so many files.
async fn look(address: SocketAddr, process: u32) -> bool {
    let ann = Client::guest(address, "ann").await.unwrap();
    let bob = Client::guest(address, "bob").await.unwrap();
    let mut ids = Vec::new();
    for _ in 0..TABLES {
        let info = ann.open(&table("toy-race", 2)).await.unwrap();
        sit(&bob, &info.id).await.unwrap();
        ids.push(info.id);
    }
    let mut side = Side::join(&ann, &ids[0]).await;
    let before = resident_kib(process).unwrap_or(0);
    let mut crowd = Vec::with_capacity(CROWD);
    for n in 0..CROWD {
        match Client::new(address).socket(&ids[n % TABLES], "").await {
            Ok(mut socket) => {
                // What it is greeted with: the table and where it stands.
                socket.hear().await.unwrap();
                socket.hear().await.unwrap();
                crowd.push(socket);
            }
            Err(error) if error.raw_os_error() == Some(24) => return false,
            Err(error) => panic!("socket {n}: {error}"),
        }
    }
    let held = resident_kib(process).unwrap_or(0).saturating_sub(before);
    assert!(held / (CROWD as u64) < KIB, "{held} KiB for {CROWD} sockets");
    let action = side.choice(0).unwrap();
    let sent = Instant::now();
    side.act(&action).await.unwrap();
    println!(
        "{CROWD} sockets hold {:.1} KiB each; a move among them took {:?}",
        held as f64 / CROWD as f64,
        sent.elapsed()
    );
    assert!(sent.elapsed() < Duration::from_secs(5), "{:?}", sent.elapsed());
    assert!(crowd[0].hear().await.unwrap().is_some(), "those at the table hear of it");
    drop(crowd);
    side.settle().await;
    true
}

#[test]
fn ten_thousand_idle_sockets_are_held_in_little_memory() {
    let folder = Folder::new();
    let server = Server::start(&folder);
    let given = format!("{} {}", server.address, server.child.id());
    let done = child("crowd::look_child").env(ADDRESS, given).status().unwrap();
    server.kill();
    if done.code() == Some(FULL) {
        eprintln!("SKIPPED: the system does not let a program open {CROWD} files (ulimit -n)");
        return;
    }
    assert!(done.success());
}
