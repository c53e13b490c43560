//! Nothing hidden leaves: whatever a viewer gets is the same in every world it cannot tell apart.

use crate::common::{Folder, Side, Toys, server, table, two};
use evaluation::Evaluate;
use kernel::{Entry, Fate, Game, Label, Match, Options, Seat};
use room::log::{Entry as Logged, TableConfig};
use room::project::{self, Detail};
use room::state::{Ask, Channel, Principal, TableState};
use room::wire::{NewTable, PostMove, SeatPlan, TableInfo};
use serde_json::{Value, json};
use server::client::Client;
use server::serve::Serving;
use testkit::toys::{IDS, ToyVisit, visit};

fn who(id: &str) -> Principal {
    Principal { id: id.to_owned(), name: id.to_owned(), hidden: Vec::new() }
}

/// A table whose game is at this position.
fn table_at<G: Entry>(options: &Options, position: G) -> TableState {
    let seats = vec![SeatPlan::Open; options.players as usize];
    let asked = json!({"game": G::ID, "format": options.format, "seats": seats});
    let asked: NewTable = serde_json::from_value(asked).unwrap();
    let mut state = TableState::new("t".into(), TableConfig::new(asked, "p0", &[7; 32]), 0);
    for seat in 0..options.players {
        let (person, name) = (format!("p{seat}"), format!("p{seat}"));
        state.apply(&Logged::Sat { seat, person, name, nonce: String::new() }, 0, &Toys).unwrap();
    }
    state.apply(&Logged::Began, 0, &Toys).unwrap();
    state.game = Some(Box::new(Match::at(options.clone(), position, Fate::quick(1))));
    state
}

/// Every byte a channel gets of a state: table, update, and the answer to everything it might ask.
fn all_bytes(state: &TableState, channel: Channel, actions: &[String], anchors: &[String]) -> String {
    let person = channel.0.map(|seat| who(&format!("p{}", seat.index())));
    let info = project::info(state, person.as_ref(), channel, kernel::SeatSet::EMPTY);
    let mut bytes = serde_json::to_string(&info).unwrap();
    for detail in Detail::ALL {
        let viewpoint = project::Viewpoint { channel, detail, muted: kernel::SeatSet::EMPTY };
        bytes.push_str(&project::update(state, viewpoint, None, 5).unwrap().text);
    }
    bytes.push_str(&serde_json::to_string(&project::summary(state)).unwrap());
    bytes.push_str(&project::picture(state, channel, kernel::Style::default()));
    if let Some(person) = person {
        for action in actions {
            let post = PostMove { id: "x".to_owned(), action: action.clone(), note: None, cursor: None, dry: false };
            for dry in [true, false] {
                let post = PostMove { dry, ..post.clone() };
                let decided = state.decide(&person, None, &Ask::Move(post), 5);
                bytes.push_str(&format!(
                    "{:?}",
                    decided.map(|decision| decision.entries).map_err(|error| error.problem())
                ));
            }
        }
        for anchor in anchors {
            let told = server::http::why::tell(state, &person, None, anchor);
            bytes.push_str(&format!("{:?}", told.map_err(|error| error.problem())));
        }
    }
    bytes
}

/// Plays at random and compares at every so many positions.
struct Redeal {
    options: Options,
    games: u64,
    every: usize,
}

impl Redeal {
    fn run<G: Entry + Evaluate>(&self) -> usize {
        let options = catalog::fill(&self.options, G::FORMATS);
        (0..self.games).map(|seed| self.play::<G>(&options, seed)).sum()
    }

    fn play<G: Entry + Evaluate>(&self, options: &Options, seed: u64) -> usize {
        let setup = G::settings(options).unwrap();
        let mut fate = Fate::quick(seed);
        let edition = kernel::Edition::built_in().unwrap();
        let mut state = G::start(&setup, edition, &mut fate).unwrap();
        let (mut compared, mut step) = (0, 0);
        while let Some(actor) = pick(&state, &mut fate).filter(|_| step < 300) {
            if step % self.every == 0 {
                compared += compare(options, &state, &mut fate);
            }
            let mut listed = Vec::new();
            state.actions(actor, &mut listed);
            let at = fate.below(Label::new("test"), listed.len() as u32) as usize;
            state.perform(actor, listed[at], &mut fate, &mut kernel::Events::dropped());
            step += 1;
        }
        compared
    }
}

impl ToyVisit for Redeal {
    type Out = usize;
    fn visit<G: Entry + Evaluate>(self) -> usize {
        self.run::<G>()
    }
}

impl catalog::Visit for Redeal {
    type Out = usize;
    fn visit<G: Entry + Evaluate>(self) -> usize {
        self.run::<G>()
    }
}

fn pick<G: Game>(state: &G, fate: &mut Fate) -> Option<Seat> {
    let owing: Vec<Seat> = state.to_act().iter().collect();
    (!owing.is_empty()).then(|| owing[fate.below(Label::new("test"), owing.len() as u32) as usize])
}

