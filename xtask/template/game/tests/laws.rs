//! What holds for every game holds for this one.

game_testing::hold!(template_game::TemplateGame: two 2, three 3, four 4);
