//! Bots think beside the table: on a copy, off the table's task, a few at a time.

use super::{Actor, Mail};
use crate::fair;
use bots::Seated;
use kernel::Seat;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long a bot waits that could not move because nothing could be kept.
const TRY_AGAIN: Duration = Duration::from_secs(1);

/// What came of asking the bots of a table what they do beside the question.
pub(crate) struct Bargained {
    /// How many actions had been taken.
    step: usize,
    bots: Vec<(Seat, Box<dyn Seated>)>,
    /// The first that wants something.
    said: Option<(Seat, String)>,
}

impl Actor {
    pub(super) fn think(&mut self) {
        // Offers are answered and made before any bot answers the question: it may end what they are about.
        if self.bargain() {
            return;
        }
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

    /// Asks the bots what they do beside the question, once a step; whether they are still considering.
    fn bargain(&mut self) -> bool {
        let seats = self.desk.bots_that_bargain();
        let steps = self.desk.game.as_ref().map(|game| game.steps());
        if self.bargaining || seats.is_empty() || self.bargained == steps {
            return self.bargaining;
        }
        let Some(game) = self.desk.game.as_ref().map(|game| game.duplicate()) else {
            return false;
        };
        self.bargaining = true;
        let bots: Vec<_> = seats.iter().filter_map(|seat| Some((seat, self.bot(seat)?))).collect();
        let (hall, back) = (Arc::clone(&self.hall), self.own.clone());
        tokio::spawn(async move {
            let Ok(_room) = hall.thinkers.acquire().await else {
                return;
            };
            let asked = tokio::task::spawn_blocking(move || {
                let said = bots.iter().find_map(|(seat, bot)| Some((*seat, bot.aside(game.as_ref(), *seat)?)));
                Bargained { step: game.steps(), bots, said }
            });
            if let Ok(bargained) = asked.await {
                let _ = back.send(Mail::Bargained(bargained)).await;
            }
        });
        true
    }

    pub(super) async fn bargained(&mut self, bargained: Bargained) {
        self.bargaining = false;
        for (seat, bot) in bargained.bots {
            if let Some(place) = self.bots.get_mut(seat.index()).filter(|place| place.is_none()) {
                *place = Some(bot);
            }
        }
        let entry = bargained.said.and_then(|(seat, action)| self.desk.bot_aside(seat, &action));
        let kept = match entry {
            Some(entry) => self.commit(vec![entry]).await.is_ok(),
            None => false,
        };
        if !kept {
            // Nobody wants anything, or it came too late or could not be kept: the game goes on.
            self.bargained = Some(bargained.step);
        }
        self.go_on().await;
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
