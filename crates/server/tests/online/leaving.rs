//! Going down: whoever is connected is told, whoever asked is answered. The server is a process that ends, so that
//! nothing goes on after it has said that it is done.

use crate::common::{Folder, Side, sit, table};
use crate::kept::Server;
use room::wire::{ClientMessage, PostMove};
use server::client::{Client, Socket};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const SOCKETS: usize = 300;
const TABLES: usize = 10;
const REQUESTS: usize = 24;
const LONG: Duration = Duration::from_secs(60);

/// A request that has been sent and not answered.
async fn send(who: &Client, method: &str, path: &str, body: &str) -> TcpStream {
    let mut stream = TcpStream::connect(who.address).await.unwrap();
    let (host, token) = (who.address, who.token.as_deref().unwrap());
    let request = format!(
        "{method} /api/v1{path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    stream
}

/// The status a request is answered with; none where it is not.
async fn answered(mut stream: TcpStream) -> Option<u16> {
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(LONG, stream.read_to_end(&mut bytes)).await.unwrap();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    read.ok().and_then(|_| text.split(' ').nth(1)?.parse().ok())
}

async fn tables(address: SocketAddr) -> (Vec<String>, Vec<Side>) {
    let (mut ids, mut players) = (Vec::new(), Vec::new());
    for n in 0..TABLES {
        let ann = Client::guest(address, &format!("ann {n}")).await.unwrap();
        let bob = Client::guest(address, &format!("bob {n}")).await.unwrap();
        let info = ann.open(&table("toy-race", 2)).await.unwrap();
        sit(&bob, &info.id).await.unwrap();
        players.push(Side::join(&ann, &info.id).await);
        ids.push(info.id);
    }
    (ids, players)
}

async fn subscribers(address: SocketAddr, tables: &[String]) -> Vec<Socket> {
    let mut sockets = Vec::new();
    for n in 0..SOCKETS {
        sockets.push(Client::new(address).socket(&tables[n % TABLES], "").await.unwrap());
    }
    sockets
}

#[tokio::test(flavor = "multi_thread")]
async fn every_socket_is_told_and_every_request_is_answered() {
    let folder = Folder::new();
    let server = Server::start(&folder);
    let (ids, mut players) = tables(server.address).await;
    let mut sockets = subscribers(server.address, &ids).await;
    let mut requests = Vec::new();
    for n in 0..REQUESTS {
        let guest = Client::guest(server.address, &format!("guest {n}")).await.unwrap();
        let account = format!(r#"{{"account":"guest-{n}","password":"a long enough password"}}"#);
        requests.push(send(&guest, "PUT", "/me/account", &account).await);
        requests.push(send(&guest, "GET", "/me/export", "").await);
    }
    for (n, player) in players.iter_mut().enumerate() {
        let action = player.choice(n).unwrap();
        let post = PostMove { id: "last".to_owned(), action, note: None, cursor: None, dry: false };
        player.socket.say(&ClientMessage::Move(post)).await.unwrap();
    }
    let ending = tokio::task::spawn_blocking(move || server.ask_to_end());
    let mut told = 0;
    for socket in sockets.iter_mut().chain(players.iter_mut().map(|player| &mut player.socket)) {
        let end = tokio::time::timeout(LONG, socket.hear_end()).await.unwrap();
        told += usize::from(matches!(end, Ok(Some(1012))));
    }
    assert_eq!(told, SOCKETS + TABLES, "every socket is told to resume");
    let mut unanswered = 0;
    for request in requests {
        unanswered += usize::from(answered(request).await.is_none());
    }
    assert_eq!(unanswered, 0, "of {} requests", 2 * REQUESTS);
    ending.await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_say_nothing_do_not_hold_the_server_up() {
    let folder = Folder::new();
    let server = Server::start(&folder);
    let mut mute = Vec::new();
    for _ in 0..50 {
        mute.push(TcpStream::connect(server.address).await.unwrap());
    }
    let ann = Client::guest(server.address, "ann").await.unwrap();
    let info = ann.open(&table("toy-race", 2)).await.unwrap();
    let asked = std::time::Instant::now();
    let mut socket = ann.socket(&info.id, "").await.unwrap();
    tokio::task::spawn_blocking(move || server.ask_to_end()).await.unwrap();
    assert_eq!(socket.hear_end().await.unwrap(), Some(1012));
    assert!(asked.elapsed() < Duration::from_secs(9), "it did not wait for the mute ones: {:?}", asked.elapsed());
    drop(mute);
}
