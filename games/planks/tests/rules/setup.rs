//! PLK-1 to PLK-3.

use crate::prepare::{Table, choose, place, prepare};
use game::{ChanceError, Edition as _, First, Game, Match, Pending, Seat, Setup, SetupError};
use planks::Color::{Black, Gray, Teal, White};
use planks::{Chance, Drawn, Edition, Face, Options, Order, Outcome, Phase, Plank, Planks, Sides};
use serde_json::json;

fn setup(players: usize) -> Setup<Planks> {
    let options = Options {
        first: First::Seat(Seat::new(1)),
        order: Drawn::Named(Order(Plank::ALL)),
        sides: Drawn::Named(Sides([Face::A; 3])),
        ..Options::default()
    };
    Setup { players, edition: Edition::house(), options }
}

fn begun(players: usize) -> Table {
    Table::new(Match::new(setup(players), "").expect("a valid set-up"))
}

#[test]
fn plk_1_two_to_four_players_with_all_twelve_pirates() {
    for players in [0, 1, 5, 6, 255] {
        let refused = Match::<Planks>::new(Setup::house(players), "");
        assert!(matches!(refused, Err(SetupError::Players { min: 2, max: 4, .. })), "{players}");
    }
    let colors = [
        vec![vec![White, Black], vec![Gray, Teal]],
        vec![vec![White], vec![Black], vec![Gray]],
        vec![vec![White], vec![Black], vec![Gray], vec![Teal]],
    ];
    for (players, colors) in (2..).zip(colors) {
        let position = begun(players).position();
        assert_eq!(position.colors, colors);
        assert_eq!(position.hand.values().sum::<u8>(), 12, "all twelve take part");
    }
}

#[test]
fn plk_1_colours_are_chosen_by_seat() {
    let chosen = |players, colors: serde_json::Value| {
        let mut setup = setup(players);
        setup.options.colors = serde_json::from_value(colors).expect("colours");
        Planks::new(&setup).map(|state| state.position().colors)
    };
    assert_eq!(
        chosen(4, json!([null, "white", "teal"])).unwrap(),
        [vec![Black], vec![White], vec![Teal], vec![Gray]]
    );
    assert_eq!(
        chosen(2, json!([["teal", "white"]])).unwrap(),
        [vec![White, Teal], vec![Black, Gray]],
        "two players have two each"
    );
    assert_eq!(
        chosen(2, json!(["black", "gray"])).unwrap(),
        [vec![White, Black], vec![Gray, Teal]]
    );
    for (players, colors) in [
        (4, json!(["white", "white"])),
        (4, json!([["white", "black"]])),
        (2, json!([["white", "black", "gray"]])),
        (3, json!([null, null, null, "white"])),
    ] {
        let refused = chosen(players, colors);
        assert!(matches!(refused, Err(SetupError::Option { option: "colors", .. })), "{refused:?}");
    }
}

#[test]
fn plk_1_the_colour_that_nobody_chose_is_neutral() {
    let mut setup = setup(3);
    setup.options.colors = serde_json::from_value(json!(["teal", "gray", "black"])).unwrap();
    let mut table = Table::new(Match::new(setup, "").expect("a valid set-up"));
    assert_eq!(table.state().view(game::Viewer::Spectator).neutral, Some(White));
    for (number, seat) in [1, 2, 0].into_iter().enumerate() {
        table.act(seat, &place("white", &format!("red:{number}")));
    }
    table.act(1, &place("gray", "blue:0"));
}

#[test]
fn plk_1_colours_are_written_only_when_somebody_chose() {
    let written = |options: &Options| serde_json::to_value(options).unwrap();
    assert_eq!(written(&Options::default()).get("colors"), None);
    let options: Options = serde_json::from_value(json!({"colors": [null, "teal"]})).unwrap();
    assert_eq!(written(&options)["colors"], json!([null, "teal"]));
}

#[test]
fn plk_2_the_start_player_is_drawn_unless_named_and_so_are_order_and_sides() {
    let mut play = Match::<Planks>::new(Setup::house(3), "").unwrap();
    assert_eq!(play.pending(), Pending::Chance(Chance::First { players: 3 }));
    assert!(matches!(
        play.resolve(Outcome::First(Seat::new(3))),
        Err(ChanceError::Inadmissible(_))
    ));
    play.resolve(Outcome::First(Seat::new(2))).unwrap();
    let order = [3, 1, 2, 0, 5, 4].map(|plank: usize| Plank::ALL[plank]);
    assert!(play.resolve(Outcome::Order([Plank::Red; 6])).is_err());
    assert!(play.resolve(Outcome::Sides([Face::A; 3])).is_err(), "the order is asked first");
    play.resolve(Outcome::Order(order)).unwrap();
    play.resolve(Outcome::Sides([Face::B, Face::A, Face::B])).unwrap();
    assert!(play.resolve(Outcome::Sides([Face::A; 3])).is_err(), "asked only once");
    let table = Table::new(play);
    assert_eq!(table.asked(), 2);
    let position = table.position();
    assert_eq!(position.planks.iter().map(|row| row.plank).collect::<Vec<_>>(), order);
    let purple = position.planks.iter().find(|row| row.plank == Plank::Purple).unwrap();
    assert_eq!(purple.side, Face::B);
    assert_eq!(<[u8; 9]>::from(purple.doubloons.unwrap()), [1, 2, 1, 0, 0, 0, 1, 2, 1]);
    let blue = position.planks.iter().find(|row| row.plank == Plank::Blue).unwrap();
    assert_eq!(<[u8; 9]>::from(blue.doubloons.unwrap()), [2, 1, 1, 0, 0, 0, 1, 1, 2]);
}

