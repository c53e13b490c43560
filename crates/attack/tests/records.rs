//! Games that were played under earlier rules still verify, action by action and hash by hash.

use attack::Attack;
use kernel::Game;
use testkit::records;

#[test]
fn records_of_earlier_rules_still_verify() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    records::check(folder, Attack::RULES_VERSION, records::verify::<Attack>);
}
