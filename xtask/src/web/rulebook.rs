//! The rulebook pages: `docs/rules/<game>.md` as `rules/<game>.html`, every rule with an anchor.

use std::fs;

use anyhow::{Context, Result};
use pulldown_cmark::{Options, Parser, html};

use crate::web::dist::entries;
use crate::workspace::Workspace;

/// The pages by their path, made from a template with `{title}` and `{body}`.
pub(crate) fn pages(workspace: &Workspace, template: &str) -> Result<Vec<(String, Vec<u8>)>> {
    let folder = workspace.path("docs/rules");
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let mut pages = Vec::new();
    for path in entries(&folder)? {
        let Some(game) = path.file_stem().and_then(|name| name.to_str()) else { continue };
        if path.extension().is_some_and(|ending| ending == "md") {
            let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            pages.push((format!("rules/{game}.html"), page(template, &text).into_bytes()));
        }
    }
    Ok(pages)
}

fn page(template: &str, markdown: &str) -> String {
    let title = markdown.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or("Rules");
    let mut body = String::new();
    html::push_html(&mut body, Parser::new_ext(markdown, Options::ENABLE_TABLES));
    template.replace("{title}", title).replace("{body}", &with_anchors(&body))
}

/// `<strong>BUC-8</strong>` becomes a place that links can lead to.
fn with_anchors(body: &str) -> String {
    let mut parts = body.split("<strong>");
    let mut anchored = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once("</strong>") {
            Some((id, _)) if is_rule(id) => {
                anchored.push_str("<strong class=\"rule\" id=\"");
                anchored.push_str(id);
                anchored.push_str("\">");
            }
            _ => anchored.push_str("<strong>"),
        }
        anchored.push_str(part);
    }
    anchored
}

fn is_rule(text: &str) -> bool {
    let parts = text.split_once('-');
    parts.is_some_and(|(prefix, number)| {
        prefix.len() == 3
            && prefix.chars().all(|c| c.is_ascii_uppercase())
            && number.parse::<u32>().is_ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_is_a_place_that_links_lead_to() {
        let page =
            page("<title>{title}</title>{body}", "# Sail\n\n- **BUC-8** *Move* and **fast**\n");
        assert_eq!(
            page,
            "<title>Sail</title><h1>Sail</h1>\n<ul>\n<li><strong class=\"rule\" id=\"BUC-8\">BUC-8\
             </strong> <em>Move</em> and <strong>fast</strong></li>\n</ul>\n"
        );
    }
}
