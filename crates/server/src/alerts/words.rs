//! Alerts in the person's language. They name the game and the host, and nothing that is hidden.

use std::sync::OnceLock;

use game::{Messages, Text};
use protocol::v1::AlertEvent;
use registry::GameId;
use text::{Bundle, Language, Words};

const MESSAGES: Messages = Messages {
    en: &[include_str!("../../lang/en.ftl")],
    de: &[include_str!("../../lang/de.ftl")],
    fr: &[include_str!("../../lang/fr.ftl")],
    it: &[include_str!("../../lang/it.ftl")],
};

/// An alert about several tables names this many of them.
const NAMED: usize = 10;

/// What to say of one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct News {
    pub(crate) event: AlertEvent,
    pub(crate) game: GameId,
    /// None if the account is gone.
    pub(crate) host: Option<String>,
}

/// A text of ours in words.
pub(crate) fn say(language: Language, text: &Text) -> String {
    Words(&[bundle(language)]).say(text)
}

/// One sentence, or a list of them under a title.
pub(crate) fn tell(language: Language, news: &[News]) -> String {
    let sentences = news.iter().take(NAMED).map(|news| sentence(language, news));
    let mut lines: Vec<String> = sentences.collect();
    if lines.len() > 1 {
        lines
            .insert(0, say(language, &Text::new("alert-several").with("count", news.len() as i64)));
    }
    if news.len() > NAMED {
        let more = (news.len() - NAMED) as i64;
        lines.push(say(language, &Text::new("alert-more").with("count", more)));
    }
    lines.join("\n")
}

fn sentence(language: Language, news: &News) -> String {
    let key = match news.event {
        AlertEvent::Turn => "alert-turn",
        AlertEvent::Full => "alert-full",
        AlertEvent::Begins => "alert-begins",
        AlertEvent::Over => "alert-over",
    };
    say(language, &Text::new(key).with("table", table(language, news)))
}

fn table(language: Language, news: &News) -> String {
    let game = title(language, news.game);
    match &news.host {
        Some(host) => {
            let text = Text::new("alert-table").with("game", game).with("host", host.clone());
            say(language, &text)
        }
        None => game,
    }
}

/// The game's title: the message that has it in English has it in every language.
fn title(language: Language, game: GameId) -> String {
    let title = game.about().title;
    let english = engine::bundle(Language::English);
    let words = |bundle: &Bundle, key: &str| {
        let mut out = String::new();
        Words(&[bundle]).fill(key, &|_| None, &mut out);
        out
    };
    let key = english.messages().keys().filter(|key| key.ends_with("-title"));
    let key = { key }.find(|key| words(english, key) == title);
    key.map_or_else(|| title.to_owned(), |key| words(engine::bundle(language), key))
}

fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    BUNDLES[language as usize].get_or_init(|| {
        let mut bundle = Bundle::new(language);
        for source in language.of_messages(&MESSAGES) {
            bundle.add(source).expect("a test reads every file");
        }
        bundle
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn news(event: AlertEvent, game: &str) -> News {
        News { event, game: game.parse().expect("a game"), host: Some("Ada".to_owned()) }
    }

    #[test]
    fn every_language_has_words_for_every_event() {
        for language in Language::ALL {
            let said: Vec<_> = AlertEvent::ALL
                .iter()
                .map(|event| tell(language, &[news(*event, "planks")]))
                .collect();
            assert!(said.iter().all(|text| text.contains("Ada")), "{said:?}");
            assert!(said.iter().all(|text| !text.contains("alert-")), "{said:?}");
        }
        assert_eq!(
            tell(Language::German, &[news(AlertEvent::Turn, "planks")]),
            "Du bist am Zug: Gezanke auf der Planke (Tisch von Ada)"
        );
    }

    #[test]
    fn every_game_has_its_title_in_every_language() {
        for game in GameId::ALL {
            assert_eq!(title(Language::English, *game), game.about().title);
            let other = Language::ALL.map(|language| title(language, *game));
            assert!(other.iter().all(|title| !title.is_empty()), "{other:?}");
        }
    }

    #[test]
    fn a_host_who_is_gone_is_not_named() {
        let gone = News { host: None, ..news(AlertEvent::Over, "planks") };
        let said = tell(Language::English, &[gone]);
        assert_eq!(said, "The match is over: Squabble on the Planks");
    }

    #[test]
    fn several_tables_are_one_list_of_bounded_length() {
        let two = [news(AlertEvent::Turn, "planks"), news(AlertEvent::Over, "pirates")];
        let said = tell(Language::English, &two);
        assert_eq!(
            said,
            "2 tables have news for you\n\
             It’s your turn in Squabble on the Planks (Ada’s table)\n\
             The match is over: Pirates (Ada’s table)"
        );
        let many = vec![news(AlertEvent::Turn, "planks"); 13];
        let said = tell(Language::English, &many);
        assert_eq!((said.lines().count(), said.lines().last()), (12, Some("and 3 more")));
    }
}
