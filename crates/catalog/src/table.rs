//! One line a game: its id, the prefix of its rule IDs, its state types from the smallest up,
//! each with the most players it seats.

use crate::Visit;
use kernel::{Options, SetupError};

macro_rules! table {
    ($($id:literal $prefix:literal $($most:literal => $state:ty),+;)*) => {
        /// The games' ids, in the order they are listed.
        pub const IDS: &[&str] = &[$(#[cfg(feature = $id)] $id),*];

        const PREFIXES: &[(&str, &str)] = &[$(#[cfg(feature = $id)] ($prefix, $id)),*];

        /// Does something with the game of this name, in the smallest state that seats the
        /// players.
        ///
        /// # Errors
        /// When there is no such game.
        pub fn visit<V: Visit>(game: &str, options: &Options, visitor: V) -> Result<V::Out, SetupError> {
            match game {
                $(#[cfg(feature = $id)]
                $id => {
                    let formats = [$(<$state as kernel::Entry>::FORMATS),+][0];
                    let players = crate::fill(options, formats).players;
                    $(if players <= $most {
                        return Ok(visitor.visit::<$state>());
                    })+
                    Err(too_many($id, players, [$($most),+].into_iter().max().unwrap_or(0)))
                })*
                _ => Err(unknown(game)),
            }
        }
    };
}

table! {
    "assembly" "SA" 2 => assembly::Assembly;
    "samurai" "SS" 4 => samurai::Samurai;
    "realms" "SR" 2 => realms::Duel, 4 => realms::Four, 6 => realms::Six;
    "attack" "AT" 4 => attack::Attack;
    "captains" "SC" 4 => captains::Captains;
}

/// The game whose rule IDs begin with these two capitals.
///
/// ```
/// assert_eq!(catalog::game_of("ZZ"), None);
/// ```
pub fn game_of(prefix: &str) -> Option<&'static str> {
    PREFIXES.iter().find(|(known, _)| *known == prefix).map(|&(_, id)| id)
}

fn unknown(name: &str) -> SetupError {
    let name = name.chars().take(40).collect();
    SetupError::Game { name, known: IDS.join(", ") }
}

fn too_many(game: &str, players: u8, most: u8) -> SetupError {
    SetupError::Players { format: game.to_owned(), players, allowed: format!("at most {most}") }
}
