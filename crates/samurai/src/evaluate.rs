//! How good a position is, by the heuristics of RULES.md section 7.

use crate::action::{Action, Answer, Order};
use crate::content::{Content, Reward};
use crate::frames::{Frame, Gain};
use crate::state::{NONE, Phase, Place, Samurai};
use kernel::{Edition, Effort, Evaluate, Game, Seat};

impl Evaluate for Samurai {
    const EFFORT: Effort = Effort { playouts: [8, 25, 1500], ..Effort::USUAL };

    fn evaluate(&self, seat: Seat) -> i32 {
        if let Some(outcome) = self.outcome() {
            return outcome.worth(seat);
        }
        let mine = worth(self, seat);
        let best = self.opponents(seat).iter().map(|other| worth(self, other)).max().unwrap_or_default();
        let rounds = i32::from(self.edition.table(self.seats).rounds);
        let left = rounds - i32::from(self.round) + 1;
        // A lead of about 12 honor a round left is nearly won; steeper toward the end.
        let scale = 4_00 + 3_00 * left;
        let lead = (mine - best).clamp(-40 * scale, 40 * scale);
        500 + lead * 500 / (lead.abs() + scale)
    }

    /// What is there to take is taken whole.
    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let start = out.len();
        self.actions(seat, out);
        if let Action::Answer(Answer::Take(most)) = self.fallback(seat)
            && most.get() > 0
        {
            let less = |action: &Action| matches!(action, Action::Answer(Answer::Take(n)) if n.get() < most.get());
            let mut at = 0;
            out.retain(|action| {
                at += 1;
                at <= start || !less(action)
            });
        }
    }

    /// Mechs by the unit's number; claimed locations, great clans and played cards in their
    /// hundreds.
    fn taken(&self, seat: Seat, out: &mut Vec<u16>) {
        let player = self.player(seat);
        out.extend(player.mechs.iter().filter(|&&mech| mech != NONE).map(|&mech| u16::from(mech)));
        out.extend((0..16).filter(|at| player.claimed >> at & 1 == 1).map(|at| LOCATIONS + at));
        out.push(CLANS + u16::from(self.clans[seat.index()]));
        if let Some((kind, _)) = self.in_play.filter(|&(_, owner)| owner == seat) {
            out.push(CARDS + u16::from(kind));
        }
    }

    fn taken_name(edition: Edition<Content>, id: u16) -> Option<(&'static str, String)> {
        let (content, at) = (edition.content(), usize::from(id % 100));
        match id / 100 * 100 {
            0 if at >= 2 => Some(("mech", content.units.get(at)?.name.clone())),
            LOCATIONS => Some(("location", content.locations.get(at)?.name.clone())),
            CLANS => Some(("great clan", content.great_clans.get(at)?.name.clone())),
            CARDS => Some(("card that asks", content.actions.get(at)?.name.clone())),
            _ => None,
        }
    }
}

/// The first numbers of each group in balance reports.
const LOCATIONS: u16 = 100;
const CLANS: u16 = 200;
const CARDS: u16 = 300;

/// A seat's prospects, in hundredths of honor.
fn worth(game: &Samurai, seat: Seat) -> i32 {
    let player = game.player(seat);
    let mut worth = 100 * i32::from(player.honor);
    worth += alliance(game, seat);
    worth += 60 * i32::from(player.wealth.min(8)) + 25 * i32::from(player.wealth.saturating_sub(8));
    worth += 70 * player.hand.len().min(5) as i32;
    if game.phase != Phase::Draft {
        worth += (0..game.seats).map(|at| location(game, seat, at, 0)).sum::<i32>();
    }
    let bonus = i32::from(game.edition.type_bonus[game.types_claimed(seat).min(4)]);
    worth + 100 * bonus + markers(game, seat) + pending(game, seat)
}

/// What effects in mid-air still promise: without it every order would look like a marker lost.
fn pending(game: &Samurai, seat: Seat) -> i32 {
    let committed = 110 * game.battle.committed[seat.index()].len() as i32;
    let mine = game.stack.iter().filter(|&&frame| game.asked(frame) == Some(seat));
    committed + mine.map(|&frame| promise(game, seat, frame)).sum::<i32>()
}

