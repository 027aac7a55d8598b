//! The folder of finished files: page, start script, style, pictures, module; each compressed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use crate::web::bind::Bound;
use crate::web::compile::Effort;
use crate::web::sizes::{Size, Summary};
use crate::web::{offline, registry, rulebook};
use crate::workspace::Workspace;

const PAGE: &str = "index.html";
const MANIFEST: &str = "manifest.webmanifest";

/// Scripts that name other files and are named by their content, with the mark of each.
const SCRIPTS: [(&str, &str); 4] =
    [("{theme}", "theme"), ("{bundles}", "bundles"), ("{worker}", "worker"), ("{boot}", "boot")];

/// The fonts of `web/fonts`, with the mark that stands for each in the page and the style sheets.
const FONTS: [(&str, &str); 3] =
    [("{font-sans}", "sans"), ("{font-bold}", "sans-bold"), ("{font-display}", "display")];

/// Files by their path in the dist folder.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// The bound modules.
pub(crate) struct Client {
    /// The bundles of pages, by name.
    pub(crate) bundles: BTreeMap<String, Bound>,
    pub(crate) bots: Bound,
}

/// Writes the finished files; those that stay the same are not touched.
pub(crate) fn write(workspace: &Workspace, client: &Client, effort: Effort) -> Result<Summary> {
    let files = assemble(workspace, client)?;
    let dist = workspace.dist();
    forget_other_effort(workspace, effort)?;
    let mut kept = BTreeSet::new();
    let page = String::from_utf8_lossy(files.get(PAGE).context("the page")?);
    let mut summary = Summary::new(client);
    for (name, bytes) in &files {
        let size = write_one(&dist.join(name), bytes, effort)?;
        let named = name == PAGE || page.contains(&format!("/{name}\""));
        summary.add(client, name, named, size);
        kept.extend(["", ".gz", ".br"].map(|ending| dist.join(format!("{name}{ending}"))));
    }
    remove_others(&dist, &kept)?;
    Ok(summary)
}

/// Files that stay the same are not compressed again, so those of a quick build must not be taken for
/// those of a full one.
fn forget_other_effort(workspace: &Workspace, effort: Effort) -> Result<()> {
    let note = workspace.web_build().join("effort");
    let word = if effort == Effort::Full { "full" } else { "quick" };
    if fs::read_to_string(&note).is_ok_and(|last| last == word) {
        return Ok(());
    }
    if workspace.dist().exists() {
        remove_others(&workspace.dist(), &BTreeSet::new())?;
    }
    Ok(fs::write(&note, word)?)
}

/// The first eight hexadecimal digits of the content's SHA-256.
pub(crate) fn short_hash(bytes: &[u8]) -> String {
    let [a, b, c, d, ..] = <[u8; 32]>::from(Sha256::digest(bytes));
    format!("{:08x}", u32::from_be_bytes([a, b, c, d]))
}

fn assemble(workspace: &Workspace, client: &Client) -> Result<Files> {
    let mut files = Files::new();
    let Client { bundles, bots } = client;
    for bound in bundles.values().chain([bots]) {
        add_folder(&mut files, &bound.folder, &bound.folder)?;
    }
    let assets = workspace.path("web/static");
    add_folder(&mut files, &assets, &assets)?;

    let fonts = add_fonts(&mut files, workspace)?;
    let style = style(workspace)?;
    let style = fonts.iter().fold(style, |style, (mark, name)| style.replace(mark, name));
    let style = style.into_bytes();
    let style_name = format!("style-{}.css", short_hash(&style));
    files.insert(style_name.clone(), style);

    let mut names = vec![
        ("{modules}", modules(&files, bundles)),
        ("{bots-script}", bots.script()),
        ("{bots-module}", bots.module()),
        ("{style}", style_name),
        ("{harbour}", fs::read_to_string(workspace.path("web/kit/src/art/harbour.svg"))?),
    ];
    names.extend(fonts);
    for (mark, language) in [("{words-de}", "de"), ("{words-fr}", "fr"), ("{words-it}", "it")] {
        let words = words(workspace, language)?.into_bytes();
        // The page names it without a slash: only those who speak the language fetch it.
        let name = format!("words-{language}-{}.txt", short_hash(&words));
        files.insert(name.clone(), words);
        names.push((mark, name));
    }
    for (mark, script) in SCRIPTS {
        let text = filled(&mut files, &format!("{script}.js"), &names)?;
        let name = format!("{script}-{}.js", short_hash(&text));
        files.insert(name.clone(), text);
        names.push((mark, name));
    }
    let page = filled(&mut files, PAGE, &names)?;
    files.insert(PAGE.into(), page);
    names.push(("{shortcuts}", shortcuts(workspace)?));
    let manifest = filled(&mut files, MANIFEST, &names)?;
    files.insert(MANIFEST.into(), manifest);
    let rules = String::from_utf8(filled(&mut files, "rules.html", &names)?)?;
    files.extend(rulebook::pages(workspace, &rules)?);
    offline::add(&mut files)?;
    Ok(files)
}

