//! The half of the client with lessons, past matches, people and settings.

fn main() {
    web::cabin();
}
