//! Random playouts on one core.

fn main() {
    bench::playouts::<template_game::TemplateGame>();
}
