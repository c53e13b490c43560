//! A line of free text beside an action: promises, thanks. Kept by the match, never by the state.

use serde::Serialize;
use std::fmt;

/// The most characters a note has.
pub const MAX_NOTE: usize = 140;

/// One cleaned line of at most 140 characters.
///
/// ```
/// use kernel::Note;
/// assert_eq!(Note::clean("  I leave\nthe north \u{7} to you ").unwrap().to_string(), "I leave the north to you");
/// assert!(Note::clean(" \n ").is_none());
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Note(String);

impl Note {
    /// Cleans a text: one line, no control characters, no braces, at most [`MAX_NOTE`]
    /// characters. `None` where nothing is left.
    pub fn clean(text: &str) -> Option<Note> {
        let spaced = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
        let kept = spaced.filter(|&c| !is_unseen(c) && !matches!(c, '{' | '}'));
        let line: String = kept.take(4 * MAX_NOTE).collect();
        let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
        let line: String = line.chars().take(MAX_NOTE).collect();
        let line = line.trim_end().to_owned();
        if line.is_empty() { None } else { Some(Note(line)) }
    }
}

/// Control characters, and marks that turn or hide the text around them.
pub fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}')
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
