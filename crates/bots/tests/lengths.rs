//! Bots get on with a game: none runs into the engine's guard, and the usual game is about as long as its rules
//! expect. A few games here; `make soak ARGS=lengths` plays `LENGTHS` of each (200 unless set) and prints the figures.

use bots::Level;
use catalog::Visit;
use kernel::{Edition, Entry, Evaluate, Events, Fate, Observed, Options, Seat, Viewer};

/// Twice the longest game that section 7 of Starship Attack's rules expects of people: 6 to 15 rounds.
const USUAL: u64 = 30;
/// Capture the Flag goes to and fro between equals; there the bell ends what is not decided (AT-Z1).
const BELL: u64 = 60;
/// Rounds after which a game is adjudicated (AT-Z5).
const GUARD: u64 = 500;

/// Format, players, and how many rounds the usual game may take.
const TABLES: [(&str, u8, u64); 5] =
    [("arena", 2, USUAL), ("arena", 3, USUAL), ("arena", 4, USUAL), ("team", 4, USUAL), ("ctf", 4, BELL)];

/// One game of one level against itself: its decisions and complete rounds.
struct Length<'a> {
    options: &'a Options,
    level: Level,
    seed: u64,
}

impl Visit for Length<'_> {
    type Out = (u64, u64);
    fn visit<G: Entry + Evaluate>(self) -> (u64, u64) {
        let setup = G::settings(self.options).expect("a listed format and its number of players");
        let mut fate = Fate::quick(self.seed);
        let edition = Edition::built_in().expect("the built-in content");
        let mut state = G::start(&setup, edition, &mut fate).expect("a listed format");
        let seed = |seat: Seat| self.seed * 16 + seat.index() as u64;
        let mut bots: Vec<_> = Seat::all(state.seats()).map(|seat| self.level.bot::<G>(seed(seat))).collect();
        let mut events = Events::dropped();
        let mut decisions = 0;
        while let Some(seat) = state.to_act().first() {
            let action = bots[seat.index()].choose(&Observed::new(&state, seat));
            state.perform(seat, action, &mut fate, &mut events);
            decisions += 1;
        }
        let view = serde_json::to_value(state.view(Viewer::SPECTATOR)).expect("a view is written");
        (decisions, view["rounds"].as_u64().expect("the rounds of a view"))
    }
}

/// What so many games of a table and level came to: decisions and rounds, each sorted.
fn play(options: &Options, level: Level, games: u64) -> (Vec<u64>, Vec<u64>) {
    let played = (1..=games)
        .map(|seed| catalog::visit("attack", options, Length { options, level, seed }).expect("a listed game"));
    let (mut decisions, mut rounds): (Vec<u64>, Vec<u64>) = played.unzip();
    decisions.sort_unstable();
    rounds.sort_unstable();
    (decisions, rounds)
}

/// A table as people get it; `BELL=off` measures without the bell.
fn options(format: &str, players: u8) -> Options {
    let bell = std::env::var("BELL").unwrap_or_else(|_| "usual".to_owned());
    Options::new(format, players).with("bell", &bell)
}

/// A hundredth of a sorted list.
fn at(sorted: &[u64], hundredth: usize) -> u64 {
    sorted[(sorted.len() - 1) * hundredth / 100]
}

/// Prints the figures of a table and level; what is wrong with them, if anything.
fn measure((format, players, usual): (&str, u8, u64), level: Level, games: u64) -> Option<String> {
    let (decisions, rounds) = play(&options(format, players), level, games);
    let (median, most) = (at(&rounds, 50), at(&rounds, 100));
    let name = format!("{format} of {players} {level}s");
    let late = at(&rounds, 95);
    println!(
        "{name}: {games} games, rounds median {median}, 95 % {late}, most {most}; decisions median {}, most {}",
        at(&decisions, 50),
        at(&decisions, 100)
    );
    match (median <= usual, most < GUARD) {
        (true, true) => None,
        (false, _) => Some(format!("{name}: the usual game takes {median} rounds")),
        (_, false) => Some(format!("{name}: a game of {most} rounds met the guard")),
    }
}

#[test]
fn no_bots_circle_in_starship_attack() {
    let levels = [(Level::Cadet, 5), (Level::Ensign, 5), (Level::Commander, 1)];
    let all = TABLES.into_iter().flat_map(|table| levels.map(|(level, games)| measure(table, level, games)));
    assert_eq!(all.flatten().collect::<Vec<_>>(), Vec::<String>::new());
}

/// The long form: nothing unless `LENGTHS` names a number of games. `LEVELS` names others than the quick ones.
#[test]
fn no_bots_circle_in_many_games_either() {
    let Some(games) = std::env::var("LENGTHS").ok().and_then(|games| games.parse().ok()) else { return };
    let levels = std::env::var("LEVELS").unwrap_or_else(|_| "cadet,ensign,commander".to_owned());
    let levels = levels.split(',').map(|name| name.parse().expect("a level"));
    let all = levels.flat_map(|level| TABLES.map(|table| measure(table, level, games)));
    assert_eq!(all.flatten().collect::<Vec<_>>(), Vec::<String>::new());
}
