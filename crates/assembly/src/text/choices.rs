//! What an action does, where it is clicked, what comes of it and why one may think twice.

use super::{count, effects};
use crate::action::{Action, Mode, Weapon};
use crate::agenda::End;
use crate::card::Card;
use crate::content::{Op, Whom};
use crate::frames::Frame;
use crate::plan::Plan;
use crate::state::{Aim, Assembly, FLEET_CAP, Stage, other};
use kernel::{Described, Names, Seat};

pub(super) fn describe(game: &Assembly, seat: Seat, action: Action, names: &Names) -> Described {
    match action {
        Action::Take(card) => Described::new(format!("Take {}", name(game, card))).click(anchor(game, "row", card)),
        Action::TakeDeck => Described::new("Take the deck and begin the assembly").click("deck"),
        Action::Release(card) => release(game, card),
        Action::Recess => Described::new("Skip this turn and draw").click("recess"),
        Action::Attend => Described::new("Attend: take this turn").click("attend"),
        Action::DrawDeck => warn_last(game, Described::new("Draw the top card of the deck").click("deck")),
        Action::Draw(card) => {
            let draw = Described::new(format!("Draw {}", name(game, card)));
            warn_last(game, draw.click(anchor(game, "agenda", card)))
        }
        Action::Use { captain, ability } => activate(game, seat, captain, ability.index()),
        Action::Choose(card) => choose(game, card),
        Action::Recruit(card) => buy(game, seat, card, End::Captain),
        Action::Deploy(card) => buy(game, seat, card, End::Ship),
        Action::Lock(card) => lock(game, card, "Lock"),
        Action::Relock(card) => lock(game, card, "Relock"),
        Action::EndTurn => end_turn(game, names),
        Action::Transfer(mode) => transfer(game, mode),
        Action::Aim { weapon, ship } => aim(game, weapon, ship),
        Action::Confirm => confirm(game),
        Action::Fire(weapon) => fire(game, weapon),
        Action::Discharge(weapon) => {
            let text = format!("Discharge weapon {}: the top damage card goes to the bottom", weapon.get() + 1);
            Described::new(text).click(format!("weapon/{}", weapon.get() + 1)).click("nothing")
        }
        Action::EndShipTurn => Described::new("End this ship's turn").click("end"),
        Action::Concede => Described::new("Concede the game").click("concede").warn("You lose the game."),
    }
}

fn name(game: &Assembly, card: Card) -> &'static str {
    &game.content().name(card).card
}

fn captain(game: &Assembly, card: Card) -> &'static str {
    &game.content().name(card).captain
}

fn ship(game: &Assembly, card: Card) -> &'static str {
    &game.content().name(card).ship
}

/// `hand/krave-gazer`.
fn anchor(game: &Assembly, zone: &str, card: Card) -> String {
    let slug: String = name(game, card).chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
    format!("{zone}/{}", slug.to_lowercase())
}

/// The card an anchor means.
pub(super) fn named_by<'a>(game: &'a Assembly, thing: &str) -> Option<&'a str> {
    let cards = (0..).map_while(Card::checked);
    cards
        .map(|card| (card, anchor(game, "", card)))
        .find(|(_, slug)| slug[1..] == *thing)
        .map(|(card, _)| name(game, card))
}

fn release(game: &Assembly, card: Card) -> Described {
    let click = anchor(game, "hand", card);
    if game.stage == Stage::Releases {
        return Described::new(format!("Release {}", name(game, card))).click(click).click("deck");
    }
    let votes = game.content().limits.release_votes;
    let text = format!("Release {} for {}", name(game, card), count(votes.into(), "vote"));
    let described = Described::new(text).click(click).click("deck");
    let described = described.preview(format!("{} in the pool", count((game.votes + u16::from(votes)).into(), "vote")));
    if game.mine().hand.len() == 1 { described.warn("This is your only hand card.") } else { described }
}

/// SA-D2 comes by accident easily.
fn warn_last(game: &Assembly, described: Described) -> Described {
    let last = game.deck.len() == 1 && game.war.is_none();
    if last { described.warn("This takes the last card of the deck: it declares war.") } else { described }
}

fn warn_fifth(game: &Assembly, seat: Seat, described: Described) -> Described {
    let fifth = game.side(seat).fleet.len() + 1 == FLEET_CAP && game.war.is_none();
    if fifth { described.warn("This is a fifth ship: it declares war.") } else { described }
}

