//! Long work: a bar on stderr where it is a terminal, a clean stop on Ctrl-C, seeds.

use crate::output::Stop;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use kernel::Seed;
use std::io::IsTerminal;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

static STOPPED: AtomicBool = AtomicBool::new(false);

/// From here on Ctrl-C asks the work to stop; a second one ends the process.
pub fn heed_interrupts() {
    static ONCE: OnceLock<()> = OnceLock::new();
    ONCE.get_or_init(|| {
        let heard = || {
            if STOPPED.swap(true, Ordering::SeqCst) {
                std::process::exit(130);
            }
        };
        // Without the signal the work still ends, only later.
        let _ = ctrlc::set_handler(heard);
    });
}

/// Whether Ctrl-C was pressed.
pub fn is_stopped() -> bool {
    STOPPED.load(Ordering::Relaxed)
}

/// A bar of `n` steps; silent where stderr is no terminal.
pub fn bar(n: u64, what: &str) -> ProgressBar {
    let target =
        if std::io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(n), target);
    let colour = if std::env::var_os("NO_COLOR").is_some() { "" } else { ".cyan" };
    let template = format!("{{msg}} {{bar:40{colour}}} {{pos}}/{{len}} {{eta}}");
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar.set_message(what.to_owned());
    bar
}

/// The seed that was given, or one from the operating system.
pub fn seed(given: Option<&str>) -> Result<Seed, Stop> {
    if let Some(text) = given {
        return Seed::read(text)
            .ok_or_else(|| Stop::Usage(format!("--seed {text:?}: expected a number or 64 hex digits")));
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Stop::Failed(format!("no randomness from the system: {error}")))?;
    Ok(Seed(bytes))
}
