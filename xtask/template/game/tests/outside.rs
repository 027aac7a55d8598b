//! Positions from outside: real ones, changed at random.

#[test]
fn mutated_positions_play_on() {
    game_testing::mutated_positions_play_on::<template_game::TemplateGame>();
}
