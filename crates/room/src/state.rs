//! A table as its log rebuilds it: seats, game, clocks, offers. It knows no socket and no store.

mod decide;
mod ended;
mod nonces;
mod offers;
mod play;
mod seats;
mod share;
mod shown;
mod timing;

pub use decide::{Ask, CheckedMove, Decision, Principal};
pub use nonces::check_nonce;
pub use shown::Reached;
use shown::Shown;

use crate::clock::Millis;
use crate::clock::{Clocks, Owing};
use crate::games::GameCatalog;
use crate::log::{By, Entry, TableConfig, is_concession};
use crate::wire::Status;
use crate::wire::{Offer, OutcomeInfo, SeatPlan, StandingOrder};
use kernel::{Names, Seat, SeatSet, Table, Viewer};
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
pub struct SeatAssignment {
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
pub struct TableState {
    /// Its id.
    pub id: Arc<str>,
    /// How it was opened.
    pub config: TableConfig,
    /// When.
    pub made: Millis,
    /// How far it is.
    pub status: Status,
    /// The seats.
    pub assignments: Vec<SeatAssignment>,
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
    /// Who gave up with the last action, and whether the clock did it.
    gave_up: Option<(u8, By)>,
    /// The table that followed.
    pub rematch: Option<String>,
    /// The seats whose time is up while the table waits for the others' choice.
    pub flagged: SeatSet,
    /// The seats that were sent word that the table waits for them, while it does.
    pub noticed: SeatSet,
    /// When a full table begins that waits for somebody's nonce.
    pub begins_at: Option<Millis>,
    /// The next entry's number in the store.
    pub next: u32,
    /// How often what rarely changes has changed, by channel: seats in order, then spectators.
    pub info_version: Vec<u32>,
    shown: Vec<Shown>,
    /// Each action's seat, and whether a sealed round was open before it.
    taken: Vec<(Seat, bool)>,
    /// Every name a person's seat had at this table, in order.
    called: Vec<(u8, String)>,
    /// Moves done, by [`done_key`].
    done: BTreeMap<(u8, u64), u64>,
    /// What each seat has written beside its moves.
    shares: Vec<share::Used>,
    /// How often each person sat down.
    sittings: BTreeMap<String, u32>,
}

impl std::fmt::Debug for TableState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "TableState({}, {:?})", self.id, self.status)
    }
}

/// A seat and a number for its client's id: whoever makes two ids of one number harms no move but her own.
fn done_key(seat: u8, id: &str) -> (u8, u64) {
    (seat, kernel::state_hash(&id))
}

/// A log that does not fit the rules this program has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("table {table}, entry {entry}: {what}")]
pub struct ReplayError {
    /// The table.
    pub table: String,
    /// The entry.
    pub entry: u32,
    /// What does not fit.
    pub what: String,
}

impl TableState {
    /// A table just opened.
    pub fn new(id: Arc<str>, config: TableConfig, made: Millis) -> TableState {
        let n = config.seats.len();
        let alike = |plan: &SeatPlan| config.seats.iter().filter(|&other| other == plan).count() > 1;
        // Bots of one level are told apart by their seats.
        let assignment = |(index, plan): (usize, &SeatPlan)| match plan {
            SeatPlan::Bot { level } => {
                // Sentences begin with it.
                let rank = kernel::capital(level);
                let name = if alike(plan) { format!("{rank} {}", index + 1) } else { rank };
                SeatAssignment { bot: Some(level.clone()), name, ..SeatAssignment::default() }
            }
            _ => SeatAssignment::default(),
        };
        TableState {
            assignments: config.seats.iter().enumerate().map(assignment).collect(),
            clocks: Clocks::new(config.clock.clone(), n as u8),
            names: Names::numbered(n as u8),
            shown: vec![Shown::default(); n + 1],
            taken: Vec::new(),
            info_version: vec![0; n + 1],
            shares: vec![share::Used::default(); n],
            sittings: BTreeMap::new(),
            id,
            config,
            made,
            status: Status::Open,
            game: None,
            offer: None,
            paused: false,
            ended: None,
            gave_up: None,
            rematch: None,
            flagged: SeatSet::EMPTY,
            noticed: SeatSet::EMPTY,
            begins_at: None,
            next: 1,
            called: Vec::new(),
            done: BTreeMap::new(),
        }
    }

    /// Rebuilds a table from its log.
    ///
    /// # Errors
    /// The first entry that does not fit.
    pub fn replay(id: &str, log: &[(Millis, Entry)], catalog: &dyn GameCatalog) -> Result<TableState, ReplayError> {
        let error = |what: &str| ReplayError { table: id.to_owned(), entry: 0, what: what.to_owned() };
        let Some(((made, Entry::Opened(config)), rest)) = log.split_first() else {
            return Err(error("the log does not begin with an opening"));
        };
        let mut state = TableState::new(id.into(), (**config).clone(), *made);
        for (at, entry) in rest {
            state.apply(entry, *at, catalog)?;
        }
        Ok(state)
    }

