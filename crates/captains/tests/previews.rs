//! What choices tell before they are taken, and that it gives nothing away (SC-U3, SC-U4, SC-I24).
#![allow(clippy::unwrap_used, reason = "a test that cannot set its table up has failed")]

use crate::busy::start;
use captains::Captains;
use kernel::position::read_position;
use kernel::{Described, Edition, Entry, Events, Fate, Game, Names, Options, Seat, Viewer, Words};

const ANN: Seat = Seat::new(0);

fn at(text: &str) -> Captains {
    let setup = Captains::settings(&Options::new("captains", 2)).unwrap();
    read_position(&setup, Edition::built_in().unwrap(), &Names::scene(2), text).unwrap()
}

fn after(text: &str, actions: &[&str]) -> Captains {
    let (mut game, mut fate, mut events) = (at(text), Fate::quick(1), Events::kept());
    for action in actions {
        let action = game.read(ANN, action).unwrap();
        game.check(ANN, action).unwrap();
        game.perform(ANN, action, &mut fate, &mut events);
    }
    game
}

fn described(game: &Captains, action: &str) -> Described {
    game.describe(ANN, game.read(ANN, action).unwrap(), &Names::scene(2))
}

fn preview(game: &Captains, action: &str) -> String {
    described(game, action).preview.unwrap_or_default()
}

#[test]
fn passing_shows_the_next_ready_room_with_its_goods() {
    let crew = "ann ready a; ann queue R, c, Y, B, R; round";
    assert_eq!(preview(&at(&format!("{crew} 1")), "pass"), "next round's ready room: a R c");
    assert_eq!(preview(&at(&format!("{crew} 2")), "pass"), "next round's ready room: a R c c");
    assert_eq!(preview(&at(&format!("{crew} 4")), "pass"), "", "there is no next round");
}

#[test]
fn odds_come_from_public_counts() {
    let game = at("ann ready Y, B; ann at Wobble; ann techs -, -, Decoy Freighter, Dig-Site Scanner, x, x; \
        pirates f13: purple treasure; ann cargo red-yellow x4, red-blue x3; ann damage 0");
    assert_eq!(
        preview(&game, "use Decoy Freighter with Y"),
        "ambush: green 34 % on the route to Quillhaven, purple 31 % discarded, yellow 34 % on the route to Umbershade"
    );
    assert_eq!(
        preview(&game, "use Dig-Site Scanner with B"),
        "artifact: red-yellow 25 %, red-blue 30 %, yellow-blue 45 %"
    );
}

#[test]
fn a_mission_can_be_planned() {
    let mission = "ann at Umbershade; ann ready R, c, a; ann queue Y";
    assert_eq!(
        preview(&at(mission), "mission"),
        "red (R a): advance up to 1 on Cooperative, then advance up to 1 on one track; \
         yellow (a): take 1 damage, then advance up to 3 on one track; +3 points"
    );
    let second = after(mission, &["mission", "assign R"]);
    assert_eq!(preview(&second, "assign c"), "does not match: the line gives nothing; queue afterwards: Y R c");
    assert_eq!(preview(&second, "assign a"), "matches; queue afterwards: Y R");
}

/// Stage, crewing and matching figures of each line.
fn lines(game: &Captains) -> Vec<(String, String, Vec<&'static str>)> {
    let word = |value: serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    let away = game.view(Viewer::SPECTATOR).away.unwrap();
    let told = |line: captains::view::LineView| {
        let json = serde_json::to_value(&line).unwrap();
        (word(json["stage"].clone()), word(json["crewing"].clone()), line.matching)
    };
    away.lines.into_iter().map(told).collect()
}

