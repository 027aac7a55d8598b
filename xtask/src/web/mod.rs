//! `cargo xtask web`: from Rust to a folder of files that a browser runs.
//!
//! Compile to WebAssembly, make the JavaScript that binds it, put page, style and pictures
//! beside it, compress. The finished files are in `target/web`, where the server embeds them.

mod bind;
mod compile;
mod dist;
mod rulebook;

use std::time::Instant;

use anyhow::Result;

pub(crate) use crate::web::compile::Compiler;
pub(crate) use crate::web::dist::Summary;
pub(crate) use crate::web::rulebook::{GLOSSARY, LANGUAGES};
use crate::workspace::Workspace;

/// Builds the client and tells what it weighs.
pub(crate) fn build(workspace: &Workspace, compiler: Compiler) -> Result<Summary> {
    let start = Instant::now();
    let module = compile::compile(workspace, compiler)?;
    let bound = bind::bind(workspace, &module)?;
    let summary = dist::write(workspace, &bound)?;
    println!("client in target/web: {summary} ({:.1} s)", start.elapsed().as_secs_f32());
    Ok(summary)
}
