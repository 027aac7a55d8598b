//! What a person at a table does, whichever game is played.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use bots::Level;
use fantoccini::actions::{
    InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use game::{Game, Match};
use serde_json::Value;

use crate::Page;
use crate::matches::record;

/// What drags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// A mouse with its left button.
    Mouse,
    /// A finger.
    Finger,
}

/// One stretch of a drag.
#[derive(Clone, Copy, Debug)]
pub struct Stretch {
    /// Pixels to the right.
    pub right: i64,
    /// Pixels down.
    pub down: i64,
    /// How long it takes.
    pub lasts: Duration,
}

impl Page {
    /// Opens the table of a game with a match on it; the person has seat 0, against greedy bots.
    pub async fn load_match<G: Game>(&self, play: &Match<G>) -> Result<()> {
        self.load_match_against(Level::Greedy, play).await
    }

    /// Opens the table of a game with a match on it; the person has seat 0, against these bots.
    pub async fn load_match_against<G: Game>(&self, level: Level, play: &Match<G>) -> Result<()> {
        self.keep::<G>(record(play, level)?).await?;
        self.open(&format!("/play/{}?speed=fast", G::ID)).await
    }

    /// Keeps a match where the client looks for one; it is loaded when the table is opened.
    pub async fn keep<G: Game>(&self, kept: Value) -> Result<()> {
        self.open("/?speed=fast").await?;
        self.store(&format!("match.{}", G::ID), kept).await
    }

    /// Stores a value as the client does.
    pub async fn store(&self, key: &str, value: Value) -> Result<()> {
        let store = "localStorage.setItem(arguments[0][0], JSON.stringify(arguments[0][1]))";
        let key = Value::String(format!("freebooter.{key}"));
        self.run(store, Value::Array(vec![key, value])).await.map(drop)
    }

    /// Opens the table of a game with a position on it and waits until seat 0 is asked.
    pub async fn load_position<G: Game>(&self, position: Value) -> Result<()> {
        self.load_match(&Match::<G>::load(serde_json::from_value(position)?, "browser")?).await?;
        ensure!(self.is_asked().await?, "the person is asked");
        Ok(())
    }

    /// Opens an online table as the page would; answers its path.
    pub async fn open_table(&self, table: Value) -> Result<String> {
        self.open("/lobby?speed=fast").await?;
        self.wait_for(".my-name").await?;
        let script = "return (async () => { \
            const send = (path, body) => fetch('/api/v1' + path, { method: 'POST', \
                headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }); \
            await send('/me', {}); \
            return (await (await send('/tables', arguments[0])).json()).id; })()";
        let id = self.run(script, table).await?;
        Ok(format!("/table/{}", id.as_str().context("the id of a table")?))
    }

    /// Waits until the person is asked; false if the match is over.
    pub async fn is_asked(&self) -> Result<bool> {
        self.wait_for("[data-asked=person], .ending").await?;
        Ok(!self.has(".ending").await?)
    }

    /// Clicks one of several, another one each time.
    pub async fn pick(&self, css: &str, number: usize) -> Result<()> {
        self.click_nth(css, number * 7).await
    }

    /// The inputs of the match as the browser keeps it.
    pub async fn inputs<G: Game>(&self) -> Result<Vec<Value>> {
        let script = "return JSON.parse(localStorage.getItem(arguments[0])).record.inputs";
        let key = Value::String(format!("freebooter.match.{}", G::ID));
        let inputs = self.run(script, key).await?;
        inputs.as_array().cloned().context("a list of inputs")
    }

    /// Waits until the match has more inputs than that and the person is asked again: bots may be
    /// faster than anybody can see.
    pub async fn wait_for_inputs<G: Game>(&self, more_than: usize) -> Result<()> {
        for _ in 0..400 {
            if self.inputs::<G>().await?.len() > more_than && self.is_asked().await? {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        bail!("the match does not go on")
    }

    /// Chooses one of the listed actions and confirms it.
    pub async fn act_by_list(&self, number: usize) -> Result<()> {
        if !self.has(".actions[open]").await? {
            self.click(".actions summary").await?;
        }
        self.pick(".action", number).await?;
        if self.has(".confirm").await? {
            self.click(".confirm").await?;
        }
        Ok(())
    }

    /// Touches one of several with a finger, another one each time.
    pub async fn tap(&self, css: &str, number: usize) -> Result<()> {
        self.wait_for(css).await?;
        let all = self.all(css).await?;
        let element = all.get(number * 7 % all.len().max(1)).context("one to touch")?.clone();
        let bring = "arguments[0].scrollIntoView({ block: 'center' })";
        self.client().execute(bring, vec![serde_json::to_value(&element)?]).await?;
        let actions = vec![
            PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 },
            PointerAction::Down { button: MOUSE_BUTTON_LEFT },
            PointerAction::Up { button: MOUSE_BUTTON_LEFT },
        ];
        self.gesture(Hand::Finger, actions).await.with_context(|| format!("touching {css}"))
    }

    /// Takes hold of the middle of an element, moves along the stretches and lets go.
    pub async fn drag(&self, css: &str, hand: Hand, way: &[Stretch]) -> Result<()> {
        let element = self.wait_for(css).await?;
        let take = PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 };
        let step = |stretch: &Stretch| PointerAction::MoveBy {
            duration: Some(stretch.lasts),
            x: stretch.right as f64,
            y: stretch.down as f64,
        };
        let mut actions = vec![take, PointerAction::Down { button: MOUSE_BUTTON_LEFT }];
        actions.extend(way.iter().map(step));
        actions.push(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.gesture(hand, actions).await.with_context(|| format!("dragging {css}"))
    }

    async fn gesture(&self, hand: Hand, actions: Vec<PointerAction>) -> Result<()> {
        match hand {
            Hand::Mouse => {
                let mouse = MouseActions::new("mouse".to_owned());
                let all = actions.into_iter().fold(mouse, InputSource::then);
                Ok(self.client().perform_actions(all).await?)
            }
            Hand::Finger => {
                self.have_touch_screen().await?;
                let finger = TouchActions::new("finger".to_owned());
                let all = actions.into_iter().fold(finger, InputSource::then);
                Ok(self.client().perform_actions(all).await?)
            }
        }
    }
}
