//! Set-up: PLK-1 to PLK-3.

use crate::{
    Action, Balance, Color, Colors, Drawn, Event, Face, Gold, Order, Phase, Placing, Plank, Planks,
    Refusal, Returns, Rocking, Sea, Sides, Space, Spot, balance::Load, chance::Awaited,
    crowd::Crowd, crowd::SPACES, position::colors_in,
};
use game::{BitSet, First, Groups, Nobody, Seat, Seats, Setup, SetupError, Sink};
use std::ops::ControlFlow;

/// PLK-1: how many colours each player has.
pub(crate) const fn colors_each(players: usize) -> usize {
    if players == 2 { 2 } else { 1 }
}

impl Planks {
    /// PLK-1, PLK-2: everything laid out, nothing drawn yet.
    pub(crate) fn new(setup: &Setup<Self>) -> Result<Self, SetupError> {
        SetupError::check_players::<Self>(setup.players)?;
        let (edition, options) = (&setup.edition, &setup.options);
        let mut state = Self::bare(setup.players);
        state.set_statics(edition.balance, edition.rocking);
        state.gold = Plank::ALL.map(|plank| edition.faces(plank).a);
        state.backs = Plank::TWO_SIDED.map(|plank| {
            let faces = edition.faces(plank);
            faces.b.unwrap_or(faces.a)
        });
        state.stock = edition.stock.doubloons();
        (state.fins, state.sharks) = (edition.fins, edition.fins);
        state.calm = options.sea == Sea::Calm;
        state.open_purses = options.open_purses;
        state.hands = options.hands;
        state.anywhere = options.returns == Returns::Anywhere;
        let each = colors_each(setup.players);
        state.own = colors_in(&options.colors.assign(setup.players, each, &Color::ALL)?);
        state.awaited = Awaited { first: true, order: true, sides: true };
        state.name_first(options.first)?;
        if let Drawn::Named(Order(order)) = options.order {
            state.lay_out(order, &mut Nobody);
        }
        if let Drawn::Named(Sides(sides)) = options.sides {
            state.turn_over(sides, &mut Nobody);
        }
        Ok(state)
    }

    fn name_first(&mut self, first: First) -> Result<(), SetupError> {
        if let Some(seat) = first.named(self.players as usize)? {
            self.begin_with(seat, &mut Nobody);
        }
        Ok(())
    }

    /// An empty ship, twelve pirates in hand, house weights.
    pub(crate) fn bare(players: usize) -> Self {
        let mut state = Self {
            crowds: [Crowd::default(); Plank::COUNT],
            loads: [Load::default(); Plank::COUNT],
            gold: [Gold::default(); Plank::COUNT],
            backs: [Gold::default(); 3],
            offsets: [0; Plank::COUNT],
            order: Plank::ALL,
            turned: 0,
            balance: Balance::default(),
            rocking: Rocking::default(),
            purses: [0; 4],
            own: [Colors::NONE; 4],
            stock: 0,
            collected: [0; 4],
            hand: [Color::PIRATES; Color::COUNT],
            water: [0; Color::COUNT],
            due: [0; Color::COUNT],
            later: [0; Color::COUNT],
            players: players as u8,
            turn: Seat::new(0),
            asked: Seat::new(0),
            phase: Phase::Place,
            awaited: Awaited::default(),
            dice: [Plank::Red; 2],
            undecided: Colors::NONE,
            collecting: Colors::NONE,
            fins: 0,
            sharks: 0,
            quiet: 0,
            splash: false,
            broke: Seats::NONE,
            sold_out: false,
            calm: false,
            anywhere: false,
            open_purses: false,
            hands: false,
        };
        state.set_statics(Balance::default(), Rocking::default());
        state
    }

    pub(crate) fn begin_with(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        (self.turn, self.asked) = (seat, seat);
        self.awaited.first = false;
        sink.emit(|| Event::First { seat });
    }

