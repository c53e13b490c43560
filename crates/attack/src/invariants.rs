//! The invariants of RULES.md section 6 that are true of a state or of a step.

use crate::action::Action;
use crate::coin::{Coin, Coins, Trait};
use crate::content::Gear;
use crate::event::{Deed, Event, Happened};
use crate::state::{Attack, Berth, Flag, Ship, Stage};
use crate::tile::EVERYONE;
use kernel::{Game, InvariantError, Invariants, Rule, Seat};

type Held = Result<(), InvariantError>;

impl Invariants for Attack {
    /// AT-Y14, AT-Z5: 500 rounds of four turns, at most 150 actions each, and set-up.
    const LONGEST: usize = 500 * 4 * 150 + 8;

    fn state_holds(&self) -> Held {
        for seat in self.all() {
            self.coins_hold(seat)?;
            self.pool_holds(seat)?;
            self.seeming_holds(seat)?;
        }
        self.squares_hold()?;
        self.flags_hold()?;
        self.questions_hold()
    }

    fn step_holds(before: &Self, seat: Seat, action: Action, events: &[Happened], after: &Self) -> Held {
        for other in before.all() {
            speed_holds(before, other, events, after)?;
            fall_holds(before, other, action, events, after)?;
        }
        assignment_holds(before, seat, action, events, after)?;
        move_holds(before, events, after)?;
        push_holds(before, events)?;
        let hits = events.iter().filter(|event| matches!(event, Event::Deed(Deed::Lost { .. }))).count();
        InvariantError::unless(hits <= 3, Rule::new("AT-Y11"), || format!("{hits} tokens lost in one step"))
    }
}

impl Attack {
    /// AT-Y1, AT-Y2: six coins, each in exactly one place.
    fn coins_hold(&self, seat: Seat) -> Held {
        let ship = self.ship(seat);
        let field = ship.field.and_then(|_| Coin::worth(self.edition.content().gear[Gear::Field].power));
        let tile = Trait::ALL.into_iter().filter_map(|on| ship.tile.token(on)).chain(ship.tile.reserve());
        let mut places: Vec<Coin> = tile.map(|token| token.value()).collect();
        places.extend(ship.tile.capacitor().map(|(_, coin)| coin));
        places.extend(ship.lost.iter());
        places.extend(field);
        places.push(ship.modifier);
        let all: Coins = places.iter().copied().collect();
        let whole = places.len() == 6 && all.len() == 6;
        InvariantError::unless(whole, Rule::new("AT-Y1"), || format!("{seat} has the coins {places:?}"))?;
        let modifier = matches!(ship.modifier, Coin::Blank | Coin::One);
        InvariantError::unless(modifier, Rule::new("AT-Y2"), || format!("{seat}'s modifier is {}", ship.modifier))
    }

    /// AT-Y3, AT-Y4, AT-Y10.
    fn pool_holds(&self, seat: Seat) -> Held {
        let ship = self.ship(seat);
        let pool = ship.tile.pool();
        InvariantError::unless(pool.len() <= 5, Rule::new("AT-Y3"), || format!("{seat} has a pool of {}", pool.len()))?;
        let five = ship.tile.capacitor().is_none_or(|(on, coin)| coin == Coin::Five && on != Trait::Equipment);
        InvariantError::unless(five, Rule::new("AT-Y3"), || format!("{seat}'s Capacitor token"))?;
        InvariantError::unless(ship.speed <= 10, Rule::new("AT-Y4"), || format!("{seat} has speed {}", ship.speed))?;
        let total = self.ram_total(seat);
        let less = total < self.edition.content().constants.field_shields;
        InvariantError::unless(less, Rule::new("AT-Y10"), || format!("{seat} rams with {total}"))
    }

    /// AT-W9: what she seems able to use is what her tile, piles and marks say now.
    fn seeming_holds(&self, seat: Seat) -> Held {
        let (kept, now) = (self.seems[seat], self.seeming(self.ship(seat)));
        InvariantError::unless(kept == now, Rule::new("AT-W9"), || {
            format!("{seat} seems to have {kept:b}, not {now:b}")
        })
    }

    /// AT-Y5.
    fn squares_hold(&self) -> Held {
        for seat in self.all() {
            let ship = self.ship(seat);
            let alone = ship.square().is_none_or(|square| {
                let shared = self.all().filter(|&other| self.ship(other).square() == Some(square)).count() > 1;
                !shared && self.field_at(square).is_none_or(|owner| owner == seat)
            });
            InvariantError::unless(alone, Rule::new("AT-Y5"), || format!("{seat} shares {:?}", ship.square()))?;
            let field = ship
                .field
                .is_none_or(|square| self.all().filter(|&other| self.ship(other).field == Some(square)).count() == 1);
            InvariantError::unless(field, Rule::new("AT-Y5"), || format!("two fields on {:?}", ship.field))?;
        }
        Ok(())
    }

    /// AT-Y21.
    fn flags_hold(&self) -> Held {
        if !self.terms.mode.is_ctf() {
            return Ok(());
        }
        let both = matches!(self.flags, [Flag::With(one), Flag::With(two)] if one == two);
        InvariantError::unless(!both, Rule::new("AT-Y21"), || "a captain carries two flags".to_owned())
    }

