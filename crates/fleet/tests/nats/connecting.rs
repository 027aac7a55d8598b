//! One clear sentence for everything that can be wrong with an address or credentials.

use std::path::PathBuf;

use fleet::bus::{Nats, NatsOptions};

use crate::server::NatsServer;

const LOCKED: &str = "authorization { user: node, password: \"s3cret\" }";

async fn sentence(addresses: &[&str], credentials: Option<PathBuf>) -> Result<(), String> {
    let addresses = addresses.iter().map(|&address| address.to_owned()).collect();
    let connected = Nats::connect(&NatsOptions { addresses, credentials }).await;
    connected.map(drop).map_err(|error| error.to_string())
}

#[tokio::test]
async fn credentials_are_required_refused_or_accepted() {
    let server = NatsServer::start(LOCKED);
    let address = server.address();
    let address = address.as_str();
    let file = |name: &str, text: &str| {
        let path = server.folder().join(name);
        std::fs::write(&path, text).expect("it is written");
        Some(path)
    };
    assert_eq!(
        sentence(&[address], None).await,
        Err(format!(
            "NATS at {address} requires credentials; name their file as `credentials` under [fleet]"
        ))
    );
    let wrong = sentence(&[address], file("wrong", "node:guess\n")).await.unwrap_err();
    assert!(wrong.contains("refuses the credentials in /"), "{wrong}");
    assert_eq!(sentence(&[address], file("right", "node:s3cret\n")).await, Ok(()));
    let empty = sentence(&[address], file("empty", "")).await.unwrap_err();
    assert!(empty.contains("holds no NATS credentials"), "{empty}");
    let jwt = "-----BEGIN NATS USER JWT-----\nnonsense";
    let broken = sentence(&[address], file("broken.creds", jwt)).await.unwrap_err();
    assert!(broken.contains("holds no NATS credentials"), "{broken}");
    let missing = sentence(&[address], Some(server.folder().join("none"))).await.unwrap_err();
    assert!(missing.contains("can't be read"), "{missing}");
}

#[tokio::test]
async fn a_wrong_address_is_named() {
    for address in ["localhost:4222", "http://localhost", "nats://", "nats://a b", ""] {
        let error = sentence(&[address], None).await.unwrap_err();
        let expected = "is not the address of a NATS server; write it as in nats://host:4222";
        assert_eq!(error, format!("`{address}` {expected}"));
    }
    let none = sentence(&[], None).await.unwrap_err();
    assert!(none.starts_with("no address of a NATS server is given"), "{none}");
}

#[tokio::test]
async fn an_address_where_nobody_answers_is_named() {
    let mut server = NatsServer::start("");
    server.kill();
    let error = sentence(&[&server.address()], None).await.unwrap_err();
    let expected = format!("no NATS server answers at {}: ", server.address());
    assert!(error.starts_with(&expected) && !error.contains('\n'), "{error}");
}

#[tokio::test]
async fn one_of_several_servers_is_enough() {
    let server = NatsServer::start("");
    let mut gone = NatsServer::start("");
    gone.kill();
    assert_eq!(sentence(&[&gone.address(), &server.address()], None).await, Ok(()));
}
