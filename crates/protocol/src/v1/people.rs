//! People: themselves, and as others see them.

use serde::{Deserialize, Serialize};

/// Oneself: the answer to `GET /api/v1/me`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// Never changes.
    pub id: String,
    /// What people see.
    pub name: String,
    /// Whether there is no password yet: then this device alone knows who one is.
    pub guest: bool,
    /// Where turns are told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub webhook: Option<String>,
    /// When one came first, in milliseconds since 1970.
    pub created: u64,
}

/// Another name: the body of `PATCH /api/v1/me`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// 2 to 24 letters, digits, spaces and any of `. - _ '`.
    pub name: String,
}

/// Keeps the account, or changes its password: the body of `PUT /api/v1/me/password`.
#[derive(Clone, Deserialize, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The name to sign in with; the present one if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The new password, of 8 characters or more.
    pub password: String,
    /// The present password, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub current: Option<String>,
    /// Whether tokens of programs end as well; they go on if it is left out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub end_tokens: bool,
}

/// Signs in: the body of `POST /api/v1/session`.
#[derive(Clone, Deserialize, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The account's name.
    pub name: String,
    /// Its password.
    pub password: String,
}

/// Deletes the account and everything of it: the body of `DELETE /api/v1/me`.
#[derive(Clone, Default, Deserialize, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// The password, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub password: Option<String>,
}

/// A device that is signed in, or a token of a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Key {
    /// Names it, and lets nobody in.
    pub id: String,
    /// To tell it from others.
    pub label: String,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// When it was used last, to the day.
    pub seen: u64,
    /// When it stops working.
    pub expires: u64,
    /// Whether this request came with it.
    pub current: bool,
}

/// A token for a program: the body of `POST /api/v1/me/tokens`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// To tell it from others, of 1 to 60 characters.
    pub label: String,
}

/// A new token. It is shown this once.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MadeToken {
    /// The secret: `Authorization: Bearer …`.
    pub token: String,
    /// What is known of it later.
    pub key: Key,
}

/// Where turns are told: the body of `PUT /api/v1/me/webhook`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Webhook {
    /// An `https:` address that is sent a `POST`; nowhere if it is `null`.
    pub url: Option<String>,
}

/// A person, as others see them: the answer to `GET /api/v1/people/{id}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Profile {
    /// Never changes.
    pub id: String,
    /// What people see.
    pub name: String,
    /// Whether there is no account.
    pub guest: bool,
    /// When they came first, in milliseconds since 1970.
    pub created: u64,
    /// By game.
    pub games: Vec<GameOfPerson>,
}

/// What a person has done in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameOfPerson {
    /// The game's id.
    pub game: String,
    /// Finished matches.
    pub matches: u32,
    /// Those that were won, alone or with others.
    pub wins: u32,
    /// The mean of the places, 1 for the best.
    pub mean_place: f64,
    /// The best score.
    pub best_score: Option<i64>,
    /// Rating points, if any match was rated: 1000 for newcomers.
    pub points: Option<i64>,
}

/// A player in the list of a game: `GET /api/v1/ratings/{game}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ranked {
    /// The person's id; a bot has none.
    pub person: Option<String>,
    /// The person's name, or the bot's level.
    pub name: String,
    /// What they are worth at the least: 1000 for newcomers.
    pub points: i64,
    /// The estimate, 25 for newcomers.
    pub rating: f64,
    /// Its standard deviation.
    pub uncertainty: f64,
    /// Rated matches.
    pub matches: u32,
    /// Those that were won, alone or with others.
    pub wins: u32,
}

/// A finished match: `GET /api/v1/people/{id}/matches`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PastMatch {
    /// Its table's id, if one played there oneself or the lobby showed it.
    pub id: Option<String>,
    /// The game's id.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub finished: u64,
    /// Who played.
    pub seats: Vec<PastSeat>,
}

/// A seat of a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PastSeat {
    /// Its number, from 0.
    pub seat: u8,
    /// The person's id, unless it was a bot's seat or they are gone.
    pub person: Option<String>,
    /// The bot's level where it was a bot's own seat.
    pub bot: Option<String>,
    /// The name they played under.
    pub name: String,
    /// 1 for the best; those who share a place have the same.
    pub place: Option<u8>,
    /// As the game counts it.
    pub score: Option<i64>,
    /// Rating points before the match and after it, if it was rated.
    pub points: Option<(i64, i64)>,
}

/// What has been played: `GET /api/v1/statistics`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GamePlayed {
    /// The game's id.
    pub game: String,
    /// With so many.
    pub players: u32,
    /// Finished matches.
    pub matches: u32,
    /// How often each seat won, alone or with others.
    pub wins_by_seat: Vec<u32>,
}
