//! Chance is an input: what is asked of it, and what it answers.

use crate::{
    Card, Dice, Edition, Event, Frame, Heading, Hex, KingOfPirates, List, Phase, Pile, Pirate,
    Pirates, Site, Stage, Tile, Upkeep,
};
use game::{Pending, Rng, Seat, Seats, Sink, Text, Value};
use serde::{Deserialize, Serialize};

/// A question to chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// KOP-5: who begins.
    First {
        /// The number of seats.
        seats: u8,
    },
    /// KOP-4: the tiles of the ocean.
    Ocean {
        /// How many tiles there are.
        tiles: u8,
    },
    /// KOP-4: the tiles of the shark waters.
    Sharks {
        /// How many tiles there are.
        tiles: u8,
    },
    /// KOP-12: the order of the action cards.
    Actions {
        /// How many cards there are.
        cards: u8,
    },
    /// KOP-21: the order of the pirates.
    Pirates {
        /// How many cards there are.
        cards: u8,
    },
    /// The compass die: for the Dutchman, or for the ship of a seat.
    Compass {
        /// Who is sent; nobody when the Dutchman moves.
        seat: Option<Seat>,
    },
    /// KOP-14: the upkeep die.
    Upkeep {
        /// The seat whose upkeep it is.
        seat: Seat,
    },
    /// KOP-23, KOP-24: one or two combat dice.
    Combat {
        /// The seat that rolls.
        seat: Seat,
        /// How many dice are rolled.
        dice: u8,
    },
    /// KOP-23, KOP-24: the loot cards of a won fight.
    Loot {
        /// The seat that gets them.
        seat: Seat,
        /// How many cards there are.
        cards: u8,
    },
}

/// An answer of chance.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// This seat begins.
    First(Seat),
    /// The tiles, in the order of the ocean hexes, row by row.
    Ocean(List<Tile, 24>),
    /// The tiles, in the order of the shark hexes, row by row.
    Sharks(List<Tile, 18>),
    /// The cards, next first.
    Actions(List<Card, { Card::COUNT }>),
    /// The pirates, next first.
    Pirates(List<Pirate, { Pirate::COUNT }>),
    /// A face of the compass die.
    Compass(Heading),
    /// A face of the upkeep die.
    Upkeep(Upkeep),
    /// One combat die.
    Die(u8),
    /// Two combat dice.
    Dice([u8; 2]),
    /// The loot cards drawn.
    Loot(List<u16, { Edition::LOOT }>),
}

impl KingOfPirates {
    #[inline]
    fn question(&self) -> Option<Chance> {
        match self.asked() {
            Pending::Chance(chance) => Some(chance),
            Pending::Seats(_) | Pending::Over => None,
        }
    }

    pub(crate) fn roll(&self, rng: &mut impl Rng) -> Outcome {
        match self.question().expect("chance is pending") {
            Chance::First { .. } => {
                Outcome::First(Seat::new(rng.below(u32::from(self.players)) as u8))
            }
            Chance::Ocean { .. } => Outcome::Ocean(mixed(self.unlaid(Site::Ocean), rng)),
            Chance::Sharks { .. } => Outcome::Sharks(mixed(self.unlaid(Site::Sharks), rng)),
            Chance::Actions { .. } => Outcome::Actions(mixed(self.discarded(), rng)),
            Chance::Pirates { .. } => Outcome::Pirates(mixed(self.lost_pirates().iter(), rng)),
            Chance::Compass { .. } => Outcome::Compass(Heading::ALL[rng.below(6) as usize]),
            Chance::Upkeep { .. } => Outcome::Upkeep(self.draw_upkeep(rng)),
            Chance::Combat { dice: 1, .. } => Outcome::Die(rng.die(6)),
            Chance::Combat { .. } => Outcome::Dice([rng.die(6), rng.die(6)]),
            Chance::Loot { cards, .. } => Outcome::Loot(self.draw_loot(cards, rng)),
        }
    }

    fn draw_upkeep(&self, rng: &mut impl Rng) -> Upkeep {
        let die = self.kit.upkeep_die;
        let face = rng.below(6) as u8;
        if face < die.scurvy {
            Upkeep::Scurvy
        } else if face < die.scurvy + die.one_rum {
            Upkeep::OneRum
        } else {
            Upkeep::TwoRum
        }
    }

