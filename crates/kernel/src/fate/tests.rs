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
