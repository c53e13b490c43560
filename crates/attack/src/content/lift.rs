//! From the written file to what the rules use, with the line of whatever cannot be.

use super::file::{ArmsWord, AtomLine, File, LayoutLine, PieceLine, PowerLine};
use super::validate::{Check, check_parts};
use super::{
    Arms, Atom, AttackContent, Base, Constants, Gear, Masks, Need, Needs, Node, OnHit, Paint, Persona, Piece, Power,
    Strike, Window, Wiring,
};
use crate::board::{Intersection, Square};
use crate::coin::{Coin, Colour, Trait};
use crate::policy::{NAMES, Temper};
use arrayvec::ArrayVec;
use enum_map::EnumMap;
use kernel::{ContentError, read_toml};
use toml::Spanned;

type Lifted<T> = Result<T, ContentError>;

pub(super) fn lift(text: &str) -> Lifted<AttackContent> {
    let file: File = read_toml(text)?;
    let check = Check::new(text);
    check_parts(&file, check)?;
    let gear = lift_gear(&file, check)?;
    let powers = lift_powers(&file, check)?;
    let (window_gear, window_powers) = lift_windows(&file, check)?;
    let constants = constants(&file, &gear, check)?;
    let mut content = AttackContent {
        masks: Masks::of(&gear, &window_gear, constants.empty_trait),
        constants,
        gear,
        powers,
        paint: lift_paint(&file, check)?,
        bases: lift_bases(&file, check)?,
        window_gear,
        window_powers,
        tempers: lift_tempers(&file, check)?,
        personas: lift_personas(&file, check)?,
        skins: file.flag_skin.iter().map(|skin| (skin.get_ref().id.clone(), skin.get_ref().name.clone())).collect(),
        wirings: file.layout.iter().map(|line| lift_wiring(line, check)).collect::<Lifted<_>>()?,
        autopass: lift_autopass(&file, check)?,
        warnings: file.warning.iter().map(|line| (line.get_ref().id.clone(), line.get_ref().text.clone())).collect(),
        sentences: Vec::new(),
    };
    content.sentences = crate::text::write(&content);
    Ok(content)
}

fn lift_gear(file: &File, check: Check<'_>) -> Lifted<EnumMap<Gear, Piece>> {
    let mut found: EnumMap<Gear, Option<Piece>> = EnumMap::default();
    for line in &file.equipment {
        let (gear, piece) = lift_piece(line, check)?;
        let again = found[gear].replace(piece);
        check.that(again.is_none(), line, || format!("a second piece with the effect of {gear:?}"))?;
    }
    check.all(found, |gear| format!("no [[equipment]] has the effect of {gear:?}"))
}

fn lift_piece(spanned: &Spanned<PieceLine>, check: Check<'_>) -> Lifted<(Gear, Piece)> {
    let line = spanned.get_ref();
    let fail = |what: String| check.fail(spanned, what);
    check.that(line.effect.len() <= 8, spanned, || "an effect has at most eight atoms".to_owned())?;
    let coin = Coin::worth(line.power).ok_or_else(|| fail(format!("power is 1 to 6, not {}", line.power)))?;
    check.that(line.per_turn == 1, spanned, || "per_turn is 1 (AT-G5)".to_owned())?;
    let atoms: ArrayVec<Atom, 8> = line.effect.iter().map(lift_atom).collect::<Result<_, _>>().map_err(fail)?;
    let gear = heart(&atoms).ok_or_else(|| fail("its effect has no atom that equipment knows".to_owned()))?;
    let node = read_node(&line.node).ok_or_else(|| fail(format!("unknown node {:?}", line.node)))?;
    check_node(gear, node, &line.who).map_err(fail)?;
    let mut needs = Needs::default();
    for word in &line.requires {
        let need = read_need(word).ok_or_else(|| fail(format!("unknown requirement {word:?}")))?;
        needs.insert(need);
    }
    let (name, source) = (line.name.clone(), line.source.word().to_owned());
    Ok((gear, Piece { name, power: line.power, coin, empty_counts: line.empty_counts, node, needs, atoms, source }))
}

