//! Does she react? All who are asked answer at once, sealed (AT-W6, AT-X23 to AT-X29).

mod powers;

use crate::action::{Action, seat_of};
use crate::check::unless;
use crate::coin::Trait;
use crate::content::{Gear, Window};
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::Attack;
use crate::words::anchors::{gear, warned};
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// A reaction window is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct React {
    /// Which.
    pub(crate) window: Window,
}

/// The Capacitor token on each trait it may lie on (AT-G28).
const BOOSTS: [Action; 3] =
    [Action::Capacitor(Trait::Engines), Action::Capacitor(Trait::Armaments), Action::Capacitor(Trait::Shields)];

impl Question<Attack> for React {
    const KIND: &'static str = "reaction";
    const RULE: Rule = Rule::new("AT-W6");

    fn kind(self, _: &Attack) -> &'static str {
        self.window.id()
    }

    #[inline]
    fn answers(self, game: &Attack, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        let content = game.edition.content();
        let pieces = game.powered(seat) & (content.masks.plain[self.window] | content.masks.needy[self.window]);
        if pieces != 0 {
            offer_pieces(game, seat, pieces, out);
        }
        if game.terms.powers && !game.ships[seat].spent && content.window_powers[self.window] {
            self.offer_power(game, seat, out);
        }
    }

    fn check(self, game: &Attack, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Pass => Ok(()),
            Action::Capacitor(on) => {
                game.check_window_gear(seat, Gear::Capacitor, self.window)?;
                unless(on != Trait::Equipment, Refusal::NoBoostThere)
            }
            Action::Field(square) => {
                game.check_window_gear(seat, Gear::Field, self.window)?;
                unless(game.field_squares(seat).any(|open| open == square), Refusal::NoRoomForField)
            }
            Action::Rewire(target) => self.check_rewire(game, seat, seat_of(target)),
            Action::Dictate(target, speed, steps) => {
                self.check_speed(game, seat, (seat_of(target), steps.get()), speed.get())
            }
            Action::Wormhole(target, square, steps) => {
                self.check_wormhole(game, seat, (seat_of(target), steps.get()), square)
            }
            _ => Err(game.untimely(seat, action)),
        }
    }

    #[inline]
    fn answer(self, game: &mut Attack, seat: Seat, action: Action, fate: &mut Fate, events: &mut Heard) {
        game.seal(seat, action, fate, events);
    }

    fn fallback(self, _: &Attack, _: Seat) -> Action {
        Action::Pass
    }

    fn prompt(self, _: &Attack, _: Seat) -> String {
        match self.window {
            Window::PrePower => "The turn begins: react, or pass.",
            Window::Powered => "Power is laid: react, or pass.",
            Window::PreMove => "Before the course is set: react, or pass.",
            Window::UnderWay => "The course is set: react, or pass.",
            Window::Impact => "A Collision, Shields are shown: react, or pass.",
            Window::PreFire => "Before the decision to fire: react, or pass.",
            Window::Firefight => "An attack, its values are shown: react, or pass.",
        }
        .to_owned()
    }

    fn describe(self, game: &Attack, seat: Seat, action: Action, names: &Names) -> Described {
        match action {
            Action::Capacitor(on) => gear(game, Gear::Capacitor, &format!("Capacitor Bank on {}", on.name()))
                .click(format!("trait/{}", on.id()))
                .preview(format!("{} becomes {}", on.name(), boosted(game, seat, on))),
            Action::Field(square) => {
                let described = gear(game, Gear::Field, &format!("Deploy a force field on {square}"));
                let last = game.ship(seat).tile.on_tile() == 1;
                warned(game, described.click(format!("square/{square}")), last.then_some("field_last_token"))
            }
            Action::Rewire(_) | Action::Dictate(..) | Action::Wormhole(..) => {
                self.describe_power(game, seat, action, names)
            }
            _ => Described::new("Pass").click("pass"),
        }
    }
}

fn offer_pieces(game: &Attack, seat: Seat, pieces: u8, out: &mut Vec<Action>) {
    let has = |gear: Gear| pieces & gear.bit() != 0 && game.lacks_nothing(seat, gear);
    if has(Gear::Capacitor) {
        out.extend_from_slice(&BOOSTS);
    }
    if has(Gear::Field) {
        out.extend(game.field_squares(seat).map(Action::Field));
    }
}

fn boosted(game: &Attack, seat: Seat, on: Trait) -> u8 {
    game.value(seat, on).saturating_add(game.edition.content().constants.capacitor_bonus)
}
