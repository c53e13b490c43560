//! The invariants of RULES.md, section 6: of a state and of a step.

use crate::action::Action;
use crate::content::{Card, Origin};
use crate::event::{Event, Gain};
use crate::state::{EMPTY, Realms};
use kernel::{InvariantError, Invariants, Rule, Seat, Secret};

type Holds = Result<(), InvariantError>;
type Happened = Event<Secret<Card>>;

fn unless(holds: bool, rule: &'static str, what: impl FnOnce() -> String) -> Holds {
    InvariantError::unless(holds, Rule::new(rule), what)
}

impl<const SEATS: usize, const CARDS: usize> Invariants for Realms<SEATS, CARDS> {
    /// The turn cap times the action cap is never met; see `tests/counts.rs` for real lengths.
    const LONGEST: usize = 1_000_000;

    fn state_holds(&self) -> Holds {
        self.market_holds()?;
        self.all_seats().try_for_each(|seat| self.seat_holds(seat))?;
        self.turn_holds()
    }

    fn step_holds(before: &Self, seat: Seat, action: Action, events: &[Happened], after: &Self) -> Holds {
        conserved(before, after)?;
        pools_add_up(before, seat, events, after)?;
        owned_changes_add_up(before, events, after)?;
        used_once(before, seat, action, after)
    }
}

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// All cards of a kind, wherever they are.
    pub(crate) fn total(&self, kind: u8) -> usize {
        let is = |&&other: &&u8| other == kind;
        let mut n = usize::from(self.heap.of(kind));
        n += self.trade_deck.iter().filter(is).count() + self.row.iter().filter(is).count();
        n += if kind == self.masks().explorer { usize::from(self.explorers) } else { 0 };
        for seat in self.all_seats() {
            let player = &self.players[seat];
            n += usize::from(player.hand.of(kind)) + usize::from(player.discard.of(kind));
            n += player.deck.iter().filter(is).count();
            n += player.in_play.iter().filter(|card| self.kind_of(card.form) == kind).count();
        }
        n
    }

    /// SR-I3, SR-I4.
    fn market_holds(&self) -> Holds {
        let content = self.content();
        let wrong = |kinds: &mut dyn Iterator<Item = u8>, origin: Origin| {
            kinds.filter(|&kind| kind != EMPTY).any(|kind| content.card(kind).origin == origin)
        };
        unless(!self.heap.has(content.masks.explorer), "SR-I3", || "an Explorer is in the Scrap Heap".to_owned())?;
        for origin in [Origin::Explorer, Origin::Starter] {
            let market = &mut self.trade_deck.iter().chain(&self.row).copied();
            unless(!wrong(market, origin), "SR-I3", || "a card that is not for sale is in the market".to_owned())?;
        }
        let gap = self.row().contains(&EMPTY);
        unless(!gap || self.trade_deck.is_empty(), "SR-I4", || "a slot is empty beside a Trade Deck".to_owned())
    }

    /// SR-I5 to SR-I7, SR-I18, and the counts that are kept beside the cards.
    fn seat_holds(&self, seat: Seat) -> Holds {
        let player = &self.players[seat];
        let (acting, over) = (self.acting.has(seat), self.ended.is_some());
        let pools = player.trade == 0 && player.combat == 0;
        unless(pools || acting || over, "SR-I5", || format!("{seat} has a pool out of turn"))?;
        let only_bases = player.in_play.iter().all(|card| self.content().card(card.form.model()).defense > 0);
        unless(only_bases || acting || over || !self.living.has(seat), "SR-I6", || {
            format!("{seat} has ships out of turn")
        })?;
        let alive = self.authority(seat) >= 1;
        unless(alive || over || !self.living.has(seat), "SR-I7", || format!("{seat} lives with no Authority"))?;
        let gone = self.living.has(seat) || self.asked.has(seat) || player.owned() == 0 && player.owed == 0;
        unless(gone || over, "SR-I7", || format!("{seat} has fallen and owns cards"))?;
        let damage = |card: &crate::state::PlayedCard| {
            let whole = card.damage() == 0;
            whole
                || (card.damage() < self.content().card(card.form.model()).defense
                    && self.keeps_damage(seat)
                    && !acting)
        };
        unless(player.in_play.iter().all(damage), "SR-I18", || format!("{seat} has a base with damage"))?;
        self.counts_hold(seat)
    }

    fn counts_hold(&self, seat: Seat) -> Holds {
        let player = &self.players[seat];
        let mut counted = *self;
        counted.recount(seat);
        unless(counted.players[seat] == *player, "SR-I2", || {
            format!("{seat}'s counts are not those of the cards in play")
        })?;
        let sorted = player.in_play.is_sorted() && player.known.is_sorted();
        unless(sorted, "SR-I2", || format!("{seat}'s cards are out of order"))?;
        let known = player.known.iter().all(|&kind| {
            let n = player.known.iter().filter(|&&other| other == kind).count();
            n <= usize::from(player.hand.of(kind))
        });
        let top = usize::from(player.known_top) <= player.deck.len();
        unless(known && top, "SR-I15", || format!("more of {seat}'s cards are known than there are"))
    }

    /// SR-I8, SR-I9, SR-I10.
    fn turn_holds(&self) -> Holds {
        let numbers = &self.content().numbers;
        unless(self.turn <= numbers.turn_cap, "SR-I10", || "the turn cap is passed".to_owned())?;
        let slack = 200;
        unless(self.acts <= numbers.action_cap + slack, "SR-I9", || "a turn does not end".to_owned())?;
        let asked = self.deciders().iter().try_for_each(|seat| {
            let mut out = Vec::new();
            kernel::Game::actions(self, seat, &mut out);
            unless(!out.is_empty(), "SR-I8", || format!("{seat} is asked and has no answer"))
        });
        asked?;
        let lanes = self.all_seats().filter(|&seat| !self.lanes.lane(seat).is_empty()).collect::<kernel::SeatSet>();
        unless(lanes == self.asked || self.ended.is_some(), "SR-I8", || "the set of asked seats is wrong".to_owned())
    }
}

