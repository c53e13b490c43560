//! The matrix in print: one row a rule, the scenes and tests that name it beside it.

use std::fmt::Write;

use super::coverage::{Coverage, Row};
use super::digest::Kind;
use super::naming::Mention;

pub fn render(coverage: &Coverage) -> String {
    let mut out = format!("# {}\n", coverage.game);
    for row in coverage.of_kind(Kind::Rule) {
        writeln!(out, "{:<8} {}", row.entry.id, places(row)).expect("a string takes all");
    }
    out
}

fn places(row: &Row) -> String {
    let mut places: Vec<String> = row.mentions.iter().map(place).collect();
    places.dedup();
    if places.is_empty() { "-".to_owned() } else { places.join(", ") }
}

/// `turn.scene SR-E1` or `laws.rs:40`.
fn place(mention: &Mention) -> String {
    let file = mention.path.rsplit('/').next().unwrap_or(&mention.path);
    match &mention.scene {
        Some(scene) => format!("{file} {scene}"),
        None => format!("{file}:{}", mention.line),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Tree;

    #[test]
    fn one_row_a_rule() {
        let tree = Tree::of(&[
            ("crates/realms/RULES.md", "## 2. Rules\n- **SR-T1** a\n- **SR-T2** b\n"),
            ("crates/realms/scenes/a.scene", "scene SR-T1 \"x\"\n  ann may not pass | SR-T1\n"),
            ("crates/realms/tests/laws.rs", "\n// SR-T1\n"),
        ]);
        let text = render(&Coverage::of(&tree, "realms"));
        assert_eq!(text, "# realms\nSR-T1    a.scene SR-T1, laws.rs:2\nSR-T2    -\n");
    }
}
