//! How people are alerted while they are away.

use serde::{Deserialize, Serialize};

use super::Me;

/// What a person can be alerted to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum AlertEvent {
    /// Every seat at the table is taken.
    Full,
    /// The match begins.
    Begins,
    /// The match is over.
    Over,
    /// It's the person's turn.
    Turn,
}

impl AlertEvent {
    /// Every event, the most urgent first.
    pub const ALL: [Self; 4] = [Self::Turn, Self::Begins, Self::Full, Self::Over];
}

/// How an alert reaches a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum AlertChannel {
    /// A notification of a browser.
    Push,
    /// A `POST` to an address of the person's choice.
    Webhook,
    /// A mail.
    Mail,
}

/// Which alerts a person gets, and when: the body of `PUT /api/v1/me/alerts`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct AlertSettings {
    /// Events for notifications of browsers.
    pub push: Vec<AlertEvent>,
    /// Events for the webhook.
    pub webhook: Vec<AlertEvent>,
    /// Events for mail.
    pub mail: Vec<AlertEvent>,
    /// When nothing is sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quiet: Option<QuietHours>,
    /// The language of alerts: `en`, `de`, `fr` or `it`.
    pub language: String,
}

impl Default for AlertSettings {
    fn default() -> Self {
        let all = AlertEvent::ALL.to_vec();
        let (mail, language) = (vec![AlertEvent::Turn], "en".to_owned());
        Self { push: all.clone(), webhook: all, mail, quiet: None, language }
    }
}

impl AlertSettings {
    /// The events that a channel is used for.
    pub fn events(&self, channel: AlertChannel) -> &[AlertEvent] {
        match channel {
            AlertChannel::Push => &self.push,
            AlertChannel::Webhook => &self.webhook,
            AlertChannel::Mail => &self.mail,
        }
    }

    /// The same, to be changed.
    pub fn events_mut(&mut self, channel: AlertChannel) -> &mut Vec<AlertEvent> {
        match channel {
            AlertChannel::Push => &mut self.push,
            AlertChannel::Webhook => &mut self.webhook,
            AlertChannel::Mail => &mut self.mail,
        }
    }
}

/// Hours without alerts; one alert at their end sums up what happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// The first quiet minute of the local day: 1320 is 22:00.
    pub from: u16,
    /// The first minute after them. It may be earlier than `from`: then they last past midnight.
    pub to: u16,
    /// Minutes by which local time is ahead of UTC; negative in the Americas.
    pub offset: i16,
    /// When that changes, as with summer time: the next changes in order, at most
    /// [`Self::MOST_CHANGES`]. The device knows its own clock, so no time zone is stored.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<ClockChange>,
}

/// The moment at which a clock is put forward or back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ClockChange {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Minutes by which local time is ahead of UTC from then on.
    pub offset: i16,
}

const DAY: u64 = 24 * 60;
const MINUTE: u64 = 60 * 1_000;

impl QuietHours {
    /// Changes of the clock that are known at the most: two years of the busiest clocks.
    pub const MOST_CHANGES: usize = 8;

    /// Whether all numbers are possible.
    pub fn is_valid(&self) -> bool {
        let offsets = self.changes.iter().map(|change| change.offset).chain([self.offset]);
        let in_order = self.changes.is_sorted_by(|one, next| one.at < next.at);
        u64::from(self.from) < DAY
            && u64::from(self.to) < DAY
            && { offsets }.all(|offset| (-18 * 60..=18 * 60).contains(&offset))
            && self.changes.len() <= Self::MOST_CHANGES
            && in_order
    }

    /// Minutes by which local time is ahead of UTC at a moment.
    fn offset_at(&self, now: u64) -> i64 {
        let change = self.changes.iter().rev().find(|change| change.at <= now);
        change.map_or(self.offset, |change| change.offset).into()
    }

    /// When they end, if `now` lies within them; in milliseconds since 1970.
    ///
    /// ```
    /// use protocol::v1::QuietHours;
    ///
    /// let night = QuietHours { from: 22 * 60, to: 7 * 60, offset: 60, changes: Vec::new() };
    /// let hour = 60 * 60 * 1000;
    /// assert_eq!(night.end(21 * hour), Some(30 * hour)); // 22:00 until 7:00, in Paris
    /// assert_eq!(night.end(6 * hour), None);
    /// ```
    pub fn end(&self, now: u64) -> Option<u64> {
        let (from, to) = (u64::from(self.from), u64::from(self.to));
        let offset = self.offset_at(now);
        let minutes = (now / MINUTE).saturating_add_signed(offset);
        let minute = minutes % DAY;
        let quiet =
            if from <= to { (from..to).contains(&minute) } else { minute >= from || minute < to };
        let left = (to + DAY - minute) % DAY;
        // A clock that is put forward meanwhile shows that time earlier.
        let end = now / MINUTE + left;
        let forward = self.offset_at(end * MINUTE) - offset;
        quiet.then(|| end.saturating_add_signed(-forward).max(now / MINUTE + 1) * MINUTE)
    }
}

/// How a person is alerted: the answer to `GET /api/v1/me/alerts`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Alerts {
    /// The channels this server offers to this person.
    pub channels: Vec<AlertChannel>,
    /// Which alerts, and when.
    pub settings: AlertSettings,
    /// The address of the webhook.
    pub webhook: Option<String>,
    /// Signs what is sent to the webhook: `whsec_` and 32 bytes in base64.
    pub secret: String,
    /// Browsers that get notifications.
    pub devices: Vec<PushDevice>,
    /// The mail address.
    pub mail: Option<MailAddress>,
}

