//! What the games of an arena come to: wins, places, intervals, ratings.

use crate::Played;
use bots::Level;
use serde::Serialize;
use std::fmt;

/// The whole contest.
#[derive(Debug, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: String,
    /// The format's id.
    pub format: String,
    /// Games played.
    pub games: usize,
    /// The seed of all chance.
    pub seed: u64,
    /// In the order of `--seats`.
    pub seats: Vec<Standing>,
}

/// One bot's part of it. A shared win counts for its share.
#[derive(Debug, Serialize)]
pub struct Standing {
    /// The bot's level.
    pub bot: &'static str,
    /// Games it won.
    pub wins: f64,
    /// Of all games.
    pub win_rate: f64,
    /// The 95 % interval of the win rate (Wilson): its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
    /// The mean of its places.
    pub mean_place: f64,
    /// Elo against the others at this table, 1500 where it does as well as they do.
    pub rating: f64,
}

#[derive(Clone, Copy, Default)]
struct Sum {
    wins: f64,
    places: f64,
    worth: f64,
}

impl Report {
    /// Counts the games.
    pub fn new(game: &str, format: &str, seed: u64, levels: &[Level], played: &[Played]) -> Report {
        let mut sums = vec![Sum::default(); levels.len()];
        played.iter().for_each(|game| add(&mut sums, game));
        let seats = levels.iter().zip(&sums).map(|(level, sum)| standing(*level, *sum, played.len()));
        Report { game: game.to_owned(), format: format.to_owned(), games: played.len(), seed, seats: seats.collect() }
    }
}

/// A game that did not end counts as a tie.
fn add(sums: &mut [Sum], game: &Played) {
    let seats = game.bots.len();
    for (seat, &bot) in kernel::Seat::all(seats as u8).zip(&game.bots) {
        let (win, place, worth) = match &game.outcome {
            None => (1.0 / seats as f64, 1.0, 0.5),
            Some(outcome) => {
                let place = outcome.place(seat);
                let share = if place == 1 { 1.0 / outcome.winners().count() as f64 } else { 0.0 };
                (share, f64::from(place), f64::from(outcome.worth(seat)) / 1000.0)
            }
        };
        sums[bot].wins += win;
        sums[bot].places += place;
        sums[bot].worth += worth;
    }
}

fn standing(level: Level, sum: Sum, games: usize) -> Standing {
    let n = games.max(1) as f64;
    let (low, high) = wilson(sum.wins, games as f64);
    let score = (sum.worth + 0.5) / (games as f64 + 1.0);
    Standing {
        bot: level.name(),
        wins: sum.wins,
        win_rate: sum.wins / n,
        low,
        high,
        mean_place: sum.places / n,
        rating: 1500.0 + 400.0 * (score / (1.0 - score)).log10(),
    }
}

/// Wilson's 95 % interval of a rate.
fn wilson(wins: f64, games: f64) -> (f64, f64) {
    if games < 1.0 {
        return (0.0, 1.0);
    }
    let z = 1.96_f64;
    let (rate, square) = (wins / games, z * z / games);
    let middle = (rate + square / 2.0) / (1.0 + square);
    let reach = z / (1.0 + square) * (rate * (1.0 - rate) / games + square / (4.0 * games)).sqrt();
    ((middle - reach).max(0.0), (middle + reach).min(1.0))
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}, {} games, seed {}", self.game, self.format, self.games, self.seed)?;
        writeln!(f, "  {:<10} {:>8} {:>7}  {:<15} {:>6} {:>7}", "bot", "wins", "rate", "95 %", "place", "rating")?;
        for one in &self.seats {
            let interval = format!("{:.1} to {:.1} %", 100.0 * one.low, 100.0 * one.high);
            writeln!(
                f,
                "  {:<10} {:>8.1} {:>5.1} %  {interval:<15} {:>6.2} {:>7.0}",
                one.bot,
                one.wins,
                100.0 * one.win_rate,
                one.mean_place,
                one.rating
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Outcome, Rule, Seat};

    #[test]
    fn wilson_agrees_with_the_tables() {
        let (low, high) = wilson(50.0, 100.0);
        assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3, "{low} {high}");
        assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
        assert!(wilson(10.0, 10.0).0 > 0.7);
    }

    #[test]
    fn wins_follow_the_bot_through_the_seats() {
        let won = |number: u64, winner: u8, bots: Vec<usize>| {
            let outcome = Some(Outcome::winner(Seat::new(winner), 2, Rule::new("TR-3")));
            Played { number, bots, outcome }
        };
        let played = [won(0, 0, vec![0, 1]), won(1, 1, vec![1, 0])];
        let report = Report::new("toy", "toy", 1, &[Level::Ensign, Level::Random], &played);
        assert_eq!((report.seats[0].wins, report.seats[1].wins), (2.0, 0.0));
        assert_eq!(report.seats[1].mean_place, 2.0);
        assert!(report.seats[0].rating > 1500.0 && report.seats[1].rating < 1500.0);
    }
}
