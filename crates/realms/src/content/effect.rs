//! The effect atoms, as data.

use super::Faction;

/// A list of effects, by its place in the content.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct List(pub(crate) u8);

/// The zones cards may be scrapped from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum From {
    /// The hand alone.
    Hand,
    /// The Discard Pile alone.
    Discard,
    /// Both.
    Either,
}

impl From {
    /// Whether hand cards may be chosen.
    pub fn has_hand(self) -> bool {
        self != From::Discard
    }
    /// Whether cards of the Discard Pile may be chosen.
    pub fn has_discard(self) -> bool {
        self != From::Hand
    }
}

/// One effect (RULES.md, section 8.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// So much Trade.
    Trade(u8),
    /// So much Combat.
    Combat(u8),
    /// So much Authority.
    Authority(u8),
    /// So many cards.
    Draw(u8),
    /// An opponent owes so many more discards.
    ForceDiscard(u8),
    /// Scrap own cards, then run `each` once a card.
    Scrap {
        /// From where.
        from: From,
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
        /// What follows each.
        each: Option<List>,
    },
    /// Discard hand cards, then run `each` once a card.
    Discard {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
        /// What follows each.
        each: Option<List>,
    },
    /// Scrap cards of the Trade Row.
    ScrapRow {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// Destroy a base.
    DestroyBase {
        /// 0 where it may be declined.
        min: u8,
    },
    /// Take a ship without paying and put it on the deck.
    AcquireShip {
        /// 0 where it may be declined.
        min: u8,
    },
    /// The next ship acquired may go on the deck.
    TopdeckNext,
    /// Become a copy of a ship played this turn.
    CopyShip,
    /// One of `n` lists that follow one another from `first`.
    Choose {
        /// The first branch.
        first: List,
        /// How many.
        n: u8,
    },
    /// Run a list with so many bases in play.
    WhenBases {
        /// The fewest bases.
        n: u8,
        /// What runs.
        then: List,
    },
    /// Run a list once for each card of a faction played this turn.
    PerPlayed {
        /// The faction that counts.
        faction: Faction,
        /// What runs.
        then: List,
    },
}

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

impl Effect {
    /// The number of a plain gain, draw or forced discard; 0 for the others.
    pub fn number(self) -> u8 {
        match self {
            Effect::Trade(n) | Effect::Combat(n) | Effect::Authority(n) | Effect::Draw(n) | Effect::ForceDiscard(n) => {
                n
            }
            _ => 0,
        }
    }

    /// Whether it may put a question to its owner, whatever the format.
    pub fn asks(self) -> bool {
        !matches!(
            self,
            Effect::Trade(_)
                | Effect::Combat(_)
                | Effect::Authority(_)
                | Effect::Draw(_)
                | Effect::ForceDiscard(_)
                | Effect::TopdeckNext
        )
    }
}
