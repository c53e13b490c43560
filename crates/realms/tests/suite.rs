//! All tests of the crate in one program: they are built and linked once.

mod bulk;
mod content;
mod counts;
mod golden;
mod knowledge;
mod laws;
mod policy;
mod position;
mod records;
mod relations;
mod scenes;
mod setup;
mod types;
