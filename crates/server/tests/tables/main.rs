//! Tables over real sockets.

mod adopted;
#[path = "../../../../examples/bot.rs"]
mod bot;
mod closing;
mod crowded;
#[cfg(unix)]
mod disk;
mod drains;
mod ending;
mod faults;
mod floods;
mod fuzz;
mod hangups;
mod leaving;
mod memory;
mod nodes;
mod outages;
mod personal;
mod play;
mod programs;
mod proxied;
mod seated;
mod window;

use std::net::SocketAddr;

use server::{Config, LimitRules, Service};
use test_client::Guest;
use tokio::net::TcpListener;

/// A server in this process; it ends with the test.
async fn serve() -> SocketAddr {
    serve_with(Config::default()).await
}

async fn serve_with(config: Config) -> SocketAddr {
    let limits = LimitRules { rates: false, ..LimitRules::default() };
    let service = Service::open(Config { limits, ..config }).expect("in memory");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("it is bound");
    tokio::spawn(server::serve_until(listener, service, std::future::pending()));
    address
}

async fn guests<const N: usize>(server: SocketAddr) -> [Guest; N] {
    let mut guests = Vec::new();
    for _ in 0..N {
        guests.push(Guest::come(server).await.expect("a guest"));
    }
    guests.try_into().expect("as many as were asked for")
}