/// The bundles with their files, as `static/bundles.js` has them. Names of our own need no escapes.
fn modules(files: &Files, bundles: &BTreeMap<String, Bound>) -> String {
    let entry = |(name, bound): (&String, &Bound)| {
        let (script, module) = (bound.script(), bound.module());
        let size = files.get(&module).map_or(0, Vec::len);
        format!(r#""{name}":{{script:"/{script}",module:"/{module}",size:{size}}}"#)
    };
    format!("{{{}}}", bundles.iter().map(entry).collect::<Vec<_>>().join(","))
}

/// The games of the registry as shortcuts of the installed client, as the manifest has them.
fn shortcuts(workspace: &Workspace) -> Result<String> {
    let shortcut = |game: String| -> Result<serde_json::Value> {
        let name = rulebook::title(workspace, &game)?;
        Ok(serde_json::json!({"name": name, "url": format!("/play/{game}")}))
    };
    let shortcuts = registry::games(workspace)?.into_iter().map(shortcut);
    Ok(serde_json::to_string(&shortcuts.collect::<Result<Vec<_>>>()?)?)
}

/// The fonts, named by their content; answers the mark of each with its name.
fn add_fonts(files: &mut Files, workspace: &Workspace) -> Result<Vec<(&'static str, String)>> {
    let mut names = Vec::new();
    for (mark, font) in FONTS {
        let bytes = fs::read(workspace.path(&format!("web/fonts/{font}.woff2")))?;
        let name = format!("font-{font}-{}.woff2", short_hash(&bytes));
        files.insert(name.clone(), bytes);
        names.push((mark, name));
    }
    Ok(names)
}

/// Takes a template out of the files and fills in the names.
fn filled(files: &mut Files, template: &str, names: &[(&str, String)]) -> Result<Vec<u8>> {
    let bytes = files.remove(template).with_context(|| format!("web/static/{template}"))?;
    let text = String::from_utf8(bytes).with_context(|| format!("web/static/{template}"))?;
    Ok(names.iter().fold(text, |text, (mark, name)| text.replace(mark, name)).into_bytes())
}

/// All texts of the client in a language other than English, which is built in: those of crates and
/// games, and its own.
fn words(workspace: &Workspace, language: &str) -> Result<String> {
    let mut files = Vec::new();
    for folder in ["crates", "games"] {
        let mut owners = folders_in(&workspace.path(folder))?;
        // The server has its own words.
        owners.retain(|owner| !owner.ends_with("server"));
        owners.sort();
        for part in ["lang", "lang/errors"] {
            let texts = owners.iter().map(|owner| owner.join(format!("{part}/{language}.ftl")));
            files.extend(texts.filter(|file| file.exists()));
        }
    }
    let mut areas = entries(&workspace.path(&format!("web/lang/{language}")))?;
    areas.sort();
    files.extend(areas);
    let texts: std::io::Result<Vec<_>> = files.iter().map(fs::read_to_string).collect();
    Ok(texts.with_context(|| format!("reading the texts in {language}"))?.join("\n"))
}

/// The style sheets that all games share, then each game's, in the order of their names.
fn style(workspace: &Workspace) -> Result<String> {
    let mut sheets = sheets_in(&workspace.path("web/style"))?;
    let mut games: Vec<_> = folders_in(&workspace.path("games"))?;
    games.sort();
    for game in games {
        sheets.extend(sheets_in(&game.join("ui"))?);
    }
    let texts: std::io::Result<Vec<_>> = sheets.iter().map(fs::read_to_string).collect();
    Ok(texts.context("reading the style sheets")?.join("\n"))
}

fn sheets_in(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut sheets = entries(folder)?;
    sheets.retain(|path| path.extension().is_some_and(|ending| ending == "css"));
    sheets.sort();
    Ok(sheets)
}

/// The folders in a folder, which may be missing.
fn folders_in(folder: &Path) -> Result<Vec<PathBuf>> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let mut folders = entries(folder)?;
    folders.retain(|path| path.is_dir());
    Ok(folders)
}

