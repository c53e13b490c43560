//! Opening a table: what may be asked for, and how its log begins.

use super::{Hall, new_id};
use crate::desk::{Desk, Who};
use crate::fair;
use crate::log::{Entry, From, Opening, Source};
use crate::problem::{Answer, Code, Fault};
use crate::project;
use crate::store::{Append, Write};
use crate::wire::{Clock, NewTable, SeatPlan, StartWhen};
use std::sync::Arc;

const MOST_OPTIONS: usize = 64;

impl Hall {
    /// Opens a table.
    ///
    /// # Errors
    /// What of it cannot be.
    pub async fn open_table(self: &Arc<Self>, who: &Who, asked: NewTable, source: Option<Source>) -> Answer<String> {
        let practice = |practice| Source { from: From::Practice(practice), rules: None };
        let source = source.or_else(|| asked.practice.clone().map(practice));
        let agreed = self.check(who, &asked, source.as_ref()).await?;
        let asked = NewTable { format: agreed.format, ..asked };
        let id = new_id();
        let nonce = asked.nonce.clone().unwrap_or_default();
        let mut opening = Opening::new(asked, &who.id, &fair::secret());
        opening.rules = agreed.rules;
        opening.from = source.map(|source| source.from);
        for (index, plan) in opening.seats.iter().enumerate() {
            if matches!(plan, SeatPlan::Invited { person: None }) {
                opening.codes.push((index as u8, new_id()));
            }
        }
        let entries = first_entries(who, &opening, &nonce);
        let at = self.time.now();
        let mut desk = Desk::new(id.as_str().into(), opening, at);
        for entry in entries.iter().skip(1) {
            desk.apply(entry, at, self.opener.as_ref()).map_err(|unfit| Fault::bad(unfit.what))?;
        }
        let mut writes =
            vec![Write::Table(project::row(&desk)), Write::Member { person: who.id.clone(), table: id.clone() }];
        writes.extend(entries.iter().enumerate().map(|(seq, entry)| {
            let entry = serde_json::to_string(entry).unwrap_or_default();
            Write::Append(Append { table: Arc::clone(&desk.id), seq: seq as u32, at, entry })
        }));
        self.store.write(writes).await?;
        self.table(&id).await?;
        Ok(id)
    }

    /// Checks what is asked for. What it comes to names the format and the version of the rules.
    async fn check(&self, who: &Who, asked: &NewTable, source: Option<&Source>) -> Answer<kernel::Options> {
        let seats = asked.seats.len();
        if seats == 0 || seats > kernel::seat::MAX_SEATS || asked.options.len() > MOST_OPTIONS {
            return Err(Fault::bad("a table has 1 to 8 seats and at most 64 options"));
        }
        if self.store.open_tables_by(&who.id).await? >= self.config.tables_per_person {
            return Err(Fault::new(Code::TooMany, "you have opened many tables that are not finished"));
        }
        check_rated(asked)?;
        check_plans(asked)?;
        check_practice(asked)?;
        let mut opening = Opening::new(asked.clone(), &who.id, &[0; 32]);
        opening.rules = source.and_then(|source| source.rules);
        let at = match source.map(|source| &source.from) {
            Some(From::Position(at)) => Some(at.as_str()),
            Some(From::Practice(practice)) => practice.position.as_deref(),
            _ => None,
        };
        let opened = self.opener.open(&asked.game, &opening.kernel_options(), 0.into(), at);
        let opened = opened.map_err(|error| Fault::bad(error.to_string()))?;
        Ok(opened.record(&kernel::Names::numbered(seats as u8)).options)
    }
}

fn check_rated(asked: &NewTable) -> Answer<()> {
    let people = asked.seats.iter().all(|plan| !matches!(plan, SeatPlan::Bot { .. }));
    let own = asked.seats.iter().filter(|plan| matches!(plan, SeatPlan::Me { .. })).count();
    if asked.rated && (!people || own > 1 || asked.clock == Clock::None || asked.seats.len() < 2) {
        return Err(Fault::bad("a rated table has a clock and a different person in every seat"));
    }
    Ok(())
}

/// Whoever chose the shuffles or the position plays alone or against bots.
fn check_practice(asked: &NewTable) -> Answer<()> {
    let Some(practice) = &asked.practice else {
        return Ok(());
    };
    let others = asked.seats.iter().any(|plan| matches!(plan, SeatPlan::Open | SeatPlan::Invited { .. }));
    if asked.rated || asked.public || others {
        return Err(Fault::bad("a practice table has bots and yourself alone, is not rated and not listed"));
    }
    match practice.seed.as_deref().map(kernel::Seed::read) {
        Some(None) => Err(Fault::bad("a seed is a number or 64 hex digits")),
        _ => Ok(()),
    }
}

fn check_plans(asked: &NewTable) -> Answer<()> {
    for plan in &asked.seats {
        if let SeatPlan::Bot { level } = plan {
            level.parse::<bots::Level>().map_err(|error| Fault::bad(error.to_string()))?;
        }
    }
    let fits = match asked.clock {
        Clock::None => true,
        Clock::Live { base_s, increment_s, delay_s } => {
            (10..=36_000).contains(&base_s) && increment_s <= 600 && delay_s <= 600
        }
        Clock::Days { days, vacation } => (1..=30).contains(&days) && vacation <= 60,
    };
    if fits {
        Ok(())
    } else {
        Err(Fault::bad("live clocks take 10 s to 10 h, days 1 to 30 with at most 60 of vacation"))
    }
}

/// The host sits in every seat planned for them; a table that is full begins.
fn first_entries(who: &Who, opening: &Opening, nonce: &str) -> Vec<Entry> {
    let mut entries = vec![Entry::Opened(Box::new(opening.clone()))];
    let mut own = 0;
    for (index, plan) in opening.seats.iter().enumerate() {
        if let SeatPlan::Me { name } = plan {
            own += 1;
            let usual = if own == 1 { who.name.clone() } else { format!("{} {own}", who.name) };
            let name = name.as_deref().and_then(crate::people::clean_name).unwrap_or(usual);
            entries.push(Entry::Sat { seat: index as u8, person: who.id.clone(), name, nonce: nonce.to_owned() });
        }
    }
    let full = opening.seats.iter().all(|plan| matches!(plan, SeatPlan::Me { .. } | SeatPlan::Bot { .. }));
    if full && opening.start == StartWhen::Full {
        entries.push(Entry::Began);
    }
    entries
}
