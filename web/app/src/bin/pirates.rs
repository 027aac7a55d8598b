//! The pages of Pirates.

fn main() {
    web_app::game::<pirates_ui::PiratesUi>();
}
