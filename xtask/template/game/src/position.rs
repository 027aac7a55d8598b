//! The written form of a state: the whole truth, checked when it is read.

use crate::{Awaits, Color, Edition, Options, Pips, TemplateGame, Track, edition::check_keepsake};
use game::{COLORS, Edition as _, Game, PositionError, Seat, Text};
use serde::{Deserialize, Serialize};

/// A state, written out. See `docs/notation.md`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Always `"template-game"`.
    pub game: String,
    /// By seat.
    pub colors: Vec<Color>,
    /// Whose turn it is.
    pub turn: Seat,
    /// By seat: the space of its boat.
    pub places: Vec<u8>,
    /// By seat.
    pub gold: Vec<u16>,
    /// By seat: its charm, played or not; left out until they are dealt.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub charms: Vec<Pips>,
    /// TPL-5: who has played the charm.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub played: Vec<Seat>,
    /// TPL-3: the dice, while the seat whose turn it is chooses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<[Pips; 2]>,
    /// TPL-6: the spaces whose gold was taken, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken: Vec<u8>,
    /// What chance is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub awaits: Option<Awaits>,
    /// The gold on the spaces at the start; the house edition's if left out.
    #[serde(default = "house_track")]
    pub track: Track,
    /// TPL-8: the house edition's if left out.
    #[serde(default = "house_keepsake")]
    pub keepsake: u8,
    /// The table's choices.
    #[serde(default)]
    pub options: Options,
}

fn house_track() -> Track {
    Edition::house().track
}

fn house_keepsake() -> u8 {
    Edition::house().keepsake
}

type Read = Result<(), PositionError>;

/// Writing.
impl TemplateGame {
    pub(crate) fn position(&self) -> Position {
        let players = self.players as usize;
        Position {
            game: Self::ID.to_owned(),
            colors: self.colors[..players].to_vec(),
            turn: self.turn,
            places: self.places[..players].to_vec(),
            gold: self.gold[..players].to_vec(),
            charms: self.charms.iter().copied().flatten().collect(),
            played: self.played.iter().collect(),
            dice: self.dice,
            taken: self.taken(),
            awaits: self.awaits,
            track: self.track,
            keepsake: self.keepsake,
            options: Options { open_charms: self.open_charms, ..Options::default() },
        }
    }
}

/// Reading: what cannot arise in play is refused, with the field and the
/// reason.
impl TemplateGame {
    pub(crate) fn from_position(position: &Position) -> Result<Self, PositionError> {
        check_table(position)?;
        check_options(&position.options)?;
        check_keepsake(position.keepsake).map_err(|why| PositionError::new("keepsake", why))?;
        let mut state = Self::bare(&position.colors, position.track);
        state.turn = position.turn;
        state.keepsake = position.keepsake;
        state.open_charms = position.options.open_charms;
        state.read_places(position)?;
        state.read_gold(position)?;
        state.read_charms(position)?;
        state.read_turn(position)?;
        Ok(state)
    }

    fn read_places(&mut self, position: &Position) -> Read {
        PositionError::check_per_seat("places", position.places.len(), position.colors.len())?;
        let harbour = self.track.harbour();
        for (seat, &place) in position.places.iter().enumerate() {
            if place > harbour {
                let reason = Text::new("tpl-wrong-place").with("place", place);
                let reason = reason.with("harbour", harbour);
                return Err(PositionError::new(format!("places[{seat}]"), reason));
            }
            self.places[seat] = place;
        }
        let arrived = position.places.iter().filter(|&&place| place == harbour).count();
        if arrived > 1 {
            return Err(PositionError::new("places", "tpl-wrong-two-boats"));
        }
        Ok(())
    }

