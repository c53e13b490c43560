//! Load: tables played over real sockets by a client beside the server. Every move is on disk before it is
//! acknowledged; what is measured is from the send to the acknowledgement.

pub mod bots;
mod raw;

use crate::client::Client;
use raw::Raw;
use room::project::Detail;
use serde::Serialize;
use serde_json::json;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use std::{fmt, io};

/// What load to make.
#[derive(Clone, Debug)]
pub struct Load {
    /// The game.
    pub game: String,
    /// Tables of two at once.
    pub tables: usize,
    /// Seconds to measure, after a short start.
    pub seconds: f64,
    /// Moves a second at each table; as fast as they are acknowledged where none is given.
    pub rate: Option<f64>,
    /// Sockets that only look on, at each table.
    pub subscribers: usize,
    /// How much of each update the players ask for; those who look on ask for all of it.
    pub detail: Detail,
    /// The server's process, to see what it holds.
    pub process: Option<u32>,
}

impl fmt::Display for Load {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} tables", self.tables)?;
        match self.rate {
            Some(rate) => write!(f, ", {rate} moves/s each")?,
            None => f.write_str(", as fast as they can")?,
        }
        match self.subscribers {
            0 => Ok(()),
            subscribers => write!(f, ", {subscribers} look on"),
        }
    }
}

/// What was measured.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The load, in words.
    pub load: String,
    /// Tables of two at once.
    pub tables: usize,
    /// Open sockets.
    pub sockets: usize,
    /// Moves acknowledged.
    pub moves: usize,
    /// Moves acknowledged a second.
    pub moves_per_s: f64,
    /// Messages the client heard a second.
    pub messages_per_s: f64,
    /// Half of the moves took at most this, in milliseconds.
    pub p50_ms: f64,
    /// 99 of 100 moves took at most this.
    pub p99_ms: f64,
    /// The longest.
    pub max_ms: f64,
    /// 99 of 100 messages to those who look on came at most this long after the move was sent; 0 without subscribers.
    pub seen_p99_ms: f64,
    /// What the server's process holds more than before, in KiB; 0 where nobody looked.
    pub server_kib: u64,
    /// Processor time of the server for a move, in microseconds, while they were made; 0 where nobody looked.
    pub server_us: f64,
    /// Processor time of this process, the client, for a move.
    pub client_us: f64,
}

/// Two loads in closed loop, as fast as moves are acknowledged; 500 tables with a move a second each; and 5,000 sockets
/// that hear 10,000 messages a second.
pub fn usual(game: &str, seconds: f64, detail: Detail) -> Vec<Load> {
    let load = |tables, rate, subscribers| {
        let (game, process) = (game.to_owned(), None);
        Load { game, tables, seconds, rate, subscribers, detail, process }
    };
    vec![load(50, None, 0), load(500, None, 0), load(500, Some(1.0), 0), load(500, Some(2.0), 8)]
}

/// Makes a load on a running server (its limits must allow it: [`crate::config::Config::unlimited`]).
///
/// # Errors
/// When the server cannot be reached or breaks a rule of its own.
pub async fn run(address: SocketAddr, load: &Load) -> io::Result<Report> {
    run_across([address; 2], load).await
}

/// The same with the two sides of each table at two nodes.
///
/// # Errors
/// As [`run`].
pub async fn run_across([one, other]: [SocketAddr; 2], load: &Load) -> io::Result<Report> {
    let people = [Client::guest(one, "ann").await?, Client::guest(other, "bob").await?];
    let before = load.process.and_then(resident_kib).unwrap_or(0);
    let seen = Arc::new(Mutex::new(Vec::new()));
    let mut tables = Vec::new();
    for _ in 0..load.tables {
        tables.push(Played::sit(&people, load, &seen).await?);
    }
    let used = used_by(load.process);
    let begin = Instant::now() + Duration::from_millis(300);
    let end = begin + Duration::from_secs_f64(load.seconds);
    let playing: Vec<_> = tables
        .into_iter()
        .enumerate()
        .map(|(n, table)| tokio::spawn(table.play(load.clone(), people.clone(), n, begin, end)))
        .collect();
    // Near the end, while everybody is there.
    tokio::time::sleep_until((end - Duration::from_millis(50)).into()).await;
    let held = load.process.and_then(resident_kib).unwrap_or(0).saturating_sub(before);
    let (mut took, mut heard) = (Vec::new(), 0);
    for played in playing {
        let (more, messages) = played.await.map_err(io::Error::other)??;
        took.extend(more);
        heard += messages;
    }
    let after = used_by(load.process);
    let [server_us, client_us] = [0, 1].map(|at| (after[at] - used[at]) * 1e6 / took.len().max(1) as f64);
    let mut seen = std::mem::take(&mut *seen.lock().unwrap_or_else(PoisonError::into_inner));
    Ok(Report { server_kib: held, server_us, client_us, ..report(load, &mut took, &mut seen, heard) })
}

