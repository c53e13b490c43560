//! Positions as text: every zone of the table, one line each. Ships go by colour.

mod build;
mod pending;
mod sheet;
mod ship;
mod stand;

use crate::coin::{Coin, Drawn, Trait};
use crate::content::{AttackContent, Gear};
use crate::setup::Setup;
use crate::state::{Attack, Berth, Flag, Ship, Stage};
use crate::tile::{EVERYONE, Token};
use kernel::{Edition, Keyed, Placed, PositionError, Positions, Seat, Viewer, Zone};

const fn own(word: &'static str, note: &'static str) -> Zone {
    Zone { word, per_seat: true, ordered: false, note }
}

const fn table(word: &'static str, note: &'static str) -> Zone {
    Zone { word, per_seat: false, ordered: true, note }
}

const ZONES: &[Zone] = &[
    own("colour", "red, blue, green or yellow; usually dealt in that order"),
    own(
        "ship",
        "a square (e4), `off e10` (left the map there), `waiting 1`, `destroyed 1` (first to fall), `gone 1`, `hangar`; usually out of everyone's way",
    ),
    own("speed", "0 to 10; usually 0"),
    own("power", "the traits: E4, A5!, S_, Q1: `!` number side up, `_` empty, B the blank; usually E4, A3, S2, Q1"),
    own("capacitor", "the trait the Capacitor token lies on: E, A or S"),
    own(
        "reserve",
        "tokens in reserve: 2, or 4! where all know it (`!` on a trait: number side up; here: known to all, whichever side is up); usually what is left when all traits are filled",
    ),
    own("lost", "tokens lost to Damage: 1, 5; usually what is left otherwise"),
    own("modifier", "the coin beside the die: B or 1"),
    own("seen by", "colours of other captains who know the captain's hidden tokens (Red's power)"),
    own("field", "the square of the captain's force field"),
    own(
        "marks",
        "any of: struck (disabled in the next turn), disabled (in this turn), locked, spent, used array, used batteries, used field, used nanobots, used emp, used capacitor, used laser",
    ),
    own("answer", "the sealed answer while a round is open: pass, capacitor S; known to this captain alone"),
    table("first", "the colour that went first; usually the first seat's"),
    table("turn", "the colour whose turn it is; usually the first seat's"),
    table(
        "stage",
        "setup power, setup place, start, roll, assign, engine, course, fire, return, give up, respawn power, respawn, a window (pre_power, powered, pre_move, under_way, impact, pre_fire, firefight), one the game goes on from by itself (turn start, move done, after fire, turn end) or over; usually start",
    ),
    table("asked", "the colours asked in the window that is open; usually who may be (AT-W9)"),
    table(
        "pending",
        "what comes before the turn goes on, the last one first: damage blue, destroy blue, drop blue e4, rewire red blue, facing",
    ),
    table("course", "the move under way: N, E, S or W and the steps made: N, 2"),
    table("shot", "the attack under way: attack blue, laser blue or emp"),
    table("flags", "Capture the Flag: where South's and North's flags are: d1+, blue"),
    table(
        "tally",
        "complete rounds, quiet rounds, `engaged` where this round saw engagement, ships lost by either team: 3, 1, engaged, 0, 2",
    ),
    table("ended", "the rule and the places: AT-D7, 1, 2, 2"),
];

impl Positions for Attack {
    const ZONES: &'static [Zone] = ZONES;

    fn place(setup: &Setup, edition: Edition<AttackContent>, lines: &[Placed<'_>]) -> Result<Self, PositionError> {
        build::build(setup, edition, lines)
    }

    fn zone(&self, viewer: Viewer, seat: Option<Seat>, zone: &Zone) -> String {
        match seat {
            Some(seat) if seat.index() < usize::from(self.terms.seats) => self.own_zone(viewer, seat, zone.word),
            Some(_) => String::new(),
            None => self.table_zone(zone.word),
        }
    }

    /// Always: duties, open rounds and sealed answers have words of their own.
    fn is_settled(&self) -> bool {
        true
    }

    fn key(_: Edition<AttackContent>, name: &str) -> Option<u32> {
        if matches!(name, "_" | "-" | "empty") {
            return Some(Drawn::NOTHING);
        }
        let colour = crate::coin::Colour::read(name).map(|colour| colour.key());
        // A token in reserve that all know of lies suit side up like the others: `4` names `4!` as well.
        Coin::written(name.trim_end_matches('!')).map(|coin| coin.key()).or(colour)
    }
}

fn join(words: impl IntoIterator<Item = String>) -> String {
    words.into_iter().collect::<Vec<_>>().join(", ")
}

impl Attack {
    fn own_zone(&self, viewer: Viewer, seat: Seat, word: &str) -> String {
        let ship = self.ship(seat);
        match word {
            "colour" => self.colour_of(seat).id().to_owned(),
            "ship" => berth_words(ship),
            "speed" => ship.speed.to_string(),
            "power" => {
                join(Trait::ALL.map(|on| format!("{}{}", on.letter(), token_words(ship.tile.token(on), viewer))))
            }
            "capacitor" => ship.tile.capacitor().map_or(String::new(), |(on, _)| on.letter().to_string()),
            "reserve" => join(ship.tile.reserve().map(|token| token_words(Some(token), viewer))),
            "lost" => join(ship.lost.iter().map(|coin| coin.to_string())),
            "modifier" => ship.modifier.to_string(),
            "seen by" => self.seen_by(seat),
            "field" => ship.field.map_or(String::new(), |square| square.to_string()),
            "marks" => join(marks(ship).map(str::to_owned)),
            "answer" => self.answer_words(viewer, seat),
            _ => String::new(),
        }
    }