    /// Does what an entry says. Decided before, so it can only fail on a log of other rules.
    ///
    /// # Errors
    /// What does not fit.
    pub fn apply(&mut self, entry: &Entry, at: Millis, catalog: &dyn GameCatalog) -> Result<(), ReplayError> {
        self.apply_checked(entry, None, at, catalog)
    }

    /// The same for an entry just decided, whose move need not be read and checked again.
    ///
    /// # Errors
    /// What does not fit.
    pub fn apply_checked(
        &mut self,
        entry: &Entry,
        checked: Option<CheckedMove>,
        at: Millis,
        catalog: &dyn GameCatalog,
    ) -> Result<(), ReplayError> {
        let (table, number) = (Arc::clone(&self.id), self.next);
        let error = |what: String| ReplayError { table: table.to_string(), entry: number, what };
        let proposals = self.proposals(entry);
        let done = match entry {
            Entry::Began => self.begin(catalog),
            Entry::Moved { seat, action, note, id, by, .. } => {
                self.gave_up = is_concession(action).then_some((*seat, *by));
                self.moved(*seat, action, note.as_deref(), id, checked)
            }
            other => {
                self.apply_quiet(other, at);
                Ok(())
            }
        };
        done.map_err(error)?;
        self.bump_info_version(entry);
        self.take_share(entry);
        self.give_answers(entry, &proposals);
        self.next += 1;
        self.settle(at);
        Ok(())
    }

    /// Standing orders are their seat's alone, and who was sent word is nobody's business; everything else beside moves
    /// concerns all.
    fn bump_info_version(&mut self, entry: &Entry) {
        match entry {
            Entry::Moved { .. } | Entry::Undone { .. } | Entry::Noticed { .. } => {}
            Entry::Ordered { seat, .. } => {
                self.info_version.get_mut(*seat as usize).into_iter().for_each(|info_version| *info_version += 1)
            }
            _ => self.info_version.iter_mut().for_each(|info_version| *info_version += 1),
        }
    }

    fn apply_quiet(&mut self, entry: &Entry, at: Millis) {
        match entry {
            Entry::Sat { seat, person, name, nonce } => self.sat(*seat, person, name, nonce),
            Entry::Invited { seat, person } => self.invited(*seat, person),
            Entry::Brought { seat, nonce } => self.brought(*seat, nonce),
            Entry::Chose { seat, options } => self.chose(*seat, options),
            Entry::Stood { seat } => self.stood(*seat),
            Entry::Renamed { seat, name } => self.renamed(*seat, name),
            Entry::Undone { seat, left, id } => self.undone(*seat, *left, id),
            Entry::Offered { seat, what } => self.offered(*seat, *what, at),
            Entry::Answered { seat, yes } => self.answered(*seat, *yes, at),
            Entry::Handed { seat, level } => self.handed(*seat, level),
            Entry::TakenBack { seat } => self.assignment_mut(*seat, |assignment| assignment.bot = None),
            Entry::Ordered { seat, orders } => {
                self.assignment_mut(*seat, |assignment| assignment.orders.clone_from(orders))
            }
            Entry::Vacation { seat, on } => {
                let _ = Seat::checked(*seat as usize).map(|s| self.clocks.vacation(s, *on, at));
            }
            Entry::Flagged { seat } => Seat::checked(*seat as usize).into_iter().for_each(|s| self.flagged.insert(s)),
            Entry::Noticed { seat } => Seat::checked(*seat as usize).into_iter().for_each(|s| self.noticed.insert(s)),
            Entry::Woken => self.clocks.wake(at),
            Entry::Away { ms } => self.clocks.skip(*ms, at),
            Entry::Ended { places, by } => self.end(places, *by),
            Entry::Closed => self.status = Status::Closed,
            Entry::Rematched { table } => self.rematch = Some(table.clone()),
            Entry::Opened(_) | Entry::Began | Entry::Moved { .. } => {}
        }
    }

    fn assignment_mut(&mut self, seat: u8, change: impl FnOnce(&mut SeatAssignment)) {
        if let Some(assignment) = self.assignments.get_mut(seat as usize) {
            change(assignment);
        }
    }

    fn handed(&mut self, seat: u8, level: &str) {
        self.assignment_mut(seat, |assignment| assignment.bot = Some(level.to_owned()));
        if let Some(seat) = Seat::checked(seat as usize) {
            self.flagged.remove(seat);
        }
    }

    /// Brings clocks and status up to date after an entry.
    fn settle(&mut self, at: Millis) {
        self.settle_start(at);
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
        let bots = self.assignments.iter().enumerate().filter(|(_, assignment)| assignment.bot.is_some());
        bots.filter_map(|(index, _)| Seat::checked(index)).collect()
    }

    /// The seats that owe an answer; for bots and clocks, never shown.
    pub fn to_act(&self) -> SeatSet {
        match (&self.game, self.status) {
            (Some(game), Status::Playing) => game.to_act(),
            _ => SeatSet::EMPTY,
        }
    }
}
