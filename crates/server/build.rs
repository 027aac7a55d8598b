//! Embeds the client anew whenever it was built anew.

use std::fs;
use std::path::Path;

fn main() {
    // The folder is made if the client was never built: cargo would otherwise take the missing
    // path for a change at every build.
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/web");
    if let Err(error) = fs::create_dir_all(&dist) {
        println!("cargo::error=no folder for the client at {}: {error}", dist.display());
    }
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", dist.display());
}
