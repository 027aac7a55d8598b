//! To whom an address belongs: what counts when somebody must not be bothered.

use std::net::IpAddr;

use axum::http::Uri;

/// Services that many people use at the same time, each at an address of their own.
const SHARED: [&str; 8] = [
    "apple.com",
    "discord.com",
    "discordapp.com",
    "googleapis.com",
    "mozilla.com",
    "ntfy.sh",
    "slack.com",
    "windows.com",
];

/// A domain with all that is below it, or an address.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Site(String);

impl Site {
    /// Of a URL; one that is none belongs to nobody.
    pub(super) fn of(url: &str) -> Self {
        let uri = url.parse::<Uri>().ok();
        let host = uri.as_ref().and_then(Uri::host).unwrap_or_default().to_ascii_lowercase();
        let host = host.trim_start_matches('[').trim_end_matches([']', '.']);
        if host.parse::<IpAddr>().is_ok() {
            return Self(host.to_owned());
        }
        let labels: Vec<&str> = host.split('.').collect();
        // Like `example.co.uk`.
        let is_deep =
            matches!(labels[..], [.., _, second, top] if top.len() == 2 && second.len() <= 3);
        let own = if is_deep { 3 } else { 2 };
        Self(labels[labels.len().saturating_sub(own)..].join("."))
    }

    pub(super) fn is_shared(&self) -> bool {
        SHARED.contains(&self.0.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_one_owner_are_one_site() {
        for (url, site) in [
            ("https://example.org/hook", "example.org"),
            ("https://a.b.Example.org:8443/", "example.org"),
            ("https://example.org./", "example.org"),
            ("https://shop.example.co.uk/", "example.co.uk"),
            ("https://93.184.216.34:1/", "93.184.216.34"),
            ("https://[2606:4700::1111]/", "2606:4700::1111"),
            ("http://localhost:8080/", "localhost"),
            ("?", ""),
        ] {
            assert_eq!(Site::of(url), Site(site.to_owned()), "{url}");
        }
    }

    #[test]
    fn services_of_many_people_are_known() {
        assert!(Site::of("https://fcm.googleapis.com/fcm/send/x").is_shared());
        assert!(Site::of("https://updates.push.services.mozilla.com/wpush/v2/x").is_shared());
        assert!(!Site::of("https://discord.com.example.org/").is_shared());
    }
}
