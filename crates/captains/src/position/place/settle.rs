//! What depends on several lines.

use super::{Read, Reader, fault};
use crate::kinds::*;
use crate::state::{Captains, Stage};
use kernel::position::items;
use kernel::{PositionError, Seat, SeatSet};

impl Reader<'_> {
    /// What depends on several lines.
    pub(super) fn settle(&self, game: &mut Captains) -> Read<()> {
        self.settle_ships(game)?;
        for seat in Seat::all(game.players) {
            for (word, had) in [("had", true), ("ended", false)] {
                let Some(line) = self.lines.iter().find(|line| line.seat == Some(seat) && line.zone.word == word)
                else {
                    continue;
                };
                for event in self.events(line)? {
                    let Some(at) = game.lasting.iter().position(|other| *other == event) else {
                        return fault(line, "that event does not stay in play");
                    };
                    let ship = game.ship_mut(seat);
                    *if had { &mut ship.had } else { &mut ship.ended } |= 1 << at;
                }
            }
            self.settle_crew(game, seat)?;
        }
        game.piles.bottom_betas = game.piles.bottom_betas.min(game.piles.techs.len() as u8);
        let below = usize::from(game.piles.bottom_betas);
        if game.piles.techs.cards()[..below].iter().any(|card| card.value().class() != Class::Beta) {
            return Err(PositionError::at(self.line_of(None, "bottom betas"), "those cards are not all betas"));
        }
        if game.stage == Stage::Main && game.passed.has(game.turn) {
            return Err(PositionError::at(self.last_line(), "the captain whose turn it is has passed"));
        }
        self.settle_orders(game)?;
        self.settle_holders(game)
    }

    /// Ships stand at locations, or at stations wherever the map has them.
    fn settle_ships(&self, game: &mut Captains) -> Read<()> {
        for line in self.lines.iter().filter(|line| matches!(line.zone.word, "at" | "shadow")) {
            let place = self.place(game, line, line.value)?;
            match (line.seat, game.shadow.as_mut()) {
                (Some(seat), _) => game.ship_mut(seat).place = place,
                (None, Some(shadow)) => shadow.place = place,
                (None, None) => {}
            }
        }
        Ok(())
    }

    fn settle_crew(&self, game: &mut Captains, seat: Seat) -> Read<()> {
        let rings = self.content.numbers.rings;
        let ship = game.ship_mut(seat);
        let commanders = ship.commanders();
        let said = self.value(Some(seat), "rings").is_some();
        if commanders > rings || said && ship.rings + commanders != rings {
            return Err(PositionError::at(
                self.line_of(Some(seat), "rings"),
                format!("rings and commanders make {rings}"),
            ));
        }
        ship.rings = rings - commanders;
        let overfull = ship.tokens() > ship.room(self.content);
        let untrained = Crew::ALL.iter().any(|&crew| ship.fresh[crew as usize] > ship.ready(Figure::Ensign(crew)));
        match (overfull, untrained) {
            (true, _) => Err(PositionError::at(self.line_of(Some(seat), "cargo"), "so many tokens do not fit")),
            (_, true) => {
                Err(PositionError::at(self.line_of(Some(seat), "trained"), "more trained ensigns than ready ones"))
            }
            _ => Ok(()),
        }
    }

    /// A single ship holds its planet; of several the first, unless a line says otherwise.
    fn settle_holders(&self, game: &mut Captains) -> Read<()> {
        game.map.holders = [None; Place::MOST];
        for (at, _) in game.map_face().places.iter().enumerate().filter(|(_, face)| face.planet) {
            game.map.holders[at] = game.ships_at(Place(at as u8)).first();
        }
        let Some(line) = self.lines.iter().find(|line| line.zone.word == "holders") else { return Ok(()) };
        for item in items(line.value) {
            let Some((place, who)) = item.split_once(':') else { return fault(line, "expected e.g. Wobble: seat 1") };
            let place = self.place(game, line, place)?;
            let seat = match who.trim() {
                "nobody" => None,
                who => match kernel::Names::scene(game.players).seat(who) {
                    Some(seat) if game.ship(seat).place == place => Some(seat),
                    _ => return fault(line, "expected a seat whose ship is there, or nobody"),
                },
            };
            if seat.is_none() && game.ships_at(place).len() < 2 {
                return fault(line, "a single ship holds its planet");
            }
            game.map.holders[place.index()] = seat;
        }
        Ok(())
    }

    /// Action cards: drawn and deck as said, filled up from what is left; the rest waits.
    fn settle_orders(&self, game: &mut Captains) -> Read<()> {
        let round = usize::from(game.round);
        let Some(shadow) = game.shadow.as_mut() else { return Ok(()) };
        let said = |word: &str| match self.lines.iter().find(|line| line.zone.word == word) {
            Some(line) => self.orders(line).map(Some),
            None => Ok(None),
        };
        let drawn = said("actions drawn")?.unwrap_or_default();
        let mut deck = said("action deck")?.unwrap_or_default();
        let waiting = said("actions waiting")?.unwrap_or_default();
        let mut left = self.content.orders.map(i16::from);
        drawn.iter().chain(&deck).chain(&waiting).for_each(|&order| left[order as usize] -= 1);
        fill_orders(&drawn, &mut deck, &mut left, round + 3);
        let rest =
            left.iter().enumerate().flat_map(|(kind, &n)| std::iter::repeat_n(Order::ALL[kind], n.max(0) as usize));
        let waiting: Vec<Order> = waiting.into_iter().chain(rest).collect();
        if left.iter().any(|&n| n < 0)
            || drawn.len() + deck.len() != round + 3
            || waiting.len() + round != self.content.rounds.len()
        {
            return Err(PositionError::at(
                self.line_of(None, "action deck"),
                "there are round + 3 action cards drawn and in the deck",
            ));
        }
        shadow.drawn = drawn.iter().copied().collect();
        shadow.deck = Default::default();
        deck.iter().rev().for_each(|&order| shadow.deck.push_top(order, SeatSet::EMPTY));
        shadow.waiting = [None; 8];
        for (at, order) in waiting.into_iter().enumerate() {
            shadow.waiting[round + at] = Some(kernel::Secret::hidden(order));
        }
        shadow.known = match said("actions known")? {
            Some(known) => self.said_known(round, &known, &drawn, &deck)?,
            None => self.known_orders(round, &drawn, &deck),
        };
        Ok(())
    }

    /// What is known of the round's cards is all of them but the unseen extra (SC-O13).
    fn said_known(&self, round: usize, known: &[Order], drawn: &[Order], deck: &[Order]) -> Read<[u8; 4]> {
        let count = |orders: &[Order], order: Order| orders.iter().filter(|&&other| other == order).count();
        let there = |order: Order| count(drawn, order) + count(deck, order);
        let fits = Order::ALL.into_iter().all(|order| count(known, order) <= there(order));
        if fits && known.len() + usize::from(round > 1) == drawn.len() + deck.len() {
            return Ok(Order::ALL.map(|order| count(known, order) as u8));
        }
        let what = "all action cards drawn and in the deck are known but, from round 2 on, one";
        Err(PositionError::at(self.line_of(None, "actions known"), what))
    }

    /// Without a word on it, the last of a type that came twice is the unseen extra.
    fn known_orders(&self, round: usize, drawn: &[Order], deck: &[Order]) -> [u8; 4] {
        let mut known = [0u8; 4];
        drawn.iter().chain(deck).for_each(|&order| known[order as usize] += 1);
        if let (true, Some(extra)) = (round > 1, known.iter().position(|&n| n > 1)) {
            known[extra] -= 1;
        }
        known
    }
}

/// Fills the deck up to `n` cards with the drawn ones: types that are not there yet first.
fn fill_orders(drawn: &[Order], deck: &mut Vec<Order>, left: &mut [i16; 4], n: usize) {
    while drawn.len() + deck.len() < n {
        let mut free = Order::ALL.into_iter().filter(|&order| left[order as usize] > 0);
        let first = free.clone().next();
        let Some(order) = free.find(|order| !drawn.contains(order) && !deck.contains(order)).or(first) else { return };
        left[order as usize] -= 1;
        deck.push(order);
    }
}
