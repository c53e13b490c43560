//! Equipment and powers in words, rendered from what they do.

use crate::coin::Coin;
use crate::content::{Arms, Atom, AttackContent, Constants, Need, Node, OnHit, Piece, Strike, Window};

pub(crate) fn write(content: &AttackContent) -> Vec<String> {
    let pieces = content.gear.values().map(|piece| piece_sentence(piece, &content.constants));
    let powers = content.powers.iter().map(|(colour, power)| {
        let what = atom_words(power.atom, &content.constants);
        format!("{} ({}): {what}. [{}]", power.name, colour.id(), power.source)
    });
    let captains = content.personas.iter().map(|one| {
        let paint = &content.paint[one.colour].name;
        format!("{} of the {} ({paint}): {}", one.captain, one.ship, one.motivation)
    });
    pieces.chain(powers).chain(captains).collect()
}

fn piece_sentence(piece: &Piece, constants: &Constants) -> String {
    let power = if piece.empty_counts { format!("{} or empty", piece.power) } else { power_word(piece.power) };
    let needs: Vec<&str> = piece.needs.iter().map(need_words).collect();
    let needs = if needs.is_empty() { String::new() } else { format!(", {}", needs.join(", ")) };
    let what: Vec<String> = piece.atoms.iter().map(|&atom| atom_words(atom, constants)).collect();
    let node = node_words(piece.node);
    format!("{} (power {power}; {node}{needs}): {}. [{}]", piece.name, what.join("; then "), piece.source)
}

fn power_word(power: u8) -> String {
    match Coin::worth(power) {
        Some(Coin::Blank) => format!("{power}, the blank"),
        _ => power.to_string(),
    }
}

fn node_words(node: Node) -> String {
    match node {
        Node::Start => "before you assign power".to_owned(),
        Node::Engine => "before your Engines order".to_owned(),
        Node::Fire => "in your Fire phase".to_owned(),
        Node::Window(window) => format!("as a reaction {}", window_words(window)),
        Node::AnyWindow => "as a reaction at any time".to_owned(),
    }
}

const fn window_words(window: Window) -> &'static str {
    match window {
        Window::PrePower => "as a turn begins",
        Window::Powered => "once power is laid",
        Window::PreMove => "before a course is set",
        Window::UnderWay => "once a course is set",
        Window::Impact => "at a Collision",
        Window::PreFire => "before the decision to fire",
        Window::Firefight => "at an attack",
    }
}

const fn need_words(need: Need) -> &'static str {
    match need {
        Need::SpeedZero => "at speed 0",
        Need::TokenOnEquipment => "with a token on Equipment",
        Need::EmptyTrait => "with an empty trait",
        Need::LostToken => "with a lost token",
        Need::ShipInRange => "with a ship in range",
        Need::AdjacentFreeSquare => "with a free square beside your ship",
    }
}

fn atom_words(atom: Atom, constants: &Constants) -> String {
    match atom {
        Atom::Reveal(on) => format!("show {}", on.name()),
        Atom::RollRepair => "roll your die: a lost token with that face comes back and you may roll again, \
            a miss scrambles your power and ends the turn"
            .to_owned(),
        Atom::SwapModifier { out, into } => format!("token {out} becomes the speed modifier, {into} joins your power"),
        Atom::RunPhase => "assign your power".to_owned(),
        Atom::LockEquipment => "use no equipment until your next turn".to_owned(),
        Atom::EndTurn => "your turn ends".to_owned(),
        Atom::DeployField => {
            format!("its token becomes a force field with Shields {} on a square beside you", constants.field_shields)
        }
        Atom::Repair => "put a lost token on an empty trait".to_owned(),
        Atom::Attack(strike) => strike_words(strike),
        Atom::Boost => format!("its token adds {} to another trait until you assign", constants.capacitor_bonus),
        Atom::Reassign => "assign the power of any ship, once".to_owned(),
        Atom::SetSpeed { min, max } => format!("set the speed of any ship, {min} to {max}, once"),
        Atom::Teleport => "move any ship to any free square, once".to_owned(),
        Atom::StartWith { modifier, reserve } => {
            format!("start with token {modifier} as speed modifier and {reserve} in reserve")
        }
    }
}

fn strike_words(strike: Strike) -> String {
    let arms = match strike.arms {
        Arms::Trait => "with your Armaments".to_owned(),
        Arms::Fixed(n) => format!("with Armaments {n}"),
    };
    let whom = match strike.radius {
        Some(n) => format!("every other ship within {n} columns and {n} rows"),
        None => "a ship in range".to_owned(),
    };
    let hit = match strike.on_hit {
        OnHit::Damage => "a hit damages",
        OnHit::Disable => "a hit disables for a turn",
    };
    format!("attack {whom} {arms}, {hit}")
}
