//! Tokens and cards.

use disc_stacks::{Depicted, Pictured};
use game::{BitSet, Text};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A kind of token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Token {
    Saber,
    Relic,
    Rum,
    Chest,
    Wheel,
    Anchor,
}

impl Token {
    /// The six kinds; first those that are worth ducats, the cheapest first.
    pub const ALL: [Self; 6] =
        [Self::Saber, Self::Relic, Self::Rum, Self::Chest, Self::Wheel, Self::Anchor];
    /// PIR-22: the four kinds that are worth ducats.
    pub const BOOTY: [Self; 4] = [Self::Saber, Self::Relic, Self::Rum, Self::Chest];
    /// How many of each kind the supply holds.
    pub const SUPPLY: u8 = 6;

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        ["saber", "relic", "rum", "chest", "wheel", "anchor"][self as usize]
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A kind of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Shows wheels.
    Ship,
    /// Shows anchors.
    Ruin,
    /// PIR-18, PIR-19: there is only one.
    Monster,
}

/// A card that can be captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Ship, ruin or sea monster.
    pub kind: Kind,
    /// The pirates needed to capture it.
    pub crew: u8,
    /// The ducats on it.
    pub ducats: u8,
    /// What a `?` pirate is paid.
    pub wild: u8,
    #[serde(rename = "tokens")]
    pictured: Pictured<Token>,
    /// The wheels that a ship shows.
    #[serde(default)]
    pub wheels: u8,
    /// The anchors that a ruin shows.
    #[serde(default)]
    pub anchors: u8,
}

impl Depicted for Token {
    const KINDS: &'static [Self] = &Self::ALL;
    const SHOWN: (&'static str, &'static str) = ("card", "tokens");

    fn number(self) -> u8 {
        self as u8
    }
}

/// PIR-7, PIR-18: which tokens the captain and the mate take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spoils {
    /// The captain's; two from the sea monster.
    pub captain: [Option<Token>; 2],
    /// The mate's.
    pub mate: Option<Token>,
}

impl Card {
    /// A card that nobody can capture, to fill empty places with.
    pub(crate) const NONE: Self = Self {
        kind: Kind::Ship,
        crew: u8::MAX,
        ducats: 0,
        wild: 0,
        pictured: Pictured::NONE,
        wheels: 0,
        anchors: 0,
    };

    /// The pictured tokens, one or two.
    pub fn tokens(self) -> impl Iterator<Item = Token> {
        self.pictured.iter()
    }

    /// PIR-7: what the captain may choose: a kind that is pictured. PIR-18:
    /// for the sea monster there is nothing to choose. See [`Self::choice`].
    #[inline]
    pub(crate) fn choices(self) -> BitSet<u8> {
        if self.kind == Kind::Monster { BitSet::one(0) } else { self.pictured.choices() }
    }

    /// The token that stands at a place of [`Self::choices`].
    #[inline]
    pub(crate) fn choice(self, place: u8) -> Option<Token> {
        (self.kind != Kind::Monster).then(|| self.pictured.at(place))
    }

    /// PIR-7, PIR-18: the kinds that the captain may choose from, or that there is nothing to choose.
    pub fn captain_choices(self) -> impl Iterator<Item = Option<Token>> {
        self.choices().iter().map(move |place| self.choice(place))
    }

    /// PIR-7, PIR-18: who takes what when the captain chose this.
    pub fn spoils(self, chosen: Option<Token>) -> Spoils {
        let (first, second) = (self.pictured.first(), self.pictured.second());
        match chosen {
            None => Spoils { captain: [Some(first), second], mate: None },
            Some(chosen) => {
                Spoils { captain: [Some(chosen), None], mate: self.pictured.other(chosen) }
            }
        }
    }

    /// Is the kind of token pictured?
    pub fn shows(self, token: Token) -> bool {
        self.pictured.shows(token)
    }

    /// Whether there can be such a card; if not, which field is wrong.
    pub(crate) fn check(self) -> Result<(), (&'static str, Text)> {
        let Self { kind, crew, wheels, anchors, .. } = self;
        let none = || Text::new("pir-wrong-none").with("kind", crate::text::kind(kind));
        if !(2..=9).contains(&crew) {
            return Err(("crew", Text::new("pir-wrong-crew").with("crew", crew)));
        }
        if kind != Kind::Ship && wheels > 0 {
            return Err(("wheels", none()));
        }
        if kind != Kind::Ruin && anchors > 0 {
            return Err(("anchors", none()));
        }
        if kind == Kind::Monster && !(self.shows(Token::Wheel) && self.shows(Token::Anchor)) {
            return Err(("tokens", "pir-wrong-monster-tokens".into()));
        }
        Ok(())
    }
}
