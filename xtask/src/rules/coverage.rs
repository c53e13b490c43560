//! The definitions of one game beside the scenes and tests that name them.

use std::collections::BTreeMap;

use super::digest::{self, Entry, Kind};
use super::naming::{self, Mention};
use crate::ids;
use crate::report::Finding;
use crate::tree::{File, Tree};

#[derive(Clone, Debug)]
pub struct Row {
    pub entry: Entry,
    pub mentions: Vec<Mention>,
}

#[derive(Clone, Debug)]
pub struct Coverage {
    pub game: String,
    pub rows: Vec<Row>,
    unknown: Vec<Mention>,
    doubled: Vec<Entry>,
}

impl Coverage {
    pub fn of(tree: &Tree, game: &str) -> Coverage {
        let rules = tree.file(&format!("crates/{game}/RULES.md")).map_or("", |file| &file.text);
        let (mut rows, doubled) = rows(digest::read(rules));
        let index: BTreeMap<String, usize> =
            rows.iter().enumerate().map(|(at, row)| (row.entry.id.clone(), at)).collect();
        let mut unknown = Vec::new();
        for mention in mentions(tree, game) {
            match index.get(&mention.id) {
                Some(at) => rows[*at].mentions.push(mention),
                None if ids::KERNEL.contains(&mention.id.as_str()) => {}
                None => unknown.push(mention),
            }
        }
        Coverage { game: game.to_owned(), rows, unknown, doubled }
    }

    pub fn of_kind(&self, kind: Kind) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(move |row| row.entry.kind == kind)
    }

    /// Defined and tested.
    pub fn count(&self, kind: Kind) -> (usize, usize) {
        let tested = self.of_kind(kind).filter(|row| !row.mentions.is_empty()).count();
        (self.of_kind(kind).count(), tested)
    }

    pub fn summary(&self) -> String {
        let (rules, tested) = self.count(Kind::Rule);
        let mut line = format!("{}: {rules} rules, {tested} tested", self.game);
        for (word, kind) in [
            ("examples", Kind::Example),
            ("decisions", Kind::Decision),
            ("rulings", Kind::Ruling),
            ("invariants", Kind::Invariant),
        ] {
            let (defined, tested) = self.count(kind);
            line.push_str(&format!("; {word} {tested}/{defined}"));
        }
        line
    }

    pub fn findings(&self) -> Vec<Finding> {
        let path = format!("crates/{}/RULES.md", self.game);
        let mut findings = Vec::new();
        if self.count(Kind::Rule).0 == 0 {
            findings.push(Finding::refuse(&path, 1, "no rules found", "define them under a heading `## 2. Rules`"));
        }
        findings.extend(self.doubled.iter().map(|entry| {
            Finding::refuse(&path, entry.line, format!("{} is defined twice", entry.id), "give it a number of its own")
        }));
        findings.extend(self.untested().map(|entry| {
            Finding::refuse(&path, entry.line, format!("{} has no test", entry.id), "name it in a scene that shows it")
        }));
        findings.extend(self.unknown.iter().map(|mention| {
            let what = format!("unknown rule ID `{}`", mention.id);
            Finding::refuse(&mention.path, mention.line, what, format!("see {path}"))
        }));
        findings
    }

    fn untested(&self) -> impl Iterator<Item = &Entry> {
        self.of_kind(Kind::Rule).filter(|row| row.mentions.is_empty()).map(|row| &row.entry)
    }

    pub fn counts_path(&self) -> String {
        format!("crates/{}/coverage.toml", self.game)
    }

    /// What the binary embeds and `starboard games` reports.
    pub fn counts(&self) -> String {
        let (rules, rules_tested) = self.count(Kind::Rule);
        let (examples, examples_tested) = self.count(Kind::Example);
        format!(
            "# Written by `cargo xtask rules --write`.\nrules = {rules}\nrules_tested = {rules_tested}\n\
             examples = {examples}\nexamples_tested = {examples_tested}\n"
        )
    }

    pub fn stale(&self, tree: &Tree) -> Vec<Finding> {
        let path = self.counts_path();
        let fresh = tree.file(&path).is_some_and(|file| file.text == self.counts());
        let stale = || Finding::refuse(&path, 1, "not what the scenes say", "run cargo xtask rules --write");
        (!fresh).then(stale).into_iter().collect()
    }
}

/// One row an ID; what is defined again comes out beside them.
fn rows(entries: Vec<Entry>) -> (Vec<Row>, Vec<Entry>) {
    let mut rows: Vec<Row> = Vec::new();
    let mut doubled = Vec::new();
    for entry in entries {
        match rows.iter().any(|row| row.entry.id == entry.id) {
            true => doubled.push(entry),
            false => rows.push(Row { entry, mentions: Vec::new() }),
        }
    }
    (rows, doubled)
}

fn mentions(tree: &Tree, game: &str) -> Vec<Mention> {
    let scenes = format!("crates/{game}/scenes/");
    let tests = format!("crates/{game}/tests/");
    let is = |ending: &'static str| move |file: &&File| file.has_ending(&[ending]);
    let in_scenes = tree.under(&scenes).filter(is("scene")).flat_map(naming::in_scenes);
    let in_tests = tree.under(&tests).filter(is("rs")).flat_map(naming::in_tests);
    in_scenes.chain(in_tests).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "## 2. Rules\n- **SR-T1** a\n- **SR-T2** b\n## 5. Examples\n- **SR-E1** c\n";

    fn coverage(scene: &str, test: &str) -> Coverage {
        Coverage::of(&tree(scene, test), "realms")
    }

    fn tree(scene: &str, test: &str) -> Tree {
        Tree::of(&[
            ("crates/realms/RULES.md", RULES),
            ("crates/realms/scenes/turn.scene", scene),
            ("crates/realms/tests/laws.rs", test),
        ])
    }

    fn found(coverage: &Coverage) -> Vec<String> {
        coverage.findings().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn scenes_and_tests_cover() {
        let coverage = coverage("scene SR-E1 \"x\" rules SR-T1\n  ann may not pass | TB-1\n", "// SR-T2\n");
        assert_eq!(found(&coverage), [] as [String; 0]);
        let summary = "realms: 2 rules, 2 tested; examples 1/1; decisions 0/0; rulings 0/0; invariants 0/0";
        assert_eq!(coverage.summary(), summary);
    }

    #[test]
    fn gaps_and_slips_are_found() {
        let coverage = coverage("scene \"x\" rules SR-T1 SR-T9\n", "");
        assert_eq!(
            found(&coverage),
            [
                "crates/realms/RULES.md:3: SR-T2 has no test (name it in a scene that shows it)",
                "crates/realms/scenes/turn.scene:1: unknown rule ID `SR-T9` (see crates/realms/RULES.md)",
            ]
        );
    }

    #[test]
    fn counts_are_stale_until_written() {
        let mut tree = tree("scene \"x\" rules SR-T1\n", "");
        let coverage = Coverage::of(&tree, "realms");
        assert!(coverage.counts().ends_with("rules = 2\nrules_tested = 1\nexamples = 1\nexamples_tested = 0\n"));
        assert_eq!(coverage.stale(&tree).len(), 1);
        tree.files.push(File::new("crates/realms/coverage.toml", &coverage.counts()));
        assert_eq!(coverage.stale(&tree), []);
    }

    #[test]
    fn an_id_is_defined_once() {
        let (rows, doubled) = rows(digest::read("## 2. Rules\n- **SR-T1** a\n- **SR-T1** b\n"));
        assert_eq!((rows.len(), doubled.len()), (1, 1));
    }
}
