//! Bulk play asks the heap for nothing, in every game: rules and listing work in place.
#![allow(clippy::unwrap_used, reason = "a test that cannot set its table up has failed")]

use catalog::Visit;
use evaluation::Evaluate;
use kernel::{Edition, Entry, Fate, Options};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;
use testkit::play::Walk;

#[global_allocator]
static HEAP: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

struct Count(Options);

impl Visit for Count {
    type Out = (&'static str, usize);
    fn visit<G: Entry + Evaluate>(self) -> Self::Out {
        let setup = G::settings(&self.0).unwrap();
        let (mut walk, mut asked) = (Walk::<G>::new(1), 0);
        // The first games let the reused buffers grow.
        for seed in 0..40 {
            let mut fate = Fate::quick(seed);
            let mut game = G::start(&setup, Edition::built_in().unwrap(), &mut fate).unwrap();
            let heap = Region::new(HEAP);
            walk.game(&mut game, &mut fate, G::LONGEST as u64);
            let change = heap.change();
            asked += if seed < 20 { 0 } else { change.allocations + change.reallocations };
        }
        (G::ID, asked)
    }
}

#[test]
fn no_action_allocates() {
    for game in catalog::IDS {
        let options = Options::new("", 2);
        let counted = catalog::visit(game, &options, Count(options.clone())).unwrap();
        assert_eq!(counted, (counted.0, 0), "allocations in twenty games");
    }
}
