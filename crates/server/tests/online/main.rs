//! A real server on a free port, real sockets, toys for games. One program, so that it links once.
// A test may unwrap anywhere; clippy only knows functions marked as tests.
#![allow(clippy::unwrap_used)]

mod common;
mod crowd;
mod disconnects;
mod doors;
mod drift;
mod ended;
mod fair;
mod files;
mod filling;
mod flood;
mod hostile;
mod invited;
mod kept;
mod leaks;
mod leaving;
mod mail;
mod notices;
mod pauses;
mod people;
mod play;
mod practice;
mod promises;
mod queue;
mod sessions;
mod time;
mod versions;
mod watching;
