//! Serves the client on a free port of this machine and prints the address.

use tokio::net::TcpListener;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let service = server::Service::memory()?;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("http://{}/", listener.local_addr()?);
    server::serve(listener, service).await?;
    Ok(())
}
