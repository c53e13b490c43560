//! Whether an ability can be carried out in full, and what may be named for it (SA-B4, SA-B6).

use crate::card::{Card, Cards};
use crate::content::Ability;
use crate::effects::{Ask, DeployFrom, Effect, Given, PerShip, Released, Scrambled};
use crate::refusal::Refusal;
use crate::state::{Assembly, FLEET_CAP};
use kernel::TableRefusal;

/// An ability being activated, with what was named for it, by [`Ask`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Plan {
    pub(crate) captain: Card,
    pub(crate) ability: u8,
    pub(crate) picks: [Option<Card>; 4],
}

impl Plan {
    pub(crate) fn new(captain: Card, ability: usize) -> Plan {
        Plan { captain, ability: ability as u8, picks: [None; 4] }
    }

    #[inline]
    pub(crate) fn pick(&self, ask: Ask) -> Option<Card> {
        self.picks[ask as usize]
    }

    pub(crate) fn with(mut self, ask: Ask, card: Card) -> Plan {
        self.picks[ask as usize] = Some(card);
        self
    }
}

/// The table as it will be when a step is reached, as far as legality needs it.
#[derive(Clone, Copy)]
pub(crate) struct Outlook {
    votes: u16,
    own_fleet: usize,
    their_fleet: usize,
    hand: usize,
    /// Captains still in play.
    own: Cards,
    theirs: Cards,
}

