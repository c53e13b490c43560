//! Opening a table: what may be asked for, and how its log begins.

use super::{TableRegistry, is_id, new_id};
use crate::error::{ApiError, ApiResult, Code};
use crate::store::{Append, StoreWrite, TableRow};
use room::log::{Entry, Origin, Source, TableConfig};
use room::state::{Principal, TableState};
use room::wire::{Clock, NewTable, SeatPlan, StartWhen};
use std::sync::Arc;

const MOST_OPTIONS: usize = 64;

impl TableRegistry {
    /// Opens a table.
    ///
    /// # Errors
    /// What of it cannot be.
    pub async fn open_table(
        self: &Arc<Self>,
        who: &Principal,
        asked: NewTable,
        source: Option<Source>,
    ) -> ApiResult<String> {
        let practice = |practice| Source { from: Origin::Practice(practice), copied: None, rules: None };
        let source = source.or_else(|| asked.practice.clone().map(practice));
        let agreed = self.check(who, &asked, source.as_ref()).await?;
        let seats = self.resolve(&asked.seats).await?;
        let asked = NewTable { format: agreed.format, seats, ..asked };
        let id = new_id();
        let nonce = asked.nonce.clone().unwrap_or_default();
        room::state::check_nonce(&nonce)?;
        let mut config = TableConfig::new(asked, &who.id, &crate::chance::secret());
        config.rules = agreed.rules;
        (config.from, config.copied) = source.map_or((None, None), |source| (Some(source.from), source.copied));
        for (index, plan) in config.seats.iter().enumerate() {
            if matches!(plan, SeatPlan::Invited { person: None }) {
                config.codes.push((index as u8, new_id()));
            }
        }
        let entries = first_entries(who, &config, &nonce);
        let at = self.time.now();
        let mut state = TableState::new(id.as_str().into(), config, at);
        for entry in entries.iter().skip(1) {
            state.apply(entry, at, self.catalog.as_ref()).map_err(|error| ApiError::bad(error.what))?;
        }
        let mut writes = vec![
            StoreWrite::Table(TableRow::of(&state)?),
            StoreWrite::Member { person: who.id.clone(), table: id.clone() },
        ];
        for (seq, entry) in entries.iter().enumerate() {
            writes.push(StoreWrite::Append(Append::of(&state.id, seq as u32, at, entry)?));
        }
        self.store.write(writes).await?;
        self.table(&id).await?;
        Ok(id)
    }

    /// An invitation is to a person: whoever has the name when it is made, whatever anybody is called later.
    async fn resolve(&self, plans: &[SeatPlan]) -> ApiResult<Vec<SeatPlan>> {
        let mut resolved = Vec::with_capacity(plans.len());
        for plan in plans {
            resolved.push(match plan {
                SeatPlan::Invited { person: Some(named) } => {
                    SeatPlan::Invited { person: Some(self.invitee(named).await?) }
                }
                other => other.clone(),
            });
        }
        Ok(resolved)
    }

    /// The id of a person named by id or by account. A name that no account has gets an id that nobody has: an invitation
    /// must not tell whether there is such an account.
    async fn invitee(&self, named: &str) -> ApiResult<String> {
        let found = match self.store.person(named).await? {
            Some(row) => Some(row),
            None => self.store.account(named).await?,
        };
        match found {
            Some(row) => Ok(row.id),
            None if is_id(named) => {
                Err(ApiError::new(Code::NotFound, "seats: nobody has this id; invite by a code instead"))
            }
            None => Ok(new_id()),
        }
    }

    /// Checks what is asked for. What it comes to names the format and the version of the rules.
    async fn check(&self, who: &Principal, asked: &NewTable, source: Option<&Source>) -> ApiResult<kernel::Options> {
        let seats = asked.seats.len();
        if seats == 0 || seats > kernel::seat::MAX_SEATS || asked.options.len() > MOST_OPTIONS {
            return Err(ApiError::bad("a table has 1 to 8 seats and at most 64 options"));
        }
        if self.store.open_tables_by(&who.id).await? >= self.config.tables_per_person {
            return Err(ApiError::new(Code::TooMany, "you have opened many tables that are not finished"));
        }
        room::state::check_nonce(asked.nonce.as_deref().unwrap_or_default())?;
        check_rated(asked)?;
        check_plans(asked)?;
        check_practice(asked)?;
        let mut config = TableConfig::new(asked.clone(), &who.id, &[0; 32]);
        config.rules = source.and_then(|source| source.rules);
        let at = match source.map(|source| &source.from) {
            Some(Origin::Position(at)) => Some(at.as_str()),
            Some(Origin::Practice(practice)) => practice.position.as_deref(),
            _ => None,
        };
        let opened = self.catalog.open(&asked.game, &config.kernel_options(), 0.into(), at);
        let opened = opened.map_err(|error| ApiError::bad(error.to_string()))?;
        Ok(opened.record(&kernel::Names::numbered(seats as u8)).options)
    }
}

fn check_rated(asked: &NewTable) -> ApiResult<()> {
    let people = asked.seats.iter().all(|plan| !matches!(plan, SeatPlan::Bot { .. }));
    let own = asked.seats.iter().filter(|plan| matches!(plan, SeatPlan::Me { .. })).count();
    if asked.rated && (!people || own > 1 || asked.clock == Clock::None || asked.seats.len() < 2) {
        return Err(ApiError::bad("a rated table has a clock and a different person in every seat"));
    }
    Ok(())
}

/// Whoever chose the shuffles or the position plays alone or against bots.
fn check_practice(asked: &NewTable) -> ApiResult<()> {
    let Some(practice) = &asked.practice else {
        return Ok(());
    };
    let others = asked.seats.iter().any(|plan| matches!(plan, SeatPlan::Open | SeatPlan::Invited { .. }));
    if asked.rated || asked.public || others {
        return Err(ApiError::bad("a practice table has bots and yourself alone, is not rated and not listed"));
    }
    match practice.seed.as_deref().map(kernel::Seed::read) {
        Some(None) => Err(ApiError::bad("a seed is a number or 64 hex digits")),
        _ => Ok(()),
    }
}

fn check_plans(asked: &NewTable) -> ApiResult<()> {
    for plan in &asked.seats {
        if let SeatPlan::Bot { level } = plan {
            level.parse::<bots::Level>().map_err(|error| ApiError::bad(error.to_string()))?;
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
        Err(ApiError::bad("live clocks take 10 s to 10 h, days 1 to 30 with at most 60 of vacation"))
    }
}

/// The host sits in every seat planned for them; a table that is full begins, unless it waits for the host's nonce.
fn first_entries(who: &Principal, config: &TableConfig, nonce: &str) -> Vec<Entry> {
    let mut entries = vec![Entry::Opened(Box::new(config.clone()))];
    let mut own = 0;
    for (index, plan) in config.seats.iter().enumerate() {
        if let SeatPlan::Me { name } = plan {
            own += 1;
            let usual = if own == 1 { who.name.clone() } else { room::name::numbered(&who.name, own) };
            let name = name.as_deref().and_then(room::name::clean).unwrap_or(usual);
            entries.push(Entry::Sat { seat: index as u8, person: who.id.clone(), name, nonce: nonce.to_owned() });
        }
    }
    let full = config.seats.iter().all(|plan| matches!(plan, SeatPlan::Me { .. } | SeatPlan::Bot { .. }));
    let waits = config.await_nonces && own > 0 && nonce.is_empty();
    if full && !waits && config.start == StartWhen::Full {
        entries.push(Entry::Began);
    }
    entries
}
