//! The server's log, on standard error.

use crate::failure::Failure;
use server::{LogFormat, LogRules};
use std::io::{IsTerminal, stderr};
use tracing_subscriber::{EnvFilter, fmt};

/// Starts logging.
pub(crate) fn start(rules: &LogRules) -> Result<(), Failure> {
    let filter = EnvFilter::try_new(&rules.filter);
    let filter = filter.map_err(|error| {
        Failure::Usage(format!("log filter `{filter}`: {error}", filter = rules.filter))
    })?;
    let log = fmt().with_env_filter(filter).with_writer(stderr);
    match rules.format {
        LogFormat::Text => {
            let colours = stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
            log.with_ansi(colours).init();
        }
        LogFormat::Json => log.json().flatten_event(true).with_current_span(false).init(),
    }
    Ok(())
}
