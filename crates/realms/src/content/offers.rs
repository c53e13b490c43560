//! The abilities of a card in play as actions, worked out once: a list of them is copied, not made.

use super::{KINDS, Masks};
use crate::action::{Action, Used};
use crate::state::{Form, PlayedCard};

/// The abilities a card offers: as many of the three as there are.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    /// The actions, the rest being anything.
    pub actions: [Action; 3],
    /// How many they are.
    pub n: u8,
}

/// Room for every form ([`Form`]), as a power of two.
const FORMS: usize = 128;
const _: () = assert!(2 * KINDS <= FORMS, "every form has its place");

/// What every form offers, by its used abilities, without an ally and with one.
#[derive(Clone, Debug)]
pub struct Offers([[Offer; 8]; FORMS]);

const NOTHING: Offer = Offer { actions: [Action::EndTurn; 3], n: 0 };

impl Default for Offers {
    fn default() -> Self {
        Offers([[NOTHING; 8]; FORMS])
    }
}

impl Offers {
    pub(super) fn of(masks: &Masks) -> Offers {
        let mut offers = Offers::default();
        for (form, places) in offers.0.iter_mut().enumerate().take(2 * KINDS) {
            *places = std::array::from_fn(|at| offer(masks, Form(form as u8), at as u8 >> 1, at & 1 == 1));
        }
        offers
    }

    /// What a card in play offers, beside an ally or not.
    #[inline(always)]
    pub(crate) fn of_card(&self, card: PlayedCard, allied: bool) -> &Offer {
        let at = usize::from(card.used()) << 1 | usize::from(allied);
        &self.0[usize::from(card.form.0) % FORMS][at % 8]
    }
}

fn offer(masks: &Masks, form: Form, used: u8, allied: bool) -> Offer {
    let is = |mask: u64| mask & Masks::bit(form.model()) != 0;
    let mut offer = NOTHING;
    let mut put = |action: Action, is: bool| {
        offer.actions[usize::from(offer.n)] = action;
        offer.n += u8::from(is);
    };
    if let Some(kind) = super::Kind::checked(usize::from(form.model())) {
        put(Action::Use(kind, Used::new(used)), used & PlayedCard::PRIMARY == 0 && is(masks.usable));
    }
    put(Action::ally(form, used), used & PlayedCard::ALLY == 0 && allied);
    put(Action::scrap(form, used), is(masks.scrap));
    offer
}
