//! Positions from outside: real ones, changed at random.

#[test]
fn mutated_positions_play_on() {
    laws::mutated_positions_play_on::<buccaneer::Buccaneer>();
}
