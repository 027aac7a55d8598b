//! What the game says: the messages, in four languages.

use game::Messages;

/// Every sentence of the game, by language.
pub const MESSAGES: Messages = Messages {
    en: &[include_str!("../lang/en.ftl"), disc_stacks::text::MESSAGES.en[0]],
    de: &[include_str!("../lang/de.ftl"), disc_stacks::text::MESSAGES.de[0]],
    fr: &[include_str!("../lang/fr.ftl"), disc_stacks::text::MESSAGES.fr[0]],
    it: &[include_str!("../lang/it.ftl"), disc_stacks::text::MESSAGES.it[0]],
};
