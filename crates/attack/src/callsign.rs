//! The names and stories captains give themselves and their ships (AT-S2, AT-X3).

use crate::state::CAPTAINS;
use kernel::note::is_unseen;
use kernel::{Seat, SetupError};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// The longest name and the longest story, in letters.
const NAME: usize = 40;
const STORY: usize = 200;

/// What one captain said about herself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Callsign {
    /// The captain's name.
    pub captain: Option<String>,
    /// The ship's name.
    pub ship: Option<String>,
    /// Backstory and motivation, one line.
    pub story: Option<String>,
}

impl Callsign {
    /// From the values of the options, checked.
    ///
    /// # Errors
    /// When a text is too long or not one line.
    pub(crate) fn read(mut of: impl FnMut(&str) -> Option<String>) -> Result<Callsign, SetupError> {
        let mut text = |option: &str, most: usize| of(option).map(|text| one_line(option, &text, most)).transpose();
        Ok(Callsign { captain: text("captain", NAME)?, ship: text("ship", NAME)?, story: text("story", STORY)? })
    }

    fn is_empty(&self) -> bool {
        *self == Callsign::default()
    }
}

fn one_line(option: &str, text: &str, most: usize) -> Result<String, SetupError> {
    let text = text.trim();
    let fits = !text.is_empty() && text.chars().count() <= most && !text.chars().any(is_unseen);
    let expected = || format!("one line of at most {most} letters, or none");
    if fits { Ok(text.to_owned()) } else { Err(SetupError::value(option, text, &expected())) }
}

/// All of a table, shared by every copy of a state; nothing at all where nobody gave a name. They change nothing in
/// play, so no hash of a state knows them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Callsigns(Option<Arc<[Callsign; CAPTAINS]>>);

impl Callsigns {
    pub(crate) fn new(all: [Callsign; CAPTAINS]) -> Callsigns {
        Callsigns((!all.iter().all(Callsign::is_empty)).then(|| Arc::new(all)))
    }

    /// What a captain said about herself, if anything.
    pub fn of(&self, seat: Seat) -> Option<&Callsign> {
        self.0.as_ref().map(|all| &all[seat.index() & 3]).filter(|one| !one.is_empty())
    }
}

impl Hash for Callsigns {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
