//! The archive: the last matches of every game on this device, finished or not, among them the
//! current one of each game (`current`).
//!
//! A match that makes way for another is handed in with one synchronous write (`aside.*` in the local
//! storage), and from there brought into the database. The note is removed once the database has
//! the match for good, so a closed tab loses nothing. A browser without a database keeps the notes
//! themselves, fewer of them.

pub(crate) mod current;
mod database;
mod handed_in;
mod head;
mod player;
mod saved;

use std::time::Duration;

use leptos::prelude::set_timeout;
use leptos::task::spawn_local;
use web_kit::device;
use web_kit::model::GameUi;
use web_kit::words::say_with;

use crate::archive::handed_in::{HANDED_IN, key_of};
pub(crate) use crate::archive::head::{Head, Sitter};
use crate::archive::head::{Lead, head_of};
pub(crate) use crate::archive::player::{LONGEST_NAME, Player, clean_name};
pub(crate) use crate::archive::saved::{Saved, name_at};
use crate::games;

/// How many matches of a game are kept.
const MOST: usize = 50;
/// The same in a browser without a database.
const MOST_HANDED_IN: usize = 5;
/// How long a page is open before the database is touched.
const AT_REST: Duration = Duration::from_secs(3);
/// The matches of this device.
#[derive(Clone, Debug, Default)]
pub(crate) struct Archive {
    /// The last played first.
    pub(crate) heads: Vec<Head>,
    /// The browser has no database: only a few are kept.
    pub(crate) is_short: bool,
}

/// Brings what was handed in into the database, once the page is at rest: a page that is left in the
/// middle of that can leave the database locked, and matches are handed in where pages are left.
pub(crate) fn store_soon() {
    let work = || {
        spawn_local(async {
            // What the database did not take stays where it is, and is tried again.
            let _ = store().await;
        });
    };
    set_timeout(work, AT_REST);
}

/// Brings what was handed in into the database.
async fn store() -> Result<(), database::Failed> {
    for key in device::keys(HANDED_IN) {
        let Some(text) = device::read(&key) else { continue };
        // A match of an earlier version stays where it is until it is mended.
        let Some(head) = head_of(&text) else { continue };
        database::put(&head, &text).await?;
        // Another tab may have handed in a later state of it meanwhile.
        if device::read(&key).as_ref() == Some(&text) {
            device::forget(&key);
        }
    }
    let heads = database::heads().await?;
    for game in games::ids() {
        let own = heads.iter().filter(|head| head.game == game).cloned();
        for head in beyond(own.collect(), MOST) {
            database::remove(&head.id).await?;
        }
    }
    Ok(())
}

/// The oldest, if there are too many.
fn beyond(mut heads: Vec<Head>, most: usize) -> Vec<Head> {
    heads.sort_by_key(|head| std::cmp::Reverse(head.changed));
    heads.split_off(most.min(heads.len()))
}

/// The first game, or the first after another one, that has matches of an earlier version: the list
/// cannot show them.
pub(crate) fn unmended(after: Option<&str>) -> Option<&'static str> {
    let skipped = |game: &&str| after.is_some_and(|after| *game != after);
    let mut games = games::ids().skip_while(skipped).skip(usize::from(after.is_some()));
    games.find(|game| !headless(game).is_empty())
}

/// Gives the matches of an earlier version their heads. Only the bundle of their game can do that.
pub(crate) fn mend<U: GameUi>() {
    for (key, text) in headless(U::ID) {
        match saved::with_head::<U>(&text) {
            Some((_, mended)) => {
                device::write(&key, &mended);
            }
            // It is of rules that nobody can read any more.
            None if key.starts_with(HANDED_IN) => device::forget(&key),
            None => {}
        }
    }
}

/// The matches of a game without a head, with the keys under which they are kept.
fn headless(game: &str) -> Vec<(String, String)> {
    let keys = device::keys(&format!("{HANDED_IN}{game}.")).into_iter().chain([current::key(game)]);
    let texts = keys.filter_map(|key| device::read(&key).map(|text| (key, text)));
    texts.filter(|(_, text)| head_of(text).is_none()).collect()
}

