//! The content file: what the rules need of it, what the balance model says of it, and that no
//! hostile file gets through or brings the loader down.
#![allow(clippy::unwrap_used, reason = "a test that cannot set its table up has failed")]

use captains::{Captains, Content};
use kernel::{Content as _, ContentError, Edition, Entry, Fate, Game, Options, Seat};
use testkit::play::Walk;
use testkit::{content, hostile};
use toml::{Table, Value};

const FILE: &str = Content::BUILT_IN;

fn error(text: &str) -> ContentError {
    Content::parse(text).err().unwrap_or_else(|| panic!("this file should not load"))
}

/// The file with one passage exchanged.
fn changed(from: &str, to: &str) -> String {
    assert!(FILE.contains(from), "{from:?} is not in the file");
    FILE.replacen(from, to, 1)
}

#[test]
fn the_built_in_file_has_what_the_rules_count() {
    let content = Content::parse(FILE).unwrap();
    let counts = content.counts();
    for (what, n) in
        [("techs", 50), ("omegas", 12), ("missions", 50), ("events", 14), ("track_sides", 6), ("boards", 2)]
    {
        assert!(counts.contains(&(what, n)), "{what}: {counts:?}");
    }
    for (what, n) in
        [("tiles", 16), ("pirates", 30), ("artifacts", 27), ("passengers", 6), ("action_cards", 7), ("epilogues", 56)]
    {
        assert!(counts.contains(&(what, n)), "{what}: {counts:?}");
    }
    assert!(content.sentences().iter().all(|line| line.len() > 20));
}

#[test]
fn faults_name_their_line_and_what_was_expected() {
    let cases = [
        ("id = \"teddy\"", "id = \"teddy\"\nhat = 1", "unknown field"),
        ("tincan_event_techs = [\"repair_bots\"", "tincan_event_techs = [\"repair_bats\"", "no tech \"repair_bats\""),
        ("effects = [{ jump = 1 }, { move = 1 }]", "effects = [{ jump = 1, move = 1 }]", "exactly one of"),
        ("effects = [{ jump = 1 }, { move = 1 }]", "effects = [{}]", "exactly one of"),
        ("effects = [{ jump = 1 }, { move = 1 }]", "effects = [{ sing = 1 }]", "unknown variant `sing`"),
        ("effects = [{ jump = 1 }, { move = 1 }]", "effects = [{ jump = 200 }]", "1 to 12 times"),
        ("effects = [{ jump = 1 }, { move = 1 }]", "effects = [{ ready = 1 }]", "go on for ever"),
        ("effects = [{ tech = \"take\" }]", "effects = [{ tech = \"steal\" }]", "expected `take` or `recycle`"),
        ("{ advance = 2, track = \"coop\" }", "{ advance = 2, track = \"north\" }", "expected one of `coop`"),
        ("{ advance = 2, track = \"coop\" }", "{ advance = 2 }", "an advance names its track"),
        ("{ advance = 2, track = \"coop\" }", "{ move = 2, track = \"coop\" }", "`track` goes with `advance` alone"),
        ("{ pay = { pirate = 1 }, gain", "{ pay = { pirate = 1, medal = 1 }, gain", "exactly 1"),
        ("{ backtrack = 3, bonus = 1 }", "{ backtrack = 3, max = 1 }", "`max` goes with `per` alone"),
        ("tech_cards = 50", "tech_cards = 51", "51 tech cards"),
        ("id = \"jump_drive\"", "id = \"fleet_hotline\"", "comes twice"),
        ("name = \"Jump Drive\"", "name = \"Jump {A}\"", "no name"),
        ("b = \"marzipan_reach\"", "b = \"nowhere\"", "no location \"nowhere\""),
        (
            "a = \"home_station\", b = \"old_kettle\"",
            "a = \"home_station\", b = \"marzipan_reach\"",
            "no other route joins",
        ),
        ("ability = { free_training = \"yellow\" }", "ability = {}", "exactly one of the forms"),
        ("on = \"mission\", line = \"blue\"", "on = \"mission\"", "exactly one of line, icon, min_lines"),
        ("{ space = 2, effects = [{ medal = 1 }] }", "{ space = 5, effects = [{ medal = 1 }] }", "space of its own"),
        (
            "{ space = 2, effects = [{ medal = 1 }] }",
            "{ space = 2, effects = [{ advance = 1, track = \"any\" }] }",
            "for ever",
        ),
        ("from = 21\nto = 21", "from = 22\nto = 22", "next epilogue begins at 21"),
        ("number = 5", "number = 4", "without a gap"),
        (
            "id = \"passenger_action\"\nname = \"Passenger Action\"\ncount = 1",
            "id = \"passenger_action\"\nname = \"Passenger Action\"\ncount = 2",
            "action cards",
        ),
    ];
    for (from, to, words) in cases {
        let fault = error(&changed(from, to));
        assert!(fault.what.contains(words), "{to:?}: {fault}");
    }
    assert_eq!(
        error(&changed("id = \"teddy\"", "id = \"teddy\"\nhat = 1")).line,
        1 + FILE[..FILE.find("id = \"teddy\"").unwrap()].lines().count() + 1
    );
}

