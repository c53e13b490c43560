//! AT-Y16, AT-Y17: nothing a captain or spectator gets depends on others' hidden tokens.

#![allow(clippy::unwrap_used)] // helpers of tests are tests

use attack::content::{Ask, Window};
use attack::{Action, Attack, Deed, Event, Happened, Preset, Switches, auto_pass};
use kernel::position::{read_position, write_position};
use kernel::{Edition, Entry, Events, Fate, Game, Label, Names, Options, Redact, Seat, Viewer, Words};

/// Random games; at every step two redeals must poll the same captains with the same questions
/// and show a spectator the same.
#[test]
fn prompts_and_their_number_do_not_depend_on_hidden_tokens() {
    for (format, players) in [("arena", 2), ("arena", 3), ("arena", 4), ("team", 4), ("ctf", 4)] {
        for powers in ["off", "on"] {
            let options = Options::new(format, players).with("bell", "on").with("max_rounds", "12");
            let setup = Attack::settings(&options.with("special_powers", powers)).unwrap();
            for seed in 0..20 {
                play(&setup, seed);
            }
        }
    }
}

fn play(setup: &attack::Setup, seed: u64) {
    let mut fate = Fate::quick(seed);
    let mut pick = Fate::quick(seed + 31_000);
    let mut game = Attack::start(setup, Edition::built_in().unwrap(), &mut fate).unwrap();
    let mut out = Vec::new();
    while let Some(seat) = game.to_act().first() {
        for viewer in Seat::all(setup.seats) {
            look_alike(&game, viewer, seed);
            pass_alike(&game, viewer, seed);
            order_alike(&game, viewer, seed);
        }
        out.clear();
        game.actions(seat, &mut out);
        let action = out[pick.below(Label::new("pick"), out.len() as u32) as usize];
        game.perform(seat, action, &mut fate, &mut Events::dropped());
    }
}

fn look_alike(game: &Attack, viewer: Seat, seed: u64) {
    let mut world = game.clone();
    world.determinize(viewer, &mut Fate::quick(seed));
    assert_eq!(game.view(Viewer::SPECTATOR), world.view(Viewer::SPECTATOR));
    assert_eq!(game.waiting(Viewer::SPECTATOR), world.waiting(Viewer::SPECTATOR));
    for other in game.waiting(Viewer::SPECTATOR).iter() {
        assert_eq!(game.prompt(other), world.prompt(other), "a prompt is the same whatever its owner holds");
    }
}

/// AT-W9, AT-V11: where all pass, everyone is told the same and the same captains are asked next,
/// whatever the others hold and whatever they could have done instead.
fn pass_alike(game: &Attack, viewer: Seat, seed: u64) {
    // Only where a round begins: an answer already sealed is no longer a Pass.
    let begins = game.to_act() == game.waiting(Viewer::SPECTATOR);
    if !matches!(game.stage(), attack::state::Stage::Window(_)) || !game.is_sealed() || !begins {
        return;
    }
    let mut world = game.clone();
    world.determinize(viewer, &mut Fate::quick(seed + 7));
    let eyes = Viewer::seat(viewer);
    let told = |from: &Attack| {
        let mut game = from.clone();
        let mut events = Events::kept();
        while let Some(seat) = game.to_act().first().filter(|_| game.is_sealed() && game.stage() == from.stage()) {
            game.perform(seat, Action::Pass, &mut Fate::quick(1), &mut events);
        }
        let hidden = |event: &&Happened| !matches!(event, Event::Deed(Deed::Revealed { .. } | Deed::Lost { .. }));
        let told: Vec<_> = events.list().iter().take_while(hidden).map(|event| event.shown_to(eyes)).collect();
        let came_to_light = told.len() < events.list().len();
        // What comes to light may decide what follows; what all are told before may not differ.
        (told, (!came_to_light).then(|| (game.waiting(Viewer::SPECTATOR), game.prompt(viewer))))
    };
    assert_eq!(told(game), told(&world));
}