/// The atom that tells one piece from another; attacks differ by their targets.
fn heart(atoms: &[Atom]) -> Option<Gear> {
    atoms.iter().find_map(|atom| match atom {
        Atom::RollRepair => Some(Gear::Array),
        Atom::SwapModifier { .. } => Some(Gear::Batteries),
        Atom::DeployField => Some(Gear::Field),
        Atom::Repair => Some(Gear::Nanobots),
        Atom::Boost => Some(Gear::Capacitor),
        Atom::Attack(strike) if strike.radius.is_some() => Some(Gear::Emp),
        Atom::Attack(_) => Some(Gear::Laser),
        _ => None,
    })
}

/// Each piece belongs to the kind of moment its questions can be put in (AT-W2).
fn check_node(gear: Gear, node: Node, who: &str) -> Result<(), String> {
    let fits = match gear {
        Gear::Array | Gear::Batteries => node == Node::Start && who == "active",
        Gear::Nanobots => node == Node::Engine && who == "active",
        Gear::Emp | Gear::Laser => node == Node::Fire && who == "active",
        Gear::Field | Gear::Capacitor => matches!(node, Node::Window(_) | Node::AnyWindow) && who == "any",
    };
    if fits { Ok(()) } else { Err(format!("the effect of {gear:?} cannot be used at this node by {who:?}")) }
}

fn read_node(word: &str) -> Option<Node> {
    match word {
        "D-Start" => Some(Node::Start),
        "D-Engine" => Some(Node::Engine),
        "D-Fire" => Some(Node::Fire),
        "any_window" => Some(Node::AnyWindow),
        other => Window::read(other).map(Node::Window),
    }
}

fn read_need(word: &str) -> Option<Need> {
    Some(match word {
        "speed_zero" => Need::SpeedZero,
        "token_on_equipment" => Need::TokenOnEquipment,
        "empty_trait" => Need::EmptyTrait,
        "lost_token" => Need::LostToken,
        "ship_in_range" => Need::ShipInRange,
        "adjacent_free_square" => Need::AdjacentFreeSquare,
        _ => return None,
    })
}