    fn seen_by(&self, seat: Seat) -> String {
        let tile = &self.ship(seat).tile;
        let tokens = Trait::ALL.into_iter().filter_map(|on| tile.token(on)).chain(tile.reserve());
        let hidden = tokens.filter(|token| token.known_to() != EVERYONE);
        let known = hidden.map(|token| token.known_to()).next();
        let others = self.all().filter(|&other| other != seat && known.is_some_and(|known| known.has(other)));
        join(others.map(|other| self.colour_of(other).id().to_owned()))
    }

    fn table_zone(&self, word: &str) -> String {
        let colour = |seat: Seat| self.colour_of(seat).id().to_owned();
        match word {
            "first" => self.first.map_or(String::new(), colour),
            "turn" => colour(self.active),
            "stage" => stage_word(self.stage).to_owned(),
            "asked" => self.asked_words(),
            "pending" => self.pending_words(),
            "course" => self.course.map_or(String::new(), |course| format!("{:?}, {}", course.way, course.made)),
            "shot" => self.shot.map_or(String::new(), |shot| match (shot.gear, shot.target) {
                (None, Some(target)) => format!("attack {}", colour(target)),
                (Some(Gear::Laser), Some(target)) => format!("laser {}", colour(target)),
                _ => "emp".to_owned(),
            }),
            "flags" if self.terms.mode.is_ctf() => join(self.flags.map(|flag| match flag {
                Flag::Lies(point) => point.to_string(),
                Flag::With(seat) => colour(seat),
            })),
            "tally" => self.tally_words(),
            "ended" => self.ending.map_or(String::new(), |ending| {
                let places = ending.places.iter().take(usize::from(self.terms.seats)).map(u8::to_string);
                join([ending.by.to_string()].into_iter().chain(places))
            }),
            _ => String::new(),
        }
    }

    fn tally_words(&self) -> String {
        let tally = &self.tally;
        let engaged = if tally.engaged { "engaged, " } else { "" };
        format!("{}, {}, {engaged}{}, {}", tally.rounds, tally.quiet, tally.losses[0], tally.losses[1])
    }
}

fn token_words(token: Option<Token>, viewer: Viewer) -> String {
    let Some(token) = token else { return "_".to_owned() };
    let open = if token.known_to() == EVERYONE { "!" } else { "" };
    match token.shown_to(viewer).face() {
        Some(coin) => format!("{coin}{open}"),
        None => "?".to_owned(),
    }
}

fn berth_words(ship: &Ship) -> String {
    match ship.berth {
        Berth::Hangar => "hangar".to_owned(),
        Berth::At(square) => square.to_string(),
        Berth::Off(square) => format!("off {square}"),
        Berth::Waiting(turns) => format!("waiting {turns}"),
        Berth::Destroyed => format!("destroyed {}", ship.fell),
        Berth::Left => format!("gone {}", ship.fell),
    }
}

/// The words of equipment in `marks`, in the order of its bits.
const USED: [&str; 7] =
    ["used array", "used batteries", "used field", "used nanobots", "used emp", "used capacitor", "used laser"];

fn marks(ship: &Ship) -> impl Iterator<Item = &'static str> {
    let flags = [(ship.struck, "struck"), (ship.disabled, "disabled"), (ship.locked, "locked"), (ship.spent, "spent")];
    let used = ship.used;
    let used = USED.into_iter().enumerate().filter(move |(bit, _)| used & (1 << bit) != 0).map(|(_, word)| word);
    flags.into_iter().filter(|(on, _)| *on).map(|(_, word)| word).chain(used)
}

const STAGES: [(Stage, &str); 17] = [
    (Stage::SetupPower, "setup power"),
    (Stage::SetupPlace, "setup place"),
    (Stage::Start, "start"),
    (Stage::Roll, "roll"),
    (Stage::Assign, "assign"),
    (Stage::Engine, "engine"),
    (Stage::Course, "course"),
    (Stage::Fire, "fire"),
    (Stage::Return, "return"),
    (Stage::GiveUp, "give up"),
    (Stage::Repower, "respawn power"),
    (Stage::Respawn, "respawn"),
    (Stage::TurnStart, "turn start"),
    (Stage::MoveDone, "move done"),
    (Stage::AfterFire, "after fire"),
    (Stage::TurnEnd, "turn end"),
    (Stage::Over, "over"),
];

/// States the engine runs itself are written only where a duty holds the turn up.
fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Window(window) => window.id(),
        other => STAGES.iter().find(|(known, _)| *known == other).map_or("over", |(_, word)| word),
    }
}

fn read_stage(word: &str) -> Option<Stage> {
    let named = STAGES.iter().find(|(_, known)| *known == word).map(|(stage, _)| *stage);
    named.or_else(|| crate::content::Window::read(word).map(Stage::Window))
}
