//! The state of a match: plain data, at most 368 bytes.

use crate::{Card, Edition, Token, Worth, capture::Offers};
use disc_stacks::{Awaits, Color, Seating, Stacks};
use game::Seat;

/// A match of Pirates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pirates {
    /// Singles and parties.
    pub(crate) stacks: Stacks,
    /// First the cards face up, then the deck, next first; at the very end
    /// the kept cards, colour by colour; [`Card::NONE`] between.
    pub(crate) cards: [Card; Edition::CARDS],
    /// By colour.
    pub(crate) ducats: [u32; 5],
    /// By colour and kind.
    pub(crate) tokens: [[u8; Token::ALL.len()]; 5],
    /// By colour: how many cards it has kept.
    pub(crate) kept: [u8; 5],
    pub(crate) worth: Worth,
    pub(crate) seating: Seating,
    pub(crate) turn: Seat,
    /// How many cards are left.
    pub(crate) total: u8,
    /// How many of them are face up.
    pub(crate) face_up: u8,
    /// What those offer; [`Self::show`] keeps it true.
    pub(crate) offers: Offers,
    /// PIR-14: who has the black spot; nobody before the first mutiny.
    pub(crate) black_spot: Option<Color>,
    pub(crate) awaits: Option<Awaits>,
    /// PIR-20: stalemates since the last capture.
    pub(crate) becalmed: u8,
    /// PIR-20: ransoms since anything else was done.
    pub(crate) ransoms: u8,
    pub(crate) open_stacks: bool,
    pub(crate) open_cards: bool,
}

const _: () = assert!(size_of::<Pirates>() <= 368, "search clones it millions of times");

impl Pirates {
    pub(crate) fn color(&self, seat: Seat) -> Color {
        self.seating.color(seat)
    }

    /// The cards that are face up, in the order in which actions count them.
    #[inline]
    pub(crate) fn face_up(&self) -> &[Card] {
        &self.cards[..self.face_up as usize]
    }

    /// The face-down cards, next first.
    pub(crate) fn deck(&self) -> &[Card] {
        &self.cards[self.face_up as usize..self.total as usize]
    }

    /// PIR-10: the cards that a colour has kept, the first kept first.
    pub(crate) fn kept(&self, color: Color) -> &[Card] {
        let begin = self.kept_begin() + self.kept_before(color);
        &self.cards[begin..begin + self.kept[color.index()] as usize]
    }

    /// PIR-21: have all cards gone?
    pub(crate) fn is_over(&self) -> bool {
        self.total == 0
    }

    /// PIR-10: a card leaves the display, to be kept or not.
    pub(crate) fn remove(&mut self, index: u8, keeper: Option<Color>) {
        let (card, end) = (self.cards[index as usize], self.kept_begin());
        self.cards.copy_within(index as usize + 1..end, index as usize);
        self.cards[end - 1] = Card::NONE;
        if let Some(color) = keeper {
            let place = end + self.kept_before(color) + self.kept[color.index()] as usize;
            self.cards.copy_within(end..place, end - 1);
            self.cards[place - 1] = card;
            self.kept[color.index()] += 1;
        }
        self.total -= 1;
        self.show(self.face_up - 1);
    }

    /// PIR-20: the cards that are face up leave the game.
    pub(crate) fn drop_face_up(&mut self) {
        let (end, gone) = (self.kept_begin(), self.face_up as usize);
        self.cards[..end].rotate_left(gone);
        self.cards[end - gone..end].fill(Card::NONE);
        self.total -= self.face_up;
        self.show(0);
    }

    /// How many of the cards are face up now.
    pub(crate) fn show(&mut self, cards: u8) {
        self.face_up = cards;
        self.offers = Offers::of(self.face_up());
    }

    /// Lays out the cards that are face up, the deck, and what each seat has
    /// kept.
    pub(crate) fn lay_cards(&mut self, face_up: &[Card], deck: &[Card], kept: &[Vec<Card>]) {
        self.cards = [Card::NONE; Edition::CARDS];
        self.total = (face_up.len() + deck.len()) as u8;
        for (place, &card) in face_up.iter().chain(deck).enumerate() {
            self.cards[place] = card;
        }
        self.show(face_up.len() as u8);
        for (seat, cards) in kept.iter().enumerate() {
            self.kept[self.seating.colors()[seat].index()] = cards.len() as u8;
        }
        for (seat, cards) in kept.iter().enumerate() {
            let begin = self.kept_begin() + self.kept_before(self.seating.colors()[seat]);
            self.cards[begin..begin + cards.len()].copy_from_slice(cards);
        }
    }

    /// Where the kept cards begin.
    fn kept_begin(&self) -> usize {
        Edition::CARDS - self.kept.iter().sum::<u8>() as usize
    }

    /// How many cards the colours before this one have kept.
    fn kept_before(&self, color: Color) -> usize {
        self.kept[..color.index()].iter().sum::<u8>() as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Edition as _;

    /// Cards go from the display to the kept ones and out of the game, and
    /// none is lost or stands where it should not.
    #[test]
    fn cards_keep_their_order() {
        let cards = Edition::house().cards;
        let mut state = Pirates::bare(&[Color::Green, Color::Red, Color::Black]);
        state.lay_cards(&cards[..4], &cards[4..], &[]);
        state.remove(1, Some(Color::Black));
        state.remove(0, Some(Color::Red));
        state.remove(1, Some(Color::Black));
        assert_eq!(state.kept(Color::Black), [cards[1], cards[3]]);
        assert_eq!(state.kept(Color::Red), [cards[0]]);
        assert_eq!(state.kept(Color::Green), []);
        state.remove(0, None);
        assert_eq!(state.cards[..16], cards[4..]);
        assert_eq!(state.cards[16], Card::NONE);
        state.show(4);
        state.remove(3, Some(Color::Green));
        state.drop_face_up();
        assert_eq!(state.deck(), &cards[8..]);
        assert_eq!(state.kept(Color::Green), [cards[7]]);
        assert_eq!(state.kept(Color::Black), [cards[1], cards[3]]);
        let kept = [vec![cards[7]], vec![cards[0]], vec![cards[1], cards[3]]];
        let mut again = Pirates::bare(&[Color::Green, Color::Red, Color::Black]);
        again.lay_cards(&[], &cards[8..], &kept);
        assert_eq!(again, state);
    }
}
