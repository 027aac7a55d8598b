//! Thumbnails: a match as a handful of marks, for lists of tables.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A small picture of a match, on a grid 100 wide and 60 high. It shows what spectators may know.
///
/// It is written as a list of `[x, y, shape, color]`:
///
/// ```
/// use game::{Mark, Thumbnail};
///
/// let thumbnail = Thumbnail::new([Mark { x: 50, y: 30, shape: 1, color: 4 }]);
/// let text = serde_json::to_string(&thumbnail)?;
/// assert_eq!(text, "[[50,30,1,4]]");
/// assert_eq!(serde_json::from_str::<Thumbnail>(&text)?, thumbnail);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct Thumbnail {
    /// What to draw, from back to front; at most [`Thumbnail::MOST`].
    pub marks: Vec<Mark>,
}

impl Thumbnail {
    /// The most marks of a thumbnail.
    pub const MOST: usize = 80;

    /// Marks beyond the most are dropped, and numbers beyond their range become the largest.
    pub fn new(marks: impl IntoIterator<Item = Mark>) -> Self {
        Self { marks: marks.into_iter().take(Self::MOST).map(Mark::clamped).collect() }
    }
}

impl<'de> Deserialize<'de> for Thumbnail {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let marks = Vec::<Mark>::deserialize(deserializer)?;
        if marks.len() > Self::MOST {
            return Err(D::Error::custom("a thumbnail has at most 80 marks"));
        }
        Ok(Self { marks })
    }
}

/// One mark of a thumbnail, written as `[x, y, shape, color]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Mark {
    /// From the left, 0 to 99.
    pub x: u8,
    /// From the top, 0 to 59.
    pub y: u8,
    /// Its form, 0 to 7.
    pub shape: u8,
    /// Its place in the palette, 0 to 11.
    pub color: u8,
}

impl Mark {
    /// The largest values of the four numbers.
    const LARGEST: [u8; 4] = [99, 59, 7, 11];

    fn clamped(self) -> Self {
        let [x, y, shape, color] = Self::LARGEST;
        Self {
            x: self.x.min(x),
            y: self.y.min(y),
            shape: self.shape.min(shape),
            color: self.color.min(color),
        }
    }
}

impl Serialize for Mark {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.x, self.y, self.shape, self.color].serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Mark {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let [x, y, shape, color] = <[u8; 4]>::deserialize(deserializer)?;
        let mark = Self { x, y, shape, color };
        if mark != mark.clamped() {
            return Err(D::Error::custom(
                "a mark lies within 100 by 60, shape 0 to 7, color 0 to 11",
            ));
        }
        Ok(mark)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thumbnail_is_bounded_when_it_is_made_and_when_it_is_read() {
        let far = Mark { x: 200, y: 200, shape: 200, color: 200 };
        let thumbnail = Thumbnail::new([far; 100]);
        assert_eq!(thumbnail.marks, [Mark { x: 99, y: 59, shape: 7, color: 11 }; Thumbnail::MOST]);
        let text = serde_json::to_string(&thumbnail).expect("plain data");
        assert!(text.len() < 1_300, "{}", text.len());
        assert!(serde_json::from_str::<Thumbnail>(&text).is_ok());
        assert!(serde_json::from_str::<Thumbnail>("[[100,0,0,0]]").is_err());
        let many = format!("[{}[0,0,0,0]]", "[0,0,0,0],".repeat(Thumbnail::MOST));
        assert!(serde_json::from_str::<Thumbnail>(&many).is_err());
    }
}
