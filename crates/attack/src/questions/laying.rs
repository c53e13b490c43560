//! Laying power: what all questions share that are answered with a layout of tokens.

use crate::action::Action;
use crate::check::{Checked, unless};
use crate::coin::{Coins, Trait};
use crate::content::{Atom, Need, Piece};
use crate::layout::{Layout, assignments, is_assignment};
use crate::refusal::Refusal;
use crate::state::Attack;
use crate::words::anchors::warned;
use kernel::{Described, Names, Seat};

/// The order in which a timeout lays tokens.
const TIMEOUT_ORDER: [Trait; 4] = [Trait::Armaments, Trait::Shields, Trait::Engines, Trait::Equipment];

/// Which tokens are laid, and whose.
#[derive(Clone, Copy)]
pub(super) struct Laying {
    owner: Seat,
    coins: Coins,
    /// At set-up and on return: what is withheld then stays in reserve (AT-B11).
    first: bool,
}

impl Laying {
    /// The power a captain lays in Phase 1, or has laid for her (AT-P2).
    pub(super) fn of(game: &Attack, owner: Seat) -> Laying {
        Laying { owner, coins: game.to_place(owner), first: false }
    }

    /// Her first power (AT-S7, AT-J17).
    pub(super) fn first(game: &Attack, owner: Seat) -> Laying {
        let kept = game.withheld_at_start(owner).map_or(Coins::NONE, Coins::of);
        Laying { owner, coins: game.ship(owner).tile.pool().without(kept), first: true }
    }

    pub(super) fn coins(self) -> Coins {
        self.coins
    }

    pub(super) fn answers(self, out: &mut Vec<Action>) {
        out.extend_from_slice(assignments(self.coins));
    }

    pub(super) fn check(self, game: &Attack, layout: Layout) -> Checked {
        if is_assignment(self.coins, layout) {
            return Ok(());
        }
        let stray = layout.coins().without(self.coins).iter().next();
        if let Some(coin) = stray {
            unless(game.ship(self.owner).tile.pool().has(coin), Refusal::NotInPool { coin })?;
            return Err(if self.first { Refusal::StaysInReserve { coin } } else { Refusal::HighestWithheld { coin } });
        }
        let (wanted, laid) = (self.coins.len().min(4) as u8, layout.coins().len() as u8);
        Err(if self.first { Refusal::FillTraitsFirst { wanted, laid } } else { Refusal::FillTraits { wanted, laid } })
    }

    /// In descending worth: what a timeout lays where nothing says more.
    pub(super) fn descending(self) -> Layout {
        Layout::descending(self.coins, TIMEOUT_ORDER)
    }

    /// Every token where it was, if that is legal; else in descending worth.
    pub(super) fn as_before(self, game: &Attack) -> Layout {
        let same = game.ship(self.owner).tile.layout();
        if is_assignment(self.coins, same) { same } else { self.descending() }
    }

    pub(super) fn describe(self, game: &Attack, seat: Seat, layout: Layout, names: &Names) -> Described {
        let mut described = Described::new(self.sentence(seat, layout, names));
        for (on, coin) in layout.tokens() {
            described = described.click(format!("coin/{coin}")).click(format!("trait/{}", on.id()));
        }
        if let Some((number, name)) = preset(game, self.coins, layout) {
            described = described.preview(name).figure("preset", number);
        }
        let idle = self.owner == seat && is_idle(game, seat, layout);
        warned(game, described, idle.then_some("idle_equipment"))
    }

    fn sentence(self, seat: Seat, layout: Layout, names: &Names) -> String {
        let laid: Vec<String> = layout.tokens().map(|(on, coin)| format!("{} {coin}", on.name())).collect();
        let kept: Vec<String> = self.coins.without(layout.coins()).iter().map(|coin| coin.to_string()).collect();
        let kept = if kept.is_empty() { String::new() } else { format!("; {} in reserve", kept.join(", ")) };
        match (laid.is_empty(), self.owner == seat) {
            (true, true) => "Go on without power: you have no token left".to_owned(),
            (true, false) => format!("Leave {} without power: they have no token left", &names[self.owner]),
            (false, true) => format!("Lay the power: {}{kept}", laid.join(", ")),
            (false, false) => format!("Lay the power of {}: {}{kept}", &names[self.owner], laid.join(", ")),
        }
    }
}

/// The first of the content's presets that lays these coins so: its number and its name.
fn preset(game: &Attack, coins: Coins, layout: Layout) -> Option<(i32, &str)> {
    let wirings = &game.edition.content().wirings;
    let found = wirings.iter().position(|wiring| wiring.lay(coins) == Some(layout))?;
    Some((found as i32, &wirings[found].name))
}

/// Whether the token on Equipment serves no piece as things stand: its needs are not met, or it
/// would bring back what is not lost.
fn is_idle(game: &Attack, seat: Seat, layout: Layout) -> bool {
    let ship = game.ship(seat);
    let Some(coin) = layout.token(Trait::Equipment) else { return false };
    let lacks = |need: Need| match need {
        Need::SpeedZero => ship.speed > 0,
        Need::EmptyTrait => layout.tokens().count() == Trait::ALL.len(),
        Need::LostToken => ship.lost.is_empty(),
        // Where ships will be then, nobody knows yet.
        Need::TokenOnEquipment | Need::ShipInRange | Need::AdjacentFreeSquare => false,
    };
    let vain = |atom: &Atom| matches!(atom, Atom::RollRepair) && ship.lost.is_empty();
    let idle = |piece: &Piece| piece.needs.iter().any(lacks) || piece.atoms.iter().any(vain);
    game.edition.content().gear.values().filter(|piece| piece.coin == coin).all(idle)
}
