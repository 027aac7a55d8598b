//! The settings of an arena, and what follows from a match's number.

use crate::Entrant;
use bots::Budget;
use engine::{AnyMatch, Choices, EditionChoice, MatchError};
use game::{COLORS, Rng, Seed};
use registry::GameId;
use serde::Serialize;
use serde_json::{Value, json};

/// The settings of an arena. Matches are numbered from 0, and a match's number
/// decides its deal, its seating and its seeds.
#[derive(Clone, Debug, PartialEq)]
pub struct Fixture {
    /// The game.
    pub game: GameId,
    /// The bots; results refer to a bot by its place in this list.
    pub bots: Vec<Entrant>,
    /// The budget of bots without one of their own.
    pub budget: Budget,
    /// The seed of everything random.
    pub seed: String,
    /// The component values.
    pub edition: EditionChoice,
    /// The table's options.
    pub options: Value,
    /// How deals and seats go together.
    pub dealing: Dealing,
    /// Whether to count what happens in a match.
    pub facts: bool,
    /// Whether each match draws the colours of its seats unless the options
    /// name them. This separates the effect of a colour from that of a seat.
    pub draws_colors: bool,
}

/// How deals and seats go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Dealing {
    /// Plays each deal once with every rotation of the bots, so that each bot
    /// has the same luck in every seat.
    Rotated,
    /// Gives each match a new deal: for equal bots, where rotations would only
    /// repeat the luck of a seat.
    Fresh,
}

impl Fixture {
    /// The house edition, default options and budget, every rotation.
    pub fn new(game: GameId, bots: impl IntoIterator<Item = impl Into<Entrant>>) -> Self {
        let Choices { edition, options, .. } = Choices::default();
        Self {
            game,
            bots: bots.into_iter().map(Into::into).collect(),
            budget: Budget::default(),
            seed: "arena".to_owned(),
            edition,
            options,
            dealing: Dealing::Rotated,
            facts: false,
            draws_colors: false,
        }
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.bots.len()
    }

    /// The budget of a bot.
    pub fn budget_of(&self, bot: usize) -> Budget {
        self.bots[bot].budget.unwrap_or(self.budget)
    }

    /// The number of matches, rounded up to whole deals.
    pub fn whole_deals(&self, matches: u64) -> u64 {
        match self.dealing {
            Dealing::Rotated => matches.next_multiple_of(self.players().max(1) as u64),
            Dealing::Fresh => matches,
        }
    }

    /// The deal of a match.
    pub fn deal(&self, number: u64) -> u64 {
        match self.dealing {
            Dealing::Rotated => number / self.players() as u64,
            Dealing::Fresh => number,
        }
    }

    /// The bot in each seat.
    pub fn seating(&self, number: u64) -> Vec<usize> {
        let players = self.players();
        let turned = match self.dealing {
            Dealing::Rotated => (number % players as u64) as usize,
            Dealing::Fresh => 0,
        };
        (0..players).map(|seat| (seat + turned) % players).collect()
    }

    /// A match before its first input.
    pub fn open(&self, number: u64) -> Result<Box<dyn AnyMatch>, MatchError> {
        let choices = Choices {
            players: self.players(),
            seed: format!("{}/{}", self.seed, self.deal(number)),
            edition: self.edition.clone(),
            options: self.options(number),
        };
        engine::open(self.game, &choices)
    }

    /// The options of a match.
    fn options(&self, number: u64) -> Value {
        let mut options = self.options.clone();
        if let Some(colors) = self.colors(number) {
            options[COLORS] = json!(colors);
        }
        options
    }

    /// The colour drawn for each seat of a match, unless colours are not drawn.
    pub(crate) fn colors(&self, number: u64) -> Option<Vec<String>> {
        if !self.draws_colors || self.options.get(COLORS).is_some() {
            return None;
        }
        let mut colors = self.game.about().colors();
        if colors.is_empty() {
            return None;
        }
        Seed::from_text(&format!("{}/colors/{number}", self.seed)).draw(0).shuffle(&mut colors);
        colors.truncate(self.players());
        Some(colors)
    }

