//! KOP-5.

use crate::prepare::{plain, prepare, seat};
use game::{
    ActError, Edition as _, Game, Match, Pending, Refusal as _, Seat, Setup, SetupError, Viewer,
};
use king_of_pirates::{
    Action, Chance, Color, Command, Event, Hex, KingOfPirates, Options, Outcome, Pirate, Play,
};
use serde_json::json;

fn setup(players: usize, first: Option<Seat>) -> Setup<KingOfPirates> {
    let edition = king_of_pirates::Edition::house();
    Setup { players, edition, options: Options { first, ..Options::default() } }
}

#[test]
fn kop_5_everything_at_the_start() {
    for players in 2..=6 {
        let mut play = Match::new(setup(players, Some(seat(1))), "start").unwrap();
        play.settle();
        for seat in Seat::all(players).rev() {
            for _ in 0..2 {
                let action = play.legal(seat)[0];
                play.act(seat, action).unwrap();
            }
        }
        let position = play.state().position();
        assert_eq!(position.dutchman, Hex::CENTRE);
        assert_eq!((position.first, position.turn, position.round), (seat(1), seat(1), 1));
        let colors: Vec<Color> = position.ships.iter().map(|ship| ship.color).collect();
        let view = play.state().view(Viewer::Spectator);
        for (number, ship) in position.ships.iter().enumerate() {
            assert_eq!(ship.doubloons, 0);
            assert_eq!(ship.crew.len(), 1, "one beside the captain");
            assert!(ship.captain.is_some());
            // The first has drawn already.
            let captain = &view.pirate(ship.captain.unwrap()).captain;
            let draws = if *captain == Command::Quartermaster { 3 } else { 2 };
            assert_eq!(ship.hand.len(), if number == 1 { 3 + draws } else { 3 });
            assert_eq!(
                view.site(ship.at.unwrap()),
                king_of_pirates::Site::Hideout(Some(ship.color))
            );
            let full = (view.ships[number].rum_room, view.ships[number].cannonball_room);
            assert_eq!((ship.rum.unwrap(), ship.cannonballs.unwrap()), full);
            assert!(!colors[..number].contains(&ship.color));
        }
    }
}

#[test]
fn kop_5_three_pirates_are_drawn_and_two_kept_one_as_captain() {
    let mut play = Match::new(setup(2, Some(seat(0))), "crew").unwrap();
    play.settle();
    let drawn: Vec<Pirate> = play.state().view(Viewer::Spectator).ships[0].drawn.iter().collect();
    assert_eq!(drawn.len(), 3);
    let legal = play.legal(seat(0));
    assert_eq!(legal, drawn.iter().map(|&pirate| Action::Dismiss(pirate)).collect::<Vec<_>>());
    play.act(seat(0), Action::Dismiss(drawn[1])).unwrap();
    let captains = vec![Action::Captain(drawn[0]), Action::Captain(drawn[2])];
    assert_eq!(play.legal(seat(0)), captains);
    let Err(ActError::Refused(refusal)) = play.act(seat(0), Action::Dismiss(drawn[0])) else {
        panic!("two are kept")
    };
    assert_eq!(game::Refusal::rule(&refusal), "KOP-5");
    play.act(seat(0), captains[1]).unwrap();
    let ship = &play.state().position().ships[0];
    assert_eq!((ship.captain, ship.crew.as_slice()), (Some(drawn[2]), &drawn[..1]));
}

/// Everybody draws the same pirates, no matter who chooses first.
#[test]
fn kop_5_all_players_choose_their_crews_at_the_same_time() {
    let mut play = Match::new(setup(4, Some(seat(2))), "together").unwrap();
    play.settle();
    let drawn = |play: &Match<KingOfPirates>, number: usize| {
        play.state().view(Viewer::Spectator).ships[number].drawn
    };
    let all: Vec<_> = (0..4).map(|number| drawn(&play, number)).collect();
    for number in [3, 0, 2, 1] {
        let Pending::Seats(asked) = play.pending() else { panic!("ships are manned") };
        assert!(asked.contains(seat(number)));
        assert_eq!(drawn(&play, usize::from(number)), all[usize::from(number)]);
        for _ in 0..2 {
            let action = play.legal(seat(number))[0];
            play.act(seat(number), action).unwrap();
        }
        assert_eq!(play.legal(seat(number)), [], "its ship is manned");
    }
    assert_eq!(play.state().position().turn, seat(2), "and the first turn begins");
}

