//! What goes on by itself goes on without its owner: clocks, bots, and tables that nobody asks for.

use crate::common::{Side, Toys, sit, table};
use crate::faults::Node;
use crate::scratch::{Nats, Scratch, soon};
use room::fair;
use serde_json::json;
use server::client::Client;
use sqlx::{Connection, PgConnection, Row};
use std::time::{Duration, Instant};

const LEASE: Duration = Duration::from_secs(3);
/// Far longer than anything here may take.
const LONG_LEASE: Duration = Duration::from_secs(60);

/// Two nodes as processes; the second is what is left.
struct Two {
    first: Node,
    second: Node,
    postgres: Scratch,
    _nats: Nats,
}

impl Two {
    async fn start(lease: Duration) -> Option<Two> {
        let (postgres, nats) = (Scratch::start().await?, Nats::start().await?);
        postgres.database("faults").await;
        let first = Node::with_lease(postgres.port, nats.port, lease).await;
        let second = Node::with_lease(postgres.port, nats.port, lease).await;
        Some(Two { first, second, postgres, _nats: nats })
    }

    async fn connection(&self) -> PgConnection {
        PgConnection::connect(&self.postgres.url("faults")).await.unwrap()
    }

    async fn holder(&self, table: &str) -> String {
        let holder = sqlx::query("SELECT holder FROM leases WHERE table_id = $1").bind(table);
        holder.fetch_one(&mut self.connection().await).await.unwrap().get(0)
    }

    async fn status(&self, table: &str) -> String {
        let status = sqlx::query("SELECT status FROM tables WHERE id = $1").bind(table);
        status.fetch_one(&mut self.connection().await).await.unwrap().get(0)
    }

    async fn log(&self, table: &str) -> Vec<serde_json::Value> {
        let log = sqlx::query("SELECT entry FROM log WHERE table_id = $1 ORDER BY seq").bind(table);
        let log = log.fetch_all(&mut self.connection().await).await.unwrap();
        log.into_iter().map(|row| serde_json::from_str(row.get(0)).unwrap()).collect()
    }
}

/// A side that comes back at another node, as soon as its table is there.
async fn at(node: &Node, client: &Client, table: &str) -> Side {
    let client = &Client { address: node.address, ..client.clone() };
    drop(soon("the table is taken over", || async move { client.socket(table, "").await.ok() }).await);
    Side::join(client, table).await
}

fn left(side: &Side, seat: usize) -> i64 {
    side.update.as_ref().unwrap().clocks[seat].left_ms
}

fn count(log: &[serde_json::Value], kind: &str) -> usize {
    log.iter().filter(|entry| entry["e"] == kind).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_goes_on_from_what_it_had_and_decides() {
    let Some(mut two) = Two::start(LEASE).await else {
        return;
    };
    let ann = Client::guest(two.first.address, "ann").await.unwrap();
    let bob = Client::guest(two.first.address, "bob").await.unwrap();
    let mut clocked = table("toy-race", 2);
    clocked["clock"] = json!({"kind": "live", "base_s": 10});
    clocked["timeout"] = json!("lose");
    let info = ann.open(&clocked).await.unwrap();
    sit(&bob, &info.id).await.unwrap();
    let mut a = Side::join(&ann, &info.id).await;
    // Ann thinks for a while, and moves until it is bob's turn.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    while a.update.as_ref().unwrap().position.waiting != [2] {
        let action = a.choice(0).unwrap();
        a.act(&action).await.unwrap();
        a.settle().await;
    }
    let had = left(&a, 0);
    assert!((1..=8_500).contains(&had), "ann has used some of her time: {had}");

    let killed = Instant::now();
    two.first.kill();
    let a = at(&two.second, &ann, &info.id).await;
    let (away, shown) = (killed.elapsed(), Instant::now());
    assert_eq!(left(&a, 0), had, "what is not running stands where it stood");
    let bobs = left(&a, 1);
    assert!(bobs > 10_000 - 5_000, "nobody is charged for the {away:?} the table was away: {bobs}");
    assert!(a.update.as_ref().unwrap().clocks[1].running);
    let mut a = a;
    a.until(Side::is_over).await;
    // As long as was shown, less what a busy machine took to show it.
    let ran = shown.elapsed().as_millis() as i64;
    assert!(ran + 1_000 > bobs && ran < bobs + 10_000, "{bobs} ms were left, and {ran} ms later it was over");
    let outcome = a.info.as_ref().unwrap().outcome.as_ref().unwrap();
    assert_eq!(outcome.places, [1, 2]);
    let log = two.log(&info.id).await;
    let last = log.last().unwrap();
    assert_eq!((&last["seat"], &last["by"]), (&json!(1), &json!("clock")), "bob's time decided: {last}");
    assert_eq!(count(&log, "woken"), 1, "it was woken once: {log:?}");
    let proof = a.client.get(&format!("/tables/{}/proof", info.id)).await.unwrap();
    fair::verify(&proof.body, &Toys).unwrap();
}

/// Tables of bots alone that go on at the first node: more than it can play in the moment until it is gone.
async fn bots_alone(two: &Two) -> Vec<String> {
    let ann = Client::guest(two.first.address, "ann").await.unwrap();
    let seats = json!([{"kind": "bot", "level": "ensign"}, {"kind": "bot", "level": "ensign"}]);
    let mut tables = Vec::new();
    for _ in 0..6 {
        tables.push(ann.open(&json!({"game": "toy-recall", "seats": seats})).await.unwrap().id);
    }
    tables
}

/// The tables that are not over yet.
async fn unfinished<'a>(two: &Two, tables: &'a [String]) -> Vec<&'a str> {
    let mut unfinished = Vec::new();
    for table in tables {
        if two.status(table).await != "finished" {
            unfinished.push(table.as_str());
        }
    }
    unfinished
}

/// Nobody asks for the tables; that they end is read in the store.
async fn end_at_the_second(two: &Two, tables: &[String]) {
    soon("the bots go on", || async move { unfinished(two, tables).await.is_empty().then_some(()) }).await;
    let ann = Client::guest(two.second.address, "ann").await.unwrap();
    for table in tables {
        let proof = ann.get(&format!("/tables/{table}/proof")).await.unwrap();
        fair::verify(&proof.body, &Toys).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_go_on_at_another_node_though_nobody_asks() {
    let Some(mut two) = Two::start(LEASE).await else {
        return;
    };
    let tables = bots_alone(&two).await;
    two.first.kill();
    let left = unfinished(&two, &tables).await;
    assert!(!left.is_empty(), "all were over before the node was gone");
    assert_eq!(two.holder(left[0]).await, two.first.name);
    end_at_the_second(&two, &tables).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_is_asked_to_end_gives_its_tables_up_at_once() {
    let Some(mut two) = Two::start(LONG_LEASE).await else {
        return;
    };
    let tables = bots_alone(&two).await;
    let asked = Instant::now();
    two.first.ask_to_end();
    assert!(!unfinished(&two, &tables).await.is_empty(), "all were over before the node was gone");
    end_at_the_second(&two, &tables).await;
    assert!(asked.elapsed() < LONG_LEASE, "before the lease would have run out");
}
