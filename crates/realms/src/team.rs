//! One turn for a whole team (Hydra): Ready and Resume, joint payments by proposal and consent.

use crate::action::Action;
use crate::changes;
use crate::content::{BASE_KINDS, Kind, Masks};
use crate::event::{Event, Told};
use crate::format::Unit;
use crate::frames::{Frame, Proposal, ROW_TARGET};
use crate::rules;
use crate::state::Realms;
use crate::turn::who;
use kernel::{Events, Fate, Kinds, Refusal, Seat, SeatSet};

/// The most members of a team.
const TEAM: usize = 3;

impl Proposal {
    /// Whether every share is fixed, so that the team is being asked.
    pub(crate) fn is_whole(self, team: usize) -> bool {
        self.fixed as usize >= team
    }

    fn owner(self) -> Option<Seat> {
        if self.target == ROW_TARGET { None } else { Seat::checked(self.target as usize) }
    }
}

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// How many play on a seat's team.
    pub(crate) fn team_size(&self, seat: Seat) -> usize {
        self.players[seat].friends.len()
    }

    /// SR-J8.
    pub(crate) fn declare_ready(&mut self, seat: Seat, events: &mut Events<Event>) {
        self.ready.insert(seat);
        self.stirred.remove(seat);
        events.push(|| Event::Open(Told::Readied { seat }));
    }

    /// A Ready member may play on while the team's Main Phase lasts (SR-J8).
    pub(crate) fn check_resume(&self, seat: Seat) -> Result<(), Refusal> {
        let open = !self.opening && self.answering().is_none();
        let stirred = self.stirred.has(seat) || self.version.has(changes::READY_MAY_PLAY_ON);
        let may = self.ready.has(seat) && stirred && open && self.acting.has(seat);
        let tired = self.acts >= self.content().numbers.action_cap;
        if may && !tired { Ok(()) } else { Err(Refusal::new(rules::READY).case(1)) }
    }

    pub(crate) fn resume(&mut self, seat: Seat, events: &mut Events<Event>) {
        self.ready.remove(seat);
        self.stirred.remove(seat);
        events.push(|| Event::Open(Told::Resumed { seat }));
    }

    /// After a member changed something: Ready teammates may resume, declined targets are open
    /// again (SR-J8, SR-J9).
    pub(crate) fn stir(&mut self, seat: Seat) {
        self.stirred |= self.ready - SeatSet::of(seat);
        for friend in self.acting.iter() {
            self.players[friend].declined_row = 0;
            self.players[friend].declined_bases = 0;
        }
    }

    /// What a joint payment costs, and from which pool a member pays.
    fn price(&self, target: u8, kind: u8) -> u8 {
        let card = self.content().card(kind);
        if target == ROW_TARGET { card.cost } else { card.defense }
    }

    fn pool(&self, seat: Seat, target: u8) -> u8 {
        let player = &self.players[seat];
        let pool = if target == ROW_TARGET { player.trade } else { player.combat };
        pool.min(255) as u8
    }

    /// The pools of the others, up to 255.
    fn others(&self, seat: Seat, target: u8) -> u16 {
        let others = self.players[seat].friends - SeatSet::of(seat);
        others.iter().map(|friend| u16::from(self.pool(friend, target))).sum()
    }

    /// Whether shares of at least 1 each can make the price.
    fn is_affordable(&self, seat: Seat, target: u8, kind: u8) -> bool {
        let (price, own) = (u16::from(self.price(target, kind)), u16::from(self.pool(seat, target)));
        let others = self.others(seat, target);
        price >= 2 && own >= 1 && others >= 1 && own + others >= price
    }

    pub(crate) fn list_proposals(&self, seat: Seat, out: &mut Vec<Action>) {
        let rules = self.rules();
        if rules.turn_unit == Unit::Seat || self.players[seat].declines >= self.content().numbers.declined_cap {
            return;
        }
        if rules.pools_combat {
            for owner in self.base_owners(seat).iter() {
                let kinds = Kinds::of_mask(self.open_bases(owner));
                let may = |kind: &u8| self.check_proposal(seat, owner.index() as u8, *kind).is_ok();
                out.extend(kinds.filter(may).map(|kind| Action::ProposeBase(who(owner), Kind::new(kind))));
            }
        }
        if rules.pools_trade {
            let may = |kind: &u8| self.check_proposal(seat, ROW_TARGET, *kind).is_ok();
            let kinds = Kinds::of_mask(self.row_mask());
            out.extend(kinds.filter(may).map(|kind| Action::ProposeBuy(Kind::new(kind))));
        }
    }

    /// SR-J9: an open target, enough together, not declined since, not too often.
    pub(crate) fn check_proposal(&self, seat: Seat, target: u8, kind: u8) -> Result<(), Refusal> {
        let row = target == ROW_TARGET;
        let allowed = if row { self.rules().pools_trade } else { self.rules().pools_combat };
        let refused = |case: u8| Err(Refusal::new(rules::PROPOSAL).case(case).with(i16::from(kind)));
        if !allowed {
            return refused(0);
        }
        if row {
            let there = self.row_mask() & Masks::bit(kind) != 0;
            if !there {
                return Err(Refusal::new(rules::POOLED).with(i16::from(kind)));
            }
            if self.is_full(seat) {
                return Err(Refusal::new(rules::ROOM).case(1).with(CARDS as i16));
            }
        } else {
            self.check_base(seat, crate::action::Who::new(target.min(5)), kind)?;
        }
        if !self.is_affordable(seat, target, kind) {
            return refused(1);
        }
        if self.is_declined(seat, target, kind) {
            return refused(2);
        }
        if self.players[seat].declines >= self.content().numbers.declined_cap { refused(3) } else { Ok(()) }
    }

    /// The bit of a base among those of three enemies.
    fn base_bit(&self, seat: Seat, target: u8, kind: u8) -> u64 {
        let friends = self.players[seat].friends;
        let enemies = self.all_seats().filter(|&other| !friends.has(other));
        let place = enemies.take_while(|enemy| enemy.index() as u8 != target).count().min(2);
        let index = usize::from(self.masks().base_index.0[kind as usize]).min(BASE_KINDS - 1);
        1 << (place * BASE_KINDS + index)
    }

    fn is_declined(&self, seat: Seat, target: u8, kind: u8) -> bool {
        let player = &self.players[seat];
        if target == ROW_TARGET {
            return player.declined_row & Masks::bit(kind) != 0;
        }
        player.declined_bases & self.base_bit(seat, target, kind) != 0
    }

    /// Opens a proposal; shares that can be only one number are fixed at once.
    pub(crate) fn propose(&mut self, seat: Seat, target: u8, kind: u8, _: &mut Fate, events: &mut Events<Event>) {
        let proposal = Proposal { target, kind, shares: [0; TEAM], fixed: 0 };
        self.push(seat, Frame::Propose(proposal), events);
        self.fix_forced_shares(seat, events);
    }

    /// Whether the target is still there for the team.
    pub(crate) fn is_open(&self, seat: Seat, proposal: Proposal) -> bool {
        match proposal.owner() {
            None => self.row_mask() & Masks::bit(proposal.kind) != 0,
            Some(owner) => self.base_owners(seat).has(owner) && self.open_bases(owner) >> proposal.kind & 1 == 1,
        }
    }

    /// The member whose share comes next: the proposer's own, then the others in seat order.
    pub(crate) fn payer(&self, seat: Seat, fixed: u8) -> Seat {
        let others = self.players[seat].friends - SeatSet::of(seat);
        match fixed {
            0 => seat,
            n => others.iter().nth(n as usize - 1).unwrap_or(seat),
        }
    }

    /// The least and the most the next share can be; none where the least is higher.
    pub(crate) fn share_bounds(&self, seat: Seat, proposal: Proposal) -> (u8, u8) {
        let price = self.price(proposal.target, proposal.kind);
        let paid: u8 = proposal.shares.iter().fold(0, |sum, &share| sum.saturating_add(share));
        let rest = price.saturating_sub(paid);
        let payer = self.payer(seat, proposal.fixed);
        let later = (proposal.fixed as usize + 1..self.team_size(seat)).map(|n| self.payer(seat, n as u8));
        let later: u16 = later.map(|friend| u16::from(self.pool(friend, proposal.target))).sum();
        let least = u16::from(rest).saturating_sub(later) as u8;
        let most = self.pool(payer, proposal.target).min(rest);
        // The proposer pays at least 1 and leaves at least 1 (SR-J9).
        if proposal.fixed == 0 { (least.max(1), most.min(rest.saturating_sub(1))) } else { (least, most) }
    }

    /// Fixes one share, then those that follow from it.
    pub(crate) fn share(&mut self, seat: Seat, n: u8, events: &mut Events<Event>) {
        self.fix(seat, n);
        self.fix_forced_shares(seat, events);
    }

    fn fix(&mut self, seat: Seat, n: u8) {
        let Some(Frame::Propose(mut proposal)) = self.question(seat) else {
            return;
        };
        let payer = self.payer(seat, proposal.fixed);
        let place = self.players[seat].friends.iter().take_while(|&friend| friend != payer).count();
        proposal.shares[place.min(TEAM - 1)] = n;
        proposal.fixed += 1;
        if let Some(top) = self.lanes.lane_mut(seat).top_mut() {
            *top = Frame::Propose(proposal);
        }
    }

    fn fix_forced_shares(&mut self, seat: Seat, events: &mut Events<Event>) {
        while let Some(Frame::Propose(proposal)) = self.question(seat) {
            if proposal.is_whole(self.team_size(seat)) {
                return self.ask_team(seat, proposal, events);
            }
            match self.share_bounds(seat, proposal) {
                (low, high) if low == high => self.fix(seat, low),
                _ => return,
            }
        }
    }

    fn ask_team(&mut self, seat: Seat, proposal: Proposal, events: &mut Events<Event>) {
        let card = self.content().named(proposal.kind);
        let (owner, shares, team) = (proposal.owner(), proposal.shares, self.players[seat].friends);
        events.push(|| Event::Open(Told::Proposed { seat, card, owner, shares, team }));
        self.ask_next(seat, proposal, None, events);
    }

    /// Asks the next named teammate in seat order; after the last, `false`.
    fn ask_next(&mut self, seat: Seat, proposal: Proposal, after: Option<Seat>, events: &mut Events<Event>) -> bool {
        let friends = self.players[seat].friends;
        let named = friends.iter().enumerate().filter(|&(place, friend)| {
            friend != seat && proposal.shares[place.min(TEAM - 1)] > 0 && after.is_none_or(|after| friend > after)
        });
        match named.map(|(_, friend)| friend).next() {
            Some(friend) => {
                self.push(friend, Frame::Answer { proposer: seat }, events);
                true
            }
            None => false,
        }
    }

    /// A teammate accepts or declines (SR-D28).
    pub(crate) fn reply(
        &mut self,
        seat: Seat,
        proposer: Seat,
        action: Action,
        _: &mut Fate,
        events: &mut Events<Event>,
    ) {
        self.pop(seat);
        let Some(Frame::Propose(proposal)) = self.question(proposer) else {
            return;
        };
        if action == Action::Decline {
            events.push(|| Event::Open(Told::Declined { seat }));
            self.pop(proposer);
            return self.note_decline(proposer, proposal);
        }
        events.push(|| Event::Open(Told::Accepted { seat }));
        if !self.ask_next(proposer, proposal, Some(seat), events) {
            self.pop(proposer);
            self.pay_together(proposer, proposal, events);
            self.stir(proposer);
        }
    }

    fn note_decline(&mut self, proposer: Seat, proposal: Proposal) {
        let bit = match proposal.owner() {
            Some(_) => self.base_bit(proposer, proposal.target, proposal.kind),
            None => Masks::bit(proposal.kind),
        };
        let player = &mut self.players[proposer];
        player.declines = player.declines.saturating_add(1);
        match proposal.owner() {
            Some(_) => player.declined_bases |= bit,
            None => player.declined_row |= bit,
        }
    }

    /// All pay, and the effect happens at once (SR-Y8, SR-Y9).
    fn pay_together(&mut self, proposer: Seat, proposal: Proposal, events: &mut Events<Event>) {
        let friends = self.players[proposer].friends;
        for (friend, share) in friends.iter().zip(proposal.shares) {
            let player = &mut self.players[friend];
            let pool = if proposal.target == ROW_TARGET { &mut player.trade } else { &mut player.combat };
            *pool = pool.saturating_sub(u16::from(share));
        }
        match proposal.owner() {
            Some(owner) => {
                if let Some(base) = self.find_base(owner, proposal.kind, None) {
                    self.destroy(proposer, owner, base, events);
                }
            }
            None => {
                let price = self.price(ROW_TARGET, proposal.kind);
                self.acquire(proposer, proposal.kind, false, price, events);
                self.offer_top(proposer, proposal.kind, events);
            }
        }
    }
}
