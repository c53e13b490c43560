//! `starboard play --server`: whole games at a table online, through pipes.
#![cfg(feature = "online")]
// A test may unwrap anywhere; clippy only knows functions marked as tests.
#![allow(clippy::unwrap_used)]

use crate::common::{scratch, starboard_at};
use room::fair::{self, Chance};
use serde_json::{Value, json};
use server::client::Client;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

/// `starboard serve` on a free port, gone with the test.
struct Serving {
    child: Child,
    address: SocketAddr,
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill().and_then(|()| self.child.wait());
    }
}

fn serve(folder: &std::path::Path) -> Serving {
    let (serving, line) = serve_with(folder, &[], 1);
    assert!(line.starts_with("Starboard listens on http://127.0.0.1:"), "{line}");
    serving
}

/// The same with more arguments; reads so many lines of what it says.
fn serve_with(folder: &std::path::Path, more: &[&str], lines: usize) -> (Serving, String) {
    let store = format!("sqlite:{}", folder.join("tables.db").display());
    let mut command = Command::new(env!("CARGO_BIN_EXE_starboard"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--store", &store, "--set", "log=warn"]).args(more);
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
    let said = BufReader::new(child.stdout.take().unwrap()).lines().take(lines);
    let said: Vec<String> = said.map_while(Result::ok).collect();
    let address = said.first().and_then(|line| line.split("http://").nth(1)?.trim().parse().ok());
    let said = said.join("\n");
    (Serving { child, address: address.unwrap_or_else(|| panic!("no address in {said:?}")) }, said)
}

#[test]
fn serve_tells_how_others_in_the_home_network_join() {
    let (_serving, said) = serve_with(&scratch("hint"), &[], 2);
    assert!(said.ends_with("\nOthers in your home network: starboard serve --lan, or make play LAN=1"), "{said}");
}

#[test]
fn serve_lan_shows_an_address_that_others_can_open_and_a_code_to_scan() {
    let folder = scratch("lan");
    let (serving, said) = serve_with(&folder, &["--lan"], 2);
    if said.contains("No address in a home network was found") {
        assert!(serving.address.ip().is_loopback(), "{said}");
        return;
    }
    assert!(!serving.address.ip().is_loopback() && !serving.address.ip().is_unspecified(), "{said}");
    drop(serving);
    let (serving, said) = serve_with(&folder, &["--lan"], 6);
    // The edge around a code is light, and light is what is drawn.
    assert!(said.lines().any(|line| line.starts_with("  ████████████")), "{said}");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let house = runtime.block_on(Client::new(serving.address).get("/house")).unwrap();
    assert!(house.body.contains(&format!("\"address\":\"http://{}\"", serving.address)), "{}", house.body);
}

/// A table with these seats, opened by somebody who does not play.
fn open(address: SocketAddr, seats: &Value) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let host = Client::guest(address, "host").await.unwrap();
        host.open(&json!({"game": "toy-race", "seats": seats})).await.unwrap().id
    })
}

/// Sits down and answers 1 to everything.
fn play(folder: &std::path::Path, address: SocketAddr, table: &str, name: &str) -> String {
    let server = format!("http://{address}");
    let args = ["play", "--server", &server, "--table", table, "--name", name];
    let ran = starboard_at(&args, &"1\n".repeat(500), folder);
    assert_eq!(ran.code, 0, "{name}: {ran:?}");
    ran.out
}

#[test]
fn a_whole_game_against_a_bot_at_a_table_online() {
    let folder = scratch("remote-bot");
    let serving = serve(&folder);
    let table = open(serving.address, &json!([{"kind": "open"}, {"kind": "bot", "level": "cadet"}]));
    let out = play(&folder, serving.address, &table, "ada");
    assert!(out.contains("The game is over (TR-3)."), "{out}");
    assert!(out.contains("1. ada") || out.contains("2. ada"), "{out}");
}

#[test]
fn two_terminals_play_one_another_to_the_end_and_see_the_same_end() {
    let folder = scratch("remote-two");
    let serving = serve(&folder);
    let table = open(serving.address, &json!([{"kind": "open"}, {"kind": "open"}]));
    let outs: Vec<String> = std::thread::scope(|scope| {
        let sides = ["ada", "bea"].map(|name| {
            let (folder, table, address) = (folder.join(name), table.clone(), serving.address);
            std::fs::create_dir_all(&folder).unwrap();
            scope.spawn(move || play(&folder, address, &table, name))
        });
        sides.map(|side| side.join().unwrap()).into()
    });
    let end = |out: &str| out.split("The game is over").nth(1).map(str::to_owned);
    assert!(end(&outs[0]).is_some_and(|end| end.contains("1. ") && end.contains("2. ")), "{}", outs[0]);
    assert_eq!(end(&outs[0]), end(&outs[1]));
}

