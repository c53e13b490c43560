//! What is written down when a table is over, and whom to tell when it is their turn.

use super::Actor;
use crate::clock;
use crate::log::Entry;
use crate::notice::MAIL;
use crate::rating;
use crate::store::{NoticeRow, RatingRow, ResultRow, Status, Write};
use crate::wire::{Clock, Settings};
use kernel::Seat;

impl Actor {
    /// Results and ratings. Written again after a crash they change nothing: the keys are the table's.
    pub(super) async fn results(&mut self) -> Vec<Write> {
        let Some(outcome) = self.desk.outcome().filter(|outcome| outcome.by != "agreed") else {
            return Vec::new();
        };
        let at = clock::now();
        let people =
            self.desk.chairs.iter().enumerate().filter_map(|(seat, chair)| Some((seat, chair.person.clone()?)));
        let result = |(seat, person): (usize, String)| {
            Some(ResultRow {
                table: self.desk.id.to_string(),
                seat: seat as u8,
                person,
                game: self.desk.opening.game.clone(),
                place: *outcome.places.get(seat)?,
                players: outcome.places.len() as u8,
                at,
                rated: self.desk.opening.rated,
            })
        };
        let results: Vec<ResultRow> = people.filter_map(result).collect();
        let mut writes: Vec<Write> = results.iter().cloned().map(Write::Result).collect();
        if self.desk.opening.rated {
            writes.extend(self.ratings(&results, at).await.into_iter().map(Write::Rating));
        }
        writes
    }

    async fn ratings(&mut self, results: &[ResultRow], at: i64) -> Vec<RatingRow> {
        let game = &self.desk.opening.game;
        let mut before = Vec::new();
        for result in results {
            let kept = self.hall.store.ratings(&result.person, game, 1).await.unwrap_or_default();
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
        if self.desk.status != Status::Playing || !matches!(self.desk.opening.clock, Clock::Days { .. }) {
            return;
        }
        let owing = self.desk.to_act() - self.desk.by_bots();
        let fresh = owing - self.noticed - self.desk.noticed - self.present();
        self.noticed = owing;
        for seat in fresh.iter() {
            self.notice(seat).await;
        }
    }

    async fn notice(&mut self, seat: Seat) {
        let Some(person) = self.desk.chairs.get(seat.index()).and_then(|chair| chair.person.as_ref()) else {
            return;
        };
        let Ok(Some(row)) = self.hall.store.person(person).await else {
            return;
        };
        let settings: Settings = serde_json::from_str(&row.settings).unwrap_or_default();
        let mail = settings.mail.filter(|mail| row.mail.as_ref() == Some(mail));
        let ways = [("webhook", settings.webhook), (MAIL, mail)];
        let text = format!("{}: the table waits for you. {}", self.desk.opening.game, self.hall.link(&self.desk.id));
        let notice = |(way, address): (&str, Option<String>)| {
            let (id, way, text) = (crate::hall::new_id(), way.to_owned(), text.clone());
            Some(Write::Notice(NoticeRow {
                id,
                person: person.clone(),
                way,
                address: address?,
                text,
                made: clock::now(),
            }))
        };
        let writes: Vec<Write> = ways.into_iter().filter_map(notice).collect();
        let noticed = [Entry::Noticed { seat: seat.index() as u8 }];
        if !writes.is_empty() && self.keep_with(&noticed, writes).await.is_ok() {
            self.hall.outbox.notify_one();
        }
    }
}
