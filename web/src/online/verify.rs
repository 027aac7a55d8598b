//! Were the dice honest? The finished match is checked here, in the browser, by what `freebooter
//! verify` checks it with, and by what this browser itself saw and gave.

use fair::{Checked, Played};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::v1::Fairness;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use table::{Game, Match, Record, Seat};

use crate::games::Client;
use crate::online::shares::{self, Given};
use crate::online::{Session, api};
use crate::words::{said, say_with};

/// A finished match as the server hands it out.
#[derive(Deserialize)]
struct Finished {
    record: Box<RawValue>,
}

/// The part of its record that tells how its dice came about.
#[derive(Deserialize)]
struct Sealed {
    fair: Option<Fairness>,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Found {
    checked: Checked,
    /// The commitment is the one that this browser saw before the match, and its share is in it.
    own: bool,
}

/// What can go wrong.
#[derive(Debug, thiserror::Error)]
enum Trouble {
    #[error(transparent)]
    Unfair(#[from] fair::Unfair),
    #[error("the commitment is not the one that was shown before the match")]
    Commitment,
    #[error("the share of this browser is not among the shares")]
    Share,
    #[error("{0}")]
    Unread(String),
}

/// The button, then what it found.
pub(crate) fn verify<G: Client>(session: Session) -> impl IntoView {
    let found = RwSignal::new(None::<Result<Found, String>>);
    let look = move |_| {
        spawn_local(async move {
            let checked = examine::<G>(session).await.map_err(|trouble| trouble.to_string());
            let _ = found.try_set(Some(checked));
        });
    };
    view! {
        <button class="button verify" on:click=look>{said("pages-verify")}</button>
        {move || found.get().map(|found| match found {
            Ok(found) => honest(&found).into_any(),
            Err(reason) => broken(reason).into_any(),
        })}
    }
}

async fn examine<G: Client>(session: Session) -> Result<Found, Trouble> {
    let table = session.table_now().id;
    let seat = session.you.get_untracked().and_then(|you| you.seat);
    let text = api::text(&format!("/tables/{table}/record")).await.map_err(Trouble::Unread)?;
    judge::<G>(&text, shares::given(&table).zip(seat))
}

fn judge<G: Game>(text: &str, given: Option<(Given, Seat)>) -> Result<Found, Trouble> {
    let finished: Finished = read(text)?;
    let record: Record<G> = read(finished.record.get())?;
    let Sealed { fair } = read(finished.record.get())?;
    let play = Match::replay(&record).map_err(|error| Trouble::Unread(error.to_string()))?;
    let checked = fair::verify(Played {
        seed: &record.seed,
        seats: play.state().players(),
        draws: play.check_draws(),
        fairness: fair.as_ref(),
    })?;
    let own = match (&fair, given) {
        (Some(fair), Some((given, seat))) => {
            compare(fair, &given, seat)?;
            true
        }
        (Some(_) | None, _) => false,
    };
    Ok(Found { checked, own })
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Trouble> {
    serde_json::from_str(text).map_err(|error| Trouble::Unread(error.to_string()))
}

/// What this browser saw and gave must be what the match was made of.
fn compare(fair: &Fairness, given: &Given, seat: Seat) -> Result<(), Trouble> {
    if fair.commitment != given.commitment {
        return Err(Trouble::Commitment);
    }
    match fair.shares.get(seat.index()) {
        Some(Some(share)) if *share == given.share => Ok(()),
        Some(_) | None => Err(Trouble::Share),
    }
}

fn honest(found: &Found) -> impl IntoView + use<> {
    let Found { checked: Checked { draws, sealed }, own } = found.clone();
    let sealed = sealed.map(|(commitment, people)| {
        let shares = move || say_with("pages-verify-shares", &[("count", people.into())]);
        view! {
            <li>{said("pages-verify-commitment")} " " <code>{commitment}</code></li>
            <li>{shares}</li>
        }
    });
    let own = own.then(|| view! { <li>{said("pages-verify-own")}</li> });
    view! {
        <div class="verified" role="status">
            <p><b>{said("pages-verify-honest")}</b></p>
            <ul>
                <li>{move || say_with("pages-verify-draws", &[("count", draws.into())])}</li>
                {sealed}
                {own}
            </ul>
        </div>
    }
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
    use serde_json::{Value, json};
    use table::Setup;

    use super::*;

    /// A match that began with a commitment, as the server hands it out, and what a browser kept.
    fn finished() -> (Value, Given) {
        let mut fairness = Fairness {
            commitment: fair::commitment(fair::Bytes32([7; 32])),
            secret: "07".repeat(32),
            shares: vec![Some("09".repeat(32)), None, None],
        };
        let seed = fair::seed_of(&fairness).expect("hexadecimal digits");
        let mut play = Match::<Buccaneer>::new(Setup::house(3), &seed).expect("a match");
        play.settle();
        let mut record = serde_json::to_value(play.record()).expect("plain data");
        record["fair"] = serde_json::to_value(&fairness).expect("plain data");
        let given = json!({"table": "t", "commitment": fairness.commitment, "share": fairness.shares[0].take()});
        (json!({"record": record, "players": []}), serde_json::from_value(given).expect("given"))
    }

    fn judged(value: &Value, given: Option<Given>) -> Result<Found, String> {
        let given = given.map(|given| (given, Seat::new(0)));
        judge::<Buccaneer>(&value.to_string(), given).map_err(|trouble| trouble.to_string())
    }

    #[test]
    fn an_honest_match_is_believed() {
        let (value, given) = finished();
        let found = judged(&value, Some(given)).expect("it is honest");
        assert!(found.own && found.checked.draws > 0, "{found:?}");
        assert_eq!(found.checked.sealed.expect("it was sealed").1, 1);
        assert!(!judged(&value, None).expect("it is honest").own);
    }

    #[test]
    fn what_differs_from_what_was_seen_or_given_is_found_out() {
        let (value, given) = finished();
        let other = Given { commitment: "another".to_owned(), ..given.clone() };
        assert!(judged(&value, Some(other)).expect_err("another").contains("shown before"));
        let other = Given { share: "another".to_owned(), ..given.clone() };
        assert!(judged(&value, Some(other)).expect_err("another").contains("this browser"));
        let mut loaded = value.clone();
        loaded["record"]["seed"] = json!("another");
        assert!(judged(&loaded, Some(given)).is_err());
        assert!(judged(&json!({"record": {}}), None).is_err());
    }
}
