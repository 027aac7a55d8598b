//! What holds for every game holds for this one.

laws::hold!(planks::Planks: two 2, three 3, four 4);
