//! What a seat may know, against a witness of its own (2.18).

mod witness;

use assembly::{Action, Assembly, Content, Setup};
use kernel::{Edition, Events, Fate, Game, Label, Seat};
use witness::{Verdict, Witness};

const PICK: Label = Label::new("pick");

fn start(seed: u64) -> Assembly {
    Assembly::start(&Setup::default(), Edition::<Content>::built_in().unwrap(), &mut Fate::quick(seed)).unwrap()
}

/// Plays at random and hands every position of the draft and the assembly to `look`.
fn play(seed: u64, most: usize, mut look: impl FnMut(usize, &Assembly, &[Witness; 2])) {
    let mut game = start(seed);
    let (mut fate, mut pick, mut events) = (Fate::quick(seed), Fate::quick(!seed), Events::kept());
    let mut witnesses = [0, 1].map(|seat| Witness::new(Seat::new(seat), &game));
    let mut listed: Vec<Action> = Vec::new();
    for step in 0..most {
        let Some(seat) = game.to_act().first() else { return };
        listed.clear();
        game.actions(seat, &mut listed);
        let action = listed[pick.below(PICK, listed.len() as u32) as usize];
        game.perform(seat, action, &mut fate, &mut events);
        let told = events.drain();
        if told.iter().any(|event| matches!(event, assembly::Event::WarBegan { .. })) {
            return;
        }
        witnesses.iter_mut().for_each(|witness| witness.see(&told));
        look(step, &game, &witnesses);
    }
}

/// SA-I3, SA-I5, SA-I6, SA-I7: the true world is always possible, and no redealt world contradicts what
/// the seat was shown, from the deal on.
#[test]
fn samples_never_contradict_what_the_seat_saw() {
    let (mut judged, mut undecided) = (0, 0);
    for seed in 0..150 {
        play(seed, 400, |step, game, witnesses| {
            if !step.is_multiple_of(7) {
                return;
            }
            for (index, witness) in witnesses.iter().enumerate() {
                let seat = Seat::new(index as u8);
                assert_ne!(witness.judge(game), Verdict::Impossible, "the truth, game {seed}, step {step}, {seat}");
                for luck in 0..3 {
                    let mut world = game.clone();
                    world.determinize(seat, &mut Fate::quick(luck * 1000 + step as u64));
                    judged += 1;
                    match witness.judge(&world) {
                        Verdict::Possible => {}
                        Verdict::Undecided => undecided += 1,
                        Verdict::Impossible => panic!("game {seed}, step {step}, {seat}, luck {luck}"),
                    }
                }
            }
        });
    }
    assert!(judged > 5000 && undecided * 50 < judged, "{undecided} of {judged} undecided");
}