fn report(load: &Load, took: &mut [Duration], seen: &mut [Duration], heard: usize) -> Report {
    took.sort_unstable();
    seen.sort_unstable();
    Report {
        load: load.to_string(),
        tables: load.tables,
        sockets: load.tables * (2 + load.subscribers),
        moves: took.len(),
        moves_per_s: took.len() as f64 / load.seconds,
        messages_per_s: (heard + seen.len()) as f64 / load.seconds,
        p50_ms: share(took, 0.5),
        p99_ms: share(took, 0.99),
        max_ms: share(took, 1.0),
        seen_p99_ms: share(seen, 0.99),
        server_kib: 0,
        server_us: 0.0,
        client_us: 0.0,
    }
}

/// Processor time of the server and of this process.
fn used_by(server: Option<u32>) -> [f64; 2] {
    [server.and_then(cpu_seconds), cpu_seconds(std::process::id())].map(Option::unwrap_or_default)
}

/// What this share of them took at most, in milliseconds.
fn share(sorted: &[Duration], share: f64) -> f64 {
    let index = ((sorted.len() as f64 * share) as usize).min(sorted.len().saturating_sub(1));
    sorted.get(index).map_or(0.0, |took| took.as_secs_f64() * 1e3)
}

/// An answer an update offers its seat; none where nothing is asked. Read by looking for it, not by parsing: the load
/// client shares the machine with the server.
fn pick(text: &str, n: usize) -> Option<String> {
    match text.find(r#","answers":["#) {
        Some(at) => pick_answer(&text[at..], n),
        None => pick_choice(text, n),
    }
}

/// One of the notations of an update in brief. They hold no quotes.
fn pick_answer(list: &str, n: usize) -> Option<String> {
    let list = &list[list.find('[')?..list.find(']')?];
    let many = list.bytes().filter(|&byte| byte == b'"').count() / 2;
    let picked = list.split('"').nth(2 * (n % many.max(1)) + 1)?;
    Some(picked.to_owned())
}

