//! Figures in columns.

use comfy_table::{CellAlignment, Table, presets::NOTHING};

/// A table of text: the first column to the left, figures to the right.
pub(crate) fn columns(header: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut table = Table::new();
    table.load_style(NOTHING).set_header(header.to_vec()).add_rows(rows);
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table.trim_fmt()
}

/// A share with its interval, as in `27.5 % (25.1–30.0)`.
pub(crate) fn percent(share: &arena::Share) -> String {
    let arena::Interval { low, high } = share.interval;
    format!("{:.1} % ({:.1}–{:.1})", share.share * 1e2, low * 1e2, high * 1e2)
}

/// A mean with its interval, as in `12.3 (11.9–12.7)`.
pub(crate) fn mean(spread: &arena::Spread) -> String {
    let arena::Interval { low, high } = spread.interval;
    let digits = if spread.mean.abs() < 10.0 { 2 } else { 1 };
    format!("{:.digits$} ({low:.digits$}–{high:.digits$})", spread.mean)
}

/// A difference with its interval, as in `+1.20 (+0.90 to +1.50)`.
pub(crate) fn difference(spread: &arena::Spread) -> String {
    let arena::Interval { low, high } = spread.interval;
    format!("{:+.2} ({low:+.2} to {high:+.2})", spread.mean)
}
