//! Prompts and offered choices in words, with clicks, previews and warnings (RULES section 7).

use crate::action::{Action, Mend, Token};
use crate::draw;
use crate::event::Event;
use crate::frames::{Step, Task};
use crate::kinds::*;
use crate::state::Captains;
use crate::text;
use crate::view::View;
use kernel::{Described, Names, Prompt, Refusal, Rule, Seat, Style, Words};

impl Words for Captains {
    fn prompt(&self, _seat: Seat) -> Prompt {
        match self.stack.top().map(|frame| frame.task) {
            None => Prompt {
                kind: "main",
                rule: Some(const { Rule::new("SC-T2") }),
                sentence: "Train and promote if you like; then use a room, complete the mission here, or pass.".into(),
            },
            Some(task) => Prompt { kind: task.kind(), rule: rule_of(task), sentence: self.asked_by(task) },
        }
    }

    fn describe(&self, seat: Seat, action: Action, _names: &Names) -> Described {
        let described = Described::new(self.sentence(seat, action));
        let described = self.anchors(seat, action).into_iter().fold(described, Described::click);
        let described = match self.preview(seat, action) {
            Some(preview) => described.preview(preview),
            None => described,
        };
        match self.warning(seat, action) {
            Some(warning) => described.warn(warning),
            None => described,
        }
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

    fn tell(&self, event: &Event, names: &Names) -> String {
        self.event_words(event, names)
    }

    fn tell_refusal(&self, seat: Seat, refusal: Refusal, _names: &Names) -> String {
        self.refusal_words(seat, refusal)
    }

    fn draw(view: &View, names: &Names, style: Style) -> String {
        draw::table(view, names, style)
    }
}

fn rule_of(task: Task) -> Option<Rule> {
    Some(match task {
        Task::Moves(_) => const { Rule::new("SC-V1") },
        Task::Jumps(_) => const { Rule::new("SC-V3") },
        Task::Fights(_) => const { Rule::new("SC-P4") },
        Task::Damage(_) => const { Rule::new("SC-Q37") },
        Task::Overflow => const { Rule::new("SC-D8") },
        Task::Repairs(_) => const { Rule::new("SC-D5") },
        Task::TakeTech(_) | Task::PickDrawn(_) | Task::PickGift => const { Rule::new("SC-X2") },
        Task::Install(..) => const { Rule::new("SC-X6") },
        Task::Triggers(_) => const { Rule::new("SC-Q15") },
        Task::Advance { .. } => const { Rule::new("SC-F3") },
        Task::Choose { .. } => const { Rule::new("SC-W4") },
        Task::Pay { .. } => const { Rule::new("SC-W5") },
        Task::Owe(_) => const { Rule::new("SC-N7") },
        Task::Copy(_) => const { Rule::new("SC-Q36") },
        Task::PlacePirate(_) => const { Rule::new("SC-Q74") },
        Task::RemovePirates(_) => const { Rule::new("SC-P10") },
        Task::RoomArtifact | Task::IntoRoom(_) => const { Rule::new("SC-Q43") },
        Task::Backtrack { .. } => const { Rule::new("SC-Q45") },
        Task::Lasting(_) => const { Rule::new("SC-F12") },
        Task::SecondTask | Task::Line(_, Step::Performed | Step::Skipped) => const { Rule::new("SC-K7") },
        Task::Assign(_) => const { Rule::new("SC-M3") },
        Task::Line(..) => const { Rule::new("SC-M4") },
        Task::ShadowMission => const { Rule::new("SC-O9") },
        Task::ShadowPirate => const { Rule::new("SC-O10") },
        _ => return None,
    })
}

impl Captains {
    /// The question, after the name of the event that asks it: whoever is asked in another's turn reads why.
    fn asked_by(&self, task: Task) -> String {
        match self.asking_event() {
            Some(event) => format!("{event}: {}", self.question(task)),
            None => self.question(task),
        }
    }

    /// The event being resolved (SC-F9).
    pub(crate) fn asking_event(&self) -> Option<&'static str> {
        self.stack.iter().rev().find_map(|frame| match frame.task {
            Task::Event { event, .. } => Some(self.content().events[event.index()].name.as_str()),
            _ => None,
        })
    }

