//! What one viewer may know, built field by field.

mod forces;
mod location;

pub use forces::ForceView;
pub(crate) use forces::forces;
pub use location::LocationView;

use crate::action::{Order, card_name, figure_name, order_word, place_name, space_name, unit_name};
use crate::state::{FIGURES, NONE, Phase, Place, Samurai};
use crate::words::previews;
use kernel::{Entry, Seat, SeatSet, Viewer};
use serde::Serialize;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct View {
    /// `draft`, `turns`, `battles` or `over`.
    pub phase: &'static str,
    /// The round, and how many there are.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// Who holds the first player token.
    pub first: Seat,
    /// Everybody in turn order.
    pub order: Vec<Seat>,
    /// Whose turn it is.
    pub active: Seat,
    /// Which of her four turns of the round that is.
    pub turn: u8,
    /// Whether she has performed her order.
    pub ordered: bool,
    /// Whether she has played an order card this turn.
    pub card_played: bool,
    /// The kind of decision that is pending (SS-X1).
    pub question: Option<&'static str>,
    /// Who must decide.
    pub waiting: SeatSet,
    /// The players in seat order.
    pub players: Vec<PlayerView>,
    /// The locations in order.
    pub locations: Vec<LocationView>,
    /// The clan markers in order.
    pub markers: Vec<MarkerView>,
    /// Honor of each space of a branch, from the first.
    pub tiers: Vec<u8>,
    /// Wealth in the bank.
    pub bank: u8,
    /// Cards in the action decks: one, or one a player.
    pub decks: Vec<usize>,
    /// Discard piles with their contents.
    pub discards: Vec<Vec<String>>,
    /// Location cards left.
    pub location_deck: usize,
    /// Location cards discarded.
    pub thrown: Vec<String>,
    /// The card being played.
    pub in_play: Option<String>,
    /// The location being fought over.
    pub battle: Option<u8>,
    /// In the draft: the mechs the viewer saw in the pool, and how many picks were made.
    pub draft: Option<DraftView>,
    /// Whether trading is on.
    pub trading: bool,
    /// Open offers.
    pub offers: Vec<OfferView>,
    /// Who wants to make an offer, so that forced answers wait (SS-Q71).
    pub holding: SeatSet,
    /// Promises that still stand.
    pub promises: Vec<PromiseView>,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct PlayerView {
    /// Her great clan.
    pub clan: String,
    /// Its colour.
    pub color: String,
    /// Honor.
    pub honor: u16,
    /// Honor her branch earns at the end of the round.
    pub income: u16,
    /// Honor with that.
    pub soon: u16,
    /// Wealth.
    pub wealth: u8,
    /// For each marker 1 to 4 the order it lies on.
    pub placed: [Option<&'static str>; 4],
    /// How many cards she holds.
    pub hand_size: usize,
    /// The cards of her hand this viewer knows.
    pub hand: Vec<String>,
    /// The odds in percent, as far as this viewer can tell, that the hand holds a battle card.
    pub battle_odds: Option<u8>,
    /// Cards committed: a name where the viewer knows it.
    pub committed: Vec<Option<String>>,
    /// Bonus power in the battle under way.
    pub bonus: i16,
    /// In a battle: whether she has yet to commit or pass, does so now, or has done so.
    pub commits: Option<previews::Commits>,
    /// Whether she may still add something to the battle, as far as everybody can see.
    pub may_add: bool,
    /// Her mechs, once revealed; the viewer's own before that.
    pub mechs: Vec<MechView>,
    /// Figures in supply and graveyard.
    pub supply: Vec<String>,
    /// Figures in the graveyard.
    pub graveyard: Vec<String>,
    /// Those in supply, equal ones together.
    pub ready: Vec<ForceView>,
    /// Claimed locations.
    pub claimed: Vec<ClaimedView>,
    /// The bonus her different types would give.
    pub type_bonus: u8,
    /// Whether she gave up.
    pub conceded: bool,
    /// Turns she still begins in this round.
    pub turns_left: u8,
}

/// A mech.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct MechView {
    /// Its name.
    pub name: String,
    /// Printed power.
    pub power: u8,
    /// What it can do.
    pub ability: String,
    /// Where it is.
    pub place: String,
}

/// A claimed location card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct ClaimedView {
    /// Its name.
    pub name: String,
    /// Its type.
    pub kind: String,
}

/// A clan marker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct MarkerView {
    /// The clan.
    pub clan: String,
    /// Its letters.
    pub glyph: String,
    /// Where it stands, in words.
    pub space: String,
    /// Whose branch it stands on.
    pub branch: Option<Seat>,
    /// How deep.
    pub depth: u8,
}

