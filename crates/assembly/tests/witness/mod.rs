//! A witness who knows only what one seat was shown, and runs the story backwards: a world is possible
//! exactly where it leads back to the deal the seat saw. Nothing here uses the game's own marks or recall.
#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

use assembly::event::Source;
use assembly::{Assembly, Card, Event};
use kernel::position::items;
use kernel::{Game, Positions, Redact, Seat, Secret, Shown, Viewer};
use std::collections::BTreeSet;

type Story = Event<Shown<Card>>;

/// Where the hidden and open cards lie.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Table {
    hands: [BTreeSet<u8>; 2],
    captains: [BTreeSet<u8>; 2],
    fleets: [BTreeSet<u8>; 2],
    agenda: BTreeSet<u8>,
    row: BTreeSet<u8>,
    /// Top last.
    deck: Vec<u8>,
}

impl Table {
    /// A whole world, read as the referee writes it.
    pub fn of(world: &Assembly) -> Table {
        let zone = |seat: Option<usize>, word: &str| {
            let seat = seat.map(|index| Seat::new(index as u8));
            let zone = Assembly::ZONES.iter().find(|zone| zone.word == word && zone.per_seat == seat.is_some());
            let text = world.zone(Viewer::REFEREE, seat, zone.unwrap());
            let card = |name: &String| world.edition().find(name).unwrap().number();
            items(&text).iter().filter(|name| *name != "-").map(card).collect::<Vec<u8>>()
        };
        let both = |word: &str| [0, 1].map(|seat| zone(Some(seat), word).into_iter().collect());
        let deck = zone(None, "deck").into_iter().rev().collect();
        let set = |word: &str| zone(None, word).into_iter().collect();
        Table {
            hands: both("hand"),
            captains: both("captains"),
            fleets: both("fleet"),
            agenda: set("agenda"),
            row: set("row"),
            deck,
        }
    }
}

/// One seat's story so far.
pub struct Witness {
    seat: usize,
    own_deal: BTreeSet<u8>,
    row: BTreeSet<u8>,
    story: Vec<Story>,
}

/// What a witness says of a world.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Possible,
    Impossible,
    /// Too many ways to look through.
    Undecided,
}

const PATIENCE: usize = 200_000;

impl Witness {
    /// Takes its seat at a fresh table: sees its own hand and the row.
    pub fn new(seat: Seat, start: &Assembly) -> Witness {
        let table = Table::of(start);
        let own_deal = table.hands[seat.index()].clone();
        Witness { seat: seat.index(), own_deal, row: table.row, story: Vec::new() }
    }

    pub fn see(&mut self, events: &[Event<Secret<Card>>]) {
        let viewer = Viewer::seat(Seat::new(self.seat as u8));
        self.story.extend(events.iter().filter_map(|event| event.shown_to(viewer)));
    }

    pub fn judge(&self, world: &Assembly) -> Verdict {
        let mut search = Search { witness: self, tried: BTreeSet::new(), left: PATIENCE };
        match search.back(Table::of(world), self.story.len()) {
            true => Verdict::Possible,
            false if search.left == 0 => Verdict::Undecided,
            false => Verdict::Impossible,
        }
    }

    /// When a card was last seen going into the other's hand before `at`, how many cards went under
    /// the deck since.
    fn pushes_since_entry(&self, card: u8, at: usize) -> Option<usize> {
        let other = 1 - self.seat;
        let entered = |event: &Story| match *event {
            Event::Took { seat, card: c } => seat.index() == other && c.number() == card,
            Event::Drew { seat, card: Shown::Face(c), from: Source::Agenda } => {
                seat.index() == other && c.number() == card
            }
            _ => false,
        };
        let entry = self.story[..at].iter().rposition(entered)?;
        let pushed = |event: &&Story| matches!(event, Event::Released { .. });
        Some(self.story[entry..at].iter().filter(pushed).count())
    }
}

