//! What the types of the file cannot say: counts, names that meet, capacities, effects that
//! make sense where they stand.

mod effects;

use super::compile::Reader;
use super::file::{self, File, UnitKind};
use super::written::{Word, Written};
use super::{ATTACHED, BRANCH, CLANS, KINDS, LOCATIONS, UNITS};
use crate::effects::Effect;
use crate::effects::data::{AttachedTokens, Picked, Purse};
use effects::{Place, gains, list};
use kernel::ContentError;
use std::ops::Range;
use toml::Spanned;

type Checked = Result<(), ContentError>;

pub(super) fn file(reader: &Reader<'_>, file: &File) -> Checked {
    game(reader, file)?;
    clans(reader, file)?;
    boards(reader, file)?;
    units(reader, file)?;
    actions(reader, file)?;
    setups(reader, file)?;
    components(file)
}

fn game(reader: &Reader<'_>, file: &File) -> Checked {
    let game = &file.game;
    reader.need(game.id.get_ref() == "samurai", &game.id, "this file is for another game")?;
    reader.need((1..=8).contains(game.hand_limit.get_ref()), &game.hand_limit, "the hand limit is 1 to 8")?;
    reader.need(*game.fighters_per_player.get_ref() == 8, &game.fighters_per_player, "a player has 8 fighters")?;
    reader.need(*game.carriers_per_player.get_ref() == 1, &game.carriers_per_player, "a player has 1 carrier")?;
    reader.need(*game.mechs_per_player.get_ref() == 2, &game.mechs_per_player, "a player has 2 mechs")?;
    let values = &game.order_marker_values;
    reader.need(values.get_ref() == &[1, 2, 3, 4], values, "the order markers are 1, 2, 3, 4")?;
    reader.need(*game.wealth_tokens.get_ref() <= 44, &game.wealth_tokens, "there are at most 44 wealth tokens")?;
    whole(game.attached_token_power <= 5, "an attached token gives at most 5 power")?;
    let start = 4 * u16::from(*game.starting_wealth.get_ref());
    let enough = start <= u16::from(*game.wealth_tokens.get_ref());
    reader.need(enough, &game.starting_wealth, "the bank cannot pay this to four players")?;
    reader.need(game.type_bonus.get_ref().len() == 5, &game.type_bonus, "one bonus for 0 to 4 types: five numbers")?;
    let open = &file.variant.trading.open_offers_per_pair;
    reader.need(*open.get_ref() == 1, open, "one open offer a pair is all the table can hold")?;
    whole(file.promise.len() <= 8, "at most 8 promises")?;
    whole(file.order.len() == 4, "there are 4 orders")?;
    let orders = ["move_allegiance", "move_units", "draw_cards", "gain_wealth"];
    for (order, id) in file.order.iter().zip(orders) {
        reader.need(order.id.get_ref() == id, &order.id, format!("expected the order {id:?} here"))?;
    }
    Ok(())
}

fn whole(holds: bool, what: &str) -> Checked {
    if holds { Ok(()) } else { Err(ContentError::at(0, what)) }
}

fn clans(reader: &Reader<'_>, file: &File) -> Checked {
    whole(file.player_clan.len() == 4, "there are 4 great clans")?;
    whole(file.lesser_clan.len() == CLANS, "there are 8 lesser clans")?;
    distinct(reader, file.player_clan.iter().map(|clan| &clan.id))?;
    distinct(reader, file.lesser_clan.iter().map(|clan| &clan.id))?;
    names(file.player_clan.iter().chain([]).map(|clan| &clan.name))?;
    names(file.lesser_clan.iter().map(|clan| &clan.name))?;
    let alliance = &file.alliance;
    let fits = (1..=BRANCH as u8).contains(alliance.branch_spaces.get_ref());
    reader.need(fits, &alliance.branch_spaces, "a branch has 1 to 10 spaces")?;
    let branches = alliance.branches.get_ref();
    let known = |id: &String| file.player_clan.iter().any(|clan| clan.id.get_ref() == id);
    let all = branches.len() == 4 && branches.iter().all(known);
    let differ = (0..branches.len()).all(|i| !branches[..i].contains(&branches[i]));
    reader.need(all && differ, &alliance.branches, "the branches are the four great clans, each once")?;
    for tier in &alliance.tier {
        let inside = |space: &u8| *space >= 1 && space <= alliance.branch_spaces.get_ref();
        reader.need(tier.spaces.get_ref().iter().all(inside), &tier.spaces, "a tier's spaces lie on the branch")?;
    }
    Ok(())
}

