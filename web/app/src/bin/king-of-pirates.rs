//! The pages of King of Pirates.

fn main() {
    web_app::game::<king_of_pirates_ui::KingOfPiratesUi>();
}
