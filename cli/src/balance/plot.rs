//! SVG plots. Colours come from the page's style sheet, so that they work in
//! light and dark.

use maud::{Markup, html};

/// One row of a plot: a value with its interval.
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) value: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

const WIDTH: f64 = 640.0;
const LEFT: f64 = 130.0;
const RIGHT: f64 = 20.0;
const ROW: f64 = 26.0;
const FOOT: f64 = 34.0;
/// The height of a histogram above its axis.
const TALL: f64 = 150.0;
/// About how many bars a histogram has.
const BARS: f64 = 30.0;

/// From values to places along the width.
#[derive(Clone, Copy)]
struct Scale {
    from: f64,
    to: f64,
    log: bool,
}

impl Scale {
    fn at(self, value: f64) -> f64 {
        let scaled = |value: f64| if self.log { value.max(self.from).log10() } else { value };
        let (from, to) = (scaled(self.from), scaled(self.to));
        LEFT + (scaled(value) - from) / (to - from).max(1e-9) * (WIDTH - LEFT - RIGHT)
    }

    /// Round numbers along the axis.
    fn ticks(self) -> Vec<f64> {
        if self.log {
            let powers = self.from.log10().round() as i32..=self.to.log10().floor() as i32;
            return powers.map(|power| 10_f64.powi(power)).collect();
        }
        let step = round_step((self.to - self.from) / 6.0);
        let first = (self.from / step).ceil() as i64;
        let last = (self.to / step).floor() as i64;
        (first..=last).map(|count| count as f64 * step).collect()
    }
}

/// The next of 1, 2, 5, 10, 20, … that is not below.
fn round_step(least: f64) -> f64 {
    let power = 10_f64.powf(least.max(1e-9).log10().floor());
    let found = [1.0, 2.0, 5.0].into_iter().map(|step| step * power).find(|&step| step >= least);
    found.unwrap_or(10.0 * power)
}

/// Shares as dots with their intervals, and a line where all were equal.
pub(crate) fn shares(label: &str, rows: &[Row], fair: f64) -> Markup {
    let low = rows.iter().map(|row| row.low).fold(fair, f64::min);
    let high = rows.iter().map(|row| row.high).fold(fair, f64::max);
    let room = ((high - low) * 0.1).max(0.01);
    let scale = Scale { from: (low - room).max(0.0), to: (high + room).min(1.0), log: false };
    let mark = Some((fair, format!("fair {:.1} %", fair * 1e2)));
    dots(label, rows, scale, mark, |share| format!("{:.0} %", share * 1e2))
}

/// Rates as dots with their intervals on a logarithmic axis.
pub(crate) fn rates(label: &str, rows: &[Row]) -> Markup {
    let most = rows.iter().map(|row| row.high).fold(1.0, f64::max);
    let scale = Scale { from: 0.01, to: most * 1.3, log: true };
    dots(label, rows, scale, None, |rate| rate.to_string())
}

fn dots(
    label: &str,
    rows: &[Row],
    scale: Scale,
    mark: Option<(f64, String)>,
    tick: impl Fn(f64) -> String,
) -> Markup {
    let top = if mark.is_some() { 18.0 } else { 4.0 };
    let bottom = top + rows.len() as f64 * ROW;
    html! {
        svg viewBox=(format!("0 0 {WIDTH} {}", bottom + FOOT)) role="img" aria-label=(label) {
            (axis(scale, top, bottom, tick))
            @if let Some((value, name)) = mark {
                line.mark x1=(px(scale.at(value))) x2=(px(scale.at(value))) y1=(top) y2=(bottom) {}
                text.middle x=(px(scale.at(value))) y="12" { (name) }
            }
            @for (index, row) in rows.iter().enumerate() {
                (dot(row, scale, top + (index as f64 + 0.5) * ROW))
            }
        }
    }
}

fn dot(row: &Row, scale: Scale, y: f64) -> Markup {
    html! {
        g {
            title { (format!("{}: {:.4} ({:.4}–{:.4})", row.name, row.value, row.low, row.high)) }
            text.end x=(LEFT - 10.0) y=(y + 4.0) { (row.name) }
            line.reach x1=(px(scale.at(row.low))) x2=(px(scale.at(row.high))) y1=(y) y2=(y) {}
            circle.dot cx=(px(scale.at(row.value))) cy=(y) r="5" {}
        }
    }
}

