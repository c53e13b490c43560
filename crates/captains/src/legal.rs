//! Legality: the one source for what may be answered to an open question, and the listing of it.

use crate::action::{Action, Mend, Token};
use crate::content::{Into, Price, SLOTS, Sort, StandIn, Swap, Ward};
use crate::frames::{Frame, Step, Task};
use crate::kinds::*;
use crate::state::Captains;
use arrayvec::ArrayVec;
use kernel::{Refusal, Rule, Seat, Upto, rule};

type Verdict = Result<(), Refusal>;

/// `Ok` where it holds, else a refusal by this rule; the rule's ID is checked when compiled.
macro_rules! need {
    ($holds:expr, $rule:literal) => {{
        const BROKEN: kernel::Refusal = kernel::Refusal::new(kernel::Rule::new($rule));
        if $holds { Ok(()) } else { Err(BROKEN) }
    }};
}
pub(crate) use need;

impl Captains {
    /// Offers every legal answer to an open question, until `out` says it has enough.
    pub(crate) fn answers(&self, frame: Frame, out: &mut dyn FnMut(Action) -> bool) -> bool {
        let Frame { owner, task } = frame;
        if let Some(enough) = self.plain_answers(owner, task, out) {
            return enough;
        }
        let ship = self.ship(owner);
        let mut offer = |action: Action| self.allowed(frame, action).is_ok() && out(action);
        match task {
            Task::Moves(_) => {
                self.routes_at(ship.place).any(|(_, to)| offer(go(to)))
                    || offer(Action::MendInstead)
                    || offer(Action::Done)
            }
            Task::Jumps(_) => {
                (0..self.map_face().places.len()).any(|at| offer(go(Place(at as u8))))
                    || offer(Action::MendInstead)
                    || offer(Action::Done)
            }
            Task::Fights(_) => self.routes_at(ship.place).any(|(at, _)| offer(route(at))) || offer(Action::Done),
            Task::RemovePirates(_) | Task::PlacePirate(_) => {
                (0..self.map_face().routes.len()).any(|at| offer(route(Route(at as u8)))) || offer(Action::Done)
            }
            Task::ShadowMission => {
                let mut near = self.beside_shadow();
                near.sort_unstable_by_key(|(_, place)| place.index());
                near.iter().any(|&(_, to)| offer(go(to)))
            }
            Task::ShadowPirate => {
                let mut near = self.beside_shadow();
                near.sort_unstable_by_key(|(at, _)| at.index());
                near.iter().any(|&(at, _)| offer(route(at)))
            }
            Task::Damage(_) => offer(Action::Ward) || offer(Action::Endure),
            Task::TakeTech(_) => self.offered().any(|card| offer(take(card))) || offer(Action::Done),
            Task::PickDrawn(_) => self.drawn.iter().any(|&card| offer(take(card))) || offer(Action::Done),
            Task::PickGift => self.gifts.iter().any(|&card| offer(take(card))) || offer(Action::Done),
            Task::Copy(_) => self.rooms_in_sight().any(|card| offer(take(card))) || offer(Action::Done),
            Task::Triggers(cards) => {
                cards.iter().flatten().any(|card| offer(Action::Take(Upto::checked(card.index()).unwrap_or_default())))
            }
            Task::Install(..) => slots().any(|slot| offer(Action::Slot(slot))),
            Task::Pay { price: Price::Tech, .. } => {
                slots().any(|slot| offer(Action::Slot(slot))) || offer(Action::Done)
            }
            Task::Pay { .. } | Task::Owe(_) | Task::Overflow | Task::RoomArtifact => {
                tokens().any(|token| offer(Action::Give(token))) || offer(Action::Done)
            }
            Task::Backtrack { .. } => {
                let all = Track::ALL.into_iter().flat_map(|track| [0, 1, 2].map(|n| Action::Back(track, Upto::new(n))));
                all.into_iter().any(&mut offer) || offer(Action::Done)
            }
            Task::Choose { .. } | Task::Lasting(_) => (0..4).any(|n| offer(Action::Option(Upto::new(n)))),
            Task::IntoRoom(_) => rooms().any(&mut offer),
            Task::SecondTask => rooms().any(&mut offer) || self.calls(owner).any(&mut offer) || offer(Action::Done),
            Task::Line(..) => offer(Action::Repeat) || self.calls(owner).any(&mut offer) || offer(Action::Done),
            _ => false,
        }
    }

