//! The invariants of RULES.md section 6: of a state and of a step.

use crate::action::Action;
use crate::event::{Event, Happened};
use crate::questions::Frame;
use crate::state::{Cards, FIGHTERS, NONE, Phase, Place, Samurai};
use kernel::{Broken, Invariants, Rule, Seat};

impl Invariants for Samurai {
    /// SS-I12: fewer than 150 decisions a turn and 60 a battle; trades come on top.
    const LONGEST: usize = 12_000;

    fn state_holds(&self) -> Result<(), Broken> {
        wealth(self)?;
        action_cards(self)?;
        location_cards(self)?;
        figures(self)?;
        hands(self)?;
        markers(self)?;
        clans(self)
    }

    fn step_holds(
        before: &Self,
        _seat: Seat,
        _action: Action,
        events: &[Happened],
        after: &Self,
    ) -> Result<(), Broken> {
        honor(before, events, after)?;
        victories(events)?;
        losers_stay(events)?;
        restored(events, after)
    }
}

fn rule(id: &'static str) -> Rule {
    Rule::read(id).unwrap_or(kernel::rule::NO_SUCH_THING)
}

fn wealth(game: &Samurai) -> Result<(), Broken> {
    let piles: u32 = game.players.iter().map(|player| u32::from(player.wealth)).sum();
    let tokens = game.players.iter().flat_map(|player| player.figures).map(|figure| u32::from(figure.tokens()));
    let all = u32::from(game.bank) + piles + tokens.sum::<u32>();
    let wanted = u32::from(game.edition.tokens);
    Broken::unless(all == wanted, rule("SS-I1"), || format!("{all} wealth tokens, not {wanted}"))
}

fn action_cards(game: &Samurai) -> Result<(), Broken> {
    let mut all = Cards::default();
    let mut add = |kinds: &mut dyn Iterator<Item = u8>| kinds.for_each(|kind| all.add(kind));
    add(&mut game.decks.iter().flatten().copied());
    game.discards.iter().for_each(|pile| add(&mut pile.cards()));
    game.players.iter().for_each(|player| add(&mut player.hand.cards()));
    add(&mut game.boxed.cards());
    add(&mut game.attached.iter().map(|card| card.kind));
    add(&mut game.battle.committed.iter().flatten().map(kernel::Secret::value));
    add(&mut game.in_play.iter().map(|(kind, _)| *kind));
    let wrong = (0..game.edition.actions.len() as u8).find(|&kind| all.of(kind) != game.edition.card(kind).copies);
    Broken::unless(wrong.is_none(), rule("SS-I2"), || {
        let kind = wrong.unwrap_or_default();
        format!("{} of {}", all.of(kind), game.edition.card(kind).name)
    })
}

fn location_cards(game: &Samurai) -> Result<(), Broken> {
    let mut seen = [0u8; 16];
    let masks = game.players.iter().map(|player| player.claimed).chain([game.thrown, game.taken_out]);
    for mask in masks {
        (0..16).filter(|at| mask >> at & 1 == 1).for_each(|at| seen[at] += 1);
    }
    let listed = game.location_deck.iter().chain(game.boards.iter().filter(|&&card| card != NONE));
    listed.for_each(|&card| seen[card as usize & 15] += 1);
    let all = game.edition.locations.len();
    Broken::unless(seen[..all].iter().all(|&n| n == 1), rule("SS-I3"), || format!("location cards {seen:?}"))
}

fn figures(game: &Samurai) -> Result<(), Broken> {
    let mut crowd = [0u8; 4];
    for seat in Seat::all(game.seats) {
        let figures = &game.player(seat).figures;
        Broken::unless(figures[..FIGHTERS].is_sorted(), rule("SS-I4"), || format!("{seat}: fighters out of order"))?;
        for figure in figures {
            match figure.place().location() {
                Some(at) => crowd[at as usize] += 1,
                None => {
                    Broken::unless(figure.tokens() == 0, rule("SS-I5"), || format!("{seat}: a token off the board"))?
                }
            }
        }
    }
    Broken::unless(crowd == game.crowd, rule("SS-I4"), || format!("{crowd:?} figures counted as {:?}", game.crowd))?;
    let fits = (0..4).all(|at| crowd[at] <= game.edition.spaces[at]);
    Broken::unless(fits, rule("SS-I5"), || format!("{crowd:?} figures at the locations"))
}