fn lift_atom(line: &AtomLine) -> Result<Atom, String> {
    let coin = |word: &str| Coin::read(word).ok_or_else(|| format!("unknown coin {word:?}"));
    Ok(match line {
        AtomLine::Reveal(on) => Atom::Reveal(Trait::read(on).ok_or_else(|| format!("unknown trait {on:?}"))?),
        AtomLine::RollRepair { on_match, repeat, on_miss } => {
            let known = (on_match.as_str(), repeat.as_str(), on_miss.as_str()) == ("reserve", "optional", "scramble");
            known.then_some(Atom::RollRepair).ok_or("roll_repair is reserve, optional, scramble")?
        }
        AtomLine::SwapModifier { out, r#in } => Atom::SwapModifier { out: coin(out)?, into: coin(r#in)? },
        AtomLine::RunPhase(1) => Atom::RunPhase,
        AtomLine::RunPhase(n) => return Err(format!("run_phase is 1, not {n}")),
        AtomLine::LockEquipment(until) => only(until, "next_turn", Atom::LockEquipment)?,
        AtomLine::EndTurn(true) => Atom::EndTurn,
        AtomLine::EndTurn(false) => return Err("end_turn is true or left out".to_owned()),
        AtomLine::DeployField { speed: 0, r#where, .. } => only(r#where, "adjacent_free", Atom::DeployField)?,
        AtomLine::DeployField { .. } => return Err("a force field has speed 0 (AT-G21)".to_owned()),
        AtomLine::Repair { from, to } if from == "lost" => only(to, "empty_trait", Atom::Repair)?,
        AtomLine::Repair { from, .. } => return Err(format!("repair is from lost, not {from:?}")),
        AtomLine::Attack { armaments, targets, radius, on_hit } => {
            Atom::Attack(lift_strike(armaments, targets, *radius, on_hit)?)
        }
        AtomLine::Boost { to, until, .. } if to == "other_trait" => only(until, "assignment", Atom::Boost)?,
        AtomLine::Boost { to, .. } => return Err(format!("boost is to other_trait, not {to:?}")),
        AtomLine::Reassign { ship } => only(ship, "any", Atom::Reassign)?,
        AtomLine::SetSpeed { ship, min, max } if min <= max && *max <= 10 => {
            only(ship, "any", Atom::SetSpeed { min: *min, max: *max })?
        }
        AtomLine::SetSpeed { .. } => return Err("a speed is from 0 to 10".to_owned()),
        AtomLine::Teleport { ship, to } if to == "free_square" => only(ship, "any", Atom::Teleport)?,
        AtomLine::Teleport { to, .. } => return Err(format!("teleport is to free_square, not {to:?}")),
        AtomLine::StartWith { modifier, reserve } => match reserve.as_slice() {
            [one] => Atom::StartWith { modifier: coin(modifier)?, reserve: coin(one)? },
            _ => return Err("start_with puts one coin in reserve".to_owned()),
        },
    })
}

fn only(word: &str, known: &str, atom: Atom) -> Result<Atom, String> {
    if word == known { Ok(atom) } else { Err(format!("expected {known:?}, not {word:?}")) }
}

fn lift_strike(arms: &ArmsWord, targets: &str, radius: Option<u8>, on_hit: &str) -> Result<Strike, String> {
    let arms = match arms {
        ArmsWord::Fixed(n) if *n <= 20 => Arms::Fixed(*n),
        ArmsWord::Named(word) if word == "trait" => Arms::Trait,
        _ => return Err("armaments is \"trait\" or a number up to 20".to_owned()),
    };
    let radius = match (targets, radius) {
        ("one_in_range", None) => None,
        ("area", Some(n)) if n <= 4 => Some(n),
        _ => return Err("targets is one_in_range, or area with a radius up to 4".to_owned()),
    };
    let on_hit = match on_hit {
        "damage" if radius.is_none() => OnHit::Damage,
        "disable" => OnHit::Disable,
        // AT-D8: no effect may damage two ships at once.
        _ => return Err("on_hit is damage (one ship alone) or disable".to_owned()),
    };
    Ok(Strike { arms, radius, on_hit })
}

fn lift_powers(file: &File, check: Check<'_>) -> Lifted<EnumMap<Colour, Power>> {
    let mut found: EnumMap<Colour, Option<Power>> = EnumMap::default();
    for line in &file.power {
        let (colour, power) = lift_power(line, check)?;
        let again = found[colour].replace(power);
        check.that(again.is_none(), line, || format!("a second power for {}", colour.id()))?;
    }
    check.all(found, |colour| format!("no [[power]] for {}", colour.id()))
}

fn lift_power(spanned: &Spanned<PowerLine>, check: Check<'_>) -> Lifted<(Colour, Power)> {
    let line = spanned.get_ref();
    let fail = |what: String| check.fail(spanned, what);
    let colour = Colour::read(&line.colour).ok_or_else(|| fail(format!("unknown colour {:?}", line.colour)))?;
    let [effect] = line.effect.as_slice() else {
        return Err(fail("a power has exactly one atom".to_owned()));
    };
    let atom = lift_atom(effect).map_err(fail)?;
    let triggered = matches!(atom, Atom::Reassign | Atom::SetSpeed { .. } | Atom::Teleport);
    let fits = if triggered {
        (line.uses, line.node.as_str()) == (1, "any_window")
    } else {
        matches!(atom, Atom::StartWith { .. }) && (line.uses, line.node.as_str()) == (0, "setup")
    };
    check.that(fits, spanned, || "a power is used once in any_window, or never and at setup".to_owned())?;
    Ok((colour, Power { name: line.name.clone(), atom, source: line.source.word().to_owned() }))
}

type Reactions = (EnumMap<Window, ArrayVec<Gear, 7>>, EnumMap<Window, bool>);

fn lift_windows(file: &File, check: Check<'_>) -> Lifted<Reactions> {
    let mut pieces: EnumMap<Window, ArrayVec<Gear, 7>> = EnumMap::default();
    let mut powers: EnumMap<Window, bool> = EnumMap::default();
    for spanned in &file.window {
        let line = spanned.get_ref();
        let window = Window::read(&line.id).ok_or_else(|| check.fail(spanned, "unknown window"))?;
        for word in &line.reactions {
            let piece = file.equipment.iter().find(|piece| piece.get_ref().id == *word);
            match piece {
                Some(piece) => {
                    let (gear, piece) = lift_piece(piece, check)?;
                    let belongs = piece.node == Node::AnyWindow || piece.node == Node::Window(window);
                    check.that(belongs, spanned, || format!("{word:?} does not belong to this window"))?;
                    if !pieces[window].contains(&gear) {
                        pieces[window].push(gear);
                    }
                }
                None if file.power.iter().any(|power| power.get_ref().id == *word) => powers[window] = true,
                None => return Err(check.fail(spanned, format!("unknown reaction {word:?}"))),
            }
        }
    }
    Ok((pieces, powers))
}

fn constants(file: &File, gear: &EnumMap<Gear, Piece>, check: Check<'_>) -> Lifted<Constants> {
    let (spanned, line) = (&file.constants, file.constants.get_ref());
    let radius = gear[Gear::Emp].strike().and_then(|strike| strike.radius);
    check.that(radius == Some(line.emp_radius), spanned, || "emp_radius differs from the EMP's effect".to_owned())?;
    let laser = gear[Gear::Laser].strike().map(|strike| strike.arms);
    let agrees = laser == Some(Arms::Fixed(line.extra_laser_armaments));
    check.that(agrees, spanned, || "extra_laser_armaments differs from the Extra Laser's effect".to_owned())?;
    for piece in &file.equipment {
        for atom in &piece.get_ref().effect {
            let agrees = match atom {
                AtomLine::DeployField { shields, .. } => *shields == line.force_field_shields,
                AtomLine::Boost { amount, .. } => *amount == line.capacitor_bonus,
                _ => true,
            };
            check.that(agrees, piece, || "its effect differs from [constants]".to_owned())?;
        }
    }
    Ok(Constants {
        empty_trait: line.default_trait_value,
        capacitor_bonus: line.capacitor_bonus,
        field_shields: line.force_field_shields,
        withhold_from: line.emp_withhold_from,
        turns_skipped: line.respawn_turns_skipped,
        round_guard: file.engine.get_ref().round_guard,
    })
}

fn lift_paint(file: &File, check: Check<'_>) -> Lifted<EnumMap<Colour, Paint>> {
    let mut found: EnumMap<Colour, Option<Paint>> = EnumMap::default();
    for spanned in &file.colour {
        let line = spanned.get_ref();
        let colour = Colour::read(&line.id).ok_or_else(|| check.fail(spanned, "unknown colour"))?;
        let known = file.power.iter().any(|power| power.get_ref().id == line.power);
        check.that(known, spanned, || format!("unknown power {:?}", line.power))?;
        found[colour] = Some(Paint { name: line.name.clone(), hex: line.hex.clone() });
    }
    check.all(found, |colour| format!("no [[colour]] {}", colour.id()))
}

fn lift_bases(file: &File, check: Check<'_>) -> Lifted<[Base; 2]> {
    let mut bases = ArrayVec::<Base, 2>::new();
    for (spanned, id) in file.base.iter().zip(["south", "north"]) {
        let line = spanned.get_ref();
        let fail = |what: String| check.fail(spanned, what);
        check.that(line.id == id, spanned, || format!("expected the base {id:?} here"))?;
        let flag = Intersection::read(&line.flag_intersection);
        let flag = flag.ok_or_else(|| fail(format!("{:?} is no intersection", line.flag_intersection)))?;
        let squares = read_squares(&line.squares).map_err(fail)?;
        let near = squares.iter().all(|&square| flag.touches(square));
        check.that(near && !squares.is_empty(), spanned, || "its squares lie round its flag (AT-J2)".to_owned())?;
        let overflow = read_squares(&line.overflow_squares).map_err(fail)?;
        // A later base cannot overflow: there are as many expected ids as places.
        bases.push(Base { squares, flag, overflow });
    }
    let two = file.base.len() == 2;
    check.whole(two, "there are two [[base]]: south and north")?;
    bases.into_inner().map_err(|_| ContentError::at(0, "there are two [[base]]: south and north"))
}

fn read_squares(words: &[String]) -> Result<ArrayVec<Square, 16>, String> {
    if words.len() > 16 {
        return Err("at most sixteen squares".to_owned());
    }
    words.iter().map(|word| Square::read(word).ok_or_else(|| format!("{word:?} is no square"))).collect()
}

fn lift_personas(file: &File, check: Check<'_>) -> Lifted<Vec<Persona>> {
    let lifted = file.persona.iter().map(|spanned| {
        let line = spanned.get_ref();
        let colour = Colour::read(&line.colour);
        let colour = colour.ok_or_else(|| check.fail(spanned, format!("unknown colour {:?}", line.colour)))?;
        let known = file.bot.iter().any(|bot| bot.get_ref().id == line.bot);
        check.that(known, spanned, || format!("unknown bot {:?}", line.bot))?;
        let (captain, ship) = (line.captain.clone(), line.ship.clone());
        Ok(Persona { colour, captain, ship, motivation: line.motivation.clone(), bot: line.bot.clone() })
    });
    lifted.collect()
}

/// The scripted captains, each described once.
fn lift_tempers(file: &File, check: Check<'_>) -> Lifted<Vec<Temper>> {
    let mut found = [None; NAMES.len()];
    for spanned in &file.bot {
        let line = spanned.get_ref();
        let which = NAMES.iter().position(|name| *name == line.id);
        let unknown = || check.fail(spanned, format!("unknown bot {:?}; expected {}", line.id, NAMES.join(", ")));
        let temper = Temper::of(&line.weights);
        let temper = temper.ok_or_else(|| check.fail(spanned, "weights are hits, -100 to 100".to_owned()))?;
        let again = found[which.ok_or_else(unknown)?].replace(temper);
        check.that(again.is_none(), spanned, || format!("a second bot {:?}", line.id))?;
    }
    let missing = |name: &str| ContentError::at(0, format!("there is no [[bot]] {name:?}"));
    NAMES.iter().zip(found).map(|(name, temper)| temper.ok_or_else(|| missing(name))).collect()
}

fn lift_wiring(spanned: &Spanned<LayoutLine>, check: Check<'_>) -> Lifted<Wiring> {
    let line = spanned.get_ref();
    let fail = |what: String| check.fail(spanned, what);
    let on = |word: &String| Trait::read(word).ok_or_else(|| fail(format!("unknown trait {word:?}")));
    check.that(line.order.len() + line.pin.len() == 4, spanned, || "a preset names each trait once".to_owned())?;
    let mut pins = ArrayVec::new();
    for (word, face) in &line.pin {
        let coin = Coin::read(face).ok_or_else(|| fail(format!("unknown coin {face:?}")))?;
        pins.push((on(word)?, coin));
    }
    let order: ArrayVec<Trait, 4> = line.order.iter().map(on).collect::<Lifted<_>>()?;
    let named = |one: Trait| order.contains(&one) || pins.iter().any(|(pinned, _)| *pinned == one);
    check.that(Trait::ALL.into_iter().all(named), spanned, || "a preset names each trait once".to_owned())?;
    Ok(Wiring { id: line.id.clone(), name: line.name.clone(), pins, order })
}

fn lift_autopass(file: &File, check: Check<'_>) -> Lifted<Vec<(String, EnumMap<Window, super::Ask>)>> {
    let lifted = file.autopass.iter().map(|spanned| {
        let line = spanned.get_ref();
        let mut found: EnumMap<Window, Option<super::Ask>> = EnumMap::default();
        for (word, ask) in &line.ask {
            let window = Window::read(word);
            let window = window.ok_or_else(|| check.fail(spanned, format!("unknown window {word:?}")))?;
            found[window] = Some(*ask);
        }
        Ok((line.id.clone(), check.all(found, |window| format!("{}: no word for {}", line.id, window.id()))?))
    });
    lifted.collect()
}
