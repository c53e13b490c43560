//! The kernel's contract, one line a question.

use crate::action::{Action, read_action};
use crate::card::Card;
use crate::content::{Ask, Content, Op, Whom};
use crate::event::{Event, Heard};
use crate::frames::Frame;
use crate::setup::Setup;
use crate::state::{Assembly, SEATS, Stage};
use crate::view::View;
use kernel::{Edition, Fate, Game, Outcome, Refusal, Seat, SeatSet, Secret, SetupError, Unread, Viewer, rule as table};
use std::fmt;

impl Game for Assembly {
    const ID: &'static str = "assembly";
    const RULES_VERSION: u16 = crate::changes::RULES_VERSION;
    type Setup = Setup;
    type Content = Content;
    type Event = Event<Secret<Card>>;
    type View = View;
    type Action = Action;

    fn start(setup: &Setup, edition: Edition<Content>, fate: &mut Fate) -> Result<Self, SetupError> {
        Ok(Assembly::deal(setup, edition, fate))
    }

    fn seats(&self) -> u8 {
        SEATS
    }

    fn edition(&self) -> Edition<Content> {
        self.edition
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        if self.stage == Stage::Over { SeatSet::EMPTY } else { SeatSet::of(self.active) }
    }

    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat != self.active {
            return;
        }
        if let Some(frame) = self.frames.top() {
            return self.answers(frame, out);
        }
        match self.stage {
            Stage::Picks(_) => self.lobby_picks(out),
            Stage::Releases => out.extend(self.mine().hand.iter().map(Action::Release)),
            Stage::TurnStart => out.extend([Action::Recess, Action::Attend]),
            Stage::Turn => self.turn_actions(out),
            Stage::Orders => self.order_actions(out),
            Stage::Fire => self.fire_actions(out),
            Stage::Recess | Stage::Over => {}
        }
    }

    fn asides(&self, _: Seat, out: &mut Vec<Action>) {
        if self.stage != Stage::Over {
            out.push(Action::Concede);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.stage == Stage::Over {
            return Err(table::GAME_OVER.into());
        }
        if seat.index() >= usize::from(SEATS) {
            return Err(table::NO_SUCH_THING.into());
        }
        if action == Action::Concede {
            return Ok(());
        }
        if seat != self.active {
            return Err(self.not_yours());
        }
        match self.frames.top() {
            Some(frame) => self.check_answer(frame, action),
            None => self.check_open(action),
        }
    }

    fn fallback(&self, seat: Seat) -> Action {
        let plain = match self.stage {
            Stage::TurnStart => Some(Action::Attend),
            Stage::Turn if self.frames.is_empty() => Some(Action::EndTurn),
            Stage::Orders => Some(Action::Confirm),
            Stage::Fire if !self.must_fire() => Some(Action::EndShipTurn),
            _ => None,
        };
        plain.unwrap_or_else(|| {
            let mut listed = Vec::new();
            self.actions(seat, &mut listed);
            // A forced shot comes after the transfers that may be offered beside it.
            let forced = listed.iter().find(|action| !matches!(action, Action::Transfer(_)));
            forced.copied().unwrap_or(Action::Concede)
        })
    }

    #[inline]
    fn perform(&mut self, seat: Seat, action: Action, fate: &mut Fate, events: &mut Heard) {
        if action == Action::Concede {
            return self.concede(seat, events);
        }
        self.carry_out(action, events);
        self.settle(events);
        if self.is_war_due() {
            self.begin_war(fate, events);
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(&mut self, seat: Seat, fate: &mut Fate) {
        self.redeal(seat, fate);
    }

    fn possible(&self, seat: Seat, world: &Self) -> bool {
        self.view(Viewer::seat(seat)) == world.view(Viewer::seat(seat)) && self.recalls(seat, world)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn write(&self, action: Action, to: &mut dyn fmt::Write) -> fmt::Result {
        self.write_action(action, to)
    }

    fn write_for(&self, viewer: Viewer, seat: Seat, action: Action, to: &mut dyn fmt::Write) -> fmt::Result {
        if !viewer.is(seat) && self.is_unseen(action) {
            return to.write_str(if matches!(action, Action::Release(_)) { "release ?" } else { "choose ?" });
        }
        self.write_action(action, to)
    }

    fn read(&self, _: Seat, text: &str) -> Result<Action, Unread> {
        read_action(self.content(), text)
    }
}

impl Assembly {
    /// Whether the opponent does not see which card an action is about: a release that stays under
    /// the deck. Where it drops straight into the agenda everybody sees it (SA-A5, SA-I5).
    fn is_unseen(&self, action: Action) -> bool {
        let drops = self.deck.is_empty() && self.agenda.contains(&None) && self.stage != Stage::Releases;
        match (action, self.frames.top()) {
            (Action::Release(_), _) => !drops,
            (Action::Choose(_), Some(Frame::Choose(plan))) => {
                let ops: &[Op] = self.ability(plan).map_or(&[], |ability| &ability.ops);
                let first = ops.first() == Some(&Op::Release(Whom::Hand));
                let releases = ops.contains(&Op::Release(Whom::Hand));
                releases && self.next_ask(plan) == Some(Ask::Hand) && !(drops && first)
            }
            _ => false,
        }
    }

    /// SA-T1: in a turn only the active player acts.
    fn not_yours(&self) -> Refusal {
        match self.stage {
            Stage::TurnStart | Stage::Turn | Stage::Recess => crate::state::rule!("SA-T1").into(),
            _ => table::NOT_YOURS.into(),
        }
    }

    /// Whether an action is legal where nothing is suspended.
    fn check_open(&self, action: Action) -> Result<(), Refusal> {
        match (self.stage, action) {
            (Stage::Picks(_), Action::Take(card)) => self.check_take(Some(card)),
            (Stage::Picks(_), Action::TakeDeck) => self.check_take(None),
            (Stage::Picks(_), _) => Err(crate::state::rule!("SA-L7").into()),
            (Stage::Releases, Action::Release(card)) if self.mine().hand.has(card) => Ok(()),
            (Stage::Releases, _) => Err(crate::state::rule!("SA-L10").into()),
            (Stage::TurnStart, Action::Recess | Action::Attend) => Ok(()),
            (Stage::TurnStart, _) => Err(crate::state::rule!("SA-T4").into()),
            (Stage::Turn, action) => self.check_turn(action),
            (Stage::Orders, action) => self.check_orders(action),
            (Stage::Fire, action) => self.check_fire(action),
            (Stage::Recess | Stage::Over, _) => Err(table::NO_SUCH_THING.into()),
        }
    }

    #[inline]
    fn carry_out(&mut self, action: Action, events: &mut Heard) {
        match (self.stage, action) {
            (Stage::Picks(picks), Action::Take(card)) => self.take(Some(card), picks, events),
            (Stage::Picks(picks), _) => self.take(None, picks, events),
            (Stage::Releases, Action::Release(card)) => self.lobby_release(card, events),
            (Stage::TurnStart, Action::Recess) => self.recess(events),
            (Stage::TurnStart, _) => self.attend(),
            (_, Action::DrawDeck) => self.draw(None, events),
            (_, Action::Draw(card)) => self.draw(Some(card), events),
            (_, Action::Choose(card)) => self.name(card, events),
            (Stage::Turn, Action::EndTurn) => self.end_turn(events),
            (Stage::Turn, action) => self.perform_turn(action, events),
            (_, action) => self.carry_out_war(action, events),
        }
    }

    fn name(&mut self, card: Card, events: &mut Heard) {
        if let Some(&Frame::Choose(plan)) = self.frames.top()
            && let Some(ask) = self.next_ask(&plan)
        {
            self.choose(plan.with(ask, card), events);
        }
    }

    fn carry_out_war(&mut self, action: Action, events: &mut Heard) {
        match action {
            Action::Transfer(mode) => self.transfer(mode, events),
            Action::Aim { weapon, ship } => self.aim(weapon, ship),
            Action::Confirm => self.confirm(events),
            Action::Fire(weapon) => self.fire(weapon.index(), events),
            Action::Discharge(weapon) => self.discharge(weapon.index(), events),
            Action::EndShipTurn => self.end_ship_turn(events),
            _ => {}
        }
    }
}