#[test]
fn an_unknown_or_doubled_key_of_an_effect_is_told_with_its_line() {
    let room = "effects = [{ jump = 1 }, { move = 1 }]";
    let line = FILE[..FILE.find(room).unwrap()].lines().count() + 1;
    for wrong in ["{ sing = 1 }", "{ jump = 1, move = 1 }", "{ jump = 1, jump = 2 }", "{ jump = 1, bonus = 1 }"] {
        let fault = error(&changed(room, &format!("effects = [{wrong}]")));
        assert_eq!(fault.line, line, "{wrong}: {fault}");
    }
}

#[test]
fn every_key_of_the_vocabulary_is_read() {
    let room = "effects = [{ jump = 1 }, { move = 1 }]";
    for key in captains::content::Effect::KEYS {
        let text = changed(room, &format!("effects = [{{ {key} = 1 }}]"));
        let fault = Content::parse(&text).err().map(|fault| fault.what).unwrap_or_default();
        assert!(!fault.contains(&format!("unknown variant `{key}`")), "{fault}");
    }
}

#[test]
fn no_hostile_file_brings_the_loader_or_a_game_down() {
    content::check_built_in::<Content>();
    let survived = content::check_hostile::<Captains>(&Options::new("captains", 4), 300);
    assert!(survived.refused > 100 && survived.loaded > 0, "{survived:?}");
    content::check_hostile::<Captains>(&Options::new("solo", 1), 150);
    for text in ["", "[[tech]]", "schema = 1", "\u{0}", "tech = 3", &"[[tech]]\n".repeat(300)] {
        assert!(Content::parse(text).is_err(), "{text:?} loaded");
    }
}

#[test]
fn epilogues_drop_the_half_point() {
    // SC-G9, SC-Q55.
    let content = Content::parse(FILE).unwrap();
    let line =
        |score: i32| content.epilogues.iter().find(|epilogue| i32::from(epilogue.from) == score).unwrap().text.as_str();
    assert_eq!(content.epilogue(87), line(43), "43.5 reads as 43");
    assert_eq!(content.epilogue(86), line(43));
    assert_eq!(content.epilogue(-7), line(0));
    assert_eq!(content.epilogue(41), line(0));
    assert_eq!(content.epilogue(42), line(21));
    assert_eq!(content.epilogue(400), line(75));
    let setup = Captains::settings(&Options::new("captains", 2)).unwrap();
    let mut game = Captains::start(&setup, Edition::built_in().unwrap(), &mut Fate::quick(1)).unwrap();
    Walk::new(1).game(&mut game, &mut Fate::quick(1), 20_000);
    let view = game.view(kernel::Viewer::SPECTATOR);
    assert_eq!(
        view.epilogues,
        [game.score(Seat::new(0)), game.score(Seat::new(1))].map(|score| game.content().epilogue(score))
    );
}

/// The balance model of the file's header.
struct Model(Table);

impl Model {
    fn weight(&self, key: &str) -> f64 {
        number(&self.0[key])
    }

    fn list(&self, list: &Value) -> f64 {
        list.as_array().unwrap().iter().map(|effect| self.effect(effect.as_table().unwrap())).sum()
    }

