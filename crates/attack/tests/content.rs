//! Content files: the built-in one loads, broken ones fail with their line and never panic.

use attack::AttackContent;
use kernel::{Content, Edition};

fn fault(from: &str, to: &str) -> String {
    let text = AttackContent::BUILT_IN;
    assert!(text.contains(from), "{from:?} is not in the file");
    let changed = text.replacen(from, to, 1);
    AttackContent::parse(&changed).map(|_| ()).expect_err("the change must be refused").to_string()
}

#[test]
fn the_built_in_file_loads() {
    let content = Edition::<AttackContent>::built_in().unwrap();
    assert_eq!(content.gear.len(), 7);
    let sentences = content.content().sentences();
    assert!(sentences.iter().any(|sentence| sentence.starts_with("EMP Generator (power 4; in your Fire phase)")));
    assert!(sentences.iter().any(|sentence| sentence.starts_with("Wormhole (green)")));
}

#[test]
fn faults_are_named_with_their_line() {
    let line = |error: &str| error.split(':').nth(1).and_then(|n| n.parse::<usize>().ok()).unwrap_or(0);
    let error = fault("{ repair = {", "{ mend = {");
    assert!(error.contains("mend") && line(&error) > 800, "{error}");
    let error = fault("power = 3\n", "power = 9\n");
    assert!(error.contains("power is 1 to 6"), "{error}");
    let error = fault("requires = [\"speed_zero\", \"empty_trait\"", "requires = [\"speed_nought\", \"empty_trait\"");
    assert!(error.contains("speed_nought") && line(&error) > 800, "{error}");
    let error = fault("force_field_shields = 42", "force_field_shields = 20");
    assert!(error.contains("42") || error.contains("differs") || error.contains("AT-Y10"), "{error}");
    let error = fault("tile = \"tile-red-2\"", "tile = \"tile-pink-2\"");
    assert!(error.contains("tile-pink-2"), "{error}");
    let error = fault("squares = [\"d1\", \"e1\", \"d2\", \"e2\"]", "squares = [\"d1\", \"e1\", \"d2\", \"z9\"]");
    assert!(error.contains("z9"), "{error}");
    let error = fault("round_guard = 500", "round_guard = 0");
    assert!(error.contains("AT-Z5"), "{error}");
    let error = fault("bot = \"brawler\"", "bot = \"nobody\"");
    assert!(error.contains("nobody"), "{error}");
    let error = fault("\nper_turn = 1", "\nper_turn = 2");
    assert!(error.contains("AT-G5"), "{error}");
    let error = fault("[speed]\nmin = 0", "[speed]\nleast = 0");
    assert!(error.contains("least"), "{error}");
    let error = fault("on_hit = \"disable\"", "on_hit = \"damage\"");
    assert!(error.contains("one ship alone"), "{error}");
    let error = fault("reactions = [\"capacitor_bank\", ", "reactions = [\"nanobots\", ");
    assert!(error.contains("does not belong"), "{error}");
}

#[test]
fn cut_off_and_scrambled_files_never_panic() {
    let text = AttackContent::BUILT_IN;
    for cut in (0..text.len()).step_by(997) {
        if text.is_char_boundary(cut) {
            let _ = AttackContent::parse(&text[..cut]);
        }
    }
    for number in ["-1", "99999999999999999999", "1.5", "\"one\"", "[]"] {
        for field in ["power = 1", "columns = 8", "emp_radius = 2", "round_guard = 500", "order = 1"] {
            let key = field.split(' ').next().unwrap();
            let changed = text.replacen(field, &format!("{key} = {number}"), 1);
            assert!(AttackContent::parse(&changed).is_err(), "{key} = {number}");
        }
    }
}

/// A house edition may change what an atom takes: here a wider burst and a stronger laser.
#[test]
fn an_edition_may_change_numbers() {
    let text = AttackContent::BUILT_IN
        .replace("radius = 2", "radius = 3")
        .replace("emp_radius = 2", "emp_radius = 3")
        .replace("armaments = 4", "armaments = 5");
    let content = AttackContent::parse(&text).unwrap();
    assert!(content.sentences().iter().any(|sentence| sentence.contains("within 3 columns")));
}

const ZONES: &str = "ann ship|ann power|ann reserve|ann lost|ann speed|ann field|ann marks|turn|stage|course|shot|\
    flags|tally|ended|ann colour|ann capacitor|ann modifier|ann seen by|first|pending|asked|ann answer";
const VALUES: &str = "|e4|off e10|waiting 9|destroyed 1|gone 4|hangar|E4, A4|E9|?|B, 1, 2, 3, 4, 5|999|-1|red|over|\
    firefight|impact|return|give up|respawn|setup place|setup power|N, 99|attack red|emp|d1+, d1+|red, red|\
    AT-D7, 1, 1, 1, 1|struck, used laser|é|Q5!|turn end|turn start|move done|after fire|\
    damage red|destroy blue, damage red|drop blue e4|rewire red blue|facing|damage red x5|pass|capacitor S|red, blue";
const SECOND: [&str; 8] = [
    "stage pre_fire",
    "bob ship off a1",
    "stage respawn",
    "ann ship waiting 0",
    "stage move done",
    "stage turn end; ann ship gone 1",
    "stage under_way; course N, 1; ann speed 3",
    "stage firefight; shot laser blue; bob ship e9; ann ship e4",
];

#[test]
fn hostile_positions_never_panic() {
    use kernel::{Entry, Names, Options};
    let setup = attack::Attack::settings(&Options::new("ctf", 4)).unwrap();
    let edition = Edition::built_in().unwrap();
    let mut read = 0;
    for zone in ZONES.split('|') {
        for value in VALUES.split('|') {
            for second in SECOND {
                let text = format!("{zone} {value}; {second}");
                let names = Names::scene(4);
                read += usize::from(
                    kernel::position::read_position::<attack::Attack>(&setup, edition, &names, &text).is_ok(),
                );
            }
        }
    }
    assert!(read > 50, "only {read} of them can be: the words of the test are stale");
}

#[test]
fn no_hostile_position_brings_a_game_down() {
    let ctf = kernel::Options::new("ctf", 4).with("special_powers", "on");
    for options in [kernel::Options::new("arena", 3), kernel::Options::new("team", 4), ctf] {
        let survived = testkit::hostile::check_positions::<attack::Attack>(&options, 300);
        assert!(survived.refused > 30 && survived.loaded > 30, "{survived:?}");
    }
}
