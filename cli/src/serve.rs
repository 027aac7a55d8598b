//! `freebooter serve`.

use crate::{args::Serve, failure::Failure, input, log};
use etcetera::BaseStrategy;
use server::{Config, Data, LogFormat, Service};
use std::{io, path::PathBuf};
use tokio::net::TcpListener;

pub(crate) fn run(serve: Serve) -> Result<(), Failure> {
    let config = settings(serve)?;
    log::start(&config.log)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(listen(config))
}

async fn listen(config: Config) -> Result<(), Failure> {
    let (address, data) = (config.listen, config.data.clone());
    let service = Service::open(config)?;
    let listener = TcpListener::bind(address).await.map_err(|error| {
        io::Error::new(error.kind(), format!("cannot listen on {address}: {error}"))
    })?;
    let address = listener.local_addr()?;
    anstream::println!("Freebooter listens on http://{address}/");
    tracing::info!(%address, data = data.map(|data| data.to_string()), "serving");
    Ok(server::serve(listener, service).await?)
}

/// The file, then variables, then the command line.
fn settings(serve: Serve) -> Result<Config, Failure> {
    let (name, text) = match &serve.config {
        Some(file) => (file.display().to_string(), input::read(file)?),
        None => (String::new(), String::new()),
    };
    // Variables that aren't UTF-8 are none of ours.
    let variables = std::env::vars_os()
        .filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?)));
    let mut config = Config::read(&name, &text, variables)?;
    config.listen = serve.listen.unwrap_or(config.listen);
    config.node = serve.node.or(config.node);
    config.metrics = serve.metrics.or(config.metrics);
    config.public_url = serve.public_url.or(config.public_url);
    config.log.filter = serve.log.unwrap_or(config.log.filter);
    config.log.format = match serve.log_format.as_deref() {
        Some("json") => LogFormat::Json,
        Some(_) => LogFormat::Text,
        None => config.log.format,
    };
    config.data = match serve.data.or(config.data) {
        Some(data) => Some(data),
        None => Some(Data::Folder(own_folder()?)),
    };
    config.check()?;
    Ok(config)
}

/// The folder that systemd keeps for a service, or the user's data folder:
/// `~/.local/share/freebooter` on Linux.
pub(crate) fn own_folder() -> Result<PathBuf, Failure> {
    // Several folders of a service are separated by colons.
    let kept = std::env::var("STATE_DIRECTORY").unwrap_or_default();
    if let Some(folder) = kept.split(':').next().filter(|folder| !folder.is_empty()) {
        return Ok(folder.into());
    }
    let strategy = etcetera::choose_base_strategy();
    let strategy = strategy.map_err(|_| {
        Failure::Usage("no home folder found: set the data folder with --data".to_owned())
    })?;
    Ok(strategy.data_dir().join("freebooter"))
}
