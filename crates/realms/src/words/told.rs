//! Events as sentences.

use crate::event::{Ability, Gain, Shed, Source, Told};
use crate::format::{FormatRules, Unit};
use kernel::{Names, Seat, SeatSet};

/// A shown event in words.
pub(super) fn sentence(rules: &FormatRules, event: &Told, names: &Names) -> String {
    let name = |seat: &Seat| &names[*seat];
    match event {
        Told::TurnBegan { seats, turn } => format!("turn {turn}: {}", list(*seats, names)),
        Told::Played { seat, card } => format!("{} played {}", name(seat), card.name),
        Told::Used { seat, card, ability: Ability::Primary } => format!("{} used {}", name(seat), card.name),
        Told::Used { seat, card, ability: Ability::Ally } => {
            format!("{} used the ally ability of {}", name(seat), card.name)
        }
        Told::Chose { seat, branch } => format!("{} chose option {branch}", name(seat)),
        Told::Gained { seat, what, n } => format!("{} gained {n} {}", name(seat), gain(*what)),
        Told::Drew { seat, .. } => drew(name(seat), event),
        Told::Reshuffled { seat } => format!("{} reshuffled", name(seat)),
        Told::Discarded { seat, card, why: Shed::Owed } => {
            format!("{} discarded {} as owed", name(seat), card.name)
        }
        Told::Discarded { seat, card, .. } => format!("{} discarded {}", name(seat), card.name),
        Told::Scrapped { seat, card, from } => format!("{} scrapped {} {}", name(seat), card.name, source(*from)),
        Told::Acquired { seat, card, paid: 0, on_top: true } => {
            format!("{} took {} onto the deck", name(seat), card.name)
        }
        Told::Acquired { seat, card, paid, .. } => format!("{} bought {} for {paid}", name(seat), card.name),
        Told::PutOnTop { seat, card } => format!("{} put {} on top of the deck", name(seat), card.name),
        Told::Refilled { card, .. } => {
            let card = card.face().map_or("a card", |card| card.name);
            format!("{card} was added to the row")
        }
        Told::Permitted { seat } => format!("{} may put the next ship on top", name(seat)),
        Told::Copied { seat, card } => format!("{} copied {}", name(seat), card.name),
        _ => conflict(rules, event, names),
    }
}

fn conflict(rules: &FormatRules, event: &Told, names: &Names) -> String {
    let name = |seat: &Seat| &names[*seat];
    match event {
        Told::Forced { by, victim, n } => format!("{} made {} owe {n} discard{}", name(by), name(victim), plural(*n)),
        Told::Destroyed { by, owner, card } => format!("{} destroyed {} of {}", name(by), card.name, name(owner)),
        Told::Damaged { by, owner, card, n } => format!("{} dealt {n} to {} of {}", name(by), card.name, name(owner)),
        Told::Attacked { by, target, n } => {
            let team = if rules.authority_unit == Unit::Team { "the team of " } else { "" };
            format!("{} attacked {team}{} with {n}", name(by), name(target))
        }
        Told::Healed { seat } => format!("{} repaired all bases", name(seat)),
        Told::Passed { seat, to, card } => format!("{} passed {} to {}", name(seat), card.name, name(to)),
        Told::Gave { seat, to, card } => format!("{} gave {} to {}", name(seat), card.name, name(to)),
        Told::Readied { seat } => format!("{} declared Ready", name(seat)),
        Told::Resumed { seat } => format!("{} resumed", name(seat)),
        Told::Proposed { seat, card, owner, shares, team } => {
            let target = owner.map_or(String::new(), |owner| format!(" of {}", name(&owner)));
            let paying = team.iter().zip(shares).filter(|(_, share)| **share > 0);
            let shares: Vec<String> = paying.map(|(payer, share)| format!("{} {share}", name(&payer))).collect();
            format!("{} proposed to pay for {}{target} together: {}", name(seat), card.name, shares.join(", "))
        }
        Told::Accepted { seat } => format!("{} accepted", name(seat)),
        Told::Declined { seat } => format!("{} declined", name(seat)),
        Told::TurnEnded { seat, trade: 0, combat: 0, .. } => format!("{} ended the turn", name(seat)),
        Told::TurnEnded { seat, trade, combat, .. } => {
            let lost = [(*trade, "Trade"), (*combat, "Combat")].into_iter().filter(|(n, _)| *n > 0);
            let lost: Vec<String> = lost.map(|(n, pool)| format!("{n} {pool}")).collect();
            format!("{} ended the turn and lost {}", name(seat), lost.join(" and "))
        }
        Told::HandDiscarded { seat, cards } if cards.is_empty() => format!("{} had no card left in hand", name(seat)),
        Told::HandDiscarded { seat, cards } => {
            let names: Vec<&str> = cards.iter().map(|card| card.name).collect();
            format!("{} discarded {}", name(seat), names.join(", "))
        }
        Told::Conceded { seat } => format!("{} conceded", name(seat)),
        Told::Defeated { seat } => format!("{} was defeated", name(seat)),
        Told::Swept { seat, scrapped, explorers: 0 } => format!("{scrapped} cards of {} were scrapped", name(seat)),
        Told::Swept { seat, scrapped, explorers } => {
            format!("{scrapped} cards of {} were scrapped, {explorers} Explorers went back", name(seat))
        }
        Told::Adjourned => "the game was adjourned".to_owned(),
        Told::Skipped { seat } => format!("an effect of {} was skipped: too many inside one another", name(seat)),
        _ => String::new(),
    }
}

fn drew(who: &str, event: &Told) -> String {
    let Told::Drew { cards, .. } = event else {
        return String::new();
    };
    let faces: Vec<&str> = cards.iter().filter_map(|card| card.face()).map(|card| card.name).collect();
    let hidden = cards.len() - faces.len();
    match (faces.is_empty(), hidden) {
        (true, 1) => format!("{who} drew a card"),
        (true, n) => format!("{who} drew {n} cards"),
        (false, 0) => format!("{who} drew {}", faces.join(", ")),
        (false, 1) => format!("{who} drew {} and another card", faces.join(", ")),
        (false, n) => format!("{who} drew {} and {n} other cards", faces.join(", ")),
    }
}

fn plural(n: u8) -> &'static str {
    if n == 1 { "" } else { "s" }
}

fn gain(what: Gain) -> &'static str {
    match what {
        Gain::Trade => "Trade",
        Gain::Combat => "Combat",
        Gain::Authority => "Authority",
    }
}

fn source(from: Source) -> &'static str {
    match from {
        Source::Hand => "from hand",
        Source::Discard => "from the Discard Pile",
        Source::Row => "from the Trade Row",
        Source::Play => "for its ability",
    }
}

fn list(seats: SeatSet, names: &Names) -> String {
    seats.iter().map(|seat| names[seat].to_owned()).collect::<Vec<_>>().join(", ")
}