fn boards(reader: &Reader<'_>, file: &File) -> Checked {
    whole(file.location_board.len() == 4, "there are 4 location boards")?;
    for (board, number) in file.location_board.iter().zip(1..) {
        reader.need(*board.number.get_ref() == number, &board.number, format!("expected board {number} here"))?;
        let fits = (1..=24).contains(board.spaces.get_ref());
        reader.need(fits, &board.spaces, "a location board has 1 to 24 spaces")?;
    }
    whole((1..=4).contains(&file.location_type.len()), "there are 1 to 4 location types")?;
    whole(!file.location.is_empty() && file.location.len() <= LOCATIONS, "there are 1 to 16 location cards")?;
    distinct(reader, file.location.iter().map(|card| &card.id))?;
    names(file.location.iter().map(|card| &card.name))?;
    for card in &file.location {
        let n = match card.reward.get_ref() {
            file::Reward::Named { steps, .. } => *steps,
            file::Reward::Any { any_clan } => *any_clan,
            file::Reward::Honor { honor } => *honor,
            file::Reward::Wealth { wealth } => *wealth,
            file::Reward::Draw { draw } => *draw,
        };
        reader.need(n <= 20, &card.reward, "a reward is at most 20")?;
    }
    Ok(())
}

fn units(reader: &Reader<'_>, file: &File) -> Checked {
    let of = |kind: UnitKind| file.unit.iter().filter(move |unit| unit.kind == kind);
    whole(of(UnitKind::SmallShip).count() == 1, "there is one small ship card")?;
    whole(of(UnitKind::LargeShip).count() == 1, "there is one large ship card")?;
    whole(of(UnitKind::Mech).count() == UNITS - 2, "there are 8 mech cards")?;
    distinct(reader, file.unit.iter().map(|unit| &unit.id))?;
    names(file.unit.iter().map(|unit| &unit.name))?;
    for unit in &file.unit {
        let ship = unit.kind != UnitKind::Mech;
        reader.need(
            *unit.is_ship.get_ref() == ship,
            &unit.is_ship,
            "small and large ships are ships, mechs are not",
        )?;
        reader.need(*unit.power.get_ref() <= 20, &unit.power, "power is at most 20")?;
        ability(reader, unit)?;
    }
    Ok(())
}

fn ability(reader: &Reader<'_>, unit: &file::Unit) -> Checked {
    let at = unit.ability.span();
    let small = unit.kind == UnitKind::SmallShip;
    match unit.ability.get_ref() {
        file::Ability::FreeOrder(order) => free_order(reader, order, &at, small, false),
        file::Ability::OnArrive { effects, .. } => {
            let alone = |Written(effect): &Written| matches!(effect, Effect::Destroy(_)) || gains(effect);
            let what = "an arrival ability may destroy units or give honor, wealth or cards";
            fault_unless(reader, effects.iter().all(alone), &at, what)?;
            list(reader, effects, &at, &Place { here: true, ..Place::default() })
        }
        file::Ability::ExtraCommit { count } => {
            fault_unless(reader, *count <= 1, &at, "at most one more card can be committed for a unit")
        }
        file::Ability::RewardBonus { value } => fault_unless(reader, *value <= 10, &at, "a bonus is at most 10"),
        file::Ability::Aura { power, .. } => fault_unless(reader, *power <= 10, &at, "an aura gives at most 10"),
        file::Ability::MoveCost { value } => fault_unless(reader, *value >= 1, &at, "a move costs at least 1"),
        file::Ability::Escort { .. } => fault_unless(reader, !small, &at, "fighters cannot be escorted by fighters"),
        _ => Ok(()),
    }
}

