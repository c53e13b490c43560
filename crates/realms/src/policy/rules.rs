//! Scores: rules in words, made into clauses and asked of a table.

use super::Turn;
use crate::content::{Content, Effect, Faction, KINDS, Masks};
use crate::state::PlayedCard;
use arrayvec::ArrayVec;

/// The usual score of playing and using.
pub(super) const USUAL: i32 = 20;

/// Something a rule can ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fact {
    Deck,
    Authority,
    Combat,
    Hand,
    Unused,
    Bases,
    Ships,
    Starters,
    Cards(Faction),
    Played(Faction),
    Junk,
    Gain,
    Reach,
    Cost,
    TheirAuthority,
    TheirHand,
    TheirOutposts,
    TheirWeakest,
    TheirBases,
    TheirStarters,
    TheirCards(Faction),
}

impl Fact {
    fn read(word: &str) -> Option<Fact> {
        let faction = |name: &str| Faction::ALL.into_iter().find(|faction| faction.id() == name);
        if let Some(name) = word.strip_prefix("their.cards.") {
            return faction(name).map(Fact::TheirCards);
        }
        if let Some(name) = word.strip_prefix("cards.") {
            return faction(name).map(Fact::Cards);
        }
        if let Some(name) = word.strip_prefix("played.") {
            return faction(name).map(Fact::Played);
        }
        Some(match word {
            "deck" => Fact::Deck,
            "authority" => Fact::Authority,
            "combat" => Fact::Combat,
            "hand" => Fact::Hand,
            "unused" => Fact::Unused,
            "bases" => Fact::Bases,
            "ships" => Fact::Ships,
            "starters" => Fact::Starters,
            "junk" => Fact::Junk,
            "gain" => Fact::Gain,
            "reach" => Fact::Reach,
            "cost" => Fact::Cost,
            "their.authority" => Fact::TheirAuthority,
            "their.hand" => Fact::TheirHand,
            "their.outposts" => Fact::TheirOutposts,
            "their.weakest" => Fact::TheirWeakest,
            "their.bases" => Fact::TheirBases,
            "their.starters" => Fact::TheirStarters,
            _ => return None,
        })
    }
}

/// A number, or a fact in its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Term {
    Number(i32),
    Fact(Fact),
}

