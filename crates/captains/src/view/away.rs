//! A mission under way, and what it leads to, for the planner (SC-U3).

use super::MissionView;
use crate::content::Effect;
use crate::frames::{Step, Task};
use crate::kinds::Place;
use crate::state::{Away, Captains};
use serde::Serialize;

/// Queue and hold once those on the pads have done the lines left, from what is sure: what has to be
/// chosen, paid, fought or repaired is left out.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AfterView {
    pub queue: Vec<&'static str>,
    pub damage: u8,
    pub artifacts: u8,
    pub pirates: u8,
    /// Fights that may come: each costs a damage and brings its loot (SC-P5).
    pub fights: u8,
    /// Tokens that do not fit then.
    pub excess: usize,
}

/// A mission being completed.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AwayView {
    pub mission: MissionView,
    pub place: Place,
    pub pads: Vec<&'static str>,
    /// While lines are crewed or done in order.
    pub after: Option<AfterView>,
}

impl Captains {
    pub(super) fn away_view(&self) -> Option<AwayView> {
        let away = self.away?;
        let pads = away.pads.iter().flatten().map(|figure| figure.letter()).collect();
        let (mission, after) = (self.mission_view(away.mission), self.after_view(&away));
        Some(AwayView { mission, place: away.place, pads, after })
    }

    fn after_view(&self, away: &Away) -> Option<AfterView> {
        let next = match self.stack.top()?.task {
            Task::Assign(_) => 0,
            Task::Line(line, Step::Offered) => usize::from(line),
            _ => return None,
        };
        let (ship, face) = (self.ship(self.turn), self.content().mission(away.mission));
        let done = (0..).zip(&face.lines).skip(next).filter(|&(line, _)| self.line_matches(line));
        let effects: Vec<Effect> = done.flat_map(|(_, line)| self.content().list(line.effects)).copied().collect();
        let sum = |of: fn(Effect) -> u8| effects.iter().map(|&effect| of(effect)).fold(0, u8::saturating_add);
        let damage = sum(|effect| if let Effect::Damage(n) = effect { n } else { 0 });
        let damage = if self.warded.has(self.turn) { 0 } else { damage };
        let damage = damage.saturating_sub(self.is_painted_over(self.turn).into());
        let artifacts = sum(|effect| if let Effect::Artifact(n) = effect { n } else { 0 });
        let pirates = sum(|effect| if let Effect::Pirate(n) = effect { n } else { 0 });
        let mut hurt = ship.clone();
        hurt.cargo_damage = hurt.cargo_damage.saturating_add(damage.into());
        let tokens = ship.tokens() + usize::from(artifacts) + usize::from(pirates);
        Some(AfterView {
            queue: self.queue_after(self.turn, None),
            damage,
            artifacts,
            pirates,
            fights: sum(|effect| if let Effect::Fight(n) = effect { n } else { 0 }),
            excess: tokens.saturating_sub(hurt.room(self.content())),
        })
    }
}
