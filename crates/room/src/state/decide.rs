//! What may be done at a table, and the entries that come of it. Nothing changes here.

use super::{Channel, TableState};
use crate::clock::Millis;
use crate::error::{Code, TableError, TableResult};
use crate::log::{By, CONCEDE, Entry, is_concession};
use crate::wire::Status;
use crate::wire::{EndReason, PostMove, Sit, StandingOrder, TableAsk, UndoPolicy};
use kernel::{Note, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Who goes on for a seat that gave up or ran out of time, where the game goes on.
pub(super) const STAND_IN: bots::Level = bots::Level::Ensign;
const LONGEST_ID: usize = 64;
const LONGEST_ACTION: usize = 200;
const MOST_ORDERS: usize = 20;

/// Who asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Principal {
    /// Their id.
    pub id: String,
    /// Their name.
    pub name: String,
    /// Persons whose chat they do not want to read.
    pub hidden: Vec<String>,
}

/// What is asked.
#[derive(Clone, Debug)]
pub enum Ask {
    /// A seat.
    Sit(Sit),
    /// An action.
    Move(PostMove),
    /// Anything else.
    Table {
        /// The client's id of it.
        id: String,
        /// What.
        ask: TableAsk,
    },
    /// That a rematch was opened.
    Rematched(String),
    /// That they are called differently now.
    Renamed,
}

/// A move that was read and found legal where the table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CheckedMove {
    pub(super) step: usize,
    pub(super) seat: Seat,
    pub(super) id: usize,
}

/// What comes of an ask: the entries to commit, and the first one's move where it is one, so that applying it need not
/// check it again.
#[derive(Clone, Debug, Default)]
pub struct Decision {
    /// What is to be logged; nothing where nothing changes.
    pub entries: Vec<Entry>,
    /// The move of the first entry.
    pub checked: Option<CheckedMove>,
}

impl From<Vec<Entry>> for Decision {
    fn from(entries: Vec<Entry>) -> Decision {
        Decision { entries, checked: None }
    }
}

impl TableState {
    /// The entries that come of an ask. The seat is the connection's, checked to be the asker's own.
    ///
    /// # Errors
    /// Why not; nothing changes then.
    pub fn decide(&self, who: &Principal, seat: Option<Seat>, ask: &Ask, now: Millis) -> TableResult<Decision> {
        let entries = match ask {
            Ask::Move(post) => return self.post_move(self.own_seat(who, seat)?, post),
            Ask::Sit(sit) => self.sit(who, sit),
            Ask::Table { ask: TableAsk::Start, .. } => self.start(who),
            Ask::Table { ask: TableAsk::Leave, .. } => self.leave(who),
            Ask::Table { ask: TableAsk::Nonce { nonce }, .. } => self.bring(who, nonce),
            Ask::Rematched(table) => self.rematched(who, table),
            Ask::Renamed => Ok(self.rename(who)),
            Ask::Table { id, ask } => self.ask(self.own_seat(who, seat)?, id, ask, now),
        };
        entries.map(Decision::from)
    }

    fn rematched(&self, who: &Principal, table: &str) -> TableResult<Vec<Entry>> {
        self.own_seat(who, None)?;
        match (&self.rematch, self.status) {
            (None, Status::Finished) => Ok(vec![Entry::Rematched { table: table.to_owned() }]),
            _ => Err(TableError::not_now("there is a rematch already, or the game is not over")),
        }
    }

    /// The seat the asker acts for: the connection's, else their first.
    pub fn own_seat(&self, who: &Principal, seat: Option<Seat>) -> TableResult<Seat> {
        let own = self.seats_of(&who.id);
        let seat = seat.filter(|&seat| own.has(seat)).or(if seat.is_none() { own.first() } else { None });
        seat.ok_or_else(|| TableError::new(Code::NotYours, "you do not sit there"))
    }

    /// The game, while it is played.
    ///
    /// # Errors
    /// When it has not begun, or is over.
    pub fn playing(&self) -> TableResult<&dyn kernel::Table> {
        match (&self.game, self.status) {
            (Some(game), Status::Playing) => Ok(game.as_ref()),
            (_, Status::Open) => Err(TableError::not_now("the game has not begun")),
            _ => Err(TableError { rule: Some("TB-3".to_owned()), ..TableError::not_now("the game is over") }),
        }
    }

