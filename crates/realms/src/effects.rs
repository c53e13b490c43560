//! The effects of cards: the enum that `content.toml` is read into, and what each does, says and is worth. An effect
//! that asks nothing is one function here; one that asks begins its question (`questions/`).

pub(crate) mod data;

pub use data::{Branches, Few, FreeShip, HandCards, Least, List, OfKind, OwnCards, Per, ScrapFrom, When};

use crate::content::worth::Values;
use crate::content::{Content, Gains};
use crate::event::{Event, Gain, Heard};
use crate::questions::{
    AcquireShip, Choose, CopyShip, DestroyBase, Discard, Frame, Repeat, Run, Scrap, ScrapRow, Target,
};
use crate::state::Realms;
use crate::text::{follow, list_words, may, up_to};
use data::ListBuilder;
use kernel::{ContentError, Fate, Seat};
use serde::Deserialize;
use std::ops::ControlFlow;

/// `Break` with the frame that must be put on top before the list goes on.
pub(crate) type Next = ControlFlow<Frame>;

/// Nothing to ask.
pub(crate) const GOES_ON: Next = ControlFlow::Continue(());

/// This first.
pub(crate) fn ask(frame: impl Into<Frame>) -> Next {
    ControlFlow::Break(frame.into())
}

/// One effect (RULES.md, section 8.3), named as the file names it. `L` is a list of effects inside it, `B` are the
/// branches of a choice: as written, or by their places in the content.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", bound = "L: Deserialize<'de> + Default, B: Deserialize<'de>")]
pub enum Effect<L = List, B = Branches> {
    /// So much Trade.
    Trade(u8),
    /// So much Combat.
    Combat(u8),
    /// So much Authority.
    Authority(u8),
    /// So many cards.
    Draw(u8),
    /// An opponent owes so many more discards.
    ForceDiscard(u8),
    /// Scrap own cards, then run a list once a card.
    Scrap(OwnCards<L>),
    /// Discard hand cards, then run a list once a card.
    Discard(HandCards<L>),
    /// Scrap cards of the Trade Row.
    ScrapRow(Few),
    /// Destroy a base.
    DestroyBase(Least),
    /// Take a ship without paying and put it on the deck.
    Acquire(FreeShip),
    /// The next ship acquired may go on the deck.
    TopdeckNext(OfKind),
    /// Become a copy of a ship played this turn.
    CopyShip(Least),
    /// One of several lists.
    Choose(B),
    /// Run a list with so many bases in play.
    When(When<L>),
    /// Run a list once for each card of a faction played this turn.
    Per(Per<L>),
}

impl<L, B> Effect<L, B> {
    /// The number of a plain gain, draw or forced discard.
    pub fn number(&self) -> Option<u8> {
        match *self {
            Effect::Trade(n) | Effect::Combat(n) | Effect::Authority(n) | Effect::Draw(n) | Effect::ForceDiscard(n) => {
                Some(n)
            }
            _ => None,
        }
    }

    /// The fewest and the most of an effect that picks cards or a target.
    pub(crate) fn bounds(&self) -> Option<(u8, u8)> {
        match self {
            Effect::Scrap(cards) => Some((cards.min, cards.max)),
            Effect::Discard(cards) => Some((cards.min, cards.max)),
            Effect::ScrapRow(few) => Some((few.min, few.max)),
            Effect::DestroyBase(least) | Effect::CopyShip(least) => Some((least.min, 1)),
            Effect::Acquire(ship) => Some((ship.min, 1)),
            _ => None,
        }
    }

    /// The list that stands beside it in the file, under `then`.
    pub(crate) fn then_mut(&mut self) -> Option<&mut L> {
        match self {
            Effect::When(when) => Some(&mut when.then),
            Effect::Per(per) => Some(&mut per.then),
            _ => None,
        }
    }

