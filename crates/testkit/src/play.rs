//! Random play with reused buffers: what laws, counts and benchmarks share.

use kernel::{Events, Fate, Game, Label, Seat};

const WALK: Label = Label::new("walk");
/// A walk that may concede does so at one aside in this many.
const CONCEDE_IN: usize = 4;

/// One step of a walk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step<A> {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub action: A,
    /// Whether it was something beside the question asked.
    pub aside: bool,
}

/// A random player of all seats. It never concedes unless told to, and owns its luck, so that the
/// game's fate is the same whatever it does.
///
/// ```
/// use kernel::{Edition, Fate, Game};
/// use testkit::{play::Walk, toys::race::Race};
/// let mut fate = Fate::quick(1);
/// let mut game = Race::start(&2, Edition::built_in().unwrap(), &mut fate).unwrap();
/// let steps = Walk::new(1).game(&mut game, &mut fate, 1_000);
/// assert!(steps > 5 && game.outcome().is_some());
/// ```
#[derive(Clone, Debug)]
pub struct Walk<G: Game> {
    luck: Fate,
    aside_in: u32,
    concedes: bool,
    listed: Vec<G::Action>,
}

impl<G: Game> Walk<G> {
    /// A walk that answers questions and does nothing beside them.
    pub fn new(seed: u64) -> Self {
        Walk { luck: Fate::quick(seed), aside_in: 0, concedes: false, listed: Vec::new() }
    }

    /// The same, taking an aside once in `n` steps where there is one.
    pub fn with_asides(mut self, n: u32) -> Self {
        self.aside_in = n;
        self
    }

    /// Lets it concede, now and then, where it takes asides.
    pub fn conceding(&mut self, concedes: bool) {
        self.concedes = concedes;
    }

    /// Begins its luck anew; the buffers stay.
    pub fn reseed(&mut self, seed: u64) {
        self.luck = Fate::quick(seed);
    }

    /// A number below `n` of the walk's own luck.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        self.luck.below(WALK, n as u32) as usize
    }

    /// Picks the next step; `None` when the game is over or somebody owes an answer and has none.
    #[inline(always)]
    pub fn pick(&mut self, game: &G) -> Option<Step<G::Action>> {
        let to_act = game.to_act();
        if to_act.is_empty() {
            return None;
        }
        if self.aside_in > 0
            && self.below(self.aside_in as usize) == 0
            && let Some(step) = self.aside(game)
        {
            return Some(step);
        }
        let seat = if to_act.is_several() {
            let at = self.below(to_act.len());
            to_act.nth(at)?
        } else {
            to_act.first()?
        };
        self.listed.clear();
        game.actions(seat, &mut self.listed);
        let action = self.any()?;
        Some(Step { seat, action, aside: false })
    }

    #[inline]
    fn any(&mut self) -> Option<G::Action> {
        let at = if self.listed.len() < 2 { 0 } else { self.luck.below(WALK, self.listed.len() as u32) };
        self.listed.get(at as usize).copied()
    }

    fn aside(&mut self, game: &G) -> Option<Step<G::Action>> {
        let seat = Seat::new(self.below(game.seats() as usize) as u8);
        self.listed.clear();
        game.asides(seat, &mut self.listed);
        if !self.concedes || self.below(CONCEDE_IN) > 0 {
            self.listed.retain(|&action| game.notation(action) != "concede");
        }
        let action = self.any()?;
        Some(Step { seat, action, aside: true })
    }

    /// Plays to the end, or for `limit` steps; says how many steps that took.
    pub fn game(&mut self, game: &mut G, fate: &mut Fate, limit: u64) -> u64 {
        let mut events = Events::dropped();
        for steps in 0..limit {
            let Some(step) = self.pick(game) else {
                return steps;
            };
            game.perform(step.seat, step.action, fate, &mut events);
            events.clear();
        }
        limit
    }
}
