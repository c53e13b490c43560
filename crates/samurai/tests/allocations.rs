//! Bulk play asks the heap for nothing: rules, listing, trading and redealing work in place.
//!
//! The count is of the whole process, and the usual test harness has a thread of its own that asks for memory whenever
//! it gets its turn. So this test runs without it (`harness = false`), alone on the main thread.
#![allow(clippy::unwrap_used, reason = "a test that cannot set its table up has failed")]
#![allow(clippy::print_stdout, reason = "the list of tests goes there")]

use kernel::{Edition, Entry, Events, Fate, Game, Label, Options, Seat};
use samurai::{Action, Deal, Samurai};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;

#[global_allocator]
static HEAP: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

const WALK: Label = Label::new("walk");

/// Lists what a seat may do about trading; where it can send or close an offer, only that.
fn list_deals(game: &Samurai, seat: Seat, out: &mut Vec<Action>) -> bool {
    let closes = |action: &Action| matches!(action, Action::Deal(Deal::Accept(_) | Deal::Hand(_) | Deal::Send));
    out.clear();
    game.asides(seat, out);
    out.retain(|action| *action != Action::Concede);
    let can_close = out.iter().any(closes);
    out.retain(|action| !can_close || closes(action));
    can_close
}

/// A step at random; every other one is about trading, and offers that can be closed are.
fn step(game: &mut Samurai, out: &mut Vec<Action>, luck: &mut Fate, fate: &mut Fate, trades: bool) -> Option<Action> {
    let mut seat = game.to_act().first()?;
    out.clear();
    if trades && luck.below(WALK, 2) == 0 {
        let any = Seat::new(luck.below(WALK, u32::from(game.seats())) as u8);
        seat = Seat::all(game.seats()).find(|&seat| list_deals(game, seat, out)).unwrap_or(any);
        list_deals(game, seat, out);
    }
    if out.is_empty() {
        seat = game.to_act().first()?;
        game.actions(seat, out);
    }
    let action = out[luck.below(WALK, out.len() as u32) as usize];
    game.perform(seat, action, fate, &mut Events::dropped());
    let mut world = *game;
    world.determinize(Seat::new(0), fate);
    Some(action)
}

/// Answers the two questions a test runner asks of a test without a harness.
#[expect(clippy::disallowed_methods, reason = "a test runner speaks by arguments")]
fn main() {
    let asked = |flag: &str| std::env::args().any(|arg| arg == flag);
    match (asked("--list"), asked("--ignored")) {
        (false, _) => no_action_no_trade_and_no_redeal_allocates(),
        (true, false) => println!("no_action_no_trade_and_no_redeal_allocates: test"),
        (true, true) => {}
    }
}

fn no_action_no_trade_and_no_redeal_allocates() {
    for (players, trading) in [(2, "off"), (4, "off"), (2, "on"), (3, "on"), (4, "on")] {
        let setup = Samurai::settings(&Options::new("war", players).with("trading", trading)).unwrap();
        let edition = Edition::built_in().unwrap();
        // The longest lists there are, so that the reused buffer need not grow.
        let (mut out, mut luck) = (Vec::with_capacity(8192), Fate::quick(1));
        let (mut steps, mut handed) = (0, 0);
        for seed in 0..20 {
            let mut fate = Fate::quick(seed);
            let mut game = Samurai::start(&setup, edition, &mut fate).unwrap();
            let heap = Region::new(HEAP);
            while let Some(action) = step(&mut game, &mut out, &mut luck, &mut fate, trading == "on") {
                steps += 1;
                handed += usize::from(matches!(action, Action::Deal(Deal::Hand(_) | Deal::Accept(_))));
            }
            let asked = heap.change().allocations + heap.change().reallocations;
            assert_eq!(asked, 0, "{asked} allocations in game {seed} of {players}, trading {trading}");
        }
        assert!(steps > 2_000 && (trading == "off" || handed > 20), "hardly played: {steps}, {handed}");
    }
}
