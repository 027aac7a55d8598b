//! The laws, for King of Pirates.

laws::hold!(king_of_pirates::KingOfPirates: two 2, three 3, four 4, five 5, six 6);
