//! `freebooter serve`.

use crate::{args::Serve, failure::Failure};

pub(crate) fn run(serve: &Serve) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::bind(serve.listen).await.map_err(|error| {
            std::io::Error::new(error.kind(), format!("cannot listen on {}: {error}", serve.listen))
        })?;
        anstream::println!("Freebooter listens on http://{}/", listener.local_addr()?);
        let service = server::Service::memory().map_err(std::io::Error::other)?;
        server::serve(listener, service).await
    })?;
    Ok(())
}
