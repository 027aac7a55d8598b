//! Random playouts on one core.

fn main() {
    bench::playouts::<pirates::Pirates>();
}