fn free_order(reader: &Reader<'_>, order: &file::FreeOrder, at: &Range<usize>, small: bool, attached: bool) -> Checked {
    let wants = order.requires == file::Requires::OwnerUnitHere;
    fault_unless(reader, wants == attached, at, "owner_unit_here is for free orders of attached cards, and only it")?;
    fault_unless(reader, order.cost.ships == 0, at, "a free order costs honor or wealth, never ships")?;
    // SS-Q41: without a limit it must use something up.
    let uses_up = |tokens: &AttachedTokens| tokens.count > 0 && tokens.from == Purse::Own && tokens.bare_only;
    let spends = |Written(effect): &Written| matches!(effect, Effect::AttachToken(tokens) if uses_up(tokens));
    let ends = order.limit == file::Limit::OncePerTurn || order.effects.iter().any(spends);
    fault_unless(reader, ends, at, "a free order without a limit must attach the user's own tokens (SS-Q41)")?;
    list(reader, &order.effects, at, &Place { unit: !small && !attached, ..Place::default() })
}

fn actions(reader: &Reader<'_>, file: &File) -> Checked {
    whole(file.action.len() <= KINDS, "there are at most 32 kinds of action cards")?;
    distinct(reader, file.action.iter().map(|card| &card.id))?;
    names(file.action.iter().map(|card| &card.name))?;
    let copies = |card: &file::Action| u32::from(*card.copies.get_ref());
    whole(file.action.iter().map(copies).sum::<u32>() <= 48, "there are at most 48 action cards")?;
    let attaching = file.action.iter().filter(|card| card.attached.is_some());
    whole(attaching.map(copies).sum::<u32>() <= ATTACHED as u32, "at most 12 cards can be of an attaching kind")?;
    file.action.iter().try_for_each(|card| action(reader, card))
}

fn action(reader: &Reader<'_>, card: &file::Action) -> Checked {
    let battle = card.kind == file::CardType::Battle;
    reader.need((1..=8).contains(card.copies.get_ref()), &card.copies, "a card has 1 to 8 copies")?;
    let place = Place { battle, here: battle, card: card.attached.is_some(), ..Place::default() };
    list(reader, card.effects.get_ref(), &card.effects.span(), &place)?;
    let attaches = card.effects.get_ref().iter().filter(|written| matches!(written.0, Effect::AttachCard(_))).count();
    let fits = attaches == usize::from(card.attached.is_some());
    reader.need(fits, &card.effects, "a card with an attached table attaches itself once, others never")?;
    match &card.attached {
        Some(attached) => hook(reader, attached.get_ref(), &attached.span()),
        None => Ok(()),
    }
}

fn hook(reader: &Reader<'_>, hook: &file::Attached, at: &Range<usize>) -> Checked {
    let some = hook.free_order.is_some() || hook.trigger.is_some() || hook.forbid.is_some();
    fault_unless(reader, some, at, "an attached card has a free_order, a trigger or a forbid")?;
    let effects = hook.trigger.is_some() || (hook.effects.is_empty() && hook.then.is_none());
    fault_unless(reader, effects, at, "effects and then belong to a trigger")?;
    let arriving = |effect: &Word| matches!(effect, Effect::Destroy(units) if units.pick == Picked::Arriving);
    let plain = hook.effects.iter().all(|Written(effect)| arriving(effect) || gains(effect));
    fault_unless(reader, plain, at, "a trigger may destroy the arriving ship or give honor, wealth or cards")?;
    list(reader, &hook.effects, at, &Place { trigger: true, here: true, ..Place::default() })?;
    match &hook.free_order {
        Some(order) => free_order(reader, order, at, false, true),
        None => Ok(()),
    }
}

fn setups(reader: &Reader<'_>, file: &File) -> Checked {
    for players in 2..=4u8 {
        let found = file.setup.iter().find(|setup| *setup.players.get_ref() == players);
        let Some(setup) = found else {
            return whole(false, &format!("there is no [[setup]] for {players} players"));
        };
        table(reader, file, setup, players)?;
    }
    let starters = file.action.iter().filter(|card| card.tags.iter().any(|tag| tag == "starter"));
    for card in starters {
        reader.need(*card.copies.get_ref() >= 4, &card.copies, "a starter needs a copy for each of four players")?;
    }
    Ok(())
}