#[test]
fn plk_2_an_option_that_does_not_fit_is_refused() {
    let mut wrong = setup(3);
    wrong.options.first = First::Seat(Seat::new(3));
    assert!(matches!(Planks::new(&wrong), Err(SetupError::Option { option: "first", .. })));
    for text in ["\"red,red,purple,yellow,green,orange\"", "\"red\"", "7", "\"pink\""] {
        assert!(serde_json::from_str::<Drawn<Order>>(text).is_err(), "{text}");
    }
    for text in ["\"AB\"", "\"ABC\"", "1"] {
        assert!(serde_json::from_str::<Drawn<Sides>>(text).is_err(), "{text}");
    }
    let order: Drawn<Order> =
        serde_json::from_str("\"orange,red,purple,yellow,green,blue\"").unwrap();
    assert!(matches!(order, Drawn::Named(Order([Plank::Orange, ..]))));
}

#[test]
fn plk_2_four_players_place_one_pirate_each_in_turn_until_all_stand() {
    let mut table = begun(4);
    let colors = ["white", "black", "gray", "teal"];
    for turn in 0..12_u8 {
        let seat = (1 + turn) % 4;
        assert_eq!(table.asked(), seat);
        let other = colors[(seat as usize + 1) % 4];
        assert_eq!(table.rule(seat, &place(other, "red:0")), "PLK-2");
        let at = format!("{}:{}", Plank::ALL[turn as usize % 6], i32::from(turn) / 6);
        table.act(seat, &place(colors[seat as usize], &at));
    }
    assert_eq!(table.rolls(), Some(1), "the start player begins");
    assert!(table.position().hand.is_empty());
}

#[test]
fn plk_2_two_players_place_six_in_any_order_of_their_colours() {
    let mut table = begun(2);
    for (number, color) in ["teal", "gray", "gray", "teal", "gray", "teal"].iter().enumerate() {
        table.act(1, &place(color, &format!("red:{}", number as i32 - 4)));
        let own = ["white", "black"][number % 2];
        table.act(0, &place(own, &format!("blue:{}", number as i32 - 4)));
        if number == 4 {
            assert_eq!(table.rule(1, &place("gray", "green:0")), "PLK-2", "three gray stand");
        }
    }
    assert_eq!(table.rolls(), Some(1));
}

#[test]
fn plk_2_three_players_first_place_one_neutral_pirate_each() {
    let mut table = begun(3);
    for (number, seat) in [1, 2, 0].into_iter().enumerate() {
        assert_eq!(table.asked(), seat);
        let own = ["white", "black", "gray"][seat as usize];
        assert_eq!(table.rule(seat, &place(own, "red:0")), "PLK-2");
        table.act(seat, &place("teal", &format!("red:{number}")));
    }
    assert_eq!(table.rule(1, &place("teal", "red:-1")), "PLK-2", "the neutral ones all stand");
    table.act(1, &place("black", "red:-1"));
    assert_eq!(table.asked(), 2);
    assert_eq!(table.rule(2, &choose("red")), "PLK-2", "placing comes first");
}

#[test]
fn plk_3_one_pirate_a_space_and_every_space_counts() {
    let mut table = begun(4);
    table.act(1, &place("black", "red:4"));
    assert_eq!(table.rule(2, &place("gray", "red:4")), "PLK-3");
    assert_eq!(table.legal(2).len(), 53, "54 spaces, overhanging ones too, less one");
    table.act(2, &place("gray", "red:-4"));
}

#[test]
fn plk_3_a_placement_that_would_tip_a_plank_is_not_allowed() {
    let hand = json!({"white": 1, "black": 1, "gray": 1, "teal": 1});
    let laid = [("red", 3, "........."), ("blue", 0, "wwbbggtt.")];
    let mut table = prepare(
        &laid,
        &json!({"phase": "place", "dice": null, "hand": hand, "water": {}, "asked": 0}),
    );
    // (8·3 + 2·7) / 10 = 3.8 lies beyond 3.5; with one on 2 it is 3.4.
    for space in [3, 4] {
        assert_eq!(table.rule(0, &place("white", &format!("red:{space}"))), "PLK-3");
    }
    assert_eq!(table.legal(0).len(), 54 - 8 - 2);
    table.act(0, &place("white", "red:2"));
    assert_eq!(table.position().phase, Phase::Place);
}
