//! The operator's settings: a TOML file, overridden by `FREEBOOTER_…` variables.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use serde::Deserialize;
use store::{HostLimit, Id, OpenMatches};
use toml::{Table, Value};

use crate::alerts::{self, MailRules, PushRules, WebhookRules};
use crate::network::Network;
use crate::sizes;

/// The prefix of our environment variables.
const PREFIX: &str = "FREEBOOTER_";

/// The top-level settings. Other variables with this prefix, like those of our tests, are
/// ignored.
const SETTINGS: [&str; 12] = [
    "listen",
    "data",
    "node",
    "metrics",
    "public_url",
    "insecure_cookies",
    "trusted_proxies",
    "limits",
    "log",
    "webhooks",
    "push",
    "mail",
];

/// The operator's settings. `docs/operating.md` explains each.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// Where the data is; the user's data folder by default.
    pub data: Option<Data>,
    /// Where the other servers on the same database reach this one, as in `10.0.0.5:8080`; set if
    /// there are several.
    pub node: Option<String>,
    /// The address to serve metrics on; off by default.
    pub metrics: Option<SocketAddr>,
    /// The public address, as in `https://play.example.org`, if it differs from the `Host` of
    /// requests.
    pub public_url: Option<String>,
    /// Send cookies over plain HTTP, for a home server without TLS.
    pub insecure_cookies: bool,
    /// Proxies whose `X-Forwarded-For` is believed: addresses and networks.
    pub trusted_proxies: Vec<Network>,
    /// Rate limits and other bounds.
    pub limits: LimitRules,
    /// Log settings.
    pub log: LogRules,
    /// Alerts by webhook.
    pub webhooks: WebhookRules,
    /// Alerts as notifications of browsers.
    pub push: PushRules,
    /// Alerts by mail.
    pub mail: MailRules,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: (Ipv4Addr::LOCALHOST, 8080).into(),
            data: None,
            node: None,
            metrics: None,
            public_url: None,
            insecure_cookies: false,
            trusted_proxies: vec![
                IpAddr::from(Ipv4Addr::LOCALHOST).into(),
                IpAddr::from(Ipv6Addr::LOCALHOST).into(),
            ],
            limits: LimitRules::default(),
            log: LogRules::default(),
            webhooks: WebhookRules::default(),
            push: PushRules::default(),
            mail: MailRules::default(),
        }
    }
}

/// Where the data is.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "PathBuf")]
pub enum Data {
    /// In memory, lost when the process ends: `:memory:`.
    Memory,
    /// In a folder.
    Folder(PathBuf),
    /// In PostgreSQL: `postgres://user:password@host/database`.
    Postgres(DatabaseUrl),
}

/// The address of a database. What is shown of it has no password.
#[derive(Clone, PartialEq, Eq)]
pub struct DatabaseUrl(String);

impl DatabaseUrl {
    /// The whole address.
    pub fn secret(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (scheme, rest) = self.0.split_once("://").unwrap_or(("postgres", &self.0));
        // Parameters may hold a password, too.
        let rest = rest.split('?').next().unwrap_or_default();
        let place = rest.rsplit_once('@').map_or(rest, |(_, place)| place);
        write!(f, "{scheme}://{place}")
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<PathBuf> for Data {
    fn from(path: PathBuf) -> Self {
        let database = |text: &&str| {
            ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme))
        };
        match path.to_str() {
            Some(":memory:") => Self::Memory,
            Some(url) if database(&url) => Self::Postgres(DatabaseUrl(url.to_owned())),
            _ => Self::Folder(path),
        }
    }
}

impl FromStr for Data {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(PathBuf::from(text).into())
    }
}

impl fmt::Display for Data {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Memory => f.pad(":memory:"),
            Self::Folder(path) => path.display().fmt(f),
            Self::Postgres(url) => url.fmt(f),
        }
    }
}

