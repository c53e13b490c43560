//! Questions in words.

use super::{cards, count};
use crate::action::{place_name, unit_name};
use crate::frames::{Frame, Gain, Site, Task};
use crate::state::{NONE, Samurai};
use kernel::{Prompt, Rule, Seat};

/// The kind of a question: public (SS-X1).
pub(crate) fn question_kind(game: &Samurai, frame: Frame) -> &'static str {
    match frame {
        Frame::Promise { .. } => game.question().map_or("promise", |below| question_kind(game, below)),
        Frame::Draft { .. } => "draft",
        Frame::Window if game.turn.ordered => "after order",
        Frame::Window => "before order",
        Frame::Raise { .. } => "raise",
        Frame::Take { gain: Gain::Honor, .. } => "take honor",
        Frame::Take { gain: Gain::Wealth, .. } => "take wealth",
        Frame::Take { gain: Gain::Cards, .. } => "draw",
        Frame::Clan { .. } => "clan move",
        Frame::Move { .. } => "move units",
        Frame::Displace { .. } => "displace",
        Frame::Ability { .. } => "arrival",
        Frame::Escort { .. } => "escort",
        Frame::Ships { .. } => "pay ships",
        Frame::Limit { .. } => "hand limit",
        Frame::Target { .. } => "target",
        Frame::Choose { .. } => "option",
        Frame::Where { .. } => "location",
        Frame::Pick { .. } => "units",
        Frame::Tokens { .. } => "tokens",
        Frame::Demote { .. } => "demote",
        Frame::Discard { .. } => "discard",
        Frame::Swap { .. } => "swap",
        Frame::Commit { .. } => "commit",
        Frame::Reveal { .. } => "reveal",
        Frame::Cancel { .. } => "cancel",
        Frame::Garrison { .. } => "garrison",
        _ => "none",
    }
}

/// The question before a seat.
pub(crate) fn prompt(game: &Samurai, seat: Seat) -> Prompt {
    let frame = game.top().filter(|&frame| game.asked(frame) == Some(seat));
    match frame {
        Some(frame) => {
            Prompt { kind: question_kind(game, frame), rule: Some(rule(game, frame)), sentence: sentence(game, frame) }
        }
        None => Prompt { kind: "none", rule: None, sentence: "Nothing is asked of you now.".to_owned() },
    }
}

fn rule(game: &Samurai, frame: Frame) -> Rule {
    Rule::new(match frame {
        Frame::Draft { .. } if game.picks() >= game.seats => "SS-S14",
        Frame::Draft { .. } => "SS-S13",
        Frame::Window if game.turn.ordered => "SS-T8",
        Frame::Window => "SS-T2",
        Frame::Raise { .. } => "SS-O2",
        Frame::Take { gain: Gain::Honor, .. } => "SS-L6",
        Frame::Take { gain: Gain::Wealth, .. } => "SS-W2",
        Frame::Take { gain: Gain::Cards, .. } => "SS-W5",
        Frame::Clan { .. } => "SS-A3",
        Frame::Move { .. } | Frame::Escort { .. } => "SS-U1",
        Frame::Displace { .. } => "SS-U5",
        Frame::Ability { .. } => "SS-U9",
        Frame::Ships { .. } => "SS-P3",
        Frame::Limit { .. } => "SS-W6",
        Frame::Pick { task: Task::Destroy { weakest: true, .. }, .. } => "SS-G9",
        Frame::Commit { .. } => "SS-B5",
        Frame::Reveal { .. } => "SS-B9",
        Frame::Garrison { .. } => "SS-B19",
        Frame::Promise { .. } => "SS-V3",
        Frame::Choose { .. } => "SS-G21",
        _ => "SS-K1",
    })
}

