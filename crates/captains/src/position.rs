//! Positions as text: every zone in words, both ways. What no line names takes the ordinary
//! set-up's value, but crew, cargo and pirates on routes begin empty.

mod place;
mod solve;

use crate::content::{ROOMS, SLOTS};
use crate::kinds::*;
use crate::setup::Setup;
use crate::ship::Held;
use crate::state::{Captains, Stage, TileAt};
use crate::{Content, text};
use kernel::{Edition, Placed, PositionError, Positions, Seat, Secret, Viewer, Zone};

const fn of_seat(word: &'static str, ordered: bool, note: &'static str) -> Zone {
    Zone { word, per_seat: true, ordered, note }
}

const fn of_table(word: &'static str, ordered: bool, note: &'static str) -> Zone {
    Zone { word, per_seat: false, ordered, note }
}

/// Every zone word, in the order positions are written.
const ZONES: &[Zone] = &[
    of_table("round", false, "its number, from 1"),
    of_table("over", false, "`yes` after scoring"),
    of_seat("first", false, "`yes` for the starting captain; ann where nobody says so"),
    of_seat("turn", false, "`yes` for the captain whose turn it is; ann where nobody says so"),
    of_seat("passed", false, "`yes` for who has passed"),
    of_seat("at", false, "where the ship is, e.g. Wobble, or the name of a station"),
    of_seat("ready", false, "figures in the ready room: c, R, Y, B, R*, Y*, B*, a"),
    of_seat("queue", true, "figures in the queue, front first"),
    of_seat("trained", false, "ensigns trained in this window: R, Y, B"),
    of_seat("medals", false, "how many"),
    of_seat("rings", false, "unused promotion rings; what the commanders leave over"),
    of_seat("damage", false, "damage in the hold, excess included"),
    of_seat(
        "cargo",
        false,
        "artifacts (red-yellow, red-blue, yellow-blue), then pirates as fought (green treasure) or ? unseen, longest held first",
    ),
    of_seat("techs", true, "the six slots: a tech, `-` empty, `x` damaged"),
    of_seat("rooms", false, "artifacts in rooms, e.g. Helm: red-yellow, slot 3: red-blue"),
    of_seat("tracks", true, "space and laps: coop 5, tincan 0 lap 1, nian 3"),
    of_seat("missions", false, "completed missions"),
    of_seat("peeked", false, "places of the mission deck this captain looked at, from 1 at the top"),
    of_seat("had", false, "lasting events whose gain was had"),
    of_seat("ended", false, "lasting events since which a turn was ended"),
    of_seat("score", false, "read only: the six rows and the total, in points"),
    of_table("slots", false, "side of the tech-slot boards: A or B"),
    of_table("sides", true, "sides of the tracks: coop, tincan, nian, e.g. A, B, A"),
    of_table(
        "map",
        false,
        "planets that are not as usual, e.g. Wobble: Serenade a Shy Volcano, Fennick: tile 3, Quillhaven: Rustgarden Relay, Dustbunny: -",
    ),
    of_table("face up", false, "the highest numbered tile that is face up"),
    of_table("station tiles", false, "e.g. Home Station: round 2, Rustgarden Relay: here, Cutpurse Cove: gone"),
    of_table("pirates", false, "pirates on routes, e.g. f13: purple treasure"),
    of_table("holders", false, "who holds a planet with several ships, e.g. Wobble: seat 1, Fennick: nobody"),
    of_table("events", false, "event cards on the tracks; a # in a name is left out"),
    of_table("events reached", false, "how many events have been reached"),
    of_table("lasting", true, "events that stay in play, in the order they were reached"),
    of_table("event techs", true, "techs on the Tincan event"),
    of_table("tech board", true, "techs on the central board from space 1, `-` for an empty space"),
    of_table("tech discard", false, "discarded techs"),
    of_table("omega discard", false, "discarded omegas"),
    of_table("pirate discard", false, "discarded pirates: green treasure, or `?` for one nobody saw"),
    of_table("artifact discard", false, "discarded artifacts"),
    of_table("removed", false, "missions Captain Shadow took"),
    of_table("mission deck", true, "top first; the rest follows in the content's order"),
    of_table("tech deck", true, "top first; the rest follows in the content's order"),
    of_table("bottom betas", false, "how many cards under the tech deck are known to be betas"),
    of_table("omega deck", true, "top first; the rest follows in the content's order"),
    of_table("pirate pile", true, "top first; the rest follows in the content's order"),
    of_table("artifact pile", true, "top first; the rest follows in the content's order"),
    of_table("shadow", false, "where Captain Shadow is"),
    of_table("passenger", false, "the solo passenger"),
    of_table(
        "actions drawn",
        true,
        "action cards of this round: Take Tech, Complete Mission, Fight Pirate!, Passenger Action",
    ),
    of_table("action deck", true, "top first; filled up in the content's order"),
    of_table("actions waiting", true, "action cards of the rounds to come, the next round's first"),
    of_table("actions known", false, "what the deck of this round was known to hold"),
];

