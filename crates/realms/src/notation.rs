//! Actions as short text. `action.rs` writes them; the question before a seat is the first to read. Reading takes any case, seats by number or scene name, and
//! fills in what can be only one thing.

use crate::action::{Action, Blow, Branch, FormId, Small, Strike, Used, Who};
use crate::content::Kind;
use crate::rules;
use crate::state::{Form, PlayedCard, Realms};
use kernel::{Names, ParseError, Seat, SeatSet};
use std::fmt;

/// How the marks of a card in play are written where they are not the usual ones.
const MARKS: [&str; 4] = ["(fresh)", "(primary used)", "(ally used)", "(both used)"];

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    pub(crate) fn write_ability(&self, to: &mut dyn fmt::Write, verb: &str, form: Form, used: Used) -> fmt::Result {
        write!(to, "{verb} {}", self.form_name(form))?;
        if used.get() == self.usual_marks(form) { Ok(()) } else { write!(to, " {}", MARKS[used.index()]) }
    }

    /// A card in play in words: `Stealth Needle as Ram`.
    pub(crate) fn form_name(&self, form: Form) -> String {
        let content = self.content();
        let name = content.name(self.kind_of(form));
        if form.is_copy() { format!("{name} as {}", content.name(form.model())) } else { name.to_owned() }
    }

    /// A ship has used its primary ability when it was played; a base has not.
    fn usual_marks(&self, form: Form) -> u8 {
        let ship = form.is_copy() || self.masks().ships >> form.model() & 1 == 1;
        if ship { PlayedCard::PRIMARY } else { 0 }
    }

    pub(crate) fn read_action(&self, seat: Seat, text: &str) -> Result<Action, ParseError> {
        let given = text.trim();
        let line = given.to_lowercase();
        let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
        if let Some(action) = self.question(seat).read(self, seat, &line).or_else(|| whole_word(&line)) {
            return Ok(action);
        }
        let (verb, rest) = line.split_once(' ').unwrap_or((&line, ""));
        let expected = |what: &str| ParseError::new(given, what);
        let card = |name: &str| {
            let kind = self.content().kind(name).and_then(|kind| Kind::checked(kind as usize));
            kind.ok_or_else(|| expected(&format!("there is no card {name:?}")))
        };
        match verb {
            "play" | "p" => card(rest).map(Action::Play),
            "buy" | "b" | "acquire" => card(rest).map(Action::Buy),
            "take" => card(rest).map(Action::Take),
            "copy" => card(rest).map(Action::Copy),
            "give" => card(rest).map(Action::Give),
            "discard" => card(rest).map(Action::Discard),
            "use" | "u" | "ally" | "a" | "scrap" | "s" => self.read_ability(seat, given, verb, rest),
            "attack" | "x" => self.read_attack(seat, given, rest),
            "destroy" => self.read_base(seat, given, rest).map(|(owner, kind)| Action::Destroy(owner, kind)),
            "propose" => self.read_proposal(seat, given, rest),
            "pass" => self.read_pass(seat, given, rest),
            "target" => self.read_seat(given, rest).map(Action::Target),
            "choose" => branch(rest).map(Action::Choose).ok_or(expected("choose 1 to 4")),
            "damaged" => number(rest, 0, 20).map(|n| Action::Damaged(Small::new(n))).ok_or(expected("damaged 0 to 20")),
            "share" => number(rest, 0, 20).map(|n| Action::Share(Small::new(n))).ok_or(expected("share 0 to 20")),
            _ => Err(expected(EXPECTED)),
        }
    }

    /// `use X`, `ally X`, `scrap X`, and the scraps that answer a question.
    fn read_ability(&self, seat: Seat, given: &str, verb: &str, rest: &str) -> Result<Action, ParseError> {
        if let Some((name, zone)) = rest.rsplit_once(" from ") {
            let kind = self.content().kind(name).and_then(|kind| Kind::checked(kind as usize));
            let kind = kind.ok_or_else(|| ParseError::new(given, format!("there is no card {name:?}")))?;
            let action = Action::scrap_from(plain_zone(zone), kind);
            return action.ok_or_else(|| ParseError::new(given, "scrap a card from hand, from discard or from row"));
        }
        let marked = MARKS.iter().position(|mark| rest.ends_with(mark));
        let name = marked.map_or(rest, |mark| rest[..rest.len() - MARKS[mark].len()].trim_end());
        let form =
            self.read_form(seat, name).ok_or_else(|| ParseError::new(given, format!("no card in play {name:?}")))?;
        let ability = match verb {
            "use" | "u" => PlayedCard::PRIMARY,
            "ally" | "a" => PlayedCard::ALLY,
            _ => 0,
        };
        let used = marked.map_or_else(|| self.likely_marks(seat, form, ability), |mark| mark as u8);
        let (id, used) = (FormId::new(form.0), Used::new(used));
        Ok(match ability {
            PlayedCard::PRIMARY => Action::Use(Kind::new(form.model()), used),
            PlayedCard::ALLY => Action::Ally(id, used),
            _ => Action::Scrap(id, used),
        })
    }

    /// A form by name; a copier's model may be left out where one of its copies is in play.
    fn read_form(&self, seat: Seat, name: &str) -> Option<Form> {
        let content = self.content();
        if let Some((copier, model)) = name.split_once(" as ") {
            let named = content.kind(copier)?;
            return (content.masks.copier == Some(named)).then_some(Form::copy_of(content.kind(model)?));
        }
        let kind = content.kind(name)?;
        let copies = self.players[seat].in_play.iter().find(|card| card.form.is_copy());
        match copies {
            Some(card) if content.masks.copier == Some(kind) => Some(card.form),
            _ => Some(Form::plain(kind)),
        }
    }

    /// The usual marks where such a card is in play, else the first that still has the ability.
    fn likely_marks(&self, seat: Seat, form: Form, ability: u8) -> u8 {
        let usual = self.usual_marks(form);
        let fits = |card: &&PlayedCard| card.form == form && card.used() & ability == 0;
        let mut cards = self.players[seat].in_play.iter().filter(fits);
        if cards.clone().any(|card| card.used() == usual) {
            return usual;
        }
        cards.next().map_or(usual & !ability, |card| card.used())
    }

    /// `attack seat 2 with 5`, `attack 5`, `attack X of seat 2`, `attack X with 3`.
    fn read_attack(&self, seat: Seat, given: &str, rest: &str) -> Result<Action, ParseError> {
        let (target, n) = self.split_amount(rest);
        let enemy = if target.is_empty() { self.sole(self.attackable(seat)) } else { self.find_seat(target) };
        match (enemy, n) {
            (Some(enemy), Some(n)) => {
                let wrong =
                    || ParseError::new(given, "an attack spends 1 to 255 Combat (SR-X3)").never(Some(rules::AMOUNT));
                let n = number(n, 1, 255).ok_or_else(wrong)?;
                let holder = self.authority_holder(enemy);
                Ok(Action::Attack(crate::turn::who(holder), Strike::new(n - 1)))
            }
            (Some(_), None) => Err(ParseError::new(given, "say how much Combat: attack seat 2 with 3")),
            (None, n) => {
                let (owner, kind) = self.read_base(seat, given, target)?;
                let wrong = || ParseError::new(given, "attack a base with 1 to 20 (SR-X2)").never(Some(rules::DEFENSE));
                let blow = |n: &str| number(n, 1, 20).ok_or_else(wrong);
                let n = n.map(blow).transpose()?;
                Ok(self.blow_at(Seat::new(owner.get()), kind, n))
            }
        }
    }

    /// A target and the amount behind `with`, `for` or nothing; the target may be left out.
    fn split_amount<'a>(&self, rest: &'a str) -> (&'a str, Option<&'a str>) {
        let said = rest.rsplit_once(" with ").or_else(|| rest.rsplit_once(" for "));
        // The number of a seat is no amount.
        let amount = |&(target, n): &(&str, &str)| n.parse::<u16>().is_ok() && !target.ends_with("seat");
        let bare = || rest.rsplit_once(' ').filter(amount).filter(|_| self.find_seat(rest).is_none());
        match said.or(rest.strip_prefix("with ").map(|n| ("", n))).or_else(bare) {
            Some((target, n)) => (target, Some(n)),
            None if rest.parse::<u16>().is_ok() => ("", Some(rest)),
            None => (rest, None),
        }
    }

    /// An attack on a base. Where damage lasts, no amount means what is missing (SR-Z5); elsewhere the whole
    /// Defense may be named (SR-X2).
    fn blow_at(&self, owner: Seat, kind: Kind, n: Option<u8>) -> Action {
        let whole = self.content().card(kind.get()).defense;
        let lasts = self.keeps_damage(owner) && self.find_base(owner, kind.get(), None).is_some();
        let n = if lasts { n.or(Some(self.missing(owner, kind.get()))) } else { n.filter(|&n| n != whole) };
        let blow = n.and_then(|n| Blow::checked(n.wrapping_sub(1) as usize));
        blow.map_or(Action::AttackBase(crate::turn::who(owner), kind), |blow| Action::HitBase(kind, blow))
    }

    /// `X of seat 2`, or `X` where its owner can be only one.
    fn read_base(&self, seat: Seat, given: &str, text: &str) -> Result<(Who, Kind), ParseError> {
        let kind = |name: &str| self.content().kind(name).and_then(|kind| Kind::checked(kind as usize));
        let owned = text.split_once("'s ").map(|(owner, name)| (name, owner));
        if let Some((name, owner)) = text.rsplit_once(" of ").or(owned)
            && let (Some(kind), Some(owner)) = (kind(name), self.find_seat(owner))
        {
            return Ok((crate::turn::who(owner), kind));
        }
        let Some(kind) = kind(text) else {
            return Err(ParseError::new(given, format!("{text:?} is neither a base nor a seat of this table")));
        };
        let has = |owner: &Seat| self.find_base(*owner, kind.get(), None).is_some();
        let owners: SeatSet = self.enemies(seat).iter().filter(has).collect();
        let owner = self.sole(owners).or(self.sole(self.enemies(seat)));
        let owner = owner.ok_or_else(|| ParseError::new(given, format!("say whose: {text} of seat 2")))?;
        Ok((crate::turn::who(owner), kind))
    }

    fn read_proposal(&self, seat: Seat, given: &str, rest: &str) -> Result<Action, ParseError> {
        if let Some(target) = rest.strip_prefix("attack ") {
            return self.read_base(seat, given, target).map(|(owner, kind)| Action::ProposeBase(owner, kind));
        }
        let name = rest.strip_prefix("buy ").unwrap_or(rest);
        let kind = self.content().kind(name).and_then(|kind| Kind::checked(kind as usize));
        kind.map(Action::ProposeBuy)
            .ok_or_else(|| ParseError::new(given, "propose buy CARD, or propose attack BASE of seat 2"))
    }

    fn read_pass(&self, seat: Seat, given: &str, rest: &str) -> Result<Action, ParseError> {
        let (name, to) = match rest.rsplit_once(" to ") {
            Some((name, to)) => (name, Some(self.read_seat(given, to)?)),
            None => (rest, self.sole(self.neighbours(seat)).map(crate::turn::who)),
        };
        let kind = self.content().kind(name).and_then(|kind| Kind::checked(kind as usize));
        match (kind, to) {
            (Some(kind), Some(to)) => Ok(Action::Pass(kind, to)),
            _ => Err(ParseError::new(given, "pass CARD to seat 2")),
        }
    }

    fn read_seat(&self, given: &str, text: &str) -> Result<Who, ParseError> {
        let seat = self.find_seat(text).map(crate::turn::who);
        seat.ok_or_else(|| {
            ParseError::new(given, format!("{text:?} is no seat of this table; expected seat 1, seat 2, …"))
        })
    }

    fn find_seat(&self, text: &str) -> Option<Seat> {
        Names::scene(self.seats).seat(text.trim())
    }

    fn sole(&self, seats: SeatSet) -> Option<Seat> {
        seats.first().filter(|_| seats.len() == 1)
    }
}

