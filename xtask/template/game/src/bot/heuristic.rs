//! How good a state looks for each seat, in hundredths of a gold piece.

use crate::TemplateGame;
use game::{Game, Seat};

const GOLD: i32 = 100;
/// Of the gold ahead a boat can hope for this part, in hundredths: it stops
/// on about one space in three, and others are there first.
const HOPE: i32 = 15;

/// Each seat's score if the match ended now, plus its part of the gold that
/// lies ahead of it.
pub(super) fn values(game: &TemplateGame) -> [i32; Seat::MOST] {
    let mut values = [0; Seat::MOST];
    for seat in Seat::all(game.players()) {
        let hope = if game.is_over() { 0 } else { game.gold_ahead(seat) * HOPE };
        values[seat.index()] = i32::from(game.score(seat)) * GOLD + hope;
    }
    values
}

impl TemplateGame {
    fn gold_ahead(&self, seat: Seat) -> i32 {
        let ahead = self.place(seat) + 1..=self.track.harbour();
        ahead.map(|space| i32::from(self.gold_on(space))).sum()
    }
}
