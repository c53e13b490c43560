//! How a game ended: places and the rule.

use crate::format::{Role, Win};
use crate::rules;
use crate::state::{Ended, Realms};
use kernel::{Names, Outcome, Rule, Seat, SeatSet};

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// Final places, once the game is over.
    pub(crate) fn result(&self) -> Option<Outcome> {
        match self.ended? {
            Ended::Won(winners) => Some(self.places(winners, self.winning_rule())),
            Ended::Conceded(winners) => Some(self.places(winners, rules::END_CONCEDED)),
            Ended::Adjourned => Some(self.adjourned()),
        }
    }

    /// Why it ended, in words.
    pub(crate) fn ending_words(&self, names: &Names) -> Option<String> {
        let winners = match self.ended? {
            Ended::Won(winners) => winners,
            Ended::Conceded(_) => return Some("The other side resigned.".to_owned()),
            Ended::Adjourned => return Some("The game was adjourned: the highest Authority wins.".to_owned()),
        };
        let boss_won = winners.iter().any(|seat| self.players[seat].role == Role::Boss);
        let fallen = (self.all_seats().collect::<SeatSet>() - winners).first();
        Some(match (self.rules().win, fallen) {
            (Win::LastAlive, Some(fallen)) if self.seats == 2 => {
                format!("{}'s Authority fell to 0.", &names[fallen])
            }
            (Win::LastAlive, _) => "Everybody else was defeated.".to_owned(),
            (Win::LastTeam, _) => "The other team's Authority fell to 0.".to_owned(),
            (Win::EnemyEmperorDefeated, _) => "The other Emperor was defeated.".to_owned(),
            (Win::BossOrRaiders, _) if boss_won => "All Raiders were defeated.".to_owned(),
            (Win::BossOrRaiders, _) => "The Boss was defeated.".to_owned(),
        })
    }

    fn winning_rule(&self) -> Rule {
        match self.rules().win {
            Win::LastAlive if self.seats == 2 => rules::END_DUEL,
            Win::LastAlive => rules::END_LAST,
            Win::LastTeam => rules::END_TEAM,
            Win::EnemyEmperorDefeated => rules::END_EMPEROR,
            Win::BossOrRaiders => rules::END_RAID,
        }
    }

    /// Winners share the first place; without teams the others stand in reverse order of defeat
    /// (SR-Q44).
    fn places(&self, winners: SeatSet, by: Rule) -> Outcome {
        let alone = self.rules().win == Win::LastAlive;
        let place = |seat: Seat| match self.players[seat].fallen {
            _ if winners.has(seat) => 1,
            // The last to fall ended the game before it was counted out.
            0 => 2,
            order if alone => self.seats - order + 1,
            _ => 2,
        };
        Outcome::places(self.all_seats().map(place), by)
    }

    /// By the scores of SR-Q31; who was defeated before comes after all others. Of two sides one is second,
    /// however many it seats (SR-Q44).
    fn adjourned(&self) -> Outcome {
        let score = |seat: Seat| match self.players[seat].fallen {
            0 => self.side_score(seat),
            _ if self.rules().win == Win::LastAlive => i32::from(self.players[seat].fallen) - 100,
            _ => self.side_score(seat),
        };
        let outcome = Outcome::by_score(self.all_seats().map(score), rules::ADJOURNED);
        let last = if self.rules().win == Win::LastAlive { self.seats } else { 2 };
        Outcome::places(outcome.standings.iter().map(|standing| standing.place.min(last)), rules::ADJOURNED)
    }

    /// What a seat's side scores when a game is adjourned; sides of one format compare.
    fn side_score(&self, seat: Seat) -> i32 {
        let living = self.players[seat].friends & self.living;
        let sum = |seats: SeatSet| seats.iter().map(|seat| i32::from(self.players[seat].authority)).sum::<i32>();
        match self.rules().win {
            Win::LastAlive | Win::LastTeam => i32::from(self.authority(seat)),
            Win::EnemyEmperorDefeated => {
                let emperors = living.iter().filter(|&mate| self.players[mate].role == Role::Emperor).collect();
                sum(emperors) * 10_000 + sum(living)
            }
            // Shares of the starting Authority, over a common denominator.
            Win::BossOrRaiders => {
                let boss = i32::from(self.boss_row().map_or(50, |row| row.authority));
                let raiders = i32::from(self.rules().authority[Role::Raider as usize]) * (i32::from(self.seats) - 1);
                if self.players[seat].role == Role::Boss { sum(living) * raiders } else { sum(living) * boss }
            }
        }
    }
}
