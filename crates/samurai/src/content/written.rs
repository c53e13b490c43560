//! Effects as written: clans by their ids, lists inside a choice as lists.

use crate::effects::Effect;
use serde::Deserialize;

/// A list as written.
pub(crate) type WrittenList = Vec<Written>;

/// What is written.
pub(crate) type Word = Effect<String, Vec<WrittenList>>;

/// An effect as written: a table of one key, which names it. Another key beside it is an error.
#[derive(Deserialize)]
pub(crate) struct Written(pub Word);
