//! The question before a seat.

use super::count;
use crate::content::Ask;
use crate::frames::Frame;
use crate::state::{Assembly, Stage, rule};
use kernel::{Prompt, Rule, Seat};

/// The kind of question pending: public.
pub(crate) fn kind(game: &Assembly) -> &'static str {
    match (game.frames.top(), game.stage) {
        (Some(Frame::Draw(_)), _) => "draw",
        (Some(Frame::Choose(plan)), _) => match game.next_ask(plan) {
            Some(Ask::Ship) => "choose ship",
            Some(Ask::Captain) => "choose captain",
            Some(Ask::Agenda) => "choose agenda card",
            _ => "choose hand card",
        },
        (_, Stage::Picks(_)) => "lobby pick",
        (_, Stage::Releases) => "lobby release",
        (_, Stage::TurnStart) => "recess",
        (_, Stage::Turn | Stage::Recess) => "main",
        (_, Stage::Orders) => "orders",
        (_, Stage::Fire) => "fire",
        (_, Stage::Over) => "over",
    }
}

pub(super) fn prompt(game: &Assembly, seat: Seat) -> Prompt {
    if seat != game.active || game.stage == Stage::Over {
        return Prompt { kind: kind(game), rule: None, sentence: "Nothing is asked of you now.".to_owned() };
    }
    let (rule, sentence) = asked(game);
    Prompt { kind: kind(game), rule: Some(rule), sentence }
}

fn asked(game: &Assembly) -> (Rule, String) {
    match (game.frames.top(), game.stage) {
        (Some(Frame::Draw(left)), _) => (rule!("SA-A1"), draw(*left)),
        (Some(Frame::Choose(plan)), _) => {
            let captain = &game.content().name(plan.captain).captain;
            (rule!("SA-B6"), format!("{captain}: name {}.", wanted(game.next_ask(plan))))
        }
        (_, Stage::Picks(1)) => (rule!("SA-L6"), "Draft 2 cards: pick the first.".to_owned()),
        (_, Stage::Picks(2)) => (rule!("SA-L6"), "Draft 2 cards: pick the second.".to_owned()),
        (_, Stage::Picks(_)) => (rule!("SA-L6"), "Draft a card.".to_owned()),
        (_, Stage::Releases) => (rule!("SA-L10"), release(game)),
        (_, Stage::TurnStart) => (rule!("SA-T4"), "Skip this turn for draws, or attend?".to_owned()),
        (_, Stage::Orders) => (rule!("SA-G3"), orders(game)),
        (_, Stage::Fire) => (rule!("SA-G6"), format!("{}: fire in the order you like.", acting(game))),
        _ => (rule!("SA-T6"), main(game)),
    }
}

fn draw(left: u8) -> String {
    let more = if left > 1 { format!(" ({left} draws to come)") } else { String::new() };
    format!("Draw a card: from the deck, or an unlocked agenda card{more}.")
}

fn release(game: &Assembly) -> String {
    let left = game.mine().hand.len().saturating_sub(2);
    format!("Put {} under the deck.", count(left, "card"))
}

const fn wanted(ask: Option<Ask>) -> &'static str {
    match ask {
        Some(Ask::Ship) => "one of your ships",
        Some(Ask::Captain) => "a captain",
        Some(Ask::Agenda) => "an unlocked agenda card",
        _ => "a hand card",
    }
}

fn acting(game: &Assembly) -> &'static str {
    game.battle.acting.map_or("Your ship", |ship| game.content().name(ship).ship.as_str())
}

fn orders(game: &Assembly) -> String {
    format!("{}: aim its weapons, then confirm; what is not aimed is held.", acting(game))
}

fn main(game: &Assembly) -> String {
    let last = match (game.is_final_turn(), game.war.is_some()) {
        (true, _) => " This is the final turn.",
        (_, true) => " War is declared: this is your last turn.",
        _ => "",
    };
    format!("Your turn, {} in the pool.{last}", count(game.votes.into(), "vote"))
}
