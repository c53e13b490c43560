//! Standing orders for windows (AT-W11): judged from the seat's own view and its switches alone,
//! never from hidden tokens. They are no actions; whoever sits between player and game asks here.

use crate::content::{Ask, AttackContent, Window};
use crate::view::View;
use enum_map::{EnumMap, enum_map};
use kernel::Seat;

/// In which windows a captain wants to be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switches(pub EnumMap<Window, Ask>);

/// The presets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Preset {
    /// Always ask.
    All,
    /// Ask where it usually matters.
    Standard,
    /// Never ask.
    None,
}

impl From<Preset> for Switches {
    fn from(preset: Preset) -> Switches {
        Switches(match preset {
            Preset::All => enum_map! { _ => Ask::Always },
            Preset::None => enum_map! { _ => Ask::Never },
            Preset::Standard => enum_map! {
                Window::PrePower | Window::PreFire => Ask::Never,
                Window::Powered => Ask::IfActive,
                Window::PreMove => Ask::IfFieldPubliclyPossible,
                Window::UnderWay => Ask::IfPowerUnspent,
                Window::Impact | Window::Firefight => Ask::IfPartyOrPowerUnspent,
            },
        })
    }
}

impl Switches {
    /// The switches of a preset of the content file, by its id.
    pub fn named(content: &AttackContent, id: &str) -> Option<Switches> {
        content.autopass.iter().find(|(known, _)| known == id).map(|(_, ask)| Switches(*ask))
    }
}

/// Whether a Pass is to be answered for this seat in the window that is open.
pub fn auto_pass(view: &View, seat: Seat, switches: &Switches) -> bool {
    let Some(window) = view.window.filter(|_| view.waiting.has(seat)) else { return false };
    let Some(ship) = view.ships.get(seat.index()) else { return false };
    let unspent = ship.power.as_ref().is_some_and(|power| !power.spent && !power.lasting);
    let asks = match switches.0[window] {
        Ask::Always => true,
        Ask::Never => false,
        Ask::IfActive => view.active == seat,
        Ask::IfFieldPubliclyPossible => ship.may_field,
        Ask::IfPowerUnspent => unspent,
        Ask::IfPartyOrPowerUnspent => unspent || view.parties.has(seat),
    };
    !asks
}
