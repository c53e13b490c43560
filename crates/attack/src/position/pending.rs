//! What is in mid-air: duties that interrupt the turn, who is asked, sealed answers given so far.

use super::build::{Built, Draft, wrong};
use super::join;
use crate::action;
use crate::board::Square;
use crate::content::{Atom, Gear};
use crate::event::Heard;
use crate::notation;
use crate::questions::{Damage, Destroy, DropFlag, Facing, Frame, Rewire};
use crate::state::{Attack, Resume, Stage};
use kernel::position::items;
use kernel::{Placed, PositionError, Sealed, Seat, SeatSet, Viewer};

/// The most duties a line may name: two dropped flags, a Damage and what follows it.
const MOST: usize = 4;

impl Attack {
    /// The duties, the last one first to be done.
    pub(super) fn pending_words(&self) -> String {
        join(self.frames.iter().filter_map(Frame::duty).map(|duty| duty.written(self)))
    }

    /// Who was asked in the round that is open.
    pub(super) fn asked_words(&self) -> String {
        join(self.round.polled().iter().map(|seat| self.colour_of(seat).id().to_owned()))
    }

    /// A sealed answer, for those who know it.
    pub(super) fn answer_words(&self, viewer: Viewer, seat: Seat) -> String {
        let known = viewer.is_referee() || viewer.is(seat);
        let answer = if known && self.in_round() { self.round.own(seat) } else { None };
        let mut words = String::new();
        if let Some(answer) = answer {
            // Writing into a string cannot fail.
            _ = action::write(self, answer, &mut words);
        }
        words
    }
}

impl Draft<'_, '_> {
    /// The duties, and whether they can be owed at this stage.
    pub(super) fn pending(&mut self) -> Built<()> {
        let Some(line) = self.find(None, "pending") else { return Ok(()) };
        let words = items(line.value);
        if words.len() > MOST {
            return Err(wrong(&line, "at most four duties"));
        }
        for word in &words {
            let frame = self.duty(&line, word)?;
            if !frame.duty().is_some_and(|duty| duty.can_be_owed(&self.game)) {
                return Err(wrong(&line, "duties of captains in play, where the stage leaves room for them"));
            }
            self.game.owe(frame);
        }
        Ok(())
    }

    fn duty(&self, line: &Placed<'_>, word: &str) -> Built<Frame> {
        let words: Vec<&str> = word.split_whitespace().collect();
        Ok(match *words.as_slice() {
            ["facing"] => Facing.into(),
            ["damage", who] => Damage { seat: self.seat(line, who)? }.into(),
            ["destroy", who] => Destroy { seat: self.seat(line, who)? }.into(),
            ["rewire", by, target] => Rewire { by: self.seat(line, by)?, target: self.seat(line, target)? }.into(),
            ["drop", who, square] => {
                let square = Square::read(square).ok_or_else(|| wrong(line, "drop blue e4"))?;
                DropFlag { seat: self.seat(line, who)?, square }.into()
            }
            _ => return Err(wrong(line, "damage blue, destroy blue, drop blue e4, rewire red blue or facing")),
        })
    }

    /// What of a piece's effect is still to come: the stage, the shot and the marks say it.
    pub(super) fn resume(&mut self) {
        let game = &mut self.game;
        let batteries = game.ships[game.active].used & Gear::Batteries.bit() != 0;
        let gear = match (game.stage, game.shot) {
            (Stage::Assign, _) if batteries => Some(Gear::Batteries),
            (_, Some(shot)) => shot.gear,
            _ => None,
        };
        let waits = |atom: &Atom| matches!(atom, Atom::RunPhase | Atom::Attack(_));
        game.resume = gear.and_then(|gear| {
            let at = game.edition.content().gear[gear].atoms.iter().position(waits)?;
            Some(Resume { gear, at: at as u8 + 1 })
        });
    }

    /// The round as it was opened: those who are asked, none of whom has to be asked anew.
    pub(super) fn asked(&mut self) -> Built<()> {
        let Some(line) = self.find(None, "asked") else { return Ok(()) };
        let mut asked = SeatSet::EMPTY;
        for word in items(line.value) {
            asked.insert(self.seat(&line, &word)?);
        }
        let game = &mut self.game;
        let window = matches!(game.stage, Stage::Window(_) | Stage::SetupPower) && game.frames.is_empty();
        if !window || !asked.iter().all(|seat| game.ship(seat).is_living()) {
            return Err(wrong(&line, "captains in play, where a window is open"));
        }
        game.round = Sealed::poll(asked);
        Ok(())
    }

    /// Sealed answers: legal ones, and never the last that is missing.
    pub(super) fn answers(&mut self) -> Built<()> {
        for seat in self.game.all() {
            let Some(line) = self.find(Some(seat), "answer") else { continue };
            let expected = "a legal answer of a captain who is asked";
            let answer = notation::read(&self.game, seat, line.value).map_err(|_| wrong(&line, expected))?;
            if !self.game.in_round() || self.game.check_action(seat, answer).is_err() {
                return Err(wrong(&line, expected));
            }
            if self.game.round.answer(seat, answer, &mut Heard::dropped()) {
                return Err(PositionError::at(line.line, "all who are asked have answered: that round is over"));
            }
        }
        Ok(())
    }
}