    fn question(&self, task: Task) -> String {
        let left = task.left();
        match task {
            Task::Moves(_) => format!("Move ({left} left), or stop."),
            Task::Jumps(_) => "Jump to another location, or stay.".into(),
            Task::Fights(_) => format!("Fight a pirate here ({left} left), or stop."),
            Task::Damage(_) => "Damage is coming: discard a pirate token against it, or take it.".into(),
            Task::Overflow => "The cargo is too full: discard a token.".into(),
            Task::Repairs(_) => format!("Repair ({left} left), or stop."),
            Task::TakeTech(_) => "Take a tech, or none.".into(),
            Task::Install(card, _) => format!("Where does {} go?", self.content().card(card).name),
            Task::Triggers(_) => "Which ability first?".into(),
            Task::Advance { .. } => format!("Advance (up to {left}), or stop."),
            Task::Choose { .. } => "Choose one.".into(),
            Task::Pay { gain, .. } => format!("Pay for this, or not: {}.", text::list(self.content(), gain)),
            Task::Owe(_) => format!("Pay ({left} left): a medal or what stands in for it."),
            Task::PickDrawn(_) => "Place one of the revealed cards, or none.".into(),
            Task::PickGift => "Take a tech from the event, or none.".into(),
            Task::Copy(_) => "Which room tech shall be copied?".into(),
            Task::PlacePirate(_) => "Which free route does the pirate go to?".into(),
            Task::RemovePirates(_) => "Send a pirate away, or none.".into(),
            Task::RoomArtifact => "Lay an artifact in a room, or none.".into(),
            Task::IntoRoom(_) => "In which room?".into(),
            Task::Backtrack { .. } => "Go back on one track, or not.".into(),
            Task::Lasting(_) => "Which lasting event first?".into(),
            Task::SecondTask => "The commander's second task: one more room, a subordinate, or nothing.".into(),
            Task::Assign(line) => format!("Who goes to line {}{}?", line + 1, self.line_words(line)),
            Task::Line(line, Step::Offered) => format!("Perform line {}{}?", line + 1, self.line_words(line)),
            Task::Line(..) => "The commander's second task: the line again, a subordinate, or nothing.".into(),
            Task::ShadowMission => "Where does Captain Shadow go?".into(),
            Task::ShadowPirate => "Which pirate does Captain Shadow beat?".into(),
            _ => "Go on.".into(),
        }
    }

    fn line_words(&self, line: u8) -> String {
        let face = self.mission_face().and_then(|face| face.lines.get(usize::from(line)));
        face.map_or(String::new(), |line| {
            format!(" ({}: {})", line.color.word(), text::list(self.content(), line.effects))
        })
    }

    fn room_words(&self, seat: Seat, berth: usize) -> String {
        let room = self.ship(seat).room_face(self.content(), berth);
        room.map_or(String::new(), |room| text::list(self.content(), room.effects))
    }

    fn sentence(&self, seat: Seat, action: Action) -> String {
        let task = self.stack.top().map(|frame| frame.task);
        match action {
            Action::Train(from, to) => {
                let cost = self.ship(seat).training_cost(self.content(), to);
                format!("Train {} to {} for {}", figure_words(from), to.word(), medals(cost))
            }
            Action::Promote(crew) => {
                format!(
                    "Promote a {} ensign for {}",
                    crew.word(),
                    medals(self.ship(seat).promotion_cost(self.content()))
                )
            }
            Action::Activate(berth, figure) => {
                format!(
                    "{} with {}: {}",
                    self.berth_name(berth),
                    figure_words(figure),
                    self.room_words(seat, berth.index())
                )
            }
            Action::Spend(berth, pair) => {
                let (a, b) = pair.types();
                let room = self.room_words(seat, berth.index());
                format!("{} with {} and {}: {room}", self.berth_name(berth), self.kind_name(a), self.kind_name(b))
            }
            Action::Mission => self.mission_words(seat),
            Action::Pass => "Pass for this round".into(),
            Action::Assign(figure) => format!("Send {}", figure_words(figure)),
            Action::Perform => "Perform the whole line".into(),
            Action::Ignore => "Ignore the line".into(),
            Action::Repeat => "Perform the same line again".into(),
            Action::Room(berth) => format!("{}: {}", self.berth_name(berth), self.room_words(seat, berth.index())),
            Action::Call(at) => {
                let figure = self.ship(seat).queue.get(at.index());
                format!(
                    "Call {} back from place {} of the queue",
                    figure.map_or("nobody", |f| figure_words(*f)),
                    at.get() + 1
                )
            }
            Action::Mend(Mend::Cargo) => "Repair 1 damage in the hold".into(),
            Action::Mend(Mend::Slot(slot)) => format!("Repair tech slot {}", slot.get() + 1),
            Action::MendInstead => "Repair 1 damage instead".into(),
            Action::Take(at) => match self.content().cards.get(at.index()) {
                Some(face) => {
                    format!("{} ({}): {}", face.name, text::sort_word(face.sort), text::card(self.content(), face))
                }
                None => "No such tech".into(),
            },
            Action::Slot(slot) => format!("Tech slot {}", slot.get() + 1),
            Action::Option(at) => self.option_words(task, at.get()),
            Action::Ward => "Discard a pirate token: no more damage this turn".into(),
            Action::Endure => "Take the damage".into(),
            Action::Done => self.done_words(task).into(),
            _ => self.generic_words(action, task),
        }
    }