#[test]
fn the_lines_of_a_mission_say_where_they_stand_and_who_matches() {
    // SC-M3: from the top; SC-M4: then each is decided in turn.
    let mission = "ann at Umbershade; ann ready R, c, a; ann queue Y";
    let line =
        |stage: &str, crewing: &str, matching: &[&'static str]| (stage.into(), crewing.into(), matching.to_vec());
    let first = after(mission, &["mission"]);
    assert_eq!(lines(&first), [line("now", "open", &["R", "a"]), line("ahead", "later", &["a"])]);
    let second = after(mission, &["mission", "assign R"]);
    assert_eq!(lines(&second), [line("ahead", "full", &["a"]), line("now", "open", &["a"])]);
    let flown = after(mission, &["mission", "assign R", "assign c"]);
    assert_eq!(lines(&flown), [line("now", "closed", &["a"]), line("ahead", "closed", &["a"])]);
    let performed = after(mission, &["mission", "assign R", "assign a", "perform"]);
    assert_eq!(lines(&performed), [line("past", "closed", &[]), line("ahead", "closed", &[])], "its steps are chosen");
    let ignored = after(mission, &["mission", "assign R", "assign a", "ignore"]);
    assert_eq!(lines(&ignored), [line("past", "closed", &[]), line("now", "closed", &[])]);
}

#[test]
fn the_view_names_the_rooms_that_give_a_tech() {
    assert_eq!(at("round 1").view(Viewer::SPECTATOR).tech_rooms, ["science"]);
}

#[test]
fn places_and_fights_say_what_is_there() {
    let game = after("ann at Wobble; ann ready R; pirates f13: purple treasure", &["use Helm with R"]);
    assert!(preview(&game, "go Umbershade").starts_with("Serenade a Shy Volcano (3 points): red: advance"));
    assert_eq!(described(&game, "go Sorrel Deep").warning.as_deref(), Some("a pirate is on the way"));
    let game = after("ann at Wobble; ann ready Y; pirates f13: purple android", &["use Weapons with Y"]);
    assert_eq!(preview(&game, "fight f13"), "take 1 damage, then gain 1 android and the pirate token");
}

#[test]
fn steps_slots_and_repairs_show_the_score() {
    let game = after(
        "ann ready R; ann techs -, x, Fleet Hotline, -, x, x; ann tracks coop 3, tincan 0, nian 0",
        &["use Fleet Hotline with R"],
    );
    assert_eq!(preview(&game, "step coop"), "space 4: repair up to 1; +1 point");
    let game =
        after("ann ready B; ann cargo red-blue, red-yellow", &["use Science with B", "take Artifact Blueprints"]);
    assert_eq!(preview(&game, "slot 4"), "+4 points");
    assert_eq!(preview(&after("ann ready c", &["use Repair with c"]), "repair cargo"), "+1 point");
    assert_eq!(preview(&at("ann ready R; ann medals 3"), "promote R"), "−½ point");
}

#[test]
fn rooms_that_can_do_nothing_and_planets_given_up_are_warned_of() {
    let idle = at("ann ready Y, B; ann techs x, x, x, x, x, x; ann at Wobble");
    let warning = |game: &Captains, action| described(game, action).warning.unwrap_or_default();
    assert_eq!(warning(&idle, "use Weapons with Y"), "there is no pirate here to fight");
    assert_eq!(warning(&idle, "use Science with B"), "there is no empty tech slot");
    let holding = after("ann ready R; ann at Umbershade", &["use Helm with R"]);
    assert_eq!(warning(&holding, "go Wobble"), "you give up the mission you hold here");
}

#[test]
fn nothing_told_depends_on_what_is_hidden() {
    for seed in 0..40 {
        let players = (seed % 4) as u8 + 1;
        let mut game = start(players, seed, "lot");
        crate::busy::busy(&mut game, seed, |game, _, _, _| {
            let Some(seat) = game.to_act().first() else { return };
            let mut world = *game;
            world.determinize(seat, &mut Fate::quick(seed));
            assert_eq!(told(game, seat), told(&world, seat), "seed {seed}");
        });
    }
}

fn told(game: &Captains, seat: Seat) -> Vec<Described> {
    let mut listed = Vec::new();
    game.actions(seat, &mut listed);
    listed.into_iter().map(|action| game.describe(seat, action, &Names::scene(4))).collect()
}

#[test]
fn a_planned_mission_shows_queue_and_hold_afterwards() {
    let crew =
        "ann at Umbershade; ann ready a x2, Y, B, R; ann queue R; ann damage 0; map Umbershade: Tickle the Ice Giant";
    let away = |actions: &[&str]| {
        let game = after(crew, actions);
        game.view(Viewer::seat(ANN)).away.unwrap().after.unwrap()
    };
    let planned = away(&["mission", "assign Y"]);
    assert_eq!(planned.queue, ["R", "Y"], "those on the pads queue up in line order (SC-M7)");
    assert_eq!((planned.damage, planned.pirates, planned.artifacts, planned.excess), (1, 2, 0, 0));
    let whole = away(&["mission", "assign Y", "assign a"]);
    assert_eq!(whole.queue, ["R", "Y"], "an android goes back to the supply (SC-M7)");
    assert_eq!((whole.damage, whole.pirates, whole.artifacts), (1, 2, 2));
    let wrong = away(&["mission", "assign R"]);
    assert_eq!((wrong.damage, wrong.pirates), (0, 0), "who does not match does nothing (SC-M4)");
}

fn flown(crew: &str, mission: &str, actions: &[&str]) -> captains::View {
    let table = format!("ann at Umbershade; ann queue R; {crew}; map Umbershade: {mission}");
    after(&table, &[&["mission"], actions].concat()).view(Viewer::seat(ANN))
}

#[test]
fn the_score_afterwards_counts_only_tokens_that_fit() {
    // SC-D2, SC-D8: the damage takes a slot first, then two pirate tokens and two artifacts come.
    let gained = |damage: &str| {
        let crew = format!("ann ready Y, B, c; ann techs -, -, -, -, -, -; ann damage {damage}");
        let after = flown(&crew, "Tickle the Ice Giant", &["assign Y", "assign B"]).away.unwrap().after.unwrap();
        let gain = |row: usize| after.rows[row].1.halves() - after.rows[row].0.halves();
        (after.free, after.excess, gain(3), gain(4))
    };
    assert_eq!(gained("2"), (1, 0, 4, 2));
    assert_eq!(gained("5"), (0, 2, 4, 0), "the artifacts are worth less");
    assert_eq!(gained("6"), (0, 3, 2, 0));
    assert_eq!(gained("8"), (0, 4, 0, 0));
}

#[test]
fn damage_beyond_the_hold_takes_no_room_from_lockers() {
    // SC-D3, SC-N8.
    let crew = "ann ready Y, R, c; ann techs Dimensional Lockers, -, -, -, -, -; ann damage 8";
    let after = flown(crew, "Serenade a Shy Volcano", &["assign R", "assign Y"]).away.unwrap().after.unwrap();
    assert_eq!((after.damage, after.free, after.excess), (1, 2, 0));
}

#[test]
fn the_tech_foreseen_is_one_that_may_still_come() {
    let crew = "ann ready B, R, c; ann techs x, Jump Drive, ET Observer, -, -, x; \
        tech board Blast-Phasers, Grapple Harpoon, Relic Blender, Fleet Hotline, Wormhole Generator";
    let foreseen = |actions: &[&str]| flown(crew, "Recall the Sulking Satellite", actions).away.unwrap().tech.is_some();
    assert!(foreseen(&[]), "nobody is on its line yet");
    assert!(foreseen(&["assign B", "assign R"]));
    assert!(!foreseen(&["assign c"]), "who does not match does nothing (SC-M4)");
    assert!(!foreseen(&["assign B", "assign R", "ignore"]));
    assert!(foreseen(&["assign B", "assign R", "perform"]), "it is being taken");
    assert!(!foreseen(&["assign B", "assign R", "perform", "take Blast-Phasers", "slot 4"]));
}

#[test]
fn planned_lines_leave_the_first_damage_out_under_stealth_paint() {
    // SC-N14, SC-Q38.
    let crew =
        "ann ready B, R, Y, c; ann techs Stealth Paint, -, -, -, -, -; ann damage 0; pirates f13: purple android";
    let outcomes = |mission: &str, actions: &[&str]| flown(crew, mission, actions).away.unwrap().outcomes;
    let manners = "Teach Manners to a Black Hole";
    let planned = outcomes(manners, &[]);
    assert!(planned[0].starts_with("the damage is ignored"), "{planned:?}");
    assert_eq!(planned[2], "damage 0 to 1");
    assert_eq!(outcomes(manners, &["assign c"])[2], "the damage is ignored", "the first line does nothing (SC-M4)");
    let crash = outcomes("Crash the Peace Conference", &["assign R", "assign Y"]);
    assert_eq!(crash[1], "damage 0 to 1, the first ignored");
    let storm =
        flown(&format!("{crew}; pirates f14: purple android, f15: purple android"), "Catch the Laser Moth", &[]);
    let storm = storm.away.unwrap();
    assert!(storm.outcomes[0].starts_with("the damage is ignored; "), "{:?}", storm.outcomes);
}

#[test]
fn a_first_fight_costs_nothing_under_stealth_paint() {
    let fight = |techs: &str| {
        let table = format!(
            "ann at Wobble; ann ready Y, R, c; ann damage 0; ann techs {techs}, -, -, -, -, -; \
             pirates f13: purple android; map Wobble: Untangle the Comet Leash"
        );
        let planned = after(&table, &["mission", "assign Y"]).view(Viewer::seat(ANN)).away.unwrap();
        let fought = after(&table, &["mission", "assign Y", "assign R", "perform"]);
        assert_eq!(planned.outcomes[0], preview(&fought, "fight f13"));
        planned.outcomes[0].clone()
    };
    assert_eq!(fight("-"), "take 1 damage, then gain 1 android and the pirate token");
    assert_eq!(fight("Stealth Paint"), "gain 1 android and the pirate token");
}

#[test]
fn performing_a_line_warns_only_of_cargo_that_would_go() {
    let warned = |crew: &str| {
        let crew = format!("ann at Umbershade; ann ready R, Y, c; {crew}; map Umbershade: Serenade a Shy Volcano");
        let game = after(&crew, &["mission", "assign R", "assign Y", "ignore"]);
        described(&game, "perform").warning.is_some()
    };
    let full = "ann damage 7; ann cargo red-yellow";
    assert!(warned(&format!("ann techs -, -, -, -, -, -; {full}")));
    assert!(!warned(&format!("ann techs Stealth Paint, -, -, -, -, -; {full}")), "SC-N14");
    assert!(!warned("ann techs Dimensional Lockers, -, -, -, -, -; ann damage 8; ann cargo red-yellow x2"), "SC-D3");
}

#[test]
fn what_is_asked_is_worded_for_everybody() {
    let game = after(
        "ann at Wobble; ann ready Y; ann damage 6; ann cargo red-yellow, red-blue; pirates f13: purple treasure",
        &["use Weapons with Y", "fight f13"],
    );
    let question = game.view(Viewer::seat(Seat::new(1))).question.unwrap();
    assert_eq!((question.kind, question.words.as_str()), ("discard", "The cargo is too full: discard a token."));
}

#[test]
fn a_standing_says_which_space_comes_next() {
    // SC-F1: after the last space the start comes again.
    let game = at("ann tracks coop 3, tincan 11, nian 0");
    let standings = &game.view(Viewer::seat(ANN)).captains[0].standings;
    assert_eq!(standings.each_ref().map(|one| one.next_space), [4, 0, 1]);
}

#[test]
fn stopping_one_step_before_a_station_is_warned_of() {
    let flying = |tiles: &str| {
        after(&format!("ann ready R; ann at Brindle's Folly; station tiles {tiles}"), &["use Helm with R"])
    };
    let warning = |game: &Captains| described(game, "done").warning.unwrap_or_default();
    assert_eq!(warning(&flying("Rustgarden Relay: here")), "a station with its tile is one step away");
    assert_eq!(warning(&flying("Rustgarden Relay: round 3")), "");
}

#[test]
fn a_planned_mission_says_what_each_line_comes_to_and_what_follows() {
    let crew = "ann at Umbershade; ann ready R, Y, B; ann queue c; ann damage 0; ann tracks coop 3, tincan 0, nian 0; \
        map Umbershade: Host the Tri-Faction Potluck";
    let planned = after(crew, &["mission", "assign R"]).view(Viewer::seat(ANN)).away.unwrap();
    assert_eq!(planned.fits, [true]);
    assert_eq!(planned.outcomes[0], "Cooperative 3 to 5: repair up to 1, Crowdsourcing");
    let [tile] = &planned.then[..] else { panic!("one thing follows: {:?}", planned.then) };
    assert!(tile.words.contains("comes here face down, a new mission on"), "{}", tile.words);
    let rows = planned.after.unwrap().rows.map(|(now, then)| (now.halves(), then.halves()));
    assert_eq!(rows[0], (0, 10), "the mission's five points");
    assert_eq!(rows[1].1 - rows[1].0, 2, "two steps on Cooperative cross into the next zone");
}

#[test]
fn what_a_pair_of_artifacts_is_better_for_is_warned_of() {
    // SC-U4: the same room by another pair, and a gray room by a pair that fits a coloured one.
    let warning = |game: &Captains, action| described(game, action).warning.unwrap_or_default();
    let two_of_each = at("ann cargo red-yellow x2, red-blue x2; ann damage 0");
    assert_eq!(
        warning(&two_of_each, "use Helm with red-yellow and red-blue"),
        "red-blue and red-blue fit here too and leave you a pair for red and yellow"
    );
    assert_eq!(warning(&two_of_each, "use Helm with red-yellow and red-yellow"), "");
    let only = at("ann cargo red-yellow, red-blue; ann damage 1");
    assert_eq!(warning(&only, "use Repair with red-yellow and red-blue"), "these two would also power Helm");
    assert_eq!(warning(&only, "use Helm with red-yellow and red-blue"), "");
}

#[test]
fn places_in_reach_say_by_how_many_moves_and_hits() {
    let game = after("ann at Wobble; ann ready R; pirates f13: purple treasure", &["use Helm with R"]);
    let view = game.view(Viewer::seat(ANN));
    let reach = |name: &str| {
        let place = view.places.iter().find(|place| place.name == name).unwrap();
        place.reach.as_ref().map(|reach| (reach.moves, reach.hits, reach.via.len()))
    };
    assert_eq!(reach("Sorrel Deep"), Some((1, 1, 0)), "one move past a pirate (SC-V5)");
    assert_eq!(reach("Umbershade"), Some((1, 0, 0)));
    assert_eq!(reach("Tallow's Rest"), Some((2, 0, 1)), "by Umbershade, not past the pirate");
    assert_eq!(reach("Wobble"), None);
}

#[test]
fn a_tech_on_offer_says_which_slots_it_can_go_to_and_why_not() {
    let game = "ann ready B; ann techs x, Jump Drive, -, -, -, x; \
        tech board Blast-Phasers, Grapple Harpoon, Relic Blender, Fleet Hotline, Wormhole Generator";
    assert!(at(game).view(Viewer::SPECTATOR).placings.is_empty(), "nobody is asked for a tech");
    let view = after(game, &["use Science with B"]).view(Viewer::SPECTATOR);
    let placed: Vec<_> = view.placings.iter().map(|placing| placing.card).collect();
    for name in ["blast_phasers", "grapple_harpoon", "relic_blender", "fleet_hotline", "wormhole_generator"] {
        assert!(placed.contains(&name), "{name} in {placed:?}");
    }
    let slots = view.placings[0].slots.iter().map(|closed| closed.as_ref().map(|closed| closed.rule.as_str()));
    assert_eq!(slots.collect::<Vec<_>>(), [Some("SC-D11"), Some("SC-X6"), None, None, None, Some("SC-D11")]);
}

#[test]
fn points_are_told_as_people_read_them() {
    let view = at("ann medals 1; ann damage 0; ann ready B").view(Viewer::SPECTATOR);
    let told = serde_json::to_value(view.captains[0].score).unwrap();
    assert_eq!(told, serde_json::json!(-3.5), "half a point for a medal, four damaged slots (SC-G6, SC-G7)");
}

#[test]
fn everybody_with_the_highest_score_leads() {
    let leaders = |text: &str| at(text).view(Viewer::seat(ANN)).leaders;
    let all: Vec<Seat> = Seat::all(2).collect();
    assert_eq!(leaders("ann medals 3; bob medals 3"), all, "a tie is shared (SC-G8)");
    assert_eq!(leaders("ann medals 1; bob medals 5"), [all[1]]);
}

#[test]
fn a_tech_being_placed_says_which_icons_meet_in_each_slot() {
    let text = "ann ready B; ann techs x, Jump Drive, ET Observer, -, -, x; \
        tech board Blast-Phasers, Grapple Harpoon, Relic Blender, Fleet Hotline, Wormhole Generator";
    let view = after(text, &["use Science with B"]).view(Viewer::seat(ANN));
    assert!(view.question.unwrap().bonuses.is_empty(), "nothing is placed yet");
    let best = view.fits.iter().find(|fit| fit.card == "grapple_harpoon").expect("Grapple Harpoon matches");
    let view = after(text, &["use Science with B", "take Grapple Harpoon"]).view(Viewer::seat(ANN));
    assert_eq!(view.question.unwrap().bonuses[best.slot - 1], best.icons);
}
