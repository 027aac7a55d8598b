//! The pages of Squabble on the Planks.

fn main() {
    web_app::game::<planks_ui::PlanksUi>();
}
