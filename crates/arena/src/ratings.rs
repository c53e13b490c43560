//! Ratings from places, by the method of Weng and Lin, on a scale like chess.

use crate::Played;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::collections::BTreeMap;

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
    let mut sides: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    (0..game.bots.len()).for_each(|seat| sides.entry(game.side(seat)).or_default().push(seat));
    let rated = |seats: &Vec<usize>| seats.iter().map(|&seat| ratings[game.bots[seat]]).collect();
    let before: Vec<Vec<WengLinRating>> = sides.values().map(rated).collect();
    let place = |seats: &Vec<usize>| MultiTeamOutcome::new(usize::from(game.place(seats[0])));
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        before.iter().zip(sides.values()).map(|(team, seats)| (team.as_slice(), place(seats))).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    for (seats, team) in sides.values().zip(&after) {
        seats.iter().zip(team).for_each(|(&seat, &rating)| ratings[game.bots[seat]] = rating);
    }
}
