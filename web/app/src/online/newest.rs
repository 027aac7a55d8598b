//! Which updates are news.

use game::Seat;
use protocol::v1::Seq;

/// The newest state of a match that a page has taken.
///
/// A server that was stopped for a while may still send one old message after another server has
/// gone on with the table. A page never goes back to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Newest {
    taken: Option<(Option<Seat>, Seq)>,
}

impl Newest {
    /// True if an update with this number is taken. The number may stay the same: a page that asks
    /// for a whole view gets one. With another seat counting begins anew, as spectators may see the
    /// match later than players.
    pub(crate) fn takes(&mut self, seat: Option<Seat>, seq: Seq) -> bool {
        let old = self.taken.is_some_and(|(of, newest)| of == seat && seq < newest);
        if !old {
            self.taken = Some((seat, seq));
        }
        !old
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Option<Seat> = Some(Seat::new(1));

    #[test]
    fn an_update_with_a_lower_number_is_never_taken() {
        let mut newest = Newest::default();
        assert!(newest.takes(SEAT, 7));
        assert!(!newest.takes(SEAT, 6));
        assert!(newest.takes(SEAT, 9));
        assert!(!newest.takes(SEAT, 7), "what was refused does not lower the mark");
    }

    #[test]
    fn the_same_number_is_taken_again() {
        let mut newest = Newest::default();
        assert!(newest.takes(SEAT, 7) && newest.takes(SEAT, 7));
    }

    #[test]
    fn with_another_seat_an_earlier_state_is_taken() {
        let mut newest = Newest::default();
        assert!(newest.takes(SEAT, 7));
        assert!(newest.takes(None, 3), "as a spectator with a delay");
        assert!(!newest.takes(None, 2));
        assert!(newest.takes(SEAT, 7));
    }
}
