//! `starboard`: play, check, measure and read five starship games. One verb a file.

mod house;
mod output;
mod verbs;
mod work;

use clap::{Parser, Subcommand};
use std::process::ExitCode;
#[cfg(feature = "online")]
use verbs::serve;
use verbs::{arena, bench, check, content, games, play, replay, rules, scene, verify};

#[cfg(not(feature = "count-allocations"))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// For `bench` alone: every thread adds to one count, which would cost a server dearly.
#[cfg(feature = "count-allocations")]
#[global_allocator]
static ALLOCATOR: &stats_alloc::StatsAlloc<std::alloc::System> = &stats_alloc::INSTRUMENTED_SYSTEM;

/// Five starship tabletop games in the terminal: play, replay, check, measure.
#[derive(Debug, Parser)]
#[command(name = "starboard", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Debug, Subcommand)]
enum Verb {
    /// Sit down at a table
    Play(play::Args),
    /// Host tables online: one binary, one file
    #[cfg(feature = "online")]
    Serve(serve::Args),
    /// List the games
    Games(games::Args),
    /// Hold a game to the laws on random play
    Check(check::Args),
    /// Run scene files
    Scene(scene::Args),
    /// Measure speed and size
    Bench(bench::Args),
    /// Let bots play one another
    Arena(arena::Args),
    /// Tell a record in words
    Replay(replay::Args),
    /// Check that a record or a proof bundle holds
    Verify(verify::Args),
    /// Print a game's rules, or one of them
    Rules(rules::Args),
    /// Print a game's content in words, or check a content file
    Content(content::Args),
}

fn main() -> ExitCode {
    let done = match Cli::parse().verb {
        Verb::Play(args) => play::run(&args),
        #[cfg(feature = "online")]
        Verb::Serve(args) => serve::run(&args),
        Verb::Games(args) => games::run(&args),
        Verb::Check(args) => check::run(&args),
        Verb::Scene(args) => scene::run(&args),
        Verb::Bench(args) => bench::run(&args),
        Verb::Arena(args) => arena::run(&args),
        Verb::Replay(args) => replay::run(&args),
        Verb::Verify(args) => verify::run(&args),
        Verb::Rules(args) => rules::run(&args),
        Verb::Content(args) => content::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => {
            output::complain(&stop);
            stop.code()
        }
    }
}
