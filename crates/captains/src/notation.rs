//! Actions as short text, both ways. Verbs follow the open question; reading accepts them all.

use crate::action::{Action, Berth, Mend, Pair, Token};
use crate::content::ROOMS;
use crate::kinds::*;
use crate::state::Captains;
use crate::text;
use kernel::{Bounded, Enum, ParseError, Seat};
use std::fmt;

/// Compares names as people type them: case and punctuation aside.
pub(crate) fn same(a: &str, b: &str) -> bool {
    let plain = |text: &str| {
        text.chars().filter(|c| c.is_alphanumeric() || *c == '*').flat_map(char::to_lowercase).collect::<String>()
    };
    plain(a) == plain(b)
}

impl Captains {
    fn speaker(&self) -> Seat {
        self.asked().unwrap_or(self.turn)
    }

    pub(crate) fn write_action(&self, action: Action, to: &mut dyn fmt::Write) -> fmt::Result {
        match action {
            Action::Train(from, crew) => write!(to, "train {} to {}", from.letter(), Figure::Ensign(crew).letter()),
            Action::Promote(crew) => write!(to, "promote {}", Figure::Ensign(crew).letter()),
            Action::Activate(berth, figure) => write!(to, "use {} with {}", self.berth_name(berth), figure.letter()),
            Action::Spend(berth, pair) => {
                let (a, b) = pair.types();
                write!(to, "use {} with {} and {}", self.berth_name(berth), self.kind_name(a), self.kind_name(b))
            }
            Action::Mission => to.write_str("mission"),
            Action::Pass => to.write_str("pass"),
            Action::Assign(figure) => write!(to, "assign {}", figure.letter()),
            Action::Perform => to.write_str("perform"),
            Action::Ignore => to.write_str("ignore"),
            Action::Repeat => to.write_str("repeat"),
            Action::Room(berth) => write!(to, "room {}", self.berth_name(berth)),
            Action::Call(at) => write!(to, "call {}", at.get() + 1),
            Action::Go(at) => write!(to, "go {}", self.place_name(at.index())),
            Action::Route(at) => write!(to, "{} {}", self.verb("route"), self.route_name(at.index())),
            Action::Give(token) => write!(to, "{} {}", self.verb("give"), self.token_name(token)),
            Action::Mend(Mend::Cargo) => to.write_str("repair cargo"),
            Action::Mend(Mend::Slot(slot)) => write!(to, "repair slot {}", slot.get() + 1),
            Action::MendInstead => to.write_str("repair instead"),
            Action::Take(at) => write!(to, "{} {}", self.verb("take"), self.card_name(at.index())),
            Action::Slot(slot) => write!(to, "slot {}", slot.get() + 1),
            Action::Step(track) => write!(to, "step {}", track.word()),
            Action::Back(track, n) => write!(to, "back {} {}", track.word(), n.get() + 1),
            Action::Option(at) => write!(to, "option {}", at.get() + 1),
            Action::Ward => to.write_str("ward"),
            Action::Endure => to.write_str("endure"),
            Action::Done => to.write_str("done"),
            Action::PromoteOther(figure) => write!(to, "promote {}", figure.letter()),
            Action::TrainInto(from, into) => write!(to, "train {} to {}", from.letter(), into.letter()),
        }
    }

