//! Ratings from places, by the method of Weng and Lin, on a scale like chess.

use crate::Played;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// A game more tells less: settled ratings move slowly.
const START: f64 = 1500.0;
/// Points of our scale in one of theirs: a lead of 400 wins ten times in eleven.
const SCALE: f64 = 40.0;

/// One rating a bot, from the games in their order.
pub(crate) fn ratings(bots: usize, played: &[Played]) -> Vec<f64> {
    let mut ratings = vec![WengLinRating::new(); bots];
    let middle = WengLinRating::new().rating;
    for game in played.iter().filter(|game| game.bots.len() > 1) {
        rate(&mut ratings, game);
    }
    ratings.iter().map(|rating| START + SCALE * (rating.rating - middle)).collect()
}

fn rate(ratings: &mut [WengLinRating], game: &Played) {
    let before: Vec<[WengLinRating; 1]> = game.bots.iter().map(|&bot| [ratings[bot]]).collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
        .iter()
        .enumerate()
        .map(|(seat, team)| (team.as_slice(), MultiTeamOutcome::new(usize::from(game.place(seat)))))
        .collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    for (&bot, team) in game.bots.iter().zip(&after) {
        if let Some(&rating) = team.first() {
            ratings[bot] = rating;
        }
    }
}
