//! Piles, counts, lanes, sealed rounds: the zones and waiting rooms of every game.

use kernel::{Counts, Events, Fate, Label, Pile, Redact, Sealed, Seat, SeatSet, Stack, Viewer};
use proptest::prelude::*;

const DECK: Label = Label::new("deck");
const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

#[derive(Clone, Debug)]
struct Nothing;
impl Redact for Nothing {
    type Shown = ();
    fn shown_to(&self, _: Viewer) -> Option<()> {
        None
    }
    fn veil(_: &()) {}
}

proptest! {
    #[test]
    fn counts_are_what_a_list_of_cards_would_be(adds in prop::collection::vec(0u8..64, 0..200), takes in prop::collection::vec(0u8..64, 0..100)) {
        let mut counts: Counts<64> = Counts::default();
        let mut list = adds.clone();
        adds.iter().for_each(|&kind| counts.add(kind));
        for kind in takes {
            let at = list.iter().position(|&other| other == kind);
            prop_assert_eq!(counts.take(kind), at.is_some());
            at.map(|at| list.remove(at));
        }
        list.sort_unstable();
        prop_assert_eq!(counts.cards().collect::<Vec<_>>(), list.clone());
        prop_assert_eq!(counts.len(), list.len());
        prop_assert_eq!(counts.is_empty(), list.is_empty());
        let mask = list.iter().fold(0u64, |mask, &kind| mask | 1 << kind);
        prop_assert_eq!(counts.mask(), mask);
        list.dedup();
        prop_assert_eq!(counts.kinds().collect::<Vec<_>>(), list);
    }

    #[test]
    fn drawing_takes_every_card_once(adds in prop::collection::vec(0u8..10, 0..40), luck: u64) {
        let mut counts: Counts<10> = Counts::default();
        adds.iter().for_each(|&kind| counts.add(kind));
        let mut fate = Fate::quick(luck);
        let mut drawn: Vec<u8> = std::iter::from_fn(|| counts.draw(DECK, &mut fate)).collect();
        let mut all = adds;
        drawn.sort_unstable();
        all.sort_unstable();
        prop_assert_eq!(drawn, all);
        prop_assert_eq!(counts, Counts::default(), "an emptied zone equals an empty one");
    }

    #[test]
    fn taking_all_leaves_nothing(one in prop::collection::vec(0u8..10, 0..40), two in prop::collection::vec(0u8..10, 0..40)) {
        let count = |cards: &[u8]| {
            let mut counts: Counts<10> = Counts::default();
            cards.iter().for_each(|&kind| counts.add(kind));
            counts
        };
        let (mut into, mut from) = (count(&one), count(&two));
        into.take_all(&mut from);
        prop_assert_eq!(into, count(&[one, two].concat()));
        prop_assert_eq!(from, Counts::default());
    }

    #[test]
    fn a_shuffle_moves_cards_and_takes_all_knowledge(cards in prop::collection::vec(0u8..20, 0..30), luck: u64) {
        let mut pile: Pile<u8, 30> = Pile::default();
        cards.iter().for_each(|&card| pile.push_top(card, SeatSet::of(ANN)));
        pile.shuffle(DECK, &mut Fate::quick(luck));
        prop_assert!(pile.cards().iter().all(|card| card.known_to().is_empty()));
        let mut after: Vec<u8> = pile.unknown_to(ANN).collect();
        let mut before = cards;
        after.sort_unstable();
        before.sort_unstable();
        prop_assert_eq!(after, before);
    }
}

fn pile(cards: &[(u8, SeatSet)]) -> Pile<u8, 8> {
    let mut pile = Pile::default();
    cards.iter().for_each(|&(card, knows)| pile.push_top(card, knows));
    pile
}

