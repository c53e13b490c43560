//! What one seat knows of a table, lent to policies: its own hand and pools, and what lies open.

use crate::action::Action;
use crate::content::{Content, Faction, MAX_COST, Masks};
use crate::format::FormatRules;
use crate::questions::Frame;
use crate::state::{Form, PlayedCard, Realms, Zone};
use kernel::{Knows, Seat, SeatSet};

impl<const SEATS: usize, const CARDS: usize> Knows for Realms<SEATS, CARDS> {
    type Known<'a> = Known<'a, SEATS, CARDS>;
    #[inline]
    fn known(&self, seat: Seat) -> Known<'_, SEATS, CARDS> {
        Known { table: self, seat }
    }
}

/// A table through one seat's eyes.
#[derive(Clone, Copy)]
pub struct Known<'a, const SEATS: usize, const CARDS: usize> {
    table: &'a Realms<SEATS, CARDS>,
    seat: Seat,
}

impl<const SEATS: usize, const CARDS: usize> std::fmt::Debug for Known<'_, SEATS, CARDS> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Known({})", self.seat)
    }
}

impl<'a, const SEATS: usize, const CARDS: usize> Known<'a, SEATS, CARDS> {
    /// The content in force.
    pub(crate) fn content(&self) -> &'static Content {
        self.table.content()
    }

    pub(super) fn masks(&self) -> &'static Masks {
        self.table.masks()
    }

    pub(super) fn rules(&self) -> &'static FormatRules {
        self.table.rules()
    }

    /// The question before this seat.
    pub(super) fn question(&self) -> Frame {
        self.table.question(self.seat)
    }

    /// Whether a question may be ended without another answer.
    pub(super) fn may_stop(&self, frame: Frame) -> bool {
        frame.check(self.table, self.seat, Action::Done).is_ok()
    }

    /// Whether the turn must end (SR-Q32).
    pub(super) fn is_tired(&self) -> bool {
        self.table.acts >= self.content().numbers.action_cap
    }

    /// The own hand.
    pub(super) fn hand(&self) -> &'a Zone {
        &self.table.players[self.seat].hand
    }

    /// The own Discard Pile.
    pub(super) fn discard(&self) -> &'a Zone {
        &self.table.players[self.seat].discard
    }

    /// The own cards in play.
    pub(super) fn in_play(&self) -> &'a [PlayedCard] {
        &self.table.players[self.seat].in_play
    }

    /// Whether a base stands among them.
    #[inline]
    pub(super) fn has_bases(&self) -> bool {
        self.table.players[self.seat].board.bases() > 0
    }

    pub(super) fn trade(&self) -> u16 {
        self.table.players[self.seat].trade
    }

    pub(super) fn combat(&self) -> u16 {
        self.table.players[self.seat].combat
    }

    /// Cards played this turn.
    pub(super) fn played(&self) -> usize {
        self.table.players[self.seat].played.iter().map(|&n| usize::from(n)).sum()
    }

    pub(super) fn played_of(&self, faction: usize) -> i32 {
        i32::from(self.table.players[self.seat].played[faction])
    }

    /// Ships that could be copied (SR-Q13).
    pub(super) fn copyable(&self) -> u64 {
        self.table.players[self.seat].ships
    }

    /// Hand cards that would ask nothing if played now.
    pub(super) fn quiet_cards(&self) -> u64 {
        self.table.quiet_cards(self.seat)
    }

    pub(super) fn is_bundle(&self) -> bool {
        self.table.is_bundle(self.seat)
    }

    pub(super) fn allied_kinds(&self) -> u64 {
        self.table.allied_kinds(self.seat)
    }

    pub(super) fn is_allied(&self, form: Form) -> bool {
        self.table.is_allied(self.seat, form)
    }

    /// Whether a card has an ally among the cards played this turn, or one of every faction.
    pub(super) fn has_fresh_ally(&self, form: Form) -> bool {
        let player = &self.table.players[self.seat];
        player.board.wild() > 0 || player.played[self.content().card(form.model()).faction as usize] >= 2
    }

    /// How many bases of a faction were played this turn, as far as can be told: what was played is
    /// more than the ships that lie there.
    pub(super) fn new_bases(&self, faction: Faction) -> usize {
        let player = &self.table.players[self.seat];
        let ships = player.in_play.iter().filter(|card| {
            let (kind, model) = (self.table.kind_of(card.form), card.form.model());
            self.masks().ships & Masks::bit(kind) != 0
                && [kind, model].into_iter().any(|kind| self.content().card(kind).faction == faction)
        });
        usize::from(player.played[faction as usize]).saturating_sub(ships.count())
    }

    /// How many cards of these kinds a player owns, those in play apart.
    pub(super) fn away(&self, seat: Seat, kinds: u64) -> i32 {
        let in_play = self.table.players[seat].in_play.iter();
        let there = in_play.filter(|card| kinds & Masks::bit(self.table.kind_of(card.form)) != 0);
        self.owned(seat, kinds) - there.count() as i32
    }

    /// Whether anything is for sale that it can pay and has room for (SR-B2, SR-Q46).
    #[inline]
    pub(super) fn can_buy(&self) -> bool {
        let trade = usize::from(self.trade()).min(MAX_COST);
        self.table.market() & self.masks().cost_upto[trade] != 0 && !self.table.is_full(self.seat)
    }

    /// The Trade Row.
    pub(super) fn row(&self) -> &'a [u8] {
        self.table.row()
    }

    /// Explorers in their pile.
    pub(super) fn explorers(&self) -> u8 {
        self.table.explorers
    }

    pub(super) fn seat(&self) -> Seat {
        self.seat
    }

    pub(super) fn authority(&self, seat: Seat) -> i16 {
        self.table.authority(seat)
    }

    pub(super) fn attackable(&self) -> SeatSet {
        self.table.attackable(self.seat)
    }

    pub(super) fn base_owners(&self) -> SeatSet {
        self.table.base_owners(self.seat)
    }

    pub(super) fn targetable(&self) -> SeatSet {
        self.table.targetable(self.seat)
    }

    pub(super) fn is_shielded(&self, seat: Seat) -> bool {
        self.table.is_shielded(seat)
    }

    pub(super) fn open_bases(&self, owner: Seat) -> u64 {
        self.table.open_bases(owner)
    }

    /// What a base of the Boss still needs, where damage lasts (SR-Z5).
    pub(super) fn missing(&self, owner: Seat, kind: u8) -> Option<u8> {
        self.table.keeps_damage(owner).then(|| self.table.missing(owner, kind))
    }

    pub(super) fn damage_levels(&self, owner: Seat, kind: u8, blow: u8) -> u32 {
        self.table.blow_levels(owner, kind, blow)
    }

    /// The enemy a policy looks at: the weakest in reach.
    pub(super) fn rival(&self) -> Option<Seat> {
        self.attackable().iter().min_by_key(|&seat| self.authority(seat))
    }

    /// How often a deck was gone through, the present time included.
    pub(super) fn deck_number(&self) -> i32 {
        i32::from(self.table.players[self.seat].reshuffles) + 1
    }

    /// How many cards of these kinds a player owns, wherever they are (SR-V3: the union of hand and
    /// deck is no secret).
    pub(super) fn owned(&self, seat: Seat, kinds: u64) -> i32 {
        let player = &self.table.players[seat];
        let zone =
            |zone: &Zone| -> i32 { kernel::Kinds::of_mask(zone.mask() & kinds).map(|k| i32::from(zone.of(k))).sum() };
        let deck = player.deck.iter().filter(|&&kind| kinds & Masks::bit(kind) != 0).count();
        let in_play = player.in_play.iter().filter(|card| kinds & Masks::bit(self.table.kind_of(card.form)) != 0);
        zone(&player.hand) + zone(&player.discard) + (deck + in_play.count()) as i32
    }

    /// How many cards a player holds and need not discard (SR-L7).
    pub(super) fn held(&self, seat: Seat) -> i32 {
        let player = &self.table.players[seat];
        player.hand.len() as i32 - i32::from(player.owed)
    }

    /// How many outposts a player has in play.
    pub(super) fn outposts(&self, seat: Seat) -> i32 {
        i32::from(self.table.players[seat].board.outposts())
    }

    /// The least Defense of a player's bases, 0 without any.
    pub(super) fn weakest_base(&self, seat: Seat) -> i32 {
        let defense = |card: &PlayedCard| self.content().card(card.form.model()).defense;
        let bases = self.table.players[seat].in_play.iter().map(defense).filter(|&defense| defense > 0);
        i32::from(bases.min().unwrap_or_default())
    }
}