impl Positions for Captains {
    const ZONES: &'static [Zone] = ZONES;

    fn place(setup: &Setup, edition: Edition<Content>, lines: &[Placed<'_>]) -> Result<Self, PositionError> {
        place::place(setup, edition, lines)
    }

    fn zone(&self, viewer: Viewer, seat: Option<Seat>, zone: &Zone) -> String {
        match seat {
            Some(seat) if seat.index() < usize::from(self.players) => self.seat_zone(viewer, seat, zone.word),
            Some(_) => String::new(),
            None => self.table_zone(viewer, zone.word),
        }
    }

    fn is_settled(&self) -> bool {
        self.stack.is_empty() && matches!(self.stage, Stage::Main | Stage::Over)
    }

    /// A station is where its tile lies.
    fn meant(&self, name: &str) -> Option<String> {
        let station = self.content().stations.iter().position(|face| face.name.eq_ignore_ascii_case(name))?;
        let place = self.map.stations[station]?;
        Some(self.map_face().places[place.index()].name.clone())
    }

    fn key(edition: Edition<Content>, name: &str) -> Option<u32> {
        let content = edition.content();
        let found = |at: Option<usize>| at.map(|at| at as u32);
        let same = crate::notation::same;
        found(content.cards.iter().position(|face| same(&face.name, name) || same(&face.id, name)))
            .or(found(content.missions.iter().position(|face| same(&face.name, name) || same(&face.id, name))))
            .or(found(content.events.iter().position(|face| same(&face.name, name) || same(&face.id, name))))
            .or(found(read_pirate(content, name).map(Pirate::index)))
            .or(found(
                (0..content.artifacts.len()).find(|&kind| same(text::artifact(content, Artifact(kind as u8)), name)),
            ))
            .or(found(content.order_names.iter().position(|order| same(order, name))))
            .or(found(content.passengers.iter().position(|face| same(&face.name, name) || same(&face.id, name))))
            .or(found(tile_key(content, name)))
            .or(found("abcd".find(&name.to_lowercase()).filter(|_| name.len() == 1)))
            .or(name.strip_prefix("seat ").and_then(|n| n.parse::<u32>().ok()?.checked_sub(1)))
    }
}

/// A tile by `tile 3`, `mission tile 2` or its station's name.
fn tile_key(content: &Content, name: &str) -> Option<usize> {
    use crate::content::Tile;
    let mut missions = 0;
    content.tiles.iter().position(|face| {
        let word = match face.tile {
            Tile::Number(n) => format!("tile {n}"),
            Tile::Station(station) => content.stations[station.index()].name.clone(),
            Tile::Mission => {
                missions += 1;
                format!("mission tile {missions}")
            }
        };
        crate::notation::same(&word, name)
    })
}

fn pirate_name(content: &Content, pirate: Pirate) -> String {
    let face = &content.pirates[pirate.index()];
    format!("{} {}", face.exhaust.word(), face.reward)
}

fn read_pirate(content: &Content, name: &str) -> Option<Pirate> {
    let at =
        (0..content.pirates.len()).find(|&at| crate::notation::same(&pirate_name(content, Pirate(at as u8)), name));
    at.map(|at| Pirate(at as u8))
}

/// Things joined by commas, equal neighbours counted.
fn listed(things: impl Iterator<Item = String>) -> String {
    let mut parts: Vec<(String, usize)> = Vec::new();
    for thing in things {
        match parts.last_mut() {
            Some((last, n)) if *last == thing => *n += 1,
            _ => parts.push((thing, 1)),
        }
    }
    let words = parts.into_iter().map(|(thing, n)| if n == 1 { thing } else { format!("{thing} x{n}") });
    words.collect::<Vec<_>>().join(", ")
}

/// A name without the sign that begins a comment in positions.
fn plain(name: &str) -> String {
    name.replace('#', "")
}

fn yes(holds: bool) -> String {
    if holds { "yes".into() } else { String::new() }
}

impl Captains {
    fn seat_zone(&self, viewer: Viewer, seat: Seat, word: &str) -> String {
        let (ship, content) = (self.ship(seat), self.content());
        let lasting = |mask: u8| {
            let held = self.lasting.iter().enumerate().filter(move |(at, _)| mask >> at & 1 == 1);
            listed(held.map(|(_, event)| plain(&content.events[event.index()].name)))
        };
        match word {
            "first" => yes(self.first == seat),
            "turn" => yes(self.turn == seat),
            "passed" => yes(self.passed.has(seat)),
            "at" => self.map_face().places[ship.place.index()].name.clone(),
            "ready" => listed(
                Figure::all().flat_map(|f| std::iter::repeat_n(f.letter().to_owned(), usize::from(ship.ready(f)))),
            ),
            "queue" => listed(ship.queue.iter().map(|figure| figure.letter().to_owned())),
            "trained" => listed(Crew::ALL.iter().flat_map(|&crew| {
                std::iter::repeat_n(Figure::Ensign(crew).letter().to_owned(), usize::from(ship.fresh[crew as usize]))
            })),
            "medals" => ship.medals.to_string(),
            "rings" => ship.rings.to_string(),
            "damage" => ship.cargo_damage.to_string(),
            "cargo" => self.cargo_words(viewer, seat),
            "techs" => (0..SLOTS).map(|slot| self.slot_words(seat, slot)).collect::<Vec<_>>().join(", "),
            "rooms" => {
                let laid = ship.rooms.iter().enumerate().filter_map(|(berth, artifact)| Some((berth, (*artifact)?)));
                listed(laid.map(|(berth, artifact)| {
                    format!("{}: {}", self.berth_word(berth), text::artifact(content, artifact))
                }))
            }
            "tracks" => listed(Track::ALL.iter().map(|&track| self.marker_words(seat, track))),
            "missions" => {
                listed(kernel::Kinds::of_mask(ship.missions).map(|at| content.missions[usize::from(at)].name.clone()))
            }
            "peeked" => {
                let deck = self.piles.missions.cards().iter().rev().enumerate();
                listed(deck.filter(|(_, card)| card.known_to().has(seat)).map(|(at, _)| (at + 1).to_string()))
            }
            "had" => lasting(ship.had),
            "ended" => lasting(ship.ended),
            "score" => self.score_words(seat),
            _ => String::new(),
        }
    }

