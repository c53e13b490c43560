//! Offers in words, for views and events.

use super::{Binding, Lane, Open};
use crate::action::{Answer, Side, card_name, loose_words, wish_words};
use crate::event::{Bound, Card, Gift, Sent};
use crate::state::Samurai;
use crate::view::{GiftView, OfferView, PromiseView};
use kernel::{Game, Seat, SeatSet, Secret, Shown, Viewer};

impl Samurai {
    /// An offer as an event tells it; gifts by type first, so that their order tells nothing.
    pub(super) fn sent_words(&self, open: &Open) -> Sent<Secret<Card>, Bound> {
        let offer = &open.offer;
        let mut cards: Vec<Gift<Card>> = offer.gifts().map(|(kind, shown)| self.gift(kind, shown)).collect();
        cards.sort_by_key(|gift| (gift.battle, gift.shown, gift.card));
        let (proposer, traders) = (SeatSet::of(open.from), SeatSet::of(open.from) | SeatSet::of(open.to));
        let known = |gift: &Gift<Card>| gift.known_to(if gift.shown { traders } else { proposer });
        Sent {
            from: open.from,
            to: open.to,
            wealth: offer.give_wealth,
            cards: cards.iter().map(known).collect(),
            ask_wealth: offer.ask_wealth,
            ask_cards: offer.wishes().map(|wish| wish_words(self, wish).to_owned()).collect(),
            binding: offer.binding.map(|binding| Bound {
                whole: self.binding_words(binding),
                veiled: self.veiled_binding(binding),
                known_to: traders,
            }),
            promises: self.vow_words(open),
        }
    }

    fn binding_words(&self, binding: Binding) -> String {
        match binding {
            Binding::Exact(answer) => self.notation(answer.into()),
            Binding::Loose(loose) => loose_words(loose).to_owned(),
        }
    }

    /// What others may read of a binding (SS-V9).
    fn veiled_binding(&self, binding: Binding) -> String {
        match binding {
            Binding::Exact(Answer::Commit(_)) => "commit ?".to_owned(),
            Binding::Exact(Answer::Play(_)) => "play ?".to_owned(),
            other => self.binding_words(other),
        }
    }

    fn vow_words(&self, open: &Open) -> Vec<String> {
        let words = |vow: PromiseView| format!("{} promises: {}", crate::action::seat_name(self, vow.by), vow.words);
        self.vows(open).map(words).collect()
    }

    fn vows(&self, open: &Open) -> impl Iterator<Item = PromiseView> {
        open.offer.vows.into_iter().flatten().map(|pledge| {
            let by = if pledge.side == Side::Mine { open.from } else { open.to };
            self.promise_view(by, pledge)
        })
    }

    /// Open offers, and a viewer's own drafts.
    pub(crate) fn offer_views(&self, viewer: Viewer) -> Vec<OfferView> {
        let open = self.trade.open.iter().map(|open| (*open, false));
        let drafts = Seat::all(self.seats).filter(|&seat| viewer.is(seat)).filter_map(|seat| {
            match self.trade.lanes[seat.index()] {
                Lane::Draft { to, offer } => Some((Open { from: seat, to, offer }, true)),
                _ => None,
            }
        });
        open.chain(drafts).map(|(open, draft)| self.offer_view(&open, draft, viewer)).collect()
    }

    fn offer_view(&self, open: &Open, draft: bool, viewer: Viewer) -> OfferView {
        let sent = self.sent_words(open);
        let gift = |gift: &Gift<Secret<Card>>| {
            let card = match (gift.card.shown_to(viewer), gift.battle) {
                (Shown::Face(card), _) => card_name(self, card.0).to_owned(),
                (Shown::Back(()), Some(true)) => "a battle card".to_owned(),
                (Shown::Back(()), _) => "an order card".to_owned(),
            };
            GiftView { card, shown: gift.shown }
        };
        let mut gives: Vec<GiftView> = sent.cards.iter().map(gift).collect();
        gives.sort_by(|a, b| (&a.card, a.shown).cmp(&(&b.card, b.shown)));
        let mut offer = OfferView {
            from: open.from,
            to: open.to,
            words: String::new(),
            give_wealth: sent.wealth,
            gives,
            ask_wealth: sent.ask_wealth,
            asks: sent.ask_cards,
            binding: sent.binding.map(|binding| binding.shown_to(viewer)),
            promises: self.vows(open).collect(),
            draft,
        };
        offer.words = offer_words(&offer, &sent.promises);
        offer
    }
}

fn offer_words(offer: &OfferView, promises: &[String]) -> String {
    let gives: Vec<String> = offer.gives.iter().map(|gift| gift.card.clone()).collect();
    let (gives, asks) = (goods(offer.give_wealth, &gives), goods(offer.ask_wealth, &offer.asks));
    let mut words = match (gives, asks) {
        (None, None) => "a deal".to_owned(),
        (gives, asks) => {
            let nothing = || "nothing".to_owned();
            format!("{} for {}", gives.unwrap_or_else(nothing), asks.unwrap_or_else(nothing))
        }
    };
    if let Some(binding) = &offer.binding {
        words.push_str(&format!("; bound to `{binding}`"));
    }
    for promise in promises {
        words.push_str(&format!("; {promise}"));
    }
    words
}

fn goods(wealth: u8, cards: &[String]) -> Option<String> {
    let wealth = (wealth > 0).then(|| format!("{wealth} wealth"));
    let all: Vec<&str> = wealth.as_deref().into_iter().chain(cards.iter().map(String::as_str)).collect();
    (!all.is_empty()).then(|| all.join(", "))
}
