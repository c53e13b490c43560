//! How good a position is for a seat (RULES.md, section 7.5): for bots, on worlds they sampled.

use crate::action::Action;
use crate::content::Content;
use crate::format::Win;
use crate::state::Realms;
use evaluation::{Effort, Evaluate};
use kernel::{Edition, Game, Observed, Seat, SeatSet};

mod candidates;
pub(crate) mod tuned;

impl<const SEATS: usize, const CARDS: usize> Evaluate for Realms<SEATS, CARDS> {
    fn evaluate(&self, seat: Seat) -> i32 {
        if let Some(outcome) = self.outcome() {
            return outcome.worth(seat);
        }
        if self.rules().win == Win::LastAlive {
            return self.chance_to_outlive(seat);
        }
        let friends = self.players[seat].friends & self.living;
        if friends.is_empty() {
            return 0;
        }
        evaluation::chance(i64::from(self.odds(friends, self.living - friends)))
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_candidates(seat, out);
    }

    const POLICIES: &'static [&'static str] = crate::policy::NAMES;
    const PLAYOUT: Option<usize> = Some(crate::policy::HELMSMAN);
    fn policy(seen: &Observed<'_, Self>, which: usize) -> Option<Action> {
        let known = seen.known();
        known.content().policies.get(which)?.decide(known)
    }

    fn lean(&self, seat: Seat, action: Action) -> i32 {
        self.question(seat).prior(self, seat, action)
    }

    fn features(&self, seat: Seat, out: &mut Vec<f64>) {
        tuned::features(self, seat, out);
    }

    fn feature_names(edition: Edition<Content>) -> Vec<String> {
        tuned::names(edition.content())
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

    const EFFORT: Effort = Effort {
        playouts: [3, 25, 6000],
        depth: 30,
        exploration: 30,
        tolerance: [300, 60],
        blunder_percent: [68, 36],
        policy_weight: 4000,
    };
}

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// Its place, in short: the mean over all others of the chance to outlive each. Who fell before is outlived (SR-Q44).
    fn chance_to_outlive(&self, seat: Seat) -> i32 {
        let fallen = self.players[seat].fallen;
        let outlives = |other: Seat| match self.players[other].fallen {
            0 if fallen == 0 => evaluation::chance(i64::from(self.odds(SeatSet::of(seat), SeatSet::of(other)))),
            0 => 0,
            order => 1000 * i32::from(fallen == 0 || order < fallen),
        };
        let others = self.all_seats().filter(|&other| other != seat);
        others.map(outlives).sum::<i32>() / i32::from(self.seats - 1)
    }

    /// One side against another, in thousandths of log-odds.
    fn odds(&self, mine: SeatSet, theirs: SeatSet) -> i32 {
        self.side_strength(mine) - self.side_strength(theirs) + self.authority_share(mine, theirs)
    }

    /// In thousandths of log-odds: Authority, what the decks do, bases that stand, what this turn
    /// still brings.
    fn side_strength(&self, seats: SeatSet) -> i32 {
        let late = self.lateness();
        let mut strength = 0;
        let mut counted = SeatSet::EMPTY;
        for seat in seats.iter() {
            let holder = self.authority_holder(seat);
            if !counted.has(holder) {
                counted.insert(holder);
                let authority = i32::from(self.players[holder].authority).max(0);
                strength += authority * (tuned::AUTHORITY * 100 + tuned::AUTHORITY_LATE * late) / 100;
            }
            strength += self.seat_strength(seat, late);
        }
        strength
    }

    /// How near the end is, in hundredths: from 50 Authority of the weakest down to none.
    fn lateness(&self) -> i32 {
        let lowest = self.living.iter().map(|seat| self.authority(seat)).min().unwrap_or_default();
        100 - 2 * i32::from(lowest).clamp(0, 50)
    }

    /// The Authority of a side as a share of both, which tells more the nearer the end.
    fn authority_share(&self, mine: SeatSet, theirs: SeatSet) -> i32 {
        let sum = |seats: SeatSet| seats.iter().map(|seat| i32::from(self.authority(seat)).max(0)).sum::<i32>();
        let (mine, theirs) = (sum(mine), sum(theirs));
        tuned::SHARE * (mine - theirs) / (2 * (mine + theirs).max(1))
    }

    fn seat_strength(&self, seat: Seat, late: i32) -> i32 {
        let (content, player) = (self.content(), &self.players[seat]);
        let pull = |kind: u8| {
            let [early, end] = content.pull[kind as usize];
            early * (100 - late) + end * late
        };
        let piles = player.hand.cards().chain(player.discard.cards()).chain(player.deck.iter().copied());
        let standing = player.in_play.iter().map(|card| self.kind_of(card.form));
        let deck: i32 = piles.chain(standing).map(pull).sum();
        let cards = player.owned().max(1) as i32;
        let shields: i32 =
            player.in_play.iter().map(|card| card.form.model()).map(|kind| i32::from(content.card(kind).defense)).sum();
        let combat = i32::from(player.combat) * (10 + late / 2);
        let pools = combat + 12 * i32::from(player.trade) + 30 * player.hand.len() as i32;
        // A turn begun is as good as over: so ending it costs nothing.
        let next = self.acting.has(seat) == (self.acts == 0);
        let tempo = if next { tuned::TEMPO } else { 0 };
        deck / (10 * cards) + tuned::SIZE * cards + tuned::SHIELD * shields + pools + tempo
            - 120 * i32::from(player.owed)
    }
}
