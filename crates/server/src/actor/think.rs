//! Bots think beside the table: on a copy, off the table's task, a few at a time.

use super::{Actor, Mail};
use crate::fair;
use bots::Seated;
use kernel::Seat;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long a bot waits that could not move because nothing could be kept.
const TRY_AGAIN: Duration = Duration::from_secs(1);

impl Actor {
    pub(super) fn think(&mut self) {
        let seats = self.desk.bots_to_act() - self.thinking;
        for seat in seats.iter() {
            if let Some(bot) = self.bot(seat) {
                self.thinking.insert(seat);
                self.set_thinking(seat, bot);
            }
        }
    }

    fn bot(&mut self, seat: Seat) -> Option<Box<dyn Seated>> {
        if let Some(bot) = self.bots.get_mut(seat.index()).and_then(Option::take) {
            return Some(bot);
        }
        let level = self.desk.chairs.get(seat.index())?.bot.as_deref()?.parse().ok()?;
        let seed = fair::bot_seed(&self.desk.secret(), seat.index() as u8);
        let options = self.desk.opening.kernel_options();
        self.hall.opener.sit(&self.desk.opening.game, &options, level, seed).ok()
    }

    fn set_thinking(&self, seat: Seat, mut bot: Box<dyn Seated>) {
        let Some(game) = self.desk.game.as_ref().map(|game| game.duplicate()) else {
            return;
        };
        let (hall, back) = (Arc::clone(&self.hall), self.own.clone());
        tokio::spawn(async move {
            let Ok(_room) = hall.thinkers.acquire().await else {
                return;
            };
            let began = Instant::now();
            let thought = tokio::task::spawn_blocking(move || {
                let action = bot.choose(game.as_ref(), seat);
                (bot, action)
            });
            if let Ok((bot, action)) = thought.await {
                hall.metrics.bot_time.note(began.elapsed());
                let _ = back.send(Mail::Thought { seat, bot, action }).await;
            }
        });
    }

    pub(super) async fn thought(&mut self, seat: Seat, bot: Box<dyn Seated>, action: Option<String>) {
        self.thinking.remove(seat);
        if let Some(place) = self.bots.get_mut(seat.index()) {
            *place = Some(bot);
        }
        if let Some(entry) = action.and_then(|action| self.desk.bot_move(seat, &action))
            && let Err(fault) = self.commit(vec![entry]).await
        {
            tracing::warn!(table = %self.desk.id, ?fault, "a bot's move was not kept");
            let own = self.own.clone();
            tokio::spawn(async move {
                tokio::time::sleep(TRY_AGAIN).await;
                let _ = own.send(Mail::GoOn).await;
            });
            return;
        }
        self.go_on().await;
    }
}
