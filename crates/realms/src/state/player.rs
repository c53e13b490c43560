//! One player's side of the table.

use super::{KNOWN, PlayedCard, TABLE, Zone};
use crate::content::Presence;
use crate::format::Role;
use kernel::{CopyVec, SeatSet};

/// One player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player<const CARDS: usize> {
    /// The hand: secret.
    pub hand: Zone,
    /// The Discard Pile.
    pub discard: Zone,
    /// The deck, top last; its order is a secret but for the top [`Player::known_top`] cards.
    pub deck: CopyVec<u8, CARDS>,
    /// Cards everybody knows to be in the hand (SR-V11), sorted.
    pub known: CopyVec<u8, KNOWN>,
    /// The in-play area, sorted.
    pub in_play: CopyVec<PlayedCard, TABLE>,
    /// What the cards in play count as.
    pub board: Presence,
    /// Ships played this turn, by kind: what may be copied (SR-Q13).
    pub ships: u64,
    /// Declined proposals since the team's state changed: row cards by kind (SR-J9).
    pub declined_row: u64,
    /// The same for bases: three enemies, [`crate::content::BASE_KINDS`] bits each.
    pub declined_bases: u64,
    /// Authority; in team formats the first member holds the team's (SR-Y2).
    pub authority: i16,
    /// The Trade Pool.
    pub trade: u16,
    /// The Combat Pool.
    pub combat: u16,
    /// Cards played this turn by faction (SR-P7).
    pub played: [u8; 5],
    /// How many cards on top of the deck everybody knows (SR-V5).
    pub known_top: u8,
    /// Owed discards (SR-L7).
    pub owed: u8,
    /// Permissions to put the next ship on top (SR-N5).
    pub permits: u8,
    /// How often the Discard Pile became the deck.
    pub reshuffles: u8,
    /// Proposals declined this turn (SR-J9).
    pub declines: u8,
    /// 0 while in the game; else the order of defeat, from 1 (SR-Q44).
    pub fallen: u8,
    /// Its part in the format.
    pub role: Role,
    /// Its team, itself included.
    pub friends: SeatSet,
}

impl<const CARDS: usize> Default for Player<CARDS> {
    fn default() -> Self {
        Player {
            hand: Zone::default(),
            discard: Zone::default(),
            deck: CopyVec::new(),
            known: CopyVec::new(),
            in_play: CopyVec::new(),
            board: Presence::default(),
            ships: 0,
            declined_row: 0,
            declined_bases: 0,
            authority: 0,
            trade: 0,
            combat: 0,
            played: [0; 5],
            known_top: 0,
            owed: 0,
            permits: 0,
            reshuffles: 0,
            declines: 0,
            fallen: 0,
            role: Role::Player,
            friends: SeatSet::EMPTY,
        }
    }
}

impl<const CARDS: usize> Player<CARDS> {
    /// How many cards this player owns (SR-C8).
    pub fn owned(&self) -> usize {
        self.hand.len() + self.discard.len() + self.deck.len() + self.in_play.len()
    }

    /// Puts a card into the sorted in-play area.
    #[inline]
    pub(crate) fn place(&mut self, standing: PlayedCard) {
        // A full table is refused before (SR-Q46).
        if self.in_play.try_push(standing).is_err() {
            return;
        }
        let mut at = self.in_play.len() - 1;
        while at > 0 && self.in_play[at - 1].key() > standing.key() {
            self.in_play[at] = self.in_play[at - 1];
            at -= 1;
        }
        self.in_play[at] = standing;
    }

    /// Takes a card out of the in-play area; `false` where there is none such.
    #[inline]
    pub(crate) fn lift(&mut self, standing: PlayedCard) -> bool {
        let Some(found) = self.in_play.iter().position(|&other| other == standing) else {
            return false;
        };
        let last = self.in_play.len() - 1;
        for at in found..last {
            self.in_play[at] = self.in_play[at + 1];
        }
        self.in_play.truncate(last);
        true
    }

    /// Exchanges a card's marks or form, keeping the area sorted; `false` where there is none such.
    #[inline]
    pub(crate) fn change(&mut self, from: PlayedCard, to: PlayedCard) -> bool {
        let lifted = self.lift(from);
        if lifted {
            self.place(to);
        }
        lifted
    }

    /// Notes that an ability was used; `false` where there is no such card.
    #[inline]
    pub(crate) fn mark(&mut self, card: PlayedCard, mark: u8) -> bool {
        let Some(mut at) = self.in_play.iter().position(|&other| other == card) else {
            return false;
        };
        // Marks only grow: it moves up among its like, if at all.
        let marked = PlayedCard { form: card.form, marks: card.marks | mark };
        while at + 1 < self.in_play.len() && self.in_play[at + 1].key() < marked.key() {
            self.in_play[at] = self.in_play[at + 1];
            at += 1;
        }
        self.in_play[at] = marked;
        true
    }
}
