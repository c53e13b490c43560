//! What a player may work out from what she sees (RULES.md section 7): who would win, and what an
//! enemy's hand may hold. Only what the viewer knows goes in.

use crate::effects::Effect;
use crate::questions::Commit;
use crate::state::Samurai;
use crate::view::known_hand;
use kernel::{Names, Seat, Viewer};
use serde::Serialize;

/// Who would win a location now, and by how much over the next; 0 is a tie.
pub(crate) fn victor(game: &Samurai, location: u8) -> Option<(Seat, i16)> {
    let victor = game.victor(location)?;
    let others = Seat::all(game.seats).filter(|&seat| seat != victor && game.is_at(seat, location));
    let next = others.map(|seat| game.strength(seat, location)).max();
    Some((victor, game.strength(victor, location) - next.unwrap_or_default()))
}

/// How much more power a player there needs to win, everybody else as now; 0 is who would win. A tie
/// counts for whoever it would go to.
pub(crate) fn needs(game: &Samurai, seat: Seat, location: u8) -> Option<i16> {
    let victor = game.victor(location).filter(|_| game.is_at(seat, location))?;
    if victor == seat {
        return Some(0);
    }
    let more = game.strength(victor, location) - game.strength(seat, location);
    Some(more + i16::from(!beats_in_tie(game, seat, victor, location)))
}

/// Whether one player wins a tie with another: by a card, then by turn order (SS-B14, SS-N17).
fn beats_in_tie(game: &Samurai, seat: Seat, other: Seat, location: u8) -> bool {
    let tie = |who: Seat| (!game.wins_ties(who, location), game.rank(who));
    tie(seat) < tie(other)
}

/// Whether a player there wins a tie with whoever would win now; that one wins all it is in.
pub(crate) fn wins_tie(game: &Samurai, seat: Seat, location: u8) -> bool {
    let victor = game.victor(location).filter(|_| game.is_at(seat, location));
    victor.is_some_and(|victor| seat == victor || beats_in_tie(game, seat, victor, location))
}

/// What decides a tie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum TieBy {
    /// A card that wins ties (SS-N17).
    Card,
    /// Turn order (SS-B14).
    Order,
}

/// What decides a tie between a player there and who would win, or between that one and the next.
pub(crate) fn tie_by(game: &Samurai, seat: Seat, location: u8) -> Option<TieBy> {
    let victor = game.victor(location).filter(|_| game.is_at(seat, location))?;
    let rivals = Seat::all(game.seats).filter(|&other| other != seat && game.is_at(other, location));
    let next = rivals.clone().map(|other| game.strength(other, location)).max()?;
    let mut rivals =
        rivals.filter(|&other| if seat == victor { game.strength(other, location) == next } else { other == victor });
    let by_card = rivals.any(|other| game.wins_ties(other, location) != game.wins_ties(seat, location));
    Some(if by_card { TieBy::Card } else { TieBy::Order })
}

/// What decides a location where another has as much power as who would win.
pub(crate) fn tied(game: &Samurai, location: u8) -> Option<TieBy> {
    let (seat, _) = victor(game, location).filter(|&(_, by)| by == 0)?;
    tie_by(game, seat, location)
}

/// Where a player stands with her commitment in the battle under way (SS-B5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Commits {
    /// She is asked after others.
    Later,
    /// She is being asked.
    Now,
    /// She has committed or passed.
    Done,
}

/// Where a player of the battle under way stands with her commitment.
pub(crate) fn commits(game: &Samurai, seat: Seat) -> Option<Commits> {
    let asked_up_to = game.committing()?;
    if game.stack.iter().any(|&frame| frame == Commit { seat }.into()) {
        return Some(Commits::Now);
    }
    let inside = game.is_at(seat, game.fought) || !game.battle.committed[seat.index()].is_empty();
    let later = if game.rank(seat) >= asked_up_to { Commits::Later } else { Commits::Done };
    inside.then_some(later)
}

/// Whether a player may still add something to the battle under way, from what is public: a hand that
/// may hold a card, a card face down, a card of hers being carried out.
pub(crate) fn may_add(game: &Samurai, seat: Seat) -> bool {
    let Some(state) = commits(game, seat) else { return false };
    let holds = !game.player(seat).hand.is_empty() || game.trading;
    let face_down = !game.battle.committed[seat.index()].is_empty();
    let in_play = game.in_play.is_some_and(|(_, owner)| owner == seat);
    (state != Commits::Done && holds) || face_down || in_play
}

