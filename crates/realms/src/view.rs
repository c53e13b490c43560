//! What one viewer may know, built field by field.

use crate::content::Card;
use crate::format::Role;
use crate::questions::{Frame, Owe};
use crate::state::{EMPTY, PlayedCard, Realms};
use kernel::{Kinds, Seat, SeatSet, Shown, Viewer};
use serde::Serialize;

/// A card in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct InPlay {
    /// Which card.
    pub card: Card,
    /// The ship it copies.
    pub copy_of: Option<Card>,
    /// Whether it is a base.
    pub base: bool,
    /// Whether it is an outpost.
    pub outpost: bool,
    /// Its Defense; 0 for a ship.
    pub defense: u8,
    /// Damage that lasts (Raid).
    pub damage: u8,
    /// Primary: `none`, `ready`, `spent`.
    pub primary: AbilityState,
    /// Ally: `none`, `ready`, `spent`, `waiting` for an ally.
    pub ally: AbilityState,
    /// Scrap: `none`, `ready`.
    pub scrap: AbilityState,
}

/// The state of one ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum AbilityState {
    /// The card has none.
    None,
    /// May be used.
    Ready,
    /// Used this turn.
    Spent,
    /// Its condition is not met.
    Waiting,
}

/// One player's side as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct PlayerView {
    /// Which seat.
    pub seat: Seat,
    /// Its part in the format.
    pub role: Role,
    /// Its team.
    pub team: SeatSet,
    /// Whether it is in the game.
    pub living: bool,
    /// Whether it gave up (its team plays on).
    pub conceded: bool,
    /// Whether it is in turn.
    pub acting: bool,
    /// Whether it is Ready.
    pub ready: bool,
    /// Authority, or the team's.
    pub authority: i16,
    /// The seat it is attacked by: its own, or the first of a team that has one Authority.
    pub purse: Seat,
    /// The Trade Pool.
    pub trade: u16,
    /// The Combat Pool.
    pub combat: u16,
    /// Owed discards.
    pub owes: u8,
    /// Permissions to put the next ship on top.
    pub permits: u8,
    /// How often the Discard Pile became the deck.
    pub reshuffles: u8,
    /// The hand: faces the viewer may know.
    pub hand: Vec<Shown<Card>>,
    /// Cards in the deck.
    pub deck: usize,
    /// The known cards on top of the deck, topmost first.
    pub deck_top: Vec<Card>,
    /// What lies in the deck, in no order: for who sees the hand.
    pub deck_holds: Option<Vec<Card>>,
    /// Hand and deck together, in no order (SR-Q35).
    pub unseen: Vec<Card>,
    /// The Discard Pile, in no order.
    pub discard: Vec<Card>,
    /// The in-play area.
    pub in_play: Vec<InPlay>,
    /// Cards played this turn, by faction.
    pub played: [u8; 5],
    /// What each kind in the deck has of being in the next hand, in percent: for who sees the hand.
    pub next_hand: Option<Vec<(Card, u8)>>,
    /// The Combat it takes to defeat it now, outposts included.
    pub needed: u16,
    /// Whether the viewer's seat has as much in reach this turn.
    pub lethal: bool,
    /// Whether outposts shield it.
    pub shielded: bool,
    /// Whether the viewer's seat may attack it, shields apart (`None` for a spectator).
    pub in_reach: Option<bool>,
}

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct View {
    /// The format's name.
    pub format: String,
    /// The turn, from 1.
    pub turn: u16,
    /// Whose turn.
    pub acting: SeatSet,
    /// Who owes an answer, and the kind of question.
    pub waiting: Vec<(Seat, &'static str)>,
    /// The Trade Row, slot by slot.
    pub row: Vec<Option<Card>>,
    /// The prices in the row.
    pub prices: Vec<Option<u8>>,
    /// Which cards of the row have an ally ability of a faction the viewer owns a card of.
    pub pairs: Vec<bool>,
    /// Explorers in their pile.
    pub explorers: u8,
    /// What an Explorer costs.
    pub explorer_price: u8,
    /// Cards in the Trade Deck.
    pub trade_deck: usize,
    /// The Scrap Heap, in no order.
    pub scrap_heap: Vec<Card>,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// Whether the game is over.
    pub over: bool,
    /// Places in seat order, once it is over.
    pub places: Option<Vec<u8>>,
    /// The viewer's seats.
    pub you: SeatSet,
}

impl View {
    pub(crate) fn of<const SEATS: usize, const CARDS: usize>(state: &Realms<SEATS, CARDS>, viewer: Viewer) -> View {
        let content = state.content();
        let row = state.row().iter().map(|&kind| (kind != EMPTY).then_some(kind));
        View {
            format: state.rules().name.clone(),
            turn: state.turn,
            acting: state.acting,
            waiting: state.deciders().iter().map(|seat| (seat, state.question_kind(seat))).collect(),
            row: row.clone().map(|kind| kind.map(|kind| content.named(kind))).collect(),
            prices: row.clone().map(|kind| kind.map(|kind| content.card(kind).cost)).collect(),
            pairs: row.map(|kind| kind.is_some_and(|kind| state.is_pair(viewer, kind))).collect(),
            explorers: state.explorers,
            explorer_price: content.card(content.masks.explorer).cost,
            trade_deck: state.trade_deck.len(),
            scrap_heap: state.heap.cards().map(|kind| content.named(kind)).collect(),
            players: state.all_seats().map(|seat| state.player_view(seat, viewer)).collect(),
            over: state.ended.is_some(),
            places: state.result().map(|outcome| outcome.standings.iter().map(|standing| standing.place).collect()),
            you: viewer.eyes(),
        }
    }
}

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// The public word for the question before a seat.
    pub(crate) fn question_kind(&self, seat: Seat) -> &'static str {
        self.question(seat).kind(self)
    }

    /// Whether a card would be an ally of one the viewer owns.
    fn is_pair(&self, viewer: Viewer, kind: u8) -> bool {
        let (content, card) = (self.content(), self.content().card(kind));
        let Some(own) = viewer.eyes().first().filter(|&eye| self.is_seat(eye)) else {
            return false;
        };
        let alike = |other: u8| content.card(other).faction == card.faction;
        card.ally.is_some() && Kinds::of_mask(self.owned_kinds(own)).any(alike)
    }

    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let (content, player) = (self.content(), &self.players[seat]);
        let named = |kind: u8| content.named(kind);
        let sees = viewer.knows(self.hand_knowers(seat));
        let mut unseen = player.hand;
        player.deck.iter().for_each(|&kind| unseen.add(kind));
        let mut held = crate::state::Zone::default();
        player.deck.iter().for_each(|&kind| held.add(kind));
        PlayerView {
            seat,
            role: player.role,
            team: player.friends,
            living: self.living.has(seat),
            conceded: self.conceded.has(seat),
            acting: self.acting.has(seat),
            ready: self.ready.has(seat),
            authority: self.authority(seat),
            purse: self.authority_holder(seat),
            trade: player.trade,
            combat: player.combat,
            owes: self.owed(seat),
            permits: player.permits,
            reshuffles: player.reshuffles,
            hand: self.hand_shown(seat, viewer),
            deck: player.deck.len(),
            deck_top: player.deck.iter().rev().take(player.known_top as usize).map(|&kind| named(kind)).collect(),
            deck_holds: sees.then(|| held.cards().map(named).collect()),
            unseen: unseen.cards().map(named).collect(),
            discard: player.discard.cards().map(named).collect(),
            in_play: player.in_play.iter().map(|&card| self.in_play_view(seat, card)).collect(),
            played: player.played,
            next_hand: sees.then(|| {
                let odds = self.draw_odds(seat, usize::from(self.hand_size(seat)));
                odds.into_iter().map(|(kind, percent)| (named(kind), percent)).collect()
            }),
            needed: self.combat_needed(seat),
            lethal: viewer.eyes().first().is_some_and(|eye| self.is_seat(eye) && self.is_lethal(eye, seat)),
            shielded: self.is_shielded(seat),
            in_reach: viewer.eyes().first().filter(|&eye| self.is_seat(eye)).map(|eye| {
                let holder = self.authority_holder(seat);
                self.attackable(eye).has(holder)
            }),
        }
    }

    /// The discards a player still owes: those of the next turn, and those being asked for now (SR-L7, SR-V1).
    pub(crate) fn owed(&self, seat: Seat) -> u8 {
        self.lanes.lane(seat).iter().fold(self.players[seat].owed, |owed, frame| match frame {
            Frame::Owe(Owe { left }) => owed.saturating_add(*left),
            _ => owed,
        })
    }

    /// A hand as a viewer sees it: the owner all, others what is publicly known (SR-V11).
    pub(crate) fn hand_shown(&self, seat: Seat, viewer: Viewer) -> Vec<Shown<Card>> {
        let (content, player) = (self.content(), &self.players[seat]);
        if viewer.knows(self.hand_knowers(seat)) {
            return player.hand.cards().map(|kind| Shown::Face(content.named(kind))).collect();
        }
        let known = player.known.iter().map(|&kind| Shown::Face(content.named(kind)));
        let hidden = player.hand.len().saturating_sub(player.known.len());
        known.chain(std::iter::repeat_n(Shown::Back(()), hidden)).collect()
    }

    fn in_play_view(&self, seat: Seat, card: PlayedCard) -> InPlay {
        let content = self.content();
        let kind = self.kind_of(card.form);
        let (bit, model) = (1u64 << kind, content.card(card.form.model()));
        let lamp = |has: bool, spent: bool, open: bool| match (has, spent, open) {
            (false, ..) => AbilityState::None,
            (_, true, _) => AbilityState::Spent,
            (_, _, true) => AbilityState::Ready,
            _ => AbilityState::Waiting,
        };
        let used = |mark: u8| card.marks & mark != 0;
        InPlay {
            card: content.named(kind),
            copy_of: card.form.is_copy().then(|| content.named(card.form.model())),
            base: content.masks.bases & bit != 0,
            outpost: content.masks.outposts & bit != 0,
            defense: content.card(kind).defense,
            damage: card.damage(),
            primary: lamp(content.card(kind).primary.is_some(), used(PlayedCard::PRIMARY), true),
            ally: lamp(model.ally.is_some(), used(PlayedCard::ALLY), self.is_allied(seat, card.form)),
            scrap: lamp(model.scrap.is_some(), false, true),
        }
    }
}
