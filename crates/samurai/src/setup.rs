//! Options, formats, dealing (SS-S).

use crate::changes::{self, RULES_VERSION};
use crate::content::Content;
use crate::event::Heard;
use crate::state::{Battle, Cards, FIGURES, Figure, NONE, Phase, Player, SEATS, Samurai, Turn};
use arrayvec::ArrayVec;
use kernel::{
    CopyVec, Edition, Fate, Format, Keyed, Label, OptionWord, Options, RulesVersion, Seat, SeatSet, SetupError, Stack,
};

/// Everything agreed before the first shuffle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// How many seats.
    pub seats: u8,
    /// Whether trading was agreed on; `None` as the content file says.
    pub trading: Option<bool>,
    /// Whether two players have decks of their own; `None` as the content file says.
    pub own_decks: Option<bool>,
    /// The great clan each seat chose, by branch.
    pub clans: [Option<u8>; SEATS],
    /// The version of the rules.
    pub version: RulesVersion,
}

/// The one format: free for all, two to four.
pub const FORMATS: &[Format] = &[Format { id: "war", title: "War of the clans", players: (2, 4), step: 1 }];

/// The options.
pub const OPTIONS: &[OptionWord] = &[
    OptionWord { name: "trading", per_seat: false, values: &["off", "on"], note: "players may trade wealth and cards" },
    OptionWord {
        name: "two_player_decks",
        per_seat: false,
        values: &["off", "on"],
        note: "with two players each has an action deck of their own",
    },
    OptionWord {
        name: "clan",
        per_seat: true,
        values: &["random", "nova", "pulsar", "gamma", "void"],
        note: "the great clan a seat leads",
    },
];

/// The great clans by branch, as options name them.
const GREAT: [&str; SEATS] = ["nova", "pulsar", "gamma", "void"];

/// Checks a set-up in words.
pub(crate) fn settings(options: &Options) -> Result<Setup, SetupError> {
    let format = SetupError::pick_format(options, FORMATS)?;
    options.allow_only(OPTIONS)?;
    let chosen = |name: &'static str| options.get(name).map(|_| options.switch(name, false)).transpose();
    let own_decks = chosen("two_player_decks")?;
    if own_decks == Some(true) && options.players != 2 {
        let allowed = "2".to_owned();
        return Err(SetupError::Players {
            format: format!("{} with two_player_decks", format.id),
            players: options.players,
            allowed,
        });
    }
    let mut clans = [None; SEATS];
    for seat in Seat::all(options.players) {
        clans[seat.index()] = clan(options, seat, &clans)?;
    }
    let version = options.rules_version(RULES_VERSION)?;
    Ok(Setup { seats: options.players, trading: chosen("trading")?, own_decks, clans, version })
}

fn clan(options: &Options, seat: Seat, taken: &[Option<u8>; SEATS]) -> Result<Option<u8>, SetupError> {
    let Some(name) = options.of_seat(seat, "clan").filter(|&name| name != "random") else {
        return Ok(None);
    };
    let wrong = |expected: &str| SetupError::value(&format!("seat-{}.clan", seat.number()), name, expected);
    let found = GREAT.iter().position(|great| *great == name);
    let found = found.ok_or_else(|| wrong("nova, pulsar, gamma, void or random"))? as u8;
    if taken.contains(&Some(found)) {
        return Err(wrong("a clan no other seat has chosen"));
    }
    Ok(Some(found))
}

/// A small number that a scripted shuffle knows by itself.
#[derive(Clone, Copy)]
pub(crate) struct Lot(pub(crate) u8);

impl Keyed for Lot {
    fn key(&self) -> u32 {
        u32::from(self.0)
    }
}

impl Samurai {
    /// An empty table: nothing dealt, everybody's figures in supply.
    pub(crate) fn empty(setup: &Setup, edition: Edition<Content>) -> Samurai {
        let player = || Player {
            honor: 0,
            wealth: 0,
            placed: [0; 4],
            figures: [Figure::SUPPLY; FIGURES],
            mechs: [NONE; 2],
            claimed: 0,
            hand: Cards::default(),
        };
        Samurai {
            edition,
            version: setup.version,
            seats: setup.seats,
            trading: setup.trading.unwrap_or(edition.trading),
            own_decks: setup.seats == 2 && setup.own_decks.unwrap_or(edition.own_decks),
            clans: [0, 1, 2, 3],
            phase: Phase::Draft,
            round: 1,
            first: Seat::new(0),
            active: Seat::new(0),
            turn: Turn::default(),
            fought: 0,
            conceded: SeatSet::EMPTY,
            players: std::array::from_fn(|_| player()),
            bank: edition.tokens,
            markers: Default::default(),
            boards: [NONE; SEATS],
            crowd: [0; SEATS],
            location_deck: CopyVec::new(),
            thrown: 0,
            taken_out: 0,
            decks: Default::default(),
            discards: Default::default(),
            boxed: Cards::default(),
            attached: CopyVec::new(),
            in_play: None,
            battle: Battle::default(),
            stack: Stack::default(),
            known: Default::default(),
            trade: Default::default(),
        }
    }

