//! All pirates of a table, as singles and stacks.
//!
//! A stack is named by its top pirate. Each pirate points to the one above
//! it, the top back to the bottom, so that two stacks are joined by swapping
//! two pointers. Heights and colours are counted along the way, because the
//! rules ask for them far more often than they change.

use crate::{Color, Pirate, PirateSet};

const NOBODY: u8 = u8::MAX;
/// Bits of a colour's count in a tally.
const TALLY: u32 = 3;

/// Singles and stacks of pirates; plain data.
#[derive(Clone, Copy, Debug)]
pub struct Stacks {
    /// The tops of stacks higher than this; of stacks higher than nothing: all.
    higher_than: [PirateSet; Stacks::TALLEST],
    /// By top: how many pirates of each colour its stack holds.
    tally: [u16; Pirate::COUNT],
    /// By top: how many pirates its stack holds.
    height: [u8; Pirate::COUNT],
    /// The pirate above; of a top, the bottom of its stack.
    above: [u8; Pirate::COUNT],
}

impl Stacks {
    /// The most pirates a stack can hold.
    pub const TALLEST: usize = 9;

    /// All pirates of these colours, each on its own.
    pub fn singles(colors: impl IntoIterator<Item = Color>) -> Self {
        let mut this = Self {
            higher_than: [PirateSet::NONE; Self::TALLEST],
            tally: [0; Pirate::COUNT],
            height: [0; Pirate::COUNT],
            above: [NOBODY; Pirate::COUNT],
        };
        for pirate in colors.into_iter().flat_map(|color| color.pirates().iter()) {
            this.set_single(pirate);
            this.higher_than[0] = this.higher_than[0].with(pirate);
        }
        this
    }

    /// Is the pirate at this table at all?
    pub fn knows(&self, pirate: Pirate) -> bool {
        self.above[pirate.index()] != NOBODY
    }

    /// The top pirates of all singles and stacks.
    #[inline]
    pub fn tops(&self) -> PirateSet {
        self.higher_than[0]
    }

    /// The top pirates of a colour.
    #[inline]
    pub fn tops_of(&self, color: Color) -> PirateSet {
        self.tops().and(color.pirates())
    }

    /// How many pirates the stack of this top holds.
    #[inline]
    pub fn height(&self, top: Pirate) -> u8 {
        self.height[top.index()]
    }

    /// How many pirates of a colour the stack of this top holds.
    #[inline]
    pub fn count_of(&self, top: Pirate, color: Color) -> u8 {
        (self.tally[top.index()] >> (color as u32 * TALLY) & 0b111) as u8
    }

    /// Whether any colour but the top's own has this many in the stack.
    pub fn tally_of_others(&self, top: Pirate) -> impl Iterator<Item = (Color, u8)> {
        let own = top.color();
        Color::ALL
            .into_iter()
            .filter(move |&color| color != own)
            .map(move |color| (color, self.count_of(top, color)))
    }

    /// The tops of stacks higher than this.
    #[inline]
    pub fn higher_than(&self, height: u8) -> PirateSet {
        self.higher_than.get(height as usize).copied().unwrap_or(PirateSet::NONE)
    }

    /// The pirates of a stack, from the top down.
    #[inline]
    pub fn members(&self, top: Pirate) -> Members {
        let mut members = Members { pirates: [top; Self::TALLEST], len: self.height(top) };
        let mut at = top;
        for place in (0..members.len as usize).rev() {
            at = Pirate::from_index(self.above[at.index()] as usize);
            members.pirates[place] = at;
        }
        members
    }

    /// The stack that a pirate stands in, by its top.
    pub fn top_of(&self, pirate: Pirate) -> Pirate {
        let mut at = pirate;
        while !self.tops().contains(at) {
            at = Pirate::from_index(self.above[at.index()] as usize);
        }
        at
    }

    /// Puts one stack onto another, both named by their tops.
    #[inline]
    pub fn join(&mut self, upper: Pirate, lower: Pirate) {
        debug_assert!(self.tops().contains(upper) && self.tops().contains(lower) && upper != lower);
        let (up, low) = (upper.index(), lower.index());
        self.above.swap(up, low);
        self.height[up] += self.height[low];
        self.tally[up] += self.tally[low];
        self.relist(PirateSet::one(upper).with(lower), upper);
    }

    /// Makes every pirate of a stack a single again.
    #[inline]
    pub fn dissolve(&mut self, top: Pirate) {
        for list in &mut self.higher_than {
            *list = list.without(top);
        }
        let mut singles = PirateSet::NONE;
        let mut at = top;
        for _ in 0..self.height(top) {
            let above = Pirate::from_index(self.above[at.index()] as usize);
            self.set_single(at);
            singles = singles.with(at);
            at = above;
        }
        self.higher_than[0] = self.higher_than[0].or(singles);
    }

    /// Makes every pirate at the table a single again.
    pub fn dissolve_all(&mut self) {
        for top in self.higher_than(1).iter() {
            self.dissolve(top);
        }
    }

