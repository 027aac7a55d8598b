//! Small sets, a bit for each member.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, hash::Hash};

/// A one in each byte.
const ONES: u32 = 0x0101_0101;

/// What can be in a [`BitSet`]: something with a number.
pub trait Numbered: Copy {
    /// The integer that holds a bit for each of them.
    type Bits: Bits;

    /// Its number, below the number of bits.
    fn number(self) -> u32;

    /// That of a number that [`Self::number`] gave.
    fn numbered(number: u32) -> Self;
}

/// An integer that holds the bits of a set: `u8`, `u16` or `u32`.
pub trait Bits: Copy + Eq + Hash {
    /// No bit.
    const NONE: Self;

    /// The same bits, and zeros above them.
    fn widen(self) -> u32;

    /// The lowest bits.
    fn narrow(bits: u32) -> Self;
}

macro_rules! bits {
    ($($integer:ty)*) => {$(
        impl Bits for $integer {
            const NONE: Self = 0;

            #[inline]
            fn widen(self) -> u32 {
                u32::from(self)
            }

            #[inline]
            fn narrow(bits: u32) -> Self {
                bits as Self
            }
        }
    )*};
}

bits!(u8 u16 u32);

/// A number below 8.
impl Numbered for u8 {
    type Bits = Self;

    #[inline]
    fn number(self) -> u32 {
        u32::from(self)
    }

    #[inline]
    fn numbered(number: u32) -> Self {
        number as Self
    }
}

/// A set of few things, as plain data.
///
/// ```
/// use game::{Seat, Seats};
///
/// let seats: Seats = [4, 1, 2].map(Seat::new).into_iter().collect();
/// assert_eq!(seats.len(), 3);
/// assert_eq!(seats.nth(1), Seat::new(2));
/// assert!(!seats.without(Seat::new(4)).contains(Seat::new(4)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BitSet<T: Numbered>(T::Bits);

impl<T: Numbered> BitSet<T> {
    /// Nothing.
    pub const NONE: Self = Self(<T::Bits as Bits>::NONE);

    /// The set whose members are the numbers of these bits.
    #[inline]
    pub fn from_bits(bits: u32) -> Self {
        Self(T::Bits::narrow(bits))
    }

    /// The numbers of its members, a bit each.
    #[inline]
    pub fn bits(self) -> u32 {
        self.0.widen()
    }

    /// Just this member.
    #[inline]
    pub fn one(member: T) -> Self {
        Self::from_bits(1 << member.number())
    }

    /// Is it in the set?
    #[inline]
    pub fn contains(self, member: T) -> bool {
        self.bits() >> member.number() & 1 == 1
    }

    /// The set with a member added.
    #[must_use]
    #[inline]
    pub fn with(self, member: T) -> Self {
        self.or(Self::one(member))
    }

    /// The set with a member taken out.
    #[must_use]
    #[inline]
    pub fn without(self, member: T) -> Self {
        self.except(Self::one(member))
    }

    /// Those in either set.
    #[must_use]
    #[inline]
    pub fn or(self, other: Self) -> Self {
        Self::from_bits(self.bits() | other.bits())
    }

    /// Those in both sets.
    #[must_use]
    #[inline]
    pub fn and(self, other: Self) -> Self {
        Self::from_bits(self.bits() & other.bits())
    }

    /// Those of this set that are not in the other.
    #[must_use]
    #[inline]
    pub fn except(self, other: Self) -> Self {
        Self::from_bits(self.bits() & !other.bits())
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> u32 {
        self.bits().count_ones()
    }

    /// Is it empty?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// The one of the lowest number.
    #[inline]
    pub fn first(self) -> Option<T> {
        (!self.is_empty()).then(|| T::numbered(self.bits().trailing_zeros()))
    }

    /// The `index`-th in the order of their numbers.
    ///
    /// # Panics
    /// If there are not that many.
    #[inline]
    pub fn nth(self, index: u32) -> T {
        let bits = self.bits();
        // How many there are in each two bits, four, eight, and up to each
        // eight's end: the steps of counting them all.
        let twos = bits - (bits >> 1 & 0x5555_5555);
        let fours = (twos & 0x3333_3333) + (twos >> 2 & 0x3333_3333);
        let eights = (fours + (fours >> 4)) & 0x0F0F_0F0F;
        let up_to = eights.wrapping_mul(ONES);
        assert!(index < up_to >> 24, "the index is below the size of the set");
        // Go back down these steps, each time into the half that holds the
        // member. There is no branch to guess, because the index is random.
        let passed = (((index * ONES) | (0x80 * ONES)) - up_to) >> 7 & ONES;
        let mut place = (passed.wrapping_mul(ONES) >> 24) * 8;
        let mut left = index - (((up_to << 8) >> place) & 0xFF);
        for (half, counts) in [(4, fours), (2, twos), (1, bits)] {
            let low = counts >> place & ((1 << half) - 1);
            let above = u32::from(left >= low);
            left -= low * above;
            place += half * above;
        }
        T::numbered(place)
    }

    /// All of them in the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut bits = self.bits();
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let number = bits.trailing_zeros();
                bits &= bits - 1;
                T::numbered(number)
            })
        })
    }
}

impl<T: Numbered> Default for BitSet<T> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<T: Numbered + fmt::Debug> fmt::Debug for BitSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Numbered> FromIterator<T> for BitSet<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        members.into_iter().fold(Self::NONE, Self::with)
    }
}

/// A list, in order.
impl<T: Numbered + Serialize> Serialize for BitSet<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Numbered + Deserialize<'de>> Deserialize<'de> for BitSet<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Bit(u32);

    impl Numbered for Bit {
        type Bits = u32;

        fn number(self) -> u32 {
            self.0
        }

        fn numbered(number: u32) -> Self {
            Self(number)
        }
    }

    #[test]
    fn nth_finds_every_member_of_any_set() {
        let mut bits = 1_u32;
        for _ in 0..1_000 {
            bits = bits.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            for bits in [bits, bits >> 7, bits & (bits << 9)] {
                let set = BitSet::<Bit>::from_bits(bits);
                let found: Vec<Bit> = (0..set.len()).map(|index| set.nth(index)).collect();
                assert_eq!(found, set.iter().collect::<Vec<_>>(), "{set:?}");
            }
        }
    }

    #[test]
    #[should_panic(expected = "below the size of the set")]
    fn nth_stops_at_the_end() {
        BitSet::<Bit>::from_bits(0b1010).nth(2);
    }

    #[test]
    fn sets_join_meet_and_part() {
        let (low, high) = (BitSet::<Bit>::from_bits(0b0110), BitSet::from_bits(0b1100));
        assert_eq!(low.or(high).bits(), 0b1110);
        assert_eq!(low.and(high).bits(), 0b0100);
        assert_eq!(low.except(high), BitSet::one(Bit(1)));
        assert_eq!(low.without(Bit(1)).with(Bit(3)), high);
        assert_eq!((low.first(), BitSet::<Bit>::NONE.first()), (Some(Bit(1)), None));
    }

    #[test]
    fn a_set_is_written_as_a_list() {
        let seats: crate::Seats = [3, 1].map(crate::Seat::new).into_iter().collect();
        assert_eq!(serde_json::to_string(&seats).unwrap(), "[1,3]");
        assert_eq!(serde_json::from_str::<crate::Seats>("[3,1,3]").unwrap(), seats);
    }
}
