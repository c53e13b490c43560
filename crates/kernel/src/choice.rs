//! What a client is offered: notation, sentence, clicks, amounts, warnings.

use crate::Rule;
use serde::Serialize;
use std::collections::BTreeMap;

/// Numbers by name.
pub type Figures = BTreeMap<&'static str, i32>;

/// The question before a seat. Its kind is public; its sentence is for its owner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Prompt {
    /// The kind of decision, e.g. `"main"` or `"scrap"`; every viewer may know it.
    pub kind: &'static str,
    /// The rule it comes from.
    pub rule: Option<Rule>,
    /// The question in words, for the seat that owes the answer.
    pub sentence: String,
}

/// A number the client asks for, instead of one button a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Amount {
    /// The least.
    pub min: i32,
    /// The most.
    pub max: i32,
    /// The step between.
    pub step: i32,
}

/// One action as a game describes it to the seat that may take it.
///
/// Where `amount` is set, the sentence contains `{n}` and `amount` holds the notation with
/// `{n}` and the number: the kernel joins such actions into one [`Choice`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Described {
    /// What it does, in words.
    pub sentence: String,
    /// The clicks in order, e.g. `hand/scout`, `row/3`.
    pub path: Vec<String>,
    /// The notation with `{n}` for the number, and the number.
    pub amount: Option<(String, i32)>,
    /// What would come of it, from what the seat may know.
    pub preview: Option<String>,
    /// The preview's numbers by name, for clients that draw them: chances in percent, a name that ends in
    /// `_tenths` counts tenths.
    pub figures: Figures,
    /// Why one may want to think twice.
    pub warning: Option<String>,
}

impl Described {
    /// A sentence alone.
    pub fn new(sentence: impl Into<String>) -> Described {
        Described { sentence: sentence.into(), ..Described::default() }
    }

    /// Adds a click.
    pub fn click(mut self, anchor: impl Into<String>) -> Described {
        self.path.push(anchor.into());
        self
    }

    /// Says it is one of a run of amounts; the sentence must contain `{n}`.
    pub fn amount(mut self, notation: impl Into<String>, n: i32) -> Described {
        self.amount = Some((notation.into(), n));
        self
    }

    /// Adds a preview.
    pub fn preview(mut self, preview: impl Into<String>) -> Described {
        self.preview = Some(preview.into());
        self
    }

    /// Adds a number of the preview.
    pub fn figure(mut self, name: &'static str, value: i32) -> Described {
        self.figures.insert(name, value);
        self
    }

    /// Adds a warning.
    pub fn warn(mut self, warning: impl Into<String>) -> Described {
        self.warning = Some(warning.into());
        self
    }
}

/// What a client gets of one thing it may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// What to send back; with `{n}` to fill in where there is an amount.
    pub notation: String,
    /// What it does, in words; with `{n}` where there is an amount.
    pub sentence: String,
    /// The clicks in order.
    pub path: Vec<String>,
    /// The numbers it takes.
    pub amount: Option<Amount>,
    /// Whether it can be taken back afterwards, as far as this seat can know.
    pub undoable: bool,
    /// Whether it is something beside the question asked.
    pub aside: bool,
    /// What would come of it.
    pub preview: Option<String>,
    /// Its numbers by name: see [`Described::figures`].
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub figures: Figures,
    /// Why one may want to think twice.
    pub warning: Option<String>,
}

impl Choice {
    pub(crate) fn new(notation: String, described: Described, undoable: bool, aside: bool) -> Choice {
        let Described { sentence, path, amount, preview, figures, warning } = described;
        let (notation, amount) = match amount {
            Some((template, n)) => (template, Some(Amount { min: n, max: n, step: 1 })),
            None => (notation, None),
        };
        Choice { notation, sentence, path, amount, undoable, aside, preview, figures, warning }
    }

    /// Joins `next` to this one where it only carries the run of amounts on.
    pub(crate) fn join(&mut self, next: &Choice) -> bool {
        let (Some(mine), Some(theirs)) = (self.amount.as_mut(), next.amount) else {
            return false;
        };
        let step = theirs.min - mine.max;
        let fits = step > 0 && (mine.min == mine.max || step == mine.step);
        let same = self.notation == next.notation && self.aside == next.aside && self.path == next.path;
        if !(fits
            && same
            && self.undoable == next.undoable
            && self.warning == next.warning
            && self.preview == next.preview
            && self.figures == next.figures)
        {
            return false;
        }
        *mine = Amount { min: mine.min, max: theirs.max, step };
        true
    }

    /// The notation with its number filled in.
    pub fn with_amount(&self, n: i32) -> String {
        self.notation.replace("{n}", &n.to_string())
    }
}
