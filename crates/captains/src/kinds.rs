//! The small words of the game. Crew, rooms, lines and routes each have colours of their own
//! (RULES section 1): four types, so that a yellow route never meets a yellow ensign.

use enum_map::Enum;
use kernel::{Faced, Keyed};
use serde::{Deserialize, Serialize};

/// Colour of crew and artifacts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Enum, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Crew {
    /// Helm's people.
    Red,
    /// Weapons' people.
    Yellow,
    /// Science's people.
    Blue,
}

impl Crew {
    /// All three, in order.
    pub const ALL: [Crew; 3] = [Crew::Red, Crew::Yellow, Crew::Blue];

    /// In words.
    pub const fn word(self) -> &'static str {
        match self {
            Crew::Red => "red",
            Crew::Yellow => "yellow",
            Crew::Blue => "blue",
        }
    }
}

/// Colour of a room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoomColor {
    /// For red crew.
    Red,
    /// For yellow crew.
    Yellow,
    /// For blue crew.
    Blue,
    /// For everybody but androids.
    Gray,
}

/// Colour of a mission line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum LineColor {
    /// For red crew and androids.
    Red,
    /// For yellow crew and androids.
    Yellow,
    /// For blue crew and androids.
    Blue,
    /// For androids only.
    Gold,
}

impl LineColor {
    /// In words.
    pub const fn word(self) -> &'static str {
        ["red", "yellow", "blue", "gold"][self as usize]
    }

    /// Whether a figure matches it (SC-M6).
    pub const fn matches(self, figure: Figure) -> bool {
        match (figure, self) {
            (Figure::Android, _) => true,
            (Figure::Cadet, _) | (_, LineColor::Gold) => false,
            (Figure::Ensign(crew) | Figure::Commander(crew), _) => crew as u8 == self as u8,
        }
    }
}

/// Colour of a route and of a pirate's exhaust.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Exhaust {
    /// Solid on the map.
    Green,
    /// Dashed on the map.
    Purple,
    /// Dotted on the map.
    Yellow,
}

impl Exhaust {
    /// In words.
    pub const fn word(self) -> &'static str {
        ["green", "purple", "yellow"][self as usize]
    }
}

/// Faction tracks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Enum, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Track {
    /// The Cooperative.
    Coop,
    /// The Tincan.
    Tincan,
    /// The Ni'an.
    Nian,
}

impl Track {
    /// All three, in order.
    pub const ALL: [Track; 3] = [Track::Coop, Track::Tincan, Track::Nian];

    /// In notation.
    pub const fn word(self) -> &'static str {
        ["coop", "tincan", "nian"][self as usize]
    }
}

/// Tech-bonus icons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Icon {
    /// 1 repair.
    Repair,
    /// 1 medal.
    Medal,
    /// 1 move.
    Move,
}

/// The icons of one side of a slot or card: top, middle, bottom.
pub type Edge = [Option<Icon>; 3];

/// A crew figure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Enum)]
pub enum Figure {
    /// Gray, untrained.
    #[default]
    Cadet,
    /// Trained.
    Ensign(Crew),
    /// An ensign with a promotion ring.
    Commander(Crew),
    /// Gold, for one mission.
    Android,
}

impl Figure {
    /// How many sorts there are.
    pub const SORTS: usize = <Figure as Enum>::LENGTH;

    /// All sorts, in order.
    pub fn all() -> impl Iterator<Item = Figure> {
        (0..Figure::SORTS).map(Figure::from_usize)
    }

    /// The colour, where it has one.
    pub const fn crew(self) -> Option<Crew> {
        match self {
            Figure::Ensign(crew) | Figure::Commander(crew) => Some(crew),
            Figure::Cadet | Figure::Android => None,
        }
    }

    /// The commander's colour.
    pub const fn commander(self) -> Option<Crew> {
        match self {
            Figure::Commander(crew) => Some(crew),
            _ => None,
        }
    }

