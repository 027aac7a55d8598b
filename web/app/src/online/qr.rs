//! A table's link as a code for a phone's camera.

use std::fmt::Write;

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};
use web_kit::words::said;

/// The standard wants this many empty modules around it.
const QUIET: i32 = 4;

/// The code, which can be folded away; nothing if the text is too long for one.
pub(crate) fn qr(text: &str) -> Option<impl IntoView + use<>> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let side = code.size() + 2 * QUIET;
    let window = format!("{} {} {side} {side}", -QUIET, -QUIET);
    Some(view! {
        <details class="qr-code" open=true>
            <summary>{said("pages-qr")}</summary>
            <span class="qr">
                <svg viewBox=window role="img" aria-label=said("pages-qr-label")><path d=path(&code)/></svg>
            </span>
        </details>
    })
}

/// Every run of dark modules in a row as one box.
fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let from = x;
            while x < code.size() && code.get_module(x, y) {
                x += 1;
            }
            if x > from {
                // Writing to a string does not fail.
                let _ = write!(path, "M{from} {y}h{}v1H{from}z", x - from);
            }
            x += 1;
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_drawn_as_runs_of_dark_modules() {
        let code = QrCode::encode_text("https://example.org/table/abc", QrCodeEcc::Medium);
        let code = code.expect("a short text");
        let path = path(&code);
        // The corner's finder begins with a row of seven.
        assert!(path.starts_with("M0 0h7v1H0z"), "{path}");
        let runs = |row: i32| {
            let dark = |x: i32| code.get_module(x, row);
            (0..code.size()).filter(|&x| dark(x) && (x == 0 || !dark(x - 1))).count()
        };
        assert_eq!(path.matches('M').count(), (0..code.size()).map(runs).sum::<usize>());
    }

    #[test]
    fn what_is_too_long_has_no_code() {
        assert!(QrCode::encode_text(&"x".repeat(4_000), QrCodeEcc::Medium).is_err());
    }
}
