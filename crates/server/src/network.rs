//! Networks, and addresses as networks of one.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use ipnet::IpNet;
use serde::Deserialize;

/// A network like `10.0.0.0/8`, or a single address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Network(IpNet);

impl Network {
    /// Whether the network contains an address. IPv4 addresses mapped to IPv6 count as IPv4.
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Self {
        Self(address.to_canonical().into())
    }
}

/// The text is neither an address nor a network.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` should look like `10.0.0.7`, `10.0.0.0/8` or `fd00::/8`")]
pub struct NoNetwork(String);

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Self, NoNetwork> {
        if let Ok(address) = text.parse::<IpAddr>() {
            return Ok(address.into());
        }
        text.parse().map(Self).map_err(|_| NoNetwork(text.to_owned()))
    }
}

impl TryFrom<String> for Network {
    type Error = NoNetwork;

    fn try_from(text: String) -> Result<Self, NoNetwork> {
        text.parse()
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_has_its_addresses_and_no_others() {
        for (network, inside, outside) in [
            ("172.16.0.0/12", "172.17.0.1", "172.32.0.1"),
            ("10.0.0.7", "10.0.0.7", "10.0.0.8"),
            ("10.0.0.7", "::ffff:10.0.0.7", "::ffff:10.0.0.8"),
            ("fd00::/8", "fd12::1", "fe80::1"),
            ("::1", "::1", "::2"),
        ] {
            let network: Network = network.parse().unwrap();
            assert!(network.contains(inside.parse().unwrap()), "{inside} in {network}");
            assert!(!network.contains(outside.parse().unwrap()), "{outside} in {network}");
        }
    }

    #[test]
    fn anything_else_is_refused_with_examples() {
        for text in ["", "proxy", "10.0.0.0/33", "10.0.0/8"] {
            let error = text.parse::<Network>().unwrap_err().to_string();
            assert!(error.contains("10.0.0.0/8"), "{error}");
        }
    }
}
