//! Which IDs a RULES.md defines, and in which of its sections.

use crate::ids;

/// What a section of RULES.md defines. Only rules must be tested; the rest may be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Rule,
    Decision,
    Ruling,
    Example,
    Invariant,
    Note,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub id: String,
    pub kind: Kind,
    pub line: usize,
}

/// Definitions in order, each ID as often as it is defined.
pub fn read(text: &str) -> Vec<Entry> {
    let mut kind = Kind::Note;
    let mut entries = Vec::new();
    for (index, line) in text.lines().enumerate() {
        kind = section(line).unwrap_or(kind);
        let id = defined(line).map(str::to_owned);
        entries.extend(id.map(|id| Entry { id, kind, line: index + 1 }));
    }
    entries
}

/// `## 2. Rules` opens the rules; the title is free, the number is not.
fn section(line: &str) -> Option<Kind> {
    let number = line.strip_prefix("## ")?.split('.').next()?;
    Some(match number {
        "2" => Kind::Rule,
        "3" => Kind::Decision,
        "4" => Kind::Ruling,
        "5" => Kind::Example,
        "6" => Kind::Invariant,
        _ => Kind::Note,
    })
}

/// `- **SA-C1** …`, `- **SA-N15 Temming** …`, `| SA-Y1 | …`, `| **SA-Y1** | …`.
fn defined(line: &str) -> Option<&str> {
    let line = line.trim_start();
    if let Some(item) = line.strip_prefix("- **").or_else(|| line.strip_prefix("* **")) {
        return ids::leading(item).map(|length| &item[..length]);
    }
    let cell = line.strip_prefix('|')?.split('|').next()?.trim().trim_matches('*');
    (ids::leading(cell) == Some(cell.len())).then_some(cell)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_of_definition_is_read() {
        let text = "\
# Game (XY)
- **XY-A9** before any section: a note
## 2. Rules
### 2.1 Turn
- **XY-T1** A turn, see XY-T2.
  XY-T9 goes on, defines nothing.
- **XY-N3 Temming** A named card.
| **XY-T2** | a row |
## 3. Decision points
| ID | Action |
|---|---|
| XY-D1 | `pick` |
| as XY-D1 | no definition |
## 4. Rulings
- **XY-Q1 Who?** *Ruling.*
## 5. Examples
- **XY-E1** *Picks.*
## 6. Invariants
- **XY-I1 Wealth** is kept.
## 8. Content
- **XY-N1** a note
";
        let found: Vec<(String, Kind, usize)> = read(text).into_iter().map(|e| (e.id, e.kind, e.line)).collect();
        let expected = [
            ("XY-A9", Kind::Note, 2),
            ("XY-T1", Kind::Rule, 5),
            ("XY-N3", Kind::Rule, 7),
            ("XY-T2", Kind::Rule, 8),
            ("XY-D1", Kind::Decision, 12),
            ("XY-Q1", Kind::Ruling, 15),
            ("XY-E1", Kind::Example, 17),
            ("XY-I1", Kind::Invariant, 19),
            ("XY-N1", Kind::Note, 21),
        ];
        assert_eq!(found, expected.map(|(id, kind, line)| (id.to_owned(), kind, line)));
    }
}
