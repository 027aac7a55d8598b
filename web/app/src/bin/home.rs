//! The home bundle: every page without a board.

fn main() {
    web_app::home();
}
