//! The invariants of RULES.md section 6 that are true of a state or of a step.

use crate::action::Action;
use crate::card::{CARDS, Card, Cards};
use crate::event::{Event, Source};
use crate::state::{Assembly, FLEET_CAP, SEATS, Stage, other, rule};
use kernel::{Game, InvariantError, Invariants, Seat, Secret};

impl Invariants for Assembly {
    /// Lobbying, 61 turns of 60 actions with at most five answers each, 1,020 rounds of ten ship turns
    /// with at most nine decisions (SA-J17, SA-J18).
    const LONGEST: usize = 130_000;

    fn state_holds(&self) -> Result<(), InvariantError> {
        self.cards_hold()?;
        self.table_holds()?;
        self.story_is_true()?;
        if self.battle.round > 0 { self.battle_holds() } else { Ok(()) }
    }

    fn step_holds(
        before: &Self,
        seat: Seat,
        action: Action,
        events: &[Event<Secret<Card>>],
        after: &Self,
    ) -> Result<(), InvariantError> {
        if after.battle.round == 0 && after.ending.is_none() {
            votes_hold(before, events, after)?;
            prices_hold(before, action, events)?;
            locks_hold(before, after)?;
            rival_holds(before, events, after)?;
        } else if before.battle.round > 0 {
            shields_hold(before, after)?;
        }
        queue_holds(before, after)?;
        let legal = before.check(seat, action).is_ok();
        InvariantError::unless(legal, rule!("SA-J15"), || format!("{action:?} was performed though it is not legal"))
    }
}

impl Assembly {
    /// SA-J1, SA-J19: every card in exactly one zone.
    fn cards_hold(&self) -> Result<(), InvariantError> {
        let mut all = Cards::NONE;
        let mut n = 0;
        let mut add = |cards: Cards| {
            all |= cards;
            n += cards.len();
        };
        self.sides.0.iter().for_each(|side| [side.hand, side.captains, side.fleet].into_iter().for_each(&mut add));
        self.deck.cards().iter().for_each(|card| add(Cards::of(card.value())));
        self.battle.trackers.iter().flatten().for_each(|card| add(Cards::of(card.value())));
        add(self.row);
        add(self.on_agenda());
        InvariantError::unless(n == CARDS && all == Cards::ALL, rule!("SA-J1"), || format!("{n} cards: {all:?}"))
    }

    /// SA-J2 to SA-J7, SA-J10, SA-J16.
    fn table_holds(&self) -> Result<(), InvariantError> {
        let fleets = self.sides.0.iter().map(|side| side.fleet.len());
        InvariantError::unless(fleets.clone().all(|n| n <= FLEET_CAP), rule!("SA-J2"), || {
            "more than five ships".to_owned()
        })?;
        let assembly = matches!(self.stage, Stage::TurnStart | Stage::Turn | Stage::Recess);
        let short = self.agenda.contains(&None) && !self.deck.is_empty() && assembly;
        InvariantError::unless(!short, rule!("SA-J3"), || "a gap in the agenda while the deck has cards".to_owned())?;
        let empty = assembly && self.deck.is_empty() && self.war.is_none();
        InvariantError::unless(!empty, rule!("SA-J5"), || "the deck is empty and war not declared".to_owned())?;
        let five = fleets.clone().any(|n| n == FLEET_CAP) && self.war.is_none();
        InvariantError::unless(!five, rule!("SA-J6"), || "five ships and war not declared".to_owned())?;
        let early = self.stage == Stage::TurnStart && self.votes > 0;
        InvariantError::unless(!early, rule!("SA-J7"), || "votes at the start of a turn".to_owned())?;
        let (one, two) = (self.sides.0[0].locks, self.sides.0[1].locks);
        let owned = (one & two).is_empty() && ((one | two) - self.on_agenda()).is_empty();
        InvariantError::unless(owned, rule!("SA-J10"), || format!("locks {one:?} and {two:?}"))?;
        let mut listed = Vec::new();
        self.to_act().iter().for_each(|seat| self.actions(seat, &mut listed));
        let asked = self.stage == Stage::Over || !listed.is_empty();
        InvariantError::unless(asked, rule!("SA-J16"), || format!("nothing to choose at {:?}", self.stage))
    }

    /// SA-I3, SA-I5: the story leads to this table.
    fn story_is_true(&self) -> Result<(), InvariantError> {
        InvariantError::unless(self.story_holds(), rule!("SA-I5"), || "the story leads elsewhere".to_owned())
    }

    /// SA-J19, SA-J20.
    fn battle_holds(&self) -> Result<(), InvariantError> {
        let fleets = self.sides.0[0].fleet | self.sides.0[1].fleet;
        for card in Card::all() {
            let (left, tracked) = (self.battle.shields[card.index()], self.battle.trackers[card.index()].is_some());
            let printed = if fleets.has(card) { self.content().card(card).shields } else { 0 };
            let right = left <= printed && tracked == (left < printed) && (fleets.has(card) || !tracked);
            InvariantError::unless(right, rule!("SA-J20"), || {
                format!("{card:?} has {left} shields, tracked {tracked}")
            })?;
        }
        let hands = self.sides.0.iter().all(|side| side.hand.is_empty() && side.captains.is_empty());
        InvariantError::unless(hands, rule!("SA-J19"), || "hands or captains in the war".to_owned())
    }
}