    /// The open question's own verb, else the plain one.
    fn verb(&self, plain: &'static str) -> &'static str {
        self.question().verb().unwrap_or(plain)
    }

    /// A room's name: a basic room's, the tech's in that slot, or `slot 3`.
    pub(crate) fn berth_name(&self, berth: Berth) -> String {
        if let Some(room) = self.content().rooms.get(berth.index()) {
            return room.name.clone();
        }
        let slot = berth.index() - ROOMS;
        match self.ship(self.speaker()).slots[slot] {
            Some(card) => self.content().card(card).name.clone(),
            None => format!("slot {}", slot + 1),
        }
    }

    fn place_name(&self, at: usize) -> String {
        self.map_face().places.get(at).map_or(format!("#{at}"), |place| place.name.clone())
    }

    fn route_name(&self, at: usize) -> String {
        self.map_face().routes.get(at).map_or(format!("#{at}"), |route| route.id.clone())
    }

    pub(crate) fn card_name(&self, at: usize) -> String {
        self.content().cards.get(at).map_or(format!("#{at}"), |face| face.name.clone())
    }

    pub(crate) fn kind_name(&self, kind: Artifact) -> String {
        match kind.index() < self.content().artifacts.len() {
            true => text::artifact(self.content(), kind).to_owned(),
            false => format!("#{}", kind.0),
        }
    }

    pub(crate) fn token_name(&self, token: Token) -> String {
        match token {
            Token::Medal => "medal".into(),
            Token::Artifact(kind) => self.kind_name(Artifact(kind.get())),
            Token::Pirate => "pirate".into(),
        }
    }

    pub(crate) fn read_action(&self, text: &str) -> Result<Action, ParseError> {
        let text = text.trim();
        let lower = text.to_lowercase();
        let (verb, rest) = lower.split_once(char::is_whitespace).unwrap_or((&lower, ""));
        let found = self.read_words(verb, rest.trim());
        found.ok_or_else(|| ParseError::new(text, expected(verb)))
    }

    fn read_words(&self, verb: &str, rest: &str) -> Option<Action> {
        let number = |text: &str| text.trim_start_matches("slot").trim().parse::<usize>().ok()?.checked_sub(1);
        Some(match (verb, rest) {
            ("mission", "") => Action::Mission,
            ("pass", "") => Action::Pass,
            ("perform", "") => Action::Perform,
            ("ignore", "") => Action::Ignore,
            ("repeat", "") => Action::Repeat,
            ("ward", "") => Action::Ward,
            ("endure", "") => Action::Endure,
            ("done" | "stop" | "nothing" | "decline", "") => Action::Done,
            ("repair", "instead") => Action::MendInstead,
            ("repair", "cargo") => Action::Mend(Mend::Cargo),
            ("repair", slot) => Action::Mend(Mend::Slot(Bounded::checked(number(slot)?)?)),
            ("train", rest) => {
                let (from, to) = rest.split_once(" to ")?;
                match (Figure::read(from)?, Figure::read(to.trim())?) {
                    (from, Figure::Ensign(crew)) => Action::Train(from, crew),
                    (from, to) => Action::TrainInto(from, to),
                }
            }
            ("promote", figure) => match Figure::read(figure)? {
                Figure::Ensign(crew) => Action::Promote(crew),
                other => Action::PromoteOther(other),
            },
            ("use", rest) => self.read_use(rest)?,
            ("assign", figure) => Action::Assign(Figure::read(figure)?),
            ("room", name) => Action::Room(self.read_berth(name)?),
            ("call", at) => self.read_call(at)?,
            ("go", name) => {
                let places = self.map_face().places.iter().map(|place| (place.name.as_str(), place.id.as_str()));
                let station = || self.content().stations.iter().position(|face| same(&face.name, name));
                let there = || self.map.stations[station()?].map(Place::index);
                Action::Go(Bounded::checked(read_name(name, places).or_else(there)?)?)
            }
            ("route" | "fight" | "place" | "remove", name) => {
                let at =
                    read_name(name, self.map_face().routes.iter().map(|route| (route.id.as_str(), route.id.as_str())))?;
                Action::Route(Bounded::checked(at)?)
            }
            ("take" | "resolve" | "copy", name) => Action::Take(Bounded::checked(self.read_card(name)?)?),
            ("pay" | "give" | "discard" | "lay", rest) => match rest.strip_prefix("slot") {
                Some(slot) => Action::Slot(Bounded::checked(number(slot)?)?),
                None => Action::Give(self.read_token(rest)?),
            },
            ("slot", slot) => Action::Slot(Bounded::checked(number(slot)?)?),
            ("step", track) => Action::Step(read_track(track)?),
            ("back", rest) => {
                let (track, n) = rest.split_once(' ')?;
                Action::Back(read_track(track)?, Bounded::checked(number(n)?)?)
            }
            ("option", at) => Action::Option(Bounded::checked(number(at)?)?),
            _ => return None,
        })
    }

    fn read_use(&self, rest: &str) -> Option<Action> {
        let (room, with) = rest.rsplit_once(" with ")?;
        let berth = self.read_berth(room)?;
        if let Some(figure) = Figure::read(with.trim()) {
            return Some(Action::Activate(berth, figure));
        }
        let (a, b) = with.split_once(" and ")?;
        Some(Action::Spend(berth, Pair::of(self.read_kind(a)?, self.read_kind(b)?)?))
    }

    fn read_berth(&self, name: &str) -> Option<Berth> {
        let basic = self.content().rooms.iter().position(|room| same(&room.name, name) || same(&room.id, name));
        let slots = self.ship(self.speaker()).slots;
        let tech =
            || slots.iter().position(|slot| slot.is_some_and(|card| same(&self.content().card(card).name, name)));
        let slot = || name.strip_prefix("slot")?.trim().parse::<usize>().ok()?.checked_sub(1);
        Berth::checked(basic.or_else(|| tech().or_else(slot).map(|slot| ROOMS + slot))?)
    }

    /// A place in the queue by number, or the first figure of a sort.
    fn read_call(&self, text: &str) -> Option<Action> {
        let by_number = text.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
        let by_sort = || {
            let figure = Figure::read(text)?;
            self.ship(self.speaker()).queue.iter().position(|queued| *queued == figure)
        };
        Bounded::checked(by_number.or_else(by_sort)?).map(Action::Call)
    }

    pub(crate) fn read_card(&self, name: &str) -> Option<usize> {
        read_name(name, self.content().cards.iter().map(|face| (face.name.as_str(), face.id.as_str())))
    }

    pub(crate) fn read_kind(&self, name: &str) -> Option<Artifact> {
        let mut kinds = (0..Artifact::MOST as u8).map(Artifact);
        kinds.find(|&kind| same(&self.kind_name(kind), name))
    }

    fn read_token(&self, name: &str) -> Option<Token> {
        let all = (0..Token::LENGTH).map(Token::from_usize);
        all.into_iter().find(|&token| same(&self.token_name(token), name))
    }
}

fn read_name<'a>(name: &str, names: impl Iterator<Item = (&'a str, &'a str)>) -> Option<usize> {
    if let Some(number) = name.strip_prefix('#') {
        return number.parse().ok();
    }
    names.into_iter().position(|(known, id)| same(known, name) || same(id, name))
}

