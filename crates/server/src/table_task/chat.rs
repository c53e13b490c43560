//! What people say to one another. A line for a team reaches the team alone, numbers included.

use super::{Reply, TableTask};
use crate::error::{ApiError, ApiResult, Code};
use crate::store::{ChatRow, Status, StoreWrite};
use crate::wall_clock;
use kernel::Seat;
use room::name::turns_text;
use room::state::Principal;
use room::wire::{ChatLine, PostChat, ServerMessage};
use std::sync::Arc;

const LONGEST: usize = 280;
/// Lines that those who sit at a table share.
const MOST_LINES: usize = 1_000;
/// Lines of those who talked and went before the game began. Beyond them its host alone talks until it begins, when
/// everybody has their share, whatever was said before.
const MOST_OF_THE_GONE: usize = 1_000;

/// Quick phrases by id.
pub const PHRASES: [(&str, &str); 8] = [
    ("hello", "Hello!"),
    ("good-luck", "Good luck, have fun."),
    ("well-played", "Well played!"),
    ("thinking", "Let me think."),
    ("oops", "Oops."),
    ("thanks", "Thank you."),
    ("your-turn", "Your turn."),
    ("good-game", "Good game."),
];

impl TableTask {
    pub(super) async fn say(&mut self, who: Arc<Principal>, seat: Option<Seat>, post: PostChat, reply: Reply) {
        let said = self.line(&who, seat, &post).await;
        let (done, row) = match said {
            Ok(row) => (Ok(()), Some(row)),
            Err(error) => (Err(error), None),
        };
        self.answer(reply, done);
        if let Some(row) = row {
            // What was done before it was said is heard before.
            self.show_waiting(|_| true);
            self.pass_on(&row);
            self.chat.get_or_insert_default().push(row);
        }
    }

    async fn line(&mut self, who: &Principal, seat: Option<Seat>, post: &PostChat) -> ApiResult<ChatRow> {
        let seat = self.state.own_seat(who, seat)?;
        let phrase = PHRASES.iter().find(|(id, _)| *id == post.text).map(|(_, words)| (*words).to_owned());
        let text =
            phrase.or_else(|| clean(&post.text)).ok_or_else(|| ApiError::bad("say something, in 280 characters"))?;
        let team =
            if post.team { self.team(seat).ok_or_else(|| ApiError::not_now("no teams here"))? } else { String::new() };
        if self.chat.is_none() {
            self.chat = Some(self.registry.store.chat(&self.state.id, 0).await?);
        }
        let said = self.chat.as_deref().unwrap_or_default();
        let waits = self.state.status == Status::Open && who.id != self.state.config.host;
        let is_gone = |row: &&ChatRow| self.state.seats_of(&row.person).is_empty();
        if waits && said.iter().filter(is_gone).count() >= MOST_OF_THE_GONE {
            return Err(ApiError::new(
                Code::TooMany,
                "enough was said here before the game: talk on when it has begun",
            ));
        }
        if said.iter().filter(|row| row.person == who.id).count() >= self.state.chat_share(MOST_LINES) {
            return Err(ApiError::new(Code::TooMany, "you have said all that one person may say at a table"));
        }
        // Older lines may have been forgotten: numbers go on from the last.
        let n = said.last().map_or(0, |row| row.n) + 1;
        let row = ChatRow {
            table: self.state.id.to_string(),
            n,
            at: wall_clock::now(),
            person: who.id.clone(),
            // The seat's, which is nobody else's here, whatever its person is called elsewhere.
            name: self.state.assignments[seat.index()].name.clone(),
            team,
            text,
        };
        if let Err(error) = self.registry.store.write(vec![StoreWrite::Chat(row.clone())]).await {
            // Another node may have written a line: they are read again.
            self.chat = None;
            return Err(error.into());
        }
        Ok(row)
    }

    fn team(&self, seat: Seat) -> Option<String> {
        self.state.team(seat)
    }

    fn pass_on(&self, row: &ChatRow) {
        let channels: std::collections::BTreeSet<_> =
            self.subscribers.iter().map(|subscriber| subscriber.channel.0).collect();
        for seat in channels {
            let team = seat.and_then(|seat| self.team(seat)).unwrap_or_default();
            if !may_read(row, &team) {
                continue;
            }
            let earlier = self.chat.iter().flatten().filter(|row| may_read(row, &team)).count();
            let message = ServerMessage::Chat(line(row, earlier as u32 + 1));
            let hides = |who: &Option<Arc<Principal>>| who.as_ref().is_some_and(|who| who.hidden.contains(&row.person));
            self.send_where(&message, |subscriber| subscriber.channel.0 == seat && !hides(&subscriber.who));
        }
    }
}

fn clean(text: &str) -> Option<String> {
    let kept =
        text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| !c.is_control() && !turns_text(*c));
    let text: String = kept.collect();
    let text = text.trim();
    (!text.is_empty() && text.chars().count() <= LONGEST).then(|| text.to_owned())
}

/// Whether somebody of this team (none: empty) may read a line.
pub fn may_read(row: &ChatRow, team: &str) -> bool {
    row.team.is_empty() || row.team == team
}

/// A line as a viewer gets it, by its own count.
pub fn line(row: &ChatRow, n: u32) -> ChatLine {
    ChatLine {
        n,
        at: row.at,
        name: row.name.clone(),
        person: row.person.clone(),
        text: row.text.clone(),
        team: !row.team.is_empty(),
    }
}
