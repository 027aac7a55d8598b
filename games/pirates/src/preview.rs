//! What a capture or mutiny would give and cost, as far as a viewer can know.

use crate::{Action, Capture, Spoils, Token, View, capture, mutiny};
use disc_stacks::{Color, Disc, Pay};
use game::Seat;
use serde::Serialize;

/// The consequences of a capture or mutiny.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Preview {
    /// What everybody in the party would gain, the captain first.
    pub shares: Vec<Share>,
    /// PIR-10: whether the captain would keep the card; none where covered
    /// wages decide it.
    pub keeps: Option<bool>,
    /// PIR-14: who would have the black spot after a mutiny.
    pub black_spot: Option<Seat>,
}

/// What one seat would gain; a range where wages are covered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Share {
    /// The seat that would get it.
    pub seat: Seat,
    /// PIR-7, PIR-18: the tokens it would take.
    pub tokens: Vec<Token>,
    /// The fewest ducats it would gain; the captain's may be negative.
    pub least: i32,
    /// The most ducats it would gain.
    pub most: i32,
}

impl View {
    /// What would come of an action of the seat whose turn it is; none if it
    /// takes no card.
    pub fn preview(&self, action: Action) -> Option<Preview> {
        match action {
            Action::Capture(raid) => self.preview_raid(raid, capture::USUAL),
            Action::Mutiny(raid) => {
                let preview = self.preview_raid(raid, mutiny::DOUBLE)?;
                let overthrown = self.seat(raid.party.color());
                let had_it = overthrown == self.black_spot;
                let black_spot = if had_it { Some(self.turn) } else { overthrown };
                Some(Preview { black_spot, ..preview })
            }
            Action::Assemble(..) | Action::Ransom(_) => None,
        }
    }

    fn preview_raid(&self, raid: Capture, times: u32) -> Option<Preview> {
        let card = *self.cards.get(raid.card as usize)?;
        let party = self.stacks.iter().find(|party| party[0].pirate() == Some(raid.party))?;
        let captain = self.colors[self.turn.index()];
        // After a mutiny the old captain is mate.
        let mate = if party[0].color == captain { party.get(1)? } else { &party[0] };
        let dues = self.dues(party, Pay { captain, wild: card.wild, times });
        let due: (i32, i32) =
            dues.iter().fold((0, 0), |sum, (_, least, most)| (sum.0 + least, sum.1 + most));
        let purse = self.ducats[self.turn.index()] as i32;
        let ducats = i32::from(card.ducats);
        // PIR-9: the captain cannot pay more than he owns.
        let net = |due: i32| (ducats - due).max(-purse);
        let keeps = [due.0, due.1].map(|due| due <= purse + ducats);
        let own = (captain, net(due.1), net(due.0));
        let spoils = card.spoils(raid.token);
        let share = |(color, least, most): (Color, i32, i32)| {
            let tokens = tokens(spoils, color == captain, color == mate.color);
            Some(Share { seat: self.seat(color)?, tokens, least, most })
        };
        let shares = std::iter::once(own).chain(dues).map(share).collect::<Option<_>>()?;
        let keeps = (keeps[0] == keeps[1]).then_some(keeps[0]);
        Some(Preview { shares, keeps, black_spot: None })
    }

    /// PIR-8, PIR-13: the least and the most that is due to each other colour
    /// of the party, from the top down.
    fn dues(&self, party: &[Disc], pay: Pay) -> Vec<(Color, i32, i32)> {
        let mut dues: Vec<(Color, i32, i32)> = Vec::new();
        for disc in party.iter().filter(|disc| disc.color != pay.captain) {
            if dues.iter().all(|(color, ..)| *color != disc.color) {
                let (least, most) = pay.range(&self.stacks, party, disc.color);
                dues.push((disc.color, least, most));
            }
        }
        dues
    }

    /// The seat of a colour.
    pub fn seat(&self, color: Color) -> Option<Seat> {
        disc_stacks::seat_of(&self.colors, color)
    }
}

fn tokens(spoils: Spoils, captain: bool, mate: bool) -> Vec<Token> {
    let captains = spoils.captain.into_iter().flatten().filter(|_| captain);
    captains.chain(spoils.mate.filter(|_| mate)).collect()
}
