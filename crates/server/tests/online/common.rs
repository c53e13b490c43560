//! What the tests share: toys on a server of their own, and people who play them.
#![allow(dead_code)]

use bots::Seated;
use evaluation::Evaluate;
use kernel::{Entry, Options, Record, RecordError, Seed, Table};
use room::games::{GameCatalog, Sitter, open_as, verify_as};
use room::wire::{ClientMessage, GameDetail, GameInfo, PostMove, ServerMessage, TableInfo, Told, Update};
use room::{AllGames, OpenError, game_detail, game_info};
use serde_json::{Value, json};
use server::Config;
use server::client::{Answered, Client, Socket};
use server::serve::{Serving, start};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use testkit::toys::{IDS, ToyVisit, visit};

/// The toys as a server opens them, and the games of the catalogue.
#[derive(Debug)]
pub struct Toys;

struct Info;
impl ToyVisit for Info {
    type Out = GameInfo;
    fn visit<G: Entry + Evaluate>(self) -> GameInfo {
        game_info::<G>()
    }
}

struct Detail;
impl ToyVisit for Detail {
    type Out = Option<GameDetail>;
    fn visit<G: Entry + Evaluate>(self) -> Option<GameDetail> {
        game_detail::<G>()
    }
}

struct Open<'a>(&'a Options, Seed, Option<&'a str>);
impl ToyVisit for Open<'_> {
    type Out = Result<Box<dyn Table>, OpenError>;
    fn visit<G: Entry + Evaluate>(self) -> Self::Out {
        open_as::<G>(self.0, self.1, self.2)
    }
}

struct Sit(Sitter);
impl ToyVisit for Sit {
    type Out = Box<dyn Seated>;
    fn visit<G: Entry + Evaluate>(self) -> Box<dyn Seated> {
        bots::sit_watched::<G>(self.0.level, self.0.seed, self.0.watch)
    }
}

struct Verify<'a>(&'a Record);
impl ToyVisit for Verify<'_> {
    type Out = Result<Box<dyn Table>, RecordError>;
    fn visit<G: Entry + Evaluate>(self) -> Self::Out {
        verify_as::<G>(self.0)
    }
}

impl GameCatalog for Toys {
    fn games(&self) -> Vec<GameInfo> {
        IDS.iter().filter_map(|id| visit(id, Info)).collect()
    }
    fn detail(&self, game: &str) -> Option<GameDetail> {
        visit(game, Detail).unwrap_or_else(|| AllGames.detail(game))
    }
    fn open(&self, game: &str, options: &Options, seed: Seed, at: Option<&str>) -> Result<Box<dyn Table>, OpenError> {
        visit(game, Open(options, seed, at)).unwrap_or_else(|| AllGames.open(game, options, seed, at))
    }
    fn sit(&self, game: &str, options: &Options, bot: Sitter) -> Result<Box<dyn Seated>, OpenError> {
        if !IDS.contains(&game) {
            return AllGames.sit(game, options, bot);
        }
        visit(game, Sit(bot)).ok_or_else(|| OpenError(format!("there is no game {game}")))
    }
    fn verify(&self, record: &Record) -> Result<Box<dyn Table>, RecordError> {
        visit(&record.game, Verify(record)).unwrap_or_else(|| AllGames.verify(record))
    }
}

