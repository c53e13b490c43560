//! A table in words: questions, choices and events, as one seat or viewer gets them.

use super::{HAS_JSON, write_json};
use crate::choice::{Choice, Prompt};
use crate::event::Seal;
use crate::matches::{Happened, Match};
use crate::words::{Names, Style};
use crate::{Entry, Redact, Seat, Viewer};

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

/// What whoever talks to people asks: the table in words.
pub trait TableWords: Send {
    /// The question before a seat.
    fn prompt(&self, seat: Seat) -> Prompt;
    /// What a seat is offered.
    fn choices(&self, seat: Seat, names: &Names) -> Vec<Choice>;
    /// What a seat may answer, or what it may do beside that, in notation alone: for programs.
    fn notations(&self, seat: Seat, beside: bool, each: &mut dyn FnMut(&str));
    /// What waits for a seat's answer beside the question, one sentence each.
    fn proposals(&self, seat: Seat, names: &Names) -> Vec<String>;
    /// The notation of the action that a thing on the table stands for, given by its anchor, whether it is legal now
    /// or not; `None` where there is no such action.
    fn tries(&self, seat: Seat, anchor: &str) -> Option<String>;
    /// What a viewer was shown, from event number `since` of its own count.
    fn told(&self, viewer: Viewer, since: usize, names: &Names) -> Vec<Told>;
    /// What a viewer was shown of the actions from `step` on.
    fn told_from(&self, viewer: Viewer, step: usize, names: &Names) -> Vec<Told>;
    /// The same, appended to `to` as a JSON list of `{"words": …, "data": …}`; returns how many. Without names the words
    /// are empty.
    fn write_told(&self, viewer: Viewer, step: usize, names: Option<&Names>, to: &mut Vec<u8>) -> usize;
    /// How many events a viewer was shown of the actions from `step` on.
    fn shown_from(&self, viewer: Viewer, step: usize) -> usize;
    /// The table drawn as text.
    fn draw(&self, viewer: Viewer, names: &Names, style: Style) -> String;
    /// Why it ended, as a sentence; `None` while it goes on.
    fn ending(&self, names: &Names) -> Option<String>;
}

impl<G: Entry> Match<G> {
    /// What happened from action `step` on.
    fn since(&self, step: usize) -> impl Iterator<Item = &Happened<G::Event>> {
        let first = self.happened().partition_point(|h| h.step < step);
        self.happened()[first..].iter()
    }

    fn tell(&self, step: usize, telling: &Telling<<G::Event as Redact>::Shown>, names: &Names) -> Told {
        let data = serde_json::to_value(telling).expect(HAS_JSON);
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
        let shown = move |h: &Happened<G::Event>| Some((h.step, h.event.shown_to(viewer)?));
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
}

impl<G: Entry> TableWords for Match<G> {
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
    fn proposals(&self, seat: Seat, names: &Names) -> Vec<String> {
        self.state().proposals(seat, names)
    }
    fn tries(&self, seat: Seat, anchor: &str) -> Option<String> {
        let (zone, thing) = anchor.split_once('/').unwrap_or((anchor, ""));
        self.state().tries(seat, zone, thing).filter(|text| self.state().read(seat, text).is_ok())
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
    fn draw(&self, viewer: Viewer, names: &Names, style: Style) -> String {
        G::draw(&self.state().view(viewer), names, style)
    }
    fn ending(&self, names: &Names) -> Option<String> {
        self.state().ending(names)
    }
}
