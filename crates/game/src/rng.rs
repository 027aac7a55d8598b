//! Chance that is the same on every machine, for ever.
//!
//! The generators come from crates with a promise of stable output; what is
//! made of their words (a number below `n`, a shuffle) is written here, so
//! that no dependency's update can change an old record. A golden test pins
//! both.

use rand_chacha::ChaCha12Rng;
use rand_core::{Rng as Words, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use sha2::{Digest, Sha256};

/// A source of chance.
pub trait Rng {
    /// The next 32 random bits.
    fn word(&mut self) -> u32;

    /// A number from 0 to `n - 1`, each as likely as the others.
    ///
    /// Lemire's method: multiply, and reject the few words that would favour
    /// some numbers.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "there is no number below zero");
        let mut product = u64::from(self.word()) * u64::from(n);
        if (product as u32) < n {
            let uneven = n.wrapping_neg() % n;
            while (product as u32) < uneven {
                product = u64::from(self.word()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// A die with this many faces, numbered from 1.
    fn die(&mut self, faces: u8) -> u8 {
        self.below(u32::from(faces)) as u8 + 1
    }

    /// Puts the items in an order, each order as likely as the others.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// The seed of a match.
///
/// The `n`-th input of a match, if it is chance, is drawn from the seed's
/// `n`-th stream. Draws do not depend on each other, so a resumed match and a
/// verified one see the same dice. After an undo that went back over chance
/// the streams are others ([`Self::redraw`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from any text.
    pub fn from_text(text: &str) -> Self {
        Self(Sha256::digest(text.as_bytes()).into())
    }

    /// The generator of the match's `number`-th input.
    pub fn draw(&self, number: u64) -> DrawRng {
        self.redraw(number, 0)
    }

    /// The generator of the match's `number`-th input after this number of undos that
    /// went back over chance: the stream has the input's number in its lower
    /// 32 bits and the number of undos above them.
    pub fn redraw(&self, number: u64, undos: u32) -> DrawRng {
        debug_assert!(u32::try_from(number).is_ok(), "a match has fewer inputs");
        let mut words = ChaCha12Rng::from_seed(self.0);
        words.set_stream(u64::from(undos) << 32 | number);
        DrawRng(words)
    }
}

/// The generator of one draw of a match.
#[derive(Clone, Debug)]
pub struct DrawRng(ChaCha12Rng);

impl Rng for DrawRng {
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// A fast generator for search and playouts.
#[derive(Clone, Debug)]
pub struct FastRng(Xoshiro256PlusPlus);

impl FastRng {
    /// A generator that gives the same words for the same number.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Rng for FastRng {
    #[inline]
    fn word(&mut self) -> u32 {
        (self.0.next_u64() >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Old records and provably fair matches rest on these numbers. If this
    /// test fails, a dependency changed its output: do not update the test.
    #[test]
    fn golden_draws_never_change() {
        let mut draw = Seed::from_text("golden").draw(3);
        let words: Vec<u32> = (0..4).map(|_| draw.word()).collect();
        assert_eq!(words, GOLDEN_WORDS);

        let mut draw = Seed::from_text("golden").draw(4);
        let mut deck: Vec<u8> = (0..15).collect();
        draw.shuffle(&mut deck);
        assert_eq!(deck, GOLDEN_DECK);
        let dice: Vec<u8> = (0..8).map(|_| draw.die(6)).collect();
        assert_eq!(dice, GOLDEN_DICE);

        let mut fast = FastRng::new(1718);
        let words: Vec<u32> = (0..4).map(|_| fast.word()).collect();
        assert_eq!(words, GOLDEN_FAST);
    }

    /// Verified matches with undos rest on these, too.
    #[test]
    fn golden_draws_after_an_undo_never_change() {
        let mut draw = Seed::from_text("golden").redraw(3, 2);
        let words: Vec<u32> = (0..4).map(|_| draw.word()).collect();
        assert_eq!(words, GOLDEN_REDRAWN);
        assert_eq!(Seed::from_text("golden").redraw(3, 0).word(), GOLDEN_WORDS[0]);
    }

    const GOLDEN_REDRAWN: [u32; 4] = [132_890_251, 1_749_743_773, 545_148_254, 2_872_330_099];
    const GOLDEN_WORDS: [u32; 4] = [3_478_689_193, 2_557_936_879, 552_884_216, 2_328_585_570];
    const GOLDEN_DECK: [u8; 15] = [10, 14, 6, 1, 3, 7, 12, 11, 5, 9, 2, 4, 8, 13, 0];
    const GOLDEN_DICE: [u8; 8] = [2, 3, 6, 2, 5, 2, 1, 5];
    const GOLDEN_FAST: [u32; 4] = [1_460_257_961, 2_640_523_617, 1_687_131_735, 3_804_577_680];

    #[test]
    fn below_is_even() {
        let mut rng = FastRng::new(5);
        let mut seen = [0_u32; 7];
        for _ in 0..70_000 {
            seen[rng.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
    }

    /// Words as they are written down, for the rare ones.
    struct Words(std::vec::IntoIter<u32>);

    impl Rng for Words {
        fn word(&mut self) -> u32 {
            self.0.next().expect("no more words are needed")
        }
    }

    #[test]
    fn a_word_that_would_favour_a_number_is_drawn_again() {
        let below = |n: u32, words: Vec<u32>| {
            let mut rng = Words(words.into_iter());
            (rng.below(n), rng.0.len())
        };
        let half = 1 << 31;
        // Of 2^32 words one is too many for three numbers, and none for four.
        assert_eq!(below(3, vec![0, half]), (1, 0));
        assert_eq!(below(3, vec![0, 0, half]), (1, 0));
        assert_eq!(below(4, vec![0, half]), (0, 1));
        // Three times this word is 1 more than twice 2^32: the first that is kept.
        assert_eq!(below(3, vec![2_863_311_531, half]), (2, 1));
    }

    #[test]
    fn draws_do_not_depend_on_each_other() {
        let seed = Seed::from_text("a");
        let mut early = seed.draw(1);
        early.word();
        assert_eq!(seed.draw(2).word(), seed.draw(2).word());
        assert_ne!(seed.draw(2).word(), seed.draw(3).word());
        assert_ne!(seed.draw(2).word(), Seed::from_text("b").draw(2).word());
    }
}
