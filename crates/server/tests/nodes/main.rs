//! Several nodes on one store: a Postgres and a NATS of the test's own, started in a temporary folder and stopped.
//! Where they cannot be had the tests say NOT RUN in one line and pass; with `CI=true` they fail.
// A test may unwrap anywhere; clippy only knows functions marked as tests.
#![allow(clippy::unwrap_used)]

mod any;
#[path = "../online/common.rs"]
mod common;
mod cut_off;
mod faults;
mod forged;
mod leases;
mod people;
mod proxy;
#[cfg(feature = "soak")]
mod scale;
mod scratch;
mod sessions;
mod stores;
mod takeover;
mod tap;
