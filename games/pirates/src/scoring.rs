//! The end: PIR-21 to PIR-26.

use crate::{Card, Kind, Pirates, Token};
use game::{Seat, Standing};
use serde::{Deserialize, Serialize};

/// PIR-24: what one wheel pays, by players (from 3) and anchors (the last
/// column: 4 or more).
const PRICES: [[u32; 5]; 3] = [[0, 2, 4, 6, 10], [2, 4, 6, 10, 15], [3, 6, 10, 15, 20]];

/// PIR-25: what the black spot costs.
const BLACK_SPOT: u32 = 10;

/// PIR-24: what one wheel pays at a table of `players` to somebody
/// with this number of anchors.
pub fn price_of_wheel(players: usize, anchors: u32) -> u32 {
    let row = PRICES[players.clamp(3, 5) - 3];
    row[(anchors as usize).min(row.len() - 1)]
}

/// The final account of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Payout {
    /// The seat that is paid.
    pub seat: Seat,
    /// What it had in its purse.
    pub ducats: u32,
    /// PIR-22, PIR-23: what its tokens brought, by kind.
    pub tokens: [u32; Token::ALL.len()],
    /// PIR-23: its wheels, the one for the most wheel tokens included.
    pub wheels: u32,
    /// PIR-23: its anchors, likewise.
    pub anchors: u32,
    /// PIR-24: what each wheel pays.
    pub price: u32,
    /// PIR-25: what it pays for the black spot.
    pub black_spot: u32,
}

impl Payout {
    /// PIR-24: what the wheels pay together.
    pub fn voyage(&self) -> u32 {
        self.wheels * self.price
    }

    /// Everything together.
    pub fn total(&self) -> u32 {
        self.gained() - self.black_spot
    }

    fn gained(&self) -> u32 {
        self.ducats + self.tokens.iter().sum::<u32>() + self.voyage()
    }
}

/// By kind.
pub(crate) type Tokens = [u8; Token::ALL.len()];

/// PIR-22, PIR-23: as many tokens as anybody, and not none.
#[inline]
fn has_most(own: &Tokens, token: Token, most: &Tokens) -> bool {
    let own = own[token.index()];
    own > 0 && own == most[token.index()]
}

impl Pirates {
    /// What everybody would have if the game ended now.
    pub fn payout(&self) -> Vec<Payout> {
        self.seating.seats().map(|seat| self.payout_of(seat)).collect()
    }

    #[inline]
    pub(crate) fn payout_of(&self, seat: Seat) -> Payout {
        self.payout_with(seat, &self.kept(self.color(seat)).iter())
    }

    /// PIR-10: the account of a seat of whose kept cards just these are seen.
    pub(crate) fn payout_with<'a>(
        &self,
        seat: Seat,
        kept: &(impl Iterator<Item = &'a Card> + Clone),
    ) -> Payout {
        self.payout_among(seat, kept, &self.most_tokens())
    }

    /// The same where the most tokens of each kind are known.
    #[inline]
    pub(crate) fn payout_among<'a>(
        &self,
        seat: Seat,
        kept: &(impl Iterator<Item = &'a Card> + Clone),
        most: &Tokens,
    ) -> Payout {
        let color = self.color(seat);
        // PIR-23: what the kept cards show.
        let wheels: u32 = kept.clone().map(|card| u32::from(card.wheels)).sum();
        let anchors: u32 = kept.clone().map(|card| u32::from(card.anchors)).sum();
        // PIR-23: one more wheel or anchor for most tokens.
        let own = self.tokens[color.index()];
        let wheels = wheels + u32::from(has_most(&own, Token::Wheel, most));
        let anchors = anchors + u32::from(has_most(&own, Token::Anchor, most));
        // PIR-19: does the seat own the sea monster?
        let is_protected = kept.clone().any(|card| card.kind == Kind::Monster);
        let mut payout = Payout {
            seat,
            ducats: self.ducats[color.index()],
            tokens: self.worths(&own, most),
            wheels,
            anchors,
            price: price_of_wheel(self.seating.players(), anchors),
            black_spot: 0,
        };
        if self.black_spot == Some(color) && !is_protected {
            payout.black_spot = BLACK_SPOT.min(payout.gained());
        }
        payout
    }

    /// PIR-22: the worth of a kind for everybody who has most of it, one
    /// ducat a token for the others. PIR-23: wheels and anchors are worth a
    /// ducat to those who get no increase for them.
    #[inline]
    fn worths(&self, own: &Tokens, most: &Tokens) -> [u32; Token::ALL.len()] {
        let mut worths = [0; Token::ALL.len()];
        for token in Token::ALL {
            worths[token.index()] = match token {
                _ if !has_most(own, token, most) => u32::from(own[token.index()]),
                Token::Saber | Token::Relic | Token::Rum | Token::Chest => {
                    u32::from(self.worth.of(token))
                }
                Token::Wheel | Token::Anchor => 0,
            };
        }
        worths
    }

    /// By kind: the most tokens that any player has.
    #[inline]
    pub(crate) fn most_tokens(&self) -> Tokens {
        let mut most = [0; Token::ALL.len()];
        for color in self.seating.colors() {
            for (most, own) in most.iter_mut().zip(self.tokens[color.index()]) {
                *most = own.max(*most);
            }
        }
        most
    }

    /// PIR-26: most ducats; among equals the dearest kept card; then a
    /// shared win.
    pub(crate) fn winners(&self) -> Vec<Seat> {
        let dearest = |seat| self.kept(self.color(seat)).iter().map(|card| card.ducats).max();
        let rank = |seat| (self.payout_of(seat).total(), dearest(seat));
        let seats = || self.seating.seats();
        let best = seats().map(rank).max();
        seats().filter(|&seat| Some(rank(seat)) == best).collect()
    }

    pub(crate) fn standing(&self) -> Standing {
        let scores = self.payout().iter().map(|payout| i64::from(payout.total())).collect();
        let winners = if self.is_over() { self.winners() } else { Vec::new() };
        Standing { scores, winners }
    }
}
