//! What the evaluator learned from games of scripted players and ensigns: how a lead in each thing turned
//! out, by logistic regression (`starboard arena tune`). In thousandths of log-odds.

use crate::content::Content;
use crate::state::Realms;
use kernel::Seat;

/// A point of Authority, early and what comes to it late.
pub(super) const AUTHORITY: i32 = -11;
pub(super) const AUTHORITY_LATE: i32 = 47;
/// All the Authority there is.
pub(super) const SHARE: i32 = 4116;
/// A point of Defense that stands.
pub(super) const SHIELD: i32 = 68;
/// A card more.
pub(super) const SIZE: i32 = 9;
/// To be next.
pub(super) const TEMPO: i32 = 452;

/// A tenth of a deck, early and late.
const CARDS: &[(&str, [i32; 2])] = &[
    ("Scout", [-970, -760]),
    ("Viper", [-1590, -830]),
    ("Explorer", [-520, -980]),
    ("Blob Fighter", [-490, 200]),
    ("Trade Pod", [40, -610]),
    ("Battle Pod", [-400, 90]),
    ("Ram", [-120, 330]),
    ("Blob Destroyer", [90, 360]),
    ("Battle Blob", [600, 810]),
    ("Blob Carrier", [620, 390]),
    ("Mothership", [970, 650]),
    ("Blob Wheel", [-280, -310]),
    ("The Hive", [-110, 0]),
    ("Blob World", [410, 390]),
    ("Federation Shuttle", [-520, -450]),
    ("Cutter", [400, -90]),
    ("Embassy Yacht", [-20, -330]),
    ("Freighter", [410, -340]),
    ("Trade Escort", [340, 520]),
    ("Flagship", [860, 640]),
    ("Command Ship", [1180, 900]),
    ("Trading Post", [-630, -250]),
    ("Barter World", [-340, -40]),
    ("Defense Center", [-100, 140]),
    ("Port of Call", [220, 50]),
    ("Central Office", [230, -90]),
    ("Imperial Fighter", [-890, 10]),
    ("Corvette", [-370, 110]),
    ("Imperial Frigate", [-190, 620]),
    ("Survey Ship", [-390, -90]),
    ("Battlecruiser", [700, 630]),
    ("Dreadnaught", [900, 680]),
    ("Space Station", [-410, -40]),
    ("Recycling Station", [-30, 40]),
    ("War World", [-230, 180]),
    ("Royal Redoubt", [180, 170]),
    ("Fleet HQ", [30, 40]),
    ("Trade Bot", [-270, -800]),
    ("Missile Bot", [150, -450]),
    ("Supply Bot", [350, -970]),
    ("Patrol Mech", [160, -170]),
    ("Stealth Needle", [130, 210]),
    ("Battle Mech", [620, -220]),
    ("Missile Mech", [680, 600]),
    ("Battle Station", [-470, 30]),
    ("Mech World", [-330, -90]),
    ("Junkyard", [-150, -90]),
    ("Machine Base", [-760, -450]),
    ("Brain World", [330, -350]),
];

/// What this card does for a deck; from its worth where it was never seen.
pub(crate) fn pull(content: &Content, kind: usize) -> [i32; 2] {
    let Some(card) = content.cards.get(kind) else {
        return [0; 2];
    };
    let known = CARDS.iter().find(|(name, _)| *name == card.name);
    known.map_or_else(|| [(content.worth[kind] / 5 - 800).clamp(-1500, 1500); 2], |&(_, pull)| pull)
}

/// What `arena tune` fits, in the order of [`names`]: the leads of `seat`, whose turn begins, over the
/// rival with most Authority.
pub(super) fn features<const SEATS: usize, const CARDS: usize>(
    game: &Realms<SEATS, CARDS>,
    seat: Seat,
    out: &mut Vec<f64>,
) {
    let Some(rival) = game.enemies(seat).iter().max_by_key(|&other| game.authority(other)) else {
        return;
    };
    let (mine, theirs) = (f64::from(game.authority(seat).max(0)), f64::from(game.authority(rival).max(0)));
    let late = f64::from(game.lateness()) / 100.0;
    let lead = mine - theirs;
    out.extend([1.0, lead, lead * late, lead / (2.0 * (mine + theirs).max(1.0))]);
    out.extend([shields(game, seat) - shields(game, rival), size(game, seat) - size(game, rival)]);
    let (own, other) = (shares(game, seat), shares(game, rival));
    for kind in 0..game.content().cards.len() {
        let ahead = 10.0 * (own[kind] - other[kind]);
        out.extend([ahead * (1.0 - late), ahead * late]);
    }
}

/// The names of the features.
pub(super) fn names(content: &Content) -> Vec<String> {
    let fixed = ["tempo", "authority", "authority, late", "share of authority", "shield", "size"].map(str::to_owned);
    let cards = content.cards.iter().flat_map(|card| [card.name.clone(), format!("{}, late", card.name)]);
    fixed.into_iter().chain(cards).collect()
}

fn shields<const SEATS: usize, const CARDS: usize>(game: &Realms<SEATS, CARDS>, seat: Seat) -> f64 {
    let standing = game.players[seat].in_play.iter();
    standing.map(|card| f64::from(game.content().card(card.form.model()).defense)).sum()
}

fn size<const SEATS: usize, const CARDS: usize>(game: &Realms<SEATS, CARDS>, seat: Seat) -> f64 {
    game.players[seat].owned() as f64
}

/// What part of the deck each kind is.
fn shares<const SEATS: usize, const CARDS: usize>(game: &Realms<SEATS, CARDS>, seat: Seat) -> Vec<f64> {
    let mut owned = Vec::new();
    kernel::Evaluate::taken(game, seat, &mut owned);
    let mut shares = vec![0.0; game.content().cards.len()];
    for kind in &owned {
        if let Some(share) = shares.get_mut(usize::from(*kind)) {
            *share += 1.0 / owned.len() as f64;
        }
    }
    shares
}
