//! Sets of pirates, a bit each.

use crate::{Color, Pirate};

/// A set of pirates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PirateSet(u32);

impl PirateSet {
    /// No pirate.
    pub const NONE: Self = Self(0);

    /// The five pirates of a colour.
    pub const fn of(color: Color) -> Self {
        Self(0b11111 << (color as u32 * 5))
    }

    /// Just this pirate.
    pub const fn one(pirate: Pirate) -> Self {
        Self(1 << pirate.index())
    }

    /// Is the pirate in the set?
    pub const fn contains(self, pirate: Pirate) -> bool {
        self.0 >> pirate.index() & 1 == 1
    }

    /// Those in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those of this set that are not in the other.
    #[must_use]
    pub const fn except(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is it empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The `index`-th pirate in order.
    ///
    /// # Panics
    /// If there are not that many.
    #[inline]
    pub fn nth(self, index: u32) -> Pirate {
        assert!(index < self.len(), "the index is below the size of the set");
        // Halve the set five times, each time keeping the half that holds the
        // pirate. There is no branch to guess, because the index is random.
        let (mut bits, mut left, mut place) = (self.0, index, 0);
        for half in [16, 8, 4, 2, 1] {
            let low = (bits & ((1 << half) - 1)).count_ones();
            let above = u32::from(left >= low);
            left -= low * above;
            bits >>= half * above;
            place += half * above;
        }
        Pirate::from_index(place as usize)
    }

    /// The pirates in order.
    pub fn iter(self) -> impl Iterator<Item = Pirate> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let pirate = Pirate::from_index(bits.trailing_zeros() as usize);
                bits &= bits - 1;
                pirate
            })
        })
    }
}

impl FromIterator<Pirate> for PirateSet {
    fn from_iter<I: IntoIterator<Item = Pirate>>(pirates: I) -> Self {
        pirates.into_iter().fold(Self::NONE, |set, pirate| set.or(Self::one(pirate)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_follows_the_order_of_iter() {
        let set = PirateSet::of(Color::Blue).or(PirateSet::of(Color::Green));
        for (index, pirate) in set.iter().enumerate() {
            assert_eq!(set.nth(index as u32), pirate);
        }
        assert_eq!(set.len(), 10);
    }
}
