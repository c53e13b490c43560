//! What each viewer may know of an event.

use super::{Bound, Card, Event, Gift, Happened, Mech, Sent, Told};
use kernel::{Redact, Secret, Shown, Viewer};

impl Redact for Happened {
    type Shown = Told;

    fn shown_to(&self, viewer: Viewer) -> Option<Told> {
        let card = |card: Secret<Card>| card.shown_to(viewer);
        let mech = |mech: Secret<Mech>| mech.shown_to(viewer);
        Some(self.clone().map(card, mech, |binding: Bound| binding.shown_to(viewer), |kind| kind))
    }

    fn veil(shown: &Told) -> Told {
        shown.clone().map(Shown::veiled, Shown::veiled, |binding| binding, |_| u8::MAX)
    }
}

fn each<T, U>(list: Vec<T>, to: impl Fn(T) -> U) -> Vec<U> {
    list.into_iter().map(to).collect()
}

fn gifts<C, D>(cards: Vec<Gift<C>>, card: impl Fn(C) -> D) -> Vec<Gift<D>> {
    each(cards, |gift| Gift { card: card(gift.card), battle: gift.battle, shown: gift.shown })
}

impl<C, M, B> Event<C, M, B> {
    /// The same event with what may be hidden in another form, and a card that first comes to light here: one of a
    /// player who conceded is discarded by default, not by anybody's action (SS-Q63). Every variant is named, so that
    /// a new one says who sees its cards.
    fn map<D, N, W>(
        self,
        face: impl Fn(C) -> D,
        metal: impl Fn(M) -> N,
        words: impl Fn(B) -> W,
        came_to_light: impl Fn(u8) -> u8,
    ) -> Event<D, N, W> {
        use Event as E;
        match self {
            E::MechKept { seat, mech } => E::MechKept { seat, mech: metal(mech) },
            E::MechsRevealed { seat, mechs } => E::MechsRevealed { seat, mechs: each(mechs, metal) },
            E::PoolPassed { seat, mechs } => E::PoolPassed { seat, mechs: each(mechs, metal) },
            E::LocationRevealed { location, card } => E::LocationRevealed { location, card: face(card) },
            E::CardRevealed { seat, card } => E::CardRevealed { seat, card: face(card) },
            E::CardCancelled { by, seat, card } => E::CardCancelled { by, seat, card: face(card) },
            E::CardsDrawn { seat, cards } => E::CardsDrawn { seat, cards: each(cards, face) },
            E::HandSeen { seat, whose, cards } => E::HandSeen { seat, whose, cards: each(cards, face) },
            E::CardCommitted { seat, card } => E::CardCommitted { seat, card: face(card) },
            E::OfferSent(sent) => E::OfferSent(Box::new(sent.map(face, words))),
            E::CardsGiven { from, to, cards } => E::CardsGiven { from, to, cards: gifts(cards, face) },
            E::RoundBegan { round, first } => E::RoundBegan { round, first },
            E::TurnBegan { seat } => E::TurnBegan { seat },
            E::BattlesBegan => E::BattlesBegan,
            E::LocationDiscarded { location, card } => E::LocationDiscarded { location, card },
            E::LocationClaimed { seat, location, card } => E::LocationClaimed { seat, location, card },
            E::RewardClaimed { seat, location } => E::RewardClaimed { seat, location },
            E::HonorGained { seat, n, why } => E::HonorGained { seat, n, why },
            E::HonorPaid { seat, n } => E::HonorPaid { seat, n },
            E::WealthGained { seat, n } => E::WealthGained { seat, n },
            E::WealthSpent { seat, n } => E::WealthSpent { seat, n },
            E::WealthGiven { from, to, n } => E::WealthGiven { from, to, n },
            E::OrderPlaced { seat, marker, order } => E::OrderPlaced { seat, marker, order },
            E::MarkerMoved { seat, clan, from, to } => E::MarkerMoved { seat, clan, from, to },
            E::UnitMoved { seat, unit, tokens, from, to } => E::UnitMoved { seat, unit, tokens, from, to },
            E::UnitDestroyed { seat, unit, tokens, from, how } => E::UnitDestroyed { seat, unit, tokens, from, how },
            E::UnitReturned { seat, unit, tokens, from } => E::UnitReturned { seat, unit, tokens, from },
            E::TokensAttached { seat, unit, place, n, now } => E::TokensAttached { seat, unit, place, n, now },
            E::DeckShuffled { pile } => E::DeckShuffled { pile },
            E::CardPlayed { seat, kind } => E::CardPlayed { seat, kind },
            E::CardDiscarded { seat, kind } => E::CardDiscarded { seat, kind: came_to_light(kind) },
            E::CardAttached { seat, kind, location } => E::CardAttached { seat, kind, location },
            E::CardTriggered { kind, location } => E::CardTriggered { kind, location },
            E::AttachedEnded { seat, kind, location } => E::AttachedEnded { seat, kind, location },
            E::FreeOrderUsed { seat, source, name } => E::FreeOrderUsed { seat, source, name },
            E::AbilityUsed { seat, unit } => E::AbilityUsed { seat, unit },
            E::Targeted { seat, target } => E::Targeted { seat, target },
            E::OptionChosen { seat, option } => E::OptionChosen { seat, option },
            E::MarkersSwapped { seat, placed, unplaced } => E::MarkersSwapped { seat, placed, unplaced },
            E::BattleBegan { location } => E::BattleBegan { location },
            E::CommitPassed { seat } => E::CommitPassed { seat },
            E::CardUnpaid { seat, kind } => E::CardUnpaid { seat, kind },
            E::PowerChanged { seat, n } => E::PowerChanged { seat, n },
            E::BattleWon { seat, location, total, units, totals, forces, tie } => {
                E::BattleWon { seat, location, total, units, totals, forces, tie }
            }
            E::NoVictor { location } => E::NoVictor { location },
            E::UnitsStayed { seat, location, n, power } => E::UnitsStayed { seat, location, n, power },
            E::Restored => E::Restored,
            E::Conceded { seat } => E::Conceded { seat },
            E::GameEnded => E::GameEnded,
            E::OfferEnded { from, to, how } => E::OfferEnded { from, to, how },
            E::TradeMade { from, to } => E::TradeMade { from, to },
            E::PromiseBroken { seat, promise } => E::PromiseBroken { seat, promise },
            E::PromiseKept { seat, promise } => E::PromiseKept { seat, promise },
            E::Held { seat } => E::Held { seat },
            E::Released { seat } => E::Released { seat },
            E::TooDeep => E::TooDeep,
        }
    }
}

impl<C, B> Sent<C, B> {
    fn map<D, W>(self, card: impl Fn(C) -> D, binding: impl Fn(B) -> W) -> Sent<D, W> {
        Sent {
            from: self.from,
            to: self.to,
            wealth: self.wealth,
            cards: gifts(self.cards, card),
            ask_wealth: self.ask_wealth,
            ask_cards: self.ask_cards,
            binding: self.binding.map(binding),
            promises: self.promises,
        }
    }
}