/// How often each value was seen, with a line at the mean.
pub(crate) fn histogram(label: &str, values: &[f64], mean: f64) -> Markup {
    let low = values.iter().copied().fold(f64::INFINITY, f64::min);
    let high = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if !low.is_finite() {
        return html! { p { "No matches." } };
    }
    // Everything counted here is whole: so are the bars, each around its numbers.
    let step = round_step((high - low) / BARS).max(1.0);
    let from = (low / step).floor() * step - 0.5;
    let mut bars = vec![0_u32; ((high - from) / step).floor() as usize + 1];
    for value in values {
        bars[((value - from) / step).floor() as usize] += 1;
    }
    let scale = Scale { from, to: from + bars.len() as f64 * step, log: false };
    let most = bars.iter().copied().max().unwrap_or(1);
    html! {
        svg viewBox=(format!("0 0 {WIDTH} {}", TALL + 18.0 + FOOT)) role="img" aria-label=(label) {
            (axis(scale, 18.0, TALL + 18.0, |value| value.to_string()))
            @for (index, &count) in bars.iter().enumerate() {
                (bar(scale, (from + index as f64 * step, step), count, most, values.len()))
            }
            line.mark x1=(px(scale.at(mean))) x2=(px(scale.at(mean))) y1="18" y2=(TALL + 18.0) {}
            text.middle x=(px(scale.at(mean))) y="12" { (format!("mean {mean:.1}")) }
        }
    }
}

fn bar(scale: Scale, (from, step): (f64, f64), count: u32, most: u32, all: usize) -> Markup {
    let (left, right) = (scale.at(from), scale.at(from + step));
    let height = f64::from(count) / f64::from(most) * TALL;
    let first = from + 0.5;
    let range =
        if step > 1.0 { format!("{first} to {}", first + step - 1.0) } else { first.to_string() };
    html! {
        rect.bar x=(px(left)) y=(px(TALL + 18.0 - height)) height=(px(height))
            width=(px((right - left - 1.0).max(0.5))) {
            title { (format!("{range}: {count} of {all}")) }
        }
    }
}

fn axis(scale: Scale, top: f64, bottom: f64, tick: impl Fn(f64) -> String) -> Markup {
    html! {
        @for value in scale.ticks() {
            line.grid x1=(px(scale.at(value))) x2=(px(scale.at(value))) y1=(top) y2=(bottom) {}
            text.middle x=(px(scale.at(value))) y=(bottom + 18.0) { (tick(value)) }
        }
    }
}

/// A tenth of a pixel is more than an eye sees.
fn px(place: f64) -> String {
    format!("{place:.1}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round() {
        for (least, wanted) in
            [(0.7, 1.0), (1.0, 1.0), (1.2, 2.0), (3.0, 5.0), (6.0, 10.0), (70.0, 100.0)]
        {
            assert!((round_step(least) - wanted).abs() < 1e-9, "{least}");
        }
    }

    #[test]
    fn ticks_stay_on_the_axis() {
        let scale = Scale { from: 0.17, to: 0.43, log: false };
        let ticks = scale.ticks();
        assert!(ticks.len() >= 4 && ticks.iter().all(|tick| (0.17..=0.43).contains(tick)));
        let log = Scale { from: 0.01, to: 250.0, log: true };
        assert_eq!(log.ticks().len(), 5);
        assert!((log.at(0.01) - LEFT).abs() < 1e-9 && (log.at(0.0) - LEFT).abs() < 1e-9);
    }

    #[test]
    fn a_histogram_counts_every_value_once() {
        let drawn = histogram("x", &[1.0, 1.0, 2.0, 9.0], 3.25).into_string();
        assert_eq!(drawn.matches("<rect").count(), 9);
        assert!(drawn.contains("1: 2 of 4") && drawn.contains("9: 1 of 4"), "{drawn}");
        assert!(histogram("x", &[], 0.0).into_string().contains("No matches"));
    }

    #[test]
    fn names_are_escaped() {
        let row = Row { name: "<b>".to_owned(), value: 0.5, low: 0.4, high: 0.6 };
        let drawn = shares("a & b", &[row], 0.5).into_string();
        assert!(drawn.contains("&lt;b&gt;") && drawn.contains("a &amp; b"), "{drawn}");
    }
}
