//! Where a request comes from: its page and its address.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::config::Config;
use crate::listener::Peer;
use crate::network::Network;
use crate::refusal::Refusal;
use crate::service::Service;

/// Requests that change something come from our own page, or from a program that is no browser.
///
/// Cookies are `SameSite=Lax`; this holds as well where a browser does not know that, or where a
/// neighbour on the same site is not to be trusted.
pub(crate) async fn guard(
    State(service): State<Service>,
    request: Request,
    next: Next,
) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if reads || is_ours(request.headers(), &service.config) {
        next.run(request).await
    } else {
        Refusal::forbidden("this request comes from another page").into_response()
    }
}

/// Does a request come from our own page? Also asked before a socket is opened.
pub(crate) fn is_ours(headers: &HeaderMap, config: &Config) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = text("sec-fetch-site")
        && !matches!(site, "same-origin" | "none")
    {
        return false;
    }
    let Some(origin) = text(ORIGIN.as_str()) else { return true };
    if let Some(url) = &config.public_url
        && origin == url
    {
        return true;
    }
    let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    host.is_some() && host == text(HOST.as_str())
}

/// The address of the client, behind proxies that we trust.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<Service> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, service: &Service) -> Result<Self, Infallible> {
        Ok(Self::of(parts, &service.config))
    }
}

impl Address {
    fn of(parts: &Parts, config: &Config) -> Self {
        let peer = parts.extensions.get::<ConnectInfo<Peer>>();
        // Without a socket, in a test, it is this machine.
        let peer = peer.map_or(Ipv4Addr::LOCALHOST.into(), |peer| peer.0.0.ip().to_canonical());
        let forwarded = parts.headers.get_all("x-forwarded-for").into_iter();
        let forwarded: Vec<_> = forwarded.filter_map(|value| value.to_str().ok()).collect();
        Self(behind(peer, &forwarded, &config.trusted_proxies))
    }
}

/// Goes back from the last proxy as long as they are trusted; what stands further left can be
/// written by anybody.
fn behind(peer: IpAddr, forwarded: &[&str], trusted: &[Network]) -> IpAddr {
    let mut address = peer;
    let mut hops = forwarded.iter().flat_map(|value| value.split(',')).rev();
    while trusted.iter().any(|network| network.contains(address)) {
        let Some(Ok(next)) = hops.next().map(|hop| hop.trim().parse::<IpAddr>()) else { break };
        address = next.to_canonical();
    }
    address
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn ours(headers: &[(&'static str, &'static str)], config: &Config) -> bool {
        let headers = headers.iter();
        let headers =
            headers.map(|(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value)));
        is_ours(&headers.collect(), config)
    }

    #[test]
    fn our_page_and_programs_are_ours() {
        let config = Config::default();
        assert!(ours(&[], &config));
        assert!(ours(&[("host", "a.org"), ("origin", "https://a.org")], &config));
        assert!(ours(&[("host", "a.org:8080"), ("origin", "http://a.org:8080")], &config));
        assert!(ours(&[("sec-fetch-site", "same-origin")], &config));
    }

    #[test]
    fn other_pages_are_not() {
        let config = Config::default();
        assert!(!ours(&[("host", "a.org"), ("origin", "https://b.org")], &config));
        assert!(!ours(&[("host", "a.org"), ("origin", "https://a.org.b.org")], &config));
        assert!(!ours(&[("host", "a.org"), ("origin", "null")], &config));
        assert!(!ours(&[("origin", "https://a.org")], &config));
        for site in ["cross-site", "same-site"] {
            assert!(!ours(&[("sec-fetch-site", site)], &config));
        }
    }

    #[test]
    fn the_public_address_counts_where_a_proxy_changes_the_host() {
        let config = Config { public_url: Some("https://a.org".to_owned()), ..Config::default() };
        assert!(ours(&[("host", "inner:80"), ("origin", "https://a.org")], &config));
        assert!(!ours(&[("host", "inner:80"), ("origin", "https://b.org")], &config));
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        let trusted = ["127.0.0.1", "10.0.0.0/24"].map(|text| text.parse().unwrap());
        assert_eq!(behind(ip("9.9.9.9"), &["1.1.1.1"], &trusted), ip("9.9.9.9"));
        assert_eq!(behind(ip("127.0.0.1"), &["1.1.1.1"], &trusted), ip("1.1.1.1"));
        let chain = ["6.6.6.6, 1.1.1.1", "10.0.0.2"];
        assert_eq!(behind(ip("127.0.0.1"), &chain, &trusted), ip("1.1.1.1"));
        assert_eq!(behind(ip("127.0.0.1"), &["nonsense"], &trusted), ip("127.0.0.1"));
        assert_eq!(behind(ip("127.0.0.1"), &[], &trusted), ip("127.0.0.1"));
    }
}
