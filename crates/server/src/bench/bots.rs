//! How long a bot's answer takes, alone and beside somebody else's tables of admirals.

use crate::client::{Client, Socket};
use crate::store::Status;
use room::wire::{ClientMessage, PostMove, ServerMessage, Update};
use serde::Serialize;
use serde_json::json;
use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// Tables of admirals that one guest opens.
pub const ADMIRALS: usize = 40;
/// How long one answer is waited for.
const LONGEST: Duration = Duration::from_secs(120);

/// The answers of an ensign, in milliseconds.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Answers {
    /// How many were waited for.
    pub answers: usize,
    /// Half of them took at most this.
    pub p50_ms: f64,
    /// The longest.
    pub max_ms: f64,
}

/// What was measured.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotsReport {
    /// With nobody else there.
    pub alone: Answers,
    /// While another guest's admirals think.
    pub beside: Answers,
    /// How many times longer the median is.
    pub times: f64,
}

/// Measures for so many seconds alone, then as long beside the admirals.
///
/// # Errors
/// When the server cannot be reached or breaks a rule of its own.
pub async fn run(address: SocketAddr, game: &str, seconds: f64) -> io::Result<BotsReport> {
    let long = Duration::from_secs_f64(seconds);
    let ann = Client::guest(address, "ann").await?;
    let alone = answers(&ann, game, long).await?;
    let eve = Client::guest(address, "eve").await?;
    let bots = json!({"game": game, "seats": vec![json!({"kind": "bot", "level": "admiral"}); 2]});
    for _ in 0..ADMIRALS {
        eve.open(&bots).await?;
    }
    let beside = answers(&ann, game, long).await?;
    Ok(BotsReport { times: beside.p50_ms / alone.p50_ms.max(f64::MIN_POSITIVE), alone, beside })
}

async fn answers(who: &Client, game: &str, long: Duration) -> io::Result<Answers> {
    let (until, mut took) = (Instant::now() + long, Vec::new());
    while Instant::now() < until {
        play(who, game, until, &mut took).await?;
    }
    took.sort_unstable();
    Ok(Answers { answers: took.len(), p50_ms: super::share(&took, 0.5), max_ms: super::share(&took, 1.0) })
}

/// Plays against an ensign until the game or the time is over.
async fn play(who: &Client, game: &str, until: Instant, took: &mut Vec<Duration>) -> io::Result<()> {
    let asked = json!({"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": "ensign"}]});
    let info = who.open(&asked).await?;
    let mut side = Side { socket: who.socket(&info.id, "").await?, update: None, is_over: false };
    side.until(Side::is_asked).await?;
    for n in 0.. {
        let Some(action) = side.answer(n).filter(|_| Instant::now() < until) else {
            break;
        };
        let post = PostMove { id: format!("m{n}"), action, note: None, cursor: None, dry: false };
        side.socket.say(&ClientMessage::Move(post)).await?;
        side.update = None;
        side.until(|side| side.update.is_some()).await?;
        let began = Instant::now();
        // Not every action gives the turn away.
        if !side.is_asked() {
            side.until(Side::is_asked).await?;
            took.push(began.elapsed());
        }
    }
    // It is not left to hold its place among the unfinished.
    let resign = json!({"id": "r", "ask": {"ask": "resign"}});
    who.post(&format!("/tables/{}/asks", info.id), &resign).await.map(|_| ())
}

struct Side {
    socket: Socket,
    update: Option<Box<Update>>,
    is_over: bool,
}

impl Side {
    fn is_asked(&self) -> bool {
        self.is_over || self.update.as_ref().is_some_and(|update| update.position.prompt.is_some())
    }

    /// One of the answers, by a number; none where nothing is asked.
    fn answer(&self, n: usize) -> Option<String> {
        let update = self.update.as_ref().filter(|_| !self.is_over)?;
        update.position.prompt.as_ref()?;
        let answers: Vec<_> = update.position.choices.iter().filter(|choice| !choice.aside).collect();
        let choice = answers.get(n % answers.len().max(1))?;
        let least = choice.amount.map_or_else(String::new, |amount| amount.min.to_string());
        Some(choice.notation.replace("{n}", &least))
    }

    async fn until(&mut self, done: impl Fn(&Side) -> bool) -> io::Result<()> {
        while !done(self) {
            let heard = tokio::time::timeout(LONGEST, self.socket.hear()).await;
            match heard.map_err(|_| io::Error::other("no answer within two minutes"))?? {
                Some(ServerMessage::Update(update)) => self.update = Some(update),
                Some(ServerMessage::Table(info)) => self.is_over |= info.status == Status::Finished,
                Some(ServerMessage::Problem { problem, .. }) => return Err(io::Error::other(problem.detail)),
                Some(_) => {}
                None => return Err(io::Error::other("the server closed the socket")),
            }
        }
        Ok(())
    }
}