fn promise(game: &Samurai, seat: Seat, frame: Frame) -> i32 {
    let player = game.player(seat);
    let room = 5_usize.saturating_sub(player.hand.len()) as i32;
    let cards = |n: i32| 65 * n.min(room) + 15 * (n - room).max(0);
    match frame {
        Frame::Raise { marker, order } => match order {
            Order::Allegiance => 110 * (i32::from(marker) + 1),
            Order::Units => moves(game, seat, i32::from(marker) + 1),
            Order::Cards => cards(i32::from(marker) + 1),
            Order::Wealth => 55 * (i32::from(marker) + 1),
        },
        Frame::Take { gain: Gain::Honor, most, .. } => 100 * i32::from(most),
        Frame::Take { gain: Gain::Wealth, most, .. } => 55 * i32::from(most),
        Frame::Take { gain: Gain::Cards, most, .. } => cards(i32::from(most)),
        Frame::Clan { steps, .. } => 110 * i32::from(steps),
        Frame::Move { left, .. } => moves(game, seat, i32::from(left)),
        Frame::Escort { left, .. } => 60 * i32::from(left),
        Frame::Pick { left, .. } | Frame::Demote { steps: left, .. } => 70 * i32::from(left),
        Frame::Discard { left, whose, .. } if whose != seat => 60 * i32::from(left),
        Frame::Ships { left, .. } => -60 * i32::from(left),
        Frame::Choose { .. } | Frame::Ability { .. } | Frame::Where { .. } | Frame::Target { .. } => 90,
        Frame::Garrison { left, .. } => 40 * i32::from(left),
        _ => 0,
    }
}

/// Tier honor times the rounds left, later rounds discounted for being stolen.
fn alliance(game: &Samurai, seat: Seat) -> i32 {
    let rounds = i32::from(game.edition.table(game.seats).rounds);
    let left = (rounds - i32::from(game.round)).max(0);
    let depth: i32 = game
        .markers
        .iter()
        .filter_map(|&space| game.branch_of(space))
        .filter(|(owner, _)| *owner == seat)
        .map(|(_, depth)| i32::from(depth))
        .sum();
    let mut discounted = 100;
    let mut later = 55;
    for _ in 0..left {
        discounted += later;
        later = later * 55 / 100;
    }
    i32::from(game.income(seat)) * discounted + 12 * depth
}

/// What a location is worth to a seat, if it had so many ships more there.
fn location(game: &Samurai, seat: Seat, at: u8, more: i32) -> i32 {
    if more == 0 && !game.is_at(seat, at) {
        return 0;
    }
    let strength = |who: Seat| 2 * i32::from(game.strength(who, at)) - i32::from(game.rank(who));
    let rival = game.opponents(seat).iter().filter(|&other| game.is_at(other, at)).map(strength).max();
    let margin = rival.map_or(8, |rival| strength(seat) + 2 * more - rival).clamp(-12, 12);
    // A logistic in steps: even is half, six points ahead nearly sure.
    let chance = 50 + margin * 4;
    let reward = match game.reward(seat, at) {
        None => return 0,
        Some(Reward::Honor(n)) => 100 * i32::from(n),
        Some(Reward::Clan(_, n) | Reward::AnyClan(n)) => 75 * i32::from(n),
        Some(Reward::Wealth(n) | Reward::Draw(n)) => 60 * i32::from(n),
    };
    let turns = game.player(seat).placed.iter().filter(|&&order| order == 0).count() as i32;
    let leading = if more == 0 { game.leader(at) == Some(seat) } else { margin > 0 };
    let leads = if leading { reward * turns * 7 / 10 } else { 0 };
    let victory = 100 * i32::from(game.edition.victor_honor) + reward + new_type(game, seat, at);
    victory * chance / 100 + leads
}

/// What so many moves may bring: all of them to one location, or shared between two.
fn moves(game: &Samurai, seat: Seat, n: i32) -> i32 {
    let gain = |at: u8, more: i32| match more {
        0 => 0,
        _ => location(game, seat, at, more) - location(game, seat, at, 0),
    };
    let idle = game.player(seat).figures.iter().filter(|figure| figure.place() == Place::SUPPLY).count() as i32;
    let n = n.min(idle);
    let pairs = (0..game.seats).flat_map(|one| (one + 1..game.seats).map(move |two| (one, two)));
    let shared = |(one, two)| (0..=n).map(|part| gain(one, part) + gain(two, n - part)).max().unwrap_or(0);
    pairs.map(shared).max().unwrap_or(0).max(20 * n)
}

/// What claiming this card's type would add.
fn new_type(game: &Samurai, seat: Seat, at: u8) -> i32 {
    let Some(card) = game.edition.locations.get(game.boards[at as usize] as usize) else { return 0 };
    let claimed = game.player(seat).claimed;
    let has =
        game.edition.locations.iter().enumerate().any(|(i, other)| claimed >> i & 1 == 1 && other.kind == card.kind);
    if has { 0 } else { 150 }
}

/// Unplaced markers are orders to come.
fn markers(game: &Samurai, seat: Seat) -> i32 {
    let unplaced = game.player(seat).placed.iter().zip(1..).filter(|(order, _)| **order == 0);
    unplaced.map(|(_, value)| 45 * value).sum()
}
