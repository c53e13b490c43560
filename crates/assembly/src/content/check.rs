//! From the file as written to content the rules can trust: every fault one clear error.

use super::file::{self, File};
use super::written::Written;
use super::{Ability, Content, Defaults, Gun, Kind, Limits, MOST, Named, Printed};
use crate::card::{CARDS, Card};
use crate::effects::{Ask, Effect, PerShip};
use crate::fast::Masks;
use crate::setup::MemoryAid;
use crate::text::SHIP_FIELDS;
use arrayvec::ArrayVec;
use kernel::{ContentError, read_toml};
use std::ops::RangeInclusive;
use toml::Spanned;

const NAME_LENGTH: usize = 24;
const TEXT_LENGTH: usize = 120;
const MOST_VOTES: u8 = 20;
const MOST_DRAWS: u8 = 5;

/// The text, for the lines of errors.
struct Source<'a>(&'a str);

impl Source<'_> {
    fn fault<T, A>(&self, at: &Spanned<A>, what: impl Into<String>) -> Result<T, ContentError> {
        Err(ContentError::at_offset(self.0, at.span().start, what))
    }

    fn within(&self, n: &Spanned<u8>, range: RangeInclusive<u8>, what: &str) -> Result<u8, ContentError> {
        let value = *n.get_ref();
        if range.contains(&value) {
            return Ok(value);
        }
        self.fault(n, format!("{what} is {value}; expected {} to {}", range.start(), range.end()))
    }

    fn only<A>(&self, at: &Spanned<A>, holds: bool, what: &str) -> Result<(), ContentError> {
        if holds { Ok(()) } else { self.fault(at, what) }
    }
}

pub(super) fn content(text: &str) -> Result<Content, ContentError> {
    let file: File = read_toml(text)?;
    let source = Source(text);
    let limits = limits(&source, &file)?;
    if file.card.len() != CARDS {
        return Err(ContentError::at(0, format!("{} cards; expected {CARDS} (SA-C1)", file.card.len())));
    }
    let mut cards = Vec::with_capacity(CARDS);
    let mut names: Vec<Named> = Vec::with_capacity(CARDS);
    for (index, table) in file.card.iter().enumerate() {
        source.only(table, usize::from(table.get_ref().number) == index + 1, "`number` must count the cards from 1")?;
        cards.push(printed(&source, table.get_ref())?);
        names.push(named(&source, table.get_ref(), &names)?);
    }
    let by_initiative = by_initiative(&source, &file)?;
    source.only(&file.limits, recesses(&cards) <= 1, "at most one captain may have a turn_start ability")?;
    let defaults = defaults(&file.defaults);
    let masks = Masks::of(&cards);
    let edition = file.meta.edition.chars().take(TEXT_LENGTH).collect();
    Ok(Content { cards, names, limits, defaults, edition, masks, by_initiative })
}

fn recesses(cards: &[Printed]) -> usize {
    let abilities = cards.iter().flat_map(|card| &card.abilities);
    abilities.filter(|ability| matches!(ability.kind, Kind::Recess(_))).count()
}

fn limits(source: &Source<'_>, file: &File) -> Result<Limits, ContentError> {
    fixed(source, file)?;
    let (limits, house) = (file.limits.get_ref(), file.house_limits.get_ref());
    source.only(&file.limits, limits.release_votes <= MOST_VOTES, "release_votes is more than 20")?;
    let bounded = (1..=60).contains(&house.assembly_turns)
        && (1..=60).contains(&house.actions_per_turn)
        && (1..=100).contains(&house.quiet_rounds)
        && house.minimum_cost <= MOST_VOTES;
    let expected = "expected minimum_cost up to 20, assembly_turns and actions_per_turn from 1 to 60, \
                    quiet_rounds from 1 to 100";
    source.only(&file.house_limits, bounded, expected)?;
    Ok(Limits {
        release_votes: limits.release_votes,
        minimum_cost: house.minimum_cost,
        turns: house.assembly_turns,
        actions: house.actions_per_turn,
        quiet_rounds: house.quiet_rounds,
    })
}

