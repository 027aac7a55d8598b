//! Finished matches, ratings and statistics.

use std::str::FromStr;

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use futures_util::stream::{self, TryStreamExt};
use protocol::v1::{GameOfPerson, GamePlayed, PastMatch, PastSeat, Problem, Profile, Ranked};
use registry::GameId;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use store::{Id, MatchKey, Millis, SavedRecord, SeatRow, Standing, Store, StoreError};

use crate::at_a_time::Entered;
use crate::limits::Net;
use crate::origin::Address;
use crate::people::Person;
use crate::refusal::Refusal;
use crate::service::Service;
use crate::sizes;

/// In a list, at the most.
const MOST: u32 = 100;

/// A part of a list.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Page {
    /// Only matches that ended before this moment.
    before: Option<u64>,
    /// At most this many.
    limit: Option<u32>,
}

/// Shows a person's profile.
#[utoipa::path(get, path = "/people/{id}", tag = "people", params(("id" = String, Path)), responses((status = OK, body = Profile), (status = NOT_FOUND, body = Problem)))]
pub(super) async fn profile(
    State(service): State<Service>,
    Path(id): Path<String>,
) -> Result<Json<Profile>, Refusal> {
    let id = person_id(&id)?;
    let person = service.store.person(id).await?.ok_or_else(|| Refusal::missing("person"))?;
    let ratings = service.store.ratings_of(id).await?;
    let statistics = service.store.statistics_of(id).await?;
    let games = statistics.into_iter().map(|of| GameOfPerson {
        points: points(&ratings, &of.game),
        game: of.game,
        matches: of.matches,
        wins: of.wins,
        mean_place: of.mean_place,
        best_score: of.best_score,
    });
    Ok(Json(Profile {
        id: id.to_string(),
        name: person.name,
        guest: person.guest,
        created: person.created.cast_unsigned(),
        games: games.collect(),
    }))
}

fn points(ratings: &[Standing], game: &str) -> Option<i64> {
    let standing = ratings.iter().find(|standing| standing.game == game)?;
    Some(standing.rating.points())
}

/// Lists a person's finished matches, latest first.
#[utoipa::path(get, path = "/people/{id}/matches", tag = "people", params(("id" = String, Path), Page), responses((status = OK, body = [PastMatch])))]
pub(super) async fn history(
    State(service): State<Service>,
    viewer: Option<Person>,
    Path(id): Path<String>,
    page: Result<Query<Page>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<Vec<PastMatch>>, Refusal> {
    let Query(page) = page.map_err(|rejection| Refusal::bad(rejection.body_text()))?;
    let before = page.before.and_then(|before| Millis::try_from(before).ok());
    let limit = page.limit.unwrap_or(20).min(MOST);
    let id = person_id(&id)?;
    let viewer = viewer.map(|viewer| viewer.id);
    // The end of a match that spectators see later is not told here before.
    let latest = if viewer == Some(id) { Millis::MAX } else { store::now() + 1 };
    let before = before.unwrap_or(Millis::MAX).min(latest);
    let past = service.store.history(id, before, limit).await?;
    Ok(Json(past.into_iter().map(|past| shown(past, viewer)).collect()))
}

/// Lists a game's strongest players.
#[utoipa::path(get, path = "/ratings/{game}", tag = "people", params(("game" = String, Path)), responses((status = OK, body = [Ranked]), (status = BAD_REQUEST, body = Problem)))]
pub(super) async fn ranking(
    State(service): State<Service>,
    Path(game): Path<String>,
) -> Result<Json<Vec<Ranked>>, Refusal> {
    GameId::from_str(&game).map_err(|error| Refusal::bad(error.to_string()))?;
    let ranking = service.store.ranking(game, MOST).await?;
    Ok(Json(ranking.into_iter().map(ranked).collect()))
}

/// Statistics by game and number of players.
#[utoipa::path(get, path = "/statistics", tag = "people", responses((status = OK, body = [GamePlayed])))]
pub(super) async fn statistics(
    State(service): State<Service>,
) -> Result<Json<Vec<GamePlayed>>, Refusal> {
    let all = service.store.statistics().await?.into_iter().map(|played| GamePlayed {
        game: played.game,
        players: played.players,
        matches: played.matches,
        wins_by_seat: played.wins_by_seat,
    });
    Ok(Json(all.collect()))
}

/// Exports all your finished matches, one JSON object per line.
#[utoipa::path(get, path = "/me/records", tag = "people", responses((status = OK, body = String, content_type = "application/jsonl", description = "One finished match with its `record` per line")))]
pub(super) async fn export(
    State(service): State<Service>,
    from: Address,
    person: Person,
) -> Result<impl IntoResponse, Refusal> {
    // A page that is read and one that is sent.
    let count = service.limits.answer(from, 2 * sizes::EXPORT)?;
    let pages = stream::try_unfold(Export::new(&service.store, person.id, count), Export::next);
    let name = "attachment; filename=\"freebooter-records.jsonl\"";
    let headers = [(CONTENT_TYPE, "application/jsonl"), (CONTENT_DISPOSITION, name)];
    let body = pages.inspect_err(|error| tracing::error!(%error, "an export ended early"));
    Ok((headers, Body::from_stream(body)))
}

/// An export under way.
struct Export {
    store: Store,
    person: Id,
    after: Option<MatchKey>,
    /// What it holds in memory counts as long as it lives.
    _count: Entered<Net>,
}

/// A line of an export.
#[derive(Serialize)]
struct ExportedMatch<'a> {
    #[serde(flatten)]
    past: PastMatch,
    record: &'a RawValue,
}

