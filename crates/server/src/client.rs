//! The browser client, embedded from `target/web`.
//!
//! `cargo xtask web` puts every file there in three forms: plain, `.gz` and `.br`. The server sends
//! the best one the browser accepts.

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../../target/web"]
struct Files;

const PAGE: &str = "index.html";

const UNBUILT: &str = "The browser client is not in this binary: run `cargo xtask web`, then \
    build again.\n";

/// Best first.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// The file of that path; the page for paths of the client's own, like `/play/buccaneer`.
pub(crate) async fn respond(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let path = if path.starts_with("rules/") && path.ends_with('/') {
        format!("{path}{PAGE}")
    } else {
        path.to_owned()
    };
    match Files::get(&path) {
        Some(file) => send(&path, file, &headers),
        None if path.starts_with("rules/") && names_a_file(&path) => lost(&path, &headers),
        None if names_a_file(&path) => (StatusCode::NOT_FOUND, "not found\n").into_response(),
        None => match Files::get(PAGE) {
            Some(page) if is_page(&path) => send(PAGE, page, &headers),
            // The client says that there is nothing at the address.
            Some(page) => missing(send(PAGE, page, &headers)),
            None => (StatusCode::SERVICE_UNAVAILABLE, UNBUILT).into_response(),
        },
    }
}

/// The addresses of the client begin so, or are the front page.
const PAGES: [&str; 9] =
    ["", "play", "lobby", "table", "learn", "replay", "settings", "me", "people"];

fn is_page(path: &str) -> bool {
    path.split('/').next().is_some_and(|first| PAGES.contains(&first))
}

/// A page of the rulebook that does not exist: the list of those that do, in the same language.
fn lost(path: &str, headers: &HeaderMap) -> Response {
    let folder = path.rfind('/').map_or("", |end| &path[..=end]);
    let pages = [format!("{folder}lost.html"), "rules/lost.html".to_owned()];
    let found = pages.iter().find_map(|page| Some((page, Files::get(page)?)));
    match found {
        Some((page, file)) => missing(send(page, file, headers)),
        None => (StatusCode::NOT_FOUND, "not found\n").into_response(),
    }
}

fn missing(mut response: Response) -> Response {
    if response.status() == StatusCode::OK {
        *response.status_mut() = StatusCode::NOT_FOUND;
    }
    response
}

fn names_a_file(path: &str) -> bool {
    path.rsplit('/').next().is_some_and(|last| last.contains('.'))
}

fn send(path: &str, plain: EmbeddedFile, headers: &HeaderMap) -> Response {
    let media_type = media_type(&plain);
    let (file, encoding) = best(path, plain, headers);
    let tag = tag(&file);
    let cached = headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let common =
        [(ETAG, tag), (CACHE_CONTROL, keeping(path).into()), (VARY, "accept-encoding".into())];
    if cached {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let mut response =
        (common, [(CONTENT_TYPE, media_type)], Body::from(file.data)).into_response();
    if let Some(encoding) = encoding {
        response.headers_mut().insert(CONTENT_ENCODING, encoding.parse().expect("a plain word"));
    }
    response
}

/// The smallest form of the file that the browser accepts.
fn best(
    path: &str,
    plain: EmbeddedFile,
    headers: &HeaderMap,
) -> (EmbeddedFile, Option<&'static str>) {
    ENCODINGS
        .into_iter()
        .filter(|(encoding, _)| accepts(headers, encoding))
        .find_map(|(encoding, ending)| {
            let file = Files::get(&format!("{path}{ending}"))?;
            (file.data.len() < plain.data.len()).then_some((file, Some(encoding)))
        })
        .unwrap_or((plain, None))
}

fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let accepted =
        headers.get_all(ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|choice| {
        let (name, weight) = choice.split_once(';').unwrap_or((choice, "q=1"));
        let refused = matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000");
        name.trim() == encoding && !refused
    })
}

fn tag(file: &EmbeddedFile) -> String {
    let hash = file.metadata.sha256_hash();
    let (first, _) = hash.split_first_chunk().expect("a hash is longer than eight bytes");
    format!("\"{:016x}\"", u64::from_be_bytes(*first))
}

fn media_type(file: &EmbeddedFile) -> String {
    match file.metadata.mimetype() {
        text if text.starts_with("text/") => format!("{text}; charset=utf-8"),
        other => other.to_owned(),
    }
}

/// Files with a hash in their name never change; the others are asked for again.
fn keeping(path: &str) -> &'static str {
    if is_hashed(path) || path.starts_with("snippets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    }
}

/// True for names such as `home-0123abcd_bg.wasm`.
fn is_hashed(path: &str) -> bool {
    let digits = |part: &str| {
        let hash = part.split(['.', '_']).next().unwrap_or_default();
        hash.len() == 8 && hash.len() < part.len() && hash.bytes().all(|b| b.is_ascii_hexdigit())
    };
    path.rsplit_once('-').is_some_and(|(_, part)| digits(part))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn accepting(value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(value))])
    }

    #[test]
    fn an_encoding_is_accepted_by_name_unless_its_weight_is_zero() {
        assert!(accepts(&accepting("gzip, deflate, br"), "br"));
        assert!(accepts(&accepting("gzip;q=0.5"), "gzip"));
        assert!(!accepts(&accepting("gzip, br;q=0"), "br"));
        assert!(!accepts(&accepting("brotli"), "br"));
        assert!(!accepts(&HeaderMap::new(), "gzip"));
    }

    #[test]
    fn only_names_with_a_hash_are_kept_for_ever() {
        for kept in
            ["king-of-pirates-94e9635a_bg.wasm", "home-94e9635a.js", "words-de-0b936cfd.txt"]
        {
            assert!(keeping(kept).contains("immutable"), "{kept}");
        }
        for asked in ["index.html", "icon.svg", "icon-512.png", "rules/king-of-pirates.html"] {
            assert_eq!(keeping(asked), "no-cache", "{asked}");
        }
    }

    #[test]
    fn addresses_of_the_client_are_pages_and_others_are_not() {
        for page in ["", "play/buccaneer", "settings", "replay/here/planks/0a"] {
            assert!(is_page(page), "{page}");
        }
        assert!(!is_page("nowhere") && !is_page("playground"));
    }

    #[test]
    fn a_path_with_a_dot_in_its_last_part_names_a_file() {
        assert!(names_a_file("pictures/icon.svg"));
        assert!(!names_a_file("play/buccaneer"));
        assert!(!names_a_file("v1.0/lobby"));
    }
}
