//! Who stands on a plank, as bits.

use crate::{Color, Colors, Side, Space};
use game::{BitSet, Numbered};

/// Nine bits, one a space.
pub(crate) const SPACES: u16 = 0x1FF;
/// The spaces to starboard of the rope.
const STARBOARD: u16 = 0x1E0;
/// The spaces to port of the rope.
const PORT: u16 = 0x00F;

/// The pirates on a plank: a lane of sixteen bits for each colour, a bit for
/// each space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Crowd(u64);

/// The lanes of a set of colours.
const LANES: [u64; 16] = {
    let mut lanes = [0; 16];
    let mut set = 0;
    while set < 16 {
        let mut color = 0;
        while color < 4 {
            if set >> color & 1 == 1 {
                lanes[set] |= 0xFFFF << (16 * color);
            }
            color += 1;
        }
        set += 1;
    }
    lanes
};

/// The same bit in every lane.
const EVERY_LANE: u64 = 0x0001_0001_0001_0001;

const fn folded(lanes: u64) -> u16 {
    let half = lanes | lanes >> 32;
    (half | half >> 16) as u16
}

impl Crowd {
    /// The occupied spaces.
    #[inline]
    pub(crate) const fn spaces(self) -> u16 {
        folded(self.0)
    }

    /// The spaces on which pirates of these colours stand.
    #[inline]
    pub(crate) fn of(self, colors: Colors) -> u16 {
        folded(self.0 & LANES[colors.bits() as usize])
    }

    /// The spaces on which pirates of one colour stand.
    #[inline]
    pub(crate) const fn of_one(self, color: Color) -> u16 {
        (self.0 >> (16 * color as u32)) as u16
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn count(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) fn at(self, space: Space) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.of(Colors::one(color)) & space.bit() != 0)
    }

    #[inline]
    pub(crate) const fn put(&mut self, color: Color, space: Space) {
        self.0 |= (space.bit() as u64) << (16 * color as u32);
    }

    #[inline]
    pub(crate) const fn clear(&mut self, space: Space) {
        self.0 &= !(space.bit() as u64 * EVERY_LANE);
    }

    /// PLK-7: everybody from this space up to the next free one moves one
    /// space to the side. Gives how many were pushed.
    #[inline]
    pub(crate) const fn push(&mut self, from: Space, to: Side) -> u32 {
        let free = !self.spaces() & SPACES;
        let below = from.bit() - 1;
        let run = match to {
            Side::Port => {
                let gap = (free & below).ilog2();
                (from.bit() << 1) - (2 << gap)
            }
            Side::Starboard => {
                let gap = (free & !below).trailing_zeros();
                (1 << gap) - from.bit()
            }
        };
        let lanes = run as u64 * EVERY_LANE;
        let moving = self.0 & lanes;
        let moved = match to {
            Side::Port => moving >> 1,
            Side::Starboard => moving << 1,
        };
        self.0 = self.0 & !lanes | moved;
        run.count_ones()
    }
}

/// PLK-7: a way to set a pirate down: the space, and the direction of the push
/// if there is a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Target {
    pub(crate) space: Space,
    pub(crate) push: Option<Side>,
}

/// From port to starboard; only a push from the rope space has a direction.
/// What is beyond the last fills up to a power of two, which needs no check of
/// its bounds.
const TARGETS: [Target; 16] = {
    let mut targets = [Target { space: Space::ROPE, push: None }; 16];
    targets[Target::ROPE as usize].push = Some(Side::Port);
    targets[Target::ROPE as usize + 1].push = Some(Side::Starboard);
    let mut space = 0;
    while space < Space::COUNT as u32 {
        let beyond = if space > Space::ROPE.index() as u32 { Target::SIDES } else { 0 };
        targets[(space + beyond) as usize].space = Space::at(space);
        space += 1;
    }
    targets
};

impl Target {
    /// Where the pushes from the rope space begin.
    const ROPE: u32 = Space::ROPE.index() as u32 + 1;
    /// How many there are.
    const SIDES: u32 = 2;
}

impl Numbered for Target {
    type Bits = u16;

