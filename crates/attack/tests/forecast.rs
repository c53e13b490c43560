//! What is told before it happens: courses, Collisions, lines of fire, layouts.

#![allow(clippy::unwrap_used)] // helpers of tests are tests

use crate::positions::{at, told, view};
use attack::board::Direction;
use attack::event::{Deed, Event, FireLine, GearWord};
use attack::view::plans::Stands;
use kernel::{Events, Fate, Game, Names, Options, Seat, SeatSet, Viewer, Words};

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
    assert_eq!((clash.total, clash.against[0].total, clash.against[0].stands), (Some(6), Some(2), Some(Stands::Win)));
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

/// AT-W9: what the other's Capacitor Bank would make of a Collision or a shot is judged by what all see, not by who has it.
#[test]
fn chances_say_what_the_capacitor_bank_would_make_of_them() {
    let course = |bob: &str| {
        let position = format!(
            "ann ship b3; ann speed 6; ann power E3!, A4, S5, Q2; ann reserve 1; bob ship g3; bob speed 6; \
             bob power {bob}; bob lost 4; cat ship d6; stage course"
        );
        let west = told(&at(&Options::new("arena", 3), &position), "course W");
        let [win, tie] = ["win", "tie"].map(|figure| west.figures.get(figure).copied());
        let raised = ["win_raised", "tie_raised"].map(|figure| west.figures.get(figure).copied());
        ((win, tie), raised, west.preview.unwrap())
    };
    let hidden = course("E2!, A3, S5, Q1");
    assert_eq!(hidden.0, (Some(67), Some(33)), "7, 9 or 11 against 11");
    assert_eq!(hidden.1, [Some(0); 2], "12 or 14: with the Bank token 5 is not on Shields");
    assert!(
        hidden.2.contains("67 % won, 33 % tied; if they play the Capacitor Bank: 100 % lost; won,"),
        "{}",
        hidden.2
    );
    assert_eq!(course("E2!, A1, S3, Q5"), hidden);
    assert_eq!(course("E2!, A5!, S3, Q1").1, [None; 2], "token 5 lies in the open elsewhere");
    assert_eq!(course("E2!, A3, S5, Q1; bob seen by red").1, [None; 2], "ann knows it on Shields");
    let fire = |bob: &str| {
        let position = format!("ann ship c4; ann power E2, A5, S1, Q3; bob ship c9; bob power {bob}; stage fire");
        told(&at(&Options::new("arena", 3), &position), "attack blue").preview.unwrap()
    };
    assert_eq!(fire("E1, A2, S4, Q5"), "Armaments 5: hits, unless they play the Capacitor Bank");
    assert_eq!(fire("E1, A2, S4, Q5"), fire("E1, A2, S5, Q4"));
    assert_eq!(fire("E1, A5!, S4, Q2"), "Armaments 5: hits");
}

/// AT-W9, AT-B1: unspent special powers may change a Collision; that is public.
#[test]
fn a_collision_names_the_special_powers_that_may_change_it() {
    let options = Options::new("arena", 3).with("special_powers", "on");
    let seen = |stage: &str| {
        let position = format!(
            "ann speed 6; ann power E3!, A5, S4, Q2; bob ship d3; bob power E2!, A3, S5, Q1; bob marks spent; \
             cat ship d6; {stage}"
        );
        view(&at(&options, &position), 0)
    };
    let ram = seen("ann ship b3; stage course").ships[0].plans[1].ram.clone().unwrap();
    assert_eq!(ram.powers, SeatSet::of(Seat::new(2)), "bob's is spent, ann knows what she means to do");
    let clash = seen("ann ship c3; stage impact; course E, 1").clash.unwrap();
    assert_eq!(clash.powers, SeatSet::of(Seat::new(0)) | SeatSet::of(Seat::new(2)));
}

/// AT-C7, AT-F1: a line of fire says whether it goes round the edge, and a shot says which line it took.
#[test]
fn lines_of_fire_say_whether_they_go_round_the_edge() {
    let position = "ann ship b4; ann power E4, A5!, S3, Q1!; bob ship g4; bob power E4, A5, S3!, Q1!; stage fire";
    let mut game = at(&Options::new("arena", 2), position);
    let lines = view(&game, 0).ships[0].lines.iter().map(|line| (line.way, line.steps, line.round)).collect::<Vec<_>>();
    assert_eq!(lines, [(Direction::E, 5, false), (Direction::W, 3, true)]);
    let mut events = Events::kept();
    let attack = game.read(Seat::new(0), "attack blue").unwrap();
    game.perform(Seat::new(0), attack, &mut Fate::quick(1), &mut events);
    let shot = events.list().iter().find_map(|event| match event {
        Event::Deed(Deed::Attacked { line, .. } | Deed::Fired { line, .. }) => *line,
        _ => None,
    });
    assert_eq!(shot, Some(FireLine { way: Direction::W, steps: 3 }));
}

/// AT-P2: who has no token left reads so.
#[test]
fn laying_no_token_reads_as_one_would_say_it() {
    let game = at(&Options::new("arena", 2), "ann power E_, A_, S_, Q_; ann lost 1, 2, 3, 4, 5");
    assert_eq!(told(&game, "power none").sentence, "Go on without power: you have no token left");
}