/// How many units of who would win a location may stay there (SS-D32).
pub(crate) fn may_stay(game: &Samurai, victor: Seat, location: u8) -> u8 {
    let most = if location == game.fought { game.battle.garrison[victor.index()] } else { 0 };
    most.min(game.units_at(victor, location) as u8)
}

/// A player's strength in the battle under way with one more card of hers, counting what its own
/// words add at once.
pub(crate) fn with_card(game: &Samurai, seat: Seat, kind: u8) -> i16 {
    let location = game.fought;
    let fighters = game.fighters_at(seat, location) as i16;
    let effects = game.edition.run(game.edition.card(kind).effects).iter();
    let added = effects.map(|effect| match *effect {
        Effect::Power(power) => power.with(fighters),
        _ => 0,
    });
    game.strength(seat, location) + added.sum::<i16>()
}

/// The same as a sentence, with everybody's strength.
pub(crate) fn standing(game: &Samurai, location: u8, names: &Names) -> String {
    let strengths = Seat::all(game.seats).filter(|&seat| game.is_at(seat, location));
    let strengths = strengths.map(|seat| format!("{} {}", &names[seat], game.strength(seat, location)));
    let all = strengths.collect::<Vec<_>>().join(", ");
    match victor(game, location) {
        Some((seat, 0)) => format!("{all}: {} would win the tie.", &names[seat]),
        Some((seat, by)) => format!("{all}: {} would win by {by}.", &names[seat]),
        None => "Nobody is there.".to_owned(),
    }
}

/// The odds in percent that a hand holds a battle card, from what a viewer has seen: discards,
/// her own hand, cards she knows. `None` where she knows the hand.
pub(crate) fn battle_odds(game: &Samurai, seat: Seat, viewer: Viewer) -> Option<u8> {
    if viewer.is(seat) {
        return None;
    }
    let known = known_hand(game, seat, viewer);
    let unknown = game.player(seat).hand.len().saturating_sub(known.len());
    if known.iter().any(|&kind| game.edition.card(kind).battle) {
        return Some(100);
    }
    let pool = unseen(game, seat, viewer);
    Some(100 - none_in(unknown as u128, pool.0, pool.1))
}

/// The cards a hand's unknown ones may be: how many, and how many battle cards among them. A deck
/// and the hands drawn from it are one group; a committed card is known to be none of them.
fn unseen(game: &Samurai, seat: Seat, viewer: Viewer) -> (u128, u128) {
    let pile = game.pile_of(seat);
    let (mut all, mut battle) = (0, 0);
    let mut add = |kind: u8, n: u128| {
        all += n;
        battle += if game.edition.card(kind).battle { n } else { 0 };
    };
    game.decks[pile].iter().for_each(|&kind| add(kind, 1));
    for other in Seat::all(game.seats).filter(|&other| game.pile_of(other) == pile && !viewer.is(other)) {
        let known = known_hand(game, other, viewer);
        for kind in game.player(other).hand.kinds() {
            let seen = known.iter().filter(|&&known| known == kind).count() as u128;
            add(kind, u128::from(game.player(other).hand.of(kind)).saturating_sub(seen));
        }
    }
    (all, battle)
}

/// The chance in percent that none of `k` cards out of `all` is one of the `hits`.
fn none_in(k: u128, all: u128, hits: u128) -> u8 {
    let (mut above, mut below) = (1u128, 1u128);
    for drawn in 0..k.min(all).min(12) {
        above *= (all - hits).saturating_sub(drawn);
        below *= all - drawn;
    }
    ((100 * above + below / 2) / below) as u8
}

#[cfg(test)]
mod tests {
    use super::none_in;

    #[test]
    fn odds_are_those_of_drawing_without_putting_back() {
        assert_eq!(none_in(0, 40, 18), 100);
        assert_eq!(none_in(1, 40, 20), 50);
        assert_eq!(none_in(2, 4, 2), 17);
        assert_eq!(none_in(3, 4, 2), 0);
        assert_eq!(none_in(2, 0, 0), 100);
    }
}
