//! Building a state from position lines. Nothing written here may break the state's bounds.

use super::possible;
use crate::content::{Content, Faction, Origin, ROW};
use crate::format::{First, Role, Unit, Win};
use crate::setup::Setup;
use crate::state::{EMPTY, Form, KNOWN, PlayedCard, Realms, TABLE};
use kernel::position::items;
use kernel::{Edition, Names, Placed, PositionError, Seat};

type Result<T> = std::result::Result<T, PositionError>;

/// The most cards of one kind a position may hold in all.
const MOST: usize = 250;

pub(super) fn place<const SEATS: usize, const CARDS: usize>(
    setup: &Setup,
    edition: Edition<Content>,
    lines: &[Placed<'_>],
) -> Result<Realms<SEATS, CARDS>> {
    let names = Names::scene(setup.players);
    let named = |word: &str| lines.iter().find(|line| line.zone.word == word);
    let seat_of = |line: &Placed<'_>| {
        names.seat(line.value).ok_or_else(|| fault(line, "expected a seat of the table, e.g. seat 1 or ann"))
    };
    let boss = named("boss").map(seat_of).transpose()?.or(setup.boss).unwrap_or(Seat::new(0));
    let state = Realms::bare(setup, edition, boss).map_err(|error| PositionError::at(0, error.to_string()))?;
    let mut placing = Placing { state };
    placing.state.explorers =
        edition.content().card(edition.content().masks.explorer).copies * placing.state.sets() as u8;
    let mover = named("to move").map(seat_of).transpose()?.or(setup.first).unwrap_or(placing.usual_first(boss));
    placing.fallen(lines)?;
    placing.state.acting = placing.state.side_of(mover);
    if !placing.state.living.has(mover) {
        return Err(PositionError::at(named("to move").map_or(0, |line| line.line), "the seat to move has fallen"));
    }
    lines.iter().try_for_each(|line| placing.line(line))?;
    placing.known(lines)?;
    placing.defaults(lines);
    placing.sound(lines)?;
    Ok(placing.state)
}

fn fault(line: &Placed<'_>, what: impl Into<String>) -> PositionError {
    PositionError::at(line.line, format!("{}: {}", line.zone.word, what.into()))
}

struct Placing<const SEATS: usize, const CARDS: usize> {
    state: Realms<SEATS, CARDS>,
}

impl<const SEATS: usize, const CARDS: usize> Placing<SEATS, CARDS> {
    fn usual_first(&self, boss: Seat) -> Seat {
        if self.state.rules().first == First::Boss { boss } else { Seat::new(0) }
    }

