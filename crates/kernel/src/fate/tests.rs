//! The published test vectors: a replay on any machine must agree with them.
use super::*;

fn sealed_words(label: Label, n: usize) -> Vec<u32> {
    let mut stream = Streams::new(Seed::from(1)).open(label);
    (0..n).map(|_| stream.next_u32()).collect()
}

#[test]
fn prints_vectors() {
    println!("{:08x?}", sealed_words(Label::new("die"), 4));
}

#[test]
fn a_scripted_fate_tells_what_it_was_asked_for() {
    let mut fate = Fate::scripted(Script::default());
    fate.die(Label::new("die"), 6);
    fate.shuffle(Label::of(Seat::new(1), "deck"), &mut [1u8, 2]);
    assert_eq!(fate.asked(), ["die", "order seat-2-deck"]);
    assert!(Fate::quick(1).asked().is_empty());
}
