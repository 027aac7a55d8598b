//! What a list shows of a match without replaying it.

use std::hash::{DefaultHasher, Hash, Hasher};

use game::{Game, Input, Match, Pending, Seat, Thumbnail, Viewer};
use serde::{Deserialize, Serialize};
use web_kit::model::GameUi;

use crate::archive::player::Player;
use crate::archive::saved::name_at;

/// A match in a few words: when, who, and how it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Head {
    pub(crate) id: String,
    pub(crate) game: String,
    /// Milliseconds since 1970.
    pub(crate) begun: u64,
    /// The same for the last input.
    pub(crate) changed: u64,
    pub(crate) over: bool,
    pub(crate) seats: Vec<Sitter>,
    /// The seats that won, if it is over.
    pub(crate) winners: Vec<usize>,
    /// How often somebody acted.
    pub(crate) moves: usize,
    /// The board; empty in a match of an earlier version.
    #[serde(default)]
    pub(crate) picture: Thumbnail,
}

/// A seat with its player and score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Sitter {
    pub(crate) player: Player,
    /// The name that the person was given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) name: Option<String>,
    /// The style class of its colour, and the id of its symbol.
    pub(crate) class: String,
    pub(crate) mark: String,
    /// None where the person may not know it.
    pub(crate) score: Option<i64>,
}

/// Who is ahead, as far as the person may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lead {
    You,
    Other,
    Shared,
    Unknown,
}

impl Head {
    /// The head of a match on this device.
    pub(crate) fn of<U: GameUi>(
        play: &Match<U::Game>,
        players: &[Player],
        names: &[String],
        begun: u64,
    ) -> Self {
        let state = play.state();
        let view = state.view(viewer(players));
        let standing = state.standing();
        let scores = U::scores(&view, &standing);
        let over = matches!(play.pending(), Pending::Over);
        let sitter = |(seat, player): (Seat, &Player)| {
            let look = U::look(&view, seat);
            let (class, mark) = (look.class.to_owned(), look.mark.to_owned());
            let score = scores.get(seat.index()).copied().flatten();
            let name = name_at(names, seat).filter(|_| *player == Player::Person);
            Sitter { player: *player, name, class, mark, score }
        };
        let winners = standing.winners.iter().map(|seat| seat.index()).filter(|_| over);
        let acted = |input: &&Input<U::Game>| matches!(input, Input::Action { .. });
        Self {
            id: id(U::ID, &play.record().seed),
            game: U::ID.to_owned(),
            begun,
            changed: begun,
            over,
            seats: Seat::all(players.len()).zip(players).map(sitter).collect(),
            winners: winners.collect(),
            moves: play.inputs().iter().filter(acted).count(),
            picture: U::Game::thumbnail(&state.view(Viewer::Spectator)),
        }
    }

    /// The only person's seat.
    pub(crate) fn you(&self) -> Option<usize> {
        let person = |(_, sitter): &(usize, &Sitter)| sitter.player == Player::Person;
        let mut persons = self.seats.iter().enumerate().filter(person);
        let (seat, _) = persons.next()?;
        persons.next().is_none().then_some(seat)
    }

    /// Who is ahead.
    pub(crate) fn lead(&self) -> Lead {
        let scores: Option<Vec<i64>> = self.seats.iter().map(|sitter| sitter.score).collect();
        let Some((scores, most)) = scores.and_then(|all| Some((all.clone(), *all.iter().max()?)))
        else {
            return Lead::Unknown;
        };
        let mut best = (0..scores.len()).filter(|&seat| scores[seat] == most);
        match (best.next(), best.next()) {
            (_, Some(_)) => Lead::Shared,
            (first, None) if first == self.you() => Lead::You,
            _ => Lead::Other,
        }
    }
}

/// The only person's eyes, or a spectator's.
fn viewer(players: &[Player]) -> Viewer {
    let mut persons =
        Seat::all(players.len()).filter(|seat| players[seat.index()] == Player::Person);
    match (persons.next(), persons.next()) {
        (Some(only), None) => Viewer::Seat(only),
        _ => Viewer::Spectator,
    }
}

/// Seeds are random, so a match is known by its own.
fn id(game: &str, seed: &str) -> String {
    let mut hash = DefaultHasher::new();
    (game, seed).hash(&mut hash);
    format!("{:016x}", hash.finish())
}

/// The id of a match as it was written; none if that is no match.
pub(crate) fn id_of(game: &str, text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Named {
        head: Option<Id>,
        record: Seed,
    }
    #[derive(Deserialize)]
    struct Id {
        id: String,
    }
    #[derive(Deserialize)]
    struct Seed {
        seed: String,
    }
    let named: Named = serde_json::from_str(text).ok()?;
    Some(named.head.map_or_else(|| id(game, &named.record.seed), |head| head.id))
}

/// The head of a match as it was written, if it has one.
pub(crate) fn head_of(text: &str) -> Option<Head> {
    #[derive(Deserialize)]
    struct Headed {
        head: Option<Head>,
    }
    serde_json::from_str::<Headed>(text).ok()?.head
}

#[cfg(test)]
mod tests {
    use game::{Level, Setup};

    use super::*;
    use crate::games::{BuccaneerUi, PlanksUi};

    fn head<U: GameUi>(seed: &str) -> Head {
        let mut play = Match::<U::Game>::new(Setup::house(3), seed).expect("a match");
        play.settle();
        let bot = Player::Bot(Level::Mate);
        Head::of::<U>(&play, &[bot, Player::Person, bot], &[], 7)
    }

    #[test]
    fn a_match_is_known_by_its_game_and_seed() {
        let one = head::<BuccaneerUi>("one");
        assert_eq!(one.id, head::<BuccaneerUi>("one").id);
        assert_ne!(one.id, head::<BuccaneerUi>("two").id);
        assert_ne!(one.id, head::<PlanksUi>("one").id);
    }

    #[test]
    fn the_lead_is_told_only_where_all_scores_are_known() {
        let mut head = head::<BuccaneerUi>("lead");
        let mut lead = |scores: [Option<i64>; 3]| {
            for (sitter, score) in head.seats.iter_mut().zip(scores) {
                sitter.score = score;
            }
            head.lead()
        };
        assert_eq!(lead([Some(1), Some(3), Some(2)]), Lead::You);
        assert_eq!(lead([Some(4), Some(3), Some(2)]), Lead::Other);
        assert_eq!(lead([Some(3), Some(3), Some(2)]), Lead::Shared);
        assert_eq!(lead([Some(1), Some(3), None]), Lead::Unknown);
    }
}