    fn score_words(&self, seat: Seat) -> String {
        let rows = self.score_rows(seat);
        let words = ["missions", "tracks", "omegas", "crew", "tokens", "damage"];
        let rows = words.iter().zip(rows).map(|(word, half)| format!("{word} {}", f64::from(half) / 2.0));
        let total = format!("total {}", f64::from(self.score(seat)) / 2.0);
        rows.chain([total]).collect::<Vec<_>>().join(", ")
    }

    fn berth_word(&self, berth: usize) -> String {
        let room = self.content().rooms.get(berth).map(|room| room.name.clone());
        room.unwrap_or_else(|| format!("slot {}", berth + 1 - ROOMS))
    }

    fn cargo_words(&self, viewer: Viewer, seat: Seat) -> String {
        let (ship, content) = (self.ship(seat), self.content());
        let artifacts = ship.artifacts.iter().enumerate().flat_map(|(kind, &n)| {
            std::iter::repeat_n(text::artifact(content, Artifact(kind as u8)).to_owned(), usize::from(n))
        });
        let pirates = ship.pirates.iter().map(|held| match held {
            Held::Seen(pirate) => pirate_name(content, *pirate),
            Held::Unseen(secret) => self.unseen_words(viewer, *secret),
        });
        listed(artifacts.chain(pirates))
    }