/// What anybody could click on.
fn anchors<G: Entry>(options: &Options, state: &G) -> Vec<String> {
    let game = Match::at(options.clone(), state.clone(), Fate::quick(0));
    let choices =
        Seat::all(options.players).flat_map(|seat| game.choices(seat, &kernel::Names::numbered(options.players)));
    let mut anchors: Vec<String> = choices.flat_map(|choice| choice.path).collect();
    anchors.sort();
    anchors.dedup();
    anchors.truncate(60);
    anchors
}

fn compare<G: Entry>(options: &Options, state: &G, fate: &mut Fate) -> usize {
    use kernel::Enum;
    let notation = |id: usize| state.notation(G::Action::from_usize(id));
    let actions: Vec<String> = (0..G::Action::LENGTH.min(60)).map(notation).collect();
    let mut compared = 0;
    for seat in Seat::all(options.players) {
        let mut world = state.clone();
        world.determinize(seat, fate);
        let mut anchors = anchors(options, state);
        anchors.extend(self::anchors(options, &world));
        for channel in [Channel(Some(seat)), Channel(None)] {
            let truth = all_bytes(&table_at(options, state.clone()), channel, &actions, &anchors);
            let redealt = all_bytes(&table_at(options, world.clone()), channel, &actions, &anchors);
            assert_eq!(truth, redealt, "{} {seat} {channel:?}", G::ID);
            compared += 1;
        }
    }
    compared
}

#[test]
fn every_byte_is_the_same_after_a_redeal() {
    for id in IDS {
        let compared = visit(id, Redeal { options: Options::default(), games: 6, every: 1 }).unwrap();
        assert!(compared > 20, "{id}: {compared}");
    }
}

#[test]
fn every_byte_is_the_same_after_a_redeal_in_every_format_of_every_game() {
    for game in catalog::games() {
        for format in game.all_formats {
            let options = Options::new(format.id, format.players.0);
            // A game alone is short.
            let every = if options.players == 1 { 5 } else { 29 };
            let redeal = Redeal { options: options.clone(), games: 1, every };
            let compared = catalog::visit(game.id, &options, redeal).unwrap();
            assert!(compared > 4, "{} {}: {compared}", game.id, format.id);
        }
    }
}

