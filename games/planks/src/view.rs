//! What a viewer may know: everything but the purses of others (PLK-19).

use crate::{
    Awaits, Balance, Color, Gold, Phase, Plank, Planks, Rocking, Row, Spot, Step,
    position::{colors_in, seats_colors},
};
use serde::{Deserialize, Serialize};
use table::{Rng, Seat, Viewer};

/// The table as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools)] // options of the table and facts of the turn
pub struct View {
    /// By seat: the colours it plays.
    pub colors: Vec<Vec<Color>>,
    /// PLK-1: the colour that nobody plays.
    pub neutral: Option<Color>,
    /// Whose turn it is.
    pub turn: Seat,
    /// What is going on.
    pub phase: Step,
    /// What chance is asked.
    pub awaits: Option<Awaits>,
    /// The seat that is asked.
    pub asked: Option<Seat>,
    /// PLK-4: the dice of this turn.
    pub dice: Option<[Plank; 2]>,
    /// The planks from bow to stern.
    pub planks: Vec<Row>,
    /// In the order of [`Plank::ALL`]: how near each plank is to tipping, in
    /// thousandths of the way to the edge, less than nothing to port.
    pub gauges: [i16; Plank::COUNT],
    /// PLK-9: the heel, to starboard.
    pub heel: i32,
    /// By colour: pirates that are not placed yet, and those overboard.
    pub hand: [u8; Color::COUNT],
    /// By colour: pirates overboard.
    pub water: [u8; Color::COUNT],
    /// PLK-19: by seat, where the viewer may know it.
    pub purses: Vec<Option<u16>>,
    /// PLK-18: doubloons left to hand out, of so many in the box.
    pub supply: u16,
    /// PLK-18: doubloons in the box.
    pub stock: u16,
    /// PLK-16: sharks left.
    pub fins: u8,
    /// Turns since the last splash.
    pub quiet: u8,
    /// PLK-12: a pirate went overboard this turn.
    pub splash: bool,
    /// PLK-17: the code was broken this turn.
    pub broke: bool,
    /// PLK-12: the colours that have yet to decide.
    pub undecided: Vec<Color>,
    /// PLK-12: the colours that collect.
    pub collecting: Vec<Color>,
    /// PLK-14: by colour, to be brought back now.
    pub due: [u8; Color::COUNT],
    /// PLK-17: by colour, to be brought back after that.
    pub later: [u8; Color::COUNT],
    /// PLK-9: the sea is calm.
    pub calm: bool,
    /// PLK-19.
    pub open_purses: bool,
    /// PLK-17.
    pub hands: bool,
    /// PLK-8.
    pub balance: Balance,
    /// PLK-9.
    pub rocking: Rocking,
    /// The sides B of red, blue and purple, until the sides are known.
    pub backs: Option<[Gold; 3]>,
    /// What the set-up still needs from chance.
    pub to_draw: Vec<Awaits>,
    /// PLK-19: those who have won, once it is over.
    pub winners: Vec<Seat>,
}

impl Planks {
    pub(crate) fn build_view(&self, viewer: Viewer) -> View {
        let known = |seat| self.open_purses || self.phase == Phase::Over || viewer.is(seat);
        let purse = |seat: Seat| known(seat).then(|| self.purses[seat.index()]);
        View {
            colors: seats_colors(self),
            neutral: self.neutral(),
            turn: self.turn,
            phase: self.step(),
            awaits: self.awaits(),
            asked: self.asked_seat(),
            dice: self.dice_shown(),
            planks: self.rows(),
            gauges: self.gauges(),
            heel: self.heel(),
            hand: self.hand,
            water: self.water,
            purses: Seat::all(self.players as usize).map(purse).collect(),
            supply: self.supply(),
            stock: self.stock,
            fins: self.fins,
            quiet: self.quiet,
            splash: self.splash,
            broke: self.broke,
            undecided: self.undecided.iter().collect(),
            collecting: self.collecting.iter().collect(),
            due: self.due,
            later: self.later,
            calm: self.calm,
            open_purses: self.open_purses,
            hands: self.hands,
            balance: self.balance,
            rocking: self.rocking,
            backs: self.awaited.sides.then_some(self.backs),
            to_draw: self.awaited.iter().collect(),
            winners: self.final_standing().winners,
        }
    }

    /// Draws the purses that the viewer does not know.
    pub(crate) fn imagine(view: &View, rng: &mut impl Rng) -> Self {
        let mut state = view.ship();
        let known: u16 = view.purses.iter().flatten().sum();
        let hidden: Vec<usize> =
            (0..view.purses.len()).filter(|&seat| view.purses[seat].is_none()).collect();
        if !hidden.is_empty() {
            state.purses.iter_mut().zip(&view.purses).for_each(|(purse, seen)| {
                *purse = seen.unwrap_or(0);
            });
            for _ in 0..view.stock - view.supply - known {
                state.purses[hidden[rng.below(hidden.len() as u32) as usize]] += 1;
            }
        }
        state
    }
}

impl View {
    /// The state as far as everybody sees it: what is hidden in purses lies in
    /// the first that is not known.
    pub(crate) fn ship(&self) -> Planks {
        let mut state = Planks::bare(self.colors.len());
        state.own = colors_in(&self.colors);
        for (place, row) in self.planks.iter().enumerate() {
            state.lay_row(place, row);
        }
        state.set_statics(self.balance, self.rocking);
        self.copy_counts(&mut state);
        let known: u16 = self.purses.iter().flatten().sum();
        let mut hidden = self.stock.saturating_sub(self.supply).saturating_sub(known);
        for (seat, purse) in self.purses.iter().enumerate() {
            state.purses[seat] = purse.unwrap_or_else(|| std::mem::take(&mut hidden));
        }
        state
    }

    fn copy_counts(&self, state: &mut Planks) {
        state.backs = self.backs.unwrap_or_default();
        state.awaited = self.to_draw.iter().copied().collect();
        state.turn = self.turn;
        state.phase = self.phase.into();
        state.asked = self.asked.filter(|_| state.phase.keeps_asked()).unwrap_or(Seat::new(0));
        state.dice = self.dice.unwrap_or([Plank::Red; 2]);
        (state.hand, state.water) = (self.hand, self.water);
        (state.due, state.later) = (self.due, self.later);
        (state.stock, state.fins, state.quiet) = (self.stock, self.fins, self.quiet);
        (state.splash, state.broke) = (self.splash, self.broke);
        state.undecided = self.undecided.iter().copied().collect();
        state.collecting = self.collecting.iter().copied().collect();
        (state.calm, state.open_purses, state.hands) = (self.calm, self.open_purses, self.hands);
    }

    /// The seat that plays a colour.
    pub fn owner(&self, color: Color) -> Option<Seat> {
        let seat = self.colors.iter().position(|own| own.contains(&color))?;
        Some(Seat::new(seat as u8))
    }

    /// The row of a plank.
    pub fn row(&self, plank: Plank) -> Option<&Row> {
        self.planks.iter().find(|row| row.plank == plank)
    }

    /// Who stands on a space.
    pub fn pirate_at(&self, spot: Spot) -> Option<Color> {
        self.row(spot.plank)?.pirates.get(&spot.space).copied()
    }

    /// PLK-13: the doubloons that a colour would collect now.
    pub fn gold_under(&self, color: Color) -> u32 {
        self.ship().gold_under(color)
    }
}
