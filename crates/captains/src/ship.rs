//! One captain's ship: crew, cargo, techs, markers.

use crate::action::Pair;
use crate::content::{Ability, Content, ROOMS, SLOTS, Sort, StandIn, Traits, Trigger};
use crate::kinds::*;
use arrayvec::ArrayVec;
use kernel::{CopyVec, Secret};

/// The longest queue.
pub const QUEUE: usize = 24;
/// Basic rooms and tech slots.
pub const BERTHS: usize = ROOMS + SLOTS;

/// A pirate token in cargo (SC-B2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Held {
    /// Fought: everybody saw its face on the route.
    Seen(Pirate),
    /// Straight from the pile: nobody saw it.
    Unseen(Secret<Pirate>),
}

/// What fills the unused places of a hold.
impl Default for Held {
    fn default() -> Held {
        Held::Seen(Pirate(0))
    }
}

impl Held {
    pub(crate) fn value(self) -> Pirate {
        match self {
            Held::Seen(pirate) => pirate,
            Held::Unseen(secret) => secret.value(),
        }
    }
}

/// A faction marker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Marker {
    /// Laps completed.
    pub lap: u8,
    /// The space, from 0.
    pub space: u8,
}

/// One captain's ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ship {
    pub(crate) place: Place,
    pub(crate) ready: [u8; Figure::SORTS],
    pub(crate) queue: CopyVec<Figure, QUEUE>,
    pub(crate) medals: u16,
    pub(crate) rings: u8,
    pub(crate) cargo_damage: u16,
    pub(crate) artifacts: [u8; Artifact::MOST],
    /// Pirate tokens, the longest held first (SC-Q85).
    pub(crate) pirates: CopyVec<Held, { crate::state::PIRATES }>,
    pub(crate) slots: [Option<Card>; SLOTS],
    /// Damaged tech slots.
    pub(crate) damaged: u8,
    /// Artifacts lying in rooms (SC-Q43).
    pub(crate) rooms: [Option<Artifact>; BERTHS],
    pub(crate) missions: u64,
    pub(crate) markers: [Marker; 3],
    /// Ensigns by colour trained in this window: not twice (SC-Q8).
    pub(crate) fresh: [u8; 3],
    /// Lasting events whose gain was had.
    pub(crate) had: u8,
    /// Lasting events since which a turn was ended.
    pub(crate) ended: u8,
}

impl Ship {
    pub(crate) fn at(place: Place) -> Ship {
        Ship {
            place,
            ready: [0; Figure::SORTS],
            queue: CopyVec::new(),
            medals: 0,
            rings: 0,
            cargo_damage: 0,
            artifacts: [0; Artifact::MOST],
            pirates: CopyVec::new(),
            slots: [None; SLOTS],
            damaged: 0,
            rooms: [None; BERTHS],
            missions: 0,
            markers: [Marker::default(); 3],
            fresh: [0; 3],
            had: 0,
            ended: 0,
        }
    }

    /// Figures of a sort in the ready room.
    #[inline]
    pub fn ready(&self, figure: Figure) -> u8 {
        self.ready[enum_map::Enum::into_usize(figure)]
    }

    pub(crate) fn muster(&mut self, figure: Figure, n: u8) {
        let sort = &mut self.ready[enum_map::Enum::into_usize(figure)];
        *sort = sort.saturating_add(n);
    }

    pub(crate) fn dismiss(&mut self, figure: Figure) {
        let sort = &mut self.ready[enum_map::Enum::into_usize(figure)];
        *sort = sort.saturating_sub(1);
    }

    /// Figures in the ready room.
    pub fn crew_ready(&self) -> usize {
        self.ready.iter().map(|&n| usize::from(n)).sum()
    }

    /// Ensigns of a colour in the ready room that were not trained in this window.
    pub(crate) fn untrained(&self, crew: Crew) -> u8 {
        self.ready(Figure::Ensign(crew)).saturating_sub(self.fresh[crew as usize])
    }

