//! People who play on whatever happens: at any node, resuming where they were, sending again what was not acknowledged.

use crate::common::Toys;
use room::fair;
use room::wire::{ClientMessage, PostMove, ServerMessage, TableInfo, Told, Update};
use serde_json::{Value, json};
use server::client::{Client, Socket};
use std::collections::{HashMap, HashSet};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::task::JoinHandle;

const TOYS: [&str; 3] = ["toy-race", "toy-recall", "toy-sealed"];
/// How long a table may stand still before something is wrong.
const STUCK: Duration = Duration::from_secs(60);
/// How long one answer may take.
const PATIENCE: Duration = Duration::from_secs(4);

/// Everybody.
pub struct Crowd {
    nodes: Mutex<Vec<SocketAddr>>,
    enough: AtomicBool,
    turn: AtomicUsize,
    /// When moves of a table were acknowledged.
    moved: Mutex<HashMap<String, Vec<Instant>>>,
    /// Tables whose people know that they are over.
    over: Mutex<HashSet<String>>,
}

/// One table, as those at it know it.
pub struct Played {
    pub table: String,
    pub acknowledged: Vec<(usize, String)>,
    people: Vec<Client>,
    shown: Vec<Vec<Told>>,
}

impl Crowd {
    pub fn new(nodes: Vec<SocketAddr>) -> Arc<Crowd> {
        let (nodes, enough, turn) = (Mutex::new(nodes), AtomicBool::new(false), AtomicUsize::new(0));
        Arc::new(Crowd { nodes, enough, turn, moved: Mutex::default(), over: Mutex::default() })
    }

    /// A node, each time another.
    fn any(&self) -> SocketAddr {
        let nodes = self.nodes.lock().unwrap();
        let n = self.turn.fetch_add(1, Ordering::Relaxed);
        nodes[kernel::state_hash(&n) as usize % nodes.len()]
    }

    pub fn lose(&self, node: SocketAddr) {
        self.nodes.lock().unwrap().retain(|&other| other != node);
    }

    pub fn find(&self, node: SocketAddr) {
        self.nodes.lock().unwrap().push(node);
    }

    pub fn enough(&self) {
        self.enough.store(true, Ordering::Relaxed);
    }

    /// Whether somebody moved at a table just before.
    pub fn was_moving(&self, table: &str, at: Instant) -> bool {
        let moved = self.moved.lock().unwrap();
        let just = |&time: &Instant| time <= at && at - time < Duration::from_secs(1);
        moved.get(table).is_some_and(|times| times.iter().any(just))
    }

