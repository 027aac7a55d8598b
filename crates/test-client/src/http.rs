//! Just enough HTTP for a client that talks to one server of ours.

use std::net::SocketAddr;

use anyhow::{Context, Result, bail, ensure};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// What came back.
pub(crate) struct Reply {
    pub(crate) status: u16,
    head: String,
    pub(crate) body: String,
}

impl Reply {
    /// The value of a header, by its name in small letters.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(':'));
        lines
            .map(|(key, value)| (key.trim(), value.trim()))
            .find_map(|(key, value)| key.eq_ignore_ascii_case(name).then_some(value))
    }
}

/// One request on a connection of its own.
pub(crate) async fn ask(
    server: SocketAddr,
    method: &str,
    path: &str,
    cookie: &str,
    body: &str,
) -> Result<Reply> {
    let mut stream = TcpStream::connect(server).await?;
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len(),
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    parse(&String::from_utf8(answer)?)
}

fn parse(answer: &str) -> Result<Reply> {
    let (head, body) = answer.split_once("\r\n\r\n").context("no HTTP came back")?;
    let status = head.split(' ').nth(1).context("no status came back")?.parse()?;
    let reply = Reply { status, head: head.to_owned(), body: body.to_owned() };
    if reply.header("transfer-encoding").is_some() {
        bail!("an answer in chunks is not expected");
    }
    let length = reply.header("content-length").map_or(Ok(0), str::parse::<usize>)?;
    ensure!(reply.body.len() == length, "an answer was cut off");
    Ok(reply)
}
