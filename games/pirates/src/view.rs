//! What a viewer may know: PIR-5 and PIR-10. Everybody sees the wages of its
//! own pirates and the cards that it has kept; those of others lie face down.

use crate::{Card, Payout, Pirates, Token, Worth};
use disc_stacks::{Awaits, Color, Disc, Pirate};
use game::{Rng, Seat, Standing, Viewer};
use serde::{Deserialize, Serialize};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// By seat.
    pub colors: Vec<Color>,
    /// Whose turn it is.
    pub turn: Seat,
    /// By seat.
    pub ducats: Vec<u32>,
    /// By seat: tokens of each kind, in the order of [`Token::ALL`].
    pub tokens: Vec<[u8; Token::ALL.len()]>,
    /// PIR-10: by seat, the first kept first; none for a card that lies face
    /// down to the viewer.
    pub kept: Vec<Vec<Option<Card>>>,
    /// PIR-14: who has the black spot.
    pub black_spot: Option<Seat>,
    /// What tokens are worth.
    pub worth: Worth,
    /// Singles and parties, from the top down; of covered pirates of others
    /// the colour alone.
    pub stacks: Vec<Vec<Disc>>,
    /// Face up, in the order in which actions count them.
    pub cards: Vec<Card>,
    /// PIR-10: every card whose place the viewer cannot see, in no order:
    /// those still to come and those that others have kept.
    pub unseen: Vec<Card>,
    /// What the set-up still waits for.
    pub awaits: Option<Awaits>,
    /// PIR-20: stalemates since the last capture.
    pub becalmed: u8,
    /// PIR-20: ransoms since anything else was done.
    pub ransoms: u8,
    /// PIR-5.
    pub open_stacks: bool,
    /// PIR-10.
    pub open_cards: bool,
    /// What everybody would have if it ended now, without the kept cards that
    /// the viewer cannot see; the winners once it has.
    pub standing: Standing,
}

impl Pirates {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        View {
            colors: self.seating.colors().to_vec(),
            turn: self.turn,
            ducats: self.seating.by_seat(&self.ducats),
            tokens: self.seating.by_seat(&self.tokens),
            kept: self.seating.seats().map(|seat| self.kept_for(viewer, seat)).collect(),
            black_spot: self.black_spot.map(|color| self.seating.seat(color)),
            worth: self.worth,
            stacks: self.stacks.seen(|pirate| self.sees_wage(viewer, pirate)),
            cards: self.face_up().to_vec(),
            unseen: self.unseen_by(viewer),
            awaits: self.awaits,
            becalmed: self.becalmed,
            ransoms: self.ransoms,
            open_stacks: self.open_stacks,
            open_cards: self.open_cards,
            standing: self.standing_for(viewer),
        }
    }

    /// PIR-5: the captain's wage is seen by all, the others by their owner.
    fn sees_wage(&self, viewer: Viewer, pirate: Pirate) -> bool {
        self.open_stacks || self.is_over() || viewer.is(self.seating.seat(pirate.color()))
    }

    /// PIR-10: does the viewer see the cards that the seat has kept?
    fn sees_cards(&self, viewer: Viewer, seat: Seat) -> bool {
        self.open_cards || self.is_over() || viewer.is(seat)
    }

    fn kept_for(&self, viewer: Viewer, seat: Seat) -> Vec<Option<Card>> {
        let seen = self.sees_cards(viewer, seat);
        self.kept(self.color(seat)).iter().map(|&card| seen.then_some(card)).collect()
    }

    /// PIR-10: the deck and what others have kept, in no order.
    fn unseen_by(&self, viewer: Viewer) -> Vec<Card> {
        let hidden = self.seating.seats().filter(|&seat| !self.sees_cards(viewer, seat));
        let kept = hidden.flat_map(|seat| self.kept(self.color(seat)));
        let mut unseen: Vec<Card> = self.deck().iter().chain(kept).copied().collect();
        unseen.sort_unstable();
        unseen
    }

    /// PIR-10: running scores leave out the kept cards that are not seen.
    fn standing_for(&self, viewer: Viewer) -> Standing {
        let score = |seat| {
            let kept =
                if self.sees_cards(viewer, seat) { self.kept(self.color(seat)) } else { &[] };
            i64::from(self.payout_with(seat, &kept.iter()).total())
        };
        Standing { scores: self.seating.seats().map(score).collect(), ..self.standing() }
    }

    /// Deals the unseen cards and the covered wages anew.
    pub(crate) fn determinize(view: &View, rng: &mut impl Rng) -> Self {
        let mut state = Self::accounts(view);
        state.stacks.imagine(&view.stacks, rng);
        let dealt = view.deal(rng);
        state.lay_cards(&view.cards, &dealt.deck, &dealt.kept);
        state.turn = view.turn;
        state.awaits = view.awaits;
        state.becalmed = view.becalmed;
        state.ransoms = view.ransoms;
        state.open_stacks = view.open_stacks;
        state.open_cards = view.open_cards;
        state
    }

    /// Purses, tokens and the black spot of a view; no cards, and only singles.
    fn accounts(view: &View) -> Self {
        let mut state = Self::bare(&view.colors);
        for (seat, &color) in view.colors.iter().enumerate() {
            state.ducats[color.index()] = view.ducats[seat];
            state.tokens[color.index()] = view.tokens[seat];
        }
        state.black_spot = view.black_spot.map(|seat| state.color(seat));
        state.worth = view.worth;
        state
    }
}

impl View {
    /// Tokens of a kind that a seat has.
    pub fn tokens(&self, seat: Seat, token: Token) -> u8 {
        self.tokens[seat.index()][token.index()]
    }

    /// PIR-10: the kept cards of a seat that the viewer sees.
    pub fn kept(&self, seat: Seat) -> impl Iterator<Item = &Card> + Clone {
        self.kept[seat.index()].iter().flatten()
    }

    /// PIR-10: how many kept cards of a seat the viewer does not see.
    pub fn face_down(&self, seat: Seat) -> usize {
        self.kept[seat.index()].iter().filter(|card| card.is_none()).count()
    }

    /// How many cards are still to be turned up.
    pub fn to_come(&self) -> usize {
        let kept = self.kept.iter().flatten().filter(|card| card.is_none()).count();
        self.unseen.len().saturating_sub(kept)
    }

    /// PIR-10: what everybody would have if it ended now, without the kept
    /// cards that the viewer does not see.
    pub fn payout(&self) -> Vec<Payout> {
        let state = Pirates::accounts(self);
        let seats = Seat::all(self.colors.len());
        seats.map(|seat| state.payout_with(seat, &self.kept(seat))).collect()
    }

    /// PIR-21: have all cards gone?
    pub fn is_over(&self) -> bool {
        !self.standing.winners.is_empty()
    }

    /// PIR-5: whether the log may name the wages of pirates. While the match
    /// runs, a sentence with a wage would be a look at a covered pirate.
    pub fn log_names_wages(&self) -> bool {
        self.open_stacks || self.is_over()
    }
}
