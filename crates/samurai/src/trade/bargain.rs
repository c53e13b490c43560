//! What a bot does about trading: it answers every offer at once, and before another player's order it may make one.
//! It looks only at worlds its seat holds possible, so it cannot peek.

mod goods;

use super::{Lane, Offer, Open};
use crate::action::{Action, Deal, Side, Wish};
use crate::questions::{Frame, Window};
use crate::refusal::Refusal;
use crate::state::Samurai;
use evaluation::Evaluate;
use goods::{Goods, Type};
use kernel::{Events, Fate, Game, Observed, Seat, Upto};

/// Worlds an offer is judged in.
const WORLDS: u64 = 4;
/// What an offer must bring the bot, in hundredths of honor, before it is worth anybody's time.
const WORTHWHILE: i32 = 5;

/// The next thing a bot does beside the question.
pub(crate) fn aside(seen: &Observed<'_, Samurai>) -> Option<Action> {
    let seat = seen.seat();
    let world = seen.sample(&mut Fate::quick(0));
    if !world.may_trade() || world.conceded.has(seat) {
        return None;
    }
    let deal = match world.trade.lanes[seat.index()] {
        Lane::Accept { from, .. } => Some(hand_cheapest(&world, seat).unwrap_or(Deal::Decline(who(from)))),
        Lane::Draft { to, offer } => Some(world.next_piece(seat, to, &offer)),
        Lane::Idle => answer(seen, &world).or_else(|| Some(Deal::Offer(who(world.plan(seat)?.to)))),
    };
    deal.map(Action::Deal).filter(|&action| world.check(seat, action).is_ok())
}

fn who(seat: Seat) -> Upto<4> {
    Upto::new(seat.index() as u8)
}

/// Accepts what brings something, declines the rest; waits only while no trade may be made (SS-V14).
fn answer(seen: &Observed<'_, Samurai>, world: &Samurai) -> Option<Deal> {
    let seat = seen.seat();
    let open = *world.trade.open.iter().find(|open| open.to == seat)?;
    let accept = Deal::Accept(who(open.from));
    let decline = Deal::Decline(who(open.from));
    match world.may_deal(seat, accept) {
        Err(Refusal::HandAtStake) => None,
        Err(_) => Some(decline),
        Ok(()) if is_welcome(seen, &open) => Some(accept),
        Ok(()) => Some(decline),
    }
}

/// Whether an offer is worth accepting. A bot gives no promise: it could not keep it. A promise made to it costs
/// nothing and is worth nothing.
fn is_welcome(seen: &Observed<'_, Samurai>, open: &Open) -> bool {
    let mut vows = open.offer.vows.iter().flatten();
    if vows.any(|vow| vow.side == Side::Yours) {
        return false;
    }
    let gain: i32 = (0..WORLDS).map(|n| gain(&seen.sample(&mut Fate::quick(n)), open)).sum();
    let is_promise = !open.offer.is_transfer() && open.offer.binding.is_none();
    gain > 0 || (gain == 0 && is_promise)
}

/// What accepting brings the recipient in this world, over the best it could do without.
fn gain(world: &Samurai, open: &Open) -> i32 {
    let seat = open.to;
    let decides = open.offer.binding.is_some() && world.to_act().has(seat);
    let before = if decides { best_answer(world, seat) } else { relative(world, seat) };
    let mut after = *world;
    perform(&mut after, seat, Action::Deal(Deal::Accept(who(open.from))));
    while let Some(hand) = hand_cheapest(&after, seat) {
        perform(&mut after, seat, Action::Deal(hand));
    }
    let free = matches!(after.top(), Some(Frame::Promise(promise)) if promise.seat == seat);
    // How a proposer bound herself is not weighed: what changes hands must be worth it.
    match (decides, free) {
        (true, true) => best_answer(&after, seat) - before,
        (true, false) => relative(&after, seat) - before,
        (false, _) => traded(&after, open) - traded(world, open),
    }
}

fn perform(world: &mut Samurai, seat: Seat, action: Action) {
    world.perform(seat, action, &mut Fate::quick(0), &mut Events::dropped());
}

/// The best a seat can make of the question it owes.
fn best_answer(world: &Samurai, seat: Seat) -> i32 {
    let mut listed = Vec::new();
    world.candidates(seat, &mut listed);
    let after = |action| {
        let mut world = *world;
        perform(&mut world, seat, action);
        relative(&world, seat)
    };
    listed.into_iter().map(after).max().unwrap_or_else(|| relative(world, seat))
}

/// How far a seat is ahead of the others' mean.
fn relative(world: &Samurai, seat: Seat) -> i32 {
    let others = world.opponents(seat);
    let sum: i32 = others.iter().map(|other| crate::evaluate::worth(world, other)).sum();
    crate::evaluate::worth(world, seat) - sum / others.len().max(1) as i32
}

/// What the recipient holds, less the proposer's share of what everybody else holds.
fn traded(world: &Samurai, open: &Open) -> i32 {
    let others = i32::from(world.seats) - 1;
    Goods::of(world, open.to).worth() - Goods::of(world, open.from).worth() / others.max(1)
}

