//! All tests of the crate in one program: they are built and linked once.

mod asking;
mod bounds;
mod content;
mod counts;
mod forecast;
mod golden;
mod knowledge;
mod laws;
mod policies;
mod positions;
mod records;
mod scenes;
mod table;
mod types;
