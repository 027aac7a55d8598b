//! The page of the archive: the matches of this device, to continue, replay or delete.

use std::sync::Arc;

use game::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_kit::art;
use web_kit::model::{cast, who};
use web_kit::widgets::mini_board::mini_board;
use web_kit::words::{capital, said, say, say_with, tell_value};

use crate::archive::{self, Archive, Busy, Head, Player, Sitter, current};
use crate::games;
use crate::people::when;

/// A match that was deleted, so that it can be brought back.
#[derive(Clone)]
struct Deleted {
    head: Arc<Head>,
    text: Arc<str>,
}

/// What the page knows. A handle: copies mean the same page.
#[derive(Clone, Copy)]
struct Page {
    archive: RwSignal<Option<Arc<Archive>>>,
    deleted: RwSignal<Option<Deleted>>,
    /// The game whose matches are shown; none for all.
    game: RwSignal<Option<&'static str>>,
    /// The database did not answer when it was asked for a match.
    busy: RwSignal<bool>,
}

/// The matches of this device.
pub(super) fn archive() -> impl IntoView {
    let page = Page {
        archive: RwSignal::new(None),
        deleted: RwSignal::new(None),
        game: RwSignal::new(None),
        busy: RwSignal::new(false),
    };
    page.load();
    view! {
        <section class="archive" aria-label=said("replay-archive")>
            {move || filters(page)}
            {move || notice(page)}
            {move || page.busy.get().then(|| view! { <p class="refused" role="alert">{say("replay-busy")}</p> })}
            <p class="undo" role="status">{move || undo(page)}</p>
            {move || list(page)}
        </section>
    }
}

impl Page {
    fn load(self) {
        spawn_local(async move {
            let all = archive::all().await;
            let _ = self.archive.try_set(Some(Arc::new(all)));
        });
    }

    fn delete(self, head: Arc<Head>) {
        spawn_local(async move {
            let text = self.unless_busy(archive::delete(&head).await);
            if let Some(text) = text {
                let _ = self.deleted.try_set(Some(Deleted { head, text: text.into() }));
            }
            self.load();
        });
    }

    /// Says so if the database did not answer.
    fn unless_busy(self, answer: Result<Option<String>, Busy>) -> Option<String> {
        let _ = self.busy.try_set(answer.is_err());
        answer.ok().flatten()
    }

    /// Makes the match its game's current one and goes there; the one before it comes here.
    fn resume(self, head: Arc<Head>) {
        spawn_local(async move {
            let is_current = current::id(&head.game).as_deref() == Some(&*head.id);
            if !is_current {
                let text = archive::text(&head.game, &head.id).await;
                let Some(text) = self.unless_busy(text) else { return };
                current::replace(&head.game, &text);
            }
            // A browser that cannot load the bundle of the game says why.
            let _ = window().location().assign(&format!("/play/{}", head.game));
        });
    }

    fn restore(self, deleted: Deleted) {
        spawn_local(async move {
            archive::restore(&deleted.head, &deleted.text).await;
            let _ = self.deleted.try_set(None);
            self.load();
        });
    }
}

/// One button a game that has matches here, if several have.
fn filters(page: Page) -> Option<impl IntoView> {
    let archive = page.archive.get()?;
    let has = |id: &str| archive.heads.iter().any(|head| head.game == id);
    let games: Vec<_> = games::tiles().into_iter().filter(|tile| has(tile.id)).collect();
    let button = move |game: Option<&'static str>, title: &'static str| {
        let pressed = move || (page.game.get() == game).to_string();
        view! { <button class="chip" aria-pressed=pressed on:click=move |_| page.game.set(game)>{said(title)}</button> }
    };
    (games.len() > 1).then(|| {
        let each = games.into_iter().map(|tile| button(Some(tile.id), tile.title));
        view! {
            <div class="chips" role="group" aria-label=said("replay-archive-games")>
                {button(None, "replay-archive-all")} {each.collect_view()}
            </div>
        }
    })
}

fn notice(page: Page) -> Option<impl IntoView> {
    let is_short = page.archive.get()?.is_short;
    is_short
        .then(|| view! { <p class="notice short" role="note">{say("replay-archive-short")}</p> })
}

fn undo(page: Page) -> Option<impl IntoView> {
    page.deleted.get().map(|deleted| {
        let text = say_with("replay-deleted", &[("game", games::title(&deleted.head.game).into())]);
        view! {
            <span>{text}</span>
            <button class="button small restore" on:click=move |_| page.restore(deleted.clone())>{say("shell-take-back")}</button>
        }
    })
}

