//! Were the dice fair? The browser checks the finished match with the code of `freebooter verify`,
//! and against the shares and commitments that it stored itself.

use fair_dice::{Checked, FinishedMatch, Promise, Sealed, Shares};
use game::{Game, Match, Record, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::v1::Fairness;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use web_kit::model::GameUi;
use web_kit::words::{said, say_with};

use crate::api;
use crate::online::TableConnection;
use crate::online::shares::{self, Given};

/// A finished match as the server hands it out.
#[derive(Deserialize)]
struct Finished {
    record: Box<RawValue>,
}

/// The part of its record that tells how its dice came about.
#[derive(Deserialize)]
struct Dice {
    fair: Option<Fairness>,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Finding {
    checked: Checked,
    own: Own,
}

/// What this browser knows about its own share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Own {
    /// It stored nothing.
    Unknown,
    /// It was not asked for its share.
    Absent,
    /// Its share is among the shares, and everything is as it was shown before the match.
    Given,
}

/// What can go wrong.
#[derive(Debug, thiserror::Error)]
enum Trouble {
    #[error(transparent)]
    Unfair(#[from] fair_dice::Unfair),
    #[error("the commitment is not the one shown before the match")]
    Commitment,
    #[error("the share of this browser is missing")]
    Share,
    #[error("the commitments to shares are not those shown before the match")]
    Commitments,
    #[error("the record does not say where its dice came from")]
    Unsealed,
    #[error("{0}")]
    Unread(String),
}

/// The button, then what it found.
pub(crate) fn verify<U: GameUi>(connection: TableConnection) -> impl IntoView {
    let found = RwSignal::new(None::<Result<Finding, String>>);
    let look = move |_| {
        spawn_local(async move {
            let checked = examine::<U>(connection).await.map_err(|trouble| trouble.to_string());
            let _ = found.try_set(Some(checked));
        });
    };
    view! {
        <button class="button verify" on:click=look>{said("pages-verify")}</button>
        {move || found.get().map(|found| match found {
            Ok(found) => checked(&found).into_any(),
            Err(reason) => broken(reason).into_any(),
        })}
    }
}

async fn examine<U: GameUi>(connection: TableConnection) -> Result<Finding, Trouble> {
    let table = connection.table_now().id;
    let seat = connection.you.get_untracked().and_then(|you| you.seat);
    let text = api::text(&format!("/tables/{table}/record")).await.map_err(Trouble::Unread)?;
    judge::<U::Game>(&text, shares::given(&table).zip(seat))
}

fn judge<G: Game>(text: &str, given: Option<(Given, Seat)>) -> Result<Finding, Trouble> {
    let finished: Finished = read(text)?;
    let record: Record<G> = read(finished.record.get())?;
    let Dice { fair } = read(finished.record.get())?;
    let fair = fair.ok_or(Trouble::Unsealed)?;
    let play = Match::replay(&record).map_err(|error| Trouble::Unread(error.to_string()))?;
    let checked = fair_dice::verify(FinishedMatch {
        seed: &record.seed,
        seats: play.state().players(),
        draws: play.check_draws(),
        fairness: Some(&fair),
    })?;
    let own = match given {
        Some((given, seat)) => compare(&fair, &given, seat)?,
        None => Own::Unknown,
    };
    Ok(Finding { checked, own })
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Trouble> {
    serde_json::from_str(text).map_err(|error| Trouble::Unread(error.to_string()))
}

/// What this browser saw and gave must be what the match was made of.
fn compare(fair: &Fairness, given: &Given, seat: Seat) -> Result<Own, Trouble> {
    if fair.commitment != given.commitment {
        return Err(Trouble::Commitment);
    }
    let Some(shown) = given.shares.as_ref().and_then(Shares::shown) else {
        return Ok(Own::Absent);
    };
    if fair.shares.get(seat.index()).and_then(Option::as_ref) != Some(&shown.share) {
        return Err(Trouble::Share);
    }
    // People who were not there committed to nothing that counts.
    let counts = fair.commitments.iter().zip(&shown.commitments);
    if !counts.into_iter().all(|(made, seen)| made.is_none() || made == seen) {
        return Err(Trouble::Commitments);
    }
    Ok(Own::Given)
}

fn checked(found: &Finding) -> impl IntoView + use<> {
    let Finding { checked: Checked { draws, promise }, own } = found.clone();
    let (title, about, sealed) = match promise {
        Promise::Seed => ("pages-verify-honest", None, None),
        Promise::Honest(sealed) => ("pages-verify-honest", None, Some(sealed)),
        Promise::Old(sealed) => ("pages-verify-old", Some("pages-verify-old-about"), Some(sealed)),
    };
    let undos = (draws.undos > 0).then(|| counted("pages-verify-undos", draws.undos as usize));
    let own = match own {
        Own::Unknown => None,
        Own::Absent => Some("pages-verify-absent"),
        Own::Given => Some("pages-verify-own"),
    };
    view! {
        <div class="verified" class:broken=about.is_some() role="status">
            <p><b>{said(title)}</b></p>
            {about.map(|about| view! { <p>{said(about)}</p> })}
            <ul>
                {counted("pages-verify-draws", draws.count)}
                {undos}
                {sealed.map(seal)}
                {own.map(|own| view! { <li>{said(own)}</li> })}
            </ul>
        </div>
    }
}

fn seal(Sealed { commitment, people, round }: Sealed) -> impl IntoView {
    let failed = (round > 0).then(|| counted("pages-verify-round", round as usize));
    view! {
        <li>{said("pages-verify-commitment")} " " <code>{commitment}</code></li>
        {counted("pages-verify-shares", people)}
        {failed}
    }
}

fn counted(key: &'static str, count: usize) -> impl IntoView {
    view! { <li>{move || say_with(key, &[("count", count.into())])}</li> }
}

fn broken(reason: String) -> impl IntoView {
    view! {
        <div class="verified broken" role="alert">
            <p><b>{said("pages-verify-broken")}</b></p>
            <p>{reason}</p>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use buccaneer::Buccaneer;
    use game::Setup;
    use serde_json::{Value, json};

    use super::*;

    /// A match that began with a commitment, as the server hands it out, and what a browser kept.
    fn finished() -> (Value, Given) {
        let (secret, share) = (fair_dice::Bytes32([7; 32]), fair_dice::Bytes32([9; 32]));
        let commitment: String = fair_dice::commitment(secret, "t").into();
        let round = fair_dice::Round { table: "t", commitment: &commitment, number: 1 };
        let committed: String = round.share_commitment(share, Seat::new(0)).into();
        let seen = vec![Some(committed), None, None];
        let fairness = Fairness {
            scheme: fair_dice::SCHEME,
            table: "t".to_owned(),
            round: 1,
            commitment: commitment.clone(),
            secret: secret.into(),
            commitments: seen.clone(),
            shares: vec![Some(share.into()), None, None],
        };
        let shown = json!({"round": 1, "share": share, "commitments": seen});
        let shares = json!({"key": fair_dice::Bytes32([1; 32]), "shown": shown});
        let given = json!({"table": "t", "commitment": commitment, "shares": shares});
        (played(&fairness), serde_json::from_value(given).expect("given"))
    }

    /// What a browser kept, with something else in what it showed.
    fn shown(given: &Given, pointer: &str, other: Value) -> Given {
        let mut value = serde_json::to_value(given).expect("plain data");
        *value.pointer_mut(pointer).expect("it is there") = other;
        serde_json::from_value(value).expect("given")
    }

    fn played(fairness: &Fairness) -> Value {
        let seed = fair_dice::seed_of(fairness).expect("hexadecimal digits");
        let mut play = Match::<Buccaneer>::new(Setup::house(3), &seed).expect("a match");
        play.settle();
        let mut record = serde_json::to_value(play.record()).expect("plain data");
        record["fair"] = serde_json::to_value(fairness).expect("plain data");
        json!({"record": record, "players": []})
    }

    fn judged(value: &Value, given: Option<Given>) -> Result<Finding, String> {
        let given = given.map(|given| (given, Seat::new(0)));
        judge::<Buccaneer>(&value.to_string(), given).map_err(|trouble| trouble.to_string())
    }

    #[test]
    fn an_honest_match_is_believed() {
        let (value, given) = finished();
        let found = judged(&value, Some(given)).expect("it is honest");
        assert!(found.own == Own::Given && found.checked.draws.count > 0, "{found:?}");
        let Promise::Honest(sealed) = found.checked.promise else { panic!("it is honest") };
        assert_eq!((sealed.people, sealed.round), (1, 1));
        assert_eq!(judged(&value, None).expect("it is honest").own, Own::Unknown);
    }

    #[test]
    fn a_browser_that_was_not_asked_says_so() {
        let (value, given) = finished();
        let absent = shown(&given, "/shares/shown", Value::Null);
        assert_eq!(judged(&value, Some(absent)).expect("it is honest").own, Own::Absent);
    }

    #[test]
    fn the_old_scheme_is_not_called_honest() {
        let secret = fair_dice::Bytes32([7; 32]);
        let old = json!({"commitment": fair_dice::old::commitment(secret), "secret": secret,
            "shares": [null, null, null]});
        let old: Fairness = serde_json::from_value(old).expect("as version 0.1.0 wrote it");
        let found = judged(&played(&old), None).expect("it can be read");
        assert!(matches!(found.checked.promise, Promise::Old(_)), "{found:?}");
    }

    #[test]
    fn what_differs_from_what_was_seen_or_given_is_found_out() {
        let (value, given) = finished();
        let other = Given { commitment: "another".to_owned(), ..given.clone() };
        assert!(judged(&value, Some(other)).expect_err("another").contains("shown before"));
        let other = shown(&given, "/shares/shown/share", json!("another"));
        assert!(judged(&value, Some(other)).expect_err("another").contains("this browser"));
        let other = shown(&given, "/shares/shown/commitments/0", json!("another"));
        assert!(judged(&value, Some(other)).expect_err("another").contains("to shares"));
        let mut bare = value.clone();
        bare["record"].as_object_mut().expect("a record").remove("fair");
        assert!(judged(&bare, None).expect_err("it is missing").contains("came from"));
        let mut loaded = value.clone();
        loaded["record"]["seed"] = json!("another");
        assert!(judged(&loaded, Some(given)).is_err());
        assert!(judged(&json!({"record": {}}), None).is_err());
    }
}
