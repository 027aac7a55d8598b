//! Where the database is, and how it is spoken to.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::StoreError;

/// A database's address, understood.
pub(crate) struct Target {
    /// Of several hosts the one that takes writes.
    pub(crate) config: Config,
    pub(crate) tls: MakeRustlsConnect,
}

impl fmt::Debug for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The address may hold a password.
        f.write_str("Target")
    }
}

impl Target {
    /// Reads an address. Without `sslmode`, hosts other than this machine need TLS.
    pub(crate) fn read(url: &str) -> Result<Self, StoreError> {
        let (url, authority) = take_authority(url);
        let mut config: Config = url.parse().map_err(|error| StoreError::Url(reason(&error)))?;
        if config.get_hosts().is_empty() {
            return Err(StoreError::Url("it names no host".to_owned()));
        }
        if config.get_dbname().is_none() {
            return Err(StoreError::Url("it names no database".to_owned()));
        }
        if !url.contains("sslmode=") {
            let mode = if is_local(&config) { SslMode::Disable } else { SslMode::Require };
            config.ssl_mode(mode);
        }
        config
            .application_name("freebooter")
            .connect_timeout(Duration::from_secs(5))
            .tcp_user_timeout(Duration::from_secs(6))
            .target_session_attrs(TargetSessionAttrs::ReadWrite);
        Ok(Self { config, tls: tls(authority.as_deref())? })
    }
}

/// `sslrootcert=FILE` is ours to read: the client library doesn't know it.
fn take_authority(url: &str) -> (String, Option<String>) {
    let Some((place, query)) = url.split_once('?') else { return (url.to_owned(), None) };
    let mut authority = None;
    let rest: Vec<_> = query
        .split('&')
        .filter(|part| match part.strip_prefix("sslrootcert=") {
            Some(file) => {
                authority = Some(file.to_owned());
                false
            }
            None => true,
        })
        .collect();
    let rest = if rest.is_empty() { String::new() } else { format!("?{}", rest.join("&")) };
    (format!("{place}{rest}"), authority)
}

fn is_local(config: &Config) -> bool {
    config.get_hosts().iter().all(|host| match host {
        Host::Tcp(name) => matches!(name.as_str(), "localhost" | "127.0.0.1" | "::1" | "[::1]"),
        Host::Unix(_) => true,
    })
}

/// Certificates are always checked: against one authority, or those that browsers trust.
fn tls(authority: Option<&str>) -> Result<MakeRustlsConnect, StoreError> {
    let mut roots = RootCertStore::empty();
    match authority {
        None => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
        Some(file) => {
            let unusable = |reason: String| StoreError::Unusable { path: file.into(), reason };
            let found = CertificateDer::pem_file_iter(file)
                .and_then(Iterator::collect::<Result<Vec<_>, _>>)
                .map_err(|error| unusable(error.to_string()))?;
            for certificate in found {
                roots.add(certificate).map_err(|error| unusable(error.to_string()))?;
            }
        }
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| StoreError::Broken(error.to_string()))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}

/// The cause says more than `invalid configuration`.
fn reason(error: &tokio_postgres::Error) -> String {
    std::error::Error::source(error).map_or_else(|| error.to_string(), ToString::to_string)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(url: &str) -> String {
        Target::read(url).expect_err("this should be refused").to_string()
    }

    #[test]
    fn an_address_that_cannot_be_used_says_why() {
        assert!(refusal("postgres://localhost").ends_with("it names no database"));
        assert!(refusal("postgres:///freebooter").ends_with("it names no host"));
        assert!(
            refusal("postgres://localhost:port/freebooter").contains("not a PostgreSQL address")
        );
        assert!(refusal("postgres://localhost/f?sslrootcert=/nowhere").contains("/nowhere"));
    }

    #[test]
    fn a_password_is_in_no_message() {
        let wrong = refusal("postgres://anne:secret@localhost:port/freebooter");
        assert!(!wrong.contains("secret"), "{wrong}");
        let target =
            Target::read("postgres://anne:secret@localhost/freebooter").expect("an address");
        assert!(!format!("{target:?}").contains("secret"));
    }

    #[test]
    fn other_machines_need_tls_unless_the_address_says_otherwise() {
        let mode = |url| Target::read(url).expect("an address").config.get_ssl_mode();
        assert_eq!(mode("postgres://localhost/freebooter"), SslMode::Disable);
        assert_eq!(mode("postgres://db.example/freebooter"), SslMode::Require);
        assert_eq!(mode("postgres://localhost,db.example/freebooter"), SslMode::Require);
        assert_eq!(mode("postgres://db.example/freebooter?sslmode=disable"), SslMode::Disable);
    }
}