/// Limits. Rates are per minute, with a burst of the same size; 0 means no limit.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LimitRules {
    /// Whether rates are limited at all.
    pub rates: bool,
    /// Requests from one address.
    pub requests: u32,
    /// Requests by one person.
    pub requests_of_person: u32,
    /// New guests from one address.
    pub guests: u32,
    /// Password attempts from one address. All unknown devices together get ten times as many
    /// attempts for one account; devices that have signed in before have their own.
    pub passwords: u32,
    /// Name changes by one person.
    pub names: u32,
    /// New tables by one person.
    pub tables: u32,
    /// New tables from one address.
    pub tables_of_address: u32,
    /// Tables a person may have open at once: those they created, and running ones of others in
    /// which they sit.
    pub open_tables: usize,
    /// Simultaneous sockets from one address.
    pub sockets_of_address: usize,
    /// Simultaneous sockets of one person.
    pub sockets_of_person: usize,
    /// Simultaneous requests from one address.
    pub requests_at_a_time: usize,
    /// Simultaneous connections in total.
    pub connections: usize,
    /// Simultaneous connections from one address, unless it is a trusted proxy.
    pub connections_of_address: usize,
    /// Seconds within which each request on a connection must begin.
    pub header_seconds: u64,
    /// Seconds within which the client must read part of a response.
    pub write_seconds: u64,
    /// Bytes in a request body.
    pub body: usize,
}

impl Default for LimitRules {
    fn default() -> Self {
        Self {
            rates: true,
            requests: 600,
            requests_of_person: 600,
            guests: 30,
            passwords: 10,
            names: 10,
            tables: 20,
            tables_of_address: 60,
            open_tables: 50,
            sockets_of_address: 200,
            sockets_of_person: 50,
            requests_at_a_time: 64,
            connections: 10_000,
            connections_of_address: 500,
            header_seconds: 20,
            write_seconds: 20,
            body: 64 * 1024,
        }
    }
}

impl LimitRules {
    pub(crate) fn header_timeout(&self) -> Option<Duration> {
        (self.header_seconds > 0).then(|| Duration::from_secs(self.header_seconds))
    }

    pub(crate) fn write_timeout(&self) -> Option<Duration> {
        (self.write_seconds > 0).then(|| Duration::from_secs(self.write_seconds))
    }

    /// Whether a person with `open` tables may create another one.
    pub(crate) fn allows_table(&self, open: usize) -> bool {
        self.open_tables == 0 || open < self.open_tables
    }

    /// What a person with these open tables may host; none if there is no limit.
    pub(crate) fn of_host(&self, host: Id, open: OpenMatches) -> Option<HostLimit> {
        let matches = self.open_tables.saturating_sub(open.joined);
        let limit = HostLimit { host, matches, bytes: sizes::OPEN_SETTINGS };
        (self.open_tables > 0).then_some(limit)
    }
}

/// Log settings.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LogRules {
    /// The format of log lines.
    pub format: LogFormat,
    /// Which lines to log, as in `info` or `warn,server=debug`.
    pub filter: String,
    /// Milliseconds from which a query is logged as slow; 0 means never.
    pub slow_query_ms: u64,
}

impl Default for LogRules {
    fn default() -> Self {
        Self { format: LogFormat::Text, filter: "info".to_owned(), slow_query_ms: 100 }
    }
}

/// The format of log lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LogFormat {
    /// Plain text, for people.
    Text,
    /// One JSON object per line, for programs.
    Json,
}

/// An unknown or invalid setting.
#[derive(Debug, thiserror::Error)]
#[error("{place}: {reason}")]
pub struct ConfigError {
    place: String,
    reason: String,
}

impl ConfigError {
    pub(crate) fn new(place: &str, reason: impl Into<String>) -> Self {
        Self { place: place.to_owned(), reason: reason.into() }
    }
}

impl Config {
    /// Reads the text of a settings file, overridden by variables. `FREEBOOTER_LISTEN` is
    /// `listen`, and `FREEBOOTER_LIMITS__TABLES` is `tables` under `[limits]`.
    pub fn read(
        name: &str,
        text: &str,
        variables: impl IntoIterator<Item = (String, String)>,
    ) -> Result<Self, ConfigError> {
        let from_file = |error: toml::de::Error| wrong(name, &error);
        let mut table: Table = text.parse().map_err(from_file)?;
        // The file on its own first: its errors carry a line number.
        toml::from_str::<Self>(text).map_err(from_file)?;
        for (variable, value) in variables {
            let Some(path) = variable.strip_prefix(PREFIX) else { continue };
            let path = path.to_lowercase();
            if !path.split("__").next().is_some_and(|first| SETTINGS.contains(&first)) {
                continue;
            }
            insert(&mut table, &path, &value).ok_or_else(|| ConfigError {
                place: variable.clone(),
                reason: "unknown setting".to_owned(),
            })?;
            table.clone().try_into::<Self>().map_err(|error| wrong(&variable, &error))?;
        }
        let config: Self = table.try_into().map_err(|error| wrong(name, &error))?;
        config.check()?;
        Ok(config)
    }

