//! What scenes cannot say: views, standing orders, options, numbers of ids, the table's parts.

#![allow(clippy::unwrap_used)] // helpers of tests are tests

use attack::board::Direction;
use attack::content::{Ask, Mode, Window};
use attack::event::GearWord;
use attack::{Action, Attack, AttackContent, Preset, Switches, View, auto_pass};
use kernel::position::read_position;
use kernel::{Edition, Entry, Enum, Fate, Game, Names, Options, Seat, SeatSet, Viewer, Words};

fn at(options: &Options, position: &str) -> Attack {
    let setup = Attack::settings(options).unwrap();
    let names = Names::scene(options.players);
    read_position(&setup, Edition::built_in().unwrap(), &names, position).unwrap()
}

fn view(game: &Attack, seat: u8) -> View {
    game.view(Viewer::seat(Seat::new(seat)))
}

/// AT-E3, AT-S6, AT-Q5: the die's face and whether the modifier lies under it, for every speed.
#[test]
fn the_die_shows_every_speed() {
    let shown: Vec<(String, bool)> = (0..=10)
        .map(|speed| {
            let game = at(&Options::new("arena", 2), &format!("ann speed {speed}"));
            let ship = &view(&game, 1).ships[0];
            (ship.die.to_string(), ship.modifier_used)
        })
        .collect();
    let wanted = [("B", false), ("1", false), ("2", false), ("3", false), ("4", false), ("5", false)];
    let above = [("1", true), ("2", true), ("3", true), ("4", true), ("5", true)];
    let wanted: Vec<(String, bool)> =
        wanted.iter().chain(&above).map(|(face, under)| (face.to_string(), *under)).collect();
    assert_eq!(shown, wanted);
}

/// AT-C1, AT-C11: the piecepack has all its parts; colours nobody plays are not at the table.
#[test]
fn the_box_is_complete_and_unused_colours_stay_in_it() {
    let content = Edition::<AttackContent>::built_in().unwrap();
    let counts = kernel::Content::counts(content.content());
    for wanted in [("tiles", 24), ("coins", 24), ("equipment", 7), ("powers", 4), ("windows", 7)] {
        assert!(counts.contains(&wanted), "{wanted:?} in {counts:?}");
    }
    let game = at(&Options::new("arena", 2).with("seat-1.colour", "green"), "ann speed 1");
    let view = view(&game, 0);
    assert_eq!(view.ships.len(), 2);
    assert_eq!(view.ships[0].colour, attack::coin::Colour::Green);
    assert!(game.read(Seat::new(0), "attack yellow").is_err(), "nobody plays yellow");
}

/// AT-C12: each trait does its own work: Engines move the speed, Armaments hit Shields.
#[test]
fn each_trait_does_its_own_work() {
    let position = "ann ship c4; ann power E2, A5, S1, Q3!; bob ship c9; bob power E1, A2, S4, Q3!";
    let mut game = at(&Options::new("arena", 2), &format!("{position}; stage engine"));
    let mut fate = Fate::quick(1);
    let mut events = kernel::Events::dropped();
    game.perform(Seat::new(0), Action::Thrust, &mut fate, &mut events);
    assert_eq!(game.ship_of(Seat::new(0)).speed, 2);
    let game = at(&Options::new("arena", 2), &format!("{position}; stage fire"));
    let names = Names::scene(2);
    let attack = game.read(Seat::new(0), "attack blue").unwrap();
    let described = game.describe(Seat::new(0), attack, &names);
    assert_eq!(described.preview.as_deref(), Some("Armaments 5, hits 100 %"));
}

/// AT-S2, AT-X3: a persona is public, and changes nothing else.
#[test]
fn a_persona_is_cosmetic_and_public() {
    let plain = at(&Options::new("arena", 2), "ann ship c4");
    let named = at(&Options::new("arena", 2).with("seat-1.persona", "ilse varrow"), "ann ship c4");
    let mut seen = named.view(Viewer::SPECTATOR);
    assert_eq!(seen.ships[0].persona.as_ref().unwrap().captain, "Ilse Varrow");
    seen.ships[0].persona = None;
    assert_eq!(seen, plain.view(Viewer::SPECTATOR));
}