/// AT-W11: a standing order answers alike whatever its own captain holds: others cannot tell by
/// an answer that came at once.
fn order_alike(game: &Attack, viewer: Seat, seed: u64) {
    let asked = game.waiting(Viewer::SPECTATOR);
    if !game.is_sealed() || game.to_act() != asked {
        return;
    }
    let mut world = game.clone();
    world.determinize(viewer, &mut Fate::quick(seed + 11));
    for owner in asked.iter().filter(|&owner| owner != viewer) {
        let eyes = Viewer::seat(owner);
        for switches in orders() {
            let answers = |game: &Attack| auto_pass(&game.view(eyes), owner, &switches);
            assert_eq!(answers(game), answers(&world), "{owner} at {:?} with {switches:?}", game.stage());
        }
    }
}

/// The presets, and every condition in every window.
fn orders() -> impl Iterator<Item = Switches> {
    let asks = [Ask::IfActive, Ask::IfFieldPubliclyPossible, Ask::IfPowerUnspent, Ask::IfPartyOrPowerUnspent];
    let own = asks.map(|ask| {
        let mut switches = Switches::from(Preset::None);
        Window::ALL.into_iter().for_each(|window| switches.0[window] = ask);
        switches
    });
    [Preset::All, Preset::Standard, Preset::None].map(Switches::from).into_iter().chain(own)
}

fn at(options: &Options, text: &str) -> Attack {
    let setup = Attack::settings(options).unwrap();
    read_position(&setup, Edition::built_in().unwrap(), &Names::scene(options.players), text).unwrap()
}

/// AT-V10, AT-W7: a reaction that is returned leaves others with the same as a Pass: events, view,
/// who is asked next and with what, for rivals, teammates and spectators alike.
#[test]
fn a_returned_reaction_is_a_pass_to_all_others() {
    let power = |who: &str| format!("{who} power E1, A2, S4, Q5; ");
    let text: String = ["ann", "bob", "cat", "dan"].map(power).concat() + "turn red; stage ";
    for format in ["arena", "team", "ctf"] {
        for stage in ["powered", "pre_power", "pre_move", "pre_fire"] {
            let game = at(&Options::new(format, 4), &format!("{text}{stage}"));
            for answer in ["capacitor S", "capacitor E"] {
                let (returned, told) = after(&game, answer);
                let (passed, silent) = after(&game, "pass");
                for viewer in [0, 2, 3].map(|seat| Viewer::seat(Seat::new(seat))).into_iter().chain([Viewer::SPECTATOR])
                {
                    let shown =
                        |events: &[Happened]| events.iter().map(|event| event.shown_to(viewer)).collect::<Vec<_>>();
                    assert_eq!(shown(&told), shown(&silent));
                    assert_eq!(returned.view(viewer), passed.view(viewer));
                    assert_eq!(returned.waiting(viewer), passed.waiting(viewer));
                }
                assert_eq!(returned, passed, "and her own Capacitor is where it was");
            }
        }
    }
}

/// Ann's reaction is carried out, bob answers this, the others pass.
fn after(game: &Attack, bobs: &str) -> (Attack, Vec<Happened>) {
    let mut game = game.clone();
    let mut events = Events::kept();
    for (seat, text) in ["capacitor A", bobs, "pass", "pass"].into_iter().enumerate() {
        let seat = Seat::new(seat as u8);
        let action = game.read(seat, text).unwrap();
        game.check(seat, action).unwrap();
        game.perform(seat, action, &mut Fate::quick(1), &mut events);
    }
    (game, events.list().to_vec())
}

/// AT-W12, AT-V3: while a round is open nobody else, teammate or spectator, gets anything that
/// depends on an answer that was given: neither a view, nor a position, nor whom the table waits for.
#[test]
fn an_answer_given_changes_nothing_for_others() {
    let power = |who: &str| format!("{who} power E1, A2, S4, Q5; ");
    let text: String = ["ann", "bob", "cat", "dan"].map(power).concat() + "turn red; stage powered";
    for format in ["arena", "team", "ctf"] {
        let before = at(&Options::new(format, 4), &text);
        for answer in ["pass", "capacitor S"] {
            let mut game = before.clone();
            let bob = Seat::new(1);
            let action = game.read(bob, answer).unwrap();
            let mut events = Events::kept();
            game.perform(bob, action, &mut Fate::quick(1), &mut events);
            for viewer in [0, 2, 3].map(|seat| Viewer::seat(Seat::new(seat))).into_iter().chain([Viewer::SPECTATOR]) {
                assert!(events.list().iter().all(|event| event.shown_to(viewer).is_none()));
                assert_eq!(game.view(viewer), before.view(viewer));
                assert_eq!(game.waiting(viewer), before.waiting(viewer));
                let position = |game: &Attack| write_position(game, viewer, &Names::scene(4));
                assert_eq!(position(&game), position(&before));
            }
            let own = write_position(&game, Viewer::seat(bob), &Names::scene(4));
            assert!(own.contains(&format!("bob answer  {answer}")), "{own}");
        }
    }
}

