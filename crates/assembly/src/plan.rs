//! Whether an ability can be carried out in full, and what may be named for it (SA-B4, SA-B6).

use crate::card::{Card, Cards};
use crate::content::{Ability, Ask, From, Op, Whom};
use crate::state::{Assembly, FLEET_CAP, rule};
use kernel::Refusal;

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

    /// Everything that could be named for this question, feasible or not.
    fn nameable(&self, ask: Ask) -> Cards {
        match ask {
            Ask::Ship => self.mine().fleet,
            Ask::Captain => self.mine().captains | self.theirs().captains,
            Ask::Agenda => self.unlocked(),
            Ask::Hand => self.mine().hand,
        }
    }

    /// What may be named for this question so that the ability can still be carried out.
    pub(crate) fn candidates(&self, plan: &Plan, ask: Ask) -> Cards {
        let cards = self.nameable(ask).iter();
        cards.filter(|&card| self.check_plan(&plan.with(ask, card)).is_ok()).collect()
    }

    /// Whether this card may be named for the next question of a plan.
    pub(crate) fn check_choose(&self, plan: &Plan, card: Card) -> Result<(), Refusal> {
        let Some(ask) = self.next_ask(plan) else {
            return Err(kernel::rule::NO_SUCH_THING.into());
        };
        if !self.nameable(ask).has(card) {
            return Err(Refusal::new(rule!("SA-B6")).case(ask as u8));
        }
        self.check_plan(&plan.with(ask, card))
    }

    /// Whether the plan, with what is named so far, can be carried out in full (SA-B4).
    pub(crate) fn check_plan(&self, plan: &Plan) -> Result<(), Refusal> {
        match self.ability(plan) {
            Some(ability) => self.foresee(&ability.ops, plan, self.outlook()),
            None => Err(kernel::rule::NO_SUCH_THING.into()),
        }
    }

    /// Whether an ability can be activated at all: the same, for lists.
    #[inline]
    pub(crate) fn can_use(&self, ability: &Ability, plan: &Plan, outlook: Outlook) -> bool {
        // Adding votes is always possible, and most abilities do no more.
        let casts = matches!(ability.ops.as_slice(), [Op::Cast(_) | Op::CastPerShip(_)]);
        casts || self.foresee(&ability.ops, plan, outlook).is_ok()
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

    fn foresee(&self, ops: &[Op], plan: &Plan, mut outlook: Outlook) -> Result<(), Refusal> {
        for (at, &op) in ops.iter().enumerate() {
            if op == Op::Scramble(Whom::AnyCaptain) {
                return self.foresee_scramble(&ops[at + 1..], plan, outlook);
            }
            self.foresee_step(op, plan, &mut outlook)?;
        }
        Ok(())
    }

    /// A scramble of any captain fills a place in one fleet or the other: either will do if the rest
    /// can then be carried out.
    fn foresee_scramble(&self, rest: &[Op], plan: &Plan, outlook: Outlook) -> Result<(), Refusal> {
        let named = plan.pick(Ask::Captain).map_or(Cards::ALL, Cards::of);
        let mut refusal = Refusal::new(rule!("SA-B4")).case(Ask::Captain as u8);
        if !((outlook.own | outlook.theirs) & named).is_empty() {
            refusal = Refusal::new(rule!("SA-B16"));
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

    fn foresee_step(&self, op: Op, plan: &Plan, outlook: &mut Outlook) -> Result<(), Refusal> {
        match op {
            Op::Cast(n) => outlook.votes += u16::from(n),
            Op::CastPerShip(n) => outlook.votes += u16::from(n) * outlook.own_fleet as u16,
            Op::Spend(n) => return spend(outlook, u16::from(n)),
            Op::Release(Whom::Me) => outlook.own.remove(plan.captain),
            Op::Give(Whom::Me) => {
                outlook.own.remove(plan.captain);
                outlook.theirs.insert(plan.captain);
            }
            Op::Release(Whom::Hand) => return lose_hand_card(outlook),
            Op::Release(Whom::OwnShip) => return self.lose_ship(outlook),
            Op::Release(Whom::AnyCaptain) => return self.lose_captain(plan, outlook),
            Op::Give(_) => return self.give_ship(outlook),
            Op::Scramble(_) => {
                outlook.own.remove(plan.captain);
                return gain_ship(outlook);
            }
            Op::Recruit => return self.agenda_card(plan),
            Op::Deploy(From::Agenda) => {
                self.agenda_card(plan)?;
                return gain_ship(outlook);
            }
            Op::Deploy(From::Hand) => {
                lose_hand_card(outlook)?;
                return gain_ship(outlook);
            }
            Op::DeclareWar if self.war.is_some() => return Err(rule!("SA-N10").into()),
            Op::DeclareWar | Op::Draw(_) | Op::Refresh => {}
        }
        Ok(())
    }

    /// The ship is named at activation, so one must be there by then.
    fn lose_ship(&self, outlook: &mut Outlook) -> Result<(), Refusal> {
        if outlook.own_fleet == 0 || self.mine().fleet.is_empty() {
            return Err(missing(Ask::Ship));
        }
        outlook.own_fleet -= 1;
        Ok(())
    }

    fn give_ship(&self, outlook: &mut Outlook) -> Result<(), Refusal> {
        self.lose_ship(outlook)?;
        if outlook.their_fleet >= FLEET_CAP {
            return Err(Refusal::new(rule!("SA-B16")).case(1));
        }
        outlook.their_fleet += 1;
        Ok(())
    }

    fn lose_captain(&self, plan: &Plan, outlook: &mut Outlook) -> Result<(), Refusal> {
        let named = plan.pick(Ask::Captain).map_or(Cards::ALL, Cards::of);
        let Some(captain) = ((outlook.own | outlook.theirs) & named).first() else {
            return Err(missing(Ask::Captain));
        };
        outlook.own.remove(captain);
        outlook.theirs.remove(captain);
        Ok(())
    }

    fn agenda_card(&self, plan: &Plan) -> Result<(), Refusal> {
        let named = plan.pick(Ask::Agenda).map_or(Cards::ALL, Cards::of);
        if (self.unlocked() & named).is_empty() { Err(missing(Ask::Agenda)) } else { Ok(()) }
    }
}

/// SA-B4: nothing of this sort to name.
const fn missing(ask: Ask) -> Refusal {
    Refusal::new(rule!("SA-B4")).case(ask as u8)
}

/// SA-V7, SA-B8.
fn spend(outlook: &mut Outlook, price: u16) -> Result<(), Refusal> {
    if outlook.votes < price {
        return Err(Refusal::new(rule!("SA-V7")).with(price as i16).with(outlook.votes as i16));
    }
    outlook.votes -= price;
    Ok(())
}

fn lose_hand_card(outlook: &mut Outlook) -> Result<(), Refusal> {
    if outlook.hand == 0 {
        return Err(missing(Ask::Hand));
    }
    outlook.hand -= 1;
    Ok(())
}

fn gain_ship(outlook: &mut Outlook) -> Result<(), Refusal> {
    if outlook.own_fleet >= FLEET_CAP {
        return Err(Refusal::new(rule!("SA-B16")));
    }
    outlook.own_fleet += 1;
    Ok(())
}
