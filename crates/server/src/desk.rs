//! A table as its log rebuilds it: seats, game, clocks, offers. It knows no socket and no store.

mod decide;
mod offers;
mod seats;
mod share;
mod shown;
mod timing;

pub use decide::{Ask, Who};
pub use shown::Reached;
use shown::Shown;

use crate::clock::{Clocks, Owing};
use crate::fair;
use crate::log::{Entry, From, Opening};
use crate::opener::Opener;
use crate::store::{Millis, Status};
use crate::wire::{Offer, OutcomeInfo, SeatPlan, StandingOrder};
use kernel::{Names, Note, Seat, SeatSet, Table, Viewer};
use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Who looks: a seat by index, or a spectator. One stream of what was shown each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Channel(pub Option<Seat>);

impl Channel {
    /// The eyes it looks through.
    pub fn viewer(self) -> Viewer {
        self.0.map_or(Viewer::SPECTATOR, Viewer::seat)
    }

    fn index(self, seats: usize) -> usize {
        self.0.map_or(seats, Seat::index)
    }
}

/// One seat.
#[derive(Clone, Debug, Default)]
pub struct Chair {
    /// Whose it is.
    pub person: Option<String>,
    /// What it is called.
    pub name: String,
    /// The level of the bot that plays it now.
    pub bot: Option<String>,
    /// What its person put into the shuffles.
    pub nonce: String,
    /// The options it chose for itself when it sat down, as the table has them.
    pub chosen: Vec<String>,
    /// Answers given beforehand.
    pub orders: Vec<StandingOrder>,
    /// Undos beyond the barrier so far.
    pub undos: u8,
}

/// A move that was read and found legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Judged {
    step: usize,
    seat: Seat,
    /// Of its text.
    hash: u64,
    id: usize,
}

/// An offer that waits for answers.
#[derive(Clone, Copy, Debug)]
pub struct Pending {
    /// What.
    pub what: Offer,
    /// Whose.
    pub by: Seat,
    /// Who has agreed.
    pub agreed: SeatSet,
}

/// A table.
pub struct Desk {
    /// Its id.
    pub id: Arc<str>,
    /// How it was opened.
    pub opening: Opening,
    /// When.
    pub made: Millis,
    /// How far it is.
    pub status: Status,
    /// The seats.
    pub chairs: Vec<Chair>,
    /// The game, once it began.
    pub game: Option<Box<dyn Table>>,
    /// What the seats are called.
    pub names: Names,
    /// The clocks.
    pub clocks: Clocks,
    /// The offer that waits.
    pub offer: Option<Pending>,
    /// Whether it stands still.
    pub paused: bool,
    /// How it ended, where no rule ended it.
    pub ended: Option<OutcomeInfo>,
    /// The table that followed.
    pub rematch: Option<String>,
    /// The seats whose time is up while the table waits for the others' choice.
    pub flagged: SeatSet,
    /// The seats that were sent word that the table waits for them, while it does.
    pub noticed: SeatSet,
    /// The next entry's number in the store.
    pub next: u32,
    /// How often what rarely changes has changed, by channel: seats in order, then spectators.
    pub loud: Vec<u32>,
    shown: Vec<Shown>,
    /// Each action's seat, and whether a sealed round was open before it.
    taken: Vec<(Seat, bool)>,
    /// The move that was found legal last: at which step, whose, and its number. What is kept next is as a rule this one.
    judged: Cell<Option<Judged>>,
    /// Moves done, by [`done_key`].
    done: BTreeMap<(u8, u64), u64>,
    /// What each seat has written beside its moves.
    shares: Vec<u32>,
    /// How often each person sat down.
    sittings: BTreeMap<String, u32>,
}

impl std::fmt::Debug for Desk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Desk({}, {:?})", self.id, self.status)
    }
}

/// A seat and a number for its client's id: whoever makes two ids of one number harms no move but her own.
fn done_key(seat: u8, id: &str) -> (u8, u64) {
    (seat, kernel::state_hash(&id))
}

/// A log that does not fit the rules this program has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("table {table}, entry {entry}: {what}")]
pub struct Unfit {
    /// The table.
    pub table: String,
    /// The entry.
    pub entry: u32,
    /// What does not fit.
    pub what: String,
}

impl Desk {
    /// A table just opened.
    pub fn new(id: Arc<str>, opening: Opening, made: Millis) -> Desk {
        let n = opening.seats.len();
        let alike = |plan: &SeatPlan| opening.seats.iter().filter(|&other| other == plan).count() > 1;
        // Bots of one level are told apart by their seats.
        let chair = |(index, plan): (usize, &SeatPlan)| match plan {
            SeatPlan::Bot { level } => {
                // Sentences begin with it.
                let rank = kernel::capital(level);
                let name = if alike(plan) { format!("{rank} {}", index + 1) } else { rank };
                Chair { bot: Some(level.clone()), name, ..Chair::default() }
            }
            _ => Chair::default(),
        };
        Desk {
            chairs: opening.seats.iter().enumerate().map(chair).collect(),
            clocks: Clocks::new(opening.clock.clone(), n as u8),
            names: Names::numbered(n as u8),
            shown: vec![Shown::default(); n + 1],
            taken: Vec::new(),
            loud: vec![0; n + 1],
            shares: vec![0; n],
            sittings: BTreeMap::new(),
            id,
            opening,
            made,
            status: Status::Open,
            game: None,
            offer: None,
            paused: false,
            ended: None,
            rematch: None,
            flagged: SeatSet::EMPTY,
            noticed: SeatSet::EMPTY,
            next: 1,
            judged: Cell::new(None),
            done: BTreeMap::new(),
        }
    }

