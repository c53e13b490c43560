//! All tests of the crate in one program: they are built and linked once.

mod laws;
mod lengths;
mod positions;
