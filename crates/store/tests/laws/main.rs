//! What holds for every engine.

#![allow(clippy::unwrap_used)]

mod alerts;
mod chat;
mod closing;
mod durable;
mod hosts;
mod matches;
mod people;
mod results;

use store::Store;
use store::postgres::migrate;
use tempfile::TempDir;
use test_postgres::Database;

/// Where a store keeps its data.
pub enum Data {
    /// In memory: each store that is opened has its own.
    Memory,
    /// In SQLite.
    Folder(TempDir),
    /// In PostgreSQL.
    Database(Database),
}

impl Data {
    fn folder() -> Self {
        Self::Folder(tempfile::tempdir().unwrap())
    }

    fn database() -> Self {
        let database = Database::create();
        migrate(&database.url()).unwrap();
        Self::Database(database)
    }

    /// Opens the data, which nobody else may use meanwhile.
    fn open(&self) -> Store {
        match self {
            Self::Memory => Store::memory().unwrap(),
            Self::Folder(folder) => Store::open(folder.path()).unwrap(),
            Self::Database(database) => Store::connect(&database.url()).unwrap(),
        }
    }
}

/// Tests of functions that take [`Data`], one for each engine.
#[macro_export]
macro_rules! laws {
    ($($name:ident),* $(,)?) => {
        mod memory {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    super::$name(&$crate::Data::Memory).await;
                }
            )*
        }
        $crate::engines!(sqlite postgres $($name)*);
    };
}

/// Like [`laws`], for data that is opened twice or looked at from outside.
#[macro_export]
macro_rules! laws_of_kept_data {
    ($($name:ident),* $(,)?) => {
        $crate::engines!(sqlite_kept postgres_kept $($name)*);
    };
}

/// The engines that keep data.
#[macro_export]
macro_rules! engines {
    ($sqlite:ident $postgres:ident $($name:ident)*) => {
        mod $sqlite {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    super::$name(&$crate::Data::folder()).await;
                }
            )*
        }
        mod $postgres {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    super::$name(&$crate::Data::database()).await;
                }
            )*
        }
    };
}
