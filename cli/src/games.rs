//! `freebooter games`.

use crate::{failure::Failure, paint::inked};
use game::{Ink, OptionSpec};
use registry::GameId;
use std::io::Write;

pub(crate) fn run() -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    for game in GameId::ALL {
        let about = game.about();
        let (fewest, most) = about.players;
        let title = inked(about.title, Ink::Strong);
        writeln!(out, "{title}  ({}), {fewest} to {most} players", about.id)?;
        for option in about.options {
            let values: Vec<String> = option.values.iter().map(word).collect();
            let by_seat = if option.per_seat { ", for each seat" } else { "" };
            writeln!(out, "  {} = {}{by_seat}", option.name, values.join(" | "))?;
            writeln!(out, "{}", inked(&about_option(&option), Ink::Faint))?;
        }
    }
    Ok(())
}

fn about_option(option: &OptionSpec) -> String {
    let about = option.about;
    if option.per_seat {
        format!("      {about}")
    } else {
        format!("      {about}; usually {}", word(&option.default))
    }
}

fn word(value: &serde_json::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), ToOwned::to_owned)
}
