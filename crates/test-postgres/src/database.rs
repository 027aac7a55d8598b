//! A database for one test.

use tokio_postgres::{Client, NoTls};

use crate::{Instance, VARIABLE, shared};

/// A new, empty database. It is deleted when this is dropped.
#[derive(Debug)]
pub struct Database {
    server: String,
    name: String,
    /// Keeps the server that all tests share running.
    user: Option<shared::User>,
}

impl Database {
    /// A database on the server that all tests share.
    pub fn create() -> Self {
        if let Ok(server) = std::env::var(VARIABLE) {
            return Self::on(&server, None);
        }
        let user = shared::join();
        Self::on(&user.url(), Some(user))
    }

    /// A database on a separate server.
    pub fn create_on(instance: &Instance) -> Self {
        Self::on(&instance.url(), None)
    }

    pub(crate) fn existing(server: &str, name: &str) -> Self {
        Self { server: server.to_owned(), name: name.to_owned(), user: None }
    }

    fn on(server: &str, user: Option<shared::User>) -> Self {
        let server = server.trim_end_matches('/').to_owned();
        let mut random = [0; 8];
        getrandom::fill(&mut random).expect("random bytes");
        let name = format!("freebooter_{:016x}", u64::from_ne_bytes(random));
        execute(&format!("{server}/postgres"), &format!("CREATE DATABASE {name}"))
            .expect("a database");
        Self { server, name, user }
    }

    /// The database's address.
    pub fn url(&self) -> String {
        format!("{}/{}", self.server, self.name)
    }

    /// The number that a query answers with.
    pub fn number(&self, query: &str) -> i64 {
        number(&self.url(), query).expect("a query for a number")
    }

    /// Executes statements in the database.
    pub fn execute(&self, statements: &str) {
        execute(&self.url(), statements).expect("valid statements");
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        // The shared server is deleted as a whole, which is quicker.
        if self.user.is_some() {
            return;
        }
        // A server that was killed takes it along.
        let drop = format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", self.name);
        let _ = execute(&format!("{}/postgres", self.server), &drop);
    }
}

pub(crate) fn execute(url: &str, statements: &str) -> Result<(), tokio_postgres::Error> {
    with_client(url, async |client| client.batch_execute(statements).await)
}

pub(crate) fn number(url: &str, query: &str) -> Result<i64, tokio_postgres::Error> {
    with_client(url, async |client| client.query_one(query, &[]).await?.try_get(0))
}

/// On a thread of its own: a test may be a task of a runtime.
fn with_client<T: Send>(
    url: &str,
    work: impl AsyncFnOnce(&Client) -> Result<T, tokio_postgres::Error> + Send,
) -> Result<T, tokio_postgres::Error> {
    let run = || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.expect("a runtime").block_on(async {
            let (client, connection) = tokio_postgres::connect(url, NoTls).await?;
            let connection = tokio::spawn(connection);
            let done = work(&client).await;
            drop(client);
            let _ = connection.await;
            done
        })
    };
    std::thread::scope(|scope| scope.spawn(run).join().expect("no panic"))
}