fn sentence(game: &Samurai, frame: Frame) -> String {
    match frame {
        Frame::Draft { .. } => "Keep one mech and pass the rest on.".to_owned(),
        Frame::Window if game.turn.ordered => {
            "Your order is done: play a card, use a free order, or end your turn.".to_owned()
        }
        Frame::Window => "Place an order; before it you may play a card or use free orders.".to_owned(),
        Frame::Raise { marker, order } => {
            let order = &game.edition.orders[order as usize];
            format!("Add wealth to your {} on {order}? Each wealth makes it 1 higher.", marker + 1)
        }
        Frame::Take { gain: Gain::Honor, most, .. } => format!("Take up to {most} honor."),
        Frame::Take { gain: Gain::Wealth, most, .. } => format!("Take up to {most} wealth."),
        Frame::Take { gain: Gain::Cards, seat, most } => draw_sentence(game, seat, most),
        Frame::Clan { which: NONE, steps, .. } => format!("Move one clan marker up to {}.", count(steps, "space")),
        Frame::Clan { which, steps, .. } => {
            let clan = &game.edition.clans[which as usize].name;
            format!("Move {clan} up to {}.", count(steps, "space"))
        }
        Frame::Move { left, .. } => format!("Move a unit ({left} left), or stop."),
        Frame::Displace { to, .. } => format!("Location {} is full: which of the weakest ships makes room?", to + 1),
        Frame::Ability { seat, figure, .. } => {
            let unit = game.unit_of(seat, figure as usize);
            format!("{}: {}", unit_name(game, unit), cards::ability_sentence(&game.edition, unit))
        }
        Frame::Escort { left, from, to, .. } => {
            let place = place_name(from);
            format!("Up to {} may come along from {place} to {}.", count(left, "fighter"), to + 1)
        }
        Frame::Ships { left, .. } => format!("Choose {} to pay with.", count(left, "ship")),
        Frame::Promise { .. } => "You agreed to this: choose how to do it.".to_owned(),
        _ => sentence_of_effect(game, frame),
    }
}

/// A draw beyond the hand limit is told before it is chosen (SS-W6).
fn draw_sentence(game: &Samurai, seat: Seat, most: u8) -> String {
    let (held, limit) = (game.player(seat).hand.len(), game.edition.hand_limit as usize);
    let draw = format!("Draw up to {}.", count(most, "card"));
    if held + most as usize <= limit {
        return draw;
    }
    format!("{draw} You hold {held}: beyond {limit} you must discard again.")
}

fn sentence_of_effect(game: &Samurai, frame: Frame) -> String {
    match frame {
        Frame::Limit { seat, .. } => {
            let over = game.player(seat).hand.len().saturating_sub(game.edition.hand_limit as usize);
            format!("Your hand is full: discard {}.", count(over as i64, "card"))
        }
        Frame::Target { .. } => "Choose a player.".to_owned(),
        Frame::Choose { .. } => "Choose one you can do in full.".to_owned(),
        Frame::Where { site: Site::Attach, .. } => "Attach the card to which location?".to_owned(),
        Frame::Where { .. } => "At which location?".to_owned(),
        Frame::Pick { task: Task::Destroy { .. }, left, up_to, .. } => {
            format!("Destroy {}{}.", if up_to { "up to " } else { "" }, count(left, "unit"))
        }
        Frame::Pick { task: Task::Return { .. }, left, up_to, .. } => {
            format!("Return {}{}.", if up_to { "up to " } else { "" }, count(left, "unit"))
        }
        Frame::Pick { .. } => "Which unit gets the tokens?".to_owned(),
        Frame::Tokens { most, .. } => format!("Attach up to {}.", count(most, "token")),
        Frame::Demote { steps, .. } => format!("Which marker goes back {}?", count(steps, "space")),
        Frame::Discard { seat, whose, .. } if seat == whose => "Discard a card.".to_owned(),
        Frame::Discard { .. } => "Which card of her hand is discarded?".to_owned(),
        Frame::Swap { .. } => "Exchange which placed marker with which unplaced one?".to_owned(),
        Frame::Commit { seat } => {
            let more = if game.battle.committed[seat.index()].is_empty() { "a" } else { "another" };
            format!("Battle at location {}: commit {more} card, or pass.", game.fought + 1)
        }
        Frame::Reveal { .. } => "Which card do you reveal first?".to_owned(),
        Frame::Cancel { .. } => "Which committed card is discarded?".to_owned(),
        Frame::Garrison { left, .. } => format!("Up to {} may stay: pick them.", count(left, "unit")),
        _ => String::new(),
    }
}
