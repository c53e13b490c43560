//! Effects from the written file: every one has an atom, or is a fault.

use super::{Builder, Result};
use crate::content::{Effect, From, List, file};
use kernel::ContentError;
use toml::Spanned;

impl Builder<'_> {
    pub(super) fn effects_of(&self, list: List) -> &[Effect] {
        let (start, end) = self.spans[list.0 as usize];
        &self.effects[start as usize..end as usize]
    }

    /// Inner lists come before the list that holds them, so that each list is one run of effects.
    pub(super) fn list(&mut self, written: &[Spanned<file::Effect>]) -> Result<List> {
        let built = written.iter().map(|effect| self.effect(effect)).collect::<Result<Vec<Effect>>>()?;
        self.keep(written, built)
    }

    fn keep(&mut self, written: &[Spanned<file::Effect>], built: Vec<Effect>) -> Result<List> {
        let start = self.effects.len();
        self.effects.extend(built);
        if written.len() > 8 || self.effects.len() > 2000 || self.spans.len() >= 250 {
            let what = "too many effects: at most 8 in a list and 250 lists in a file";
            return match written.first() {
                Some(first) => self.fault(first, what),
                None => Err(ContentError::at(0, what)),
            };
        }
        self.spans.push((start as u16, self.effects.len() as u16));
        Ok(List(self.spans.len() as u8 - 1))
    }

    fn effect(&mut self, written: &Spanned<file::Effect>) -> Result<Effect> {
        self.depth += 1;
        if self.depth > 3 {
            return self.fault(written, "effects may be nested three deep");
        }
        let found = crate::content::effect_file::atoms(written.get_ref());
        let needs_then = written.get_ref().when.is_some() || written.get_ref().per.is_some();
        if found != 1 || needs_then != written.get_ref().then.is_some() {
            return self.fault(written, "an effect has exactly one of the known keys (RULES.md, section 8.3)");
        }
        let effect = self.atom(written)?;
        self.depth -= 1;
        Ok(effect)
    }

    fn atom(&mut self, written: &Spanned<file::Effect>) -> Result<Effect> {
        let e = written.get_ref();
        let plain = [
            e.trade.map(Effect::Trade),
            e.combat.map(Effect::Combat),
            e.authority.map(Effect::Authority),
            e.draw.map(Effect::Draw),
            e.force_discard.map(Effect::ForceDiscard),
        ];
        if let Some(effect) = plain.into_iter().flatten().next() {
            let n = effect.number();
            return if (1..=30).contains(&n) { Ok(effect) } else { self.fault(written, "expected 1 to 30") };
        }
        match crate::content::effect_file::few(e) {
            Some((min, max)) if min > max || max == 0 || max > 10 => {
                self.fault(written, "expected min <= max, and max from 1 to 10")
            }
            _ => self.asking(written),
        }
    }

    fn asking(&mut self, written: &Spanned<file::Effect>) -> Result<Effect> {
        let e = written.get_ref();
        if let Some(scrap) = &e.scrap {
            let (hand, pile) = crate::content::effect_file::zones(scrap);
            let from = match (hand, pile) {
                (true, true) => From::Either,
                (true, false) => From::Hand,
                (false, true) => From::Discard,
                (false, false) => return self.fault(written, "from names hand, discard or both"),
            };
            return Ok(Effect::Scrap {
                from,
                min: scrap.min,
                max: scrap.max,
                each: self.maybe(scrap.each.as_deref())?,
            });
        }
        if let Some(discard) = &e.discard {
            let each = self.maybe(discard.each.as_deref())?;
            return Ok(Effect::Discard { min: discard.min, max: discard.max, each });
        }
        if let Some(few) = &e.scrap_row {
            return Ok(Effect::ScrapRow { min: few.min, max: few.max });
        }
        match (&e.destroy_base, &e.acquire, &e.topdeck_next) {
            (Some(least), ..) => Ok(Effect::DestroyBase { min: least.min }),
            (_, Some(acquire), _) => Ok(Effect::AcquireShip { min: acquire.min }),
            (.., Some(_)) => Ok(Effect::TopdeckNext),
            _ => self.nested(written),
        }
    }

    fn nested(&mut self, written: &Spanned<file::Effect>) -> Result<Effect> {
        let e = written.get_ref();
        let then = self.maybe(e.then.as_deref())?;
        match (&e.when, &e.per, &e.choose, then) {
            (Some(when), .., Some(then)) => Ok(Effect::WhenBases { n: when.bases_at_least, then }),
            (_, Some(per), _, Some(then)) => {
                Ok(Effect::PerPlayed { faction: self.faction(&per.played_faction)?, then })
            }
            (.., Some(branches), _) => self.branches(written, branches),
            _ if self.depth == 1 => Ok(Effect::CopyShip),
            _ => self.fault(written, "copy_ship stands alone"),
        }
    }

    fn branches(&mut self, written: &Spanned<file::Effect>, branches: &[Vec<Spanned<file::Effect>>]) -> Result<Effect> {
        if branches.len() < 2 || branches.len() > 4 {
            return self.fault(written, "choose has two to four branches");
        }
        let built = branches
            .iter()
            .map(|branch| branch.iter().map(|effect| self.effect(effect)).collect::<Result<Vec<Effect>>>())
            .collect::<Result<Vec<_>>>()?;
        let first = List(self.spans.len() as u8);
        for (branch, effects) in branches.iter().zip(built) {
            self.keep(branch, effects)?;
        }
        Ok(Effect::Choose { first, n: branches.len() as u8 })
    }
}
