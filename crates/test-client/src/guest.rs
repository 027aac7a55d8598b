//! A person as the server knows it.

use std::net::SocketAddr;

use anyhow::{Context, Result, ensure};
use protocol::v1::{Me, TableInfo};
use serde_json::{Value, json};

use crate::http::{self, Reply};

/// A guest, known by its cookie.
#[derive(Clone, Debug)]
pub struct Guest {
    server: SocketAddr,
    pub(crate) cookie: String,
    /// Its id.
    pub id: String,
}

impl Guest {
    /// Comes in.
    pub async fn come(server: SocketAddr) -> Result<Self> {
        Self::let_in(server, &http::ask(server, "POST", "/api/v1/me", "", "").await?)
    }

    /// Signs in to an account.
    pub async fn sign_in(server: SocketAddr, name: &str, password: &str) -> Result<Self> {
        let body = json!({"name": name, "password": password}).to_string();
        Self::let_in(server, &http::ask(server, "POST", "/api/v1/session", "", &body).await?)
    }

    fn let_in(server: SocketAddr, reply: &Reply) -> Result<Self> {
        ensure!(matches!(reply.status, 200 | 201), "refused: {} {}", reply.status, reply.body);
        let cookie = reply.header("set-cookie").context("no cookie came")?;
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        let me: Me = serde_json::from_str(&reply.body)?;
        Ok(Self { server, cookie, id: me.id })
    }

    /// Comes back with its cookie, even after the server was replaced.
    pub fn back(server: SocketAddr, id: &str, cookie: &str) -> Self {
        Self { server, cookie: cookie.to_owned(), id: id.to_owned() }
    }

    /// What lets it in, as the value of a `Cookie` header.
    pub fn cookie(&self) -> &str {
        &self.cookie
    }

    /// Asks for anything: the status and the body of the answer.
    pub async fn ask(&self, method: &str, path: &str, body: &str) -> Result<(u16, String)> {
        let reply = http::ask(self.server, method, path, &self.cookie, body).await?;
        Ok((reply.status, reply.body))
    }

    /// Somebody whom the server does not know.
    #[must_use]
    pub fn without_cookie(self) -> Self {
        Self { cookie: "a=b".to_owned(), ..self }
    }

    /// Makes a table.
    pub async fn make(&self, table: &Value) -> Result<TableInfo> {
        let body = table.to_string();
        let reply = http::ask(self.server, "POST", "/api/v1/tables", &self.cookie, &body).await?;
        ensure!(reply.status == 201, "no table: {} {}", reply.status, reply.body);
        Ok(serde_json::from_str(&reply.body)?)
    }

    /// The record of a finished match, with how its dice came about.
    pub async fn record(&self, table: &str) -> Result<Value> {
        let path = format!("/api/v1/tables/{table}/record");
        let reply = http::ask(self.server, "GET", &path, &self.cookie, "").await?;
        ensure!(reply.status == 200, "no record: {} {}", reply.status, reply.body);
        Ok(serde_json::from_str(&reply.body)?)
    }
}
