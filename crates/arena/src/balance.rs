//! How often each thing is taken, and what taking it does to the chance to win.

use crate::{Interval, Played, wilson};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;

/// A balance report.
#[derive(Debug, Serialize)]
pub struct Balance {
    /// The game's id.
    pub game: String,
    /// The format's id.
    pub format: String,
    /// The bots that played.
    pub bots: Vec<String>,
    /// Games played.
    pub games: usize,
    /// The seed of all chance.
    pub seed: u64,
    /// Share of wins by seat, with intervals.
    pub seats: Vec<(f64, Interval)>,
    /// Every thing, by group and shift.
    pub things: Vec<Taken>,
}

/// One thing.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Taken {
    /// What kind of thing: a card, a captain, a mech.
    pub group: String,
    /// Its name.
    pub name: String,
    /// Seats that took it.
    pub taken: usize,
    /// Of all seats.
    pub rate: f64,
    /// How often they won.
    pub win_rate: f64,
    /// How much more than those who did not take it, in points of a hundred.
    pub shift: f64,
    /// How far the shift's 95 % interval reaches at most (Newcombe's, from two of Wilson's: sound for rare things too).
    pub margin: f64,
}

impl Balance {
    /// Counts the games; `names` says what the numbers are.
    pub fn new(
        (game, format): (&str, &str),
        bots: &[String],
        seed: u64,
        played: &[Played],
        names: &BTreeMap<u16, (&'static str, String)>,
    ) -> Balance {
        let mut things: Vec<Taken> = names.iter().map(|(&id, (group, name))| thing(id, group, name, played)).collect();
        things.sort_by(|one, other| one.group.cmp(&other.group).then(other.shift.total_cmp(&one.shift)));
        let seats = played.iter().map(|game| game.bots.len()).max().unwrap_or(0);
        let (game, format) = (game.to_owned(), format.to_owned());
        let seats = (0..seats).map(|seat| by_seat(seat, played)).collect();
        Balance { game, format, bots: bots.to_vec(), games: played.len(), seed, seats, things }
    }
}

fn by_seat(seat: usize, played: &[Played]) -> (f64, Interval) {
    let wins: f64 = played.iter().map(|game| game.share(seat)).sum();
    (wins / played.len().max(1) as f64, wilson(wins, played.len() as f64))
}

fn thing(id: u16, group: &str, name: &str, played: &[Played]) -> Taken {
    let (mut with, mut without) = ((0.0, 0.0), (0.0, 0.0));
    for game in played {
        for (seat, taken) in game.taken.iter().enumerate() {
            let sum = if taken.binary_search(&id).is_ok() { &mut with } else { &mut without };
            *sum = (sum.0 + game.share(seat), sum.1 + 1.0);
        }
    }
    let rate = |(wins, n): (f64, f64)| wins / f64::max(n, 1.0);
    let known = with.1 > 0.0 && without.1 > 0.0;
    Taken {
        group: group.to_owned(),
        name: name.to_owned(),
        taken: with.1 as usize,
        rate: with.1 / f64::max(with.1 + without.1, 1.0),
        win_rate: rate(with),
        shift: if known { 100.0 * (rate(with) - rate(without)) } else { 0.0 },
        margin: if known { 100.0 * reach(with, without) } else { 0.0 },
    }
}

/// How far the difference of two rates may lie from what was seen, on the side where that is more.
fn reach(with: (f64, f64), without: (f64, f64)) -> f64 {
    let ends = |(wins, n): (f64, f64)| (wins / n - wilson(wins, n).low, wilson(wins, n).high - wins / n);
    let ((below, above), (other_below, other_above)) = (ends(with), ends(without));
    f64::max(below.hypot(other_above), above.hypot(other_below))
}

impl fmt::Display for Balance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} {}, {}, {} games, seed {}",
            self.game,
            self.format,
            self.bots.join(" "),
            self.games,
            self.seed
        )?;
        for (at, (rate, interval)) in self.seats.iter().enumerate() {
            let (rate, low, high) = (100.0 * rate, 100.0 * interval.low, 100.0 * interval.high);
            writeln!(f, "  seat {}: {rate:.1} % ({low:.1} to {high:.1} %)", at + 1)?;
        }
        let mut group = "";
        for one in &self.things {
            if one.group != group {
                group = &one.group;
                writeln!(f, "\n  {group:<28} {:>6} {:>7} {:>7} {:>14}", "taken", "share", "wins", "shift")?;
            }
            let (name, taken, rate) = (&one.name, one.taken, 100.0 * one.rate);
            // Of what nobody took, or everybody, there is nothing to say.
            let (wins, shift) = match taken {
                0 => ("—".to_owned(), "—".to_owned()),
                _ if one.margin == 0.0 => (format!("{:.1} %", 100.0 * one.win_rate), "—".to_owned()),
                _ => (format!("{:.1} %", 100.0 * one.win_rate), format!("{:+.1} ± {:.1}", one.shift, one.margin)),
            };
            writeln!(f, "  {name:<28} {taken:>6} {rate:>5.1} % {wins:>7} {shift:>14}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rare_things_are_doubted_more_than_their_own_luck_says() {
        assert!(reach((2.0, 2.0), (50.0, 100.0)) > 0.6, "two wins of two tell little");
        assert!(reach((500.0, 1000.0), (500.0, 1000.0)) < 0.05);
    }
}
