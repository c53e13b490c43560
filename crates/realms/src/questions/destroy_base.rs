//! Which base is destroyed? (SR-D18, SR-D19)

use super::{Damaged, PRIOR_OF_DONE, done, other_question, unless};
use crate::action::Action;
use crate::content::Kind;
use crate::effects::{GOES_ON, Next, ask};
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::Realms;
use crate::turn::who;
use kernel::choice::Described;
use kernel::{Fate, Kinds, Names, Question, Rule, Seat};

/// Any base in reach.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DestroyBase {
    /// 0 where it may be declined.
    need: u8,
}

impl DestroyBase {
    /// SR-X7; a compulsory target that is the only one is named by the rules (SR-J13).
    pub(crate) fn begin<const S: usize, const C: usize>(
        game: &mut Realms<S, C>,
        seat: Seat,
        min: u8,
        events: &mut Heard,
    ) -> Next {
        let mut targets = game.base_targets(seat);
        let (first, second) = (targets.next(), targets.next());
        match (first, second) {
            (None, _) => GOES_ON,
            (Some((owner, kind)), None) if min > 0 => {
                drop(targets);
                game.destroy_kind(seat, owner, kind, events)
            }
            _ => ask(DestroyBase { need: min }),
        }
    }
}

impl<const S: usize, const C: usize> Realms<S, C> {
    /// The bases a seat may destroy, by owner and kind.
    fn base_targets(&self, seat: Seat) -> impl Iterator<Item = (Seat, u8)> + '_ {
        let owners = self.base_owners(seat).iter();
        owners.flat_map(|owner| Kinds::of_mask(self.open_bases(owner)).map(move |kind| (owner, kind)))
    }

    /// Destroys a base of this kind; asks which where their damage differs.
    fn destroy_kind(&mut self, seat: Seat, owner: Seat, kind: u8, events: &mut Heard) -> Next {
        if self.damage_levels(owner, kind).count_ones() > 1 {
            return ask(Damaged { owner, kind, blow: 0 });
        }
        if let Some(base) = self.find_base(owner, kind, None) {
            self.destroy(seat, owner, base, events);
        }
        GOES_ON
    }
}

impl<const S: usize, const C: usize> Question<Realms<S, C>> for DestroyBase {
    const KIND: &'static str = "destroy-base";
    const RULE: Rule = Rule::new("SR-X7");

    fn answers(self, game: &Realms<S, C>, seat: Seat, out: &mut Vec<Action>) {
        out.extend(game.base_targets(seat).map(|(owner, kind)| Action::Destroy(who(owner), Kind::new(kind))));
        out.extend((self.need == 0).then_some(Action::Done));
    }

    fn check(self, game: &Realms<S, C>, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Destroy(owner, kind) => game.check_base(seat, owner, kind.get()),
            Action::Done => unless(self.need == 0, Refusal::MustDestroy),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Realms<S, C>, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Destroy(owner, kind) = action {
            let next = game.destroy_kind(seat, Seat::new(owner.get()), kind.get(), events);
            game.go_on(seat, next, events);
        }
    }

    fn is_stale(self, game: &Realms<S, C>, seat: Seat) -> bool {
        game.base_targets(seat).next().is_none()
    }

    fn fallback(self, game: &Realms<S, C>, seat: Seat) -> Action {
        let first = game.base_targets(seat).next().filter(|_| self.need > 0);
        first.map_or(Action::Done, |(owner, kind)| Action::Destroy(who(owner), Kind::new(kind)))
    }

    fn prompt(self, _: &Realms<S, C>, _: Seat) -> String {
        "Which base is destroyed?".to_owned()
    }

    fn describe(self, game: &Realms<S, C>, _: Seat, action: Action, names: &Names) -> Described {
        let Action::Destroy(owner, kind) = action else {
            return done("Done");
        };
        let (owner, kind) = (Seat::new(owner.get()), kind.get());
        let sentence = format!("Destroy {} of {}", game.content().name(kind), &names[owner]);
        Described::new(sentence).click(game.base_anchor(owner, kind))
    }

    fn prior(self, game: &Realms<S, C>, _: Seat, action: Action) -> i32 {
        match action {
            Action::Destroy(_, kind) => 3_000 + game.content().worth[kind.index()],
            _ => PRIOR_OF_DONE,
        }
    }
}
