//! All tests of the crate in one program: they are built and linked once.

mod cli;
mod common;
mod ending;
mod golden;
mod remote;
mod table;
