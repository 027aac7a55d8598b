//! Requests to the server, and what their failures say.

pub(crate) mod trouble;

use leptos::prelude::window;
use protocol::v1::{ListedTable, NewTable, PersonRef, Problem, TableInfo, Turns};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_kit::words::{say, say_with};
use web_sys::{Headers, RequestInit, Response};

const BASE: &str = "/api/v1";

/// Who this is; a new guest if nobody yet.
pub(crate) async fn come() -> Result<PersonRef, String> {
    post("/me", &json!({})).await
}

/// Changes the person's name.
pub(crate) async fn rename(name: &str) -> Result<PersonRef, String> {
    send("PATCH", "/me", Some(&json!({ "name": name }))).await
}

/// The person's unfinished tables.
pub(crate) async fn own_tables() -> Result<Vec<ListedTable>, String> {
    get("/me/tables").await
}

/// The public tables: those that wait for people, then those to watch.
pub(crate) async fn tables() -> Result<Vec<ListedTable>, String> {
    let mut tables: Vec<ListedTable> = get("/tables").await?;
    let running: Vec<ListedTable> = get("/tables?running=true").await?;
    tables.extend(running);
    Ok(tables)
}

/// The tables that wait for this person.
pub(crate) async fn turns() -> Result<Turns, String> {
    get("/me/turns").await
}

/// Opens a table.
pub(crate) async fn make(table: &NewTable) -> Result<TableInfo, String> {
    post("/tables", table).await
}

/// A table, by its id, for a guest too.
pub(crate) async fn find(id: &str) -> Result<TableInfo, String> {
    come().await?;
    table(id).await
}

/// A table, by its id.
pub(crate) async fn table(id: &str) -> Result<TableInfo, String> {
    get(&format!("/tables/{id}")).await
}

/// The record of a finished match, as text, with who played it.
pub(crate) async fn record(id: &str) -> Result<String, String> {
    let record: Box<serde_json::value::RawValue> = get(&format!("/tables/{id}/record")).await?;
    Ok(record.get().to_owned())
}

/// Gets something.
pub(crate) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, String> {
    send::<(), T>("GET", path, None).await
}

/// Posts something.
pub(crate) async fn post<B: Serialize, T: DeserializeOwned>(
    path: &str,
    body: &B,
) -> Result<T, String> {
    send("POST", path, Some(body)).await
}

/// A request of any method; the error is a sentence in the reader's language.
pub(crate) async fn send<B: Serialize, T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: Option<&B>,
) -> Result<T, String> {
    let body = body.map(serde_json::to_string).transpose().map_err(|error| error.to_string())?;
    let text = answer(method, path, body.as_deref()).await?;
    // Some answers have no body.
    let text = if text.is_empty() { "null" } else { &text };
    serde_json::from_str(text)
        .map_err(|error| say_with("online-tongue", &[("error", error.to_string().into())]))
}

/// Gets something as plain text.
pub(crate) async fn text(path: &str) -> Result<String, String> {
    answer("GET", path, None).await
}

/// The status of an answer; none if the server cannot be reached.
pub(crate) async fn status(method: &str, path: &str) -> Option<u16> {
    let fetched = fetch(method, &format!("{BASE}{path}"), None).await;
    fetched.ok().map(|(status, _)| status).filter(|status| *status < 500)
}

async fn answer(method: &str, path: &str, body: Option<&str>) -> Result<String, String> {
    let fetched = fetch(method, &format!("{BASE}{path}"), body).await;
    let (status, text) = fetched.map_err(|_| say("online-unreachable"))?;
    if (200..300).contains(&status) {
        return Ok(text);
    }
    let problem: Result<Problem, _> = serde_json::from_str(&text);
    Err(problem.map_or_else(
        |_| say("online-cannot"),
        |problem| trouble::words(&problem.kind, &problem.message),
    ))
}

/// The status, and the body.
async fn fetch(method: &str, path: &str, body: Option<&str>) -> Result<(u16, String), JsValue> {
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        let headers = Headers::new()?;
        headers.set("content-type", "application/json")?;
        init.set_headers(&headers);
        init.set_body(&body.into());
    }
    let response = JsFuture::from(window().fetch_with_str_and_init(path, &init)).await?;
    let response: Response = response.dyn_into()?;
    let text = JsFuture::from(response.text()?).await?;
    Ok((response.status(), text.as_string().unwrap_or_default()))
}

/// Goes to a page of the match with this id, in the bundle of its game.
pub(crate) async fn follow(page: &str, id: &str) -> Result<(), String> {
    let game = find(id).await?.game;
    let location = leptos::prelude::window().location();
    let hash = location.hash().unwrap_or_default();
    // A browser that cannot load it says why.
    let _ = location.replace(&format!("/{page}/{id}?game={game}{hash}"));
    Ok(())
}
