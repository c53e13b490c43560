//! Everything that crosses the bus is listened to. What goes to a viewer's node is what that viewer is shown, word for word, and the
//! same in every world the viewer cannot tell apart; tokens and the secrets of shuffles go nowhere. (Postgres tells nobody
//! anything: nothing here uses NOTIFY, and its rows are the log itself.)

use crate::any::node;
use crate::common::{Side, sit, table};
use crate::scratch::{Nats as NatsServer, Scratch, soon};
use futures_util::StreamExt;
use room::wire::{ClientMessage, PostMove, ServerMessage};
use serde_json::Value;
use server::bus::Nats;
use server::client::Client;
use server::serve::Serving;
use sqlx::{Connection, PgConnection, Row};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A letter: its envelope and its body.
#[derive(Clone, Debug)]
struct PeerMessage {
    envelope: Value,
    body: String,
}

impl PeerMessage {
    fn read(bytes: &[u8]) -> PeerMessage {
        let text = String::from_utf8(bytes.to_vec()).unwrap();
        let (_seal, text) = text.split_once('\n').unwrap();
        let (envelope, body) = text.split_once('\n').unwrap();
        PeerMessage { envelope: serde_json::from_str(envelope).unwrap(), body: body.to_owned() }
    }

    fn is(&self, kind: &str) -> bool {
        self.envelope["letter"] == kind
    }
}

/// Somebody who listens to everything.
struct Tap {
    client: async_nats::Client,
    heard: async_nats::Subscriber,
}

impl Tap {
    async fn on(nats: &NatsServer) -> Tap {
        let client = async_nats::connect(nats.url()).await.unwrap();
        let heard = client.subscribe(">").await.unwrap();
        client.flush().await.unwrap();
        Tap { client, heard }
    }

    /// Every letter since it was asked last.
    async fn letters(&mut self) -> Vec<PeerMessage> {
        self.client.publish("end", "".into()).await.unwrap();
        let mut letters = Vec::new();
        while let Some(message) = self.heard.next().await {
            if message.subject.as_str() == "end" {
                return letters;
            }
            assert!(message.subject.starts_with("starboard."), "{}", message.subject);
            letters.push(PeerMessage::read(&message.payload));
        }
        panic!("the tap is closed");
    }
}

/// Bob at the node that holds the table; ann, and eve who only looks on, at the other.
struct Apart {
    postgres: Scratch,
    nodes: [Serving; 2],
    tap: Tap,
    table: String,
    commitment: String,
    people: [Client; 2],
    ann: Side,
    bob: Side,
    eve: Side,
    _nats: NatsServer,
}

impl Apart {
    async fn start(game: &str) -> Option<Apart> {
        let (postgres, nats) = (Scratch::start().await?, NatsServer::start().await?);
        let url = postgres.database("tapped").await;
        let tap = Tap::on(&nats).await;
        let one = node(&url, "one", Some(Arc::new(Nats::connect(&nats.url()).await.unwrap()))).await;
        let other = node(&url, "other", Some(Arc::new(Nats::connect(&nats.url()).await.unwrap()))).await;
        let people =
            [Client::guest(one.address, "ann").await.unwrap(), Client::guest(one.address, "bob").await.unwrap()];
        let info = people[0].open(&table(game, 2)).await.unwrap();
        sit(&people[1], &info.id).await.unwrap();
        let bob = Side::join(&people[1], &info.id).await;
        let ann = &Client { address: other.address, ..people[0].clone() };
        let id = info.id.as_str();
        drop(soon("the nodes hear of each other", || async move { ann.socket(id, "").await.ok() }).await);
        let (ann, eve) = (Side::join(ann, id).await, Side::join(&Client::new(other.address), id).await);
        let (table, commitment, nodes) = (info.id, info.commitment, [one, other]);
        Some(Apart { postgres, nodes, tap, table, commitment, people, ann, bob, eve, _nats: nats })
    }

    async fn stop(self) {
        for node in self.nodes {
            node.stop().await;
        }
    }

    /// The log's first entry holds the secret of the shuffles.
    async fn secret(&self) -> String {
        let mut connection = PgConnection::connect(&self.postgres.url("tapped")).await.unwrap();
        let opened = sqlx::query("SELECT entry FROM log WHERE table_id = $1 AND seq = 0").bind(&self.table);
        let opened: String = opened.fetch_one(&mut connection).await.unwrap().get(0);
        let opened: Value = serde_json::from_str(&opened).unwrap();
        opened["secret"].as_str().unwrap().to_owned()
    }
}

/// What crossed between the nodes for each of the other node's sockets and requests, without what is the table's own.
fn crossed(partitioned: &Apart, letters: &[PeerMessage]) -> BTreeMap<String, Vec<String>> {
    let [ann, bob] = &partitioned.people;
    let strip = |text: String| {
        let text = text.replace(&partitioned.table, "T").replace(&partitioned.commitment, "C");
        text.replace(&ann.person, "A").replace(&bob.person, "B")
    };
    let mut crossed: BTreeMap<String, Vec<String>> = BTreeMap::new();
    // How often a side looks whether something came depends on the machine.
    let looks = ["{\"type\":\"ping\"}", "{\"type\":\"pong\"}"];
    for letter in letters.iter().filter(|letter| !letter.is("beat") && !looks.contains(&letter.body.as_str())) {
        let mut envelope = letter.envelope.clone();
        envelope["n"] = Value::Null;
        envelope["ask"] = Value::Null;
        // Of what goes to two sockets each is in order, and the two are not; nor is what comes back.
        let way = format!("{:9} {}", envelope["line"].take().as_u64().unwrap_or_default(), envelope["from"]);
        crossed.entry(way).or_default().push(strip(format!("{envelope} {}", letter.body)));
    }
    crossed
}

