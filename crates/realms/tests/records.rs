//! Games that were played under earlier rules still verify, action by action and hash by hash.

use kernel::Game;
use realms::{Duel, Four, Six};
use testkit::records;

#[test]
fn records_of_earlier_rules_still_verify() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    records::check(folder, Duel::RULES_VERSION, |record| match record.options.players {
        0..=2 => records::verify::<Duel>(record),
        3..=4 => records::verify::<Four>(record),
        _ => records::verify::<Six>(record),
    });
}