    /// AT-Y13, AT-Y22, AT-Y23: somebody who plays owes an answer, or the game is over.
    fn questions_hold(&self) -> Held {
        let owing = self.to_act();
        let over = self.ending.is_some();
        InvariantError::unless(owing.is_empty() == over, Rule::new("AT-Y13"), || format!("{:?} owe answers", owing))?;
        let asked = self.question().is_some();
        InvariantError::unless(asked != over, Rule::new("AT-Y13"), || format!("no question at {:?}", self.stage))?;
        let gone = owing.iter().find(|&seat| matches!(self.ship(seat).berth, Berth::Destroyed | Berth::Left));
        InvariantError::unless(gone.is_none(), Rule::new("AT-Y23"), || format!("{gone:?} is out and asked"))?;
        let Some(ending) = self.ending else { return Ok(()) };
        let first = ending.places.iter().filter(|&&place| place == 1).count();
        let regular = matches!(ending.by.to_string().as_str(), "AT-Z2" | "AT-Z5") || self.terms.mode.is_team();
        InvariantError::unless(first == 1 || regular, Rule::new("AT-Y22"), || format!("{first} winners"))
    }
}

/// AT-Y4: speed changes only by what may change it.
fn speed_holds(before: &Attack, seat: Seat, events: &[Happened], after: &Attack) -> Held {
    let same = before.ship(seat).speed == after.ship(seat).speed;
    let caused = events.iter().any(|event| match event {
        Event::Deed(Deed::Thrust { seat: one, .. } | Deed::Braked { seat: one, .. }) => *one == seat,
        Event::Deed(Deed::Dictated { target, .. }) => *target == seat,
        Event::Deed(
            Deed::LeftMap { seat: one, .. } | Deed::Destroyed { seat: one, .. } | Deed::Conceded { seat: one },
        ) => *one == seat,
        _ => false,
    });
    InvariantError::unless(same || caused, Rule::new("AT-Y4"), || format!("the speed of {seat} changed by itself"))
}

/// AT-Y12: only Damage on an empty tile destroys.
fn fall_holds(before: &Attack, seat: Seat, action: Action, events: &[Happened], after: &Attack) -> Held {
    let fell = before.ship(seat).is_living() && !after.ship(seat).is_living();
    let bare = |ship: &Ship| ship.tile.on_tile() == 0;
    let lost = events.iter().any(|event| matches!(event, Event::Deed(Deed::Lost { seat: one, .. }) if *one == seat));
    let fair = action == Action::Concede || bare(before.ship(seat)) || lost;
    InvariantError::unless(!fell || fair, Rule::new("AT-Y12"), || format!("{seat} fell with tokens on her tile"))
}

/// AT-Y6. A ship rewired while a shot is on its way may lose tokens in the same step (AT-B4).
fn assignment_holds(before: &Attack, seat: Seat, action: Action, events: &[Happened], after: &Attack) -> Held {
    let Action::Assign(_) = action else { return Ok(()) };
    if matches!(before.stage, Stage::SetupPower | Stage::Repower) {
        return Ok(());
    }
    let owner = before.rewired().unwrap_or(seat);
    let (old, new) = (before.ship(owner), after.ship(owner));
    let pool = old.tile.pool();
    let withheld = old.disabled && pool.len() >= usize::from(before.edition.content().constants.withhold_from);
    let wanted = if withheld { (pool.len() - 1).min(4) } else { pool.len().min(4) };
    let lost = |event: &&Happened| matches!(event, Event::Deed(Deed::Lost { seat, on: Some(_), .. }) if *seat == owner);
    let full = Trait::ALL.into_iter().filter(|&on| new.tile.token(on).is_some()).count();
    let filled = full + events.iter().filter(lost).count();
    InvariantError::unless(filled == wanted, Rule::new("AT-Y6"), || format!("{owner} filled {filled} of {wanted}"))?;
    let open = Trait::ALL.into_iter().all(|on| new.tile.token(on).is_none_or(|token| token.known_to() == EVERYONE));
    InvariantError::unless(!old.disabled || open, Rule::new("AT-Y6"), || {
        format!("{owner} is disabled and hides tokens")
    })?;
    let kept = !withheld || pool.highest().is_none_or(|coin| new.tile.reserve_coins().has(coin));
    InvariantError::unless(kept, Rule::new("AT-Y6"), || format!("{owner} placed her highest token"))
}

/// AT-Y7: so many squares entered, so far away.
fn move_holds(before: &Attack, events: &[Happened], _: &Attack) -> Held {
    let mut from = before.ship(before.active).square();
    let mut course = before.course;
    for event in events {
        match *event {
            Event::Deed(Deed::Steered { way, .. }) => course = Some(crate::state::Course { way, made: 0 }),
            Event::Deed(Deed::Wormholed { target, to, .. }) if target == before.active => from = Some(to),
            Event::Deed(Deed::Moved { steps, to, .. }) => {
                let Some((start, course)) = from.zip(course) else { continue };
                let right = start.walk(course.way, steps, before.edges()) == to;
                InvariantError::unless(right, Rule::new("AT-Y7"), || format!("{steps} from {start} is not {to}"))?;
                from = Some(to);
            }
            Event::Deed(Deed::TurnBegan { .. }) => return Ok(()),
            _ => {}
        }
    }
    Ok(())
}

/// AT-Y8: after a push the loser stands directly ahead, or is off the map.
fn push_holds(before: &Attack, events: &[Happened]) -> Held {
    for event in events {
        let Event::Deed(Deed::Pushed { to, other_to: Some(other_to), .. }) = *event else { continue };
        let beside = crate::board::Direction::ALL.into_iter().any(|way| to.step(way, before.edges()) == Some(other_to));
        InvariantError::unless(beside, Rule::new("AT-Y8"), || format!("pushed to {other_to} by a ship on {to}"))?;
    }
    Ok(())
}