fn list(page: Page) -> AnyView {
    let Some(archive) = page.archive.get() else {
        return view! { <p role="status">{say("replay-looking")}</p> }.into_any();
    };
    if archive.heads.is_empty() {
        return empty().into_any();
    }
    let chosen = page.game.get();
    let shown = archive.heads.iter().filter(|head| chosen.is_none_or(|game| head.game == game));
    let cards: Vec<_> = shown.map(|head| card(page, &Arc::new(head.clone()))).collect();
    view! { <ul class="cards">{cards}</ul> }.into_any()
}

/// Nothing was played yet: an empty chest, and the way to the games.
fn empty() -> impl IntoView {
    view! {
        <div class="nothing panel">
            <div class="empty-chest" aria-hidden="true">{art::symbol("booty-chest")}</div>
            <p>{say("replay-nothing-kept")}</p>
            <a class="button main" href="/">{say("shell-front-now")}</a>
        </div>
    }
}

fn card(page: Page, head: &Arc<Head>) -> impl IntoView + use<> {
    let replay = format!("/replay/here/{}/{}", head.game, head.id);
    let name = games::title(&head.game);
    let label = |key: &str| {
        let values = [("game", name.as_str().into()), ("day", when::moment(head.changed).into())];
        say_with(key, &values)
    };
    let (continues, replays, deletes) = (
        label("replay-continue-label"),
        label("replay-replay-label"),
        label("replay-delete-label"),
    );
    let go_on = (!head.over).then(|| {
        let head = Arc::clone(head);
        view! { <button class="button small main continue" aria-label=continues on:click=move |_| page.resume(Arc::clone(&head))>{say("shell-front-go-on")}</button> }
    });
    let delete = {
        let head = Arc::clone(head);
        move |_| page.delete(Arc::clone(&head))
    };
    let date = (head.changed > 0).then(|| when::moment(head.changed));
    view! {
        <li class="card-of-match" class:over=head.over>
            <div class=format!("board-picture {}", head.game)>{picture(head)}</div>
            <div class="about">
                <h2>{name.clone()}</h2>
                <p class="state">{state(head)}</p>
                <p class="date">{date}</p>
            </div>
            <ol class="sitters">{seats(head)}</ol>
            <div class="buttons">
                {go_on}
                <a class="button small open" class:main=head.over aria-label=replays href=replay>{say("replay-title")}</a>
                <button class="button small quiet delete" aria-label=deletes on:click=delete>{say("replay-delete")}</button>
            </div>
        </li>
    }
}

/// "You won", "Move 12, you lead".
fn state(head: &Head) -> String {
    if head.over {
        let you = head.you().is_some_and(|seat| head.winners.contains(&seat));
        return match (head.winners.len(), you) {
            (1, true) => say("replay-state-won"),
            (_, true) => say("replay-state-shared"),
            (_, false) if head.you().is_some() => say("replay-state-lost"),
            (_, false) => say("replay-finished"),
        };
    }
    archive::standing(head)
}

/// Every seat with its mark, name and score.
fn seats(head: &Head) -> impl IntoView + use<> {
    let you = head.you();
    let seat = |(seat, sitter): (usize, &Sitter)| {
        let score = sitter.score.map_or_else(|| "?".to_owned(), |score| tell_value(&score.into()));
        view! {
            <li class:won=head.winners.contains(&seat)>
                <span class=format!("badge {}", sitter.class)>{art::symbol(&sitter.mark)}</span>
                <span class="name">{name(sitter, seat, you)}</span>
                <b>{score}</b>
            </li>
        }
    };
    head.seats.iter().enumerate().map(seat).collect_view()
}

fn name(sitter: &Sitter, seat: usize, you: Option<usize>) -> String {
    let given = sitter.name.clone();
    match sitter.player {
        Player::Person if you == Some(seat) => {
            given.unwrap_or_else(|| capital(&say("shell-who-you")))
        }
        Player::Person => given.unwrap_or_else(|| capital(&say("shell-who-person"))),
        Player::Bot(level) => match cast::at(level, Seat::new(seat as u8)) {
            Some(bot) => bot.name.to_owned(),
            None => capital(&who::rank(level)),
        },
    }
}

/// The board, or the game's own picture where the match is older than such pictures.
fn picture(head: &Head) -> AnyView {
    if !head.picture.marks.is_empty() {
        return mini_board(&head.picture, say("replay-board")).into_any();
    }
    let tile = games::tiles().into_iter().find(|tile| tile.id == head.game);
    tile.map(|tile| (tile.picture)()).into_any()
}