/// What the rules themselves fix: a file may say it, not change it.
fn fixed(source: &Source<'_>, file: &File) -> Result<(), ContentError> {
    let limits = file.limits.get_ref();
    let range = |range: file::Range, min, max| range == file::Range { min, max };
    let sizes = (limits.cards, limits.fleet_cap, limits.agenda_size, limits.starting_hand) == (20, 5, 3, 2);
    source.only(&file.limits, sizes, "cards, fleet_cap, agenda_size, starting_hand are 20, 5, 3, 2 by the rules")?;
    let three = [limits.shields, limits.evasion, limits.targeting, limits.weapons].iter().all(|&r| range(r, 1, 3));
    let ranges = three && range(limits.damage_class, 1, 2);
    source.only(&file.limits, ranges, "the ranges are 1 to 3, of damage_class 1 to 2, by SA-C10")?;
    let lobbying = file.lobbying.get_ref();
    source.only(&file.lobbying, is_lobbying(lobbying), "the draft is fixed by SA-L1 to SA-L13")?;
    let first = file.first_play.get_ref();
    let plain = first.dealt_to_each == 2 && first.starter == "random";
    source.only(&file.first_play, plain, "the first game is fixed by SA-F1")?;
    let locking = file.locking.get_ref();
    let prices = locking.lock_price == "locked_now + 1" && locking.relock_price == "locked_now";
    let unlocks = locking.unlocks == "start of the owner's next turn";
    source.only(&file.locking, prices && unlocks, "locks are fixed by SA-K1, SA-K2 and SA-K4")?;
    let modes = is_transfer(file.transfer_power.get_ref());
    source.only(&file.transfer_power, modes, "transfers are fixed by SA-X1 and SA-X3")
}

fn is_lobbying(lobbying: &file::Lobbying) -> bool {
    use file::Lobbyist::{First, Second};
    let picks = lobbying.picks.iter().map(|pick| (pick.by, pick.take, pick.forced));
    let right = [(First, 1, false), (Second, 2, false), (First, 1, false), (Second, 1, true)];
    lobbying.dealt_to_each == 2
        && lobbying.face_up == 4
        && lobbying.deck_is_a_thing
        && lobbying.deck_taker_starts
        && lobbying.release_order == [First, Second]
        && picks.eq(right)
}

fn is_transfer(transfer: &file::TransferPower) -> bool {
    let modes = transfer.modes.iter().map(|mode| (mode.id.as_str(), mode.set_targeting, mode.set_class));
    transfer.needs_shields == 1 && modes.eq([("targeting", Some(3), None), ("damage", None, Some(2))])
}

fn defaults(file: &file::Defaults) -> Defaults {
    let memory_aid = match file.memory_aid {
        file::Aid::None => MemoryAid::None,
        file::Aid::Log => MemoryAid::Log,
        file::Aid::Ribbon => MemoryAid::Ribbon,
    };
    Defaults { lobbying: file.lobbying, locking: file.locking, transfer_power: file.transfer_power, memory_aid }
}

fn named(source: &Source<'_>, table: &file::CardTable, before: &[Named]) -> Result<Named, ContentError> {
    let captain = name(source, &table.captain.name, before)?;
    let ship = name(source, &table.ship.name, before)?;
    source.only(&table.ship.name, !captain.eq_ignore_ascii_case(&ship), "captain and ship have the same name")?;
    let texts = [&table.captain.motif, &table.ship.role];
    let short = texts.iter().all(|text| text.chars().count() <= TEXT_LENGTH);
    source.only(&table.captain.name, short, "motif and role have at most 120 characters")?;
    let abilities = table.captain.abilities.iter().map(|ability| ability.get_ref().id.to_lowercase()).take(MOST);
    let stated = |source: file::Source, fields: &[String]| match source {
        file::Source::Rulebook => fields.iter().take(SHIP_FIELDS).cloned().collect(),
        _ => Vec::new(),
    };
    let (captain_end, ship_end) = (&table.captain, &table.ship);
    let from_rulebook =
        (stated(captain_end.source, &captain_end.rulebook_fields), stated(ship_end.source, &ship_end.rulebook_fields));
    Ok(Named {
        card: format!("{captain}/{ship}"),
        captain,
        ship,
        abilities: abilities.collect(),
        motif: table.captain.motif.clone(),
        role: table.ship.role.clone(),
        from_rulebook,
    })
}

/// A name that notation can hold: letters, digits, spaces, dashes, apostrophes, used once.
fn name(source: &Source<'_>, name: &Spanned<String>, before: &[Named]) -> Result<String, ContentError> {
    let text = name.get_ref();
    let plain = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '\'');
    let trimmed =
        !text.is_empty() && text.trim() == text && !text.contains("  ") && text.chars().count() <= NAME_LENGTH;
    let words = trimmed && text.chars().all(plain) && text.chars().any(char::is_alphabetic);
    source.only(name, words, "a name has 1 to 24 letters, digits, spaces, dashes or apostrophes")?;
    let reserved = ["deck", "the deck", "from the deck", "fresh", "nothing", "open", "held", "idle", "fired"];
    let free = !reserved.iter().any(|word| text.eq_ignore_ascii_case(word));
    source.only(name, free, &format!("{text:?} is a word of the notation; choose another name"))?;
    let taken = before.iter().any(|known| [&known.captain, &known.ship].iter().any(|n| n.eq_ignore_ascii_case(text)));
    source.only(name, !taken, &format!("{text:?} is used twice; names must be unique"))?;
    Ok(text.clone())
}

