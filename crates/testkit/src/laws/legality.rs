//! Law 1: what is offered is what `check` accepts, `fallback` is among it, and every refusal
//! names a rule that the rules know.

use crate::play::Walk;
use kernel::{Entry, Enum, GameRefusal, Rule, Seat, SeatSet, rule};
use std::collections::BTreeSet;
use std::mem::size_of;

/// The most dense ids a game may have.
const MAX_IDS: usize = 8_192;
/// Random ids tried at every position.
const TRIED: usize = 4;

/// What every seat is offered at a position, with one bit an id.
pub(super) struct Offers<G: Entry> {
    listed: Vec<G::Action>,
    ends: [(usize, usize); 8],
    seen: Vec<u64>,
    known: BTreeSet<Rule>,
}

impl<G: Entry> Offers<G> {
    pub fn new() -> Self {
        let words = G::Action::LENGTH.div_ceil(64);
        Offers { listed: Vec::new(), ends: [(0, 0); 8], seen: vec![0; words], known: BTreeSet::new() }
    }

    /// The answers of a seat.
    pub fn answers(&self, seat: Seat) -> &[G::Action] {
        let from = if seat.index() == 0 { 0 } else { self.ends[seat.index() - 1].1 };
        &self.listed[from..self.ends[seat.index()].0]
    }

    /// The answers and asides of a seat.
    pub fn all(&self, seat: Seat) -> &[G::Action] {
        let from = if seat.index() == 0 { 0 } else { self.ends[seat.index() - 1].1 };
        &self.listed[from..self.ends[seat.index()].1]
    }

    /// Lists what every seat is offered and holds it against `check`.
    pub fn list(&mut self, game: &G) -> Result<(), String> {
        if size_of::<G::Action>() > 8 || G::Action::LENGTH >= MAX_IDS {
            let (bytes, ids) = (size_of::<G::Action>(), G::Action::LENGTH);
            return Err(format!("an action has {bytes} bytes and {ids} ids; at most 8 and fewer than {MAX_IDS}"));
        }
        let to_act = game.to_act();
        self.listed.clear();
        for seat in Seat::all(game.seats()) {
            game.actions(seat, &mut self.listed);
            let answers = self.listed.len();
            game.asides(seat, &mut self.listed);
            self.ends[seat.index()] = (answers, self.listed.len());
            self.hold(game, seat, to_act)?;
        }
        Ok(())
    }

    fn hold(&mut self, game: &G, seat: Seat, to_act: SeatSet) -> Result<(), String> {
        let owes = to_act.has(seat);
        if self.answers(seat).is_empty() == owes {
            return Err(match owes {
                true => format!("{seat} owes an answer and has none"),
                false => format!("{seat} owes nothing and is asked: {}", game.notation(self.answers(seat)[0])),
            });
        }
        if to_act.is_empty() && !self.all(seat).is_empty() {
            return Err(format!("the game is over and {seat} is offered {}", game.notation(self.all(seat)[0])));
        }
        self.mark_each_once(game, seat)?;
        if owes && !self.answers(seat).contains(&game.fallback(seat)) {
            return Err(format!("the fallback of {seat}, {}, is not offered", game.notation(game.fallback(seat))));
        }
        Ok(())
    }

    fn mark_each_once(&mut self, game: &G, seat: Seat) -> Result<(), String> {
        let mut fault = None;
        let from = if seat.index() == 0 { 0 } else { self.ends[seat.index() - 1].1 };
        for &action in &self.listed[from..] {
            let id = action.into_usize();
            if self.seen[id / 64] >> (id % 64) & 1 == 1 {
                fault = Some(format!("{seat} is offered {} twice", game.notation(action)));
            }
            if G::Action::from_usize(id) != action {
                fault = Some(format!("id {id} of {action:?} is another action's: {:?}", G::Action::from_usize(id)));
            }
            self.seen[id / 64] |= 1 << (id % 64);
            if let Err(refusal) = game.check(seat, action) {
                fault = Some(format!("{seat} is offered {}, refused by {}", game.notation(action), refusal.rule()));
            }
        }
        for &action in &self.listed[from..] {
            self.seen[action.into_usize() / 64] = 0;
        }
        fault.map_or(Ok(()), Err)
    }

    fn hold_id(&self, game: &G, seat: Seat, id: usize) -> Result<Option<Rule>, String> {
        let action = G::Action::from_usize(id);
        let offered = self.all(seat).contains(&action);
        match game.check(seat, action) {
            Ok(()) if !offered && !game.to_act().is_empty() => {
                Err(format!("{seat} may {} (id {id}), but it is not offered", game.notation(action)))
            }
            Err(refusal) if offered => Err(format!("{} is offered and refused: {refusal:?}", game.notation(action))),
            Err(refusal) => Ok(Some(refusal.rule())),
            Ok(()) => Ok(None),
        }
    }
}

/// A few random ids of random seats.
pub(super) fn some_ids<G: Entry>(game: &G, offers: &Offers<G>, walk: &mut Walk<G>) -> Result<(), String> {
    for _ in 0..TRIED {
        let seat = Seat::new(walk.below(game.seats() as usize) as u8);
        offers.hold_id(game, seat, walk.below(G::Action::LENGTH))?;
    }
    Ok(())
}

/// Every id of every seat.
pub(super) fn all_ids<G: Entry>(game: &G, offers: &mut Offers<G>) -> Result<(), String> {
    for seat in Seat::all(game.seats()) {
        for id in 0..G::Action::LENGTH {
            let Some(rule) = offers.hold_id(game, seat, id)? else {
                continue;
            };
            if offers.known.insert(rule) && !is_known::<G>(rule) {
                let action = game.notation(G::Action::from_usize(id));
                return Err(format!("{action} is refused by {rule}, which the rules do not know"));
            }
        }
    }
    Ok(())
}

fn is_known<G: Entry>(rule: Rule) -> bool {
    let kernel = [rule::NOT_YOURS, rule::NO_SUCH_THING, rule::GAME_OVER, rule::OTHER_QUESTION];
    kernel.contains(&rule) || G::RULES.contains(&rule.to_string())
}
