//! What the evaluator learned from games of scripted players and ensigns: how a lead in each thing turned
//! out, by logistic regression (`starboard arena tune`). In thousandths of log-odds.

use crate::content::Content;
use crate::state::Realms;
use kernel::Seat;

/// A point of Authority, early and what comes to it late.
pub(super) const AUTHORITY: i32 = 4;
pub(super) const AUTHORITY_LATE: i32 = 28;
/// All the Authority there is.
pub(super) const SHARE: i32 = 5481;
/// A point of Defense that stands.
pub(super) const SHIELD: i32 = 62;
/// A card more.
pub(super) const SIZE: i32 = 9;
/// To be next.
pub(super) const TEMPO: i32 = 604;

/// A tenth of a deck, early and late.
const CARDS: &[(&str, [i32; 2])] = &[
    ("Scout", [-860, -650]),
    ("Viper", [-1280, -520]),
    ("Explorer", [-90, -970]),
    ("Blob Fighter", [20, 840]),
    ("Trade Pod", [290, -690]),
    ("Battle Pod", [370, 820]),
    ("Ram", [570, 1100]),
    ("Blob Destroyer", [820, 1410]),
    ("Battle Blob", [1450, 1790]),
    ("Blob Carrier", [1180, 1330]),
    ("Mothership", [1880, 1620]),
    ("Blob Wheel", [-10, 250]),
    ("The Hive", [1660, 440]),
    ("Blob World", [1310, 1020]),
    ("Federation Shuttle", [-240, -170]),
    ("Cutter", [630, 740]),
    ("Embassy Yacht", [560, 370]),
    ("Freighter", [790, -1000]),
    ("Trade Escort", [1030, 1710]),
    ("Flagship", [1670, 1520]),
    ("Command Ship", [2990, 2470]),
    ("Trading Post", [150, 420]),
    ("Barter World", [20, 560]),
    ("Defense Center", [190, 1370]),
    ("Port of Call", [990, 1020]),
    ("Central Office", [1670, 420]),
    ("Imperial Fighter", [150, 820]),
    ("Corvette", [450, 840]),
    ("Imperial Frigate", [710, 1290]),
    ("Survey Ship", [180, 460]),
    ("Battlecruiser", [1270, 2110]),
    ("Dreadnaught", [910, 2700]),
    ("Space Station", [550, 620]),
    ("Recycling Station", [510, 350]),
    ("War World", [1140, 950]),
    ("Royal Redoubt", [740, 1880]),
    ("Fleet HQ", [1450, -1240]),
    ("Trade Bot", [380, -880]),
    ("Missile Bot", [440, -220]),
    ("Supply Bot", [680, -1150]),
    ("Patrol Mech", [540, 310]),
    ("Stealth Needle", [240, 1200]),
    ("Battle Mech", [1320, 500]),
    ("Missile Mech", [1410, 1500]),
    ("Battle Station", [-140, 660]),
    ("Mech World", [1090, 870]),
    ("Junkyard", [1320, -20]),
    ("Machine Base", [670, -280]),
    ("Brain World", [2680, 260]),
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
    evaluation::Evaluate::taken(game, seat, &mut owned);
    let mut shares = vec![0.0; game.content().cards.len()];
    for kind in &owned {
        if let Some(share) = shares.get_mut(usize::from(*kind)) {
            *share += 1.0 / owned.len() as f64;
        }
    }
    shares
}
