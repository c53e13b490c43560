//! Bulk play allocates nothing per step. Alone in its file: the count is of the whole process.

use kernel::{Edition, Fate, Game};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;
use testkit::{play::Walk, toys::race::Race};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

#[test]
fn a_step_of_bulk_play_allocates_nothing() {
    let mut fate = Fate::quick(1);
    let start = Race::start(&2, Edition::built_in().unwrap(), &mut fate).unwrap();
    let mut walk = Walk::new(1);
    walk.game(&mut start.clone(), &mut fate, 1_000); // the buffer finds its size
    let region = Region::new(ALLOCATOR);
    let mut steps = 0;
    for _ in 0..1_000 {
        steps += walk.game(&mut start.clone(), &mut fate, 1_000);
    }
    let change = region.change();
    assert!(steps > 5_000, "{steps}");
    assert_eq!(change.allocations + change.reallocations, 0, "in {steps} steps");
}
