//! A whole game in a page: Nim, with one question and one step, played by chance.
//! `cargo run -p starboard-kernel --example nim`

mod nim;

use kernel::{Edition, Events, Fate, Game, GameRefusal, Label, Seat};
use nim::{Action, Counters, Finish, Nim, Take};

kernel::questions! {
    /// What is open at the table.
    pub enum Frame for Nim where [] {
        question Take,
        step Finish,
    }
}

fn main() {
    let edition = Edition::<Counters>::built_in().expect("the built-in file is sound");
    let (mut fate, mut events) = (Fate::quick(7), Events::dropped());
    let mut game = Nim::start(&(), edition, &mut fate).expect("it can be set up");
    let refusal = game.check(Seat::new(1), Action::One).expect_err("the first seat begins");
    println!("{}: {refusal:?}", refusal.rule());
    let mut listed = Vec::new();
    while let Some(seat) = game.to_act().first() {
        listed.clear();
        Frame::from(Take).answers(&game, seat, &mut listed);
        let action = listed[fate.below(Label::new("player"), listed.len() as u32) as usize];
        println!("{} {seat}: {}", Frame::from(Take).prompt(&game, seat).sentence, game.notation(action));
        game.perform(seat, action, &mut fate, &mut events);
    }
    println!("{:?}", game.outcome());
}
