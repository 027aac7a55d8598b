//! People: themselves, and as others see them.

use serde::{Deserialize, Serialize};

/// Oneself: the answer to `GET /api/v1/me`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// 2 to 24 letters, digits, spaces and any of `. - _ '`.
    pub name: String,
}

/// Keeps the account, or changes its password: the body of `PUT /api/v1/me/password`.
#[derive(Clone, Deserialize, Serialize)]
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
}

/// Signs in: the body of `POST /api/v1/session`.
#[derive(Clone, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The account's name.
    pub name: String,
    /// Its password.
    pub password: String,
}

/// Deletes the account and everything of it: the body of `DELETE /api/v1/me`.
#[derive(Clone, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// The password, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub password: Option<String>,
}

/// A device that is signed in, or a token of a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// To tell it from others, of 1 to 60 characters.
    pub label: String,
}

/// A new token. It is shown this once.
#[derive(Clone, Serialize, Deserialize)]
pub struct MadeToken {
    /// The secret: `Authorization: Bearer …`.
    pub token: String,
    /// What is known of it later.
    pub key: Key,
}

/// Where turns are told: the body of `PUT /api/v1/me/webhook`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Webhook {
    /// An `https:` address that is sent a `POST`; nowhere if it is `null`.
    pub url: Option<String>,
}