    fn generic_words(&self, action: Action, task: Option<Task>) -> String {
        match action {
            Action::Go(at) => {
                let name = self.map_face().places.get(at.index()).map_or("nowhere", |place| &place.name);
                match task {
                    Some(Task::Jumps(_)) => format!("Jump to {name}"),
                    Some(Task::ShadowMission) => format!("Captain Shadow goes to {name}"),
                    _ => format!("Move to {name}"),
                }
            }
            Action::Route(at) => {
                let verb = match task {
                    Some(Task::Fights(_)) => "Fight the pirate on",
                    Some(Task::PlacePirate(_)) => "Place the pirate on",
                    _ => "Remove the pirate from",
                };
                format!("{verb} {}", self.route_of(Route(at.get())))
            }
            Action::Give(token) => {
                let verb = match task {
                    Some(Task::Overflow) => "Discard",
                    Some(Task::RoomArtifact) => "Lay down",
                    _ => "Pay",
                };
                match token {
                    Token::Medal => format!("{verb} a medal"),
                    Token::Artifact(kind) => format!("{verb} a {} artifact", self.kind_name(Artifact(kind.get()))),
                    Token::Pirate => format!("{verb} the pirate token held longest"),
                }
            }
            Action::Step(track) => format!("Step on {}", text::track_name(track)),
            Action::Back(track, n) => format!("Go back {} on {}", n.get() + 1, text::track_name(track)),
            _ => String::new(),
        }
    }

    fn mission_words(&self, seat: Seat) -> String {
        match self.map.missions[self.ship(seat).place.index()] {
            Some(mission) => {
                let face = self.content().mission(mission);
                format!("Complete {} ({} points, {} lines)", face.name, face.points, face.lines.len())
            }
            None => "Complete the mission here".into(),
        }
    }

    fn option_words(&self, task: Option<Task>, at: u8) -> String {
        match task {
            Some(Task::Choose { first, n }) if at < n => {
                text::list(self.content(), crate::content::List(first.0 + u16::from(at)))
            }
            Some(Task::Lasting(_)) => match self.lasting.get(usize::from(at)) {
                Some(event) => self.content().events[event.index()].name.clone(),
                None => String::new(),
            },
            _ => format!("Option {}", at + 1),
        }
    }

    fn done_words(&self, task: Option<Task>) -> &'static str {
        match task {
            Some(Task::Moves(_) | Task::Fights(_) | Task::Repairs(_) | Task::Advance { .. }) => "Stop here",
            Some(Task::Jumps(_)) => "Stay",
            Some(Task::Pay { .. }) => "Do not pay",
            Some(Task::SecondTask | Task::Line(..)) => "No second task",
            _ => "None",
        }
    }

    /// The clicks in order.
    fn anchors(&self, seat: Seat, action: Action) -> Vec<String> {
        let berth = |index: usize| match self.content().rooms.get(index) {
            Some(room) => format!("room/{}", room.id),
            None => format!("slot/{}", index + 1 - crate::content::ROOMS),
        };
        let kind = |artifact: Artifact| format!("cargo/{}", self.kind_name(artifact));
        match action {
            Action::Train(from, to) => vec![format!("ready/{}", from.letter()), format!("train/{}", to.word())],
            Action::Promote(crew) => vec![format!("ready/{}", Figure::Ensign(crew).letter()), "promote".into()],
            Action::Activate(room, figure) => vec![format!("ready/{}", figure.letter()), berth(room.index())],
            Action::Spend(room, pair) => vec![kind(pair.types().0), kind(pair.types().1), berth(room.index())],
            Action::Mission => vec![self.place_anchor(self.ship(seat).place.index())],
            Action::Assign(figure) => vec![format!("ready/{}", figure.letter())],
            Action::Room(room) => vec![berth(room.index())],
            Action::Call(at) => vec![format!("queue/{}", at.get() + 1)],
            Action::Go(at) => vec![self.place_anchor(at.index())],
            Action::Route(at) => {
                vec![format!("route/{}", self.map_face().routes.get(at.index()).map_or("", |route| &route.id))]
            }
            Action::Give(Token::Artifact(at)) => vec![kind(Artifact(at.get()))],
            Action::Give(Token::Pirate) | Action::Ward => vec!["cargo/pirate".into()],
            Action::Give(Token::Medal) => vec!["medals".into()],
            Action::Mend(Mend::Cargo) => vec!["cargo/damage".into()],
            Action::Mend(Mend::Slot(slot)) | Action::Slot(slot) => vec![format!("slot/{}", slot.get() + 1)],
            Action::Take(at) => {
                vec![format!("tech/{}", self.content().cards.get(at.index()).map_or("", |face| &face.id))]
            }
            Action::Step(track) => vec![format!("track/{}", track.word())],
            Action::Back(track, n) => vec![format!("track/{}/back/{}", track.word(), n.get() + 1)],
            _ => Vec::new(),
        }
    }

    fn place_anchor(&self, at: usize) -> String {
        format!("loc/{}", self.map_face().places.get(at).map_or("", |place| &place.id))
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

fn medals(n: u8) -> String {
    match n {
        0 => "nothing".into(),
        1 => "1 medal".into(),
        _ => format!("{n} medals"),
    }
}
