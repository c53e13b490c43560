//! Bots of one host do not hold up the bots of another.

use crate::common::{Folder, Side, Toys, config, table};
use bots::{Level, Seated, Watch};
use kernel::{Options, Record, RecordError, Seat, Seed, Table};
use room::OpenError;
use room::games::{GameCatalog, Sitter};
use room::wire::{GameDetail, GameInfo};
use serde_json::json;
use server::client::Client;
use server::serve::start;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// What an admiral thinks of here, one after the other.
const THOUGHTS: usize = 400;
const TABLES: usize = 40;

/// Toys whose admirals think slowly, and count their thoughts.
#[derive(Debug, Default)]
struct Slow {
    thoughts: Arc<AtomicUsize>,
}

struct Admiral {
    thoughts: Arc<AtomicUsize>,
    watch: Box<dyn Watch>,
}

impl Seated for Admiral {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Option<String> {
        self.watch.start();
        for _ in 0..THOUGHTS {
            std::thread::sleep(Duration::from_millis(1));
            self.thoughts.fetch_add(1, Ordering::Relaxed);
            if self.watch.is_up() {
                return None;
            }
        }
        Some(table.fallback(seat))
    }

    fn explain(&self, _: &dyn Table) -> Vec<String> {
        Vec::new()
    }
}

impl GameCatalog for Slow {
    fn games(&self) -> Vec<GameInfo> {
        Toys.games()
    }
    fn detail(&self, game: &str) -> Option<GameDetail> {
        Toys.detail(game)
    }
    fn open(&self, game: &str, options: &Options, seed: Seed, at: Option<&str>) -> Result<Box<dyn Table>, OpenError> {
        Toys.open(game, options, seed, at)
    }
    fn sit(&self, game: &str, options: &Options, bot: Sitter) -> Result<Box<dyn Seated>, OpenError> {
        match bot.level {
            Level::Admiral => Ok(Box::new(Admiral { thoughts: Arc::clone(&self.thoughts), watch: bot.watch })),
            _ => Toys.sit(game, options, bot),
        }
    }
    fn verify(&self, record: &Record) -> Result<Box<dyn Table>, RecordError> {
        Toys.verify(record)
    }
}

fn against(level: &str) -> serde_json::Value {
    let mut asked = table("toy-race", 2);
    asked["seats"][1] = json!({"kind": "bot", "level": level});
    asked
}

/// How many thoughts eve's admirals had while each of ann's ensigns' answers was waited for.
async fn thoughts_meanwhile(eves_tables: serde_json::Value) -> Vec<usize> {
    let folder = Folder::new();
    let slow = Slow::default();
    let thoughts = Arc::clone(&slow.thoughts);
    let serving = start(config(&folder), Arc::new(slow)).await.unwrap();
    let eve = Client::guest(serving.address, "eve").await.unwrap();
    for _ in 0..TABLES {
        eve.open(&eves_tables).await.unwrap();
    }
    let ann = Client::guest(serving.address, "ann").await.unwrap();
    let mut meanwhile = Vec::new();
    // A race may be over after a single answer: then she runs another.
    while meanwhile.len() < 3 {
        run_a_race(&ann, &thoughts, &mut meanwhile).await;
    }
    serving.stop().await;
    meanwhile
}

async fn run_a_race(ann: &Client, thoughts: &AtomicUsize, meanwhile: &mut Vec<usize>) {
    let info = ann.open(&against("ensign")).await.unwrap();
    let mut side = Side::join(ann, &info.id).await;
    for n in 0..200 {
        side.settle().await;
        if side.is_over() || meanwhile.len() == 10 {
            break;
        }
        let Some(action) = side.choice(n) else {
            continue;
        };
        side.act(&action).await.unwrap();
        let before = thoughts.load(Ordering::Relaxed);
        side.until(|side| side.is_over() || side.choice(0).is_some()).await;
        meanwhile.push(thoughts.load(Ordering::Relaxed) - before);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn forty_tables_of_admirals_hold_nobody_else_up() {
    let bots_alone = json!({"game": "toy-race", "seats": vec![json!({"kind": "bot", "level": "admiral"}); 2]});
    let mut with_eve = against("admiral");
    with_eve["seats"].as_array_mut().unwrap().rotate_left(1);
    for eves_tables in [bots_alone, with_eve] {
        let meanwhile = thoughts_meanwhile(eves_tables).await;
        // One decision of one admiral is 400 thoughts; before the hosts took turns one waited for forty of them.
        assert!(meanwhile.iter().all(|&thoughts| thoughts < THOUGHTS / 2), "{meanwhile:?}");
    }
}

/// Makes a search wait whenever it asks, and counts how often that was.
#[derive(Default)]
struct Waits {
    asked: Arc<AtomicUsize>,
    long: Duration,
}

impl Watch for Waits {
    fn start(&mut self) {}

    fn is_up(&self) -> bool {
        self.asked.fetch_add(1, Ordering::Relaxed);
        std::thread::sleep(self.long);
        false
    }
}

#[test]
fn a_search_that_is_made_to_wait_comes_to_the_same_move() {
    let options = Options::new("toy", 2);
    let asked = Arc::new(AtomicUsize::new(0));
    for seed in 0..6 {
        let mut table = Toys.open("toy-recall", &options, seed.into(), None).unwrap();
        let admiral = |long| {
            let watch = Box::new(Waits { asked: Arc::clone(&asked), long });
            Toys.sit("toy-recall", &options, Sitter { level: Level::Admiral, seed, watch }).unwrap()
        };
        let (mut hurried, mut patient) = (admiral(Duration::ZERO), admiral(Duration::from_micros(200)));
        for _ in 0..6 {
            let Some(seat) = table.to_act().first() else {
                break;
            };
            let moves = [&mut hurried, &mut patient].map(|bot| bot.choose(table.as_ref(), seat).unwrap());
            assert_eq!(moves[0], moves[1], "seed {seed}");
            table.submit(seat, &moves[0], None, &kernel::Names::numbered(2)).unwrap();
        }
    }
    assert!(asked.load(Ordering::Relaxed) > 0, "nobody searched");
}
