//! The laws, for Buccaneer.

game_testing::hold!(buccaneer::Buccaneer: three 3, four 4, five 5);
