//! What the games of an arena come to: wins, places, intervals, ratings, times.

use crate::duels::{Duel, duels, means};
use crate::ratings::ratings;
use crate::{Header, Interval, Played, Times, paired, wilson};
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
    /// In the order of `--seats` or `--levels`.
    pub seats: Vec<Standing>,
    /// Every pair that met.
    pub duels: Vec<Duel>,
    /// Share of wins by seat, from the first to move.
    pub seat_wins: Vec<f64>,
    /// Decisions of each game, in order.
    pub decisions: Vec<u32>,
    /// Games that did not end within their bound; they count as ties.
    pub unfinished: usize,
}

/// One bot's part of it. A shared win counts for its share.
#[derive(Debug, Serialize)]
pub struct Standing {
    /// The bot.
    pub bot: String,
    /// Games it sat in.
    pub games: usize,
    /// Games it won.
    pub wins: f64,
    /// Of all its games.
    pub win_rate: f64,
    /// The 95 % interval of the win rate (Wilson): its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
    /// The 95 % interval of the win rate over deals.
    pub paired: Interval,
    /// The mean of its places.
    pub mean_place: f64,
    /// Half the width of the mean place's 95 % interval.
    pub place_margin: f64,
    /// The mean of its scores, in points.
    pub mean_score: f64,
    /// By the places of all games, 1500 in the middle.
    pub rating: f64,
    /// CPU milliseconds of a decision, the median.
    pub p50_ms: f64,
    /// The same that 95 % did not exceed.
    pub p95_ms: f64,
    /// Decisions a clock cut short.
    pub cut: u64,
}

#[derive(Clone, Default)]
struct Sum {
    games: usize,
    wins: Vec<(u64, f64)>,
    places: Vec<f64>,
    half_points: i64,
    times: Times,
    cut: u64,
}

impl Report {
    /// Counts the games, which are in order.
    pub fn new(header: &Header, played: &[Played]) -> Report {
        let mut sums = vec![Sum::default(); header.bots.len()];
        played.iter().for_each(|game| add(&mut sums, game));
        let rated = ratings(header.bots.len(), played);
        let seats = header.bots.iter().zip(&sums).zip(rated);
        Report {
            game: header.game.clone(),
            format: header.format.clone(),
            games: played.len(),
            seed: header.seed,
            seats: seats.map(|((bot, sum), rating)| standing(bot, sum, rating)).collect(),
            duels: duels(&header.bots, played),
            seat_wins: seat_wins(played),
            decisions: played.iter().map(|game| game.decisions).collect(),
            unfinished: played.iter().filter(|game| game.places.is_empty()).count(),
        }
    }
}

fn add(sums: &mut [Sum], game: &Played) {
    for (seat, &bot) in game.bots.iter().enumerate() {
        let Some(sum) = sums.get_mut(bot) else { continue };
        sum.games += 1;
        sum.wins.push((game.deal, game.share(seat)));
        sum.places.push(f64::from(game.place(seat)));
        sum.half_points += i64::from(game.half_points.get(seat).copied().unwrap_or(0));
        if let Some(times) = game.times.get(seat) {
            sum.times.merge(times);
        }
        sum.cut += u64::from(game.cut.get(seat).copied().unwrap_or(0));
    }
}

fn seat_wins(played: &[Played]) -> Vec<f64> {
    let seats = played.iter().map(|game| game.bots.len()).max().unwrap_or(0);
    let share = |seat: usize| played.iter().map(|game| game.share(seat)).sum::<f64>() / played.len().max(1) as f64;
    (0..seats).map(share).collect()
}

