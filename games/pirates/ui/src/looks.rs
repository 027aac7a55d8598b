//! Symbols and names of tokens and cards.

use disc_stacks_ui as discs;
use leptos::prelude::*;
use pirates::{Card, Kind, Token, text};
use web_kit::art;
use web_kit::words::{capital, listed, say, say_with};

/// The sea monster.
pub(super) const MONSTER: &str = include_str!("../art/monster.svg");

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
    view! {
        <span class="piece" role="img" aria-label=discs::booty(token.name())>{art::symbol(picture(token))}</span>
    }
}

/// What a kind of token is, and what it brings at the end.
pub(super) fn about(kind: Token, worth: u8) -> String {
    let name = capital(&discs::booty(kind.name()));
    match kind {
        Token::Wheel => say("pir-tip-wheel"),
        Token::Anchor => say("pir-tip-anchor"),
        Token::Saber | Token::Relic | Token::Rum | Token::Chest => {
            say_with("pir-tip-token", &[("token", name.into()), ("worth", worth.into())])
        }
    }
}

/// The picture of a card.
pub(super) fn scene(card: Card) -> AnyView {
    match card.kind {
        Kind::Ship => discs::ship(card.crew).into_any(),
        Kind::Ruin => art::picture(include_str!("../art/ruin.svg")).into_any(),
        Kind::Monster => art::picture(MONSTER).into_any(),
    }
}

/// The wheels of a ship or the anchors of a ruin, one by one.
pub(super) fn emblems(card: Card) -> impl IntoView {
    let (count, symbol) = match card.kind {
        Kind::Ship => (card.wheels, "emblem-wheel"),
        Kind::Ruin => (card.anchors, "emblem-anchor"),
        Kind::Monster => (0, "emblem-wheel"),
    };
    let kind = text::kind(card.kind);
    let title = say_with("pir-emblems", &[("kind", kind), ("count", count.into())]);
    let emblems = (0..count).map(|_| art::symbol(symbol)).collect_view();
    (count > 0).then(|| view! { <span class="emblems" data-explain=title>{emblems}</span> })
}

/// A card in a few words.
pub(super) fn label(card: Card) -> String {
    let tokens: Vec<_> = card.tokens().map(Token::name).map(discs::booty).collect();
    let count = match card.kind {
        Kind::Ship => card.wheels,
        Kind::Ruin => card.anchors,
        Kind::Monster => 0,
    };
    say_with(
        "pir-card-label",
        &[
            ("kind", text::kind(card.kind)),
            ("crew", card.crew.into()),
            ("ducats", card.ducats.into()),
            ("wild", card.wild.into()),
            ("tokens", listed(&tokens).into()),
            ("count", count.into()),
        ],
    )
}

/// The name of a card, for following it and for highlighting it.
pub(super) fn card_piece(card: Card) -> String {
    format!("card-{}-{}-{}", card.ducats, card.crew, card.wild)
}
