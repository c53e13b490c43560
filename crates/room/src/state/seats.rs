//! Sitting down and standing up.

use super::{Ask, Principal, TableState};
use crate::error::{Code, TableError, TableResult};
use crate::id::is_id;
use crate::log::Entry;
use crate::name::{look_alike, numbered};
use crate::wire::Status;
use crate::wire::{SeatPlan, Sit};
use kernel::{Names, Seat, SeatSet};
use std::collections::BTreeMap;

const MOST_CHOICES: usize = 8;
/// Names a seat may have had at one table; then it keeps the last.
const MOST_NAMES: usize = 20;

/// Longer than the longest thing a seat may say of itself: a story of 200 letters.
fn is_long(name: &str, value: &str) -> bool {
    name.len() > 40 || value.chars().count() > 200
}

impl TableState {
    pub(super) fn sat(&mut self, seat: u8, person: &str, name: &str, nonce: &str) {
        self.assignment_mut(seat, |assignment| {
            assignment.person = Some(person.to_owned());
            assignment.name = name.to_owned();
            assignment.nonce = nonce.to_owned();
        });
        self.called.push((seat, name.to_owned()));
    }

    pub(super) fn invited(&mut self, seat: u8, person: &str) {
        if let Some(plan) = self.config.seats.get_mut(seat as usize) {
            *plan = SeatPlan::Invited { person: Some(person.to_owned()) };
        }
    }

    /// The seats kept for a name: tables opened before invitations were to a person have such.
    pub fn kept_for_names(&self) -> Vec<(u8, String)> {
        let kept = |(index, plan): (usize, &SeatPlan)| match plan {
            SeatPlan::Invited { person: Some(name) } if !is_id(name) => Some((index as u8, name.clone())),
            _ => None,
        };
        let is_open = self.status == Status::Open;
        self.config.seats.iter().enumerate().filter(|_| is_open).filter_map(kept).collect()
    }

    pub(super) fn renamed(&mut self, seat: u8, name: &str) {
        self.assignment_mut(seat, |assignment| name.clone_into(&mut assignment.name));
        self.called.push((seat, name.to_owned()));
        if self.game.is_some() {
            self.names = self.seat_names();
        }
    }

    pub(super) fn seat_names(&self) -> Names {
        Names::new(self.assignments.iter().map(|assignment| assignment.name.clone()), self.assignments.len() as u8)
    }

    /// What a seat chose goes with it when it stands up.
    pub(super) fn stood(&mut self, seat: u8) {
        let mut gone = Vec::new();
        self.assignment_mut(seat, |assignment| gone = std::mem::take(assignment).chosen);
        self.called.retain(|(other, _)| *other != seat);
        gone.iter().for_each(|name| drop(self.config.options.remove(name)));
    }

    pub(super) fn chose(&mut self, seat: u8, options: &BTreeMap<String, String>) {
        for (name, value) in options {
            let name = format!("seat-{}.{name}", seat + 1);
            self.config.options.insert(name.clone(), value.clone());
            self.assignment_mut(seat, |assignment| assignment.chosen.push(name));
        }
    }

    /// The seats of a person.
    pub fn seats_of(&self, person: &str) -> SeatSet {
        let own =
            self.assignments.iter().enumerate().filter(|(_, assignment)| assignment.person.as_deref() == Some(person));
        own.filter_map(|(index, _)| Seat::checked(index)).collect()
    }

    /// The team a seat plays in once the game has begun: its seats' numbers. Who plays alone has none.
    pub fn team(&self, seat: Seat) -> Option<String> {
        let side = self.game.as_ref()?.side(seat);
        let numbers = side.iter().map(|seat| seat.number().to_string());
        (side.len() > 1).then(|| numbers.collect::<Vec<_>>().join("+"))
    }

    /// How many lines of chat one person may fill where a table keeps so many: all who sit there have the same share.
    pub fn chat_share(&self, lines: usize) -> usize {
        let people: std::collections::BTreeSet<_> =
            self.assignments.iter().filter_map(|assignment| assignment.person.as_ref()).collect();
        lines / people.len().max(1)
    }