    fn effect(&self, effect: &Table) -> f64 {
        let times = |key: &str| effect.get(key).map(number);
        for key in [
            "move",
            "jump",
            "repair",
            "damage",
            "ambush",
            "medal",
            "artifact",
            "pirate",
            "android",
            "cadet",
            "ready",
            "copy_room",
        ] {
            if let Some(n) = times(key).filter(|_| !effect.contains_key("pay")) {
                return n * self.weight(key);
            }
        }
        if let Some(n) = times("fight") {
            return self.0["fight"].as_array().unwrap().iter().take(n as usize).map(number).sum();
        }
        if let Some(n) = times("advance") {
            let any = effect["track"].as_str() == Some("any");
            return n * self.weight(if any { "advance_any" } else { "advance_named" });
        }
        if let Some(n) = times("peek") {
            return n * self.weight("peek_each");
        }
        self.compound(effect)
    }

    fn compound(&self, effect: &Table) -> f64 {
        if let Some(how) = effect.get("tech") {
            return self.weight(how.as_str().unwrap());
        }
        if let Some(draw) = effect.get("draw") {
            return self.weight(if draw["deck"].as_str() == Some("omega") { "draw_omega" } else { "draw_tech" });
        }
        if let Some(options) = effect.get("choose") {
            let best = options.as_array().unwrap().iter().map(|option| self.list(option)).fold(f64::MIN, f64::max);
            return best + self.weight("choose_extra");
        }
        if let Some(price) = effect.get("pay") {
            let cost = |(key, n): (&String, &Value)| {
                number(n) * if key == "tech" { self.weight("pay_price_tech") } else { self.weight(key) }
            };
            let price: f64 = price.as_table().unwrap().iter().map(cost).sum();
            return (self.weight("pay_factor") * (self.list(&effect["gain"]) - price)).max(0.0);
        }
        number(&effect["model_expect"]) * self.list(&effect["gain"])
    }

    fn within(&self, value: f64, said: &Value, band: &str, name: &Value) {
        let band: Vec<f64> = self.0[band].as_array().unwrap().iter().map(number).collect();
        assert!((value - number(said)).abs() < 0.011, "{name}: the model says {value:.2}, the file {said}");
        assert!(value >= band[0] - 0.001 && value <= band[1] + 0.001, "{name}: {value:.2} is outside {band:?}");
    }

    fn tech(&self, tech: &Value) -> f64 {
        let icons = ["left", "right"]
            .iter()
            .flat_map(|side| tech[*side].as_array().unwrap())
            .filter(|icon| icon.as_str() != Some(""));
        let sides = icons.count() as f64 * self.weight("icon")
            + if tech["can_replace"].as_bool() == Some(true) { self.weight("can_replace") } else { 0.0 };
        if tech["kind"].as_str() == Some("ability") {
            return number(&tech["estimate"]) + sides;
        }
        let gain = self.list(&tech["effects"]) - self.weight(&format!("base_{}", tech["color"].as_str().unwrap()));
        let single = tech["single_use"].as_bool() == Some(true);
        let uses = self.weight(&format!("uses_{}", tech["class"].as_str().unwrap()));
        sides + if single { gain + self.weight("single_use_extra") } else { uses * gain }
    }
}

fn number(value: &Value) -> f64 {
    value.as_float().unwrap_or_else(|| value.as_integer().unwrap() as f64)
}

#[test]
fn every_value_recomputes_from_the_model_and_lies_in_its_band() {
    // SC-I28.
    let file: Table = toml::from_str(FILE).unwrap();
    let model = Model(file["model"].as_table().unwrap().clone());
    let all = |key: &str| file[key].as_array().unwrap().clone();
    for mission in all("mission") {
        let lines = mission["lines"].as_array().unwrap();
        let line = |line: &Value| {
            model.list(&line["effects"])
                * if line["color"].as_str() == Some("gold") { model.weight("gold_factor") } else { 1.0 }
        };
        let value = number(&mission["points"]) + lines.iter().map(line).sum::<f64>();
        model.within(value, &mission["value"], &format!("band_mission_{}", lines.len()), &mission["name"]);
    }
    for tech in all("tech") {
        model.within(
            model.tech(&tech),
            &tech["value"],
            &format!("band_{}", tech["class"].as_str().unwrap()),
            &tech["name"],
        );
    }
    for omega in all("omega") {
        let value = number(&omega["expect"]) * number(&omega["score"]["points"]) + 0.5;
        model.within(value, &omega["value"], "band_omega", &omega["name"]);
    }
    for station in all("station") {
        model.within(model.list(&station["effects"]), &station["value"], "band_station", &station["name"]);
    }
    for track in all("track") {
        let value = track["bonuses"].as_array().unwrap().iter().map(|bonus| model.list(&bonus["effects"])).sum();
        model.within(value, &track["value"], "band_track", &track["faction"]);
    }
}

