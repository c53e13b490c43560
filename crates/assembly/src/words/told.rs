//! Events as sentences.

use crate::agenda::End;
use crate::card::Card;
use crate::content::Content;
use crate::event::{Event, Source, Told};
use crate::state::How;
use crate::text::count;
use kernel::{Names, Shown};

pub(super) fn sentence(content: &Content, event: &Told, names: &Names) -> String {
    use Event as E;
    let card = |card: Card| content.name(card).card.as_str();
    let captain = |card: Card| content.name(card).captain.as_str();
    let ship = |card: Card| content.name(card).ship.as_str();
    match *event {
        E::Took { seat, card: c } => format!("{} took {}", &names[seat], card(c)),
        E::TookDeck { seat } => format!("{} took the deck", &names[seat]),
        E::TurnBegan { seat, turn, last } => {
            format!("{} began turn {turn}{}", &names[seat], if last { ", the last one" } else { "" })
        }
        E::Unlocked { seat, card: c } => format!("{} of {} was unlocked", card(c), &names[seat]),
        E::Recessed { seat } => format!("{} skipped the turn", &names[seat]),
        E::Drew { seat, card: c, from } => drew(content, c, from, &names[seat]),
        E::DrewNothing { seat } => format!("{} found nothing to draw", &names[seat]),
        E::Filled { place, card: c } => format!("{} came to agenda place {}", shown(content, c), place + 1),
        E::Released { seat, card: c, from } => released(content, c, from, &names[seat]),
        E::Used { seat, captain: c, ability } => {
            format!("{} used {} ({})", &names[seat], captain(c), content.ability_id(c, ability.into()))
        }
        E::Cast { seat, votes, pool } => format!("{} cast {}, {pool} now", &names[seat], count(votes.into(), "vote")),
        E::Spent { seat, votes, pool } => {
            format!("{} spent {}, {pool} left", &names[seat], count(votes.into(), "vote"))
        }
        E::Recruited { seat, card: c, from } => format!("{} recruited {}{}", &names[seat], captain(c), origin(from)),
        E::Deployed { seat, card: c, from } => format!("{} deployed {}{}", &names[seat], ship(c), origin(from)),
        E::Refreshed { captain: c, .. } => format!("{} was refreshed", captain(c)),
        E::Gave { seat, card: c, end: End::Captain } => format!("{} gave {} away", &names[seat], captain(c)),
        E::Gave { seat, card: c, end: End::Ship } => format!("{} gave {} away", &names[seat], ship(c)),
        E::Scrambled { seat, card: c } => format!("{} of {} became {}", captain(c), &names[seat], ship(c)),
        E::Locked { seat, card: c, again } => {
            format!("{} {} {}", &names[seat], if again { "relocked" } else { "locked" }, card(c))
        }
        E::Declared { seat, how } => format!("war was declared on the turn of {}: {}", &names[seat], reason(how)),
        E::TurnEnded { seat, lost: 0 } => format!("{} ended the turn", &names[seat]),
        E::TurnEnded { seat, lost } => {
            format!("{} ended the turn and lost {}", &names[seat], count(lost.into(), "vote"))
        }
        ref event => tell_war(content, event, names),
    }
}

fn tell_war(content: &Content, event: &Told, names: &Names) -> String {
    use Event as E;
    let ship = |card: Card| content.name(card).ship.as_str();
    match *event {
        E::WarBegan { cards } => format!("the war began with {cards} damage cards"),
        E::RoundBegan { round } => format!("round {round} began"),
        E::ShipTurn { seat, ship: s } => format!("{} of {} took its turn", ship(s), &names[seat]),
        E::Transferred { ship: s, mode, cover: None, .. } => {
            format!("{} transferred power to {}", ship(s), mode.word())
        }
        E::Transferred { ship: s, mode, .. } => {
            format!("{} transferred power to {} and took a damage card unseen", ship(s), mode.word())
        }
        E::LockedOn { ship: s, weapon, target } => {
            format!("weapon {} of {} locked onto {}", weapon + 1, ship(s), ship(target))
        }
        E::Held { ship: s, weapon } => format!("weapon {} of {} was held", weapon + 1, ship(s)),
        E::Fired { ship: s, weapon, target, card, points } => {
            let hit = if points == 0 { "a miss".to_owned() } else { format!("{points} damage") };
            let card = shown(content, card);
            format!("weapon {} of {} fired at {} with {card}: {hit}", weapon + 1, ship(s), ship(target))
        }
        E::Hit { ship: s, left } => format!("{} has {} left", ship(s), count(left.into(), "shield")),
        E::Tracked { ship: s, card } => format!("{} stays under {}", shown(content, card), ship(s)),
        E::Destroyed { seat, ship: s } => format!("{} of {} was destroyed", ship(s), &names[seat]),
        E::Returned { card } => format!("{} went under the damage deck", shown(content, card)),
        E::Discharged { ship: s, weapon, card } => {
            format!("weapon {} of {} was discharged: {}", weapon + 1, ship(s), shown(content, card))
        }
        E::ShipTurnEnded { ship: s } => format!("{} ended its turn", ship(s)),
        E::Conceded { seat } => format!("{} conceded", &names[seat]),
        E::Ended { winner: Some(seat), by } => format!("{} won ({by})", &names[seat]),
        E::Ended { winner: None, by } => format!("the game is a tie ({by})"),
        _ => String::new(),
    }
}

fn shown(content: &Content, card: Shown<Card>) -> &str {
    card.face().map_or("a face-down card", |card| content.name(card).card.as_str())
}

fn drew(content: &Content, card: Shown<Card>, from: Source, name: &str) -> String {
    let from = if from == Source::Agenda { "agenda" } else { "deck" };
    match card.face() {
        Some(card) => format!("{name} drew {} from the {from}", content.name(card).card),
        None => format!("{name} drew a card from the {from}"),
    }
}

fn released(content: &Content, card: Shown<Card>, from: Source, name: &str) -> String {
    match (card.face(), from) {
        (None, _) => format!("{name} released a card"),
        (Some(card), Source::Captains) => format!("{} of {name} was released", content.name(card).captain),
        (Some(card), Source::Fleet) => format!("{} of {name} was released", content.name(card).ship),
        (Some(card), _) => format!("{name} released {}", content.name(card).card),
    }
}

const fn origin(from: Source) -> &'static str {
    match from {
        Source::Agenda => " from the agenda",
        _ => "",
    }
}

pub(crate) const fn reason(how: How) -> &'static str {
    match how {
        How::Force => "a fifth ship",
        How::Resources => "the last card of the deck",
        How::Politics => "a captain's ability",
        How::Limit => "the assembly sat too long",
    }
}