    /// The same with its lists built.
    pub(crate) fn built(&self, build: &mut impl ListBuilder<L, B>) -> Result<Effect, ContentError> {
        Ok(match self {
            Effect::Trade(n) => Effect::Trade(*n),
            Effect::Combat(n) => Effect::Combat(*n),
            Effect::Authority(n) => Effect::Authority(*n),
            Effect::Draw(n) => Effect::Draw(*n),
            Effect::ForceDiscard(n) => Effect::ForceDiscard(*n),
            Effect::Scrap(cards) => Effect::Scrap(cards.built(build)?),
            Effect::Discard(cards) => Effect::Discard(cards.built(build)?),
            Effect::ScrapRow(few) => Effect::ScrapRow(*few),
            Effect::DestroyBase(least) => Effect::DestroyBase(*least),
            Effect::Acquire(ship) => Effect::Acquire(*ship),
            Effect::TopdeckNext(kind) => Effect::TopdeckNext(*kind),
            Effect::CopyShip(least) => Effect::CopyShip(*least),
            Effect::Choose(branches) => Effect::Choose(build.branches(branches)?),
            Effect::When(when) => {
                Effect::When(When { bases_at_least: when.bases_at_least, then: build.list(&when.then)? })
            }
            Effect::Per(per) => Effect::Per(Per { played_faction: per.played_faction, then: build.list(&per.then)? }),
        })
    }
}

impl Effect {
    /// Whether it may put a question to its owner, whatever the format.
    pub fn asks(self) -> bool {
        self.number().is_none() && !matches!(self, Effect::TopdeckNext(_))
    }

    /// In words (RULES.md, section 8.4).
    pub fn words(self, content: &Content) -> String {
        match self {
            Effect::Trade(n) => format!("+{n} Trade"),
            Effect::Combat(n) => format!("+{n} Combat"),
            Effect::Authority(n) => format!("+{n} Authority"),
            Effect::Draw(n) => format!("draw {n}"),
            Effect::ForceDiscard(1) => "an opponent loses a card next turn".to_owned(),
            Effect::ForceDiscard(n) => format!("an opponent loses {n} cards next turn"),
            Effect::Scrap(OwnCards { from, min, max, each }) => {
                let each = follow(content, each);
                format!("{}scrap {} from {}{each}", may(min), up_to(min, max), from.words())
            }
            Effect::Discard(HandCards { min, max, each }) => {
                format!("{}discard {}{}", may(min), up_to(min, max), follow(content, each))
            }
            Effect::ScrapRow(few) => ScrapRow::words(few),
            Effect::DestroyBase(least) => format!("{}destroy a base", may(least.min)),
            Effect::Acquire(ship) => format!("{}take any ship free, onto your deck", may(ship.min)),
            Effect::TopdeckNext(_) => "the next ship you acquire may go on top of your deck".to_owned(),
            Effect::CopyShip(_) => {
                "become a copy of another ship played this turn, of its faction and its own".to_owned()
            }
            Effect::Choose(branches) => {
                branches.lists().map(|list| list_words(content, list)).collect::<Vec<_>>().join(" or ")
            }
            Effect::When(When { bases_at_least, then }) => {
                format!("with {bases_at_least}+ bases: {}", list_words(content, then))
            }
            Effect::Per(Per { played_faction, then }) => {
                let faction = crate::text::faction_name(content, played_faction);
                format!("for each {faction} card played this turn: {}", list_words(content, then))
            }
        }
    }