    /// Whether everybody is there.
    pub fn is_full(&self) -> bool {
        self.assignments.iter().all(|assignment| assignment.person.is_some() || assignment.bot.is_some())
    }

    pub(super) fn sit(&self, who: &Principal, sit: &Sit) -> TableResult<Vec<Entry>> {
        if self.status != Status::Open {
            return Err(TableError::not_now("this table has begun"));
        }
        let nonce = sit.nonce.clone().unwrap_or_default();
        super::check_nonce(&nonce)?;
        if sit.options.len() > MOST_CHOICES || sit.options.iter().any(|(name, value)| is_long(name, value)) {
            return Err(TableError::bad("options: at most 8 choices, each a word or a line of at most 200 letters"));
        }
        let seat = self.free_seat(who, sit)?;
        self.may_sit_again(&who.id)?;
        let name = self.name_for(seat, &who.name);
        let begins = self.begins_with(seat, &nonce);
        let mut entries = vec![Entry::Sat { seat, person: who.id.clone(), name, nonce }];
        if !sit.options.is_empty() {
            entries.push(Entry::Chose { seat, options: sit.options.clone() });
        }
        let last = self.assignments.iter().enumerate().filter(|&(index, _)| index != seat as usize);
        if last.into_iter().all(|(_, assignment)| assignment.person.is_some() || assignment.bot.is_some()) && begins {
            entries.push(Entry::Began);
        }
        Ok(entries)
    }

    fn free_seat(&self, who: &Principal, sit: &Sit) -> TableResult<u8> {
        if !self.seats_of(&who.id).is_empty() {
            return Err(TableError::new(Code::Taken, "you sit at this table already"));
        }
        let fits = |index: usize| self.may_sit(index, who, sit.code.as_deref());
        let taken = || TableError::new(Code::Taken, "no seat is free for you here");
        match sit.seat {
            Some(number) => {
                let index = (number as usize).checked_sub(1).filter(|&i| i < self.assignments.len());
                let index = index.ok_or_else(|| TableError::bad("there is no such seat"))?;
                if fits(index) { Ok(index as u8) } else { Err(taken()) }
            }
            // A seat kept for this person comes before an open one.
            None => {
                let kept = (0..self.assignments.len()).find(|&i| fits(i) && self.config.seats[i] != SeatPlan::Open);
                kept.or_else(|| (0..self.assignments.len()).find(|&i| fits(i))).map(|i| i as u8).ok_or_else(taken)
            }
        }
    }

    fn may_sit(&self, index: usize, who: &Principal, code: Option<&str>) -> bool {
        let free = self
            .assignments
            .get(index)
            .is_some_and(|assignment| assignment.person.is_none() && assignment.bot.is_none());
        free && match self.config.seats.get(index) {
            Some(SeatPlan::Open) => true,
            // An id since the table was opened: names are never compared here.
            Some(SeatPlan::Invited { person: Some(person) }) => person == &who.id,
            Some(SeatPlan::Invited { person: None }) => {
                self.config.codes.iter().any(|(seat, own)| *seat as usize == index && Some(own.as_str()) == code)
            }
            Some(SeatPlan::Me { .. }) => who.id == self.config.host,
            _ => false,
        }
    }

    /// Nobody is called like somebody else at the table, nor as somebody else was called before.
    fn name_for(&self, seat: u8, name: &str) -> String {
        let others = self.assignments.iter().enumerate().filter(|(index, _)| *index != seat as usize);
        let now = others.map(|(_, assignment)| assignment.name.as_str());
        let before = self.called.iter().filter(|(other, _)| *other != seat).map(|(_, name)| name.as_str());
        let taken: Vec<&str> = now.chain(before).collect();
        let clash = |name: &str| taken.iter().any(|taken| look_alike(taken, name));
        let mut others = (2..).map(|n| numbered(name, n));
        if clash(name) { others.find(|name| !clash(name)).unwrap_or_default() } else { name.to_owned() }
    }

