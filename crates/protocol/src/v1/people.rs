//! People, as they see themselves and as others see them.

use serde::{Deserialize, Serialize};

/// The signed-in person: the answer to `GET /api/v1/me`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// The person's id, which never changes.
    pub id: String,
    /// The displayed name.
    pub name: String,
    /// Whether the person has no password: then only this device can sign in.
    pub guest: bool,
    /// Where turn alerts are sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub webhook: Option<String>,
    /// When the person first came, in milliseconds since 1970.
    pub created: u64,
}

/// A new name: the body of `PATCH /api/v1/me`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// 2 to 24 letters, digits, spaces and any of `. - _ '`.
    pub name: String,
}

/// Creates the account or changes its password: the body of `PUT /api/v1/me/password`.
#[derive(Clone, Deserialize, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The name to sign in with; the current one by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The new password, with at least 8 characters.
    pub password: String,
    /// The current password, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub current: Option<String>,
    /// Whether to revoke the tokens of programs as well; `false` by default.
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

/// Deletes the account and its data: the body of `DELETE /api/v1/me`.
#[derive(Clone, Default, Deserialize, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// The password, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub password: Option<String>,
}

/// A signed-in device or a program's token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Key {
    /// An id, not the secret.
    pub id: String,
    /// A label for its owner.
    pub label: String,
    /// When it was created, in milliseconds since 1970.
    pub created: u64,
    /// When it was last used, to the day.
    pub seen: u64,
    /// When it stops working.
    pub expires: u64,
    /// Whether this request used it.
    pub current: bool,
}

/// A token for a program: the body of `POST /api/v1/me/tokens`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// A label of 1 to 60 characters.
    pub label: String,
}

/// A new token. The secret is shown only once.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MadeToken {
    /// The secret: `Authorization: Bearer …`.
    pub token: String,
    /// The token as listed later.
    pub key: Key,
}

/// Where to send turn alerts: the body of `PUT /api/v1/me/webhook`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Webhook {
    /// An `https:` address that receives a `POST`; `null` turns alerts off.
    pub url: Option<String>,
}

/// A person, as others see them: the answer to `GET /api/v1/people/{id}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Profile {
    /// The person's id, which never changes.
    pub id: String,
    /// The displayed name.
    pub name: String,
    /// Whether the person is a guest.
    pub guest: bool,
    /// When they first came, in milliseconds since 1970.
    pub created: u64,
    /// Statistics by game.
    pub games: Vec<GameOfPerson>,
}

/// A person's statistics in one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameOfPerson {
    /// The game's id.
    pub game: String,
    /// Finished matches.
    pub matches: u32,
    /// Matches won, alone or shared.
    pub wins: u32,
    /// The average place; 1 is best.
    pub mean_place: f64,
    /// The best score.
    pub best_score: Option<i64>,
    /// Rating points, if any match was rated: 1000 for newcomers.
    pub points: Option<i64>,
}

/// A player in a game's ranking: `GET /api/v1/ratings/{game}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ranked {
    /// The person's id; a bot has none.
    pub person: Option<String>,
    /// The person's name, or the bot's level.
    pub name: String,
    /// Rating points, a lower bound of the estimate: 1000 for newcomers.
    pub points: i64,
    /// The estimated strength; 25 for newcomers.
    pub rating: f64,
    /// Its standard deviation.
    pub uncertainty: f64,
    /// Rated matches.
    pub matches: u32,
    /// Matches won, alone or shared.
    pub wins: u32,
}

/// A finished match: `GET /api/v1/people/{id}/matches`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PastMatch {
    /// Its table's id, if the requester played there or the table was public.
    pub id: Option<String>,
    /// The game's id.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub finished: u64,
    /// The seats.
    pub seats: Vec<PastSeat>,
}

/// A seat of a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PastSeat {
    /// Its number, from 0.
    pub seat: u8,
    /// The person's id; `null` for a bot or a deleted account.
    pub person: Option<String>,
    /// The bot's level if the seat belonged to a bot.
    pub bot: Option<String>,
    /// The name they played under.
    pub name: String,
    /// The place; 1 is best, and ties share a place.
    pub place: Option<u8>,
    /// The score.
    pub score: Option<i64>,
    /// Rating points before and after the match, if it was rated.
    pub points: Option<(i64, i64)>,
}

/// Statistics over all matches: `GET /api/v1/statistics`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GamePlayed {
    /// The game's id.
    pub game: String,
    /// The number of players.
    pub players: u32,
    /// Finished matches.
    pub matches: u32,
    /// Wins by seat, alone or shared.
    pub wins_by_seat: Vec<u32>,
}