    /// What it is worth to a bot, in thousandths of a point.
    pub(crate) fn worth(self, content: &Content, values: &Values) -> i32 {
        let of = |list: List| content.list(list).iter().map(|effect| effect.worth(content, values)).sum::<i32>();
        match self {
            Effect::Trade(n) => i32::from(n) * values.trade,
            Effect::Combat(n) => i32::from(n) * values.combat,
            Effect::Authority(n) => i32::from(n) * values.authority,
            Effect::Draw(n) => i32::from(n) * values.draw,
            Effect::ForceDiscard(n) => i32::from(n) * values.force_discard,
            Effect::Scrap(cards) => i32::from(cards.max) * (values.scrap_own + cards.each.map_or(0, of)),
            Effect::Discard(cards) => i32::from(cards.max) * cards.each.map_or(0, of) / 4,
            Effect::ScrapRow(few) => i32::from(few.max) * values.scrap_row,
            Effect::DestroyBase(_) => values.destroy_base,
            Effect::Acquire(_) => values.acquire_free,
            Effect::TopdeckNext(_) => values.topdeck_next,
            Effect::CopyShip(_) => values.copy_ship,
            Effect::Choose(branches) => branches.lists().map(of).max().unwrap_or_default(),
            Effect::When(when) => of(when.then) / 2,
            Effect::Per(per) => 2 * of(per.then),
        }
    }
}

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// Runs a list from the start (SR-P8).
    #[inline(always)]
    pub(crate) fn run(&mut self, seat: Seat, list: List, fate: &mut Fate, events: &mut Heard) {
        match self.content().gains[list.0 as usize] {
            Some(gains) if events.is_dropped() => self.gain(seat, gains),
            _ => self.run_from(seat, list, 0, fate, events),
        }
    }

    /// A list of nothing but gains where nobody asks for each.
    #[inline]
    fn gain(&mut self, seat: Seat, gains: Gains) {
        let player = &mut self.players[seat];
        player.trade += gains.trade;
        player.combat += gains.combat;
        let holder = self.authority_holder(seat);
        let score = &mut self.players[holder].authority;
        *score = score.saturating_add(gains.authority);
    }

    /// Runs a list from an effect on, until one asks or runs another list.
    pub(crate) fn run_from(&mut self, seat: Seat, list: List, from: usize, fate: &mut Fate, events: &mut Heard) {
        let effects = self.effects(list);
        for (at, &effect) in effects.iter().enumerate().skip(from) {
            if let ControlFlow::Break(frame) = self.atom(seat, effect, fate, events) {
                // A finished list is popped before its last effect runs.
                if at + 1 < effects.len() {
                    self.push(seat, Run { list, at: at as u8 + 1 }, events);
                }
                self.push(seat, frame, events);
                return;
            }
        }
    }

    #[inline]
    fn atom(&mut self, seat: Seat, effect: Effect, fate: &mut Fate, events: &mut Heard) -> Next {
        match effect {
            Effect::Trade(n) => self.gain_trade(seat, n, events),
            Effect::Combat(n) => self.gain_combat(seat, n, events),
            Effect::Authority(n) => self.gain_authority(seat, n, events),
            Effect::Draw(n) => {
                self.draw(seat, u16::from(n), fate, events);
                GOES_ON
            }
            Effect::ForceDiscard(n) => Target::begin(self, seat, n, events),
            Effect::Scrap(cards) => Scrap::begin(self, seat, cards, events),
            Effect::Discard(cards) => Discard::begin(self, seat, cards),
            Effect::ScrapRow(few) => ScrapRow::begin(self, few),
            Effect::DestroyBase(least) => DestroyBase::begin(self, seat, least.min, events),
            Effect::Acquire(ship) => AcquireShip::begin(self, seat, ship.min, events),
            Effect::TopdeckNext(_) => self.permit(seat, events),
            Effect::CopyShip(_) => CopyShip::begin(self, seat, events),
            Effect::Choose(Branches { first, n }) => ask(Choose { first, n }),
            Effect::When(When { bases_at_least, then }) => self.when_bases(seat, bases_at_least, then),
            Effect::Per(Per { played_faction: faction, then }) => {
                let times = self.players[seat].played[faction as usize];
                ask(Repeat { list: then, times })
            }
        }
    }

    /// SR-R1.
    #[inline]
    fn gain_trade(&mut self, seat: Seat, n: u8, events: &mut Heard) -> Next {
        self.players[seat].trade += u16::from(n);
        events.push(|| Event::Gained { seat, what: Gain::Trade, n });
        GOES_ON
    }

    /// SR-R1.
    #[inline]
    fn gain_combat(&mut self, seat: Seat, n: u8, events: &mut Heard) -> Next {
        self.players[seat].combat += u16::from(n);
        events.push(|| Event::Gained { seat, what: Gain::Combat, n });
        GOES_ON
    }

    /// SR-R2, SR-R3: no upper limit that a game could meet.
    #[inline]
    fn gain_authority(&mut self, seat: Seat, n: u8, events: &mut Heard) -> Next {
        let holder = self.authority_holder(seat);
        let score = &mut self.players[holder].authority;
        *score = score.saturating_add(i16::from(n));
        events.push(|| Event::Gained { seat, what: Gain::Authority, n });
        GOES_ON
    }

    /// SR-N5.
    fn permit(&mut self, seat: Seat, events: &mut Heard) -> Next {
        let permits = &mut self.players[seat].permits;
        *permits = permits.saturating_add(1);
        events.push(|| Event::Permitted { seat });
        GOES_ON
    }

    /// SR-N7: asked once, at this moment.
    fn when_bases(&mut self, seat: Seat, n: u8, then: List) -> Next {
        if self.players[seat].board.bases() < n {
            return GOES_ON;
        }
        ask(Run { list: then, at: 0 })
    }
}
