//! Effect atoms: what each effect of RULES 8.3 does when its turn comes. An atom either happens
//! at once or puts a frame on the stack.

mod cargo;
mod pirates;
mod techs;
mod tracks;
mod travel;

pub use pirates::{Ambushes, Loot, PlacePirates};
pub use techs::Bonuses;
pub use tracks::EventParts;

use crate::content::{Back, Deck, Draw, Effect, Options, Payment, Per, Steps};
use crate::event::{Event, Heard, open};
use crate::frames::Repeat;
use crate::kinds::*;
use crate::questions::*;
use crate::state::Captains;
use arrayvec::ArrayVec;
use kernel::{Fate, Label, Seat, SeatSet, Secret};

pub(crate) const TECHS: Label = Label::new("techs");
pub(crate) const OMEGAS: Label = Label::new("omegas");
pub(crate) const PIRATE_PILE: Label = Label::new("pirates");
pub(crate) const ARTIFACT_PILE: Label = Label::new("artifacts");

impl Captains {
    /// Runs one effect for its owner. `slot` is the room tech it is printed on, if any.
    pub(crate) fn effect(
        &mut self,
        owner: Seat,
        effect: Effect,
        slot: Option<u8>,
        fate: &mut Fate,
        events: &mut Heard,
    ) {
        let frame: Frame = match effect {
            Effect::Move(n) => Moves(n).into(),
            Effect::Jump(n) => Jumps(n).into(),
            Effect::Fight(n) => Fights(n).into(),
            Effect::Tech(onto) => TakeTech(onto).into(),
            Effect::Repair(n) => Repairs(n).into(),
            Effect::Damage(n) => Damage(n).into(),
            Effect::Ambush(n) => Ambushes(n).into(),
            Effect::Advance(Steps { n, track }) => return self.advance(owner, n, track, events),
            Effect::Choose(Options { first, n }) => Choose { first, n }.into(),
            Effect::Pay(Payment { price, n, gain }) => Pay { price, left: n, begun: false, gain }.into(),
            Effect::CopyRoom => CopyRoom(slot).into(),
            Effect::PlacePirate(n) => PlacePirates(n).into(),
            Effect::RemovePirate(n) => RemovePirates(n).into(),
            Effect::EventTech => PickGift.into(),
            Effect::RoomArtifact => RoomArtifact.into(),
            Effect::Backtrack(Back { back, bonus }) => Backtrack { back, bonus }.into(),
            Effect::Draw(Draw { deck, count, onto }) => {
                self.draw_cards(owner, deck, count, fate, events);
                PickDrawn(onto).into()
            }
            Effect::Per(Per { counter, max, gain }) => {
                let times = self.count(owner, counter).clamp(0, i16::from(max)) as u8;
                if times == 0 {
                    return;
                }
                Repeat { list: gain, times }.into()
            }
            Effect::Medal(_) | Effect::Android(_) | Effect::Cadet(_) | Effect::Ready(_) | Effect::Peek(_) => {
                return self.happen(owner, effect, events);
            }
            Effect::Artifact(_) | Effect::Pirate(_) => {
                self.gain_tokens(owner, effect, fate, events);
                return self.make_room(owner, events);
            }
        };
        self.push(owner, frame, events);
    }

    /// Effects that happen at once and use no chance.
    pub(crate) fn happen(&mut self, owner: Seat, effect: Effect, events: &mut Heard) {
        match effect {
            Effect::Medal(n) => self.gain_medals(owner, n, events),
            Effect::Android(n) => self.gain_crew(owner, Figure::Android, n, events),
            Effect::Cadet(n) => self.gain_crew(owner, Figure::Cadet, n, events),
            Effect::Ready(n) => (0..n).for_each(|_| self.ready_first(owner, events)),
            Effect::Peek(n) => self.peek(owner, n, events),
            _ => {}
        }
    }

    pub(crate) fn gain_medals(&mut self, owner: Seat, n: u8, events: &mut Heard) {
        let ship = self.ship_mut(owner);
        ship.medals = ship.medals.saturating_add(u16::from(n));
        events.push(|| Event::GainedMedals { seat: owner, n });
    }