const EXPECTED: &str = "play, use, ally, scrap, buy, attack, pass, propose, discard, take, copy, destroy, target, choose, \
                        share or give with a card, or: play all, end turn, ready, resume, on top, accept, decline, done, concede";

/// The zone scrapped from, without what people put around it: `the Discard Pile`, `my hand`, `the Trade Row`.
fn plain_zone(zone: &str) -> &str {
    let zone = zone.strip_prefix("the ").or(zone.strip_prefix("my ")).unwrap_or(zone);
    let zone = zone.strip_prefix("trade ").unwrap_or(zone);
    zone.strip_suffix(" pile").unwrap_or(zone)
}

fn number(text: &str, low: u8, high: u8) -> Option<u8> {
    text.trim().parse().ok().filter(|n| (low..=high).contains(n))
}

/// Actions of whole words.
fn whole_word(line: &str) -> Option<Action> {
    Some(match line {
        "play all" | "p all" => Action::PlayAll,
        "end turn" | "end" | "e" | "end phase" => Action::EndTurn,
        "ready" => Action::Ready,
        "resume" => Action::Resume,
        "on top" | "top" | "put on top" => Action::OnTop,
        "accept" | "yes" => Action::Accept,
        "done" | "none" | "no" | "decline" => Action::Done,
        "concede" => Action::Concede,
        _ => return None,
    })
}

/// `choose 2`, `choose option 2`.
pub(crate) fn branch(text: &str) -> Option<Branch> {
    let text = text.strip_prefix("option ").unwrap_or(text);
    number(text, 1, 4).filter(|_| !text.starts_with('+')).map(|n| Branch::new(n - 1))
}
