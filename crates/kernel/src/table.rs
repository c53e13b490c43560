//! A match with its game erased: what server, terminal and bindings hold.

use crate::choice::{Choice, Prompt};
use crate::event::Seal;
use crate::matches::{Match, UndoError};
use crate::note::Note;
use crate::outcome::Outcome;
use crate::position::write_position;
use crate::record::Record;
use crate::words::{Names, Style};
use crate::{Entry, Enum, Redact, Seat, SeatSet, Unread, Viewer};

/// Why an action was not taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// It is no action.
    #[error(transparent)]
    Unread(#[from] Unread),
    /// It is not legal now: the rule and the facts.
    #[error("{words}")]
    Refused {
        /// The rule that refuses.
        rule: crate::Rule,
        /// The refusal in words, with its rule.
        words: String,
    },
}

/// An event as one viewer is told it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The action it came of (index in the log). Stays in the process: it counts what others did.
    pub step: usize,
    /// The event in words.
    pub words: String,
    /// The event as data.
    pub data: serde_json::Value,
}

#[derive(serde::Serialize)]
struct Line<S> {
    words: String,
    data: S,
}

/// Something a viewer is told: an event, or what a player said beside an action.
#[derive(serde::Serialize)]
#[serde(untagged)]
enum Telling<S> {
    Event(S),
    Said(Said),
}

#[derive(serde::Serialize)]
#[serde(tag = "event", rename = "said")]
struct Said {
    seat: Seat,
    text: String,
}

/// Writes a value as JSON, or `null` in the place of one that has no such form.
fn write_json(to: &mut Vec<u8>, value: &impl serde::Serialize) {
    let begin = to.len();
    if serde_json::to_writer(&mut *to, value).is_err() {
        to.truncate(begin);
        to.extend_from_slice(b"null");
    }
}

/// One match behind a boundary. Implemented once, for `Match<G>`.
pub trait Table: Send {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// How many seats.
    fn seats(&self) -> u8;
    /// The seats that owe an answer; never shown.
    fn to_act(&self) -> SeatSet;
    /// What a viewer may be told of it.
    fn waiting(&self, viewer: Viewer) -> SeatSet;
    /// The question before a seat.
    fn prompt(&self, seat: Seat) -> Prompt;
    /// What a seat is offered.
    fn choices(&self, seat: Seat, names: &Names) -> Vec<Choice>;
    /// What a seat may answer, or what it may do beside that, in notation alone: for programs.
    fn notations(&self, seat: Seat, beside: bool, each: &mut dyn FnMut(&str));
    /// Whether players may bargain now.
    fn bargains(&self) -> bool;
    /// What waits for a seat's answer beside the question, one sentence each.
    fn proposals(&self, seat: Seat, names: &Names) -> Vec<String>;
    /// Whether nobody but its seat learned of the last action.
    fn was_private(&self) -> bool;
    /// Takes an action in the game's notation.
    ///
    /// # Errors
    /// Why not; nothing changes then.
    fn submit(&mut self, seat: Seat, text: &str, note: Option<Note>, names: &Names) -> Result<(), MoveError>;
    /// Whether an action would be taken, without taking it.
    ///
    /// # Errors
    /// Why not.
    fn why(&self, seat: Seat, text: &str, names: &Names) -> Result<(), MoveError> {
        self.judge(seat, text, names).map(|_| ())
    }
    /// The same, and the action's number, by which it can be taken without being read again.
    ///
    /// # Errors
    /// Why not.
    fn judge(&self, seat: Seat, text: &str, names: &Names) -> Result<usize, MoveError>;
    /// Takes an action by its number; `false`, and nothing changes, where it may not be taken.
    fn submit_judged(&mut self, seat: Seat, id: usize, note: Option<Note>) -> bool;
    /// The notation of what a thing on the table stands for, by its anchor, whether it may be done now or not;
    /// none where no action is written so.
    fn tries(&self, seat: Seat, anchor: &str) -> Option<String>;
    /// What a timeout plays, in the game's notation.
    fn fallback(&self, seat: Seat) -> String;
    /// Takes a seat's last action back.
    ///
    /// # Errors
    /// Why not; nothing changes then.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;
    /// Whether a seat may take its last action back.
    ///
    /// # Errors
    /// Why not.
    fn may_undo(&self, seat: Seat) -> Result<(), UndoError>;
    /// The seats that play together with this one, itself included.
    fn side(&self, seat: Seat) -> SeatSet;
    /// Whether a sealed round is open (a public fact): clocks and notices must then not tell who answered.
    fn is_sealed(&self) -> bool;
    /// Goes back to the moment before action `steps`.
    fn rewind(&mut self, steps: usize);
    /// How many actions were taken.
    fn steps(&self) -> usize;
    /// What a viewer may know, as data.
    fn view(&self, viewer: Viewer) -> serde_json::Value;
    /// The same as JSON text, written at once.
    fn write_view(&self, viewer: Viewer, to: &mut Vec<u8>);
    /// What a viewer was shown, from event number `since` of its own count.
    fn told(&self, viewer: Viewer, since: usize, names: &Names) -> Vec<Told>;
    /// What a viewer was shown of the actions from `step` on.
    fn told_from(&self, viewer: Viewer, step: usize, names: &Names) -> Vec<Told>;
    /// The same as JSON text, a list of `{"words": …, "data": …}`, and how many; without names the words are empty.
    fn write_told(&self, viewer: Viewer, step: usize, names: Option<&Names>, to: &mut Vec<u8>) -> usize;
    /// How much a viewer was shown of the actions from `step` on.
    fn shown_from(&self, viewer: Viewer, step: usize) -> usize;
    /// The same match once more: for bots that think while the table goes on.
    fn duplicate(&self) -> Box<dyn Table>;
    /// The table as text.
    fn draw(&self, viewer: Viewer, names: &Names, style: Style) -> String;
    /// What a viewer may know of the position, as text.
    fn position(&self, viewer: Viewer, names: &Names) -> String;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// Why it ended, as a sentence; `None` while it goes on.
    fn ending(&self, names: &Names) -> Option<String>;
    /// Goes through the match once and stops after each of these numbers of actions, which must ascend.
    fn revisit(&self, steps: &[usize], each: &mut dyn FnMut(&dyn Table));
    /// The match written down.
    fn record(&self, names: &Names) -> Record;
    /// The match in the compact form.
    fn compact(&self, names: &Names) -> Vec<u8>;
    /// The match itself, for adapters that know its game (bots look through [`crate::Observed`]).
    fn as_any(&self) -> &dyn std::any::Any;
    /// Lists a seat's actions inside and says how many: with [`Table::take`] the quick way to
    /// play in bulk, without text.
    fn list(&mut self, seat: Seat) -> usize;
    /// Takes the action at `index` of the last list; `false` where there is none.
    fn take(&mut self, seat: Seat, index: usize) -> bool;
}

