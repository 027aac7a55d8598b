//! The server that all tests of a run share.
//!
//! Each test may be a process of its own. The first one starts the server with a keeper beside it;
//! every user holds a lock, and when nobody has held it for some seconds the keeper stops the
//! server and deletes its folder.

use std::fs::{self, File};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::database::execute;
use crate::instance::{free_port, make, serve};

/// Looks every two seconds whether anybody uses the server. It takes the lock of those who join,
/// so nobody joins while it decides. `$0` is the folder of the locks, `$1` that of the server; the
/// rest is the server's command.
const KEEPER: &str = r#"
locks=$0; folder=$1; shift
"$@" & server=$!
idle=0
while kill -0 $server 2>/dev/null; do
    sleep 2
    exec 8>"$locks/join.lock" 9>"$locks/users.lock"
    flock --exclusive 8
    if flock --exclusive --nonblock 9; then idle=$((idle + 1)); else idle=0; fi
    if [ $idle -ge 5 ] || [ ! -e "$locks/url" ]; then rm -f "$locks/url"; break; fi
    exec 8>&- 9>&-
done
rm -f "$locks/url"
exec 8>&- 9>&-
kill -INT $server 2>/dev/null
wait $server
rm -rf "$folder"
"#;

/// A user of the shared server, which runs as long as it has some.
#[derive(Debug)]
pub struct User {
    url: String,
    _lock: File,
}

impl User {
    /// The address of the server, without a database.
    pub fn url(&self) -> String {
        self.url.clone()
    }
}

/// Joins the users of the server, which is started if it does not run.
pub fn join() -> User {
    let locks = locks();
    let join = open(&locks.join("join.lock"));
    join.lock().expect("a lock");
    let lock = open(&locks.join("users.lock"));
    lock.lock_shared().expect("a lock");
    let known = fs::read_to_string(locks.join("url")).ok().filter(|url| answers(url));
    let url = known.unwrap_or_else(|| start(&locks));
    User { url, _lock: lock }
}

/// One for each copy of the sources, so that two do not share a server of unequal age.
fn locks() -> PathBuf {
    let sources: String = env!("CARGO_MANIFEST_DIR")
        .chars()
        .map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' })
        .collect();
    let folder = std::env::temp_dir().join(format!("freebooter-test-postgres{sources}"));
    fs::create_dir_all(&folder).expect("a folder for locks");
    folder
}

fn open(path: &Path) -> File {
    File::options().create(true).truncate(false).write(true).open(path).expect("a file for a lock")
}

#[allow(clippy::zombie_processes, reason = "the keeper outlives this process")]
fn start(locks: &Path) -> String {
    let folder = tempfile::tempdir().expect("a folder for the database").keep();
    make(&folder);
    let port = free_port();
    let server = serve(&folder, port, &[]);
    let url = format!("postgres://postgres@127.0.0.1:{port}");
    fs::write(locks.join("url"), &url).expect("a file for the address");
    let mut keeper = Command::new("sh");
    keeper.args(["-c", KEEPER]).arg(locks).arg(&folder);
    keeper.arg(server.get_program()).args(server.get_args()).current_dir("/");
    keeper.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // A group of its own: it outlives the test that started it.
    keeper.process_group(0).spawn().expect("a shell");
    let begun = Instant::now();
    while !answers(&url) {
        assert!(begun.elapsed() < Duration::from_secs(60), "PostgreSQL does not start");
        sleep(Duration::from_millis(50));
    }
    url
}

/// Whether a server answers: it takes connections some time before that.
pub(crate) fn answers(url: &str) -> bool {
    execute(&format!("{url}/postgres"), "SELECT 1").is_ok()
}
