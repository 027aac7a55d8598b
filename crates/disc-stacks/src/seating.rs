//! Who plays which colour.

use crate::Color;
use game::Seat;

/// The colours of the seats; plain data.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seating {
    /// By seat; those beyond the last player are not used.
    colors: [Color; Color::ALL.len()],
    players: u8,
}

impl Seating {
    /// Seats with these colours, in this order.
    pub fn new(colors: &[Color]) -> Self {
        let mut by_seat = [Color::Red; Color::ALL.len()];
        by_seat[..colors.len()].copy_from_slice(colors);
        Self { colors: by_seat, players: colors.len() as u8 }
    }

    /// How many play.
    #[inline]
    pub fn players(&self) -> usize {
        self.players as usize
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players())
    }

    /// The colour of a seat.
    #[inline]
    pub fn color(&self, seat: Seat) -> Color {
        self.colors[seat.index()]
    }

    /// The colours by seat.
    #[inline]
    pub fn colors(&self) -> &[Color] {
        &self.colors[..self.players()]
    }

    /// The seat of a colour.
    ///
    /// # Panics
    /// If nobody plays it.
    pub fn seat(&self, color: Color) -> Seat {
        seat_of(self.colors(), color).expect("the colour plays at this table")
    }

    /// The same for each seat by its colour.
    pub fn by_seat<T: Copy>(&self, by_color: &[T; Color::ALL.len()]) -> Vec<T> {
        self.colors().iter().map(|color| by_color[color.index()]).collect()
    }

    /// This for every colour that plays, nothing for the others.
    pub fn each<T: Copy + Default>(&self, value: T) -> [T; Color::ALL.len()] {
        let mut by_color = [T::default(); Color::ALL.len()];
        self.colors().iter().for_each(|color| by_color[color.index()] = value);
        by_color
    }
}

/// The seat of a colour, if it plays.
pub fn seat_of(colors: &[Color], color: Color) -> Option<Seat> {
    let index = colors.iter().position(|&other| other == color)?;
    Some(Seat::new(index as u8))
}
