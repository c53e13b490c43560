//! What ends at one node ends at the others; what somebody is called at one is seen at the others.

use crate::any::node;
use crate::common::{Side, rename, sit, table};
use crate::scratch::{Scratch, soon};
use room::wire::TableInfo;
use server::bus::{Bus, Local};
use server::client::Client;
use std::sync::Arc;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_at_one_node_closes_sockets_at_another_and_a_new_name_is_seen_there() {
    let Some(scratch) = Scratch::start().await else {
        return;
    };
    let url = scratch.database("sessions").await;
    let bus: Arc<dyn Bus> = Arc::new(Local::default());
    let (one, other) = (node(&url, "one", Some(Arc::clone(&bus))).await, node(&url, "other", Some(bus)).await);
    let ann = Client::guest(one.address, "ann").await.unwrap();
    let bob = Client::guest(other.address, "bob").await.unwrap();
    let info = ann.open(&table("toy-race", 2)).await.unwrap();
    let _looks = ann.socket(&info.id, "").await.unwrap();
    let (bob, id) = (&bob, &info.id);
    let _: TableInfo =
        soon(
            "the nodes hear of each other",
            || async move { bob.get(&format!("/tables/{id}")).await.unwrap().read().ok() },
        )
        .await;
    sit(bob, id).await.unwrap();
    // The table is at one; bob asks at the other for his new name.
    assert_eq!(rename(bob, "zoe").await.status, 200);
    let ann = &ann;
    soon("the new name is seen", || async move {
        let info: TableInfo = ann.get(&format!("/tables/{id}")).await.unwrap().read().unwrap();
        (info.seats[1].name == "zoe").then_some(())
    })
    .await;
    // Ann has a socket at the other node, and signs out at one.
    let there = Client { address: other.address, ..ann.clone() };
    let mut side = Side::join(&there, id).await;
    assert_eq!(ann.request("DELETE", "/api/v1/sessions", None).await.unwrap().status, 200);
    let closed = tokio::time::timeout(Duration::from_secs(20), async {
        while let Ok(Some(_)) = side.socket.hear_text().await {}
    });
    closed.await.expect("her socket is closed there, too");
    one.stop().await;
    other.stop().await;
}