impl<G: Entry> Match<G> {
    /// What happened from action `step` on.
    fn since(&self, step: usize) -> impl Iterator<Item = &crate::Happened<G::Event>> {
        let first = self.happened().partition_point(|h| h.step < step);
        self.happened()[first..].iter()
    }

    fn tell(&self, step: usize, telling: &Telling<<G::Event as Redact>::Shown>, names: &Names) -> Told {
        let data = serde_json::to_value(telling).unwrap_or_default();
        Told { step, words: self.telling_words(telling, names), data }
    }

    fn telling_words(&self, telling: &Telling<<G::Event as Redact>::Shown>, names: &Names) -> String {
        match telling {
            Telling::Event(shown) => self.state().tell(shown, names),
            Telling::Said(said) => format!("{}: “{}”", &names[said.seat], said.text),
        }
    }

    /// What players said from action `step` on, beside actions that everybody may know of.
    fn said(&self, step: usize) -> impl Iterator<Item = (usize, Said)> + '_ {
        let log = self.log().iter().enumerate().skip(step);
        log.filter_map(|(at, taken)| {
            let open = !taken.private && taken.seal == Seal::Open && self.state().speaks(taken.action);
            let note = taken.note.as_ref().filter(|_| open)?;
            Some((at, Said { seat: taken.seat, text: note.to_string() }))
        })
    }

    /// What a viewer is told of the actions from `step` on: what was said comes after what happened.
    fn tellings(
        &self,
        viewer: Viewer,
        step: usize,
    ) -> impl Iterator<Item = (usize, Telling<<G::Event as Redact>::Shown>)> + '_ {
        let shown = move |h: &crate::Happened<G::Event>| Some((h.step, h.event.shown_to(viewer)?));
        let mut events = self.since(step).filter_map(shown).peekable();
        let mut said = self.said(step).peekable();
        std::iter::from_fn(move || {
            let before = match (said.peek(), events.peek()) {
                (Some((said, _)), Some((event, _))) => said < event,
                (said, _) => said.is_some(),
            };
            match before {
                true => said.next().map(|(step, said)| (step, Telling::Said(said))),
                false => events.next().map(|(step, shown)| (step, Telling::Event(shown))),
            }
        })
    }

    fn read_checked(&self, seat: Seat, text: &str, names: &Names) -> Result<G::Action, MoveError> {
        let refused = |refusal: crate::Refusal| MoveError::Refused {
            rule: refusal.rule(),
            words: self.refusal_words(seat, refusal, names),
        };
        if self.state().to_act().is_empty() {
            return Err(refused(crate::rule::GAME_OVER.into()));
        }
        let action = self.state().read(seat, &names.meant(text.trim()))?;
        self.state().check(seat, action).map_err(refused)?;
        Ok(action)
    }
}

