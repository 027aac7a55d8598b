//! Dealing out the cards that a viewer does not see: PIR-10.
//!
//! The tokens that players own came from cards that have gone, and the supply
//! holds six of each kind. So not every card can still be in the deck: those
//! that must have been captured lie face down before somebody.

use crate::{Card, Token, View};
use game::Rng;

/// What lies where the viewer does not look, and what it sees of kept cards.
pub(crate) struct Dealt {
    pub(crate) deck: Vec<Card>,
    /// By seat, the first kept first.
    pub(crate) kept: Vec<Vec<Card>>,
}

impl View {
    /// Deals the unseen cards to deck and seats, as they might lie.
    pub(crate) fn deal(&self, rng: &mut impl Rng) -> Dealt {
        let mut unseen = self.unseen.clone();
        rng.shuffle(&mut unseen);
        let places = unseen.len() - self.to_come();
        let mut chosen = Choice::new(self, &unseen, places);
        assert!(chosen.complete(&unseen, rng), "the truth is one way to deal the cards");
        let of = |is_kept| {
            let kept = |place: &usize| chosen.kept >> place & 1 == u32::from(is_kept);
            (0..unseen.len()).filter(kept).map(|place| unseen[place]).collect::<Vec<Card>>()
        };
        let mut face_down = of(true);
        rng.shuffle(&mut face_down);
        let mut next = face_down.into_iter();
        let mut fill = |card: &Option<Card>| card.or_else(|| next.next());
        let kept = self.kept.iter().map(|cards| cards.iter().filter_map(&mut fill).collect());
        Dealt { kept: kept.collect(), deck: of(false) }
    }

    /// By kind: how many tokens more than the supply holds are owned, face up
    /// or unseen. At least this number is on unseen cards that were captured.
    fn excess(&self, unseen: &[Card]) -> [i8; Token::ALL.len()] {
        let pictured = self.cards.iter().chain(unseen).flat_map(|card| card.tokens());
        let mut excess = [-(Token::SUPPLY as i8); Token::ALL.len()];
        for (kind, excess) in excess.iter_mut().enumerate() {
            *excess += self.tokens.iter().map(|tokens| tokens[kind] as i8).sum::<i8>();
        }
        pictured.for_each(|token| excess[token.index()] += 1);
        excess
    }
}

/// A search, in the order in which the cards lie shuffled, for those that were
/// kept.
#[derive(Clone, Copy)]
struct Choice {
    /// By kind: tokens that the kept cards must still show.
    missing: [i8; Token::ALL.len()],
    /// By kind: tokens on the cards that are still to be decided.
    left: [i8; Token::ALL.len()],
    /// How many more cards were kept.
    places: usize,
    /// The next card to be decided.
    next: usize,
    /// The cards that were kept, a bit each.
    kept: u32,
}

impl Choice {
    fn new(view: &View, unseen: &[Card], places: usize) -> Self {
        let mut left = [0; Token::ALL.len()];
        unseen.iter().flat_map(|card| card.tokens()).for_each(|token| left[token.index()] += 1);
        Self { missing: view.excess(unseen), left, places, next: 0, kept: 0 }
    }

    /// Decides the remaining cards at random; false if there is no way to.
    fn complete(&mut self, unseen: &[Card], rng: &mut impl Rng) -> bool {
        let undecided = unseen.len() - self.next;
        if self.places == 0 || !self.is_possible(undecided) {
            return self.places == 0 && self.missing.iter().all(|&missing| missing <= 0);
        }
        let first = rng.below(undecided as u32) < self.places as u32;
        [first, !first].into_iter().any(|keep| {
            let mut decided = self.decide(unseen[self.next], keep);
            let found = decided.complete(unseen, rng);
            if found {
                *self = decided;
            }
            found
        })
    }

    /// Are there cards enough, and can they show what is missing? A card
    /// shows two tokens at most.
    fn is_possible(&self, undecided: usize) -> bool {
        let missing: i8 = self.missing.iter().map(|&missing| missing.max(0)).sum();
        self.places <= undecided
            && missing as usize <= 2 * self.places
            && self.missing.iter().zip(self.left).all(|(&missing, left)| missing <= left)
    }

    fn decide(mut self, card: Card, keep: bool) -> Self {
        for token in card.tokens() {
            self.left[token.index()] -= 1;
            self.missing[token.index()] -= i8::from(keep);
        }
        self.places -= usize::from(keep);
        self.kept |= u32::from(keep) << self.next;
        self.next += 1;
        self
    }
}