impl Term {
    fn read(word: &str) -> Option<Term> {
        word.parse().map(Term::Number).ok().or_else(|| Fact::read(word).map(Term::Fact))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Compare {
    Less,
    AtMost,
    Equal,
    AtLeast,
    More,
}

impl Compare {
    fn read(word: &str) -> Option<Compare> {
        Some(match word {
            "<" => Compare::Less,
            "<=" => Compare::AtMost,
            "=" => Compare::Equal,
            ">=" => Compare::AtLeast,
            ">" => Compare::More,
            _ => return None,
        })
    }

    fn holds(self, left: i32, right: i32) -> bool {
        match self {
            Compare::Less => left < right,
            Compare::AtMost => left <= right,
            Compare::Equal => left == right,
            Compare::AtLeast => left >= right,
            Compare::More => left > right,
        }
    }
}

/// One part of a rule: where all conditions hold, this score.
#[derive(Clone, Debug)]
pub(super) struct Rule {
    conditions: ArrayVec<(Fact, Compare, Term), 5>,
    score: Term,
}

impl Rule {
    /// Reads `deck = 1 & bases > 0: 40`.
    pub fn read(text: &str) -> Option<Rule> {
        let (conditions, score) = text.rsplit_once(':').map_or((None, text), |(all, score)| (Some(all), score));
        let mut rule = Rule { conditions: ArrayVec::new(), score: Term::read(score.trim())? };
        for condition in conditions.into_iter().flat_map(|all| all.split('&')) {
            let [left, is, right] = condition.split_whitespace().collect::<Vec<_>>().try_into().ok()?;
            rule.conditions.try_push((Fact::read(left)?, Compare::read(is)?, Term::read(right)?)).ok()?;
        }
        Some(rule)
    }

    /// What is left of it at a deck number; `None` where it cannot fit.
    fn at(&self, deck: i32) -> Option<Rule> {
        let mut left = Rule { conditions: ArrayVec::new(), score: self.score };
        for &(fact, is, term) in &self.conditions {
            match (fact, term) {
                (Fact::Deck, Term::Number(n)) if !is.holds(deck, n) => return None,
                (Fact::Deck, Term::Number(_)) => {}
                _ => left.conditions.push((fact, is, term)),
            }
        }
        Some(left)
    }
}

/// Deck numbers told apart: what most rules ask is answered once for each of them.
const STAGES: usize = 5;

/// A score a card and deck number: the first fitting rule's, else the usual one.
#[derive(Clone, Debug)]
pub(super) struct Scores {
    usual: [[i16; KINDS]; STAGES],
    /// Kinds with rules.
    ruled: [u64; STAGES],
    /// Where a kind's rules begin and end.
    spans: [[(u16, u16); KINDS]; STAGES],
}

impl Scores {
    pub fn new(usual: impl Fn(usize) -> i16) -> Scores {
        Scores { usual: [std::array::from_fn(usual); STAGES], ruled: [0; STAGES], spans: [[(0, 0); KINDS]; STAGES] }
    }

    /// Gives a card these rules, sorted out by deck number.
    pub fn set(&mut self, kind: usize, parts: &[Rule], rules: &mut Vec<Rule>) {
        let kind = kind % KINDS;
        for stage in 0..STAGES {
            let from = rules.len();
            for part in parts.iter().filter_map(|part| part.at(stage as i32 + 1)) {
                if let ([], Term::Number(n)) = (part.conditions.as_slice(), part.score) {
                    self.usual[stage][kind] = n as i16;
                    break;
                }
                rules.push(part);
            }
            self.spans[stage][kind] = (from as u16, rules.len() as u16);
            self.ruled[stage] &= !(1 << kind);
            self.ruled[stage] |= u64::from(from < rules.len()) << kind;
        }
    }
}

/// The place of a deck number in [`Scores`].
#[inline]
pub(super) fn stage(deck: i32) -> usize {
    (deck as usize).clamp(1, STAGES) - 1
}

impl<const SEATS: usize, const CARDS: usize> Turn<'_, SEATS, CARDS> {
    /// What a card scores in a table now.
    #[inline]
    pub(super) fn score(&self, scores: &Scores, kind: u8) -> i32 {
        let (stage, at) = (self.stage % STAGES, kind as usize % KINDS);
        let usual = i32::from(scores.usual[stage][at]);
        if scores.ruled[stage] >> at & 1 == 0 { usual } else { self.ruled(scores.spans[stage][at], kind, usual) }
    }

    /// The score of the first rule that fits.
    fn ruled(&self, (from, to): (u16, u16), kind: u8, usual: i32) -> i32 {
        let rules = &self.policy.rules[usize::from(from)..usize::from(to)];
        let fits = rules.iter().find(|rule| {
            let mut conditions = rule.conditions.iter();
            conditions.all(|&(fact, is, term)| is.holds(self.fact(fact, kind), self.term(term, kind)))
        });
        fits.map_or(usual, |rule| self.term(rule.score, kind))
    }

    fn term(&self, term: Term, kind: u8) -> i32 {
        match term {
            Term::Number(n) => n,
            Term::Fact(fact) => self.fact(fact, kind),
        }
    }

    fn fact(&self, fact: Fact, kind: u8) -> i32 {
        let known = self.known;
        let (content, masks, me) = (known.content(), known.masks(), known.seat());
        let rival = |ask: &dyn Fn(kernel::Seat) -> i32| known.rival().map_or(0, ask);
        match fact {
            Fact::Deck => known.deck_number(),
            Fact::Authority => i32::from(known.authority(me)),
            Fact::Combat => i32::from(known.combat()),
            Fact::Hand => known.held(me),
            Fact::Unused => self.unused(),
            Fact::Bases => self.bases(me),
            Fact::Ships => known.owned(me, masks.ships),
            Fact::Starters => known.owned(me, masks.starters),
            Fact::Cards(faction) => known.owned(me, masks.faction[faction as usize]),
            Fact::Played(faction) => known.played_of(faction as usize),
            Fact::Junk => self.junk().count_ones() as i32,
            Fact::Gain => self.gain(scrap_sum(content, kind, Effect::Trade(0))),
            Fact::Reach => i32::from(known.combat()) + scrap_sum(content, kind, Effect::Combat(0)),
            Fact::Cost => i32::from(content.card(kind).cost),
            Fact::TheirAuthority => rival(&|seat| i32::from(known.authority(seat))),
            Fact::TheirHand => rival(&|seat| known.held(seat)),
            Fact::TheirOutposts => rival(&|seat| known.outposts(seat)),
            Fact::TheirWeakest => rival(&|seat| known.weakest_base(seat)),
            Fact::TheirBases => rival(&|seat| self.bases(seat)),
            Fact::TheirStarters => rival(&|seat| known.owned(seat, masks.starters)),
            Fact::TheirCards(faction) => rival(&|seat| known.owned(seat, masks.faction[faction as usize])),
        }
    }

    /// Bases in play with an ability to use.
    fn unused(&self) -> i32 {
        let usable = self.known.masks().usable;
        let unused = |card: &&PlayedCard| {
            card.marks & PlayedCard::PRIMARY == 0
                && usable & Masks::bit(card.form.model()) != 0
                && !self.is_spent(**card)
        };
        self.known.in_play().iter().filter(unused).count() as i32
    }

    /// A player's bases, all of them or those that do not stand in play.
    fn bases(&self, seat: kernel::Seat) -> i32 {
        let bases = self.known.masks().bases;
        if self.policy.fresh { self.known.away(seat, bases) } else { self.known.owned(seat, bases) }
    }

    /// Kinds in hand or Discard Pile worth scrapping.
    pub(super) fn junk(&self) -> u64 {
        self.policy.junk & (self.known.hand().mask() | self.known.discard().mask())
    }
}

/// How much of one gain a card's scrap ability brings.
fn scrap_sum(content: &Content, kind: u8, like: Effect) -> i32 {
    let effects = content.card(kind).scrap.map_or(&[][..], |list| content.list(list));
    let same = |effect: &&Effect| std::mem::discriminant(*effect) == std::mem::discriminant(&like);
    effects.iter().filter(same).map(|effect| effect.number().map_or(0, i32::from)).sum()
}
