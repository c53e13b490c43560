//! Bit masks over kinds, computed once: what the rules ask of many cards at a time.

use super::{BASE_KINDS, CardRules, Content, Effect, KINDS, List, MAX_COST, MAX_DEFENSE, Origin};
use crate::effects::{Per, When};

/// A base's number among the bases, by kind.
#[derive(Clone, Debug)]
pub struct BaseIndex(pub [u8; KINDS]);

impl Default for BaseIndex {
    fn default() -> Self {
        BaseIndex([0; KINDS])
    }
}

/// One bit a kind.
#[derive(Clone, Debug, Default)]
pub struct Masks {
    /// The ships.
    pub ships: u64,
    /// The bases, outposts included.
    pub bases: u64,
    /// The outposts.
    pub outposts: u64,
    /// Bases with a primary ability to use.
    pub usable: u64,
    /// Cards with a scrap ability.
    pub scrap: u64,
    /// The cards of starting decks.
    pub starters: u64,
    /// The cards of each faction.
    pub faction: [u64; 5],
    /// Cards with an ally ability of factions that are there twice, by [`super::Presence::pairs`]; last, of all.
    pub allied: [u64; 17],
    /// Allies of every faction.
    pub wild: u64,
    /// Cards that do something for each ship played.
    pub on_play: u64,
    /// Cards of which playing asks something, whatever the format.
    pub asks: u64,
    /// Cards of which playing names an opponent.
    pub forces: u64,
    /// Bases of which using asks something, and names an opponent.
    pub use_asks: [u64; 2],
    /// The same of ally abilities.
    pub ally_asks: [u64; 2],
    /// Cards that cost at most so much.
    pub cost_upto: [u64; MAX_COST + 1],
    /// Bases of at most so much Defense.
    pub defense_upto: [u64; MAX_DEFENSE + 1],
    /// The Explorer.
    pub explorer: u8,
    /// The card that copies ships, where there is one.
    pub copier: Option<u8>,
    /// A base's number among the bases.
    pub base_index: BaseIndex,
}

impl Masks {
    /// The bit of a kind.
    #[inline]
    pub const fn bit(kind: u8) -> u64 {
        1 << kind
    }

    pub(super) fn of(cards: &[CardRules], content: &Content, outposts: u64, wild: u64) -> Masks {
        let all = |test: &dyn Fn(&CardRules) -> bool| {
            let kinds = cards.iter().enumerate().filter(|(_, card)| test(card));
            kinds.fold(0, |mask, (kind, _)| mask | 1 << kind)
        };
        let ships = all(&|card| card.defense == 0);
        let primary = |card: &CardRules, test: &dyn Fn(Effect) -> bool| {
            card.defense == 0 && card.primary.is_some_and(|list| content.list(list).iter().any(|&effect| test(effect)))
        };
        let loud = |list: fn(&CardRules) -> Option<List>| {
            let any = |card: &CardRules, test: &dyn Fn(Effect) -> bool| {
                list(card).is_some_and(|list| content.list(list).iter().any(|&effect| test(effect)))
            };
            let asking = all(&|card| any(card, &|effect| asks(content, effect)));
            [asking, all(&|card| any(card, &|effect| forces(content, effect)))]
        };
        let first = |test: &dyn Fn(&CardRules) -> bool| cards.iter().position(test).map(|kind| kind as u8);
        let allied = |pairs: usize| {
            let twice = |card: &CardRules| pairs == 16 || pairs >> card.faction as usize & 1 == 1;
            all(&|card| card.ally.is_some() && twice(card))
        };
        Masks {
            ships,
            bases: all(&|_| true) & !ships,
            outposts,
            usable: all(&|card| card.defense > 0 && card.primary.is_some()),
            scrap: all(&|card| card.scrap.is_some()),
            starters: all(&|card| card.origin == Origin::Starter),
            faction: std::array::from_fn(|faction| all(&|card| card.faction as usize == faction)),
            allied: std::array::from_fn(allied),
            wild,
            on_play: all(&|card| card.on_play.is_some()),
            asks: all(&|card| primary(card, &|effect| asks(content, effect))),
            forces: all(&|card| primary(card, &|effect| forces(content, effect))),
            use_asks: loud(|card| card.primary.filter(|_| card.defense > 0)),
            ally_asks: loud(|card| card.ally),
            cost_upto: std::array::from_fn(|n| all(&|card| card.origin != Origin::Starter && card.cost as usize <= n)),
            defense_upto: std::array::from_fn(|n| all(&|card| card.defense > 0 && card.defense as usize <= n)),
            explorer: first(&|card| card.origin == Origin::Explorer).unwrap_or_default(),
            copier: first(&|card| primary(card, &|effect| matches!(effect, Effect::CopyShip(_)))),
            base_index: base_index(cards),
        }
    }
}

/// Whether an effect may put a question to its owner; a condition asks what it holds.
fn asks(content: &Content, effect: Effect) -> bool {
    match effect {
        Effect::When(When { then, .. }) | Effect::Per(Per { then, .. }) => {
            content.list(then).iter().any(|&inner| asks(content, inner))
        }
        _ => effect.asks(),
    }
}

fn forces(content: &Content, effect: Effect) -> bool {
    match effect {
        Effect::When(When { then, .. }) | Effect::Per(Per { then, .. }) => {
            content.list(then).iter().any(|&inner| forces(content, inner))
        }
        _ => matches!(effect, Effect::ForceDiscard(_)),
    }
}

fn base_index(cards: &[CardRules]) -> BaseIndex {
    let mut index = [0; KINDS];
    let bases = cards.iter().enumerate().filter(|(_, card)| card.defense > 0).take(BASE_KINDS);
    for (n, (kind, _)) in bases.enumerate() {
        index[kind] = n as u8;
    }
    BaseIndex(index)
}
