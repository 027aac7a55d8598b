//! What a viewer may know: everything but the charms of others (TPL-9).

use crate::{Awaits, Color, Pips, TemplateGame, Track, components::PipsSet};
use game::{Rng, Seat, Standing, Viewer};
use serde::{Deserialize, Serialize};

/// The table as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// By seat.
    pub colors: Vec<Color>,
    /// Whose turn it is.
    pub turn: Seat,
    /// What chance is asked.
    pub awaits: Option<Awaits>,
    /// TPL-3: the dice of this turn.
    pub dice: Option<[Pips; 2]>,
    /// TPL-6: the gold on the spaces at the start.
    pub track: Track,
    /// TPL-6: the spaces whose gold was taken.
    pub taken: Vec<u8>,
    /// By seat: the space of its boat.
    pub places: Vec<u8>,
    /// By seat.
    pub gold: Vec<u16>,
    /// TPL-9: by seat, where the viewer may know it.
    pub charms: Vec<Option<Pips>>,
    /// TPL-5: who has played the charm.
    pub played: Vec<Seat>,
    /// TPL-8: gold for a charm that is kept.
    pub keepsake: u8,
    /// TPL-9.
    pub open_charms: bool,
    /// What everybody would have if it ended now; the winners once it has.
    pub standing: Standing,
}

impl TemplateGame {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let known = |seat| self.lies_open(seat) || viewer.is(seat);
        let charm = |seat: Seat| self.charm(seat).filter(|_| known(seat));
        let players = self.players as usize;
        View {
            colors: self.colors[..players].to_vec(),
            turn: self.turn,
            awaits: self.awaits,
            dice: self.dice,
            track: self.track,
            taken: self.taken(),
            places: self.places[..players].to_vec(),
            gold: self.gold[..players].to_vec(),
            charms: Seat::all(players).map(charm).collect(),
            played: self.played.iter().collect(),
            keepsake: self.keepsake,
            open_charms: self.open_charms,
            standing: self.standing(),
        }
    }

    /// TPL-9: may everybody know the charm of this seat?
    fn lies_open(&self, seat: Seat) -> bool {
        self.open_charms || self.played.contains(seat) || self.is_over()
    }

    /// Draws the charms that the viewer does not know.
    pub(crate) fn determinize(view: &View, rng: &mut impl Rng) -> Self {
        let mut state = Self::bare(&view.colors, view.track);
        let players = view.colors.len();
        state.taken = view.taken.iter().fold(0, |taken, space| taken | 1 << space);
        state.places[..players].copy_from_slice(&view.places);
        state.gold[..players].copy_from_slice(&view.gold);
        state.played = view.played.iter().copied().collect();
        (state.turn, state.dice, state.awaits) = (view.turn, view.dice, view.awaits);
        (state.keepsake, state.open_charms) = (view.keepsake, view.open_charms);
        if view.are_dealt() {
            let mut unseen = view.unseen();
            rng.shuffle(&mut unseen);
            let charms = view.charms.iter().map(|known| known.or_else(|| unseen.pop()));
            for (charm, drawn) in state.charms.iter_mut().zip(charms) {
                *charm = drawn;
            }
        }
        state
    }
}

impl View {
    /// TPL-2: do the players have their charms?
    pub fn are_dealt(&self) -> bool {
        !matches!(self.awaits, Some(Awaits::First | Awaits::Charms))
    }

    /// The charms that the viewer has not seen.
    fn unseen(&self) -> Vec<Pips> {
        let all: PipsSet = Pips::ALL.into_iter().collect();
        all.except(self.charms.iter().copied().flatten().collect()).iter().collect()
    }

    /// TPL-9: the charm of a seat, where the viewer may know it.
    pub fn charm(&self, seat: Seat) -> Option<Pips> {
        self.charms.get(seat.index()).copied().flatten()
    }

    /// TPL-6: the gold that still lies on a space.
    pub fn gold_on(&self, space: u8) -> u8 {
        if self.taken.contains(&space) { 0 } else { self.track.gold(space) }
    }

    /// TPL-7: has a boat reached the harbour?
    pub fn is_over(&self) -> bool {
        !self.standing.winners.is_empty()
    }
}