    /// The techs in its slots, first slot first.
    pub fn techs(&self) -> impl Iterator<Item = Card> + '_ {
        self.slots.iter().flatten().copied()
    }

    /// The looked-up abilities of all its techs (SC-Q79).
    #[inline]
    pub fn traits(&self, content: &Content) -> Traits {
        self.slots.iter().flatten().fold(Traits::default(), |all, &card| all.join(content.card(card).traits))
    }

    /// Artifacts and pirate tokens in cargo.
    #[inline]
    pub fn tokens(&self) -> usize {
        self.pirates.len() + self.artifacts.iter().map(|&n| usize::from(n)).sum::<usize>()
    }

    /// Whether both artifacts of a pair are in cargo.
    pub(crate) fn has_pair(&self, pair: Pair) -> bool {
        let (a, b) = pair.types();
        let wanted = if a == b { 2 } else { 1 };
        self.artifacts[a.index()] >= wanted && self.artifacts[b.index()] >= wanted
    }

    /// Room for tokens: undamaged cargo slots and lockers (RULES 2.6).
    #[inline]
    pub fn room(&self, content: &Content) -> usize {
        let slots = u16::from(content.numbers.cargo);
        usize::from(slots - self.cargo_damage.min(slots)) + usize::from(self.traits(content).lockers)
    }

    /// Damage tokens: cargo, excess and tech slots.
    pub fn damage(&self) -> u32 {
        u32::from(self.cargo_damage) + self.damaged.count_ones()
    }

    #[inline]
    pub(crate) fn is_damaged(&self, slot: usize) -> bool {
        self.damaged >> slot & 1 == 1
    }

    /// Commanders, wherever they are but at work or on a mission.
    pub(crate) fn commanders(&self) -> u8 {
        let ready: u8 = Crew::ALL.iter().map(|&crew| self.ready(Figure::Commander(crew))).sum();
        ready + self.queue.iter().filter(|figure| figure.commander().is_some()).count() as u8
    }

    /// What can be spent, and what training and promoting cost.
    #[inline]
    pub(crate) fn purse(&self, content: &Content) -> Purse {
        let traits = self.traits(content);
        let artifacts: u32 = self.artifacts.iter().map(|&n| u32::from(n)).sum();
        let means = u32::from(self.medals)
            + if traits.stands_in(StandIn::Artifact) { artifacts } else { 0 }
            + if traits.stands_in(StandIn::Pirate) { self.pirates.len() as u32 } else { 0 };
        let promotion =
            if traits.promotes_cheaper() { self.own_promotion_cost(content) } else { content.numbers.promote };
        Purse { means, traits, train: content.numbers.train, promotion }
    }

    /// What medals and their stand-ins come to (SC-N7).
    pub(crate) fn means(&self, content: &Content) -> u32 {
        self.purse(content).means
    }

    /// What training to a colour costs.
    pub(crate) fn training_cost(&self, content: &Content, crew: Crew) -> u8 {
        self.purse(content).training(crew)
    }

    /// What promoting costs.
    pub(crate) fn promotion_cost(&self, content: &Content) -> u8 {
        self.purse(content).promotion
    }

    fn own_promotion_cost(&self, content: &Content) -> u8 {
        let own = self.abilities(content).filter_map(|(_, ability)| match ability {
            Ability::PromotionCost(n) => Some(n),
            _ => None,
        });
        own.chain([content.numbers.promote]).min().unwrap_or(0)
    }

    /// Its ability techs with their abilities, slot by slot.
    pub(crate) fn abilities<'a>(&'a self, content: &'a Content) -> impl Iterator<Item = (Card, Ability)> + 'a {
        self.slots.iter().flatten().filter_map(|&card| match content.card(card).sort {
            Sort::Ability(ability) => Some((card, ability)),
            _ => None,
        })
    }

    /// The cards that wait for something of this kind, in card order.
    pub(crate) fn waiting(&self, content: &Content, met: impl Fn(Trigger) -> bool) -> ArrayVec<Card, SLOTS> {
        let mut cards: ArrayVec<Card, SLOTS> = self
            .abilities(content)
            .filter(|(_, ability)| matches!(ability, Ability::On(trigger, _) if met(*trigger)))
            .map(|(card, _)| card)
            .collect();
        cards.sort_unstable();
        cards
    }

    /// The room in a berth: a basic room, or the room tech in that slot.
    pub(crate) fn room_face(&self, content: &Content, berth: usize) -> Option<RoomInUse> {
        if let Some(room) = content.rooms.get(berth) {
            return Some(RoomInUse { color: room.color, effects: room.effects, single_use: false });
        }
        let card = (*self.slots.get(berth.checked_sub(ROOMS)?)?)?;
        match content.card(card).sort {
            Sort::Room { color, effects, single_use } => {
                let color = [RoomColor::Red, RoomColor::Yellow, RoomColor::Blue][color as usize];
                Some(RoomInUse { color, effects, single_use })
            }
            _ => None,
        }
    }

    /// The colours a room in this berth counts as (SC-A4, SC-Q43).
    #[inline]
    pub(crate) fn colors(&self, content: &Content, berth: usize, color: RoomColor) -> Colors {
        if color == RoomColor::Gray {
            return Colors(0b1111);
        }
        let added = self.rooms[berth].map(|artifact| content.artifacts[artifact.index()].colors);
        Colors(added.into_iter().flatten().fold(1 << color as u8, |mask, crew| mask | 1 << crew as u8))
    }

    /// The sorts of figures in the ready room, a bit each.
    #[inline]
    pub(crate) fn ready_mask(&self) -> u8 {
        self.ready.iter().enumerate().fold(0, |mask, (sort, &n)| mask | u8::from(n > 0) << sort)
    }

    /// The icons on one side (0 left, 1 right) of a slot: the tech's, or the printed ones (SC-X4).
    #[inline]
    pub(crate) fn edge(&self, content: &Content, side: u8, slot: usize, edge: usize) -> Edge {
        match self.slots[slot] {
            Some(card) => content.card(card).edges[edge],
            None => content.slot_boards[side as usize].slots[slot][edge],
        }
    }
}