#[test]
fn kop_5_players_may_choose_their_colours() {
    use Color::{Black, Blue, Green, Purple, Red, Yellow};
    let colors = |chosen: serde_json::Value, players: usize| {
        let options: Options = serde_json::from_value(json!({"colors": chosen})).unwrap();
        let written = serde_json::to_value(&options).unwrap();
        let setup = Setup { options, ..setup(players, None) };
        let play = Match::<KingOfPirates>::new(setup, "colours")
            .map_err(|e| game_testing::english_error::<KingOfPirates>(&e.text()))?;
        let position = play.state().position();
        let view = play.state().view(Viewer::Spectator);
        for ship in &position.ships {
            let corner = king_of_pirates::Site::Hideout(Some(ship.color));
            assert_eq!(view.site(ship.at.unwrap()), corner);
        }
        Ok::<_, String>((position.ships.iter().map(|ship| ship.color).collect::<Vec<_>>(), written))
    };
    let three = |chosen| colors(chosen, 3).unwrap().0;
    assert_eq!(three(json!([])), [Red, Black, Green], "by seat where nothing is chosen");
    assert_eq!(three(json!(["black"])), [Black, Red, Green]);
    assert_eq!(three(json!([null, null, "purple"])), [Red, Black, Purple]);
    assert_eq!(three(json!(["purple", "yellow", "blue"])), [Purple, Yellow, Blue]);
    assert!(colors(json!(["red", "red"]), 3).unwrap_err().contains("twice"));
    assert!(colors(json!(["red", "blue", "green"]), 2).unwrap_err().contains("2 play"));
    assert_eq!(colors(json!([]), 2).unwrap().1, json!({}), "no choice is not written");
    assert_eq!(colors(json!(["blue"]), 2).unwrap().1, json!({"colors": ["blue"]}));
}

#[test]
fn kop_5_a_first_crew_that_does_not_fit_is_refused_by_the_set_up() {
    let mut play = Match::new(setup(3, Some(seat(0))), "crew").unwrap();
    while let Pending::Chance(_) = play.pending() {
        let outcome = play.state().roll(&mut game::FastRng::new(7));
        play.resolve(outcome).unwrap();
    }
    let [own, other] = [0, 1]
        .map(|owner| play.state().view(Viewer::Spectator).ships[owner].drawn.first().unwrap());
    let rule = |action| play.state().check(seat(0), action).unwrap_err().rule();
    assert_eq!(rule(Action::Captain(own)), "KOP-5", "somebody has to go first");
    assert_eq!(rule(Action::Dismiss(other)), "KOP-5", "drawn by another player");
}

#[test]
fn kop_5_the_first_player_is_drawn() {
    let mut play = Match::new(setup(4, None), "first").unwrap();
    assert_eq!(play.pending(), Pending::Chance(Chance::First { seats: 4 }));
    assert!(play.resolve(Outcome::First(seat(4))).is_err());
    let events = play.resolve(Outcome::First(seat(3))).unwrap().told(Viewer::Spectator);
    assert_eq!(events, [Event::First { seat: seat(3) }]);
    assert_eq!(play.state().position().turn, seat(3));
}

#[test]
fn kop_5_two_to_six_players() {
    for players in [0, 1, 7] {
        let error = Match::new(setup(players, None), "x").map(drop).unwrap_err();
        assert!(matches!(error, SetupError::Players { .. }), "{players}: {error}");
    }
    let error = Match::new(setup(3, Some(seat(3))), "x").map(drop).unwrap_err();
    assert!(matches!(error, SetupError::Option { option: "first", .. }), "{error}");
}

#[test]
fn kop_5_a_seat_that_does_not_play_is_refused() {
    let captain = plain(&[], &[]);
    let mut table =
        prepare(&json!({"ships": [{"hand": ["scurvy", "mutiny"]}, {}, {"captain": captain}],
        "frames": [{"turn": "sail"}, {"window": {"at": "upkeep", "asked": [0]}}]}));
    assert_eq!(table.play_rule(0, Play::Scurvy(seat(3))), "KOP-5");
    assert_eq!(table.play_rule(0, Play::Mutiny(seat(5))), "KOP-5");
}

#[test]
fn kop_5_the_deal_is_secret() {
    let mut play = Match::new(setup(3, Some(seat(0))), "deal").unwrap();
    let mut told = Vec::new();
    let mut own = Vec::new();
    while let Pending::Chance(_) = play.pending() {
        let outcome = play.state().roll(&mut game::FastRng::new(9));
        let events = play.resolve(outcome).unwrap();
        told.extend(events.told(Viewer::Spectator));
        own.extend(events.told(Viewer::Seat(seat(1))));
    }
    let cards = |events: &[Event], of: Seat| {
        events.iter().find_map(|event| match event {
            Event::Drew { seat, cards, count: 3 } if *seat == of => Some(cards.clone()),
            _ => None,
        })
    };
    assert_eq!(cards(&told, seat(1)), Some(None));
    assert_eq!(cards(&own, seat(0)), Some(None));
    assert_eq!(cards(&own, seat(1)).flatten().map(|cards| cards.len()), Some(3));
}