    /// Offers the answers to the commonest questions, where each can be told without asking
    /// `allowed` about it (law 1 holds them to it).
    fn plain_answers(&self, owner: Seat, task: Task, out: &mut dyn FnMut(Action) -> bool) -> Option<bool> {
        let ship = self.ship(owner);
        Some(match task {
            Task::Advance { tracks, .. } => {
                let open = Track::ALL.into_iter().filter(|&track| tracks >> track as u8 & 1 == 1);
                open.into_iter().any(|track| out(Action::Step(track))) || out(Action::Done)
            }
            Task::Repairs(_) => {
                let damaged = slots().filter(|slot| ship.is_damaged(slot.index()));
                ship.cargo_damage > 0 && out(Action::Mend(Mend::Cargo))
                    || damaged.into_iter().any(|slot| out(Action::Mend(Mend::Slot(slot))))
                    || out(Action::Done)
            }
            Task::Assign(_) => {
                Figure::all().filter(|&figure| ship.ready(figure) > 0).any(|figure| out(Action::Assign(figure)))
            }
            Task::Line(line, Step::Offered) => self.line_matches(line) && out(Action::Perform) || out(Action::Ignore),
            _ => return None,
        })
    }

    /// The routes where Captain Shadow is, and where they lead.
    fn beside_shadow(&self) -> ArrayVec<(Route, Place), 3> {
        self.shadow.iter().flat_map(|shadow| self.routes_at(shadow.place)).take(3).collect()
    }

