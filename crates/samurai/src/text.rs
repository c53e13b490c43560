//! The game in words: cards rendered from their effects, prompts, choices, events, refusals.

mod cards;
mod choices;
mod events;
mod prompts;
mod refusals;

pub(crate) use cards::{ability_sentence, content_sentences};
pub(crate) use prompts::question_kind;

use crate::action::Action;
use crate::event::ShownEvent;
use crate::state::Samurai;
use crate::view::View;
use kernel::{Described, Names, Prompt, Refusal, Seat, Style, Viewer, Words};

impl Words for Samurai {
    fn prompt(&self, seat: Seat) -> Prompt {
        prompts::prompt(self, seat)
    }

    fn describe(&self, seat: Seat, action: Action, names: &Names) -> Described {
        choices::describe(self, seat, action, names)
    }

    fn tell(&self, event: &ShownEvent, names: &Names) -> String {
        events::tell(self, event, names)
    }

    fn tell_refusal(&self, seat: Seat, refusal: Refusal, names: &Names) -> String {
        refusals::tell(self, seat, refusal, names)
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