/// The draft.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct DraftView {
    /// Picks made so far.
    pub picks: u8,
    /// The pools the viewer has seen, first to last.
    pub seen: Vec<Vec<String>>,
    /// What it is all about.
    pub story: &'static str,
    /// A line about each player's great clan.
    pub lore: Vec<String>,
}

/// An open offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct OfferView {
    /// The proposer.
    pub from: Seat,
    /// The recipient.
    pub to: Seat,
    /// It in words.
    pub words: String,
    /// Wealth given.
    pub give_wealth: u8,
    /// Cards given, as far as the viewer knows them.
    pub gives: Vec<GiftView>,
    /// Wealth asked for.
    pub ask_wealth: u8,
    /// Cards asked for.
    pub asks: Vec<String>,
    /// What the decision at hand is bound to.
    pub binding: Option<String>,
    /// Promises on both sides.
    pub promises: Vec<PromiseView>,
    /// Whether it is a draft of the viewer, not yet sent.
    pub draft: bool,
}

/// A promise.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct PromiseView {
    /// Who makes it.
    pub by: Seat,
    /// It in words.
    pub words: String,
    /// Whether it stands in the words beside the offer.
    pub free: bool,
}

/// A card given in an offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct GiftView {
    /// Its name, or its type where the viewer does not know it.
    pub card: String,
    /// Whether the recipient sees it.
    pub shown: bool,
}

impl View {
    /// What a viewer may know of a game.
    pub(crate) fn of(game: &Samurai, viewer: Viewer) -> View {
        let over = game.phase == Phase::Over;
        View {
            phase: phase_word(game.phase),
            round: game.round,
            rounds: game.edition.table(game.seats).rounds,
            first: game.first,
            order: game.turn_order().collect(),
            active: game.active,
            turn: turn(game),
            ordered: game.turn.ordered,
            card_played: game.turn.card_played,
            question: game.top().filter(|_| !over).map(|frame| frame.kind(game)),
            waiting: game.decider().map_or(SeatSet::EMPTY, SeatSet::of),
            players: Seat::all(game.seats).map(|seat| player(game, seat, viewer)).collect(),
            locations: (0..game.seats).map(|at| location::location(game, at)).collect(),
            markers: (0..game.markers.len()).map(|clan| marker(game, clan)).collect(),
            tiers: game.edition.tiers[1..=game.edition.branch as usize].to_vec(),
            bank: game.bank,
            decks: (0..piles(game)).map(|pile| game.decks[pile].len()).collect(),
            discards: (0..piles(game)).map(|pile| cards(game, game.discards[pile].cards())).collect(),
            location_deck: game.location_deck.len(),
            thrown: location_names(game, game.thrown),
            in_play: game.in_play.map(|(kind, _)| card_name(game, kind).to_owned()),
            battle: (game.phase == Phase::Battles && game.fought < game.seats).then_some(game.fought + 1),
            draft: (game.phase == Phase::Draft).then(|| draft(game, viewer)),
            trading: game.trading,
            offers: game.offer_views(viewer),
            holding: game.trade.holding(),
            promises: game.standing_promises(),
        }
    }
}

/// Which of the active player's turns of this round it is: one for each marker. After all of them the
/// last one stays.
fn turn(game: &Samurai) -> u8 {
    let markers = &game.player(game.active).placed;
    let placed = markers.iter().filter(|&&order| order > 0).count();
    (placed + usize::from(!game.turn.ordered)).min(markers.len()) as u8
}

/// One for each marker not placed, but for the one of the turn under way (SS-T1).
fn turns_left(game: &Samurai, seat: Seat) -> u8 {
    let unplaced = game.player(seat).placed.iter().filter(|&&order| order == 0).count();
    let begun = game.phase == Phase::Turns && game.active == seat && !game.turn.ordered;
    unplaced.saturating_sub(usize::from(begun)) as u8
}

fn piles(game: &Samurai) -> usize {
    if game.own_decks { 2 } else { 1 }
}

fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Draft => "draft",
        Phase::Turns => "turns",
        Phase::Battles => "battles",
        Phase::Over => "over",
    }
}

fn cards(game: &Samurai, kinds: impl Iterator<Item = u8>) -> Vec<String> {
    kinds.map(|kind| card_name(game, kind).to_owned()).collect()
}

fn location_names(game: &Samurai, mask: u16) -> Vec<String> {
    let held = game.edition.locations.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
    held.map(|(_, card)| card.name.clone()).collect()
}

/// The cards of a hand a viewer knows: its own, or what it learned (SS-X12).
pub(crate) fn known_hand(game: &Samurai, seat: Seat, viewer: Viewer) -> Vec<u8> {
    if viewer.is(seat) {
        return game.player(seat).hand.cards().collect();
    }
    let mut best = crate::state::Known::default();
    for eye in viewer.eyes().iter().filter(|eye| eye.index() < game.seats as usize) {
        let known = game.known[eye.index()][seat.index()];
        for kind in known.cards() {
            best.set(kind, best.of(kind).max(known.of(kind)));
        }
    }
    best.cards().collect()
}

