//! Positions read: what is written, checked against what there is, the rest put in its place.

mod figures;

use crate::action::{Order, order_word, plain};
use crate::battle::Fight;
use crate::content::Content;
use crate::event::Heard;
use crate::notation::{card_words, space_at};
use crate::setup::Setup;
use crate::state::{Attached, Cards, Phase, Place, Samurai};
use kernel::position::items;
use kernel::{Counts, Edition, Fate, Placed, PositionError, Seat, SeatSet, Secret};

pub(super) type Fault = String;

/// Builds a state from lines.
pub(super) fn place(setup: &Setup, edition: Edition<Content>, lines: &[Placed<'_>]) -> Result<Samurai, PositionError> {
    let mut game = Samurai::empty(setup, edition);
    game.phase = Phase::Turns;
    let mut placing = Placing::new(game);
    // Clans and mechs first: other lines are read by them.
    for early in [true, false] {
        for line in lines.iter().filter(|line| is_early(line.zone.word) == early) {
            placing.line(line).map_err(|what| PositionError::at(line.line, what))?;
        }
    }
    placing.finish().map_err(|what| PositionError::at(0, what))
}

fn is_early(word: &str) -> bool {
    matches!(word, "phase" | "clan" | "mechs" | "drafted" | "first player")
}

pub(super) struct Placing {
    pub(super) game: Samurai,
    /// Action cards, location cards and figures no line has placed yet.
    pub(super) cards: Cards,
    pub(super) locations: u16,
    pub(super) fighters: [u8; 4],
    pub(super) placed: [u16; 4],
    pub(super) turn: Option<(Seat, bool)>,
    pub(super) bank: Option<u8>,
    pub(super) named: Named,
}

/// Which of the zones with defaults were written.
#[derive(Default)]
pub(super) struct Named {
    pub(super) decks: [bool; 2],
    pub(super) discards: [bool; 2],
    pub(super) location_deck: bool,
    pub(super) boards: u8,
    pub(super) boxed: bool,
    pub(super) taken_out: bool,
    pub(super) committed: bool,
}

impl Placing {
    fn new(game: Samurai) -> Placing {
        let mut cards = Counts::default();
        for (kind, card) in game.edition.actions.iter().enumerate() {
            (0..card.copies).for_each(|_| cards.add(kind as u8));
        }
        let locations = ((1u32 << game.edition.locations.len()) - 1) as u16;
        Placing {
            game,
            cards,
            locations,
            fighters: [0; 4],
            placed: [0; 4],
            turn: None,
            bank: None,
            named: Named::default(),
        }
    }

    fn line(&mut self, line: &Placed<'_>) -> Result<(), Fault> {
        match line.seat {
            Some(seat) if seat.index() < self.game.seats as usize => self.own(seat, line.zone.word, line.value),
            Some(seat) => Err(format!("{seat} is not at this table")),
            None => self.common(line.zone.word, line.value),
        }
    }

    fn own(&mut self, seat: Seat, word: &str, value: &str) -> Result<(), Fault> {
        match word {
            "clan" => self.clan(seat, value),
            "first player" => yes(value).map(|yes| {
                if yes {
                    self.game.first = seat
                }
            }),
            "turn" => self.turn_line(seat, value),
            "conceded" => yes(value).map(|yes| {
                if yes {
                    self.game.conceded.insert(seat)
                }
            }),
            "honor" => number(value, 9_999).map(|n| self.game.player_mut(seat).honor = n),
            "wealth" => number(value, 255).map(|n| self.game.player_mut(seat).wealth = n as u8),
            "markers" => items(value).iter().try_for_each(|item| self.marker(seat, item)),
            "mechs" | "drafted" => items(value).iter().try_for_each(|item| self.mech(seat, item).map(|_| ())),
            "supply" => self.figures(seat, Place::SUPPLY, value),
            "graveyard" => self.figures(seat, Place::GRAVEYARD, value),
            "hand" => items(value).iter().try_for_each(|item| {
                let kind = self.take_card(item)?;
                self.game.player_mut(seat).hand.add(kind);
                Ok(())
            }),
            "committed" => self.committed(seat, value),
            "bonus" => {
                let n = value.parse::<i16>().ok().filter(|n| n.abs() <= 99);
                self.game.battle.bonus[seat.index()] = n.ok_or("expected a number from -99 to 99")?;
                Ok(())
            }
            "claimed" => items(value).iter().try_for_each(|item| {
                let card = self.take_location(item)?;
                self.game.player_mut(seat).claimed |= 1 << card;
                Ok(())
            }),
            "deck" | "discard" if !self.game.own_decks => Err("players have no decks of their own here".to_owned()),
            "deck" => self.deck(seat.index() & 1, value),
            "discard" => self.discard(seat.index() & 1, value),
            _ => self.numbered(seat, word, value),
        }
    }

    fn numbered(&mut self, seat: Seat, word: &str, value: &str) -> Result<(), Fault> {
        let n = word.rsplit(' ').next().and_then(|n| n.parse::<u8>().ok()).unwrap_or_default();
        let index = n.checked_sub(1).filter(|&index| index < self.game.seats);
        let index = index.ok_or_else(|| format!("there is no number {n} with {} players", self.game.seats))?;
        if word.starts_with("at ") {
            return self.figures(seat, Place::at(index), value);
        }
        for item in items(value) {
            let kind = self.card(&item)?;
            self.game.known[seat.index()][index as usize].add(kind);
        }
        Ok(())
    }

    fn common(&mut self, word: &str, value: &str) -> Result<(), Fault> {
        match word {
            "phase" => self.phase(value),
            "round" => {
                let rounds = self.game.edition.table(self.game.seats).rounds;
                self.game.round = number(value, u16::from(rounds))?.max(1) as u8;
                Ok(())
            }
            "fought" => {
                if value.ends_with("under way") {
                    return Err("a battle under way is kept as a record, not as a position".to_owned());
                }
                let location = number(value, u16::from(self.game.seats))?;
                self.game.fought = location.checked_sub(1).ok_or("locations are counted from 1")? as u8;
                Ok(())
            }
            "location deck" => {
                self.named.location_deck = true;
                for item in items(value).iter().rev() {
                    let card = self.take_location(item)?;
                    self.game.location_deck.push(card);
                }
                Ok(())
            }
            "thrown" => items(value).iter().try_for_each(|item| {
                self.game.thrown |= 1 << self.take_location(item)?;
                Ok(())
            }),
            "taken out" => {
                self.named.taken_out = true;
                items(value).iter().try_for_each(|item| {
                    self.game.taken_out |= 1 << self.take_location(item)?;
                    Ok(())
                })
            }
            "alliance" => items(value).iter().try_for_each(|item| self.clan_marker(item)),
            "bank" => number(value, 255).map(|n| self.bank = Some(n as u8)),
            "attached" => items(value).iter().try_for_each(|item| self.attached(item)),
            "deck" | "discard" if self.game.own_decks => Err("each player has a deck of their own here".to_owned()),
            "deck" => self.deck(0, value),
            "discard" => self.discard(0, value),
            "box" => {
                self.named.boxed = true;
                items(value).iter().try_for_each(|item| {
                    let kind = self.take_card(item)?;
                    self.game.boxed.add(kind);
                    Ok(())
                })
            }
            _ => self.board(word, value),
        }
    }

    fn phase(&mut self, value: &str) -> Result<(), Fault> {
        self.game.phase = match value {
            "draft" => Phase::Draft,
            "turns" => Phase::Turns,
            "battles" => Phase::Battles,
            _ => return Err("expected draft, turns or battles".to_owned()),
        };
        Ok(())
    }

    fn clan(&mut self, seat: Seat, value: &str) -> Result<(), Fault> {
        let great = &self.game.edition.great_clans;
        let found = great.iter().position(|clan| plain(&clan.name) == plain(value));
        let clan = found.ok_or_else(|| format!("no great clan {value:?}"))? as u8;
        // Whoever has it by default takes the other one.
        let before = self.game.clans[seat.index()];
        if let Some(holder) = self.game.clans.iter().position(|&other| other == clan) {
            self.game.clans[holder] = before;
        }
        self.game.clans[seat.index()] = clan;
        Ok(())
    }

    fn turn_line(&mut self, seat: Seat, value: &str) -> Result<(), Fault> {
        let words = items(value);
        let start = words.first().is_none_or(|word| word == "start");
        self.game.active = seat;
        for word in &words {
            match word.as_str() {
                "start" | "before" => {}
                "after" => self.game.turn.ordered = true,
                "card played" => self.game.turn.card_played = true,
                other => {
                    let name =
                        other.strip_prefix("used ").ok_or("expected start, before, after, card played, used NAME")?;
                    self.used(seat, name)?;
                }
            }
        }
        self.turn = Some((seat, start && !words.is_empty()));
        Ok(())
    }

    fn used(&mut self, seat: Seat, name: &str) -> Result<(), Fault> {
        self.game.active = seat;
        let named = |source: &u8| self.game.free_order(*source).is_some_and(|order| plain(&order.name) == plain(name));
        let source = (0..4).find(named).ok_or_else(|| format!("this player has no free order {name:?}"))?;
        self.game.turn.used |= 1 << source;
        Ok(())
    }

    fn marker(&mut self, seat: Seat, item: &str) -> Result<(), Fault> {
        let form = || format!("{item:?} is no placed marker, expected one like 3 units");
        let (marker, word) = item.split_once(' ').ok_or_else(form)?;
        let marker = marker.parse::<usize>().ok().and_then(|n| n.checked_sub(1)).filter(|&n| n < 4).ok_or_else(form)?;
        let order = Order::ALL.into_iter().position(|order| order_word(order) == word.trim()).ok_or_else(form)?;
        self.game.player_mut(seat).placed[marker] = order as u8 + 1;
        Ok(())
    }

    fn card(&self, name: &str) -> Result<u8, Fault> {
        card_words(&self.game, name).ok_or_else(|| format!("no action card {name:?}"))
    }

    fn take_card(&mut self, name: &str) -> Result<u8, Fault> {
        let kind = self.card(name)?;
        if self.cards.take(kind) { Ok(kind) } else { Err(format!("there are not so many {name}")) }
    }

    fn take_location(&mut self, name: &str) -> Result<u8, Fault> {
        let found = self.game.edition.locations.iter().position(|card| plain(&card.name) == plain(name));
        let card = found.ok_or_else(|| format!("no location card {name:?}"))? as u8;
        if self.locations >> card & 1 == 0 {
            return Err(format!("{name} is there twice"));
        }
        self.locations &= !(1 << card);
        Ok(card)
    }

    fn committed(&mut self, seat: Seat, value: &str) -> Result<(), Fault> {
        self.named.committed = true;
        for item in items(value) {
            let kind = self.take_card(&item)?;
            if !self.game.edition.card(kind).battle {
                return Err(format!("{item} is no battle card (SS-B7)"));
            }
            let slots = &mut self.game.battle.committed[seat.index()];
            slots.try_push(Secret::new(kind, SeatSet::of(seat))).map_err(|_| "at most four cards".to_owned())?;
        }
        Ok(())
    }

    fn deck(&mut self, pile: usize, value: &str) -> Result<(), Fault> {
        self.named.decks[pile] = true;
        for item in items(value).iter().rev() {
            let kind = self.take_card(item)?;
            self.game.decks[pile].push(kind);
        }
        Ok(())
    }

    fn discard(&mut self, pile: usize, value: &str) -> Result<(), Fault> {
        self.named.discards[pile] = true;
        for item in items(value) {
            let kind = self.take_card(&item)?;
            self.game.discards[pile].add(kind);
        }
        Ok(())
    }

    fn board(&mut self, word: &str, value: &str) -> Result<(), Fault> {
        let n = word.strip_prefix("location ").and_then(|n| n.parse::<u8>().ok()).unwrap_or_default();
        let index = n.checked_sub(1).filter(|&index| index < self.game.seats);
        let index = index.ok_or_else(|| format!("there is no location {n} with {} players", self.game.seats))?;
        self.named.boards |= 1 << index;
        if plain(value) != "none" && !value.is_empty() {
            self.game.boards[index as usize] = self.take_location(value)?;
        }
        Ok(())
    }

    fn clan_marker(&mut self, item: &str) -> Result<(), Fault> {
        let form = || format!("{item:?} is no clan marker, expected one like Ion Void 2");
        let (name, space) = item.split_once(' ').ok_or_else(form)?;
        let clan = self.game.edition.clans.iter().position(|clan| plain(&clan.name) == plain(name)).ok_or_else(form)?;
        let space = space_at(&self.game, space.trim()).ok_or_else(form)?;
        self.game.markers[clan] = space as u8;
        Ok(())
    }

    fn attached(&mut self, item: &str) -> Result<(), Fault> {
        let form = || format!("{item:?} is no attached card, expected one like Supply Depot at 1 by Nova");
        let (item, used) = item.strip_suffix(" used").map_or((item, false), |rest| (rest, true));
        let (name, rest) = item.rsplit_once(" at ").ok_or_else(form)?;
        let (at, by) = rest.split_once(" by ").ok_or_else(form)?;
        let location = at.trim().parse::<u8>().ok().and_then(|n| n.checked_sub(1)).filter(|&n| n < self.game.seats);
        let seats = Seat::all(self.game.seats);
        let owner = seats.into_iter().find(|&seat| plain(crate::action::seat_name(&self.game, seat)) == plain(by));
        let (location, owner) = (location.ok_or_else(form)?, owner.ok_or_else(form)?);
        let kind = self.take_card(name)?;
        let card = Attached { kind, owner, location, used };
        self.game.attached.try_push(card).map_err(|_| "at most 12 cards can be attached".to_owned())
    }

    /// Puts what no line named into its ordinary place, and sees that it can be.
    fn finish(mut self) -> Result<Samurai, Fault> {
        crate::setup::sort_absent(&mut self.game.clans, self.game.seats);
        self.game.active = self.game.first;
        self.deal_mechs();
        self.settle_figures()?;
        self.deal_locations();
        self.deal_cards();
        self.balance()?;
        self.branches()?;
        self.known_cards()?;
        self.draft_order()?;
        match self.game.phase {
            Phase::Turns => self.begin_turn()?,
            Phase::Battles if self.named.committed => {
                let location = self.game.fought;
                // The reveal of the location fought over: everybody has committed.
                let _ = self.game.stack.push(Fight::revealing(location).into());
            }
            _ => {}
        }
        let mut game = self.game;
        game.settle(&mut Fate::quick(0), &mut Heard::dropped());
        Ok(game)
    }
}

fn yes(value: &str) -> Result<bool, Fault> {
    match value {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err("expected yes or no".to_owned()),
    }
}

fn number(value: &str, most: u16) -> Result<u16, Fault> {
    let n = value.parse::<u16>().ok().filter(|&n| n <= most);
    n.ok_or_else(|| format!("{value:?}: expected a number up to {most}"))
}
