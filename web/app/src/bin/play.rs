//! The play bundle: the front page, local matches and online tables.

fn main() {
    web_app::play();
}
