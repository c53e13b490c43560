//! What went wrong with a scene, as text one can act on.

use super::line::Scene;
use kernel::ContentError;
use std::fmt;

/// A line that is no scene language.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}:{line}: {what}")]
pub struct ReadError {
    /// The file, as the caller named it.
    pub file: String,
    /// The line, from 1; 0 where the file as a whole is meant.
    pub line: usize,
    /// What is wrong and what was expected.
    pub what: String,
}

impl ReadError {
    pub(super) fn at(file: &str, line: usize, what: impl Into<String>) -> ReadError {
        ReadError { file: file.to_owned(), line, what: what.into() }
    }
}

/// A scene that does not hold, or cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The file, as the caller named it.
    pub file: String,
    /// The line that failed.
    pub line: usize,
    /// The scene's ID; empty where it could not even be read.
    pub id: String,
    /// The scene's title.
    pub title: String,
    /// The line as it is written; empty where the scene as a whole failed.
    pub text: String,
    /// What is wrong, one line.
    pub what: String,
    /// More of it, one line each: what was expected, found, seen, legal.
    pub facts: Vec<(&'static str, Vec<String>)>,
    /// The position at that moment; empty where there was none.
    pub position: String,
}

impl Failure {
    pub(super) fn new(scene: &Scene, line: usize, what: impl Into<String>) -> Box<Failure> {
        Box::new(Failure {
            file: scene.file.clone(),
            line,
            id: scene.id.clone(),
            title: scene.title.clone(),
            text: String::new(),
            what: what.into(),
            facts: Vec::new(),
            position: String::new(),
        })
    }

    /// A file that cannot be read.
    pub fn of_file(file: &str, what: impl Into<String>) -> Failure {
        ReadError::at(file, 0, what).into()
    }

    /// A scene that cannot be played at all.
    pub fn of_scene(scene: &Scene, what: impl Into<String>) -> Box<Failure> {
        Failure::new(scene, scene.line, what)
    }

    /// A content file that could not be loaded.
    pub fn content(file: &str, error: &ContentError) -> Failure {
        ReadError::at(file, 0, error.to_string()).into()
    }

    pub(super) fn fact(mut self: Box<Self>, name: &'static str, value: impl Into<String>) -> Box<Failure> {
        self.facts.push((name, vec![value.into()]));
        self
    }

    pub(super) fn list(mut self: Box<Self>, name: &'static str, values: Vec<String>) -> Box<Failure> {
        let values = if values.is_empty() { vec!["nothing".to_owned()] } else { values };
        self.facts.push((name, values));
        self
    }
}

impl From<ReadError> for Failure {
    fn from(error: ReadError) -> Failure {
        let ReadError { file, line, what } = error;
        let (id, title, text, position) = Default::default();
        Failure { file, line, id, title, text, what, facts: Vec::new(), position }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: ", self.file, self.line)?;
        if !self.id.is_empty() {
            write!(f, "{} \"{}\": ", self.id, self.title)?;
        }
        writeln!(f, "{}", self.what)?;
        if !self.text.is_empty() {
            writeln!(f, "    {:<10} {}", "line", self.text)?;
        }
        for (name, values) in &self.facts {
            for (index, value) in values.iter().enumerate() {
                writeln!(f, "    {:<10} {value}", if index == 0 { name } else { "" })?;
            }
        }
        if !self.position.is_empty() {
            writeln!(f, "    the position at that moment:")?;
            self.position.lines().try_for_each(|line| writeln!(f, "      {line}"))?;
        }
        Ok(())
    }
}

impl std::error::Error for Failure {}