    fn draw_loot(&self, cards: u8, rng: &mut impl Rng) -> List<u16, { Edition::LOOT }> {
        let mut pile: List<u16, { Edition::LOOT }> = self.kit.loot().collect();
        let pile = pile.as_mut_slice();
        for place in 0..cards as usize {
            pile.swap(place, place + rng.below((pile.len() - place) as u32) as usize);
        }
        pile[..cards as usize].iter().copied().collect()
    }

    /// The discarded action cards, one by one.
    fn discarded(&self) -> impl Iterator<Item = Card> {
        let counts = self.discards;
        Card::ALL
            .into_iter()
            .flat_map(move |card| std::iter::repeat_n(card, counts[card.index()] as usize))
    }

    /// KOP-4: the tiles of one water, in no order.
    fn unlaid(&self, water: Site) -> impl Iterator<Item = Tile> {
        let counts = self.kit.tiles(water);
        Tile::all().flat_map(move |tile| std::iter::repeat_n(tile, counts[tile.index()] as usize))
    }

    pub(crate) fn admit(&self, outcome: &Outcome) -> Result<(), Text> {
        let question = self.question().ok_or("wrong-no-chance")?;
        let (fits, wanted) = match (question, outcome) {
            (Chance::First { .. }, Outcome::First(seat)) => {
                (seat.index() < self.players as usize, Text::new("kop-wrong-seat"))
            }
            (Chance::Ocean { .. }, Outcome::Ocean(tiles)) => {
                (same(tiles.as_slice(), self.unlaid(Site::Ocean)), each_tile("ocean", 24))
            }
            (Chance::Sharks { .. }, Outcome::Sharks(tiles)) => {
                (same(tiles.as_slice(), self.unlaid(Site::Sharks)), each_tile("sharks", 18))
            }
            (Chance::Actions { cards }, Outcome::Actions(order)) => (
                same(order.as_slice(), self.discarded()),
                Text::new("kop-wrong-each-card").with("count", cards),
            ),
            (Chance::Pirates { cards }, Outcome::Pirates(order)) => (
                same(order.as_slice(), self.lost_pirates().iter()),
                Text::new("kop-wrong-each-pirate").with("count", cards),
            ),
            (Chance::Compass { .. }, Outcome::Compass(_)) => return Ok(()),
            (Chance::Upkeep { .. }, Outcome::Upkeep(face)) => {
                (self.has_face(*face), Text::new("kop-wrong-face"))
            }
            (Chance::Combat { dice: 1, .. }, Outcome::Die(die)) => {
                ((1..=6).contains(die), Text::new("kop-wrong-die"))
            }
            (Chance::Combat { dice: 2, .. }, Outcome::Dice(dice)) => {
                (dice.iter().all(|die| (1..=6).contains(die)), Text::new("kop-wrong-die"))
            }
            (Chance::Loot { cards, .. }, Outcome::Loot(drawn)) => (
                drawn.len() == cards as usize && self.is_loot(drawn.as_slice()),
                Text::new("kop-wrong-loot-deck").with("count", cards),
            ),
            (question, _) => (false, Text::new(asked_for(question))),
        };
        if fits { Ok(()) } else { Err(Text::new("kop-wrong-wanted").with("what", wanted)) }
    }

    fn has_face(&self, face: Upkeep) -> bool {
        let die = self.kit.upkeep_die;
        let faces = match face {
            Upkeep::Scurvy => die.scurvy,
            Upkeep::OneRum => die.one_rum,
            Upkeep::TwoRum => die.two_rum,
        };
        faces > 0
    }

    fn is_loot(&self, drawn: &[u16]) -> bool {
        let deck = |value| self.kit.loot().filter(|&card| card == value).count();
        drawn.iter().all(|value| drawn.iter().filter(|&v| v == value).count() <= deck(*value))
    }

    /// Applies an answer to what asked for it.
    pub(crate) fn settle(&mut self, outcome: &Outcome, sink: &mut impl Sink<Event>) {
        match *outcome {
            Outcome::First(seat) => {
                self.first = seat;
                self.turn = seat;
                *self.frames.top_mut() = Frame::Setup(Stage::Ocean);
                sink.emit(|| Event::First { seat });
            }
            Outcome::Ocean(tiles) => self.lay(Site::Ocean, tiles.as_slice(), sink),
            Outcome::Sharks(tiles) => self.lay(Site::Sharks, tiles.as_slice(), sink),
            Outcome::Actions(order) => self.stack_actions(order.as_slice(), sink),
            Outcome::Pirates(order) => self.stack_pirates(order.as_slice(), sink),
            Outcome::Compass(face) => self.settle_compass(face, sink),
            Outcome::Upkeep(face) => self.settle_upkeep(face, sink),
            Outcome::Die(die) => self.settle_dice([die, die], sink),
            Outcome::Dice(dice) => self.settle_dice(dice, sink),
            Outcome::Loot(cards) => self.settle_loot(cards.as_slice(), sink),
        }
    }