    fn post_move(&self, seat: Seat, post: &PostMove) -> TableResult<Decision> {
        if post.id.is_empty() || post.id.len() > LONGEST_ID || post.action.len() > LONGEST_ACTION {
            return Err(TableError::bad("an id has 1 to 64 characters, an action at most 200"));
        }
        if let Some(&before) = self.done.get(&super::done_key(seat.index() as u8, &post.id)) {
            let same = before == kernel::state_hash(&post.action.trim());
            return if same { Ok(Decision::default()) } else { Err(reused()) };
        }
        let game = self.playing()?;
        if self.paused {
            return Err(TableError::not_now("the table stands still"));
        }
        if self.assignments.get(seat.index()).is_none_or(|assignment| assignment.bot.is_some()) {
            return Err(TableError::not_now("a bot plays this seat: take it back first"));
        }
        if post.cursor.as_ref().is_some_and(|cursor| *cursor != self.cursor(Channel(Some(seat)))) {
            return Err(TableError::new(Code::Stale, "something was shown to you since you decided"));
        }
        let action = post.action.trim().to_owned();
        let id = game.judge(seat, &action, &self.names)?;
        let beside = game.is_aside(seat, id) && !is_concession(&action);
        let checked = Some(CheckedMove { step: game.steps(), seat, id });
        let note = post.note.as_deref().and_then(Note::clean).map(|note| note.to_string());
        let seat = seat.index() as u8;
        let entry = Entry::Moved { seat, action, note, id: post.id.clone(), by: By::Person, beside };
        let entries = self.within_share(vec![entry])?;
        Ok(if post.dry { Decision::default() } else { Decision { entries, checked } })
    }

    fn ask(&self, seat: Seat, id: &str, ask: &TableAsk, now: Millis) -> TableResult<Vec<Entry>> {
        let entries = match ask {
            TableAsk::Resign => return self.resign(seat),
            TableAsk::Answer { yes } => return self.answer_offer(seat, *yes),
            TableAsk::TakeBack => return self.take_back(seat),
            TableAsk::Expel { seat: other } => return self.expel(seat, *other),
            TableAsk::Start | TableAsk::Leave | TableAsk::Nonce { .. } => {
                return Err(TableError::bad("asked elsewhere"));
            }
            TableAsk::Undo => self.undo(seat, id),
            TableAsk::Offer { what } => self.make_offer(seat, *what),
            TableAsk::HandOver { level } => self.hand_over(seat, level),
            TableAsk::Orders { orders } => self.order(seat, orders),
            TableAsk::Vacation { on } => self.go_away(seat, *on, now),
        };
        self.within_share(entries?)
    }

    fn undo(&self, seat: Seat, id: &str) -> TableResult<Vec<Entry>> {
        if id.len() > LONGEST_ID {
            return Err(TableError::bad("an id has at most 64 characters"));
        }
        match self.done.get(&super::done_key(seat.index() as u8, id)) {
            Some(0) => return Ok(Vec::new()),
            Some(_) => return Err(reused()),
            None => {}
        }
        let game = self.playing()?;
        if self.config.undo == UndoPolicy::Off {
            return Err(TableError::not_now("nothing is taken back at this table"));
        }
        game.may_undo(seat).map_err(|error| TableError::not_now(error.to_string()))?;
        // Others may have drafted something in private since: it goes with it.
        let left = self.taken.iter().rposition(|&(by, _)| by == seat).unwrap_or(game.steps().saturating_sub(1));
        Ok(vec![Entry::Undone { seat: seat.index() as u8, left, id: id.to_owned() }])
    }

    /// Concedes where the game knows that; else the game ends between two, and a bot goes on among more.
    pub(super) fn resign(&self, seat: Seat) -> TableResult<Vec<Entry>> {
        let game = self.playing()?;
        Ok(self.give_up(game, seat, EndReason::Resigned, By::Person))
    }

