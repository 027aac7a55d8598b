//! What a viewer may know: BUC-9. Everybody knows the same.

use crate::{Booty, Buccaneer, Edition, Ship, Worth};
use disc_stacks::{Awaits, Color, Disc};
use game::{Rng, Seat, Seats, Standing, Viewer};
use serde::{Deserialize, Serialize};

/// The table as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// By seat.
    pub colors: Vec<Color>,
    /// Whose turn it is.
    pub turn: Seat,
    /// By seat.
    pub ducats: Vec<u16>,
    /// By seat: pieces of each kind, in the order of [`Booty::ALL`].
    pub booty: Vec<[u8; 4]>,
    /// What booty is worth.
    pub worth: Worth,
    /// Singles and stacks, from the top down; of covered pirates the colour
    /// alone.
    pub stacks: Vec<Vec<Disc>>,
    /// Face up, in the order in which actions count them.
    pub ships: Vec<Ship>,
    /// The ships that are still face down, in no order: a player who knows the
    /// edition knows what has not been seen.
    pub unseen: Vec<Ship>,
    /// What the set-up still waits for.
    pub awaits: Option<Awaits>,
    /// BUC-17: who is still to be asked for a demand.
    pub asking: Vec<Seat>,
    /// BUC-17: who demanded a boarding this turn.
    pub demanded: Vec<Seat>,
    /// BUC-19: stalemates since the last boarding.
    pub becalmed: u8,
    /// BUC-9.
    pub open_stacks: bool,
    /// What everybody would have if it ended now; the winners once it has.
    pub standing: Standing,
}

impl Buccaneer {
    pub(crate) fn view(&self, _: Viewer) -> View {
        let mut unseen = self.deck().to_vec();
        unseen.sort_unstable();
        View {
            colors: self.seating.colors().to_vec(),
            turn: self.turn,
            ducats: self.seating.by_seat(&self.ducats),
            booty: self.seating.by_seat(&self.booty),
            worth: self.worth,
            stacks: self.stacks.seen(|_| self.open_stacks),
            ships: self.face_up().to_vec(),
            unseen,
            awaits: self.awaits,
            asking: self.asking.iter().collect(),
            demanded: self.demanded.iter().collect(),
            becalmed: self.becalmed,
            open_stacks: self.open_stacks,
            standing: self.standing(),
        }
    }

    /// Deals the unseen ships and the covered wages anew.
    pub(crate) fn determinize(view: &View, rng: &mut impl Rng) -> Self {
        let mut state = Self::bare(&view.colors);
        for (seat, &color) in view.colors.iter().enumerate() {
            state.ducats[color.index()] = view.ducats[seat];
            state.booty[color.index()] = view.booty[seat];
        }
        state.stacks.imagine(&view.stacks, rng);
        let mut unseen = view.unseen.clone();
        rng.shuffle(&mut unseen);
        state.lay_ships(&view.ships, &unseen);
        state.worth = view.worth;
        state.turn = view.turn;
        state.awaits = view.awaits;
        state.asking = view.asking.iter().copied().collect::<Seats>();
        state.demanded = view.demanded.iter().copied().collect::<Seats>();
        state.becalmed = view.becalmed;
        state.open_stacks = view.open_stacks;
        state
    }

    /// Lays out the ships that are face up and those that are not.
    pub(crate) fn lay_ships(&mut self, face_up: &[Ship], deck: &[Ship]) {
        debug_assert!(face_up.len() <= 3 && face_up.len() + deck.len() <= Edition::SHIPS);
        for (place, &ship) in face_up.iter().chain(deck).enumerate() {
            self.ships[place] = ship;
        }
        self.face_up = face_up.len() as u8;
        self.total = self.face_up + deck.len() as u8;
    }
}

impl View {
    /// BUC-20: have all ships gone?
    pub fn is_over(&self) -> bool {
        !self.standing.winners.is_empty()
    }

    /// BUC-9: whether the log may name the wages of pirates. While the match
    /// runs, a sentence with a wage would be a look at a covered pirate.
    pub fn log_names_wages(&self) -> bool {
        self.open_stacks || self.is_over()
    }

    /// Pieces of a kind that a seat has.
    pub fn pieces(&self, seat: Seat, kind: Booty) -> u8 {
        self.booty[seat.index()][kind.index()]
    }
}
