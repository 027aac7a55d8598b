//! Tokens and cards.

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
    /// PIR-18, PIR-19: there is but one.
    Monster,
}

impl Kind {
    const ALL: [Self; 3] = [Self::Ship, Self::Ruin, Self::Monster];

    /// Its name for people.
    pub const fn name(self) -> &'static str {
        ["ship", "ruin", "sea monster"][self as usize]
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A card that can be captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "Written", try_from = "Written")]
pub struct Card {
    /// The pirates needed to capture it.
    pub crew: u8,
    /// The ducats on it.
    pub ducats: u8,
    /// What a `?` pirate is paid.
    pub wild: u8,
    pictured: Pictured,
    emblems: Emblems,
}

/// One or two tokens in a byte, because the state holds twenty cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Pictured(u8);

impl Pictured {
    const SINGLE: u8 = 0xF;

    fn new(first: Token, second: Option<Token>) -> Self {
        Self(first as u8 | second.map_or(Self::SINGLE, |second| second as u8) << 4)
    }

    fn first(self) -> Token {
        Token::ALL[(self.0 & 0xF) as usize]
    }

    fn second(self) -> Option<Token> {
        Token::ALL.get((self.0 >> 4) as usize).copied()
    }
}

/// The kind of a card and how many wheels or anchors it shows, in a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Emblems(u8);

impl Emblems {
    const MOST: u8 = u8::MAX >> 2;

    fn new(kind: Kind, count: u8) -> Self {
        Self(kind as u8 | count << 2)
    }

    fn kind(self) -> Kind {
        Kind::ALL[(self.0 & 0b11) as usize]
    }

    fn count(self) -> u8 {
        self.0 >> 2
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
        crew: u8::MAX,
        ducats: 0,
        wild: 0,
        pictured: Pictured(Pictured::SINGLE << 4),
        emblems: Emblems(0),
    };

    /// Ship, ruin or sea monster.
    pub fn kind(self) -> Kind {
        self.emblems.kind()
    }

    /// The wheels that it shows.
    pub fn wheels(self) -> u8 {
        if self.kind() == Kind::Ship { self.emblems.count() } else { 0 }
    }

    /// The anchors that it shows.
    pub fn anchors(self) -> u8 {
        if self.kind() == Kind::Ruin { self.emblems.count() } else { 0 }
    }

    /// The pictured tokens, one or two.
    pub fn tokens(self) -> impl Iterator<Item = Token> {
        [Some(self.pictured.first()), self.pictured.second()].into_iter().flatten()
    }

    /// PIR-7: what the captain may choose: a kind that is pictured. PIR-18:
    /// for the sea monster there is nothing to choose.
    #[inline]
    pub fn choices(self) -> impl Iterator<Item = Option<Token>> {
        let first = self.pictured.first();
        if self.kind() == Kind::Monster {
            return [Some(None), None].into_iter().flatten();
        }
        let second = self.pictured.second().filter(|&second| second != first);
        [Some(Some(first)), second.map(Some)].into_iter().flatten()
    }

    /// How many [`Self::choices`] there are.
    #[inline]
    pub(crate) fn choice_count(self) -> u32 {
        let differs = self.pictured.second().is_some_and(|kind| kind != self.pictured.first());
        1 + u32::from(differs && self.kind() != Kind::Monster)
    }

    /// PIR-7, PIR-18: who takes what when the captain chose this.
    pub fn spoils(self, chosen: Option<Token>) -> Spoils {
        let (first, second) = (self.pictured.first(), self.pictured.second());
        match chosen {
            None => Spoils { captain: [Some(first), second], mate: None },
            Some(chosen) => {
                let mate = if chosen == first { second } else { Some(first) };
                Spoils { captain: [Some(chosen), None], mate }
            }
        }
    }

    /// Is the kind of token pictured?
    pub fn shows(self, token: Token) -> bool {
        self.tokens().any(|pictured| pictured == token)
    }
}

/// A card as it is written: in editions, positions and views.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    kind: Kind,
    crew: u8,
    ducats: u8,
    wild: u8,
    tokens: Vec<Token>,
    #[serde(default)]
    wheels: u8,
    #[serde(default)]
    anchors: u8,
}

impl From<Card> for Written {
    fn from(card: Card) -> Self {
        let Card { crew, ducats, wild, .. } = card;
        let (kind, wheels, anchors) = (card.kind(), card.wheels(), card.anchors());
        Self { kind, crew, ducats, wild, tokens: card.tokens().collect(), wheels, anchors }
    }
}

impl TryFrom<Written> for Card {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let Written { kind, crew, ducats, wild, tokens, wheels, anchors } = written;
        if !(2..=9).contains(&crew) {
            return Err(format!("crew {crew}: a card needs 2 to 9 pirates"));
        }
        let pictured = match tokens[..] {
            [first] => Pictured::new(first, None),
            [first, second] => Pictured::new(first, Some(second)),
            _ => return Err(format!("tokens: a card shows 1 or 2, not {}", tokens.len())),
        };
        let pair = [Token::Wheel, Token::Anchor];
        if kind == Kind::Monster && (tokens.len() != 2 || !pair.iter().all(|t| tokens.contains(t)))
        {
            return Err("tokens: the sea monster shows a wheel and an anchor".to_owned());
        }
        let emblems = Emblems::new(kind, count_emblems(kind, wheels, anchors)?);
        Ok(Self { crew, ducats, wild, pictured, emblems })
    }
}

/// Ships show wheels, ruins anchors, the sea monster neither.
fn count_emblems(kind: Kind, wheels: u8, anchors: u8) -> Result<u8, String> {
    let (shown, other) = match kind {
        Kind::Ship => (wheels, anchors),
        Kind::Ruin => (anchors, wheels),
        Kind::Monster => (0, wheels.max(anchors)),
    };
    let field = if (kind == Kind::Ruin) == (other > 0) { "wheels" } else { "anchors" };
    if other > 0 {
        return Err(format!("{field}: a {kind} shows none"));
    }
    if shown > Emblems::MOST {
        return Err(format!("{field}: {shown} is more than {}", Emblems::MOST));
    }
    Ok(shown)
}
