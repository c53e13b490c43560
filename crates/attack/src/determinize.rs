//! One world a captain cannot tell from the true one.

use crate::coin::Coin;
use crate::state::Attack;
use kernel::{ArrayVec, Fate, Label, Seat};

impl Attack {
    /// Redeals the tokens a captain does not know, ship by ship, and empties the others' sealed
    /// answers. Nothing depends on how they truly lie: the coins are sorted first.
    pub(crate) fn redeal(&mut self, seat: Seat, fate: &mut Fate) {
        for other in self.all() {
            if other != seat {
                self.redeal_ship(other, seat, fate);
            }
        }
        self.round.forget_others(seat);
    }

    fn redeal_ship(&mut self, other: Seat, seat: Seat, fate: &mut Fate) {
        let tile = &mut self.ships[other].tile;
        let mut coins: ArrayVec<Coin, 9> = tile.hidden_from(seat).map(|token| token.value()).collect();
        if coins.len() < 2 {
            return;
        }
        coins.sort_unstable();
        fate.shuffle(Label::new("redeal"), &mut coins);
        for (token, coin) in tile.hidden_from(seat).zip(coins) {
            token.redeal(coin);
        }
        tile.sort_reserve();
    }
}
