//! Who begins: an option that many games have.

use crate::{OptionSpec, Seat, SetupError, Text};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use serde_json::json;

/// The first player, drawn unless the table names one; written `"random"` or
/// the number of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum First {
    /// Drawn.
    #[default]
    Random,
    /// Named.
    Seat(Seat),
}

impl First {
    /// Is it left to chance?
    #[allow(clippy::trivially_copy_pass_by_ref)] // serde hands over a reference
    pub fn is_random(&self) -> bool {
        *self == Self::Random
    }

    /// The option, for menus and help, of a game for at most this number of players.
    pub fn spec(most: u8) -> OptionSpec {
        let seats = (0..most).map(|seat| json!(seat));
        OptionSpec::one_of("first", "about-first", std::iter::once(json!("random")).chain(seats))
    }

    /// The seat that begins, if the table names one.
    pub fn named(self, players: usize) -> Result<Option<Seat>, SetupError> {
        match self {
            Self::Random => Ok(None),
            Self::Seat(seat) if seat.index() < players => Ok(Some(seat)),
            Self::Seat(seat) => {
                let reason = Text::new("wrong-seat-here").with("seat", seat.index());
                Err(SetupError::Option { option: "first", reason })
            }
        }
    }
}

impl Serialize for First {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Random => serializer.serialize_str("random"),
            Self::Seat(seat) => seat.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for First {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Seat(Seat),
            Word(String),
        }
        match Written::deserialize(deserializer) {
            Ok(Written::Seat(seat)) => Ok(Self::Seat(seat)),
            Ok(Written::Word(word)) if word == "random" => Ok(Self::Random),
            _ => Err(de::Error::custom("the first player is `random` or a seat's number")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_or_chance_begins_and_nothing_else() {
        assert_eq!(serde_json::from_str::<First>("\"random\"").unwrap(), First::Random);
        assert_eq!(serde_json::from_str::<First>("2").unwrap(), First::Seat(Seat::new(2)));
        for wrong in ["\"eldest\"", "null", "-1", "[2]"] {
            assert!(serde_json::from_str::<First>(wrong).is_err(), "{wrong}");
        }
    }
}
