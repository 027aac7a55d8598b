//! Programs that play for somebody, with a token.

use std::time::Duration;

use protocol::v1::{Answer, Occupant};
use serde_json::{Value, json};
use test_client::Guest;
use tokio::time::timeout;

use crate::{bot, guests, serve};

async fn token(guest: &Guest) -> String {
    let body = json!({"label": "a bot"}).to_string();
    let (status, body) = guest.ask("POST", "/api/v1/me/tokens", &body).await.expect("an answer");
    assert_eq!(status, 201);
    let made: Value = serde_json::from_str(&body).expect("JSON");
    made["token"].as_str().expect("a text").to_owned()
}

/// The bot of `examples/` against ours. King of Pirates is left out: played without any aim it lasts
/// longer than a test should.
#[tokio::test]
async fn the_example_bot_plays_to_the_end() {
    let server = serve().await;
    let [anne] = guests(server).await;
    let token = token(&anne).await;
    for (game, players) in [("buccaneer", 3), ("pirates", 3), ("planks", 2)] {
        let bots: Vec<_> = (0..players).map(|seat| (seat > 0).then_some("cabin-boy")).collect();
        let new = json!({"game": game, "players": players, "bots": bots, "bot_pause": 0});
        let table = anne.make(&new).await.expect("a table");
        let address = format!("ws://{server}");
        let playing = bot::play(&address, &table.id, &token);
        let starting = async {
            let mut tab =
                test_client::Socket::open(server, &anne, &table.id).await.expect("a socket");
            tab.say(&json!({"hello": {}})).await.expect("sent");
            // The bot gives the share of the dice, not this tab: it only looks.
            loop {
                let text = tab.hear_text().await.expect("the server speaks");
                let table = match serde_json::from_str(&text).expect("an answer") {
                    Answer::Table(table) => table,
                    Answer::Welcome(welcome) => welcome.table,
                    _ => continue,
                };
                if table.seats[0].occupant != Occupant::Nobody {
                    break;
                }
            }
            tab.say(&json!({"start": {}})).await.expect("sent");
            // Closed at once, it could take back what it said last.
            tab
        };
        let playing = timeout(Duration::from_secs(60), playing);
        let (standing, _tab) = tokio::join!(playing, starting);
        let standing = standing.unwrap_or_else(|_| panic!("{game} takes too long"));
        let standing = standing.unwrap_or_else(|error| panic!("{game}: {error}"));
        assert_eq!(standing["scores"].as_array().map(Vec::len), Some(players), "{standing}");
    }
}