#[test]
fn the_top_is_drawn_first_and_the_bottom_last() {
    let mut pile = pile(&[(1, SeatSet::EMPTY), (2, SeatSet::EMPTY)]);
    pile.push_bottom(3, SeatSet::EMPTY);
    let order: Vec<u8> = std::iter::from_fn(|| pile.pop_top()).map(|card| card.value()).collect();
    assert_eq!(order, [2, 1, 3]);
    assert!(pile.is_empty() && pile.remove(0).is_none());
}

#[test]
fn an_unseen_move_takes_the_marks_of_all_it_may_have_been() {
    let both = SeatSet::first_n(2);
    let mut hand = pile(&[(1, both), (2, both), (3, SeatSet::of(ANN))]);
    let mut slot: Pile<u8, 2> = Pile::default();
    hand.move_unseen(1, &mut slot, SeatSet::of(ANN));
    assert_eq!(slot.top().map(|card| (card.value(), card.known_to())), Some((2, SeatSet::of(ANN))));
    assert!(hand.cards().iter().all(|card| card.known_to() == SeatSet::of(ANN)));
}

#[test]
fn a_seen_move_adds_knowers_and_keeps_the_old_ones() {
    let mut hand = pile(&[(1, SeatSet::of(ANN))]);
    let mut table: Pile<u8, 2> = Pile::default();
    hand.move_seen(0, &mut table, SeatSet::of(BOB));
    assert_eq!(table.top().map(|card| card.known_to()), Some(SeatSet::first_n(2)));
}

#[test]
fn a_redeal_changes_only_what_the_seat_does_not_know() {
    let mut pile = pile(&[(1, SeatSet::of(ANN)), (2, SeatSet::of(BOB)), (3, SeatSet::EMPTY)]);
    pile.redeal(ANN, &mut [8, 9].into_iter());
    let values: Vec<u8> = pile.cards().iter().map(|card| card.value()).collect();
    assert_eq!(values, [1, 8, 9]);
}

#[test]
fn only_showing_to_somebody_new_bars_undo() {
    let mut events: Events<Nothing> = Events::dropped();
    let mut pile = pile(&[(1, SeatSet::of(ANN))]);
    pile.reveal_top(SeatSet::of(ANN), &mut events);
    assert!(!events.is_barred());
    pile.reveal_top(SeatSet::first_n(2), &mut events);
    assert!(events.is_barred());
}

#[test]
fn a_full_stack_refuses_and_stays_as_it_was() {
    let mut stack: Stack<u8, 2> = Stack::default();
    assert!(stack.push(1).is_ok() && stack.push(2).is_ok());
    assert!(stack.push(3).is_err());
    assert_eq!(stack.iter().copied().collect::<Vec<_>>(), [1, 2]);
}

#[test]
fn a_sealed_round_tells_nobody_who_has_answered() {
    let mut events: Events<Nothing> = Events::dropped();
    let mut round: Sealed<u8, 3> = Sealed::poll(SeatSet::first_n(3));
    round.answer(BOB, 7, &mut events);
    assert!(events.is_barred(), "a sealed answer cannot be taken back");
    assert_eq!(round.waiting(Viewer::seat(ANN)), SeatSet::first_n(3));
    assert_eq!(round.waiting(Viewer::SPECTATOR), SeatSet::first_n(3));
    assert_eq!(round.waiting(Viewer::seat(BOB)), SeatSet::first_n(3) - SeatSet::of(BOB));
    assert_eq!(round.waiting(Viewer::REFEREE), round.owed());
    round.forget_others(ANN);
    assert_eq!((round.own(BOB), round.owed()), (None, SeatSet::first_n(3)));
}

#[test]
fn a_seat_that_leaves_may_close_the_round() {
    let mut events: Events<Nothing> = Events::dropped();
    let mut round: Sealed<u8, 2> = Sealed::poll(SeatSet::first_n(2));
    round.answer(ANN, 1, &mut events);
    assert!(round.excuse(BOB, &mut events));
    assert_eq!(round.open().as_slice(), [(ANN, 1)]);
}
