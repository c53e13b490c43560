//! What does each member pay of something bought or destroyed together? (SR-D26, SR-D27, SR-J9)

mod payment;

use super::{Consent, other_question, there};
use crate::action::{Action, Small};
use crate::event::{Event, Heard};
use crate::refusal::Refusal;
use crate::state::Realms;
use kernel::choice::Described;
use kernel::{Fate, Names, Question, Rule, Seat, SeatSet};
use std::hash::{Hash, Hasher};
use std::ops::RangeInclusive;

/// The most members of a team.
const TEAM: usize = 3;

/// What is paid for together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prize {
    /// A card of the Trade Row, with Trade (SR-Y9).
    RowCard,
    /// A base of this seat, with Combat (SR-Y8).
    BaseOf(Seat),
}

/// One byte, as ever: state hashes stand in records.
impl Hash for Prize {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let byte = match self {
            Prize::RowCard => u8::MAX,
            Prize::BaseOf(owner) => owner.index() as u8,
        };
        byte.hash(state);
    }
}

impl Prize {
    /// The pool it is paid from.
    pub(super) fn pool_name(self) -> &'static str {
        match self {
            Prize::RowCard => "Trade",
            Prize::BaseOf(_) => "Combat",
        }
    }

    fn owner(self) -> Option<Seat> {
        if let Prize::BaseOf(owner) = self { Some(owner) } else { None }
    }
}

/// A proposal being made, or waiting for the team's answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Propose {
    /// What for.
    pub(super) prize: Prize,
    /// The base or card.
    pub(super) kind: u8,
    /// What each member pays, in seat order of the team.
    pub(super) shares: [u8; TEAM],
    /// How many shares are fixed; all are once the team is asked.
    fixed: u8,
}

impl Propose {
    /// The least and the most the next share can be: one range, perhaps empty.
    fn bounds<const S: usize, const C: usize>(self, game: &Realms<S, C>, seat: Seat) -> RangeInclusive<u8> {
        let paid = self.shares.iter().fold(0, |sum: u8, &share| sum.saturating_add(share));
        let rest = game.price(self.prize, self.kind).saturating_sub(paid);
        let payer = game.payer(seat, self.fixed);
        let later = (self.fixed as usize + 1..game.team_size(seat)).map(|n| game.payer(seat, n as u8));
        let later: u16 = later.map(|friend| u16::from(game.pool(friend, self.prize))).sum();
        let least = u16::from(rest).saturating_sub(later) as u8;
        let most = game.pool(payer, self.prize).min(rest);
        // The proposer pays at least 1 and leaves at least 1 (SR-J9).
        if self.fixed == 0 { least.max(1)..=most.min(rest.saturating_sub(1)) } else { least..=most }
    }

    /// Whether every share is fixed, so that the team is being asked.
    fn is_whole(self, team: usize) -> bool {
        self.fixed as usize >= team
    }

    /// With the next share fixed.
    fn with_share<const S: usize, const C: usize>(mut self, game: &Realms<S, C>, seat: Seat, n: u8) -> Propose {
        let payer = game.payer(seat, self.fixed);
        let place = game.players[seat].friends.iter().take_while(|&friend| friend != payer).count();
        self.shares[place.min(TEAM - 1)] = n;
        self.fixed += 1;
        self
    }
}

impl<const S: usize, const C: usize> Realms<S, C> {
    /// Opens a proposal.
    pub(crate) fn propose(&mut self, seat: Seat, prize: Prize, kind: u8, events: &mut Heard) {
        self.go_on_proposing(seat, Propose { prize, kind, shares: [0; TEAM], fixed: 0 }, events);
    }

    /// Fixes shares that can be only one number, then asks for the next one or asks the team.
    fn go_on_proposing(&mut self, seat: Seat, mut proposal: Propose, events: &mut Heard) {
        while !proposal.is_whole(self.team_size(seat)) {
            let bounds = proposal.bounds(self, seat);
            if bounds.start() != bounds.end() {
                return self.push(seat, proposal, events);
            }
            proposal = proposal.with_share(self, seat, *bounds.start());
        }
        self.push(seat, proposal, events);
        self.ask_team(seat, proposal, events);
    }

    fn ask_team(&mut self, seat: Seat, proposal: Propose, events: &mut Heard) {
        let card = self.content().named(proposal.kind);
        let (owner, shares, team) = (proposal.prize.owner(), proposal.shares, self.players[seat].friends);
        events.push(|| Event::Proposed { seat, card, owner, shares, team });
        self.ask_next(seat, proposal, None, events);
    }

    /// Asks the next named teammate in seat order; after the last, `false`.
    pub(super) fn ask_next(&mut self, seat: Seat, proposal: Propose, after: Option<Seat>, events: &mut Heard) -> bool {
        let friends = self.players[seat].friends;
        let mut named = friends.iter().enumerate().filter(|&(place, friend)| {
            friend != seat && proposal.shares[place.min(TEAM - 1)] > 0 && after.is_none_or(|after| friend > after)
        });
        let next = named.next().map(|(_, friend)| friend);
        if let Some(friend) = next {
            self.push(friend, Consent { proposer: seat }, events);
        }
        next.is_some()
    }

    /// The member whose share comes next: the proposer's own, then the others in seat order.
    fn payer(&self, seat: Seat, fixed: u8) -> Seat {
        let others = self.players[seat].friends - SeatSet::of(seat);
        match fixed {
            0 => seat,
            n => others.iter().nth(n as usize - 1).unwrap_or(seat),
        }
    }
}

impl<const S: usize, const C: usize> Question<Realms<S, C>> for Propose {
    const KIND: &'static str = "share";
    const RULE: Rule = Rule::new("SR-J9");

    fn answers(self, game: &Realms<S, C>, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.bounds(game, seat).map(|n| Action::Share(Small::new(n))));
    }

    fn check(self, game: &Realms<S, C>, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Share(n) => there(self.bounds(game, seat).contains(&n.get())),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Realms<S, C>, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Share(n) = action {
            let proposal = self.with_share(game, seat, n.get());
            game.go_on_proposing(seat, proposal, events);
        }
    }

    fn is_stale(self, game: &Realms<S, C>, seat: Seat) -> bool {
        !self.is_whole(game.team_size(seat)) && (self.bounds(game, seat).is_empty() || !game.is_open(seat, self))
    }

    fn fallback(self, game: &Realms<S, C>, seat: Seat) -> Action {
        self.bounds(game, seat).next().map_or(Action::Done, |n| Action::Share(Small::new(n)))
    }

    fn prompt(self, game: &Realms<S, C>, seat: Seat) -> String {
        let payer = game.payer(seat, self.fixed);
        let whose = if payer == seat { "you pay".to_owned() } else { format!("{payer} pays") };
        format!("Together for {}: how much of it {whose}?", game.content().name(self.kind))
    }

    fn describe(self, _: &Realms<S, C>, _: Seat, action: Action, _: &Names) -> Described {
        let n = if let Action::Share(n) = action { i32::from(n.get()) } else { 0 };
        Described::new("Pay {n} of it").click("share").amount("share {n}", n)
    }
}
