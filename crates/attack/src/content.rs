//! What the content file says, ready for the rules: equipment and powers as lists of atoms,
//! constants, home areas, modes, windows, and the names and presets around them.

mod drawn;
mod file;
mod kinds;
mod lift;
mod validate;

pub use drawn::{DrawnContent, Home, Named};
pub use file::Weights;
pub use kinds::{Gear, Mode, Need, Needs, Window};

use crate::board::{Intersection, Square};
use crate::coin::{Coin, Coins, Colour, Trait};
use crate::layout::Layout;
use arrayvec::ArrayVec;
use enum_map::EnumMap;
use kernel::{Content, ContentError};
use serde::Serialize;

/// Armaments an attack counts with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arms {
    /// The Armaments trait, which is revealed.
    Trait,
    /// This many, whatever the trait holds (AT-Q57).
    Fixed(u8),
}

/// What a hit does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnHit {
    /// One token lost (AT-D1).
    Damage,
    /// Disabled in the next turn (AT-G26).
    Disable,
}

/// An attack's particulars.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strike {
    /// What it counts with.
    pub arms: Arms,
    /// All ships so near, or the one that was chosen.
    pub radius: Option<u8>,
    /// What a hit does.
    pub on_hit: OnHit,
}

/// The attack of Phase 4 (AT-F6, AT-F7).
pub const PLAIN_ATTACK: Strike = Strike { arms: Arms::Trait, radius: None, on_hit: OnHit::Damage };

/// One thing an effect does; each is one short function in `effects.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Atom {
    /// Show the token of a trait.
    Reveal(Trait),
    /// Roll for lost tokens; a miss scrambles (AT-G7 to AT-G12).
    RollRepair,
    /// Coin `out` becomes the modifier, coin `into` joins the pool (AT-G14).
    SwapModifier {
        /// Leaves its trait for the modifier place.
        out: Coin,
        /// Joins the pool.
        into: Coin,
    },
    /// Take Phase 1 now.
    RunPhase,
    /// No equipment until the next own turn (AT-G18).
    LockEquipment,
    /// The turn is over (AT-T4).
    EndTurn,
    /// The Equipment token becomes a force field (AT-G20).
    DeployField,
    /// A lost token goes on an empty trait (AT-G23).
    Repair,
    /// An attack (AT-G25, AT-G29).
    Attack(Strike),
    /// The Equipment token goes on top of another trait (AT-G28).
    Boost,
    /// Lay another ship's tokens (AT-B4).
    Reassign,
    /// Set a ship's speed (AT-B7).
    SetSpeed {
        /// The least.
        min: u8,
        /// The most.
        max: u8,
    },
    /// Move a ship anywhere free (AT-B9).
    Teleport,
    /// Begin with another modifier and this coin in reserve (AT-B11).
    StartWith {
        /// The modifier.
        modifier: Coin,
        /// In reserve.
        reserve: Coin,
    },
}

/// Where equipment may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Node {
    /// Before Phase 1.
    Start,
    /// Before Phase 2.
    Engine,
    /// In Phase 4.
    Fire,
    /// In one window.
    Window(Window),
    /// In every window.
    AnyWindow,
}

/// A piece of equipment.
#[derive(Clone, Debug)]
pub struct Piece {
    /// Its name.
    pub name: String,
    /// The exact worth Equipment must have (AT-G2).
    pub power: u8,
    /// Whether an empty Equipment trait will do.
    pub empty_counts: bool,
    /// Where.
    pub node: Node,
    /// The coin of that worth.
    pub coin: Coin,
    /// What else.
    pub needs: Needs,
    /// What it does, in order.
    pub atoms: ArrayVec<Atom, 8>,
    /// Where the text comes from.
    pub source: String,
}

impl Piece {
    /// The attack in it, if there is one.
    pub fn strike(&self) -> Option<Strike> {
        self.atoms.iter().find_map(|atom| if let Atom::Attack(strike) = atom { Some(*strike) } else { None })
    }
}

/// A colour's special power.
#[derive(Clone, Debug)]
pub struct Power {
    /// Its name.
    pub name: String,
    /// What it does.
    pub atom: Atom,
    /// Where the text comes from.
    pub source: String,
}

/// A colour's name and look.
#[derive(Clone, Debug)]
pub struct Paint {
    /// Its name.
    pub name: String,
    /// Its colour on screens.
    pub hex: String,
}

/// A home area (AT-J2, AT-J3, AT-J18).
#[derive(Clone, Debug)]
pub struct Base {
    /// The grey squares.
    pub squares: ArrayVec<Square, 16>,
    /// Where its flag starts.
    pub flag: Intersection,
    /// Where ships return when no grey square is free.
    pub overflow: ArrayVec<Square, 16>,
}

/// Numbers the rules use.
#[derive(Clone, Copy, Debug)]
pub struct Constants {
    /// Worth of an empty trait (AT-P4).
    pub empty_trait: u8,
    /// What the Capacitor token adds (AT-G28).
    pub capacitor_bonus: u8,
    /// Shields of a force field (AT-G21).
    pub field_shields: u8,
    /// Disabled with so many tokens: the highest is withheld (AT-G26).
    pub withhold_from: u8,
    /// Turns a destroyed captain skips before she returns (AT-J16).
    pub turns_skipped: u8,
    /// The engine guard (AT-Z5).
    pub round_guard: u16,
}