    pub(crate) fn gain_crew(&mut self, owner: Seat, figure: Figure, n: u8, events: &mut Heard) {
        self.ship_mut(owner).muster(figure, n);
        events.push(|| Event::GainedCrew { seat: owner, figure: figure.letter(), n });
    }

    /// SC-W6: the first of the queue to the ready room.
    pub(crate) fn ready_first(&mut self, owner: Seat, events: &mut Heard) {
        let ship = self.ship_mut(owner);
        if let Some(figure) = ship.queue.pop_at(0) {
            ship.muster(figure, 1);
            events.push(|| Event::Readied { seat: owner, figure: figure.letter() });
        }
    }

    /// Sends a figure to the end of the queue.
    pub(crate) fn enqueue(&mut self, owner: Seat, figure: Figure, events: &mut Heard) {
        let ship = self.ship_mut(owner);
        if ship.queue.try_push(figure).is_err() {
            // Only a user's content can make a crew this large; the figure then stays ready.
            ship.muster(figure, 1);
            events.push(|| Event::TooDeep { seat: owner });
        }
    }

    /// SC-N1: look at the top missions, alone, same order.
    fn peek(&mut self, owner: Seat, n: u8, events: &mut Heard) {
        let deck = self.piles.missions.cards_mut();
        let from = deck.len().saturating_sub(usize::from(n));
        let mut seen: ArrayVec<Secret<Mission>, 12> = ArrayVec::new();
        for card in deck[from..].iter_mut().rev() {
            seen.push(Secret::new(events.reveal(card, SeatSet::of(owner)), SeatSet::of(owner)));
        }
        events.push(|| Event::Peeked { seat: owner, missions: seen });
    }

    /// Reveals cards of a deck for a choice (SC-N3, SC-N4, SC-Q24).
    fn draw_cards(&mut self, owner: Seat, deck: Deck, n: u8, fate: &mut Fate, events: &mut Heard) {
        self.discard_drawn();
        for _ in 0..n {
            let card = match deck {
                Deck::Tech => self.draw_tech(fate),
                Deck::Omega => self.draw_omega(fate),
            };
            if let Some(card) = card {
                self.drawn.push(card);
            }
        }
        events.barrier();
        events.push(|| Event::DrewCards { seat: owner, cards: self.drawn.iter().map(|&card| open(card)).collect() });
    }

    pub(crate) fn draw_tech(&mut self, fate: &mut Fate) -> Option<Card> {
        if self.piles.techs.is_empty() {
            self.reshuffle_techs(fate);
        }
        let card = self.piles.techs.pop_top()?.value();
        self.piles.bottom_betas = self.piles.bottom_betas.min(self.piles.techs.len() as u8);
        Some(card)
    }

    /// SC-Q22.
    fn reshuffle_techs(&mut self, fate: &mut Fate) {
        let content = self.content();
        for at in kernel::Kinds::of_mask(std::mem::take(&mut self.piles.tech_discard)) {
            self.piles.techs.push_top(content.cards[usize::from(at)].card, SeatSet::EMPTY);
        }
        self.piles.bottom_betas = 0;
        if !self.piles.techs.is_empty() {
            self.piles.techs.shuffle(TECHS, fate);
        }
    }

    fn draw_omega(&mut self, fate: &mut Fate) -> Option<Card> {
        if self.piles.omegas.is_empty() && self.piles.omega_discard != 0 {
            let content = self.content();
            for at in kernel::Kinds::of_mask(std::mem::take(&mut self.piles.omega_discard)) {
                self.piles.omegas.push_top(content.cards[usize::from(at)].card, SeatSet::EMPTY);
            }
            self.piles.omegas.shuffle(OMEGAS, fate);
        }
        self.piles.omegas.pop_top().map(|card| card.value())
    }

    /// SC-X9.
    pub(crate) fn discard_card(&mut self, card: Card) {
        let pile = if card.is_omega() { &mut self.piles.omega_discard } else { &mut self.piles.tech_discard };
        *pile |= 1 << card.index();
    }

    pub(crate) fn discard_drawn(&mut self) {
        for card in std::mem::take(&mut self.drawn) {
            self.discard_card(card);
        }
    }
}
