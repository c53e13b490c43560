//! Which card of the Trade Row is scrapped? (SR-D17, SR-K5)

use super::{PRIOR_OF_DONE, done, other_question, unless};
use crate::action::Action;
use crate::content::Kind;
use crate::effects::{Few, GOES_ON, Next, ask};
use crate::event::{Event, Heard, Source};
use crate::refusal::{Refusal, ScrapZone};
use crate::state::Realms;
use crate::text::{may, up_to};
use kernel::choice::Described;
use kernel::{Fate, Kinds, Names, Question, Rule, Seat};

/// So many cards of the row, one after another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ScrapRow {
    /// How many must still be picked.
    need: u8,
    /// How many may still be picked.
    left: u8,
}

impl ScrapRow {
    /// The effect in words.
    pub(crate) fn words(few: Few) -> String {
        match few.max {
            1 => format!("{}scrap a market card", may(few.min)),
            max => format!("{}scrap {} market cards", may(few.min), up_to(few.min, max)),
        }
    }

    /// Asks for so many cards, unless the row is empty.
    pub(crate) fn begin<const S: usize, const C: usize>(game: &Realms<S, C>, few: Few) -> Next {
        let there = game.row_mask().count_ones() as u8;
        if there == 0 { GOES_ON } else { ask(ScrapRow { need: few.min.min(there), left: few.max }) }
    }
}

impl<const S: usize, const C: usize> Question<Realms<S, C>> for ScrapRow {
    const KIND: &'static str = "scrap-row";
    const RULE: Rule = Rule::new("SR-K5");

    fn answers(self, game: &Realms<S, C>, _: Seat, out: &mut Vec<Action>) {
        out.extend(Kinds::of_mask(game.row_mask()).map(|kind| Action::ScrapRow(Kind::new(kind))));
        out.extend((self.need == 0).then_some(Action::Done));
    }

    fn check(self, game: &Realms<S, C>, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::ScrapRow(kind) => {
                let absent = Refusal::NotThere { kind: kind.get(), zone: ScrapZone::TradeRow };
                unless(game.row_mask() >> kind.get() & 1 == 1, absent)
            }
            Action::Done => unless(self.need == 0, Refusal::MustScrap),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Realms<S, C>, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::ScrapRow(kind) = action else {
            return;
        };
        let kind = kind.get();
        game.put_on_heap(kind);
        let card = game.content().named(kind);
        events.push(|| Event::Scrapped { seat, card, from: Source::Row });
        game.leave_market(kind, events);
        if self.left > 1 {
            game.push(seat, ScrapRow { need: self.need.saturating_sub(1), left: self.left - 1 }, events);
        }
    }

    fn is_stale(self, game: &Realms<S, C>, _: Seat) -> bool {
        game.row_mask() == 0
    }

    fn fallback(self, game: &Realms<S, C>, _: Seat) -> Action {
        let first = Kinds::of_mask(game.row_mask()).next().filter(|_| self.need > 0);
        first.map_or(Action::Done, |kind| Action::ScrapRow(Kind::new(kind)))
    }

    fn prompt(self, _: &Realms<S, C>, _: Seat) -> String {
        "Which card of the Trade Row is scrapped?".to_owned()
    }

    fn describe(self, game: &Realms<S, C>, _: Seat, action: Action, _: &Names) -> Described {
        let Action::ScrapRow(kind) = action else {
            return done("Done");
        };
        let sentence = format!("Scrap {} from the row", game.content().name(kind.get()));
        Described::new(sentence).click(game.offer_anchor(kind.get()))
    }

    fn read(self, game: &Realms<S, C>, _: Seat, text: &str) -> Option<Action> {
        let name = text.strip_prefix("scrap ").or(text.strip_prefix("s "))?;
        game.content().kind(name).and_then(|kind| Kind::checked(kind as usize)).map(Action::ScrapRow)
    }

    fn prior(self, game: &Realms<S, C>, _: Seat, action: Action) -> i32 {
        match action {
            Action::ScrapRow(kind) => game.content().worth[kind.index()] / 8,
            _ => PRIOR_OF_DONE,
        }
    }
}
