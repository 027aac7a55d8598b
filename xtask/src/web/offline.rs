//! The service worker: it keeps every file of the client on the device, except the rulebook, whose
//! pages are kept as they are read.

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

/// The template of the rulebook's pages is still among the files here.
fn is_kept(name: &str) -> bool {
    name != "rules.html" && !name.starts_with("rules/")
}

/// The address of a file; the page is asked for by the root.
fn path(name: &str) -> String {
    match name {
        "index.html" => "/".to_owned(),
        other => format!("/{other}"),
    }
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
            ("rules.html", "template"),
            ("rules/planks.html", "page"),
            ("sw.js", "const VERSION = \"{version}\"; const FILES = {files};"),
        ];
        let mut files: Files =
            named.map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec())).into();
        add(&mut files).expect("a template");
        String::from_utf8(files.remove("sw.js").expect("the script")).expect("text")
    }

    #[test]
    fn the_client_is_kept_and_the_rulebook_is_not() {
        let script = script("page");
        assert!(script.contains("  \"/\",\n") && script.contains("  \"/play-1.js\",\n"));
        assert!(!script.contains("rules") && !script.contains('{'), "{script}");
    }

    #[test]
    fn another_page_is_another_version() {
        assert_ne!(script("page"), script("another page"));
    }
}
