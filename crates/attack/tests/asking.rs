//! Who is asked in a window, and by which standing orders.

#![allow(clippy::unwrap_used)] // helpers of tests are tests

use crate::positions::{at, view};
use attack::content::{Ask, Window};
use attack::{Attack, AttackContent, Preset, Switches, View, auto_pass};
use kernel::{Edition, Entry, Fate, Game, Options, Seat, SeatSet, Viewer};

fn polled(position: &str) -> (Attack, View) {
    let game = at(&Options::new("arena", 3).with("special_powers", "on"), position);
    let view = view(&game, 1);
    (game, view)
}

/// AT-W11, AT-X34: the presets, judged from the view and the switches.
#[test]
fn auto_pass_follows_its_switches() {
    let (_, seen) = polled("stage powered; bob power E4, A3, S2, Q5");
    let bob = Seat::new(1);
    assert!(!auto_pass(&seen, bob, &Preset::All.into()));
    assert!(auto_pass(&seen, bob, &Preset::None.into()));
    assert!(auto_pass(&seen, bob, &Preset::Standard.into()), "powered asks the active captain alone");
    assert!(!auto_pass(&seen, Seat::new(0), &Preset::Standard.into()));
    let mut own = Switches::from(Preset::None);
    own.0[Window::Powered] = Ask::IfPowerUnspent;
    assert!(!auto_pass(&seen, bob, &own));
}

/// AT-W11: parties are asked in a firefight, others only while their power is unspent.
#[test]
fn auto_pass_asks_parties() {
    let fire = "ann ship c4; ann power E1, A4, S2, Q5; ann marks spent; bob ship c9; bob power E1, A2, S4, Q5; \
        bob marks spent; cat ship f2; cat power E1, A2, S4, Q5; cat marks spent; stage firefight; shot attack blue";
    let (game, _) = polled(fire);
    let asks = |seat: u8| !auto_pass(&view(&game, seat), Seat::new(seat), &Preset::Standard.into());
    assert!(asks(0) && asks(1) && !asks(2));
    let (game, _) = polled(&fire.replace("cat marks spent; ", ""));
    let asks = |seat: u8| !auto_pass(&view(&game, seat), Seat::new(seat), &Preset::Standard.into());
    assert!(asks(2));
}

/// AT-W11: the content's presets are the code's, and hidden tokens never matter.
#[test]
fn auto_pass_never_looks_at_hidden_tokens() {
    let content = Edition::<AttackContent>::built_in().unwrap();
    for (id, preset) in [("all", Preset::All), ("standard", Preset::Standard), ("none", Preset::None)] {
        assert_eq!(Switches::named(&content, id), Some(preset.into()), "{id}");
    }
    let standard = Switches::from(Preset::Standard);
    for equipment in ["E4, A3, S2, Q5", "E4, A3, S5, Q2", "E5, A3, S2, Q4"] {
        let (_, seen) = polled(&format!("stage pre_move; bob ship f4; bob power {equipment}"));
        assert!(!auto_pass(&seen, Seat::new(1), &standard), "a force field is possible for all that is known");
    }
    let (_, seen) = polled("stage pre_move; bob ship f4; bob power E2!, A3, S4, Q5");
    assert!(auto_pass(&seen, Seat::new(1), &standard), "token 2 lies in the open elsewhere");
}

/// AT-W14: a turn holds at most one Capacitor and one field a captain, and three powers.
#[test]
fn a_turn_holds_at_most_eleven_reactions() {
    let setup = Attack::settings(&Options::new("arena", 4).with("special_powers", "on")).unwrap();
    for seed in 0..200 {
        let mut fate = Fate::quick(seed);
        let mut pick = Fate::quick(seed + 7_000);
        let mut game = Attack::start(&setup, Edition::built_in().unwrap(), &mut fate).unwrap();
        let mut events = kernel::Events::kept();
        let mut reactions = 0;
        let mut out = Vec::new();
        while let Some(seat) = game.to_act().first() {
            out.clear();
            game.actions(seat, &mut out);
            let action = out[pick.below(kernel::Label::new("pick"), out.len() as u32) as usize];
            events.clear();
            game.perform(seat, action, &mut fate, &mut events);
            for event in events.list() {
                use attack::{Deed, Event};
                match event {
                    Event::Deed(Deed::TurnBegan { .. }) => reactions = 0,
                    Event::Deed(
                        Deed::Boosted { .. }
                        | Deed::Deployed { .. }
                        | Deed::Rewiring { .. }
                        | Deed::Dictated { .. }
                        | Deed::Wormholed { .. },
                    ) => reactions += 1,
                    _ => {}
                }
            }
            assert!(reactions <= 11);
        }
    }
}

/// AT-W11: the view says by which presets its captain would be asked.
#[test]
fn the_view_says_who_would_be_asked() {
    let game = at(&Options::new("arena", 2), "ann power E3, A4, S2, Q5; bob power E3, A4, S2, Q5; stage pre_power");
    assert_eq!(view(&game, 0).asks, ["all"]);
    let game =
        at(&Options::new("arena", 2), "ann power E3, A4, S2, Q5; bob power E3, A4, S2, Q5; stage powered; turn red");
    assert_eq!(view(&game, 0).asks, ["all", "standard"]);
    assert_eq!(view(&game, 1).asks, ["all"]);
}

/// AT-Y18: the outcome of a round does not depend on who answers first.
#[test]
fn the_order_of_sealed_answers_does_not_matter() {
    let position =
        "ann power E1, A2, S4, Q5; bob power E1, A2, S4, Q5; cat power E1, A2, S4, Q5; turn blue; stage powered";
    let game = at(&Options::new("arena", 3), position);
    let answers = [(0, "capacitor S"), (1, "pass"), (2, "capacitor E")];
    let play = |order: [usize; 3]| {
        let mut game = game.clone();
        for index in order {
            let (seat, text) = answers[index];
            let action = game.read(Seat::new(seat), text).unwrap();
            game.perform(Seat::new(seat), action, &mut Fate::quick(1), &mut kernel::Events::dropped());
        }
        game
    };
    let first = play([0, 1, 2]);
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        assert_eq!(play(order), first);
    }
    assert_eq!(first.waiting(Viewer::SPECTATOR), SeatSet::first_n(2), "cat's Capacitor is used");
}
