//! Scripted captains: a step ahead, judged by the weights of the content's `[[bot]]` lines.

use crate::action::Action;
use crate::coin::{Coin, Trait};
use crate::content::{Gear, Weights};
use crate::questions::Damage;
use crate::state::{Attack, Stage};
use evaluation::Evaluate;
use kernel::{Events, Fate, Game, Label, Observed, Seat};

/// The captains the content describes, in the order of their tempers.
pub const NAMES: &[&str] = &["brawler", "rammer", "sniper", "warden"];

/// Worlds each choice is tried in.
const WORLDS: u64 = 2;
/// A game won or lost, in hits.
const RESULT: i32 = 50;
const NOISE: Label = Label::new("noise");

/// What a scripted captain cares for, in thousandths of a hit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Temper {
    pool: i32,
    tile: i32,
    value_sum: i32,
    expected_hits: i32,
    exposure: i32,
    ram_total: i32,
    speed_ideal: i32,
    speed_dev: i32,
    capacitor_ready: i32,
    batteries_wish: i32,
    array_from_lost: usize,
    noise: u32,
}

impl Temper {
    /// From hits; `None` where a weight is beyond 100 hits or a count is none.
    pub(crate) fn of(weights: &Weights) -> Option<Temper> {
        let thousandths = |hits: f64| (hits.abs() <= 100.0).then(|| (hits * 1000.0).round() as i32);
        let count = |number: f64| (0.0..=10.0).contains(&number).then(|| number.round() as u8);
        Some(Temper {
            pool: thousandths(weights.pool)?,
            tile: thousandths(weights.tile)?,
            value_sum: thousandths(weights.value_sum)?,
            expected_hits: thousandths(weights.expected_hits)?,
            exposure: thousandths(weights.exposure)?,
            ram_total: thousandths(weights.ram_total)?,
            speed_ideal: i32::from(count(weights.speed_ideal)?),
            speed_dev: thousandths(weights.speed_dev)?,
            capacitor_ready: thousandths(weights.capacitor_ready)?,
            batteries_wish: thousandths(weights.batteries_wish)?,
            array_from_lost: usize::from(count(weights.array_from_lost)?),
            noise: thousandths(weights.noise)?.unsigned_abs(),
        })
    }

    /// How a world stands for a seat.
    fn judge(&self, world: &Attack, seat: Seat) -> i32 {
        if let Some(outcome) = world.outcome() {
            return (outcome.worth(seat) - 500) * 2 * RESULT;
        }
        let rivals = || world.all().filter(|&other| other != seat && !world.are_mates(seat, other));
        let best = rivals().map(|rival| self.standing(world, rival)).max().unwrap_or(0);
        let ship = world.ship(seat);
        let ready = ship.tile.token(Trait::Equipment).map(|token| token.value());
        let hits: i32 = rivals().map(|rival| reach(world, seat, rival)).sum();
        let threats: i32 = rivals().map(|rival| reach(world, rival, seat)).sum();
        self.standing(world, seat) - best
            + self.expected_hits * hits / 4
            + self.exposure * threats / 4
            + self.speed_dev * (i32::from(ship.speed) - self.speed_ideal).abs()
            + self.capacitor_ready * i32::from(ready == Some(world.edition.gear[Gear::Capacitor].coin))
            + self.batteries_wish * i32::from(ship.modifier != Coin::Blank)
    }

    /// Tokens, their worth and the ram of one ship; nothing for one that is gone.
    fn standing(&self, world: &Attack, seat: Seat) -> i32 {
        if !world.takes_turns(seat) {
            return 0;
        }
        let tile = &world.ship(seat).tile;
        let owed = world.frames.iter().filter(|frame| **frame == Damage { seat }.into()).count() as i32;
        self.pool * (1 + tile.pool().len() as i32 - owed)
            + self.tile * tile.on_tile() as i32
            + self.value_sum * tile.pool().sum() as i32
            + self.ram_total * i32::from(world.ram_total(seat))
    }

    /// Whether a choice is worth a thought: the Array only with so many tokens lost.
    fn considers(&self, world: &Attack, seat: Seat, action: Action) -> bool {
        action != Action::Array || world.ship(seat).lost.len() >= self.array_from_lost
    }
}

/// How well one ship can hit another, in quarters: the values decide, and whether it is in range.
fn reach(world: &Attack, from: Seat, to: Seat) -> i32 {
    if world.ship(from).square().is_none() || world.ship(to).square().is_none() {
        return 0;
    }
    let beats = world.value(from, Trait::Armaments) >= world.value(to, Trait::Shields);
    match (world.in_range(from).has(to), beats) {
        (true, true) => 4,
        (false, false) => 0,
        _ => 1,
    }
}

/// What the captain `NAMES[which]` does, from what her seat knows.
pub(crate) fn decide(seen: &Observed<'_, Attack>, which: usize) -> Option<Action> {
    let mut choices: Vec<(i32, Action)> = Vec::new();
    for n in 0..WORLDS {
        let world = seen.sample(&mut Fate::quick(n));
        let temper = world.edition.content().tempers.get(which)?;
        if choices.is_empty() {
            choices = listed(&world, seen.seat(), temper);
        }
        for (sum, action) in &mut choices {
            *sum += temper.judge(&after(world.clone(), seen.seat(), *action), seen.seat());
        }
    }
    // Of equal ones the first.
    choices.into_iter().rev().max_by_key(|(sum, _)| *sum).map(|(_, action)| action)
}

/// Her choices, each with a little noise: what would else be equal differs from round to round.
fn listed(world: &Attack, seat: Seat, temper: &Temper) -> Vec<(i32, Action)> {
    let mut found = Vec::new();
    world.candidates(seat, &mut found);
    found.retain(|&action| temper.considers(world, seat, action));
    let mut noise = Fate::quick(u64::from(world.tally.rounds));
    let with_noise = |action| (noise.below(NOISE, temper.noise + 1) as i32, action);
    found.into_iter().map(with_noise).collect()
}

/// The world after an action, when all have passed who might answer it, or laid their first power
/// as one who ran out of time would.
fn after(mut world: Attack, seat: Seat, action: Action) -> Attack {
    let (mut fate, mut events) = (Fate::quick(0), Events::dropped());
    world.perform(seat, action, &mut fate, &mut events);
    while let Some(other) = world.round.owed().first() {
        let answer = if matches!(world.stage, Stage::Window(_)) { Action::Pass } else { world.fallback(other) };
        world.perform(other, answer, &mut fate, &mut events);
    }
    world
}
