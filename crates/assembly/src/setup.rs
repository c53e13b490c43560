//! Options, formats, dealing.

use crate::card::{CARDS, Card, Cards};
use crate::content::{Content, Defaults};
use crate::knowledge::Story;
use crate::state::{Assembly, Battle, SEATS, Side, Stage};
use kernel::{
    Edition, Events, Fate, Format, Label, OptionWord, Options, PerSeat, Pile, Seat, SeatSet, SetupError, Stack,
};

/// What the screen remembers for a player (SA-O4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum MemoryAid {
    /// The present table and the last event.
    None,
    /// The events this player saw.
    Log,
    /// The events, and a strip of the deck with every position this player can know.
    Ribbon,
}

/// What is agreed before the first shuffle; what is `None` is left to the content's defaults.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// Whether hands are drafted.
    pub lobbying: Option<bool>,
    /// Whether agenda cards can be locked.
    pub locking: Option<bool>,
    /// Whether ships can transfer power.
    pub transfer_power: Option<bool>,
    /// What the screen remembers.
    pub memory_aid: Option<MemoryAid>,
}

/// The rules in force at one table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    pub(crate) lobbying: bool,
    pub(crate) locking: bool,
    pub(crate) transfer_power: bool,
    pub(crate) memory_aid: MemoryAid,
}

impl Setup {
    pub(crate) fn rules(&self, defaults: &Defaults) -> Rules {
        Rules {
            lobbying: self.lobbying.unwrap_or(defaults.lobbying),
            locking: self.locking.unwrap_or(defaults.locking),
            transfer_power: self.transfer_power.unwrap_or(defaults.transfer_power),
            memory_aid: self.memory_aid.unwrap_or(defaults.memory_aid),
        }
    }
}

pub(crate) const FORMATS: &[Format] = &[
    Format { id: "standard", title: "With lobbying", players: (2, 2), step: 1 },
    Format { id: "first-play", title: "First game: no lobbying, no locks, no transfers", players: (2, 2), step: 1 },
];

const SWITCH: &[&str] = &["on", "off"];

pub(crate) const OPTIONS: &[OptionWord] = &[
    OptionWord { name: "lobbying", per_seat: false, values: SWITCH, note: "draft the starting hands (SA-O1)" },
    OptionWord { name: "locking", per_seat: false, values: SWITCH, note: "agenda cards can be locked (SA-O2)" },
    OptionWord { name: "transfer_power", per_seat: false, values: SWITCH, note: "ships can transfer power (SA-O2)" },
    OptionWord {
        name: "memory_aid",
        per_seat: false,
        values: &["log", "none", "ribbon"],
        note: "what the screen remembers for you (SA-O4)",
    },
];

/// Turns options into a set-up.
pub(crate) fn settings(options: &Options) -> Result<Setup, SetupError> {
    options.allow_only(OPTIONS)?;
    let format = SetupError::pick_format(options, FORMATS)?;
    let usual = if format.id == "first-play" { Some(false) } else { None };
    let switch = |name: &'static str| match options.get(name) {
        None => Ok(usual),
        Some(_) => options.switch(name, true).map(Some),
    };
    let memory_aid = match options.get("memory_aid") {
        None => None,
        Some("none") => Some(MemoryAid::None),
        Some("log") => Some(MemoryAid::Log),
        Some("ribbon") => Some(MemoryAid::Ribbon),
        Some(value) => return Err(SetupError::value("memory_aid", value, "none, log or ribbon")),
    };
    Ok(Setup {
        lobbying: switch("lobbying")?,
        locking: switch("locking")?,
        transfer_power: switch("transfer_power")?,
        memory_aid,
    })
}

pub(crate) const DECK: Label = Label::new("deck");
pub(crate) const FIRST: Label = Label::new("first");

impl Assembly {
    /// An empty table.
    pub(crate) fn bare(edition: Edition<Content>, rules: Rules) -> Assembly {
        Assembly {
            edition,
            rules,
            stage: Stage::Turn,
            active: Seat::new(0),
            first: Seat::new(0),
            deck_taker: None,
            row: Cards::NONE,
            deck: Pile::default(),
            agenda: [None; 3],
            sides: PerSeat([Side::default(); 2]),
            exhausted: Cards::NONE,
            votes: 0,
            actions: 0,
            turn: 1,
            war: None,
            frames: Stack::default(),
            battle: Battle::default(),
            story: Story::default(),
            ending: None,
        }
    }

    /// SA-L1 to SA-L5, or SA-F1.
    pub(crate) fn deal(setup: &Setup, edition: Edition<Content>, fate: &mut Fate) -> Assembly {
        let mut game = Assembly::bare(edition, setup.rules(&edition.defaults));
        let mut cards: [Card; CARDS] = edition.by_initiative;
        cards.sort_unstable();
        fate.shuffle(DECK, &mut cards);
        let mut dealt = cards.into_iter();
        for seat in Seat::all(SEATS) {
            game.sides[seat].hand = dealt.by_ref().take(2).collect();
        }
        if game.rules.lobbying {
            game.row = dealt.by_ref().take(4).collect();
        }
        dealt.rev().for_each(|card| game.deck.push_top(card, SeatSet::EMPTY));
        game.first = Seat::checked(fate.below(FIRST, u32::from(SEATS)) as usize).unwrap_or(game.active);
        game.active = game.first;
        game.open(fate);
        game
    }

    /// Begins with the draft, or at once with the first assembly turn.
    fn open(&mut self, fate: &mut Fate) {
        if self.rules.lobbying {
            self.stage = Stage::Picks(0);
            return;
        }
        self.first = Seat::new(0);
        let mut events = Events::dropped();
        self.begin_assembly(&mut events);
        self.settle(fate, &mut events);
    }
}
