//! The table in words: prompts, offered choices with their clicks, events, refusals (RULES section 7).

mod anchors;
mod previews;
mod told;

use crate::action::{Action, Berth, Token};
use crate::draw;
use crate::event::Told;
use crate::kinds::*;
use crate::questions::{EventParts, Frame};
use crate::refusal::Refusal;
use crate::state::Captains;
use crate::text;
use crate::view::View;
use kernel::{Described, Names, Prompt, Seat, Style, Words};

impl Words for Captains {
    fn prompt(&self, seat: Seat) -> Prompt {
        self.question().prompt(self, seat)
    }

    fn describe(&self, seat: Seat, action: Action, names: &Names) -> Described {
        self.question().describe(self, seat, action, names)
    }

    fn ending(&self, _: &Names) -> Option<String> {
        self.ending_words()
    }

    fn tries(&self, _: Seat, zone: &str, thing: &str) -> Option<String> {
        Some(match zone {
            "room" => format!("use {thing} with R"),
            "tech" => format!("take {thing}"),
            "loc" => format!("go {thing}"),
            "ready" => format!("train {thing} to R"),
            "route" => format!("fight {thing}"),
            "track" => format!("step {thing}"),
            "slot" => format!("slot {thing}"),
            _ => return None,
        })
    }

    fn tell(&self, event: &Told, names: &Names) -> String {
        self.event_words(event, names)
    }

    fn tell_refusal(&self, _: Seat, refusal: Refusal, _: &Names) -> String {
        self.refusal_words(refusal)
    }

    fn draw(view: &View, names: &Names, style: Style) -> String {
        draw::table(view, names, style)
    }
}

/// An answer in words: what it does, where it leads, the odds of what is drawn, the score, and what to think twice
/// about (SC-U3, SC-U4).
#[derive(Clone, Default, Debug)]
pub(crate) struct Choice {
    pub words: String,
    pub outcome: Option<String>,
    pub odds: Option<String>,
    pub score: Option<String>,
    pub warning: Option<String>,
}

impl Choice {
    /// A sentence alone.
    pub(crate) fn of(words: impl Into<String>) -> Choice {
        Choice { words: words.into(), ..Choice::default() }
    }

    /// With the clicks of its action.
    pub(crate) fn described(self, game: &Captains, seat: Seat, action: Action) -> Described {
        let path = game.anchors(seat, action);
        let parts: Vec<String> = [self.outcome, self.odds, self.score].into_iter().flatten().collect();
        let preview = (!parts.is_empty()).then(|| parts.join("; "));
        Described { sentence: self.words, path, preview, warning: self.warning, ..Described::default() }
    }
}

impl Captains {
    /// The question, after the name of the event that asks it: whoever is asked in another's turn reads why.
    pub(crate) fn asked_by_event(&self, question: impl Into<String>) -> String {
        let question = question.into();
        self.asking_event().map_or(question.clone(), |event| format!("{event}: {question}"))
    }

    /// The event being resolved (SC-F9).
    pub(crate) fn asking_event(&self) -> Option<&'static str> {
        self.waiting().find_map(|frame| match frame {
            Frame::EventParts(EventParts { event, .. }) => Some(self.content().events[event.index()].name.as_str()),
            _ => None,
        })
    }

    pub(crate) fn line_words(&self, line: u8) -> String {
        let face = self.mission_face().and_then(|face| face.lines.get(usize::from(line)));
        face.map_or(String::new(), |line| {
            format!(" ({}: {})", line.color.word(), text::list(self.content(), line.effects))
        })
    }

    pub(crate) fn room_words(&self, seat: Seat, berth: usize) -> String {
        let room = self.ship(seat).room_face(self.content(), berth);
        room.map_or(String::new(), |room| text::list(self.content(), room.effects))
    }

    /// A room that is used: the odds of what it draws, and whether it can do anything.
    pub(crate) fn using(&self, seat: Seat, berth: Berth, words: impl Into<String>) -> Choice {
        let room = self.ship(seat).room_face(self.content(), berth.index());
        Choice {
            odds: room.and_then(|room| self.odds(seat, room.effects)),
            warning: self.idle_room(seat, berth.index()).map(str::to_owned),
            ..Choice::of(words)
        }
    }

    /// A token that is given up, or none.
    pub(crate) fn giving(&self, verb: &str, action: Action) -> Choice {
        Choice::of(match action {
            Action::Give(Token::Medal) => format!("{verb} a medal"),
            Action::Give(Token::Artifact(kind)) => {
                format!("{verb} a {} artifact", self.kind_name(Artifact(kind.get())))
            }
            Action::Give(Token::Pirate) => format!("{verb} the pirate token held longest"),
            _ => "None".into(),
        })
    }

    /// A tech that is taken, copied or resolved, or none.
    pub(crate) fn taking(&self, action: Action) -> Choice {
        let Action::Take(at) = action else { return Choice::of("None") };
        let Some(face) = self.content().cards.get(at.index()) else { return Choice::of("No such tech") };
        let (sort, does) = (text::sort_word(face.sort), text::card(self.content(), face));
        Choice::of(format!("{} ({sort}): {does}", face.name))
    }

    /// A pirate that is removed, or none.
    pub(crate) fn removing(&self, action: Action) -> Choice {
        let Action::Route(at) = action else { return Choice::of("None") };
        Choice::of(format!("Remove the pirate from {}", self.route_of(Route(at.get()))))
    }

    /// A subordinate called back.
    pub(crate) fn calling(&self, seat: Seat, at: usize) -> Choice {
        let figure = self.ship(seat).queue.get(at).map_or("nobody", |&figure| figure_words(figure));
        Choice::of(format!("Call {figure} back from place {} of the queue", at + 1))
    }
}

/// A figure in words.
pub(crate) fn figure_words(figure: Figure) -> &'static str {
    match figure {
        Figure::Cadet => "a cadet",
        Figure::Ensign(crew) => ["a red ensign", "a yellow ensign", "a blue ensign"][crew as usize],
        Figure::Commander(crew) => ["a red commander", "a yellow commander", "a blue commander"][crew as usize],
        Figure::Android => "an android",
    }
}
