//! Rule IDs and refusals: why something may not be done, in at most 16 bytes.

use serde::{Serialize, Serializer};
use std::fmt;

/// A stable rule ID such as `SR-X5` or `TB-2`, packed into four bytes.
///
/// ```
/// use kernel::Rule;
/// const OUTPOST: Rule = Rule::new("SR-X5");
/// assert_eq!(OUTPOST.to_string(), "SR-X5");
/// assert_eq!(Rule::read("TB-1"), Some(kernel::rule::NOT_YOURS));
/// assert_eq!(Rule::read("nonsense"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(type = "string")]
pub struct Rule {
    prefix: [u8; 2],
    chapter: u8,
    number: u8,
}

/// TB-1: this is not yours to decide now.
pub const NOT_YOURS: Rule = Rule::new("TB-1");
/// TB-2: there is no such thing.
pub const NO_SUCH_THING: Rule = Rule::new("TB-2");
/// TB-3: the game is over.
pub const GAME_OVER: Rule = Rule::new("TB-3");
/// TB-4: another question is open.
pub const OTHER_QUESTION: Rule = Rule::new("TB-4");

/// Why the table itself refuses, whatever the game: a variant that every game's refusals hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableRefusal {
    /// TB-1: this is not yours to decide now.
    NotYours,
    /// TB-2: there is no such thing.
    NoSuchThing,
    /// TB-3: the game is over.
    GameOver,
    /// TB-4: another question is open.
    OtherQuestion,
}

impl TableRefusal {
    /// The rule that refuses.
    pub const fn rule(self) -> Rule {
        self.entry().0
    }

    /// The sentence.
    pub const fn words(self) -> &'static str {
        self.entry().1
    }

    const fn entry(self) -> (Rule, &'static str) {
        SHARED[self as usize]
    }

    fn of(rule: Rule) -> Option<TableRefusal> {
        let all = [Self::NotYours, Self::NoSuchThing, Self::GameOver, Self::OtherQuestion];
        all.into_iter().find(|refusal| refusal.rule() == rule)
    }
}

/// Why an action is not legal, as one game says it: a `Copy` enum of at most 16 bytes whose variants
/// name the facts (`OutpostsFirst { owner }`). It never tells of another seat's hidden cards. The sentence
/// is for [`crate::Words::tell_refusal`].
pub trait GameRefusal: Copy + Eq + fmt::Debug + Send + Sync + From<TableRefusal> + 'static {
    /// Fails to compile where the enum has grown too large to be passed around.
    const FITS: () = assert!(size_of::<Self>() <= 16, "a refusal takes at most 16 bytes");
    /// The rule that refuses.
    fn rule(self) -> Rule;
    /// Where the table itself refuses: it has the sentence then.
    fn of_table(self) -> Option<TableRefusal>;
}

/// The rules every game shares, in words, in the order of [`TableRefusal`].
pub const SHARED: [(Rule, &str); 4] = [
    (NOT_YOURS, "this is not yours to decide now"),
    (NO_SUCH_THING, "there is no such thing here"),
    (GAME_OVER, "the game is over"),
    (OTHER_QUESTION, "another question must be answered first"),
];

impl Rule {
    /// The rule with this ID, checked when it is compiled in a `const`.
    ///
    /// # Panics
    /// When the text is not two capitals, a dash, at most one capital and a number up to 255.
    pub const fn new(id: &str) -> Rule {
        match Rule::parse(id.as_bytes()) {
            Some(rule) => rule,
            None => panic!("a rule ID looks like SR-X5 or TB-1"),
        }
    }

    /// The rule with this ID, or `None` where the text is no rule ID.
    pub const fn read(id: &str) -> Option<Rule> {
        Rule::parse(id.as_bytes())
    }

    const fn parse(id: &[u8]) -> Option<Rule> {
        if id.len() < 4 || id.len() > 7 || id[2] != b'-' {
            return None;
        }
        if !id[0].is_ascii_uppercase() || !id[1].is_ascii_uppercase() {
            return None;
        }
        let (chapter, mut at) = if id[3].is_ascii_uppercase() { (id[3], 4) } else { (0, 3) };
        if at == id.len() {
            return None;
        }
        let mut number = 0u16;
        while at < id.len() {
            if !id[at].is_ascii_digit() {
                return None;
            }
            number = number * 10 + (id[at] - b'0') as u16;
            at += 1;
        }
        if number > 255 {
            return None;
        }
        Some(Rule { prefix: [id[0], id[1]], chapter, number: number as u8 })
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}-", self.prefix[0] as char, self.prefix[1] as char)?;
        if self.chapter != 0 {
            write!(f, "{}", self.chapter as char)?;
        }
        write!(f, "{}", self.number)
    }
}

impl fmt::Debug for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

/// The refusal of games that have no enum of their own yet: the rule, which of its cases, and up to
/// four small facts that the game's `text.rs` puts into words.
///
/// ```
/// use kernel::{Refusal, Rule};
/// let refusal = Refusal::new(Rule::new("SR-B2")).with(5).with(3);
/// assert_eq!(refusal.facts(), [5, 3]);
/// assert!(std::mem::size_of::<Refusal>() <= 16);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Refusal {
    rule: Rule,
    case: u8,
    n: u8,
    facts: [i16; 4],
}

impl Refusal {
    /// A refusal by this rule, without facts yet.
    #[inline]
    pub const fn new(rule: Rule) -> Refusal {
        Refusal { rule, case: 0, n: 0, facts: [0; 4] }
    }

    /// Says which case of the rule it is, where a rule refuses in several ways.
    #[inline]
    pub const fn case(mut self, case: u8) -> Refusal {
        self.case = case;
        self
    }

    /// Adds a fact; a fifth is dropped.
    #[inline]
    pub const fn with(mut self, fact: i16) -> Refusal {
        if self.n < 4 {
            self.facts[self.n as usize] = fact;
            self.n += 1;
        }
        self
    }

    /// The rule that refuses.
    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// Which case of the rule.
    pub const fn which(&self) -> u8 {
        self.case
    }

    /// The facts, in the order they were given.
    pub fn facts(&self) -> &[i16] {
        &self.facts[..self.n as usize]
    }
}

impl GameRefusal for Refusal {
    fn rule(self) -> Rule {
        self.rule
    }
    fn of_table(self) -> Option<TableRefusal> {
        TableRefusal::of(self.rule)
    }
}

impl From<TableRefusal> for Refusal {
    fn from(refusal: TableRefusal) -> Refusal {
        Refusal::new(refusal.rule())
    }
}

impl From<Rule> for Refusal {
    fn from(rule: Rule) -> Refusal {
        Refusal::new(rule)
    }
}
