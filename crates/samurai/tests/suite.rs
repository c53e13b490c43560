//! All tests of the crate in one program: they are built and linked once.

mod content;
mod counts;
mod draw;
mod every_card;
mod golden;
mod knowledge;
mod laws;
mod permutation;
mod records;
mod scenes;
mod types;
