//! Passwords: argon2id, off the threads that answer requests, few at a time.

use std::sync::LazyLock;

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use pool::Pool;

use crate::refusal::Refusal;

/// As NIST advises: long enough, and no rules about what is in it.
const SHORTEST: usize = 8;
/// A hash costs the same for any length; reading the body does not.
const LONGEST: usize = 200;

/// At a time: each takes 19 MiB and a core for about 20 ms.
const AT_A_TIME: usize = 2;
/// Requests that come when this many wait are refused.
const WAITING: usize = 32;

/// Hashes and checks passwords.
pub(crate) struct Passwords {
    pool: Pool<Memory>,
}

/// What argon2 fills. It is allocated once and reused: an allocator does not give blocks of this
/// size back to the system.
#[derive(Default)]
struct Memory(Vec<Block>);

/// Checked in place of an account that is not there, so that both take as long.
static NOBODY: LazyLock<String> =
    LazyLock::new(|| Memory::default().hash("a password that nobody has"));

impl Passwords {
    pub(crate) fn new() -> Self {
        Self { pool: Pool::new([(); AT_A_TIME].map(|()| Memory::default()), WAITING) }
    }

    /// Whether nobody waits and nothing is hashed.
    pub(crate) fn is_idle(&self) -> bool {
        self.pool.available() == (AT_A_TIME, AT_A_TIME + WAITING)
    }

    /// The hash of a new password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Refusal> {
        let length = password.chars().count();
        if !(SHORTEST..=LONGEST).contains(&length) {
            let message = format!("a password must have {SHORTEST} to {LONGEST} characters");
            return Err(Refusal::bad(message));
        }
        self.run(move |memory| memory.hash(&password)).await
    }

    /// Whether it is the person's present password.
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
        let right = self.run(move |memory| {
            let known = hash.is_some();
            memory.matches(&password, hash.as_ref().unwrap_or(&NOBODY)) && known
        });
        if right.await? { Ok(()) } else { Err(wrong()) }
    }

    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        self.pool.run(work).await.map_err(|_| Refusal::busy())
    }
}

impl Memory {
    /// The crate's defaults are the first choice of OWASP: argon2id, 19 MiB, two passes, one lane.
    fn hash(&mut self, password: &str) -> String {
        let (argon2, salt) = (Argon2::default(), Salt::generate());
        let hash = PasswordHash {
            algorithm: Algorithm::default().ident(),
            version: Some(Version::default().into()),
            params: ParamsString::try_from(argon2.params()).expect("the default parameters"),
            hash: self.fill(&argon2, password, &salt, Params::DEFAULT_OUTPUT_LEN),
            salt: Some(salt),
        };
        assert!(hash.hash.is_some(), "the parameters are valid and a password is short");
        hash.to_string()
    }

    fn matches(&mut self, password: &str, hash: &str) -> bool {
        self.check(password, hash).unwrap_or(false)
    }

    /// None if the hash is not one of ours. [`Output`]s are compared in constant time.
    fn check(&mut self, password: &str, hash: &str) -> Option<bool> {
        let parsed = PasswordHash::new(hash).ok()?;
        let algorithm = Algorithm::try_from(parsed.algorithm.as_str()).ok()?;
        let version = parsed.version.map(Version::try_from).transpose().ok()?;
        let params = Params::try_from(&parsed).ok()?;
        let argon2 = Argon2::new(algorithm, version.unwrap_or_default(), params);
        let (salt, expected) = (parsed.salt?, parsed.hash?);
        Some(self.fill(&argon2, password, &salt, expected.len())? == expected)
    }

    fn fill(
        &mut self,
        argon2: &Argon2<'_>,
        password: &str,
        salt: &Salt,
        length: usize,
    ) -> Option<Output> {
        self.0.resize(argon2.params().block_count(), Block::default());
        let mut buffer = [0; Output::MAX_LENGTH];
        let out = buffer.get_mut(..length)?;
        let filled =
            argon2.hash_password_into_with_memory(password.as_bytes(), salt, out, &mut self.0);
        filled.ok()?;
        Output::new(out).ok()
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;
    use std::task::Poll;

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
    async fn requests_that_come_when_too_many_wait_are_refused() {
        let passwords = Passwords::new();
        let password = || "sixteen men on".to_owned();
        let waiting = (0..AT_A_TIME + WAITING).map(|_| passwords.hash(password()));
        let mut waiting = Box::pin(futures_util::future::join_all(waiting));
        let begin = poll_fn(|context| Poll::Ready(waiting.as_mut().poll(context)));
        assert!(begin.await.is_pending());
        assert!(passwords.hash(password()).await.is_err());
        assert!(waiting.await.iter().all(Result::is_ok));
        assert!(passwords.hash(password()).await.is_ok());
    }

    #[tokio::test]
    async fn sign_ins_that_are_hung_up_on_run_two_at_a_time_all_the_same() {
        let passwords = Passwords::new();
        let mut busy = false;
        for _ in 0..20 {
            let hash = passwords.hash("sixteen men on".into());
            let hung_up = tokio::time::timeout(std::time::Duration::from_millis(1), hash);
            assert!(hung_up.await.is_err());
            let (free, places) = passwords.pool.available();
            // A job that goes on has its place and its turn: nobody else gets them.
            assert_eq!(places - free, WAITING);
            busy |= free < AT_A_TIME;
        }
        assert!(busy, "a hash takes longer than anybody waited");
        while passwords.pool.available() != (AT_A_TIME, AT_A_TIME + WAITING) {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }

    #[test]
    fn the_memory_of_a_hash_is_used_again() {
        let mut memory = Memory::default();
        let hash = memory.hash("sixteen men on");
        let (place, blocks) = (memory.0.as_ptr(), memory.0.len());
        assert!(memory.matches("sixteen men on", &hash));
        assert!(!memory.matches("fifteen men on", &hash));
        assert_eq!((memory.0.as_ptr(), memory.0.len()), (place, blocks));
    }
}
