//! Editions: what stands on the tokens and cards.

use crate::{Card, Kind, Token, sketch};
use disc_stacks::check_pictured;
use game::{Fault, PathSegment, Say, Sketch};
use serde::{Deserialize, Serialize};

/// PIR-22: ducats for the most tokens of a kind, by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Worth {
    pub saber: u8,
    pub relic: u8,
    pub rum: u8,
    pub chest: u8,
}

impl Worth {
    /// Of one kind; wheels and anchors are worth nothing by themselves.
    pub fn of(self, token: Token) -> u8 {
        match token {
            Token::Saber => self.saber,
            Token::Relic => self.relic,
            Token::Rum => self.rum,
            Token::Chest => self.chest,
            Token::Wheel | Token::Anchor => 0,
        }
    }
}

impl Default for Worth {
    fn default() -> Self {
        Self { saber: 6, relic: 9, rum: 12, chest: 15 }
    }
}

/// An edition of Pirates.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// The edition's name.
    pub name: String,
    /// What tokens are worth.
    #[serde(default)]
    pub worth: Worth,
    /// The cards.
    pub cards: Vec<Card>,
}

impl Edition {
    /// The number of cards in the box.
    pub const CARDS: usize = 20;

    fn check_tokens(&self) -> Result<(), Fault> {
        let pictured = self.cards.iter().map(|card| card.tokens());
        check_pictured(pictured, ["cards", "tokens"], Token::SUPPLY)
    }

    fn check_monster(&self) -> Result<(), Fault> {
        let mut monsters = (0..self.cards.len()).filter(|&n| self.cards[n].kind == Kind::Monster);
        if monsters.next().is_none() {
            return Err(Fault::new(["cards".into()], "pir-wrong-no-monster"));
        }
        match monsters.next() {
            None => Ok(()),
            Some(second) => {
                let path: [PathSegment; 3] = ["cards".into(), second.into(), "kind".into()];
                Err(Fault::new(path, "pir-wrong-second-monster"))
            }
        }
    }
}

impl game::Edition for Edition {
    const HOUSE: &'static str = include_str!("../editions/house.toml");
    const HOUSE_JSON: &'static str = include_str!(concat!(env!("OUT_DIR"), "/house.json"));

    fn name(&self) -> &str {
        &self.name
    }

    fn sketch(&self, say: Say<'_>) -> Sketch {
        sketch::edition(self, say)
    }

    fn validate(&self) -> Result<(), Fault> {
        Fault::check_name(&self.name)?;
        let (cards, box_of) = (self.cards.len() as u32, Self::CARDS as u32);
        Fault::check_total(["cards".into()], "pir-wrong-cards", cards, box_of)?;
        for (number, card) in self.cards.iter().enumerate() {
            card.check().map_err(|(field, reason)| {
                Fault::new(["cards".into(), number.into(), field.into()], reason)
            })?;
        }
        self.check_monster()?;
        self.check_tokens()
    }
}
