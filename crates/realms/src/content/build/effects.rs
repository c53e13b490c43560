//! Effects from the written file: their numbers are checked, their lists get their places.

use super::{Builder, Result};
use crate::content::written::{Written, WrittenList};
use crate::content::{Effect, List};
use crate::effects::Branches;
use crate::effects::data::ListBuilder;
use kernel::ContentError;
use toml::Spanned;

/// Inner lists come before the list that holds them, so that each list is one run of effects.
impl ListBuilder<WrittenList, Vec<WrittenList>> for Builder<'_> {
    fn list(&mut self, written: &WrittenList) -> Result<List> {
        let built = self.run(written)?;
        self.keep(written, built)
    }

    fn branches(&mut self, written: &Vec<WrittenList>) -> Result<Branches> {
        let built = written.iter().map(|branch| self.run(branch)).collect::<Result<Vec<_>>>()?;
        let first = List(self.spans.len() as u8);
        for (branch, effects) in written.iter().zip(built) {
            self.keep(branch, effects)?;
        }
        Ok(Branches { first, n: written.len() as u8 })
    }
}

impl Builder<'_> {
    pub(super) fn effects_of(&self, list: List) -> &[Effect] {
        let (start, end) = self.spans[list.0 as usize];
        &self.effects[start as usize..end as usize]
    }

    fn run(&mut self, written: &[Spanned<Written>]) -> Result<Vec<Effect>> {
        written.iter().map(|effect| self.effect(effect)).collect()
    }

    fn keep(&mut self, written: &[Spanned<Written>], built: Vec<Effect>) -> Result<List> {
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

    fn effect(&mut self, written: &Spanned<Written>) -> Result<Effect> {
        self.depth += 1;
        if let Some(what) = self.wrong(&written.get_ref().0) {
            return self.fault(written, what);
        }
        let effect = written.get_ref().0.built(self)?;
        self.depth -= 1;
        Ok(effect)
    }

    /// What is wrong with an effect by itself.
    fn wrong(&self, effect: &Effect<WrittenList, Vec<WrittenList>>) -> Option<&'static str> {
        let few = |(min, max): (u8, u8)| min <= max && (1..=10).contains(&max);
        match effect {
            _ if self.depth > 3 => Some("effects may be nested three deep"),
            _ if effect.number().is_some_and(|n| !(1..=30).contains(&n)) => Some("expected 1 to 30"),
            _ if effect.bounds().is_some_and(|bounds| !few(bounds)) => {
                Some("expected min <= max, and max from 1 to 10")
            }
            Effect::Choose(branches) if !(2..=4).contains(&branches.len()) => Some("choose has two to four branches"),
            Effect::CopyShip(_) if self.depth > 1 => Some("copy_ship stands alone"),
            _ => None,
        }
    }
}
