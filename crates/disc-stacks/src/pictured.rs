//! What a card shows: one or two things to take.

use game::{BitSet, Fault, Text};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt::{Debug, Display};

/// A kind of thing that cards show.
pub trait Depicted: Copy + PartialEq + Debug + 'static {
    /// All of them, by number.
    const KINDS: &'static [Self];
    /// What shows it and what it is called, as in `a ship shows` and `pieces of booty`.
    const SHOWN: (&'static str, &'static str);

    /// Its number, from 0.
    fn number(self) -> u8;
}

/// One or two kinds in a byte, because a state holds many cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pictured<K>(u8, std::marker::PhantomData<K>);

impl<K: Depicted> Pictured<K> {
    /// In place of the second.
    const SINGLE: u8 = 0xF;

    /// Of a card that nobody can take.
    pub const NONE: Self = Self(Self::SINGLE << 4, std::marker::PhantomData);

    fn new(first: K, second: Option<K>) -> Self {
        let second = second.map_or(Self::SINGLE, K::number);
        Self(first.number() | second << 4, std::marker::PhantomData)
    }

    /// The first.
    #[inline]
    pub fn first(self) -> K {
        self.at(0)
    }

    /// The second, if there are two.
    #[inline]
    pub fn second(self) -> Option<K> {
        K::KINDS.get((self.0 >> 4) as usize).copied()
    }

    /// One or two.
    pub fn iter(self) -> impl Iterator<Item = K> {
        [Some(self.first()), self.second()].into_iter().flatten()
    }

    /// The places of the different ones, to choose from: see [`Self::at`].
    #[inline]
    pub fn choices(self) -> BitSet<u8> {
        let differs = self.second().is_some_and(|second| second != self.first());
        BitSet::from_bits(1 | u32::from(differs) << 1)
    }

    /// What stands at a place: 0 is the first.
    ///
    /// # Panics
    /// If there is no such place.
    #[inline]
    pub fn at(self, place: u8) -> K {
        K::KINDS[(self.0 >> (4 * place) & 0xF) as usize]
    }

    /// What is left when this was chosen.
    pub fn other(self, chosen: K) -> Option<K> {
        let first = self.first();
        if chosen == first { self.second() } else { Some(first) }
    }

    /// Is this one shown?
    pub fn shows(self, kind: K) -> bool {
        self.iter().any(|shown| shown == kind)
    }
}

/// Checks that the cards of an edition show no kind more often than the box holds it; `field` is
/// that of the cards, `shown` that of what they show.
pub fn check_pictured<K: Depicted + Display, I: Iterator<Item = K>>(
    cards: impl Iterator<Item = I>,
    [field, shown]: [&'static str; 2],
    supply: u8,
) -> Result<(), Fault> {
    let mut pictured = vec![0; K::KINDS.len()];
    for (number, kinds) in cards.enumerate() {
        for kind in kinds {
            let count = &mut pictured[usize::from(kind.number())];
            *count += 1;
            if *count > supply {
                let reason = Text::new("discs-wrong-pictured").with("kind", kind.to_string());
                let reason = reason.with("supply", supply);
                return Err(Fault::new([field.into(), number.into(), shown.into()], reason));
            }
        }
    }
    Ok(())
}

impl<K: Depicted + Serialize> Serialize for Pictured<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, K: Depicted + Deserialize<'de>> Deserialize<'de> for Pictured<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let shown = Vec::<K>::deserialize(deserializer)?;
        match shown[..] {
            [first] => Ok(Self::new(first, None)),
            [first, second] => Ok(Self::new(first, Some(second))),
            _ => {
                let (card, kinds) = K::SHOWN;
                let count = shown.len();
                Err(de::Error::custom(format!("a {card} shows 1 or 2 {kinds}, not {count}")))
            }
        }
    }
}