fn player(game: &Samurai, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = game.player(seat);
    let clan = &game.edition.great_clans[game.clans[seat.index()] as usize];
    let slots = game.battle.committed[seat.index()].iter();
    let order = |&order: &u8| order.checked_sub(1).map(|at| order_word(Order::ALL[at as usize & 3]));
    PlayerView {
        clan: clan.name.clone(),
        color: clan.mark.clone(),
        honor: player.honor,
        income: game.income(seat),
        // After the last income there is none to come.
        soon: if game.phase == Phase::Over { player.honor } else { player.honor.saturating_add(game.income(seat)) },
        wealth: player.wealth,
        placed: player.placed.each_ref().map(order),
        hand_size: player.hand.len(),
        hand: cards(game, known_hand(game, seat, viewer).into_iter()),
        battle_odds: previews::battle_odds(game, seat, viewer),
        committed: slots.map(|card| card.is_known(viewer).then(|| card_name(game, card.value()).to_owned())).collect(),
        bonus: game.battle.bonus[seat.index()],
        commits: previews::commits(game, seat),
        may_add: previews::may_add(game, seat),
        mechs: mechs(game, seat, viewer),
        supply: figures(game, seat, Place::SUPPLY),
        graveyard: figures(game, seat, Place::GRAVEYARD),
        ready: forces(game, seat, Place::SUPPLY),
        claimed: claimed(game, seat),
        type_bonus: game.edition.type_bonus[game.types_claimed(seat).min(4)],
        conceded: game.conceded.has(seat),
        turns_left: turns_left(game, seat),
    }
}

/// Her mechs; drafted ones are hers to see alone until all are revealed (SS-X4).
fn mechs(game: &Samurai, seat: Seat, viewer: Viewer) -> Vec<MechView> {
    if game.phase == Phase::Draft && !viewer.is(seat) {
        return Vec::new();
    }
    let player = game.player(seat);
    let kept = player.mechs.iter().enumerate().filter(|(_, mech)| **mech != NONE);
    kept.map(|(slot, &mech)| MechView {
        name: unit_name(game, mech).to_owned(),
        power: game.edition.units[mech as usize].power,
        ability: crate::text::ability_sentence(&game.edition, mech),
        place: place_name(player.figures[crate::state::CARRIER + 1 + slot].place()),
    })
    .collect()
}

fn claimed(game: &Samurai, seat: Seat) -> Vec<ClaimedView> {
    let mask = game.player(seat).claimed;
    let held = game.edition.locations.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
    held.map(|(_, card)| ClaimedView {
        name: card.name.clone(),
        kind: game.edition.types[card.kind as usize].name.clone(),
    })
    .collect()
}

/// The figures of a player at a place; mechs only once they are revealed.
pub(crate) fn figures(game: &Samurai, seat: Seat, place: Place) -> Vec<String> {
    let hidden = game.phase == Phase::Draft;
    let there = (0..FIGURES).filter(|&at| game.player(seat).figures[at].place() == place);
    let known = there.filter(|&at| at <= crate::state::CARRIER || !hidden);
    known.map(|at| figure_name(game, seat, at)).collect()
}

fn marker(game: &Samurai, clan: usize) -> MarkerView {
    let space = game.markers[clan];
    let branch = game.branch_of(space);
    MarkerView {
        clan: game.edition.clans[clan].name.clone(),
        glyph: game.edition.clans[clan].mark.clone(),
        space: space_name(game, space),
        branch: branch.map(|(seat, _)| seat),
        depth: branch.map_or(0, |(_, depth)| depth),
    }
}

/// The pools a viewer has seen: at its first pick and at its second (SS-X4).
fn draft(game: &Samurai, viewer: Viewer) -> DraftView {
    let picks = game.picks();
    let mut seen = Vec::new();
    for pick in 0..(2 * game.seats).min(picks + 1) {
        let theirs = pick < 2 * game.seats && viewer.is(game.drafter(pick));
        if theirs {
            let pool = game.pool_before(pick);
            let names = (0..8u8).filter(|mech| pool >> mech & 1 == 1);
            seen.push(names.map(|mech| unit_name(game, mech + 2).to_owned()).collect());
        }
    }
    let clan = |seat: Seat| &game.edition.great_clans[game.clans[seat.index()] as usize];
    let lore = Seat::all(game.seats).map(|seat| clan(seat).blurb.clone()).collect();
    DraftView { picks, seen, story: Samurai::STORY, lore }
}
