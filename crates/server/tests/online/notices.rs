//! One notice a wait, really posted.

use crate::common::{Folder, Side, Toys, config, sit, table};
use crate::mail::{code, wait_for};
use serde_json::json;
use server::Config;
use server::client::Client;
use server::serve::start;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

/// The body of the next request to a listener, answered as Discord does.
async fn posted(listener: &TcpListener) -> String {
    let (mut stream, _) = listener.accept().await.unwrap();
    let mut text = String::new();
    while !text.contains("\r\n\r\n") || !text.trim_end().ends_with('}') {
        let mut bytes = [0; 1024];
        let read = stream.read(&mut bytes).await.unwrap();
        assert!(read > 0, "{text}");
        text.push_str(&String::from_utf8_lossy(&bytes[..read]));
    }
    stream.write_all(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n").await.unwrap();
    text
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_is_posted_once_for_a_wait_and_mail_lies_in_its_folder() {
    let folder = Folder::new();
    let discord = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let host = format!("http://{}", discord.local_addr().unwrap());
    let letters = folder.0.join("mail");
    std::fs::create_dir_all(&letters).unwrap();
    let settings =
        Config { webhook_hosts: vec![host.clone()], mail_folder: letters.display().to_string(), ..config(&folder) };
    let serving = start(settings.clone(), Arc::new(Toys)).await.unwrap();
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let bob = Client::guest(serving.address, "bob").await.unwrap();
    let elsewhere = json!({"settings": {"webhook": "https://evil.example/x"}}).to_string();
    assert_eq!(bob.request("PATCH", "/api/v1/me", Some(&elsewhere)).await.unwrap().code(), "bad_request");
    let hook =
        json!({"settings": {"webhook": format!("{host}/api/webhooks/1/x"), "mail": "bob@example.org"}}).to_string();
    assert_eq!(bob.request("PATCH", "/api/v1/me", Some(&hook)).await.unwrap().status, 200);
    let code = json!({"code": code(&wait_for(&letters, 1).await, "bob@example.org")});
    assert_eq!(bob.post("/me/mail", &code).await.unwrap().status, 200);
    let mut days = table("toy-race", 2);
    days["clock"] = json!({"kind": "days", "days": 3});
    let info = ann.open(&days).await.unwrap();
    sit(&bob, &info.id).await.unwrap();
    let mut a = Side::join(&ann, &info.id).await;
    for n in 0.. {
        a.settle().await;
        if a.update.as_ref().unwrap().position.waiting == [2] {
            break;
        }
        let action = a.choice(n).unwrap();
        a.act(&action).await.unwrap();
    }
    let notice = tokio::time::timeout(Duration::from_secs(20), posted(&discord)).await.expect("a notice");
    assert!(notice.starts_with("POST /api/webhooks/1/x HTTP/1.1"), "{notice}");
    assert!(
        notice.contains("\"content\":\"toy-race: the table waits for you.")
            && notice.contains(&format!("/#/t/{}", info.id)),
        "{notice}"
    );
    let mailed = wait_for(&letters, 2).await;
    let waits = mailed.iter().find(|letter| letter.contains("the table waits for you")).expect("a letter");
    assert!(waits.starts_with("To: bob@example.org\r\n"), "{waits}");
    let outbox = tokio::time::timeout(Duration::from_secs(20), async {
        while !serving.registry.store.outbox(10).await.unwrap().is_empty() {
            tokio::task::yield_now().await;
        }
    });
    outbox.await.expect("one notice a wait, and it is gone from the outbox");
    serving.stop().await;

    // Woken again it knows who was told: the notice would have been kept together with the word of it.
    let serving = start(settings, Arc::new(Toys)).await.unwrap();
    let ann = Client { address: serving.address, ..ann };
    assert_eq!(ann.get(&format!("/tables/{}/state", info.id)).await.unwrap().status, 200);
    let log = serving.registry.store.log(&info.id).await.unwrap();
    assert_eq!(log.iter().filter(|logged| logged.entry.contains("noticed")).count(), 1, "{log:?}");
    serving.stop().await;
}