impl Export {
    fn new(store: &Store, person: Id, count: Entered<Net>) -> Self {
        Self { store: store.clone(), person, after: None, _count: count }
    }

    /// The next lines, until there are no more.
    async fn next(self) -> Result<Option<(Bytes, Self)>, StoreError> {
        let page = self.store.records_of(self.person, self.after, sizes::EXPORT).await?;
        let Some(last) = page.last() else { return Ok(None) };
        let after = Some(last.key);
        let mut lines = Vec::new();
        for saved in page {
            line(saved, self.person, &mut lines)?;
        }
        Ok(Some((lines.into(), Self { after, ..self })))
    }
}

fn line(saved: SavedRecord, person: Id, lines: &mut Vec<u8>) -> Result<(), StoreError> {
    let damaged = |error: serde_json::Error| StoreError::Damaged(error.to_string());
    let record = serde_json::from_str(&saved.record).map_err(damaged)?;
    let line = ExportedMatch { past: shown(saved.past, Some(person)), record };
    serde_json::to_writer(&mut *lines, &line).map_err(damaged)?;
    lines.push(b'\n');
    Ok(())
}

fn person_id(text: &str) -> Result<Id, Refusal> {
    text.parse().map_err(|_| Refusal::missing("person"))
}

/// Anyone who knows a table's id can enter, so a private table's id is only for people who sat there.
fn shown(past: store::PastMatch, viewer: Option<Id>) -> PastMatch {
    let was_there = viewer.is_some() && past.seats.iter().any(|seat| seat.row.person == viewer);
    let seat = |store::PastSeat { row, place, score, points }| {
        let SeatRow { seat, person, bot, name } = row;
        PastSeat { seat, person: person.map(Into::into), bot, name, place, score, points }
    };
    PastMatch {
        id: (past.public || was_there).then(|| past.id.to_string()),
        game: past.game,
        finished: past.finished.cast_unsigned(),
        seats: past.seats.into_iter().map(seat).collect(),
    }
}

fn ranked(standing: Standing) -> Ranked {
    Ranked {
        person: standing.person.map(Into::into),
        name: standing.name,
        points: standing.rating.points(),
        rating: standing.rating.rating,
        uncertainty: standing.rating.uncertainty,
        matches: standing.matches,
        wins: standing.wins,
    }
}
