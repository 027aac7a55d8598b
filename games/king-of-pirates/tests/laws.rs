//! The laws, for King of Pirates.

game_testing::hold!(king_of_pirates::KingOfPirates: two 2, three 3, four 4, five 5, six 6);

/// The law of non-interference is worth something: it notices an event that tells too much.
#[test]
#[should_panic(expected = "learns what is hidden")]
fn cards_that_everybody_sees_drawn_are_noticed() {
    game_testing::hidden_things_do_not_interfere_when_told::<king_of_pirates::KingOfPirates>(
        3,
        |event, _| Some(event.clone()),
    );
}