    /// Checks what parsing can't: the form of `public_url` and what mail needs.
    pub fn check(&self) -> Result<(), ConfigError> {
        alerts::check_mail_rules(&self.mail, self.public_url.as_deref())?;
        self.check_node()?;
        let Some(url) = &self.public_url else { return Ok(()) };
        let plain = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
        match plain {
            Some(host) if !host.is_empty() && !host.contains('/') => Ok(()),
            _ => Err(ConfigError {
                place: "public_url".to_owned(),
                reason: format!("`{url}` should look like `https://play.example.org`"),
            }),
        }
    }
}

impl Config {
    /// A node has a name that others can connect to, and shares its data with them.
    fn check_node(&self) -> Result<(), ConfigError> {
        let Some(node) = &self.node else { return Ok(()) };
        let place = node.rsplit_once(':');
        let is_place = place.is_some_and(|(host, port)| {
            !host.is_empty() && port.parse::<u16>().is_ok_and(|port| port > 0)
        });
        if !is_place {
            let reason = format!(
                "`{node}` should be where the other servers reach this one, as in `10.0.0.5:8080`"
            );
            return Err(ConfigError::new("node", reason));
        }
        match &self.data {
            Some(Data::Folder(_) | Data::Memory) => {
                let reason = "several servers share a PostgreSQL database: set `data` to its \
                    address";
                Err(ConfigError::new("node", reason))
            }
            Some(Data::Postgres(_)) | None => Ok(()),
        }
    }
}

fn wrong(place: &str, error: &toml::de::Error) -> ConfigError {
    ConfigError { place: place.to_owned(), reason: error.to_string().trim_end().to_owned() }
}

/// Sets the value at a path like `limits__tables`; `None` if part of it isn't a table.
fn insert(table: &mut Table, path: &str, value: &str) -> Option<()> {
    if let Some((first, rest)) = path.split_once("__") {
        let inner = table.entry(first).or_insert_with(|| Value::Table(Table::new()));
        return insert(inner.as_table_mut()?, rest, value);
    }
    table.insert(path.to_owned(), parsed(value));
    Some(())
}