    /// Who has fallen, before anything asks who lives.
    fn fallen(&mut self, lines: &[Placed<'_>]) -> Result<()> {
        for line in lines.iter().filter(|line| line.zone.word == "fallen") {
            let seat = self.seat(line)?;
            let order = bounded(line, 0, i64::from(self.state.seats) - 1)? as u8;
            if order == 0 {
                continue;
            }
            let key = matches!(self.state.players[seat].role, Role::Emperor | Role::Boss);
            if key || self.state.rules().win == Win::LastTeam {
                return Err(fault(line, "the game would be over"));
            }
            self.state.players[seat].fallen = order;
            self.state.players[seat].authority = 0;
            self.state.living.remove(seat);
            self.state.defeats = self.state.defeats.max(order);
        }
        Ok(())
    }

    fn seat(&self, line: &Placed<'_>) -> Result<Seat> {
        line.seat.filter(|&seat| self.state.is_seat(seat)).ok_or_else(|| fault(line, "no such seat at this table"))
    }

    fn line(&mut self, line: &Placed<'_>) -> Result<()> {
        if line.zone.per_seat {
            let seat = self.seat(line)?;
            return self.seat_line(seat, line);
        }
        match line.zone.word {
            "turn" => self.state.turn = bounded(line, 1, i64::from(self.state.content().numbers.turn_cap))? as u16,
            "actions" => self.state.acts = bounded(line, 0, i64::from(u16::MAX))? as u16,
            "row" => self.row(line)?,
            "trade deck" => {
                let cards = self.cards(line)?;
                if cards.len() > CARDS {
                    return Err(fault(line, format!("at most {CARDS} cards")));
                }
                self.state.trade_deck = cards.into_iter().rev().collect();
            }
            "explorers" => self.state.explorers = bounded(line, 0, MOST as i64)? as u8,
            "scrap heap" => {
                for kind in self.cards(line)? {
                    if usize::from(self.state.heap.of(kind)) >= MOST {
                        return Err(fault(line, format!("at most {MOST} cards of a kind")));
                    }
                    self.state.heap.add(kind);
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn row(&mut self, line: &Placed<'_>) -> Result<()> {
        let slots = items(line.value);
        if slots.len() > self.state.content().row.min(ROW) {
            return Err(fault(line, format!("the row has {} slots", self.state.content().row)));
        }
        for (slot, name) in slots.iter().enumerate() {
            let kind = if name == "-" { EMPTY } else { self.kind(line, name)? };
            self.state.lay(slot, kind);
        }
        Ok(())
    }

    fn kind(&self, line: &Placed<'_>, name: &str) -> Result<u8> {
        let name: String = name.chars().take(60).collect();
        self.state.content().kind(&name).ok_or_else(|| fault(line, format!("there is no card {name:?}")))
    }

    fn cards(&self, line: &Placed<'_>) -> Result<Vec<u8>> {
        items(line.value).iter().map(|name| self.kind(line, name)).collect()
    }

    fn seat_line(&mut self, seat: Seat, line: &Placed<'_>) -> Result<()> {
        match line.zone.word {
            "authority" => {
                let holder = self.state.authority_holder(seat);
                let low = if self.state.living.has(seat) { 1 } else { -30_000 };
                self.state.players[holder].authority = bounded(line, low, 30_000)? as i16;
            }
            "trade" => self.state.players[seat].trade = bounded(line, 0, 10_000)? as u16,
            "combat" => self.state.players[seat].combat = bounded(line, 0, 10_000)? as u16,
            "hand" | "discard" | "deck" => self.pile(seat, line)?,
            "in play" => items(line.value).iter().try_for_each(|card| self.stand(seat, line, card))?,
            "played" => self.played(seat, line)?,
            "ships played" => {
                for kind in self.cards(line)? {
                    self.state.players[seat].ships |= 1 << kind;
                }
                self.state.players[seat].ships &= self.copyable();
            }
            "owes" => self.state.players[seat].owed = bounded(line, 0, 100)? as u8,
            "permits" => self.state.players[seat].permits = bounded(line, 0, 100)? as u8,
            "reshuffles" => self.state.players[seat].reshuffles = bounded(line, 0, 255)? as u8,
            "declines" => self.state.players[seat].declines = bounded(line, 0, 100)? as u8,
            "ready" | "conceded" => self.flag(seat, line)?,
            _ => {}
        }
        Ok(())
    }

    fn copyable(&self) -> u64 {
        let copier = self.state.masks().copier.map_or(0, |copier| 1u64 << copier);
        self.state.masks().ships & !copier
    }

    fn pile(&mut self, seat: Seat, line: &Placed<'_>) -> Result<()> {
        let cards = self.cards(line)?;
        let player = &mut self.state.players[seat];
        if player.owned() + cards.len() > CARDS {
            return Err(fault(line, format!("a player has room for {CARDS} cards")));
        }
        match line.zone.word {
            "hand" => cards.into_iter().for_each(|kind| player.hand.add(kind)),
            "discard" => cards.into_iter().for_each(|kind| player.discard.add(kind)),
            _ => player.deck = cards.into_iter().rev().collect(),
        }
        Ok(())
    }

    /// `Blob Wheel (primary used) (damage 2)`, `Stealth Needle as Ram`.
    fn stand(&mut self, seat: Seat, line: &Placed<'_>, text: &str) -> Result<()> {
        let mut parts = text.split('(');
        let form = self.form(line, parts.next().unwrap_or_default().trim())?;
        let ship = form.is_copy() || self.state.masks().ships >> form.0 & 1 == 1;
        let mut card = PlayedCard { form, marks: if ship { PlayedCard::PRIMARY } else { 0 } };
        for mark in parts.map(|part| part.trim().trim_end_matches(')').trim()) {
            card = match (mark, mark.strip_prefix("damage ").and_then(|n| n.parse::<u8>().ok())) {
                ("fresh", _) => PlayedCard { form, marks: card.marks & !3 },
                ("primary used", _) => PlayedCard { form, marks: card.marks & !3 | PlayedCard::PRIMARY },
                ("ally used", _) => PlayedCard { form, marks: card.marks & !3 | PlayedCard::ALLY },
                ("both used", _) => PlayedCard { form, marks: card.marks | 3 },
                (_, Some(damage)) if damage < self.state.content().card(form.model()).defense && damage < 63 => {
                    card.damaged(damage)
                }
                _ => {
                    return Err(fault(
                        line,
                        format!("{mark:?} is no mark; expected fresh, primary used, ally used, both used, damage 2"),
                    ));
                }
            };
        }
        if self.state.players[seat].in_play.len() >= TABLE || self.state.is_full(seat) {
            return Err(fault(line, format!("there is room for {TABLE} cards in play")));
        }
        self.fits(seat, line, card, ship)?;
        self.state.enter(seat, card.form, card.marks);
        Ok(())
    }

    /// Ships only in turn, damage only on the Boss's bases and never in the Boss's turn.
    fn fits(&self, seat: Seat, line: &Placed<'_>, card: PlayedCard, ship: bool) -> Result<()> {
        let acting = self.state.acting.has(seat);
        if ship && !acting {
            return Err(fault(line, "only bases are in play out of turn (SR-I6)"));
        }
        if card.damage() > 0 && (!self.state.keeps_damage(seat) || acting) {
            return Err(fault(line, "damage lasts only on the Boss's bases, until the Boss's turn (SR-Z5)"));
        }
        Ok(())
    }

    fn form(&self, line: &Placed<'_>, name: &str) -> Result<Form> {
        let lower = name.to_lowercase();
        let Some((copier, model)) = lower.split_once(" as ") else {
            return self.kind(line, name).map(Form::plain);
        };
        let (copier, model) = (self.kind(line, copier)?, self.kind(line, model)?);
        if self.state.masks().copier != Some(copier) || self.copyable() >> model & 1 == 0 {
            return Err(fault(line, format!("{name:?}: no such copy")));
        }
        Ok(Form::copy_of(model))
    }

    fn played(&mut self, seat: Seat, line: &Placed<'_>) -> Result<()> {
        for name in items(line.value) {
            let wanted = crate::content::plain(&name);
            let factions = self.state.content().factions.iter();
            let found = factions.zip(Faction::ALL).find(|(words, _)| crate::content::plain(&words.name) == wanted);
            let (_, faction) = found.ok_or_else(|| fault(line, format!("there is no faction {name:?}")))?;
            let n = &mut self.state.players[seat].played[faction as usize];
            *n = n.saturating_add(1);
        }
        Ok(())
    }

    fn flag(&mut self, seat: Seat, line: &Placed<'_>) -> Result<()> {
        if line.zone.word == "ready" && self.state.rules().turn_unit != Unit::Team {
            return Err(fault(line, "only members of a team that has its turn together"));
        }
        match (line.zone.word, line.value) {
            ("ready", "yes") if self.state.acting.has(seat) => self.state.ready.insert(seat),
            ("ready", "may resume") if self.state.acting.has(seat) => {
                self.state.ready.insert(seat);
                self.state.stirred.insert(seat);
            }
            ("conceded", "yes") => self.state.conceded.insert(seat),
            _ => return Err(fault(line, "expected yes (or, for ready in turn, may resume)")),
        }
        Ok(())
    }

    /// What all know of hands and decks, once these are laid.
    fn known(&mut self, lines: &[Placed<'_>]) -> Result<()> {
        for line in lines.iter().filter(|line| line.zone.word.starts_with("known")) {
            let seat = self.seat(line)?;
            if line.zone.word == "known deck" {
                let most = self.state.players[seat].deck.len().min(MOST) as i64;
                self.state.players[seat].known_top = bounded(line, 0, most)? as u8;
                continue;
            }
            let mut kinds = self.cards(line)?;
            kinds.sort_unstable();
            let held = |kind: u8| kinds.iter().filter(|&&other| other == kind).count();
            let player = &mut self.state.players[seat];
            if kinds.len() > KNOWN || kinds.iter().any(|&k| held(k) > usize::from(player.hand.of(k))) {
                return Err(fault(line, "these are not in the hand"));
            }
            player.known = kinds.into_iter().collect();
        }
        Ok(())
    }

    /// Ordinary cards for seats without any, and what was played from what is in play.
    fn defaults(&mut self, lines: &[Placed<'_>]) {
        let names_cards = ["hand", "deck", "discard", "in play"];
        for seat in self.state.living.iter() {
            let of =
                |words: &[&str]| lines.iter().any(|line| line.seat == Some(seat) && words.contains(&line.zone.word));
            if !of(&names_cards) {
                self.starting_cards(seat);
            }
            if !of(&["played", "ships played"]) {
                self.count_played(seat);
            }
        }
    }

    fn starting_cards(&mut self, seat: Seat) {
        let starter = self.state.content().starter.iter();
        let cards: Vec<u8> = starter.flat_map(|&(kind, n)| std::iter::repeat_n(kind, n as usize)).collect();
        let (hand, deck) = cards.split_at(usize::from(self.state.hand_size(seat)).min(cards.len()));
        let player = &mut self.state.players[seat];
        hand.iter().for_each(|&kind| player.hand.add(kind));
        player.deck = deck.iter().rev().copied().collect();
    }

    fn count_played(&mut self, seat: Seat) {
        let copyable = self.copyable();
        let content = self.state.content();
        let in_play = self.state.players[seat].in_play;
        for card in in_play {
            let kind = self.state.kind_of(card.form);
            if content.masks.ships >> kind & 1 == 0 {
                continue;
            }
            let (own, copied) = (content.card(kind).faction, content.card(card.form.model()).faction);
            let player = &mut self.state.players[seat];
            player.played[own as usize] += 1;
            player.played[copied as usize] += u8::from(own != copied);
            player.ships |= 1 << kind & copyable | 1 << card.form.model() & copyable;
        }
    }

    /// What the parts say together must be possible.
    fn sound(&mut self, lines: &[Placed<'_>]) -> Result<()> {
        let written = |word: &str| lines.iter().find(|line| line.zone.word == word);
        if written("explorers").is_none() {
            self.state.explorers = possible::explorers_left(&self.state);
        }
        self.row_is_sound(written("row"))?;
        let state = &self.state;
        let acting = state.acting.first().unwrap_or(Seat::new(0));
        let wrong = |what: String| Err(PositionError::at(0, what));
        if state.enemies(acting).is_empty() {
            return wrong("nobody is left to play against: the game is over".to_owned());
        }
        if (state.acting - state.ready).is_empty() {
            return wrong("all members are ready: the turn would be over".to_owned());
        }
        for seat in state.all_seats() {
            let player = &state.players[seat];
            if !state.acting.has(seat) && (player.trade > 0 || player.combat > 0) {
                return wrong(format!("{seat} has a pool out of turn (SR-I5)"));
            }
            if !state.living.has(seat) && (player.owned() > 0 || player.owed > 0) {
                return wrong(format!("{seat} has fallen and owns nothing (SR-I7)"));
            }
        }
        possible::enough_cards(state)?;
        let gave_up = state.conceded;
        if state.rules().win != Win::LastTeam && !(gave_up & state.living).is_empty() {
            return wrong("who has conceded is out of the game (SR-Q33)".to_owned());
        }
        let team = |seat: Seat| (state.players[seat].friends - gave_up).is_empty();
        if state.all_seats().any(|seat| state.rules().turn_unit == Unit::Team && team(seat)) {
            return wrong("a whole team has conceded: the game is over".to_owned());
        }
        Ok(())
    }
}

impl<const SEATS: usize, const CARDS: usize> Placing<SEATS, CARDS> {
    /// What is for sale is a trade card (SR-I3), and no slot is left open on purpose beside a Trade
    /// Deck (SR-I4); slots that are not written are not in use.
    fn row_is_sound(&self, row: Option<&Placed<'_>>) -> Result<()> {
        let (state, content) = (&self.state, self.state.content());
        let market = state.trade_deck.iter().chain(&state.row).filter(|&&kind| kind != EMPTY);
        if let Some(&kind) = market.into_iter().find(|&&kind| content.card(kind).origin != Origin::Trade) {
            let name = content.name(kind);
            return Err(PositionError::at(0, format!("SR-I3: {name} is never in the row or the Trade Deck")));
        }
        if state.heap.has(content.masks.explorer) {
            return Err(PositionError::at(0, "SR-I3: Explorers go to their pile, never to the Scrap Heap".to_owned()));
        }
        match row.filter(|row| items(row.value).iter().any(|slot| slot == "-")) {
            Some(row) if !state.trade_deck.is_empty() => {
                Err(fault(row, "SR-I4: no slot is empty while the Trade Deck has a card"))
            }
            _ => Ok(()),
        }
    }
}

/// A number within its bounds.
fn bounded(line: &Placed<'_>, low: i64, high: i64) -> Result<i64> {
    let n = line.value.trim().parse::<i64>().ok().filter(|n| (low..=high).contains(n));
    n.ok_or_else(|| fault(line, format!("expected a number from {low} to {high}")))
}
