//! Who beat whom: every pair of bots, over the games in which both sat.

use crate::{Interval, Played, paired, wilson};
use serde::Serialize;
use std::collections::BTreeMap;

/// One pair; those of one side do not meet. A bot beats another by the better place; equal places count half.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Duel {
    /// The first bot.
    pub bot: String,
    /// The other.
    pub against: String,
    /// Games in which both sat.
    pub games: usize,
    /// How often the first came in before the other.
    pub rate: f64,
    /// Wilson's 95 % interval of that.
    pub wilson: Interval,
    /// The 95 % interval over deals, where deals are played from both sides.
    pub paired: Interval,
}

/// Every pair that met.
pub(crate) fn duels(bots: &[String], played: &[Played]) -> Vec<Duel> {
    let mut pairs: BTreeMap<(usize, usize), Vec<(u64, f64)>> = BTreeMap::new();
    for game in played {
        for (seat, &one) in game.bots.iter().enumerate() {
            let met = |&(at, &other): &(usize, &usize)| one < other && game.side(at) != game.side(seat);
            for (against, &other) in game.bots.iter().enumerate().filter(met) {
                pairs.entry((one, other)).or_default().push((game.deal, better(game, seat, against)));
            }
        }
    }
    pairs.iter().map(|(&(one, other), scores)| duel(&bots[one], &bots[other], scores)).collect()
}

fn better(game: &Played, seat: usize, against: usize) -> f64 {
    match game.place(seat).cmp(&game.place(against)) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    }
}

fn duel(bot: &str, against: &str, scores: &[(u64, f64)]) -> Duel {
    let sum: f64 = scores.iter().map(|(_, score)| score).sum();
    Duel {
        bot: bot.to_owned(),
        against: against.to_owned(),
        games: scores.len(),
        rate: sum / scores.len().max(1) as f64,
        wilson: wilson(sum, scores.len() as f64),
        paired: paired(&means(scores)),
    }
}

/// The mean of each deal.
pub(crate) fn means(scores: &[(u64, f64)]) -> Vec<f64> {
    let mut deals: BTreeMap<u64, (f64, f64)> = BTreeMap::new();
    for &(deal, score) in scores {
        let sum = deals.entry(deal).or_default();
        *sum = (sum.0 + score, sum.1 + 1.0);
    }
    deals.values().map(|(sum, n)| sum / n).collect()
}
