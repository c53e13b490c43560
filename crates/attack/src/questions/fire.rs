//! Whom does she fire at, or which flag does she pick up? (AT-F3, AT-J13, AT-X16 to AT-X20)

use crate::action::{Action, captain, flag_word, seat_of};
use crate::check::{Checked, unless};
use crate::content::{Gear, Node, PLAIN_ATTACK};
use crate::event::{Deed, Heard};
use crate::refusal::Refusal;
use crate::state::{Attack, Stage};
use crate::words::anchors::{gear, ship, warned};
use crate::words::previews;
use kernel::{Bounded, Described, Fate, Names, Question, Rule, Seat};

/// Phase 4.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fire;

impl Question<Attack> for Fire {
    const KIND: &'static str = "fire";
    const RULE: Rule = Rule::new("AT-F3");

    #[inline]
    fn answers(self, game: &Attack, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Hold);
        let targets = game.in_range(seat);
        out.extend(targets.iter().map(|target| Action::Attack(captain(target))));
        let powered = game.powered(seat);
        if game.can_use(seat, powered, Gear::Emp, Node::Fire) {
            out.push(Action::Emp);
        }
        if game.can_use(seat, powered, Gear::Laser, Node::Fire) {
            out.extend(targets.iter().map(|target| Action::Laser(captain(target))));
        }
        out.extend(game.flags_in_reach(seat).map(|flag| Action::PickUp(Bounded::new(flag as u8 & 1))));
    }

    fn check(self, game: &Attack, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Hold => Ok(()),
            Action::Attack(target) => check_target(game, seat, seat_of(target)),
            Action::Emp => game.check_gear(seat, Gear::Emp),
            Action::Laser(target) => {
                game.check_gear(seat, Gear::Laser)?;
                check_target(game, seat, seat_of(target))
            }
            Action::PickUp(flag) => check_pick_up(game, seat, flag.index()),
            _ => Err(game.untimely(seat, action)),
        }
    }

    fn answer(self, game: &mut Attack, seat: Seat, action: Action, fate: &mut Fate, events: &mut Heard) {
        match action {
            Action::Hold => {
                events.push(|| Deed::HeldFire { seat }.into());
                game.stage = Stage::TurnEnd;
            }
            Action::Attack(target) => {
                game.open_fire(seat, None, Some(seat_of(target)), events);
            }
            Action::Emp => game.use_gear(seat, Gear::Emp, action, fate, events),
            Action::Laser(_) => game.use_gear(seat, Gear::Laser, action, fate, events),
            Action::PickUp(flag) => game.pick_up(seat, flag.index(), events),
            _ => {}
        }
    }

    fn fallback(self, _: &Attack, _: Seat) -> Action {
        Action::Hold
    }

    fn prompt(self, _: &Attack, _: Seat) -> String {
        "Fire, or hold?".to_owned()
    }

    fn describe(self, game: &Attack, seat: Seat, action: Action, names: &Names) -> Described {
        match action {
            Action::Attack(target) => attack(game, seat, seat_of(target), names),
            Action::Emp => emp(game, seat, names),
            Action::Laser(target) => laser(game, seat, seat_of(target), names),
            Action::PickUp(flag) => {
                let word = flag_word(flag);
                Described::new(format!("Pick up the {word} flag")).click(format!("flag/{word}"))
            }
            _ => Described::new("Hold your fire").click("hold"),
        }
    }
}

fn check_target(game: &Attack, seat: Seat, target: Seat) -> Checked {
    game.check_seat(target)?;
    unless(target != seat, Refusal::OwnShip)?;
    unless(game.in_range(seat).has(target), Refusal::OutOfRange { target })
}

fn check_pick_up(game: &Attack, seat: Seat, flag: usize) -> Checked {
    unless(game.terms.mode.is_ctf(), Refusal::NoFlags)?;
    unless(!game.has_lasered(seat), Refusal::FlagAfterLaser)?;
    unless(game.carried(seat).is_none(), Refusal::CarriesAFlag)?;
    unless(!game.is_own_at_home(seat, flag), Refusal::OwnFlagAtHome)?;
    unless(game.flags_in_reach(seat).any(|open| open == flag), Refusal::FlagOutOfReach)
}

fn attack(game: &Attack, seat: Seat, target: Seat, names: &Names) -> Described {
    let described = Described::new(format!("Attack {}", &names[target]))
        .click(ship(game, target))
        .preview(previews::hit_words(game, seat, target, PLAIN_ATTACK))
        .figure("hit", previews::hit_chance(game, seat, target, PLAIN_ATTACK).1);
    warned(game, described, game.are_mates(seat, target).then_some("own_side_fire"))
}

fn laser(game: &Attack, seat: Seat, target: Seat, names: &Names) -> Described {
    let strike = game.edition.content().gear[Gear::Laser].strike().unwrap_or(PLAIN_ATTACK);
    let described = gear(game, Gear::Laser, &format!("Fire the Extra Laser at {}", &names[target]))
        .click(ship(game, target))
        .preview(previews::hit_words(game, seat, target, strike))
        .figure("hit", previews::hit_chance(game, seat, target, strike).1);
    let warning = if game.are_mates(seat, target) {
        Some("own_side_fire")
    } else {
        game.flags_in_reach(seat).next().map(|_| "laser_then_no_flag")
    };
    warned(game, described, warning)
}

fn emp(game: &Attack, seat: Seat, names: &Names) -> Described {
    let strike = game.edition.content().gear[Gear::Emp].strike().unwrap_or(PLAIN_ATTACK);
    let radius = strike.radius.unwrap_or(0);
    let near = game.in_area(seat, radius);
    let hits = |target: Seat| format!("{} {} %", &names[target], previews::hit_chance(game, seat, target, strike).1);
    let inside: Vec<String> = near.iter().map(hits).collect();
    let inside = if inside.is_empty() { "nobody inside".to_owned() } else { format!("disables {}", inside.join(", ")) };
    let described = gear(game, Gear::Emp, "Fire the EMP burst").preview(inside).figure("radius", i32::from(radius));
    let described = previews::hit_figures(game, seat, (near, strike), described);
    let mate = near.iter().any(|other| game.are_mates(seat, other));
    let warning = if near.is_empty() { Some("emp_empty") } else { mate.then_some("emp_own_side") };
    warned(game, described, warning)
}
