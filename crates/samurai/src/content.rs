//! Cards, units, locations and boards: what the content file says, looked up and checked.

mod compile;
mod file;
mod validate;
mod written;

use crate::effects::Effect;
use kernel::{ContentError, Kinds};

/// The most kinds of action cards an edition may have.
pub const KINDS: usize = 32;
/// Unit cards: the fighter, the carrier, eight mechs.
pub const UNITS: usize = 10;
/// The most location cards.
pub const LOCATIONS: usize = 16;
/// Lesser clans, each with one marker.
pub const CLANS: usize = 8;
/// Spaces of the alliance board: neutral and four branches of at most ten.
pub const SPACES: usize = 41;
/// The most spaces a branch has.
pub const BRANCH: usize = 10;
/// The longest way on the alliance board: from tip to tip.
pub const FARTHEST: usize = 2 * BRANCH;
/// The most cards that can lie attached at once.
pub const ATTACHED: usize = 12;

/// Everything the rules read, in tables.
#[derive(Debug)]
pub struct Content {
    /// The game's name.
    pub title: String,
    /// Most cards in a hand (SS-W6).
    pub hand_limit: u8,
    /// Honor for a victory (SS-B16).
    pub victor_honor: u8,
    /// Wealth tokens in the game (SS-W1).
    pub tokens: u8,
    /// Wealth everyone starts with (SS-Q2).
    pub starting_wealth: u8,
    /// Power of an attached token (SS-Q31).
    pub token_power: u8,
    /// Honor by number of different types claimed (SS-F2).
    pub type_bonus: [u8; 5],
    /// Set-up for 2, 3 and 4 players.
    pub tables: [TableSetup; 3],
    /// Whether trading is on unless said otherwise.
    pub trading: bool,
    /// Offers a player may send in one slot (SS-Q46).
    pub offers_per_slot: u8,
    /// Whether two players have decks of their own unless said otherwise.
    pub own_decks: bool,
    /// Promises a trade may carry.
    pub promises: Vec<Promise>,
    /// Names of the four orders.
    pub orders: [String; 4],
    /// The four great clans, in the order of the branches.
    pub great_clans: Vec<Clan>,
    /// The eight lesser clans.
    pub clans: Vec<Clan>,
    /// Spaces of a branch.
    pub branch: u8,
    /// Honor of each space of a branch; index 0 is neutral.
    pub tiers: [u8; BRANCH + 1],
    /// Spaces of each location board.
    pub spaces: [u8; 4],
    /// Names of the location types.
    pub types: Vec<Named>,
    /// Location cards.
    pub locations: Vec<Location>,
    /// Unit cards: 0 the fighter, 1 the carrier, then the mechs.
    pub units: Vec<Unit>,
    /// Action cards.
    pub actions: Vec<ActionCard>,
    /// All effects, list after list.
    pub effects: Vec<Effect>,
    /// The lists a choice is made among.
    pub lists: Vec<Span>,
    /// The starters: one of each kind begins in every hand (SS-S6).
    pub starters: u64,
    /// The battle cards, as a mask of kinds.
    pub battle_cards: u64,
    /// Where a marker gets from each space with so many steps, all branches open.
    pub reach: Box<[[u64; FARTHEST + 1]; SPACES]>,
}

/// A name and the short form a table prints.
#[derive(Clone, Debug)]
pub struct Named {
    /// The full name.
    pub name: String,
    /// One letter or two.
    pub glyph: String,
}

/// A clan, great or lesser.
#[derive(Clone, Debug)]
pub struct Clan {
    /// Its id in the file: great clans are chosen by it.
    pub id: String,
    /// Its name.
    pub name: String,
    /// A line about it.
    pub blurb: String,
    /// Two letters for a lesser clan, the colour of a great one.
    pub mark: String,
}

/// What set-up takes out for a number of players.
#[derive(Clone, Debug)]
pub struct TableSetup {
    /// Location cards with these pips leave the game.
    pub out: u16,
    /// How many of those come back unseen.
    pub back: u8,
    /// Rounds in a game.
    pub rounds: u8,
}

/// What a promise speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Vow {
    /// No unit of mine moves to a location.
    KeepOut,
    /// I use a card against a player.
    UseCardOn,
    /// I do not target a player with a card.
    Spare,
    /// I move no clan marker off a player's branch.
    ClanPeace,
    /// What the note beside the offer says: the state holds no free text.
    Words,
}

/// A promise a trade may carry.
#[derive(Clone, Debug)]
pub struct Promise {
    /// What it speaks of.
    pub vow: Vow,
    /// Its words, with `{location}`, `{card}` and `{player}` to fill in.
    pub text: String,
}

/// What a location gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// Move one clan's marker up to so many spaces.
    Clan(u8, u8),
    /// Move any one marker up to so many spaces.
    AnyClan(u8),
    /// Up to so much honor.
    Honor(u8),
    /// Up to so much wealth.
    Wealth(u8),
    /// Up to so many cards.
    Draw(u8),
}