fn table(reader: &Reader<'_>, file: &File, setup: &file::Setup, players: u8) -> Checked {
    let boards: Vec<u8> = (1..=players).collect();
    reader.need(*setup.location_boards.get_ref() == boards, &setup.location_boards, "the boards are 1 to n (SS-Q1)")?;
    let out = file.location.iter().filter(|card| setup.remove_pips.contains(&card.pips)).count() as u8;
    let left = (file.location.len() as u8 - out).saturating_add(setup.add_back.min(out));
    let what = format!("these pips leave {left} location cards, not {}", setup.location_deck);
    reader.need(left == setup.location_deck, &setup.players, what)?;
    let what = format!("{left} location cards on {players} boards last {} rounds", left / players);
    reader.need(left >= players && left / players == setup.rounds, &setup.players, what)?;
    let starters = file.action.iter().filter(|card| card.tags.iter().any(|tag| tag == "starter"));
    for card in starters {
        let removed = card.copies.get_ref().saturating_sub(players) == setup.starter_copies_removed;
        reader.need(removed, &setup.players, "starter_copies_removed is what n players do not need")?;
    }
    let left_out = UNITS as u8 - 2 - 2 * players;
    reader.need(setup.mechs_left_out == left_out, &setup.players, format!("{left_out} mechs are left out"))
}

/// The component list counts what the tables hold (SS-W8).
fn components(file: &File) -> Checked {
    let cards: u32 = file.action.iter().map(|card| u32::from(*card.copies.get_ref())).sum();
    let units: u32 = file.unit.iter().map(|unit| u32::from(unit.copies)).sum();
    let figures = |kind: UnitKind| -> u32 {
        let of_kind = file.unit.iter().filter(|unit| unit.kind == kind);
        of_kind.map(|unit| u32::from(unit.copies) * u32::from(unit.figures_per_card)).sum()
    };
    let counted = [
        ("action_cards", cards),
        ("unit_cards", units),
        ("location_cards", file.location.len() as u32),
        ("location_boards", file.location_board.len() as u32),
        ("player_boards", file.player_clan.len() as u32),
        ("mech_figures", figures(UnitKind::Mech)),
        ("fighter_figures", figures(UnitKind::SmallShip)),
        ("carrier_figures", figures(UnitKind::LargeShip)),
        ("wealth_tokens", u32::from(*file.game.wealth_tokens.get_ref())),
        ("clan_markers", file.lesser_clan.len() as u32),
    ];
    for (name, count) in counted {
        let said = file.components.get(name).and_then(toml::Value::as_integer);
        let what = format!("[components] {name} = {}, but the tables hold {count}", said.unwrap_or_default());
        whole(said == Some(i64::from(count)), &what)?;
    }
    Ok(())
}

fn distinct<'a>(reader: &Reader<'_>, ids: impl Iterator<Item = &'a Spanned<String>>) -> Checked {
    let mut seen: Vec<&str> = Vec::new();
    for id in ids {
        reader.need(!seen.contains(&id.get_ref().as_str()), id, format!("{:?} is there twice", id.get_ref()))?;
        seen.push(id.get_ref());
    }
    Ok(())
}

/// Names are read back from notation: each needs letters and must differ from the others.
fn names<'a>(names: impl Iterator<Item = &'a String>) -> Checked {
    let mut seen: Vec<String> = Vec::new();
    for name in names {
        let plain = crate::action::plain(name);
        kernel::check_name(name).or_else(|what| whole(false, &what))?;
        whole(!plain.is_empty() && !name.contains('#'), &format!("the name {name:?} has no letters, or a #"))?;
        whole(!seen.contains(&plain), &format!("the name {name:?} is there twice"))?;
        seen.push(plain);
    }
    Ok(())
}

fn fault_unless(reader: &Reader<'_>, holds: bool, at: &Range<usize>, what: &str) -> Checked {
    if holds { Ok(()) } else { Err(reader.fault(at.clone(), what)) }
}
