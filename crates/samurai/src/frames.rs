//! Suspended effects: what runs next, who is asked what, and which answers there are.

mod answer;
mod check;
mod defaults;
mod options;
mod settle;

pub(crate) use check::need;
pub(crate) use options::keep_some;

use crate::action::Answer;
use crate::content::Span;
use crate::state::{NONE, Place, Samurai};
use kernel::Seat;

/// Who and where an effect list is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scope {
    /// Who carries the effects out.
    pub(crate) actor: Seat,
    /// Whose card or ability it is.
    pub(crate) owner: Seat,
    /// The targeted player's index, or [`NONE`].
    pub(crate) target: u8,
    /// The location meant by "here", or [`NONE`].
    pub(crate) here: u8,
    /// The figure whose ability it is or that arrives, or [`NONE`].
    pub(crate) unit: u8,
}

impl Scope {
    /// Effects of a player's own card or ability.
    pub(crate) fn of(seat: Seat) -> Scope {
        Scope { actor: seat, owner: seat, target: NONE, here: NONE, unit: NONE }
    }

    /// The same at a location.
    pub(crate) fn at(self, location: u8) -> Scope {
        Scope { here: location, ..self }
    }

    /// The same for one figure.
    pub(crate) fn with_unit(self, figure: usize) -> Scope {
        Scope { unit: figure as u8, ..self }
    }

    /// The targeted player.
    pub(crate) fn target(self) -> Option<Seat> {
        if self.target == NONE { None } else { Seat::checked(self.target as usize) }
    }
}

/// What is taken in an amount.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gain {
    /// Honor.
    Honor,
    /// Wealth from the bank.
    Wealth,
    /// Action cards.
    Cards,
}

/// What a picked unit is picked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// To be destroyed at a location.
    Destroy {
        /// Whose: a seat's index, or [`NONE`] for any opponent's.
        whose: u8,
        /// Where.
        location: u8,
        /// Ships only.
        ships: bool,
        /// The weakest only.
        weakest: bool,
    },
    /// To return to its player's supply.
    Return {
        /// From this location, or [`NONE`] for any.
        location: u8,
        /// Mechs only.
        mechs: bool,
    },
    /// To get tokens.
    Attach {
        /// How many.
        count: u8,
        /// From her own pile.
        own: bool,
        /// Fighters only.
        fighters: bool,
        /// Units without tokens only.
        bare: bool,
    },
}

/// What a bargain needs of a hand that is cut down (SS-V7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Keep {
    /// Nothing.
    Nothing,
    /// A card of this kind.
    Card(u8),
    /// Some battle card.
    Battle,
}

/// What a chosen location is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Site {
    /// The card in play is attached there.
    Attach,
    /// Units are destroyed there.
    Destroy {
        /// How many.
        count: u8,
        /// Whether fewer will do.
        up_to: bool,
        /// Ships only.
        ships: bool,
        /// The weakest only.
        weakest: bool,
    },
}

