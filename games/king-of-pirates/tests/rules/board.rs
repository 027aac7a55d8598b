//! KOP-1 to KOP-4.

use crate::prepare::{hex, prepare};
use game::{Edition as _, Game, Match, Setup, Viewer};
use king_of_pirates::{
    Action, Chance, Color, Edition, Heading, Hex, KingOfPirates, Nation, Outcome, Site, Size, Tile,
};
use serde_json::json;

#[test]
fn kop_1_sixty_one_hexes_in_rings_around_the_centre() {
    let rings: Vec<usize> =
        (0..5).map(|ring| Hex::all().filter(|hex| hex.ring() == ring).count()).collect();
    assert_eq!(rings, [1, 6, 12, 18, 24]);
    assert_eq!(Hex::at(0, 0), Some(Hex::CENTRE));
    assert_eq!(Hex::at(4, 1), None, "off the board");
    assert_eq!(hex([4, -4]).ring(), 4);
    let rows: Vec<usize> = Hex::rows().map(Iterator::count).collect();
    assert_eq!(rows, [5, 6, 7, 8, 9, 8, 7, 6, 5]);
}

#[test]
fn kop_1_six_neighbours_and_back_again() {
    for hex in Hex::all() {
        for (number, heading) in Heading::ALL.into_iter().enumerate() {
            let Some(next) = hex.step(heading) else { continue };
            assert_eq!(next.distance(hex), 1);
            assert_eq!(next.step(Heading::ALL[(number + 3) % 6]), Some(hex), "the way back");
        }
    }
    let ways = |hex: Hex| Heading::ALL.iter().filter(|&&way| hex.step(way).is_some()).count();
    assert_eq!((ways(Hex::CENTRE), ways(hex([4, 0])), ways(hex([4, -2]))), (6, 3, 4));
}

#[test]
fn kop_1_nobody_sails_off_the_board() {
    let mut table = prepare(&json!({"frames": [{"turn": "sail"}]}));
    assert_eq!(table.rule(0, Action::Sail(Heading::E)), "KOP-1");
    table.act(0, Action::Sail(Heading::W));
}

#[test]
fn kop_2_seven_hideouts_six_of_them_with_a_colour() {
    let view = prepare(&json!({})).view(0);
    let hideouts: Vec<Hex> = Hex::all().filter(|&hex| view.site(hex).is_hideout()).collect();
    assert_eq!(hideouts.len(), 7);
    assert_eq!(view.site(Hex::CENTRE), Site::Hideout(None));
    for (heading, color) in Heading::ALL.into_iter().zip(Color::ALL) {
        assert_eq!(view.site(Hex::corner(heading)), Site::Hideout(Some(color)));
    }
}

#[test]
fn kop_3_waters_and_sites_with_threefold_symmetry() {
    let view = prepare(&json!({})).view(0);
    let sites = view.sites();
    let count = |site: Site| sites.iter().filter(|&&other| other == site).count();
    assert_eq!((count(Site::Sharks), count(Site::Ocean)), (18, 24));
    assert_eq!((count(Site::Island(Size::Large)), count(Site::Island(Size::Small))), (3, 3));
    for hex in Hex::all() {
        let (q, r) = hex.coords();
        assert_eq!(view.site(hex) == Site::Sharks, matches!(hex.ring(), 1 | 2));
        let turned = view.site(Hex::at(-q - r, q).expect("a third of a turn"));
        let same = match (view.site(hex), turned) {
            (Site::City(_), Site::City(_)) | (Site::Fortress(_), Site::Fortress(_)) => true,
            (Site::Hideout(one), Site::Hideout(other)) => one.is_some() == other.is_some(),
            (one, other) => one == other,
        };
        assert!(same, "{hex}");
        let across = view.site(Hex::at(-q, -r).expect("across"));
        if let Site::Fortress(nation) = view.site(hex) {
            assert_eq!(across, Site::City(nation), "it faces its city");
        }
    }
    for nation in Nation::ALL {
        assert_eq!((count(Site::Fortress(nation)), count(Site::City(nation))), (1, 1));
    }
}

#[test]
fn kop_4_a_face_down_tile_on_every_sea_hex() {
    let mut play = Match::<KingOfPirates>::new(Setup::house(4), "tiles").unwrap();
    play.settle();
    let view = play.state().view(Viewer::Spectator);
    assert_eq!(view.tiles.len(), 42);
    assert!(view.tiles.iter().all(|tile| tile.tile.is_none() && view.site(tile.at).is_sea()));
    assert_eq!(view.hidden_ocean, [10, 3, 2, 2, 1, 1, 2, 1, 1, 1]);
    assert_eq!(view.hidden_sharks, [4, 1, 2, 1, 2, 2, 1, 2, 1, 2]);
}

#[test]
fn kop_4_shark_tiles_stay_on_shark_waters() {
    let mut table = prepare(&json!({"frames": [{"setup": "ocean"}], "deck": []}));
    let outcome = table.state().roll(&mut game::FastRng::new(1));
    table.resolve(outcome);
    assert_eq!(table.chance(), Chance::Sharks { tiles: 18 });
    let ocean = vec![Tile::EMPTY; 18];
    let wrong = table.bad_fate(Outcome::Sharks(ocean.into_iter().collect()));
    assert!(wrong.contains("18 shark tiles"), "{wrong}");
    assert!(table.bad_fate(Outcome::Upkeep(king_of_pirates::Upkeep::OneRum)).contains("shark"));
}

#[test]
fn the_nations_have_as_many_ships_as_can_be() {
    let tiles = Edition::house().tiles;
    let mut ships = [0; 3];
    for water in [tiles.ocean, tiles.sharks] {
        for class in king_of_pirates::Class::ALL {
            let by_nation = water.of(class).by_nation();
            let (most, least) = (by_nation.iter().max().unwrap(), by_nation.iter().min().unwrap());
            assert!(most - least <= 1, "{class:?}");
            ships.iter_mut().zip(by_nation).for_each(|(sum, count)| *sum += count);
        }
    }
    assert_eq!(ships.iter().sum::<u8>(), 28);
    assert!(ships.iter().all(|count| (9..=10).contains(count)), "{ships:?}");
}
