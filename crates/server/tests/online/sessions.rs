//! What was opened with a session ends with it; what was acknowledged stays.

use crate::common::{Folder, Toys, account, ask, config, rename, server, sit, two};
use room::wire::{ClientMessage, MadeToken, Me, PostChat, SessionInfo, SignedIn};
use serde_json::json;
use server::Config;
use server::client::{Client, Socket};
use server::serve::start;
use std::sync::Arc;
use std::time::Duration;

const PASSWORD: &str = "a long password";
const OTHER: &str = "another password";

/// Reads until the server has closed the socket, and tells whether it said that the session is over.
async fn is_signed_out(socket: &mut Socket) -> bool {
    let code = tokio::time::timeout(Duration::from_secs(20), socket.hear_end()).await;
    matches!(code, Ok(Ok(Some(1008))))
}

async fn is_open(socket: &mut Socket) -> bool {
    socket.say(&ClientMessage::Ping).await.unwrap();
    loop {
        match socket.hear_text().await.unwrap() {
            Some(text) if text.contains("pong") => return true,
            Some(_) => {}
            None => return false,
        }
    }
}

/// The same person with another session.
async fn sign_in(who: &Client, with: &serde_json::Value) -> Client {
    let signed: SignedIn = Client::new(who.address).post("/sessions", with).await.unwrap().read().unwrap();
    assert_eq!(signed.me.id, who.person);
    Client { token: Some(signed.token), ..who.clone() }
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_closes_the_sockets_of_that_session_alone() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, _bob, info) = two(&serving, "toy-race").await;
    assert_eq!(account(&ann, "ann", PASSWORD, None).await.status, 200);
    let there = sign_in(&ann, &json!({"account": "ann", "password": PASSWORD})).await;
    let (mut here, mut other) = (ann.socket(&info.id, "").await.unwrap(), there.socket(&info.id, "").await.unwrap());
    assert_eq!(ask(&ann, "DELETE", "/sessions", &json!({})).await.status, 200);
    assert!(is_signed_out(&mut here).await);
    let said = ClientMessage::Chat(PostChat { text: "still here".to_owned(), team: false });
    assert!(
        here.say(&said).await.is_err() || here.hear_text().await.is_err() || here.hear_text().await.unwrap().is_none()
    );
    assert!(is_open(&mut other).await);
    assert!(ann.socket(&info.id, "").await.is_err(), "nor can another be opened");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn deleting_oneself_closes_every_socket() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-race").await;
    let made: MadeToken = ann.post("/me/tokens", &json!({"label": "bot"})).await.unwrap().read().unwrap();
    let bot = Client { token: Some(made.token), ..ann.clone() };
    let mut sockets = [ann.socket(&info.id, "").await.unwrap(), bot.socket(&info.id, "").await.unwrap()];
    let mut bobs = bob.socket(&info.id, "").await.unwrap();
    assert_eq!(ask(&ann, "DELETE", "/me", &json!({})).await.status, 200);
    for socket in &mut sockets {
        assert!(is_signed_out(socket).await);
    }
    assert!(is_open(&mut bobs).await);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ending_a_token_closes_its_sockets() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, _bob, info) = two(&serving, "toy-race").await;
    let made: MadeToken = ann.post("/me/tokens", &json!({"label": "bot"})).await.unwrap().read().unwrap();
    let bot = Client { token: Some(made.token), ..ann.clone() };
    let (mut own, mut bots) = (ann.socket(&info.id, "").await.unwrap(), bot.socket(&info.id, "").await.unwrap());
    assert_eq!(ask(&ann, "DELETE", &format!("/me/tokens/{}", made.id), &json!({})).await.status, 200);
    assert!(is_signed_out(&mut bots).await && is_open(&mut own).await);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_every_other_key_and_socket() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let guest: SignedIn =
        Client::new(serving.address).post("/guests", &json!({"name": "ann"})).await.unwrap().read().unwrap();
    let (key, person) = (guest.key.unwrap(), guest.me.id);
    let ann = Client { address: serving.address, token: Some(guest.token), person };
    let bob = Client::guest(serving.address, "bob").await.unwrap();
    let info = bob.open(&crate::common::table("toy-race", 2)).await.unwrap();
    sit(&ann, &info.id).await.unwrap();
    assert_eq!(account(&ann, "ann", PASSWORD, None).await.status, 200);
    let by_key = sign_in(&ann, &json!({"key": key})).await;
    let made: MadeToken = ann.post("/me/tokens", &json!({"label": "bot"})).await.unwrap().read().unwrap();
    let bot = Client { token: Some(made.token), ..ann.clone() };
    let mut own = ann.socket(&info.id, "").await.unwrap();
    let mut others = [by_key.socket(&info.id, "").await.unwrap(), bot.socket(&info.id, "").await.unwrap()];
    assert_eq!(account(&ann, "ann", OTHER, Some("a wrong password")).await.code(), "not_yours");
    assert_eq!(account(&ann, "ann", OTHER, Some(PASSWORD)).await.status, 200);
    for socket in &mut others {
        assert!(is_signed_out(socket).await);
    }
    assert!(is_open(&mut own).await, "the session that changed it stays");
    let nobody = Client::new(serving.address);
    for old in [json!({"key": key}), json!({"account": "ann", "password": PASSWORD})] {
        assert_eq!(nobody.post("/sessions", &old).await.unwrap().code(), "not_signed_in", "{old}");
    }
    let left: Vec<SessionInfo> = ann.get("/me/tokens").await.unwrap().read().unwrap();
    assert_eq!(left.len(), 1, "{left:?}");
    sign_in(&ann, &json!({"account": "ann", "password": OTHER})).await;
    serving.stop().await;
}

