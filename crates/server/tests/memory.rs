//! What the program's heap holds: nothing of a finished table, and of passwords no more than is hashed at once.
// A test may unwrap anywhere; clippy only knows functions marked as tests.
#![allow(clippy::unwrap_used)]

#[path = "online/common.rs"]
mod common;

use common::{Folder, account, server, sit, table};
use serde_json::json;
use server::client::Client;
use server::serve::Serving;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;
use std::sync::atomic::Ordering;
use std::time::Duration;

#[global_allocator]
static HEAP: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

const TABLES: usize = 300;
/// A line in a map until the next mark of the store; a table being played holds a hundred times as much.
const BYTES: isize = 300;

/// Tables opened, looked at, played and given up.
async fn play(serving: &Serving, ann: &Client, bob: &Client) {
    for n in 0..TABLES {
        let info = ann.open(&table("toy-race", 2)).await.unwrap();
        sit(bob, &info.id).await.unwrap();
        let mut side = common::Side::join(ann, &info.id).await;
        if let Some(action) = side.choice(n) {
            side.act(&action).await.unwrap();
        }
        let resign = json!({"id": "r", "ask": {"ask": "resign"}});
        assert_eq!(bob.post(&format!("/tables/{}/asks", info.id), &resign).await.unwrap().status, 200);
    }
    let parked = tokio::time::timeout(Duration::from_secs(20), async {
        while serving.registry.metrics.live_tables.load(Ordering::Relaxed) > 0 {
            tokio::task::yield_now().await;
        }
    });
    parked.await.expect("finished tables leave the memory");
}

#[tokio::test]
async fn a_finished_table_holds_no_memory() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let bob = Client::guest(serving.address, "bob").await.unwrap();
    // What is made once is made now.
    play(&serving, &ann, &bob).await;
    let region = Region::new(HEAP);
    play(&serving, &ann, &bob).await;
    let change = region.change();
    // Growing and shrinking in place is counted among both.
    let held = change.bytes_allocated as isize - change.bytes_deallocated as isize;
    println!("{} bytes a finished table", held / TABLES as isize);
    assert!(held / (TABLES as isize) < BYTES, "{held} bytes for {TABLES} finished tables");
    serving.stop().await;
}

/// What one hash takes, and room for everything else that two hundred requests need.
const HASH: isize = 20 << 20;
const REQUESTS: isize = 24 << 20;

/// The most the heap held above what it held before, while something was done. Looked at so often that a hash, which
/// takes tens of milliseconds, cannot be missed.
async fn most_held(work: impl Future<Output = ()>) -> isize {
    let region = Region::new(HEAP);
    let held = || {
        let change = region.change();
        change.bytes_allocated as isize - change.bytes_deallocated as isize
    };
    let mut most = 0;
    let mut tick = tokio::time::interval(Duration::from_millis(2));
    tokio::pin!(work);
    loop {
        tokio::select! {
            () = &mut work => return most,
            _ = tick.tick() => most = most.max(held()),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_hundred_passwords_at_once_take_the_memory_of_two() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let mut guests = Vec::new();
    for n in 0..20 {
        guests.push(Client::guest(serving.address, &format!("guest {n}")).await.unwrap());
    }
    let put = |n: usize| {
        let who = guests[n % guests.len()].clone();
        async move { account(&who, &format!("account-{n}"), "a long password", None).await.status }
    };
    let held = most_held(async {
        let answers = futures_util::future::join_all((0..200).map(put)).await;
        assert!(answers.contains(&200) && answers.contains(&429), "{answers:?}");
    });
    let held = held.await;
    println!("{} MiB at most", held >> 20);
    assert!(held > HASH / 2, "a hash was seen");
    assert!(held < 2 * HASH + REQUESTS, "{held} bytes");
    serving.stop().await;
}
