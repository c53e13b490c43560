//! How many lines of play there are to a depth: a rule changed by accident changes a count.

#[test]
fn lines_of_play_are_as_many_as_before() {
    testkit::counts::check_file::<attack::Attack>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/counts.txt"));
}
