//! A game in words: prompts, choices, events, refusals, a drawn table.

use crate::choice::{Described, Prompt};
use crate::{Game, Redact, Seat};
use std::borrow::Cow;
use std::ops::Index;

/// What the seats are called.
///
/// ```
/// use kernel::{Names, Seat};
/// let names = Names::scene(2);
/// assert_eq!(&names[Seat::new(1)], "bob");
/// assert_eq!(names.seat("bob"), Some(Seat::new(1)));
/// assert_eq!(names.seat("seat 2"), Some(Seat::new(1)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names(Vec<String>);

const SCENE: [&str; 8] = ["ann", "bob", "cat", "dan", "eve", "fay", "gus", "hal"];

impl Names {
    /// These names; seats without one are called by number.
    pub fn new(names: impl IntoIterator<Item = String>, seats: u8) -> Names {
        let mut names: Vec<String> = names.into_iter().take(seats as usize).map(|name| clean(&name)).collect();
        for seat in Seat::all(seats).skip(names.len()) {
            names.push(seat.to_string());
        }
        Names(names)
    }

    /// `seat 1`, `seat 2`, …
    pub fn numbered(seats: u8) -> Names {
        Names::new([], seats)
    }

    /// The names scenes use: ann, bob, cat, dan, eve, fay.
    pub fn scene(seats: u8) -> Names {
        Names::new(SCENE.iter().map(|&name| name.to_owned()), seats)
    }

    /// The seat of this name or of this number (`seat 2`, `seat-2`).
    pub fn seat(&self, name: &str) -> Option<Seat> {
        let found = self.0.iter().position(|known| known.eq_ignore_ascii_case(name));
        let number = || name.strip_prefix("seat ").or(name.strip_prefix("seat-"))?.parse::<usize>().ok();
        let index = found.or_else(|| number()?.checked_sub(1).filter(|&i| i < self.0.len()))?;
        Seat::checked(index)
    }

    /// A text as [`crate::Game::read`] takes it, which knows seats by the names of scenes: where somebody at this
    /// table bears such a name in another seat, they are meant.
    pub(crate) fn meant<'a>(&self, text: &'a str) -> Cow<'a, str> {
        let other = |word: &str| {
            let at = SCENE.iter().position(|name| name.eq_ignore_ascii_case(word))?;
            self.seat(word).filter(|seat| seat.index() != at)
        };
        let bare = |word: &'a str| word.strip_suffix("'s").map_or((word, ""), |name| (name, "'s"));
        if text.split(' ').all(|word| other(bare(word).0).is_none()) {
            return Cow::Borrowed(text);
        }
        let word = |word| match (other(bare(word).0), bare(word).1) {
            (Some(seat), tail) => format!("seat-{}{tail}", seat.index() + 1),
            (None, _) => word.to_owned(),
        };
        Cow::Owned(text.split(' ').map(word).collect::<Vec<_>>().join(" "))
    }

    /// The names in seat order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }
}

fn clean(name: &str) -> String {
    let kept = name.chars().filter(|&c| !crate::note::is_unseen(c) && !matches!(c, '"' | '[' | ']' | ':'));
    let name: String = kept.take(24).collect();
    name.trim().to_owned()
}

impl Index<Seat> for Names {
    type Output = str;
    fn index(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("somebody", String::as_str)
    }
}

/// How a table is drawn as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// Columns to keep within.
    pub width: usize,
    /// For screen readers: sentences instead of pictures, no boxes.
    pub plain: bool,
    /// Whether colour codes may be used.
    pub color: bool,
}

impl Default for Style {
    fn default() -> Self {
        Style { width: 80, plain: false, color: false }
    }
}

/// The words of a game. Everything here comes from what the seat or viewer may know: law 3
/// checks it.
pub trait Words: Game {
    /// The question before a seat that owes an answer.
    fn prompt(&self, seat: Seat) -> Prompt;
    /// What an action that this seat may take does.
    fn describe(&self, seat: Seat, action: Self::Action, names: &Names) -> Described;
    /// A shown event as a sentence, e.g. `ann drew 2 cards`.
    fn tell(&self, event: &<Self::Event as Redact>::Shown, names: &Names) -> String;
    /// A refusal as a sentence, without the rule's ID. The kernel itself says TB-1 to TB-4.
    fn tell_refusal(&self, seat: Seat, refusal: Self::Refusal, names: &Names) -> String;
    /// Why the game ended, as a sentence (`Bob's Authority fell to 0.`): of what happened at this table, not of the
    /// rule in general. `None` while it goes on, and where the game has nothing to say.
    fn ending(&self, names: &Names) -> Option<String> {
        let _ = names;
        None
    }
    /// The notation of what a thing on the table stands for (`row/3` is zone `row`, thing `3`), whether it may be done
    /// now or not: what a client asks about where the thing cannot be used.
    fn tries(&self, seat: Seat, zone: &str, thing: &str) -> Option<String> {
        let _ = (seat, zone, thing);
        None
    }
    /// What waits for a seat's answer beside the question, one sentence each: open offers to it.
    fn proposals(&self, seat: Seat, names: &Names) -> Vec<String> {
        let _ = (seat, names);
        Vec::new()
    }
    /// The table as one viewer sees it, as text.
    fn draw(view: &Self::View, names: &Names, style: Style) -> String;
}

/// A text as a sentence begins with it.
///
/// ```
/// assert_eq!(kernel::capital("élan and order"), "Élan and order");
/// assert_eq!(kernel::capital(""), "");
/// ```
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_means_whoever_bears_it_here() {
        let here = Names::new(["Bob", "Ann", "Cat"].map(str::to_owned), 3);
        assert_eq!(here.meant("attack bob with 3"), "attack seat-1 with 3");
        assert_eq!(here.meant("attack Ann's Blob Wheel"), "attack seat-2's Blob Wheel");
        assert_eq!(here.meant("attack cat"), "attack cat");
        assert_eq!(here.meant("attack dan"), "attack dan");
        assert_eq!(Names::scene(3).meant("attack bob"), "attack bob");
    }
}
