//! Serves with settings from the environment, on a free port unless `FREEBOOTER_LISTEN` says
//! otherwise, and prints the address.

use server::{Config, Service};
use tokio::net::TcpListener;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let config = Config::read("environment", "listen = \"127.0.0.1:0\"", std::env::vars())?;
    let listener = TcpListener::bind(config.listen).await?;
    println!("http://{}/", listener.local_addr()?);
    server::serve(listener, Service::open(config)?).await?;
    Ok(())
}
