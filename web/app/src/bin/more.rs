//! The more bundle: lessons, replays, people and settings.

fn main() {
    web_app::more();
}
