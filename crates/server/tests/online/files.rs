//! The store's file is one server's, by whatever name, and is missed when it is gone.

use crate::common::{Folder, Toys, config, server, two};
use serde_json::json;
use server::Config;
use server::client::Client;
use server::serve::{Serving, start};
use server::wire::TableInfo;
use std::path::Path;
use std::sync::Arc;

/// Whether a server on a file of this name would be a second one.
async fn is_used(folder: &Folder, file: &Path) -> bool {
    let settings = Config { store: format!("sqlite:{}", file.display()), ..config(folder) };
    match start(settings, Arc::new(Toys)).await {
        Ok(serving) => {
            serving.stop().await;
            false
        }
        Err(error) => {
            assert!(error.to_string().contains("another server uses this file"), "{error}");
            true
        }
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_is_refused_by_whatever_path() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    assert!(is_used(&folder, &folder.file()).await);
    let inner = folder.0.join("inner");
    std::fs::create_dir(&inner).unwrap();
    assert!(is_used(&folder, &inner.join("../test.db")).await, "another way to it");
    let link = inner.join("link.db");
    std::os::unix::fs::symlink(folder.file(), &link).unwrap();
    assert!(is_used(&folder, &link).await, "a symbolic link");
    let linked_folder = folder.0.join("linked");
    std::os::unix::fs::symlink(&folder.0, &linked_folder).unwrap();
    assert!(is_used(&folder, &linked_folder.join("test.db")).await, "a linked folder");
    if cfg!(target_os = "linux") {
        let hard = inner.join("hard.db");
        std::fs::hard_link(folder.file(), &hard).unwrap();
        assert!(is_used(&folder, &hard).await, "a hard link");
    }
    serving.stop().await;
    assert!(!is_used(&folder, &folder.file()).await, "whoever ends leaves it to the next");
}

async fn move_once(ann: &Client, info: &TableInfo, id: &str) -> (u16, String) {
    let state: serde_json::Value = ann.get(&format!("/tables/{}/state", info.id)).await.unwrap().read().unwrap();
    let action = state["choices"][0]["notation"].as_str().unwrap();
    let post = json!({"id": id, "action": action});
    let moved = ann.post(&format!("/tables/{}/moves", info.id), &post).await.unwrap();
    (moved.status, moved.code())
}

async fn readiness(serving: &Serving) -> u16 {
    Client::new(serving.address).request("GET", "/readyz", None).await.unwrap().status
}

/// Takes the file away, and with `put` puts something else in its place.
async fn nothing_is_acknowledged_without(file: &str, put: Option<&str>) {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, _bob, info) = two(&serving, "toy-race").await;
    assert_eq!(readiness(&serving).await, 200);
    let (file, aside) = (folder.0.join(file), folder.0.join("aside"));
    std::fs::rename(&file, &aside).unwrap();
    if let Some(text) = put {
        std::fs::write(&file, text).unwrap();
    }
    assert_eq!(readiness(&serving).await, 503);
    assert_eq!(move_once(&ann, &info, "m").await, (507, "store_full".to_owned()));
    assert_eq!(ann.post("/guests", &json!({"name": "eve"})).await.unwrap().status, 507);
    std::fs::rename(&aside, &file).unwrap();
    assert_eq!(readiness(&serving).await, 200, "it goes on when the file is back");
    assert_eq!(move_once(&ann, &info, "n").await.0, 200);
    serving.stop().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_file_is_noticed_and_nothing_is_acknowledged() {
    nothing_is_acknowledged_without("test.db", None).await;
    nothing_is_acknowledged_without("test.db-wal", None).await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_replaced_file_is_noticed_and_nothing_is_acknowledged() {
    nothing_is_acknowledged_without("test.db", Some("something else")).await;
}
