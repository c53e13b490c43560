//! What scenes cannot say: options, numbers of ids, the table's parts, layouts, ends.

#![allow(clippy::unwrap_used)] // helpers of tests are tests

use crate::positions::{at, view};
use attack::content::Mode;
use attack::{Action, Attack, AttackContent};
use kernel::position::read_position;
use kernel::{Edition, Entry, Enum, Fate, Game, Names, Options, Seat, Viewer, Words};

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
    assert_eq!(described.preview.as_deref(), Some("Armaments 5: hits"));
}

/// AT-S2, AT-X3: a persona is public, and changes nothing else.
#[test]
fn a_persona_is_cosmetic_and_public() {
    let plain = at(&Options::new("arena", 2), "ann ship c4");
    let named = at(&Options::new("arena", 2).with("seat-1.persona", "ilse varrow"), "ann ship c4");
    let mut seen = named.view(Viewer::SPECTATOR);
    assert_eq!(seen.ships[0].persona.as_ref().unwrap().captain.as_deref(), Some("Ilse Varrow"));
    seen.ships[0].persona = None;
    assert_eq!(seen, plain.view(Viewer::SPECTATOR));
}

/// AT-S2, AT-X3: names and stories of one's own are kept, shown to all, go before a persona's, and change no hash.
#[test]
fn names_of_ones_own_are_kept_and_shown() {
    let options = Options::new("arena", 2)
        .with("seat-1.persona", "ilse varrow")
        .with("seat-1.ship", "Second Thoughts")
        .with("seat-2.captain", "Åsa Lind")
        .with("seat-2.story", "Never lost a bet.");
    let (named, plain) = (at(&options, "ann ship c4"), at(&Options::new("arena", 2), "ann ship c4"));
    let seen = named.view(Viewer::SPECTATOR);
    let words = |seat: usize| {
        let persona = seen.ships[seat].persona.clone().unwrap();
        [persona.captain, persona.ship, persona.motivation].map(|word| word.unwrap_or_default())
    };
    let [captain, ship, story] = words(0);
    assert_eq!([captain.as_str(), ship.as_str()], ["Ilse Varrow", "Second Thoughts"]);
    assert!(story.contains("book of debts"));
    assert_eq!(words(1), ["Åsa Lind", "", "Never lost a bet."]);
    let unnamed = at(&Options::new("arena", 2).with("seat-1.persona", "ilse varrow"), "ann ship c4");
    assert_eq!(kernel::state_hash(&named), kernel::state_hash(&unnamed), "records of before stay valid");
    assert_ne!(named, plain);
    for plain in [false, true] {
        let drawn = Attack::draw(&seen, &Names::scene(2), kernel::Style { width: 80, plain, color: false });
        assert!(drawn.contains("Ilse Varrow of the Second Thoughts") && drawn.contains("Åsa Lind"), "{drawn}");
        assert!(!plain || drawn.contains("Åsa Lind: Never lost a bet."), "{drawn}");
    }
}

/// AT-Z1: the bell is on in Capture the Flag unless it is turned off, and in games begun before that it is not.
#[test]
fn the_bell_is_usual_in_capture_the_flag_alone() {
    let rings = |options: Options| Attack::settings(&options).unwrap().bell.is_some();
    let formats = [("arena", 2, false), ("team", 4, false), ("ctf", 4, true)];
    for (format, players, usual) in formats {
        let table = || Options::new(format, players);
        assert_eq!(rings(table()), usual, "{format}");
        assert_eq!(rings(table().with("bell", "usual")), usual, "{format}");
        assert!(rings(table().with("bell", "on")) && !rings(table().with("bell", "off")));
    }
    assert!(!rings(Options::new("ctf", 4).under(2)), "rules version 2 knew no usual bell");
}

/// AT-X5, AT-Q103: every flag the content knows can be chosen, and the options name them all.
#[test]
fn the_options_name_every_flag() {
    let content = Edition::<AttackContent>::built_in().unwrap();
    let skins: Vec<&str> = content.content().skins.iter().map(|(id, _)| id.as_str()).collect();
    let word = attack::setup::OPTIONS.iter().find(|word| word.name == "flag").unwrap();
    assert_eq!((word.values[0], &word.values[1..]), ("none", skins.as_slice()));
}

/// AT-L3, AT-F5: a partner is no enemy and no threat, and ramming her carries a warning.
#[test]
fn a_partner_is_no_enemy() {
    let position = "ann ship c4; ann speed 3; ann power E4, A5, S3, Q1!; bob ship h4; cat ship c6; cat speed 2; \
                    dan ship f9; stage course";
    for format in ["team", "ctf"] {
        let game = at(&Options::new(format, 4), position);
        let seen = view(&game, 0);
        let enemies: Vec<bool> = seen.ships.iter().map(|ship| ship.enemy).collect();
        assert_eq!(enemies, [false, true, false, true]);
        assert!(seen.ships[2].threat.is_empty() && !seen.ships[1].threat.is_empty());
        let warning = crate::positions::told(&game, "course N").warning;
        assert!(warning.as_deref().is_some_and(|text| text.contains("teammate")), "{warning:?}");
        assert!(game.view(Viewer::SPECTATOR).ships.iter().all(|ship| !ship.enemy));
    }
    let arena = at(&Options::new("arena", 4), position);
    assert!(view(&arena, 0).ships[2].enemy);
}

