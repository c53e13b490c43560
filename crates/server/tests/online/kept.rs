//! What was acknowledged is kept: through kill -9, a full disk, a file that cannot be written, a backup.

use crate::common::{Folder, Toys, all, config, play_out, server, sides, two};
use room::fair;
use room::wire::{ClientMessage, PostMove, ServerMessage};
use serde_json::{Value, json};
use server::client::Client;
use server::serve::{backup, restore, start, start_with};
use server::store::{Append, Sqlite, Store, StoreError, StoreWrite};
use std::io::{BufRead, BufReader, Write as _};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

pub const CHILD: &str = "STARBOARD_TEST_CHILD";
/// By how many milliseconds its machine's clock is off.
const STEPPED: &str = "STARBOARD_TEST_STEPPED";

/// Not a test: the server the kill test starts and kills.
#[test]
fn serve_child() {
    let Ok(file) = std::env::var(CHILD) else {
        return;
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let folder = Folder(std::path::PathBuf::from(file));
        std::env::var(STEPPED).into_iter().for_each(|by| server::wall_clock::step(by.parse().unwrap()));
        let serving = start(config(&folder), Arc::new(Toys)).await.unwrap();
        std::mem::forget(folder);
        println!("listening on {}", serving.address);
        std::thread::spawn(step_as_told);
        serving.until_asked().await;
    });
}

/// Whoever started this process steps its clock: a line, a step in milliseconds.
fn step_as_told() {
    for line in std::io::stdin().lines().map_while(Result::ok) {
        server::wall_clock::step(line.trim().parse().unwrap());
        println!("stepped");
    }
}

pub struct Server {
    pub child: Child,
    pub address: SocketAddr,
    lines: Box<dyn Iterator<Item = String> + Send>,
}

impl Server {
    pub fn start(folder: &Folder) -> Server {
        Server::start_at(folder, 0)
    }

    /// The same where the machine's clock is off by so many milliseconds.
    pub fn start_at(folder: &Folder, stepped: i64) -> Server {
        Server::start_by(child("kept::serve_child").env(CHILD, &folder.0).env(STEPPED, stepped.to_string()))
    }

    pub fn start_by(command: &mut Command) -> Server {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let mut found = lines.by_ref().filter_map(|line| line.split("listening on ").nth(1).map(str::to_owned));
        let address = found.next().expect("the child listens").trim().parse().unwrap();
        drop(found);
        Server { child, address, lines: Box::new(lines) }
    }

    /// Steps the machine's clock as the server sees it.
    pub fn step_clock(&mut self, by: i64) {
        let told = self.child.stdin.as_mut().unwrap();
        writeln!(told, "{by}").unwrap();
        assert!(self.lines.any(|line| line.contains("stepped")));
    }

    /// Sends it a signal.
    pub fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([&format!("-{signal}"), &self.child.id().to_string()]).status();
        assert!(sent.is_ok_and(|status| status.success()), "kill -{signal}");
    }

    /// Asks it to end, and waits until it has.
    pub fn ask_to_end(mut self) {
        self.signal("TERM");
        assert!(self.child.wait().unwrap().success());
    }

    /// kill -9.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// This program again, for one of its tests that are none, with room for many sockets where the system gives it.
pub fn child(test: &str) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -n 12000 2>/dev/null; exec \"$0\" --exact \"$1\" --nocapture"]);
    command.arg(std::env::current_exe().unwrap()).arg(test);
    command
}

