//! The other nodes. A table lives at the node that holds its lease; a request or a socket for it that comes to another
//! is passed on over the bus, and what comes back is what that viewer may see and nothing else: it was projected where
//! the table lives.
//!
//! The bus may lose messages. Each node numbers those it writes to another; whoever misses one, or hears nothing for a
//! while, ends all that went on between the two, and clients resume by their cursors. Messages are sealed ([`seal`]);
//! one that is not, or that came before, is dropped and counted.

mod connection;
mod forward;
mod message;
mod seal;

pub use forward::{Forwarded, to_owner};
pub(crate) use seal::Seal;

use crate::bus::Bus;
use crate::registry::TableRegistry;
use axum::body::Bytes;
use connection::{Far, Near};
use message::{Envelope, PeerMessage};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot, watch};

/// How long another node may be silent.
const SILENCE: Duration = Duration::from_secs(3);
const BEAT: Duration = Duration::from_millis(500);
/// Messages that may wait to be sent.
const WAITING: usize = 4096;
/// Owners remembered; beyond that all are asked for again.
const MOST_OWNERS: usize = 100_000;

/// What was answered: status, headers, body.
type Answered = (u16, Vec<(String, String)>, Bytes);

/// What there is between this node and another.
struct Peer {
    /// Messages sent to it. Never begun anew: the other drops what it has had.
    sent: u64,
    /// The number of the last message heard.
    heard: Option<u64>,
    /// When that was.
    at: Instant,
    /// Whether its lease runs, as far as is known.
    is_alive: bool,
}

/// What a message's number says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Heard {
    /// It is the next.
    Next,
    /// Others before it were lost.
    Gap,
    /// It came before: somebody plays it again.
    Again,
}

/// The ways to the other nodes.
pub(crate) struct Nodes {
    name: String,
    bus: Arc<dyn Bus>,
    seal: Seal,
    out: mpsc::Sender<(String, PeerMessage, Bytes)>,
    next: AtomicU64,
    /// Requests that wait for an answer.
    asks: Mutex<HashMap<u64, (String, oneshot::Sender<Answered>)>>,
    /// Sockets here that look on at tables elsewhere.
    far: Mutex<HashMap<u64, Far>>,
    /// Sockets elsewhere that look on at tables here.
    near: Mutex<HashMap<(String, u64), Near>>,
    peers: Mutex<HashMap<String, Peer>>,
    alive: Mutex<HashSet<String>>,
    /// Who holds tables, as far as was heard.
    owners: Mutex<HashMap<String, String>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A panic while the lock is held cannot leave a map half-written.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl std::fmt::Debug for Nodes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Nodes({})", self.name)
    }
}

impl Nodes {
    /// Opens the ways of a node of this name.
    pub(crate) fn new(name: &str, bus: Arc<dyn Bus>, seal: Seal) -> Arc<Nodes> {
        let (out, messages) = mpsc::channel(WAITING);
        let nodes = Arc::new(Nodes {
            name: name.to_owned(),
            bus,
            seal,
            out,
            next: AtomicU64::new(1),
            asks: Mutex::default(),
            far: Mutex::default(),
            near: Mutex::default(),
            peers: Mutex::default(),
            alive: Mutex::default(),
            owners: Mutex::default(),
        });
        tokio::spawn(Arc::clone(&nodes).post(messages));
        nodes
    }

    /// Numbers messages and sends them, one after the other.
    async fn post(self: Arc<Self>, mut messages: mpsc::Receiver<(String, PeerMessage, Bytes)>) {
        while let Some((node, message, body)) = messages.recv().await {
            let n = {
                let mut peers = lock(&self.peers);
                let peer = peers.entry(node.clone()).or_insert_with(Peer::new);
                peer.sent += 1;
                peer.sent
            };
            let envelope = Envelope { from: self.name.clone(), n, message };
            // One that does not go leaves a gap that is noticed.
            match envelope.write(&node, &body, &self.seal) {
                Ok(bytes) => drop(self.bus.send(&node, bytes).await),
                Err(error) => tracing::error!(%error, "a message to a node cannot be written"),
            }
        }
    }

