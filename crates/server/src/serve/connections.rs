//! Connections: one task each, small buffers. Whoever is connected and asks nothing goes in time, and at once where there
//! is no room for others.

mod written;

use super::{DRAIN, LAST_WORDS, is_set};
use crate::limits::host;
use axum::extract::ConnectInfo;
use hyper::service::{Service, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, watch};
use tokio_util::task::TaskTracker;

/// How long a new connection may take to ask something.
const MUTE: Duration = Duration::from_secs(10);
/// How long one that was answered may take to read the answer and ask again. Proxies keep theirs for a minute.
const IDLE: Duration = Duration::from_secs(120);
/// How many go at once where the system gives no more.
const MAKE_ROOM: usize = 64;

/// What a connection does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Stage {
    /// It has not asked anything yet.
    Mute,
    /// It was answered.
    Idle,
    /// Its answer is being written.
    Writing,
    /// It waits for an answer.
    Busy,
}

/// One connection.
#[derive(Debug)]
struct Open {
    /// What it does, and since when.
    stage: Mutex<(Stage, Instant)>,
    /// Tells it to go.
    go: Notify,
}

impl Open {
    fn stage(&self) -> MutexGuard<'_, (Stage, Instant)> {
        self.stage.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn enter(&self, stage: Stage) {
        *self.stage() = (stage, Instant::now());
    }

    /// When it must go if nothing happens.
    fn until(&self) -> Instant {
        let (stage, since) = *self.stage();
        since + if stage == Stage::Mute { MUTE } else { IDLE }
    }

    fn is_overdue(&self) -> bool {
        self.stage().0 != Stage::Busy && self.until() <= Instant::now()
    }

    /// Whether it may be sent away to make room. One whose answer is being written has as long for it as a mute one has
    /// to ask: whoever reads nothing holds no place for ever.
    fn may_go(&self) -> bool {
        let (stage, since) = *self.stage();
        match stage {
            Stage::Mute | Stage::Idle => true,
            Stage::Writing => since.elapsed() > MUTE,
            Stage::Busy => false,
        }
    }

    /// The whole answer is with the system.
    fn is_written(&self) {
        let mut stage = self.stage();
        if stage.0 == Stage::Writing {
            *stage = (Stage::Idle, Instant::now());
        }
    }
}

/// The connections that are no sockets, by address and age.
#[derive(Debug)]
pub(super) struct Connections {
    open: Mutex<BTreeMap<(IpAddr, u64), Arc<Open>>>,
    /// The most from one address; none where they all come from a proxy.
    most: Option<usize>,
    /// The server waits for them when it goes down.
    talking: TaskTracker,
}

/// A connection's place among the others, given back when dropped.
#[derive(Debug)]
struct Place {
    all: Arc<Connections>,
    key: (IpAddr, u64),
    open: Arc<Open>,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.all.open().remove(&self.key);
    }
}

impl Connections {
    pub(super) fn new(most: Option<u32>, talking: TaskTracker) -> Arc<Connections> {
        Arc::new(Connections { open: Mutex::default(), most: most.map(|most| most as usize), talking })
    }

    fn open(&self) -> MutexGuard<'_, BTreeMap<(IpAddr, u64), Arc<Open>>> {
        // A panic while the lock is held cannot leave the map half-written.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets one more in. Where its address has too many, the oldest of them that waits for nothing goes; none where all
    /// wait for an answer.
    fn enter(self: &Arc<Self>, address: IpAddr, number: u64) -> Option<Place> {
        let key = (host(address), number);
        let mut all = self.open();
        let own = || all.range((key.0, 0)..=(key.0, u64::MAX)).map(|(_, open)| open);
        if self.most.is_some_and(|most| own().count() >= most) {
            let first = own().filter(|open| open.may_go()).min_by_key(|open| open.stage().0)?;
            // It counts until its task has gone: until then it is the youngest of the busy.
            first.enter(Stage::Busy);
            first.go.notify_one();
        }
        let open = Arc::new(Open { stage: Mutex::new((Stage::Mute, Instant::now())), go: Notify::new() });
        all.insert(key, Arc::clone(&open));
        drop(all);
        Some(Place { all: Arc::clone(self), key, open })
    }

    /// Sends those away that have waited for nothing longest, first the mute.
    fn make_room(&self) -> usize {
        let all = self.open();
        let mut idle: Vec<_> = all.values().map(|open| (*open.stage(), open)).collect();
        idle.retain(|(_, open)| open.may_go());
        idle.sort_by_key(|(since, _)| *since);
        idle.truncate(MAKE_ROOM);
        idle.iter().for_each(|(_, open)| open.go.notify_one());
        idle.len()
    }
}

/// Takes connections until the server goes down.
pub(super) async fn accept(
    listener: TcpListener,
    router: axum::Router,
    all: Arc<Connections>,
    mut down: watch::Receiver<bool>,
) {
    let (until_down, mut number) = (down.clone(), 0);
    let mut let_in = |(stream, address): (TcpStream, SocketAddr)| {
        number += 1;
        if let Some(place) = all.enter(address.ip(), number) {
            drop(all.talking.spawn(connection(stream, address, place, router.clone(), until_down.clone())));
        }
    };
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => let_in(accepted),
                // Out of file handles, most likely: those go who ask nothing.
                Err(error) => {
                    let gone = all.make_room();
                    tracing::warn!(%error, gone, "a connection was not taken");
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            },
            () = is_set(&mut down) => break,
        }
    }
    // Whoever had knocked is let in.
    let until = tokio::time::Instant::now() + LAST_WORDS;
    while let Ok(Ok(accepted)) = tokio::time::timeout_at(until, listener.accept()).await {
        let_in(accepted);
    }
}