    /// Rebuilds a table from its log.
    ///
    /// # Errors
    /// The first entry that does not fit.
    pub fn replay(id: &str, log: &[(Millis, Entry)], opener: &dyn Opener) -> Result<Desk, Unfit> {
        let unfit = |what: &str| Unfit { table: id.to_owned(), entry: 0, what: what.to_owned() };
        let Some(((made, Entry::Opened(opening)), rest)) = log.split_first() else {
            return Err(unfit("the log does not begin with an opening"));
        };
        let mut desk = Desk::new(id.into(), (**opening).clone(), *made);
        for (at, entry) in rest {
            desk.apply(entry, *at, opener)?;
        }
        Ok(desk)
    }

    /// Does what an entry says. Decided before, so it can only fail on a log of other rules.
    ///
    /// # Errors
    /// What does not fit.
    pub fn apply(&mut self, entry: &Entry, at: Millis, opener: &dyn Opener) -> Result<(), Unfit> {
        let (table, number) = (Arc::clone(&self.id), self.next);
        let unfit = |what: String| Unfit { table: table.to_string(), entry: number, what };
        let done = match entry {
            Entry::Began => self.begin(opener),
            Entry::Moved { seat, action, note, id, .. } => self.moved(*seat, action, note.as_deref(), id),
            other => {
                self.apply_quiet(other, at);
                Ok(())
            }
        };
        done.map_err(unfit)?;
        self.raise(entry);
        self.take_share(entry);
        self.next += 1;
        self.settle(at);
        Ok(())
    }

    /// Standing orders are their seat's alone, and who was sent word is nobody's business; everything else beside moves
    /// concerns all.
    fn raise(&mut self, entry: &Entry) {
        match entry {
            Entry::Moved { .. } | Entry::Undone { .. } | Entry::Noticed { .. } => {}
            Entry::Ordered { seat, .. } => self.loud.get_mut(*seat as usize).into_iter().for_each(|loud| *loud += 1),
            _ => self.loud.iter_mut().for_each(|loud| *loud += 1),
        }
    }

    fn apply_quiet(&mut self, entry: &Entry, at: Millis) {
        match entry {
            Entry::Sat { seat, person, name, nonce } => self.sat(*seat, person, name, nonce),
            Entry::Chose { seat, options } => self.chose(*seat, options),
            Entry::Stood { seat } => self.stood(*seat),
            Entry::Undone { seat, left, id } => self.undone(*seat, *left, id),
            Entry::Offered { seat, what } => self.offered(*seat, *what, at),
            Entry::Answered { seat, yes } => self.answered(*seat, *yes, at),
            Entry::Handed { seat, level } => self.handed(*seat, level),
            Entry::TakenBack { seat } => self.chair_mut(*seat, |chair| chair.bot = None),
            Entry::Ordered { seat, orders } => self.chair_mut(*seat, |chair| chair.orders.clone_from(orders)),
            Entry::Vacation { seat, on } => {
                let _ = Seat::checked(*seat as usize).map(|s| self.clocks.vacation(s, *on, at));
            }
            Entry::Flagged { seat } => Seat::checked(*seat as usize).into_iter().for_each(|s| self.flagged.insert(s)),
            Entry::Noticed { seat } => Seat::checked(*seat as usize).into_iter().for_each(|s| self.noticed.insert(s)),
            Entry::Woken => self.clocks.wake(at),
            Entry::Away { ms } => self.clocks.skip(*ms, at),
            Entry::Ended { places, by } => self.end(places, by),
            Entry::Closed => self.status = Status::Closed,
            Entry::Rematched { table } => self.rematch = Some(table.clone()),
            Entry::Opened(_) | Entry::Began | Entry::Moved { .. } => {}
        }
    }

    fn chair_mut(&mut self, seat: u8, change: impl FnOnce(&mut Chair)) {
        if let Some(chair) = self.chairs.get_mut(seat as usize) {
            change(chair);
        }
    }

    fn handed(&mut self, seat: u8, level: &str) {
        self.chair_mut(seat, |chair| chair.bot = Some(level.to_owned()));
        if let Some(seat) = Seat::checked(seat as usize) {
            self.flagged.remove(seat);
        }
    }

    fn end(&mut self, places: &[u8], by: &str) {
        let half_points = vec![0; places.len()];
        self.ended = Some(OutcomeInfo { places: places.to_vec(), half_points, by: by.to_owned() });
        self.status = Status::Finished;
    }