/// AT-X4, AT-L1, AT-Q102: captains choose their teammates, and the teams take turns in turn.
#[test]
fn captains_choose_their_teammates() {
    let order = |game: &mut Attack| {
        let mut fate = Fate::quick(1);
        let mut seats = Vec::new();
        while seats.len() < 4 {
            let Some(seat) = game.to_act().first() else { break };
            if game.prompt(seat).kind == "place ship" {
                seats.push(seat.number());
            }
            game.perform(seat, game.fallback(seat), &mut fate, &mut kernel::Events::dropped());
        }
        seats
    };
    for (mate, teams, turns) in [
        ("seat-2", [1, 1, 2, 2], [1, 3, 2, 4]),
        ("seat-3", [1, 2, 1, 2], [1, 2, 3, 4]),
        ("seat-4", [1, 2, 2, 1], [1, 2, 4, 3]),
    ] {
        let options = Options::new("team", 4).with("seat-1.teammate", mate).with("first_captain", "seat_1");
        let setup = Attack::settings(&options).unwrap();
        let mut game = Attack::start(&setup, Edition::built_in().unwrap(), &mut Fate::quick(1)).unwrap();
        assert_eq!(view(&game, 0).ships.iter().map(|ship| ship.team.unwrap()).collect::<Vec<_>>(), teams);
        assert_eq!(order(&mut game), turns, "with {mate}");
    }
    let refused = |options: Options| Attack::settings(&options).unwrap_err().to_string();
    let team = || Options::new("team", 4).with("seat-1.teammate", "seat-2");
    assert!(refused(team().with("seat-3.teammate", "seat-2")).contains("AT-X4"), "bob plays with ann");
    assert!(refused(Options::new("team", 4).with("seat-1.teammate", "seat-1")).contains("AT-X4"));
    assert!(refused(team().under(3)).contains("AT-X4"), "before, the seat across was the teammate");
    assert!(Attack::settings(&team().with("seat-4.teammate", "seat-3")).is_ok());
}

/// AT-W11: whether she has an answer but Pass is in her own view alone.
#[test]
fn who_can_only_pass_is_told_so_and_nobody_else() {
    let position = "ann ship c4; ann power E4, A5, S3, Q1; bob ship c9; bob power E1, A2, S3, Q5; \
                    stage pre_fire; asked red, blue";
    let game = at(&Options::new("arena", 2), position);
    assert_eq!([view(&game, 0).idle, view(&game, 1).idle], [true, false]);
    assert!(!game.view(Viewer::SPECTATOR).idle);
}

/// AT-D3: a course says whom its Collision destroys.
#[test]
fn a_course_says_whom_its_collision_destroys() {
    let plan = |ann: &str, bob: &str| {
        let position = format!("ann ship b3; ann speed 6; ann {ann}; bob ship d3; bob {bob}; stage course");
        let plan = view(&at(&Options::new("arena", 2), &position), 0).ships[0].plans[1].clone();
        (plan.fatal, plan.sinks, plan.gone)
    };
    let (whole, bare) = ("power E4, A5, S3, Q1!", "power E_, A_, S_, Q_; NAME lost 1, 2, 3, 4, 5");
    assert_eq!(plan(whole, &bare.replace("NAME", "bob")), (false, true, false));
    assert_eq!(plan(&bare.replace("NAME", "ann"), whole), (true, false, false), "7 against 3 at most 5");
    let faster = "power E4, A5, S3!, Q1!; bob speed 9";
    assert_eq!(plan(&bare.replace("NAME", "ann"), faster), (true, false, true));
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

#[test]
fn actions_are_small_and_few() {
    assert_eq!(size_of::<Action>(), 4);
    assert_eq!(Action::LENGTH, 4984);
    assert!(size_of::<Attack>() <= 1024, "{}", size_of::<Attack>());
}

/// AT-X1, AT-X2, AT-X3, AT-X4, AT-X5, AT-Q102: what the lobby cannot agree on. AT-Q1: two to four captains;
/// AT-Q67: a Team Match has four.
#[test]
fn options_that_cannot_be_are_refused_in_words() {
    let refused = |options: Options| Attack::settings(&options).unwrap_err().to_string();
    let arena = || Options::new("arena", 3);
    assert!(refused(arena().with("max_rounds", "9")).contains("10 to 500"));
    assert!(refused(arena().with("first_captain", "seat_4")).contains("at this table"));
    assert!(refused(arena().with("one_human_two_ships", "on")).contains("AT-Z4"));
    assert!(refused(arena().with("seat-1.teammate", "seat-3")).contains("AT-X4"));
    assert!(refused(arena().with("seat-1.colour", "red").with("seat-2.colour", "red")).contains("each once"));
    assert!(
        refused(Options::new("ctf", 4).with("seat-1.flag", "mug").with("seat-3.flag", "crate"))
            .contains("a team has one")
    );
    assert!(refused(arena().with("seat-1.captain", &"x".repeat(41))).contains("at most 40"));
    assert!(refused(arena().with("seat-2.story", "one\u{1b}[2Jline")).contains("one line"));
    assert!(refused(arena().with("seat-1.captain", "Red\u{202e}nnA")).contains("one line"));
    assert!(refused(arena().with("seat-1.ship", "Nova\u{200b}")).contains("one line"));
    // Nobody looked at names before version 3: games begun then can still be read.
    assert!(Attack::settings(&arena().with("seat-1.captain", &"x".repeat(41)).under(2)).is_ok());
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
