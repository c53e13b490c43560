//! Bots think beside the table: on a copy, off the table's task, when it is their turn ([`crate::thinkers`]).

use super::{Actor, Mail};
use crate::fair;
use crate::opener::Sitter;
use crate::thinkers::Turn;
use bots::Seated;
use kernel::{Seat, Table};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long a bot waits that could not move because nothing could be kept.
const TRY_AGAIN: Duration = Duration::from_secs(1);

/// A bot, and its turn to think.
pub struct Mind {
    bot: Box<dyn Seated>,
    turn: Turn,
}

impl std::fmt::Debug for Mind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Mind")
    }
}

impl Mind {
    /// The bot's choice; none, and no bot, where it was stopped half-way: that would be another bot's choice.
    fn choose(mut self, game: &dyn Table, seat: Seat) -> Option<(Mind, Option<String>)> {
        let action = self.bot.choose(game, seat);
        self.turn.end().then_some((self, action))
    }
}

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

    fn bot(&mut self, seat: Seat) -> Option<Mind> {
        if let Some(bot) = self.bots.get_mut(seat.index()).and_then(Option::take) {
            return Some(bot);
        }
        let level = self.desk.chairs.get(seat.index())?.bot.as_deref()?.parse().ok()?;
        let seed = fair::bot_seed(&self.desk.secret(), seat.index() as u8);
        let (options, turn) = (self.desk.opening.kernel_options(), Turn::default());
        let sitter = Sitter { level, seed, watch: Box::new(turn.clone()) };
        let bot = self.hall.opener.sit(&self.desk.opening.game, &options, sitter).ok()?;
        Some(Mind { bot, turn })
    }

    fn set_thinking(&self, seat: Seat, bot: Mind) {
        let Some(game) = self.desk.game.as_ref().map(|game| game.duplicate()) else {
            return;
        };
        let (hall, back) = (Arc::clone(&self.hall), self.own.clone());
        let (host, with_people) = (self.desk.opening.host.clone(), self.desk.has_people());
        tokio::spawn(async move {
            let asked = Instant::now();
            let Some(place) = hall.thinkers.enter(&host, with_people).await else {
                return;
            };
            hall.metrics.bot_wait.note(asked.elapsed());
            let began = Instant::now();
            bot.turn.begin(place);
            let thought = tokio::task::spawn_blocking(move || bot.choose(game.as_ref(), seat));
            if let Ok(Some((bot, action))) = thought.await {
                hall.metrics.bot_time.note(began.elapsed());
                let _ = back.send(Mail::Thought { seat, bot, action }).await;
            }
        });
    }

    pub(super) async fn thought(&mut self, seat: Seat, bot: Mind, action: Option<String>) {
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
