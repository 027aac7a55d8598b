//! Sets of pirates, a bit each.

use crate::{Color, Pirate};

/// A one in each byte.
const ONES: u32 = 0x0101_0101;

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
        let bits = self.0;
        // How many there are in each two bits, four, eight, and up to each
        // eight's end: the steps of counting them all.
        let twos = bits - (bits >> 1 & 0x5555_5555);
        let fours = (twos & 0x3333_3333) + (twos >> 2 & 0x3333_3333);
        let eights = (fours + (fours >> 4)) & 0x0F0F_0F0F;
        let up_to = eights.wrapping_mul(ONES);
        assert!(index < up_to >> 24, "the index is below the size of the set");
        // Go back down these steps, each time into the half that holds the
        // pirate. There is no branch to guess, because the index is random.
        let passed = (((index * ONES) | (0x80 * ONES)) - up_to) >> 7 & ONES;
        let mut place = (passed.wrapping_mul(ONES) >> 24) * 8;
        let mut left = index - (((up_to << 8) >> place) & 0xFF);
        for (half, counts) in [(4, fours), (2, twos), (1, bits)] {
            let low = counts >> place & ((1 << half) - 1);
            let above = u32::from(left >= low);
            left -= low * above;
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

    #[test]
    fn nth_finds_every_pirate_of_any_set() {
        let mut bits = 1_u32;
        for _ in 0..1_000 {
            bits = bits.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let set = PirateSet(bits >> 7);
            let found: Vec<Pirate> = (0..set.len()).map(|index| set.nth(index)).collect();
            assert_eq!(found, set.iter().collect::<Vec<_>>(), "{set:?}");
        }
    }
}
