//! Ratings: Glicko-2, one a game.

use crate::store::RatingRow;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

/// A rating with its doubts.
pub type Rated = Glicko2Rating;

/// What was kept, or a newcomer's.
pub fn of(row: Option<&RatingRow>) -> Rated {
    row.map_or_else(Rated::new, |row| Rated {
        rating: row.rating,
        deviation: row.deviation,
        volatility: row.volatility,
    })
}

/// Everyone's rating after a table: each against each other, by place.
pub fn after(before: &[(Rated, u8)]) -> Vec<Rated> {
    let config = Glicko2Config::new();
    let one = |(index, (rated, place)): (usize, &(Rated, u8))| {
        let others = before.iter().enumerate().filter(|(other, _)| *other != index);
        let games: Vec<(Rated, Outcomes)> =
            others.map(|(_, (other, theirs))| (*other, against(*place, *theirs))).collect();
        glicko2_rating_period(rated, &games, &config)
    };
    before.iter().enumerate().map(one).collect()
}

fn against(mine: u8, theirs: u8) -> Outcomes {
    match mine.cmp(&theirs) {
        std::cmp::Ordering::Less => Outcomes::WIN,
        std::cmp::Ordering::Equal => Outcomes::DRAW,
        std::cmp::Ordering::Greater => Outcomes::LOSS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winners_rise_and_losers_fall() {
        let new = Rated::new();
        let after = after(&[(new, 2), (new, 1), (new, 3)]);
        assert!(after[1].rating > after[0].rating && after[0].rating > after[2].rating);
        assert!((after[0].rating - new.rating).abs() < 1.0);
        assert!(after.iter().all(|rated| rated.deviation < new.deviation));
    }
}
