//! A match between greedy bots, and what it came to.

use bots::{Budget, Level};
use game::{FastRng, Game, Match, Pending, Rng, Setup, Viewer};
use king_of_pirates::{Edition, Frame, KingOfPirates, Pirate};

/// What a match came to.
pub(crate) struct Played {
    pub(crate) rounds: u16,
    pub(crate) inputs: usize,
    pub(crate) winner: usize,
    /// By pirate: the seats that began with it aboard.
    aboard: [u8; Pirate::COUNT],
}

impl Played {
    /// Who began with which pirate.
    pub(crate) fn aboard(&self) -> impl Iterator<Item = (Pirate, usize)> {
        let seats = |pirate: Pirate| self.aboard[pirate.index()];
        Pirate::all().flat_map(move |pirate| {
            (0..8)
                .filter(move |seat| seats(pirate) >> seat & 1 == 1)
                .map(move |seat| (pirate, seat))
        })
    }
}

/// Plays a match of an edition; its number decides everything.
pub(crate) fn play(number: u64, players: usize, budget: Budget, edition: &Edition) -> Played {
    let setup = Setup { edition: edition.clone(), ..Setup::house(players) };
    let mut play = Match::<KingOfPirates>::new(setup, &format!("measure {number}"))
        .expect("the edition makes a game");
    let mut rng = FastRng::new(number);
    let mut aboard = [0; Pirate::COUNT];
    loop {
        play.settle();
        let Pending::Seats(asked) = play.pending() else { break };
        let seat = asked.first().expect("somebody is asked");
        let view = play.state().view(Viewer::Seat(seat));
        // Crews at the start are drawn, so that every pirate is tried as often.
        let starting = matches!(view.frames[0], Frame::Setup(_));
        let level = if starting { Level::Random } else { Level::Greedy };
        let choice = bots::choose::<KingOfPirates>(level, &view, seat, budget, rng.word().into());
        play.act(seat, choice.action).expect("a bot plays by the rules");
        if starting {
            note(&play, &mut aboard);
        }
    }
    let winner = play.state().standing().winners[0].index();
    let rounds = play.state().view(Viewer::Spectator).round;
    Played { rounds, inputs: play.inputs().len(), winner, aboard }
}

fn note(play: &Match<KingOfPirates>, aboard: &mut [u8; Pirate::COUNT]) {
    for (seat, ship) in play.state().view(Viewer::Spectator).ships.iter().enumerate() {
        for pirate in ship.crew.iter() {
            aboard[pirate.index()] |= 1 << seat;
        }
    }
}
