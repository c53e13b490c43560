//! A node that loses its bus or its store, and what it does when they are back.

use crate::any::node_with_lease;
use crate::common::table;
use crate::proxy::Proxy;
use crate::scratch::{Scratch, soon};
use async_trait::async_trait;
use axum::body::Bytes;
use server::bus::{Bus, BusError, Local};
use server::client::Client;
use server::serve::Serving;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::mpsc;

const LEASE: Duration = Duration::from_secs(1);

/// A node's own way to a bus that others share.
struct Way {
    shared: Arc<Local>,
    is_cut: AtomicBool,
}

#[async_trait]
impl Bus for Way {
    async fn listen(&self, node: &str) -> Result<mpsc::Receiver<Bytes>, BusError> {
        self.shared.listen(node).await
    }

    async fn send(&self, node: &str, letter: Bytes) -> Result<(), BusError> {
        match self.is_up() {
            true => self.shared.send(node, letter).await,
            false => Err(BusError("cut".to_owned())),
        }
    }

    fn is_up(&self) -> bool {
        !self.is_cut.load(Ordering::Relaxed)
    }
}

/// Waits until `/readyz` answers this.
async fn until_ready_says(node: &Serving, status: u16, words: &str) {
    let client = Client::new(node.address);
    soon(words, async || {
        let answer = client.request("GET", "/readyz", None).await.unwrap();
        (answer.status == status && answer.body.contains(words)).then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_is_cut_off_from_the_others_says_so_and_comes_back_by_itself() {
    let Some(scratch) = Scratch::start().await else {
        return;
    };
    let url = scratch.database("cut_off").await;
    let shared = Arc::new(Local::default());
    let way = Arc::new(Way { shared: Arc::clone(&shared), is_cut: AtomicBool::new(false) });
    let other = node_with_lease(&url, "other", Some(shared), LEASE).await;
    let node = node_with_lease(&url, "node", Some(Arc::clone(&way) as Arc<dyn Bus>), LEASE).await;
    until_ready_says(&node, 200, "ready").await;
    way.is_cut.store(true, Ordering::Relaxed);
    until_ready_says(&node, 503, "cut off from the others").await;
    until_ready_says(&other, 200, "ready").await;
    way.is_cut.store(false, Ordering::Relaxed);
    until_ready_says(&node, 200, "ready").await;
    node.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_whose_lease_has_run_out_goes_on_by_itself_when_the_store_is_back() {
    let Some(scratch) = Scratch::start().await else {
        return;
    };
    let url = scratch.database("run_out").await;
    let way = Proxy::start(scratch.port).await;
    let through = url.replace(&format!(":{}/", scratch.port), &format!(":{}/", way.port));
    let node = node_with_lease(&through, "node", None, LEASE).await;
    let ann = Client::guest(node.address, "ann").await.unwrap();
    let info = ann.open(&table("toy-race", 2)).await.unwrap();
    let live = async |wanted: &str| {
        let counters = Client::new(node.address).request("GET", "/metrics", None).await.unwrap().body;
        counters.lines().any(|line| line == format!("starboard_live_tables {wanted}")).then_some(())
    };
    soon("the table is live", || live("1")).await;
    way.cut(true);
    soon("the tables are let go", || live("0")).await;
    way.cut(false);
    let path = format!("/tables/{}", info.id);
    soon("the table is back", async || (ann.get(&path).await.unwrap().status == 200).then_some(())).await;
    node.stop().await;
}
