//! What a viewer may know: everything but the purses of others (PLK-19).

use crate::{
    Awaits, Balance, Color, Gold, Phase, Plank, Planks, Returns, Rocking, Row, Spot,
    position::{colors_in, seats_colors},
};
use game::{Rng, Seat, Viewer};
use serde::{Deserialize, Serialize};

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
    pub phase: Phase,
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
    /// PLK-18: doubloons left to hand out, and how many are in the box.
    pub supply: u16,
    /// PLK-18: doubloons handed out beyond the supply.
    pub beyond: u16,
    /// PLK-18: the supply has been empty this turn, which is the last.
    pub sold_out: bool,
    /// PLK-18: doubloons in the box.
    pub stock: u16,
    /// PLK-16: sharks left, and how many there were at the start.
    pub fins: u8,
    /// PLK-16: sharks around the ship at the start.
    pub sharks: u8,
    /// Turns since the last splash.
    pub quiet: u8,
    /// PLK-12: a pirate went overboard this turn.
    pub splash: bool,
    /// PLK-17: the seats that broke the code this turn.
    pub broke: Vec<Seat>,
    /// PLK-12: the colours that have yet to decide.
    pub undecided: Vec<Color>,
    /// PLK-12: the colours that chose gold this turn.
    pub collecting: Vec<Color>,
    /// PLK-13: by seat, what it collected this turn, where the viewer may
    /// know it.
    pub collected: Vec<Option<u8>>,
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
    /// PLK-14.
    pub returns: Returns,
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
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let known = |seat| self.open_purses || self.phase == Phase::Over || viewer.is(seat);
        let purse = |seat: Seat| known(seat).then(|| self.purses[seat.index()]);
        let collected = |seat: Seat| known(seat).then(|| self.collected[seat.index()]);
        View {
            colors: seats_colors(self),
            neutral: self.neutral(),
            turn: self.turn,
            phase: self.phase,
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
            beyond: self.beyond_supply(),
            sold_out: self.sold_out,
            stock: self.stock,
            fins: self.fins,
            sharks: self.sharks,
            quiet: self.quiet,
            splash: self.splash,
            broke: self.broke.iter().collect(),
            undecided: self.undecided.iter().collect(),
            collecting: self.collecting.iter().collect(),
            collected: Seat::all(self.players as usize).map(collected).collect(),
            due: self.due,
            later: self.later,
            calm: self.calm,
            open_purses: self.open_purses,
            hands: self.hands,
            returns: self.returns(),
            balance: self.balance,
            rocking: self.rocking,
            backs: self.awaited.sides.then_some(self.backs),
            to_draw: self.awaited.iter().collect(),
            winners: self.standing().winners,
        }
    }

    /// Draws the purses that the viewer does not know.
    pub(crate) fn determinize(view: &View, rng: &mut impl Rng) -> Self {
        let mut state = view.ship();
        let hidden: Vec<usize> =
            (0..view.purses.len()).filter(|&seat| view.purses[seat].is_none()).collect();
        if hidden.is_empty() {
            return state;
        }
        let mut left = view.hidden_doubloons();
        // What lies in a purse since this turn is known to lie there.
        for &seat in &hidden {
            state.purses[seat] = view.seen_to_collect(seat, &state).min(left);
            left -= state.purses[seat];
        }
        for _ in 0..left {
            state.purses[hidden[rng.below(hidden.len() as u32) as usize]] += 1;
        }
        view.copy_collected(&mut state);
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
        let mut hidden = self.hidden_doubloons();
        for (seat, purse) in self.purses.iter().enumerate() {
            state.purses[seat] = purse.unwrap_or_else(|| std::mem::take(&mut hidden));
        }
        self.copy_collected(&mut state);
        state
    }

    /// PLK-18, PLK-19: what lies in the purses that the viewer does not know:
    /// all that was handed out, beyond the supply too, less what it knows of.
    fn hidden_doubloons(&self) -> u16 {
        self.handed_out().saturating_sub(self.purses.iter().flatten().sum())
    }

    /// PLK-18: everything in purses, known or not.
    pub(crate) fn handed_out(&self) -> u16 {
        self.stock.saturating_sub(self.supply) + self.beyond
    }

    /// PLK-13: what a seat collected this turn; of another seat, what its
    /// pirates stand on now.
    fn seen_to_collect(&self, seat: usize, state: &Planks) -> u16 {
        let seen = || {
            let seat = Seat::new(seat as u8);
            let colors = state.own(seat).and(state.collecting);
            let gold = colors.iter().map(|color| state.collectable(seat, color) as u16);
            if state.phase == Phase::Return { gold.sum() } else { 0 }
        };
        self.collected[seat].map_or_else(seen, u16::from)
    }

    /// Nobody puts back more than is in its purse (PLK-17).
    fn copy_collected(&self, state: &mut Planks) {
        for seat in 0..self.collected.len() {
            let collected = self.seen_to_collect(seat, state).min(state.purses[seat]);
            state.collected[seat] = collected as u8;
        }
    }

    fn copy_counts(&self, state: &mut Planks) {
        state.backs = self.backs.unwrap_or_default();
        state.awaited = self.to_draw.iter().copied().collect();
        state.turn = self.turn;
        state.phase = self.phase;
        state.asked = self.asked.filter(|_| state.phase.keeps_asked()).unwrap_or(Seat::new(0));
        state.dice = self.dice.unwrap_or([Plank::Red; 2]);
        (state.hand, state.water) = (self.hand, self.water);
        (state.due, state.later) = (self.due, self.later);
        (state.stock, state.fins, state.quiet) = (self.stock, self.fins, self.quiet);
        (state.splash, state.broke) = (self.splash, self.broke.iter().copied().collect());
        (state.sold_out, state.sharks) = (self.sold_out, self.sharks);
        state.anywhere = self.returns == Returns::Anywhere;
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

    /// PLK-13: the doubloons under a colour's pirates.
    pub fn gold_under(&self, color: Color) -> u32 {
        self.ship().gold_under(color)
    }

    /// PLK-13, PLK-17: the doubloons that a colour would collect now.
    pub fn collectable(&self, color: Color) -> u32 {
        let ship = self.ship();
        self.owner(color).map_or(0, |seat| ship.collectable(seat, color))
    }

    /// PLK-17: what a seat would put back if it broke the code now, where the
    /// viewer may know it.
    pub fn at_stake(&self, seat: Seat) -> u8 {
        self.collected.get(seat.index()).copied().flatten().unwrap_or(0)
    }
}