    /// How long after `at` a table goes on; none where it was over.
    pub async fn goes_on(&self, table: &str, at: Instant, longest: Duration) -> Option<Duration> {
        loop {
            let next = self.moved.lock().unwrap().get(table)?.iter().find(|&&time| time > at).copied();
            if let Some(next) = next {
                return Some(next - at);
            }
            if self.over.lock().unwrap().contains(table) {
                return None;
            }
            assert!(at.elapsed() < longest, "table {table} of a dead owner stands still");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    fn note(&self, table: &str) {
        self.moved.lock().unwrap().entry(table.to_owned()).or_default().push(Instant::now());
    }

    /// So many tables at once, one game after the other.
    pub fn start(self: &Arc<Self>, tables: usize) -> Vec<JoinHandle<Vec<Played>>> {
        // And a real one, where it is built in.
        let real = catalog::IDS.iter().copied().filter(|&game| game == "realms");
        let games: Vec<&str> = TOYS.into_iter().chain(real).collect();
        let table = |n: usize| {
            let game = games[n % games.len()];
            let crowd = Arc::clone(self);
            tokio::spawn(async move {
                let mut played = Vec::new();
                while !crowd.enough.load(Ordering::Relaxed) {
                    played.push(crowd.play(game, n % 4 == 3).await);
                }
                played
            })
        };
        (0..tables).map(table).collect()
    }

    /// Asks until somebody answers.
    async fn ask<T, F>(&self, what: &str, client: &Client, ask: impl Fn(Client) -> F) -> T
    where
        F: Future<Output = std::io::Result<T>>,
    {
        let until = Instant::now() + STUCK;
        loop {
            let client = Client { address: self.any(), ..client.clone() };
            match tokio::time::timeout(PATIENCE, ask(client)).await {
                Ok(Ok(answer)) => return answer,
                Ok(Err(error)) => assert!(Instant::now() < until, "{what}: {error}"),
                Err(_) => assert!(Instant::now() < until, "{what}: no answer"),
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    async fn guest(&self, name: &str) -> Client {
        let nobody = Client::new(self.any());
        self.ask("a guest", &nobody, |client| Client::guest(client.address, name)).await
    }

    async fn play(self: &Arc<Self>, game: &str, with_bot: bool) -> Played {
        let mut people = vec![self.guest("ann").await];
        let seats = match with_bot {
            true => json!([{"kind": "me"}, {"kind": "bot", "level": "cadet"}]),
            false => json!([{"kind": "me"}, {"kind": "open"}]),
        };
        let asked = json!({"game": game, "seats": seats});
        let asked = &asked;
        let info = self.ask("a table", &people[0], |ann| async move { ann.open(asked).await }).await;
        if !with_bot {
            people.push(self.guest("bob").await);
            let path = &format!("/tables/{}", info.id);
            let sit = |bob: Client| async move {
                bob.post(&format!("{path}/seats"), &json!({})).await?;
                let info: TableInfo = bob.get(path).await?.read()?;
                info.you.map(|_| ()).ok_or_else(|| std::io::Error::other("not seated"))
            };
            self.ask("a seat", &people[1], sit).await;
        }
        let sides = people.iter().enumerate().map(|(seat, person)| {
            tokio::spawn(Person::new(Arc::clone(self), person.clone(), info.id.clone(), seat).play())
        });
        let sides: Vec<_> = sides.collect();
        let mut played = Played { table: info.id, acknowledged: Vec::new(), people, shown: Vec::new() };
        for side in sides {
            let person = side.await.unwrap();
            played.acknowledged.extend(person.acknowledged.into_iter().map(|id| (person.seat, id)));
            played.shown.push(person.shown);
        }
        self.over.lock().unwrap().insert(played.table.clone());
        played
    }
}

impl Played {
    /// What was acknowledged last is known at any node (the log is looked at for all of it), the record verifies, and what each was shown is what happened.
    pub async fn check(&self, crowd: &Crowd) {
        let path = &format!("/tables/{}", self.table);
        for (seat, id) in self.acknowledged.iter().rev().take(3) {
            let other = &json!({"id": id, "action": "surely not this"});
            let again = |client: Client| async move {
                let answered = client.post(&format!("{path}/moves"), other).await?;
                if answered.status >= 500 { Err(std::io::Error::other(answered.body)) } else { Ok(answered.code()) }
            };
            let code = crowd.ask("a check", &self.people[*seat], again).await;
            assert_eq!(code, "id_reused", "move {id} of seat {seat} at {} was acknowledged", self.table);
        }
        let proof = |client: Client| async move {
            let answered = client.get(&format!("{path}/proof")).await?;
            answered.read::<Value>().map(|_| answered.body)
        };
        fair::verify(&crowd.ask("a proof", &self.people[0], proof).await, &Toys).unwrap();
        for (seat, shown) in self.shown.iter().enumerate() {
            let state = |client: Client| async move { client.get(&format!("{path}/state")).await?.read::<Update>() };
            let fresh = crowd.ask("a state", &self.people[seat], state).await;
            assert_eq!(shown, &fresh.events, "seat {seat} at {} was shown something else", self.table);
        }
    }
}

/// One who plays.
struct Person {
    crowd: Arc<Crowd>,
    client: Client,
    table: String,
    seat: usize,
    acknowledged: Vec<String>,
    shown: Vec<Told>,
    cursor: Option<String>,
    /// What was sent and not answered yet.
    pending: Option<PostMove>,
    ending: bool,
    over: bool,
    n: usize,
}

impl Person {
    fn new(crowd: Arc<Crowd>, client: Client, table: String, seat: usize) -> Person {
        Person {
            crowd,
            client,
            table,
            seat,
            acknowledged: Vec::new(),
            shown: Vec::new(),
            cursor: None,
            pending: None,
            ending: false,
            over: false,
            n: 0,
        }
    }

    async fn play(mut self) -> Person {
        let mut moved = (Instant::now(), 0);
        while !self.over {
            self.client.address = self.crowd.any();
            // Whatever ended it: another node, from where we were.
            let _ = self.sit_at_one().await;
            if self.shown.len() != moved.1 {
                moved = (Instant::now(), self.shown.len());
            }
            assert!(moved.0.elapsed() < STUCK, "table {} stands still for seat {}", self.table, self.seat);
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        self
    }

    async fn sit_at_one(&mut self) -> std::io::Result<()> {
        let cursor = self.cursor.as_ref().map_or_else(String::new, |cursor| format!("?cursor={cursor}"));
        let opened = tokio::time::timeout(PATIENCE, self.client.socket(&self.table, &cursor)).await;
        let mut socket = opened.map_err(std::io::Error::other)??;
        if let Some(post) = self.pending.clone() {
            socket.say(&ClientMessage::Move(post)).await?;
        }
        while !self.over {
            let heard = tokio::time::timeout(PATIENCE, socket.hear()).await;
            match heard {
                Ok(heard) => match heard? {
                    Some(message) => self.take(message, &mut socket).await?,
                    None => return Ok(()),
                },
                Err(_) => {
                    socket.say(&ClientMessage::Ping).await?;
                    tokio::time::timeout(PATIENCE, socket.hear()).await.map_err(std::io::Error::other)?.map(|_| ())?;
                    // What the answer was is told anew with the next socket.
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    async fn take(&mut self, message: ServerMessage, socket: &mut Socket) -> std::io::Result<()> {
        match message {
            ServerMessage::Table(info) => self.ending = info.outcome.is_some(),
            ServerMessage::Update(update) => return self.update(*update, socket).await,
            ServerMessage::Done { id } => {
                self.crowd.note(&self.table);
                self.pending = None;
                self.acknowledged.push(id);
            }
            ServerMessage::Problem { problem, .. } if problem.status < 500 => self.pending = None,
            ServerMessage::Problem { problem, .. } => return Err(std::io::Error::other(problem.detail)),
            ServerMessage::Chat(_) | ServerMessage::Pong => {}
        }
        Ok(())
    }

    async fn update(&mut self, update: Update, socket: &mut Socket) -> std::io::Result<()> {
        self.shown.truncate(update.from as usize);
        self.shown.extend(update.events.iter().cloned());
        self.cursor = Some(update.cursor.clone());
        // The last update comes after the word that it is over.
        self.over = self.ending;
        let answers: Vec<_> = update.position.choices.iter().filter(|choice| !choice.aside).collect();
        if update.position.prompt.is_none() || answers.is_empty() || self.pending.is_some() {
            return Ok(());
        }
        self.n += 1;
        tokio::time::sleep(Duration::from_millis(20 + kernel::state_hash(&(self.n, self.seat)) % 60)).await;
        let choice = answers[kernel::state_hash(&(self.n, self.seat, "choice")) as usize % answers.len()];
        let amount = choice.amount.map_or(String::new(), |amount| amount.min.to_string());
        let action = choice.notation.replace("{n}", &amount);
        let post = PostMove { id: format!("{}-{}", self.seat, self.n), action, note: None, cursor: None, dry: false };
        self.pending = Some(post.clone());
        socket.say(&ClientMessage::Move(post)).await
    }
}
