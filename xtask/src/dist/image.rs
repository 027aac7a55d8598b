//! A container image as an OCI layout: the binary, the libraries it needs, and nothing else.
//!
//! No container engine is needed: a layout is a tar archive of the root file system and three JSON
//! files that name each other by their checksums.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use xshell::cmd;

use crate::dist::contents::Contents;
use crate::dist::tree::{Tree, gzip};
use crate::dist::{Release, sha256};
use crate::workspace::Workspace;

/// The user that the server runs as, as in distroless images.
pub(crate) const USER: u64 = 65_532;

const LAYOUT: &str = "application/vnd.oci.image";

/// The layout as a tree of files.
pub(crate) fn layout(
    workspace: &Workspace,
    release: &Release,
    contents: &Contents,
) -> Result<Tree> {
    let root = root(workspace, contents)?.tar(release.time)?;
    let created = release.date(workspace)?;
    let mut layout = Tree::default();
    let mut blob = |kind: &str, bytes: Vec<u8>| {
        let digest = sha256(&bytes);
        let size = bytes.len();
        layout.file(format!("blobs/sha256/{digest}"), bytes);
        json!({"mediaType": format!("{LAYOUT}.{kind}"), "digest": format!("sha256:{digest}"), "size": size})
    };
    let config = config(&release.version, &created, &sha256(&root))?;
    let layer = blob("layer.v1.tar+gzip", gzip(&root)?);
    let config = blob("config.v1+json", serde_json::to_vec(&config)?);
    let manifest = json!({
        "schemaVersion": 2,
        "mediaType": format!("{LAYOUT}.manifest.v1+json"),
        "config": config,
        "layers": [layer],
    });
    let mut manifest = blob("manifest.v1+json", serde_json::to_vec(&manifest)?);
    manifest["annotations"] = json!({"org.opencontainers.image.ref.name": release.version});
    manifest["platform"] = json!({"architecture": architecture()?, "os": "linux"});
    let index = json!({"schemaVersion": 2, "manifests": [manifest]});
    layout.file("index.json", serde_json::to_vec(&index)?);
    layout.file("oci-layout", json!({"imageLayoutVersion": "1.0.0"}).to_string());
    Ok(layout)
}

/// How the image is run; the same as in `deploy/Dockerfile`.
fn config(version: &str, created: &str, root: &str) -> Result<Value> {
    let program = "/usr/local/bin/freebooter";
    Ok(json!({
        "created": created,
        "architecture": architecture()?,
        "os": "linux",
        "config": {
            "User": format!("{USER}:{USER}"),
            "Env": ["FREEBOOTER_LISTEN=0.0.0.0:8080", "FREEBOOTER_DATA=/data", "FREEBOOTER_LOG__FORMAT=json"],
            "Entrypoint": [program],
            "Cmd": ["serve"],
            "ExposedPorts": {"8080/tcp": {}},
            "Volumes": {"/data": {}},
            "Labels": {
                "org.opencontainers.image.title": "Freebooter",
                "org.opencontainers.image.version": version,
                "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
            },
            // Docker's own; others leave it out.
            "Healthcheck": {"Test": ["CMD", program, "ready"], "Interval": 30_000_000_000_u64,
                "Timeout": 5_000_000_000_u64, "StartPeriod": 10_000_000_000_u64},
        },
        "rootfs": {"type": "layers", "diff_ids": [format!("sha256:{root}")]},
        "history": [{"created": created, "created_by": "cargo xtask dist"}],
    }))
}

/// As Go calls it.
fn architecture() -> Result<&'static str> {
    match std::env::consts::ARCH {
        "x86_64" => Ok("amd64"),
        "aarch64" => Ok("arm64"),
        other => anyhow::bail!("no image is made for {other}"),
    }
}

/// The root file system.
pub(crate) fn root(workspace: &Workspace, contents: &Contents) -> Result<Tree> {
    let mut root = Tree::default();
    root.program("usr/local/bin/freebooter", contents.binary.clone());
    root.extend("usr/local/share/doc/freebooter", &contents.documents);
    for path in libraries(workspace, &contents.program)? {
        let bytes = fs::read(&path).with_context(|| format!("reading {path}"))?;
        root.program(path.trim_start_matches('/'), bytes);
    }
    for package in ["libc6", "libgcc-s1"] {
        let path = format!("usr/share/doc/{package}/copyright");
        if let Ok(text) = fs::read(Path::new("/").join(&path)) {
            root.file(path, text);
        }
    }
    root.file("etc/passwd", format!("nonroot:x:{USER}:{USER}:nonroot:/data:/sbin/nologin\n"));
    root.file("etc/group", format!("nonroot:x:{USER}:\n"));
    root.file("etc/nsswitch.conf", "hosts: files dns\n");
    root.folder("data", 0o700, USER);
    root.folder("tmp", 0o1777, 0);
    Ok(root)
}

/// The shared libraries that the binary needs, with the loader.
fn libraries(workspace: &Workspace, program: &Path) -> Result<Vec<String>> {
    let printed = cmd!(workspace.shell, "ldd {program}").quiet().read()?;
    let found = paths(&printed);
    ensure!(!found.is_empty(), "ldd names no library:\n{printed}");
    Ok(found)
}

fn paths(ldd: &str) -> Vec<String> {
    let path =
        |line: &str| line.split_whitespace().find(|word| word.starts_with('/')).map(str::to_owned);
    ldd.lines().filter_map(path).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn libraries_are_read_from_ldd() {
        let printed = "\tlinux-vdso.so.1 (0x1)\n\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x2)\n\t/lib64/ld-linux-x86-64.so.2 (0x3)\n";
        assert_eq!(
            paths(printed),
            ["/lib/x86_64-linux-gnu/libc.so.6", "/lib64/ld-linux-x86-64.so.2"]
        );
    }

    #[test]
    fn the_image_runs_as_the_dockerfile_says() {
        let config = config("1.0.0", "2026-01-01T00:00:00Z", "00").expect("a config");
        let workspace = Workspace::find().expect("the workspace");
        let docker = fs::read_to_string(workspace.path("deploy/Dockerfile")).expect("a file");
        let settings = config["config"]["Env"].as_array().expect("a list").iter();
        for word in
            settings.map(|it| it.as_str().expect("text")).chain(["/usr/local/bin/freebooter"])
        {
            assert!(docker.contains(word), "{word} is not in deploy/Dockerfile");
        }
        assert!(docker.contains(&format!("USER {USER}:{USER}")), "{docker}");
    }
}
