//! One short function an effect atom. Each returns whether the list goes on at once; a question
//! suspends it.

use crate::content::{Effect, From, Gains, List};
use crate::event::{Event, Gain, Told};
use crate::frames::Frame;
use crate::state::{Form, Realms, Standing};
use kernel::{Events, Fate, Seat};
use std::ops::ControlFlow;

/// `Break` with the frame that must be put on top before the list goes on.
type Next = ControlFlow<Frame>;

const GOES_ON: Next = ControlFlow::Continue(());

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// Runs a list from the start (SR-P8).
    #[inline(always)]
    pub(crate) fn run(&mut self, seat: Seat, list: List, fate: &mut Fate, events: &mut Events<Event>) {
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
        let purse = self.purse(seat);
        let score = &mut self.players[purse].authority;
        *score = score.saturating_add(gains.authority);
    }

    /// Runs a list from an effect on, until one asks or runs another list.
    pub(crate) fn run_from(
        &mut self,
        seat: Seat,
        list: List,
        from: usize,
        fate: &mut Fate,
        events: &mut Events<Event>,
    ) {
        let effects = self.effects(list);
        for (at, &effect) in effects.iter().enumerate().skip(from) {
            if let ControlFlow::Break(frame) = self.atom(seat, effect, fate, events) {
                // A finished list is popped before its last effect runs.
                if at + 1 < effects.len() {
                    self.push(seat, Frame::Run { list, at: at as u8 + 1 }, events);
                }
                self.push(seat, frame, events);
                return;
            }
        }
    }

    #[inline]
    fn atom(&mut self, seat: Seat, effect: Effect, fate: &mut Fate, events: &mut Events<Event>) -> Next {
        match effect {
            Effect::Trade(n) => self.gain_trade(seat, n, events),
            Effect::Combat(n) => self.gain_combat(seat, n, events),
            Effect::Authority(n) => self.gain_authority(seat, n, events),
            Effect::Draw(n) => {
                self.draw(seat, u16::from(n), fate, events);
                GOES_ON
            }
            Effect::ForceDiscard(n) => self.force_discard(seat, n, events),
            Effect::Scrap { from, min, max, each } => self.ask_scrap(seat, (from, min, max), each, events),
            Effect::Discard { min, max, each } => self.ask_discard(seat, min, max, each),
            Effect::ScrapRow { min, max } => self.ask_scrap_row(min, max),
            Effect::DestroyBase { min } => self.ask_destroy(seat, min, events),
            Effect::AcquireShip { min } => self.ask_acquire(seat, min, events),
            Effect::TopdeckNext => self.permit(seat, events),
            Effect::CopyShip => self.ask_copy(seat, events),
            Effect::Choose { first, n } => ControlFlow::Break(Frame::Choose { first, n }),
            Effect::WhenBases { n, then } => self.when_bases(seat, n, then),
            Effect::PerPlayed { faction, then } => {
                let times = self.players[seat].played[faction as usize];
                ControlFlow::Break(Frame::Repeat { list: then, times })
            }
        }
    }

    /// SR-R1.
    #[inline]
    fn gain_trade(&mut self, seat: Seat, n: u8, events: &mut Events<Event>) -> Next {
        self.players[seat].trade += u16::from(n);
        events.push(|| Event::Open(Told::Gained { seat, what: Gain::Trade, n }));
        GOES_ON
    }

    /// SR-R1.
    #[inline]
    fn gain_combat(&mut self, seat: Seat, n: u8, events: &mut Events<Event>) -> Next {
        self.players[seat].combat += u16::from(n);
        events.push(|| Event::Open(Told::Gained { seat, what: Gain::Combat, n }));
        GOES_ON
    }

    /// SR-R2, SR-R3: no upper limit that a game could meet.
    #[inline]
    fn gain_authority(&mut self, seat: Seat, n: u8, events: &mut Events<Event>) -> Next {
        let purse = self.purse(seat);
        let score = &mut self.players[purse].authority;
        *score = score.saturating_add(i16::from(n));
        events.push(|| Event::Open(Told::Gained { seat, what: Gain::Authority, n }));
        GOES_ON
    }

    /// SR-L7: named by the player, or by the rules where only one can be.
    fn force_discard(&mut self, seat: Seat, n: u8, events: &mut Events<Event>) -> Next {
        let targets = self.targetable(seat);
        match targets.first() {
            None => GOES_ON,
            Some(only) if !targets.is_several() => {
                self.owe(seat, only, n, events);
                GOES_ON
            }
            Some(_) => ControlFlow::Break(Frame::Target { n }),
        }
    }

    /// A player owes more discards.
    pub(crate) fn owe(&mut self, by: Seat, victim: Seat, n: u8, events: &mut Events<Event>) {
        let owed = &mut self.players[victim].owed;
        *owed = owed.saturating_add(n);
        events.push(|| Event::Open(Told::Forced { by, victim, n }));
    }

    /// Compulsory and no more cards than must go: they go unasked, for all can see that (SR-J13).
    fn ask_scrap(
        &mut self,
        seat: Seat,
        (from, min, max): (From, u8, u8),
        each: Option<List>,
        events: &mut Events<Event>,
    ) -> Next {
        let there = self.scrappable(seat, from);
        let (need, left) = (there.min(min), there.min(max));
        if left == 0 {
            return GOES_ON;
        }
        if usize::from(need) == usize::from(there) && need == left {
            self.scrap_everything(seat, from, events);
            return each.map_or(GOES_ON, |list| ControlFlow::Break(Frame::Repeat { list, times: need }));
        }
        ControlFlow::Break(Frame::Scrap { from, need, left, picked: 0, each })
    }

    /// How many cards could be scrapped, up to 255.
    pub(crate) fn scrappable(&self, seat: Seat, from: From) -> u8 {
        let player = &self.players[seat];
        let hand = if from.has_hand() { player.hand.len() } else { 0 };
        let pile = if from.has_discard() { player.discard.len() } else { 0 };
        (hand + pile).min(255) as u8
    }

    fn scrap_everything(&mut self, seat: Seat, from: From, events: &mut Events<Event>) {
        let hand = if from.has_hand() { self.players[seat].hand } else { Default::default() };
        let pile = if from.has_discard() { self.players[seat].discard } else { Default::default() };
        if !hand.is_empty() {
            events.barrier();
        }
        hand.cards().for_each(|kind| self.scrap_own(seat, kind, true, events));
        pile.cards().for_each(|kind| self.scrap_own(seat, kind, false, events));
    }

    fn ask_discard(&mut self, seat: Seat, min: u8, max: u8, each: Option<List>) -> Next {
        let there = self.players[seat].hand.len().min(255) as u8;
        let (need, left) = (there.min(min), there.min(max));
        if left == 0 {
            return GOES_ON;
        }
        ControlFlow::Break(Frame::Discard { need, left, picked: 0, each })
    }

    fn ask_scrap_row(&mut self, min: u8, max: u8) -> Next {
        let there = self.row_mask().count_ones() as u8;
        if there == 0 {
            return GOES_ON;
        }
        ControlFlow::Break(Frame::ScrapRow { need: min.min(there), left: max })
    }

    /// SR-X7; a compulsory target that is the only one is named by the rules (SR-J13).
    fn ask_destroy(&mut self, seat: Seat, min: u8, events: &mut Events<Event>) -> Next {
        let mut only = None;
        for owner in self.base_owners(seat).iter() {
            for kind in kernel::Kinds::of_mask(self.open_bases(owner)) {
                if min == 0 || only.is_some() {
                    return ControlFlow::Break(Frame::DestroyBase { need: min });
                }
                only = Some((owner, kind));
            }
        }
        if let Some((owner, kind)) = only {
            return self.destroy_kind(seat, owner, kind, events);
        }
        GOES_ON
    }

    /// Destroys a base of this kind; asks which where their damage differs.
    pub(crate) fn destroy_kind(&mut self, seat: Seat, owner: Seat, kind: u8, events: &mut Events<Event>) -> Next {
        if self.damage_levels(owner, kind).count_ones() > 1 {
            return ControlFlow::Break(Frame::Damaged { owner, kind, blow: 0 });
        }
        if let Some(base) = self.find_base(owner, kind, None) {
            self.destroy(seat, owner, base, events);
        }
        GOES_ON
    }

    /// SR-N6: from the row or the Explorer pile; a lone ship that must be taken is taken.
    fn ask_acquire(&mut self, seat: Seat, min: u8, events: &mut Events<Event>) -> Next {
        let ships = self.market() & self.masks().ships;
        if ships == 0 || self.is_full(seat) {
            return GOES_ON;
        }
        if ships.is_power_of_two() && min > 0 {
            self.take_free(seat, ships.trailing_zeros() as u8, events);
            return GOES_ON;
        }
        ControlFlow::Break(Frame::AcquireShip { need: min })
    }

    /// Takes a ship without paying; it uses up one open permission (SR-Q16).
    pub(crate) fn take_free(&mut self, seat: Seat, kind: u8, events: &mut Events<Event>) {
        let permits = &mut self.players[seat].permits;
        *permits = permits.saturating_sub(1);
        self.acquire(seat, kind, true, 0, events);
    }

    /// SR-N5.
    fn permit(&mut self, seat: Seat, events: &mut Events<Event>) -> Next {
        let permits = &mut self.players[seat].permits;
        *permits = permits.saturating_add(1);
        events.push(|| Event::Open(Told::Permitted { seat }));
        GOES_ON
    }

    /// SR-Q13: a ship played earlier this turn; one must be chosen if there is one.
    fn ask_copy(&mut self, seat: Seat, events: &mut Events<Event>) -> Next {
        let ships = self.players[seat].ships;
        if ships.is_power_of_two() {
            return self.copy_ship(seat, ships.trailing_zeros() as u8, events);
        }
        if ships == 0 { GOES_ON } else { ControlFlow::Break(Frame::CopyShip) }
    }

    /// The card becomes a copy: faction, ally and scrap ability are there at once, the primary
    /// ability runs next (SR-N2).
    pub(crate) fn copy_ship(&mut self, seat: Seat, model: u8, events: &mut Events<Event>) -> Next {
        let content = self.content();
        let Some(copier) = content.masks.copier else {
            return GOES_ON;
        };
        let plain = Standing { form: Form::plain(copier), marks: Standing::PRIMARY };
        if self.leave(seat, plain) {
            self.enter(seat, Form::copy_of(model), Standing::PRIMARY);
            let (own, copied) = (content.card(copier).faction, content.card(model).faction);
            // The record gains the copied faction (SR-P7).
            self.players[seat].played[copied as usize] += u8::from(own != copied);
            let card = content.named(model);
            events.push(|| Event::Open(Told::Copied { seat, card }));
        }
        match content.card(model).primary {
            Some(list) => ControlFlow::Break(Frame::Run { list, at: 0 }),
            None => GOES_ON,
        }
    }

    /// SR-N7: asked once, at this moment.
    fn when_bases(&mut self, seat: Seat, n: u8, then: List) -> Next {
        if self.players[seat].board.bases() < n {
            return GOES_ON;
        }
        ControlFlow::Break(Frame::Run { list: then, at: 0 })
    }
}
