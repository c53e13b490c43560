//! A contest as one self-contained page: tables and plots, nothing loaded from elsewhere.

use crate::plot::{Bar, bars, escape, histogram};
use crate::{Duel, Header, Interval, Report, Standing, wilson};
use std::fmt::Write;

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;\
background:#0b1020;color:#e6ebf5}h1,h2{font-weight:600}table{border-collapse:collapse;width:100%}\
td,th{padding:.25rem .5rem;text-align:right;border-bottom:1px solid #2a3350}td:first-child,th:first-child{text-align:left}\
svg{width:100%;height:auto}.bar{fill:#4da3ff}.span{stroke:#ffd166;stroke-width:3}\
text{fill:#e6ebf5;font-size:13px;dominant-baseline:middle}.name{text-anchor:end}code{color:#9fb4d8;word-break:break-all}\
@media(prefers-color-scheme:light){body{background:#fff;color:#1a2233}text{fill:#1a2233}td,th{border-color:#ccd}}";

/// The page.
pub fn page(header: &Header, report: &Report) -> String {
    let title = format!("{} {}: {} games", report.game, report.format, report.games);
    let title = escape(&title);
    let mut html = format!(
        "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{title}</title><style>{STYLE}</style><h1>{title}</h1>"
    );
    section(&mut html, "Ratings", &ladder(&report.seats));
    section(&mut html, "Bots", &standings(&report.seats));
    section(&mut html, "Duels", &bars("Wins of the first bot of each pair", &duel_bars(&report.duels)));
    section(&mut html, "Wins by seat", &bars("Wins by seat", &seat_bars(report)));
    section(&mut html, "Decisions a game", &histogram("Decisions a game", &report.decisions));
    // A header of strings and numbers always has a form.
    let header = serde_json::to_string(header).unwrap_or_default();
    section(&mut html, "Played again by", &format!("<code>{}</code>", escape(&header)));
    html + "</html>\n"
}

fn section(html: &mut String, title: &str, body: &str) {
    // Writing into a string cannot fail.
    let _ = writeln!(html, "<h2>{title}</h2>{body}");
}

fn ladder(seats: &[Standing]) -> String {
    let low = seats.iter().map(|one| one.rating).fold(f64::MAX, f64::min) - 50.0;
    let high = seats.iter().map(|one| one.rating).fold(f64::MIN, f64::max);
    let mut rungs: Vec<&Standing> = seats.iter().collect();
    rungs.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    let bar = |one: &&Standing| Bar {
        name: one.bot.clone(),
        share: (one.rating - low) / (high - low).max(1.0),
        interval: None,
        label: format!("{:.0}", one.rating),
    };
    bars("Rating ladder", &rungs.iter().map(bar).collect::<Vec<_>>())
}

fn standings(seats: &[Standing]) -> String {
    let mut table =
        "<table><tr><th>bot<th>games<th>wins<th>95 %<th>by deals<th>place<th>score<th>p50 ms<th>p95 ms<th>cut\
                     </tr>"
            .to_owned();
    for one in seats {
        let span = |interval: Interval| format!("{:.1}–{:.1}", 100.0 * interval.low, 100.0 * interval.high);
        let _ = write!(
            table,
            "<tr><td>{}<td>{}<td>{:.1} %<td>{}<td>{}<td>{:.2} ± {:.2}<td>{:.1}<td>{:.2}<td>{:.2}<td>{}</tr>",
            escape(&one.bot),
            one.games,
            100.0 * one.win_rate,
            span(Interval { low: one.low, high: one.high }),
            span(one.paired),
            one.mean_place,
            one.place_margin,
            one.mean_score,
            one.p50_ms,
            one.p95_ms,
            one.cut,
        );
    }
    table + "</table>"
}

fn duel_bars(duels: &[Duel]) -> Vec<Bar> {
    let bar = |duel: &Duel| Bar {
        name: format!("{} : {}", duel.bot, duel.against),
        share: duel.rate,
        interval: Some(duel.wilson),
        label: format!("{:.1} %", 100.0 * duel.rate),
    };
    duels.iter().map(bar).collect()
}

fn seat_bars(report: &Report) -> Vec<Bar> {
    let games = report.games as f64;
    let bar = |(at, rate): (usize, &f64)| Bar {
        name: format!("seat {}", at + 1),
        share: *rate,
        interval: Some(wilson(rate * games, games)),
        label: format!("{:.1} %", 100.0 * rate),
    };
    report.seat_wins.iter().enumerate().map(bar).collect()
}
