//! One node a table: leases, and what they fence off.

use crate::scratch::Scratch;
use server::lease::{Claim, Leases};
use server::store::{Append, Postgres, Store, StoreError, StoreWrite};
use sqlx::{Connection, PgConnection};
use std::time::Duration;

const LEASE: Duration = Duration::from_secs(60);

/// A node falls silent: its lease runs out.
async fn silence(url: &str, node: &str) {
    let mut connection = PgConnection::connect(url).await.unwrap();
    let ended = sqlx::query("UPDATE nodes SET until = clock_timestamp() WHERE id = $1").bind(node);
    assert_eq!(ended.execute(&mut connection).await.unwrap().rows_affected(), 1);
}

fn append(seq: u32) -> Vec<StoreWrite> {
    vec![StoreWrite::Append(Append { table: "t".into(), seq, at: 1, entry: "{}".to_owned() })]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_owner_writes_nothing() {
    let Some(scratch) = Scratch::start().await else {
        return;
    };
    let url = scratch.database("fenced").await;
    let (ann, bob) = tokio::join!(Postgres::open(&url, "ann", LEASE), Postgres::open(&url, "bob", LEASE));
    let (ann, bob) = (ann.unwrap(), bob.unwrap());
    ann.beat(true).await.unwrap();
    ann.write(append(0)).await.unwrap();
    ann.write(append(1)).await.unwrap();
    assert_eq!(bob.beat(true).await.unwrap().others.len(), 1);
    assert_eq!(bob.claim("t").await.unwrap(), Claim::Held("ann".to_owned()));
    assert_eq!(bob.claim("none").await.unwrap(), Claim::Nobody);
    assert_eq!(bob.write(append(2)).await, Err(StoreError::Taken), "who does not hold it writes nothing");
    assert!(bob.orphans(9).await.unwrap().is_empty(), "ann is alive");

    silence(&url, "ann").await;
    ann.write(append(2)).await.unwrap();
    bob.beat(true).await.unwrap();
    assert_eq!(bob.claim("t").await.unwrap(), Claim::Mine { taken_over: true });
    assert_eq!(ann.write(append(3)).await, Err(StoreError::Taken), "she was silent for too long");
    bob.write(append(3)).await.unwrap();
    assert_eq!(ann.beat(true).await.unwrap().lost, ["t"], "and is told so");
    assert_eq!(bob.log("t").await.unwrap().len(), 4);

    bob.give_up("t").await.unwrap();
    assert_eq!(bob.write(append(4)).await, Err(StoreError::Taken));
    assert_eq!(ann.claim("t").await.unwrap(), Claim::Mine { taken_over: false });
    ann.write(append(4)).await.unwrap();
    ann.leave().await.unwrap();
    bob.beat(true).await.unwrap();
    assert_eq!(bob.orphans(9).await.unwrap(), ["t"], "whoever goes down leaves its tables to the others");
    assert_eq!(
        bob.claim("t").await.unwrap(),
        Claim::Mine { taken_over: true },
        "also where somebody asks for it first"
    );
    assert_eq!(ann.write(append(5)).await, Err(StoreError::Taken));
    bob.write(append(5)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_node_forgot_and_still_holds_is_found_again() {
    let Some(scratch) = Scratch::start().await else {
        return;
    };
    let ann = Postgres::open(&scratch.database("forgotten").await, "ann", LEASE).await.unwrap();
    ann.beat(true).await.unwrap();
    ann.write(append(0)).await.unwrap();
    ann.forget_all();
    assert_eq!(ann.write(append(1)).await, Err(StoreError::Taken));
    assert_eq!(ann.beat(true).await.unwrap().found, ["t"], "her lease had not run out by the store's clock");
    assert!(ann.beat(true).await.unwrap().found.is_empty(), "it is told once");
}
