//! What may be done at a table, and the entries that come of it. Nothing changes here.

use super::{Channel, Desk, Judged};
use crate::log::{By, Entry};
use crate::problem::{Answer, Code, Fault};
use crate::store::{Millis, Status};
use crate::wire::{PostMove, Sit, StandingOrder, TableAsk, UndoPolicy};
use kernel::{Note, Seat, SeatSet};
use serde::{Deserialize, Serialize};

const LONGEST_ID: usize = 64;
const LONGEST_ACTION: usize = 200;
const MOST_ORDERS: usize = 20;

/// Who asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Who {
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

impl Desk {
    /// The entries that come of an ask. The seat is the connection's, checked to be the asker's own.
    ///
    /// # Errors
    /// Why not; nothing changes then.
    pub fn decide(&self, who: &Who, seat: Option<Seat>, ask: &Ask, now: Millis) -> Answer<Vec<Entry>> {
        match ask {
            Ask::Sit(sit) => self.sit(who, sit),
            Ask::Move(post) => self.post_move(self.own_seat(who, seat)?, post),
            Ask::Table { ask: TableAsk::Start, .. } => self.start(who),
            Ask::Table { ask: TableAsk::Leave, .. } => self.leave(who),
            Ask::Table { ask: TableAsk::Nonce { nonce }, .. } => self.bring(who, nonce),
            Ask::Rematched(table) => self.rematched(who, table),
            Ask::Renamed => Ok(self.rename(who)),
            Ask::Table { id, ask } => self.ask(self.own_seat(who, seat)?, id, ask, now),
        }
    }

    fn rematched(&self, who: &Who, table: &str) -> Answer<Vec<Entry>> {
        self.own_seat(who, None)?;
        match (&self.rematch, self.status) {
            (None, Status::Finished) => Ok(vec![Entry::Rematched { table: table.to_owned() }]),
            _ => Err(Fault::not_now("there is a rematch already, or the game is not over")),
        }
    }

    /// The seat the asker acts for: the connection's, else their first.
    pub fn own_seat(&self, who: &Who, seat: Option<Seat>) -> Answer<Seat> {
        let own = self.seats_of(&who.id);
        let seat = seat.filter(|&seat| own.has(seat)).or(if seat.is_none() { own.first() } else { None });
        seat.ok_or_else(|| Fault::new(Code::NotYours, "you do not sit there"))
    }

    /// The game, while it is played.
    pub(crate) fn playing(&self) -> Answer<&dyn kernel::Table> {
        match (&self.game, self.status) {
            (Some(game), Status::Playing) => Ok(game.as_ref()),
            (_, Status::Open) => Err(Fault::not_now("the game has not begun")),
            _ => Err(Fault { rule: Some("TB-3".to_owned()), ..Fault::not_now("the game is over") }),
        }
    }

    fn post_move(&self, seat: Seat, post: &PostMove) -> Answer<Vec<Entry>> {
        if post.id.is_empty() || post.id.len() > LONGEST_ID || post.action.len() > LONGEST_ACTION {
            return Err(Fault::bad("an id has 1 to 64 characters, an action at most 200"));
        }
        if let Some(&before) = self.done.get(&super::done_key(seat.index() as u8, &post.id)) {
            let same = before == kernel::state_hash(&post.action.trim());
            return if same { Ok(Vec::new()) } else { Err(reused()) };
        }
        let game = self.playing()?;
        if self.paused {
            return Err(Fault::not_now("the table stands still"));
        }
        if self.chairs.get(seat.index()).is_none_or(|chair| chair.bot.is_some()) {
            return Err(Fault::not_now("a bot plays this seat: take it back first"));
        }
        if post.cursor.as_ref().is_some_and(|cursor| *cursor != self.cursor(Channel(Some(seat)))) {
            return Err(Fault::new(Code::Stale, "something was shown to you since you decided"));
        }
        let action = post.action.trim().to_owned();
        let id = game.judge(seat, &action, &self.names)?;
        self.has_room_for(game, seat, &action)?;
        let hash = kernel::state_hash(&action);
        self.judged.set(Some(Judged { step: game.steps(), seat, hash, id }));
        if post.dry {
            return Ok(Vec::new());
        }
        let note = post.note.as_deref().and_then(Note::clean).map(|note| note.to_string());
        let seat = seat.index() as u8;
        Ok(vec![Entry::Moved { seat, action, note, id: post.id.clone(), by: By::Person }])
    }