/// One of the choices of a whole update.
fn pick_choice(text: &str, n: usize) -> Option<String> {
    const LIST: &str = r#","choices":["#;
    const NOTATION: &str = r#"{"notation":""#;
    let at = text.rfind(LIST).filter(|&at| !text[..at].ends_with(r#""prompt":null"#))?;
    let list = &text[at..];
    let begins: Vec<usize> = list.match_indices(NOTATION).map(|(at, _)| at).collect();
    // What may be done beside the question comes last.
    let choice = |index: usize| &list[begins[index]..begins.get(index + 1).copied().unwrap_or(list.len())];
    let mut index = n % begins.len().max(1);
    while begins.get(index).is_some() && choice(index).contains(r#""aside":true"#) {
        index = index.checked_sub(1)?;
    }
    let choice = begins.get(index).map(|_| choice(index))?;
    let notation = &choice[NOTATION.len()..];
    let notation = &notation[..notation.find(r#"",""#)?];
    let amount = choice.split_once(r#""amount":{"min":"#).and_then(|(_, rest)| rest.split_once(','));
    Some(notation.replace("{n}", amount.map_or("", |(min, _)| min)))
}

/// How long after a move those who look on had it.
type Seen = Arc<Mutex<Vec<Duration>>>;

/// One who looks on; gone with its table.
struct Subscriber(tokio::task::AbortHandle);

impl Drop for Subscriber {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// One table and its two sides.
struct Played {
    table: String,
    sides: [Raw; 2],
    /// When the last move was sent.
    sent: Arc<Mutex<Instant>>,
    _lookers: Vec<Subscriber>,
    seen: Seen,
    told: Told,
}

/// What the two sides were told.
#[derive(Default)]
struct Told {
    next: [Option<String>; 2],
    heard: usize,
    over: bool,
}

impl Told {
    /// Reads as little of a message as is needed to choose; true where it acknowledges a move.
    fn read(&mut self, side: usize, text: &str) -> io::Result<bool> {
        self.heard += 1;
        if text.starts_with(r#"{"type":"update""#) {
            self.next[side] = pick(text, self.heard);
        } else if text.starts_with(r#"{"type":"table""#) {
            self.over |= text.contains(r#""status":"finished""#);
        } else if text.starts_with(r#"{"type":"problem""#) {
            return Err(io::Error::other(text.to_owned()));
        }
        Ok(text.starts_with(r#"{"type":"done""#))
    }

    fn nobody_may_move(&self) -> bool {
        self.next.iter().all(Option::is_none)
    }
}

async fn look(mut socket: Raw, sent: Arc<Mutex<Instant>>, seen: Seen) {
    while let Ok(text) = socket.hear().await {
        if text.starts_with(r#"{"type":"update""#) {
            let took = sent.lock().unwrap_or_else(PoisonError::into_inner).elapsed();
            seen.lock().unwrap_or_else(PoisonError::into_inner).push(took);
        }
    }
}

impl Played {
    async fn sit(people: &[Client; 2], load: &Load, seen: &Seen) -> io::Result<Played> {
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let info = people[0].open(&json!({"game": load.game, "seats": seats})).await?;
        people[1].post(&format!("/tables/{}/seats", info.id), &json!({})).await?.read::<serde::de::IgnoredAny>()?;
        let query = match load.detail {
            Detail::Whole => "",
            Detail::Brief => "?form=brief",
            Detail::Bare => "?form=bare",
        };
        let sides = [Raw::open(&people[0], &info.id, query).await?, Raw::open(&people[1], &info.id, query).await?];
        let sent = Arc::new(Mutex::new(Instant::now()));
        let mut subscribers = Vec::new();
        for _ in 0..load.subscribers {
            let mut socket = Raw::open(&Client::new(people[0].address), &info.id, "").await?;
            // What it is greeted with came of no move.
            while !socket.hear().await?.starts_with(r#"{"type":"update""#) {}
            let looking = tokio::spawn(look(socket, Arc::clone(&sent), Arc::clone(seen)));
            subscribers.push(Subscriber(looking.abort_handle()));
        }
        let (told, seen) = (Told::default(), Arc::clone(seen));
        let mut played = Played { table: info.id, sides, sent, _lookers: subscribers, seen, told };
        while played.told.nobody_may_move() {
            played.hear(0).await?;
            played.hear(1).await?;
        }
        Ok(played)
    }

    /// Hears one message of a side; true where it acknowledges a move.
    async fn hear(&mut self, side: usize) -> io::Result<bool> {
        let text = self.sides[side].hear().await?;
        self.told.read(side, text)
    }

    async fn play(
        mut self,
        load: Load,
        people: [Client; 2],
        n: usize,
        begin: Instant,
        end: Instant,
    ) -> io::Result<(Vec<Duration>, usize)> {
        let mut took = Vec::new();
        let every = load.rate.map(|rate| Duration::from_secs_f64(1.0 / rate));
        let offset = every.map_or(Duration::ZERO, |every| every.mul_f64(n as f64 / load.tables as f64));
        tokio::time::sleep_until((begin + offset).into()).await;
        let mut due = begin + offset;
        let mut before = 0;
        while Instant::now() < end {
            if let Some(every) = every {
                due += every;
                tokio::time::sleep_until(due.into()).await;
            }
            if self.told.over {
                before += self.told.heard;
                let seen = Arc::clone(&self.seen);
                self = Played::sit(&people, &load, &seen).await?;
            }
            took.push(self.step(took.len()).await?);
        }
        Ok((took, before + self.told.heard))
    }

    /// One move of whoever may make one, until it is acknowledged and somebody may make the next. What the other side
    /// is told meanwhile it reads when it is its turn to listen.
    async fn step(&mut self, n: usize) -> io::Result<Duration> {
        let side = usize::from(self.told.next[0].is_none());
        let Some(action) = self.told.next[side].take() else {
            return Err(io::Error::other(format!("nobody may move at {}", self.table)));
        };
        let sent = Instant::now();
        *self.sent.lock().unwrap_or_else(PoisonError::into_inner) = sent;
        self.sides[side].say(&format!(r#"{{"type":"move","id":"{n}","action":"{action}"}}"#)).await?;
        while !self.hear(side).await? {}
        let took = sent.elapsed();
        while self.told.nobody_may_move() && !self.told.over {
            self.hear_either().await?;
        }
        Ok(took)
    }

    async fn hear_either(&mut self) -> io::Result<()> {
        let [a, b] = &mut self.sides;
        let (side, text) = tokio::select! {
            biased;
            text = a.hear() => (0, text?),
            text = b.hear() => (1, text?),
        };
        self.told.read(side, text)?;
        Ok(())
    }
}

/// Memory a process holds, in KiB, where the system tells.
pub fn resident_kib(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

/// Processor time a process has used, in seconds, where the system tells.
pub fn cpu_seconds(process: u32) -> Option<f64> {
    const TICKS_A_SECOND: f64 = 100.0;
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let after_name = stat.rsplit(')').next()?;
    let ticks = |field: usize| after_name.split_whitespace().nth(field)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / TICKS_A_SECOND)
}
