//! Stub.
use crate::check::Question;
pub(crate) fn prompt_kind(question: Question) -> &'static str {
    match question {
        Question::FirstPower => "initial power",
        Question::PlaceShip => "place ship",
        Question::Return => "return",
        Question::GiveUp => "give up",
        Question::Repower => "respawn power",
        Question::Respawn => "respawn",
        Question::Reaction(window) => window.id(),
        Question::Start => "start",
        Question::Roll => "roll",
        Question::Assign => "assign",
        Question::Engine => "engine",
        Question::Course => "course",
        Question::Facing => "facing",
        Question::Fire => "fire",
        Question::Damage => "damage",
        Question::Drop => "flag drop",
        Question::Rewire(_) => "rewire",
    }
}