    fn ask(&self, seat: Seat, id: &str, ask: &TableAsk, now: Millis) -> Answer<Vec<Entry>> {
        let entries = match ask {
            TableAsk::Resign => return self.resign(seat),
            TableAsk::Answer { yes } => return self.answer_offer(seat, *yes),
            TableAsk::TakeBack => return self.take_back(seat),
            TableAsk::Expel { seat: other } => return self.expel(seat, *other),
            TableAsk::Start | TableAsk::Leave | TableAsk::Nonce { .. } => return Err(Fault::bad("asked elsewhere")),
            TableAsk::Undo => self.undo(seat, id),
            TableAsk::Offer { what } => self.make_offer(seat, *what),
            TableAsk::HandOver { level } => self.hand_over(seat, level),
            TableAsk::Orders { orders } => self.order(seat, orders),
            TableAsk::Vacation { on } => self.go_away(seat, *on, now),
        };
        self.within_share(entries?)
    }

    fn undo(&self, seat: Seat, id: &str) -> Answer<Vec<Entry>> {
        if id.len() > LONGEST_ID {
            return Err(Fault::bad("an id has at most 64 characters"));
        }
        match self.done.get(&super::done_key(seat.index() as u8, id)) {
            Some(0) => return Ok(Vec::new()),
            Some(_) => return Err(reused()),
            None => {}
        }
        let game = self.playing()?;
        if self.opening.undo == UndoPolicy::Off {
            return Err(Fault::not_now("nothing is taken back at this table"));
        }
        game.may_undo(seat).map_err(|error| Fault::not_now(error.to_string()))?;
        // Others may have drafted something in private since: it goes with it.
        let left = self.taken.iter().rposition(|&(by, _)| by == seat).unwrap_or(game.steps().saturating_sub(1));
        Ok(vec![Entry::Undone { seat: seat.index() as u8, left, id: id.to_owned() }])
    }

    /// Concedes where the game knows that; else the game ends between two, and a bot goes on among more.
    pub(super) fn resign(&self, seat: Seat) -> Answer<Vec<Entry>> {
        let game = self.playing()?;
        Ok(self.give_up(game, seat, "resigned", By::Person))
    }

    pub(super) fn give_up(&self, game: &dyn kernel::Table, seat: Seat, why: &str, by: By) -> Vec<Entry> {
        let index = seat.index() as u8;
        if game.why(seat, "concede", &self.names).is_ok() {
            let action = "concede".to_owned();
            return vec![Entry::Moved { seat: index, action, note: None, id: String::new(), by }];
        }
        if self.chairs.len() <= 2 {
            let places = (0..self.chairs.len() as u8).map(|other| if other == index { 2 } else { 1 }).collect();
            return vec![Entry::Ended { places, by: why.to_owned() }];
        }
        vec![Entry::Handed { seat: index, level: "ensign".to_owned() }]
    }

    fn order(&self, seat: Seat, orders: &[StandingOrder]) -> Answer<Vec<Entry>> {
        let fits = |order: &StandingOrder| order.prompt.len() <= 40 && order.action.len() <= LONGEST_ACTION;
        if orders.len() > MOST_ORDERS || !orders.iter().all(fits) {
            return Err(Fault::bad("at most 20 standing orders, each a prompt's kind and an action"));
        }
        self.playing()?;
        if self.chairs.get(seat.index()).is_some_and(|chair| chair.orders == orders) {
            return Ok(Vec::new());
        }
        Ok(vec![Entry::Ordered { seat: seat.index() as u8, orders: orders.to_vec() }])
    }

    /// What standing orders answer now, one entry.
    pub fn standing(&self) -> Option<Entry> {
        let game = self.game.as_ref().filter(|_| self.status == Status::Playing && !self.paused)?;
        let mut owing = (game.to_act() & self.people()).iter();
        owing.find_map(|seat| {
            let orders = &self.chairs.get(seat.index())?.orders;
            if orders.is_empty() {
                return None;
            }
            let kind = game.prompt(seat).kind;
            let order = orders.iter().find(|order| order.prompt == kind)?;
            game.why(seat, &order.action, &self.names).ok()?;
            let action = order.action.trim().to_owned();
            Some(Entry::Moved { seat: seat.index() as u8, action, note: None, id: String::new(), by: By::Order })
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
        Some(Entry::Moved { seat: index, action, note: None, id: String::new(), by: By::Bot })
    }

    /// What a bot does beside the question as an entry, if it still may.
    pub fn bot_aside(&self, seat: Seat, action: &str) -> Option<Entry> {
        let game = self.game.as_ref().filter(|_| self.bots_that_bargain().has(seat))?;
        game.why(seat, action, &self.names).ok()?;
        let action = action.to_owned();
        Some(Entry::Moved { seat: seat.index() as u8, action, note: None, id: String::new(), by: By::Bot })
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

fn reused() -> Fault {
    Fault::new(Code::IdReused, "this id was used for something else")
}
