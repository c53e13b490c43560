//! The status tile and the power reserve of one captain (AT-C5, AT-C8 to AT-C10).

use crate::coin::{Coin, Coins, Trait};
use crate::event::Heard;
use crate::layout::Layout;
use kernel::{Seat, SeatSet, Secret, Viewer};

/// Knowers of what lies number side up; spectators count in.
pub const EVERYONE: SeatSet = SeatSet::EVERYONE;

/// A token that lies somewhere, and who knows its value (AT-V9).
pub type Token = Secret<Coin>;

/// Whether a viewer knows a token: spectators know what everyone knows.
#[inline]
pub fn sees(viewer: Viewer, token: Token) -> bool {
    token.is_known(viewer)
}

/// What all can see of a trait (AT-V1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// No token: worth 1 (AT-V6).
    Empty,
    /// Suit side up.
    Hidden,
    /// Known to all.
    Shows(Coin),
}

/// Four traits, the Capacitor token and the reserve.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tile {
    slots: [Option<Token>; 4],
    /// Ascending, the empty places last.
    reserve: [Option<Token>; 5],
    capacitor: Option<(Trait, Coin)>,
}

impl Tile {
    /// All these coins in the reserve, known to all: how a captain starts.
    pub fn in_hand(coins: Coins) -> Tile {
        let mut tile = Tile::default();
        coins.iter().for_each(|coin| tile.add_reserve(Secret::new(coin, EVERYONE)));
        tile
    }

    /// The token on a trait, without a Capacitor token on top.
    #[inline]
    pub fn token(&self, on: Trait) -> Option<Token> {
        self.slots[on as usize]
    }

    /// The Capacitor token and where it lies (AT-G28).
    #[inline]
    pub fn capacitor(&self) -> Option<(Trait, Coin)> {
        self.capacitor
    }

    /// The tokens in reserve.
    pub fn reserve(&self) -> impl Iterator<Item = Token> + '_ {
        self.reserve.iter().flatten().copied()
    }

    /// How many tokens lie on the tile: what Damage can still take (AT-D3).
    #[inline]
    pub fn on_tile(&self) -> usize {
        self.slots.iter().filter(|slot| slot.is_some()).count() + usize::from(self.capacitor.is_some())
    }

    /// The power pool: tile, Capacitor token and reserve (AT-C9).
    #[inline]
    pub fn pool(&self) -> Coins {
        let held = self.slots.iter().chain(&self.reserve).flatten().map(Secret::value);
        let pool: Coins = held.collect();
        match self.capacitor {
            Some((_, coin)) => pool | Coins::of(coin),
            None => pool,
        }
    }

    /// The coins in reserve.
    pub fn reserve_coins(&self) -> Coins {
        self.reserve().map(|token| token.value()).collect()
    }

    /// A trait's worth (AT-C10), from what an empty one is worth and the Capacitor's bonus.
    #[inline]
    pub fn value(&self, on: Trait, empty: u8, bonus: u8) -> u8 {
        let base = self.token(on).map_or(empty, |token| token.value().value());
        if self.is_boosted(on) { base.saturating_add(bonus) } else { base }
    }

    /// Whether the Capacitor token lies on this trait.
    #[inline]
    pub fn is_boosted(&self, on: Trait) -> bool {
        self.capacitor.is_some_and(|(at, _)| at == on)
    }

    /// Whether a trait holds nothing at all (AT-G22).
    #[inline]
    pub fn is_bare(&self, on: Trait) -> bool {
        self.token(on).is_none() && !self.is_boosted(on)
    }

    /// What all can see of a trait.
    #[inline]
    pub fn face(&self, on: Trait) -> Face {
        match self.token(on) {
            None => Face::Empty,
            Some(token) if token.known_to() == EVERYONE => Face::Shows(token.value()),
            Some(_) => Face::Hidden,
        }
    }

    /// The coins known to all on Engines, Armaments and Shields, the Capacitor token among them.
    #[inline]
    pub(crate) fn shown_elsewhere(&self) -> Coins {
        let top = self.capacitor.map_or(Coins::NONE, |(_, coin)| Coins::of(coin));
        let shown = |slot: Option<Token>| match slot {
            Some(token) if token.known_to().is_everyone() => Coins::of(token.value()),
            _ => Coins::NONE,
        };
        let [engines, armaments, shields, _] = self.slots;
        top | shown(engines) | shown(armaments) | shown(shields)
    }

    /// The layout as it lies, without the Capacitor token.
    pub fn layout(&self) -> Layout {
        let tokens = Trait::ALL.map(|on| self.token(on).map(|token| token.value()));
        Layout::of(tokens).unwrap_or(Layout::EMPTY)
    }

    /// Lays the whole pool anew: `placed` know what lies on traits, `kept` what is in reserve.
    #[inline]
    pub fn lay(&mut self, pool: Coins, layout: Layout, placed: SeatSet, kept: SeatSet) {
        let left = pool.without(layout.coins());
        *self = Tile::default();
        for on in Trait::ALL {
            self.slots[on as usize] = layout.token(on).map(|coin| Secret::new(coin, placed));
        }
        for (place, coin) in self.reserve.iter_mut().zip(left.iter()) {
            *place = Some(Secret::new(coin, kept));
        }
    }

    /// Turns a trait's token number side up (AT-V4); says which if it was hidden from somebody.
    #[inline]
    pub fn reveal(&mut self, on: Trait, events: &mut Heard) -> Option<Coin> {
        let token = self.slots[on as usize].as_mut()?;
        if token.known_to() == EVERYONE {
            return None;
        }
        Some(events.reveal(token, EVERYONE))
    }

    /// Lets one more seat know every token of the pool (AT-B5).
    pub fn show_all(&mut self, to: Seat, events: &mut Heard) {
        for token in self.slots.iter_mut().chain(&mut self.reserve).flatten() {
            events.reveal(token, SeatSet::of(to));
        }
    }

    /// Takes a trait's token off.
    pub fn take(&mut self, on: Trait) -> Option<Token> {
        self.slots[on as usize].take()
    }

    /// Takes the Capacitor token off.
    pub fn take_capacitor(&mut self) -> Option<Coin> {
        self.capacitor.take().map(|(_, coin)| coin)
    }

    /// Puts a token on an empty trait.
    pub fn put(&mut self, on: Trait, token: Token) {
        self.slots[on as usize] = Some(token);
    }

    /// Lays the Capacitor token on top of a trait.
    pub fn boost(&mut self, on: Trait, coin: Coin) {
        self.capacitor = Some((on, coin));
    }

    /// Adds a token to the reserve. A sixth finds no place: no captain has that many.
    pub fn add_reserve(&mut self, token: Token) {
        if let Some(place) = self.reserve.iter_mut().find(|place| place.is_none()) {
            *place = Some(token);
        }
        self.sort_reserve();
    }

    /// Takes a coin out of the reserve.
    pub fn take_reserve(&mut self, coin: Coin) -> Option<Token> {
        let found = self.reserve.iter_mut().find(|place| place.is_some_and(|token| token.value() == coin));
        let taken = found.and_then(Option::take);
        self.sort_reserve();
        taken
    }

    /// Every token a viewer's redeal may exchange, to change.
    pub(crate) fn hidden_from(&mut self, seat: Seat) -> impl Iterator<Item = &mut Token> {
        let all = self.slots.iter_mut().chain(&mut self.reserve).flatten();
        all.filter(move |token| !token.known_to().has(seat))
    }

    pub(crate) fn sort_reserve(&mut self) {
        self.reserve.sort_unstable_by_key(|place| place.map_or((true, Coin::Blank), |token| (false, token.value())));
    }
}
