//! Events as sentences.

use super::{and, count};
use crate::action::{card_name, place_name, space_name, unit_name};
use crate::content::Ability;
use crate::event::{Card, Close, Event, Gift, Mech, Sent, Source, Told};
use crate::state::{Place, Samurai};
use kernel::{Names, Seat, Shown};

/// An event in words, e.g. `ann drew 2 cards`.
pub(super) fn tell(game: &Samurai, event: &Told, names: &Names) -> String {
    let name = |seat: &Seat| names[*seat].to_owned();
    match event {
        Event::MechKept { seat, mech: Shown::Face(mech) } => format!("{} kept {}", name(seat), unit_name(game, mech.0)),
        Event::MechKept { seat, .. } => format!("{} kept a mech", name(seat)),
        Event::MechsRevealed { seat, mechs } => {
            format!("{} revealed {}", name(seat), and(&mech_names(game, mechs)))
        }
        Event::PoolPassed { seat, mechs } if mechs.iter().all(|mech| mech.face().is_some()) => {
            format!("{} took up {}", name(seat), and(&mech_names(game, mechs)))
        }
        Event::PoolPassed { seat, mechs } => format!("{} took up {}", name(seat), count(mechs.len() as i64, "mech")),
        Event::RoundBegan { round, first } => format!("round {round} began; first: {}", name(first)),
        Event::TurnBegan { seat } => format!("{} began a turn", name(seat)),
        Event::BattlesBegan => "the battles began".to_owned(),
        Event::LocationRevealed { location, card } => {
            let card = card.face().map_or("a card", |card| location_name(game, card.0));
            format!("{card} was revealed at location {}", location + 1)
        }
        Event::LocationDiscarded { location, card } => {
            format!("{} was discarded from location {}", location_name(game, *card), location + 1)
        }
        Event::LocationClaimed { seat, location, card } => {
            format!("{} claimed {} at location {}", name(seat), location_name(game, *card), location + 1)
        }
        Event::RewardClaimed { seat, location } => {
            format!("{} claimed the reward of location {}", name(seat), location + 1)
        }
        Event::HonorGained { seat, n, why } => format!("{} gained {n} honor{}", name(seat), honor_source(*why)),
        Event::HonorPaid { seat, n } => format!("{} paid {n} honor", name(seat)),
        Event::WealthGained { seat, n } => format!("{} gained {n} wealth", name(seat)),
        Event::WealthSpent { seat, n } => format!("{} spent {n} wealth", name(seat)),
        Event::WealthGiven { from, to, n } => format!("{} gave {} {n} wealth", name(from), name(to)),
        Event::OrderPlaced { seat, marker, order } => {
            format!("{} ordered {} ({marker})", name(seat), game.edition.orders[*order as usize])
        }
        Event::MarkerMoved { seat, clan, from, to } => {
            let clan = &game.edition.clans[*clan as usize].name;
            format!("{} moved {clan} from {} to {}", name(seat), space_name(game, *from), space_name(game, *to))
        }
        Event::UnitMoved { .. }
        | Event::UnitDestroyed { .. }
        | Event::UnitReturned { .. }
        | Event::TokensAttached { .. } => tell_unit(game, event, names),
        _ => tell_card(game, event, names),
    }
}

fn face(game: &Samurai, card: Shown<Card>) -> &str {
    card.face().map_or("a card", |card| card_name(game, card.0))
}

fn mech_names(game: &Samurai, mechs: &[Shown<Mech>]) -> Vec<String> {
    mechs.iter().map(|mech| mech.face().map_or("a mech", |mech| unit_name(game, mech.0)).to_owned()).collect()
}

fn location_name(game: &Samurai, card: u8) -> &str {
    game.edition.locations.get(card as usize).map_or("?", |card| card.name.as_str())
}

fn honor_source(why: Source) -> &'static str {
    match why {
        Source::Reward => " by a reward",
        Source::Victory => " by victory",
        Source::Alliance => " by alliances",
        Source::Types => " for different types",
        _ => "",
    }
}

fn figure(game: &Samurai, unit: u8, tokens: u8) -> String {
    let name = unit_name(game, unit);
    if tokens > 0 { format!("{name}+{tokens}") } else { name.to_owned() }
}

