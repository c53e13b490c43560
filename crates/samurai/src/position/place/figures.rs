//! Figures read: where each stands and what it carries.

use super::{Fault, Placing};
use crate::notation::figure_words;
use crate::state::{CARRIER, FIGHTERS, Figure, NONE, Place};
use kernel::Seat;
use kernel::position::items;

impl Placing {
    /// The figure of a mech, which becomes hers where she has room.
    pub(super) fn mech(&mut self, seat: Seat, name: &str) -> Result<usize, Fault> {
        let unit = figure_words(&self.game, name).map(|(unit, _)| unit).filter(|&unit| unit >= 2);
        let unit = unit.ok_or_else(|| format!("no mech {name:?}"))?;
        let mechs = self.game.player(seat).mechs;
        if let Some(slot) = mechs.iter().position(|&mech| mech == unit) {
            return Ok(CARRIER + 1 + slot);
        }
        let taken = self.game.players.iter().any(|player| player.mechs.contains(&unit));
        let free = mechs.iter().position(|&mech| mech == NONE).filter(|_| !taken);
        let slot = free.ok_or_else(|| format!("{name} is another player's, or this player has two mechs already"))?;
        self.game.player_mut(seat).mechs[slot] = unit;
        Ok(CARRIER + 1 + slot)
    }

    pub(super) fn figures(&mut self, seat: Seat, place: Place, value: &str) -> Result<(), Fault> {
        for item in items(value) {
            let (unit, tokens) = figure_words(&self.game, &item).ok_or_else(|| format!("no figure {item:?}"))?;
            if tokens > 44 || (tokens > 0 && !place.is_location()) {
                return Err(format!("{item:?}: only units at locations carry tokens, 44 at most (SS-G13)"));
            }
            let name = item.rsplit_once('+').map_or(item.as_str(), |(name, _)| name);
            let index = match unit {
                0 => self.next_fighter(seat)?,
                1 => CARRIER,
                _ => self.mech(seat, name)?,
            };
            if self.placed[seat.index()] >> index & 1 == 1 {
                return Err(format!("{name} is there twice"));
            }
            self.placed[seat.index()] |= 1 << index;
            self.game.player_mut(seat).figures[index] = Figure::new(place).with_tokens(tokens);
        }
        Ok(())
    }

    fn next_fighter(&mut self, seat: Seat) -> Result<usize, Fault> {
        let next = &mut self.fighters[seat.index()];
        *next += 1;
        if *next as usize > FIGHTERS { Err("a player has 8 fighters".to_owned()) } else { Ok(*next as usize - 1) }
    }
}
