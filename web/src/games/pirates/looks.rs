//! Symbols and names of tokens and cards.

use leptos::prelude::*;
use pirates::{Card, Kind, Token};

use crate::art;

/// The picture of a kind of token.
pub(super) fn picture(token: Token) -> &'static str {
    match token {
        Token::Saber => "token-saber",
        Token::Relic => "token-relic",
        Token::Rum => "booty-rum",
        Token::Chest => "booty-chest",
        Token::Wheel => "token-wheel",
        Token::Anchor => "token-anchor",
    }
}

/// A token as a small picture with its name.
pub(super) fn token(token: Token) -> impl IntoView {
    view! { <span class="piece" title=token.name()>{art::symbol(picture(token))}</span> }
}

/// The picture of a card.
pub(super) fn scene(card: Card) -> AnyView {
    match card.kind {
        Kind::Ship => art::ship(card.crew).into_any(),
        Kind::Ruin => art::ruin().into_any(),
        Kind::Monster => art::monster().into_any(),
    }
}

/// The wheels of a ship or the anchors of a ruin, one by one.
pub(super) fn emblems(card: Card) -> impl IntoView {
    let (count, symbol, name) = match card.kind {
        Kind::Ship => (card.wheels, "emblem-wheel", "wheel"),
        Kind::Ruin => (card.anchors, "emblem-anchor", "anchor"),
        Kind::Monster => (0, "emblem-wheel", "wheel"),
    };
    let title = format!("{} if you keep it", many(count, name));
    let emblems = (0..count).map(|_| art::symbol(symbol)).collect_view();
    (count > 0).then(|| view! { <span class="emblems" title=title>{emblems}</span> })
}

/// "1 wheel", "2 wheels".
pub(super) fn many(count: u8, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}

/// A card in a few words.
pub(super) fn words(card: Card) -> String {
    let tokens: Vec<_> = card.tokens().map(Token::name).collect();
    let emblems = match card.kind {
        Kind::Ship => format!(", {}", many(card.wheels, "wheel")),
        Kind::Ruin => format!(", {}", many(card.anchors, "anchor")),
        Kind::Monster => ", protects from the black spot".to_owned(),
    };
    format!(
        "{}: needs {} pirates, {} ducats, pays a question mark {}, gives {}{emblems}",
        card.kind,
        card.crew,
        card.ducats,
        card.wild,
        tokens.join(" and ")
    )
}