    /// Takes a pirate out of a stack that is not its own top; it becomes a
    /// single.
    pub fn take_out(&mut self, pirate: Pirate) {
        let top = self.top_of(pirate);
        debug_assert!(top != pirate, "a top is not taken out");
        let mut below = top.index();
        while self.above[below] as usize != pirate.index() {
            below = self.above[below] as usize;
        }
        self.above[below] = self.above[pirate.index()];
        self.height[top.index()] -= 1;
        self.tally[top.index()] -= one(pirate.color());
        self.relist(PirateSet::one(top), top);
        self.set_single(pirate);
        self.higher_than[0] = self.higher_than[0].with(pirate);
    }

    /// Stacks singles, the first on top.
    pub fn pile(&mut self, pirates: impl DoubleEndedIterator<Item = Pirate>) {
        let mut below = None;
        for pirate in pirates.rev() {
            if let Some(below) = below {
                self.join(pirate, below);
            }
            below = Some(pirate);
        }
    }

    /// Counts and links of a single; it is listed by the caller.
    #[inline]
    fn set_single(&mut self, pirate: Pirate) {
        let index = pirate.index();
        self.above[index] = index as u8;
        self.height[index] = 1;
        self.tally[index] = one(pirate.color());
    }

    /// Lists this top anew by its height, and none of the `former` ones. All
    /// lists are written, because how many would change cannot be foreseen.
    #[inline]
    fn relist(&mut self, former: PirateSet, top: Pirate) {
        let height = u32::from(self.height(top));
        for (low, list) in (0..).zip(&mut self.higher_than) {
            let listed = if low < height { PirateSet::one(top) } else { PirateSet::NONE };
            *list = list.except(former).or(listed);
        }
    }
}

/// A tally of one pirate.
const fn one(color: Color) -> u16 {
    1 << (color as u32 * TALLY)
}

/// Same stacks in the same order; what was counted of former tops is no
/// matter.
impl PartialEq for Stacks {
    fn eq(&self, other: &Self) -> bool {
        self.tops() == other.tops() && self.above == other.above
    }
}

/// The pirates of one stack, from the top down.
#[derive(Clone, Copy, Debug)]
pub struct Members {
    pirates: [Pirate; Stacks::TALLEST],
    len: u8,
}

impl Members {
    /// As a slice: the captain first.
    pub fn as_slice(&self) -> &[Pirate] {
        &self.pirates[..self.len as usize]
    }

    /// Moves the pirate at this place, counted from the top, up to the top.
    ///
    /// # Panics
    /// If there is no such place.
    pub fn raise(&mut self, place: usize) {
        let raised = self.as_slice()[place];
        self.pirates.copy_within(..place, 1);
        self.pirates[0] = raised;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pirate(text: &str) -> Pirate {
        text.parse().unwrap()
    }

    fn tower() -> (Stacks, Vec<Pirate>) {
        let pirates: Vec<_> = ["red:2", "blue:3", "blue:?", "black:4", "red:5"].map(pirate).into();
        let mut stacks = Stacks::singles([Color::Red, Color::Blue, Color::Black]);
        stacks.pile(pirates.iter().copied());
        (stacks, pirates)
    }

    #[test]
    fn a_pile_keeps_its_order_and_counts() {
        let (stacks, pirates) = tower();
        assert_eq!(stacks.members(pirates[0]).as_slice(), pirates);
        assert_eq!(stacks.height(pirates[0]), 5);
        assert_eq!(stacks.count_of(pirates[0], Color::Red), 2);
        assert_eq!(stacks.count_of(pirates[0], Color::Blue), 2);
        assert_eq!(stacks.higher_than(4), PirateSet::one(pirates[0]));
        assert_eq!(stacks.tops().len(), 11);
        assert_eq!(stacks.top_of(pirates[3]), pirates[0]);
    }

    #[test]
    fn joining_stacks_keeps_both_orders() {
        let (mut stacks, pirates) = tower();
        let (upper, under) = (pirate("black:2"), pirate("red:3"));
        stacks.join(upper, under);
        stacks.join(upper, pirates[0]);
        let expected: Vec<_> = [upper, under].into_iter().chain(pirates).collect();
        assert_eq!(stacks.members(upper).as_slice(), expected);
    }

    #[test]
    fn taking_out_and_raising() {
        let (mut stacks, pirates) = tower();
        let mut members = stacks.members(pirates[0]);
        members.raise(2);
        assert_eq!(members.as_slice(), [2, 0, 1, 3, 4].map(|n| pirates[n]));
        members.raise(0);
        assert_eq!(members.as_slice()[0], pirates[2]);
        stacks.take_out(pirates[4]);
        assert_eq!(stacks.members(pirates[0]).as_slice(), &pirates[..4]);
        assert_eq!(stacks.height(pirates[4]), 1);
        stacks.take_out(pirates[2]);
        stacks.take_out(pirates[1]);
        assert_eq!(stacks.members(pirates[0]).as_slice(), [pirates[0], pirates[3]]);
        assert_eq!(stacks.count_of(pirates[0], Color::Blue), 0);
        assert_eq!(stacks.higher_than(1), PirateSet::one(pirates[0]));
        stacks.take_out(pirates[3]);
        assert_eq!(stacks, Stacks::singles([Color::Red, Color::Blue, Color::Black]));
    }

    #[test]
    fn dissolving_all_gives_singles() {
        let (mut stacks, _) = tower();
        stacks.dissolve_all();
        assert_eq!(stacks, Stacks::singles([Color::Red, Color::Blue, Color::Black]));
        assert!(stacks.higher_than(1).is_empty());
    }
}
