//! People's names in place of the colours of their seats.

use game::Seat;
use web_kit::model::{GameUi, View, Who};
use web_kit::words;

/// From now on the log and questions call people by their names, until [`words::forget_seats`].
pub(crate) fn name_seats<U: GameUi>(view: &View<U>, who: &[Who]) {
    let Some(key) = U::seat_key(view) else { return };
    let name = |who: &Who| match who {
        Who::Named(name) | Who::Away(name) => Some(name.clone()),
        Who::You | Who::Person | Who::Bot(_) | Who::Nobody => None,
    };
    let color = |seat: usize| U::look(view, Seat::new(seat as u8)).class.to_owned();
    let names = who.iter().enumerate().map(|(seat, who)| (color(seat), name(who)));
    words::name_seats(key, names.collect());
}
