//! All tests of the crate in one program: they are built and linked once.

mod content;
mod counts;
mod golden;
mod knowledge;
mod laws;
mod records;
mod scenes;
mod types;
mod whole_games;
mod witness;
