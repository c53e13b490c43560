//! The questions of the game, one file each: what each asks, takes, refuses, does and says.

mod assign_power;
mod come_back;
mod damage;
mod drop_flag;
mod engine;
mod facing;
mod fire;
mod first_power;
mod give_up;
mod laying;
mod place_ship;
mod react;
mod repower;
mod respawn;
mod rewire;
mod roll_again;
mod set_course;
mod start;

pub use crate::frames::Destroy;
pub use assign_power::AssignPower;
pub use come_back::ComeBack;
pub use damage::Damage;
pub use drop_flag::DropFlag;
pub use engine::Engine;
pub use facing::Facing;
pub use fire::Fire;
pub use first_power::FirstPower;
pub use give_up::GiveUp;
pub use place_ship::PlaceShip;
pub use react::React;
pub use repower::Repower;
pub use respawn::Respawn;
pub use rewire::Rewire;
pub use roll_again::RollAgain;
pub use set_course::SetCourse;
pub use start::Start;

use crate::state::Attack;

kernel::questions! {
    /// What a captain is asked: what interrupts the turn first, then what the stage of the turn asks.
    pub enum Frame for Attack where [] {
        question Damage,
        step Destroy,
        question DropFlag,
        question Rewire,
        question Facing,
        question FirstPower,
        question PlaceShip,
        question ComeBack,
        question GiveUp,
        question Repower,
        question Respawn,
        question React,
        question Start,
        question RollAgain,
        question AssignPower,
        question Engine,
        question SetCourse,
        question Fire,
    }
}
