//! Random playouts on one core.

fn main() {
    bench::playouts::<king_of_pirates::KingOfPirates>();
}