pub(crate) fn read_track(name: &str) -> Option<Track> {
    Track::ALL.into_iter().find(|track| same(track.word(), name) || same(text::track_name(*track), name))
}

fn expected(verb: &str) -> String {
    let form = match verb {
        "train" => "train c to R",
        "promote" => "promote R",
        "use" => "use Helm with R, or use Helm with red-yellow and red-blue",
        "assign" => "assign c, R, Y, B, R*, Y*, B* or a",
        "room" => "room Helm",
        "call" => "call 1 (a place in the queue) or call c",
        "go" => "go and a location's name",
        "route" | "fight" | "place" | "remove" => "fight f13 (a route)",
        "take" | "resolve" | "copy" => "take and a tech's name",
        "pay" | "give" | "discard" | "lay" => "pay medal, pay pirate or pay red-yellow",
        "slot" => "slot 1 to slot 6",
        "repair" => "repair cargo, repair slot 3 or repair instead",
        "step" => "step coop, step tincan or step nian",
        "back" => "back coop 2",
        "option" => "option 1",
        _ => {
            "train, promote, use, mission, pass, assign, perform, ignore, repeat, room, call, go, fight, place, \
              remove, take, resolve, copy, pay, discard, lay, slot, repair, step, back, option, ward, endure or done"
        }
    };
    form.to_owned()
}
