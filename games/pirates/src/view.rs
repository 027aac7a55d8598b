//! What a viewer may know: PIR-5. Everybody knows the same: kept cards lie
//! face down, but all have seen them captured.

use crate::{Awaits, Card, Pirates, Token, Worth};
use crew::{Color, Disc};
use serde::{Deserialize, Serialize};
use table::{Rng, Seat, Standing};

/// The table as everybody sees it.
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
    /// PIR-10: by seat, the first kept first.
    pub kept: Vec<Vec<Card>>,
    /// PIR-14: who has the black spot.
    pub black_spot: Option<Seat>,
    /// What tokens are worth.
    pub worth: Worth,
    /// Singles and parties, from the top down; of covered pirates the colour
    /// alone.
    pub stacks: Vec<Vec<Disc>>,
    /// Face up, in the order in which actions count them.
    pub cards: Vec<Card>,
    /// The cards that are still face down, in no order: whoever knows the
    /// edition knows what has not been seen.
    pub unseen: Vec<Card>,
    /// What the set-up still waits for.
    pub awaits: Option<Awaits>,
    /// PIR-20: stalemates since the last capture.
    pub becalmed: u8,
    /// PIR-20: ransoms since anything else was done.
    pub ransoms: u8,
    /// PIR-5.
    pub open_stacks: bool,
    /// What everybody would have if it ended now; the winners once it has.
    pub standing: Standing,
}

impl Pirates {
    pub(crate) fn build_view(&self) -> View {
        let mut unseen = self.deck().to_vec();
        unseen.sort_unstable();
        let party = |top| {
            let seen = |place| place == 0 || self.open_stacks;
            let members = self.stacks.members(top);
            let discs = members.as_slice().iter().enumerate();
            discs.map(|(place, &pirate)| Disc::of(pirate, seen(place))).collect()
        };
        View {
            colors: self.colors().to_vec(),
            turn: self.turn,
            ducats: self.colors().iter().map(|color| self.ducats[color.index()]).collect(),
            tokens: self.colors().iter().map(|color| self.tokens[color.index()]).collect(),
            kept: self.colors().iter().map(|&color| self.kept(color).to_vec()).collect(),
            black_spot: self.black_spot.map(|color| self.seat(color)),
            worth: self.worth,
            stacks: self.stacks.tops().iter().map(party).collect(),
            cards: self.face_up().to_vec(),
            unseen,
            awaits: self.awaits,
            becalmed: self.becalmed,
            ransoms: self.ransoms,
            open_stacks: self.open_stacks,
            standing: self.final_standing(),
        }
    }

    /// Deals the unseen cards and the covered wages anew.
    pub(crate) fn imagine(view: &View, rng: &mut impl Rng) -> Self {
        let mut state = Self::bare(&view.colors);
        for (seat, &color) in view.colors.iter().enumerate() {
            state.ducats[color.index()] = view.ducats[seat];
            state.tokens[color.index()] = view.tokens[seat];
        }
        for party in crew::complete(&view.stacks, |wages| rng.shuffle(wages)) {
            state.stacks.pile(party.into_iter());
        }
        let mut unseen = view.unseen.clone();
        rng.shuffle(&mut unseen);
        state.lay_cards(&view.cards, &unseen, &view.kept);
        state.black_spot = view.black_spot.map(|seat| state.color(seat));
        state.worth = view.worth;
        state.turn = view.turn;
        state.awaits = view.awaits;
        state.becalmed = view.becalmed;
        state.ransoms = view.ransoms;
        state.open_stacks = view.open_stacks;
        state
    }
}

impl View {
    /// Tokens of a kind that a seat has.
    pub fn tokens(&self, seat: Seat, token: Token) -> u8 {
        self.tokens[seat.index()][token.index()]
    }
}