fn printed(source: &Source<'_>, table: &file::CardTable) -> Result<Printed, ContentError> {
    let (captain, ship, band) = (&table.captain, &table.ship, &table.band);
    Ok(Printed {
        captain_cost: source.within(&captain.cost, 0..=30, "captain cost")?,
        ship_cost: source.within(&ship.cost, 0..=30, "ship cost")?,
        initiative: source.within(&ship.initiative, 1..=20, "initiative")?,
        shields: source.within(&ship.shields, 1..=3, "shields")?,
        evasion: source.within(&ship.evasion, 1..=3, "evasion")?,
        guns: guns(source, &ship.weapons)?,
        band: [source.within(&band.class1, 0..=9, "class1")?, source.within(&band.class2, 0..=9, "class2")?],
        abilities: abilities(source, captain)?,
    })
}

fn guns(source: &Source<'_>, weapons: &Spanned<Vec<file::Gun>>) -> Result<ArrayVec<Gun, 3>, ContentError> {
    let list = weapons.get_ref();
    source.only(weapons, (1..=3).contains(&list.len()), "a ship has 1 to 3 weapons (SA-C10)")?;
    let gun = |gun: &file::Gun| {
        Ok(Gun {
            targeting: source.within(&gun.targeting, 1..=3, "targeting")?,
            class: source.within(&gun.class, 1..=2, "class")? - 1,
        })
    };
    list.iter().map(gun).collect()
}

/// SA-C9: every initiative from 1 to 20 on exactly one ship.
fn by_initiative(source: &Source<'_>, file: &File) -> Result<[Card; CARDS], ContentError> {
    let mut ships = [None; CARDS];
    for (card, table) in Card::all().zip(&file.card) {
        let initiative = &table.get_ref().ship.initiative;
        let slot = source.within(initiative, 1..=20, "initiative")? - 1;
        if ships[usize::from(slot)].replace(card).is_some() {
            return source.fault(initiative, format!("initiative {} is on two ships (SA-C9)", slot + 1));
        }
    }
    // Twenty different numbers from 1 to 20: every slot is filled.
    Ok(ships.map(|card| card.unwrap_or(Card::all().next().expect("there are cards"))))
}

fn abilities(source: &Source<'_>, captain: &file::Captain) -> Result<ArrayVec<Ability, MOST>, ContentError> {
    let list = &captain.abilities;
    source.only(&captain.name, (1..=MOST).contains(&list.len()), "a captain has 1 to 4 abilities")?;
    let mut ids: Vec<String> = Vec::new();
    let mut abilities = ArrayVec::new();
    for ability in list {
        let id = ability.get_ref().id.to_lowercase();
        let plain = !id.is_empty() && id.len() <= NAME_LENGTH && id.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        source.only(ability, plain, "an ability's id has 1 to 24 letters a to z")?;
        source.only(ability, !ids.contains(&id), "an ability's id is used twice on this captain")?;
        ids.push(id);
        abilities.push(self::ability(source, ability)?);
    }
    Ok(abilities)
}

fn ability(source: &Source<'_>, at: &Spanned<file::Ability>) -> Result<Ability, ContentError> {
    let ability = at.get_ref();
    let steps = &ability.steps;
    source.only(at, (1..=MOST).contains(&steps.len()), "`do` has 1 to 4 steps")?;
    let trigger = ability.kind == file::Kind::Trigger;
    source.only(at, trigger == ability.on.is_some(), "`on` goes with kind = \"trigger\" and with no other")?;
    let start = ability.kind == file::Kind::TurnStart;
    source.only(
        at,
        start == ability.optional,
        "`optional = true` goes with kind = \"turn_start\" and with no other",
    )?;
    match (ability.kind, ability.on) {
        (file::Kind::Static, _) => price(source, steps),
        (file::Kind::TurnStart, _) => recess(source, at),
        (file::Kind::Trigger, Some(file::On::SelfRecruited)) => triggered(source, steps, Kind::OnArrival),
        (file::Kind::Trigger, _) => triggered(source, steps, Kind::OnPlay),
        (file::Kind::Activated, _) => activated(source, at),
    }
}

