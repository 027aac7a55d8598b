//! An unpacked image, run as its configuration says.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::dist::image::USER;
use crate::dist::verify::served::Served;
use crate::dist::verify::visitor::Visitor;

/// Plays a match at the server of a bundle, which has `config.json` and `rootfs`.
pub(crate) fn run(bundle: &Path, visitor: &Visitor) -> Result<()> {
    let config: Value = serde_json::from_str(&fs::read_to_string(bundle.join("config.json"))?)?;
    let process = &config["process"];
    ensure!(process["user"]["uid"] == USER, "not as root: {}", process["user"]);
    let args: Vec<&str> =
        process["args"].as_array().context("a command")?.iter().filter_map(Value::as_str).collect();
    let [program, "serve"] = args.as_slice() else { anyhow::bail!("it serves: {args:?}") };
    let env = process["env"].as_array().context("variables")?;
    let data =
        env.iter().filter_map(Value::as_str).find_map(|it| it.strip_prefix("FREEBOOTER_DATA="));
    let data = data.context("a data folder")?;
    let served = Served::start(&bundle.join("rootfs"), program, data, USER)?;
    visitor.play(served.address)?;
    served.stop()?;
    let file = bundle.join("rootfs").join(data.trim_start_matches('/')).join("freebooter.db");
    ensure!(file.exists(), "the match is in the volume");
    Ok(())
}
