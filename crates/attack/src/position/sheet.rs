//! One captain's six coins while a position is read.

use super::build::{Built, wrong};
use crate::coin::{Coin, Coins, Trait};
use crate::state::{Berth, Stage};
use crate::tile::{EVERYONE, Tile};
use kernel::{Placed, SeatSet, Secret};

pub(super) fn read_token(line: &Placed<'_>, word: &str) -> Built<(Coin, bool)> {
    let (face, open) = match word.strip_suffix('!') {
        Some(face) => (face, true),
        None => (word, false),
    };
    let coin = Coin::written(face).ok_or_else(|| wrong(line, "tokens: 1 to 5 or B, with ! where they are shown"))?;
    Ok((coin, open))
}

/// One captain's coins as they are laid out.
pub(super) struct Sheet {
    pub(super) left: Coins,
    pub(super) tile: Tile,
    pub(super) lost: Coins,
}

impl Sheet {
    pub(super) fn spend(&mut self, line: &Placed<'_>, coin: Coin) -> Built<()> {
        if !self.left.has(coin) {
            return Err(wrong(line, &format!("each coin once: {coin} is elsewhere")));
        }
        self.left.remove(coin);
        Ok(())
    }

    /// E4, A3, S2, Q1 from what is there; a captain who has not laid power keeps it in hand.
    pub(super) fn usual(&mut self, stage: Stage, berth: Berth, knowers: SeatSet) {
        if stage == Stage::SetupPower || matches!(berth, Berth::Waiting(_)) {
            for coin in self.left.iter() {
                self.tile.add_reserve(Secret::new(coin, EVERYONE));
            }
            self.left = Coins::NONE;
            return;
        }
        let wanted = [Coin::Four, Coin::Three, Coin::Two, Coin::One];
        for (on, coin) in Trait::ALL.into_iter().zip(wanted) {
            if self.left.has(coin) {
                self.left.remove(coin);
                self.tile.put(on, Secret::new(coin, knowers));
            }
        }
    }

    /// What no line named: the reserve's where all traits are filled or only the lost pile was
    /// written, else lost.
    pub(super) fn rest(&mut self, reserve: bool, lost: bool, knowers: SeatSet) -> Result<(), String> {
        let filled = Trait::ALL.into_iter().all(|on| self.tile.token(on).is_some());
        for coin in self.left.iter() {
            if !reserve && (filled || lost) {
                self.tile.add_reserve(Secret::new(coin, knowers));
            } else if !lost {
                self.lost.insert(coin);
            } else {
                return Err(format!("the coin {coin} of a captain is nowhere"));
            }
        }
        Ok(())
    }
}