struct Search<'a> {
    witness: &'a Witness,
    tried: BTreeSet<(usize, Table)>,
    left: usize,
}

impl Search<'_> {
    /// Whether `table`, as it was after the first `at` events, leads back to the deal.
    fn back(&mut self, mut table: Table, mut at: usize) -> bool {
        loop {
            if at == 0 {
                return table.hands[self.witness.seat] == self.witness.own_deal && table.row == self.witness.row;
            }
            at -= 1;
            let event = self.witness.story[at];
            if let Event::Drew { seat, card: Shown::Back(()), from: Source::Deck } = event {
                return self.undraw(&table, seat.index(), at);
            }
            if undo(&mut table, &event).is_none() {
                return false;
            }
        }
    }

    /// An unseen draw: any card of that hand may be the one.
    fn undraw(&mut self, table: &Table, seat: usize, at: usize) -> bool {
        if self.left == 0 || !self.tried.insert((at, table.clone())) {
            return false;
        }
        self.left -= 1;
        let deep = table.deck.len();
        let cards: Vec<u8> = table.hands[seat].iter().copied().collect();
        cards.into_iter().any(|card| {
            // A card seen going in must have been released since, and gone through the whole deck.
            if self.witness.pushes_since_entry(card, at).is_some_and(|pushes| pushes <= deep) {
                return false;
            }
            let mut before = table.clone();
            before.hands[seat].remove(&card);
            before.deck.push(card);
            self.back(before, at)
        })
    }
}

/// Takes one event back; `None` where it cannot have happened so.
fn undo(table: &mut Table, event: &Story) -> Option<()> {
    let take = |set: &mut BTreeSet<u8>, card: u8| set.remove(&card).then_some(());
    match *event {
        Event::Took { seat, card } => {
            take(&mut table.hands[seat.index()], card.number())?;
            table.row.insert(card.number());
        }
        Event::Drew { seat, card: Shown::Face(card), from } => {
            take(&mut table.hands[seat.index()], card.number())?;
            match from {
                Source::Agenda => _ = table.agenda.insert(card.number()),
                _ => table.deck.push(card.number()),
            }
        }
        Event::Filled { card: Shown::Face(card), .. } => {
            take(&mut table.agenda, card.number())?;
            table.deck.push(card.number());
        }
        Event::Released { seat, card, from } => return undo_release(table, seat.index(), card, from),
        Event::Recruited { seat, card, from } => {
            take(&mut table.captains[seat.index()], card.number())?;
            unplay(table, seat.index(), card.number(), from);
        }
        Event::Deployed { seat, card, from } => {
            take(&mut table.fleets[seat.index()], card.number())?;
            unplay(table, seat.index(), card.number(), from);
        }
        Event::Scrambled { seat, card } => {
            take(&mut table.fleets[seat.index()], card.number())?;
            table.captains[seat.index()].insert(card.number());
        }
        Event::Gave { seat, card, .. } => {
            let (from, to) = (1 - seat.index(), seat.index());
            if take(&mut table.captains[from], card.number()).is_some() {
                table.captains[to].insert(card.number());
            } else {
                take(&mut table.fleets[from], card.number())?;
                table.fleets[to].insert(card.number());
            }
        }
        _ => {}
    }
    Some(())
}

fn unplay(table: &mut Table, seat: usize, card: u8, from: Source) {
    match from {
        Source::Agenda => _ = table.agenda.insert(card),
        _ => _ = table.hands[seat].insert(card),
    }
}

fn undo_release(table: &mut Table, seat: usize, card: Shown<Card>, from: Source) -> Option<()> {
    if table.deck.is_empty() {
        return None;
    }
    let bottom = table.deck.remove(0);
    if card.face().is_some_and(|card| card.number() != bottom) {
        return None;
    }
    match from {
        Source::Captains => _ = table.captains[seat].insert(bottom),
        Source::Fleet => _ = table.fleets[seat].insert(bottom),
        _ => _ = table.hands[seat].insert(bottom),
    }
    Some(())
}
