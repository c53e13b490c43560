//! Content: loaded once, kept until the process ends, passed around as a `Copy` handle (ADR 0015).

use crate::digest::{hex, sha256};
use std::any::{Any, TypeId};
use std::collections::BTreeMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{Mutex, OnceLock};

/// The most editions one process keeps; a server that is fed more refuses the next.
pub const MAX_EDITIONS: usize = 256;

/// The longest name of a card or place.
const MAX_NAME: usize = 60;

/// A game's cards and tables, read from its content file.
pub trait Content: Sized + fmt::Debug + Send + Sync + 'static {
    /// The file's name, for errors about the built-in edition.
    const FILE: &'static str;
    /// The built-in file's text.
    const BUILT_IN: &'static str;
    /// The files it replaced, oldest first, so that games played with them still replay.
    const FORMER: &'static [Former] = &[];
    /// Reads and validates a content file.
    ///
    /// # Errors
    /// One clear [`ContentError`]: the line, what is wrong, what was expected.
    fn parse(text: &str) -> Result<Self, ContentError>;
    /// How much of everything there is, e.g. `("cards", 20)`.
    fn counts(&self) -> Vec<(&'static str, usize)>;
    /// Every card in words, one line each: what `starboard content` prints.
    fn sentences(&self) -> Vec<String>;
    /// Adds to the file's data what only the rules can say of it, for who reads the data: what an ability does, in
    /// words, beside the ability.
    fn add_words(&self, data: &mut toml::Table) {
        let _ = data;
    }
}

/// A content file that was built in once.
#[derive(Clone, Copy, Debug)]
pub struct Former {
    /// The last version of the rules it was built in with.
    pub until: u16,
    /// Its text.
    pub text: &'static str,
}

/// What is wrong with a content file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}:{line}: {what}")]
pub struct ContentError {
    /// The file, as the caller named it.
    pub file: String,
    /// The line, from 1; 0 where the file as a whole is meant.
    pub line: usize,
    /// What is wrong and what was expected.
    pub what: String,
}

impl ContentError {
    /// An error in this line; the loader fills the file's name in.
    pub fn at(line: usize, what: impl Into<String>) -> ContentError {
        ContentError { file: String::new(), line, what: what.into() }
    }

    /// An error at a byte offset of the text, as the TOML reader reports them.
    pub fn at_offset(text: &str, offset: usize, what: impl Into<String>) -> ContentError {
        let upto = text.len().min(offset);
        let line = text.as_bytes()[..upto].iter().filter(|&&byte| byte == b'\n').count() + 1;
        ContentError::at(line, what)
    }
}

/// Reads TOML into a typed file, with the line of any fault.
///
/// # Errors
/// The reader's own words (unknown field, wrong type, missing field) with their line.
pub fn read_toml<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, ContentError> {
    toml::from_str(text).map_err(|error| {
        let offset = error.span().map_or(0, |span| span.start);
        ContentError::at_offset(text, offset, error.message().replace('\n', "; "))
    })
}

/// Whether notation, positions and records can hold this name of a card or place.
///
/// ```
/// assert!(kernel::check_name("Ni'an Order #12").is_ok());
/// assert!(kernel::check_name("Ram {A}").is_err());
/// ```
///
/// # Errors
/// What a name may be, where this one is not.
pub fn check_name(name: &str) -> Result<(), String> {
    let mark = |c: char| c.is_control() || matches!(c, '{' | '}' | ';' | ':' | '|' | ',' | '"' | '=');
    let spaced = name.trim() == name && !name.contains("  ");
    let long = name.chars().count() > MAX_NAME;
    if spaced && !long && !name.contains(mark) && name.contains(char::is_alphanumeric) && !name.starts_with('#') {
        return Ok(());
    }
    Err(format!("{name:?} is no name: expected 1 to {MAX_NAME} characters, single spaces, none of {{ }} ; : | , \" ="))
}

struct Stamped<C> {
    content: C,
    hash: [u8; 32],
}

