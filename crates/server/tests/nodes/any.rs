//! Any node serves any table: requests and sockets find the one that holds it.

use crate::common::{Folder, Side, Toys, config, play_out, table};
use crate::scratch::{Nats as NatsServer, Scratch, soon};
use room::fair;
use serde_json::{Value, json};
use server::bus::{Bus, Local, Nats};
use server::client::Client;
use server::registry::Location;
use server::serve::{Serving, start_on};
use server::store::Postgres;
use std::sync::Arc;
use std::time::Duration;

/// Long, so that a busy machine does not let it run out.
const LEASE: Duration = Duration::from_secs(60);

pub async fn node(url: &str, name: &str, bus: Option<Arc<dyn Bus>>) -> Serving {
    node_with_lease(url, name, bus, LEASE).await
}

pub async fn node_with_lease(url: &str, name: &str, bus: Option<Arc<dyn Bus>>, lease: Duration) -> Serving {
    let store = Arc::new(Postgres::open(url, name, lease).await.unwrap());
    // How many moves an update gathers depends on the machine; here each has its own.
    let config = server::Config { log: "warn".to_owned(), gather_ms: 0, ..config(&Folder::new()) };
    server::serve::init_log(&config);
    start_on(config, Arc::new(Toys), store, bus).await.unwrap()
}

async fn sit(client: &Client, id: &str) {
    client.post(&format!("/tables/{id}/seats"), &json!({})).await.unwrap().read::<Value>().unwrap();
}

/// Ann at one node, bob at another: they play a game to its end, then one node goes down and the other has everything.
async fn play_across(url: &str, buses: [Arc<dyn Bus>; 2]) {
    let [one, other] = buses;
    let (one, other) = (node(url, "one", Some(one)).await, node(url, "other", Some(other)).await);
    let ann = Client::guest(one.address, "ann").await.unwrap();
    let bob = Client::guest(other.address, "bob").await.unwrap();
    for game in ["toy-race", "toy-sealed"] {
        let info = ann.open(&table(game, 2)).await.unwrap();
        // A table nobody looks at rests, and is whoever's who asks.
        let _looks = ann.socket(&info.id, "").await.unwrap();
        let (bob, id) = (&bob, &info.id);
        soon("the nodes hear of each other", || async move {
            bob.get(&format!("/tables/{id}")).await.unwrap().read::<Value>().ok()
        })
        .await;
        sit(bob, id).await;
        assert!(matches!(one.registry.find(&info.id).await.unwrap(), Location::Here(_)));
        assert!(matches!(other.registry.find(&info.id).await.unwrap(), Location::At(node) if node == "one"));
        let mut sides = [Side::join(&ann, &info.id).await, Side::join(bob, id).await];
        let refused = sides[1].act("surely not this").await.unwrap_err();
        assert_eq!(refused.code, "not_understood");
        let said = bob.post(&format!("/tables/{}/chat", info.id), &json!({"text": "hello"})).await.unwrap();
        assert_eq!(said.status, 200, "{}", said.body);
        let (state, path) = (format!("/tables/{}/state", info.id), format!("/tables/{}?seat=1", info.id));
        let stranger = Client::new(other.address).get(&state).await.unwrap().read::<Value>().unwrap();
        assert_eq!(stranger["choices"], json!([]), "a stranger at the other node is a spectator");
        assert_eq!(bob.get(&path).await.unwrap().code(), "not_yours", "and ann's seat is not bob's there either");
        sides[1].reconnect().await;
        play_out(&mut sides, 1).await;
        let there = bob.get(&format!("/tables/{}/proof", info.id)).await.unwrap();
        fair::verify(&there.body, &Toys).unwrap();
        for (side, client) in sides.iter().zip([&ann, bob]) {
            let fresh = client.get(&state).await.unwrap().read::<room::wire::Update>().unwrap();
            assert_eq!(side.events, fresh.events, "what was shown is what happened");
        }
    }
    let none = bob.get("/tables/none").await.unwrap();
    assert_eq!(none.status, 404);

    let info = ann.open(&table("toy-race", 2)).await.unwrap();
    sit(&bob, &info.id).await;
    one.stop().await;
    let ann = Client { address: other.address, ..ann };
    // Until the other has noticed it asks where nobody is.
    let (there, id) = (&ann, &info.id);
    soon("the table of a node that went down comes back", || async move { there.socket(id, "").await.ok() }).await;
    let mut sides = [Side::join(&ann, &info.id).await, Side::join(&bob, &info.id).await];
    play_out(&mut sides, 2).await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_played_through_another_node() {
    let Some(scratch) = Scratch::start().await else {
        return;
    };
    let bus: Arc<dyn Bus> = Arc::new(Local::default());
    play_across(&scratch.database("local").await, [Arc::clone(&bus), bus]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_played_through_another_node_over_nats() {
    let (Some(scratch), Some(nats)) = (Scratch::start().await, NatsServer::start().await) else {
        return;
    };
    let one = Arc::new(Nats::connect(&nats.url()).await.unwrap());
    let other = Arc::new(Nats::connect(&nats.url()).await.unwrap());
    play_across(&scratch.database("nats").await, [one, other]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_bus_another_nodes_table_is_refused_until_it_is_free() {
    let Some(scratch) = Scratch::start().await else {
        return;
    };
    let url = scratch.database("alone").await;
    let (one, other) = (node(&url, "one", None).await, node(&url, "other", None).await);
    let ann = Client::guest(one.address, "ann").await.unwrap();
    let info = ann.open(&table("toy-race", 2)).await.unwrap();
    let looks = ann.socket(&info.id, "").await.unwrap();
    let there = Client { address: other.address, ..ann.clone() };
    assert_eq!(there.get(&format!("/tables/{}", info.id)).await.unwrap().code(), "going_down");
    drop(looks);
    one.stop().await;
    assert_eq!(there.get(&format!("/tables/{}", info.id)).await.unwrap().status, 200);
    other.stop().await;
}
