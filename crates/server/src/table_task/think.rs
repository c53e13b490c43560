//! Bots think beside the table: on a copy, off the table's task, when it is their turn ([`crate::thinkers`]).

use super::{TableCommand, TableTask};
use crate::thinkers::Turn;
use bots::Seated;
use kernel::{Seat, Table};
use room::games::Sitter;
use room::log::Entry;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long a bot waits that could not move because nothing could be kept.
const TRY_AGAIN: Duration = Duration::from_secs(1);

/// A bot, and its turn to think.
pub struct BotPlayer {
    bot: Box<dyn Seated>,
    turn: Turn,
}

impl std::fmt::Debug for BotPlayer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("BotPlayer")
    }
}

impl BotPlayer {
    /// The bot's choice; none, and no bot, where it was stopped half-way: that would be another bot's choice.
    fn choose(mut self, game: &dyn Table, seat: Seat) -> Option<(BotPlayer, Option<String>)> {
        let action = self.bot.choose(game, seat);
        self.turn.end().then_some((self, action))
    }
}

impl TableTask {
    pub(super) fn think(&mut self) {
        let seats = self.state.bots_to_act() - self.thinking;
        for seat in seats.iter() {
            if let Some(bot) = self.bot(seat) {
                self.thinking.insert(seat);
                self.set_thinking(seat, bot);
            }
        }
    }

    /// What a bot does beside the question, as an entry: quick enough to be worked out here, before any bot answers.
    pub(super) fn aside(&mut self) -> Option<Entry> {
        self.state.bots_that_bargain().iter().find_map(|seat| {
            let mind = self.bot(seat)?;
            let action = self.state.game.as_ref().and_then(|game| mind.bot.aside(game.as_ref(), seat));
            // One that thinks of an answer meanwhile comes back by itself.
            self.bots[seat.index()] = Some(mind);
            self.state.bot_aside(seat, &action?)
        })
    }

    fn bot(&mut self, seat: Seat) -> Option<BotPlayer> {
        if let Some(bot) = self.bots.get_mut(seat.index()).and_then(Option::take) {
            return Some(bot);
        }
        let level = self.state.assignments.get(seat.index())?.bot.as_deref()?.parse().ok()?;
        let seed = self.state.bot_seed(seat);
        let (options, turn) = (self.state.config.kernel_options(), Turn::default());
        let sitter = Sitter { level, seed, watch: Box::new(turn.clone()) };
        let bot = self.registry.catalog.sit(&self.state.config.game, &options, sitter).ok()?;
        Some(BotPlayer { bot, turn })
    }

    fn set_thinking(&self, seat: Seat, bot: BotPlayer) {
        let Some(game) = self.state.game.as_ref().map(|game| game.duplicate()) else {
            return;
        };
        let (registry, back) = (Arc::clone(&self.registry), self.own.clone());
        let (host, with_people) = (self.state.config.host.clone(), self.state.has_people());
        tokio::spawn(async move {
            let asked = Instant::now();
            let Some(place) = registry.thinkers.enter(&host, with_people).await else {
                return;
            };
            registry.metrics.bot_wait.note(asked.elapsed());
            let began = Instant::now();
            bot.turn.begin(place);
            let thought = tokio::task::spawn_blocking(move || bot.choose(game.as_ref(), seat));
            if let Ok(Some((bot, action))) = thought.await {
                registry.metrics.bot_time.note(began.elapsed());
                let _ = back.send(TableCommand::Thought { seat, bot, action }).await;
            }
        });
    }

    pub(super) async fn thought(&mut self, seat: Seat, bot: BotPlayer, action: Option<String>) {
        self.thinking.remove(seat);
        if let Some(place) = self.bots.get_mut(seat.index()) {
            *place = Some(bot);
        }
        if let Some(entry) = action.and_then(|action| self.state.bot_move(seat, &action))
            && let Err(error) = self.commit_and_show(vec![entry]).await
        {
            tracing::warn!(table = %self.state.id, ?error, "a bot's move was not kept");
            let own = self.own.clone();
            tokio::spawn(async move {
                tokio::time::sleep(TRY_AGAIN).await;
                let _ = own.send(TableCommand::GoOn).await;
            });
            return;
        }
        self.go_on().await;
    }
}
