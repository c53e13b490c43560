//! Suspended effects: a bounded stack of frames, each with its owner. The top one runs or asks.

use crate::action::Action;
use crate::content::{Effect, Into, List, Price, SLOTS};
use crate::event::Event;
use crate::kinds::*;
use crate::state::{Captains, Stage};
use arrayvec::ArrayVec;
use kernel::{Events, Fate, Seat};

/// An effect in mid-air and the captain it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Frame {
    /// Who decides, gains and suffers.
    pub owner: Seat,
    /// What is under way.
    pub task: Task,
}

/// What a frame is in the middle of.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// A list of effects, from the `at`-th on; of the room in this slot, if any.
    List { list: List, at: u8, slot: Option<u8> },
    /// A list so many times more.
    Repeat { list: List, times: u8 },
    /// So many moves.
    Moves(u8),
    /// So many jumps.
    Jumps(u8),
    /// So many fights.
    Fights(u8),
    /// The pirate on this route is beaten: loot.
    Loot(Route),
    /// So much damage to come.
    Damage(u8),
    /// Tokens beyond what fits.
    Overflow,
    /// So many repairs.
    Repairs(u8),
    /// So many ambushes.
    Ambushes(u8),
    /// Take a tech from the central board.
    TakeTech(Into),
    /// A tech in hand, looking for a slot.
    Install(Card, Into),
    /// Tech bonuses still to come, top first.
    Bonuses(ArrayIcons),
    /// Abilities that wait, in card order.
    Triggers([Option<CardByte>; SLOTS]),
    /// Up to so many steps, on one of these tracks (a mask).
    Advance { left: u8, tracks: u8 },
    /// An event: the next part, 0 for `you`, then `each`.
    Event { event: EventCard, next: u8 },
    /// One of so many lists.
    Choose { first: List, n: u8 },
    /// A price that may be paid; once begun it must be.
    Pay { price: Price, left: u8, begun: bool, gain: List },
    /// Medals owed for training or promoting.
    Owe(u8),
    /// One of the drawn cards.
    PickDrawn(Into),
    /// One of the techs on the event.
    PickGift,
    /// A room to copy, for the room tech in this slot.
    Copy(Option<u8>),
    /// So many pirates to draw and place.
    PlacePirates(u8),
    /// A drawn pirate to place.
    PlacePirate(Pirate),
    /// So many pirates may be removed.
    RemovePirates(u8),
    /// An artifact may go into a room.
    RoomArtifact,
    /// The room for this artifact.
    IntoRoom(Artifact),
    /// Up to so many steps back, for as many plus a bonus.
    Backtrack { back: u8, bonus: u8 },
    /// Lasting events that wait (a mask).
    Lasting(u8),
    /// A commander's second task after a room.
    SecondTask,
    /// The commander goes to the queue.
    HomeComing,
    /// The figure for this line.
    Assign(u8),
    /// This line, at this step.
    Line(u8, Step),
    /// The mission's crew slides into the queue.
    Slide,
    /// The new mission after the one that lay here.
    NewMission(Place),
    /// Shadow goes to a mission.
    ShadowMission,
    /// Shadow discards a pirate.
    ShadowPirate,
}

/// Where a mission line stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Perform or ignore?
    Offered,
    /// Performed: a commander may repeat it.
    Performed,
    /// Not performed: a commander may still command.
    Skipped,
}

/// Up to six icons in order, two bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ArrayIcons(u16);

impl ArrayIcons {
    /// Adds an icon after the others.
    pub(crate) fn push(&mut self, icon: Icon) {
        let used = (16 - self.0.leading_zeros()).div_ceil(2);
        self.0 |= (icon as u16 + 1) << (2 * used);
    }

    /// Takes the first icon out.
    pub(crate) fn pop_first(&mut self) -> Option<Icon> {
        let icon = [None, Some(Icon::Repair), Some(Icon::Medal), Some(Icon::Move)][usize::from(self.0 & 3)];
        self.0 >>= 2;
        icon
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// A card in one byte, for frames.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardByte(std::num::NonZeroU8);

impl CardByte {
    pub(crate) fn of(card: Card) -> CardByte {
        CardByte(std::num::NonZeroU8::MIN.saturating_add(card.index() as u8))
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0.get() - 1)
    }
}

/// Whether a frame was worked on or stands waiting.
pub(crate) enum Flow {
    Ran,
    Asks,
}

impl Captains {
    /// Puts a task on top. A full stack skips it, by a house rule that is told (DESIGN, frames).
    #[inline]
    pub(crate) fn push(&mut self, owner: Seat, task: Task, events: &mut Events<Event>) {
        if self.stack.push(Frame { owner, task }).is_err() {
            events.push(|| Event::TooDeep { seat: owner });
        }
    }

    /// Begins a list of effects.
    pub(crate) fn begin(&mut self, owner: Seat, list: List, events: &mut Events<Event>) {
        if !self.content().list(list).is_empty() {
            self.push(owner, Task::List { list, at: 0, slot: None }, events);
        }
    }