fn standing(bot: &str, sum: &Sum, rating: f64) -> Standing {
    let n = sum.games.max(1) as f64;
    let wins: f64 = sum.wins.iter().map(|(_, share)| share).sum();
    let Interval { low, high } = wilson(wins, sum.games as f64);
    let mean_place = sum.places.iter().sum::<f64>() / n;
    let spread = sum.places.iter().map(|place| (place - mean_place).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    Standing {
        bot: bot.to_owned(),
        games: sum.games,
        wins,
        win_rate: wins / n,
        low,
        high,
        paired: paired(&means(&sum.wins)),
        mean_place,
        place_margin: 1.96 * (spread / n).sqrt(),
        mean_score: sum.half_points as f64 / 2.0 / n,
        rating,
        p50_ms: sum.times.quantile(0.5),
        p95_ms: sum.times.quantile(0.95),
        cut: sum.cut,
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}, {} games, seed {}", self.game, self.format, self.games, self.seed)?;
        let title = ["bot", "wins", "rate", "95 %", "by deals", "place", "±", "score", "rating", "p50 ms", "p95 ms"];
        let [bot, wins, rate, wilson, deals, place, margin, score, rating, p50, p95] = title;
        writeln!(
            f,
            "  {bot:<14} {wins:>7} {rate:>7}  {wilson:<15} {deals:<15} {place:>5} {margin:>5} {score:>6} {rating:>6} {p50:>7} {p95:>7}"
        )?;
        self.seats.iter().try_for_each(|one| line(f, one))?;
        if self.duels.len() > 1 {
            writeln!(f)?;
            self.duels.iter().try_for_each(|duel| pair(f, duel))?;
        }
        let seats: Vec<String> = self.seat_wins.iter().map(|rate| format!("{:.1} %", 100.0 * rate)).collect();
        writeln!(f, "\n  wins by seat: {}", seats.join(", "))?;
        let cut: u64 = self.seats.iter().map(|one| one.cut).sum();
        if cut + self.unfinished as u64 > 0 {
            writeln!(f, "  {cut} decisions cut short by the clock, {} games without an end", self.unfinished)?;
        }
        Ok(())
    }
}

fn percent(interval: Interval) -> String {
    format!("{:.1} to {:.1} %", 100.0 * interval.low, 100.0 * interval.high)
}

fn line(f: &mut fmt::Formatter<'_>, one: &Standing) -> fmt::Result {
    writeln!(
        f,
        "  {:<14} {:>7.1} {:>5.1} %  {:<15} {:<15} {:>5.2} {:>5.2} {:>6.1} {:>6.0} {:>7.2} {:>7.2}",
        one.bot,
        one.wins,
        100.0 * one.win_rate,
        percent(Interval { low: one.low, high: one.high }),
        percent(one.paired),
        one.mean_place,
        one.place_margin,
        one.mean_score,
        one.rating,
        one.p50_ms,
        one.p95_ms,
    )
}

fn pair(f: &mut fmt::Formatter<'_>, duel: &Duel) -> fmt::Result {
    let (rate, interval) = (100.0 * duel.rate, percent(duel.wilson));
    writeln!(f, "  {} before {}: {rate:.1} % of {} ({interval})", duel.bot, duel.against, duel.games)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn won(number: u64, winner: usize, bots: Vec<usize>) -> Played {
        let places = (0..bots.len()).map(|seat| if seat == winner { 1 } else { 2 }).collect();
        let (times, cut) = (vec![Times::default(); bots.len()], vec![0; bots.len()]);
        let half_points = vec![0; bots.len()];
        Played {
            number,
            deal: number / 2,
            bots,
            sides: Vec::new(),
            places,
            half_points,
            decisions: 10,
            taken: Vec::new(),
            times,
            cut,
        }
    }

    fn header() -> Header {
        let bots = vec!["ensign".to_owned(), "random".to_owned()];
        Header { game: "toy".to_owned(), format: "toy".to_owned(), bots, seed: 1, ..Header::default() }
    }

    #[test]
    fn wins_follow_the_bot_through_the_seats() {
        let report = Report::new(&header(), &[won(0, 0, vec![0, 1]), won(1, 1, vec![1, 0])]);
        assert_eq!((report.seats[0].wins, report.seats[1].wins), (2.0, 0.0));
        assert_eq!(report.seats[1].mean_place, 2.0);
        assert!(report.seats[0].rating > 1500.0 && report.seats[1].rating < 1500.0);
        assert_eq!(report.duels[0].rate, 1.0);
        assert_eq!(report.seat_wins, [0.5, 0.5]);
    }

    #[test]
    fn those_of_one_side_win_together() {
        let bots = ["a", "b", "c", "d"].map(str::to_owned).to_vec();
        let mut game = won(0, 0, vec![0, 1, 2, 3]);
        (game.sides, game.places) = (vec![0, 0, 2, 2], vec![1, 1, 2, 2]);
        let report = Report::new(&Header { bots, ..header() }, &[game]);
        assert_eq!(report.seats.iter().map(|one| one.wins).collect::<Vec<_>>(), [1.0, 1.0, 0.0, 0.0]);
        assert_eq!(report.duels.len(), 4, "mates do not meet");
        assert!(report.seats[1].rating > 1500.0 && report.seats[2].rating < 1500.0);
    }

    #[test]
    fn a_game_without_an_end_is_a_tie() {
        let mut game = won(0, 0, vec![0, 1]);
        game.places.clear();
        let report = Report::new(&header(), &[game]);
        assert_eq!((report.seats[0].wins, report.unfinished), (0.5, 1));
    }
}
