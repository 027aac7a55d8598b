//! Passwords: argon2id, off the threads that answer requests, few at a time.

use std::sync::LazyLock;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use crate::refusal::Refusal;

/// As NIST advises: long enough, and no rules about what is in it.
const SHORTEST: usize = 8;
/// A hash costs the same for any length; reading the body does not.
const LONGEST: usize = 200;

/// At a time: each takes 19 MiB and a core for about 20 ms.
const AT_A_TIME: usize = 2;
/// Whoever comes when so many wait is sent away.
const WAITING: usize = 32;

/// Hashes and checks passwords.
pub(crate) struct Passwords {
    queue: Semaphore,
    work: Semaphore,
}

/// Checked in place of an account that is not there, so that both take as long.
static NOBODY: LazyLock<String> = LazyLock::new(|| hash("a password that nobody has"));

impl Passwords {
    pub(crate) fn new() -> Self {
        Self { queue: Semaphore::new(AT_A_TIME + WAITING), work: Semaphore::new(AT_A_TIME) }
    }

    /// The hash of a new password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Refusal> {
        let length = password.chars().count();
        if !(SHORTEST..=LONGEST).contains(&length) {
            let message = format!("a password has {SHORTEST} to {LONGEST} characters");
            return Err(Refusal::bad(message));
        }
        self.run(move || hash(&password)).await
    }

    /// Is it the present password of who asks?
    pub(crate) async fn confirm(
        &self,
        password: Option<String>,
        hash: String,
    ) -> Result<(), Refusal> {
        let Some(password) = password else { return Err(Refusal::password_wanted()) };
        self.check(password, Some(hash), Refusal::password_wanted).await
    }

    /// Does it let somebody in? No account, no password.
    pub(crate) async fn sign_in(
        &self,
        password: String,
        hash: Option<String>,
    ) -> Result<(), Refusal> {
        self.check(password, hash, Refusal::wrong_password).await
    }

    async fn check(
        &self,
        password: String,
        hash: Option<String>,
        wrong: fn() -> Refusal,
    ) -> Result<(), Refusal> {
        if password.chars().count() > LONGEST {
            return Err(wrong());
        }
        let right = self.run(move || {
            let known = hash.is_some();
            matches(&password, hash.as_ref().unwrap_or(&NOBODY)) && known
        });
        if right.await? { Ok(()) } else { Err(wrong()) }
    }

    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let _place = self.queue.try_acquire().map_err(|_| Refusal::busy())?;
        let _turn = self.work.acquire().await.map_err(|_| Refusal::busy())?;
        tokio::task::spawn_blocking(work).await.map_err(|_| Refusal::busy())
    }
}

/// The crate's defaults are the first choice of OWASP: argon2id, 19 MiB, two passes, one lane.
fn hash(password: &str) -> String {
    let hash = Argon2::default().hash_password(password.as_bytes());
    hash.expect("the parameters are valid and a password is short").to_string()
}

fn matches(password: &str, hash: &str) -> bool {
    let parsed = PasswordHash::new(hash);
    parsed.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_right_password_is_right_and_others_are_not() {
        let passwords = Passwords::new();
        let hash = passwords.hash("sixteen men on".into()).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(passwords.sign_in("sixteen men on".into(), Some(hash.clone())).await.is_ok());
        assert!(passwords.sign_in("fifteen men on".into(), Some(hash)).await.is_err());
        assert!(passwords.sign_in("a password that nobody has".into(), None).await.is_err());
    }

    #[tokio::test]
    async fn a_password_is_neither_short_nor_endless() {
        let passwords = Passwords::new();
        assert!(passwords.hash("seven77".into()).await.is_err());
        assert!(passwords.hash("x".repeat(201)).await.is_err());
        assert!(passwords.sign_in("x".repeat(100_000), None).await.is_err());
    }

    #[tokio::test]
    async fn whoever_comes_when_too_many_wait_is_sent_away() {
        let passwords = Passwords::new();
        let all = passwords.queue.acquire_many((AT_A_TIME + WAITING) as u32).await.unwrap();
        assert!(passwords.hash("sixteen men on".into()).await.is_err());
        drop(all);
        assert!(passwords.hash("sixteen men on".into()).await.is_ok());
    }
}
