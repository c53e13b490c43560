//! All tests of the crate in one program: they are built and linked once.

mod content;
mod counts;
mod golden;
mod laws;
mod recall;
mod records;
mod toys;
