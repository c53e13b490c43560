//! A new name reaches the tables its person sits at, so that everybody there sees who is who.

use super::{Location, TableRegistry};
use crate::error::ApiResult;
use crate::store::{Millis, Status};
use room::state::{Ask, Principal};
use std::sync::Arc;

/// The tables that are looked through, newest first.
const TABLES: u32 = 500;

impl TableRegistry {
    /// Tells every unfinished table a person sits at what they are called now. Those of other nodes are told by them.
    ///
    /// # Errors
    /// When the store fails.
    pub(crate) async fn rename_at_tables(self: &Arc<Self>, person: &str, wake: bool) -> ApiResult<()> {
        let Some(row) = self.store.person(person).await? else {
            return Ok(());
        };
        let who = Principal { id: row.id, name: row.name, hidden: Vec::new() };
        let tables = self.store.tables_of(person, Millis::MAX, TABLES).await?;
        for table in tables.into_iter().filter(|table| matches!(table.status, Status::Open | Status::Playing)) {
            let is_here = self.live().contains_key(&table.id);
            if is_here || (wake && matches!(self.find(&table.id).await, Ok(Location::Here(_)))) {
                let renamed = self.ask(&table.id, who.clone(), None, Ask::Renamed).await;
                renamed.unwrap_or_else(|error| tracing::warn!(table = %table.id, ?error, "a name was not changed"));
            }
        }
        Ok(())
    }
}
