//! The settings in `deploy/fleet` are accepted by the programs they are for.

use std::path::Path;
use std::process::Command;

/// Runs a check; Debian puts these programs where only root looks by default.
fn check(program: &str, args: &[&str], file: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/fleet").join(file);
    let run = |program: &str| Command::new(program).args(args).arg(&path).output();
    let output = run(program).or_else(|_| run(&format!("/usr/sbin/{program}")));
    let Ok(output) = output else {
        panic!("this test needs {program}: install the Debian package {program}");
    };
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{file}: {said}");
    assert!(!said.contains("[WARNING]"), "{file}: {said}");
}

#[test]
fn haproxy_accepts_its_settings() {
    check("haproxy", &["-c", "-f"], "haproxy.cfg");
}

#[test]
fn nats_accepts_its_settings() {
    check("nats-server", &["-t", "-c"], "nats.conf");
}
