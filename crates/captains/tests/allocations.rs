//! Bulk play asks the heap for nothing: rules, listing and redealing work in place.
#![allow(clippy::unwrap_used, reason = "a test that cannot set its table up has failed")]

use captains::Captains;
use kernel::{Edition, Entry, Events, Fate, Game, Options, Seat};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;
use testkit::play::Walk;

#[global_allocator]
static HEAP: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

#[test]
fn no_action_and_no_redeal_allocates() {
    for (format, players) in [("solo", 1), ("captains", 2), ("captains", 4)] {
        let setup = Captains::settings(&Options::new(format, players)).unwrap();
        let edition = Edition::built_in().unwrap();
        let mut walk = Walk::<Captains>::new(1);
        let mut events = Events::dropped();
        let mut steps = 0;
        // The first games let the reused buffers grow.
        for seed in 0..60 {
            let mut fate = Fate::quick(seed);
            let mut game = Captains::start(&setup, edition, &mut fate).unwrap();
            let heap = Region::new(HEAP);
            while let Some(step) = walk.pick(&game) {
                game.perform(step.seat, step.action, &mut fate, &mut events);
                game.determinize(Seat::new(0), &mut fate);
                steps += 1;
            }
            let asked = heap.change().allocations + heap.change().reallocations;
            assert!(seed < 30 || asked == 0, "{asked} allocations in game {seed} of {players}");
        }
        assert!(steps > 500, "hardly played: {steps}");
    }
}
