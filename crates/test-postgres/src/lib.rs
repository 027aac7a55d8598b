//! A PostgreSQL for tests: one server for all tests of a run, a database for each test.
//!
//! `FREEBOOTER_TEST_POSTGRES` names a server to use, as in `postgres://postgres@127.0.0.1:5432`;
//! its user must be allowed to create databases. Without it, the first test that needs one starts
//! Debian's PostgreSQL on loopback with a folder that is deleted afterwards (see [`shared`]).
//!
//! ```no_run
//! let database = test_postgres::Database::create();
//! println!("{}", database.url());
//! ```

mod database;
mod instance;
mod program;
pub mod shared;

pub use database::Database;
pub use instance::Instance;

/// Names the server to use.
pub const VARIABLE: &str = "FREEBOOTER_TEST_POSTGRES";

/// What to do where there is no PostgreSQL.
pub const MISSING: &str = "these tests need PostgreSQL: install it (`apt-get install postgresql`), \
    or name a server in FREEBOOTER_TEST_POSTGRES";
