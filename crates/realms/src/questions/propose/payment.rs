//! What may be proposed, and what is paid for it.

use super::{Prize, Propose};
use crate::action::Action;
use crate::content::{BASE_KINDS, Kind, Masks};
use crate::event::Heard;
use crate::format::Unit;
use crate::questions::Frame;
use crate::refusal::Refusal;
use crate::state::Realms;
use crate::turn::who;
use kernel::{Kinds, Seat, SeatSet};

impl<const S: usize, const C: usize> Realms<S, C> {
    /// What a joint payment costs.
    pub(super) fn price(&self, prize: Prize, kind: u8) -> u8 {
        let card = self.content().card(kind);
        match prize {
            Prize::RowCard => card.cost,
            Prize::BaseOf(_) => card.defense,
        }
    }

    /// The pool a member pays from.
    pub(super) fn pool(&self, seat: Seat, prize: Prize) -> u8 {
        let player = &self.players[seat];
        let pool = match prize {
            Prize::RowCard => player.trade,
            Prize::BaseOf(_) => player.combat,
        };
        pool.min(255) as u8
    }

    /// Whether shares of at least 1 each can make the price.
    fn is_affordable(&self, seat: Seat, prize: Prize, kind: u8) -> bool {
        let (price, own) = (u16::from(self.price(prize, kind)), u16::from(self.pool(seat, prize)));
        let friends = self.players[seat].friends - SeatSet::of(seat);
        let others: u16 = friends.iter().map(|friend| u16::from(self.pool(friend, prize))).sum();
        price >= 2 && own >= 1 && others >= 1 && own + others >= price
    }

    /// Adds what a member may propose.
    pub(crate) fn list_proposals(&self, seat: Seat, out: &mut Vec<Action>) {
        let rules = self.rules();
        if rules.turn_unit == Unit::Seat || self.players[seat].declines >= self.content().numbers.declined_cap {
            return;
        }
        if rules.pools_combat {
            for owner in self.base_owners(seat).iter() {
                let kinds = Kinds::of_mask(self.open_bases(owner));
                let may = |kind: &u8| self.check_proposal(seat, Prize::BaseOf(owner), *kind).is_ok();
                out.extend(kinds.filter(may).map(|kind| Action::ProposeBase(who(owner), Kind::new(kind))));
            }
        }
        if rules.pools_trade {
            let may = |kind: &u8| self.check_proposal(seat, Prize::RowCard, *kind).is_ok();
            let kinds = Kinds::of_mask(self.row_mask());
            out.extend(kinds.filter(may).map(|kind| Action::ProposeBuy(Kind::new(kind))));
        }
    }

    /// SR-J9: an open target, enough together, not declined since, not too often.
    pub(crate) fn check_proposal(&self, seat: Seat, prize: Prize, kind: u8) -> Result<(), Refusal> {
        self.check_prize(seat, prize, kind)?;
        if !self.is_affordable(seat, prize, kind) {
            return Err(Refusal::PoolsTooSmall { kind });
        }
        if self.is_declined(seat, prize, kind) {
            return Err(Refusal::DeclinedSince { kind });
        }
        let tired = self.players[seat].declines >= self.content().numbers.declined_cap;
        if tired { Err(Refusal::TooManyDeclined) } else { Ok(()) }
    }

    fn check_prize(&self, seat: Seat, prize: Prize, kind: u8) -> Result<(), Refusal> {
        let rules = self.rules();
        match prize {
            Prize::RowCard if !rules.pools_trade => Err(Refusal::NoPooling),
            Prize::BaseOf(_) if !rules.pools_combat => Err(Refusal::NoPooling),
            Prize::BaseOf(owner) => self.check_base(seat, who(owner), kind),
            Prize::RowCard if self.row_mask() & Masks::bit(kind) == 0 => Err(Refusal::NotPooled { kind }),
            Prize::RowCard if self.is_full(seat) => Err(Refusal::NoRoomToOwn { most: C as u8 }),
            Prize::RowCard => Ok(()),
        }
    }

    /// Whether the target is still there for the team.
    pub(super) fn is_open(&self, seat: Seat, proposal: Propose) -> bool {
        match proposal.prize {
            Prize::RowCard => self.row_mask() & Masks::bit(proposal.kind) != 0,
            Prize::BaseOf(owner) => {
                self.base_owners(seat).has(owner) && self.open_bases(owner) >> proposal.kind & 1 == 1
            }
        }
    }

    /// The proposal a seat has made.
    pub(in crate::questions) fn proposal_of(&self, seat: Seat) -> Option<Propose> {
        if let Frame::Propose(proposal) = self.question(seat) { Some(proposal) } else { None }
    }

    /// The bit of a base among those of three enemies.
    fn base_bit(&self, seat: Seat, owner: Seat, kind: u8) -> u64 {
        let friends = self.players[seat].friends;
        let enemies = self.all_seats().filter(|&other| !friends.has(other));
        let place = enemies.take_while(|&enemy| enemy != owner).count().min(2);
        let index = usize::from(self.masks().base_index.0[kind as usize]).min(BASE_KINDS - 1);
        1 << (place * BASE_KINDS + index)
    }

    fn is_declined(&self, seat: Seat, prize: Prize, kind: u8) -> bool {
        let player = &self.players[seat];
        match prize {
            Prize::RowCard => player.declined_row & Masks::bit(kind) != 0,
            Prize::BaseOf(owner) => player.declined_bases & self.base_bit(seat, owner, kind) != 0,
        }
    }

    /// Remembers a declined proposal: it may not be made again while nothing changes.
    pub(in crate::questions) fn note_decline(&mut self, proposer: Seat, proposal: Propose) {
        let declines = &mut self.players[proposer].declines;
        *declines = declines.saturating_add(1);
        match proposal.prize {
            Prize::RowCard => self.players[proposer].declined_row |= Masks::bit(proposal.kind),
            Prize::BaseOf(owner) => {
                let bit = self.base_bit(proposer, owner, proposal.kind);
                self.players[proposer].declined_bases |= bit;
            }
        }
    }

    /// All pay, and the effect happens at once (SR-Y8, SR-Y9).
    pub(in crate::questions) fn pay_together(&mut self, proposer: Seat, proposal: Propose, events: &mut Heard) {
        let friends = self.players[proposer].friends;
        for (friend, share) in friends.iter().zip(proposal.shares) {
            let player = &mut self.players[friend];
            let pool = match proposal.prize {
                Prize::RowCard => &mut player.trade,
                Prize::BaseOf(_) => &mut player.combat,
            };
            *pool = pool.saturating_sub(u16::from(share));
        }
        self.take_prize(proposer, proposal, events);
    }

    fn take_prize(&mut self, proposer: Seat, proposal: Propose, events: &mut Heard) {
        match proposal.prize {
            Prize::BaseOf(owner) => {
                if let Some(base) = self.find_base(owner, proposal.kind, None) {
                    self.destroy(proposer, owner, base, events);
                }
            }
            Prize::RowCard => {
                let price = self.price(proposal.prize, proposal.kind);
                self.acquire(proposer, proposal.kind, false, price, events);
                self.offer_top(proposer, proposal.kind, events);
            }
        }
    }
}