    /// In notation: `c R Y B R* Y* B* a` (SC-U7).
    pub const fn letter(self) -> &'static str {
        match self {
            Figure::Cadet => "c",
            Figure::Ensign(crew) => ["R", "Y", "B"][crew as usize],
            Figure::Commander(crew) => ["R*", "Y*", "B*"][crew as usize],
            Figure::Android => "a",
        }
    }

    /// The figure of a letter.
    pub fn read(text: &str) -> Option<Figure> {
        Figure::all().find(|figure| figure.letter().eq_ignore_ascii_case(text))
    }
}

/// Whether a tech's back says alpha, beta or omega.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// Dealt at set-up.
    #[default]
    Alpha,
    /// From the deck only.
    Beta,
    /// Scores at the end.
    Omega,
}

/// The most alpha, beta and omega techs together.
pub const CARDS: usize = 64;

/// A tech card: its place among the content's techs and omegas, and its class, which is printed
/// on the back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, ts_rs::TS)]
pub struct Card {
    index: u8,
    class: Class,
}

impl Card {
    /// The card at `index` of the content's cards.
    pub const fn new(index: u8, class: Class) -> Card {
        Card { index, class }
    }

    /// Its place among the content's cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// Alpha, beta or omega.
    #[inline]
    pub const fn class(self) -> Class {
        self.class
    }

    /// Whether it is an omega.
    #[inline]
    pub const fn is_omega(self) -> bool {
        matches!(self.class, Class::Omega)
    }
}

impl Faced for Card {
    type Back = Class;
    fn back(&self) -> Class {
        self.class
    }
}

impl Keyed for Card {
    fn key(&self) -> u32 {
        u32::from(self.index)
    }
}

macro_rules! index_kind {
    ($(#[$doc:meta])* $name:ident, $most:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, ts_rs::TS)]
        pub struct $name(pub u8);

        impl $name {
            /// How many there may be at most.
            pub const MOST: usize = $most;

            /// As an index.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl Faced for $name {
            type Back = ();
            fn back(&self) {}
        }

        impl Keyed for $name {
            fn key(&self) -> u32 {
                u32::from(self.0)
            }
        }
    };
}

index_kind!(
    /// A mission card, by its place in the content.
    Mission, 64
);
index_kind!(
    /// A sort of pirate token, by its place in the content.
    Pirate, 8
);
index_kind!(
    /// A sort of artifact, by its place in the content.
    Artifact, 3
);
index_kind!(
    /// An event card, by its place in the content.
    EventCard, 32
);
index_kind!(
    /// A location of the board in use.
    Place, 16
);
index_kind!(
    /// A route of the board in use.
    Route, 32
);
index_kind!(
    /// A station, by its place in the content.
    Station, 4
);

/// What Captain Shadow does (SC-O8 to SC-O11).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Enum, Serialize, Deserialize, ts_rs::TS,
)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// Takes the tech under this card.
    #[default]
    TakeTech,
    /// Moves to a mission and takes it away.
    CompleteMission,
    /// Discards a pirate.
    FightPirate,
    /// Your passenger acts.
    PassengerAction,
}

impl Order {
    /// All four, in order.
    pub const ALL: [Order; 4] = [Order::TakeTech, Order::CompleteMission, Order::FightPirate, Order::PassengerAction];
}

impl Faced for Order {
    type Back = ();
    fn back(&self) {}
}

impl Keyed for Order {
    fn key(&self) -> u32 {
        *self as u32
    }
}

/// What is counted for `per` and for scores (RULES 8.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counter {
    /// Androids in the ready room and on the mission.
    AndroidInCrew,
    /// Androids in the ready room.
    Android,
    /// Artifacts in cargo.
    Artifact,
    /// Types of artifact in cargo.
    ArtifactType,
    /// Pirate tokens in cargo.
    PirateToken,
    /// Commanders.
    Commander,
    /// Damage tokens.
    Damage,
    /// Red ensigns and commanders.
    FigureRed,
    /// Yellow ensigns and commanders.
    FigureYellow,
    /// Blue ensigns and commanders.
    FigureBlue,
    /// Missions with a red line.
    MissionRed,
    /// Missions with a yellow line.
    MissionYellow,
    /// Missions with a blue line.
    MissionBlue,
    /// Facing pairs of equal icons.
    IconPair,
    /// Tracks in the upper zones or looped.
    TrackHigh,
}