/// A captain to play as (AT-S2).
#[derive(Clone, Debug)]
pub struct Persona {
    /// The colour she flies.
    pub colour: Colour,
    /// Her name.
    pub captain: String,
    /// Her ship's name.
    pub ship: String,
    /// What drives her.
    pub motivation: String,
    /// The bot that plays like her.
    pub bot: String,
}

/// An assignment preset for screens and bots.
#[derive(Clone, Debug)]
pub struct Wiring {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Tokens wanted on certain traits.
    pub pins: ArrayVec<(Trait, Coin), 4>,
    /// The rest in descending worth on these.
    pub order: ArrayVec<Trait, 4>,
}

impl Wiring {
    /// These coins laid so; nothing where a wanted token is not among them.
    pub fn lay(&self, coins: Coins) -> Option<Layout> {
        let (mut left, mut layout) = (coins, Layout::EMPTY);
        for &(on, coin) in &self.pins {
            if !left.has(coin) {
                return None;
            }
            left.remove(coin);
            layout = layout.with(on, coin);
        }
        for &on in &self.order {
            let Some(coin) = left.highest() else { break };
            left.remove(coin);
            layout = layout.with(on, coin);
        }
        Some(layout)
    }
}

/// When an auto-pass preset still asks (AT-W11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Always.
    Always,
    /// Never.
    Never,
    /// In the own turn.
    IfActive,
    /// Where all can see that a force field is possible.
    IfFieldPubliclyPossible,
    /// While the special power is unspent.
    IfPowerUnspent,
    /// As a party, or while the special power is unspent.
    IfPartyOrPowerUnspent,
}

/// Pieces of equipment as bits, worked out once: every window of every turn asks.
#[derive(Clone, Debug)]
pub struct Masks {
    /// What a token on Equipment may serve, by the set of coins it may be.
    pub by_coins: [u8; 64],
    /// What an empty Equipment trait serves (AT-G2).
    pub bare: u8,
    /// A window's pieces that need nothing but power.
    pub plain: EnumMap<Window, u8>,
    /// A window's pieces that need more.
    pub needy: EnumMap<Window, u8>,
}

impl Masks {
    fn of(gear: &EnumMap<Gear, Piece>, windows: &EnumMap<Window, ArrayVec<Gear, 7>>, empty_trait: u8) -> Masks {
        let every = |holds: &dyn Fn(&Piece) -> bool| {
            let held = gear.iter().filter(|(_, piece)| holds(piece));
            held.fold(0, |mask, (gear, _)| mask | gear.bit())
        };
        let mut by_coins = [0; 64];
        for (coins, mask) in by_coins.iter_mut().enumerate() {
            *mask = every(&|piece| coins >> piece.coin as usize & 1 == 1);
        }
        let plain = every(&|piece| piece.needs.is_empty());
        let listed = |window: Window| windows[window].iter().fold(0, |mask, gear| mask | gear.bit());
        Masks {
            by_coins,
            bare: every(&|piece| piece.empty_counts && piece.power == empty_trait),
            plain: EnumMap::from_fn(|window| listed(window) & plain),
            needy: EnumMap::from_fn(|window| listed(window) & !plain),
        }
    }
}

/// Everything the content file says.
#[derive(Clone, Debug)]
pub struct AttackContent {
    /// The seven pieces of equipment.
    pub gear: EnumMap<Gear, Piece>,
    /// The four powers.
    pub powers: EnumMap<Colour, Power>,
    /// The four colours.
    pub paint: EnumMap<Colour, Paint>,
    /// Numbers.
    pub constants: Constants,
    /// South and North.
    pub bases: [Base; 2],
    /// The equipment each window lets one use (AT-W3).
    pub window_gear: EnumMap<Window, ArrayVec<Gear, 7>>,
    /// Whether powers may be used in a window.
    pub window_powers: EnumMap<Window, bool>,
    /// The same as masks of pieces.
    pub masks: Masks,
    /// Names and stories.
    pub personas: Vec<Persona>,
    /// Flag skins: id and name.
    pub skins: Vec<(String, String)>,
    /// Assignment presets.
    pub wirings: Vec<Wiring>,
    /// What each scripted captain cares for, in the order of their names.
    pub tempers: Vec<crate::policy::Temper>,
    /// Auto-pass presets: id and when they ask.
    pub autopass: Vec<(String, EnumMap<Window, Ask>)>,
    /// Warnings: id and words.
    pub warnings: Vec<(String, String)>,
    sentences: Vec<String>,
}

impl AttackContent {
    /// The words of a warning.
    pub fn warning(&self, id: &str) -> &str {
        self.warnings.iter().find(|(known, _)| known == id).map_or("", |(_, words)| words)
    }
}

impl Content for AttackContent {
    const FILE: &'static str = "attack/content.toml";
    const BUILT_IN: &'static str = include_str!("../content.toml");
    const FORMER: &'static [kernel::Former] = &[kernel::Former { until: 1, text: include_str!("../editions/1.toml") }];

    fn parse(text: &str) -> Result<Self, ContentError> {
        lift::lift(text)
    }

    fn counts(&self) -> Vec<(&'static str, usize)> {
        vec![
            ("tiles", 24),
            ("coins", 24),
            ("equipment", self.gear.len()),
            ("powers", self.powers.len()),
            ("windows", self.window_gear.len()),
            ("personas", self.personas.len()),
            ("flag skins", self.skins.len()),
            ("layouts", self.wirings.len()),
        ]
    }

    fn sentences(&self) -> Vec<String> {
        self.sentences.clone()
    }
}