fn place(place: Place) -> String {
    if place.is_location() { format!("location {}", place_name(place)) } else { place_name(place) }
}

fn tell_unit(game: &Samurai, event: &Told, names: &Names) -> String {
    match event {
        Event::UnitMoved { seat, unit, tokens, from, to } => {
            let unit = figure(game, *unit, *tokens);
            format!("{} moved {unit} from {} to location {}", &names[*seat], place(*from), to + 1)
        }
        Event::UnitDestroyed { seat, unit, tokens, from, how } => {
            let unit = figure(game, *unit, *tokens);
            let why = match how {
                Source::Cost => " as a cost",
                Source::Displaced => " to make room",
                _ => "",
            };
            let at = if from.is_location() { "at" } else { "from" };
            format!("{} lost {unit} {at} {}{why}", &names[*seat], place(*from))
        }
        Event::UnitReturned { seat, unit, tokens, from } => {
            format!("{} returned {} from {}", &names[*seat], figure(game, *unit, *tokens), place(*from))
        }
        Event::TokensAttached { seat, unit, place: at, n, now } => {
            let (name, unit) = (&names[*seat], unit_name(game, *unit));
            format!("{name} attached {} to {unit} at {}: now +{now}", count(*n, "token"), place(*at))
        }
        _ => String::new(),
    }
}

fn tell_card(game: &Samurai, event: &Told, names: &Names) -> String {
    let name = |seat: &Seat| names[*seat].to_owned();
    let card = |kind: &u8| card_name(game, *kind);
    match event {
        Event::CardsDrawn { seat, cards } => match faces(game, cards) {
            Some(faces) => format!("{} drew {}", name(seat), and(&faces)),
            None => format!("{} drew {}", name(seat), count(cards.len() as i64, "card")),
        },
        Event::DeckShuffled { .. } => "the discard pile was shuffled into a deck".to_owned(),
        Event::CardPlayed { seat, kind } => format!("{} played {}", name(seat), card(kind)),
        Event::CardDiscarded { seat, kind } => format!("{} discarded {}", name(seat), card(kind)),
        Event::CardAttached { seat, kind, location } => {
            format!("{} attached {} to location {}", name(seat), card(kind), location + 1)
        }
        Event::CardTriggered { kind, location } => format!("{} went off at location {}", card(kind), location + 1),
        Event::AttachedEnded { kind, location, .. } => format!("{} left location {}", card(kind), location + 1),
        Event::FreeOrderUsed { seat, name: (unit, what, at), .. } => {
            let order = free_order_name(game, *unit, *what);
            let place = if *unit { String::new() } else { format!(" at location {}", at + 1) };
            format!("{} used {order}{place}", name(seat))
        }
        Event::AbilityUsed { seat, unit } => format!("{} used {}", name(seat), unit_name(game, *unit)),
        Event::Targeted { seat, target } => format!("{} targeted {}", name(seat), name(target)),
        Event::OptionChosen { seat, option } => format!("{} chose option {}", name(seat), option + 1),
        Event::HandSeen { seat, whose, cards } => match faces(game, cards) {
            Some(faces) => format!("{} saw the hand of {}: {}", name(seat), name(whose), and(&faces)),
            None => format!("{} saw the hand of {}", name(seat), name(whose)),
        },
        Event::MarkersSwapped { seat, placed, unplaced } => {
            format!("{} took the {placed} back and laid the {unplaced} in its place", name(seat))
        }
        _ => tell_battle(game, event, names),
    }
}

/// What the free order of a unit or of an attached card is called.
fn free_order_name(game: &Samurai, unit: bool, what: u8) -> &str {
    let order = match unit {
        true => match &game.edition.units[what as usize].ability {
            Ability::FreeOrder(order) => Some(order),
            _ => None,
        },
        false => game.edition.card(what).attached.free_order.as_ref(),
    };
    order.map_or("a free order", |order| &order.name)
}

/// The names of cards, where every face is shown.
fn faces(game: &Samurai, cards: &[Shown<Card>]) -> Option<Vec<String>> {
    cards.iter().map(|card| card.face().map(|card| card_name(game, card.0).to_owned())).collect()
}

