//! What is written down when a table is over, and whom to tell when it is their turn.

use super::TableTask;
use crate::notice::MAIL;
use crate::rating;
use crate::store::{NoticeRow, RatingRow, ResultRow, Status, StoreWrite};
use crate::wall_clock;
use kernel::Seat;
use room::log::Entry;
use room::wire::Clock;

impl TableTask {
    /// Results and ratings. Written again after a crash they change nothing: the keys are the table's.
    pub(super) async fn results(&mut self) -> Vec<StoreWrite> {
        let Some(outcome) = self.state.outcome().filter(|outcome| outcome.by != "agreed") else {
            return Vec::new();
        };
        let at = wall_clock::now();
        let people = self
            .state
            .assignments
            .iter()
            .enumerate()
            .filter_map(|(seat, assignment)| Some((seat, assignment.person.clone()?)));
        let result = |(seat, person): (usize, String)| {
            Some(ResultRow {
                table: self.state.id.to_string(),
                seat: seat as u8,
                person,
                game: self.state.config.game.clone(),
                place: *outcome.places.get(seat)?,
                players: outcome.places.len() as u8,
                at,
                rated: self.state.config.rated,
            })
        };
        let results: Vec<ResultRow> = people.filter_map(result).collect();
        let mut writes: Vec<StoreWrite> = results.iter().cloned().map(StoreWrite::Result).collect();
        if self.state.config.rated {
            writes.extend(self.ratings(&results, at).await.into_iter().map(StoreWrite::Rating));
        }
        writes
    }

    async fn ratings(&mut self, results: &[ResultRow], at: i64) -> Vec<RatingRow> {
        let game = &self.state.config.game;
        let mut before = Vec::new();
        for result in results {
            let kept = self.registry.store.ratings(&result.person, game, 1).await.unwrap_or_default();
            if kept.first().is_some_and(|row| row.table == result.table) {
                return Vec::new();
            }
            before.push((rating::of(kept.first()), result.place));
        }
        let after = rating::after(&before);
        let row = |(result, rated): (&ResultRow, rating::Rated)| RatingRow {
            person: result.person.clone(),
            game: game.clone(),
            table: result.table.clone(),
            at,
            rating: rated.rating,
            deviation: rated.deviation,
            volatility: rated.volatility,
        };
        results.iter().zip(after).map(row).collect()
    }

    /// One notice a wait, for people at tables by the day who do not look on; the log says who got theirs.
    pub(super) async fn give_notice(&mut self) {
        if self.state.status != Status::Playing || !matches!(self.state.config.clock, Clock::Days { .. }) {
            return;
        }
        let owing = self.state.to_act() - self.state.by_bots();
        let fresh = owing - self.noticed - self.state.noticed - self.present();
        self.noticed = owing;
        for seat in fresh.iter() {
            self.notice(seat).await;
        }
    }

    async fn notice(&mut self, seat: Seat) {
        let Some(person) = self.state.assignments.get(seat.index()).and_then(|assignment| assignment.person.as_ref())
        else {
            return;
        };
        let Ok(Some(row)) = self.registry.store.person(person).await else {
            return;
        };
        let settings = match crate::people::settings(&row) {
            Ok(settings) => settings,
            Err(error) => return tracing::warn!(?error, %person, "somebody was not sent word"),
        };
        let mail = settings.mail.filter(|mail| row.mail.as_ref() == Some(mail));
        let ways = [("webhook", settings.webhook), (MAIL, mail)];
        let text =
            format!("{}: the table waits for you. {}", self.state.config.game, self.registry.link(&self.state.id));
        let notice = |(way, address): (&str, Option<String>)| {
            let (id, way, text) = (crate::registry::new_id(), way.to_owned(), text.clone());
            Some(StoreWrite::Notice(NoticeRow {
                id,
                person: person.clone(),
                way,
                address: address?,
                text,
                made: wall_clock::now(),
            }))
        };
        let writes: Vec<StoreWrite> = ways.into_iter().filter_map(notice).collect();
        let noticed = vec![Entry::Noticed { seat: seat.index() as u8 }];
        if !writes.is_empty() && self.commit(noticed.into(), writes).await.is_ok() {
            self.registry.outbox.notify_one();
        }
    }
}
