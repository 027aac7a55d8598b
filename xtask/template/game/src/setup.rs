//! Set-up: TPL-1 and TPL-2.

use crate::{Awaits, Color, Event, Pips, TemplateGame, Track, state::MOST_PLAYERS};
use game::{Seat, Seats, Setup, SetupError, Sink};

impl TemplateGame {
    /// TPL-1, TPL-2: the boats lie at the wreck, nothing is drawn yet.
    pub(crate) fn new(setup: &Setup<Self>) -> Result<Self, SetupError> {
        SetupError::check_players::<Self>(setup.players)?;
        let (edition, options) = (&setup.edition, &setup.options);
        let colors = options.colors.assign(setup.players, 1, &Color::ALL)?.concat();
        let mut state = Self::bare(&colors, edition.track);
        state.keepsake = edition.keepsake;
        state.open_charms = options.open_charms;
        match options.first.named(setup.players)? {
            Some(seat) => (state.turn, state.awaits) = (seat, Some(Awaits::Charms)),
            None => state.awaits = Some(Awaits::First),
        }
        Ok(state)
    }

    /// Boats at the wreck, all the gold on the track, no charms.
    pub(crate) fn bare(colors: &[Color], track: Track) -> Self {
        let mut by_seat = [Color::Red; MOST_PLAYERS];
        by_seat[..colors.len()].copy_from_slice(colors);
        Self {
            track,
            taken: 0,
            colors: by_seat,
            players: colors.len() as u8,
            places: [0; MOST_PLAYERS],
            gold: [0; MOST_PLAYERS],
            charms: [None; MOST_PLAYERS],
            played: Seats::NONE,
            turn: Seat::new(0),
            dice: None,
            awaits: None,
            keepsake: 0,
            open_charms: false,
        }
    }

    pub(crate) fn begin_with(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.turn = seat;
        self.awaits = Some(Awaits::Charms);
        sink.emit(|| Event::First { seat });
    }

    /// TPL-2: everybody gets one of the shuffled charms.
    pub(crate) fn deal(&mut self, order: [Pips; Pips::COUNT], sink: &mut impl Sink<Event>) {
        self.awaits = Some(Awaits::Dice);
        let open = self.open_charms;
        for (seat, charm) in Seat::all(self.players as usize).zip(order) {
            self.charms[seat.index()] = Some(charm);
            sink.emit(|| Event::Dealt { seat, charm: Some(charm), open });
        }
    }
}
