//! The game in words: prompts, choices, events, refusals.

mod deals;
pub(crate) mod previews;
mod told;

use crate::action::{Action, plain};
use crate::event::Told;
use crate::refusal::Refusal;
use crate::state::Samurai;
use crate::view::View;
use kernel::{Described, Names, Prompt, Seat, Style, Viewer, Words};

impl Words for Samurai {
    fn prompt(&self, seat: Seat) -> Prompt {
        match self.question_of(seat) {
            Some(question) => question.prompt(self, seat),
            None => Prompt { kind: "none", rule: None, sentence: "Nothing is asked of you now.".to_owned() },
        }
    }

    fn describe(&self, seat: Seat, action: Action, names: &Names) -> Described {
        match action {
            Action::Answer(_) => match self.question_of(seat) {
                Some(question) => question.describe(self, seat, action, names),
                None => Described::new("Nothing is asked of you now."),
            },
            Action::Deal(deal) => deals::describe(self, deal, names),
            Action::Hold => Described::new("Ask for time: forced answers wait for your offer until this slot ends.")
                .click("trade/hold"),
            Action::Release => Described::new("Let forced answers play themselves again.").click("trade/hold"),
            Action::Concede => Described::new("Give up. Defaults are played for you and you are ranked last.")
                .click("concede")
                .warn("This cannot be taken back."),
        }
    }

    fn tell(&self, event: &Told, names: &Names) -> String {
        told::tell(self, event, names)
    }

    fn tell_refusal(&self, _: Seat, refusal: Refusal, _: &Names) -> String {
        self.refusal_sentence(refusal)
    }

    fn ending(&self, _: &Names) -> Option<String> {
        self.ending_words()
    }

    fn tries(&self, _: Seat, zone: &str, thing: &str) -> Option<String> {
        match zone {
            "hand" => Some(format!("play {thing}")),
            "free" => Some(format!("free {thing}")),
            "marker" => Some(format!("order {thing} units")),
            "figure" => {
                let (figure, from) = thing.split_once('/')?;
                Some(format!("move {figure} {from}>{}", if from == "1" { 2 } else { 1 }))
            }
            _ => None,
        }
    }

    fn proposals(&self, seat: Seat, names: &Names) -> Vec<String> {
        let open = self.offer_views(Viewer::seat(seat)).into_iter().filter(|offer| !offer.draft && offer.to == seat);
        open.map(|offer| format!("{} offers you {}", &names[offer.from], offer.words)).collect()
    }

    fn draw(view: &View, names: &Names, style: Style) -> String {
        crate::draw::table(view, names, style)
    }
}

/// Where a thing lies on a drawn table: what a client clicks.
pub(crate) fn anchor(zone: &str, name: &str) -> String {
    format!("{zone}/{}", plain(name))
}

/// `1 card`, `2 cards`.
pub(crate) fn count(n: impl Into<i64>, one: &str) -> String {
    let n = n.into();
    let s = if n == 1 { "" } else { "s" };
    format!("{n} {one}{s}")
}

/// `a, b and c`.
pub(crate) fn and(words: &[String]) -> String {
    match words {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}