/// SR-I1: the same cards before and after.
fn conserved<const SEATS: usize, const CARDS: usize>(
    before: &Realms<SEATS, CARDS>,
    after: &Realms<SEATS, CARDS>,
) -> Holds {
    for kind in 0..before.content().cards.len() as u8 {
        let (was, is) = (before.total(kind), after.total(kind));
        unless(was == is, "SR-I1", || format!("{} of {} became {is}", was, before.content().name(kind)))?;
    }
    Ok(())
}

/// SR-I14: what came into the pools of the seat in turn went somewhere.
fn pools_add_up<const SEATS: usize, const CARDS: usize>(
    before: &Realms<SEATS, CARDS>,
    seat: Seat,
    events: &[Happened],
    after: &Realms<SEATS, CARDS>,
) -> Holds {
    let proposal = events.iter().any(|event| matches!(event, Event::Accepted { .. }));
    if proposal || after.ended.is_some() || !before.living.has(seat) || !after.living.has(seat) {
        return Ok(());
    }
    let mut trade = i32::from(before.players[seat].trade);
    let mut combat = i32::from(before.players[seat].combat);
    let cost = |card: &Card| i32::from(before.content().card(card.kind).defense);
    let spent_whole = !events.iter().any(|event| matches!(event, Event::Damaged { .. }));
    let by_attack = |event: &Happened| matches!(event, Event::Destroyed { by, .. } if *by == seat) && spent_whole;
    let first_destroyed = !before.asked.has(seat);
    for event in events {
        match event {
            Event::Gained { seat: who, what: Gain::Trade, n } if *who == seat => trade += i32::from(*n),
            Event::Gained { seat: who, what: Gain::Combat, n } if *who == seat => combat += i32::from(*n),
            Event::Acquired { seat: who, paid, .. } if *who == seat => trade -= i32::from(*paid),
            Event::Passed { seat: who, .. } if *who == seat => {
                trade -= i32::from(before.rules().pass_cost.unwrap_or_default());
            }
            Event::Attacked { by, n, .. } if *by == seat => combat -= i32::from(*n),
            Event::Damaged { by, n, .. } if *by == seat => combat -= i32::from(*n),
            Event::TurnEnded { seat: who, trade: t, combat: c, .. } if *who == seat => {
                trade -= i32::from(*t);
                combat -= i32::from(*c);
            }
            Event::Destroyed { card, .. } if by_attack(event) && first_destroyed && is_attack(events) => {
                combat -= cost(card);
            }
            _ => {}
        }
    }
    let now = &after.players[seat];
    unless(trade == i32::from(now.trade), "SR-I14", || format!("Trade should be {trade}, is {}", now.trade))?;
    unless(combat == i32::from(now.combat), "SR-I14", || format!("Combat should be {combat}, is {}", now.combat))
}

