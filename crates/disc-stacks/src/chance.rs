//! Chance of the set-up: who begins, and the order of the cards.

use game::{First, Rng, Seat, SetupError, Text, Value};
use serde::{Deserialize, Serialize};

/// What the set-up still needs from chance, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaits {
    /// The first player.
    First,
    /// The order of the cards.
    Deck,
}

impl Awaits {
    /// The first player, or the one that is drawn for, and what is drawn next.
    pub fn begin(first: First, players: usize) -> Result<(Seat, Self), SetupError> {
        let drawn = (Seat::new(0), Self::First);
        Ok(first.named(players)?.map_or(drawn, |seat| (seat, Self::Deck)))
    }
}

/// What chance answers, for a deck of `N` cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome<const N: usize> {
    /// This seat begins.
    First(Seat),
    /// The cards in this order, next first, by their place in the edition.
    #[serde(with = "order")]
    Deck([u8; N]),
}

impl<const N: usize> Outcome<N> {
    /// Draws what is awaited.
    pub fn draw(awaits: Awaits, players: usize, rng: &mut impl Rng) -> Self {
        match awaits {
            Awaits::First => Self::First(Seat::new(rng.below(players as u32) as u8)),
            Awaits::Deck => {
                let mut order = std::array::from_fn(|place| place as u8);
                rng.shuffle(&mut order);
                Self::Deck(order)
            }
        }
    }

    /// Whether it answers what is awaited; `cards` is the field of the cards in a position.
    pub fn admit(
        &self,
        awaits: Option<Awaits>,
        players: usize,
        cards: &'static str,
    ) -> Result<(), Text> {
        match (awaits, self) {
            (Some(Awaits::First), Self::First(seat)) => (seat.index() < players)
                .then_some(())
                .ok_or_else(|| Text::new("wrong-seat-here").with("seat", seat.index())),
            (Some(Awaits::Deck), Self::Deck(order)) => {
                let text = Text::new("discs-wrong-deck").with("cards", Value::word(cards));
                is_permutation(order).then_some(()).ok_or_else(|| text.with("last", N - 1))
            }
            (Some(Awaits::First), Self::Deck(_)) => Err("wrong-asked-first".into()),
            (Some(Awaits::Deck), Self::First(_)) => Err("discs-wrong-asked-deck".into()),
            (None, _) => Err("wrong-no-chance".into()),
        }
    }
}

fn is_permutation<const N: usize>(order: &[u8; N]) -> bool {
    let mut sorted = *order;
    sorted.sort_unstable();
    sorted.iter().enumerate().all(|(place, &card)| place == card as usize)
}

/// An array of any length, which serde knows of few lengths only.
mod order {
    use serde::de::{Error, SeqAccess, Visitor};
    use serde::{Deserializer, Serializer, ser::SerializeTuple};
    use std::fmt;

    pub(super) fn serialize<S: Serializer, const N: usize>(
        order: &[u8; N],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut tuple = serializer.serialize_tuple(N)?;
        order.iter().try_for_each(|place| tuple.serialize_element(place))?;
        tuple.end()
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>, const N: usize>(
        deserializer: D,
    ) -> Result<[u8; N], D::Error> {
        deserializer.deserialize_tuple(N, Order)
    }

    struct Order<const N: usize>;

    impl<'de, const N: usize> Visitor<'de> for Order<N> {
        type Value = [u8; N];

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "an array of length {N}")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut places: A) -> Result<[u8; N], A::Error> {
            let mut order = [0; N];
            for (number, place) in order.iter_mut().enumerate() {
                let next = places.next_element()?;
                *place = next.ok_or_else(|| A::Error::invalid_length(number, &self))?;
            }
            Ok(order)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_is_written_as_an_array_of_its_length() {
        let deck = Outcome::Deck([2, 0, 1]);
        assert_eq!(serde_json::to_string(&deck).unwrap(), r#"{"deck":[2,0,1]}"#);
        assert_eq!(serde_json::from_str::<Outcome<3>>(r#"{"deck":[2,0,1]}"#).unwrap(), deck);
        for (wrong, reason) in [
            (r#"{"deck":[2,0]}"#, "invalid length 2, expected an array of length 3"),
            (r#"{"deck":[2,0,1,3]}"#, "trailing characters"),
            (r#"{"deck":[2,0,256]}"#, "256"),
        ] {
            let error = serde_json::from_str::<Outcome<3>>(wrong).unwrap_err().to_string();
            assert!(error.contains(reason), "{error}");
        }
    }

    #[test]
    fn a_draw_is_admitted_and_only_what_is_asked_for() {
        let rng = &mut game::FastRng::new(7);
        for awaits in [Awaits::First, Awaits::Deck] {
            for _ in 0..50 {
                let drawn = Outcome::<9>::draw(awaits, 3, rng);
                assert_eq!(drawn.admit(Some(awaits), 3, "cards"), Ok(()));
                assert_eq!(drawn.admit(None, 3, "cards"), Err("wrong-no-chance".into()));
            }
        }
        let twice = Outcome::Deck([0, 0, 2]).admit(Some(Awaits::Deck), 3, "ships");
        assert_eq!(twice.unwrap_err().to_string(), "discs-wrong-deck cards=ships last=2");
    }
}