/// Plays at one table until the server is gone; tells which moves were acknowledged.
async fn play_until_killed(people: Vec<Client>, table: String, round: usize, fuse: Arc<Fuse>) -> Vec<(usize, String)> {
    let mut acknowledged = Vec::new();
    let mut sockets = Vec::new();
    for person in &people {
        match person.socket(&table, "").await {
            Ok(socket) => sockets.push(socket),
            Err(_) => return acknowledged,
        }
    }
    let mut choices: Vec<Option<String>> = vec![None; people.len()];
    for n in 0.. {
        for seat in 0..people.len() {
            if let Some(action) = choices[seat].take() {
                let id = format!("{round}-{n}-{seat}");
                let message = ClientMessage::Move(PostMove { id, action, note: None, cursor: None, dry: false });
                if sockets[seat].say(&message).await.is_err() {
                    return acknowledged;
                }
            }
            let heard = tokio::time::timeout(Duration::from_millis(20), sockets[seat].hear()).await;
            match heard {
                Ok(Ok(Some(ServerMessage::Done { id }))) => {
                    acknowledged.push((seat, id));
                    fuse.burn();
                }
                Ok(Ok(Some(ServerMessage::Update(update)))) => {
                    let answers = update.position.choices.iter().filter(|choice| !choice.aside);
                    let answers: Vec<String> = answers.map(|choice| choice.notation.clone()).collect();
                    let asked = update.position.prompt.is_some() && !answers.is_empty();
                    choices[seat] = asked.then(|| answers[(n + seat) % answers.len()].clone());
                }
                Ok(Ok(Some(_))) | Err(_) => {}
                Ok(Ok(None) | Err(_)) => return acknowledged,
            }
        }
    }
    acknowledged
}

/// Burns down with every acknowledged move.
struct Fuse {
    left: AtomicUsize,
    burnt: tokio::sync::Notify,
}

impl Fuse {
    fn new(left: usize) -> Fuse {
        Fuse { left: AtomicUsize::new(left), burnt: tokio::sync::Notify::new() }
    }

    fn burn(&self) {
        if self.left.fetch_sub(1, Ordering::Relaxed) == 1 {
            self.burnt.notify_one();
        }
    }
}

