//! Which own cards are scrapped? (SR-D12 to SR-D15, SR-K1)

use super::{PRIOR_OF_DONE, Repeat, done, other_question, unless};
use crate::action::Action;
use crate::content::{Kind, List};
use crate::effects::{GOES_ON, Next, OwnCards, ScrapFrom, ask};
use crate::event::{Event, Heard, Source};
use crate::refusal::{Refusal, ScrapZone};
use crate::state::Realms;
use kernel::choice::Described;
use kernel::{Fate, Names, Question, Rule, Seat};

/// So many own cards, one after another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scrap {
    /// From where.
    pub(crate) from: ScrapFrom,
    /// How many must still be picked.
    pub(crate) need: u8,
    /// How many may still be picked.
    left: u8,
    /// How many were picked.
    picked: u8,
    /// What follows each.
    each: Option<List>,
}

impl Scrap {
    /// Compulsory and no more cards than must go: they go unasked, for all can see that (SR-J13).
    pub(crate) fn begin<const S: usize, const C: usize>(
        game: &mut Realms<S, C>,
        seat: Seat,
        OwnCards { from, min, max, each }: OwnCards<List>,
        events: &mut Heard,
    ) -> Next {
        let there = game.scrappable(seat, from);
        let asked = Scrap { from, need: there.min(min), left: there.min(max), picked: 0, each };
        if asked.left == 0 {
            return GOES_ON;
        }
        if asked.need == there && asked.need == asked.left {
            game.scrap_everything(seat, from, events);
            return each.map_or(GOES_ON, |list| ask(Repeat { list, times: there }));
        }
        ask(asked)
    }

    fn picked(self) -> Scrap {
        Scrap { need: self.need.saturating_sub(1), left: self.left.saturating_sub(1), picked: self.picked + 1, ..self }
    }
}

impl<const S: usize, const C: usize> Realms<S, C> {
    /// How many cards could be scrapped, up to 255.
    fn scrappable(&self, seat: Seat, from: ScrapFrom) -> u8 {
        let player = &self.players[seat];
        let hand = if from.has_hand() { player.hand.len() } else { 0 };
        let pile = if from.has_discard() { player.discard.len() } else { 0 };
        (hand + pile).min(255) as u8
    }

    fn scrap_everything(&mut self, seat: Seat, from: ScrapFrom, events: &mut Heard) {
        let hand = if from.has_hand() { self.players[seat].hand } else { Default::default() };
        let pile = if from.has_discard() { self.players[seat].discard } else { Default::default() };
        if !hand.is_empty() {
            events.barrier();
        }
        hand.cards().for_each(|kind| self.scrap_own(seat, kind, Source::Hand, events));
        pile.cards().for_each(|kind| self.scrap_own(seat, kind, Source::Discard, events));
    }

    /// Scraps an own card from hand or Discard Pile.
    fn scrap_own(&mut self, seat: Seat, kind: u8, from: Source, events: &mut Heard) {
        let taken = match from {
            Source::Hand => self.leave_hand(seat, kind),
            Source::Discard | Source::Row | Source::Play => self.players[seat].discard.take(kind),
        };
        if taken {
            self.put_on_heap(kind);
            let card = self.content().named(kind);
            events.push(|| Event::Scrapped { seat, card, from });
        }
    }
}

impl<const S: usize, const C: usize> Question<Realms<S, C>> for Scrap {
    const KIND: &'static str = "scrap";
    const RULE: Rule = Rule::new("SR-K1");

    fn answers(self, game: &Realms<S, C>, seat: Seat, out: &mut Vec<Action>) {
        let player = &game.players[seat];
        if self.from.has_hand() {
            out.extend(player.hand.kinds().map(|kind| Action::ScrapHand(Kind::new(kind))));
        }
        if self.from.has_discard() {
            out.extend(player.discard.kinds().map(|kind| Action::ScrapDiscard(Kind::new(kind))));
        }
        out.extend((self.need == 0).then_some(Action::Done));
    }

    fn check(self, game: &Realms<S, C>, seat: Seat, action: Action) -> Result<(), Refusal> {
        let player = &game.players[seat];
        let (kind, zone, may, has) = match action {
            Action::ScrapHand(kind) => (kind, ScrapZone::Hand, self.from.has_hand(), player.hand.has(kind.get())),
            Action::ScrapDiscard(kind) => {
                (kind, ScrapZone::DiscardPile, self.from.has_discard(), player.discard.has(kind.get()))
            }
            Action::Done => return unless(self.need == 0, Refusal::MustScrap),
            _ => return Err(other_question()),
        };
        unless(may, Refusal::NotFrom { zone })?;
        unless(has, Refusal::NotThere { kind: kind.get(), zone })
    }

    fn answer(self, game: &mut Realms<S, C>, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let rest = match action {
            Action::ScrapHand(kind) => {
                game.scrap_own(seat, kind.get(), Source::Hand, events);
                self.picked()
            }
            Action::ScrapDiscard(kind) => {
                game.scrap_own(seat, kind.get(), Source::Discard, events);
                self.picked()
            }
            _ => Scrap { left: 0, ..self },
        };
        match rest.left {
            0 => game.follow(seat, rest.each, rest.picked, events),
            _ => game.push(seat, rest, events),
        }
    }

    fn fallback(self, game: &Realms<S, C>, seat: Seat) -> Action {
        let player = &game.players[seat];
        match (self.need, self.from.has_hand() && !player.hand.is_empty()) {
            (0, _) => Action::Done,
            (_, true) => game.cheapest(player.hand.mask(), Action::ScrapHand),
            (_, false) => game.cheapest(player.discard.mask(), Action::ScrapDiscard),
        }
    }

    fn prompt(self, _: &Realms<S, C>, _: Seat) -> String {
        match self.need {
            0 => format!("Scrap up to {}.", super::cards(self.left)),
            need => format!("Scrap {}.", super::cards(need)),
        }
    }

    fn describe(self, game: &Realms<S, C>, _: Seat, action: Action, _: &Names) -> Described {
        let name = |kind: Kind| game.content().name(kind.get());
        match action {
            Action::ScrapHand(kind) => {
                Described::new(format!("Scrap {} from your hand", name(kind))).click(game.anchor("hand", kind.get()))
            }
            Action::ScrapDiscard(kind) => Described::new(format!("Scrap {} from your Discard Pile", name(kind)))
                .click(game.anchor("discard", kind.get())),
            _ => done("Done"),
        }
    }

    /// `scrap X`, where only one of the zones asked about holds it.
    fn read(self, game: &Realms<S, C>, seat: Seat, text: &str) -> Option<Action> {
        let name = text.strip_prefix("scrap ").or(text.strip_prefix("s "))?;
        let kind = game.content().kind(name)?;
        let (player, id) = (&game.players[seat], Kind::checked(kind as usize)?);
        match (self.from.has_hand() && player.hand.has(kind), self.from.has_discard() && player.discard.has(kind)) {
            (true, false) => Some(Action::ScrapHand(id)),
            (false, true) => Some(Action::ScrapDiscard(id)),
            _ => None,
        }
    }

    fn prior(self, game: &Realms<S, C>, _: Seat, action: Action) -> i32 {
        let worth = |kind: Kind| game.content().worth[kind.index()];
        match action {
            Action::ScrapHand(kind) => 2_200 - worth(kind),
            Action::ScrapDiscard(kind) => 2_600 - worth(kind),
            _ => PRIOR_OF_DONE,
        }
    }
}