fn buy(game: &Assembly, seat: Seat, card: Card, end: End) -> Described {
    let price = game.price(seat, card, end);
    let printed = game.content().card(card);
    let (verb, what, cost, zone) = match end {
        End::Captain => ("Recruit", captain(game, card), printed.captain_cost, "captains"),
        End::Ship => ("Deploy", ship(game, card), printed.ship_cost, "fleet"),
    };
    let described = Described::new(format!("{verb} {what} for {}", count(price.into(), "vote")));
    let described = described.click(anchor(game, "hand", card)).click(zone);
    let left = count(game.votes.saturating_sub(price).into(), "vote");
    let changed = if u16::from(cost) == price { String::new() } else { format!(" (printed {cost})") };
    let described = described.preview(format!("{left} left{changed}"));
    if end == End::Ship { warn_fifth(game, seat, described) } else { described }
}

fn activate(game: &Assembly, seat: Seat, card: Card, ability: usize) -> Described {
    let Some(known) = game.content().card(card).abilities.get(ability) else {
        return Described::new("Use an ability");
    };
    let text = format!("{}: {}", captain(game, card), effects::steps(&known.ops));
    let id = game.content().ability_id(card, ability);
    let described = Described::new(text).click(anchor(game, "captains", card)).click(format!("ability/{id}"));
    let described = preview_votes(game, &known.ops, described);
    let per_ship = known.ops.iter().any(|op| matches!(op, Op::CastPerShip(_)));
    if per_ship && can_deploy(game, seat) {
        return described.warn("You could deploy a ship first: later ships add nothing.");
    }
    match known.ops.contains(&Op::Scramble(Whom::Me)) {
        true => warn_fifth(game, seat, described),
        false if known.ops.contains(&Op::DeclareWar) => described.warn("This declares war: it is your last turn."),
        false => described,
    }
}

fn preview_votes(game: &Assembly, ops: &[Op], described: Described) -> Described {
    let ships = game.mine().fleet.len();
    let mut pool = i32::from(game.votes);
    for op in ops {
        pool += match *op {
            Op::Cast(n) => i32::from(n),
            Op::CastPerShip(n) => i32::from(n) * ships as i32,
            Op::Spend(n) => -i32::from(n),
            _ => 0,
        };
    }
    if pool == i32::from(game.votes) { described } else { described.preview(format!("{pool} in the pool afterwards")) }
}

fn can_deploy(game: &Assembly, seat: Seat) -> bool {
    let affordable = |card| game.price(seat, card, End::Ship) <= game.votes;
    game.has_room(seat) && game.side(seat).hand.iter().any(affordable)
}

fn choose(game: &Assembly, card: Card) -> Described {
    let Some(Frame::Choose(plan)) = game.frames.top() else {
        return Described::new(format!("Name {}", name(game, card)));
    };
    let described = Described::new(format!("{}: name {}", captain(game, plan.captain), name(game, card)));
    let described = described.click(anchor(game, zone(game, card), card));
    warn_choice(game, plan, card, described)
}

fn zone(game: &Assembly, card: Card) -> &'static str {
    let (mine, theirs) = (game.mine(), game.theirs());
    if mine.hand.has(card) {
        "hand"
    } else if (mine.captains | theirs.captains).has(card) {
        "captains"
    } else if mine.fleet.has(card) {
        "fleet"
    } else {
        "agenda"
    }
}

/// A gift or a scramble may bring the fifth ship to either side.
fn warn_choice(game: &Assembly, plan: &Plan, card: Card, described: Described) -> Described {
    let ops = game.ability(plan).map_or(&[] as &[Op], |ability| &ability.ops);
    let last = game.deck.len() == 1 && matches!(zone(game, card), "agenda");
    let seat = match ops {
        _ if last => return warn_last(game, described),
        ops if ops.contains(&Op::Give(Whom::OwnShip)) && game.mine().fleet.has(card) => other(game.active),
        ops if ops.contains(&Op::Scramble(Whom::AnyCaptain)) => match game.controller(card) {
            Some(seat) => seat,
            None => return described,
        },
        ops if ops.iter().any(|op| matches!(op, Op::Deploy(_))) && !game.mine().fleet.has(card) => game.active,
        _ => return described,
    };
    let gives = ops.contains(&Op::Give(Whom::OwnShip)) && seat == game.active;
    if gives { described } else { warn_fifth(game, seat, described) }
}

