//! PLK-8 against a physics engine: a cross-section of deck, plank and pirates
//! on a calm sea, left to settle, falls exactly when our statics say so.

use game::{FastRng, Game, Rng, Seat};
use planks::{Action, Color, Plank, Planks, Position, Side, Sliding, Space};
use rapier2d::prelude::*;
use serde_json::{Map, Value, json};

/// Half the deck, in spaces.
const EDGE: f64 = 3.5;
/// Positions nearer to the edge than this are not compared.
const DOUBT: f64 = 0.02;
const COMPARED: usize = 600;

/// A plank with pirates on it that has slid.
#[derive(Debug)]
struct Laid {
    offset: i8,
    pirates: Vec<i8>,
}

#[test]
fn plk_8_statics_agree_with_rapier_on_600_random_positions() {
    let mut rng = FastRng::new(8);
    let (mut falls, mut holds) = (0, 0);
    while falls + holds < COMPARED {
        let Some((state, side, laid)) = random_slide(&mut rng) else { continue };
        let ours = falls_by_our_rules(&state, side);
        assert_eq!(falls_in_rapier(&laid), ours, "{laid:?}, at {}", laid.center());
        *(if ours { &mut falls } else { &mut holds }) += 1;
    }
    println!("{falls} fell, {holds} held");
    assert!(falls > COMPARED / 5 && holds > COMPARED / 5, "{falls} fell, {holds} held");
}

impl Laid {
    /// The centre of gravity, in spaces from the rope line.
    fn center(&self) -> f64 {
        let offset = f64::from(self.offset);
        let moment: f64 = self.pirates.iter().map(|&p| 2.0 * (f64::from(p) + offset)).sum();
        (8.0 * offset + moment) / (8.0 + 2.0 * self.pirates.len() as f64)
    }

    fn is_doubtful(&self) -> bool {
        (self.center().abs() / EDGE - 1.0).abs() < DOUBT
    }
}

/// One to six pirates on the red plank, which lies at rest, and the side to
/// which it is then slid.
fn random_slide(rng: &mut FastRng) -> Option<(Planks, Side, Laid)> {
    let mut spaces: Vec<Space> = Space::all().collect();
    rng.shuffle(&mut spaces);
    spaces.truncate(1 + rng.below(6) as usize);
    let offset = rng.below(11) as i8 - 5;
    let state = lay(&spaces, offset)?;
    let side = Side::BOTH[rng.below(2) as usize];
    let offset = offset + side.sign() * spaces.len() as i8;
    let laid = Laid { offset, pirates: spaces.iter().map(|space| space.number()).collect() };
    (!laid.is_doubtful()).then_some((state, side, laid))
}

/// The position, if it is one: a plank that would tip at once is none.
fn lay(spaces: &[Space], offset: i8) -> Option<Planks> {
    let pirates: Map<String, Value> = spaces
        .iter()
        .enumerate()
        .map(|(n, space)| (space.number().to_string(), json!(Color::ALL[n / 3])))
        .collect();
    let in_water = |color: usize| 3 - spaces.len().saturating_sub(color * 3).min(3);
    let rows: Vec<Value> = Plank::ALL
        .into_iter()
        .map(|plank| match plank {
            Plank::Red => json!({"plank": "red", "offset": offset, "pirates": pirates}),
            _ => json!({"plank": plank}),
        })
        .collect();
    let position: Position = serde_json::from_value(json!({
        "game": "planks", "colors": [["white"], ["black"], ["gray"], ["teal"]], "turn": 0,
        "planks": rows, "purses": [0, 0, 0, 0], "fins": 7,
        "water": {"white": in_water(0), "black": in_water(1), "gray": 3, "teal": 3},
        "phase": "slide", "dice": ["red", "blue"], "options": {"sea": "calm"},
    }))
    .expect("a position");
    Planks::from_position(&position).ok()
}

fn falls_by_our_rules(state: &Planks, side: Side) -> bool {
    let action = Action::Slide(Sliding { plank: Plank::Red, to: Some(side), jolt: 0 });
    let preview = state.preview(Seat::new(0), action).expect("a legal slide");
    !preview.falls.is_empty()
}

/// Four seconds of a plank on a deck, with the pirates as boxes that stand on
/// it by their weight alone.
fn falls_in_rapier(laid: &Laid) -> bool {
    let mut world = PhysicsWorld::default();
    let at = |x: f32, y: f32| Vector::new(x, y);
    world.insert(
        RigidBodyBuilder::fixed().translation(at(0.0, -1.0)),
        ColliderBuilder::cuboid(EDGE as f32, 1.0).friction(1.0),
    );
    let offset = f32::from(laid.offset);
    let (plank, _) = world.insert(
        RigidBodyBuilder::dynamic().translation(at(offset, 0.1)).can_sleep(false),
        ColliderBuilder::cuboid(4.5, 0.1).mass(8.0).friction(1.0),
    );
    for &pirate in &laid.pirates {
        world.insert(
            RigidBodyBuilder::dynamic()
                .translation(at(offset + f32::from(pirate), 0.5))
                .can_sleep(false),
            ColliderBuilder::cuboid(0.3, 0.3).mass(2.0).friction(1.0),
        );
    }
    (0..240).any(|_| {
        world.step();
        let plank = &world.bodies[plank];
        plank.rotation().angle().abs() > 0.1 || plank.translation().y < -0.5
    })
}
