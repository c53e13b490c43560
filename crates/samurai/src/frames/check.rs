//! The one source of legality for answers.

use super::options::keeps;
use super::settle::may_stop;
use super::{Answer, Frame, Task};
use crate::action::{Action, Loose};
use crate::rules;
use crate::state::{NONE, Place, Samurai};
use kernel::rule::{NO_SUCH_THING, OTHER_QUESTION};
use kernel::{Refusal, Rule};

type Checked = Result<(), Refusal>;

/// `Ok` where it holds, else a refusal by this rule.
pub(crate) fn need(holds: bool, rule: Rule) -> Checked {
    if holds { Ok(()) } else { Err(Refusal::new(rule)) }
}

impl Samurai {
    /// Whether this answers the open question.
    pub(crate) fn may(&self, frame: Frame, answer: Answer) -> Checked {
        match (frame, answer) {
            (Frame::Promise { loose, .. }, _) => self.may_promised(loose, answer),
            (Frame::Draft { .. }, Answer::Keep(mech)) => need(self.pool() >> mech.get() & 1 == 1, rules::DRAFT),
            (Frame::Window, _) => self.may_in_window(answer),
            (Frame::Raise { .. }, Answer::Add(n)) => {
                let wealth = self.player(self.active).wealth;
                let short = Refusal::new(rules::RAISE).with(i16::from(wealth));
                if n.get() <= wealth { Ok(()) } else { Err(short) }
            }
            (Frame::Take { most, .. } | Frame::Tokens { most, .. }, Answer::Take(n)) => {
                let over = Refusal::new(rules::LIMITED).with(i16::from(most));
                if n.get() <= most { Ok(()) } else { Err(over) }
            }
            (Frame::Clan { which, steps, .. }, Answer::Clan(clan, to)) => {
                self.may_move_clan(which, steps, clan.get(), to.get())
            }
            (Frame::Move { .. }, Answer::Move(figure, to)) => self.may_move(frame, figure.index(), to.get()),
            (Frame::Ability { .. }, Answer::Use | Answer::Done) => Ok(()),
            (_, Answer::Done) => need(may_stop(frame), OTHER_QUESTION),
            _ => self.may_by_list(frame, answer),
        }
    }

    fn may_in_window(&self, answer: Answer) -> Checked {
        match answer {
            Answer::Order(marker, _) => {
                need(!self.turn.ordered, rules::ONE_ORDER)?;
                let placed = self.player(self.active).placed[marker.index()] != 0;
                let taken = Refusal::new(rules::ONE_ORDER).case(1).with(i16::from(marker.get()) + 1);
                if placed { Err(taken) } else { Ok(()) }
            }
            Answer::Play(kind) => self.may_play(kind.get()),
            Answer::Free(source) => self.can_use(source.get()),
            Answer::End => need(self.turn.ordered, rules::MUST_ORDER),
            _ => Err(Refusal::new(OTHER_QUESTION)),
        }
    }

    fn may_play(&self, kind: u8) -> Checked {
        need(self.edition.has_card(kind) && self.player(self.active).hand.has(kind), NO_SUCH_THING)?;
        let card = self.edition.card(kind);
        need(!card.battle, rules::NO_BATTLE_CARD)?;
        need(!self.turn.card_played, rules::ONE_CARD)?;
        need(self.can_pay(self.active, card.cost), rules::COST)
    }

    /// Whether a free order is open to the active player (SS-T7, SS-T9).
    pub(crate) fn can_use(&self, source: u8) -> Checked {
        let order = self.free_order(source).ok_or(Refusal::new(NO_SUCH_THING))?;
        let here = if source < 4 { self.unit_stands(source, order.on_board)? } else { self.attachment_open(source)? };
        need(self.can_pay(self.active, order.cost), rules::FREE_ORDER)?;
        let scope = super::Scope { here, ..super::Scope::of(self.active) };
        need(order.once || self.is_possible(order.effects, scope), rules::FREE_ORDER)
    }

    fn unit_stands(&self, source: u8, on_board: bool) -> Result<u8, Refusal> {
        let used = self.turn.used >> source & 1 == 1;
        need(!used, rules::OWN_TURN)?;
        let fits = |place: Place| if on_board { place.is_location() } else { place != Place::GRAVEYARD };
        need(self.slot_is_at(self.active, source as usize, fits), rules::FREE_ORDER)?;
        Ok(NONE)
    }

    fn attachment_open(&self, source: u8) -> Result<u8, Refusal> {
        let index = source as usize - 4;
        let attached = self.attached[index];
        let twin = self.attached[..index].contains(&attached);
        need(!twin, NO_SUCH_THING)?;
        need(!attached.used, rules::OWN_TURN)?;
        let open = attached.owner == self.active && self.is_at(self.active, attached.location);
        need(open, rules::FREE_ORDER)?;
        Ok(attached.location)
    }

    fn may_move_clan(&self, which: u8, steps: u8, clan: u8, to: u8) -> Checked {
        need(which == NONE || which == clan, rules::NAMED_CLAN)?;
        need(self.open_spaces() >> to & 1 == 1, rules::CLOSED)?;
        let far = Refusal::new(rules::TOO_FAR).with(i16::from(steps));
        if self.reach(clan, steps) >> to & 1 == 1 { Ok(()) } else { Err(far) }
    }

    fn may_by_list(&self, frame: Frame, answer: Answer) -> Checked {
        if self.short_list(frame).contains(&answer) {
            return Ok(());
        }
        let rule = match (frame, answer) {
            (Frame::Limit { seat, .. }, Answer::Discard(kind)) if self.player(seat).hand.has(kind.get()) => {
                return Err(Refusal::new(rules::IMPOSSIBLE).case(1));
            }
            (Frame::Displace { .. }, Answer::Pick(..)) => rules::DISPLACED,
            (Frame::Escort { .. }, Answer::Pick(..)) => rules::FULL,
            (Frame::Ships { .. }, Answer::Pick(..)) => rules::SHIPS,
            (Frame::Limit { .. }, Answer::Discard(_)) => rules::HAND_LIMIT,
            (Frame::Choose { .. }, Answer::Choose(_)) | (Frame::Demote { .. }, Answer::Demote(_)) => rules::CHOICE,
            (Frame::Where { .. }, Answer::At(_)) => rules::ATTACHED,
            (Frame::Pick { task: Task::Destroy { weakest: true, .. }, .. }, Answer::Pick(..)) => rules::WEAKEST,
            (Frame::Commit { .. }, Answer::Commit(_)) => rules::BATTLE_CARD,
            (Frame::Reveal { .. }, Answer::Reveal(_)) => rules::REVEAL,
            (Frame::Pick { .. } | Frame::Garrison { .. }, Answer::Pick(..))
            | (Frame::Target { .. }, Answer::Target(_))
            | (Frame::Discard { .. }, Answer::Discard(_))
            | (Frame::Swap { .. }, Answer::Swap(..))
            | (Frame::Cancel { .. }, Answer::Cancel(..)) => NO_SUCH_THING,
            _ => OTHER_QUESTION,
        };
        Err(Refusal::new(rule))
    }

    /// What keeps the bargain, and answers the question below.
    fn may_promised(&self, loose: Loose, answer: Answer) -> Checked {
        need(keeps(loose, Action::Answer(answer)), rules::BOUND)?;
        match self.question() {
            Some(below) => self.may(below, answer),
            None => Err(Refusal::new(OTHER_QUESTION)),
        }
    }
}
