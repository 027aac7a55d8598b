//! Matches that bots played, to set a table with.

use anyhow::{Context, Result};
use bots::{Budget, Level};
use game::{Evaluate, Game, Match, Pending, Setup, Viewer};
use serde_json::{Value, json};

/// A match that bots play until `stop` says so or it is over. The same seed gives the same match.
pub fn until<G: Evaluate>(
    players: usize,
    seed: &str,
    stop: impl Fn(&Match<G>) -> bool,
) -> Result<Match<G>> {
    let mut play = Match::<G>::new(Setup::house(players), seed)?;
    play.settle();
    while let Pending::Seats(asked) = play.pending() {
        if stop(&play) {
            break;
        }
        let seat = asked.first().context("somebody is asked")?;
        let view = play.state().view(Viewer::Seat(seat));
        let chance = play.inputs().len() as u64;
        let choice = bots::choose::<G>(Level::Greedy, &view, seat, Budget::default(), chance);
        play.act(seat, choice.action)?;
        play.settle();
    }
    Ok(play)
}

/// The match as the client keeps it: a person at seat 0, bots of this level at the others.
pub fn record<G: Game>(play: &Match<G>, level: Level) -> Result<Value> {
    let bots = std::iter::repeat_n(json!({ "bot": level }), play.state().players() - 1);
    let players: Vec<Value> = std::iter::once(json!("person")).chain(bots).collect();
    let over = matches!(play.pending(), Pending::Over);
    Ok(json!({ "players": players, "record": serde_json::to_value(play.record())?, "over": over }))
}