/// A file of its own, removed with the test.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let name = format!("starboard-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }
    pub fn file(&self) -> PathBuf {
        self.0.join("test.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Settings for tests: a free port, no limits that get in the way.
pub fn config(folder: &Folder) -> Config {
    Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        store: format!("sqlite:{}", folder.file().display()),
        requests_per_minute: 1_000_000,
        sign_ins_per_hour: 1_000_000,
        messages_per_second: 100_000,
        tables_per_person: 100_000,
        connections_per_address: 100_000,
        sockets_per_address: 20_000,
        ..Config::default()
    }
}

/// A server of toys.
pub async fn server(folder: &Folder) -> Serving {
    start(config(folder), Arc::new(Toys)).await.unwrap()
}

/// A table of this game: the opener in the first seat, the others open.
pub fn table(game: &str, seats: usize) -> Value {
    let mut plans = vec![json!({"kind": "me"})];
    plans.resize(seats, json!({"kind": "open"}));
    json!({"game": game, "seats": plans})
}

/// Ann and bob at a table that has begun.
pub async fn two(serving: &Serving, game: &str) -> (Client, Client, TableInfo) {
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let bob = Client::guest(serving.address, "bob").await.unwrap();
    let info = ann.open(&table(game, 2)).await.unwrap();
    let info = sit(&bob, &info.id).await.unwrap_or(info);
    (ann, bob, info)
}

/// As many as this game needs, at a table that has begun.
pub async fn all(address: std::net::SocketAddr, game: &str) -> (Vec<Client>, TableInfo) {
    let players = Toys.games().into_iter().find(|info| info.id == game).unwrap().formats[0].players[0].max(2);
    let mut people = Vec::new();
    for name in ["ann", "bob", "cat", "dan"].into_iter().take(players as usize) {
        people.push(Client::guest(address, name).await.unwrap());
    }
    let mut info = people[0].open(&table(game, players as usize)).await.unwrap();
    for person in &people[1..] {
        info = sit(person, &info.id).await.unwrap();
    }
    (people, info)
}

/// Everybody's side of a table.
pub async fn sides(people: &[Client], table: &str) -> Vec<Side> {
    let mut sides = Vec::new();
    for person in people {
        sides.push(Side::join(person, table).await);
    }
    sides
}

/// Asks with a JSON body.
pub async fn ask(who: &Client, method: &str, path: &str, body: &Value) -> Answered {
    who.request(method, &format!("/api/v1{path}"), Some(&body.to_string())).await.unwrap()
}

/// Makes a guest an account, or changes it.
pub async fn account(who: &Client, name: &str, password: &str, before: Option<&str>) -> Answered {
    ask(who, "PUT", "/me/account", &json!({"account": name, "password": password, "before": before})).await
}

pub async fn rename(who: &Client, name: &str) -> Answered {
    ask(who, "PATCH", "/me", &json!({"name": name})).await
}

pub async fn sit(who: &Client, table: &str) -> std::io::Result<TableInfo> {
    who.post(&format!("/tables/{table}/seats"), &json!({})).await?.read()
}

/// Somebody's side of a table, kept as a real client keeps it.
pub struct Side {
    pub client: Client,
    pub table: String,
    pub socket: Socket,
    pub info: Option<TableInfo>,
    pub update: Option<Update>,
    pub events: Vec<Told>,
    pub acknowledged: Vec<String>,
    pub problems: Vec<room::wire::Problem>,
    next: u32,
}

impl Side {
    pub async fn join(client: &Client, table: &str) -> Side {
        let socket = client.socket(table, "").await.unwrap();
        let mut side = Side {
            client: client.clone(),
            table: table.to_owned(),
            socket,
            info: None,
            update: None,
            events: Vec::new(),
            acknowledged: Vec::new(),
            problems: Vec::new(),
            next: 0,
        };
        side.until(|side| side.update.is_some()).await;
        side
    }

    /// Drops the socket and comes back with the cursor.
    pub async fn reconnect(&mut self) {
        let cursor = self.update.as_ref().map(|update| update.cursor.clone()).unwrap_or_default();
        self.socket = self.client.socket(&self.table, &format!("?cursor={cursor}")).await.unwrap();
        self.update = None;
        self.until(|side| side.update.is_some()).await;
    }

    pub async fn hear(&mut self) {
        let message = tokio::time::timeout(std::time::Duration::from_secs(20), self.socket.hear()).await;
        let message = message.expect("a message within 20 s").unwrap().expect("an open socket");
        self.take(message);
    }

    pub fn take(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Table(info) => self.info = Some(*info),
            ServerMessage::Update(update) => {
                self.events.truncate(update.from as usize);
                self.events.extend(update.events.iter().cloned());
                self.update = Some(*update);
            }
            ServerMessage::Done { id } => self.acknowledged.push(id),
            ServerMessage::Problem { problem, .. } => self.problems.push(problem),
            ServerMessage::Chat(_) | ServerMessage::Pong => {}
        }
    }

    pub async fn until(&mut self, done: impl Fn(&Side) -> bool) {
        while !done(self) {
            self.hear().await;
        }
    }

    /// Sends an action and waits for its acknowledgement or problem.
    pub async fn act(&mut self, action: &str) -> Result<(), room::wire::Problem> {
        self.next += 1;
        let id = format!("m{}", self.next);
        let message = PostMove { id: id.clone(), action: action.to_owned(), note: None, cursor: None, dry: false };
        self.socket.say(&ClientMessage::Move(message)).await.unwrap();
        let before = self.problems.len();
        self.until(|side| side.acknowledged.contains(&id) || side.problems.len() > before).await;
        self.problems.get(before).cloned().map_or(Ok(()), Err)
    }

    pub fn is_over(&self) -> bool {
        self.info.as_ref().is_some_and(|info| info.outcome.is_some())
    }

    /// An answer this seat may give now, by a number.
    pub fn choice(&self, n: usize) -> Option<String> {
        let update = self.update.as_ref()?;
        update.position.prompt.as_ref()?;
        let choices: Vec<_> = update.position_choices();
        (!choices.is_empty()).then(|| choices[n % choices.len()].clone())
    }

    /// Everything this seat may answer now.
    pub fn answers(&self) -> Vec<String> {
        self.update.as_ref().map_or_else(Vec::new, Answers::position_choices)
    }

    /// A word there and back: everything sent before has arrived.
    pub async fn settle(&mut self) -> Vec<ServerMessage> {
        self.socket.say(&ClientMessage::Ping).await.unwrap();
        let mut heard = Vec::new();
        loop {
            match self.socket.hear().await.unwrap().expect("an open socket") {
                ServerMessage::Pong => return heard,
                message => {
                    self.take(message.clone());
                    heard.push(message);
                }
            }
        }
    }
}

trait Answers {
    fn position_choices(&self) -> Vec<String>;
}

impl Answers for Update {
    fn position_choices(&self) -> Vec<String> {
        let answers = self.position.choices.iter().filter(|choice| !choice.aside);
        answers
            .map(|choice| {
                choice.amount.map_or(choice.notation.clone(), |a| choice.notation.replace("{n}", &a.min.to_string()))
            })
            .collect()
    }
}

/// Plays to the end by a number that walks through the choices.
pub async fn play_out(sides: &mut [Side], mut n: usize) {
    for _ in 0..4_000 {
        for side in sides.iter_mut() {
            side.settle().await;
        }
        if sides.iter().all(Side::is_over) {
            return;
        }
        n += 1;
        if let Some(side) = sides.iter_mut().find(|side| side.choice(n).is_some()) {
            let action = side.choice(n).unwrap_or_default();
            let _ = side.act(&action).await;
        }
    }
    panic!("the game does not end");
}
