//! Small questions about a state: powers, totals, leads, costs, the alliance board.

use crate::content::{Ability, Cost, FreeOrder, Reward};
use crate::state::{CARRIER, FIGHTERS, Figure, Place, Player, SEATS, Samurai};
use kernel::{Seat, SeatSet};

impl Samurai {
    /// One player.
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The unit card of a figure.
    #[inline]
    pub(crate) fn unit_of(&self, seat: Seat, figure: usize) -> u8 {
        match figure {
            0..=7 => 0,
            CARRIER => 1,
            _ => self.player(seat).mechs[figure - CARRIER - 1],
        }
    }

    /// The unit cards a player has slotted: fighter, carrier, two mechs.
    #[inline]
    pub(crate) fn slot_unit(&self, seat: Seat, slot: usize) -> u8 {
        if slot < 2 { slot as u8 } else { self.player(seat).mechs[slot - 2] }
    }

    /// The ability of a slotted unit card.
    #[inline]
    pub(crate) fn slot_ability(&self, seat: Seat, slot: usize) -> Option<&Ability> {
        let unit = self.slot_unit(seat, slot) as usize;
        self.edition.units.get(unit).map(|unit| &unit.ability)
    }

    /// Whether a figure of a slotted unit card is at a place.
    #[inline]
    pub(crate) fn slot_is_at(&self, seat: Seat, slot: usize, is: impl Fn(Place) -> bool) -> bool {
        let figures = &self.player(seat).figures;
        match slot {
            0 => figures[..FIGHTERS].iter().any(|figure| is(figure.place())),
            slot => is(figures[CARRIER + slot - 1].place()),
        }
    }

    /// The sum over a player's unit cards at a location of what their abilities give.
    #[inline]
    pub(crate) fn ability_sum(&self, seat: Seat, location: u8, worth: impl Fn(&Ability) -> i16) -> i16 {
        let mut sum = 0;
        for slot in 0..4 {
            let each = self.slot_ability(seat, slot).map_or(0, &worth);
            if each != 0 && self.slot_is_at(seat, slot, |place| place == Place::at(location)) {
                sum += each;
            }
        }
        sum
    }

    /// What own units gain at a location from auras (fighters, and all units).
    fn aura(&self, seat: Seat, location: u8, fighter: bool) -> i16 {
        self.ability_sum(seat, location, |ability| match ability {
            Ability::Aura { fighters, power } if fighter || !fighters => i16::from(*power),
            _ => 0,
        })
    }

    /// A unit's power (SS-G4).
    pub(crate) fn power(&self, seat: Seat, figure: usize) -> i16 {
        let shape = self.player(seat).figures[figure];
        let printed = self.edition.units[self.unit_of(seat, figure) as usize].power;
        let aura = shape.place().location().map_or(0, |at| self.aura(seat, at, figure < FIGHTERS));
        i16::from(printed) + i16::from(shape.tokens() * self.edition.token_power) + aura
    }

    /// Whether a player has a unit at a location.
    #[inline]
    pub(crate) fn is_at(&self, seat: Seat, location: u8) -> bool {
        let place = Place::at(location);
        self.player(seat).figures.iter().any(|figure| figure.place() == place)
    }

    /// How many figures a player has at a location.
    pub(crate) fn units_at(&self, seat: Seat, location: u8) -> usize {
        let place = Place::at(location);
        self.player(seat).figures.iter().filter(|figure| figure.place() == place).count()
    }

    /// How many fighters a player has at a location.
    pub(crate) fn fighters_at(&self, seat: Seat, location: u8) -> usize {
        let place = Place::at(location);
        self.player(seat).figures[..FIGHTERS].iter().filter(|figure| figure.place() == place).count()
    }

