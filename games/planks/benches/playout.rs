//! Random playouts on one core.

fn main() {
    bench::playouts::<planks::Planks>();
}