    /// Sets the table up in the order of SS-S1 to SS-S12.
    pub(crate) fn deal(setup: &Setup, edition: Edition<Content>, fate: &mut Fate) -> Samurai {
        let mut game = Samurai::empty(setup, edition);
        game.deal_locations(fate);
        game.deal_cards(fate);
        for seat in Seat::all(game.seats) {
            game.player_mut(seat).wealth = edition.starting_wealth;
            game.bank -= edition.starting_wealth;
        }
        game.clans = deal_clans(setup, fate);
        let mut lots: ArrayVec<Lot, SEATS> = (0..game.seats).map(Lot).collect();
        fate.shuffle(Label::new("first-player"), &mut lots);
        game.first = Seat::new(lots[0].0);
        game.active = game.first;
        let mut events = Heard::dropped();
        game.settle(fate, &mut events);
        game
    }

    /// SS-S2 to SS-S5.
    fn deal_locations(&mut self, fate: &mut Fate) {
        let table = self.edition.table(self.seats);
        self.taken_out = table.out;
        let mut pipped: ArrayVec<Lot, 16> = (0..16).filter(|at| table.out >> at & 1 == 1).map(Lot).collect();
        if table.back > 0 {
            fate.shuffle(Label::new("location-pips"), &mut pipped);
        }
        for lot in pipped.iter().take(table.back as usize) {
            self.taken_out &= !(1 << lot.0);
        }
        let cards = self.edition.locations.len() as u8;
        self.location_deck = (0..cards).filter(|card| self.taken_out >> card & 1 == 0).collect();
        shuffle_deck(Label::new("location-deck"), &mut self.location_deck, fate);
        let mut events = Heard::dropped();
        for location in 0..self.seats {
            self.reveal_location(location, &mut events);
        }
    }

    /// SS-S6, SS-S7, SS-V10.
    fn deal_cards(&mut self, fate: &mut Fate) {
        let edition = self.edition;
        for kind in kernel::Kinds::of_mask(edition.starters) {
            for seat in Seat::all(self.seats) {
                self.player_mut(seat).hand.add(kind);
            }
            (self.seats..edition.card(kind).copies).for_each(|_| self.boxed.add(kind));
        }
        if self.version.has(changes::STARTING_HANDS_ARE_KNOWN) {
            self.learn_starters();
        }
        for kind in edition.deck_kinds() {
            for copy in 0..edition.card(kind).copies {
                // Two decks: one copy of each to each player.
                self.decks[if self.own_decks { (copy & 1) as usize } else { 0 }].push(kind);
            }
        }
        let piles = if self.own_decks { 2 } else { 1 };
        for pile in 0..piles {
            let label = self.deck_label(pile);
            shuffle_deck(label, &mut self.decks[pile], fate);
        }
    }
}

impl Samurai {
    /// Everyone knows what everyone starts with (SS-X12, SS-N1).
    fn learn_starters(&mut self) {
        for knower in Seat::all(self.seats) {
            for holder in Seat::all(self.seats).filter(|&holder| holder != knower) {
                for kind in kernel::Kinds::of_mask(self.edition.starters) {
                    self.known[knower.index()][holder.index()].add(kind);
                }
            }
        }
    }
}

/// Shuffles cards into a deck: the first of the shuffled order becomes the top, which is last.
pub(crate) fn shuffle_deck(label: Label, deck: &mut [u8], fate: &mut Fate) {
    fate.shuffle(label, deck);
    deck.reverse();
}

/// Chosen clans stay; the others are drawn by lot (SS-Q6).
fn deal_clans(setup: &Setup, fate: &mut Fate) -> [u8; SEATS] {
    let mut free: ArrayVec<Lot, SEATS> =
        (0..SEATS as u8).filter(|&clan| !setup.clans.contains(&Some(clan))).map(Lot).collect();
    if setup.clans[..setup.seats as usize].contains(&None) {
        fate.shuffle(Label::new("clans"), &mut free);
    }
    let mut free = free.into_iter();
    let mut clans: [u8; SEATS] =
        std::array::from_fn(|seat| setup.clans[seat].or_else(|| free.next().map(|lot| lot.0)).unwrap_or_default());
    sort_absent(&mut clans, setup.seats);
    clans
}

/// Clans nobody plays are kept in order, so that equal tables are equal.
pub(crate) fn sort_absent(clans: &mut [u8; SEATS], seats: u8) {
    clans[seats as usize..].sort_unstable();
}