    #[inline]
    fn number(self) -> u32 {
        let place = self.space.index() as u32;
        match self.push {
            Some(side) => Self::ROPE + side as u32,
            None if self.space > Space::ROPE => place + Self::SIDES,
            None => place,
        }
    }

    #[inline]
    fn numbered(number: u32) -> Self {
        TARGETS[number as usize % TARGETS.len()]
    }
}

/// PLK-7: where a pirate may be set down on a plank, and where he may push.
pub(crate) type Targets = BitSet<Target>;

/// PLK-7: the targets on a plank with these spaces occupied. A push goes toward
/// the rope and on beyond it, and needs a free space on its way.
#[inline]
pub(crate) fn targets(occupied: u16) -> Targets {
    let free = !occupied & SPACES;
    if free == 0 {
        return Targets::NONE;
    }
    // To port from any space above the lowest gap, to starboard from any
    // below the highest.
    let above_gap = !((free & free.wrapping_neg()) - 1);
    let below_gap = (1 << free.ilog2()) - 1;
    let pushes = occupied & (STARBOARD & above_gap | PORT & below_gap);
    let rope = if occupied & Space::ROPE.bit() == 0 {
        0
    } else {
        u32::from(free & PORT != 0) | u32::from(free & STARBOARD != 0) << 1
    };
    Targets::from_bits(without_push(free | pushes) | rope << Target::ROPE)
}

/// PLK-7: all targets on these spaces; whom they push goes where the push takes
/// him.
#[inline]
pub(crate) fn targets_on(spaces: u16) -> Targets {
    let rope = if spaces & Space::ROPE.bit() == 0 { 0 } else { 0b11 };
    Targets::from_bits(without_push(spaces) | rope << Target::ROPE)
}

/// The targets on these spaces that leave no choice of a direction, as bits.
#[inline]
fn without_push(spaces: u16) -> u32 {
    u32::from(spaces & !STARBOARD) | u32::from(spaces & STARBOARD) << Target::SIDES
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crowd(spaces: &str) -> Crowd {
        let mut crowd = Crowd::default();
        for (place, color) in spaces.chars().enumerate() {
            let color = match color {
                'w' => Color::White,
                'k' => Color::Black,
                'g' => Color::Gray,
                't' => Color::Teal,
                _ => continue,
            };
            crowd.put(color, Space::at(place as u32));
        }
        crowd
    }

    #[test]
    fn plk_7_a_push_moves_the_run_up_to_the_next_gap_and_nobody_else() {
        let mut row = crowd("g.twkg.ww");
        assert_eq!(row.push(Space::at(5), Side::Port), 4);
        assert_eq!(row, crowd("gtwkg..ww"));
        let mut row = crowd("gt.wkg.w.");
        assert_eq!(row.push(Space::at(0), Side::Starboard), 2);
        assert_eq!(row, crowd(".gtwkg.w."));
        let mut row = crowd("....w...k");
        assert_eq!(row.push(Space::at(8), Side::Port), 1);
        assert_eq!(row, crowd("....w..k."));
    }

    #[test]
    fn plk_7_targets_agree_with_a_plain_search_on_every_crowd() {
        for occupied in 0..=SPACES {
            let mut plain = Vec::new();
            let taken = |place: i32| occupied >> place & 1 == 1;
            let gap = |from: i32, step: i32| {
                (1..9)
                    .map(|n| from + n * step)
                    .take_while(|p| (0..9).contains(p))
                    .any(|p| !taken(p))
            };
            for place in 0..9_i32 {
                let space = Space::at(place as u32);
                match place {
                    _ if !taken(place) => plain.push(Target { space, push: None }),
                    4 => {
                        let open = Side::BOTH.into_iter().filter(|s| gap(4, i32::from(s.sign())));
                        plain.extend(open.map(|side| Target { space, push: Some(side) }));
                    }
                    _ if gap(place, (4 - place).signum()) => {
                        plain.push(Target { space, push: None });
                    }
                    _ => {}
                }
            }
            let targets = targets(occupied);
            assert_eq!(targets.iter().collect::<Vec<_>>(), plain, "{occupied:09b}");
            assert_eq!(targets.len() as usize, plain.len());
            assert!(plain.iter().all(|&target| targets.contains(target)));
        }
    }
}
