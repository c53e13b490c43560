//! Positions with a move a sensible player must find or must never make: `positions/GAME.toml`.

use bots::{Bot, Budget, Ensign, Level, Search};
use catalog::Visit;
use evaluation::Evaluate;
use kernel::position::read_position;
use kernel::{Edition, Entry, Events, Fate, Names, Observed, Options, Seat};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    position: Vec<Position>,
}

/// A position, what is played first, and what must come of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    /// What a sensible player knows.
    name: String,
    /// The format; the game's first if not given.
    #[serde(default)]
    format: String,
    /// How many players; the fewest if not given.
    #[serde(default)]
    players: u8,
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// The position's lines, as in scenes.
    at: String,
    /// Actions taken before, `ann: …`.
    #[serde(default)]
    after: Vec<String>,
    /// One of these must be chosen.
    #[serde(default)]
    must: Vec<String>,
    /// None of these may be.
    #[serde(default)]
    must_not: Vec<String>,
    /// The bots that must know: ensign and the search unless said otherwise.
    #[serde(default = "everybody")]
    who: Vec<String>,
}

fn everybody() -> Vec<String> {
    vec!["ensign".to_owned(), "search".to_owned()]
}

/// What a modest search has.
const PLAYOUTS: u32 = 400;

struct Try<'a> {
    position: &'a Position,
    options: &'a Options,
}

impl Visit for Try<'_> {
    type Out = Vec<String>;
    fn visit<G: Entry + Evaluate>(self) -> Vec<String> {
        match self.play::<G>() {
            Ok(faults) => faults,
            Err(what) => vec![format!("{} {:?}: {what}", G::ID, self.position.name)],
        }
    }
}

impl Try<'_> {
    fn play<G: Entry + Evaluate>(&self) -> Result<Vec<String>, String> {
        let state = self.reached::<G>()?;
        let seat = state.to_act().first().ok_or("nobody is to act")?;
        self.words_are_actions(&state, seat)?;
        Ok(self.position.who.iter().filter_map(|who| self.fault(who, &state, seat)).collect())
    }

    /// The position with what was played before.
    fn reached<G: Entry + Evaluate>(&self) -> Result<G, String> {
        let setup = G::settings(self.options).map_err(|error| error.to_string())?;
        let edition = Edition::built_in().map_err(|error| error.to_string())?;
        let names = Names::scene(self.options.players);
        let placed = read_position(&setup, edition, &names, &self.position.at);
        let mut state: G = placed.map_err(|error| error.to_string())?;
        let mut fate = Fate::quick(1);
        for line in &self.position.after {
            let (who, text) = line.split_once(':').ok_or("after: expected `ann: action`")?;
            let seat = names.seat(who.trim()).ok_or("after: no such player")?;
            let action = state.read(seat, text.trim()).map_err(|error| error.to_string())?;
            state.check(seat, action).map_err(|refusal| format!("{line}: {refusal:?}"))?;
            state.perform(seat, action, &mut fate, &mut Events::dropped());
        }
        Ok(state)
    }

    /// A slip of the pen must not pass for a bot's good sense.
    fn words_are_actions<G: Entry + Evaluate>(&self, state: &G, seat: Seat) -> Result<(), String> {
        let mut offered = Vec::new();
        state.actions(seat, &mut offered);
        let offered: Vec<String> = offered.iter().map(|&action| state.notation(action)).collect();
        for word in self.position.must.iter().chain(&self.position.must_not) {
            if !offered.contains(word) {
                return Err(format!("{word:?} is not offered, but {offered:?}"));
            }
        }
        Ok(())
    }

    fn fault<G: Entry + Evaluate>(&self, who: &str, state: &G, seat: Seat) -> Option<String> {
        let mut bot: Box<dyn Bot<G>> = match who {
            // Some games let their ensigns take what is nearly the best; here the evaluator is tried.
            "ensign" => Box::new(Ensign::exact(1)),
            "search" => Box::new(Search::new(Budget { playouts: PLAYOUTS, depth: G::EFFORT.depth }, 1)),
            level => Level::read(level, &[]).ok()?.bot(1),
        };
        let action = bot.choose(&Observed::new(state, seat));
        let chosen = state.notation(action);
        let Position { name, must, must_not, .. } = self.position;
        let found = must.is_empty() || must.contains(&chosen);
        let avoided = !must_not.contains(&chosen);
        (!found || !avoided).then(|| format!("{} {name:?}: {who} plays {chosen:?}", G::ID))
    }
}

const FILES: [(&str, &str); 5] = [
    ("assembly", include_str!("../positions/assembly.toml")),
    ("samurai", include_str!("../positions/samurai.toml")),
    ("captains", include_str!("../positions/captains.toml")),
    ("realms", include_str!("../positions/realms.toml")),
    ("attack", include_str!("../positions/attack.toml")),
];

fn options(game: &str, position: &Position) -> Options {
    let mut options = Options::new(&position.format, position.players);
    options.chosen = position.options.clone();
    let formats = catalog::games().into_iter().find(|listed| listed.id == game).expect("a listed game").all_formats;
    catalog::fill(&options, formats)
}

#[test]
fn sensible_moves_are_found_and_silly_ones_are_not() {
    let mut faults = Vec::new();
    for (game, text) in FILES {
        let file: File = toml::from_str(text).unwrap_or_else(|error| panic!("{game}.toml: {error}"));
        assert!(file.position.len() >= 12, "{game} has {} positions", file.position.len());
        for position in &file.position {
            let options = options(game, position);
            faults.extend(catalog::visit(game, &options, Try { position, options: &options }).expect("a listed game"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
