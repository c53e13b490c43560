//! What every game is held to: the six laws, scenes, counts, golden playthroughs; and the toy
//! games the kernel was proved on.

pub mod content;
pub mod counts;
pub mod golden;
pub mod hostile;
pub mod laws;
pub mod leaky;
pub mod play;
pub mod recall;
pub mod records;
pub mod scene;
pub mod toys;
pub mod types;
mod worth;
