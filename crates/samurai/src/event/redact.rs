//! What each viewer may know of an event.

use super::{Card, Event, Gift, Mech, Sent};
use kernel::{Redact, Seat, SeatSet, Shown, Viewer};

/// The form of an event that leaves.
pub type ShownEvent = Event<Shown<Card>, Shown<Mech>>;

impl Redact for Event {
    type Shown = ShownEvent;

    fn shown_to(&self, viewer: Viewer) -> Option<ShownEvent> {
        let sees = |known_to: Knowers| known_to.is_none_or(|seats| viewer.knows(seats));
        let card = |card: Card, known_to: Knowers| {
            if sees(known_to) { Shown::Face(card) } else { Shown::Back(()) }
        };
        let mech = |mech: Mech, known_to: Knowers| {
            if sees(known_to) { Shown::Face(mech) } else { Shown::Back(()) }
        };
        let mut shown = self.clone().map(card, mech);
        if let Event::OfferSent(sent) = &mut shown
            && !viewer.is(sent.from)
            && !viewer.is(sent.to)
        {
            sent.binding = sent.veiled.clone();
        }
        if let Event::CardCommitted { known_to, .. } = &mut shown {
            *known_to = SeatSet::EMPTY;
        }
        if let Event::OfferSent(sent) = &mut shown {
            sent.veiled = None;
        }
        Some(shown)
    }

    fn veil(shown: &ShownEvent) -> ShownEvent {
        match shown.clone().map(|card, _| card.veiled(), |mech, _| mech.veiled()) {
            // A card of a player who conceded comes to light by default (SS-Q63), not by anybody's action.
            Event::CardDiscarded { seat, .. } => Event::CardDiscarded { seat, kind: u8::MAX },
            veiled => veiled,
        }
    }
}

/// Who knows a card: these seats, or everybody.
type Knowers = Option<SeatSet>;

impl<C, M> Event<C, M> {
    /// The same event with cards and mechs turned into something else; the functions are told
    /// who knows the card.
    fn map<D, N>(self, card: impl Fn(C, Knowers) -> D, mech: impl Fn(M, Knowers) -> N) -> Event<D, N> {
        let both = |a: Seat, b: Seat| SeatSet::of(a) | SeatSet::of(b);
        let own = |seat: Seat| Some(SeatSet::of(seat));
        let gifts = |cards: Vec<Gift<C>>, known: &dyn Fn(bool) -> SeatSet| {
            let turn = |gift: Gift<C>| Gift {
                card: card(gift.card, Some(known(gift.shown))),
                battle: gift.battle,
                shown: gift.shown,
            };
            cards.into_iter().map(turn).collect::<Vec<_>>()
        };
        match self {
            Event::MechKept { seat, mech: kept } => Event::MechKept { seat, mech: mech(kept, own(seat)) },
            Event::MechsRevealed { seat, mechs } => {
                Event::MechsRevealed { seat, mechs: mechs.into_iter().map(|kept| mech(kept, None)).collect() }
            }
            Event::PoolPassed { seat, mechs } => {
                Event::PoolPassed { seat, mechs: mechs.into_iter().map(|passed| mech(passed, own(seat))).collect() }
            }
            Event::LocationRevealed { location, card: drawn } => {
                Event::LocationRevealed { location, card: card(drawn, None) }
            }
            Event::CardRevealed { seat, card: shown } => Event::CardRevealed { seat, card: card(shown, None) },
            Event::CardCancelled { by, seat, card: shown } => {
                Event::CardCancelled { by, seat, card: card(shown, None) }
            }
            Event::CardsDrawn { seat, cards } => {
                let cards = cards.into_iter().map(|drawn| card(drawn, own(seat))).collect();
                Event::CardsDrawn { seat, cards }
            }
            Event::HandSeen { seat, whose, cards } => {
                let cards = cards.into_iter().map(|seen| card(seen, Some(both(seat, whose)))).collect();
                Event::HandSeen { seat, whose, cards }
            }
            Event::CardCommitted { seat, card: committed, known_to } => {
                Event::CardCommitted { seat, card: card(committed, Some(known_to)), known_to }
            }
            Event::OfferSent(sent) => {
                let Sent { from, to, wealth, cards, ask_wealth, ask_cards, binding, veiled, promises } = *sent;
                let known = |shown: bool| if shown { both(from, to) } else { SeatSet::of(from) };
                let cards = gifts(cards, &known);
                let sent = Sent { from, to, wealth, cards, ask_wealth, ask_cards, binding, veiled, promises };
                Event::OfferSent(Box::new(sent))
            }
            Event::CardsGiven { from, to, cards } => {
                Event::CardsGiven { from, to, cards: gifts(cards, &|_| both(from, to)) }
            }
            plain => plain.map_plain(),
        }
    }

    /// The events that hold no card face down.
    fn map_plain<D, N>(self) -> Event<D, N> {
        macro_rules! same {
            ($($name:ident { $($field:ident),* }),+ $(,)?) => {
                match self {
                    $(Event::$name { $($field),* } => Event::$name { $($field),* },)+
                    // The rest is mapped above.
                    _ => Event::TooDeep,
                }
            };
        }
        same! {
            RoundBegan { round, first },
            TurnBegan { seat },
            BattlesBegan {},
            LocationDiscarded { location, card },
            LocationClaimed { seat, location, card },
            RewardClaimed { seat, location },
            HonorGained { seat, n, why },
            HonorPaid { seat, n },
            WealthGained { seat, n },
            WealthSpent { seat, n },
            WealthGiven { from, to, n },
            OrderPlaced { seat, marker, order },
            MarkerMoved { seat, clan, from, to },
            UnitMoved { seat, unit, tokens, from, to },
            UnitDestroyed { seat, unit, tokens, from, how },
            UnitReturned { seat, unit, tokens, from },
            TokensAttached { seat, unit, place, n, now },
            DeckShuffled { pile },
            CardPlayed { seat, kind },
            CardDiscarded { seat, kind },
            CardAttached { seat, kind, location },
            CardTriggered { kind, location },
            AttachedEnded { seat, kind, location },
            FreeOrderUsed { seat, source, name },
            AbilityUsed { seat, unit },
            Targeted { seat, target },
            OptionChosen { seat, option },
            MarkersSwapped { seat, placed, unplaced },
            BattleBegan { location },
            CommitPassed { seat },
            CardUnpaid { seat, kind },
            PowerChanged { seat, n },
            BattleWon { seat, location, total, units, totals, forces, tie },
            NoVictor { location },
            UnitsStayed { seat, location, n, power },
            Restored {},
            Conceded { seat },
            GameEnded {},
            OfferEnded { from, to, how },
            TradeMade { from, to },
            PromiseBroken { seat, promise },
            PromiseKept { seat, promise },
            Held { seat },
            Released { seat },
            TooDeep {},
        }
    }
}