/// What the server keeps about a person besides their matches, without secrets: the answer to
/// `GET /api/v1/me/export`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PersonalData {
    /// The person; `webhook` is in it.
    pub me: Me,
    /// Which alerts, and when.
    pub alerts: AlertSettings,
    /// The kinds of browsers that get notifications.
    pub devices: Vec<String>,
    /// The mail address.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mail: Option<MailAddress>,
}

/// Sends a test: the body of `POST /api/v1/me/alerts/test`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TestAlert {
    /// The channel to test.
    pub channel: AlertChannel,
}

/// What became of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Tested {
    /// Whether the other side has taken it.
    pub delivered: bool,
}

/// The key of the server's push messages: the answer to `GET /api/v1/me/push`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushKey {
    /// The `applicationServerKey` of a subscription: a point of P-256 in base64url.
    pub key: String,
}

/// A browser's subscription, as `PushSubscription.toJSON()` writes it: the body of
/// `PUT /api/v1/me/push`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushSubscription {
    /// Where the browser's push service takes messages.
    pub endpoint: String,
    /// The browser's keys.
    pub keys: PushKeys,
}

/// The keys of a browser's subscription, in base64url.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushKeys {
    /// Its public key.
    pub p256dh: String,
    /// Its authentication secret.
    pub auth: String,
}

/// A browser to forget: the body of `DELETE /api/v1/me/push`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PushEndpoint {
    /// The endpoint of its subscription.
    pub endpoint: String,
}

/// A browser that gets notifications.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushDevice {
    /// The endpoint of its subscription.
    pub endpoint: String,
    /// The kind of browser.
    pub label: String,
    /// When it was added, in milliseconds since 1970.
    pub created: u64,
}

/// A mail address: the body of `PUT /api/v1/me/mail`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewMailAddress {
    /// The address; a mail with a link to confirm it is sent there.
    pub address: String,
}

/// A person's mail address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MailAddress {
    /// The address.
    pub address: String,
    /// Whether its owner has confirmed it. Alerts are sent only then.
    pub confirmed: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: u64 = 60 * MINUTE;

    #[test]
    fn quiet_hours_within_a_day_and_past_midnight() {
        let lunch = QuietHours { from: 12 * 60, to: 13 * 60, offset: 0, changes: Vec::new() };
        assert_eq!(lunch.end(12 * HOUR - 1), None);
        assert_eq!(lunch.end(12 * HOUR), Some(13 * HOUR));
        assert_eq!(lunch.end(13 * HOUR - 1), Some(13 * HOUR));
        assert_eq!(lunch.end(13 * HOUR), None);
        let night = QuietHours { from: 23 * 60, to: 6 * 60, offset: -5 * 60, changes: Vec::new() };
        let day = 20_000 * 24 * HOUR;
        assert_eq!(night.end(day + 4 * HOUR), Some(day + 11 * HOUR), "23:00 in New York");
        assert_eq!(night.end(day + 11 * HOUR), None);
    }

    #[test]
    fn hours_of_no_length_are_never_quiet() {
        let never = QuietHours { from: 60, to: 60, offset: 0, changes: Vec::new() };
        assert_eq!((0..48).find_map(|half| never.end(half * HOUR / 2)), None);
    }

    #[test]
    fn impossible_hours_are_found() {
        let valid = QuietHours { from: 0, to: 1439, offset: 14 * 60, changes: Vec::new() };
        assert!(valid.is_valid());
        assert!(!QuietHours { from: 1440, ..valid.clone() }.is_valid());
        assert!(!QuietHours { offset: i16::MIN, ..valid.clone() }.is_valid());
        let with = |changes: &[(u64, i16)]| {
            let changes = changes.iter().map(|&(at, offset)| ClockChange { at, offset });
            QuietHours { changes: changes.collect(), ..valid.clone() }.is_valid()
        };
        assert!(with(&[(1, 60), (2, 120)]));
        assert!(!with(&[(2, 60), (1, 120)]), "not in order");
        assert!(!with(&[(1, 2_000)]), "no such offset");
        assert!(!with(&[(1, 60); 9]), "too many");
    }

    #[test]
    fn quiet_hours_follow_clocks_that_are_put_forward_and_back() {
        // Paris in 2027: summer time from March 28 to October 31, at 1:00 UTC.
        let (spring, autumn) = (1_806_195_600_000, 1_824_944_400_000);
        let changes =
            vec![ClockChange { at: spring, offset: 120 }, ClockChange { at: autumn, offset: 60 }];
        let night = QuietHours { from: 22 * 60, to: 7 * 60, offset: 60, changes };
        let before = |change: u64, hours: u64| change - hours * HOUR;
        assert_eq!(night.end(before(spring, 29)), None, "21:00 local on March 26");
        assert_eq!(night.end(before(spring, 28)), Some(before(spring, 19)), "22:00 until 7:00");
        // Within the night of the change: 7:00 is an hour earlier.
        assert_eq!(night.end(before(spring, 3)), Some(spring + 4 * HOUR));
        assert_eq!(night.end(spring), Some(spring + 4 * HOUR));
        assert_eq!(night.end(spring + 4 * HOUR), None);
        let evening = spring + 18 * HOUR;
        assert_eq!(night.end(evening), None, "21:00 in summer");
        assert_eq!(night.end(evening + HOUR), Some(evening + 10 * HOUR));
        // In the autumn it is an hour later.
        assert_eq!(night.end(before(autumn, 3)), Some(autumn + 5 * HOUR));
        assert_eq!(night.end(autumn), Some(autumn + 5 * HOUR));
    }
}
