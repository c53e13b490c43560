//! Whoever reaches the bus can listen and write to it, and does nothing with that.

use crate::any::node;
use crate::common::{Side, sit, table};
use crate::scratch::{Nats as NatsServer, Scratch, soon};
use async_nats::Subscriber;
use futures_util::StreamExt;
use room::wire::TableInfo;
use serde_json::{Value, json};
use server::bus::Nats;
use server::client::Client;
use server::serve::Serving;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// Ann's table at one node, bob at the other, eve on the bus.
struct House {
    nodes: [Serving; 2],
    ann: Client,
    bob: Side,
    table: String,
    eve: async_nats::Client,
    heard: Subscriber,
    _postgres: Scratch,
    _nats: NatsServer,
}

impl House {
    async fn start() -> Option<House> {
        let (postgres, nats) = (Scratch::start().await?, NatsServer::start().await?);
        let url = postgres.database("forged").await;
        let eve = async_nats::connect(nats.url()).await.unwrap();
        let heard = eve.subscribe("starboard.one").await.unwrap();
        eve.flush().await.unwrap();
        let one = node(&url, "one", Some(Arc::new(Nats::connect(&nats.url()).await.unwrap()))).await;
        let other = node(&url, "other", Some(Arc::new(Nats::connect(&nats.url()).await.unwrap()))).await;
        let ann = Client::guest(one.address, "ann").await.unwrap();
        let bob = Client::guest(other.address, "bob").await.unwrap();
        let info = ann.open(&table("toy-race", 2)).await.unwrap();
        let (id, guest) = (info.id.as_str(), &bob);
        soon("the nodes hear of each other", || async move { sit(guest, id).await.ok() }).await;
        let bob = Side::join(&bob, &info.id).await;
        Some(House { nodes: [one, other], ann, bob, table: info.id, eve, heard, _postgres: postgres, _nats: nats })
    }

    /// The next letter to the first node that says this.
    async fn overheard(&mut self, what: &str) -> Vec<u8> {
        loop {
            let letter = self.heard.next().await.unwrap().payload.to_vec();
            if String::from_utf8_lossy(&letter).contains(what) {
                return letter;
            }
        }
    }

    async fn send(&self, letter: Vec<u8>) {
        self.eve.publish("starboard.one", letter.into()).await.unwrap();
        self.eve.flush().await.unwrap();
    }

    fn refused(&self) -> u64 {
        self.nodes[0].registry.metrics.forged.load(Ordering::Relaxed)
    }

    /// Sends a letter, and waits until the node has refused it.
    async fn send_in_vain(&self, letter: Vec<u8>) {
        let before = self.refused();
        self.send(letter).await;
        soon("the letter is refused", || async { (self.refused() > before).then_some(()) }).await;
    }

    async fn is_over(&self) -> bool {
        let info: TableInfo = self.ann.get(&format!("/tables/{}", self.table)).await.unwrap().read().unwrap();
        info.outcome.is_some()
    }

    /// A letter as the other node would write it: bob resigns.
    fn resignation(&self, n: u64) -> String {
        let who = json!({"id": self.bob.client.person, "name": "bob", "account": null, "hidden": []});
        let envelope = json!({"from": "other", "n": n, "letter": "ask", "ask": 9999, "method": "POST",
            "path": format!("/api/v1/tables/{}/asks", self.table), "kind": "application/json", "who": who});
        format!("{envelope}\n{}", json!({"id": "x", "ask": {"ask": "resign"}}))
    }

    async fn stop(self) {
        for node in self.nodes {
            node.stop().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_letter_resigns_for_nobody() {
    let Some(mut house) = House::start().await else {
        return;
    };
    let said = json!({"text": "hello"});
    let path = format!("/tables/{}/chat", house.table);
    house.bob.client.post(&path, &said).await.unwrap().read::<Value>().ok();
    let genuine = house.overheard("/chat").await;
    let seal = String::from_utf8_lossy(&genuine[..64]).into_owned();
    let n = 1_000_000;
    for forged in [
        house.resignation(n),
        format!("{}\n{}", "0".repeat(64), house.resignation(n)),
        format!("{seal}\n{}", house.resignation(n)),
        format!("\n{}", house.resignation(n)),
        "rubbish".to_owned(),
    ] {
        house.send_in_vain(forged.into_bytes()).await;
    }
    assert!(!house.is_over().await);
    house.bob.settle().await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_that_is_played_again_is_not_heard_again() {
    let Some(mut house) = House::start().await else {
        return;
    };
    let path = format!("/tables/{}/chat", house.table);
    assert_eq!(house.bob.client.post(&path, &json!({"text": "hello"})).await.unwrap().status, 200);
    let genuine = house.overheard("/chat").await;
    house.send_in_vain(genuine.clone()).await;
    house.send_in_vain(genuine).await;
    let lines: Vec<Value> = house.ann.get(&path).await.unwrap().read().unwrap();
    assert_eq!(lines.len(), 1, "{lines:?}");
    // Nothing between the nodes ended over it.
    house.bob.settle().await;
    assert_eq!(house.bob.client.post(&path, &json!({"text": "thanks"})).await.unwrap().status, 200);
    house.stop().await;
}
