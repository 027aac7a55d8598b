//! The pages of Buccaneer.

fn main() {
    web_app::game::<buccaneer_ui::BuccaneerUi>();
}
