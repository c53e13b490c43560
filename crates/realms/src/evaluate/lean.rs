//! How a quick player leans: play, use, strike, buy what is worth most, end. A lead of 1000
//! decides (RULES.md, section 7.5).

use crate::action::Action;
use crate::content::Masks;
use crate::state::Realms;
use kernel::Seat;

/// Authority below which Combat counts more than Trade.
const LATE: i16 = 25;
/// Authority below which a ship is scrapped for its last blow.
const NEAR: i16 = 12;

pub(super) fn of<const SEATS: usize, const CARDS: usize>(
    game: &Realms<SEATS, CARDS>,
    seat: Seat,
    action: Action,
) -> i32 {
    let content = game.content();
    let worth = |kind: u8| content.worth[kind as usize];
    let is = |mask: u64, kind: u8| mask & Masks::bit(kind) != 0;
    let masks = &content.masks;
    match action {
        // Ships that copy come last, bases first.
        Action::Play(kind) if masks.copier == Some(kind.get()) => 17_000,
        Action::Play(kind) if is(masks.bases, kind.get()) => 22_000,
        Action::PlayAll => 20_500,
        Action::Play(_) => 19_000,
        Action::Use(..) => 16_000,
        Action::Ally(..) => 15_000,
        Action::Attack(target, n) if i32::from(n.get()) + 1 >= authority(game, target.get()) => 30_000,
        Action::AttackBase(_, kind) if is(masks.outposts, kind.get()) => 12_000,
        Action::AttackBase(_, kind) => {
            let defense = i32::from(content.card(kind.get()).defense);
            9_000 + worth(kind.get()) / 2 - 350 * defense
        }
        Action::HitBase(_, n) => 9_000 + 100 * i32::from(n.get()),
        Action::Attack(target, n) => 9_000 + 20 * i32::from(n.get()) - authority(game, target.get()),
        Action::Buy(kind) => 2_000 + worth(kind.get()) / 2 + 200 * i32::from(content.card(kind.get()).cost),
        Action::Scrap(..) if foe(game, seat) <= NEAR => 13_000,
        Action::Scrap(..) => -1_500,
        Action::ScrapHand(kind) => 2_200 - worth(kind.get()),
        Action::ScrapDiscard(kind) => 2_600 - worth(kind.get()),
        Action::Discard(kind) => 4_000 - worth(kind.get()),
        Action::Take(kind) | Action::Copy(kind) | Action::Give(kind) => worth(kind.get()),
        Action::Destroy(_, kind) => 3_000 + worth(kind.get()),
        Action::ScrapRow(kind) => worth(kind.get()) / 8,
        Action::Target(target) => 1_000 - 10 * authority(game, target.get()),
        // Trade comes first in a choice, Combat after it.
        Action::Choose(branch) => i32::from(branch.get()) * if foe(game, seat) < LATE { 800 } else { -800 },
        Action::OnTop | Action::Accept => 1_500,
        Action::Done => 500,
        _ => 0,
    }
}

fn authority<const SEATS: usize, const CARDS: usize>(game: &Realms<SEATS, CARDS>, target: u8) -> i32 {
    i32::from(game.authority(Seat::new(target)))
}

/// The lowest Authority among the enemies.
fn foe<const SEATS: usize, const CARDS: usize>(game: &Realms<SEATS, CARDS>, seat: Seat) -> i16 {
    game.enemies(seat).iter().map(|enemy| game.authority(enemy)).min().unwrap_or_default()
}