/// A finished game's proof as a file, and its table.
fn proof(folder: &std::path::Path, serving: &Serving) -> (std::path::PathBuf, Value) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let proof: Value = runtime.block_on(async {
        let ann = Client::guest(serving.address, "ann").await.unwrap();
        let seats = json!([{"kind": "me"}, {"kind": "me"}]);
        let table = ann.open(&json!({"game": "toy-race", "seats": seats})).await.unwrap().id;
        let resign = json!({"id": "r", "ask": {"ask": "resign"}});
        ann.post(&format!("/tables/{table}/asks"), &resign).await.unwrap();
        ann.get(&format!("/tables/{table}/proof")).await.unwrap().read().unwrap()
    });
    let file = folder.join("proof.json");
    std::fs::write(&file, proof.to_string()).unwrap();
    (file, proof)
}

#[test]
fn a_terminal_brings_a_nonce_and_checks_the_proof() {
    let folder = scratch("remote-fair");
    let serving = serve(&folder);
    let table = open(serving.address, &json!([{"kind": "open"}, {"kind": "bot", "level": "cadet"}]));
    let out = play(&folder, serving.address, &table, "ada");
    assert!(out.contains("The shuffles are committed to: "), "{out}");
    let checked = "Checked: the shuffles follow from the commitment you were shown and the random number you sent.";
    assert!(out.contains(checked), "{out}");
}

#[test]
fn verify_compares_the_key_with_the_servers() {
    let folder = scratch("remote-verify");
    let serving = serve(&folder);
    let (file, proof) = proof(&folder, &serving);
    let (file, url) = (file.display().to_string(), format!("http://{}/", serving.address));
    let verify = |args: &[&str]| starboard_at(&[&["verify", &file], args].concat(), "", &folder);
    let key = proof["server"].as_str().unwrap();
    for server in [url.as_str(), key] {
        let ran = verify(&["--server", server]);
        assert_eq!(ran.code, 0, "{ran:?}");
        assert!(ran.out.contains("proven") && ran.out.contains(key), "{ran:?}");
    }
    let alone = verify(&[]);
    assert!(alone.code == 0 && alone.out.contains("--server URL"), "{alone:?}");
    let other = verify(&["--server", &"0".repeat(64)]);
    assert!(other.code != 0 && other.err.contains("it is signed by"), "{other:?}");
    let nowhere = verify(&["--server", "http://127.0.0.1:1"]);
    assert!(nowhere.code != 0 && nowhere.err.contains("--server http://127.0.0.1:1"), "{nowhere:?}");
}

#[test]
fn verify_refuses_a_claim_to_be_a_copy_that_nothing_binds() {
    let folder = scratch("remote-copy");
    let serving = serve(&folder);
    let (_, proof) = proof(&folder, &serving);
    let bundle = |chance: Chance| {
        let text = |field: &str| proof[field].as_str().unwrap();
        let proven = fair::Proven {
            table: text("table"),
            secret: &fair::bytes(text("secret")).unwrap(),
            nonces: serde_json::from_value(proof["nonces"].clone()).unwrap(),
            record: text("record").to_owned(),
            chance,
            ended: proof["ended"].as_str().map(str::to_owned),
        };
        let file = folder.join(format!("{chance:?}.json"));
        let bundle = fair::bundle(proven, &fair::SigningKey::from_bytes(&[7; 32]));
        std::fs::write(&file, serde_json::to_string(&bundle).unwrap()).unwrap();
        file.display().to_string()
    };
    let known = starboard_at(&["verify", &bundle(Chance::Known)], "", &folder);
    assert!(known.code == 0 && known.out.contains("ITS CHANCE WAS KNOWN BEFORE"), "{known:?}");
    let said = bundle(Chance::SaidToBeKnown);
    let refused = starboard_at(&["verify", &said], "", &folder);
    assert!(refused.code != 0 && refused.err.contains("add --copy"), "{refused:?}");
    let accepted = starboard_at(&["verify", &said, "--copy"], "", &folder);
    assert!(accepted.code == 0 && accepted.out.contains("by the server's word alone"), "{accepted:?}");
    let own = starboard_at(&["verify", &bundle(Chance::Own)], "", &folder);
    assert!(own.code == 0 && !own.out.contains("KNOWN BEFORE"), "{own:?}");
}
