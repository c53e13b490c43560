//! Rust source with its comments, strings and characters blanked, byte for byte,
//! so that plain searching and brace counting see code only.

/// Comments and literals become spaces; line breaks and offsets stay.
pub fn rust(text: &str) -> String {
    let mut cursor = Cursor::new(text);
    while let Some(byte) = cursor.peek(0) {
        match byte {
            b'/' if cursor.peek(1) == Some(b'/') => cursor.blank(line_comment(cursor.rest())),
            b'/' if cursor.peek(1) == Some(b'*') => cursor.blank(block_comment(cursor.rest())),
            b'"' => cursor.blank(quoted(cursor.rest(), b'"')),
            b'\'' => match character(cursor.rest()) {
                Some(length) => cursor.blank(length),
                None => cursor.keep(1), // a lifetime or a label
            },
            b'r' if !cursor.after_name() => match raw_string(cursor.rest()) {
                Some(length) => cursor.blank(length),
                None => cursor.keep(1),
            },
            _ => cursor.keep(1),
        }
    }
    cursor.finish()
}

/// Walks the bytes once, copying or blanking them.
pub(crate) struct Cursor<'a> {
    text: &'a [u8],
    at: usize,
    out: Vec<u8>,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Cursor { text: text.as_bytes(), at: 0, out: Vec::with_capacity(text.len()) }
    }

    pub(crate) fn peek(&self, ahead: usize) -> Option<u8> {
        self.text.get(self.at + ahead).copied()
    }

    pub(crate) fn rest(&self) -> &'a [u8] {
        &self.text[self.at..]
    }

    /// What was kept so far, without the blanks at its end.
    pub(crate) fn before(&self) -> &[u8] {
        self.out.trim_ascii_end()
    }

    /// `for"x"` cannot be, but `br"x"` can: a lone `b` or `c` is a string prefix, not a name.
    fn after_name(&self) -> bool {
        let name = self.out.iter().rev().take_while(|byte| is_name(**byte)).count();
        match name {
            0 => false,
            1 => !matches!(self.out.last(), Some(b'b' | b'c')),
            _ => true,
        }
    }

    pub(crate) fn keep(&mut self, length: usize) {
        let end = (self.at + length).min(self.text.len());
        self.out.extend_from_slice(&self.text[self.at..end]);
        self.at = end;
    }

    pub(crate) fn blank(&mut self, length: usize) {
        let end = (self.at + length).min(self.text.len());
        let blanks = self.text[self.at..end].iter().map(|byte| if *byte == b'\n' { b'\n' } else { b' ' });
        self.out.extend(blanks);
        self.at = end;
    }

    pub(crate) fn finish(self) -> String {
        String::from_utf8(self.out).expect("whole characters were kept or blanked")
    }
}

pub fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}

pub(crate) fn line_comment(text: &[u8]) -> usize {
    text.iter().position(|byte| *byte == b'\n').unwrap_or(text.len())
}

/// Rust's block comments nest.
fn block_comment(text: &[u8]) -> usize {
    let (mut at, mut depth) = (0, 0);
    while at < text.len() {
        match &text[at..] {
            [b'/', b'*', ..] => (at, depth) = (at + 2, depth + 1),
            [b'*', b'/', ..] => (at, depth) = (at + 2, depth - 1),
            _ => at += 1,
        }
        if depth == 0 {
            break;
        }
    }
    at
}

pub(crate) fn quoted(text: &[u8], quote: u8) -> usize {
    let mut at = 1;
    while at < text.len() && text[at] != quote {
        at += if text[at] == b'\\' { 2 } else { 1 };
    }
    at + 1
}

/// The length of a character literal; none for a lifetime.
fn character(text: &[u8]) -> Option<usize> {
    let first = *text.get(1)?;
    if first == b'\\' {
        return Some(quoted(text, b'\''));
    }
    let width = match first {
        0x00..0x80 => 1,
        0x80..0xe0 => 2,
        0xe0..0xf0 => 3,
        _ => 4,
    };
    (text.get(1 + width) == Some(&b'\'')).then_some(width + 2)
}

/// The length of `r"…"` or `r#"…"#`; none for a name such as `r#type` or `row`.
fn raw_string(text: &[u8]) -> Option<usize> {
    let hashes = text[1..].iter().take_while(|byte| **byte == b'#').count();
    if text.get(1 + hashes) != Some(&b'"') {
        return None;
    }
    let body = 2 + hashes;
    let close: Vec<u8> = std::iter::once(b'"').chain(std::iter::repeat_n(b'#', hashes)).collect();
    let length = text[body..].windows(close.len()).position(|window| window == close);
    Some(length.map_or(text.len(), |length| body + length + close.len()))
}

#[cfg(test)]
mod tests {
    use super::rust;

    #[track_caller]
    fn masks(source: &str, expected: &str) {
        let masked = rust(source);
        assert_eq!(masked.split_whitespace().collect::<Vec<_>>().join(" "), expected);
        assert_eq!(masked.len(), source.len(), "offsets must stay");
    }

    #[test]
    fn comments_go() {
        masks("a // { b\nc", "a c");
        masks("a /* { /* nested } */ { */ b", "a b");
        masks("/// doc {\nfn f() {}", "fn f() {}");
    }

    #[test]
    fn strings_go() {
        masks(r#"a("{ \" }") b"#, "a( ) b");
        masks(r##"a(r#"{ " }"#) b"##, "a( ) b");
        masks(r##"a(br#"{"#, b"}") b"##, "a(b , b ) b");
        masks("a(\"two\nlines {\") b", "a( ) b");
    }

    #[test]
    fn names_that_begin_like_raw_strings_stay() {
        masks("row r#type for r", "row r#type for r");
    }

    #[test]
    fn characters_go_and_lifetimes_stay() {
        masks("f::<'a>('{', '\\'', '}', 'é', '—')", "f::<'a>( , , , , )");
        masks("'outer: loop { break 'outer }", "'outer: loop { break 'outer }");
        masks("&'static str", "&'static str");
    }

    #[test]
    fn an_unclosed_literal_ends_with_the_file() {
        masks("a \"b {", "a");
        masks("a /* b", "a");
    }
}