/// Numbers, lists and booleans as in TOML; everything else is a string.
fn parsed(value: &str) -> Value {
    let wrapped = format!("it = {value}").parse::<Table>();
    let found = wrapped.ok().and_then(|mut table| table.remove("it"));
    found.unwrap_or_else(|| Value::String(value.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str, variables: &[(&str, &str)]) -> Result<Config, String> {
        let owned = variables.iter().map(|(name, value)| ((*name).into(), (*value).into()));
        Config::read("server.toml", text, owned).map_err(|error| error.to_string())
    }

    #[test]
    fn nothing_set_is_the_default() {
        let others = [("PATH", "/bin"), ("FREEBOOTER_LAW_GAMES", "3")];
        assert_eq!(read("", &others), Ok(Config::default()));
    }

    #[test]
    fn data_may_be_in_a_database_whose_password_is_not_shown() {
        let url = "postgres://anne:sec@ret@db.example:5432/game?password=secret";
        let config = read("", &[("FREEBOOTER_DATA", url)]).unwrap();
        let Some(Data::Postgres(found)) = &config.data else { panic!("{:?}", config.data) };
        assert_eq!(found.secret(), url);
        assert_eq!(config.data.unwrap().to_string(), "postgres://db.example:5432/game");
    }

    #[test]
    fn a_variable_counts_for_more_than_the_file() {
        let text = "listen = \"0.0.0.0:80\"\ndata = \"data\"\n[limits]\ntables = 3\nnames = 4";
        let variables = [
            ("FREEBOOTER_LISTEN", "[::1]:9000"),
            ("FREEBOOTER_LIMITS__TABLES", "5"),
            ("FREEBOOTER_LOG__FORMAT", "json"),
            ("FREEBOOTER_INSECURE_COOKIES", "true"),
            ("FREEBOOTER_TRUSTED_PROXIES", "[\"10.0.0.1\", \"172.16.0.0/12\"]"),
        ];
        let config = read(text, &variables).unwrap();
        assert_eq!(config.listen, "[::1]:9000".parse().unwrap());
        assert_eq!(config.data, Some(Data::Folder("data".into())));
        assert_eq!((config.limits.tables, config.limits.names), (5, 4));
        assert_eq!(config.log.format, LogFormat::Json);
        assert!(config.insecure_cookies);
        let trusted = ["10.0.0.1", "172.16.0.0/12"].map(|text| text.parse().unwrap());
        assert_eq!(config.trusted_proxies, trusted);
    }

    #[test]
    fn mistakes_are_named_with_their_place() {
        let line = read("listen = \"0.0.0.0:80\"\nlimitz = 3", &[]).unwrap_err();
        assert!(line.contains("server.toml") && line.contains("line 2"), "{line}");
        let name = read("", &[("FREEBOOTER_LIMITS__TABELS", "5")]).unwrap_err();
        assert!(name.contains("FREEBOOTER_LIMITS__TABELS") && name.contains("tabels"), "{name}");
        let deep = read("", &[("FREEBOOTER_LISTEN__PORT", "5")]).unwrap_err();
        assert!(deep.starts_with("FREEBOOTER_LISTEN__PORT"), "{deep}");
        let value = read("", &[("FREEBOOTER_LISTEN", "here")]).unwrap_err();
        assert!(value.starts_with("FREEBOOTER_LISTEN"), "{value}");
        let network = read("trusted_proxies = [\"10.0.0.0/33\"]", &[]).unwrap_err();
        assert!(network.contains("line 1") && network.contains("10.0.0.0/8"), "{network}");
        let url = read("public_url = \"play.example.org\"", &[]).unwrap_err();
        assert!(url.contains("public_url"), "{url}");
        let from = "from = \"Freebooter <play@example.org>\"";
        for (mail, place) in [
            (from.to_owned(), "mail"),
            (format!("smtp = \"mail.example.org\"\n{from}"), "mail.smtp"),
            (format!("smtp = \"smtps://mail.example.org\"\n{from}"), "public_url"),
        ] {
            let wrong = read(&format!("[mail]\n{mail}"), &[]).unwrap_err();
            assert!(wrong.contains(place), "{wrong}");
        }
    }

    #[test]
    fn a_node_has_a_place_and_shares_a_database() {
        let url = "postgres://anne@db.example/game";
        let with = |node: &str, data: &str| {
            read("", &[("FREEBOOTER_NODE", node), ("FREEBOOTER_DATA", data)])
        };
        for node in ["10.0.0.5:8080", "[::1]:8080", "one.example:80"] {
            assert_eq!(with(node, url).unwrap().node.as_deref(), Some(node));
        }
        for wrong in ["one", ":80", "one:", "one:0", "one:port"] {
            let told = with(wrong, url).unwrap_err();
            assert!(told.starts_with("node: ") && told.contains("10.0.0.5:8080"), "{told}");
        }
        for data in ["/srv/freebooter", ":memory:"] {
            let told = with("one:80", data).unwrap_err();
            assert!(told.contains("several servers share a PostgreSQL database"), "{told}");
        }
    }

    #[test]
    fn memory_is_a_place_of_its_own() {
        assert_eq!(":memory:".parse(), Ok(Data::Memory));
        assert_eq!(read("data = \":memory:\"", &[]).unwrap().data, Some(Data::Memory));
    }

    /// One place for an operator to change: the unit sets nothing beside the file.
    #[test]
    fn the_packaged_settings_are_valid_and_agree_with_the_unit() {
        let deploy = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/freebooter");
        let file = |ending: &str| std::fs::read_to_string(format!("{deploy}.{ending}")).unwrap();
        let config = read(&file("toml"), &[]).unwrap();
        assert_eq!(config.data, Some(Data::Folder("/var/lib/freebooter".into())));
        assert_eq!(config.log.format, LogFormat::Json);
        let unit = file("service");
        assert!(unit.contains("\nStateDirectory=freebooter\n"), "{unit}");
        assert!(!unit.contains("FREEBOOTER_"), "{unit}");
    }
}