/// A loaded content file: a handle that is equal and hashed by the file's hash.
///
/// ```
/// # use kernel::{Content, ContentError, Edition};
/// #[derive(Debug)]
/// struct Dice { sides: usize }
/// impl Content for Dice {
///     const FILE: &'static str = "dice.toml";
///     const BUILT_IN: &'static str = "6";
///     fn parse(text: &str) -> Result<Self, ContentError> {
///         let sides = text.trim().parse();
///         sides.map(|sides| Dice { sides }).map_err(|_| ContentError::at(1, "expected a number"))
///     }
///     fn counts(&self) -> Vec<(&'static str, usize)> { vec![("sides", self.sides)] }
///     fn sentences(&self) -> Vec<String> { Vec::new() }
/// }
/// let dice = Edition::<Dice>::built_in().unwrap();
/// assert_eq!(dice.sides, 6);
/// assert_eq!(Edition::<Dice>::load("6", "my.toml").unwrap(), dice); // same text, same edition
/// assert!(Edition::<Dice>::load("six", "my.toml").unwrap_err().to_string().starts_with("my.toml:1:"));
/// ```
pub struct Edition<C: 'static>(&'static Stamped<C>);

impl<C> Clone for Edition<C> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<C> Copy for Edition<C> {}

impl<C: Content> Edition<C> {
    /// The edition that comes with the game.
    ///
    /// # Errors
    /// When the built-in file is broken, which a test of every game rules out.
    pub fn built_in() -> Result<Edition<C>, ContentError> {
        Edition::load(C::BUILT_IN, C::FILE)
    }

    /// The edition that was built in when the rules had this version.
    ///
    /// # Errors
    /// When that file is broken, which a test of every game rules out.
    pub fn built_in_at(rules: u16) -> Result<Edition<C>, ContentError> {
        let former = C::FORMER.iter().find(|former| rules <= former.until);
        Edition::load(former.map_or(C::BUILT_IN, |former| former.text), C::FILE)
    }

    /// The edition with this hash, if it is or was built in.
    ///
    /// # Errors
    /// When that file is broken, which a test of every game rules out.
    pub fn ever_built_in(hash: &str) -> Result<Option<Edition<C>>, ContentError> {
        let mut texts = C::FORMER.iter().map(|former| former.text).chain([C::BUILT_IN]);
        let text = texts.find(|text| hex(&sha256(text.as_bytes())) == hash);
        text.map(|text| Edition::load(text, C::FILE)).transpose()
    }

    /// Loads a file's text; the same text gives the same edition.
    ///
    /// # Errors
    /// What is wrong with the file, or that [`MAX_EDITIONS`] are loaded already.
    pub fn load(text: &str, file: &str) -> Result<Edition<C>, ContentError> {
        let named = |error: ContentError| ContentError { file: file.to_owned(), ..error };
        let key = (TypeId::of::<C>(), sha256(text.as_bytes()));
        if let Some(edition) = known(key) {
            return Ok(edition);
        }
        let content = C::parse(text).map_err(named)?;
        keep(key, content)
            .ok_or_else(|| named(ContentError::at(0, "too many editions are loaded; restart to load more")))
    }

    /// The hash of the content file, in hex.
    pub fn hash_text(&self) -> String {
        hex(&self.0.hash)
    }
}

type Key = (TypeId, [u8; 32]);
type Cache = BTreeMap<Key, &'static (dyn Any + Send + Sync)>;

fn cache() -> std::sync::MutexGuard<'static, Cache> {
    static CACHE: OnceLock<Mutex<Cache>> = OnceLock::new();
    let lock = CACHE.get_or_init(Mutex::default).lock();
    // A panic while the lock is held cannot leave the map half-written.
    lock.unwrap_or_else(std::sync::PoisonError::into_inner)
}

fn known<C: 'static>(key: Key) -> Option<Edition<C>> {
    let found = cache().get(&key).copied()?;
    found.downcast_ref::<Stamped<C>>().map(Edition)
}

fn keep<C: Content>(key: Key, content: C) -> Option<Edition<C>> {
    let mut cache = cache();
    if cache.len() >= MAX_EDITIONS {
        return None;
    }
    let stamped: &'static Stamped<C> = Box::leak(Box::new(Stamped { content, hash: key.1 }));
    cache.insert(key, stamped);
    Some(Edition(stamped))
}

impl<C> Deref for Edition<C> {
    type Target = C;
    #[inline]
    fn deref(&self) -> &C {
        &self.0.content
    }
}

impl<C> Edition<C> {
    /// The content for good: a reference that outlives the state that holds the handle.
    #[inline]
    pub fn content(self) -> &'static C {
        &self.0.content
    }
}

impl<C> PartialEq for Edition<C> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0) || self.0.hash == other.0.hash
    }
}
impl<C> Eq for Edition<C> {}

impl<C> Hash for Edition<C> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write(&self.0.hash[..8]);
    }
}

impl<C> fmt::Debug for Edition<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edition({})", hex(&self.0.hash[..4]))
    }
}