/// Where no word of the end came, as when a node lost it, the socket notices by itself.
#[tokio::test(flavor = "multi_thread")]
async fn a_socket_notices_by_itself_that_its_session_is_over() {
    let folder = Folder::new();
    let serving = start(Config { socket_idle_s: 2, ..config(&folder) }, Arc::new(Toys)).await.unwrap();
    let (ann, _bob, info) = two(&serving, "toy-race").await;
    let mut socket = ann.socket(&info.id, "").await.unwrap();
    let hash = server::people::hash(ann.token.as_deref().unwrap());
    serving.registry.store.write(vec![server::store::StoreWrite::EndSession(hash)]).await.unwrap();
    assert!(is_signed_out(&mut socket).await);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_deletes_themselves_stays_deleted_whatever_else_is_under_way() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    for n in 0..6 {
        let ann = Client::guest(serving.address, "ann").await.unwrap();
        let name = format!("ann-{n}");
        let (put, patch) = (account(&ann, &name, PASSWORD, None), rename(&ann, "zoe"));
        let deleted = async {
            // While the password is hashed.
            tokio::time::sleep(Duration::from_millis(3 * n)).await;
            ask(&ann, "DELETE", "/me", &json!({})).await
        };
        let (_, _, deleted) = tokio::join!(put, patch, deleted);
        assert_eq!(deleted.status, 200);
        assert!(serving.registry.store.person(&ann.person).await.unwrap().is_none(), "{n}: back from the dead");
        let signed =
            Client::new(serving.address).post("/sessions", &json!({"account": name, "password": PASSWORD})).await;
        assert_eq!(signed.unwrap().code(), "not_signed_in");
    }
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_acknowledged_change_is_not_undone_by_another() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    for n in 0..6 {
        let ann = Client::guest(serving.address, "ann").await.unwrap();
        let (account_name, name) = (format!("ann-{n}"), format!("zoe {n}"));
        let muted = json!({"settings": {"muted": ["somebody"]}});
        let put = account(&ann, &account_name, PASSWORD, None);
        let (put, named, set) = tokio::join!(put, rename(&ann, &name), ask(&ann, "PATCH", "/me", &muted));
        assert_eq!((put.status, named.status, set.status), (200, 200, 200));
        let me: Me = ann.get("/me").await.unwrap().read().unwrap();
        assert_eq!((me.name, me.account), (name, Some(account_name)));
        assert_eq!(me.settings.muted, ["somebody"]);
    }
    serving.stop().await;
}
