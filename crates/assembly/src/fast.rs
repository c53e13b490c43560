//! Masks and short cuts that make bulk play fast. Each says the same as plain code, and is tested against it.

use crate::card::{Card, Cards};
use crate::content::{Ability, Kind, Printed};
use crate::effects::Effect;
use crate::plan::{Outlook, Plan};
use crate::state::Assembly;

/// What is asked of all cards at once, over and over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Masks {
    /// Captains that change prices.
    pub(crate) standing: Cards,
    /// Captains with a trigger on recruiting or deploying.
    pub(crate) on_play: Cards,
    /// Captains with a turn-start option.
    pub(crate) recess: Cards,
    /// Ships that a weapon of targeting 1, 2, 3 may lock onto (SA-G2).
    pub(crate) reach: [Cards; 3],
    /// Cards with a positive outcome for class I, class II.
    pub(crate) positive: [Cards; 2],
}

impl Masks {
    pub(crate) fn of(cards: &[Printed]) -> Masks {
        let with = |is: &dyn Fn(&Printed) -> bool| Card::all().filter(|card| is(&cards[card.index()])).collect();
        let has = |is: fn(&Kind) -> bool| with(&|card| card.abilities.iter().any(|ability| is(&ability.kind)));
        Masks {
            standing: has(|kind| matches!(kind, Kind::Static { .. })),
            on_play: has(|kind| *kind == Kind::OnPlay),
            recess: has(|kind| matches!(kind, Kind::Recess(_))),
            reach: [1, 2, 3].map(|targeting| with(&|card| card.evasion <= targeting)),
            positive: [0, 1].map(|class| with(&|card| card.band[class] > 0)),
        }
    }
}

impl Assembly {
    /// Whether an ability can be activated: `check_plan`, for lists. Adding votes is always possible, and most
    /// abilities do no more.
    #[inline]
    pub(crate) fn can_use(&self, ability: &Ability, plan: &Plan, outlook: Outlook) -> bool {
        let casts = matches!(ability.effects.as_slice(), [Effect::Cast(_) | Effect::CastPer(_)]);
        casts || self.foresee(&ability.effects, plan, outlook).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Content;
    use crate::setup::Setup;
    use kernel::{Edition, Events, Fate, Game, Label};

    #[test]
    fn masks_hold_the_cards_that_plain_code_finds() {
        let content = Edition::<Content>::built_in().expect("the built-in content is whole");
        for card in Card::all() {
            let (printed, masks) = (content.card(card), &content.masks);
            let mut kinds = printed.abilities.iter().map(|ability| ability.kind);
            assert_eq!(masks.standing.has(card), kinds.clone().any(|kind| matches!(kind, Kind::Static { .. })));
            assert_eq!(masks.on_play.has(card), kinds.clone().any(|kind| matches!(kind, Kind::OnPlay)));
            assert_eq!(masks.recess.has(card), kinds.any(|kind| matches!(kind, Kind::Recess(_))));
            for targeting in 1..=3u8 {
                assert_eq!(masks.reach[usize::from(targeting) - 1].has(card), targeting >= printed.evasion);
            }
            for class in 0..2 {
                assert_eq!(masks.positive[class].has(card), printed.band[class] != 0);
            }
        }
    }

    #[test]
    fn an_ability_is_listed_where_its_plan_can_be_carried_out() {
        let edition = Edition::built_in().expect("the built-in content is whole");
        let (mut asked, mut refused) = (0, 0);
        for seed in 0..20 {
            let (mut fate, mut pick, mut listed) = (Fate::quick(seed), Fate::quick(!seed), Vec::new());
            let mut game = Assembly::start(&Setup::default(), edition, &mut fate).expect("it can be set up");
            while let Some(seat) = game.to_act().first() {
                for captain in game.mine().captains.iter() {
                    for (at, ability) in game.content().card(captain).abilities.iter().enumerate() {
                        let plan = Plan::new(captain, at);
                        let can = game.can_use(ability, &plan, game.outlook());
                        assert_eq!(can, game.check_plan(&plan).is_ok());
                        asked += 1;
                        refused += usize::from(!can);
                    }
                }
                listed.clear();
                game.actions(seat, &mut listed);
                let action = listed[pick.below(Label::new("pick"), listed.len() as u32) as usize];
                game.perform(seat, action, &mut fate, &mut Events::dropped());
            }
        }
        assert!(asked > 1_000 && refused > 100, "{asked} {refused}");
    }
}
