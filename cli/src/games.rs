//! `freebooter games`.

use crate::{failure::Failure, paint::inked};
use catalog::GameId;
use std::io::Write;
use table::Ink;

pub(crate) fn run() -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    for game in GameId::ALL {
        let about = game.about();
        let (fewest, most) = about.players;
        let title = inked(about.title, Ink::Strong);
        writeln!(out, "{title}  ({}), {fewest} to {most} players", about.id)?;
        for option in about.options {
            let values: Vec<String> = option.values.iter().map(word).collect();
            let default = word(&option.default);
            writeln!(out, "  {} = {}", option.name, values.join(" | "))?;
            writeln!(
                out,
                "{}",
                inked(&format!("      {}; usually {default}", option.about), Ink::Faint)
            )?;
        }
    }
    Ok(())
}

fn word(value: &serde_json::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), ToOwned::to_owned)
}
