//! What the game says: the messages, in four languages.

use game::Messages;

/// Every sentence of the game, by language.
pub const MESSAGES: Messages = Messages {
    en: &[include_str!("../lang/en.ftl")],
    de: &[include_str!("../lang/de.ftl")],
    fr: &[include_str!("../lang/fr.ftl")],
    it: &[include_str!("../lang/it.ftl")],
};
