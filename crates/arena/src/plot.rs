//! Small plots as inline SVG: bars with intervals, and a histogram.

use crate::Interval;
use std::fmt::Write;

/// One bar: its name, its length from 0 to 1, an interval and what is written beside it.
pub(crate) struct Bar {
    pub name: String,
    pub share: f64,
    pub interval: Option<Interval>,
    pub label: String,
}

const WIDTH: f64 = 640.0;
const LEFT: f64 = 130.0;
const RIGHT: f64 = 90.0;
const ROW: f64 = 28.0;

/// Text that is safe inside markup.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Horizontal bars, one below the other.
pub(crate) fn bars(title: &str, bars: &[Bar]) -> String {
    let height = ROW * bars.len() as f64 + 8.0;
    let mut svg = open(title, height);
    let x = |share: f64| LEFT + share.clamp(0.0, 1.0) * (WIDTH - LEFT - RIGHT);
    for (at, bar) in bars.iter().enumerate() {
        let y = 4.0 + ROW * at as f64;
        let (name, label, middle) = (escape(&bar.name), escape(&bar.label), y + ROW / 2.0);
        // Writing into a string cannot fail.
        let _ = write!(
            svg,
            r#"<text x="{:.1}" y="{middle:.1}" class="name">{name}</text><rect x="{LEFT}" y="{:.1}" width="{:.1}" height="{:.1}" class="bar"/>"#,
            LEFT - 8.0,
            y + 5.0,
            (x(bar.share) - LEFT).max(0.5),
            ROW - 10.0,
        );
        if let Some(Interval { low, high }) = bar.interval {
            let _ = write!(
                svg,
                r#"<line x1="{:.1}" x2="{:.1}" y1="{middle:.1}" y2="{middle:.1}" class="span"/>"#,
                x(low),
                x(high)
            );
        }
        let _ = write!(svg, r#"<text x="{:.1}" y="{middle:.1}" class="label">{label}</text>"#, WIDTH - RIGHT + 8.0);
    }
    svg + "</svg>"
}

/// How many values fall into each of at most 24 equal steps.
pub(crate) fn histogram(title: &str, values: &[u32]) -> String {
    let (low, high) = (values.iter().min().copied().unwrap_or(0), values.iter().max().copied().unwrap_or(0));
    let step = ((high - low) / 24 + 1).max(1);
    let mut counts = vec![0u32; ((high - low) / step + 1) as usize];
    values.iter().for_each(|value| counts[((value - low) / step) as usize] += 1);
    let most = counts.iter().max().copied().unwrap_or(1).max(1);
    let (height, floor) = (170.0, 140.0);
    let mut svg = open(title, height);
    let wide = (WIDTH - 40.0) / counts.len() as f64;
    for (at, &count) in counts.iter().enumerate() {
        let tall = (floor - 10.0) * f64::from(count) / f64::from(most);
        let (x, y) = (20.0 + wide * at as f64, floor - tall);
        let _ = write!(
            svg,
            r#"<rect x="{x:.1}" y="{y:.1}" width="{:.1}" height="{tall:.1}" class="bar"><title>{count}</title></rect>"#,
            (wide - 2.0).max(1.0)
        );
    }
    let _ = write!(
        svg,
        r#"<text x="20" y="160" class="label">{low}</text><text x="{:.1}" y="160" class="name">{high}</text>"#,
        WIDTH - 20.0
    );
    svg + "</svg>"
}

fn open(title: &str, height: f64) -> String {
    let title = escape(title);
    format!(r#"<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{title}"><title>{title}</title>"#)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_break_out_of_the_markup() {
        let bar = Bar { name: "<b>&\"".to_owned(), share: 2.0, interval: None, label: String::new() };
        let svg = bars("t", &[bar]);
        assert!(svg.contains("&lt;b&gt;&amp;&quot;") && !svg.contains("<b>"));
    }

    #[test]
    fn every_game_falls_into_the_histogram() {
        let svg = histogram("lengths", &[10, 10, 11, 300]);
        assert!(svg.contains("<title>3</title>") && svg.contains("<title>1</title>"), "{svg}");
        assert!(histogram("none", &[]).ends_with("</svg>"));
    }
}