/// SS-I6: nobody decides anything else with a hand over the limit.
fn hands(game: &Samurai) -> Result<(), Broken> {
    if game.phase == Phase::Over || matches!(game.top(), Some(Frame::HandLimit(_))) {
        return Ok(());
    }
    let over = Seat::all(game.seats).find(|&seat| game.player(seat).hand.len() > game.edition.hand_limit as usize);
    Broken::unless(over.is_none(), rule("SS-I6"), || format!("{over:?} holds too many cards"))
}

/// SS-I8: in the order of the turns nobody is more than one marker ahead.
fn markers(game: &Samurai) -> Result<(), Broken> {
    if game.phase != Phase::Turns {
        return Ok(());
    }
    let placed = |seat: Seat| game.player(seat).placed.iter().filter(|&&order| order != 0).count();
    let now = game.rank(game.active);
    let Some(done) = placed(game.active).checked_sub(usize::from(game.turn.ordered)) else {
        return Broken::unless(false, rule("SS-I8"), || format!("{:?} placed no marker", game.active));
    };
    let right = |seat: Seat| match game.rank(seat) {
        rank if rank < now => placed(seat) == done + 1,
        rank if rank > now => placed(seat) == done,
        _ => true,
    };
    let wrong = Seat::all(game.seats).find(|&seat| !right(seat));
    Broken::unless(wrong.is_none(), rule("SS-I8"), || format!("{wrong:?} has placed another number of markers"))
}

fn clans(game: &Samurai) -> Result<(), Broken> {
    let open = game.open_spaces();
    let stray = game.markers.iter().position(|&space| open >> space & 1 == 0);
    Broken::unless(stray.is_none(), rule("SS-I9"), || format!("marker {stray:?} stands on a closed space"))
}

/// SS-I7: honor changes only by what the log tells.
fn honor(before: &Samurai, events: &[Happened], after: &Samurai) -> Result<(), Broken> {
    for seat in Seat::all(after.seats) {
        let told = events.iter().map(|event| match event {
            Event::HonorGained { seat: who, n, .. } if *who == seat => i32::from(*n),
            Event::HonorPaid { seat: who, n } if *who == seat => -i32::from(*n),
            _ => 0,
        });
        let told: i32 = told.sum();
        let change = i32::from(after.player(seat).honor) - i32::from(before.player(seat).honor);
        Broken::unless(told == change, rule("SS-I7"), || format!("{seat} gained {change}, the events says {told}"))?;
    }
    Ok(())
}

/// SS-I13: as many cards claimed as victories paid, over the two steps a location takes.
fn victories(events: &[Happened]) -> Result<(), Broken> {
    let claimed: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::LocationClaimed { card, .. } => Some(*card),
            _ => None,
        })
        .collect();
    let once = claimed.iter().enumerate().all(|(at, card)| !claimed[..at].contains(card));
    Broken::unless(once, rule("SS-I13"), || format!("{claimed:?} claimed"))
}

/// SS-I21: after a victory only the victor's figures go home.
fn losers_stay(events: &[Happened]) -> Result<(), Broken> {
    let mut victor: Option<(Seat, u8)> = None;
    for event in events {
        match event {
            Event::LocationClaimed { seat, location, .. } => victor = Some((*seat, *location)),
            Event::BattleBegan { .. } | Event::TurnBegan { .. } | Event::RoundBegan { .. } => victor = None,
            Event::UnitReturned { seat, from, .. } => {
                let other = victor.is_some_and(|(won, at)| *from == Place::at(at) && won != *seat);
                Broken::unless(!other, rule("SS-I21"), || format!("{seat} lost the battle and went home"))?;
            }
            _ => {}
        }
    }
    Ok(())
}

/// SS-I14: after the restore no graveyard holds anything and nothing is attached.
fn restored(events: &[Happened], after: &Samurai) -> Result<(), Broken> {
    let just = events.iter().any(|event| matches!(event, Event::Restored));
    if !just {
        return Ok(());
    }
    let buried = |player: &crate::state::Player| player.figures.iter().any(|figure| figure.place() == Place::GRAVEYARD);
    let clean = !after.players.iter().any(buried) && after.attached.is_empty();
    // The step may have gone on into a turn of a player who conceded.
    Broken::unless(clean || !after.conceded.is_empty(), rule("SS-I14"), || "something was not restored".to_owned())
}
