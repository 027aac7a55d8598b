//! Both buses, and links over a real NATS server that is killed and comes back.

mod connecting;
mod laws;
mod restart;
mod server;
#[path = "../simulation/table.rs"]
mod table;

use fleet::bus::{FleetName, Nats, NatsOptions};

async fn connect(address: &str) -> Nats {
    let options = NatsOptions { addresses: vec![address.to_owned()], credentials: None };
    Nats::connect(&options).await.unwrap_or_else(|error| panic!("{error}"))
}

/// A name that no other test uses.
fn name(test: &str) -> FleetName {
    format!("{test}-{}", std::process::id()).parse().expect("a name")
}