    /// The secret's bytes.
    pub fn secret(&self) -> Vec<u8> {
        fair::bytes(&self.opening.secret).unwrap_or_default()
    }

    /// What the seats put into the shuffles, in seat order.
    pub fn nonces(&self) -> Vec<String> {
        self.chairs.iter().map(|chair| chair.nonce.clone()).collect()
    }

    fn begin(&mut self, opener: &dyn Opener) -> Result<(), String> {
        let options = self.opening.kernel_options();
        let transcript = fair::transcript(&self.id, &self.opening.game, &options, &self.nonces());
        let seed = fair::seed(&self.secret(), &transcript);
        self.names = Names::new(self.chairs.iter().map(|chair| chair.name.clone()), self.chairs.len() as u8);
        let game = match &self.opening.from {
            None => opener.open(&self.opening.game, &options, seed, None),
            Some(From::Position(at)) => opener.open(&self.opening.game, &options, seed, Some(at)),
            Some(From::Practice(practice)) => {
                let given = practice.seed.as_deref().map(|seed| kernel::Seed::read(seed).ok_or("the seed is none"));
                let seed = given.transpose()?.unwrap_or(seed);
                opener.open(&self.opening.game, &options, seed, practice.position.as_deref())
            }
            Some(From::Moves { seed, .. }) => {
                let seed = kernel::Seed::read(seed).ok_or("the copied match has no seed")?;
                opener.open(&self.opening.game, &options, seed, None)
            }
        };
        self.game = Some(game.map_err(|error| error.to_string())?);
        self.status = Status::Playing;
        self.clocks.stop(false, 0);
        if let Some(From::Moves { moves, .. }) = self.opening.from.clone() {
            moves.iter().try_for_each(|(seat, action)| self.moved(*seat, action, None, ""))?;
        }
        Ok(())
    }

    fn moved(&mut self, seat: u8, action: &str, note: Option<&str>, id: &str) -> Result<(), String> {
        let game = self.game.as_mut().ok_or("a move before the game began")?;
        let at = Seat::checked(seat as usize).ok_or("a seat that cannot be")?;
        let step = game.steps();
        let sealed = game.is_sealed();
        let (hash, note) = (kernel::state_hash(&action), note.and_then(Note::clean));
        let known = self.judged.take().filter(|known| (known.step, known.seat, known.hash) == (step, at, hash));
        if !known.is_some_and(|known| game.submit_judged(at, known.id, note.clone())) {
            game.submit(at, action, note, &self.names).map_err(|error| error.to_string())?;
        }
        self.taken.push((at, sealed));
        if !id.is_empty() {
            self.done.insert(done_key(seat, id), hash);
        }
        let seats = self.chairs.len();
        for (index, shown) in self.shown.iter_mut().enumerate() {
            let channel = Channel(if index < seats { Seat::checked(index) } else { None });
            let more = game.shown_from(channel.viewer(), step) as u32;
            shown.after.push(shown.told() + more);
        }
        Ok(())
    }

    fn undone(&mut self, seat: u8, left: usize, id: &str) {
        let Some(game) = self.game.as_mut() else {
            return;
        };
        game.rewind(left);
        self.taken.truncate(left);
        self.shown.iter_mut().for_each(|shown| shown.cut(left));
        if !id.is_empty() {
            self.done.insert(done_key(seat, id), 0);
        }
    }

    /// Brings clocks and status up to date after an entry.
    fn settle(&mut self, at: Millis) {
        let Some(game) = self.game.as_ref().filter(|_| self.status == Status::Playing) else {
            return;
        };
        if game.outcome().is_some() {
            self.status = Status::Finished;
            self.offer = None;
            self.clocks.stop(true, at);
            return;
        }
        let owing = game.to_act() - self.by_bots();
        let sealed = game.is_sealed();
        self.noticed = self.noticed & owing;
        self.clocks.owe(Owing { seats: owing, sealed }, at);
    }

    /// The seats bots play now.
    pub fn by_bots(&self) -> SeatSet {
        let bots = self.chairs.iter().enumerate().filter(|(_, chair)| chair.bot.is_some());
        bots.filter_map(|(index, _)| Seat::checked(index)).collect()
    }

    /// The seats that owe an answer; for bots and clocks, never shown.
    pub fn to_act(&self) -> SeatSet {
        match (&self.game, self.status) {
            (Some(game), Status::Playing) => game.to_act(),
            _ => SeatSet::EMPTY,
        }
    }

    /// How it ended.
    pub fn outcome(&self) -> Option<OutcomeInfo> {
        if self.ended.is_some() {
            return self.ended.clone();
        }
        let outcome = self.game.as_ref()?.outcome()?;
        Some(OutcomeInfo {
            places: outcome.standings.iter().map(|standing| standing.place).collect(),
            half_points: outcome.standings.iter().map(|standing| standing.half_points).collect(),
            by: outcome.by.to_string(),
        })
    }
}
