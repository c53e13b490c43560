//! A real server on a free port, real sockets, toys for games. One program, so that it links once.
// A test may unwrap anywhere; clippy only knows functions marked as tests.
#![allow(clippy::unwrap_used)]

mod common;
mod crowd;
mod disconnects;
mod doors;
mod drift;
mod files;
mod filling;
mod hostile;
mod kept;
mod leaks;
mod leaving;
mod notices;
mod pauses;
mod people;
mod play;
mod practice;
mod queue;
mod time;
mod versions;
