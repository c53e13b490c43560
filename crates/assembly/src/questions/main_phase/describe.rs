//! What the actions of step 4 do, where they are clicked, what comes of them and why one may think twice.

use super::MainPhase;
use crate::action::Action;
use crate::agenda::End;
use crate::card::Card;
use crate::effects::{Effect, PerShip, Scrambled};
use crate::state::{Assembly, other};
use crate::text::{count, steps};
use crate::words::{anchor, captain_name, card_name, ship_name};
use kernel::{Described, Names, Question, Seat};

pub(super) fn describe(game: &Assembly, seat: Seat, action: Action, names: &Names) -> Described {
    match action {
        Action::Release(card) => release(game, card),
        Action::Use { captain, ability } => activate(game, seat, captain, ability.index()),
        Action::Recruit(card) => buy(game, seat, card, End::Captain),
        Action::Deploy(card) => buy(game, seat, card, End::Ship),
        Action::Lock(card) => lock(game, card, "Lock"),
        Action::Relock(card) => lock(game, card, "Relock"),
        _ => end_turn(game, seat, names),
    }
}

fn release(game: &Assembly, card: Card) -> Described {
    let votes = game.content().limits.release_votes;
    let text = format!("Release {} for {}", card_name(game, card), count(votes.into(), "vote"));
    let described = Described::new(text).click(anchor(game, "hand", card)).click("deck");
    let described = described.preview(format!("{} in the pool", count((game.votes + u16::from(votes)).into(), "vote")));
    if game.mine().hand.len() == 1 { described.warn("This is your only hand card.") } else { described }
}

fn buy(game: &Assembly, seat: Seat, card: Card, end: End) -> Described {
    let price = game.price(seat, card, end);
    let printed = game.content().card(card);
    let (verb, what, cost, zone) = match end {
        End::Captain => ("Recruit", captain_name(game, card), printed.captain_cost, "captains"),
        End::Ship => ("Deploy", ship_name(game, card), printed.ship_cost, "fleet"),
    };
    let described = Described::new(format!("{verb} {what} for {}", count(price.into(), "vote")));
    let described = described.click(anchor(game, "hand", card)).click(zone);
    let left = count(game.votes.saturating_sub(price).into(), "vote");
    let changed = if u16::from(cost) == price { String::new() } else { format!(" (printed {cost})") };
    let described = described.preview(format!("{left} left{changed}"));
    if end == End::Ship { game.warn_fifth(seat, described) } else { described }
}

fn activate(game: &Assembly, seat: Seat, card: Card, ability: usize) -> Described {
    let Some(known) = game.content().card(card).abilities.get(ability) else {
        return Described::new("Use an ability");
    };
    let text = format!("{}: {}", captain_name(game, card), steps(&known.effects));
    let id = game.content().ability_id(card, ability);
    let described = Described::new(text).click(anchor(game, "captains", card)).click(format!("ability/{id}"));
    let described = preview_votes(game, &known.effects, described);
    let per_ship = known.effects.iter().any(|effect| matches!(effect, Effect::CastPer(_)));
    if per_ship && can_deploy(game, seat) {
        return described.warn("You could deploy a ship first: later ships add nothing.");
    }
    match known.effects.contains(&Effect::Scramble(Scrambled::Themself)) {
        true => game.warn_fifth(seat, described),
        false if known.effects.iter().any(|effect| matches!(effect, Effect::DeclareWar(_))) => {
            described.warn("This declares war: it is your last turn.")
        }
        false => described,
    }
}

fn preview_votes(game: &Assembly, effects: &[Effect], described: Described) -> Described {
    let ships = game.mine().fleet.len();
    let mut pool = i32::from(game.votes);
    for effect in effects {
        pool += match *effect {
            Effect::Cast(n) => i32::from(n),
            Effect::CastPer(PerShip(n)) => i32::from(n) * ships as i32,
            Effect::Spend(n) => -i32::from(n),
            _ => 0,
        };
    }
    if pool == i32::from(game.votes) { described } else { described.preview(format!("{pool} in the pool afterwards")) }
}

fn can_deploy(game: &Assembly, seat: Seat) -> bool {
    let affordable = |card| game.price(seat, card, End::Ship) <= game.votes;
    game.has_room(seat) && game.side(seat).hand.iter().any(affordable)
}

fn lock(game: &Assembly, card: Card, verb: &str) -> Described {
    let price = game.lock_price(card);
    let text = format!("{verb} {} for {}", card_name(game, card), count(price.into(), "vote"));
    let left = count(game.votes.saturating_sub(price).into(), "vote");
    Described::new(text).click(anchor(game, "agenda", card)).click("lock").preview(format!("{left} left"))
}

fn end_turn(game: &Assembly, seat: Seat, names: &Names) -> Described {
    let described = Described::new("End the turn").click("end");
    let described = match (game.is_final_turn(), game.war) {
        (true, _) => described.preview("The war begins."),
        (_, Some(_)) => {
            described.preview(format!("{} has one final turn, then the war begins.", &names[other(game.active)]))
        }
        _ => described,
    };
    let mut listed = Vec::new();
    MainPhase.answers(game, seat, &mut listed);
    let buys = listed.iter().any(|action| matches!(action, Action::Recruit(_) | Action::Deploy(_)));
    if game.votes > 0 && buys {
        return described.warn(format!("{} unspent would still buy something.", count(game.votes.into(), "vote")));
    }
    described
}