fn tell_battle(game: &Samurai, event: &Told, names: &Names) -> String {
    let name = |seat: &Seat| names[*seat].to_owned();
    let card = |kind: &u8| card_name(game, *kind);
    match event {
        Event::BattleBegan { location } => format!("location {} was contested", location + 1),
        Event::CardCommitted { seat, card: Shown::Face(kind), .. } => {
            format!("{} committed {}", name(seat), card(&kind.0))
        }
        Event::CardCommitted { seat, .. } => format!("{} committed a card", name(seat)),
        Event::CommitPassed { seat } => format!("{} passed", name(seat)),
        Event::CardRevealed { seat, card: shown } => format!("{} revealed {}", name(seat), face(game, *shown)),
        Event::CardUnpaid { seat, kind } => format!("{} could not pay for {}", name(seat), card(kind)),
        Event::CardCancelled { by, seat, card: shown } => {
            format!("{} cancelled {} of {}", name(by), face(game, *shown), name(seat))
        }
        Event::PowerChanged { seat, n } => format!("{} got {n:+} power", name(seat)),
        Event::BattleWon { seat, location, total, .. } => {
            format!("{} won location {} with {total}", name(seat), location + 1)
        }
        Event::UnitsStayed { seat, location, n, .. } => {
            format!("{} kept {} at location {}", name(seat), count(*n, "unit"), location + 1)
        }
        Event::NoVictor { location } => format!("nobody is left at location {}", location + 1),
        Event::Restored => "units and markers were restored".to_owned(),
        Event::Conceded { seat } => format!("{} gave up", name(seat)),
        Event::GameEnded => "the game ended".to_owned(),
        Event::OfferSent(sent) => tell_offer(game, sent, names),
        Event::OfferEnded { from, to, how } => {
            let how = match how {
                Close::Declined => "was declined",
                Close::Withdrawn => "was withdrawn",
                Close::Lapsed => "lapsed",
            };
            format!("the offer of {} to {} {how}", name(from), name(to))
        }
        Event::TradeMade { from, to } => format!("{} and {} traded", name(from), name(to)),
        Event::CardsGiven { from, to, cards } => {
            format!("{} gave {} {}", name(from), name(to), and(&gifts(game, cards)))
        }
        Event::PromiseBroken { seat, promise } => format!("{} broke a promise: {promise}", name(seat)),
        Event::Held { seat } => format!("{} wants to make an offer: forced answers wait", name(seat)),
        Event::Released { seat } => format!("{} lets the game go on", name(seat)),
        Event::PromiseKept { seat, promise } => format!("{} kept a promise: {promise}", name(seat)),
        _ => "an effect was skipped: too many effects inside one another".to_owned(),
    }
}

fn gifts(game: &Samurai, cards: &[Gift<Shown<Card>>]) -> Vec<String> {
    let one = |gift: &Gift<Shown<Card>>| match gift.card.face() {
        Some(card) => card_name(game, card.0).to_owned(),
        None => match gift.battle {
            Some(true) => "a battle card".to_owned(),
            Some(false) => "an order card".to_owned(),
            None => "a card".to_owned(),
        },
    };
    cards.iter().map(one).collect()
}

fn tell_offer(game: &Samurai, sent: &Sent<Shown<Card>, String>, names: &Names) -> String {
    let mut gives = gifts(game, &sent.cards);
    if sent.wealth > 0 {
        gives.insert(0, format!("{} wealth", sent.wealth));
    }
    let mut asks = sent.ask_cards.clone();
    if sent.ask_wealth > 0 {
        asks.insert(0, format!("{} wealth", sent.ask_wealth));
    }
    let (from, to) = (&names[sent.from], &names[sent.to]);
    let mut text = match gives.is_empty() && asks.is_empty() {
        true => format!("{from} made {to} an offer"),
        false => format!("{from} offered {to} {} for {}", and(&gives), and(&asks)),
    };
    if let Some(binding) = &sent.binding {
        text.push_str(&format!(", bound to `{binding}`"));
    }
    for promise in &sent.promises {
        text.push_str(&format!("; {promise}"));
    }
    text
}
