//! The game at a table: how it begins, goes on and is taken back.

use super::{Channel, CheckedMove, TableState, done_key};
use crate::fair;
use crate::games::GameCatalog;
use crate::log::Origin;
use crate::wire::Status;
use kernel::{Note, Seat};

impl TableState {
    pub(super) fn begin(&mut self, catalog: &dyn GameCatalog) -> Result<(), String> {
        let options = self.config.kernel_options();
        let transcript = fair::transcript(&self.id, &self.config.game, &options, &self.nonces());
        let seed = fair::seed(&self.secret(), &transcript);
        self.names = self.seat_names();
        let game = match &self.config.from {
            None => catalog.open(&self.config.game, &options, seed, None),
            Some(Origin::Position(at)) => catalog.open(&self.config.game, &options, seed, Some(at)),
            Some(Origin::Practice(practice)) => {
                let given = practice.seed.as_deref().map(|seed| kernel::Seed::read(seed).ok_or("the seed is none"));
                let seed = given.transpose()?.unwrap_or(seed);
                catalog.open(&self.config.game, &options, seed, practice.position.as_deref())
            }
            Some(Origin::Moves { seed, .. }) => {
                let seed = kernel::Seed::read(seed).ok_or("the copied match has no seed")?;
                catalog.open(&self.config.game, &options, seed, None)
            }
        };
        self.game = Some(game.map_err(|error| error.to_string())?);
        self.status = Status::Playing;
        self.clocks.stop(false, 0);
        if let Some(Origin::Moves { moves, .. }) = self.config.from.clone() {
            moves.iter().try_for_each(|(seat, action)| self.moved(*seat, action, None, "", None))?;
        }
        Ok(())
    }

    pub(super) fn moved(
        &mut self,
        seat: u8,
        action: &str,
        note: Option<&str>,
        id: &str,
        checked: Option<CheckedMove>,
    ) -> Result<(), String> {
        let game = self.game.as_mut().ok_or("a move before the game began")?;
        let at = Seat::checked(seat as usize).ok_or("a seat that cannot be")?;
        let step = game.steps();
        let sealed = game.is_sealed();
        let (hash, note) = (kernel::state_hash(&action), note.and_then(Note::clean));
        let checked = checked.filter(|checked| (checked.step, checked.seat) == (step, at));
        if !checked.is_some_and(|checked| game.submit_judged(at, checked.id, note.clone())) {
            game.submit(at, action, note, &self.names).map_err(|error| error.to_string())?;
        }
        self.taken.push((at, sealed));
        if !id.is_empty() {
            self.done.insert(done_key(seat, id), hash);
        }
        let seats = self.assignments.len();
        for (index, shown) in self.shown.iter_mut().enumerate() {
            let channel = Channel(if index < seats { Seat::checked(index) } else { None });
            let more = game.shown_from(channel.viewer(), step) as u32;
            shown.after.push(shown.told() + more);
        }
        Ok(())
    }

    pub(super) fn undone(&mut self, seat: u8, left: usize, id: &str) {
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
}