async fn connection(
    stream: TcpStream,
    address: SocketAddr,
    place: Place,
    router: axum::Router,
    mut down: watch::Receiver<bool>,
) {
    let _ = stream.set_nodelay(true);
    let stream = written::Noticed { stream, open: Arc::clone(&place.open) };
    let (router, open) = (TowerToHyperService::new(router), Arc::clone(&place.open));
    let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        open.enter(Stage::Busy);
        let (answer, open) = (router.call(request), Arc::clone(&open));
        async move {
            let answer = answer.await;
            answer.map(|answer| answer.map(|body| written::Body { body, _end: written::End(open) }))
        }
    });
    let mut http = hyper::server::conn::http1::Builder::new();
    // The head of a request is waited for here, where it is known what the connection did before.
    http.header_read_timeout(None).max_buf_size(16 * 1024);
    let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
    tokio::pin!(connection);
    loop {
        tokio::select! {
            _ = &mut connection => return,
            () = place.open.go.notified() => return,
            () = tokio::time::sleep_until(place.open.until().into()) => if place.open.is_overdue() { return },
            () = is_set(&mut down) => break,
        }
        // One that is busy is looked at again later.
        if place.open.stage().0 == Stage::Busy {
            place.open.enter(Stage::Busy);
        }
    }
    if tokio::time::timeout(LAST_WORDS, &mut connection).await.is_err() {
        connection.as_mut().graceful_shutdown();
        let _ = tokio::time::timeout(DRAIN, connection).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(n: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, n])
    }

    fn was_sent_away(place: &Place) -> bool {
        use std::pin::pin;
        use std::task::{Context, Poll, Waker};
        pin!(place.open.go.notified()).poll(&mut Context::from_waker(Waker::noop())) == Poll::Ready(())
    }

    #[test]
    fn a_new_connection_takes_the_place_of_the_oldest_that_asks_nothing() {
        let all = Connections::new(Some(3), TaskTracker::new());
        let places: Vec<_> = (0..3).map(|n| all.enter(at(1), n).unwrap()).collect();
        places[0].open.enter(Stage::Busy);
        places[1].open.enter(Stage::Idle);
        let _fourth = all.enter(at(1), 3).unwrap();
        assert_eq!(places.iter().map(was_sent_away).collect::<Vec<_>>(), [false, false, true], "the mute goes first");
        assert!(all.enter(at(2), 4).is_some(), "another address has room of its own");
    }

    /// Two ends of a connection at which a router answers.
    async fn connected(router: axum::Router, all: &Arc<Connections>) -> (TcpStream, Arc<Open>, watch::Sender<bool>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (stream, address) = listener.accept().await.unwrap();
        let (down, until) = watch::channel(false);
        let place = all.enter(address.ip(), 1).unwrap();
        let open = Arc::clone(&place.open);
        drop(tokio::spawn(connection(stream, address, place, router, until)));
        (client, open, down)
    }

    #[tokio::test]
    async fn a_connection_is_busy_until_its_answer_is_written() {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        const LARGE: usize = 32 << 20;
        let router = axum::Router::new().route("/", axum::routing::get(|| async { vec![b'x'; LARGE] }));
        let all = Connections::new(Some(1), TaskTracker::new());
        let (mut client, open, _down) = connected(router, &all).await;
        client.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        let mut some = [0; 1024];
        client.read_exact(&mut some).await.unwrap();
        // The answer has begun to come; most of it cannot be with the system yet.
        assert!(matches!(open.stage().0, Stage::Busy | Stage::Writing), "{:?}", open.stage().0);
        assert_eq!(all.make_room(), 0, "one that is being answered is not sent away for room");
        let mut left = LARGE;
        let mut piece = vec![0; 1 << 16];
        while open.stage().0 != Stage::Idle {
            left -= client.read(&mut piece).await.unwrap().min(left);
        }
        assert!(left < 16 << 20, "{left} bytes were not even written");
    }

    #[test]
    fn who_does_not_read_the_answer_holds_a_place_for_a_while_only() {
        let all = Connections::new(Some(1), TaskTracker::new());
        let place = all.enter(at(1), 1).unwrap();
        place.open.enter(Stage::Writing);
        assert!(all.enter(at(1), 2).is_none());
        *place.open.stage() = (Stage::Writing, Instant::now().checked_sub(MUTE * 2).unwrap());
        assert!(all.enter(at(1), 3).is_some() && was_sent_away(&place));
    }

    #[test]
    fn who_waits_for_an_answer_is_never_sent_away() {
        let all = Connections::new(Some(2), TaskTracker::new());
        let places: Vec<_> = (0..2).map(|n| all.enter(at(1), n).unwrap()).collect();
        places.iter().for_each(|place| place.open.enter(Stage::Busy));
        assert!(all.enter(at(1), 2).is_none());
        assert_eq!(all.make_room(), 0);
        drop(places);
        assert!(all.enter(at(1), 3).is_some());
    }

    #[test]
    fn where_the_system_gives_no_more_the_longest_mute_go() {
        let all = Connections::new(None, TaskTracker::new());
        let places: Vec<_> = (0..100).map(|n| all.enter(at((n % 7) as u8), n).unwrap()).collect();
        places[0].open.enter(Stage::Busy);
        assert_eq!(all.make_room(), MAKE_ROOM);
        let gone: Vec<bool> = places.iter().map(was_sent_away).collect();
        assert!(!gone[0] && gone[1] && gone[64] && !gone[65] && !gone[99], "{gone:?}");
    }
}
