//! Money in = money out + stock: every ducat that appears in a purse comes
//! from a ship or from the stock, and the events account for it.

use buccaneer::{Buccaneer, Event};
use game::{FastRng, Game, Match, Pending, Setup, Viewer, random_action};

#[test]
fn every_ducat_is_accounted_for() {
    for players in 3..=5 {
        for number in 0..2_000 {
            let mut rng = FastRng::new(number);
            let setup = Setup::house(players);
            let mut play = Match::<Buccaneer>::new(setup, &number.to_string()).expect("a set-up");
            play.settle();
            while let Pending::Seats(asked) = play.pending() {
                let seat = asked.first().expect("somebody is asked");
                let before = money(play.state());
                let action = random_action(play.state(), seat, &mut rng);
                let events = play.act(seat, action).expect("a legal action");
                let paid_in = events.told(Viewer::Spectator).iter().map(paid_in).sum::<u32>();
                assert_eq!(money(play.state()), before + paid_in, "{action:?}");
            }
        }
    }
}

fn money(state: &Buccaneer) -> u32 {
    state.position().ducats.iter().map(|&ducats| u32::from(ducats)).sum()
}

/// What the bank gave: the ship's ducats, and what the captain could not pay.
fn paid_in(event: &Event) -> u32 {
    match event {
        Event::Paid { ship, stock, .. } => u32::from(*ship) + u32::from(*stock),
        Event::First { .. }
        | Event::TurnedUp { .. }
        | Event::Moved { .. }
        | Event::Boarded { .. }
        | Event::Took { .. }
        | Event::Demanded { .. }
        | Event::LetBe { .. }
        | Event::Passed { .. }
        | Event::Becalmed
        | Event::SailedAway
        | Event::Over { .. } => 0,
    }
}