/// Where a running match stands: "Move 12, you lead".
pub(crate) fn standing(head: &Head) -> String {
    let key = match head.lead() {
        Lead::You => "replay-state-you-lead",
        Lead::Other if head.you().is_some() => "replay-state-behind",
        Lead::Shared => "replay-state-level",
        Lead::Other | Lead::Unknown => "replay-state-running",
    };
    say_with(key, &[("moves", head.moves.into())])
}

/// All matches of this device.
pub(crate) async fn all() -> Archive {
    let stored = match store().await {
        Ok(()) => database::heads().await,
        Err(failed) => Err(failed),
    };
    let is_short = stored.is_err();
    let mut heads = stored.unwrap_or_else(|failed| handed_in(&failed));
    let current = games::ids().filter_map(current::head);
    for head in current {
        heads.retain(|other| other.id != head.id);
        heads.push(head);
    }
    heads.sort_by_key(|head| std::cmp::Reverse(head.changed));
    Archive { heads, is_short }
}

/// What was handed in; in a browser without a database, only the latest of each game is kept.
fn handed_in(failed: &database::Failed) -> Vec<Head> {
    let most = if *failed == database::Failed::Missing { MOST_HANDED_IN } else { usize::MAX };
    let mut kept = Vec::new();
    for game in games::ids() {
        let keys = device::keys(&format!("{HANDED_IN}{game}."));
        let heads: Vec<Head> = keys.iter().filter_map(|key| head_of(&device::read(key)?)).collect();
        for head in beyond(heads.clone(), most) {
            device::forget(&key_of(&head));
        }
        kept.extend(heads);
    }
    kept
}

/// The database may hold the match, but does not answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Busy;

/// A match as it was written: current, handed in, or in the database.
pub(crate) async fn text(game: &str, id: &str) -> Result<Option<String>, Busy> {
    if current::id(game).as_deref() == Some(id) {
        return Ok(current::text(game));
    }
    match device::read(&format!("{HANDED_IN}{game}.{id}")) {
        Some(text) => Ok(Some(text)),
        None => unless_busy(database::text(id).await).map(Option::flatten),
    }
}

/// Deletes a match and answers what it was, for [`restore`].
pub(crate) async fn delete(head: &Head) -> Result<Option<String>, Busy> {
    let Some(text) = text(&head.game, &head.id).await? else { return Ok(None) };
    unless_busy(database::remove(&head.id).await)?;
    if current::id(&head.game).as_deref() == Some(&*head.id) {
        current::forget(&head.game);
    }
    device::forget(&key_of(head));
    Ok(Some(text))
}

/// What the database answered; a browser without one has nothing in it.
fn unless_busy<T>(answer: Result<T, database::Failed>) -> Result<Option<T>, Busy> {
    match answer {
        Ok(answer) => Ok(Some(answer)),
        Err(database::Failed::Missing) => Ok(None),
        Err(database::Failed::Busy) => Err(Busy),
    }
}

/// Brings a deleted match back.
pub(crate) async fn restore(head: &Head, text: &str) {
    device::write(&key_of(head), text);
    // What the database did not take stays where it is.
    let _ = store().await;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head(number: u64) -> Head {
        Head {
            id: number.to_string(),
            game: "planks".to_owned(),
            begun: 0,
            changed: number,
            over: true,
            seats: Vec::new(),
            winners: Vec::new(),
            moves: 3,
            picture: game::Thumbnail::default(),
        }
    }

    #[test]
    fn the_oldest_make_way() {
        let heads: Vec<Head> = [3, 1, 4, 2].map(head).to_vec();
        let gone: Vec<u64> = beyond(heads.clone(), 2).iter().map(|head| head.changed).collect();
        assert_eq!(gone, [2, 1]);
        assert!(beyond(heads, 4).is_empty());
    }
}
