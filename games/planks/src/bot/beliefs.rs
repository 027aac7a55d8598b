//! What a seat that watched knows of purses: PLK-19 hides their contents, but
//! everybody saw the gold under the pirates of a seat that collected.

use crate::{
    Color, Colors, Event, Phase, Plank, Planks, Side, Space, Spot, View, crowd::Crowd,
    honour::CONSOLATION,
};
use game::Seat;

/// Fills in the rivals' purses that the seat remembers.
pub(super) fn fill(view: &mut View, told: &[Event], remembers: &mut impl FnMut() -> bool) {
    let ship = view.ship();
    let Some(watch) = Watch::of(told, &ship, remembers) else { return };
    let known = view.purses.iter().zip(watch.purses);
    let known: Vec<Option<u16>> = known.map(|(seen, counted)| seen.or(counted)).collect();
    // Without all events since the start of the match the count would be wrong.
    let (counted, handed_out) = (known.iter().flatten().sum::<u16>(), view.handed_out());
    let all = known.iter().all(Option::is_some);
    let fits = if all { counted == handed_out } else { counted <= handed_out };
    if watch.crowds == ship.crowds && fits {
        watch.fill_collected(view, &known);
        view.purses = known;
    }
}

/// The planks and purses as a viewer has seen them.
struct Watch<'a> {
    ship: &'a Planks,
    crowds: [Crowd; Plank::COUNT],
    /// By seat; none if the viewer forgot anything that went in.
    purses: [Option<u16>; 4],
    /// PLK-13: by seat, the doubloons collected this turn.
    collected: [u16; 4],
    /// PLK-17: by colour, the pirates that just fell by a broken code.
    lost: [u8; Color::COUNT],
    falling: bool,
}

impl<'a> Watch<'a> {
    /// None if the events do not fit together.
    fn of(told: &[Event], ship: &'a Planks, remembers: &mut impl FnMut() -> bool) -> Option<Self> {
        let mut watch = Self {
            ship,
            crowds: [Crowd::default(); Plank::COUNT],
            purses: [Some(0); 4],
            collected: [0; 4],
            lost: [0; Color::COUNT],
            falling: false,
        };
        told.iter().try_for_each(|event| watch.see(event, remembers))?;
        Some(watch)
    }

    fn see(&mut self, event: &Event, remembers: &mut impl FnMut() -> bool) -> Option<()> {
        let more = std::mem::replace(&mut self.falling, matches!(event, Event::Tipped(_)));
        match event {
            Event::Placed { color, at, .. } => self.put(*color, *at, None),
            Event::SetDown { color, at, to, .. } | Event::Returned { color, at, to, .. } => {
                self.put(*color, *at, *to)
            }
            Event::Lifted { from, .. } => {
                self.crowds[from.plank.index()].clear(from.space);
                Some(())
            }
            Event::Tipped(fall) => {
                if !more {
                    self.lost = [0; Color::COUNT];
                }
                self.crowds[fall.plank.index()] = Crowd::default();
                let lost = fall.pirates.iter().filter(|_| fall.code);
                lost.for_each(|color| self.lost[color.index()] += 1);
                Some(())
            }
            Event::Rolled { .. } => {
                self.collected = [0; 4];
                Some(())
            }
            Event::Collected { seat, color, doubloons, .. } => {
                let seen = doubloons.unwrap_or_else(|| self.gold_under(*color));
                *self.collected.get_mut(seat.index())? += seen;
                self.gain(*seat, seen, doubloons.is_some() || remembers())
            }
            Event::PutBack { seat, doubloons, .. } => {
                let collected = std::mem::take(self.collected.get_mut(seat.index())?);
                self.lose(*seat, doubloons.unwrap_or(collected))
            }
            Event::Consoled { seat, doubloons, .. } => {
                let seen = doubloons.unwrap_or_else(|| self.consolation(*seat));
                self.gain(*seat, seen, doubloons.is_some() || remembers())
            }
            Event::First { .. }
            | Event::Ordered { .. }
            | Event::Turned { .. }
            | Event::Slid { .. }
            | Event::Stayed { .. }
            | Event::NoMove { .. }
            | Event::Decided { .. }
            | Event::Broke { .. }
            | Event::Fled { .. }
            | Event::SoldOut
            | Event::Over { .. } => Some(()),
        }
    }

    /// PLK-7: sets a pirate down, after pushing the pirate that stands there.
    fn put(&mut self, color: Color, at: Spot, push: Option<Side>) -> Option<()> {
        let crowd = &mut self.crowds[at.plank.index()];
        if let Some(to) = push {
            has_room(*crowd, at.space, to).then(|| crowd.push(at.space, to))?;
        }
        (crowd.spaces() & at.space.bit() == 0).then(|| crowd.put(color, at.space))
    }

    /// PLK-13.
    fn gold_under(&self, color: Color) -> u16 {
        let spaces = self.crowds.iter().map(|crowd| crowd.of(Colors::one(color)));
        spaces.zip(self.ship.gold).map(|(spaces, gold)| gold.under(spaces) as u16).sum()
    }

    /// PLK-17.
    fn consolation(&self, seat: Seat) -> u16 {
        let lost = self.ship.own(seat).iter().map(|color| u16::from(self.lost[color.index()]));
        lost.sum::<u16>() * CONSOLATION
    }

    /// PLK-17: a purse stays known after a loss.
    fn lose(&mut self, seat: Seat, doubloons: u16) -> Option<()> {
        let purse = self.purses.get_mut(seat.index())?;
        if let Some(before) = purse {
            *before = before.checked_sub(doubloons)?;
        }
        Some(())
    }

    /// PLK-13: the doubloons collected this turn by seats whose purses are known.
    fn fill_collected(&self, view: &mut View, purses: &[Option<u16>]) {
        if view.phase != Phase::Return {
            return;
        }
        for ((seen, counted), purse) in view.collected.iter_mut().zip(self.collected).zip(purses) {
            *seen = seen.or(purse.and(u8::try_from(counted).ok()));
        }
    }

    fn gain(&mut self, seat: Seat, doubloons: u16, remembered: bool) -> Option<()> {
        let purse = self.purses.get_mut(seat.index())?;
        *purse = purse.filter(|_| remembered).map(|before| before + doubloons);
        Some(())
    }
}

/// PLK-7: whether there is a pirate to push and a free space beyond.
fn has_room(crowd: Crowd, from: Space, to: Side) -> bool {
    let spaces = crowd.spaces();
    let free = !spaces & crate::crowd::SPACES;
    let below = from.bit() - 1;
    let beyond = match to {
        Side::Port => free & below,
        Side::Starboard => free & !below,
    };
    spaces & from.bit() != 0 && beyond != 0
}
