//! `cargo xtask web`: from Rust to a folder of files that a browser runs.
//!
//! Compile to WebAssembly, make the JavaScript that binds it, put page, style and pictures
//! beside it, list what is kept for offline use, compress. The finished files are in `target/web`,
//! where the server embeds them.

mod bind;
mod compile;
mod dist;
mod offline;
mod registry;
mod rulebook;
mod sizes;

use std::path::PathBuf;
use std::time::Instant;

use anyhow::Result;

pub(crate) use crate::web::compile::{Compiler, Effort};
use crate::web::dist::Client;
pub(crate) use crate::web::dist::entries;
pub(crate) use crate::web::rulebook::LANGUAGES;
pub(crate) use crate::web::sizes::Summary;
use crate::workspace::Workspace;

/// Builds the client and tells what it weighs.
pub(crate) fn build(workspace: &Workspace, compiler: Compiler, effort: Effort) -> Result<Summary> {
    build_with(workspace, compiler, effort, &[])
}

/// Builds the client with further flags for the compiler.
pub(crate) fn build_with(
    workspace: &Workspace,
    compiler: Compiler,
    effort: Effort,
    flags: &[String],
) -> Result<Summary> {
    let start = Instant::now();
    let modules = compile::compile(workspace, compiler, effort, flags)?;
    let bound = |(name, module): (&String, &PathBuf)| {
        bind::bind(workspace, module, name).map(|bound| (name.clone(), bound))
    };
    let client = Client {
        bundles: modules.bundles.iter().map(bound).collect::<Result<_>>()?,
        bots: bind::bind(workspace, &modules.bots, "bot-worker")?,
    };
    let summary = dist::write(workspace, &client, effort)?;
    println!("client in target/web: {summary} ({:.1} s)", start.elapsed().as_secs_f32());
    Ok(summary)
}
