//! What an operator watches.

use crate::common::{Folder, config, server};
use server::Config;
use server::client::Client;
use server::serve::start;
use std::collections::BTreeSet;
use std::sync::Arc;

const DOCUMENT: &str = include_str!("../../../../docs/operations.md");

#[tokio::test(flavor = "multi_thread")]
async fn every_counter_is_told_and_documented() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let told = Client::new(serving.address).request("GET", "/metrics", None).await.unwrap();
    let told: BTreeSet<&str> =
        told.body.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next()).collect();
    let words = DOCUMENT.split(|c: char| !c.is_ascii_lowercase() && c != '_');
    let documented: BTreeSet<&str> = words.filter(|word| word.starts_with("starboard_")).collect();
    assert_eq!(told, documented);
    assert_eq!(Client::new(serving.address).request("GET", "/healthz", None).await.unwrap().status, 200);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn counters_may_listen_elsewhere() {
    let folder = Folder::new();
    let elsewhere = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let settings = Config { metrics_listen: Some(elsewhere), ..config(&folder) };
    let serving = start(settings, Arc::new(crate::common::Toys)).await.unwrap();
    assert_eq!(Client::new(serving.address).request("GET", "/metrics", None).await.unwrap().status, 404);
    assert_eq!(Client::new(elsewhere).request("GET", "/metrics", None).await.unwrap().status, 200);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn counters_are_told_to_this_machine_alone() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let folder = Folder::new();
    let serving = server(&folder).await;
    for (header, status) in [("x-other: 1", "200"), ("x-forwarded-for: 203.0.113.7", "404"), ("via: 1.1 proxy", "404")]
    {
        let mut stream = tokio::net::TcpStream::connect(serving.address).await.unwrap();
        let head = format!("GET /metrics HTTP/1.1\r\nhost: x\r\n{header}\r\nconnection: close\r\n\r\n");
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut told = String::new();
        stream.read_to_string(&mut told).await.unwrap();
        assert_eq!(told.split(' ').nth(1), Some(status), "{header}: {told}");
    }
    serving.stop().await;
}
