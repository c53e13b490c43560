//! Redeals under recall: they keep to what the seat saw, depend on nothing else, and can be
//! any deal that does.

use kernel::{Fate, Label, Seat, SeatSet};
use proptest::prelude::*;
use std::collections::BTreeSet;
use testkit::recall::Recall;

const DEAL: Label = Label::new("deal");
const ANN: Seat = Seat::new(0);

/// Card `i` may be in the places of `masks[i]`; slot `i` is place `i`.
fn recall(masks: &[u32]) -> Recall<8, 1> {
    let mut recall = Recall::new(0);
    for (card, &mask) in masks.iter().enumerate() {
        recall.set(SeatSet::of(ANN), card, mask);
    }
    recall
}

fn deal(masks: &[u32], cards: &[u8], luck: u64) -> (bool, Vec<u8>) {
    let slots: Vec<u8> = (0..masks.len() as u8).collect();
    let mut out = vec![0; masks.len()];
    let found = recall(masks).deal(ANN, DEAL, cards, &slots, &mut Fate::quick(luck), &mut out);
    (found, out)
}

/// Every deal that keeps to the masks, by trying all.
fn all_deals(masks: &[u32]) -> BTreeSet<Vec<u8>> {
    fn place(masks: &[u32], dealt: &mut Vec<u8>, all: &mut BTreeSet<Vec<u8>>) {
        if dealt.len() == masks.len() {
            all.insert(dealt.clone());
            return;
        }
        for card in 0..masks.len() as u8 {
            if !dealt.contains(&card) && masks[card as usize] >> dealt.len() & 1 == 1 {
                dealt.push(card);
                place(masks, dealt, all);
                dealt.pop();
            }
        }
    }
    let mut all = BTreeSet::new();
    place(masks, &mut Vec::new(), &mut all);
    all
}

fn masks() -> impl Strategy<Value = Vec<u32>> {
    (1usize..6).prop_flat_map(|n| prop::collection::vec(1u32..1 << n, n))
}

proptest! {
    #[test]
    fn a_deal_keeps_to_what_was_seen_and_is_found_where_there_is_one(masks in masks(), luck: u64) {
        let cards: Vec<u8> = (0..masks.len() as u8).collect();
        let (found, out) = deal(&masks, &cards, luck);
        let all = all_deals(&masks);
        prop_assert_eq!(found, !all.is_empty());
        prop_assert!(!found || all.contains(&out), "{:?} is none of {:?}", out, all);
        let dealt: BTreeSet<u8> = out.iter().copied().collect();
        prop_assert_eq!(dealt.len(), masks.len(), "every card is dealt once, found or not");
    }

    #[test]
    fn a_deal_does_not_depend_on_the_order_the_cards_come_in(masks in masks(), luck: u64, mixed: u64) {
        let mut cards: Vec<u8> = (0..masks.len() as u8).collect();
        let straight = deal(&masks, &cards, luck);
        Fate::quick(mixed).shuffle(DEAL, &mut cards);
        prop_assert_eq!(deal(&masks, &cards, luck), straight);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn every_possible_deal_comes_up(masks in masks()) {
        let cards: Vec<u8> = (0..masks.len() as u8).collect();
        let seen: BTreeSet<Vec<u8>> =
            (0..4_000).map(|luck| deal(&masks, &cards, luck)).filter(|(found, _)| *found).map(|(_, out)| out).collect();
        let all = all_deals(&masks);
        let never: Vec<_> = all.difference(&seen).collect();
        prop_assert!(never.is_empty(), "{} of {} deals never come up: {:?}", never.len(), all.len(), never);
    }
}

#[test]
fn cards_are_here_or_there_after_unseen_moves() {
    let (bob, both) = (Seat::new(1), SeatSet::first_n(2));
    let mut recall: Recall<4, 2> = Recall::new(0b1);
    recall.saw(both, 2, 1);
    recall.moved_unseen(SeatSet::of(bob), 1, 3);
    assert_eq!((recall.places(ANN, 2), recall.places(bob, 2)), (0b10, 0b1010));
    assert_eq!(recall.places(bob, 0), 0b1, "what was not in the hand cannot have gone down");
    recall.mixed(0b1001);
    assert_eq!((recall.places(bob, 0), recall.places(bob, 2)), (0b1001, 0b1011));
    recall.merged(1, 2);
    assert_eq!(recall.places(bob, 2), 0b1101);
    recall.rename(|places| places >> 1);
    assert_eq!(recall.places(bob, 2), 0b110);
}