    /// TPL-6: what was taken is somebody's, and where a boat lies nothing is
    /// left.
    fn read_gold(&mut self, position: &Position) -> Read {
        PositionError::check_per_seat("gold", position.gold.len(), position.colors.len())?;
        for (index, &space) in position.taken.iter().enumerate() {
            let after = index.checked_sub(1).map_or(0, |before| position.taken[before]);
            if space <= after || space > self.track.harbour() {
                return Err(PositionError::new(format!("taken[{index}]"), "tpl-wrong-taken"));
            }
            self.taken |= 1 << space;
        }
        let lies_on = |seat: usize| self.places[seat] > 0 && !self.is_taken(self.places[seat]);
        if let Some(seat) = (0..position.colors.len()).find(|&seat| lies_on(seat)) {
            let reason = Text::new("tpl-wrong-lies-on").with("seat", seat);
            return Err(PositionError::new("taken", reason));
        }
        let taken: u32 = position.taken.iter().map(|&at| u32::from(self.track.gold(at))).sum();
        let owned: u32 = position.gold.iter().map(|&gold| u32::from(gold)).sum();
        if taken != owned {
            let reason = Text::new("tpl-wrong-gold").with("owned", owned).with("taken", taken);
            return Err(PositionError::new("gold", reason));
        }
        self.gold[..position.gold.len()].copy_from_slice(&position.gold);
        Ok(())
    }

    fn read_charms(&mut self, position: &Position) -> Read {
        let Position { charms, played, colors, .. } = position;
        for seat in played {
            PositionError::check_seat("played", *seat, colors.len())?;
        }
        self.played = played.iter().copied().collect();
        if self.played.iter().ne(played.iter().copied()) {
            return Err(PositionError::new("played", "tpl-wrong-played"));
        }
        if matches!(position.awaits, Some(Awaits::First | Awaits::Charms)) {
            return check_untouched(position);
        }
        PositionError::check_per_seat("charms", charms.len(), colors.len())?;
        for (seat, charm) in charms.iter().enumerate() {
            if charms[..seat].contains(charm) {
                let reason = Text::new("tpl-wrong-charm").with("charm", charm.get());
                return Err(PositionError::new(format!("charms[{seat}]"), reason));
            }
            self.charms[seat] = Some(*charm);
        }
        Ok(())
    }

    /// Either the dice are to be rolled, or they lie there, or it is over.
    fn read_turn(&mut self, position: &Position) -> Read {
        (self.dice, self.awaits) = (position.dice, position.awaits);
        let asked = self.awaits.is_none() && !self.is_over();
        if self.is_over() && self.place(self.turn) != self.track.harbour() {
            return Err(PositionError::new("turn", "tpl-wrong-turn"));
        }
        if self.is_over() && self.awaits.is_some() {
            return Err(PositionError::new("awaits", "tpl-wrong-over"));
        }
        if asked != self.dice.is_some() {
            let key = if asked { "tpl-wrong-no-dice" } else { "tpl-wrong-dice" };
            return Err(PositionError::new("dice", key));
        }
        Ok(())
    }
}

fn check_table(position: &Position) -> Read {
    let players = position.colors.len();
    PositionError::check_game::<TemplateGame>(&position.game)?;
    PositionError::check_players::<TemplateGame>("colors", players)?;
    PositionError::check_colors(&position.colors, |seat| format!("colors[{seat}]"))?;
    PositionError::check_seat("turn", position.turn, players)
}

/// What the set-up was like can be seen; the options that say so have nothing
/// to say any more.
fn check_options(options: &Options) -> Read {
    let Options { colors, first, open_charms: _ } = options;
    PositionError::check_set_up([(COLORS, !colors.is_empty()), ("first", !first.is_random())])
}

/// TPL-2: before the charms are dealt nobody has done anything.
fn check_untouched(position: &Position) -> Read {
    let fields = [
        ("charms", position.charms.is_empty()),
        ("played", position.played.is_empty()),
        ("taken", position.taken.is_empty()),
        ("places", position.places.iter().all(|&place| place == 0)),
        ("turn", position.awaits != Some(Awaits::First) || position.turn == Seat::new(0)),
    ];
    match fields.iter().find(|(_, untouched)| !untouched) {
        Some((field, _)) => Err(PositionError::new(*field, "tpl-wrong-not-dealt")),
        None => Ok(()),
    }
}
