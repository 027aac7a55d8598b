//! The half of the client in which matches are played.

fn main() {
    web::harbour();
}
