//! The session cookie.

use std::net::IpAddr;

use axum::http::header::{COOKIE, HOST};
use axum::http::{HeaderMap, HeaderValue};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};

use super::Secret;
use crate::config::Config;

/// Browsers take a cookie with this prefix only over TLS, and from this host alone.
const SECURE: &str = "__Host-freebooter";

/// Over plain HTTP.
const PLAIN: &str = "freebooter";

/// Of a device on which somebody has signed in; it lets nobody in.
const SECURE_DEVICE: &str = "__Host-freebooter-device";
const PLAIN_DEVICE: &str = "freebooter-device";

/// Longer than a session can last unused; the server decides.
const KEPT: Duration = Duration::days(400);

/// The cookie that holds a secret.
pub(crate) fn keep(headers: &HeaderMap, config: &Config, secret: &Secret) -> HeaderValue {
    let value = secret.for_cookie();
    written(&cookie(headers, config, value).max_age(KEPT).build())
}

/// The cookie that makes a browser forget it.
pub(crate) fn clear(headers: &HeaderMap, config: &Config) -> HeaderValue {
    written(&cookie(headers, config, String::new()).max_age(Duration::ZERO).build())
}

/// The cookie by which a device is known again.
pub(crate) fn keep_device(headers: &HeaderMap, config: &Config, secret: &Secret) -> HeaderValue {
    let mut cookie = cookie(headers, config, secret.for_cookie()).max_age(KEPT).build();
    let secure = is_secure(headers, config);
    cookie.set_name(if secure { SECURE_DEVICE } else { PLAIN_DEVICE });
    cookie.set_same_site(SameSite::Strict);
    written(&cookie)
}

/// The secret of the device, if somebody has signed in on it.
pub(crate) fn find_device(headers: &HeaderMap, config: &Config) -> Option<Secret> {
    let secure = is_secure(headers, config);
    find_named(headers, if secure { SECURE_DEVICE } else { PLAIN_DEVICE })
}

/// The secret that a request brings.
pub(super) fn find(headers: &HeaderMap, config: &Config) -> Option<Secret> {
    find_named(headers, name(is_secure(headers, config)))
}

fn find_named(headers: &HeaderMap, name: &str) -> Option<Secret> {
    let texts = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut cookies = texts.flat_map(Cookie::split_parse).filter_map(Result::ok);
    cookies.find(|cookie| cookie.name() == name).and_then(|it| Secret::from_cookie(it.value()))
}

fn cookie(headers: &HeaderMap, config: &Config, value: String) -> cookie::CookieBuilder<'static> {
    let secure = is_secure(headers, config);
    let cookie = Cookie::build((name(secure), value));
    cookie.path("/").http_only(true).same_site(SameSite::Lax).secure(secure)
}

fn written(cookie: &Cookie<'static>) -> HeaderValue {
    cookie.to_string().parse().expect("base 64 and plain words")
}

fn name(secure: bool) -> &'static str {
    if secure { SECURE } else { PLAIN }
}

/// Not on this machine, where there is no TLS and nobody listens in, or where the operator
/// decided so.
fn is_secure(headers: &HeaderMap, config: &Config) -> bool {
    let https = config.public_url.as_ref().is_some_and(|url| url.starts_with("https:"));
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    https || !(config.insecure_cookies || host.is_none_or(is_loopback))
}

fn is_loopback(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    let bare = name.trim_start_matches('[').trim_end_matches(']');
    name == "localhost" || bare.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(host: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(HOST, HeaderValue::from_static(host))])
    }

    fn kept(host: &'static str, config: &Config) -> String {
        keep(&at(host), config, &Secret::random()).to_str().unwrap().to_owned()
    }

    #[test]
    fn a_cookie_is_out_of_reach_of_scripts_other_sites_and_plain_http() {
        let cookie = kept("play.example.org", &Config::default());
        assert!(cookie.starts_with("__Host-freebooter="), "{cookie}");
        for word in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
            assert!(cookie.contains(word), "{cookie}");
        }
        assert!(!cookie.contains("Domain"));
    }

    #[test]
    fn only_on_this_machine_plain_http_will_do() {
        for host in ["localhost", "localhost:8080", "127.0.0.1:8080", "[::1]:8080", "[::1]"] {
            let cookie = kept(host, &Config::default());
            assert!(cookie.starts_with("freebooter=") && !cookie.contains("Secure"), "{cookie}");
        }
        for host in ["localhost.example.org", "192.168.0.7:8080", "127.0.0.1.example.org"] {
            assert!(kept(host, &Config::default()).contains("Secure"), "{host}");
        }
    }

    #[test]
    fn the_operator_can_decide() {
        let plain = Config { insecure_cookies: true, ..Config::default() };
        assert!(!kept("192.168.0.7", &plain).contains("Secure"));
        let tls = Config { public_url: Some("https://a.org".into()), ..Config::default() };
        assert!(kept("127.0.0.1:8080", &tls).contains("Secure"));
    }

    #[test]
    fn a_secret_is_found_among_other_cookies() {
        let secret = Secret::random();
        let mut headers = at("localhost");
        let value = format!("a=b; freebooter={}; c", secret.for_cookie());
        headers.insert(COOKIE, value.parse().unwrap());
        let found = find(&headers, &Config::default()).unwrap();
        assert_eq!(found.hash(), secret.hash());
        headers.insert(COOKIE, HeaderValue::from_static("freebooter=zzz"));
        assert!(find(&headers, &Config::default()).is_none());
    }
}
