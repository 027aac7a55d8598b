//! `freebooter replay`.

use crate::{args::Replay, failure::Failure, paint::paint, save};
use catalog::{Asked, Table};
use serde_json::json;
use std::io::Write;
use table::Viewer;

pub(crate) fn run(replay: &Replay) -> Result<(), Failure> {
    let table = save::read(&replay.file)?.table;
    if replay.json {
        return summary(table.as_ref());
    }
    let mut out = anstream::stdout().lock();
    for input in 0..table.inputs() {
        for sentence in table.happened(input)?.sentences(Viewer::Spectator) {
            writeln!(out, "{:>4}  {sentence}", input + 1)?;
        }
        if replay.boards {
            let sketch = table.after(input + 1)?.sketch(Viewer::Spectator);
            writeln!(out, "\n{}", paint(&sketch))?;
        }
    }
    let about = table.game().about();
    let end = if matches!(table.asked(), Asked::Over(_)) { "finished" } else { "not finished" };
    writeln!(out, "\n{}: {} inputs, {end}", about.title, table.inputs())?;
    writeln!(out, "scores {:?}, hash {}", table.standing().scores, table.hash())?;
    Ok(())
}

fn summary(table: &dyn Table) -> Result<(), Failure> {
    let standing = table.standing();
    let summary = json!({
        "game": table.game().name(),
        "inputs": table.inputs(),
        "over": matches!(table.asked(), Asked::Over(_)),
        "scores": standing.scores,
        "winners": standing.winners,
        "hash": table.hash(),
    });
    writeln!(std::io::stdout(), "{summary}")?;
    Ok(())
}