/// Bytes of a socket without what is the table's own: ids, names, times.
async fn stream(tokens: (&str, &str), by_bob: bool) -> Vec<String> {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-sealed").await;
    let (mut a, mut b) = (Side::join(&ann, &info.id).await, Side::join(&bob, &info.id).await);
    a.settle().await;
    let mut heard = Vec::new();
    if by_bob {
        b.act(&format!("choose {}", tokens.1)).await.unwrap();
        heard.extend(a.settle().await);
        assert!(heard.is_empty(), "a sealed answer shows nothing: {heard:?}");
        a.act(&format!("choose {}", tokens.0)).await.unwrap();
    } else {
        a.act(&format!("choose {}", tokens.0)).await.unwrap();
        heard.extend(a.settle().await);
        b.act(&format!("choose {}", tokens.1)).await.unwrap();
    }
    for _ in 0..40 {
        heard.extend(a.settle().await);
        b.settle().await;
        if a.is_over() {
            break;
        }
        let (mine, theirs) = (a.update.clone().unwrap(), b.update.clone().unwrap());
        let kind = |update: &room::wire::Update| update.position.prompt.as_ref().map(|prompt| prompt.kind.clone());
        match (kind(&mine).as_deref(), kind(&theirs).as_deref()) {
            (Some("turn"), _) => a.act("fire at seat 2").await.unwrap(),
            (_, Some("turn")) => b.act("hold").await.unwrap(),
            (Some(_), _) => a.act("pass").await.unwrap(),
            (None, Some(_)) => b.act("pass").await.unwrap(),
            (None, None) => {}
        }
    }
    assert!(a.is_over());
    let strip = |text: String| {
        text.replace(&info.id, "T").replace(&info.commitment, "C").replace(&ann.person, "A").replace(&bob.person, "B")
    };
    let heard = heard.iter().filter(|message| !matches!(message, room::wire::ServerMessage::Done { .. }));
    let heard = heard.map(|message| strip(serde_json::to_string(message).unwrap())).collect();
    serving.stop().await;
    heard
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_looks_the_same_whatever_the_other_holds() {
    let three = stream(("1", "3"), true).await;
    let two = stream(("1", "2"), true).await;
    assert_eq!(three, two);
    assert!(three.len() > 10);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_answer_is_acknowledged_alike_whoever_was_first() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let mut answers = Vec::new();
    for first in [true, false] {
        let (ann, bob, info) = two(&serving, "toy-sealed").await;
        let path = format!("/tables/{}/moves", info.id);
        let post = json!({"id": "x", "action": "choose 1"});
        if !first {
            assert_eq!(bob.post(&path, &post).await.unwrap().status, 200);
        }
        let answered = ann.post(&path, &post).await.unwrap();
        let head: Vec<String> =
            answered.head.lines().filter(|line| !line.starts_with("date")).map(str::to_owned).collect();
        answers.push((head, answered.body));
    }
    assert_eq!(answers[0], answers[1]);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cursors_count_what_their_viewer_was_shown() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-sealed").await;
    let spectator = Client::new(serving.address);
    let cursor = async |who: &Client| {
        let state: Value = who.get(&format!("/tables/{}/state", info.id)).await.unwrap().read().unwrap();
        state["cursor"].as_str().unwrap().to_owned()
    };
    let cursors = async || [cursor(&ann).await, cursor(&spectator).await];
    let before = cursors().await;
    let act = async |who: &Client, action: &str| {
        let post = json!({"id": action, "action": action});
        let answered = who.post(&format!("/tables/{}/moves", info.id), &post).await.unwrap();
        assert_eq!(answered.status, 200, "{action}: {}", answered.body);
    };
    act(&bob, "choose 2").await;
    assert_eq!(cursors().await, before, "a sealed answer is shown to nobody, so no cursor moves");
    act(&ann, "choose 1").await;
    act(&ann, "fire at seat 2").await;
    let after = cursors().await;
    assert!(after.iter().zip(&before).all(|(after, before)| after != before), "a shot is seen by all: {after:?}");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn standing_orders_are_their_seats_own() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (ann, bob, info) = two(&serving, "toy-sealed").await;
    let mut b = Side::join(&bob, &info.id).await;
    b.settle().await;
    let orders = json!({"id": "o", "ask": {"ask": "orders", "orders": [{"prompt": "window", "action": "pass"}]}});
    let done = ann.post(&format!("/tables/{}/asks", info.id), &orders).await.unwrap();
    assert_eq!(done.status, 200, "{}", done.body);
    assert!(b.settle().await.is_empty(), "nobody else hears of it");
    let theirs: Value = bob.get(&format!("/tables/{}", info.id)).await.unwrap().read().unwrap();
    assert_eq!(theirs["orders"], json!([]));
    let own: Value = ann.get(&format!("/tables/{}", info.id)).await.unwrap().read().unwrap();
    assert_eq!(own["orders"][0]["action"], "pass");
    serving.stop().await;
}

/// Ann's table at which nobody may look on, with a seat for bob; eve would like to.
async fn shut(serving: &Serving) -> (Client, Client, TableInfo) {
    let guest = |name| Client::guest(serving.address, name);
    let mut shut = table("toy-race", 2);
    shut["spectators"] = json!("none");
    let info = guest("ann").await.unwrap().open(&shut).await.unwrap();
    (guest("bob").await.unwrap(), guest("eve").await.unwrap(), info)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_spectators_is_not_there_for_others() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (bob, eve, info) = shut(&serving).await;
    crate::common::sit(&bob, &info.id).await.unwrap();
    assert_eq!(eve.get(&format!("/tables/{}/state", info.id)).await.unwrap().code(), "not_found");
    assert!(eve.socket(&info.id, "").await.is_err());
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_left_a_seat_does_not_look_through_it() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let guest = |name| Client::guest(serving.address, name);
    let (ann, mal, bob, cat) = tokio::try_join!(guest("ann"), guest("mal"), guest("bob"), guest("cat")).unwrap();
    let info = ann.open(&table("toy-sealed", 3)).await.unwrap();
    crate::common::sit(&mal, &info.id).await.unwrap();
    let mut viewpoint = Side::join(&mal, &info.id).await;
    assert_eq!(viewpoint.info.as_ref().unwrap().you, Some(2));
    let leave = json!({"id": "l", "ask": {"ask": "leave"}});
    assert_eq!(mal.post(&format!("/tables/{}/asks", info.id), &leave).await.unwrap().status, 200);
    viewpoint.until(|side| side.info.as_ref().is_some_and(|info| info.you.is_none())).await;
    crate::common::sit(&bob, &info.id).await.unwrap();
    crate::common::sit(&cat, &info.id).await.unwrap();
    viewpoint.until(|side| side.info.as_ref().is_some_and(|info| info.status == server::store::Status::Playing)).await;
    viewpoint.settle().await;
    assert_eq!(viewpoint.info.as_ref().unwrap().you, None);
    assert!(viewpoint.update.as_ref().unwrap().position.prompt.is_none(), "a spectator is asked nothing");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_came_before_it_began_may_not_stay_where_nobody_looks_on() {
    let folder = Folder::new();
    let serving = server(&folder).await;
    let (bob, eve, info) = shut(&serving).await;
    let mut viewpoint = Side::join(&eve, &info.id).await;
    crate::common::sit(&bob, &info.id).await.unwrap();
    let gone = async { while viewpoint.socket.hear().await.is_ok_and(|heard| heard.is_some()) {} };
    tokio::time::timeout(std::time::Duration::from_secs(20), gone).await.expect("the socket is closed");
    serving.stop().await;
}
