//! The ways in: play now, a game in full, choices of a joiner, a picture, one server a file.

use crate::common::{Folder, Toys, config, server, table, two};
use room::wire::{GameDetail, HouseInfo, Playing, TableInfo};
use serde_json::{Value, json};
use server::Config;
use server::client::Client;
use server::serve::start;
use server::store::Status;
use std::sync::Arc;

#[tokio::test(flavor = "multi_thread")]
async fn one_request_seats_a_stranger_at_a_game_that_has_begun() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let nobody = Client::new(serving.address);
    let answered = nobody.post("/play", &json!({"game": "toy-race", "name": "ann", "level": "random"})).await.unwrap();
    assert!(answered.head.contains("starboard_session="), "{}", answered.head);
    let playing: Playing = answered.read().unwrap();
    assert_eq!((playing.table.status, playing.table.you), (Status::Playing, Some(1)));
    let signed = playing.signed_in.unwrap();
    let ann = Client { address: serving.address, token: Some(signed.token), person: signed.me.id };
    assert_eq!(ann.get(&format!("/tables/{}/state", playing.table.id)).await.unwrap().status, 200);
    let again: Playing = ann.post("/play", &json!({"game": "toy-race", "seat": 2})).await.unwrap().read().unwrap();
    assert!(again.signed_in.is_none() && again.table.you == Some(2), "whoever is signed in stays who they are");
    let stale = Client { token: Some("sbs_gone".to_owned()), ..nobody.clone() };
    let fresh: Playing = stale.post("/play", &json!({"game": "toy-race"})).await.unwrap().read().unwrap();
    assert!(fresh.signed_in.is_some(), "a token of yesterday is nobody's");
    for wrong in
        [json!({"game": "chess"}), json!({"game": "toy-race", "players": 7}), json!({"game": "toy-race", "seat": 3})]
    {
        assert_eq!(nobody.post("/play", &wrong).await.unwrap().code(), "bad_request", "{wrong}");
    }
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_told_in_full_so_that_no_client_computes_a_rule() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let nobody = Client::new(serving.address);
    let ids: Vec<String> =
        catalog::games().iter().map(|game| game.id.to_owned()).chain(["toy-race".to_owned()]).collect();
    for id in ids {
        let detail: GameDetail = nobody.get(&format!("/games/{id}")).await.unwrap().read().unwrap();
        assert_eq!(detail.info.id, id);
        assert!(!detail.info.formats.is_empty() && detail.edition.len() == 64, "{id}");
        if !id.starts_with("toy") {
            assert!(detail.rules.len() > 1_000 && detail.content.is_object(), "{id}");
            assert!(detail.sentences.len() > 3 && detail.lines.len() > 3, "{id}");
        }
    }
    assert_eq!(nobody.get("/games/chess").await.unwrap().code(), "not_found");
    let house: HouseInfo = nobody.get("/house").await.unwrap().read().unwrap();
    assert!(house.levels.contains(&"ensign".to_owned()) && !house.phrases.is_empty());
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn paths_of_the_client_are_pages_and_paths_of_the_api_are_problems() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let nobody = Client::new(serving.address);
    let first = nobody.request("GET", "/", None).await.unwrap();
    assert_eq!(first.status, 200);
    let policy = first.head.lines().find(|line| line.to_lowercase().starts_with("content-security-policy")).unwrap();
    assert!(policy.contains("default-src 'self'") && policy.contains("object-src 'none'"), "{policy}");
    let deep = nobody.request("GET", "/t/abc", None).await.unwrap();
    assert_eq!(deep.status, if server::http::has_client() { 200 } else { 404 });
    for missing in ["/api/v1/nothing", "/api/nothing", "/assets/nothing.js"] {
        assert_eq!(nobody.request("GET", missing, None).await.unwrap().code(), "not_found", "{missing}");
    }
    assert_eq!(nobody.request("POST", "/", Some("{}")).await.unwrap().code(), "not_found");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_joiner_chooses_for_their_own_seat_and_only_what_can_be() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let bob = Client::guest(serving.address, "bob").await.unwrap();
    let info = ann.open(&table("toy-race", 2)).await.unwrap();
    let path = format!("/tables/{}/seats", info.id);
    let wrong = bob.post(&path, &json!({"options": {"clan": "moon"}})).await.unwrap();
    assert_eq!(wrong.code(), "bad_request", "{}", wrong.body);
    assert!(wrong.body.contains("clan"), "and it says what: {}", wrong.body);
    let still: TableInfo = ann.get(&format!("/tables/{}", info.id)).await.unwrap().read().unwrap();
    assert_eq!((still.status, still.options.len()), (Status::Open, 0), "nothing came of it");
    assert_eq!(bob.post(&path, &json!({})).await.unwrap().status, 200);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn terminals_get_a_picture_of_what_their_seat_may_see() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-sealed").await;
    let path = format!("/tables/{}/picture", info.id);
    let (mine, theirs) = (ann.get(&path).await.unwrap(), bob.get(&path).await.unwrap());
    assert!(mine.status == 200 && theirs.status == 200 && !mine.body.is_empty());
    assert_eq!(bob.get(&format!("{path}?seat=1")).await.unwrap().code(), "not_yours");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_file_has_one_server() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let second = start(config(&folder), Arc::new(Toys)).await.map(|_| ()).unwrap_err().to_string();
    assert!(second.contains("another server uses this file"), "{second}");
    serving.stop().await;
    server(&folder).await.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_busy_port_is_told_in_words_and_the_next_is_found() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let other = Folder::new();
    let busy = Config { listen: serving.address, ..config(&other) };
    let error = start(busy, Arc::new(Toys)).await.map(|_| ()).unwrap_err().to_string();
    assert!(error.contains(&serving.address.to_string()) && error.contains("--listen"), "{error}");
    let free = server::serve::free_address(serving.address);
    assert!(free.port() > serving.address.port() && free.ip() == serving.address.ip());
    let _: Value = Client::new(serving.address).get("/openapi.json").await.unwrap().read().unwrap();
    serving.stop().await;
}

