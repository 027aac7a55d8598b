//! `freebooter verify`: were the dice of a match honest?

use crate::{args::Verify, failure::Failure};
use fair::{Checked, Played};
use protocol::v1::Fairness;
use serde_json::Value;
use std::io::Write;

pub(crate) fn run(verify: &Verify) -> Result<(), Failure> {
    let file = &verify.file;
    let text = std::fs::read_to_string(file)
        .map_err(|error| Failure::File { file: file.clone(), error })?;
    let bad = |error: String| Failure::Record { file: file.clone(), error };
    let mut out = anstream::stdout().lock();
    let mut matches = 0;
    // One record, or a line for each, as in an export.
    for value in serde_json::Deserializer::from_str(&text).into_iter::<Value>() {
        let value = value.map_err(|error| bad(error.to_string()))?;
        matches += 1;
        let checked = check(&value).map_err(|error| bad(format!("match {matches}: {error}")))?;
        writeln!(out, "match {matches}: {checked}")?;
    }
    if matches == 0 {
        return Err(bad("there is no record in it".to_owned()));
    }
    Ok(())
}

/// What was found, in one line; an error if something is not as it should be.
fn check(value: &Value) -> Result<String, String> {
    let record = value.get("record").unwrap_or(value);
    let table = catalog::replay(record).map_err(|error| error.to_string())?;
    let fairness = record.get("fair").or_else(|| value.get("fair"));
    let fairness: Option<Fairness> = fairness
        .map(|fair| serde_json::from_value(fair.clone()))
        .transpose()
        .map_err(|error| format!("fair: {error}"))?;
    let checked = fair::verify(Played {
        seed: record.get("seed").and_then(Value::as_str).unwrap_or_default(),
        seats: table.players(),
        draws: table.check_draws(),
        fairness: fairness.as_ref(),
    })
    .map_err(|error| format!("the dice are not honest: {error}"))?;
    Ok(format!("{}: {}", table.game().about().title, sentence(&checked)))
}

fn sentence(checked: &Checked) -> String {
    let draws = checked.draws;
    match &checked.sealed {
        None => format!(
            "all {draws} shuffles and rolls come from the seed; nobody had committed to it before"
        ),
        Some((commitment, people)) => format!(
            "the secret is the one committed to ({commitment}), the seed comes from it and \
             {people} shares, and so do all {draws} shuffles and rolls"
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// A match that began with a commitment, and went on for a while.
    fn record() -> Value {
        let (secret, share) = ("07".repeat(32), "09".repeat(32));
        let shares = json!([share, null, null]);
        let commitment = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0";
        let fair = json!({"commitment": commitment, "secret": secret, "shares": shares});
        let parsed: Fairness = serde_json::from_value(fair.clone()).expect("plain data");
        let seed = fair::seed_of(&parsed).expect("hexadecimal digits");
        let choices = catalog::Choices { players: 3, seed, ..catalog::Choices::default() };
        let mut table = catalog::GameId::Buccaneer.open(&choices).expect("a table");
        table.settle();
        let mut record = table.record();
        record["fair"] = fair;
        record
    }

    #[test]
    fn an_honest_match_is_believed() {
        let line = check(&json!({"record": record(), "players": []})).expect("it is honest");
        assert!(line.contains("1 shares") && line.contains("all 2 shuffles"), "{line}");
    }

    #[test]
    fn loaded_dice_are_found_out() {
        let mut other = record();
        other["inputs"][0]["outcome"]["first"] =
            json!((other["inputs"][0]["outcome"]["first"].as_u64().expect("a seat") + 1) % 3);
        let error = check(&other).expect_err("chance was changed");
        assert!(error.contains("input 0 is not what the seed gives"), "{error}");
        let mut other = record();
        other["fair"]["shares"] = json!([null, null, null]);
        assert!(check(&other).expect_err("a share is missing").contains("does not come from"));
        let mut other = record();
        other["fair"]["secret"] = json!("08".repeat(32));
        assert!(check(&other).expect_err("another secret").contains("committed itself"));
        let mut bare = record();
        bare.as_object_mut().expect("an object").remove("fair");
        assert!(check(&bare).expect("only the seed").contains("nobody had committed"));
    }
}
