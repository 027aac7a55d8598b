//! How a person is alerted.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use protocol::v1::{
    AlertSettings, Alerts, MailAddress, PersonalData, Problem, PushDevice, PushEndpoint, PushKey,
    PushSubscription, TestAlert, Tested,
};

use super::session::device_label;
use crate::alerts::{self, Recipient};
use crate::body::Body;
use crate::origin::Address;
use crate::people::Owner;
use crate::refusal::Refusal;
use crate::service::Service;
use crate::tables::now;

/// Shows how you are alerted.
#[utoipa::path(get, path = "/me/alerts", tag = "alerts", responses((status = OK, body = Alerts)))]
pub(super) async fn show(
    State(service): State<Service>,
    Owner(person): Owner,
) -> Result<Json<Alerts>, Refusal> {
    let to = recipient(&service, person.id).await?;
    let secret = to.secret(&service.store).await?;
    Ok(Json(Alerts {
        channels: service.alerts.channels.offered(to.person.guest),
        settings: to.settings,
        webhook: to.person.webhook,
        secret: alerts::shown_secret(&secret),
        devices: to.devices.into_iter().map(device).collect(),
        mail: to.mail.map(|it| MailAddress { address: it.address, confirmed: it.confirmed }),
    }))
}

/// Chooses which alerts you get, and when.
#[utoipa::path(put, path = "/me/alerts", tag = "alerts", request_body = AlertSettings, responses((status = OK, body = AlertSettings), (status = BAD_REQUEST, body = Problem)))]
pub(super) async fn set(
    State(service): State<Service>,
    Owner(person): Owner,
    Body(settings): Body<AlertSettings>,
) -> Result<Json<AlertSettings>, Refusal> {
    let settings = alerts::check_settings(settings)?;
    service.store.set_alerts(person.id, alerts::write_settings(&settings)).await?;
    service.alerts.settings_changed(person.id);
    Ok(Json(settings))
}

/// Sends a test through one channel, and says whether it was taken.
#[utoipa::path(post, path = "/me/alerts/test", tag = "alerts", request_body = TestAlert, responses((status = OK, body = Tested), (status = NOT_FOUND, body = Problem, description = "There is nothing to send to"), (status = TOO_MANY_REQUESTS, body = Problem)))]
pub(super) async fn test(
    State(service): State<Service>,
    Owner(person): Owner,
    from: Address,
    Body(TestAlert { channel }): Body<TestAlert>,
) -> Result<Json<Tested>, Refusal> {
    service.limits.test_alert(from, person.id)?;
    let to = recipient(&service, person.id).await?;
    match service.alerts.channels.test(channel, &to, now()).await? {
        alerts::Tested::Delivered => Ok(Json(Tested { delivered: true })),
        alerts::Tested::NotDelivered => Ok(Json(Tested { delivered: false })),
        alerts::Tested::NoAddress => Err(Refusal::missing("address for alerts")),
    }
}

/// Exports what the server keeps about you besides your matches. Secrets are left out.
#[utoipa::path(get, path = "/me/export", tag = "me", responses((status = OK, body = PersonalData)))]
pub(super) async fn export(
    State(service): State<Service>,
    Owner(person): Owner,
) -> Result<Json<PersonalData>, Refusal> {
    let to = recipient(&service, person.id).await?;
    Ok(Json(PersonalData {
        me: super::me::me(to.person),
        alerts: to.settings,
        devices: to.devices.into_iter().map(|device| device.label).collect(),
        mail: to.mail.map(|it| MailAddress { address: it.address, confirmed: it.confirmed }),
    }))
}

/// The key with which a browser subscribes to push messages.
#[utoipa::path(get, path = "/me/push", tag = "alerts", responses((status = OK, body = PushKey), (status = FORBIDDEN, body = Problem, description = "This server sends no push messages")))]
pub(super) async fn push_key(
    State(service): State<Service>,
    Owner(_): Owner,
) -> Result<Json<PushKey>, Refusal> {
    let push = service.alerts.channels.push.as_ref().ok_or_else(no_push)?;
    Ok(Json(PushKey { key: push.public_key().await? }))
}

/// Adds a browser that gets notifications; the latest ten are kept.
#[utoipa::path(put, path = "/me/push", tag = "alerts", request_body = PushSubscription, responses((status = NO_CONTENT), (status = BAD_REQUEST, body = Problem), (status = FORBIDDEN, body = Problem, description = "This server sends no push messages")))]
pub(super) async fn add_push(
    State(service): State<Service>,
    Owner(person): Owner,
    from: Address,
    headers: HeaderMap,
    Body(subscription): Body<PushSubscription>,
) -> Result<StatusCode, Refusal> {
    let push = service.alerts.channels.push.as_ref().ok_or_else(no_push)?;
    service.limits.destination(from, person.id)?;
    let device = push.check(&subscription, device_label(&headers))?;
    service.store.add_push(person.id, device).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Forgets a browser.
#[utoipa::path(delete, path = "/me/push", tag = "alerts", request_body = PushEndpoint, responses((status = NO_CONTENT), (status = NOT_FOUND, body = Problem)))]
pub(super) async fn forget_push(
    State(service): State<Service>,
    Owner(person): Owner,
    Body(PushEndpoint { endpoint }): Body<PushEndpoint>,
) -> Result<StatusCode, Refusal> {
    if service.store.forget_push(person.id, endpoint).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Refusal::missing("device"))
    }
}

async fn recipient(service: &Service, person: store::Id) -> Result<Recipient, Refusal> {
    Recipient::find(&service.store, person).await?.ok_or_else(Refusal::nobody)
}

fn device(device: store::PushDevice) -> PushDevice {
    let store::PushDevice { endpoint, label, created, .. } = device;
    PushDevice { endpoint, label, created: created.cast_unsigned() }
}

fn no_push() -> Refusal {
    Refusal::forbidden("this server sends no push messages")
}
