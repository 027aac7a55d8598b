//! `freebooter replay`.

use crate::{args::Replay, failure::Failure, paint::paint, save, words::Speech};
use engine::{AnyMatch, Asked};
use game::{Join, Text, Viewer};
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
            let sketch = table.after(input + 1)?.sketch(Viewer::Spectator, language);
            writeln!(out, "\n{}", paint(&sketch))?;
        }
    }
    for line in ending(table.as_ref()) {
        writeln!(out, "{}", Speech::new(language).say(&line))?;
    }
    Ok(())
}

/// How the match ended. If it has not, scores would give hidden things away (PIR-10).
fn ending(table: &dyn AnyMatch) -> Vec<Text> {
    let about = |key| {
        let text = Text::new(key).with("title", table.game().about().title);
        text.with("inputs", table.inputs())
    };
    let hash = Text::new("cli-hash").with("hash", table.hash());
    match table.asked() {
        Asked::Over(standing) => {
            let scores = standing.scores.iter().map(ToString::to_string);
            let scores = Text::new("cli-replayed-scores").with("scores", Join::Comma.of(scores));
            vec![about("cli-finished"), scores, hash]
        }
        Asked::Players(_) | Asked::Chance(_) => vec![about("cli-not-finished"), hash],
    }
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