    /// Techs on all ships and on the central board.
    fn rooms_in_sight(&self) -> impl Iterator<Item = Card> + '_ {
        let ships = Seat::all(self.players).flat_map(|seat| self.ship(seat).slots.iter().flatten().copied());
        ships.chain(self.offered())
    }

    /// Queue positions a subordinate may be called from; equal neighbours only once (SC-J11).
    fn calls(&self, owner: Seat) -> impl Iterator<Item = Action> + use<> {
        (0..self.ship(owner).queue.len()).filter_map(|at| Upto::checked(at).map(Action::Call))
    }

    /// Whether this answer to an open question is legal.
    pub(crate) fn allowed(&self, frame: Frame, action: Action) -> Verdict {
        let Frame { owner, task } = frame;
        match (task, action) {
            (_, Action::Done) => self.may_decline(task),
            (Task::Moves(_), Action::Go(to)) => {
                let place = self.ship(owner).place;
                need!(self.routes_at(place).any(|(_, end)| end.index() == to.index()), "SC-V1")
            }
            (Task::Jumps(_), Action::Go(to)) => self.may_jump(owner, to.index()),
            (Task::Moves(_) | Task::Jumps(_), Action::MendInstead) => self.may_mend_instead(owner),
            (Task::Fights(_), Action::Route(at)) => self.may_fight(owner, at.index()),
            (Task::Damage(_), Action::Ward) => self.may_ward(owner),
            (Task::Damage(_), Action::Endure) => Ok(()),
            (Task::Repairs(_), Action::Mend(mend)) => self.may_mend(owner, mend),
            (Task::Overflow, Action::Give(token)) => {
                need!(token != Token::Medal && self.holds(owner, token), "SC-D8")
            }
            (Task::Owe(_), Action::Give(token)) => self.may_spend_medal(owner, token),
            (Task::Pay { price, left, .. }, _) => self.may_pay(owner, price, left, action),
            (Task::RoomArtifact, Action::Give(token)) => self.may_lay_in_room(owner, token),
            (Task::IntoRoom(_), Action::Room(berth)) => self.takes_artifact(owner, berth.index()),
            (Task::TakeTech(into), Action::Take(at)) => {
                let card = self.find(self.offered(), at.index())?;
                self.may_place(owner, card, into)
            }
            (Task::PickDrawn(into), Action::Take(at)) => {
                let card = self.find(self.drawn.iter().copied(), at.index())?;
                self.may_place(owner, card, into)
            }
            (Task::PickGift, Action::Take(at)) => {
                let card = self.find(self.gifts.iter().copied(), at.index())?;
                self.may_place(owner, card, Into::Any)
            }
            (Task::Install(card, into), Action::Slot(slot)) => self.may_install(owner, card, into, slot.index()),
            (Task::Copy(slot), Action::Take(at)) => self.may_copy(owner, slot, at.index()),
            (Task::Triggers(cards), Action::Take(at)) => {
                need!(cards.iter().flatten().any(|card| card.index() == at.index()), "SC-Q15")
            }
            (Task::Advance { tracks, .. }, Action::Step(track)) => need!(tracks >> track as u8 & 1 == 1, "SC-F3"),
            (Task::Backtrack { back, .. }, Action::Back(track, n)) => self.may_backtrack(owner, back, track, n.get()),
            (Task::Choose { n, .. }, Action::Option(at)) => need!(at.get() < n, "SC-W4"),
            (Task::Lasting(waiting), Action::Option(at)) => need!(waiting >> at.get() & 1 == 1, "SC-F12"),
            (Task::PlacePirate(_), Action::Route(at)) => self.is_free(at.index()),
            (Task::RemovePirates(_), Action::Route(at)) => self.has_pirate(at.index(), const { Rule::new("SC-P10") }),
            (Task::SecondTask, Action::Room(berth)) => self.may_work_again(owner, berth.index()),
            (Task::SecondTask, Action::Call(at)) => self.may_call(owner, self.at_work, at.index()),
            (Task::Assign(_), Action::Assign(figure)) => need!(self.ship(owner).ready(figure) > 0, "SC-M3"),
            (Task::Line(line, Step::Offered), Action::Perform) => {
                need!(self.line_matches(line), "SC-M6")
            }
            (Task::Line(_, Step::Offered), Action::Ignore) => Ok(()),
            (Task::Line(line, Step::Performed), Action::Repeat) => {
                need!(self.pad(line).is_some_and(|figure| figure.commander().is_some()), "SC-K10")
            }
            (Task::Line(line, Step::Performed | Step::Skipped), Action::Call(at)) => {
                self.may_call(owner, self.pad(line), at.index())
            }
            (Task::Line(_, Step::Skipped), Action::Repeat) => need!(false, "SC-Q5"),
            (Task::ShadowMission, Action::Go(to)) => self.shadow_may_go(to.index()),
            (Task::ShadowPirate, Action::Route(at)) => self.shadow_may_fight(at.index()),
            _ => Err(Refusal::new(rule::OTHER_QUESTION)),
        }
    }

    /// SC-W2: what may be declined.
    fn may_decline(&self, task: Task) -> Verdict {
        match task {
            Task::Moves(_)
            | Task::Jumps(_)
            | Task::Fights(_)
            | Task::Repairs(_)
            | Task::TakeTech(_)
            | Task::Advance { .. }
            | Task::Pay { begun: false, .. }
            | Task::PickDrawn(_)
            | Task::PickGift
            | Task::Copy(_)
            | Task::RemovePirates(_)
            | Task::RoomArtifact
            | Task::Backtrack { .. }
            | Task::SecondTask
            | Task::Line(_, Step::Performed | Step::Skipped) => Ok(()),
            Task::Line(_, Step::Offered) => Err(Refusal::new(rule::OTHER_QUESTION)),
            _ => need!(false, "SC-W3"),
        }
    }

    fn may_jump(&self, owner: Seat, to: usize) -> Verdict {
        if to >= self.map_face().places.len() {
            return Err(Refusal::new(rule::NO_SUCH_THING));
        }
        need!(to != self.ship(owner).place.index(), "SC-Q14")
    }

    fn may_mend_instead(&self, owner: Seat) -> Verdict {
        need!(self.ship(owner).traits(self.content()).swaps(Swap::MoveToRepair), "SC-N10")?;
        need!(self.ship(owner).damage() > 0, "SC-D5")
    }

    fn may_fight(&self, owner: Seat, at: usize) -> Verdict {
        self.has_pirate(at, const { Rule::new("SC-P4") })?;
        let place = self.ship(owner).place;
        need!(self.map_face().routes[at].ends.contains(&place), "SC-P4")
    }

    pub(crate) fn has_pirate(&self, at: usize, by: Rule) -> Verdict {
        if at >= self.map_face().routes.len() {
            return Err(Refusal::new(rule::NO_SUCH_THING));
        }
        if self.map.pirates[at].is_some() { Ok(()) } else { Err(Refusal::new(by)) }
    }

    fn is_free(&self, at: usize) -> Verdict {
        if at >= self.map_face().routes.len() {
            return Err(Refusal::new(rule::NO_SUCH_THING));
        }
        need!(self.map.pirates[at].is_none(), "SC-P1")
    }

    /// SC-Q84: only for damage that would still be taken.
    fn may_ward(&self, owner: Seat) -> Verdict {
        need!(self.ship(owner).traits(self.content()).wards(Ward::DiscardPirate), "SC-Q37")?;
        need!(!self.ship(owner).pirates.is_empty(), "SC-N9")?;
        need!(!self.warded.has(owner) && !self.is_painted_over(owner), "SC-Q84")
    }

    fn may_mend(&self, owner: Seat, mend: Mend) -> Verdict {
        match mend {
            Mend::Cargo => need!(self.ship(owner).cargo_damage > 0, "SC-D5"),
            Mend::Slot(slot) => need!(self.ship(owner).is_damaged(slot.index()), "SC-D5"),
        }
    }

    /// Whether a token is at hand.
    pub(crate) fn holds(&self, owner: Seat, token: Token) -> bool {
        let ship = self.ship(owner);
        match token {
            Token::Medal => ship.medals > 0,
            Token::Artifact(kind) => ship.artifacts[kind.index()] > 0,
            Token::Pirate => !ship.pirates.is_empty(),
        }
    }

    /// SC-N7: a medal, or what may stand in for it.
    fn may_spend_medal(&self, owner: Seat, token: Token) -> Verdict {
        let traits = self.ship(owner).traits(self.content());
        let fits = match token {
            Token::Medal => true,
            Token::Artifact(_) => traits.stands_in(StandIn::Artifact),
            Token::Pirate => traits.stands_in(StandIn::Pirate),
        };
        need!(fits, "SC-N7")?;
        need!(self.holds(owner, token), "SC-K2")
    }

    fn may_pay(&self, owner: Seat, price: Price, left: u8, action: Action) -> Verdict {
        let ship = self.ship(owner);
        let enough = |have: usize| need!(have >= usize::from(left), "SC-W5");
        match (price, action) {
            (Price::Medal, Action::Give(token)) => {
                enough(ship.means(self.content()) as usize)?;
                self.may_spend_medal(owner, token)
            }
            (Price::Artifact, Action::Give(token @ Token::Artifact(_))) => {
                enough(ship.tokens() - ship.pirates.len())?;
                need!(self.holds(owner, token), "SC-W5")
            }
            (Price::Pirate, Action::Give(Token::Pirate)) => enough(ship.pirates.len()),
            (Price::Tech, Action::Slot(slot)) => {
                enough(ship.slots.iter().flatten().count())?;
                need!(ship.slots[slot.index()].is_some(), "SC-W5")
            }
            (_, Action::Give(_) | Action::Slot(_)) => need!(false, "SC-W5"),
            _ => Err(Refusal::new(rule::OTHER_QUESTION)),
        }
    }

    fn may_lay_in_room(&self, owner: Seat, token: Token) -> Verdict {
        need!(matches!(token, Token::Artifact(_)) && self.holds(owner, token), "SC-Q43")?;
        need!((0..crate::ship::BERTHS).any(|berth| self.takes_artifact(owner, berth).is_ok()), "SC-Q43")
    }

    /// Whether a room has no artifact yet.
    fn takes_artifact(&self, owner: Seat, berth: usize) -> Verdict {
        let ship = self.ship(owner);
        need!(ship.room_face(self.content(), berth).is_some(), "SC-A1")?;
        need!(ship.rooms[berth].is_none(), "SC-Q43")
    }

    /// The card of an action among those on offer.
    fn find(&self, mut among: impl Iterator<Item = Card>, index: usize) -> Result<Card, Refusal> {
        if index >= self.content().cards.len() {
            return Err(Refusal::new(rule::NO_SUCH_THING));
        }
        among.find(|card| card.index() == index).ok_or(Refusal::new(const { Rule::new("SC-X2") }).with(index as i16))
    }

    /// Whether a card has a slot to go to (SC-X2, SC-X6, SC-X7).
    fn may_place(&self, owner: Seat, card: Card, into: Into) -> Verdict {
        need!((0..SLOTS).any(|slot| self.may_install(owner, card, into, slot).is_ok()), "SC-X2")
    }

    pub(crate) fn may_install(&self, owner: Seat, card: Card, into: Into, slot: usize) -> Verdict {
        let ship = self.ship(owner);
        need!(!ship.is_damaged(slot), "SC-D11")?;
        let over = into == Into::Any || self.content().card(card).can_replace;
        need!(ship.slots[slot].is_none() || over, "SC-X6")
    }

    /// SC-Q36; a room that copies is not copied, or two of them would chase one another.
    fn may_copy(&self, owner: Seat, from: Option<u8>, index: usize) -> Verdict {
        let Some(face) = self.content().cards.get(index) else { return Err(Refusal::new(rule::NO_SUCH_THING)) };
        let Sort::Room { effects, .. } = face.sort else { return need!(false, "SC-Q36") };
        let copies = self.content().list(effects).iter().any(|effect| effect.key() == "copy_room");
        let own = from.and_then(|slot| self.ship(owner).slots[usize::from(slot)]);
        let on_ships = Seat::all(self.players).any(|seat| self.ship(seat).slots.contains(&Some(face.card)));
        let seen = on_ships || self.central.contains(&Some(face.card));
        need!(seen && !copies && own != Some(face.card), "SC-Q36")
    }

    fn may_backtrack(&self, owner: Seat, back: u8, track: Track, n: u8) -> Verdict {
        need!(n < back, "SC-Q45")?;
        need!(n < self.ship(owner).markers[track as usize].space, "SC-Q45")
    }

    /// SC-K9: the commander's colour or gray, now owned.
    fn may_work_again(&self, owner: Seat, berth: usize) -> Verdict {
        let ship = self.ship(owner);
        let Some(room) = ship.room_face(self.content(), berth) else { return need!(false, "SC-A1") };
        let crew = self.at_work.and_then(Figure::crew);
        let colors = ship.colors(self.content(), berth, room.color);
        need!(crew.is_some_and(|crew| colors.admit(crew)), "SC-K9")
    }

    /// SC-K11: a cadet, or an ensign of the commander's colour; of equal neighbours the first.
    fn may_call(&self, owner: Seat, commander: Option<Figure>, at: usize) -> Verdict {
        let queue = &self.ship(owner).queue;
        let Some(&figure) = queue.get(at) else { return Err(Refusal::new(rule::NO_SUCH_THING)) };
        let crew = commander.and_then(Figure::commander);
        let fits = crew.is_some_and(|crew| figure == Figure::Cadet || figure == Figure::Ensign(crew));
        need!(fits && (at == 0 || queue[at - 1] != figure), "SC-K11")
    }
}

fn go(to: Place) -> Action {
    Action::Go(Upto::checked(to.index()).unwrap_or_default())
}

fn route(at: Route) -> Action {
    Action::Route(Upto::checked(at.index()).unwrap_or_default())
}

pub(crate) fn take(card: Card) -> Action {
    Action::Take(Upto::checked(card.index()).unwrap_or_default())
}

fn slots() -> impl Iterator<Item = Upto<SLOTS>> {
    (0..SLOTS as u8).map(Upto::new)
}

fn rooms() -> impl Iterator<Item = Action> {
    (0..crate::ship::BERTHS).map(|berth| Action::Room(Action::berth(berth)))
}

fn tokens() -> impl Iterator<Item = Token> {
    [
        Token::Medal,
        Token::Artifact(Upto::new(0)),
        Token::Artifact(Upto::new(1)),
        Token::Artifact(Upto::new(2)),
        Token::Pirate,
    ]
    .into_iter()
}
