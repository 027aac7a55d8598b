//! The attack on the dice of version 0.1.0, in all four games.
//!
//! Its commitment was SHA-256(secret), and its seed SHA-256(secret ‖ shares).
//! SHA-256 of a message is the state of the hash after the message and its
//! padding. So a player who gives the padding as the share of seat 0 knows the
//! state after secret and share from the commitment alone, and goes on hashing
//! from there. The attacker here has what everybody has before a match: the
//! commitment, and how many seats there are.

use engine::Choices;
use fair_dice::{Bytes32, Round};
use game::Seat;
use registry::GameId;
use sha2::block_api::compress256;

/// What SHA-256 appends to a message of 32 bytes, to fill its block of 64.
fn padding() -> Bytes32 {
    let mut bytes = [0; 32];
    bytes[0] = 0x80;
    bytes[30..].copy_from_slice(&256_u16.to_be_bytes());
    Bytes32(bytes)
}

/// The hash that ends in this digest after a block, gone on with.
fn extended(digest: Bytes32, with: &[u8]) -> Bytes32 {
    let mut state = [0_u32; 8];
    for (word, bytes) in state.iter_mut().zip(digest.0.chunks(4)) {
        *word = u32::from_be_bytes(bytes.try_into().expect("four bytes"));
    }
    let mut rest = with.to_vec();
    rest.push(0x80);
    while rest.len() % 64 != 56 {
        rest.push(0);
    }
    rest.extend((8 * (64 + with.len() as u64)).to_be_bytes());
    let blocks: Vec<[u8; 64]> =
        rest.chunks(64).map(|block| block.try_into().expect("a whole block")).collect();
    compress256(&mut state, &blocks);
    let mut bytes = [0; 32];
    for (bytes, word) in bytes.chunks_mut(4).zip(state) {
        bytes.copy_from_slice(&word.to_be_bytes());
    }
    Bytes32(bytes)
}

/// The seed that the attacker in seat 0 expects; nobody else gave a share.
fn predicted(commitment: &str, seats: usize) -> String {
    let commitment = Bytes32::parse(commitment).expect("hexadecimal digits");
    extended(commitment, &vec![0; 32 * (seats - 1)]).into()
}

/// Everything hidden at the beginning, and everything that chance answers in the first turns:
/// hands, decks, tiles, rolls.
fn played(game: GameId, seed: &str) -> Vec<String> {
    let players = game.about().players.0;
    let choices = Choices { players, seed: seed.to_owned(), ..Choices::default() };
    let mut table = engine::open(game, &choices).expect("a table");
    table.settle();
    let mut positions = vec![table.position().to_string()];
    for _ in 0..40 {
        let Some(seat) = table.asked_seats().first() else { break };
        let action = table.legal(seat)[0].action.clone();
        table.act(seat, &action).expect("it is legal");
        table.settle();
        positions.push(table.position().to_string());
    }
    positions
}

fn secrets() -> impl Iterator<Item = Bytes32> {
    (1..=8_u8).map(|number| Bytes32(std::array::from_fn(|at| number.wrapping_mul(31 + at as u8))))
}

/// The attack is real: against the old derivation it knows everything.
fn old_dice_are_known(game: GameId) {
    let seats = game.about().players.0;
    for secret in secrets() {
        let commitment = fair_dice::old::commitment(secret);
        let mut shares = vec![None; seats];
        shares[0] = Some(padding());
        let seed = fair_dice::old::seed(secret, &shares);
        assert_eq!(predicted(&commitment, seats), seed, "{game}");
        assert_eq!(played(game, &predicted(&commitment, seats)), played(game, &seed), "{game}");
    }
}

/// The same attacker learns nothing from the new one, whether it hashes on from the commitment of
/// the server or from its own, and whichever share it gives.
fn new_dice_are_not(game: GameId) {
    let seats = game.about().players.0;
    for secret in secrets() {
        let commitment: String = fair_dice::commitment(secret, "table").into();
        let round = Round { table: "table", commitment: &commitment, number: 0 };
        let mut shares = vec![None; seats];
        shares[0] = Some(padding());
        let own: String = round.share_commitment(padding(), Seat::new(0)).into();
        let seed = round.seed(secret, &shares);
        let truth = played(game, &seed);
        for known in [&commitment, &own] {
            let guess = predicted(known, seats);
            assert_ne!(guess, seed, "{game}");
            assert_ne!(guess, fair_dice::old::commitment(secret), "{game}");
            assert_ne!(played(game, &guess), truth, "{game}");
        }
    }
}

#[test]
fn the_dice_of_buccaneer_cannot_be_computed() {
    old_dice_are_known(GameId::Buccaneer);
    new_dice_are_not(GameId::Buccaneer);
}

#[test]
fn the_dice_of_pirates_cannot_be_computed() {
    old_dice_are_known(GameId::Pirates);
    new_dice_are_not(GameId::Pirates);
}

#[test]
fn the_dice_of_king_of_pirates_cannot_be_computed() {
    old_dice_are_known(GameId::KingOfPirates);
    new_dice_are_not(GameId::KingOfPirates);
}

#[test]
fn the_dice_of_planks_cannot_be_computed() {
    old_dice_are_known(GameId::Planks);
    new_dice_are_not(GameId::Planks);
}
