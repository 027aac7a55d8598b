//! Signals to stop.

use std::future::pending;

use tokio::signal;

/// Done as soon as the process is interrupted (Ctrl-C) or told to terminate.
pub(crate) async fn signal() {
    tokio::select! {
        () = interrupted() => {}
        () = terminated() => {}
    }
}

async fn interrupted() {
    // Without a handler the process simply ends at Ctrl-C, which is no reason to stop now.
    if signal::ctrl_c().await.is_err() {
        pending::<()>().await;
    }
}

#[cfg(unix)]
async fn terminated() {
    match signal::unix::signal(signal::unix::SignalKind::terminate()) {
        Ok(mut terminate) => {
            terminate.recv().await;
        }
        Err(_) => pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    pending().await
}