fn lock(game: &Assembly, card: Card, verb: &str) -> Described {
    let price = game.lock_price(card);
    let text = format!("{verb} {} for {}", name(game, card), count(price.into(), "vote"));
    let left = count(game.votes.saturating_sub(price).into(), "vote");
    Described::new(text).click(anchor(game, "agenda", card)).click("lock").preview(format!("{left} left"))
}

fn end_turn(game: &Assembly, names: &Names) -> Described {
    let described = Described::new("End the turn").click("end");
    let described = match (game.is_final_turn(), game.war) {
        (true, _) => described.preview("The war begins."),
        (_, Some(_)) => {
            described.preview(format!("{} has one final turn, then the war begins.", &names[other(game.active)]))
        }
        _ => described,
    };
    let mut listed = Vec::new();
    game.turn_actions(&mut listed);
    let buys = listed.iter().any(|action| matches!(action, Action::Recruit(_) | Action::Deploy(_)));
    if game.votes > 0 && buys {
        return described.warn(format!("{} unspent would still buy something.", count(game.votes.into(), "vote")));
    }
    described
}

fn transfer(game: &Assembly, mode: Mode) -> Described {
    let what = match mode {
        Mode::Targeting => "every weapon reaches every ship this turn",
        Mode::Damage => "every weapon hits as class II this turn",
    };
    let text = format!("Transfer power to {}: {what}, and all shields are gone for good", mode.word());
    let described = Described::new(text).click("transfer").click(mode.word());
    if changes_a_weapon(game, mode) { described } else { described.warn("It changes none of the weapons.") }
}

fn changes_a_weapon(game: &Assembly, mode: Mode) -> bool {
    (0..3).filter(|&weapon| game.battle.aims[weapon] != Aim::Spent).filter_map(|weapon| game.gun(weapon)).any(|gun| {
        match mode {
            Mode::Targeting => gun.targeting < 3,
            Mode::Damage => gun.class == 0,
        }
    })
}

fn odds(game: &Assembly, weapon: Weapon, target: Card, described: Described) -> Described {
    match game.odds(weapon.index(), target) {
        Some(odds) => described
            .preview(format!(
                "misses {} %, destroys {} %, {}.{} damage on average",
                odds.miss,
                odds.kill,
                odds.tenths / 10,
                odds.tenths % 10
            ))
            .figure("miss", odds.miss as i32)
            .figure("kill", odds.kill as i32)
            .figure("damage_tenths", odds.tenths as i32),
        None => described,
    }
}

fn aim(game: &Assembly, weapon: Weapon, target: Card) -> Described {
    let text = format!("Aim weapon {} at {}", weapon.get() + 1, ship(game, target));
    let described = Described::new(text).click(format!("weapon/{}", weapon.get() + 1));
    let described = odds(game, weapon, target, described.click(anchor(game, "fleet", target)));
    let doomed = (0..3).any(|at| {
        let aimed = game.battle.aims[at] == Aim::On(target);
        aimed && game.odds(at, target).is_some_and(|odds| odds.kill == 100)
    });
    if doomed { described.warn("Another weapon is certain to destroy it.") } else { described }
}

fn confirm(game: &Assembly) -> Described {
    let aimed = game.battle.aims.iter().filter(|aim| matches!(aim, Aim::On(_))).count();
    let described = Described::new(format!("Confirm the locks: {} locked", count(aimed, "weapon"))).click("confirm");
    let held = (0..3).any(|weapon| game.battle.aims[weapon] == Aim::Open && !game.targets(weapon).is_empty());
    if held {
        described.warn("A weapon with a target is held back. Locks cannot change afterwards.")
    } else {
        described
    }
}

fn fire(game: &Assembly, weapon: Weapon) -> Described {
    let target = match game.battle.aims[weapon.index()] {
        Aim::On(target) => target,
        _ => return Described::new(format!("Fire weapon {}", weapon.get() + 1)),
    };
    let text = format!("Fire weapon {} at {}", weapon.get() + 1, ship(game, target));
    odds(game, weapon, target, Described::new(text).click(format!("weapon/{}", weapon.get() + 1)))
}