/// AT-B12, AT-X1, AT-Q90: special powers combine with every mode.
#[test]
fn powers_combine_with_every_mode() {
    for (format, mode) in [("arena", Mode::Arena), ("team", Mode::Team), ("ctf", Mode::Ctf)] {
        let game = at(&Options::new(format, 4).with("special_powers", "on"), "ann speed 1");
        let view = view(&game, 0);
        assert_eq!((view.mode, view.powers), (mode, true));
        assert!(view.ships[0].power.is_some() && view.ships[3].power.as_ref().is_some_and(|power| power.lasting));
    }
}

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
                    Event::Public(Deed::TurnBegan { .. }) => reactions = 0,
                    Event::Public(
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

#[test]
fn actions_are_small_and_few() {
    assert_eq!(size_of::<Action>(), 4);
    assert_eq!(Action::LENGTH, 4984);
    assert!(size_of::<Attack>() <= 1024, "{}", size_of::<Attack>());
}

/// AT-X1, AT-X2, AT-X3, AT-X4, AT-X5: what the lobby cannot agree on. AT-Q1: two to four captains; AT-Q67: a Team Match has four.
#[test]
fn options_that_cannot_be_are_refused_in_words() {
    let refused = |options: Options| Attack::settings(&options).unwrap_err().to_string();
    let arena = || Options::new("arena", 3);
    assert!(refused(arena().with("max_rounds", "9")).contains("10 to 500"));
    assert!(refused(arena().with("first_captain", "seat_4")).contains("at this table"));
    assert!(refused(arena().with("one_human_two_ships", "on")).contains("AT-Z4"));
    assert!(refused(arena().with("seat-1.teammate", "seat-3")).contains("AT-L1"));
    assert!(refused(Options::new("team", 4).with("seat-1.teammate", "seat-2")).contains("seat-3"));
    assert!(refused(arena().with("seat-1.colour", "red").with("seat-2.colour", "red")).contains("each once"));
    assert!(
        refused(Options::new("ctf", 4).with("seat-1.flag", "mug").with("seat-3.flag", "crate"))
            .contains("a team has one")
    );
    assert!(refused(Options::new("team", 3)).contains("4"));
    assert!(refused(Options::new("arena", 1)).contains("2, 3, 4"));
    assert!(refused(Options::new("arena", 5)).contains("2, 3, 4"));
    let setup = Attack::settings(&arena().with("seat-1.persona", "nobody")).unwrap();
    let error = Attack::start(&setup, Edition::built_in().unwrap(), &mut Fate::quick(1)).unwrap_err();
    assert!(error.to_string().contains("Ilse Varrow"));
}

/// The picture is drawn from the view alone and stays within 80 columns.
#[test]
fn the_map_fits_a_terminal() {
    let game = at(&Options::new("ctf", 4).with("special_powers", "on"), "ann ship c4; ann speed 10; bob field e5");
    for style in [kernel::Style::default(), kernel::Style { width: 60, plain: true, color: false }] {
        let drawn = Attack::draw(&view(&game, 0), &Names::scene(4), style);
        assert!(style.plain || drawn.lines().all(|line| line.chars().count() <= 80), "{drawn}");
        assert!(drawn.contains("ann") && drawn.contains("dan"));
    }
    let drawn = Attack::draw(&view(&game, 0), &Names::scene(4), kernel::Style::default());
    assert!(drawn.contains(" RX"), "the ship with its speed: {drawn}");
    assert!(drawn.contains(" #b"), "the field: {drawn}");
}

/// Previews of courses: where each ends and what it hits.
#[test]
fn courses_say_where_they_end() {
    let game = at(
        &Options::new("arena", 2),
        "ann ship c4; ann speed 3; ann power E4, A5, S3, Q1!; bob ship e4; bob power E4!, A5!, S3, Q1!; stage course",
    );
    let preview = |text: &str| {
        let action = game.read(Seat::new(0), text).unwrap();
        game.describe(Seat::new(0), action, &Names::scene(2)).preview.unwrap()
    };
    assert_eq!(preview("course N"), "ends on c7, nobody in range");
    let ram = "rams bob from d4, 6 against 2 or 3: 100 % won; won, you come to f4, bob to g4";
    assert_eq!(preview("course E"), ram);
    let figures = |text: &str| {
        let action = game.read(Seat::new(0), text).unwrap();
        game.describe(Seat::new(0), action, &Names::scene(2)).figures
    };
    assert_eq!(figures("course E").get("hit_2"), Some(&100), "bob, pushed to g4, is in range of f4");
    assert_eq!(figures("course N").get("hit_2"), None, "nobody is in range of c7");
    let plan = &view(&game, 1).ships[0].plans[1];
    assert_eq!((plan.steps, plan.ahead, plan.other), (1, "ship", Some(Seat::new(1))));
    let won = plan.won.unwrap();
    assert_eq!((won.to.unwrap().to_string(), won.other_to.unwrap().to_string()), ("f4".to_owned(), "g4".to_owned()));
}

/// AT-K5, AT-F1: a course tells the sums of its Collision, and the lines of fire from where a won one leads.
#[test]
fn a_course_tells_its_sums_and_the_lines_of_fire_after_it() {
    let game = at(
        &Options::new("arena", 3),
        "ann ship b3; ann speed 6; ann power E3!, A5, S4, Q2; ann reserve 1; bob ship g3; bob speed 6; \
         bob power E2!, A3, S5, Q1; bob lost 4; cat ship d6; stage course",
    );
    let seen = view(&game, 0);
    let west = &seen.ships[0].plans[3];
    let ram = west.ram.as_ref().unwrap();
    assert_eq!((ram.mine, ram.total, ram.speed), ([4, 6], 10, 6));
    assert_eq!(ram.against, [7, 9, 11]);
    let lines: Vec<_> = west.lines.iter().map(|line| (line.target.index(), line.way, line.steps)).collect();
    assert!(lines.contains(&(1, Direction::W, 1)), "bob is pushed to c3: {lines:?}");
    assert!(lines.contains(&(2, Direction::N, 3)) && lines.contains(&(2, Direction::S, 7)), "cat both ways: {lines:?}");
    assert_eq!(view(&game, 1).ships[0].plans[3].ram, None, "ann's Shields are hers alone");
}

fn told(game: &Attack, text: &str) -> kernel::Described {
    let action = game.read(Seat::new(0), text).unwrap();
    game.describe(Seat::new(0), action, &Names::scene(3))
}

/// AT-K7, AT-K8, AT-K11: where no Collision can be won, a course ends in front of the other ship: for her own eyes,
/// as her Shields are hers alone.
#[test]
fn a_collision_that_cannot_be_won_leaves_the_mover_where_she_halts() {
    let game = at(
        &Options::new("arena", 3),
        "ann ship b3; ann speed 3; ann power E3, A5, S1, Q2; bob ship d3; bob speed 3; bob power E2, A3, S5, Q1; \
         cat ship c8; stage course",
    );
    let east = &view(&game, 0).ships[0].plans[1];
    assert_eq!((east.end.to_string().as_str(), east.won), ("c3", None));
    let lines: Vec<_> = east.lines.iter().map(|line| (line.target.index(), line.way, line.steps)).collect();
    assert!(lines.contains(&(1, Direction::E, 1)) && lines.contains(&(2, Direction::N, 5)), "{lines:?}");
    let east = told(&game, "course E");
    assert_eq!(
        (east.figures.get("win"), east.figures.get("hit_2"), east.figures.get("hit_3")),
        (Some(&0), Some(&100), Some(&100))
    );
    assert!(!east.preview.unwrap().contains("won"));
    assert!(view(&game, 1).ships[0].plans[1].won.is_some(), "bob does not know");
    assert!(game.view(Viewer::SPECTATOR).ships[0].plans[1].won.is_some());
}

/// AT-K2, AT-K3: Shields are shown in a Collision, so the chance to hit after a won one counts only those it beats.
#[test]
fn the_chance_to_hit_after_a_won_collision_knows_that_it_was_won() {
    let game = at(
        &Options::new("arena", 3),
        "ann ship b3; ann speed 6; ann power E5!, A3, S4, Q2; ann reserve 1; bob ship g3; bob speed 6; \
         bob power E2!, A3, S5, Q1; bob lost 4; cat ship d6; cat power E4!, A2!, S5, Q1; stage course",
    );
    let west = told(&game, "course W").figures;
    assert_eq!((west.get("win"), west.get("hit_2")), (Some(&67), Some(&100)));
    assert_eq!(west.get("hit_3"), Some(&67), "cat's Shields are 1, 3 or 5");
}

/// AT-D3, AT-K10: a ship that the push destroys is no target afterwards and hides nobody.
#[test]
fn a_ship_destroyed_by_a_push_is_out_of_the_line_of_fire() {
    let position = "ann ship b3; ann speed 3; ann power E3, A5, S4, Q2; bob ship d3; bob power E_, A_, S_, Q_; \
         bob lost 2, 3, 4, 5; cat ship g3; stage course";
    let game = at(&Options::new("arena", 3), position);
    let east = &view(&game, 0).ships[0].plans[1];
    assert_eq!(east.won.and_then(|won| won.other_to).unwrap().to_string(), "f3");
    let lines: Vec<_> = east.lines.iter().map(|line| (line.target.index(), line.steps, line.blocked)).collect();
    assert_eq!(lines, [(2, 2, None), (2, 6, None)]);
    let figures = told(&game, "course E").figures;
    assert_eq!((figures.get("hit_2"), figures.contains_key("hit_3")), (None, true));
}

/// AT-D3, AT-D6: a mover whom the Collision must destroy fires at nobody.
#[test]
fn a_mover_sure_to_be_destroyed_has_no_line_of_fire() {
    let lone = "ann ship b3; ann speed 3; ann power E_, A_, S_, Q_; ann lost 2, 3, 4, 5; cat ship c8; stage course";
    for other in ["bob ship d3; bob speed 9", "bob ship g9; bob field d3; bob power E5, A4, S3, Q1"] {
        let game = at(&Options::new("arena", 3), &format!("{lone}; {other}"));
        assert_eq!(view(&game, 0).ships[0].plans[1].lines, [], "{other}");
        assert!(!told(&game, "course E").figures.contains_key("hit_3"), "{other}");
    }
}

/// AT-G2, AT-V2: what Equipment has power for is told to whoever knows its value.
#[test]
fn what_equipment_powers_is_its_captains_to_know() {
    let game = at(&Options::new("arena", 2), "ann power E3, A5, S4, Q2; bob power E2, A3, S5, Q_");
    assert_eq!(view(&game, 0).ships[0].powered, [GearWord::PortableForceField]);
    assert_eq!(view(&game, 1).ships[0].powered, []);
    assert_eq!(view(&game, 0).ships[1].powered, [GearWord::CommunicationsArray], "empty counts as 1");
}

/// A layout carries its preset's number, and a warning where Equipment is left idle.
#[test]
fn layouts_know_their_preset_and_an_idle_token() {
    let game = at(&Options::new("arena", 2), "ann speed 3; ann power E3, A5, S4, Q2; ann reserve 1; stage assign");
    let laid = |text: &str| {
        let action = game.read(Seat::new(0), text).unwrap();
        game.describe(Seat::new(0), action, &Names::scene(2))
    };
    let gun_deck = laid("power E3 A5 S4 Q2");
    assert_eq!((gun_deck.preview.as_deref(), gun_deck.figures.get("preset")), (Some("Gun deck"), Some(&0)));
    assert_eq!(laid("power E2 A5 S3 Q4").figures.get("preset"), None);
    assert_eq!(gun_deck.warning, None);
    assert!(laid("power E2 A5 S4 Q3").warning.unwrap().contains("powers nothing"), "Nanobots want speed 0");
    assert!(laid("power E2 A5 S4 Q1").warning.is_some(), "nothing is lost, and speed is not 0");
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

/// AT-F1, AT-F2: lines of fire go both ways round; one's own field hinders nothing, another's does.
#[test]
fn lines_of_fire_go_both_ways_round() {
    let lines = |fields: &str| {
        let game = at(&Options::new("arena", 2), &format!("ann ship b3; bob ship e3; {fields}"));
        let ship = view(&game, 0).ships.swap_remove(0);
        ship.lines.iter().map(|line| (line.steps, line.blocked)).collect::<Vec<_>>()
    };
    assert_eq!(lines("ann field c3; ann power E5, A4, S3, Q1"), [(3, None), (5, None)]);
    assert_eq!(lines("bob field c3; bob power E5, A4, S3, Q1"), [(3, Some(1)), (5, None)]);
}

/// AT-K3: on impact both totals are on the table, and what comes of them.
#[test]
fn an_impact_shows_its_totals() {
    let game = at(
        &Options::new("arena", 2),
        "turn red; ann ship d4; ann speed 3; ann power E4, A5, S3!, Q1; bob ship e4; bob power E4, A5, S2!, Q1; \
         stage impact; course E, 1",
    );
    let clash = view(&game, 0).clash.unwrap();
    assert_eq!((clash.total, clash.against[0].total, clash.against[0].stands), (Some(6), Some(2), Some("win")));
}

/// AT-W9: what a Capacitor Bank could still add is judged by what all see, not by who has it.
#[test]
fn an_impact_says_what_could_still_be_added() {
    let raised = |bob: &str| {
        let position = format!(
            "turn red; ann ship d4; ann speed 3; ann power E4, A5, S3!, Q1; bob ship e4; bob power {bob}; \
             stage impact; course E, 1"
        );
        let clash = view(&at(&Options::new("arena", 2), &position), 0).clash.unwrap();
        [clash.could, clash.against[0].could].map(|could| could.map(|could| (could.total, could.turns)))
    };
    assert_eq!(raised("E4, A3, S2!, Q5"), [Some((11, false)), Some((7, true))]);
    assert_eq!(raised("E4, A5, S2!, Q1"), [Some((11, false)), Some((7, true))]);
    assert_eq!(raised("E4, A5!, S2!, Q1"), [Some((11, false)), None]);
}

/// AT-Z3: conceding at any moment of random games leaves a game that goes on and ends.
#[test]
fn conceding_at_any_moment_leaves_a_game_that_ends() {
    for (format, players) in [("arena", 4), ("team", 4), ("ctf", 4), ("arena", 2)] {
        let options = Options::new(format, players).with("special_powers", "on").with("bell", "on");
        let setup = Attack::settings(&options).unwrap();
        for seed in 0..150 {
            concede_somewhere(&setup, seed);
        }
    }
}

fn concede_somewhere(setup: &attack::Setup, seed: u64) {
    use kernel::Invariants;
    let mut fate = Fate::quick(seed);
    let mut pick = Fate::quick(seed + 9_000);
    let mut below = |n: usize| pick.below(kernel::Label::new("pick"), n as u32) as usize;
    let mut game = Attack::start(setup, Edition::built_in().unwrap(), &mut fate).unwrap();
    let mut events = kernel::Events::dropped();
    let mut out = Vec::new();
    let mut steps = 0;
    while !game.to_act().is_empty() {
        let owing: Vec<Seat> = game.to_act().iter().collect();
        let mut seat = owing[below(owing.len())];
        out.clear();
        game.actions(seat, &mut out);
        let mut action = out[below(out.len())];
        let leaver = Seat::new(below(usize::from(setup.seats)) as u8);
        if below(60) == 0 && game.check(leaver, Action::Concede).is_ok() {
            (seat, action) = (leaver, Action::Concede);
        }
        game.perform(seat, action, &mut fate, &mut events);
        game.state_holds().unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
        steps += 1;
        assert!(steps < Attack::LONGEST, "seed {seed} does not end");
    }
    assert!(game.outcome().is_some());
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

/// AT-J18, AT-Q84: three other ships and their force fields cannot fill the ten squares of the printed
/// map, so this one has no square beside the area: with the area full the turn is skipped.
#[test]
fn a_captain_without_any_free_square_waits() {
    let whole = <AttackContent as kernel::Content>::BUILT_IN;
    let text = whole.replace("[\"c9\", \"c10\", \"d8\", \"e8\", \"f9\", \"f10\"]", "[]");
    let edition = Edition::load(&text, "narrow.toml").unwrap();
    let options = Options::new("ctf", 4);
    let setup = Attack::settings(&options).unwrap();
    let position = "ann ship d9; ann field e9; ann power E4, A3, S5, Q1!; bob ship waiting 0; cat ship d10; \
        cat power E4, A3, S5, Q1!; dan ship e10; dan power E4, A3, S5, Q2!; turn blue; stage turn start";
    let game: Attack = read_position(&setup, edition, &Names::scene(4), position).unwrap();
    assert_eq!(game.active(), Seat::new(2), "blue's turn is skipped");
    let blue = game.ship_of(Seat::new(1)).berth;
    assert_eq!(blue, attack::state::Berth::Waiting(0), "and she tries again next turn");
}

/// AT-X11, AT-Q10: every number of tokens in hand, and how many ways there are to lay them.
#[test]
fn every_pool_has_as_many_layouts_as_the_digest_counts() {
    let offered = |power: &str, lost: &str, more: &str| {
        let position = format!("ann power {power}; ann lost {lost}; {more}bob power E4, A5, S3, Q1!");
        let game = at(&Options::new("arena", 2), &position);
        let mut out = Vec::new();
        game.actions(Seat::new(0), &mut out);
        out.iter().filter(|action| matches!(action, Action::Assign(_))).count()
    };
    let pools = [
        ("E4, A3, S2, Q5", "", 120),
        ("E4, A3, S2, Q5", "1", 24),
        ("E4, A3, S_, Q5", "1, 2", 24),
        ("E4, A_, S_, Q5", "1, 2, 3", 12),
        ("E4, A_, S_, Q_", "1, 2, 3, 5", 4),
        ("E_, A_, S_, Q_", "1, 2, 3, 4, 5", 1),
    ];
    for (power, lost, ways) in pools {
        assert_eq!(offered(power, lost, ""), ways, "{power} without {lost}");
    }
    for (power, lost, ways) in &pools[..2] {
        assert_eq!(offered(power, lost, "ann marks disabled; "), 24, "{power} of {ways}, disabled");
    }
}

/// AT-Q11: two tokens on one trait, or one token twice, can be no action; the rule is told (AT-P2).
#[test]
fn a_trait_takes_one_token() {
    let game = at(&Options::new("arena", 2), "ann power E4, A3, S2, Q5");
    for text in ["power E4 E5 S2 Q1", "power E4 A4 S2 Q1", "power E4 A3 S2 Q1 Q5"] {
        let unread = game.read(Seat::new(0), text).unwrap_err();
        assert_eq!(unread.rule, Some(kernel::Rule::new("AT-P2")), "{text}");
    }
}

/// AT-Q40, AT-G10: a scramble makes every filling, and all of them about as often.
#[test]
fn a_scramble_is_fair() {
    let position = "ann ship c4; ann power E5, A3, S1, Q_; ann lost 2, 4; bob ship f8; bob power E4, A5, S3, Q1!";
    let game = at(&Options::new("arena", 2), position);
    let mut seen = std::collections::BTreeMap::new();
    let mut scrambles = 0;
    for seed in 0..6_000 {
        let mut game = game.clone();
        game.perform(Seat::new(0), Action::Array, &mut Fate::quick(seed), &mut kernel::Events::dropped());
        if game.active() == Seat::new(1) {
            let tile = game.ship_of(Seat::new(0)).tile;
            *seen.entry(tile.layout()).or_insert(0) += 1;
            scrambles += 1;
        }
    }
    assert_eq!(seen.len(), 24, "three tokens on four traits");
    assert!((3_800..4_200).contains(&scrambles), "four faces of six miss: {scrambles}");
    assert!(seen.values().all(|count| (110..225).contains(count)), "{seen:?}");
}