/// A room that can be used now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RoomInUse {
    pub color: RoomColor,
    pub effects: crate::content::List,
    pub single_use: bool,
}

/// The colours a room counts as: a bit a crew colour, and one for gray.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Colors(u8);

impl Colors {
    /// The sorts of figures that fit, a bit each in the order of `Figure` (SC-A4): ensigns and
    /// commanders by colour, cadets in the gray room only, androids never.
    #[inline]
    pub(crate) fn figures(self) -> u8 {
        let crew = self.0 & 0b111;
        self.0 >> 3 | crew << 1 | crew << 4
    }

    #[inline]
    pub(crate) fn admit(self, crew: Crew) -> bool {
        self.0 >> crew as u8 & 1 == 1
    }

    /// Whether two artifacts fit: both show one of the colours; any two fit gray (SC-A5).
    #[inline]
    pub(crate) fn admit_pair(self, content: &Content, pair: Pair) -> bool {
        let shown = |kind: Artifact| {
            content.artifacts[kind.index()].colors.iter().fold(0, |mask, &crew| mask | 1 << crew as u8)
        };
        self.0 >> 3 == 1 || shown(pair.types().0) & shown(pair.types().1) & self.0 != 0
    }
}

/// What a captain can spend, and what training and promoting cost.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Purse {
    pub means: u32,
    traits: Traits,
    train: u8,
    pub promotion: u8,
}

impl Purse {
    /// What training to a colour costs.
    #[inline]
    pub(crate) fn training(self, crew: Crew) -> u8 {
        if self.traits.trains_free(crew) { 0 } else { self.train }
    }
}
