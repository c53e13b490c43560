//! All tests of the crate in one program: they are built and linked once.

mod busy;
mod content;
mod counts;
mod every_card;
mod golden;
mod knowledge;
mod laws;
mod previews;
mod records;
mod scenes;
mod types;
mod whole_games;
