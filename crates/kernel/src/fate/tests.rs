//! The published test vectors (docs/fate.md): a replay on any machine must agree with them. They
//! were worked out by a second implementation, not by this one.

use super::*;

fn words(seed: Seed, label: Label, uses: usize, n: usize) -> Vec<u32> {
    let mut streams = Streams::new(seed);
    (0..uses).for_each(|_| _ = streams.open(label));
    let mut stream = streams.open(label);
    (0..n).map(|_| stream.next_u32()).collect()
}

#[test]
fn splitmix64_gives_the_known_numbers() {
    let mut zero = Quick::new(0);
    let known = [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F, 0xF88B_B8A8_724C_81EC];
    assert_eq!(known.map(|_| zero.next_u64()), known);
    let mut other = Quick::new(1_234_567);
    let known = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
    assert_eq!(known.map(|_| other.next_u64()), known);
}

#[test]
fn sealed_streams_differ_by_label_and_by_use() {
    let (one, die) = (Seed::from(1), Label::new("die"));
    assert_eq!(words(one, die, 0, 4), [0x516B_A8CD, 0xB08C_42EF, 0x1116_CD26, 0x9E86_83EA]);
    assert_eq!(words(one, die, 1, 4), [0xB1A1_F602, 0xC4A0_D38D, 0xA34C_F4B7, 0x75B1_B4F2]);
    let deck = Label::of(Seat::new(1), "deck");
    assert_eq!(words(one, deck, 0, 4), [0x46C2_3126, 0x55F5_C7DB, 0x6D98_23DC, 0x3E49_A38A]);
    assert_eq!(words(Seed([0xFF; 32]), die, 0, 2), [0x9983_4E88, 0xB004_B32F]);
}

#[test]
fn a_stream_goes_on_into_the_next_block() {
    assert_eq!(words(Seed::from(1), Label::new("die"), 0, 18)[16..], [0x2E7D_ED59, 0x7DD0_8D3D]);
}

#[test]
fn bounded_numbers_are_fair_and_known() {
    let mut fate = Fate::sealed(Seed::from(7));
    let dice: Vec<u32> = (0..10).map(|_| fate.below(Label::new("die"), 6)).collect();
    assert_eq!(dice, [2, 3, 4, 0, 4, 0, 1, 0, 3, 1]);
    let bounds = [1, 2, 3, 100, 1_000_000, (1 << 31) + 1, u32::MAX, 0];
    let big = bounds.map(|n| fate.below(Label::new("big"), n));
    assert_eq!(big, [0, 0, 0, 69, 26_709, 1_557_786_234, 2_568_047_432, 0]);
}

#[test]
fn unfair_words_are_thrown_away() {
    // Nearly half of all words are: uses 4, 5 and 6 need two, nine and two.
    let mut fate = Fate::sealed(Seed::from(7));
    let wide: Vec<u32> = (0..8).map(|_| fate.below(Label::new("wide"), (1 << 31) + 1)).collect();
    let known = [
        1_159_460_253,
        396_437_977,
        1_273_564_352,
        1_927_649_684,
        922_303_739,
        1_527_522_549,
        370_296_643,
        257_739_927,
    ];
    assert_eq!(wide, known);
}

#[test]
fn shuffles_are_known() {
    let mut fate = Fate::sealed(Seed::from(7));
    let mut deal = || {
        let mut cards: [u8; 10] = std::array::from_fn(|i| i as u8);
        fate.shuffle(Label::new("deck"), &mut cards);
        cards
    };
    assert_eq!(deal(), [8, 2, 3, 7, 0, 9, 4, 6, 5, 1]);
    assert_eq!(deal(), [3, 7, 9, 2, 6, 0, 5, 4, 1, 8]);
    let mut forty: [u8; 40] = std::array::from_fn(|i| i as u8);
    fate.shuffle(Label::new("deck"), &mut forty);
    let known = [
        16, 2, 25, 0, 1, 33, 38, 39, 5, 8, 31, 35, 30, 7, 15, 6, 22, 34, 10, 26, 12, 23, 21, 9, 19, 18, 28, 4, 13, 32,
        37, 14, 17, 24, 3, 27, 29, 20, 11, 36,
    ];
    assert_eq!(forty, known);
}

#[test]
fn quick_fate_is_known_and_forks_by_number_alone() {
    let mut quick = Fate::quick(7);
    let dice: Vec<u32> = (0..10).map(|_| quick.below(Label::new("any"), 6)).collect();
    assert_eq!(dice, [2, 0, 5, 3, 2, 1, 2, 1, 0, 2]);
    let mut cards: [u8; 10] = std::array::from_fn(|i| i as u8);
    Fate::quick(7).shuffle(Label::new("any"), &mut cards);
    assert_eq!(cards, [9, 5, 8, 6, 1, 2, 4, 7, 0, 3]);
    let mut fork = Fate::quick(7).fork(3);
    let forked: Vec<u32> = (0..4).map(|_| fork.below(Label::new("any"), 1_000)).collect();
    assert_eq!(forked, [393, 893, 34, 366]);
}

#[test]
fn one_deck_does_not_depend_on_how_often_another_was_shuffled() {
    let (mine, yours) = (Label::of(Seat::new(0), "deck"), Label::of(Seat::new(1), "deck"));
    let order = |before: usize| {
        let mut fate = Fate::sealed(Seed::from(3));
        (0..before).for_each(|_| fate.shuffle(yours, &mut [0u8; 20]));
        let mut cards: [u8; 20] = std::array::from_fn(|i| i as u8);
        fate.shuffle(mine, &mut cards);
        cards
    };
    assert_eq!(order(0), order(5));
}

#[test]
fn every_number_comes_about_as_often() {
    let mut fate = Fate::quick(1);
    let mut seen = [0u32; 6];
    (0..60_000).for_each(|_| seen[fate.below(Label::new("die"), 6) as usize] += 1);
    // Five standard deviations of a fair die are about 456.
    assert!(seen.iter().all(|&n| n.abs_diff(10_000) < 460), "{seen:?}");
}

#[test]
fn a_script_is_kept_to_or_the_fault_is_told() {
    let mut script = Script::default();
    script.numbers("die", [5, 9]);
    script.order("deck", vec![3, 1]);
    let mut fate = Fate::scripted(script);
    assert_eq!(fate.die(Label::new("die"), 6), 5);
    let mut cards = [0u8, 1, 2, 3];
    fate.shuffle(Label::new("deck"), &mut cards);
    assert_eq!(cards, [3, 1, 0, 2]);
    assert_eq!((fate.fault(), fate.unused().as_deref()), (None, Some("die 9")));
    fate.die(Label::new("die"), 6);
    assert_eq!(fate.fault(), Some("fate die: 9 is not from 1 to 6"));
    let mut unscripted = [4u8, 5, 6];
    fate.shuffle(Label::new("other"), &mut unscripted);
    assert_eq!(unscripted, [4, 5, 6]);
    let mut none = Fate::scripted(Script::default());
    none.below(Label::new("die"), 6);
    assert!(none.fault().is_some_and(|fault| fault.contains("scripts none")));
}

#[test]
fn a_scripted_fate_tells_what_it_was_asked_for() {
    let mut fate = Fate::scripted(Script::default());
    fate.die(Label::new("die"), 6);
    fate.shuffle(Label::of(Seat::new(1), "deck"), &mut [1u8, 2]);
    assert_eq!(fate.asked(), ["die", "order seat-2-deck"]);
    assert!(Fate::quick(1).asked().is_empty());
}