    /// The players with units at a location.
    pub(crate) fn present(&self, location: u8) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| self.is_at(seat, location)).collect()
    }

    /// A player's totals at all locations (SS-G5), and where she has units.
    pub(crate) fn totals(&self, seat: Seat) -> ([i16; SEATS], u8) {
        let (mut totals, mut there) = ([0; SEATS], 0u8);
        let content = &*self.edition;
        let mut fighters = [0i16; SEATS];
        let mut units = [0i16; SEATS];
        for (index, figure) in self.player(seat).figures.iter().enumerate() {
            let Some(at) = figure.place().location() else { continue };
            let unit = &content.units[self.unit_of(seat, index) as usize];
            totals[at as usize] += i16::from(unit.power) + i16::from(figure.tokens() * content.token_power);
            there |= 1 << at;
            units[at as usize] += 1;
            fighters[at as usize] += i16::from(index < FIGHTERS);
        }
        for slot in 0..4 {
            let Some(Ability::Aura { fighters: only, power }) = self.slot_ability(seat, slot) else { continue };
            for at in 0..self.seats {
                if there >> at & 1 == 1 && self.slot_is_at(seat, slot, |place| place == Place::at(at)) {
                    let touched = if *only { &fighters } else { &units };
                    totals[at as usize] += touched[at as usize] * i16::from(*power);
                }
            }
        }
        (totals, there)
    }

    /// A player's total at one location.
    pub(crate) fn total(&self, seat: Seat, location: u8) -> i16 {
        self.totals(seat).0[location as usize]
    }

    /// Changes a figure and keeps fighters sorted; its new number.
    pub(crate) fn set_figure(&mut self, seat: Seat, figure: usize, shape: Figure) -> usize {
        let was = self.player(seat).figures[figure];
        if let Some(at) = was.place().location() {
            self.crowd[at as usize] -= 1;
        }
        if let Some(at) = shape.place().location() {
            self.crowd[at as usize] += 1;
        }
        let figures = &mut self.player_mut(seat).figures;
        figures[figure] = shape;
        if figure < FIGHTERS { sort_one(&mut figures[..FIGHTERS], figure) } else { figure }
    }

    /// Takes the marks from all figures of a player.
    pub(crate) fn unmark(&mut self, seat: Seat) {
        let figures = &mut self.player_mut(seat).figures;
        let mut any = false;
        for figure in figures.iter_mut() {
            any |= figure.is_marked();
            *figure = figure.marked(false);
        }
        if any {
            figures[..FIGHTERS].sort_unstable();
        }
    }

    /// Ships a player can pay with: not in the graveyard (SS-P3).
    pub(crate) fn ships(&self, seat: Seat) -> usize {
        let ships = &self.player(seat).figures[..=CARRIER];
        ships.iter().filter(|figure| figure.place() != Place::GRAVEYARD).count()
    }

    /// Whether a player can pay a cost in full (SS-P1 to SS-P4).
    #[inline]
    pub(crate) fn can_pay(&self, seat: Seat, cost: Cost) -> bool {
        let player = self.player(seat);
        player.honor >= u16::from(cost.honor)
            && player.wealth >= cost.wealth
            && (cost.ships == 0 || self.ships(seat) >= cost.ships as usize)
    }

    /// The seats in turn order (SS-G19).
    pub(crate) fn turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first, self.seats);
        (0..seats).map(move |i| Seat::new((first.index() as u8 + i) % seats))
    }

    /// How far a seat is from the first player.
    pub(crate) fn rank(&self, seat: Seat) -> u8 {
        (seat.index() as u8 + self.seats - self.first.index() as u8) % self.seats
    }

    /// The seat at a place of the turn order.
    pub(crate) fn ranked(&self, rank: u8) -> Seat {
        Seat::new((self.first.index() as u8 + rank) % self.seats)
    }

    /// The opponents of a seat.
    pub(crate) fn opponents(&self, seat: Seat) -> SeatSet {
        SeatSet::first_n(self.seats) - SeatSet::of(seat)
    }

    /// Which deck and discard pile a seat uses (SS-V11).
    #[inline]
    pub(crate) fn pile_of(&self, seat: Seat) -> usize {
        if self.own_decks { seat.index() & 1 } else { 0 }
    }

    /// The reward of the card at a location, raised for a player (RULES.md 8.5).
    pub(crate) fn reward(&self, seat: Seat, location: u8) -> Option<Reward> {
        let card = self.boards[location as usize];
        let reward = self.edition.locations.get(card as usize)?.reward;
        let more = self.ability_sum(seat, location, |ability| match ability {
            Ability::RewardBonus(value) => i16::from(*value),
            _ => 0,
        }) as u8;
        Some(match reward {
            Reward::Clan(clan, n) => Reward::Clan(clan, n + more),
            Reward::AnyClan(n) => Reward::AnyClan(n + more),
            Reward::Honor(n) => Reward::Honor(n + more),
            Reward::Wealth(n) => Reward::Wealth(n + more),
            Reward::Draw(n) => Reward::Draw(n + more),
        })
    }

    /// Who leads a location (SS-G6): strictly more than everybody else, with a unit there.
    pub(crate) fn leader(&self, location: u8) -> Option<Seat> {
        let mut best: Option<(Seat, i16)> = None;
        let mut tied = false;
        for seat in Seat::all(self.seats) {
            let total = if self.is_at(seat, location) { self.total(seat, location) } else { 0 };
            match best {
                Some((_, most)) if total < most => {}
                Some((_, most)) if total == most => tied = true,
                _ => (best, tied) = (Some((seat, total)), false),
            }
        }
        best.map(|(seat, _)| seat).filter(|&seat| !tied && self.is_at(seat, location))
    }

    /// The locations a seat leads, as a mask (SS-L2).
    pub(crate) fn led_by(&self, seat: Seat) -> u8 {
        let (mine, there) = self.totals(seat);
        if there == 0 {
            return 0;
        }
        let mut led = there;
        for other in self.opponents(seat).iter() {
            let (theirs, _) = self.totals(other);
            for at in 0..self.seats {
                led &= !(u8::from(theirs[at as usize] >= mine[at as usize]) << at);
            }
        }
        led
    }

    /// The spaces of the alliance board that are open (SS-A6).
    pub(crate) fn open_spaces(&self) -> u64 {
        let branch = ((1u64 << crate::content::BRANCH) - 1) << 1;
        let seats = Seat::all(self.seats);
        seats.fold(1, |open, seat| open | branch << (crate::content::BRANCH as u8 * self.clans[seat.index()]))
    }

    /// Where a marker may end with so many steps.
    #[inline]
    pub(crate) fn reach(&self, clan: u8, steps: u8) -> u64 {
        let steps = (steps as usize).min(crate::content::FARTHEST);
        self.edition.reach[self.markers[clan as usize] as usize][steps] & self.open_spaces()
    }

    /// The seat whose branch a space lies on, and how deep.
    pub(crate) fn branch_of(&self, space: u8) -> Option<(Seat, u8)> {
        let index = space.checked_sub(1)?;
        let clan = index / crate::content::BRANCH as u8;
        let seat = Seat::all(self.seats).find(|seat| self.clans[seat.index()] == clan)?;
        Some((seat, index % crate::content::BRANCH as u8 + 1))
    }

    /// Honor a player's branch will earn (SS-Z2).
    pub(crate) fn income(&self, seat: Seat) -> u16 {
        let tier = |&space: &u8| match self.branch_of(space) {
            Some((owner, depth)) if owner == seat => u16::from(self.edition.tiers[depth as usize]),
            _ => 0,
        };
        self.markers.iter().map(tier).sum()
    }

    /// How many clan markers stand on a player's branch.
    pub(crate) fn branch_markers(&self, seat: Seat) -> usize {
        self.markers.iter().filter(|&&space| self.branch_of(space).is_some_and(|(owner, _)| owner == seat)).count()
    }

    /// How many different types a player has claimed.
    pub(crate) fn types_claimed(&self, seat: Seat) -> usize {
        self.types_among(self.player(seat).claimed)
    }

    /// How many different types there are among location cards.
    pub(crate) fn types_among(&self, claimed: u16) -> usize {
        let held = self.edition.locations.iter().enumerate().filter(|(at, _)| claimed >> at & 1 == 1);
        held.fold(0u8, |types, (_, card)| types | 1 << card.kind).count_ones() as usize
    }

    /// The free order of a source: 0 to 3 a unit card, then attached cards.
    pub(crate) fn free_order(&self, source: u8) -> Option<&FreeOrder> {
        if source < 4 {
            return match self.slot_ability(self.active, source as usize)? {
                Ability::FreeOrder(order) => Some(order),
                _ => None,
            };
        }
        let attached = self.attached.get(source as usize - 4)?;
        self.edition.card(attached.kind).attached.free_order.as_ref()
    }
}

/// Moves one changed element of a sorted run to its place; its new index.
#[inline]
fn sort_one(run: &mut [Figure], mut at: usize) -> usize {
    while at > 0 && run[at - 1] > run[at] {
        run.swap(at - 1, at);
        at -= 1;
    }
    while at + 1 < run.len() && run[at + 1] < run[at] {
        run.swap(at, at + 1);
        at += 1;
    }
    at
}