/// The card asked for that a seat misses least.
fn hand_cheapest(world: &Samurai, seat: Seat) -> Option<Deal> {
    let hands = world.player(seat).hand.kinds().map(|kind| Deal::Hand(Upto::new(kind)));
    let fits = hands.filter(|&deal| world.may_deal(seat, deal).is_ok());
    fits.max_by_key(|deal| match deal {
        Deal::Hand(kind) => Goods::of(world, seat).without(kind.get(), world).worth(),
        _ => 0,
    })
}

/// An offer in the making: wealth for a card, or a card for wealth.
#[derive(Clone, Copy)]
struct Plan {
    to: Seat,
    give: Deal,
    ask: Deal,
}

impl Samurai {
    /// The best offer a bot can think of, from public facts and its own hand: to the player who is about to place an
    /// order, once in a slot, and never what was offered in vain before.
    fn plan(&self, seat: Seat) -> Option<Plan> {
        let to = self.active;
        let fresh = !self.turn.ordered && !self.turn.card_played && self.turn.used == 0;
        let asked = self.top() == Some(Window.into()) && fresh && to != seat;
        if !asked || self.trade.sent[seat.index()] > 0 {
            return None;
        }
        let plans = self.purchases(to).chain(self.sales(seat, to)).chain(self.barters(seat, to));
        let legal = |plan: &Plan| {
            let offer = plan.offer();
            let vain = self.trade.unwanted[seat.index()][to.index()] & self.terms(&offer) != 0;
            !vain && self.may_send(seat, to, &offer).is_ok()
        };
        let rated = plans.filter(legal).map(|plan| (self.merit_of(seat, plan), plan));
        rated.filter(|(merit, _)| *merit >= WORTHWHILE).max_by_key(|(merit, _)| *merit).map(|(_, plan)| plan)
    }

    fn purchases(&self, to: Seat) -> impl Iterator<Item = Plan> {
        let wishes = [Wish::Battle, Wish::Order].into_iter();
        wishes.flat_map(move |wish| PRICES.map(|n| Plan { to, give: Deal::GiveWealth(n), ask: Deal::Ask(wish) }))
    }

    fn sales(&self, seat: Seat, to: Seat) -> impl Iterator<Item = Plan> + '_ {
        let kinds = self.player(seat).hand.kinds();
        kinds.flat_map(move |kind| {
            PRICES.map(|n| Plan { to, give: Deal::Give(Upto::new(kind), true), ask: Deal::AskWealth(n) })
        })
    }

    /// A card for one of the other type.
    fn barters(&self, seat: Seat, to: Seat) -> impl Iterator<Item = Plan> + '_ {
        self.player(seat).hand.kinds().map(move |kind| {
            let other = if self.type_of(kind) == Type::Battle { Wish::Order } else { Wish::Battle };
            Plan { to, give: Deal::Give(Upto::new(kind), true), ask: Deal::Ask(other) }
        })
    }

    fn type_of(&self, kind: u8) -> Type {
        if self.edition.card(kind).battle { Type::Battle } else { Type::Order }
    }

    /// What a plan brings the proposer, less the recipient's share; nothing where the recipient would not like it.
    fn merit_of(&self, seat: Seat, plan: Plan) -> i32 {
        let (mine, theirs) = (Goods::of(self, seat), Goods::of(self, plan.to));
        let (my_gain, their_gain) = match (plan.give, plan.ask) {
            (Deal::GiveWealth(n), Deal::Ask(wish)) => {
                let kind = wished(wish);
                let bought = mine.paying(n.get()).with(kind).worth() - mine.worth();
                (bought, theirs.earning(n.get()).worth() - theirs.worth() - theirs.usual_loss(kind))
            }
            (Deal::Give(kind, _), Deal::AskWealth(n)) => {
                let sold = mine.without(kind.get(), self).earning(n.get()).worth() - mine.worth();
                let kind = self.type_of(kind.get());
                (sold, theirs.paying(n.get()).worth() - theirs.worth() + theirs.usual_gain(kind))
            }
            (Deal::Give(kind, _), Deal::Ask(wish)) => {
                let swapped = mine.without(kind.get(), self).with(wished(wish)).worth() - mine.worth();
                (swapped, theirs.usual_loss(self.type_of(kind.get())) - theirs.usual_loss(wished(wish)))
            }
            _ => (0, 0),
        };
        let others = i32::from(self.seats) - 1;
        if their_gain >= 0 { my_gain - their_gain / others.max(1) } else { 0 }
    }

    /// The next piece of the plan, or an end to a draft that follows none.
    fn next_piece(&self, seat: Seat, to: Seat, offer: &Offer) -> Deal {
        let Some(plan) = self.plan(seat).filter(|plan| plan.to == to) else { return Deal::Drop };
        let (empty, whole) = (Offer::default(), plan.offer());
        let given = Offer { asks: empty.asks, ask_wealth: 0, ..whole };
        match *offer {
            offer if offer == empty => plan.give,
            offer if offer == given => plan.ask,
            offer if offer == whole => Deal::Send,
            _ => Deal::Drop,
        }
    }
}

fn wished(wish: Wish) -> Type {
    if wish == Wish::Battle { Type::Battle } else { Type::Order }
}

const PRICES: [Upto<45>; 3] = [Upto::new(1), Upto::new(2), Upto::new(3)];

impl Plan {
    fn offer(&self) -> Offer {
        let mut offer = Offer::default();
        for deal in [self.give, self.ask] {
            super::draft::add_piece(&mut offer, deal);
        }
        offer
    }
}
