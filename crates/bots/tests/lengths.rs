//! Bots get on with a game: none runs into the engine's guard, and the usual game is about as long as its rules
//! expect. A few games here; `make soak ARGS=lengths` plays `LENGTHS` of each (200 unless set) and prints the figures.

use bots::Level;
use catalog::Visit;
use evaluation::Evaluate;
use kernel::{Edition, Entry, Events, Fate, Names, Observed, Options, Redact, Seat, Viewer};

/// Twice the longest game that section 7 of Starship Attack's rules expects of people: 6 to 15 rounds.
const USUAL: u64 = 30;
/// Rounds after which a game is adjudicated (AT-Z5).
const GUARD: u64 = 500;

/// Format, players, and how many rounds the usual game may take.
const TABLES: [(&str, u8, u64); 5] =
    [("arena", 2, USUAL), ("arena", 3, USUAL), ("arena", 4, USUAL), ("team", 4, USUAL), ("ctf", 4, USUAL)];

/// What a game came to.
#[derive(Clone, Copy, Default)]
struct Played {
    decisions: u64,
    rounds: u64,
    /// EMP bursts that reached nobody (AT-Q51); one that Shields hold off is a fair try.
    idle_bursts: u64,
    /// Flights off the map that no Collision forced.
    strays: u64,
}

/// What of a turn decides whether its deeds came to anything.
#[derive(Default)]
struct Turn {
    burst: bool,
    reached: bool,
    collided: bool,
}

impl Played {
    /// Takes in what a spectator was told.
    fn hear(&mut self, turn: &mut Turn, told: &str) {
        if told.ends_with("'s turn") {
            self.idle_bursts += u64::from(turn.burst && !turn.reached);
            *turn = Turn::default();
        }
        turn.burst |= told.contains("used EMP Generator");
        turn.reached |= told.contains(" fired at ");
        turn.collided |= told.contains(" rammed ") || told.contains("ran into the force field");
        self.strays += u64::from(told.contains("left the map") && !turn.collided);
    }
}

/// One game of one level against itself.
struct Length<'a> {
    options: &'a Options,
    level: Level,
    seed: u64,
}

impl Visit for Length<'_> {
    type Out = Played;
    fn visit<G: Entry + Evaluate>(self) -> Played {
        let setup = G::settings(self.options).expect("a listed format and its number of players");
        let mut fate = Fate::quick(self.seed);
        let edition = Edition::built_in().expect("the built-in content");
        let mut state = G::start(&setup, edition, &mut fate).expect("a listed format");
        let seed = |seat: Seat| self.seed * 16 + seat.index() as u64;
        let mut bots: Vec<_> = Seat::all(state.seats()).map(|seat| self.level.bot::<G>(seed(seat))).collect();
        let names = Names::scene(state.seats());
        let (mut events, mut played, mut turn) = (Events::kept(), Played::default(), Turn::default());
        while let Some(seat) = state.to_act().first() {
            let action = bots[seat.index()].choose(&Observed::new(&state, seat));
            state.perform(seat, action, &mut fate, &mut events);
            played.decisions += 1;
            for event in events.drain().iter().filter_map(|event| event.shown_to(Viewer::SPECTATOR)) {
                played.hear(&mut turn, &state.tell(&event, &names));
            }
        }
        let view = serde_json::to_value(state.view(Viewer::SPECTATOR)).expect("a view is written");
        played.rounds = view["rounds"].as_u64().expect("the rounds of a view");
        played
    }
}

/// So many games of a table and level.
fn play(options: &Options, level: Level, games: u64) -> Vec<Played> {
    let play = |seed| catalog::visit("attack", options, Length { options, level, seed }).expect("a listed game");
    (1..=games).map(play).collect()
}

/// A table without the bell, which would end every game by itself (AT-Z1); `BELL=usual` measures with it.
fn options(format: &str, players: u8) -> Options {
    let bell = std::env::var("BELL").unwrap_or_else(|_| "off".to_owned());
    Options::new(format, players).with("bell", &bell)
}

/// A hundredth of all, from the least on.
fn at(all: &[Played], of: impl Fn(&Played) -> u64, hundredth: usize) -> u64 {
    let mut sorted: Vec<u64> = all.iter().map(of).collect();
    sorted.sort_unstable();
    sorted[(sorted.len() - 1) * hundredth / 100]
}

/// Prints the figures of a table and level; what is wrong with them, if anything.
fn measure((format, players, usual): (&str, u8, u64), level: Level, games: u64) -> Option<String> {
    let all = play(&options(format, players), level, games);
    let rounds = |hundredth| at(&all, |one| one.rounds, hundredth);
    let decisions = |hundredth| at(&all, |one| one.decisions, hundredth);
    let (median, most) = (rounds(50), rounds(100));
    let idle: u64 = all.iter().map(|one| one.idle_bursts).sum();
    let strays: u64 = all.iter().map(|one| one.strays).sum();
    let name = format!("{format} of {players} {level}s");
    println!(
        "{name}: {games} games, rounds median {median}, 95 % {}, most {most}; decisions median {}, most {}; \
         {idle} bursts at nobody, {strays} flights off the map",
        rounds(95),
        decisions(50),
        decisions(100)
    );
    let wrong = [
        (median > usual, format!("{name}: the usual game takes {median} rounds")),
        (most >= GUARD, format!("{name}: a game of {most} rounds met the guard")),
        (idle + strays > 0, format!("{name}: {idle} bursts at nobody and {strays} flights off the map")),
    ];
    wrong.into_iter().find_map(|(is_wrong, words)| is_wrong.then_some(words))
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
    let format = std::env::var("FORMAT").unwrap_or_default();
    let tables = TABLES.into_iter().filter(|(name, ..)| name.contains(&format));
    let all = levels.flat_map(|level| tables.clone().map(move |table| measure(table, level, games)));
    assert_eq!(all.flatten().collect::<Vec<_>>(), Vec::<String>::new());
}