impl Assembly {
    pub(crate) fn ability(&self, plan: &Plan) -> Option<&'static Ability> {
        self.content().card(plan.captain).abilities.get(usize::from(plan.ability))
    }

    /// The next thing to be named for a plan.
    pub(crate) fn next_ask(&self, plan: &Plan) -> Option<Ask> {
        self.ability(plan)?.asks.iter().copied().find(|&ask| plan.pick(ask).is_none())
    }

    /// Whether the plan, with what is named so far, can be carried out in full (SA-B4).
    pub(crate) fn check_plan(&self, plan: &Plan) -> Result<(), Refusal> {
        match self.ability(plan) {
            Some(ability) => self.foresee(&ability.effects, plan, self.outlook()),
            None => Err(TableRefusal::NoSuchThing.into()),
        }
    }

    /// The table as it is now.
    #[inline]
    pub(crate) fn outlook(&self) -> Outlook {
        let (mine, theirs) = (self.mine(), self.theirs());
        Outlook {
            votes: self.votes,
            own_fleet: mine.fleet.len(),
            their_fleet: theirs.fleet.len(),
            hand: mine.hand.len(),
            own: mine.captains,
            theirs: theirs.captains,
        }
    }

    pub(crate) fn foresee(&self, effects: &[Effect], plan: &Plan, mut outlook: Outlook) -> Result<(), Refusal> {
        for (at, &effect) in effects.iter().enumerate() {
            if effect == Effect::Scramble(Scrambled::AnyCaptain) {
                return self.foresee_scramble(&effects[at + 1..], plan, outlook);
            }
            self.foresee_step(effect, plan, &mut outlook)?;
        }
        Ok(())
    }

    /// A scramble of any captain fills a place in one fleet or the other: either will do if the rest
    /// can then be carried out.
    fn foresee_scramble(&self, rest: &[Effect], plan: &Plan, outlook: Outlook) -> Result<(), Refusal> {
        let named = plan.pick(Ask::Captain).map_or(Cards::ALL, Cards::of);
        let mut refusal = Refusal::Needs { ask: Ask::Captain };
        if !((outlook.own | outlook.theirs) & named).is_empty() {
            refusal = Refusal::NoBerth;
        }
        if !(outlook.own & named).is_empty() && outlook.own_fleet < FLEET_CAP {
            match self.foresee(rest, plan, Outlook { own_fleet: outlook.own_fleet + 1, ..outlook }) {
                Ok(()) => return Ok(()),
                Err(why) => refusal = why,
            }
        }
        if !(outlook.theirs & named).is_empty() && outlook.their_fleet < FLEET_CAP {
            return self.foresee(rest, plan, Outlook { their_fleet: outlook.their_fleet + 1, ..outlook });
        }
        Err(refusal)
    }

    fn foresee_step(&self, effect: Effect, plan: &Plan, outlook: &mut Outlook) -> Result<(), Refusal> {
        match effect {
            Effect::Cast(n) => outlook.votes += u16::from(n),
            Effect::CastPer(PerShip(n)) => outlook.votes += u16::from(n) * outlook.own_fleet as u16,
            Effect::Spend(n) => return spend(outlook, u16::from(n)),
            Effect::Release(Released::Themself) => outlook.own.remove(plan.captain),
            Effect::Give(Given::Themself) => {
                outlook.own.remove(plan.captain);
                outlook.theirs.insert(plan.captain);
            }
            Effect::Release(Released::Hand) => return lose_hand_card(outlook),
            Effect::Release(Released::OwnShip) => return self.lose_ship(outlook),
            Effect::Release(Released::AnyCaptain) => return self.lose_captain(plan, outlook),
            Effect::Give(Given::OwnShip) => return self.give_ship(outlook),
            Effect::Scramble(Scrambled::Themself | Scrambled::AnyCaptain) => {
                outlook.own.remove(plan.captain);
                return gain_ship(outlook);
            }
            Effect::RecruitFrom(_) => return self.agenda_card(plan),
            Effect::DeployFrom(DeployFrom::Agenda) => {
                self.agenda_card(plan)?;
                return gain_ship(outlook);
            }
            Effect::DeployFrom(DeployFrom::Hand) => {
                lose_hand_card(outlook)?;
                return gain_ship(outlook);
            }
            Effect::DeclareWar(_) if self.war.is_some() => return Err(Refusal::WarDeclared),
            Effect::DeclareWar(_) | Effect::Draw(_) | Effect::Refresh(_) => {}
        }
        Ok(())
    }

    /// The ship is named at activation, so one must be there by then.
    fn lose_ship(&self, outlook: &mut Outlook) -> Result<(), Refusal> {
        if outlook.own_fleet == 0 || self.mine().fleet.is_empty() {
            return Err(Refusal::Needs { ask: Ask::Ship });
        }
        outlook.own_fleet -= 1;
        Ok(())
    }

    fn give_ship(&self, outlook: &mut Outlook) -> Result<(), Refusal> {
        self.lose_ship(outlook)?;
        if outlook.their_fleet >= FLEET_CAP {
            return Err(Refusal::NoBerthThere);
        }
        outlook.their_fleet += 1;
        Ok(())
    }

    fn lose_captain(&self, plan: &Plan, outlook: &mut Outlook) -> Result<(), Refusal> {
        let named = plan.pick(Ask::Captain).map_or(Cards::ALL, Cards::of);
        let Some(captain) = ((outlook.own | outlook.theirs) & named).first() else {
            return Err(Refusal::Needs { ask: Ask::Captain });
        };
        outlook.own.remove(captain);
        outlook.theirs.remove(captain);
        Ok(())
    }

    fn agenda_card(&self, plan: &Plan) -> Result<(), Refusal> {
        let named = plan.pick(Ask::Agenda).map_or(Cards::ALL, Cards::of);
        if (self.unlocked() & named).is_empty() { Err(Refusal::Needs { ask: Ask::Agenda }) } else { Ok(()) }
    }
}

/// SA-V7, SA-B8.
fn spend(outlook: &mut Outlook, price: u16) -> Result<(), Refusal> {
    if outlook.votes < price {
        return Err(Refusal::TooDear { price, votes: outlook.votes });
    }
    outlook.votes -= price;
    Ok(())
}

fn lose_hand_card(outlook: &mut Outlook) -> Result<(), Refusal> {
    if outlook.hand == 0 {
        return Err(Refusal::Needs { ask: Ask::Hand });
    }
    outlook.hand -= 1;
    Ok(())
}

fn gain_ship(outlook: &mut Outlook) -> Result<(), Refusal> {
    if outlook.own_fleet >= FLEET_CAP {
        return Err(Refusal::NoBerth);
    }
    outlook.own_fleet += 1;
    Ok(())
}