fn kills() -> usize {
    std::env::var("STARBOARD_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(10)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_acknowledged_move_survives_kill_9_and_every_game_goes_on() {
    const TABLES: usize = 4;
    let folder = Folder::new();
    let mut tables: Vec<(Vec<Client>, String)> = Vec::new();
    let mut acknowledged: Vec<Vec<(usize, String)>> = vec![Vec::new(); TABLES];
    for round in 0..kills() {
        let server = Server::start(&folder);
        for (people, _) in &mut tables {
            people.iter_mut().for_each(|person| person.address = server.address);
        }
        for n in 0..TABLES {
            let over = match tables.get(n) {
                Some((people, id)) => {
                    check_kept(people, id, &acknowledged[n]).await;
                    is_over(&people[0], id).await
                }
                None => true,
            };
            if over {
                let new = new_table(server.address, ["toy-race", "toy-sealed", "toy-recall", "toy-offers"][n]).await;
                acknowledged[n].clear();
                if let Some(place) = tables.get_mut(n) { *place = new } else { tables.push(new) }
            }
        }
        let fuse = Arc::new(Fuse::new(1 + kernel::state_hash(&round) as usize % 40));
        let playing: Vec<_> = tables
            .iter()
            .map(|(people, id)| tokio::spawn(play_until_killed(people.clone(), id.clone(), round, fuse.clone())))
            .collect();
        // So many acknowledged moves later, or when every table is over, in the middle of whatever it does.
        let _ = tokio::time::timeout(Duration::from_secs(3), fuse.burnt.notified()).await;
        server.kill();
        for (n, playing) in playing.into_iter().enumerate() {
            acknowledged[n].extend(playing.await.unwrap());
        }
    }
    let server = Server::start(&folder);
    for (n, (people, id)) in tables.iter_mut().enumerate() {
        people.iter_mut().for_each(|person| person.address = server.address);
        check_kept(people, id, &acknowledged[n]).await;
        finish(people, id).await;
    }
    server.kill();
}

async fn new_table(address: SocketAddr, game: &str) -> (Vec<Client>, String) {
    let (people, info) = all(address, game).await;
    (people, info.id)
}

async fn is_over(person: &Client, table: &str) -> bool {
    let info: room::wire::TableInfo = person.get(&format!("/tables/{table}")).await.unwrap().read().unwrap();
    info.outcome.is_some()
}

/// A move that was acknowledged is known: sent again it is done already, and another under its id is refused.
async fn check_kept(people: &[Client], table: &str, acknowledged: &[(usize, String)]) {
    for (seat, id) in acknowledged {
        let other = json!({"id": id, "action": "surely not this"});
        let answered = people[*seat].post(&format!("/tables/{table}/moves"), &other).await.unwrap();
        assert_eq!(
            answered.code(),
            "id_reused",
            "move {id} of seat {seat} was acknowledged and is lost: {}",
            answered.body
        );
    }
}

async fn finish(people: &[Client], table: &str) {
    play_out(&mut sides(people, table).await, 1).await;
    let proof = people[0].get(&format!("/tables/{table}/proof")).await.unwrap();
    fair::verify(&proof.body, &Toys).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_store_refuses_clearly_and_loses_nothing() {
    let folder = Folder::new();
    let store = Arc::new(Sqlite::open_within(&folder.file(), Some(60)).await.unwrap());
    let serving = start_with(config(&folder), Arc::new(Toys), store.clone()).await.unwrap();
    let (ann, bob, info) = two(&serving, "toy-race").await;
    let mut full = Ok(());
    for n in 0..10_000 {
        let value = "x".repeat(2_000);
        full = store.write(vec![StoreWrite::Value { name: format!("filler {n}"), value }]).await;
        if full.is_err() {
            break;
        }
    }
    assert_eq!(full, Err(StoreError::Full));
    let before: Value = ann.get(&format!("/tables/{}/state", info.id)).await.unwrap().read().unwrap();
    let action = before["choices"][0]["notation"].as_str().unwrap().to_owned();
    let mut code = String::new();
    for n in 0..2_000 {
        let said = json!({"text": format!("{n} {}", "word ".repeat(50))});
        code = ann.post(&format!("/tables/{}/chat", info.id), &said).await.unwrap().code();
        if !code.is_empty() {
            break;
        }
    }
    assert_eq!(code, "store_full");
    let post = json!({"id": "m", "action": action, "note": "n".repeat(140)});
    let moved = ann.post(&format!("/tables/{}/moves", info.id), &post).await.unwrap();
    assert!(["", "store_full"].contains(&moved.code().as_str()), "kept or refused: {}", moved.body);
    assert_eq!(ann.get(&format!("/tables/{}/state", info.id)).await.unwrap().status, 200);
    serving.stop().await;
    drop(store);
    let serving = server(&folder).await;
    let people = [Client { address: serving.address, ..ann }, Client { address: serving.address, ..bob }];
    finish(&people, &info.id).await;
    serving.stop().await;
}

#[tokio::test]
async fn a_second_writer_of_a_log_loses_by_the_key() {
    let folder = Folder::new();
    let store = Sqlite::open(&folder.file()).await.unwrap();
    let append = |seq| StoreWrite::Append(Append { table: "t".into(), seq, at: 1, entry: "{}".to_owned() });
    store.write(vec![append(0), append(1)]).await.unwrap();
    assert_eq!(store.write(vec![append(2), append(1)]).await, Err(StoreError::Taken));
    assert_eq!(store.log("t").await.unwrap().len(), 2, "a group is kept whole or not at all");
    let (mine, theirs) = (store.write(vec![append(2)]), store.write(vec![append(2)]));
    let (mine, theirs) = tokio::join!(mine, theirs);
    assert!(mine.is_ok() != theirs.is_ok(), "{mine:?} {theirs:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_restores_and_rubbish_does_not() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-race").await;
    let copy = folder.0.join("copy.db");
    let settings = config(&folder);
    backup(&settings, &copy).await.unwrap();
    let again = backup(&settings, &copy).await.unwrap_err().to_string();
    assert!(again.contains("already there"), "no backup is written over: {again}");
    serving.stop().await;
    let rubbish = folder.0.join("rubbish.db");
    std::fs::write(&rubbish, "not a database, whatever it is called").unwrap();
    assert!(restore(&settings, &rubbish).await.is_err());
    std::fs::remove_file(folder.file()).unwrap();
    assert!(
        backup(&settings, &folder.0.join("none.db")).await.is_err(),
        "there is nothing to copy, and nothing is made"
    );
    assert!(!folder.file().exists());
    restore(&settings, &copy).await.unwrap();
    let serving = server(&folder).await;
    let people = [Client { address: serving.address, ..ann }, Client { address: serving.address, ..bob }];
    finish(&people, &info.id).await;
    serving.stop().await;
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_store_or_its_copies() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let store = Sqlite::open(&folder.file()).await.unwrap();
    let copy = folder.0.join("copy.db");
    store.backup(&copy).await.unwrap();
    for file in [folder.file(), folder.0.join("test.db-wal"), copy] {
        let mode = std::fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{} {mode:o}", file.display());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restored_store_does_not_meet_the_log_of_the_one_before() {
    let folder = Folder::new();
    let file = folder.0.join("tables.sqlite");
    let settings = server::Config { store: format!("sqlite:{}", file.display()), ..config(&folder) };
    let append = |seq| StoreWrite::Append(Append { table: "t".into(), seq, at: 1, entry: "{}".to_owned() });
    let store = Sqlite::open(&file).await.unwrap();
    store.write(vec![append(0)]).await.unwrap();
    let copy = folder.0.join("copy");
    backup(&settings, &copy).await.unwrap();
    // Open still, so that its write-ahead log lies beside it as after kill -9.
    store.write(vec![append(1)]).await.unwrap();
    restore(&settings, &copy).await.unwrap();
    let restored = Sqlite::open(&file).await.unwrap();
    assert_eq!(restored.log("t").await.unwrap().len(), 1);
    let replaced = Sqlite::open(&folder.0.join("tables.sqlite.replaced")).await.unwrap();
    assert_eq!(replaced.log("t").await.unwrap().len(), 2, "what was there is kept, log and all");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_cannot_be_a_store_is_refused_in_words() {
    let folder = Folder::new();
    std::fs::write(folder.file(), "this is no database but a note to myself, long enough to be read as a page")
        .unwrap();
    let error = start(config(&folder), Arc::new(Toys)).await.map(|_| ()).unwrap_err().to_string();
    assert!(error.contains("test.db"), "{error}");
    let nowhere = server::Config { store: "sqlite:/proc/nowhere/x.db".to_owned(), ..config(&folder) };
    assert!(start(nowhere, Arc::new(Toys)).await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_cannot_be_written_says_so_and_stays_as_it_is() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-race").await;
    serving.stop().await;
    let store = Arc::new(Sqlite::open_read_only(&folder.file()).await.unwrap());
    let serving = start_with(config(&folder), Arc::new(Toys), store).await.unwrap();
    let (ann, bob) = (Client { address: serving.address, ..ann }, Client { address: serving.address, ..bob });
    let state = format!("/tables/{}/state", info.id);
    let before: Value = ann.get(&state).await.unwrap().read().unwrap();
    let action = before["choices"][0]["notation"].as_str().unwrap();
    let moved = ann.post(&format!("/tables/{}/moves", info.id), &json!({"id": "m", "action": action})).await.unwrap();
    assert_eq!((moved.status, moved.code().as_str()), (507, "store_full"), "{}", moved.body);
    assert_eq!(Client::new(serving.address).post("/guests", &json!({"name": "eve"})).await.unwrap().status, 507);
    assert_eq!(ann.request("GET", "/readyz", None).await.unwrap().status, 503);
    assert_eq!(ann.get(&state).await.unwrap().read::<Value>().unwrap(), before, "and nothing came of it");
    serving.stop().await;
    let serving = server(&folder).await;
    let people = [Client { address: serving.address, ..ann }, Client { address: serving.address, ..bob }];
    finish(&people, &info.id).await;
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn entries_are_found_after_a_crash_without_heads() {
    let folder = Folder::new();
    let append = |table: &str, seq| {
        let entry = format!("{table}{seq}");
        StoreWrite::Append(Append { table: table.into(), seq, at: i64::from(seq), entry })
    };
    let store = Sqlite::open(&folder.file()).await.unwrap();
    for seq in 0..5 {
        store.write(vec![append("a", seq), append("b", seq)]).await.unwrap();
    }
    // As kill -9 leaves it: the heads of its tables were not written.
    let copy = folder.0.join("copy.db");
    store.backup(&copy).await.unwrap();
    let store = Sqlite::open(&copy).await.unwrap();
    for table in ["a", "b"] {
        let log = store.log(table).await.unwrap();
        let entries: Vec<String> = log.into_iter().map(|logged| logged.entry).collect();
        assert_eq!(entries, (0..5).map(|seq| format!("{table}{seq}")).collect::<Vec<_>>());
    }
    store.write(vec![append("a", 5)]).await.unwrap();
    assert_eq!(store.write(vec![append("b", 4)]).await, Err(StoreError::Taken));
    assert!(store.log("nobody").await.unwrap().is_empty());
}