/// A location card.
#[derive(Clone, Debug)]
pub struct Location {
    /// Its name.
    pub name: String,
    /// Its type, an index into [`Content::types`].
    pub kind: u8,
    /// Pips in its corner.
    pub pips: u8,
    /// What it gives.
    pub reward: Reward,
}

/// What a card or ability costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// Honor (SS-P1).
    pub honor: u8,
    /// Wealth (SS-P2).
    pub wealth: u8,
    /// Own ships to destroy (SS-P3).
    pub ships: u8,
}

/// A run of effects in [`Content::effects`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Span {
    /// The first.
    pub at: u16,
    /// One past the last.
    pub end: u16,
}

/// A free order (SS-G15).
#[derive(Clone, Debug)]
pub struct FreeOrder {
    /// Its name.
    pub name: String,
    /// Whether it may be used only once a turn.
    pub once: bool,
    /// What it costs.
    pub cost: Cost,
    /// Whether a figure of the card must be at a location (else: not in the graveyard).
    pub on_board: bool,
    /// What it does.
    pub effects: Span,
}

/// What a unit card can do (RULES.md 8.5).
#[derive(Clone, Debug)]
pub enum Ability {
    /// A free order.
    FreeOrder(FreeOrder),
    /// So many fighters move along.
    Escort(u8),
    /// Moving it uses up so many moves.
    MoveCost(u8),
    /// Own units (only fighters, or all) here have more power.
    Aura {
        /// Whether it is for fighters only.
        fighters: bool,
        /// How much more.
        power: u8,
    },
    /// After it was moved to a location.
    OnArrive {
        /// Whether its player may decline.
        optional: bool,
        /// What happens.
        effects: Span,
    },
    /// Own units here return instead of being destroyed.
    Shelter,
    /// So many more cards may be committed.
    ExtraCommit(u8),
    /// Rewards here are higher by so much.
    RewardBonus(u8),
}

/// A unit card.
#[derive(Clone, Debug)]
pub struct Unit {
    /// Its name.
    pub name: String,
    /// Printed power.
    pub power: u8,
    /// What it can do.
    pub ability: Ability,
}

/// An action card.
#[derive(Clone, Debug)]
pub struct ActionCard {
    /// Its name.
    pub name: String,
    /// Whether it is a battle card (else an order card).
    pub battle: bool,
    /// How many there are.
    pub copies: u8,
    /// What it costs.
    pub cost: Cost,
    /// What it does.
    pub effects: Span,
    /// What it does while it lies beside a location.
    pub attached: Hook,
}

/// What an attached card does (RULES.md 8.6).
#[derive(Clone, Debug, Default)]
pub struct Hook {
    /// A free order for its owner while she has a unit there.
    pub free_order: Option<FreeOrder>,
    /// What happens when another player's ship is moved there.
    pub trigger: Option<Span>,
    /// Whether it is discarded after that.
    pub once: bool,
    /// Whether other players' ships cannot be moved there.
    pub bars_ships: bool,
    /// Whether it ends at the start of its owner's turn.
    pub expires: bool,
}

impl Content {
    /// The effects of a run.
    pub fn run(&self, span: Span) -> &[Effect] {
        self.effects.get(span.at as usize..span.end as usize).unwrap_or_default()
    }

    /// The lists of a choice.
    pub fn choice(&self, first: u16, lists: u8) -> &[Span] {
        let first = first as usize;
        self.lists.get(first..first + lists as usize).unwrap_or_default()
    }

    /// The action card of this kind.
    #[inline]
    pub fn card(&self, kind: u8) -> &ActionCard {
        &self.actions[kind as usize]
    }

    /// Whether there is an action card of this kind.
    #[inline]
    pub fn has_card(&self, kind: u8) -> bool {
        (kind as usize) < self.actions.len()
    }

    /// The kinds that make up the action deck (SS-S7).
    pub fn deck_kinds(&self) -> impl Iterator<Item = u8> {
        let all = (1u64 << self.actions.len()) - 1;
        Kinds::of_mask(all & !self.starters)
    }

    /// The set-up for so many players.
    pub fn table(&self, seats: u8) -> &TableSetup {
        &self.tables[(seats.clamp(2, 4) - 2) as usize]
    }

    /// The number of mech cards.
    pub fn mechs(&self) -> usize {
        self.units.len() - 2
    }
}

impl kernel::Content for Content {
    const FILE: &'static str = "content.toml";
    const BUILT_IN: &'static str = include_str!("../content.toml");

    fn parse(text: &str) -> Result<Self, ContentError> {
        compile::read(text)
    }

    fn counts(&self) -> Vec<(&'static str, usize)> {
        let copies = self.actions.iter().map(|card| card.copies as usize).sum();
        vec![
            ("action cards", copies),
            ("action kinds", self.actions.len()),
            ("mechs", self.mechs()),
            ("locations", self.locations.len()),
            ("clans", self.clans.len()),
        ]
    }

    fn sentences(&self) -> Vec<String> {
        crate::text::content_sentences(self)
    }
}