    async fn send(&self, node: &str, message: PeerMessage, body: Bytes) {
        let _ = self.out.send((node.to_owned(), message, body)).await;
    }

    fn send_now(&self, node: &str, message: PeerMessage) {
        // Where so much waits already, the silence or the gap tells the same.
        let _ = self.out.try_send((node.to_owned(), message, Bytes::new()));
    }

    /// Tells every other node that somebody's sessions or name changed.
    pub(crate) async fn tell_of(&self, person: &str) {
        let mut others = lock(&self.alive).clone();
        others.extend(lock(&self.peers).keys().cloned());
        for node in others {
            self.send(&node, PeerMessage::Changed { person: person.to_owned() }, Bytes::new()).await;
        }
    }

    fn number(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn is_up(&self) -> bool {
        self.bus.is_up()
    }

    /// Who holds a table, as far as was heard lately.
    pub(crate) fn owner(&self, table: &str) -> Option<String> {
        let owner = lock(&self.owners).get(table).cloned()?;
        lock(&self.alive).contains(&owner).then_some(owner)
    }

    pub(crate) fn note_owner(&self, table: &str, node: &str) {
        let mut owners = lock(&self.owners);
        if owners.len() >= MOST_OWNERS {
            owners.clear();
        }
        owners.insert(table.to_owned(), node.to_owned());
    }

    fn forget_owner(&self, table: &str) {
        lock(&self.owners).remove(table);
    }

    /// The nodes that are alive; with others nothing goes on any more.
    pub(crate) fn know(&self, others: &[crate::lease::Alive]) {
        let alive: HashSet<String> = others.iter().map(|other| other.node.clone()).collect();
        let mut gone = Vec::new();
        for (node, peer) in lock(&self.peers).iter_mut() {
            let is_alive = alive.contains(node);
            if std::mem::replace(&mut peer.is_alive, is_alive) && !is_alive {
                gone.push(node.clone());
            }
        }
        *lock(&self.alive) = alive;
        gone.iter().for_each(|node| self.lose(node, "its lease has run out"));
    }

    /// Hears messages, beats, and notices silence, until nobody is being answered any more.
    pub(crate) async fn run(
        self: Arc<Self>,
        registry: Arc<TableRegistry>,
        router: axum::Router,
        mut down: watch::Receiver<bool>,
        mut quiet: watch::Receiver<bool>,
    ) {
        let mut messages = loop {
            match self.bus.listen(&self.name).await {
                Ok(messages) => break messages,
                Err(error) => tracing::warn!(%error, "not heard yet"),
            }
            tokio::time::sleep(BEAT).await;
        };
        let mut beat = tokio::time::interval(BEAT);
        loop {
            tokio::select! {
                message = messages.recv() => match message {
                    Some(bytes) => self.receive(&registry, &router, &bytes),
                    None => return,
                },
                _ = beat.tick() => self.beat(),
                // Sockets here that look on elsewhere are told to resume; answers to requests are still heard.
                Ok(()) = down.changed() => lock(&self.far).clear(),
                _ = quiet.changed() => return,
            }
        }
    }

    fn beat(&self) {
        let alive: Vec<String> = lock(&self.alive).iter().cloned().collect();
        alive.iter().for_each(|node| self.send_now(node, PeerMessage::Beat));
        let silent = |(_, peer): &(&String, &Peer)| peer.is_alive && peer.at.elapsed() > SILENCE;
        let silent: Vec<String> = lock(&self.peers).iter().filter(silent).map(|(node, _)| node.clone()).collect();
        for node in silent {
            self.lose(&node, "it is silent");
        }
    }

    /// Opens a message that another node wrote and that did not come before.
    fn receive(self: &Arc<Self>, registry: &Arc<TableRegistry>, router: &axum::Router, bytes: &Bytes) {
        let sealed = Envelope::read(bytes, &self.name, &self.seal);
        let heard = sealed.map(|(envelope, body)| (self.heard(&envelope.from, envelope.n), envelope, body));
        let Some((heard, envelope, body)) = heard.filter(|(heard, ..)| *heard != Heard::Again) else {
            // Counted and not logged: whoever sends many would fill the log.
            registry.metrics.forged.fetch_add(1, Ordering::Relaxed);
            return;
        };
        if heard == Heard::Gap {
            self.lose(&envelope.from, "a letter was lost");
            if !matches!(envelope.message, PeerMessage::Missed) {
                self.send_now(&envelope.from, PeerMessage::Missed);
            }
        }
        self.open(registry, router, envelope, body);
    }

    fn open(self: &Arc<Self>, registry: &Arc<TableRegistry>, router: &axum::Router, envelope: Envelope, body: Bytes) {
        let Envelope { from, message, .. } = envelope;
        match message {
            PeerMessage::Beat => {}
            PeerMessage::Missed => self.lose(&from, "it missed a letter"),
            PeerMessage::Ask { ask, method, path, kind, who } => {
                let asked = forward::Asked { ask, method, path, kind, who, body };
                drop(tokio::spawn(Arc::clone(self).serve(from, asked, router.clone())));
            }
            PeerMessage::Answer { ask, status, headers } => {
                if let Some((_, reply)) = lock(&self.asks).remove(&ask) {
                    let _ = reply.send((status, headers, body));
                }
            }
            PeerMessage::Open { connection, table, who, seat, detail, cursor } => {
                let request = connection::OpenRequest { from, connection, table, who, seat, detail, cursor };
                drop(tokio::spawn(Arc::clone(self).attach_for(Arc::clone(registry), request)));
            }
            PeerMessage::Opened { connection, seated, error } => self.opened(&from, connection, seated, error),
            PeerMessage::Say { connection } => self.said(&from, connection, &body),
            PeerMessage::Show { connection } => self.shown(&from, connection, &body),
            PeerMessage::HangUp { connection } => self.hung_up(&from, connection),
            PeerMessage::Changed { person } => drop(tokio::spawn(Arc::clone(registry).heard_of(person))),
            PeerMessage::End { connection, slow } => self.ended(connection, slow),
        }
    }

    fn heard(&self, from: &str, n: u64) -> Heard {
        lock(&self.peers).entry(from.to_owned()).or_insert_with(Peer::new).hear(n)
    }

    /// Ends everything that goes on with another node.
    fn lose(&self, node: &str, why: &str) {
        let mut ended = 0;
        let mut ends = |ends: bool| {
            ended += usize::from(ends);
            !ends
        };
        lock(&self.asks).retain(|_, (to, _)| ends(to == node));
        lock(&self.far).retain(|_, far| ends(far.node == node));
        lock(&self.near).retain(|(from, _), _| ends(from == node));
        lock(&self.owners).retain(|_, owner| owner != node);
        if ended > 0 {
            tracing::warn!(node, why, ended, "nothing goes on with another node any more");
        }
    }
}

impl Peer {
    fn new() -> Peer {
        Peer { sent: 0, heard: None, at: Instant::now(), is_alive: true }
    }

    fn hear(&mut self, n: u64) -> Heard {
        let before = self.heard;
        if before.is_some_and(|before| n <= before) {
            return Heard::Again;
        }
        (self.heard, self.at) = (Some(n), Instant::now());
        if before.is_some_and(|before| n > before + 1) { Heard::Gap } else { Heard::Next }
    }
}

#[cfg(test)]
mod tests {
    use super::{Heard, Peer};

    #[test]
    fn a_letter_that_came_before_is_known_and_a_missing_one_is_missed() {
        let mut peer = Peer::new();
        assert_eq!([7, 8, 8, 3, 10, 9, 11].map(|n| peer.hear(n)), {
            use Heard::{Again, Gap, Next};
            [Next, Next, Again, Again, Gap, Again, Next]
        });
    }
}
