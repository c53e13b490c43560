//! Nothing is mailed to an address before whoever reads there has confirmed it.

use crate::common::{Folder, Toys, ask, config, sit, table};
use room::wire::Me;
use serde_json::json;
use server::Config;
use server::client::Client;
use server::serve::{Serving, start};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

async fn with_mail(folder: &Folder) -> (Serving, std::path::PathBuf) {
    let letters = folder.0.join("mail");
    std::fs::create_dir_all(&letters).unwrap();
    let config = Config { mail_folder: letters.display().to_string(), ..config(folder) };
    (start(config, Arc::new(Toys)).await.unwrap(), letters)
}

fn letters(folder: &Path) -> Vec<String> {
    let files = std::fs::read_dir(folder).unwrap().flatten().map(|file| file.path());
    let whole = files.filter(|file| file.extension().is_some_and(|end| end == "eml"));
    whole.map(|file| std::fs::read_to_string(file).unwrap()).collect()
}

/// Waits until there are so many letters.
pub async fn wait_for(folder: &Path, many: usize) -> Vec<String> {
    let found = tokio::time::timeout(Duration::from_secs(20), async {
        loop {
            let found = letters(folder);
            if found.len() >= many {
                return found;
            }
            tokio::task::yield_now().await;
        }
    });
    found.await.expect("a letter")
}

/// The code in the letter to this address.
pub fn code(letters: &[String], address: &str) -> String {
    let letter = letters.iter().rfind(|letter| letter.starts_with(&format!("To: {address}\r\n"))).expect("a letter");
    assert!(letter.contains("Subject: Starboard: confirm your address"), "{letter}");
    let code = letter.split("a day: ").nth(1).unwrap();
    code.split('.').next().unwrap().to_owned()
}

async fn set(who: &Client, mail: Option<&str>) -> server::client::Answered {
    ask(who, "PATCH", "/me", &json!({"settings": {"mail": mail}})).await
}

/// A table by the day that waits for its second seat.
async fn wait_for_bob(ann: &Client, bob: &Client) {
    let mut days = table("toy-race", 2);
    days["clock"] = json!({"kind": "days", "days": 3});
    let info = ann.open(&days).await.unwrap();
    sit(bob, &info.id).await.unwrap();
    let mut side = crate::common::Side::join(ann, &info.id).await;
    for n in 0.. {
        side.settle().await;
        if side.update.as_ref().unwrap().position.waiting == [2] {
            return;
        }
        let action = side.choice(n).unwrap();
        side.act(&action).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_address_must_be_one_address() {
    let folder = Folder::new();
    let (serving, _letters) = with_mail(&folder).await;
    let bob = Client::guest(serving.address, "bob").await.unwrap();
    for wrong in ["a@b.example, c@d.example", "Bob <bob@example.org>", "bob", "bob@example.org\r\nBcc: eve@example.org"]
    {
        let refused = set(&bob, Some(wrong)).await;
        assert_eq!(refused.code(), "bad_request", "{wrong}");
        assert!(refused.body.contains("mail"), "{}", refused.body);
    }
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_but_a_code_is_mailed_before_it_was_given_back() {
    let folder = Folder::new();
    let (serving, mails) = with_mail(&folder).await;
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let bob = Client::guest(serving.address, "bob").await.unwrap();
    let me: Me = set(&bob, Some("bob@example.org")).await.read().unwrap();
    assert_eq!((me.settings.mail.as_deref(), me.mail_confirmed), (Some("bob@example.org"), false));
    let first = code(&wait_for(&mails, 1).await, "bob@example.org");
    wait_for_bob(&ann, &bob).await;
    let empty = tokio::time::timeout(Duration::from_secs(20), async {
        while !serving.registry.store.outbox(10).await.unwrap().is_empty() {
            tokio::task::yield_now().await;
        }
    });
    empty.await.expect("what was to be sent was sent");
    assert_eq!(letters(&mails).len(), 1, "and that was the code alone");
    let wrong = ask(&bob, "POST", "/me/mail", &json!({"code": "aaaaaaaaaa"})).await;
    assert_eq!(wrong.code(), "bad_request");
    let eves = ask(&ann, "POST", "/me/mail", &json!({"code": first})).await;
    assert_eq!(eves.code(), "bad_request", "the code is bob's");
    let me: Me = ask(&bob, "POST", "/me/mail", &json!({"code": first})).await.read().unwrap();
    assert!(me.mail_confirmed);
    wait_for_bob(&ann, &bob).await;
    let second = wait_for(&mails, 2).await;
    assert!(second.iter().any(|letter| letter.contains("the table waits for you")), "{second:?}");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_address_is_confirmed_anew() {
    let folder = Folder::new();
    let (serving, mails) = with_mail(&folder).await;
    let bob = Client::guest(serving.address, "bob").await.unwrap();
    set(&bob, Some("bob@example.org")).await.read::<Me>().unwrap();
    let first = code(&wait_for(&mails, 1).await, "bob@example.org");
    assert_eq!(ask(&bob, "POST", "/me/mail", &json!({"code": first})).await.status, 200);
    let me: Me = set(&bob, Some("eve@example.org")).await.read().unwrap();
    assert!(!me.mail_confirmed);
    assert_eq!(ask(&bob, "POST", "/me/mail", &json!({"code": first})).await.code(), "bad_request", "an old code");
    let second = code(&wait_for(&mails, 2).await, "eve@example.org");
    let me: Me = ask(&bob, "POST", "/me/mail", &json!({"code": second})).await.read().unwrap();
    assert!(me.mail_confirmed);
    let me: Me = set(&bob, Some("bob@example.org")).await.read().unwrap();
    assert!(!me.mail_confirmed, "not even one that was confirmed before");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn codes_are_not_sent_again_and_again() {
    let folder = Folder::new();
    let (serving, _mails) = with_mail(&folder).await;
    let bob = Client::guest(serving.address, "bob").await.unwrap();
    let mut answers = Vec::new();
    for _ in 0..6 {
        answers.push(set(&bob, Some("victim@example.org")).await.status);
        assert_eq!(set(&bob, None).await.status, 200);
    }
    assert_eq!(answers, [200, 200, 200, 200, 200, 429]);
    let eve = Client::guest(serving.address, "eve").await.unwrap();
    assert_eq!(set(&eve, Some("Victim@example.org")).await.status, 429, "nor for somebody else");
    assert_eq!(set(&eve, Some("eve@example.org")).await.status, 200);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_mail_says_so() {
    let folder = Folder::new();
    let serving = crate::common::server(&folder).await;
    let bob = Client::guest(serving.address, "bob").await.unwrap();
    assert_eq!(set(&bob, Some("bob@example.org")).await.code(), "not_now");
    serving.stop().await;
}
