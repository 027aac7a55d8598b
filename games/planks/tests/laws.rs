//! What holds for every game holds for this one.

game_testing::hold!(planks::Planks: two 2, three 3, four 4);
