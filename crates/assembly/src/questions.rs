//! The questions of the game, one file each: what each asks, takes, refuses, does and says.

mod draw_card;
mod fire;
mod lobby_pick;
mod lobby_release;
mod main_phase;
mod name_agenda_card;
mod name_captain;
mod name_hand_card;
mod name_ship;
mod orders;
mod recess_or_attend;

pub use crate::frames::{Activate, EndRecess, Run};
pub use draw_card::DrawCard;
pub use fire::Fire;
pub use lobby_pick::LobbyPick;
pub use lobby_release::LobbyRelease;
pub use main_phase::MainPhase;
pub use name_agenda_card::NameAgendaCard;
pub use name_captain::NameCaptain;
pub use name_hand_card::NameHandCard;
pub use name_ship::NameShip;
pub use orders::Orders;
pub use recess_or_attend::RecessOrAttend;

use crate::action::Action;
use crate::card::{Card, Cards};
use crate::effects::{Ask, Effect};
use crate::plan::Plan;
use crate::refusal::Refusal;
use crate::state::{Assembly, FLEET_CAP};
use crate::words::{anchor, captain_name, card_name};
use kernel::{Described, Seat};

kernel::questions! {
    /// What the active player is asked: an effect in mid-air, or what the stage of the game asks while there is
    /// none. Only the first three are ever on the stack; what is to be named follows from `Activate`.
    pub enum Frame for Assembly where [] {
        step Activate,
        step Run,
        question DrawCard,
        question NameShip,
        question NameCaptain,
        question NameAgendaCard,
        question NameHandCard,
        step EndRecess,
        question LobbyPick,
        question LobbyRelease,
        question RecessOrAttend,
        question Orders,
        question Fire,
        question MainPhase,
    }
}

/// Legal where it holds, else the refusal.
fn unless(holds: bool, refusal: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal) }
}

/// What the four questions share that name a card for an ability.
impl Assembly {
    /// Of these cards, the ones with which the ability can still be carried out.
    fn candidates(&self, plan: Plan, ask: Ask, cards: Cards) -> impl Iterator<Item = Card> {
        cards.iter().filter(move |&card| self.check_plan(&plan.with(ask, card)).is_ok())
    }

    /// Whether an action names one of these cards, and the ability can then be carried out (SA-B4).
    fn check_name(&self, plan: Plan, ask: Ask, cards: Cards, action: Action) -> Result<(), Refusal> {
        let Action::Choose(card) = action else {
            return Err(Refusal::NameFirst { captain: plan.captain });
        };
        unless(cards.has(card), Refusal::NotNameable { ask })?;
        self.check_plan(&plan.with(ask, card))
    }

    /// Takes the name; what else is needed is asked next.
    fn name(&mut self, plan: Plan, ask: Ask, action: Action) {
        if let Action::Choose(card) = action {
            self.push(Activate(plan.with(ask, card)));
        }
    }

    /// The first card that may be named: what a timeout names.
    fn first_name(&self, plan: Plan, ask: Ask, cards: Cards) -> Action {
        self.candidates(plan, ask, cards).next().map_or(Action::Concede, Action::Choose)
    }

    fn effects_of(&self, plan: Plan) -> &'static [Effect] {
        self.ability(&plan).map_or(&[], |ability| &ability.effects)
    }

    /// `Yumi: name a hand card.`
    fn name_prompt(&self, plan: Plan, wanted: &str) -> String {
        format!("{}: name {wanted}.", captain_name(self, plan.captain))
    }

    fn describe_name(&self, plan: Plan, action: Action, zone: &str) -> Described {
        let Action::Choose(card) = action else { return Described::new("Name a card") };
        let text = format!("{}: name {}", captain_name(self, plan.captain), card_name(self, card));
        Described::new(text).click(anchor(self, zone, card))
    }

    /// SA-D1 comes by accident easily.
    fn warn_fifth(&self, seat: Seat, described: Described) -> Described {
        let fifth = self.side(seat).fleet.len() + 1 == FLEET_CAP && self.war.is_none();
        if fifth { described.warn("This is a fifth ship: it declares war.") } else { described }
    }

    /// SA-D2 comes by accident easily.
    fn warn_last(&self, described: Described) -> Described {
        let last = self.deck.len() == 1 && self.war.is_none();
        if last { described.warn("This takes the last card of the deck: it declares war.") } else { described }
    }
}
