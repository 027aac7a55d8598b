//! What is said of discs and booty: the messages, in four languages.

use game::Messages;

/// Colours, pirates and booty, by language.
pub const MESSAGES: Messages = Messages {
    en: &[include_str!("../lang/en.ftl")],
    de: &[include_str!("../lang/de.ftl")],
    fr: &[include_str!("../lang/fr.ftl")],
    it: &[include_str!("../lang/it.ftl")],
};
