//! Names in place of the colours of seats.

use game::Seat;
use web_kit::model::{GameUi, View, Who};
use web_kit::words;

/// From now on the log and questions call people and bots by their names, until
/// [`words::forget_seats`].
pub(crate) fn name_seats<U: GameUi>(view: &View<U>, who: &[Who]) {
    let Some(key) = U::seat_key(view) else { return };
    let color = |seat: Seat| U::look(view, seat).class.to_owned();
    let names = Seat::all(who.len()).zip(who).map(|(seat, who)| (color(seat), who.name(seat)));
    words::name_seats(key, names.collect());
}