    fn unseen_words(&self, viewer: Viewer, secret: Secret<Pirate>) -> String {
        match secret.is_known(viewer) {
            true => format!("? {}", pirate_name(self.content(), secret.value())),
            false => "?".into(),
        }
    }

    fn slot_words(&self, seat: Seat, slot: usize) -> String {
        let ship = self.ship(seat);
        match ship.slots[slot] {
            Some(card) => self.content().card(card).name.clone(),
            None if ship.is_damaged(slot) => "x".into(),
            None => "-".into(),
        }
    }

    fn marker_words(&self, seat: Seat, track: Track) -> String {
        let marker = self.ship(seat).markers[track as usize];
        match marker.lap {
            0 => format!("{} {}", track.word(), marker.space),
            lap => format!("{} {} lap {lap}", track.word(), marker.space),
        }
    }

    fn table_zone(&self, viewer: Viewer, word: &str) -> String {
        let (content, piles) = (self.content(), &self.piles);
        let card = |card: Card| content.card(card).name.clone();
        let mask =
            |mask: u64| listed(kernel::Kinds::of_mask(mask).map(|at| content.cards[usize::from(at)].name.clone()));
        let event = |event: &EventCard| plain(&content.events[event.index()].name);
        match word {
            "round" => self.round.to_string(),
            "over" => yes(self.stage == Stage::Over),
            "slots" => content.slot_boards[usize::from(self.slot_side)].side.clone(),
            "sides" => Track::ALL.map(|track| self.track_face(track).side.clone()).join(", "),
            "map" => self.map_words(),
            "face up" => self.map.face_up.to_string(),
            "station tiles" => self.tile_words(),
            "pirates" => {
                let on = self.map.pirates.iter().enumerate().filter_map(|(at, pirate)| Some((at, (*pirate)?)));
                listed(
                    on.map(|(at, pirate)| {
                        format!("{}: {}", self.map_face().routes[at].id, pirate_name(content, pirate))
                    }),
                )
            }
            "holders" => self.holder_words(),
            "events" => listed(self.events.iter().flatten().map(event)),
            "events reached" => self.events_reached.to_string(),
            "lasting" => listed(self.lasting.iter().map(event)),
            "event techs" => listed(self.gifts.iter().map(|&gift| card(gift))),
            "tech board" => {
                let spaces = self.central[..usize::from(self.spaces)].iter();
                spaces.map(|space| space.map_or("-".into(), card)).collect::<Vec<_>>().join(", ")
            }
            "tech discard" => mask(piles.tech_discard),
            "omega discard" => mask(piles.omega_discard),
            "removed" => listed(
                kernel::Kinds::of_mask(self.map.removed).map(|at| content.missions[usize::from(at)].name.clone()),
            ),
            _ => self.pile_zone(viewer, word),
        }
    }

    fn pile_zone(&self, viewer: Viewer, word: &str) -> String {
        let (content, piles) = (self.content(), &self.piles);
        let secret = |known: bool, name: String| if known { name } else { "?".into() };
        match word {
            "pirate discard" => {
                let all = |counts: [u8; Pirate::MOST]| {
                    counts
                        .into_iter()
                        .enumerate()
                        .flat_map(|(kind, n)| std::iter::repeat_n(Pirate(kind as u8), usize::from(n)))
                };
                let seen = all(piles.pirate_discard).map(|pirate| pirate_name(content, pirate));
                let unseen =
                    all(piles.unseen_discard.0).map(|pirate| self.unseen_words(viewer, Secret::hidden(pirate)));
                listed(seen.chain(unseen))
            }
            "artifact discard" => listed(piles.artifact_discard.iter().enumerate().flat_map(|(kind, &n)| {
                std::iter::repeat_n(text::artifact(content, Artifact(kind as u8)).to_owned(), usize::from(n))
            })),
            "mission deck" => listed(
                piles
                    .missions
                    .cards()
                    .iter()
                    .rev()
                    .map(|card| secret(card.is_known(viewer), content.mission(card.value()).name.clone())),
            ),
            "tech deck" => self.tech_deck_words(viewer),
            "bottom betas" => piles.bottom_betas.to_string(),
            "omega deck" => listed(
                piles
                    .omegas
                    .cards()
                    .iter()
                    .rev()
                    .map(|card| secret(card.is_known(viewer), content.card(card.value()).name.clone())),
            ),
            "pirate pile" => listed(
                piles
                    .pirates
                    .cards()
                    .iter()
                    .rev()
                    .map(|card| secret(card.is_known(viewer), pirate_name(content, card.value()))),
            ),
            "artifact pile" => listed(
                piles
                    .artifacts
                    .cards()
                    .iter()
                    .rev()
                    .map(|card| secret(card.is_known(viewer), text::artifact(content, card.value()).to_owned())),
            ),
            _ => self.solo_zone(viewer, word),
        }
    }

