//! Filling what a partial position leaves open: every card and token lies somewhere once.

use super::place::Reader;
use crate::content::Tile;
use crate::kinds::*;
use crate::state::{Captains, TileAt};
use kernel::{CopyVec, PositionError, Seat, SeatSet};

type Read<T> = Result<T, PositionError>;

impl Reader<'_> {
    /// Takes the cards no line names out of the set-up's places and fills decks with the rest.
    pub(super) fn solve(&self, game: &mut Captains) -> Read<()> {
        self.solve_techs(game)?;
        self.solve_missions(game)?;
        self.solve_pirates(game)?;
        self.solve_artifacts(game)
    }

    /// Techs: what is named stays; the board and the event keep usual techs where nobody names
    /// theirs; the rest is the deck.
    fn solve_techs(&self, game: &mut Captains) -> Read<()> {
        let content = self.content;
        let mut used = 0u64;
        let mut claim = |card: Card, line: usize| match used >> card.index() & 1 {
            0 => {
                used |= 1 << card.index();
                Ok(())
            }
            _ => Err(PositionError::at(line, format!("{} lies in two places", content.card(card).name))),
        };
        for seat in Seat::all(game.players) {
            game.ships[seat]
                .slots
                .iter()
                .flatten()
                .try_for_each(|&card| claim(card, self.line_of(Some(seat), "techs")))?;
        }
        for at in kernel::Kinds::of_mask(game.piles.tech_discard | game.piles.omega_discard) {
            claim(content.cards[usize::from(at)].card, self.line_of(None, "tech discard"))?;
        }
        for (word, cards) in [("tech deck", &self.techs), ("omega deck", &self.omegas), ("event techs", &self.gifts)] {
            cards.iter().flatten().try_for_each(|&card| claim(card, self.line_of(None, word)))?;
        }
        if let Some(board) = &self.board {
            board.iter().flatten().try_for_each(|&card| claim(card, self.line_of(None, "tech board")))?;
        }
        self.deal_techs(game, used);
        Ok(())
    }

    fn deal_techs(&self, game: &mut Captains, mut used: u64) {
        let content = self.content;
        let mut next = |fits: &dyn Fn(Card) -> bool| {
            let found =
                content.cards.iter().map(|face| face.card).find(|card| used >> card.index() & 1 == 0 && fits(*card))?;
            used |= 1 << found.index();
            Some(found)
        };
        let alpha = |card: Card| card.class() == Class::Alpha;
        game.gifts = match &self.gifts {
            Some(gifts) => gifts.iter().copied().collect(),
            None if game.events[Track::Tincan as usize].is_none() => CopyVec::new(),
            None if game.is_solo() => {
                let passenger = game.shadow.as_ref().map_or(0, |shadow| usize::from(shadow.passenger));
                content.passengers[passenger].techs.iter().filter_map(|&tech| next(&|card| card == tech)).collect()
            }
            None => next(&alpha).into_iter().collect(),
        };
        let alphas = usize::from(content.tech_boards[usize::from(game.is_solo())].0);
        for space in 0..usize::from(game.spaces) {
            game.central[space] = match &self.board {
                Some(board) => board.get(space).copied().flatten(),
                None if space < alphas => next(&alpha),
                None => next(&|card| card.is_omega()),
            };
        }
        let mut fill = |named: &Option<Vec<Card>>, omega: bool| {
            let mut cards: Vec<Card> = named.clone().unwrap_or_default();
            cards.extend(std::iter::from_fn(|| next(&|card| card.is_omega() == omega)));
            cards
        };
        let (techs, omegas) = (fill(&self.techs, false), fill(&self.omegas, true));
        game.piles.techs = Default::default();
        game.piles.omegas = Default::default();
        techs.into_iter().rev().for_each(|card| game.piles.techs.push_top(card, SeatSet::EMPTY));
        omegas.into_iter().rev().for_each(|card| game.piles.omegas.push_top(card, SeatSet::EMPTY));
    }

    fn solve_missions(&self, game: &mut Captains) -> Read<()> {
        let mut used = 0u64;
        let mut claim = |mission: Mission, line: usize| match used >> mission.0 & 1 {
            0 => {
                used |= 1 << mission.0;
                Ok(())
            }
            _ => Err(PositionError::at(line, format!("{} lies in two places", self.content.mission(mission).name))),
        };
        for seat in Seat::all(game.players) {
            let done = kernel::Kinds::of_mask(game.ships[seat].missions);
            done.map(Mission).try_for_each(|mission| claim(mission, self.line_of(Some(seat), "missions")))?;
        }
        kernel::Kinds::of_mask(game.map.removed)
            .map(Mission)
            .try_for_each(|m| claim(m, self.line_of(None, "removed")))?;
        self.missions.iter().flatten().try_for_each(|&m| claim(m, self.line_of(None, "mission deck")))?;
        let named = |thing: &(Place, Option<Mission>, Option<Tile>)| thing.1;
        self.map.iter().filter_map(named).try_for_each(|m| claim(m, self.line_of(None, "map")))?;
        let mut rest = (0..self.content.missions.len() as u8).map(Mission).filter(|m| used >> m.0 & 1 == 0);
        for at in 0..Place::MOST {
            let said = self.map.iter().find(|(place, ..)| place.index() == at);
            match said {
                Some((_, mission, None)) => game.map.missions[at] = *mission,
                Some(_) => game.map.missions[at] = None,
                None if game.map.missions[at].is_some() => game.map.missions[at] = rest.next(),
                None => {}
            }
        }
        let deck: Vec<Mission> = self.missions.iter().flatten().copied().chain(rest).collect();
        game.piles.missions = Default::default();
        for (at, mission) in deck.into_iter().enumerate().rev() {
            let known = Seat::all(game.players).filter(|seat| self.peeked[seat.index()].contains(&(at + 1))).collect();
            game.piles.missions.push_top(mission, known);
        }
        Ok(())
    }

    fn solve_pirates(&self, game: &mut Captains) -> Read<()> {
        let mut left: Vec<i16> = self.content.pirates.iter().map(|face| i16::from(face.count)).collect();
        let mut claim = |pirate: Pirate| left[pirate.index()] -= 1;
        game.map.pirates.iter().flatten().for_each(|&pirate| claim(pirate));
        for seat in Seat::all(game.players) {
            self.held[seat.index()].iter().filter_map(|(pirate, _)| *pirate).for_each(&mut claim);
        }
        self.thrown.iter().filter_map(|(pirate, _)| *pirate).for_each(&mut claim);
        self.pirates.iter().flatten().for_each(|&pirate| claim(pirate));
        if let Some(kind) = left.iter().position(|&n| n < 0) {
            let name = super::pirate_name(self.content, Pirate(kind as u8));
            return Err(PositionError::at(self.last_line(), format!("there are not so many {name} pirates")));
        }
        let rest =
            left.into_iter().enumerate().flat_map(|(kind, n)| std::iter::repeat_n(Pirate(kind as u8), n as usize));
        let mut pile: std::collections::VecDeque<Pirate> = self.pirates.iter().flatten().copied().chain(rest).collect();
        self.stow_pirates(game, &mut pile)?;
        game.piles.pirates = Default::default();
        pile.into_iter().rev().for_each(|pirate| game.piles.pirates.push_top(pirate, SeatSet::EMPTY));
        Ok(())
    }

    /// Tokens nobody named come from under the pile.
    fn stow_pirates(&self, game: &mut Captains, pile: &mut std::collections::VecDeque<Pirate>) -> Read<()> {
        let short = || PositionError::at(self.last_line(), "there are not so many pirate tokens");
        for seat in Seat::all(game.players) {
            for &(pirate, seen) in &self.held[seat.index()] {
                let pirate = pirate.or_else(|| pile.pop_back()).ok_or_else(short)?;
                game.stow(
                    seat,
                    if seen { crate::Held::Seen(pirate) } else { crate::Held::Unseen(kernel::Secret::hidden(pirate)) },
                );
            }
        }
        game.piles.pirate_discard = [0; Pirate::MOST];
        game.piles.unseen_discard.0 = [0; Pirate::MOST];
        for &(pirate, seen) in &self.thrown {
            let pirate = pirate.or_else(|| pile.pop_back()).ok_or_else(short)?;
            let counts = if seen { &mut game.piles.pirate_discard } else { &mut game.piles.unseen_discard.0 };
            counts[pirate.index()] += 1;
        }
        Ok(())
    }

    fn solve_artifacts(&self, game: &mut Captains) -> Read<()> {
        let mut left: Vec<i16> = self.content.artifacts.iter().map(|face| i16::from(face.count)).collect();
        for (kind, n) in left.iter_mut().enumerate() {
            *n -= i16::from(game.piles.artifact_discard[kind]);
            for seat in Seat::all(game.players) {
                let laid = game.ships[seat].rooms.iter().filter(|room| **room == Some(Artifact(kind as u8))).count();
                *n -= i16::from(game.ships[seat].artifacts[kind]) + laid as i16;
            }
            *n -= self.artifacts.iter().flatten().filter(|artifact| artifact.index() == kind).count() as i16;
            if *n < 0 {
                return Err(PositionError::at(self.last_line(), "there are not so many artifacts of one type"));
            }
        }
        let rest =
            left.into_iter().enumerate().flat_map(|(kind, n)| std::iter::repeat_n(Artifact(kind as u8), n as usize));
        let pile: Vec<Artifact> = self.artifacts.iter().flatten().copied().chain(rest).collect();
        game.piles.artifacts = Default::default();
        pile.into_iter().rev().for_each(|artifact| game.piles.artifacts.push_top(artifact, SeatSet::EMPTY));
        Ok(())
    }

    /// Tiles and stations named for a planet change places with what lay there.
    pub(super) fn solve_map(&self, game: &mut Captains) -> Read<()> {
        // Tiles first: what is left where a mission is named may then be an unnamed tile only.
        let tiles = self.map.iter().filter(|(_, _, tile)| tile.is_some());
        let missions = self.map.iter().filter(|(_, _, tile)| tile.is_none());
        for &(place, _, tile) in tiles.chain(missions) {
            let elsewhere = match tile {
                Some(Tile::Number(n)) => game.map.numbers.get(usize::from(n) - 1).copied(),
                Some(Tile::Station(station)) => game.map.stations[station.index()],
                _ => self.spare_mission(game, place),
            };
            let Some(elsewhere) = elsewhere else {
                return Err(PositionError::at(
                    self.line_of(None, "map"),
                    "that tile is not in this game, or no planet is left to take its place",
                ));
            };
            swap(game, place, elsewhere);
        }
        Ok(())
    }

    /// A planet with a mission that no line names, to take what lay at `place`.
    fn spare_mission(&self, game: &Captains, place: Place) -> Option<Place> {
        if game.map.missions[place.index()].is_some() {
            return Some(place);
        }
        let named = |at: &usize| self.map.iter().any(|(place, ..)| place.index() == *at);
        let found = (0..Place::MOST).rev().find(|at| game.map.missions[*at].is_some() && !named(at));
        found.map(|at| Place(at as u8))
    }
}

/// Exchanges what lies on two planets.
fn swap(game: &mut Captains, a: Place, b: Place) {
    let turned = |place: Place| {
        if place == a {
            b
        } else if place == b {
            a
        } else {
            place
        }
    };
    game.map.missions.swap(a.index(), b.index());
    game.map.numbers.iter_mut().for_each(|place| *place = turned(*place));
    game.map.stations.iter_mut().flatten().for_each(|place| *place = turned(*place));
}

/// The tile's place as a word says it.
pub(super) fn tile_at(word: &str) -> Option<TileAt> {
    match word {
        "here" => Some(TileAt::Station),
        "gone" => Some(TileAt::Gone),
        _ => word
            .strip_prefix("round")
            .and_then(|n| n.trim().parse().ok())
            .filter(|n| (1..=8).contains(n))
            .map(TileAt::Round),
    }
}