#[test]
fn a_reusable_room_brings_back_less_than_it_costs() {
    // SC-I22: 1/2 per artifact, 2/3 per ambush, 1/6 per track step and per tech taken.
    let file: Table = toml::from_str(FILE).unwrap();
    for tech in file["tech"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|tech| tech.get("single_use").and_then(Value::as_bool) == Some(false))
    {
        let back: f64 =
            tech["effects"].as_array().unwrap().iter().map(|effect| brings_back(effect.as_table().unwrap())).sum();
        assert!(back < 1.0, "{}: {back:.2}", tech["name"]);
    }
}

fn brings_back(effect: &Table) -> f64 {
    let n = |key: &str| effect.get(key).map_or(0.0, |n| n.as_integer().unwrap_or(1) as f64);
    let gain: f64 = effect
        .get("gain")
        .map_or(0.0, |gain| gain.as_array().unwrap().iter().map(|one| brings_back(one.as_table().unwrap())).sum());
    n("artifact") / 2.0
        + n("ambush") * 2.0 / 3.0
        + n("advance") / 6.0
        + f64::from(u8::from(effect.contains_key("tech"))) / 6.0
        + gain
}

#[test]
fn boards_are_plain_and_near() {
    // SC-Q65: every location has one route of each colour; all within three moves of home.
    let content = Content::parse(FILE).unwrap();
    for board in &content.boards {
        assert!(board.places.iter().all(|place| place.routes.iter().all(Option::is_some)), "{}", board.id);
        let mut near = vec![board.home];
        for _ in 0..3 {
            let next: Vec<_> = near
                .iter()
                .flat_map(|place| board.places[place.index()].routes.iter().flatten().map(|way| way.1))
                .collect();
            near.extend(next);
        }
        assert!((0..board.places.len()).all(|at| near.iter().any(|place| place.index() == at)), "{}", board.id);
    }
}

#[test]
fn no_track_gives_too_much_in_a_loop() {
    // SC-I22: at most 2 artifacts and 1 figure made ready per loop.
    let file: Table = toml::from_str(FILE).unwrap();
    for track in file["track"].as_array().unwrap() {
        let effects =
            track["bonuses"].as_array().unwrap().iter().flat_map(|bonus| bonus["effects"].as_array().unwrap());
        let total = |key: &str| effects.clone().filter_map(|effect| effect.get(key)).map(number).sum::<f64>();
        assert!(total("artifact") <= 2.0 && total("ready") <= 1.0, "{} {}", track["faction"], track["side"]);
    }
}

/// SC-D9, SC-Q78: gains of tokens that follow one another are all drawn before anything is given
/// up. No mission of the built-in file has two in a row, so one is given them.
#[test]
fn gains_in_a_row_are_looked_at_together() {
    let text = changed("[{ damage = 1 }, { pirate = 2 }, ", "[{ artifact = 1 }, { pirate = 1 }, ");
    let edition = Edition::load(&text, "in-a-row.toml").unwrap();
    let setup = Captains::settings(&Options::new("captains", 2)).unwrap();
    let position = "ann at  Fennick\nann ready  Y, c\nann damage  7\nann cargo  red-blue\n\
                    map  Fennick: Tickle the Ice Giant\nartifact pile  red-yellow";
    let names = kernel::Names::scene(2);
    let mut game: Captains = kernel::position::read_position(&setup, edition, &names, position).unwrap();
    let ann = Seat::new(0);
    for words in ["mission", "assign Y", "perform"] {
        let action = game.read(ann, words).unwrap();
        assert_eq!(game.check(ann, action), Ok(()), "{words}");
        game.perform(ann, action, &mut Fate::quick(1), &mut kernel::Events::dropped());
    }
    let mut listed = Vec::new();
    game.actions(ann, &mut listed);
    let offered: Vec<String> = listed.into_iter().map(|action| game.notation(action)).collect();
    assert_eq!(offered, ["discard red-yellow", "discard red-blue", "discard pirate"]);
}

#[test]
fn no_hostile_position_brings_a_game_down() {
    for options in [Options::new("captains", 3), Options::new("solo", 1)] {
        let survived = hostile::check_positions::<Captains>(&options, 400);
        assert!(survived.refused > 40 && survived.loaded > 40, "{survived:?}");
    }
}