/// SA-J8: gained less spent less lost.
fn votes_hold(before: &Assembly, events: &[Event<Secret<Card>>], after: &Assembly) -> Result<(), InvariantError> {
    let mut pool = i64::from(before.votes);
    for event in events {
        match *event {
            Event::Cast { votes, .. } => pool += i64::from(votes),
            Event::Spent { votes, .. } => pool -= i64::from(votes),
            Event::TurnEnded { lost, .. } => pool -= i64::from(lost),
            _ => {}
        }
        InvariantError::unless(pool >= 0, rule!("SA-J7"), || format!("the pool is {pool}"))?;
    }
    InvariantError::unless(pool == i64::from(after.votes), rule!("SA-J8"), || {
        format!("{pool} votes told, {} there", after.votes)
    })
}

/// SA-J9: a purchase takes the price of that moment.
fn prices_hold(before: &Assembly, action: Action, events: &[Event<Secret<Card>>]) -> Result<(), InvariantError> {
    let content = before.content();
    let price = |card: Card, captain: bool| {
        let of = |id: Card| before.mine().captains.has(id);
        let mut more = 0;
        for captain_in_play in Card::all().filter(|&id| of(id)) {
            for ability in &content.card(captain_in_play).abilities {
                if let crate::content::Kind::Static { captains, ships } = ability.kind {
                    more += i32::from(if captain { captains } else { ships });
                }
            }
        }
        let printed = if captain { content.card(card).captain_cost } else { content.card(card).ship_cost };
        (i32::from(printed) + more).max(i32::from(content.limits.minimum_cost))
    };
    let due = match action {
        Action::Recruit(card) => price(card, true),
        Action::Deploy(card) => price(card, false),
        _ => return Ok(()),
    };
    let spent =
        |event: &Event<Secret<Card>>| if let Event::Spent { votes, .. } = *event { i32::from(votes) } else { 0 };
    let paid: i32 = events.iter().map(spent).sum();
    InvariantError::unless(paid == due, rule!("SA-J9"), || format!("{action:?} took {paid} votes, not {due}"))
}

/// SA-J11: a locked card stays.
fn locks_hold(before: &Assembly, after: &Assembly) -> Result<(), InvariantError> {
    let gone = before.locked() - after.on_agenda();
    InvariantError::unless(gone.is_empty() || after.turn != before.turn, rule!("SA-J11"), || {
        format!("{gone:?} left though locked")
    })
}

/// SA-J13: the opponent's cards change by gifts, scrambles and releases of captains alone.
fn rival_holds(before: &Assembly, events: &[Event<Secret<Card>>], after: &Assembly) -> Result<(), InvariantError> {
    if before.active != after.active || before.turn != after.turn || !matches!(before.stage, Stage::Turn) {
        return Ok(());
    }
    let rival = other(before.active);
    let (mut captains, mut fleet) = (before.side(rival).captains, before.side(rival).fleet);
    for event in events {
        match *event {
            Event::Gave { card, end: crate::agenda::End::Captain, .. } => captains.insert(card),
            Event::Gave { card, .. } => fleet.insert(card),
            Event::Scrambled { seat, card } if seat == rival => {
                captains.remove(card);
                fleet.insert(card);
            }
            Event::Released { seat, card, from: Source::Captains } if seat == rival => captains.remove(card.value()),
            _ => {}
        }
    }
    let side = after.side(rival);
    let same = (side.hand, side.captains, side.fleet) == (before.side(rival).hand, captains, fleet);
    InvariantError::unless(same, rule!("SA-J13"), || "the opponent's cards changed by themselves".to_owned())
}

/// SA-J12, SA-J22: cards leave the deck at the top and enter at the bottom.
fn queue_holds(before: &Assembly, after: &Assembly) -> Result<(), InvariantError> {
    if (before.battle.round > 0) != (after.battle.round > 0) || after.deck.len() == CARDS {
        return Ok(());
    }
    let cards = |game: &Assembly| game.deck.cards().iter().map(Secret::value).collect::<Vec<_>>();
    let (old, new) = (cards(before), cards(after));
    // What is left of the old deck, bottom first, lies on top of what was pushed.
    let kept = (0..=old.len()).rev().find(|&n| new.ends_with(&old[..n])).unwrap_or(0);
    let ends = after.ending.is_some() && before.battle.round == 0;
    let right = ends || new[..new.len() - kept].iter().all(|card| !old[..kept].contains(card));
    InvariantError::unless(right, rule!("SA-J12"), || format!("{old:?} became {new:?}"))
}

/// SA-J20: shields never rise; no ship joins (SA-W5).
fn shields_hold(before: &Assembly, after: &Assembly) -> Result<(), InvariantError> {
    let risen = Card::all().find(|card| after.battle.shields[card.index()] > before.battle.shields[card.index()]);
    InvariantError::unless(risen.is_none(), rule!("SA-J20"), || format!("{risen:?} gained shields"))?;
    let joined = Seat::all(SEATS).any(|seat| !(after.side(seat).fleet - before.side(seat).fleet).is_empty());
    InvariantError::unless(!joined, rule!("SA-J2"), || "a ship joined a fleet in the war".to_owned())
}