    /// The seeds of the bots in a match. They differ between the rotations of
    /// a deal; otherwise equal bots would play the same match in each.
    pub(crate) fn bot_seeds(&self, number: u64) -> BotSeeds {
        BotSeeds(Seed::from_text(&format!("{}/bots/{number}", self.seed)))
    }

    /// The settings that two runs must share to go into one file. The number
    /// of matches is not among them, so a run can be extended.
    pub(crate) fn header(&self) -> Value {
        let edition = match &self.edition {
            EditionChoice::House => Value::from("house"),
            EditionChoice::File { text, .. } => Value::from(text.as_str()),
        };
        json!({
            "arena": 1,
            "game": self.game,
            "rules": self.game.about().rules,
            "bots": self.bots.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "budget": self.budget,
            "seed": self.seed,
            "edition": edition,
            "options": self.options,
            "dealing": self.dealing,
            "facts": self.facts,
            "draws_colors": self.draws_colors,
        })
    }
}

/// The seeds of all decisions in one match.
pub(crate) struct BotSeeds(Seed);

impl BotSeeds {
    /// The seed of the decision after this many inputs.
    pub(crate) fn seed(&self, inputs: usize) -> u64 {
        let mut words = self.0.draw(inputs as u64);
        u64::from(words.word()) << 32 | u64::from(words.word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Level;

    fn four() -> Fixture {
        Fixture::new(GameId::Buccaneer, vec![Level::Greedy; 4])
    }

    #[test]
    fn each_bot_sits_in_every_seat_once_a_deal() {
        let fixture = four();
        for bot in 0..4 {
            let seat = |number| fixture.seating(number).iter().position(|&sits| sits == bot);
            let mut seats: Vec<_> = (8..12).map(|number| seat(number).unwrap()).collect();
            seats.sort_unstable();
            assert_eq!(seats, [0, 1, 2, 3]);
        }
        assert_eq!(fixture.whole_deals(10), 12);
        assert_eq!(fixture.whole_deals(12), 12);
    }

    #[test]
    fn rotations_share_the_deal_but_not_the_bots_seeds() {
        let fixture = four();
        assert_eq!(fixture.deal(4), fixture.deal(7));
        assert_ne!(fixture.deal(7), fixture.deal(8));
        assert_ne!(fixture.bot_seeds(4).seed(9), fixture.bot_seeds(5).seed(9));
        assert_ne!(fixture.bot_seeds(4).seed(9), fixture.bot_seeds(4).seed(10));
        assert_eq!(fixture.bot_seeds(4).seed(9), fixture.bot_seeds(4).seed(9));
    }

    #[test]
    fn a_bots_own_budget_takes_precedence() {
        let bots = ["mate@7", "mate"].map(|text| text.parse::<Entrant>().unwrap());
        let fixture = Fixture { budget: Budget::Millis(5), ..Fixture::new(GameId::Planks, bots) };
        assert_eq!(fixture.budget_of(0), Budget::Iterations(7));
        assert_eq!(fixture.budget_of(1), Budget::Millis(5));
        assert_eq!(fixture.header()["bots"], json!(["mate@7", "mate"]));
    }

    #[test]
    fn colors_are_drawn_by_match_and_named_ones_stay() {
        let drawn = Fixture { draws_colors: true, ..four() };
        let mut seen: Vec<_> = (0..200).filter_map(|number| drawn.colors(number)).collect();
        assert_eq!(seen.len(), 200);
        assert!(seen.iter().all(|colors| colors.len() == 4));
        seen.sort();
        seen.dedup();
        assert!(seen.len() > 70, "{} of 120 ways were drawn", seen.len());
        let table = drawn.open(7).unwrap();
        assert_eq!(table.view(game::Viewer::Spectator)["colors"], json!(drawn.colors(7)));
        let named = Fixture { options: json!({"colors": ["black"]}), ..drawn };
        assert_eq!(named.colors(7), None);
        assert_eq!(four().colors(7), None);
    }

    #[test]
    fn fresh_deals_keep_the_seats() {
        let fixture = Fixture { dealing: Dealing::Fresh, ..four() };
        assert_eq!((fixture.deal(7), fixture.whole_deals(10)), (7, 10));
        assert_eq!(fixture.seating(7), [0, 1, 2, 3]);
    }
}
