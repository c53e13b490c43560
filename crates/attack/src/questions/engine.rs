//! Thrust, brake, hold, or Nanobots? (AT-N1, AT-X12, AT-X13)

use crate::action::Action;
use crate::check::unless;
use crate::coin::Trait;
use crate::content::{Gear, Node, Window};
use crate::event::{Deed, Heard};
use crate::refusal::Refusal;
use crate::state::{Attack, Stage};
use crate::words::anchors::{gear, warned};
use crate::words::previews;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// Phase 2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Engine;

impl Question<Attack> for Engine {
    const KIND: &'static str = "engine";
    const RULE: Rule = Rule::new("AT-N1");

    #[inline]
    fn answers(self, game: &Attack, seat: Seat, out: &mut Vec<Action>) {
        out.extend_from_slice(&[Action::Thrust, Action::Brake, Action::Hold]);
        if !game.can_use(seat, game.powered(seat), Gear::Nanobots, Node::Engine) {
            return;
        }
        let ship = game.ship(seat);
        for coin in ship.lost.iter() {
            let bare = Trait::ALL.into_iter().filter(|&on| ship.tile.is_bare(on));
            out.extend(bare.map(|on| Action::Nanobots(coin, on)));
        }
    }

    fn check(self, game: &Attack, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Thrust | Action::Brake | Action::Hold => Ok(()),
            Action::Nanobots(coin, on) => {
                game.check_gear(seat, Gear::Nanobots)?;
                let ship = game.ship(seat);
                unless(ship.lost.has(coin), Refusal::NotLost { coin })?;
                unless(ship.tile.is_bare(on), Refusal::NotEmpty { on })
            }
            _ => Err(game.untimely(seat, action)),
        }
    }

    fn answer(self, game: &mut Attack, seat: Seat, action: Action, fate: &mut Fate, events: &mut Heard) {
        match action {
            Action::Thrust | Action::Brake => game.change_speed(seat, action, events),
            Action::Nanobots(..) => game.use_gear(seat, Gear::Nanobots, action, fate, events),
            Action::Hold => {
                events.push(|| Deed::Coasted { seat }.into());
                game.stage = Stage::Window(Window::PreMove);
            }
            _ => {}
        }
    }

    fn fallback(self, _: &Attack, _: Seat) -> Action {
        Action::Hold
    }

    fn prompt(self, _: &Attack, _: Seat) -> String {
        "Thrust, brake or hold?".to_owned()
    }

    fn describe(self, game: &Attack, seat: Seat, action: Action, _: &Names) -> Described {
        let Action::Nanobots(coin, on) = action else { return order(game, seat, action) };
        gear(game, Gear::Nanobots, &format!("Nanobots put {coin} on {}", on.name()))
            .click(format!("lost/{coin}"))
            .click(format!("trait/{}", on.id()))
    }
}

fn order(game: &Attack, seat: Seat, action: Action) -> Described {
    let speed = game.ship(seat).speed;
    let power = game.value(seat, Trait::Engines);
    let (words, next, click) = match action {
        Action::Thrust => ("Thrust", speed.saturating_add(power).min(10), "thrust"),
        Action::Brake => ("Brake", speed.saturating_sub(power), "brake"),
        _ => ("Hold your speed", speed, "hold"),
    };
    let rams = if previews::must_ram(game, seat, next) { "; every course then runs into something" } else { "" };
    let preview = if next == speed {
        format!("speed stays {speed}{rams}")
    } else {
        format!("speed {speed} becomes {next}{rams}")
    };
    let described = Described::new(words).click(click).preview(preview).figure("speed", i32::from(next));
    warned(game, described, (action == Action::Hold && speed > 0).then_some("must_move"))
}
