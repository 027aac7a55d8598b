//! Positions from outside: real ones, changed at random.

#[test]
fn mutated_positions_play_to_the_end() {
    game_testing::mutated_positions_play_to_the_end::<buccaneer::Buccaneer>();
}
