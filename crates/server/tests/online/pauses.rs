//! Nobody pays with time on the clock for what happens to the server: pauses, steps of the machine's clock, absences.

use crate::common::{Folder, sit, table};
use crate::kept::Server;
use room::wire::TableInfo;
use serde_json::{Value, json};
use server::client::Client;
use std::time::{Duration, Instant};

const MINUTE: i64 = 60 * 1000;
const DAY: i64 = 24 * 60 * MINUTE;

struct Game {
    ann: Client,
    table: String,
}

impl Game {
    /// Ann and bob at a table with this clock; it is ann's turn.
    async fn begin(server: &Server, clock: Value) -> Game {
        let ann = Client::guest(server.address, "ann").await.unwrap();
        let bob = Client::guest(server.address, "bob").await.unwrap();
        let mut asked = table("toy-race", 2);
        asked["clock"] = clock;
        let info = ann.open(&asked).await.unwrap();
        sit(&bob, &info.id).await.unwrap();
        Game { ann, table: info.id }
    }

    fn at(self, server: &Server) -> Game {
        Game { ann: Client { address: server.address, ..self.ann }, ..self }
    }

    async fn is_over(&self) -> bool {
        let info: TableInfo = self.ann.get(&format!("/tables/{}", self.table)).await.unwrap().read().unwrap();
        info.outcome.is_some()
    }

    /// What is left on ann's clock.
    async fn left(&self) -> i64 {
        let state: Value = self.ann.get(&format!("/tables/{}/state", self.table)).await.unwrap().read().unwrap();
        state["clocks"][0]["left_ms"].as_i64().unwrap_or_else(|| panic!("{state}"))
    }
}

fn live(seconds: u32) -> Value {
    json!({"kind": "live", "base_s": seconds})
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_pause_of_the_process_is_charged_to_nobody() {
    let folder = Folder::new();
    let server = Server::start(&folder);
    let game = Game::begin(&server, live(30)).await;
    let (before, began) = (game.left().await, Instant::now());
    server.signal("STOP");
    let stopped = Instant::now();
    // As long as it takes: a pause is a pause.
    tokio::time::sleep(Duration::from_secs(12)).await;
    let pause = stopped.elapsed();
    server.signal("CONT");
    let used = before - game.left().await;
    // What went by outside the pause is charged, and of the pause the second after which clocks stand still.
    let fair = (began.elapsed().saturating_sub(pause) + Duration::from_millis(1_050)).as_millis() as i64;
    assert!(used <= fair, "of a pause of {pause:?} {used} ms were charged, not at most {fair}");
    server.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_of_the_machines_clock_is_charged_to_nobody() {
    let folder = Folder::new();
    let mut server = Server::start(&folder);
    let game = Game::begin(&server, live(600)).await;
    let before = game.left().await;
    for step in [15 * MINUTE, -30 * MINUTE, 5 * DAY, -5 * DAY] {
        server.step_clock(step);
        let left = game.left().await;
        assert!((before - MINUTE..=before).contains(&left), "{left} of {before} ms are left after a step of {step} ms");
        assert!(!game.is_over().await);
    }
    server.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn live_clocks_go_on_after_a_restart_whatever_the_machines_clock_says() {
    let folder = Folder::new();
    let server = Server::start(&folder);
    let game = Game::begin(&server, live(600)).await;
    server.ask_to_end();
    for step in [15 * MINUTE, -15 * MINUTE] {
        let server = Server::start_at(&folder, step);
        let game = Game { ann: Client { address: server.address, ..game.ann.clone() }, table: game.table.clone() };
        let left = game.left().await;
        assert!((599_000 - MINUTE..=600_000).contains(&left), "{left} ms are left after {step} ms");
        server.ask_to_end();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_by_the_day_are_not_charged_for_the_days_the_server_was_away() {
    let folder = Folder::new();
    let server = Server::start(&folder);
    let game = Game::begin(&server, json!({"kind": "days", "days": 1})).await;
    server.ask_to_end();
    let server = Server::start_at(&folder, 3 * DAY);
    let game = game.at(&server);
    let left = game.left().await;
    assert!(left > DAY - 5 * MINUTE, "{left} ms are left after three days away");
    assert!(!game.is_over().await);
    // Told once: another restart gives nothing more.
    server.ask_to_end();
    let server = Server::start_at(&folder, 3 * DAY);
    let game = game.at(&server);
    assert!(game.left().await <= left);
    server.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_by_the_day_run_while_the_server_does_and_through_a_restart() {
    let folder = Folder::new();
    let server = Server::start(&folder);
    let game = Game::begin(&server, json!({"kind": "days", "days": 1})).await;
    let before = game.left().await;
    server.ask_to_end();
    // A restart takes a moment, and moments count.
    let server = Server::start_at(&folder, 50_000);
    let used = before - game.at(&server).left().await;
    assert!(used >= 50_000, "{used} ms were charged");
    server.kill();
}