impl<G: Entry> Table for Match<G> {
    fn game(&self) -> &'static str {
        G::ID
    }
    fn seats(&self) -> u8 {
        self.state().seats()
    }
    fn to_act(&self) -> SeatSet {
        self.state().to_act()
    }
    fn waiting(&self, viewer: Viewer) -> SeatSet {
        self.state().waiting(viewer)
    }
    fn prompt(&self, seat: Seat) -> Prompt {
        self.state().prompt(seat)
    }
    fn choices(&self, seat: Seat, names: &Names) -> Vec<Choice> {
        Match::choices(self, seat, names)
    }
    fn notations(&self, seat: Seat, beside: bool, each: &mut dyn FnMut(&str)) {
        let mut listed = Vec::new();
        match beside {
            true => self.state().asides(seat, &mut listed),
            false => self.state().actions(seat, &mut listed),
        }
        let mut text = String::new();
        for action in listed {
            text.clear();
            // Writing to a string does not fail.
            _ = self.state().write(action, &mut text);
            each(&text);
        }
    }
    fn bargains(&self) -> bool {
        self.state().bargains()
    }
    fn proposals(&self, seat: Seat, names: &Names) -> Vec<String> {
        self.state().proposals(seat, names)
    }
    fn was_private(&self) -> bool {
        self.log().last().is_some_and(|taken| taken.private)
    }
    fn submit(&mut self, seat: Seat, text: &str, note: Option<Note>, names: &Names) -> Result<(), MoveError> {
        let action = self.read_checked(seat, text, names)?;
        self.perform(seat, action, note);
        Ok(())
    }
    fn judge(&self, seat: Seat, text: &str, names: &Names) -> Result<usize, MoveError> {
        self.read_checked(seat, text, names).map(Enum::into_usize)
    }
    fn submit_judged(&mut self, seat: Seat, id: usize, note: Option<Note>) -> bool {
        id < G::Action::LENGTH && Match::submit(self, seat, G::Action::from_usize(id), note).is_ok()
    }
    fn tries(&self, seat: Seat, anchor: &str) -> Option<String> {
        let (zone, thing) = anchor.split_once('/').unwrap_or((anchor, ""));
        self.state().tries(seat, zone, thing).filter(|text| self.state().read(seat, text).is_ok())
    }
    fn fallback(&self, seat: Seat) -> String {
        let action = self.state().fallback(seat);
        self.state().notation(action)
    }
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        Match::undo(self, seat)
    }
    fn may_undo(&self, seat: Seat) -> Result<(), UndoError> {
        Match::may_undo(self, seat)
    }
    fn side(&self, seat: Seat) -> SeatSet {
        self.state().side(seat)
    }
    fn is_sealed(&self) -> bool {
        self.state().is_sealed()
    }
    fn rewind(&mut self, steps: usize) {
        Match::rewind(self, steps);
    }
    fn steps(&self) -> usize {
        self.log().len()
    }
    fn view(&self, viewer: Viewer) -> serde_json::Value {
        serde_json::to_value(self.state().view(viewer)).unwrap_or_default()
    }
    fn write_view(&self, viewer: Viewer, to: &mut Vec<u8>) {
        write_json(to, &self.state().view(viewer));
    }
    fn told(&self, viewer: Viewer, since: usize, names: &Names) -> Vec<Told> {
        self.tellings(viewer, 0).skip(since).map(|(step, told)| self.tell(step, &told, names)).collect()
    }
    fn told_from(&self, viewer: Viewer, step: usize, names: &Names) -> Vec<Told> {
        self.tellings(viewer, step).map(|(step, told)| self.tell(step, &told, names)).collect()
    }
    fn write_told(&self, viewer: Viewer, step: usize, names: Option<&Names>, to: &mut Vec<u8>) -> usize {
        let mut many = 0;
        to.push(b'[');
        for (_, data) in self.tellings(viewer, step) {
            let words = names.map_or_else(String::new, |names| self.telling_words(&data, names));
            if many > 0 {
                to.push(b',');
            }
            write_json(to, &Line { words, data });
            many += 1;
        }
        to.push(b']');
        many
    }
    fn shown_from(&self, viewer: Viewer, step: usize) -> usize {
        self.tellings(viewer, step).count()
    }
    fn duplicate(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
    fn draw(&self, viewer: Viewer, names: &Names, style: Style) -> String {
        G::draw(&self.state().view(viewer), names, style)
    }
    fn position(&self, viewer: Viewer, names: &Names) -> String {
        write_position(self.state(), viewer, names)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }
    fn ending(&self, names: &Names) -> Option<String> {
        self.state().ending(names)
    }
    fn revisit(&self, steps: &[usize], each: &mut dyn FnMut(&dyn Table)) {
        let mut game = self.clone();
        game.rewind(0);
        let mut coming = self.log().iter();
        for &step in steps {
            let more = step.saturating_sub(game.log().len());
            for taken in coming.by_ref().take(more) {
                game.perform(taken.seat, taken.action, taken.note.clone());
            }
            each(&game);
        }
    }
    fn record(&self, names: &Names) -> Record {
        Record::of(self, names)
    }
    fn compact(&self, names: &Names) -> Vec<u8> {
        Match::compact(self, names)
    }
    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
    fn list(&mut self, seat: Seat) -> usize {
        let mut listed = std::mem::take(&mut self.listed);
        listed.clear();
        self.state().actions(seat, &mut listed);
        self.listed = listed;
        self.listed.len()
    }
    fn take(&mut self, seat: Seat, index: usize) -> bool {
        match self.listed.get(index) {
            Some(&action) => {
                self.perform(seat, action, None);
                true
            }
            None => false,
        }
    }
}
