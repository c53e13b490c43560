//! What an operator wants to watch, in Prometheus' text form.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Upper bounds of the buckets, in microseconds.
const BOUNDS: [u64; 12] =
    [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 250_000, 1_000_000, 10_000_000];

/// How long something took, in buckets.
#[derive(Debug, Default)]
pub struct Timing {
    buckets: [AtomicU64; 13],
    sum: AtomicU64,
}

impl Timing {
    /// Notes one.
    pub fn note(&self, took: Duration) {
        let micros = took.as_micros() as u64;
        let bucket = BOUNDS.iter().position(|&bound| micros <= bound).unwrap_or(BOUNDS.len());
        self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add(micros, Ordering::Relaxed);
    }

    fn write(&self, name: &str, what: &str, text: &mut String) {
        let _ = writeln!(text, "# HELP {name} {what}\n# TYPE {name} histogram");
        let mut total = 0;
        for (index, bucket) in self.buckets.iter().enumerate() {
            total += bucket.load(Ordering::Relaxed);
            let bound = BOUNDS.get(index).map_or("+Inf".to_owned(), |&bound| format!("{}", bound as f64 / 1e6));
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {total}");
        }
        let sum = self.sum.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "{name}_sum {sum}\n{name}_count {total}");
    }
}

/// All of it.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Tables in memory.
    pub live_tables: AtomicI64,
    /// Open sockets.
    pub sockets: AtomicI64,
    /// Moves committed.
    pub moves: AtomicU64,
    /// Moves refused.
    pub refusals: AtomicU64,
    /// Sockets dropped because they read too slowly or said too much.
    pub dropped: AtomicU64,
    /// Sockets that resumed from a cursor.
    pub resumed: AtomicU64,
    /// Requests turned away by a limit.
    pub limited: AtomicU64,
    /// Letters on the bus that no node wrote, or that came before.
    pub forged: AtomicU64,
    /// Groups of a table's entries that the store did not keep.
    pub unkept: AtomicU64,
    /// From a move's arrival to its acknowledgement.
    pub move_time: Timing,
    /// A bot's decision.
    pub bot_time: Timing,
    /// From when a bot is asked to when it begins to think.
    pub bot_wait: Timing,
}

impl Metrics {
    /// As Prometheus reads it.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let gauges = [
            ("starboard_live_tables", "Tables in memory.", &self.live_tables),
            ("starboard_sockets", "Open sockets.", &self.sockets),
        ];
        for (name, what, value) in gauges {
            let value = value.load(Ordering::Relaxed);
            let _ = writeln!(text, "# HELP {name} {what}\n# TYPE {name} gauge\n{name} {value}");
        }
        let counters = [
            ("starboard_moves_total", "Moves committed.", &self.moves),
            ("starboard_refusals_total", "Moves refused.", &self.refusals),
            ("starboard_socket_drops_total", "Sockets dropped by the server.", &self.dropped),
            ("starboard_resumes_total", "Sockets that resumed from a cursor.", &self.resumed),
            ("starboard_limited_total", "Requests turned away by a limit.", &self.limited),
            ("starboard_forged_letters_total", "Letters on the bus that no node wrote.", &self.forged),
            ("starboard_unkept_total", "Changes of tables that the store did not keep.", &self.unkept),
        ];
        for (name, what, value) in counters {
            let value = value.load(Ordering::Relaxed);
            let _ = writeln!(text, "# HELP {name} {what}\n# TYPE {name} counter\n{name} {value}");
        }
        self.move_time.write("starboard_move_seconds", "From a move's arrival to its acknowledgement.", &mut text);
        self.bot_time.write("starboard_bot_seconds", "A bot's decision.", &mut text);
        self.bot_wait.write("starboard_bot_wait_seconds", "How long a bot waits for its turn to think.", &mut text);
        text
    }
}