/// One suspended effect. The first group runs, the second asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// Rewards still to claim: a mask of locations (SS-L2).
    Claim { led: u8 },
    /// Effects still to carry out.
    Run { span: Span, scope: Scope },
    /// The card in play has done its work (SS-K1).
    Finish,
    /// A move order or effect is over: marks go (SS-U2).
    Moved { seat: Seat },
    /// A figure has been placed (SS-U9).
    Arrive { seat: Seat, figure: u8, from: Place, to: u8, step: u8, gone: bool },
    /// An attached card that went off is discarded.
    Sweep { index: u8 },
    /// A location of the Battle Phase: see `battle.rs`.
    Battle { location: u8, step: u8, at: u8 },
    /// A trade bound the question below to this answer.
    Bound { answer: Answer, with: Seat },

    /// Which mech to keep.
    Draft { seat: Seat },
    /// The windows before and after the order.
    Window,
    /// How much wealth to spend on a marker.
    Raise { marker: u8, order: crate::action::Order },
    /// How much to take.
    Take { seat: Seat, gain: Gain, most: u8 },
    /// Where to move a clan marker.
    Clan { seat: Seat, which: u8, steps: u8 },
    /// Which figure to move where.
    Move { seat: Seat, left: u8, supply: bool, to: u8, only: u8 },
    /// Which ship makes room for a mech.
    Displace { seat: Seat, figure: u8, to: u8 },
    /// Whether to use an arrival ability.
    Ability { seat: Seat, figure: u8, location: u8 },
    /// Which fighter moves along.
    Escort { seat: Seat, left: u8, from: Place, to: u8 },
    /// Which ship to pay with.
    Ships { seat: Seat, left: u8 },
    /// Which card to discard over the limit; what a bargain needs must stay.
    Limit { seat: Seat, keep: Keep },
    /// Which player.
    Target { seat: Seat, here: u8 },
    /// Which option.
    Choose { first: u16, lists: u8, scope: Scope },
    /// Which location.
    Where { seat: Seat, site: Site },
    /// Which unit.
    Pick { seat: Seat, task: Task, left: u8, up_to: bool },
    /// How many tokens.
    Tokens { seat: Seat, figure: u8, most: u8 },
    /// Which marker to move toward neutral.
    Demote { seat: Seat, steps: u8 },
    /// Which card of a hand to discard.
    Discard { seat: Seat, whose: Seat, left: u8 },
    /// Which markers to exchange.
    Swap { seat: Seat },
    /// Which battle card to commit.
    Commit { seat: Seat },
    /// Which committed card to reveal first.
    Reveal { seat: Seat },
    /// Which committed card to cancel.
    Cancel { seat: Seat },
    /// Which units stay.
    Garrison { seat: Seat, location: u8, left: u8 },
    /// The question below, but only answers that keep a bargain.
    Promise { seat: Seat, loose: crate::action::Loose },
}

impl Samurai {
    /// The frame on top.
    #[inline]
    pub(crate) fn top(&self) -> Option<Frame> {
        self.stack.top().copied()
    }

    /// Puts a frame on top. A full stack (only a user's content could fill it) skips the effect.
    #[inline]
    pub(crate) fn push(&mut self, frame: Frame, log: &mut crate::event::Log) {
        if self.stack.push(frame).is_err() {
            log.push(|| crate::event::Event::TooDeep);
        }
    }

    /// The seat a frame asks, if it asks.
    #[inline]
    pub(crate) fn asked(&self, frame: Frame) -> Option<Seat> {
        match frame {
            Frame::Window | Frame::Raise { .. } => Some(self.active),
            Frame::Draft { seat }
            | Frame::Take { seat, .. }
            | Frame::Clan { seat, .. }
            | Frame::Move { seat, .. }
            | Frame::Displace { seat, .. }
            | Frame::Ability { seat, .. }
            | Frame::Escort { seat, .. }
            | Frame::Ships { seat, .. }
            | Frame::Limit { seat, .. }
            | Frame::Target { seat, .. }
            | Frame::Where { seat, .. }
            | Frame::Pick { seat, .. }
            | Frame::Tokens { seat, .. }
            | Frame::Demote { seat, .. }
            | Frame::Discard { seat, .. }
            | Frame::Swap { seat }
            | Frame::Commit { seat }
            | Frame::Reveal { seat }
            | Frame::Cancel { seat }
            | Frame::Garrison { seat, .. }
            | Frame::Promise { seat, .. } => Some(seat),
            Frame::Choose { scope, .. } => Some(scope.actor),
            Frame::Claim { .. }
            | Frame::Run { .. }
            | Frame::Finish
            | Frame::Moved { .. }
            | Frame::Arrive { .. }
            | Frame::Sweep { .. }
            | Frame::Battle { .. }
            | Frame::Bound { .. } => None,
        }
    }

    /// The question that is open, looking through a bargain's filter.
    pub(crate) fn question(&self) -> Option<Frame> {
        self.stack.iter().rev().copied().find(|frame| !matches!(frame, Frame::Promise { .. }))
    }
}