fn price(source: &Source<'_>, steps: &[Spanned<Written>]) -> Result<Ability, ContentError> {
    let (mut captains, mut ships) = (0i8, 0i8);
    for step in steps {
        let (captain, ship) = match *step.get_ref() {
            Written::CaptainCost(n) => (n, 0),
            Written::ShipCost(n) => (0, n),
            Written::SkipTurn | Written::Does(_) => {
                return source.fault(step, "a static ability has steps `captain_cost` and `ship_cost` alone");
            }
        };
        source.only(step, captain.abs() <= 10 && ship.abs() <= 10, "a price changes by at most 10")?;
        (captains, ships) = (captains + captain, ships + ship);
    }
    Ok(Ability { kind: Kind::Static { captains, ships }, effects: ArrayVec::new(), asks: ArrayVec::new() })
}

fn recess(source: &Source<'_>, at: &Spanned<file::Ability>) -> Result<Ability, ContentError> {
    let steps: Vec<Written> = at.get_ref().steps.iter().map(|step| *step.get_ref()).collect();
    match steps.as_slice() {
        &[Written::SkipTurn, Written::Does(Effect::Draw(n))] if n <= MOST_DRAWS => {
            Ok(Ability { kind: Kind::Recess(n), effects: ArrayVec::new(), asks: ArrayVec::new() })
        }
        _ => source.fault(at, "a turn_start ability is `skip_turn = true`, then `draw = n`, n up to 5"),
    }
}

/// A trigger asks nothing, so that it can fire in the middle of anything; its draw comes last.
fn triggered(source: &Source<'_>, steps: &[Spanned<Written>], kind: Kind) -> Result<Ability, ContentError> {
    let mut effects: ArrayVec<Effect, MOST> = ArrayVec::new();
    for step in steps {
        let effect = effect(source, step)?;
        let quiet = matches!(effect, Effect::Cast(_) | Effect::CastPer(_) | Effect::Refresh(_) | Effect::Draw(_));
        source.only(step, quiet, "a trigger may cast, refresh and draw")?;
        let last = !matches!(effects.last(), Some(Effect::Draw(_)));
        source.only(step, last, "a trigger draws last")?;
        effects.push(effect);
    }
    Ok(Ability { kind, effects, asks: ArrayVec::new() })
}

fn activated(source: &Source<'_>, at: &Spanned<file::Ability>) -> Result<Ability, ContentError> {
    let mut effects: ArrayVec<Effect, MOST> = ArrayVec::new();
    let mut asks: ArrayVec<Ask, MOST> = ArrayVec::new();
    let (mut left, mut anyone, mut drawn) = (false, false, false);
    for step in &at.get_ref().steps {
        let effect = effect(source, step)?;
        let leaves = effect.ends_the_captain();
        let refreshes = matches!(effect, Effect::Refresh(_));
        source.only(step, !(left && (leaves || refreshes)), "this captain has left by an earlier step")?;
        source.only(step, !(anyone && leaves), "a step on the captain itself comes before one on any captain")?;
        left |= leaves;
        anyone |= effect.asks() == Some(Ask::Captain);
        drawn |= matches!(effect, Effect::Draw(_));
        if let Some(ask) = effect.asks() {
            // A hand card named before a draw would wait, chosen and secret, while the draw is asked.
            source.only(step, !(drawn && ask == Ask::Hand), "a step on a hand card comes before any draw")?;
            let once = "an ability asks for one ship, captain, agenda or hand card at most";
            source.only(step, !asks.contains(&ask), once)?;
            asks.push(ask);
        }
        effects.push(effect);
    }
    asks.sort_unstable();
    Ok(Ability { kind: Kind::Activated, effects, asks })
}

/// A step that does something, with its number in range.
fn effect(source: &Source<'_>, step: &Spanned<Written>) -> Result<Effect, ContentError> {
    let Written::Does(effect) = *step.get_ref() else {
        return source.fault(step, "this step does not go with this kind of ability; see RULES.md section 8");
    };
    match effect {
        Effect::Cast(n) | Effect::CastPer(PerShip(n)) | Effect::Spend(n) if n > MOST_VOTES => {
            source.fault(step, "at most 20 votes")
        }
        Effect::Draw(n) if !(1..=MOST_DRAWS).contains(&n) => source.fault(step, "an ability draws 1 to 5 times"),
        effect => Ok(effect),
    }
}
