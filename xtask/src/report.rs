//! One finding is one line: where, what, and what to do about it.

use std::fmt;

/// Whether a finding fails the run or only asks for a look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    Refuse,
    Ask,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub path: String,
    pub line: usize,
    pub what: String,
    pub remedy: String,
    pub weight: Weight,
}

impl Finding {
    pub fn refuse(path: &str, line: usize, what: impl Into<String>, remedy: impl Into<String>) -> Self {
        let (what, remedy) = (what.into(), remedy.into());
        Finding { path: path.to_owned(), line, what, remedy, weight: Weight::Refuse }
    }

    pub fn ask(path: &str, line: usize, what: impl Into<String>, remedy: impl Into<String>) -> Self {
        Finding { weight: Weight::Ask, ..Finding::refuse(path, line, what, remedy) }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = match self.weight {
            Weight::Refuse => "",
            Weight::Ask => "question: ",
        };
        write!(f, "{}:{}: {mark}{} ({})", self.path, self.line, self.what, self.remedy)
    }
}

/// Prints the findings in tree order; true when nothing is refused.
pub fn print(verb: &str, mut findings: Vec<Finding>) -> bool {
    findings.sort_by(|a, b| (&a.path, a.line).cmp(&(&b.path, b.line)));
    for finding in &findings {
        println!("{finding}");
    }
    let refused = findings.iter().filter(|finding| finding.weight == Weight::Refuse).count();
    println!("{verb}: {refused} refused, {} to look at", findings.len() - refused);
    refused == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finding_is_one_line_with_a_remedy() {
        let finding = Finding::refuse("a/b.rs", 7, "too long", "split it");
        assert_eq!(finding.to_string(), "a/b.rs:7: too long (split it)");
        let question = Finding::ask("a/b.rs", 1, "412 lines", "split it?");
        assert_eq!(question.to_string(), "a/b.rs:1: question: 412 lines (split it?)");
    }

    #[test]
    fn questions_do_not_fail() {
        assert!(print("test", vec![Finding::ask("a", 1, "x", "y")]));
        assert!(!print("test", vec![Finding::refuse("a", 1, "x", "y")]));
    }
}