    fn settle_compass(&mut self, face: Heading, sink: &mut impl Sink<Event>) {
        match self.frames.top() {
            Frame::Mutiny(mutiny) => self.banish(mutiny.seat, face, sink),
            Frame::Haunted(victims) => self.blow_away(victims, face, sink),
            _ => {
                *self.frames.top_mut() = Frame::Turn(Phase::Upkeep);
                self.move_dutchman(face, sink);
            }
        }
    }

    fn stack_actions(&mut self, order: &[Card], sink: &mut impl Sink<Event>) {
        self.deck = order.iter().rev().copied().collect();
        self.discards = [0; Card::KINDS];
        sink.emit(|| Event::Shuffled { pile: Pile::Actions, cards: order.len() as u8 });
        self.after_shuffle(Stage::Pirates, sink);
    }

    fn stack_pirates(&mut self, order: &[Pirate], sink: &mut impl Sink<Event>) {
        self.pirates = order.iter().rev().copied().collect();
        sink.emit(|| Event::Shuffled { pile: Pile::Pirates, cards: order.len() as u8 });
        self.after_shuffle(Stage::Crew(Seats::NONE), sink);
    }

    /// What waited for the deck goes on.
    fn after_shuffle(&mut self, next: Stage, sink: &mut impl Sink<Event>) {
        if let Frame::Setup(_) = self.frames.top() {
            self.set_stage(next, sink);
        } else {
            self.frames.pop();
        }
    }

    /// The hexes of one water, in the order in which tiles are laid.
    pub(crate) fn waters(&self, water: Site) -> impl Iterator<Item = Hex> {
        Hex::all().filter(move |&hex| self.site(hex) == water)
    }
}

fn mixed<T: Copy + Default, const N: usize>(
    items: impl Iterator<Item = T>,
    rng: &mut impl Rng,
) -> List<T, N> {
    let mut list: List<T, N> = items.collect();
    rng.shuffle(list.as_mut_slice());
    list
}

/// The same items, in whatever order.
fn same<T: Copy + Ord>(order: &[T], items: impl Iterator<Item = T>) -> bool {
    let (mut order, mut items) = (order.to_vec(), items.collect::<Vec<T>>());
    order.sort_unstable();
    items.sort_unstable();
    order == items
}

/// The tiles of one water.
fn each_tile(waters: &'static str, count: u8) -> Text {
    Text::new("kop-wrong-each-tile").with("waters", Value::word(waters)).with("count", count)
}

fn asked_for(question: Chance) -> &'static str {
    match question {
        Chance::First { .. } => "kop-wrong-asked-first",
        Chance::Ocean { .. } => "kop-wrong-asked-ocean",
        Chance::Sharks { .. } => "kop-wrong-asked-sharks",
        Chance::Actions { .. } => "kop-wrong-asked-actions",
        Chance::Pirates { .. } => "kop-wrong-asked-pirates",
        Chance::Compass { .. } => "kop-wrong-asked-compass",
        Chance::Upkeep { .. } => "kop-wrong-asked-upkeep",
        Chance::Combat { dice: 1, .. } => "kop-wrong-asked-die",
        Chance::Combat { .. } => "kop-wrong-asked-dice",
        Chance::Loot { .. } => "kop-wrong-asked-loot",
    }
}

impl Chance {
    /// The combat dice that a seat rolls.
    pub(crate) fn combat(seat: Seat, dice: Dice) -> Self {
        Self::Combat { seat, dice: if dice == Dice::Both { 2 } else { 1 } }
    }

    /// The seat whose dice or cards they are, if anybody's.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Compass { seat } => seat,
            Self::Upkeep { seat } | Self::Combat { seat, .. } | Self::Loot { seat, .. } => {
                Some(seat)
            }
            Self::First { .. }
            | Self::Ocean { .. }
            | Self::Sharks { .. }
            | Self::Actions { .. }
            | Self::Pirates { .. } => None,
        }
    }
}

/// Pirates in a list, for events.
pub(crate) fn listed(pirates: Pirates) -> Vec<Pirate> {
    pirates.iter().collect()
}
