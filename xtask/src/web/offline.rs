//! The service worker: it keeps every file of the client on the device, and the pages of the
//! rulebook, which hold their drawings themselves.

use anyhow::{Context, Result};

use crate::web::dist::{Files, short_hash};

const SCRIPT: &str = "sw.js";

/// Fills the service worker's script with what it keeps. Its version changes with any of the files.
pub(crate) fn add(files: &mut Files) -> Result<()> {
    let template = files.remove(SCRIPT).with_context(|| format!("web/static/{SCRIPT}"))?;
    let template = String::from_utf8(template).with_context(|| format!("web/static/{SCRIPT}"))?;
    let kept: Vec<String> =
        files.keys().filter(|name| is_kept(name)).map(|name| path(name)).collect();
    let content: Vec<u8> = files
        .iter()
        .filter(|(name, _)| is_kept(name))
        .flat_map(|(_, bytes)| bytes.clone())
        .collect();
    let version = short_hash(&[template.as_bytes(), &content].concat());
    let script = template.replace("{version}", &version).replace("{files}", &list(&kept));
    files.insert(SCRIPT.to_owned(), script.into_bytes());
    Ok(())
}

/// Of the rulebook the pages; a drawing by itself only shows more of what they have.
fn is_kept(name: &str) -> bool {
    !name.starts_with("rules/figures/")
}

/// The address of a file; a page named `index.html` is asked for by its folder.
fn path(name: &str) -> String {
    format!("/{}", name.strip_suffix("index.html").unwrap_or(name))
}

/// Names of our own files need no escapes.
fn list(paths: &[String]) -> String {
    format!("[\n  \"{}\",\n]", paths.join("\",\n  \""))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn script(page: &str) -> String {
        let named = [
            ("index.html", page),
            ("play-1.js", "js"),
            ("rules/figures/ship.svg", "drawing"),
            ("rules/index.html", "page"),
            ("rules/planks.html", "page"),
            ("sw.js", "const VERSION = \"{version}\"; const FILES = {files};"),
        ];
        let mut files: Files =
            named.map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec())).into();
        add(&mut files).expect("a template");
        String::from_utf8(files.remove("sw.js").expect("the script")).expect("text")
    }

    #[test]
    fn the_client_is_kept_with_the_pages_of_the_rulebook() {
        let script = script("page");
        for kept in ["/", "/play-1.js", "/rules/", "/rules/planks.html"] {
            assert!(script.contains(&format!("  \"{kept}\",\n")), "{kept} in {script}");
        }
        assert!(!script.contains("figures") && !script.contains('{'), "{script}");
    }

    #[test]
    fn another_page_is_another_version() {
        assert_ne!(script("page"), script("another page"));
    }
}
