//! Where things are that no line of a position names.

use super::place::{Fault, Placing};
use crate::action::card_name;
use crate::questions::Window;
use crate::state::{FIGHTERS, FIGURES, NONE, Phase};
use kernel::Seat;

impl Placing {
    /// Mechs not named go round in card order.
    pub(super) fn deal_mechs(&mut self) {
        if self.game.phase == Phase::Draft {
            return;
        }
        for seat in Seat::all(self.game.seats) {
            for slot in 0..2 {
                if self.game.player(seat).mechs[slot] == NONE {
                    let taken = |unit: &u8| self.game.players.iter().any(|player| player.mechs.contains(unit));
                    let unit = (2..self.game.edition.units.len() as u8).find(|unit| !taken(unit));
                    self.game.player_mut(seat).mechs[slot] = unit.unwrap_or(NONE);
                }
            }
            self.sort_mechs(seat);
        }
    }

    /// Mechs lie in card order, their figures with them.
    fn sort_mechs(&mut self, seat: Seat) {
        let player = self.game.player_mut(seat);
        if player.mechs[0] > player.mechs[1] {
            player.mechs.swap(0, 1);
            player.figures.swap(FIGURES - 2, FIGURES - 1);
        }
    }

    /// Fighters sorted, locations counted, no board overfull (SS-U4).
    pub(super) fn settle_figures(&mut self) -> Result<(), Fault> {
        let game = &mut self.game;
        for player in &mut game.players {
            player.figures[..FIGHTERS].sort_unstable();
        }
        let figures = game.players.iter().flat_map(|player| player.figures);
        for at in figures.filter_map(|figure| figure.place().location()) {
            game.crowd[at as usize] += 1;
        }
        let over = (0..4).find(|&at| game.crowd[at] > game.edition.spaces[at]);
        over.map_or(Ok(()), |at| Err(format!("location {} has {} spaces (SS-U4)", at + 1, game.edition.spaces[at])))
    }

    /// Boards, deck, and what is out of the game (SS-S2 to SS-S5).
    pub(super) fn deal_locations(&mut self) {
        let (out, back, rounds) = {
            let table = self.game.edition.table(self.game.seats);
            (table.out, table.back, table.rounds)
        };
        if !self.named.taken_out {
            let mut leaving = self.locations & out;
            let seen = (out & !self.locations).count_ones();
            for _ in seen..u32::from(back) {
                leaving &= leaving.wrapping_sub(1);
            }
            self.game.taken_out = leaving;
            self.locations &= !leaving;
        }
        for at in 0..self.game.seats {
            if self.named.boards >> at & 1 == 0 {
                self.game.boards[at as usize] = self.next_location();
            }
        }
        if !self.named.location_deck {
            let wanted = (rounds - self.game.round.min(rounds)) * self.game.seats;
            let cards: Vec<u8> = (0..wanted).map(|_| self.next_location()).filter(|&card| card != NONE).collect();
            self.game.location_deck.extend(cards.into_iter().rev());
        }
        self.game.thrown |= std::mem::take(&mut self.locations);
    }

    fn next_location(&mut self) -> u8 {
        if self.locations == 0 {
            return NONE;
        }
        let card = self.locations.trailing_zeros() as u8;
        self.locations &= self.locations - 1;
        card
    }

    /// Action cards: copies nobody needs to the box, the rest to decks that were not written,
    /// then to discard piles, then to the box.
    pub(super) fn deal_cards(&mut self) {
        let edition = self.game.edition;
        let piles = if self.game.own_decks { 2 } else { 1 };
        let left: Vec<u8> = self.cards.cards().collect();
        let mut boxed = [0u8; 64];
        let mut dealt = self.held();
        for kind in left {
            let starter = edition.starters >> kind & 1 == 1;
            let spare = edition.card(kind).copies.saturating_sub(self.game.seats);
            let free = |placing: &Placing, pile: usize| {
                !placing.game.own_decks || dealt[pile][kind as usize] == 0 || placing.named.decks[pile]
            };
            let deck = (0..piles).find(|&pile| !starter && !self.named.decks[pile] && free(self, pile));
            let discards = (0..piles).filter(|&pile| !self.named.discards[pile]);
            let discard = discards.min_by_key(|&pile| dealt[pile][kind as usize]);
            if starter && !self.named.boxed && boxed[kind as usize] < spare {
                boxed[kind as usize] += 1;
                self.game.boxed.add(kind);
            } else if let Some(pile) = deck {
                dealt[pile][kind as usize] += 1;
                let _ = self.game.decks[pile].try_insert(0, kind);
            } else if let Some(pile) = discard {
                dealt[pile][kind as usize] += 1;
                self.game.discards[pile].add(kind);
            } else {
                self.game.boxed.add(kind);
            }
        }
    }

