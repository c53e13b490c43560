//! How good a position is for a seat (RULES.md, section 7.5): for bots, on worlds they sampled.

use crate::action::Action;
use crate::content::{Content, Faction};
use crate::state::Realms;
use crate::turn::MAX_STRIKE;
use kernel::{Edition, Effort, Evaluate, Game, Observed, Seat, SeatSet};

mod lean;

impl<const SEATS: usize, const CARDS: usize> Evaluate for Realms<SEATS, CARDS> {
    fn evaluate(&self, seat: Seat) -> i32 {
        if let Some(outcome) = self.outcome() {
            return outcome.worth(seat);
        }
        if !self.living.has(seat) && !(self.players[seat].friends & self.living).meets(self.living) {
            return 0;
        }
        let friends = self.players[seat].friends & self.living;
        let mine = self.side_strength(friends);
        let others = self.living - friends;
        // Against several sides the strongest one counts.
        let theirs = match self.rules().team_size {
            0 if self.players[seat].friends.len() == 1 => {
                others.iter().map(|other| self.side_strength(SeatSet::of(other))).max().unwrap_or_default()
            }
            _ => self.side_strength(others),
        };
        share(mine, theirs)
    }

    /// Amounts worth trying: everything, what kills, what leaves enough for a base. Cards are
    /// played first, and nobody ends a turn with a blow to strike.
    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let start = out.len();
        self.actions(seat, out);
        let main = Main::of(&out[start..]);
        let combat = self.players[seat].combat.min(MAX_STRIKE);
        let mut kept = start;
        for at in start..out.len() {
            if self.is_candidate(out[at], combat) && self.is_timely(out[at], seat, main) {
                out[kept] = out[at];
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    const POLICIES: &'static [&'static str] = crate::policy::NAMES;
    fn policy(seen: &Observed<'_, Self>, which: usize) -> Option<Action> {
        let known = seen.known();
        known.content().policies.get(which)?.decide(known)
    }

    fn lean(&self, seat: Seat, action: Action) -> i32 {
        lean::of(self, seat, action)
    }

    /// Every card owned, by kind.
    fn taken(&self, seat: Seat, out: &mut Vec<u16>) {
        let player = &self.players[seat];
        let standing = player.in_play.iter().map(|card| self.kind_of(card.form));
        let piles = player.hand.cards().chain(player.discard.cards()).chain(player.deck.iter().copied());
        out.extend(piles.chain(standing).map(u16::from));
    }

    fn taken_name(edition: Edition<Content>, id: u16) -> Option<(&'static str, String)> {
        Some(("card", edition.content().cards.get(usize::from(id))?.name.clone()))
    }

    const EFFORT: Effort = Effort { playouts: [1000, 4000, 16000], depth: 36 };
}

/// What the main phase still offers.
#[derive(Clone, Copy)]
struct Main {
    cards: bool,
    all: bool,
    blows: bool,
}

impl Main {
    fn of(listed: &[Action]) -> Main {
        let any = |test: fn(&Action) -> bool| listed.iter().any(test);
        Main {
            cards: any(|action| matches!(action, Action::Play(_) | Action::PlayAll)),
            all: any(|action| matches!(action, Action::PlayAll)),
            blows: any(|action| matches!(action, Action::Attack(..) | Action::AttackBase(..) | Action::HitBase(..))),
        }
    }
}

/// 1000 parts of the whole.
fn share(mine: i32, theirs: i32) -> i32 {
    let (mine, theirs) = (i64::from(mine.max(1)), i64::from(theirs.max(1)));
    // Steeper than the plain share: strength compounds.
    let (mine, theirs) = (mine * mine, theirs * theirs);
    ((1000 * mine / (mine + theirs)) as i32).clamp(1, 999)
}

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    fn is_candidate(&self, action: Action, combat: u16) -> bool {
        match action {
            Action::Attack(target, n) => {
                let n = u16::from(n.get()) + 1;
                let target = Seat::new(target.get());
                n == combat || i32::from(n) == i32::from(self.authority(target))
            }
            Action::HitBase(kind, blow) => {
                let missing = self.boss().map_or(0, |boss| self.missing(boss, kind.get()));
                let n = u16::from(blow.get()) + 1;
                n == combat.min(u16::from(missing))
            }
            _ => true,
        }
    }

    /// The order of a sensible turn: play, then buy and strike, then end.
    fn is_timely(&self, action: Action, seat: Seat, main: Main) -> bool {
        match action {
            Action::Play(kind) if main.all => self.quiet_cards(seat) >> kind.get() & 1 == 0,
            Action::Play(_) | Action::PlayAll | Action::Use(..) | Action::Ally(..) => true,
            Action::EndTurn => !main.cards && !main.blows,
            Action::Buy(_) | Action::Attack(..) | Action::AttackBase(..) | Action::HitBase(..) | Action::Scrap(..) => {
                !main.cards
            }
            _ => true,
        }
    }

    /// Authority, what the deck does, bases that stand, and what this turn still brings.
    fn side_strength(&self, seats: SeatSet) -> i32 {
        let horizon = self.horizon();
        let mut strength = 0;
        let mut counted = SeatSet::EMPTY;
        for seat in seats.iter() {
            let purse = self.purse(seat);
            if !counted.has(purse) {
                counted.insert(purse);
                strength += i32::from(self.players[purse].authority).max(0) * 100;
            }
            strength += self.seat_strength(seat, horizon);
        }
        strength
    }

    /// How long the game may last yet: the lowest Authority, from 10 to 60. A deck pays by the turn.
    fn horizon(&self) -> i32 {
        let lowest = self.living.iter().map(|seat| self.authority(seat)).min().unwrap_or_default();
        10 + i32::from(lowest).clamp(0, 50)
    }

    fn seat_strength(&self, seat: Seat, horizon: i32) -> i32 {
        let (content, player) = (self.content(), &self.players[seat]);
        let worth = |kind: u8| content.worth[kind as usize];
        let piles: i32 =
            player.hand.cards().chain(player.discard.cards()).chain(player.deck.iter().copied()).map(worth).sum();
        let standing: i32 = player.in_play.iter().map(|card| worth(self.kind_of(card.form))).sum();
        let cards = player.owned().max(1) as i32;
        // What an average hand does, some turns ahead, and bases that stand already.
        let hand = (piles + standing) / cards * 5;
        let bases: i32 = player
            .in_play
            .iter()
            .filter(|card| content.card(card.form.model()).defense > 0)
            .map(|card| worth(card.form.model()))
            .sum();
        let values = &content.values;
        let pools = i32::from(player.combat) * values.combat / 12 + i32::from(player.trade) * values.trade / 40;
        let allies: i32 = Faction::ALL.iter().map(|&f| i32::from(player.board.of(f).saturating_sub(1)) * 60).sum();
        let owed = i32::from(player.owed) * values.force_discard / 4;
        1500 + hand * horizon / 100 + bases / 4 + pools + allies - owed
    }
}
