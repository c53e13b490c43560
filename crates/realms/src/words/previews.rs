//! What a seat wants to know before it chooses (RULES.md, section 7.3), from what lies open and from
//! its own cards alone.

use crate::content::{Effect, List};
use crate::format::Scope;
use crate::state::{PlayedCard, Realms};
use kernel::{Seat, SeatSet};

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// The Combat a seat can bring this turn without another card: its pool and what unused primary,
    /// ally and scrap abilities in play give.
    pub(crate) fn combat_in_reach(&self, seat: Seat) -> u16 {
        let player = &self.players[seat];
        player.in_play.iter().map(|&card| self.unused_combat(seat, card)).sum::<u16>() + player.combat
    }

    fn unused_combat(&self, seat: Seat, card: PlayedCard) -> u16 {
        let model = self.content().card(card.form.model());
        let primary = model.primary.filter(|_| card.marks & PlayedCard::PRIMARY == 0);
        let ally = model.ally.filter(|_| card.marks & PlayedCard::ALLY == 0 && self.is_allied(seat, card.form));
        [primary, ally, model.scrap].into_iter().flatten().map(|list| self.combat_of(list)).sum()
    }

    /// The Combat of a list, by the best branch of a choice.
    fn combat_of(&self, list: List) -> u16 {
        let of = |effect: &Effect| match *effect {
            Effect::Combat(n) => u16::from(n),
            Effect::Choose(branches) => branches.lists().map(|list| self.combat_of(list)).max().unwrap_or_default(),
            _ => 0,
        };
        self.effects(list).iter().map(of).sum()
    }

    /// What it takes to defeat a player now: Authority, and the Defense of the outposts in the way.
    pub(crate) fn combat_needed(&self, target: Seat) -> u16 {
        let behind = match self.rules().outposts {
            Scope::Owner => SeatSet::of(target),
            Scope::Team => self.players[target].friends & self.living,
        };
        let outposts = self.masks().outposts;
        let cards = behind.iter().flat_map(|seat| &self.players[seat].in_play);
        let walls = cards.filter(|card| !card.form.is_copy() && outposts >> card.form.0 & 1 == 1);
        let defense: u16 =
            walls.map(|card| u16::from(self.content().card(card.form.0).defense.saturating_sub(card.damage()))).sum();
        self.authority(target).max(0) as u16 + defense
    }

    /// Whether a seat in turn could defeat another this turn with what lies open.
    pub(crate) fn is_lethal(&self, seat: Seat, target: Seat) -> bool {
        self.acting.has(seat)
            && self.attackable(seat).has(self.authority_holder(target))
            && self.combat_in_reach(seat) >= self.combat_needed(target)
    }

    /// The chance in percent of each kind in a seat's deck to be among its next so many draws.
    pub(crate) fn draw_odds(&self, seat: Seat, draws: usize) -> Vec<(u8, u8)> {
        let player = &self.players[seat];
        let (known, hidden) = (usize::from(player.known_top), player.deck.len() - usize::from(player.known_top));
        let top = &player.deck[hidden..];
        let seen = |kind: u8| top.iter().rev().take(draws).any(|&other| other == kind);
        let more = draws.saturating_sub(known).min(hidden);
        let chance = |kind: u8| {
            let copies = player.deck[..hidden].iter().filter(|&&other| other == kind).count();
            let miss =
                (0..more).map(|n| hidden.saturating_sub(copies + n) as f64 / (hidden - n) as f64).product::<f64>();
            if seen(kind) { 100.0 } else { 100.0 * (1.0 - miss) }
        };
        let mut kinds = player.deck.to_vec();
        kinds.sort_unstable();
        kinds.dedup();
        kinds.into_iter().map(|kind| (kind, chance(kind).round() as u8)).collect()
    }
}
