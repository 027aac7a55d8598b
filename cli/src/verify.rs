//! `freebooter verify`: were the dice of a match honest?

use crate::{args::Verify, failure::Failure, input};
use fair_dice::{Checked, FinishedMatch, Promise};
use protocol::v1::Fairness;
use serde_json::{Value, value::RawValue};
use std::io::Write;

pub(crate) fn run(verify: &Verify) -> Result<(), Failure> {
    let file = &verify.file;
    let text = input::read(file)?;
    let bad = |error: String| Failure::Record { file: file.clone(), error };
    let mut out = anstream::stdout().lock();
    let (mut matches, mut doubtful) = (0, 0);
    // One record, or one per line, as in an export.
    for json in serde_json::Deserializer::from_str(&text).into_iter::<&RawValue>() {
        let json = json.map_err(|error| bad(error.to_string()))?.get();
        let value: Value = serde_json::from_str(json).map_err(|error| bad(error.to_string()))?;
        game::check_keys(json).map_err(|error| bad(error.to_string()))?;
        matches += 1;
        let checked = check(&value).map_err(|error| bad(format!("match {matches}: {error}")))?;
        doubtful += usize::from(!checked.honest);
        writeln!(out, "match {matches}: {}", checked.words)?;
    }
    if matches == 0 {
        return Err(bad("the file contains no record".to_owned()));
    }
    if doubtful > 0 {
        return Err(bad(format!("{doubtful} of {matches} matches use the old dice scheme")));
    }
    Ok(())
}

/// The result of a check.
#[derive(Debug)]
struct Found {
    words: String,
    /// Whether the scheme hides the dice from the players before the match.
    honest: bool,
}

/// Checks one record; an error says what is wrong with it.
fn check(value: &Value) -> Result<Found, String> {
    let record = value.get("record").unwrap_or(value);
    let table = engine::replay(record).map_err(|error| error.to_string())?;
    let fairness = record.get("fair").or_else(|| value.get("fair"));
    let fairness: Option<Fairness> = fairness
        .map(|fair| serde_json::from_value(fair.clone()))
        .transpose()
        .map_err(|error| format!("fair: {error}"))?;
    let checked = fair_dice::verify(FinishedMatch {
        seed: record.get("seed").and_then(Value::as_str).unwrap_or_default(),
        seats: table.players(),
        draws: table.check_draws(),
        fairness: fairness.as_ref(),
    })
    .map_err(|error| format!("the dice are not honest: {error}"))?;
    let words = format!("{}: {}", table.game().about().title, sentence(&checked));
    Ok(Found { words, honest: !matches!(checked.promise, Promise::Old(_)) })
}

fn sentence(checked: &Checked) -> String {
    let (draws, undos) = (checked.draws.count, checked.draws.undos);
    let origin = match undos {
        0 => format!("all {draws} shuffles and rolls come from the seed"),
        _ => format!(
            "all {draws} shuffles and rolls come from the seed, redrawn after {undos} undos"
        ),
    };
    match &checked.promise {
        Promise::Seed => format!("{origin}; nobody had committed to the seed"),
        Promise::Old(sealed) => format!(
            "NOT PROVEN HONEST: this match uses the old dice scheme 1. {origin}, and the seed comes \
             from the secret the server committed to ({}) and {} shares, so the server did not \
             change them during the match. But the player in seat 0 could compute all of them \
             from the commitment before it began",
            sealed.commitment, sealed.people
        ),
        Promise::Honest(sealed) => {
            let failed = match sealed.round {
                0 => String::new(),
                round => format!("; {round} earlier attempts failed because shares were missing"),
            };
            format!(
                "the dice are honest: {origin}, and the seed comes from the secret the server \
                 committed to ({}) and {} shares, each committed to before any was revealed{failed}",
                sealed.commitment, sealed.people
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// A match that began with a commitment, and went on for a while.
    fn record() -> Value {
        let (secret, share) = (fair_dice::Bytes32([7; 32]), fair_dice::Bytes32([9; 32]));
        let commitment: String = fair_dice::commitment(secret, "t").into();
        let round = fair_dice::Round { table: "t", commitment: &commitment, number: 0 };
        let committed = round.share_commitment(share, game::Seat::new(0));
        played(json!({"scheme": 2, "table": "t", "round": 0, "commitment": commitment,
            "secret": secret, "commitments": [committed, null, null],
            "shares": [share, null, null]}))
    }

    /// As version 0.1.0 wrote it.
    fn old_record() -> Value {
        let (secret, share) = ("07".repeat(32), "09".repeat(32));
        let commitment = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0";
        let shares = json!([share, null, null]);
        played(json!({"commitment": commitment, "secret": secret, "shares": shares}))
    }

    fn played(fair: Value) -> Value {
        let parsed: Fairness = serde_json::from_value(fair.clone()).expect("plain data");
        let seed = fair_dice::seed_of(&parsed).expect("hexadecimal digits");
        let choices = engine::Choices { players: 3, seed, ..engine::Choices::default() };
        let mut table = engine::open(registry::GameId::Buccaneer, &choices).expect("a table");
        table.settle();
        let mut record = table.record();
        record["fair"] = fair;
        record
    }

    #[test]
    fn an_honest_match_is_believed() {
        let found = check(&json!({"record": record(), "players": []})).expect("it is honest");
        let words = &found.words;
        assert!(words.contains("1 shares") && words.contains("all 2 shuffles"), "{words}");
        assert!(found.honest && words.contains("the dice are honest"), "{words}");
    }

    #[test]
    fn the_old_scheme_is_not_called_honest_and_what_it_promises_is_said() {
        let found = check(&old_record()).expect("it can be read");
        let words = &found.words;
        assert!(!found.honest && words.contains("NOT PROVEN HONEST"), "{words}");
        assert!(words.contains("did not change them") && words.contains("seat 0"), "{words}");
        let mut posing = old_record();
        posing["fair"]["scheme"] = json!(2);
        assert!(check(&posing).expect_err("it is not").contains("committed to"));
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
        assert!(check(&other).expect_err("a share is missing").contains("share of seat 0"));
        let mut other = record();
        other["fair"]["secret"] = json!("08".repeat(32));
        assert!(check(&other).expect_err("another secret").contains("committed to"));
        let mut bare = record();
        bare.as_object_mut().expect("an object").remove("fair");
        assert!(check(&bare).expect("only the seed").words.contains("nobody had committed"));
    }
}