    /// Ends the frame on top.
    pub(crate) fn end(&mut self) {
        self.stack.pop();
    }

    /// Lets the frame on top go on with this.
    pub(crate) fn again(&mut self, task: Task) {
        if let Some(frame) = self.stack.top_mut() {
            frame.task = task;
        }
    }

    /// Runs everything up to the next question (or the end).
    pub(crate) fn settle(&mut self, fate: &mut Fate, events: &mut Events<Event>) {
        loop {
            let flow = match self.stack.top() {
                None => self.next_stage(fate, events),
                Some(&frame) if frame.task.asks() => self.ask(frame, events),
                Some(&frame) => {
                    self.run(frame, fate, events);
                    Flow::Ran
                }
            };
            if let Flow::Asks = flow {
                return;
            }
        }
    }

    /// Waits for an answer unless there is only one. Everything asked is public, so nothing
    /// leaks (RULES section 3).
    fn ask(&mut self, frame: Frame, events: &mut Events<Event>) -> Flow {
        let mut found: ArrayVec<Action, 2> = ArrayVec::new();
        self.answers(frame, &mut |action| {
            // Two answers are enough to know that it must be asked.
            let _ = found.try_push(action);
            found.is_full()
        });
        match found[..] {
            [_, _] => return Flow::Asks,
            [only] => self.answer(frame, only, events),
            _ => self.end(),
        }
        Flow::Ran
    }

    /// Runs a frame that asks nothing.
    fn run(&mut self, Frame { owner, task }: Frame, fate: &mut Fate, events: &mut Events<Event>) {
        match task {
            Task::List { list, at, slot } => self.run_list(owner, list, at, slot, fate, events),
            Task::Repeat { list, times } => {
                self.once_less(times, |times| Task::Repeat { list, times });
                self.begin(owner, list, events);
            }
            Task::Loot(route) => self.loot(owner, route, fate, events),
            Task::Ambushes(n) => self.ambush(owner, n, fate, events),
            Task::Bonuses(icons) => self.next_bonus(owner, icons, events),
            Task::Event { event, next } => self.next_event_part(owner, event, next, events),
            Task::PlacePirates(n) => self.draw_to_place(owner, n, fate, events),
            Task::HomeComing => self.come_home(owner, events),
            Task::Slide => self.slide(owner, events),
            Task::NewMission(place) => self.new_mission(place, fate, events),
            _ => self.end(),
        }
    }

    /// Runs the next effect of a list. The frame of a finished list goes before its last effect
    /// runs, so that long chains stay shallow.
    fn run_list(
        &mut self,
        owner: Seat,
        list: List,
        at: u8,
        slot: Option<u8>,
        fate: &mut Fate,
        events: &mut Events<Event>,
    ) {
        let effects = self.content().list(list);
        let Some(&effect) = effects.get(usize::from(at)) else {
            self.stack.pop();
            return;
        };
        let mut next = usize::from(at) + 1;
        // Gains of tokens that follow one another are looked at together (SC-D9, SC-Q78).
        let gains = |effect: &Effect| matches!(effect, Effect::Artifact(_) | Effect::Pirate(_));
        let run = effects[usize::from(at)..].iter().take_while(|effect| gains(effect)).count();
        next += run.saturating_sub(1);
        match next >= effects.len() {
            true => self.end(),
            false => self.again(Task::List { list, at: next as u8, slot }),
        }
        if run == 0 {
            return self.effect(owner, effect, slot, fate, events);
        }
        for &gain in &effects[usize::from(at)..next] {
            self.gain_tokens(owner, gain, fate, events);
        }
        self.make_room(owner, events);
    }

    /// What happens when no effect is in mid-air.
    fn next_stage(&mut self, fate: &mut Fate, events: &mut Events<Event>) -> Flow {
        match self.stage {
            Stage::Main | Stage::Over => return Flow::Asks,
            Stage::TurnEnds => self.turn_ends(events),
            Stage::Tile(place) => self.resolve_tile(place, events),
            Stage::TileUsed(station) => self.tile_used(station, events),
            Stage::Refill => self.refill_and_go_on(fate, events),
            Stage::Shadow => self.shadow_acts(fate, events),
            Stage::Handover => self.hand_over(fate, events),
            Stage::RoundStart(done) => self.round_start(done, events),
            Stage::GameEnd(done) => self.game_end(done, events),
        }
        Flow::Ran
    }
}

impl Task {
    /// Whether it puts a question when it is on top.
    #[inline]
    pub(crate) fn asks(&self) -> bool {
        !matches!(
            self,
            Task::List { .. }
                | Task::Repeat { .. }
                | Task::Loot(_)
                | Task::Ambushes(_)
                | Task::Bonuses(_)
                | Task::Event { .. }
                | Task::PlacePirates(_)
                | Task::HomeComing
                | Task::Slide
                | Task::NewMission(_)
        )
    }
}
