//! From a draft to a table; what cannot be is refused with its line.

use super::read::{Draft, Phase, SeatDraft, Step, draft};
use crate::card::{CARDS, Card, Cards};
use crate::content::Content;
use crate::knowledge::LONGEST;
use crate::questions::DrawCard;
use crate::setup::Setup;
use crate::state::{Assembly, Declared, Ending, FLEET_CAP, SEATS, Stage, other};
use kernel::{Edition, Placed, PositionError, Seat, SeatSet, Secret};

pub(super) type Put<T> = Result<T, PositionError>;

/// A draft being laid out.
pub(super) struct Layout {
    pub(super) game: Assembly,
    pub(super) draft: Draft,
    /// Cards no line has named yet.
    rest: Cards,
}

pub(super) fn place(setup: &Setup, edition: Edition<Content>, lines: &[Placed<'_>]) -> Put<Assembly> {
    let game = Assembly::bare(edition, setup.rules(&edition.defaults));
    let mut layout = Layout { game, draft: draft(edition.content(), lines)?, rest: Cards::ALL };
    layout.sides()?;
    layout.row()?;
    layout.war_cards()?;
    layout.agenda()?;
    layout.deck()?;
    layout.marks()?;
    layout.turn()?;
    layout.ending();
    layout.story()?;
    layout.check()?;
    Ok(layout.game)
}

impl Layout {
    pub(super) fn fault<T>(&self, what: impl Into<String>) -> Put<T> {
        Err(PositionError::at(self.draft.line, what))
    }

    pub(super) fn only(&self, holds: bool, what: &str) -> Put<()> {
        if holds { Ok(()) } else { self.fault(what) }
    }

    fn name(&self, card: Card) -> &'static str {
        &self.game.content().name(card).card
    }

    /// Takes a card out of what is left.
    pub(super) fn take(&mut self, card: Card) -> Put<Card> {
        if !self.rest.has(card) {
            return self.fault(format!("{} is written twice", self.name(card)));
        }
        self.rest.remove(card);
        Ok(card)
    }

    fn take_all(&mut self, cards: &[Card]) -> Put<Cards> {
        cards.iter().map(|&card| self.take(card)).collect()
    }

    pub(super) fn side(&self, seat: Seat) -> &SeatDraft {
        &self.draft.sides[seat]
    }

    fn sides(&mut self) -> Put<()> {
        for seat in Seat::all(SEATS) {
            let side = self.side(seat);
            let (captains, fleet) = (side.captains.clone(), side.fleet.clone());
            let hand: Vec<Card> = side.hand.iter().flatten().copied().collect();
            self.game.sides[seat].hand = self.take_all(&hand)?;
            self.game.sides[seat].captains = self.take_all(&captains)?;
            self.game.sides[seat].fleet = self.take_all(&fleet)?;
            let exhausted: Cards = self.side(seat).exhausted.iter().copied().collect();
            self.only((exhausted - self.game.sides[seat].captains).is_empty(), "only captains are exhausted")?;
            self.game.exhausted |= exhausted;
        }
        let fleets = Seat::all(SEATS).all(|seat| self.game.sides[seat].fleet.len() <= FLEET_CAP);
        self.only(fleets, "a fleet has at most five ships (SA-C6)")
    }

    fn row(&mut self) -> Put<()> {
        let row = match (self.draft.row.clone(), self.draft.phase) {
            (Some(row), Phase::Picks(_)) => row,
            (None, Phase::Picks(0)) => self.rest.iter().take(4).collect(),
            (None, _) => Vec::new(),
            (Some(_), _) => return self.fault("a row lies in lobbying alone, while things are picked"),
        };
        self.game.row = self.take_all(&row)?;
        Ok(())
    }

    fn agenda(&mut self) -> Put<()> {
        let assembly = self.draft.phase == Phase::Assembly;
        let places = match self.draft.agenda.clone() {
            Some(places) => places,
            None if assembly => self.free().iter().take(3).map(Some).collect(),
            None => Vec::new(),
        };
        self.only(assembly || self.draft.phase == Phase::Over || places.is_empty(), "the agenda is of the assembly")?;
        for (place, card) in places.into_iter().enumerate() {
            self.game.agenda[place] = card.map(|card| self.take(card)).transpose()?;
        }
        for seat in Seat::all(SEATS) {
            let locks: Cards = self.side(seat).locks.iter().copied().collect();
            let free = self.game.on_agenda() - self.game.sides[other(seat)].locks;
            self.only((locks - free).is_empty(), "a lock is on an agenda card and has one owner")?;
            self.game.sides[seat].locks = locks;
        }
        Ok(())
    }

    /// Cards that no line names, the deck's included.
    fn free(&self) -> Cards {
        let deck: Cards = self.draft.deck.iter().flatten().flatten().copied().collect();
        self.rest - deck
    }

    /// The deck, top first; what no line names goes where `...` stands, else to its bottom.
    fn deck(&mut self) -> Put<()> {
        let written = self.draft.deck.take().unwrap_or_default();
        let named: Vec<Card> = written.iter().flatten().copied().collect();
        self.take_all(&named)?;
        let marks = self.draft.sides.iter().filter(|(_, side)| side.hand.contains(&None)).map(|(seat, _)| seat);
        let hands: Vec<Seat> = marks.collect();
        let in_deck = written.iter().filter(|card| card.is_none()).count();
        self.only(hands.len() + in_deck <= 1, "`...` stands in one place alone")?;
        let rest: Vec<Card> = self.rest.iter().collect();
        let mut order: Vec<Card> = Vec::new();
        for card in &written {
            match card {
                Some(card) => order.push(*card),
                None => order.extend(&rest),
            }
        }
        match hands.first() {
            Some(&seat) => rest.iter().for_each(|&card| self.game.sides[seat].hand.insert(card)),
            None if in_deck == 0 => order.extend(&rest),
            None => {}
        }
        self.rest = Cards::NONE;
        order.iter().rev().for_each(|&card| self.game.deck.push_top(card, SeatSet::EMPTY));
        Ok(())
    }

    /// Who can name which place of the deck.
    fn marks(&mut self) -> Put<()> {
        let mut known = vec![SeatSet::EMPTY; self.game.deck.len()];
        for seat in Seat::all(SEATS) {
            for &place in &self.side(seat).knows {
                match place.checked_sub(1).and_then(|index| known.get_mut(index)) {
                    Some(marks) => marks.insert(seat),
                    None => return self.fault(format!("the deck has no place {place}")),
                }
            }
        }
        let public = known.iter().all(|marks| marks.len() != 1);
        self.only(public || self.draft.phase != Phase::War, "in the war both know a place or neither (SA-I9)")?;
        let cards: Vec<Card> = self.game.deck.cards().iter().map(Secret::value).collect();
        self.game.deck = Default::default();
        cards.into_iter().zip(known).for_each(|(card, marks)| self.game.deck.push_top(card, marks));
        Ok(())
    }

    fn turn(&mut self) -> Put<()> {
        let (turn, votes, actions) = (self.draft.turn, self.draft.votes, self.draft.actions);
        (self.game.turn, self.game.votes, self.game.actions) = (turn.max(1), votes, actions);
        let declared = self.draft.sides.iter().filter_map(|(by, side)| side.declared.map(|how| Declared { by, how }));
        let declared: Vec<Declared> = declared.collect();
        self.only(declared.len() <= 1, "war is declared once")?;
        self.game.war = declared.first().copied();
        match self.draft.phase {
            Phase::Picks(n) => self.lobbying(Stage::Picks(n)),
            Phase::Releases => self.lobbying(Stage::Releases),
            Phase::Assembly => self.assembly(),
            Phase::War => self.war(),
            Phase::Over => {
                self.game.stage = Stage::Over;
                self.game.active = self.on_turn()?.map_or(Seat::new(0), |(seat, _)| seat);
                (self.game.battle.round, self.game.battle.quiet) = (0, self.draft.quiet);
                self.over_war()
            }
        }
    }

    /// The seat with a `turn` line.
    pub(super) fn on_turn(&self) -> Put<Option<(Seat, Step)>> {
        let mut steps = self.draft.sides.iter().filter_map(|(seat, side)| side.step.map(|step| (seat, step)));
        let first = steps.next();
        self.only(steps.next().is_none(), "it is one seat's turn")?;
        Ok(first)
    }

    fn lobbying(&mut self, stage: Stage) -> Put<()> {
        let first = self.draft.sides.iter().find(|(_, side)| side.lobbyist).map_or(Seat::new(0), |(seat, _)| seat);
        self.only(!self.side(other(first)).lobbyist, "one seat is the first lobbyist")?;
        let took: Vec<Seat> = self.draft.sides.iter().filter(|(_, side)| side.took).map(|(seat, _)| seat).collect();
        self.only(took.len() <= 1, "one seat took the deck")?;
        (self.game.first, self.game.deck_taker, self.game.stage) = (first, took.first().copied(), stage);
        let things = |seat: Seat| self.game.sides[seat].hand.len() + usize::from(self.game.deck_taker == Some(seat));
        let counts = (things(first), things(other(first)));
        match stage {
            Stage::Picks(n) => {
                let right = [(2, 2), (3, 2), (3, 3), (3, 4)].get(usize::from(n)) == Some(&counts);
                let all = self.game.row.len() + usize::from(self.game.deck_taker.is_none()) + usize::from(n) == 5;
                self.only(right && all, "so many things cannot have been picked (SA-L6)")?;
                self.game.active = if matches!(n, 0 | 3) { first } else { other(first) };
            }
            _ => {
                let (one, two) = (self.game.sides[first].hand.len(), self.game.sides[other(first)].hand.len());
                let due = one > 2 || two > 2;
                self.only(due && (2..=4).contains(&one) && (2..=5).contains(&two), "nothing is left to release")?;
                self.only(took.len() == 1, "somebody took the deck")?;
                self.game.active = if one > 2 { first } else { other(first) };
            }
        }
        Ok(())
    }

    fn assembly(&mut self) -> Put<()> {
        let (active, step) = self.on_turn()?.unwrap_or((Seat::new(0), Step::Main));
        self.game.active = active;
        self.game.stage = match step {
            Step::Start => Stage::TurnStart,
            Step::Draw(_) | Step::Main => Stage::Turn,
            Step::Recess(_) => Stage::Recess,
            _ => return self.fault("orders and fire are of the war"),
        };
        if let Step::Draw(n) | Step::Recess(n) = step {
            self.game.push(DrawCard { left: n.max(1) });
        }
        let may = self.game.recess_draws().is_some() || !matches!(step, Step::Start);
        self.only(may, "no captain offers a recess")
    }

    fn ending(&mut self) {
        let won = self.draft.sides.iter().find_map(|(seat, side)| side.won.map(|by| (Some(seat), by)));
        let ending = won.or(self.draft.tie.map(|by| (None, by)));
        if self.game.stage == Stage::Over {
            let (winner, by) = ending.unwrap_or((None, crate::state::rule!("SA-Z5")));
            self.game.ending = Some(Ending { winner, by });
        }
    }

    /// How the hidden cards moved; where nothing is written the story begins here.
    fn story(&mut self) -> Put<()> {
        let told = std::mem::take(&mut self.draft.story);
        let (pops, short) = (told.iter().filter(|(how, _)| how.is_pop()).count(), told.len() <= LONGEST);
        self.only(short, "a story is not that long")?;
        let fits = told.into_iter().all(|(how, card)| self.game.story.push(how, card));
        let first = self.game.deck_at_first().filter(|&n| n <= CARDS);
        let hands = Seat::all(SEATS).all(|seat| self.game.hand_at_first(seat).is_some());
        self.only(fits && first.is_some() && hands && self.game.story_holds(), "the story leads elsewhere")?;
        for seat in Seat::all(SEATS) {
            self.game.story.knew[seat.index()] = self.knew(seat, pops, first.unwrap_or(0))?;
        }
        let named = Seat::all(SEATS).all(|seat| self.named_by_story(seat) == self.named_by_marks(seat));
        self.only(named || self.game.battle.round > 0, "what a seat knows of the deck is not what its story tells")
    }

    /// What a seat could name at first: as written, or what it can name now where nothing happened yet.
    fn knew(&self, seat: Seat, pops: usize, first: usize) -> Put<u32> {
        let written = &self.side(seat).knew;
        self.only(written.iter().all(|&place| (1..=first).contains(&place)), "the deck had no such place at first")?;
        if self.game.story.len() > 0 || self.game.battle.round > 0 {
            return Ok(written.iter().fold(0, |mask, &place| mask | 1 << (place - 1)));
        }
        let cards = self.game.deck.cards().iter().rev().enumerate();
        Ok(cards.filter(|(_, card)| card.known_to().has(seat)).fold(0, |mask, (place, _)| mask | 1 << (place + pops)))
    }

    fn named_by_marks(&self, seat: Seat) -> Vec<bool> {
        self.game.deck.cards().iter().rev().map(|card| card.known_to().has(seat)).collect()
    }

    /// Which places of the deck, from the top, a seat can name by the story.
    fn named_by_story(&self, seat: Seat) -> Vec<bool> {
        let story = &self.game.story;
        let first = self.game.deck_at_first().unwrap_or(0);
        let pops = story.iter().filter(|(how, _)| how.is_pop()).count();
        let at_first = (0..first).map(|place| story.knew[seat.index()] >> place & 1 == 1);
        let pushed = story.iter().filter(|(how, _)| how.is_push()).map(|(how, _)| how.is_seen_by(seat));
        at_first.chain(pushed).skip(pops).collect()
    }

    /// SA-J3, SA-J5, SA-J6, SA-J20 and the limits.
    fn check(&self) -> Put<()> {
        let game = &self.game;
        for ship in (game.sides.0[0].fleet | game.sides.0[1].fleet).iter().filter(|_| game.battle.round > 0) {
            let hurt = game.battle.shields[ship.index()] < game.content().card(ship).shields;
            let tracked = game.battle.trackers[ship.index()].is_some();
            self.only(hurt == tracked, "a ship has a tracking card exactly where shields are covered (SA-J20)")?;
        }
        if self.draft.phase != Phase::Assembly {
            return Ok(());
        }
        let full = !game.agenda.contains(&None) || game.deck.is_empty();
        self.only(full, "the agenda has a gap while the deck has cards (SA-A4)")?;
        let five = Seat::all(SEATS).any(|seat| game.sides[seat].fleet.len() >= FLEET_CAP);
        let due = five || game.deck.is_empty() || game.turn > game.content().limits.turns;
        self.only(!due || game.war.is_some(), "five ships or an empty deck mean that war is declared: say `declared`")
    }
}
