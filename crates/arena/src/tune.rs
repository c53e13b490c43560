//! What the things an evaluator weighs are worth: games are played, and how a lead in each thing
//! turned out is fitted by logistic regression. One game of five is kept back to judge the fit.

use bots::{Bot, Spec};
use evaluation::Evaluate;
use kernel::{Edition, Entry, Events, Fate, Label, Observed, Options, Seat, SetupError};
use serde::Serialize;
use std::fmt;

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tuning {
    /// The game's id.
    pub game: String,
    /// The bots that played, drawn by lot.
    pub bots: Vec<String>,
    /// Games played.
    pub games: u64,
    /// The seed of all chance.
    pub seed: u64,
    /// Positions looked at.
    pub positions: usize,
    /// Log-loss of the evaluator as it is, on games the fit did not see; a coin has 0.693.
    pub loss_now: f64,
    /// That of the fit.
    pub loss_fitted: f64,
    /// Every feature with its weight, in thousandths of log-odds.
    pub weights: Vec<(String, f64)>,
}

/// One position: whether it is kept back, the features, the evaluator's word, and who won.
struct Sample {
    kept: bool,
    features: Vec<f64>,
    now: f64,
    won: f64,
}

const CHANCE: Label = Label::new("tune");
/// One turn in so many is looked at.
const SELDOM: u32 = 5;
/// How often a player errs, in hundredths: by lot, so that more than one kind of play is seen.
const ERRORS: [u32; 3] = [0, 10, 25];
const ROUNDS: i32 = 250;
/// Weights are drawn to nothing by so much.
const PULL: f64 = 0.0005;

/// Plays and fits.
///
/// # Errors
/// When the set-up cannot be.
pub fn tune<G: Entry + Evaluate>(
    options: &Options,
    bots: &[Spec],
    games: u64,
    seed: u64,
) -> Result<Tuning, SetupError> {
    let (setup, edition) = (G::settings(options)?, Edition::built_in()?);
    let mut samples = Vec::new();
    for game in 0..games {
        let mut fate = Fate::quick(seed).fork(game);
        let state = G::start(&setup, edition, &mut fate)?;
        samples.extend(sit::<G>(state, bots, game, &mut fate));
    }
    let weights = fit(&samples);
    let loss =
        |chance: &dyn Fn(&Sample) -> f64| mean(samples.iter().filter(|s| s.kept).map(|s| loss(chance(s), s.won)));
    Ok(Tuning {
        game: G::ID.to_owned(),
        bots: bots.iter().map(Spec::to_string).collect(),
        games,
        seed,
        positions: samples.len(),
        loss_now: loss(&|sample| sample.now),
        loss_fitted: loss(&|sample| logistic(dot(&weights, &sample.features))),
        weights: G::feature_names(edition).into_iter().zip(weights.iter().map(|weight| 1000.0 * weight)).collect(),
    })
}

/// One game: the positions looked at, once it is known who won.
fn sit<G: Entry + Evaluate>(mut state: G, bots: &[Spec], game: u64, fate: &mut Fate) -> Vec<Sample> {
    let (mut chance, mut seen) = (fate.fork(1), Vec::new());
    let mut draw = |n: usize| chance.below(CHANCE, n as u32) as usize;
    let seats = usize::from(state.seats());
    let mut players: Vec<_> = (0..seats).map(|seat| bots[draw(bots.len())].bot::<G>(game * 8 + seat as u64)).collect();
    let errors: Vec<u32> = (0..seats).map(|_| ERRORS[draw(ERRORS.len())]).collect();
    let mut before = None;
    for _ in 0..G::LONGEST {
        let Some(seat) = state.to_act().first() else { break };
        if before.is_some_and(|other| other != seat) && draw(SELDOM as usize) == 0 {
            let mut features = Vec::new();
            state.features(seat, &mut features);
            seen.push((seat, features, f64::from(state.evaluate(seat)) / 1000.0));
        }
        before = Some(seat);
        let errs = (draw(100) as u32) < errors[seat.index()];
        let action = choice(&state, seat, errs, &mut *players[seat.index()], &mut draw);
        state.perform(seat, action, fate, &mut Events::dropped());
    }
    let won = |seat: Seat| f64::from(u8::from(state.outcome().is_some_and(|outcome| outcome.place(seat) == 1)));
    let kept = game.is_multiple_of(5);
    seen.into_iter().map(|(seat, features, now)| Sample { kept, features, now, won: won(seat) }).collect()
}