    /// A person's seats get their new name, but those that were given one of their own when the table was opened.
    pub(super) fn rename(&self, who: &Principal) -> Vec<Entry> {
        if !matches!(self.status, Status::Open | Status::Playing) {
            return Vec::new();
        }
        let own = self.seats_of(&who.id).iter().enumerate();
        own.filter_map(|(n, seat)| {
            let index = seat.index();
            let is_named = matches!(self.config.seats.get(index), Some(SeatPlan::Me { name: Some(_) }));
            let names = self.called.iter().filter(|(other, _)| *other as usize == index).count();
            let wanted = if n == 0 { who.name.clone() } else { numbered(&who.name, n + 1) };
            let name = self.name_for(index as u8, &wanted);
            let changes = self.assignments.get(index).is_some_and(|assignment| assignment.name != name);
            (changes && !is_named && names < MOST_NAMES).then_some(Entry::Renamed { seat: index as u8, name })
        })
        .collect()
    }

    pub(super) fn leave(&self, who: &Principal) -> TableResult<Vec<Entry>> {
        if self.status != Status::Open {
            return Err(TableError::not_now("the game has begun: resign, or let a bot go on"));
        }
        if who.id == self.config.host {
            return Ok(vec![Entry::Closed]);
        }
        let seats = self.seats_of(&who.id);
        if seats.is_empty() {
            return Err(TableError::new(Code::NotYours, "you do not sit at this table"));
        }
        Ok(seats.iter().map(|seat| Entry::Stood { seat: seat.index() as u8 }).collect())
    }

    pub(super) fn start(&self, who: &Principal) -> TableResult<Vec<Entry>> {
        if who.id != self.config.host {
            return Err(TableError::new(Code::NotYours, "the host begins"));
        }
        if self.status != Status::Open {
            return Err(TableError::not_now("this table has begun"));
        }
        if !self.is_full() {
            return Err(TableError::not_now("a seat is still free"));
        }
        Ok(vec![Entry::Began])
    }

    pub(super) fn hand_over(&self, seat: Seat, level: &str) -> TableResult<Vec<Entry>> {
        self.playing()?;
        if self.config.rated {
            return Err(TableError::not_now("no bots at rated tables"));
        }
        let level: bots::Level =
            level.parse().map_err(|error: bots::level::NoSuchLevel| TableError::bad(error.to_string()))?;
        if self.assignments.get(seat.index()).is_some_and(|assignment| assignment.bot.as_deref() == Some(level.name()))
        {
            return Ok(Vec::new());
        }
        Ok(vec![Entry::Handed { seat: seat.index() as u8, level: level.name().to_owned() }])
    }

    pub(super) fn take_back(&self, seat: Seat) -> TableResult<Vec<Entry>> {
        self.playing()?;
        match self.assignments.get(seat.index()) {
            Some(assignment) if assignment.bot.is_some() => Ok(vec![Entry::TakenBack { seat: seat.index() as u8 }]),
            _ => Err(TableError::not_now("no bot plays this seat")),
        }
    }

    /// Whether somebody plays here and waits for bots.
    pub fn has_people(&self) -> bool {
        !self.people().is_empty()
    }

    /// The seats of people who play on themselves.
    pub(super) fn people(&self) -> SeatSet {
        let people = self
            .assignments
            .iter()
            .enumerate()
            .filter(|(_, assignment)| assignment.person.is_some() && assignment.bot.is_none());
        people.filter_map(|(index, _)| Seat::checked(index)).collect()
    }

    /// An ask in words, for logs: never what is in it.
    pub fn ask_word(ask: &Ask) -> &'static str {
        match ask {
            Ask::Sit(_) => "sit",
            Ask::Move(_) => "move",
            Ask::Table { .. } => "ask",
            Ask::Rematched(_) => "rematch",
            Ask::Renamed => "rename",
        }
    }
}
