//! How much one, two and three nodes carry. Only with the feature `soak`: STARBOARD_SCALE_S sets the seconds of each line,
//! STARBOARD_SCALE_GAME the game: the toy is over after some eight moves, so that its figure is as much one of opening tables.

use crate::common::{Folder, config};
use crate::faults::Node;
use crate::scratch::{Nats, Scratch};
use server::bench::{Load, run_across};
use server::serve::start;
use std::net::SocketAddr;
use std::sync::Arc;

const TABLES: usize = 48;

async fn measure(what: &str, nodes: &[SocketAddr], partitioned: usize, seconds: f64) {
    let tables = TABLES / nodes.len();
    let load = Load {
        game: std::env::var("STARBOARD_SCALE_GAME").unwrap_or_else(|_| "toy-race".to_owned()),
        tables,
        seconds,
        rate: None,
        subscribers: 0,
        detail: Default::default(),
        process: None,
    };
    let sides = (0..nodes.len()).map(|n| [nodes[n], nodes[(n + partitioned) % nodes.len()]]);
    let loads = sides.map(|sides| {
        let load = load.clone();
        tokio::spawn(async move { run_across(sides, &load).await.unwrap() })
    });
    let loads: Vec<_> = loads.collect();
    let (mut moves, mut p50, mut p99) = (0.0, 0.0f64, 0.0f64);
    for load in loads {
        let report = load.await.unwrap();
        moves += report.moves_per_s;
        (p50, p99) = (p50.max(report.p50_ms), p99.max(report.p99_ms));
    }
    println!("{what:44} {moves:7.0} moves/s  p50 {p50:6.1} ms  p99 {p99:6.1} ms");
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_side_by_side() {
    let seconds = std::env::var("STARBOARD_SCALE_S").ok().and_then(|text| text.parse().ok()).unwrap_or(10.0);
    let (Some(postgres), Some(nats)) = (Scratch::start_durable().await, Nats::start().await) else {
        return;
    };
    let folder = Folder::new();
    let serving = start(config(&folder), Arc::new(crate::common::Toys)).await.unwrap();
    measure("SQLite, one node in this process", &[serving.address], 0, seconds).await;
    serving.stop().await;
    postgres.database("faults").await;
    let mut nodes = Vec::new();
    for n in 1..=3 {
        nodes.push(Node::new(postgres.port, nats.port).await);
        // Each must have heard of the others.
        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
        measure(&format!("Postgres, {n} nodes, both sides at one"), &addresses, 0, seconds).await;
        if n > 1 {
            measure(&format!("Postgres, {n} nodes, the sides at two"), &addresses, 1, seconds).await;
        }
    }
}
