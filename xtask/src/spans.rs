//! Where things are in masked source: words, braces, functions, test-only items.

use std::ops::Range;

use crate::mask::is_name;

/// A function's name and the lines it covers, counted from 1, both ends included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    pub name: String,
    pub first: usize,
    pub last: usize,
}

impl Function {
    pub fn lines(&self) -> usize {
        self.last - self.first + 1
    }
}

pub fn line_of(text: &str, offset: usize) -> usize {
    text.as_bytes()[..offset].iter().filter(|byte| **byte == b'\n').count() + 1
}

/// Offsets of `word`, but not inside a longer name. A word ending in `(` or `:` has no right edge.
pub fn find_word<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = usize> + 'a {
    let bytes = text.as_bytes();
    let open_end = !word.bytes().last().is_some_and(is_name);
    text.match_indices(word).map(|(at, _)| at).filter(move |at| {
        let free_left = *at == 0 || !is_name(bytes[at - 1]) || !is_name(word.as_bytes()[0]);
        let free_right = open_end || bytes.get(at + word.len()).is_none_or(|byte| !is_name(*byte));
        free_left && free_right
    })
}

/// The offset of the brace that closes the one at `open`.
pub fn closing_brace(masked: &str, open: usize) -> Option<usize> {
    let mut depth = 0usize;
    for (at, byte) in masked.bytes().enumerate().skip(open) {
        match byte {
            b'{' => depth += 1,
            b'}' => depth = depth.checked_sub(1)?,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// The end of the item that begins at `from`: its closing brace, or its semicolon.
fn item_end(masked: &str, from: usize) -> Option<usize> {
    let mut depth = 0i32;
    for (at, byte) in masked.bytes().enumerate().skip(from) {
        match byte {
            b'(' | b'[' => depth += 1,
            b')' | b']' => depth -= 1,
            b'{' if depth == 0 => return closing_brace(masked, at),
            b';' if depth == 0 => return Some(at),
            _ => {}
        }
    }
    None
}

/// Every function with a body. Declarations in traits and `fn(…)` types have none.
pub fn rust_functions(masked: &str) -> Vec<Function> {
    let starts = find_word(masked, "fn").filter(|at| !name_at(masked, at + 2).is_empty());
    let bodies = starts.filter_map(|at| {
        let end = item_end(masked, at)?;
        (masked.as_bytes()[end] == b'}').then(|| function(masked, at, at + 2, end))
    });
    bodies.collect()
}

/// `function name() {…}` and `const name = (…) => {…}`.
pub fn typescript_functions(masked: &str) -> Vec<Function> {
    let keyword = find_word(masked, "function").filter_map(|at| {
        let end = item_end(masked, at)?;
        Some(function(masked, at, at + "function".len(), end))
    });
    let arrows = masked.match_indices("=> {").filter_map(|(arrow, _)| {
        let line = masked[..arrow].rfind('\n').map_or(0, |at| at + 1);
        let at = line + find_word(&masked[line..arrow], "const").next()?;
        let end = closing_brace(masked, arrow + 3)?;
        Some(function(masked, at, at + "const".len(), end))
    });
    keyword.chain(arrows).collect()
}

fn function(masked: &str, start: usize, after_keyword: usize, end: usize) -> Function {
    let name = name_at(masked, after_keyword).to_owned();
    Function { name, first: line_of(masked, start), last: line_of(masked, end) }
}

fn name_at(masked: &str, at: usize) -> &str {
    let rest = masked[at..].trim_start();
    let length = rest.bytes().take_while(|byte| is_name(*byte)).count();
    &rest[..length]
}

/// The items under `#[cfg(test)]`.
pub fn test_spans(masked: &str) -> Vec<Range<usize>> {
    let marks = masked.match_indices("#[cfg(test)]");
    marks.map(|(at, mark)| at..item_end(masked, at + mark.len()).unwrap_or(masked.len())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mask::rust;
    use crate::mask_web::typescript;

    fn found(source: &str) -> Vec<(String, usize)> {
        let functions = rust_functions(&rust(source));
        functions.into_iter().map(|function| (function.name.clone(), function.lines())).collect()
    }

    #[test]
    fn words_have_edges() {
        let at: Vec<usize> = find_word("HashMap MyHashMap HashMaps x.HashMap", "HashMap").collect();
        assert_eq!(at, [0, 29]);
        assert_eq!(find_word("rand::random strand::x", "rand::").count(), 1);
    }

    #[test]
    fn a_function_ends_at_its_own_brace() {
        let source = "fn a() {\n  if x { '}' } else { \"}\" }\n}\nfn b() { /* } */ }\n";
        assert_eq!(found(source), [("a".to_owned(), 3), ("b".to_owned(), 1)]);
    }

    #[test]
    fn semicolons_in_the_signature_do_not_end_it() {
        assert_eq!(found("fn a(x: [u8; 3]) -> [u8; 2] {\n}\n"), [("a".to_owned(), 2)]);
    }

    #[test]
    fn declarations_and_pointer_types_are_no_functions() {
        assert_eq!(found("trait T { fn a(&self); }\nstruct S { f: fn(u8) -> u8 }\n"), []);
    }

    #[test]
    fn where_clauses_and_lifetimes_are_passed_over() {
        let source = "pub fn a<'x, T>(t: &'x T) -> impl Iterator<Item = u8> + 'x\nwhere\n  T: Fn(u8),\n{\n}\n";
        assert_eq!(found(source), [("a".to_owned(), 5)]);
    }

    #[test]
    fn typescript_functions_are_found() {
        let masked = typescript("function a(x: string) {\n}\nconst b = (y) => {\n  y();\n};\n");
        let names: Vec<(String, usize)> =
            typescript_functions(&masked).into_iter().map(|f| (f.name.clone(), f.lines())).collect();
        assert_eq!(names, [("a".to_owned(), 2), ("b".to_owned(), 3)]);
    }

    #[test]
    fn test_modules_are_spans() {
        let source = "use a;\n#[cfg(test)]\nmod tests {\n  use b;\n}\nuse c;\n";
        let spans = test_spans(&rust(source));
        assert_eq!(spans.len(), 1);
        assert!(spans[0].contains(&source.find("use b").expect("it is there")));
        assert!(!spans[0].contains(&source.find("use c").expect("it is there")));
    }
}
