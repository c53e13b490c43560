//! Content files under attack: the built-in one loads and reads well, and no change made to it
//! by accident or malice does worse than an error.

use crate::play::Walk;
use kernel::{Content, Edition, Entry, Fate, Label, Options, Seed};
use std::panic::{AssertUnwindSafe, catch_unwind};

const LUCK: Label = Label::new("mutation");
/// Changed files that still load and are played, at most: editions are kept for good.
const PLAYED: usize = 24;

/// Holds the built-in file to account: it loads, counts something, and every sentence reads.
///
/// # Panics
/// With what is wrong.
#[track_caller]
pub fn check_built_in<C: Content>() {
    let content = C::parse(C::BUILT_IN).unwrap_or_else(|error| panic!("{}: {error}", C::FILE));
    let counts = content.counts();
    assert!(!counts.is_empty() && counts.iter().all(|(_, n)| *n > 0), "{} counts nothing: {counts:?}", C::FILE);
    let sentences = content.sentences();
    assert!(!sentences.is_empty(), "{} has no sentences", C::FILE);
    for sentence in sentences {
        let reads = sentence.trim().len() > 3 && !sentence.contains(['\n', '{', '}']) && !sentence.contains("  ");
        assert!(reads, "{}: not a sentence: {sentence:?}", C::FILE);
    }
}

/// What came of changed files.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Survived {
    /// Refused with an error.
    pub refused: usize,
    /// Loaded all the same.
    pub loaded: usize,
}

/// Changes the built-in file in `n` hostile ways: each gives an error or loads, and a game with
/// what loads can be played; nothing panics.
///
/// # Panics
/// With the first change that did, and its number.
#[track_caller]
pub fn check_hostile<G: Entry>(options: &Options, n: u64) -> Survived {
    let mut survived = Survived::default();
    let mut played = 0;
    for number in 0..n {
        let text = mutate(G::Content::BUILT_IN, number);
        let parsed = catch_unwind(|| G::Content::parse(&text).map(|content| content.sentences().len()));
        let parsed =
            parsed.unwrap_or_else(|_| panic!("change {number} of {} panicked:\n{text:.2000}", G::Content::FILE));
        let Err(error) = parsed else {
            survived.loaded += 1;
            if text != G::Content::BUILT_IN && played < PLAYED {
                played += 1;
                plays::<G>(options, &text, number);
            }
            continue;
        };
        assert!(!error.what.trim().is_empty(), "change {number} of {} gives an error without words", G::Content::FILE);
        survived.refused += 1;
    }
    survived
}

#[track_caller]
fn plays<G: Entry>(options: &Options, text: &str, number: u64) {
    let played = catch_unwind(AssertUnwindSafe(|| {
        let edition = Edition::load(text, G::Content::FILE).ok()?;
        let mut fate = Fate::sealed(Seed::from(number));
        let mut game = G::start(&G::settings(options).ok()?, edition, &mut fate).ok()?;
        Some(Walk::new(number).with_asides(20).game(&mut game, &mut fate, 2_000))
    }));
    assert!(played.is_ok(), "change {number} of {} loads, but its game panicked:\n{text:.2000}", G::Content::FILE);
}

/// The text changed in the `number`-th hostile way.
pub fn mutate(text: &str, number: u64) -> String {
    let mut luck = Fate::quick(number);
    let mut below = |n: usize| luck.below(LUCK, n.max(1) as u32) as usize;
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let at = below(lines.len());
    match number % 11 {
        0 => return String::from_utf8_lossy(&text.as_bytes()[..below(text.len())]).into_owned(),
        1 => drop(lines.remove(at)),
        2 => lines.insert(at, lines[at].clone()),
        3 => lines[at] = numbers_to(&lines[at], HUGE[below(HUGE.len())]),
        4 => lines[at] = value_to(&lines[at], OTHER_TYPES[below(OTHER_TYPES.len())]),
        5 => return noise(text, &mut below),
        6 => lines[at] = format!("{} = 1", lines[at].trim()),
        7 => lines.insert(at, "[".repeat(below(20_000))),
        8 => lines[at] = lines[at].replace('"', "").to_uppercase(),
        9 => {
            let other = below(lines.len());
            lines.swap(at, other);
        }
        _ => lines[at] = numbers_to(&lines[at], &format!("{}", below(300))),
    }
    lines.join("\n")
}

const HUGE: [&str; 8] = ["0", "-1", "255", "256", "65536", "9223372036854775807", "99999999999999999999", "1e999"];
const OTHER_TYPES: [&str; 7] = ["true", "\"\"", "[]", "{}", "1979-05-27", "nan", "[[1], \"\u{0}\"]"];

pub(crate) fn numbers_to(line: &str, number: &str) -> String {
    let mut out = String::new();
    let mut inside = false;
    for c in line.chars() {
        let digit = c.is_ascii_digit();
        match (digit, inside) {
            (true, false) => out.push_str(number),
            (true, true) => {}
            (false, _) => out.push(c),
        }
        inside = digit;
    }
    out
}

fn value_to(line: &str, value: &str) -> String {
    line.split_once('=').map_or_else(|| value.to_owned(), |(name, _)| format!("{name}= {value}"))
}

fn noise(text: &str, below: &mut impl FnMut(usize) -> usize) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=below(8) {
        let at = below(bytes.len());
        if let Some(byte) = bytes.get_mut(at) {
            *byte = below(256) as u8;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
