//! What the client weighs, and the most that a first visit may cost.

use std::collections::BTreeMap;
use std::fmt;

use anyhow::{Result, ensure};

use crate::web::dist::Client;

/// The most that a first visit to the front page may cost, in bytes: every file that the page names
/// and the home bundle, by brotli.
const HOME: usize = 450 * 1024;
/// The same for a first visit that begins with a page of a game.
const GAME: usize = 740 * 1024;

/// The size of a file in its three forms, or the sum of several, in bytes.
#[derive(Clone, Copy, Default)]
pub(crate) struct Size {
    pub(crate) plain: usize,
    pub(crate) gzip: usize,
    pub(crate) brotli: usize,
}

/// What the client weighs.
pub(crate) struct Summary {
    files: usize,
    whole: Size,
    /// What a browser that understands brotli loads for a first visit, by bundle.
    first: BTreeMap<String, usize>,
}

impl Summary {
    pub(crate) fn new(client: &Client) -> Self {
        let first = client.bundles.keys().map(|bundle| (bundle.clone(), 0)).collect();
        Self { files: 0, whole: Size::default(), first }
    }

    /// Counts a file; `named` if every page needs it.
    pub(crate) fn add(&mut self, client: &Client, file: &str, named: bool, size: Size) {
        self.files += 1;
        self.whole.plain += size.plain;
        self.whole.gzip += size.gzip;
        self.whole.brotli += size.brotli;
        for (bundle, first) in &mut self.first {
            if named || client.bundles[bundle].has(file) {
                *first += size.brotli;
            }
        }
    }

    /// Fails if a first visit has grown too large.
    pub(crate) fn check(&self) -> Result<()> {
        for (bundle, &bytes) in &self.first {
            let most = if bundle == "home" { HOME } else { GAME };
            let (weight, most_kib) = (bytes.div_ceil(1024), most / 1024);
            ensure!(
                bytes <= most,
                "a first visit with the bundle `{bundle}` costs {weight} KiB by brotli, more than {most_kib}"
            );
        }
        Ok(())
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kib = |bytes: usize| bytes.div_ceil(1024);
        let Size { plain, gzip, brotli } = self.whole;
        write!(
            f,
            "{} files, {} KiB, {} KiB by gzip, {} KiB by brotli; a first visit by bundle:",
            self.files,
            kib(plain),
            kib(gzip),
            kib(brotli)
        )?;
        for (bundle, &bytes) in &self.first {
            write!(f, " {bundle} {} KiB", kib(bytes))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn summary(bundle: &str, bytes: usize) -> Summary {
        Summary {
            files: 1,
            whole: Size::default(),
            first: BTreeMap::from([(bundle.to_owned(), bytes)]),
        }
    }

    #[test]
    fn each_bundle_has_its_limit() {
        assert!(summary("home", HOME).check().is_ok());
        assert!(summary("planks", GAME).check().is_ok());
        let error = summary("home", HOME + 1).check().expect_err("too large").to_string();
        assert!(error.contains("`home`"), "{error}");
        assert!(summary("planks", GAME + 1).check().is_err());
        const { assert!(HOME < GAME) };
    }
}