/// A whole game of sealed tokens in which bob holds this one.
async fn sealed_game(token: &str) -> Option<BTreeMap<String, Vec<String>>> {
    let mut partitioned = Apart::start("toy-sealed").await?;
    let Apart { ann, bob, eve, tap, .. } = &mut partitioned;
    ann.settle().await;
    eve.settle().await;
    tap.letters().await;
    bob.act(&format!("choose {token}")).await.unwrap();
    let state = format!("/tables/{}/state", ann.table);
    ann.client.get(&state).await.unwrap().read::<Value>().unwrap();
    eve.client.get(&state).await.unwrap().read::<Value>().unwrap();
    ann.act("choose 1").await.unwrap();
    for _ in 0..60 {
        ann.settle().await;
        bob.settle().await;
        if ann.is_over() {
            break;
        }
        let kind = |side: &Side| side.update.as_ref()?.position.prompt.as_ref().map(|prompt| prompt.kind.clone());
        match (kind(ann).as_deref(), kind(bob).as_deref()) {
            (Some("turn"), _) => ann.act("fire at seat 2").await.unwrap(),
            (_, Some("turn")) => bob.act("hold").await.unwrap(),
            (Some(_), _) => ann.act("pass").await.unwrap(),
            (None, Some(_)) => bob.act("pass").await.unwrap(),
            (None, None) => {}
        }
    }
    eve.settle().await;
    assert!(ann.is_over());
    let letters = partitioned.tap.letters().await;
    let crossed = crossed(&partitioned, &letters);
    partitioned.stop().await;
    Some(crossed)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bus_carries_the_same_whatever_the_owner_holds() {
    let (Some(three), Some(two)) = (sealed_game("3").await, sealed_game("2").await) else {
        return;
    };
    let lines = |crossed: &BTreeMap<String, Vec<String>>| crossed.values().cloned().collect::<Vec<_>>();
    assert_eq!(lines(&three), lines(&two));
    assert!(three.len() >= 5, "two sockets and requests: {three:?}");
    assert!(three.values().flatten().count() > 20, "a whole game: {three:?}");
}

/// What a socket's line was shown, by its owner: ann, or nobody.
fn shown_to(letters: &[PeerMessage], ann: bool) -> Vec<Value> {
    let mut opens = letters.iter().filter(|letter| letter.is("open") && letter.envelope["who"].is_null() != ann);
    let line = opens.next_back().unwrap().envelope["line"].clone();
    let shows = letters.iter().filter(|letter| letter.is("show") && letter.envelope["line"] == line);
    shows.map(|letter| told(&serde_json::from_str(&letter.body).unwrap())).collect()
}

fn told(message: &ServerMessage) -> Value {
    serde_json::to_value(message).unwrap()
}

/// Does one thing, and tells everything that was heard of it.
async fn do_and_hear(side: &mut Side, n: usize) -> Vec<Value> {
    let mut heard = side.settle().await;
    if let Some(action) = side.choice(n) {
        let post = PostMove { id: format!("n{n}"), action, note: None, cursor: None, dry: false };
        side.socket.say(&ClientMessage::Move(post)).await.unwrap();
        heard.extend(side.settle().await);
    }
    heard.iter().map(told).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bus_carries_what_viewers_are_shown_and_no_secret() {
    let Some(mut partitioned) = Apart::start("toy-recall").await else {
        return;
    };
    let Apart { ann, bob, eve, .. } = &mut partitioned;
    let (mut by_ann, mut by_eve) = (Vec::new(), Vec::new());
    for n in 0..1_000 {
        let n = kernel::state_hash(&n) as usize;
        by_ann.extend(do_and_hear(ann, n).await);
        do_and_hear(bob, n).await;
        by_eve.extend(eve.settle().await.iter().map(told));
        if ann.is_over() && bob.is_over() {
            break;
        }
    }
    assert!(ann.is_over(), "the game does not end");
    by_ann.extend(ann.settle().await.iter().map(told));
    by_eve.extend(eve.settle().await.iter().map(told));
    let letters = partitioned.tap.letters().await;
    for (heard, shown) in [(&by_ann, shown_to(&letters, true)), (&by_eve, shown_to(&letters, false))] {
        let shown: Vec<&Value> = shown.iter().filter(|message| message["type"] != "pong").collect();
        let heard: Vec<&Value> = heard.iter().collect();
        assert!(heard.len() > 20 && shown.ends_with(&heard), "what crossed is what was heard");
    }
    let known = ["beat", "missed", "ask", "answer", "open", "opened", "say", "show", "hang_up", "end"];
    assert!(letters.iter().all(|letter| known.iter().any(|kind| letter.is(kind))));
    let asks = letters.iter().filter(|letter| letter.is("ask") || letter.is("say") || letter.is("open"));
    assert!(asks.clone().all(|letter| letter.envelope["from"] == "other"), "the owner asks nobody");
    let mut secrets = vec![partitioned.secret().await];
    secrets.extend(partitioned.people.iter().filter_map(|person| person.token.clone()));
    for letter in &letters {
        let text = format!("{} {}", letter.envelope, letter.body);
        assert!(!secrets.iter().any(|secret| text.contains(secret)), "a secret in {text}");
    }
    assert!(secrets.len() == 3 && secrets[0].len() == 64, "there was something to look for");
    partitioned.stop().await;
}