    pub(crate) fn lay_out(&mut self, order: [Plank; Plank::COUNT], sink: &mut impl Sink<Event>) {
        self.order = order;
        self.awaited.order = false;
        sink.emit(|| Event::Ordered { planks: order });
    }

    pub(crate) fn turn_over(&mut self, sides: [Face; 3], sink: &mut impl Sink<Event>) {
        for ((plank, face), back) in Plank::TWO_SIDED.into_iter().zip(sides).zip(self.backs) {
            if face == Face::B {
                self.gold[plank.index()] = back;
                self.turned |= 1 << plank.index();
            }
        }
        self.backs = [Gold::default(); 3];
        self.awaited.sides = false;
        sink.emit(|| Event::Turned { sides });
    }
}

/// PLK-2, PLK-3: placing the pirates.
impl Planks {
    /// PLK-2: the colours that the asked seat may place now; with three
    /// players the neutral pirates come first.
    pub(crate) fn placeable(&self, seat: Seat) -> Colors {
        match self.neutral() {
            Some(neutral) if self.hand[neutral.index()] > 0 => Colors::one(neutral),
            Some(_) | None => {
                self.own(seat).iter().filter(|color| self.hand[color.index()] > 0).collect()
            }
        }
    }

    /// PLK-3: the free spaces of a plank on which a pirate tips nothing.
    #[inline]
    fn steady_spaces(&self, plank: Plank) -> u16 {
        let free = !self.crowd(plank).spaces() & SPACES;
        if self.offsets == [0; Plank::COUNT] {
            // A plank in the middle holds: editions are checked for that.
            return free;
        }
        let steady = |space: &Space| !self.tips_when_placed(Spot { plank, space: *space });
        let free = Space::all().filter(|space| free & space.bit() != 0);
        free.filter(steady).fold(0, |set, space| set | space.bit())
    }

    fn tips_when_placed(&self, at: Spot) -> bool {
        let mut placed = *self;
        placed.put(Color::White, at);
        placed.beyond(None) != 0
    }

    /// PLK-2, PLK-3: each colour that the seat may place with each steady space.
    #[inline]
    pub(crate) fn placings(&self, seat: Seat, groups: &mut impl Groups<Action>) -> ControlFlow<()> {
        let colors = self.placeable(seat);
        groups.repeat(colors.len(), |groups, number| {
            let color = colors.nth(number);
            for plank in Plank::ALL {
                let steady = BitSet::from_bits(self.steady_spaces(plank).into());
                groups.each(steady, |space| {
                    Action::Place(Placing { color, at: Spot { plank, space } })
                })?;
            }
            ControlFlow::Continue(())
        })
    }

    pub(crate) fn check_place(&self, seat: Seat, placing: Placing) -> Result<(), Refusal> {
        let Placing { color, at } = placing;
        let placeable = self.placeable(seat);
        if !placeable.contains(color) {
            return Err(match self.neutral() {
                Some(neutral) if placeable.contains(neutral) => Refusal::NeutralFirst(neutral),
                Some(_) | None if self.own(seat).contains(color) => Refusal::AllPlaced(color),
                Some(_) | None => Refusal::PlaceNotYours(color),
            });
        }
        if self.pirate_at(at).is_some() {
            return Err(Refusal::Occupied(at));
        }
        if self.tips_when_placed(at) {
            return Err(Refusal::PlaceTips(at));
        }
        Ok(())
    }

    pub(crate) fn apply_place(
        &mut self,
        seat: Seat,
        placing: Placing,
        sink: &mut impl Sink<Event>,
    ) {
        let Placing { color, at } = placing;
        self.put(color, at);
        self.hand[color.index()] -= 1;
        sink.emit(|| Event::Placed { seat, color, at });
        self.asked = self.asked.next(self.players as usize);
        if self.hand == [0; Color::COUNT] {
            self.asked = Seat::new(0);
            self.phase = Phase::Roll;
        }
    }
}