    /// With decks of their own: how many of each kind the lines gave to whom (SS-V10).
    fn held(&self) -> [[u8; 64]; 2] {
        let game = &self.game;
        let mut held = [[0u8; 64]; 2];
        for seat in Seat::all(game.seats).filter(|_| game.own_decks) {
            let pile = game.pile_of(seat);
            let committed = game.battle.committed[seat.index()].iter().map(|card| card.value());
            let attached = game.attached.iter().filter(|card| card.owner == seat).map(|card| card.kind);
            let cards = game.player(seat).hand.cards().chain(game.discards[pile].cards());
            cards.chain(committed).chain(attached).for_each(|kind| held[pile][kind as usize] += 1);
        }
        held
    }

    /// The bank holds what nobody has (SS-W1).
    pub(super) fn balance(&mut self) -> Result<(), Fault> {
        let game = &mut self.game;
        let tokens = game.players.iter().flat_map(|player| player.figures).map(|figure| u32::from(figure.tokens()));
        let piles = game.players.iter().map(|player| u32::from(player.wealth));
        let out: u32 = tokens.chain(piles).sum();
        let all = u32::from(game.edition.tokens);
        let bank = all.checked_sub(out).ok_or_else(|| format!("there are {all} wealth tokens, not {out} (SS-W1)"))?;
        if self.bank.is_some_and(|said| u32::from(said) != bank) {
            return Err(format!("the bank must hold {bank}: {out} of {all} tokens are elsewhere (SS-W1)"));
        }
        game.bank = bank as u8;
        Ok(())
    }

    /// Markers stand on open branches (SS-A6).
    pub(super) fn branches(&self) -> Result<(), Fault> {
        let open = self.game.open_spaces();
        let closed = self.game.markers.iter().position(|&space| open >> space & 1 == 0);
        let what = |clan: usize| format!("{} stands on a closed branch (SS-A6)", self.game.edition.clans[clan].name);
        closed.map_or(Ok(()), |clan| Err(what(clan)))
    }

    /// Nobody knows a card of a hand that is not there.
    pub(super) fn known_cards(&self) -> Result<(), Fault> {
        for knower in Seat::all(self.game.seats) {
            for holder in Seat::all(self.game.seats) {
                let known = self.game.known[knower.index()][holder.index()];
                let hand = &self.game.player(holder).hand;
                if let Some(kind) = known.cards().find(|&kind| known.of(kind) > hand.of(kind)) {
                    return Err(format!("{} is not in the hand of {holder}", card_name(&self.game, kind)));
                }
            }
        }
        Ok(())
    }

    /// In the draft everybody has kept as many mechs as her turn allowed (SS-S13, SS-S14).
    pub(super) fn draft_order(&self) -> Result<(), Fault> {
        let game = &self.game;
        if game.phase != Phase::Draft {
            return Ok(());
        }
        let made = game.picks();
        let due = |seat: Seat| (0..made).filter(|&pick| game.drafter(pick) == seat).count();
        let kept = |seat: Seat| game.player(seat).mechs.iter().filter(|&&mech| mech != NONE).count();
        let wrong = Seat::all(game.seats).find(|&seat| due(seat) != kept(seat));
        wrong.map_or(Ok(()), |seat| Err(format!("{seat} cannot have kept {} of {made} mechs so far", kept(seat))))
    }

    /// The turn the position stands in.
    pub(super) fn begin_turn(&mut self) -> Result<(), Fault> {
        let (seat, start) = self.turn.unwrap_or((self.game.first, false));
        self.game.active = seat;
        let unplaced = self.game.player(seat).placed.contains(&0);
        if !unplaced && !self.game.turn.ordered {
            return Err("whoever's turn it is needs a marker to place (SS-T1)".to_owned());
        }
        if start {
            let mut events = crate::event::Heard::dropped();
            self.game.start_turn(seat, &mut events);
        } else {
            // An empty stack takes one frame.
            let _ = self.game.stack.push(Window.into());
        }
        Ok(())
    }
}
