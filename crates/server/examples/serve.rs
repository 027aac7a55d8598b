//! Serves with settings from the environment, on a free port unless `FREEBOOTER_LISTEN` says
//! otherwise, prints the address, and logs to its standard error.

use server::{Config, Service};
use tokio::net::TcpListener;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    tracing_subscriber::fmt().with_ansi(false).with_writer(std::io::stderr).init();
    let config = Config::read("environment", "listen = \"127.0.0.1:0\"", std::env::vars())?;
    let listener = TcpListener::bind(config.listen).await?;
    println!("http://{}/", listener.local_addr()?);
    server::serve(listener, Service::open(config)?).await?;
    Ok(())
}