/// What lies in a folder.
pub(crate) fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let listed = fs::read_dir(folder).with_context(|| format!("listing {}", folder.display()))?;
    listed.map(|entry| Ok(entry?.path())).collect()
}

fn add_folder(files: &mut Files, base: &Path, folder: &Path) -> Result<()> {
    for path in entries(folder)? {
        if path.is_dir() {
            add_folder(files, base, &path)?;
        } else {
            let name = path.strip_prefix(base)?.to_string_lossy().replace('\\', "/");
            files.insert(name, fs::read(&path)?);
        }
    }
    Ok(())
}

/// Writes a file with its compressed forms and answers their sizes.
fn write_one(path: &Path, bytes: &[u8], effort: Effort) -> Result<Size> {
    let [gzip_path, brotli_path] = [with_ending(path, "gz"), with_ending(path, "br")];
    let same = fs::read(path).is_ok_and(|old| old == bytes);
    if !same || !gzip_path.exists() || !brotli_path.exists() {
        fs::create_dir_all(path.parent().context("a file lies in a folder")?)?;
        fs::write(&gzip_path, gzip(bytes, effort)?)?;
        fs::write(&brotli_path, brotli(bytes, effort)?)?;
        fs::write(path, bytes)?;
    }
    let size = |path: &Path| Ok::<_, anyhow::Error>(fs::metadata(path)?.len() as usize);
    Ok(Size { plain: bytes.len(), gzip: size(&gzip_path)?, brotli: size(&brotli_path)? })
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    PathBuf::from(format!("{}.{ending}", path.display()))
}

fn gzip(bytes: &[u8], effort: Effort) -> Result<Vec<u8>> {
    let level = match effort {
        Effort::Full => Compression::best(),
        Effort::Quick => Compression::fast(),
    };
    let mut encoder = GzEncoder::new(Vec::new(), level);
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

fn brotli(bytes: &[u8], effort: Effort) -> Result<Vec<u8>> {
    let mut compressed = Vec::new();
    let quality = if effort == Effort::Full { 11 } else { 1 };
    let params = brotli::enc::BrotliEncoderParams { quality, lgwin: 24, ..Default::default() };
    brotli::BrotliCompress(&mut &*bytes, &mut compressed, &params)?;
    Ok(compressed)
}

fn remove_others(folder: &Path, kept: &BTreeSet<PathBuf>) -> Result<()> {
    for path in entries(folder)? {
        if path.is_dir() {
            remove_others(&path, kept)?;
        } else if !kept.contains(&path) {
            remove(&path)?;
        }
    }
    Ok(())
}

/// Removes a file; one that is gone already is as good as removed.
fn remove(path: &Path) -> Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            Err(error).with_context(|| format!("removing {}", path.display()))
        }
        Ok(()) | Err(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_manifest_lists_the_games_of_the_registry() {
        let workspace = Workspace::find().expect("the workspace");
        let template = fs::read(workspace.path("web/static/manifest.webmanifest"));
        let mut files = Files::from([(MANIFEST.to_owned(), template.expect("a manifest"))]);
        let names = [("{shortcuts}", shortcuts(&workspace).expect("every game has a title"))];
        let manifest = filled(&mut files, MANIFEST, &names).expect("a template");
        let manifest: serde_json::Value = serde_json::from_slice(&manifest).expect("JSON");
        let listed = manifest["shortcuts"].as_array().expect("a list").iter();
        let urls: Vec<_> = listed.map(|shortcut| shortcut["url"].clone()).collect();
        let games = registry::games(&workspace).expect("the registry");
        assert!(urls.contains(&"/play/king-of-pirates".into()), "{urls:?}");
        assert_eq!(urls.len(), games.len());
        assert_eq!(manifest["shortcuts"][0]["name"], "Buccaneer");
    }
}
