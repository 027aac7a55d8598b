//! What is printed.

use std::time::Duration;

use registry::GameId;

use super::bytes::Bytes;
use super::crowd::{Measured, Memory};
use super::lobby;

/// Memory of the server as the crowd gathered.
pub(crate) fn memory(memory: &Memory) {
    let Memory { fresh, tables, sockets, with_tables, with_sockets } = *memory;
    let each = |from: u64, to: u64, number: usize| to.saturating_sub(from) / number.max(1) as u64;
    println!("memory: {} MiB with nobody there", fresh / 1024 / 1024);
    let table = each(fresh, with_tables, tables);
    println!("memory: {:.1} KiB a table ({tables} tables)", table as f64 / 1024.0);
    let socket = each(with_tables, with_sockets, sockets);
    println!("memory: {:.1} KiB a socket ({sockets} sockets)", socket as f64 / 1024.0);
}

/// Bytes of an action of a game.
pub(crate) fn bytes(game: GameId, bytes: &Bytes) {
    let Bytes { players, actions, whole, page, program } = *bytes;
    let each = |bytes: usize| bytes / actions.max(1);
    let (whole, page, program) = (each(whole), each(page), each(program));
    let fewer = whole as f64 / page.max(1) as f64;
    println!(
        "{game}: {whole} bytes an action to {players} seats in version 1, {page} in version 2 \
         ({fewer:.1} times fewer), {program} with a list of legal actions"
    );
}

/// How fast it was.
pub(crate) fn speed(rate: Option<u32>, measured: &Measured, length: Duration, busy: f64) {
    let title = rate.map_or("as fast as possible".to_owned(), |rate| format!("{rate} a second"));
    let moves = measured.acknowledged.len() as f64 / length.as_secs_f64();
    println!("{title}: {moves:.0} durable moves a second, the server uses {busy:.2} processors");
    let bytes = measured.bytes / measured.acknowledged.len().max(1);
    println!("  {:.0} moves per server core-second, {bytes} bytes a move", moves / busy.max(0.001));
    quantiles("to the acknowledgement", &measured.acknowledged);
    quantiles("to the other seats", &measured.told);
    println!("  {} matches ended, {} errors", measured.ended, measured.errors);
}

/// People in one lobby.
pub(crate) fn lobby(measured: &lobby::Measured) {
    let lobby::Measured { people, tables, heard, quiet, busy, memory } = measured;
    println!("{people} people look at one lobby, with {} MiB of memory", memory / 1024 / 1024);
    println!("  nothing happens: the server uses {:.2} % of a processor", 100.0 * quiet);
    println!("  {tables} tables open, one a second: {:.2} %", 100.0 * busy);
    quantiles("to everybody who looks", heard);
    let worst = heard.iter().max().copied().unwrap_or_default();
    println!("  at worst {:.0} ms", worst.as_secs_f64() * 1e3);
}

/// From the start of a server to all matches being in its memory again.
pub(crate) fn restart(matches: usize, after: Duration) {
    let seconds = after.as_secs_f64();
    println!("restart: {matches} running matches go on after {seconds:.2} s");
}

/// Memory at the end.
pub(crate) fn after(memory: u64) {
    println!("memory: {} MiB in the end", memory / 1024 / 1024);
}

fn quantiles(what: &str, times: &[Duration]) {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let at = |share: f64| {
        let index = ((sorted.len() as f64 * share) as usize).min(sorted.len().saturating_sub(1));
        sorted.get(index).map_or(0.0, |time| time.as_secs_f64() * 1e3)
    };
    let (half, most, worst) = (at(0.5), at(0.99), at(0.999));
    println!("  {what}: p50 {half:.2} ms, p99 {most:.2} ms, p99.9 {worst:.2} ms");
}
