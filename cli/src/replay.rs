//! `freebooter replay`.

use crate::{args::Replay, failure::Failure, paint::paint, save};
use engine::{AnyMatch, Asked};
use game::Viewer;
use serde_json::json;
use std::io::Write;

pub(crate) fn run(replay: &Replay) -> Result<(), Failure> {
    let table = save::read(&replay.file)?.table;
    if replay.json {
        return summary(table.as_ref());
    }
    let mut out = anstream::stdout().lock();
    // Told from the end, because the log of a finished match may tell more (BUC-9).
    let language = replay.language.chosen();
    let mut told = Vec::new();
    table.retell(Viewer::Spectator, 0, &mut |retold| {
        told.push(engine::sentences(language, &retold.texts));
        true
    });
    for (input, sentences) in told.into_iter().enumerate() {
        for sentence in sentences {
            writeln!(out, "{:>4}  {sentence}", input + 1)?;
        }
        if replay.boards {
            let sketch = table.after(input + 1)?.sketch(Viewer::Spectator);
            writeln!(out, "\n{}", paint(&sketch))?;
        }
    }
    let about = table.game().about();
    let (title, inputs, hash) = (about.title, table.inputs(), table.hash());
    if let Asked::Over(standing) = table.asked() {
        writeln!(out, "\n{title}: {inputs} inputs, finished")?;
        writeln!(out, "scores {:?}, hash {hash}", standing.scores)?;
    } else {
        // Scores would give hidden things away (PIR-10).
        writeln!(out, "\n{title}: {inputs} inputs, not finished")?;
        writeln!(out, "hash {hash}")?;
    }
    Ok(())
}

fn summary(table: &dyn AnyMatch) -> Result<(), Failure> {
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
