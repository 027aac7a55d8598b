//! All size limits for HTTP: how many bytes the server reads, keeps and sends. The table in
//! `docs/security.md` says what they add up to; sockets have their limits in `tables`.

use protocol::v1::NewTable;
use serde_json::{Map, Value};

use crate::refusal::Refusal;

/// The request line and headers of a request; longer ones are answered with 431.
pub(crate) const HEAD: usize = 16 * 1024;

/// Answers up to this size are not counted: connections are.
pub(crate) const SMALL_ANSWER: usize = 16 * 1024;

/// Answers that one address has asked for and not read yet.
pub(crate) const UNREAD_ANSWERS: usize = 16 * 1024 * 1024;

/// Records that are in memory at a time while they are exported, unless one alone is larger.
pub(crate) const EXPORT: usize = 256 * 1024;

/// Characters of an edition's name.
pub(crate) const EDITION_NAME: usize = 60;

/// The text of an edition: three times as long as the longest of ours.
const EDITION: usize = 16 * 1024;

/// Settings of all tables that a person has open, with the editions in them.
pub(crate) const OPEN_SETTINGS: usize = 512 * 1024;

/// Editions that come from one address in a minute.
pub(crate) const NEW_EDITIONS: usize = 256 * 1024;

/// Options of a table, as JSON.
const OPTIONS: usize = 4 * 1024;

/// Is everything in it of a reasonable size? The game says whether it makes sense.
pub(crate) fn check_table(table: &NewTable) -> Result<(), Refusal> {
    if let Some(edition) = &table.edition {
        let name = &edition.name;
        let length = name.chars().count();
        if !(1..=EDITION_NAME).contains(&length) || name.contains(char::is_control) {
            let message = format!("edition.name: 1 to {EDITION_NAME} characters");
            return Err(Refusal::bad(message));
        }
        if edition.text.len() > EDITION {
            return Err(Refusal::bad(format!("edition.text: at most {EDITION} bytes")));
        }
    }
    if table.bots.len() > table.players {
        return Err(Refusal::bad("bots: more than there are seats"));
    }
    check_options(&table.options).map_err(Refusal::bad)
}

/// The bytes of an edition that a table brings with it.
pub(crate) fn of_edition(table: &NewTable) -> usize {
    table.edition.as_ref().map_or(0, |edition| edition.text.len())
}

/// Are options of a reasonable size?
pub(crate) fn check_options(options: &Map<String, Value>) -> Result<(), String> {
    if serde_json::to_string(options).is_ok_and(|json| json.len() > OPTIONS) {
        return Err(format!("options: at most {OPTIONS} bytes"));
    }
    Ok(())
}

/// The name of an edition as a list shows it. Older tables may have any.
pub(crate) fn shorten_edition(name: &str) -> String {
    name.chars().take(EDITION_NAME).collect()
}
