//! Lists of nothing but gains, added up: bulk play adds the sum.

use super::Effect;

/// What a list of nothing but gains adds up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Gains {
    /// Trade.
    pub trade: u16,
    /// Combat.
    pub combat: u16,
    /// Authority.
    pub authority: i16,
}

impl Gains {
    /// The sum of these effects; `None` where one is no gain.
    pub(super) fn of(effects: &[Effect]) -> Option<Gains> {
        effects.iter().try_fold(Gains::default(), |sum, effect| match *effect {
            Effect::Trade(n) => Some(Gains { trade: sum.trade + u16::from(n), ..sum }),
            Effect::Combat(n) => Some(Gains { combat: sum.combat + u16::from(n), ..sum }),
            Effect::Authority(n) => Some(Gains { authority: sum.authority.saturating_add(i16::from(n)), ..sum }),
            _ => None,
        })
    }
}