    /// Of a hidden deck the class of its top card shows (SC-B2).
    fn tech_deck_words(&self, viewer: Viewer) -> String {
        let deck = self.piles.techs.cards();
        listed(deck.iter().rev().enumerate().map(|(at, card)| match (card.is_known(viewer), at) {
            (true, _) => self.content().card(card.value()).name.clone(),
            (false, 0) => format!("{:?}", card.value().class()).to_lowercase(),
            (false, _) => "?".into(),
        }))
    }

    fn solo_zone(&self, viewer: Viewer, word: &str) -> String {
        let Some(shadow) = &self.shadow else { return String::new() };
        let content = self.content();
        let name = |order: Order| content.order_names[order as usize].clone();
        let secret = |card: &Secret<Order>| if card.is_known(viewer) { name(card.value()) } else { "?".into() };
        match word {
            "shadow" => self.map_face().places[shadow.place.index()].name.clone(),
            "passenger" => content.passengers[usize::from(shadow.passenger)].name.clone(),
            "actions drawn" => listed(shadow.drawn.iter().map(|&order| name(order))),
            "action deck" => listed(shadow.deck.cards().iter().rev().map(secret)),
            "actions waiting" => listed(shadow.waiting.iter().flatten().map(secret)),
            "actions known" => {
                let known = Order::ALL
                    .into_iter()
                    .flat_map(|order| std::iter::repeat_n(order, usize::from(shadow.known[order as usize])));
                listed(known.map(name))
            }
            _ => String::new(),
        }
    }

    fn map_words(&self) -> String {
        let planets = self.map_face().places.iter().enumerate().filter(|(_, place)| place.planet);
        let words = planets.map(|(at, face)| format!("{}: {}", face.name, self.planet_words(Place(at as u8))));
        words.collect::<Vec<_>>().join(", ")
    }

    fn planet_words(&self, place: Place) -> String {
        if let Some(station) = self.station_at(place) {
            return self.content().stations[station.index()].name.clone();
        }
        if let Some(mission) = self.map.missions[place.index()] {
            return self.content().mission(mission).name.clone();
        }
        let number = self.map.numbers.iter().position(|at| *at == place);
        number.map_or("-".into(), |at| format!("tile {}", at + 1))
    }

    fn tile_words(&self) -> String {
        let words = self.content().stations.iter().zip(self.map.tiles).map(|(face, at)| match at {
            TileAt::Station => format!("{}: here", face.name),
            TileAt::Round(round) => format!("{}: round {round}", face.name),
            TileAt::Gone => format!("{}: gone", face.name),
        });
        words.collect::<Vec<_>>().join(", ")
    }

    /// Only planets with several ships need words: a single ship holds its planet.
    fn holder_words(&self) -> String {
        let places = self.map_face().places.iter().enumerate();
        let crowded = places.filter(|(at, face)| face.planet && self.ships_at(Place(*at as u8)).len() > 1);
        listed(crowded.map(|(at, face)| match self.map.holders[at] {
            Some(seat) => format!("{}: {seat}", face.name),
            None => format!("{}: nobody", face.name),
        }))
    }
}
