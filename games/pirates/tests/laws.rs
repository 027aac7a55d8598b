//! The laws, for Pirates.

game_testing::hold!(pirates::Pirates: three 3, four 4, five 5);