/// AT-V10: whoever answers, and with what, others read the same until the round closes.
#[test]
fn a_sealed_answer_reads_the_same_to_others() {
    let setup = Attack::settings(&Options::new("arena", 3)).unwrap();
    let text = "ann power E1, A2, S4, Q5; bob power E1, A2, S4, Q5; cat power E1, A2, S4, Q5; stage powered";
    let game: Attack = read_position(&setup, Edition::built_in().unwrap(), &Names::scene(3), text).unwrap();
    let (ann, bob) = (Seat::new(0), Seat::new(1));
    let read = |action: Action| game.notation_for(Viewer::seat(bob), ann, action);
    let mut out = Vec::new();
    game.actions(ann, &mut out);
    assert_eq!(out.len(), 4);
    assert!(out.into_iter().all(|action| read(action) == "?"));
    assert_eq!(game.notation_for(Viewer::seat(ann), ann, Action::Pass), "pass");
}

/// AT-Y9: range is symmetric where no force field stands.
#[test]
fn range_is_symmetric_without_fields() {
    let setup = Attack::settings(&Options::new("arena", 4)).unwrap();
    let mut pick = Fate::quick(5);
    for _ in 0..300 {
        let mut squares: Vec<u8> = (0..80).collect();
        pick.shuffle(Label::new("squares"), &mut squares);
        let name = |n: u8| format!("{}{}", (b'a' + n % 8) as char, n / 8 + 1);
        let ships =
            ["ann", "bob", "cat", "dan"].iter().zip(&squares).map(|(who, &n)| format!("{who} ship {}; ", name(n)));
        let ships: String = ships.collect();
        let targets = |turn: &str| {
            let text = format!("{ships}turn {turn}; stage fire");
            let read = read_position::<Attack>(&setup, Edition::built_in().unwrap(), &Names::scene(4), &text);
            let game = read.unwrap();
            let seat = game.active();
            ["red", "blue", "green", "yellow"].map(|other| {
                game.read(seat, &format!("attack {other}")).is_ok_and(|action| game.check(seat, action).is_ok())
            })
        };
        let seen = ["red", "blue", "green", "yellow"].map(targets);
        for (one, row) in seen.iter().enumerate() {
            for (two, &sees) in row.iter().enumerate() {
                assert_eq!(sees, seen[two][one], "{ships}");
            }
        }
    }
}

/// AT-Y24, AT-Q4: moving everything on the torus moves the outcome.
#[test]
fn a_translated_table_plays_the_same() {
    let setup = Attack::settings(&Options::new("arena", 2)).unwrap();
    let place = |shift: (u8, u8)| {
        let name =
            |column: u8, row: u8| format!("{}{}", (b'a' + (column + shift.0) % 8) as char, (row + shift.1) % 10 + 1);
        let text = format!(
            "ann ship {}; ann speed 5; ann power E4, A5, S3, Q1!; bob ship {}; bob speed 2; bob power E3, A5, S4, Q1!; stage course",
            name(1, 3),
            name(3, 3)
        );
        let game: Attack = read_position(&setup, Edition::built_in().unwrap(), &Names::scene(2), &text).unwrap();
        let mut game = game;
        let east = game.read(Seat::new(0), "course E").unwrap();
        game.perform(Seat::new(0), east, &mut Fate::quick(1), &mut Events::dropped());
        let squares = [0, 1].map(|seat| game.ship_of(Seat::new(seat)).square().unwrap());
        squares.map(|square| ((square.column() + 8 - shift.0 % 8) % 8, (square.row() + 10 - shift.1 % 10) % 10))
    };
    let origin = place((0, 0));
    for shift in [(1, 0), (5, 0), (7, 9), (3, 4)] {
        assert_eq!(place(shift), origin, "{shift:?}");
    }
}
