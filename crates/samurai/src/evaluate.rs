//! How good a position is, by the heuristics of RULES.md section 7.

use crate::action::{Action, Answer};
use crate::content::{Content, Reward};
use crate::state::{NONE, Phase, Samurai};
use kernel::{Edition, Evaluate, Game, Seat};

impl Evaluate for Samurai {
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
        let lead = (mine - best).clamp(-4 * scale, 4 * scale);
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
        worth += (0..game.seats).map(|at| location(game, seat, at)).sum::<i32>();
    }
    let bonus = i32::from(game.edition.type_bonus[game.types_claimed(seat).min(4)]);
    worth + 100 * bonus + markers(game, seat)
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

/// What a location is worth to a seat as things stand.
fn location(game: &Samurai, seat: Seat, at: u8) -> i32 {
    if !game.is_at(seat, at) {
        return 0;
    }
    let strength = |who: Seat| 2 * i32::from(game.strength(who, at)) - i32::from(game.rank(who));
    let rival = game.opponents(seat).iter().filter(|&other| game.is_at(other, at)).map(strength).max();
    let margin = rival.map_or(8, |rival| strength(seat) - rival).clamp(-12, 12);
    // A logistic in steps: even is half, six points ahead nearly sure.
    let chance = 50 + margin * 4;
    let reward = match game.reward(seat, at) {
        None => return 0,
        Some(Reward::Honor(n)) => 100 * i32::from(n),
        Some(Reward::Clan(_, n) | Reward::AnyClan(n)) => 75 * i32::from(n),
        Some(Reward::Wealth(n) | Reward::Draw(n)) => 60 * i32::from(n),
    };
    let turns = game.player(seat).placed.iter().filter(|&&order| order == 0).count() as i32;
    let leads = if game.leader(at) == Some(seat) { reward * turns * 7 / 10 } else { 0 };
    let victory = 100 * i32::from(game.edition.victor_honor) + reward + new_type(game, seat, at);
    victory * chance / 100 + leads
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
