//! From the written file to typed content: names resolved, effects interned, counts compared.

use super::effect::{ListBuilder, MOST};
use super::raw::{self, Word};
use super::written::{Written, WrittenList};
use super::*;
use std::collections::BTreeSet;
use std::ops::Range;
use toml::Spanned;

pub(super) type Fault = ContentError;

/// The content while it is being built.
pub(super) struct Builder<'a> {
    text: &'a str,
    effects: Vec<Effect>,
    lists: Vec<(u16, u8)>,
}

impl ListBuilder<WrittenList, Vec<WrittenList>> for Builder<'_> {
    fn list(&mut self, written: &WrittenList) -> Result<List, Fault> {
        Builder::list(self, written)
    }

    /// Options follow one another, after the lists inside them.
    fn options(&mut self, written: &Vec<WrittenList>) -> Result<Options, Fault> {
        let built = written.iter().map(|list| self.effects_of(list)).collect::<Result<Vec<_>, _>>()?;
        let lists: Vec<List> = built.iter().map(|effects| self.intern(effects)).collect();
        Ok(Options { first: lists.first().copied().unwrap_or(List(0)), n: built.len().min(255) as u8 })
    }
}

impl Builder<'_> {
    pub(super) fn fault<T>(&self, span: Range<usize>, what: impl Into<String>) -> Result<T, Fault> {
        Err(Fault::at_offset(self.text, span.start, what))
    }

    /// A list of effects, its inner lists first.
    pub(super) fn list(&mut self, written: &WrittenList) -> Result<List, Fault> {
        let effects = self.effects_of(written)?;
        Ok(self.intern(&effects))
    }

    fn intern(&mut self, effects: &[Effect]) -> List {
        self.lists.push((self.effects.len() as u16, effects.len() as u8));
        self.effects.extend(effects);
        List(self.lists.len() as u16 - 1)
    }

    fn effect(&mut self, written: &Spanned<Written>) -> Result<Effect, Fault> {
        let effect = written.get_ref().0.built(self)?;
        if effect.is_small() {
            return Ok(effect);
        }
        self.fault(written.span(), format!("an effect does a thing 1 to {MOST} times"))
    }

    fn effects_of(&mut self, written: &WrittenList) -> Result<Vec<Effect>, Fault> {
        if let Some(late) = written.get(MOST as usize) {
            return self.fault(late.span(), format!("a list has at most {MOST} effects"));
        }
        if self.effects.len() > 32_000 || self.lists.len() > 32_000 {
            return Err(Fault::at(0, "too many effects in one file"));
        }
        written.iter().map(|one| self.effect(one)).collect()
    }

    /// The meaning of a word among these.
    pub(super) fn one_of<T: Copy>(&self, word: &Word, known: &[(&str, T)]) -> Result<T, Fault> {
        let found = known.iter().find(|(name, _)| name == word.get_ref());
        let names = || known.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
        match found {
            Some((_, value)) => Ok(*value),
            None => self.fault(word.span(), format!("{:?} is none of {}", word.get_ref(), names())),
        }
    }

    /// Where a word stands in a list of names.
    pub(super) fn named<'n>(
        &self,
        word: &Word,
        what: &str,
        mut names: impl Iterator<Item = &'n str>,
    ) -> Result<usize, Fault> {
        match names.position(|name| name == word.get_ref()) {
            Some(at) => Ok(at),
            None => self.fault(word.span(), format!("there is no {what} {:?}", word.get_ref())),
        }
    }

    /// Refuses names that come twice.
    pub(super) fn unique<'w>(&self, what: &str, words: impl Iterator<Item = &'w Word>) -> Result<(), Fault> {
        let mut seen = BTreeSet::new();
        for word in words {
            if !seen.insert(word.get_ref().to_lowercase()) {
                return self.fault(word.span(), format!("{what} {:?} comes twice", word.get_ref()));
            }
        }
        Ok(())
    }

    pub(super) fn edge(&self, edge: &raw::Edge) -> Result<Edge, Fault> {
        let words =
            [("", None), ("repair", Some(Icon::Repair)), ("medal", Some(Icon::Medal)), ("move", Some(Icon::Move))];
        let [top, middle, bottom] = edge;
        Ok([self.one_of(top, &words)?, self.one_of(middle, &words)?, self.one_of(bottom, &words)?])
    }

    pub(super) fn figure(&self, word: &Word) -> Result<Figure, Fault> {
        let words = [
            ("cadet", Figure::Cadet),
            ("red_ensign", Figure::Ensign(Crew::Red)),
            ("yellow_ensign", Figure::Ensign(Crew::Yellow)),
            ("blue_ensign", Figure::Ensign(Crew::Blue)),
        ];
        self.one_of(word, &words)
    }

    fn ability(&mut self, written: &Spanned<raw::Ability>) -> Result<Ability, Fault> {
        let (one, span) = (written.get_ref(), written.span());
        if let Some(on) = &one.on {
            let Some(gain) = &one.gain else { return self.fault(span, "this ability needs a gain") };
            let gain = self.list(gain)?;
            return Ok(Ability::On(self.trigger(one, on)?, gain));
        }
        if let (Some(icon), Some(becomes)) = (&one.bonus, &one.becomes) {
            let icons = [("repair", Icon::Repair), ("medal", Icon::Medal), ("move", Icon::Move)];
            return Ok(Ability::Bonus(self.one_of(icon, &icons)?, self.list(becomes)?));
        }
        self.passive(one, span)
    }

    fn trigger(&self, one: &raw::Ability, on: &Word) -> Result<Trigger, Fault> {
        if on.get_ref() == "mission" {
            return match (one.line, &one.icon, one.min_lines) {
                (Some(color), None, None) => Ok(Trigger::MissionLine(color)),
                (None, Some(icons), None) => self.icons(icons).map(Trigger::MissionIcon),
                (None, None, Some(lines)) => Ok(Trigger::MissionLines(lines)),
                _ => self.fault(on.span(), "a mission ability has exactly one of line, icon, min_lines"),
            };
        }
        let words = [
            ("pirate_defeated", Trigger::PirateDefeated),
            ("tech_placed", Trigger::TechPlaced),
            ("station_tile", Trigger::StationTile),
            ("pass", Trigger::Pass),
            ("round_start", Trigger::RoundStart),
        ];
        self.one_of(on, &words)
    }

    fn icons(&self, icons: &[Word]) -> Result<u32, Fault> {
        let bits = icons.iter().map(|icon| match Effect::bit(icon.get_ref()) {
            Some(bit) => Ok(bit),
            None => self.fault(icon.span(), format!("{:?} is no effect", icon.get_ref())),
        });
        bits.collect::<Result<Vec<_>, _>>().map(|bits| bits.into_iter().fold(0, |mask, bit| mask | bit))
    }

    fn passive(&self, one: &raw::Ability, span: Range<usize>) -> Result<Ability, Fault> {
        let stand_ins = [("artifact", StandIn::Artifact), ("pirate", StandIn::Pirate)];
        let wards =
            [("mission_first", Ward::MissionFirst), ("discard_pirate", Ward::DiscardPirate), ("routes", Ward::Routes)];
        let swaps = [("move_to_repair", Swap::MoveToRepair), ("track", Swap::Track)];
        let all = [
            one.free_training.map(Ability::FreeTraining),
            one.promotion_cost.map(Ability::PromotionCost),
            one.lockers.map(|n| Ability::Lockers(n.min(8))),
            one.medal_from.as_ref().map(|word| self.one_of(word, &stand_ins)).transpose()?.map(Ability::MedalFrom),
            one.ward.as_ref().map(|word| self.one_of(word, &wards)).transpose()?.map(Ability::Ward),
            one.swap.as_ref().map(|word| self.one_of(word, &swaps)).transpose()?.map(Ability::Swap),
        ];
        match all.into_iter().flatten().collect::<Vec<_>>()[..] {
            [ability] => Ok(ability),
            _ => self.fault(span, "an ability is exactly one of the forms of RULES 8.3"),
        }
    }

    pub(super) fn tech(&mut self, index: usize, tech: &raw::Tech) -> Result<CardFace, Fault> {
        if tech.class == Class::Omega {
            return self.fault(tech.id.span(), "omegas are listed under [[omega]]");
        }
        let sort = match (tech.kind.get_ref().as_str(), tech.color, &tech.effects, &tech.ability) {
            ("room", Some(color), Some(effects), None) => {
                Sort::Room { color, effects: self.list(effects)?, single_use: tech.single_use.unwrap_or(false) }
            }
            ("ability", None, None, Some(ability)) => Sort::Ability(self.ability(ability)?),
            _ => return self.fault(tech.kind.span(), "a room has color and effects, an ability has an ability"),
        };
        Ok(CardFace {
            card: Card::new(index as u8, tech.class),
            id: tech.id.get_ref().clone(),
            name: tech.name.clone(),
            sort,
            can_replace: tech.can_replace,
            traits: Traits::of(sort),
            edges: [self.edge(&tech.left)?, self.edge(&tech.right)?],
            source: tech.source,
        })
    }

    pub(super) fn omega(&self, index: usize, omega: &raw::Omega) -> Result<CardFace, Fault> {
        let raw::Score { per, points, max } = omega.score;
        Ok(CardFace {
            card: Card::new(index as u8, Class::Omega),
            id: omega.id.get_ref().clone(),
            name: omega.name.clone(),
            sort: Sort::Omega(Score { per, points, max }),
            can_replace: false,
            traits: Traits::default(),
            edges: [self.edge(&omega.left)?, self.edge(&omega.right)?],
            source: omega.source,
        })
    }

    pub(super) fn mission(&mut self, mission: &raw::Mission) -> Result<MissionFace, Fault> {
        if mission.lines.is_empty() || mission.lines.len() > LINES {
            return self.fault(mission.id.span(), format!("a mission has 1 to {LINES} lines"));
        }
        let mut lines = ArrayVec::new();
        for line in &mission.lines {
            lines.push(Line { color: line.color, effects: self.list(&line.effects)? });
        }
        Ok(MissionFace {
            id: mission.id.get_ref().clone(),
            name: mission.name.clone(),
            points: mission.points,
            colors: lines.iter().fold(0, |mask, line| mask | 1 << line.color as u8),
            printed: lines.iter().fold(0, |mask, line| mask | self.printed(line.effects)),
            lines,
            log: mission.log.clone().unwrap_or_default(),
            source: mission.source,
        })
    }

    /// The effects printed in a list, also inside a choose or pay (SC-Q39).
    fn printed(&self, list: List) -> u32 {
        let (start, len) = self.lists[list.0 as usize];
        let effects = &self.effects[start as usize..(start + u16::from(len)) as usize];
        effects.iter().fold(0, |mask, &effect| {
            let inner = effect.inner().fold(0, |mask, list| mask | self.printed(list));
            mask | inner | Effect::bit(effect.key()).unwrap_or(0)
        })
    }
}

/// Builds and checks everything.
pub(super) fn content(file: raw::File, text: &str) -> Result<Content, Fault> {
    let mut builder = Builder { text, effects: Vec::new(), lists: Vec::new() };
    let bonus = [Effect::Repair(1), Effect::Medal(1), Effect::Move(1)].map(|effect| builder.intern(&[effect]));
    let mut content = tables::tables(&mut builder, &file, bonus)?;
    content.effects = builder.effects;
    content.lists = builder.lists;
    Ok(content)
}
