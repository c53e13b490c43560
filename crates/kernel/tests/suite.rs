//! All tests of the crate in one program: they are built and linked once.

mod zones;