/// Whether a base was destroyed by paying for it: nothing was used or scrapped for it.
fn is_attack(events: &[Happened]) -> bool {
    !events.iter().any(|event| matches!(event, Event::Used { .. } | Event::Scrapped { .. } | Event::Played { .. }))
}

/// SR-I19: ownership changes only by what the events say.
fn owned_changes_add_up<const SEATS: usize, const CARDS: usize>(
    before: &Realms<SEATS, CARDS>,
    events: &[Happened],
    after: &Realms<SEATS, CARDS>,
) -> Holds {
    for seat in before.all_seats() {
        let mut owned = before.players[seat].owned() as i64;
        for event in events {
            owned += match event {
                Event::Acquired { seat: who, .. } if *who == seat => 1,
                Event::Scrapped { seat: who, from, .. } if *who == seat && *from != crate::event::Source::Row => -1,
                Event::Passed { seat: from, .. } | Event::Gave { seat: from, .. } if *from == seat => -1,
                Event::Passed { to, .. } | Event::Gave { to, .. } if *to == seat => 1,
                Event::Swept { seat: who, scrapped, explorers } if *who == seat => {
                    -i64::from(*scrapped) - i64::from(*explorers)
                }
                _ => 0,
            };
        }
        let now = after.players[seat].owned() as i64;
        unless(owned == now, "SR-I19", || format!("{seat} should own {owned} cards, owns {now}"))?;
    }
    Ok(())
}

/// SR-I12: a used ability has its mark, and a scrap use removes the card.
fn used_once<const SEATS: usize, const CARDS: usize>(
    before: &Realms<SEATS, CARDS>,
    seat: Seat,
    action: Action,
    after: &Realms<SEATS, CARDS>,
) -> Holds {
    let marked = |state: &Realms<SEATS, CARDS>, kind: u8, mark: u8| {
        let cards = state.players[seat].in_play.iter();
        cards.filter(|card| card.form.0 == kind && card.marks & mark != 0).count()
    };
    match action {
        _ if before.asked.has(seat) || after.ended.is_some() => Ok(()),
        Action::Use(kind, _) => {
            let (was, is) = (marked(before, kind.get(), 1), marked(after, kind.get(), 1));
            unless(is == was + 1, "SR-I12", || "a used base has no mark".to_owned())
        }
        Action::Ally(form, _) => {
            let (was, is) = (marked(before, form.get(), 2), marked(after, form.get(), 2));
            unless(is == was + 1, "SR-I12", || "a used ally ability has no mark".to_owned())
        }
        Action::Scrap(form, _) => {
            let n = |state: &Realms<SEATS, CARDS>| {
                state.players[seat].in_play.iter().filter(|card| card.form.0 == form.get()).count()
            };
            unless(n(after) + 1 == n(before), "SR-I12", || "a scrapped card is still in play".to_owned())
        }
        _ => Ok(()),
    }
}
