//! Versions of a game's rules. A match keeps the version it began under, so that it replays, verifies and goes on as it
//! was played, whatever the rules are today (docs/adr/0011).

use std::hash::{Hash, Hasher};

/// What a log or a table that does not name its version was played under: every game stood at this version, or at
/// rules equal to it, when versions began to be kept.
pub const UNSTATED: u16 = 2;

/// The version of the rules a match is played under: what a game asks where a rule has changed.
///
/// It adds nothing to a state's hash, so the hashes in old records hold.
///
/// ```
/// use kernel::{Change, RulesVersion};
/// /// A name in plain words for what is different since version 3.
/// const EMP_NEEDS_A_TARGET: Change = Change::since(3);
/// assert!(!RulesVersion::new(2).has(EMP_NEEDS_A_TARGET));
/// assert!(RulesVersion::new(3).has(EMP_NEEDS_A_TARGET));
/// assert_eq!(kernel::state_hash(&RulesVersion::new(2)), kernel::state_hash(&RulesVersion::new(3)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RulesVersion(u16);

impl RulesVersion {
    /// This version.
    pub const fn new(number: u16) -> RulesVersion {
        RulesVersion(number)
    }

    /// Its number, as records write it.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// Whether the match is played with this change.
    #[inline]
    pub const fn has(self, change: Change) -> bool {
        self.0 >= change.since
    }
}

impl Hash for RulesVersion {
    fn hash<H: Hasher>(&self, _state: &mut H) {}
}

/// A field that a state got with a change of the rules: it adds to the hash only where it differs from its default, so
/// that states of older versions, which leave it alone, hash as they did without it.
///
/// ```
/// use kernel::{Later, state_hash};
/// assert_eq!(state_hash(&(7u8, Later(0u8))), state_hash(&7u8));
/// assert_ne!(state_hash(&(7u8, Later(1u8))), state_hash(&7u8));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Later<T>(pub T);

impl<T: Hash + Default + PartialEq> Hash for Later<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.0 != T::default() {
            self.0.hash(state);
        }
    }
}

/// A change of the rules, and the version it came with. [`crate::changes!`] lists those of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    since: u16,
}

impl Change {
    /// What is different from this version on.
    pub const fn since(version: u16) -> Change {
        assert!(version >= 2, "version 1 has changed nothing yet");
        Change { since: version }
    }

    /// The version it came with.
    pub const fn version(self) -> u16 {
        self.since
    }
}

/// The newest version among these changes: a game's `RULES_VERSION`.
pub const fn newest(changes: &[Change]) -> u16 {
    let (mut newest, mut at) = (UNSTATED, 0);
    while at < changes.len() {
        if changes[at].since > newest {
            newest = changes[at].since;
        }
        at += 1;
    }
    newest
}

/// The changes of a game's rules, one a line, and the `RULES_VERSION` that follows from them.
///
/// ```
/// mod changes {
///     kernel::changes! {
///         /// Ties go to the player who moved last (XY-T4).
///         TIES_GO_TO_THE_LAST = 3;
///         /// The deck is reshuffled when a card is drawn, not before (XY-D2).
///         SHUFFLED_WHEN_DRAWN = 4;
///     }
/// }
/// assert_eq!(changes::RULES_VERSION, 4);
/// assert!(kernel::RulesVersion::new(3).has(changes::TIES_GO_TO_THE_LAST));
/// ```
#[macro_export]
macro_rules! changes {
    ($($(#[$note:meta])* $name:ident = $since:literal;)*) => {
        $($(#[$note])* pub(crate) const $name: $crate::Change = $crate::Change::since($since);)*
        /// The version of the rules in force: that of the newest change.
        pub(crate) const RULES_VERSION: u16 = $crate::version::newest(&[$($name),*]);
    };
}