/// The bot's choice, or any.
fn choice<G: Evaluate>(
    state: &G,
    seat: Seat,
    errs: bool,
    bot: &mut dyn Bot<G>,
    draw: &mut dyn FnMut(usize) -> usize,
) -> G::Action {
    let mut listed = Vec::new();
    state.candidates(seat, &mut listed);
    if errs && !listed.is_empty() {
        return listed[draw(listed.len())];
    }
    bot.choose(&Observed::new(state, seat))
}

/// Logistic regression by gradients with memory (Adam), every feature brought to the same size first.
fn fit(samples: &[Sample]) -> Vec<f64> {
    let n = samples.iter().map(|sample| sample.features.len()).max().unwrap_or(0);
    let seen: Vec<&Sample> = samples.iter().filter(|sample| !sample.kept && sample.features.len() == n).collect();
    let size = |i: usize| mean(seen.iter().map(|sample| sample.features[i] * sample.features[i])).sqrt().max(1e-9);
    let sizes: Vec<f64> = (0..n).map(size).collect();
    let (mut weights, mut drift, mut spread) = (vec![0.0; n], vec![0.0; n], vec![0.0; n]);
    for round in 1..=ROUNDS {
        let slope = slope(&seen, &weights, &sizes);
        let step = if round * 5 > ROUNDS * 3 { 0.01 } else { 0.05 };
        for i in 0..n {
            let pull = slope[i] + PULL * weights[i];
            drift[i] = 0.9 * drift[i] + 0.1 * pull;
            spread[i] = 0.99 * spread[i] + 0.01 * pull * pull;
            let (ahead, wide) = (drift[i] / (1.0 - 0.9_f64.powi(round)), spread[i] / (1.0 - 0.99_f64.powi(round)));
            weights[i] -= step * ahead / (wide.sqrt() + 1e-9);
        }
    }
    weights.iter().zip(&sizes).map(|(weight, size)| weight / size).collect()
}

/// Which way the loss rises.
fn slope(seen: &[&Sample], weights: &[f64], sizes: &[f64]) -> Vec<f64> {
    let scaled: Vec<f64> = weights.iter().zip(sizes).map(|(weight, size)| weight / size).collect();
    let mut slope = vec![0.0; weights.len()];
    for sample in seen {
        let miss = (logistic(dot(&scaled, &sample.features)) - sample.won) / seen.len() as f64;
        slope.iter_mut().zip(&sample.features).zip(sizes).for_each(|((sum, x), size)| *sum += miss * x / size);
    }
    slope
}

fn dot(weights: &[f64], features: &[f64]) -> f64 {
    weights.iter().zip(features).map(|(weight, x)| weight * x).sum()
}

fn logistic(odds: f64) -> f64 {
    1.0 / (1.0 + (-odds).exp())
}

fn loss(chance: f64, won: f64) -> f64 {
    let chance = chance.clamp(0.001, 0.999);
    -(won * chance.ln() + (1.0 - won) * (1.0 - chance).ln())
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, n) = values.fold((0.0, 0.0), |(sum, n), value| (sum + value, n + 1.0));
    sum / f64::max(n, 1.0)
}

impl fmt::Display for Tuning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tuning { game, games, seed, positions, .. } = self;
        writeln!(f, "{game}, {}, {games} games, seed {seed}: {positions} positions", self.bots.join(" "))?;
        writeln!(f, "  log-loss on games kept back: {:.4} now, {:.4} fitted", self.loss_now, self.loss_fitted)?;
        self.weights.iter().try_for_each(|(name, weight)| writeln!(f, "  {name:<28} {weight:>7.0}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fit_finds_what_decides() {
        let mut fate = Fate::quick(1);
        let mut sample = |n: u64| {
            let (lead, noise) = (f64::from(fate.below(CHANCE, 21)) - 10.0, f64::from(fate.below(CHANCE, 21)) - 10.0);
            let won = f64::from(u8::from(f64::from(fate.below(CHANCE, 1000)) / 1000.0 < logistic(0.3 * lead)));
            Sample { kept: n.is_multiple_of(5), features: vec![lead, noise], now: 0.5, won }
        };
        let samples: Vec<Sample> = (0..4000).map(&mut sample).collect();
        let weights = fit(&samples);
        assert!((weights[0] - 0.3).abs() < 0.04, "{weights:?}");
        assert!(weights[1].abs() < 0.04, "{weights:?}");
    }
}
