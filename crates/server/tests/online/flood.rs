//! Crowds that want nothing but to be in the way.

use crate::common::{Folder, Side, Toys, account, config, server, table, two};
use crate::kept::{CHILD, Server};
use serde_json::json;
use server::Config;
use server::client::Client;
use server::serve::start;
use std::net::SocketAddr;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

#[tokio::test(flavor = "multi_thread")]
async fn spectators_never_keep_a_player_out() {
    let folder = Folder::new();
    let settings = Config { sockets: 16, sockets_per_address: 10, ..config(&folder) };
    let serving = start(settings, Arc::new(Toys)).await.unwrap();
    let (ann, bob, info) = two(&serving, "toy-race").await;
    let eve = Client::guest(serving.address, "eve").await.unwrap();
    let mut crowd = Vec::new();
    while let Ok(socket) = Client::new(serving.address).socket(&info.id, "").await {
        crowd.push(socket);
    }
    assert_eq!(crowd.len(), 10, "one address");
    assert!(eve.socket(&info.id, "").await.is_err(), "a guest who does not sit there is a spectator, too");
    let mut side = Side::join(&ann, &info.id).await;
    let action = side.choice(0).unwrap();
    side.act(&action).await.unwrap();
    Side::join(&bob, &info.id).await;
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_full_of_spectators_has_room_for_its_players() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, _bob, info) = two(&serving, "toy-race").await;
    let mut crowd = Vec::new();
    while let Ok(socket) = Client::new(serving.address).socket(&info.id, "?form=bare").await {
        crowd.push(socket);
        assert!(crowd.len() <= 2_000, "a table has a limit");
    }
    assert_eq!(crowd.len(), 2_000);
    Side::join(&ann, &info.id).await;
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_has_room_for_so_many_sockets() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-race").await;
    let mut open = Vec::new();
    while let Ok(socket) = ann.socket(&info.id, "").await {
        open.push(socket);
        assert!(open.len() <= 50, "a seat has a limit");
    }
    assert_eq!(open.len(), 50);
    Side::join(&bob, &info.id).await;
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_of_an_account_are_counted_as_sign_ins() {
    let folder = Folder::new();
    let settings = Config { sign_ins_per_hour: 10, ..config(&folder) };
    let serving = start(settings, Arc::new(Toys)).await.unwrap();
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let mut answers = Vec::new();
    for _ in 0..12 {
        answers.push(account(&ann, "ann", "a long password", Some("a long password")).await.status);
    }
    assert_eq!(answers.iter().filter(|&&status| status == 200).count(), 9, "a guest and nine changes: {answers:?}");
    assert_eq!(answers.last(), Some(&429));
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_does_not_arrive_is_not_waited_for() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let mut stream = TcpStream::connect(serving.address).await.unwrap();
    let head =
        "POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n{";
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = String::new();
    let read = tokio::time::timeout(Duration::from_secs(30), stream.read_to_string(&mut answer)).await;
    read.expect("an answer, and the end of the connection").unwrap();
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("too_slow"), "{answer}");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_asks_nothing_ends() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    for said in ["", "GET /api/v1/games HTTP/1.1\r\nHost: x\r\nX-Slow: "] {
        let mut stream = TcpStream::connect(serving.address).await.unwrap();
        stream.write_all(said.as_bytes()).await.unwrap();
        let end = tokio::time::timeout(Duration::from_secs(30), stream.read_to_end(&mut Vec::new())).await;
        assert!(end.is_ok(), "{said:?}");
    }
    serving.stop().await;
}

/// A connection from another address of this machine.
async fn connect_from(address: [u8; 4], to: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((address, 0)))?;
    socket.connect(to).await
}

/// With room for 256 files, 700 connections that say nothing hold nobody up: neither from one address nor from many.
#[tokio::test(flavor = "multi_thread")]
async fn mute_connections_deny_nobody_service() {
    for addresses in [1, 7] {
        let folder = Folder::new();
        let mut command = Command::new("sh");
        command.args(["-c", "ulimit -n 256; exec \"$0\" --exact \"$1\" --nocapture"]);
        command.arg(std::env::current_exe().unwrap()).arg("kept::serve_child");
        let server = Server::start_by(command.env(CHILD, &folder.0));
        let mut mute = Vec::new();
        for n in 0..700u32 {
            let Ok(stream) = connect_from([127, 0, 0, 2 + (n % addresses) as u8], server.address).await else {
                // Only Linux has so many addresses of its own.
                break;
            };
            mute.push(stream);
        }
        let asked = tokio::time::timeout(Duration::from_secs(5), async {
            let ann = Client::guest(server.address, "ann").await.unwrap();
            let info = ann.open(&table("toy-race", 2)).await.unwrap();
            ann.post(&format!("/tables/{}/chat", info.id), &json!({"text": "hello"})).await.unwrap().status
        });
        assert_eq!(asked.await.expect("an answer while the others are still there"), 200, "{addresses} addresses");
        server.kill();
    }
}

/// Whether a connection is answered.
async fn is_answered(stream: &mut TcpStream) -> bool {
    let asked = stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await;
    asked.is_ok() && stream.read_exact(&mut [0; 12]).await.is_ok()
}

/// Whether the first of three connections is still answered where an address may have two.
async fn first_of_three_stays(behind_proxy: bool) -> bool {
    let folder = Folder::new();
    let settings = Config { connections_per_address: 2, behind_proxy, ..config(&folder) };
    let serving = start(settings, Arc::new(Toys)).await.unwrap();
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(TcpStream::connect(serving.address).await.unwrap());
    }
    assert!(is_answered(&mut open[2]).await, "the newest is served");
    let stays = is_answered(&mut open[0]).await;
    drop(open);
    serving.stop().await;
    stays
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_of_one_address_are_not_counted_behind_a_proxy() {
    assert!(!first_of_three_stays(false).await, "without a proxy the oldest makes room");
    assert!(first_of_three_stays(true).await, "behind a proxy everybody has one address");
}
