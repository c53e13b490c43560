//! The table as text, from the view alone, at most 80 columns wide.

use crate::content::Card;
use crate::format::Role;
use crate::position::merged;
use crate::view::{AbilityState, InPlay, PlayerView, View};
use kernel::{Names, Seat, Shown, Style};
use std::fmt::Write;

/// Draws what a viewer sees.
pub(crate) fn table(view: &View, names: &Names, style: Style) -> String {
    let width = style.width.clamp(40, 80);
    let mut out = String::new();
    let turn: Vec<&str> = view.acting.iter().map(|seat| &names[seat]).collect();
    line(&mut out, width, &format!("{}, turn {}: {}", view.format, view.turn, turn.join(", ")));
    for (seat, kind) in &view.waiting {
        line(&mut out, width, &format!("  waiting for {} ({kind})", &names[*seat]));
    }
    market(&mut out, view, width);
    let mine = |player: &&PlayerView| view.you.has(player.seat);
    for player in view.players.iter().filter(|player| !mine(player)).chain(view.players.iter().filter(mine)) {
        side(&mut out, view, player, names, width);
    }
    if let Some(places) = &view.places {
        let places: Vec<String> =
            places.iter().zip(Seat::all(8)).map(|(place, seat)| format!("{} {place}", &names[seat])).collect();
        line(&mut out, width, &format!("over: places {}", places.join(", ")));
    }
    out
}

/// Adds a line, wrapped at spaces with an indent so that nothing is wider than the page.
fn line(out: &mut String, width: usize, text: &str) {
    let indent = text.len() - text.trim_start().len();
    let mut column = 0;
    for word in text.split_inclusive(' ') {
        let len = word.chars().count();
        if column > indent && column + word.trim_end().chars().count() > width {
            trim_end(out);
            out.push('\n');
            out.push_str(&" ".repeat(indent + 4));
            column = indent + 4;
        }
        out.push_str(word);
        column += len;
    }
    trim_end(out);
    out.push('\n');
}

fn trim_end(out: &mut String) {
    out.truncate(out.trim_end_matches(' ').len());
}

fn market(out: &mut String, view: &View, width: usize) {
    let slot = |(at, (card, price)): (usize, (&Option<Card>, &Option<u8>))| match (card, price) {
        (Some(card), Some(price)) => format!("{}:{}\u{a0}({price})", at + 1, card.name.replace(' ', "\u{a0}")),
        _ => format!("{}:-", at + 1),
    };
    let row: Vec<String> = view.row.iter().zip(&view.prices).enumerate().map(slot).collect();
    line(out, width, &format!("  row  {}", row.join("  ")));
    let piles = format!(
        "  Explorers {} ({})   Trade Deck {}   Scrap Heap {}",
        view.explorers,
        view.explorer_price,
        view.trade_deck,
        view.scrap_heap.len()
    );
    line(out, width, &piles);
    if !view.scrap_heap.is_empty() {
        line(out, width, &format!("  scrapped: {}", listed(&view.scrap_heap)));
    }
}

fn side(out: &mut String, view: &View, player: &PlayerView, names: &Names, width: usize) {
    if !player.living {
        return line(out, width, &format!("{}: out of the game", &names[player.seat]));
    }
    line(out, width, &heading(view, player, names));
    let mut piles = format!("  hand {}  deck {}  discard {}", player.hand.len(), player.deck, player.discard.len());
    if !player.deck_top.is_empty() {
        let _ = write!(piles, "  on the deck: {}", listed(&player.deck_top));
    }
    line(out, width, &piles);
    let known: Vec<Card> = player.hand.iter().filter_map(|card: &Shown<Card>| card.face()).collect();
    if !known.is_empty() {
        line(out, width, &format!("  in hand: {}", listed(&known)));
    }
    if !player.discard.is_empty() {
        line(out, width, &format!("  discards: {}", listed(&player.discard)));
    }
    if let Some(odds) = player.next_hand.as_ref().filter(|odds| view.you.has(player.seat) && !odds.is_empty()) {
        let odds: Vec<String> = odds.iter().map(|(card, percent)| format!("{} {percent}%", card.name)).collect();
        line(out, width, &format!("  next hand: {}", odds.join(", ")));
    }
    if !player.in_play.is_empty() {
        line(out, width, &format!("  in play: {}", merged(player.in_play.iter().map(in_play))));
    }
}

fn heading(view: &View, player: &PlayerView, names: &Names) -> String {
    let mut text = names[player.seat].to_owned();
    if player.role != Role::Player {
        let _ = write!(text, " ({})", player.role.word());
    }
    let _ = write!(text, ": {} Authority", player.authority);
    if player.team.len() > 1 && view.players.iter().filter(|other| other.team == player.team).count() > 1 {
        let mates: Vec<&str> =
            player.team.iter().filter(|&mate| mate != player.seat).map(|mate| &names[mate]).collect();
        let _ = write!(text, ", with {}", mates.join(" and "));
    }
    if player.acting {
        let _ = write!(text, ", {} Trade, {} Combat", player.trade, player.combat);
    }
    let marks = [
        (player.ready, "ready".to_owned()),
        (player.owes > 0, format!("owes {}", player.owes)),
        (player.permits > 0, format!("next ship on top x{}", player.permits)),
        (player.shielded, "shielded".to_owned()),
        (player.in_reach == Some(true), "in reach".to_owned()),
        (player.lethal, format!("can be defeated with {}", player.needed)),
        (player.conceded, "conceded".to_owned()),
    ];
    marks.into_iter().filter(|(on, _)| *on).for_each(|(_, word)| {
        let _ = write!(text, ", {word}");
    });
    text
}

fn listed(cards: &[Card]) -> String {
    merged(cards.iter().map(|card| card.name.to_owned()))
}

/// A card in play with its lamps: capital ready, small spent, dot waiting.
fn in_play(card: &InPlay) -> String {
    let mut text = card.card.name.to_owned();
    if let Some(model) = card.copy_of {
        let _ = write!(text, " as {}", model.name);
    }
    if card.base {
        let kind = if card.outpost { "outpost" } else { "base" };
        let _ = write!(text, " ({kind} {}", card.defense);
        if card.damage > 0 {
            let _ = write!(text, ", damage {}", card.damage);
        }
        text.push(')');
    }
    let lamp = |lamp: AbilityState, letter: char| match lamp {
        AbilityState::None => None,
        AbilityState::Ready => Some(letter.to_ascii_uppercase()),
        AbilityState::Spent => Some(letter),
        AbilityState::Waiting => Some('.'),
    };
    let primary = if card.base { lamp(card.primary, 'p') } else { None };
    let lamps: String = [primary, lamp(card.ally, 'a'), lamp(card.scrap, 's')].into_iter().flatten().collect();
    if lamps.is_empty() { text } else { format!("{text} [{lamps}]") }
}
