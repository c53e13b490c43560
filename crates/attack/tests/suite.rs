//! All tests of the crate in one program: they are built and linked once.

mod bounds;
mod content;
mod counts;
mod golden;
mod knowledge;
mod laws;
mod policies;
mod scenes;
mod table;
