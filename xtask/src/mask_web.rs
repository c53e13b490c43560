//! The same for TypeScript and for the scripts inside Svelte components.

use crate::mask::{Cursor, is_name, line_comment, quoted};

/// Comments, strings, templates and regular expressions become spaces.
pub fn typescript(text: &str) -> String {
    let mut cursor = Cursor::new(text);
    while let Some(byte) = cursor.peek(0) {
        match byte {
            b'/' if cursor.peek(1) == Some(b'/') => cursor.blank(line_comment(cursor.rest())),
            b'/' if cursor.peek(1) == Some(b'*') => cursor.blank(block_comment(cursor.rest())),
            b'/' if begins_expression(cursor.before()) => cursor.blank(regular_expression(cursor.rest())),
            b'"' | b'\'' => cursor.blank(quoted(cursor.rest(), byte)),
            b'`' => cursor.blank(template(cursor.rest())),
            _ => cursor.keep(1),
        }
    }
    cursor.finish()
}

/// Markup is prose with stray quotes in it, so only the scripts are read.
pub fn svelte(text: &str) -> String {
    let mut scripts = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((markup, script, after)) = next_script(rest) {
        blank_into(&mut scripts, markup);
        scripts.push_str(script);
        rest = after;
    }
    blank_into(&mut scripts, rest);
    typescript(&scripts)
}

fn next_script(text: &str) -> Option<(&str, &str, &str)> {
    let tag = text.find("<script")?;
    let open = tag + text[tag..].find('>')? + 1;
    let close = open + text[open..].find("</script")?;
    Some((&text[..open], &text[open..close], &text[close..]))
}

fn blank_into(out: &mut String, text: &str) {
    out.extend(text.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
}

fn block_comment(text: &[u8]) -> usize {
    let close = text[2..].windows(2).position(|window| window == b"*/");
    close.map_or(text.len(), |close| close + 4)
}

/// A slash divides after a value and opens a pattern anywhere else.
fn begins_expression(before: &[u8]) -> bool {
    match before.last() {
        None => true,
        Some(b')' | b']' | b'}') => false,
        Some(byte) if is_name(*byte) => before.ends_with(b"return"),
        Some(byte) => b"(,=:[!&|?{;+-*%<>~^".contains(byte),
    }
}

fn regular_expression(text: &[u8]) -> usize {
    let (mut at, mut in_class) = (1, false);
    while at < text.len() && text[at] != b'\n' {
        match text[at] {
            b'\\' => at += 1,
            b'[' => in_class = true,
            b']' => in_class = false,
            b'/' if !in_class => return at + 1,
            _ => {}
        }
        at += 1;
    }
    at.min(text.len())
}

/// A template with everything in it: the code inside `${…}` is never long enough to matter.
fn template(text: &[u8]) -> usize {
    let mut at = 1;
    while at < text.len() && text[at] != b'`' {
        at += match &text[at..] {
            [b'\\', ..] => 2,
            [b'$', b'{', ..] => 2 + hole(&text[at + 2..]),
            _ => 1,
        };
    }
    at + 1
}

fn hole(text: &[u8]) -> usize {
    let (mut at, mut depth) = (0, 1);
    while at < text.len() && depth > 0 {
        at += match text[at] {
            b'`' => template(&text[at..]),
            quote @ (b'"' | b'\'') => quoted(&text[at..], quote),
            _ => 1,
        };
        match text.get(at.wrapping_sub(1)) {
            Some(b'{') => depth += 1,
            Some(b'}') => depth -= 1,
            _ => {}
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use super::{svelte, typescript};

    fn squeezed(masked: &str) -> String {
        masked.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn literals_go() {
        assert_eq!(squeezed(&typescript("a('{', \"}\") // {\n/* { */ b")), "a( , ) b");
        assert_eq!(squeezed(&typescript("a(`x ${f(`{${y}`, '}')} {`) b")), "a( ) b");
    }

    #[test]
    fn patterns_go_and_divisions_stay() {
        assert_eq!(squeezed(&typescript("x = /[/{'\"]\\/{/.test(y) / 2")), "x = .test(y) / 2");
        assert_eq!(squeezed(&typescript("return /'/")), "return");
    }

    #[test]
    fn only_scripts_are_read() {
        let source = "<p>it's {a}</p>\n<script lang=\"ts\">\nlet a = '{'\n</script>\n<b>{/* */}</b>";
        assert_eq!(squeezed(&svelte(source)), "let a =");
        assert_eq!(svelte(source).len(), source.len());
    }
}
