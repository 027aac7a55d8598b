//! Random playouts on one core, and beside them the same game of bit sets alone.

mod limit;

fn main() {
    bench::playouts::<buccaneer::Buccaneer>();
    bench::playouts_beside::<buccaneer::Buccaneer>("bit sets alone", limit::play);
}
