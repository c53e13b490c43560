//! Whether the parts of a position can stand together.

use super::build::{Built, Draft};
use crate::content::Window;
use crate::state::{Berth, Flag, Stage};
use kernel::{PositionError, Seat};

impl Draft<'_, '_> {
    /// Whether what the lines say can stand together.
    pub(super) fn stand(&self) -> Built<()> {
        let game = &self.game;
        let fault = |what: &str| Err(PositionError::at(0, what.to_owned()));
        let setup = matches!(game.stage, Stage::SetupPower | Stage::SetupPlace);
        let over = game.stage == Stage::Over;
        if !setup && !over && game.all().any(|seat| game.ships[seat].berth == Berth::Hangar) {
            return fault("a ship in its hangar belongs to set-up");
        }
        if setup && game.all().any(|seat| matches!(game.ships[seat].berth, Berth::Off(_) | Berth::Waiting(_))) {
            return fault("at set-up a ship is placed or in its hangar");
        }
        if !over && game.stage != Stage::TurnEnd && !game.takes_turns(game.active) {
            return fault("the captain whose turn it is still takes turns");
        }
        if !over && game.living().is_empty() {
            return fault("somebody is still in play, or the game is over");
        }
        let on_board = game.ships[game.active].square().is_some();
        let away = matches!(game.stage, Stage::Return | Stage::GiveUp | Stage::Repower | Stage::Respawn);
        let done = matches!(game.stage, Stage::MoveDone | Stage::AfterFire);
        let free = matches!(game.stage, Stage::TurnStart | Stage::TurnEnd) || done;
        if !setup && !over && !free && away == on_board {
            return fault("the active captain's ship and the stage do not fit");
        }
        let moving = matches!(game.stage, Stage::Window(Window::UnderWay | Window::Impact));
        if moving != game.course.is_some() && !free {
            return fault("a line `course` belongs to the stages under_way and impact");
        }
        if matches!(game.stage, Stage::Window(Window::Firefight)) != game.shot.is_some() && !free {
            return fault("a line `shot` belongs to the stage firefight");
        }
        self.stand_at_home()
    }

    fn stand_at_home(&self) -> Built<()> {
        let game = &self.game;
        let fault = |what: &str| Err(PositionError::at(0, what.to_owned()));
        let carrier = |flag: Flag| if let Flag::With(seat) = flag { Some(seat) } else { None };
        let drops = |seat: Seat| game.is_dropping(seat);
        let afloat = |seat: Seat| game.ships[seat].square().is_some() || drops(seat);
        if game.terms.mode.is_ctf() && !game.flags.into_iter().filter_map(carrier).all(afloat) {
            return fault("a flag's carrier is on the board");
        }
        let berth = game.ships[game.active].berth;
        match (game.stage, berth) {
            (Stage::Return, Berth::Off(_)) => Ok(()),
            (Stage::GiveUp | Stage::Repower | Stage::Respawn, Berth::Waiting(0)) => Ok(()),
            (Stage::Return | Stage::GiveUp | Stage::Repower | Stage::Respawn, _) => {
                fault("returning needs a ship off the map or waiting 0")
            }
            (Stage::SetupPlace, berth) if berth != Berth::Hangar => fault("this ship is placed already"),
            (Stage::SetupPower, _) if game.all().any(|seat| game.ships[seat].tile.on_tile() > 0) => {
                fault("at first all power is in reserve")
            }
            _ => Ok(()),
        }
    }
}