    pub(super) fn give_up(&self, game: &dyn kernel::Table, seat: Seat, why: EndReason, by: By) -> Vec<Entry> {
        let index = seat.index() as u8;
        if game.why(seat, CONCEDE, &self.names).is_ok() {
            let action = CONCEDE.to_owned();
            return vec![Entry::Moved { seat: index, action, note: None, id: String::new(), by, beside: false }];
        }
        if self.assignments.len() <= 2 {
            let places = (0..self.assignments.len() as u8).map(|other| if other == index { 2 } else { 1 }).collect();
            return vec![Entry::Ended { places, by: why }];
        }
        vec![Entry::Handed { seat: index, level: STAND_IN.name().to_owned() }]
    }

    fn order(&self, seat: Seat, orders: &[StandingOrder]) -> TableResult<Vec<Entry>> {
        let fits = |order: &StandingOrder| order.prompt.len() <= 40 && order.action.len() <= LONGEST_ACTION;
        if orders.len() > MOST_ORDERS || !orders.iter().all(fits) {
            return Err(TableError::bad("at most 20 standing orders, each a prompt's kind and an action"));
        }
        self.playing()?;
        if self.assignments.get(seat.index()).is_some_and(|assignment| assignment.orders == orders) {
            return Ok(Vec::new());
        }
        Ok(vec![Entry::Ordered { seat: seat.index() as u8, orders: orders.to_vec() }])
    }

    /// What standing orders answer now, one entry.
    pub fn standing(&self) -> Option<Entry> {
        let game = self.game.as_ref().filter(|_| self.status == Status::Playing && !self.paused)?;
        let mut owing = (game.to_act() & self.people()).iter();
        owing.find_map(|seat| {
            let orders = &self.assignments.get(seat.index())?.orders;
            if orders.is_empty() {
                return None;
            }
            let kind = game.prompt(seat).kind;
            let order = orders.iter().find(|order| order.prompt == kind)?;
            let id = game.judge(seat, &order.action, &self.names).ok()?;
            // An order answers a question: what is done beside it would be done again and again.
            if game.is_aside(seat, id) {
                return None;
            }
            let (index, action) = (seat.index() as u8, order.action.trim().to_owned());
            Some(Entry::Moved { seat: index, action, note: None, id: String::new(), by: By::Order, beside: false })
        })
    }

    /// A bot's choice as an entry, if it is still to make.
    pub fn bot_move(&self, seat: Seat, action: &str) -> Option<Entry> {
        let game = self.game.as_ref()?;
        if !(self.to_act() & self.by_bots()).has(seat) || self.paused {
            return None;
        }
        let index = seat.index() as u8;
        let legal = game.why(seat, action, &self.names).is_ok();
        let action = if legal { action.to_owned() } else { game.fallback(seat) };
        Some(Entry::Moved { seat: index, action, note: None, id: String::new(), by: By::Bot, beside: false })
    }

    /// What a bot does beside the question as an entry, if it still may.
    pub fn bot_aside(&self, seat: Seat, action: &str) -> Option<Entry> {
        let game = self.game.as_ref().filter(|_| self.bots_that_bargain().has(seat))?;
        game.why(seat, action, &self.names).ok()?;
        let (index, action) = (seat.index() as u8, action.to_owned());
        let entry = Entry::Moved { seat: index, action, note: None, id: String::new(), by: By::Bot, beside: true };
        self.within_share(vec![entry]).ok()?.pop()
    }

    /// The seats whose bots may do something beside the question.
    pub fn bots_that_bargain(&self) -> SeatSet {
        let playing = self.status == Status::Playing && !self.paused;
        let bargains = self.game.as_ref().is_some_and(|game| playing && game.bargains());
        if bargains { self.by_bots() } else { SeatSet::EMPTY }
    }

    /// The seats bots must think for.
    pub fn bots_to_act(&self) -> SeatSet {
        if self.paused { SeatSet::EMPTY } else { self.to_act() & self.by_bots() }
    }
}

fn reused() -> TableError {
    TableError::new(Code::IdReused, "this id was used for something else")
}
