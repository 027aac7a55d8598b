//! Mail addresses, and the page that mails link to.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Html;
use maud::{DOCTYPE, html};
use protocol::v1::{MailAddress, NewMailAddress, Problem};
use store::MailRow;
use text::Language;

use crate::alerts::{self, Recipient, Sent};
use crate::body::Body;
use crate::origin::Address;
use crate::people::{Owner, Secret};
use crate::refusal::Refusal;
use crate::service::Service;

/// Sets your mail address. A mail with a link to confirm it is sent there.
///
/// Only for accounts, and only if the operator has set up mail.
#[utoipa::path(put, path = "/me/mail", tag = "alerts", request_body = NewMailAddress, responses((status = OK, body = MailAddress), (status = BAD_REQUEST, body = Problem), (status = FORBIDDEN, body = Problem, description = "This server sends no mail, or you are a guest"), (status = TOO_MANY_REQUESTS, body = Problem)))]
pub(super) async fn set(
    State(service): State<Service>,
    Owner(person): Owner,
    from: Address,
    Body(NewMailAddress { address }): Body<NewMailAddress>,
) -> Result<Json<MailAddress>, Refusal> {
    let mailer =
        service.alerts.channels.mailer(person.guest).ok_or_else(|| {
            Refusal::forbidden("mail needs an account, and a server that sends mail")
        })?;
    mailer.check(person.id, from.into(), &address)?;
    let to = Recipient::find(&service.store, person.id).await?.ok_or_else(Refusal::nobody)?;
    let secret = Secret::random();
    let text = secret.for_cookie();
    service.store.set_mail(person.id, address.clone(), text.clone(), secret.hash()).await?;
    let row = MailRow { address: address.clone(), secret: text, confirmed: false, sent: None };
    match mailer.confirm(&row, to.language()).await {
        Sent::Done => Ok(Json(MailAddress { address, confirmed: false })),
        Sent::Gone | Sent::Refused | Sent::Failed => Err(Refusal::busy()),
    }
}

/// Deletes your mail address.
#[utoipa::path(delete, path = "/me/mail", tag = "alerts", responses((status = NO_CONTENT)))]
pub(super) async fn forget(
    State(service): State<Service>,
    Owner(person): Owner,
) -> Result<StatusCode, Refusal> {
    service.store.forget_mail(person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The page that mails link to: confirms an address, or stops mail.
#[utoipa::path(get, path = "/mail/{id}", tag = "alerts", params(("id" = String, Path)), responses((status = OK, body = String, content_type = "text/html"), (status = NOT_FOUND, body = Problem)))]
pub(super) async fn show(
    State(service): State<Service>,
    Path(secret): Path<String>,
) -> Result<Html<String>, Refusal> {
    let found = service.store.mail_of_link(hash(&secret)?).await?;
    let (person, row) = found.ok_or_else(|| Refusal::missing("link"))?;
    let to = Recipient::find(&service.store, person).await?;
    let language = to.map(|to| to.language()).unwrap_or_default();
    let state = if row.confirmed { "alert-mail-confirmed" } else { "alert-mail-confirm-text" };
    let confirm = (!row.confirmed).then_some(("confirm", "alert-mail-confirm"));
    let buttons = confirm.into_iter().chain([("unsubscribe", "alert-mail-stop-now")]);
    Ok(page(language, state, &secret, &buttons.collect::<Vec<_>>()))
}

/// Confirms an address.
#[utoipa::path(post, path = "/mail/{id}/confirm", tag = "alerts", params(("id" = String, Path)), responses((status = OK, body = String, content_type = "text/html"), (status = NOT_FOUND, body = Problem)))]
pub(super) async fn confirm(
    State(service): State<Service>,
    Path(secret): Path<String>,
) -> Result<Html<String>, Refusal> {
    if !service.store.confirm_mail(hash(&secret)?).await? {
        return Err(Refusal::missing("link"));
    }
    show(State(service), Path(secret)).await
}

/// Stops mail to an address, by one click in a mail program (RFC 8058).
#[utoipa::path(post, path = "/mail/{id}/unsubscribe", tag = "alerts", params(("id" = String, Path)), responses((status = OK, body = String, content_type = "text/html"), (status = NOT_FOUND, body = Problem)))]
pub(super) async fn unsubscribe(
    State(service): State<Service>,
    Path(secret): Path<String>,
) -> Result<Html<String>, Refusal> {
    let hash = hash(&secret)?;
    let found = service.store.mail_of_link(hash).await?;
    let (person, _) = found.ok_or_else(|| Refusal::missing("link"))?;
    let to = Recipient::find(&service.store, person).await?;
    service.store.unsubscribe_mail(hash).await?;
    let language = to.map(|to| to.language()).unwrap_or_default();
    Ok(page(language, "alert-mail-stopped", &secret, &[]))
}

fn hash(secret: &str) -> Result<store::KeyHash, Refusal> {
    let secret = Secret::from_cookie(secret).ok_or_else(|| Refusal::missing("link"))?;
    Ok(secret.hash())
}

fn page(
    language: Language,
    state: &'static str,
    secret: &str,
    buttons: &[(&str, &'static str)],
) -> Html<String> {
    let say = |key| alerts::say(language, &game::Text::new(key));
    let page = html! {
        (DOCTYPE)
        html lang=(language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Freebooter" }
                link rel="stylesheet" href="/api/v1/style.css";
            }
            body {
                main {
                    h1 { "Freebooter" }
                    p { (say(state)) }
                    @for (path, key) in buttons {
                        form method="post" action=(format!("/api/v1/mail/{secret}/{path}")) {
                            p { button type="submit" { (say(key)) } }
                        }
                    }
                }
            }
        }
    };
    Html(page.into_string())
}