/// What a server with these settings tells others to open.
async fn address_told(change: impl FnOnce(Config) -> Config) -> Option<String> {
    let folder = Folder::new();
    let serving = start(change(config(&folder)), Arc::new(Toys)).await.unwrap();
    let at = std::net::SocketAddr::from(([127, 0, 0, 1], serving.address.port()));
    let house: HouseInfo = Client::new(at).get("/house").await.unwrap().read().unwrap();
    let port = serving.address.port().to_string();
    serving.stop().await;
    house.address.map(|address| address.replace(&port, "PORT"))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_address_to_share_is_never_one_of_this_machine_alone() {
    assert_eq!(address_told(|config| config).await, None, "nobody else can open 127.0.0.1");
    let named = address_told(|config| Config { public_url: "https://example.org/".to_owned(), ..config }).await;
    assert_eq!(named.as_deref(), Some("https://example.org"));
    let everywhere = address_told(|config| Config { listen: "0.0.0.0:0".parse().unwrap(), ..config }).await;
    if let Some(address) = everywhere {
        assert!(address.starts_with("http://") && address.ends_with(":PORT"), "{address}");
        assert!(!address.contains("0.0.0.0") && !address.contains("127.0.0.1"), "{address}");
    }
}

/// A guest made by a page of this origin, opened at this host.
async fn guest_from(serving: &server::serve::Serving, host: &str, origin: &str) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let at = std::net::SocketAddr::from(([127, 0, 0, 1], serving.address.port()));
    let mut stream = tokio::net::TcpStream::connect(at).await.unwrap();
    let body = json!({"name": "ann"}).to_string();
    let request = format!(
        "POST /api/v1/guests HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nContent-Type: application/json\r\n\
         Connection: close\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn in_the_home_network_every_name_of_the_server_is_its_own_and_its_cookie_needs_no_tls() {
    let folder = Folder::new();
    let serving = start(Config { listen: "0.0.0.0:0".parse().unwrap(), ..config(&folder) }, Arc::new(Toys));
    let serving = serving.await.unwrap();
    for host in ["192.168.1.5:8080", "box.local:8080", "127.0.0.1:8080"] {
        let answer = guest_from(&serving, host, &format!("http://{host}")).await;
        assert!(answer.starts_with("HTTP/1.1 200"), "{host}: {answer}");
        assert!(answer.contains("starboard_session=") && !answer.contains("Secure"), "{host}: {answer}");
    }
    let other = guest_from(&serving, "192.168.1.5:8080", "http://evil.example").await;
    assert!(other.starts_with("HTTP/1.1 403"), "{other}");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_the_origins_that_are_named_may_talk_to_the_server_and_no_others() {
    let folder = Folder::new();
    let settings = Config {
        public_url: "https://example.org".to_owned(),
        origins: vec!["https://club.example".to_owned()],
        ..config(&folder)
    };
    let serving = start(settings, Arc::new(Toys)).await.unwrap();
    for (origin, status) in [("https://example.org", 200), ("https://club.example", 200), ("https://else.example", 403)]
    {
        let answer = guest_from(&serving, "example.org", origin).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{origin}: {answer}");
    }
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_through_a_proxy_is_told_no_inner_address() {
    let everywhere = |config: Config| Config { listen: "0.0.0.0:0".parse().unwrap(), ..config };
    assert_eq!(address_told(|config| Config { behind_proxy: true, ..everywhere(config) }).await, None);
    let folder = Folder::new();
    let serving = start(everywhere(config(&folder)), Arc::new(Toys)).await.unwrap();
    let port = serving.address.port();
    for header in ["x-forwarded-for: 203.0.113.7", "forwarded: for=203.0.113.7", "via: 1.1 proxy"] {
        let head = format!("GET /api/v1/house HTTP/1.1\r\nhost: example.org\r\n{header}\r\nconnection: close\r\n\r\n");
        let told = tokio::task::spawn_blocking(move || {
            use std::io::{Read, Write};
            let mut stream = std::net::TcpStream::connect(("127.0.0.1", port)).unwrap();
            stream.write_all(head.as_bytes()).unwrap();
            let mut told = String::new();
            stream.read_to_string(&mut told).unwrap();
            told
        });
        let told = told.await.unwrap();
        assert!(told.contains("\"address\":null"), "{header}: {told}");
    }
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_tells_a_story_of_two_hundred_letters_in_whatever_alphabet() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let bob = Client::guest(serving.address, "bob").await.unwrap();
    let info = ann.open(&table("attack", 2)).await.unwrap();
    let path = format!("/tables/{}/seats", info.id);
    let story = |letters: usize| json!({"options": {"story": "ж".repeat(letters)}});
    assert_eq!(bob.post(&path, &story(201)).await.unwrap().code(), "bad_request");
    let sat: TableInfo = bob.post(&path, &story(200)).await.unwrap().read().unwrap();
    assert_eq!(sat.status, Status::Playing);
    assert_eq!(sat.options["seat-2.story"].chars().count(), 200, "400 bytes of it");
    serving.stop().await;
}
