//! `freebooter games`.

use crate::{failure::Failure, paint::inked, words::Speech};
use game::{Ink, OptionSpec, Text};
use registry::GameId;
use std::io::Write;
use text::Language;

pub(crate) fn run(language: Language) -> Result<(), Failure> {
    let speech = Speech::new(language);
    let mut out = anstream::stdout().lock();
    for game in GameId::ALL {
        let about = game.about();
        let (fewest, most) = about.players;
        let title = inked(about.title, Ink::Strong);
        let players = Text::new("cli-game-players").with("least", fewest).with("most", most);
        writeln!(out, "{title}  ({}), {}", about.id, speech.say(&players))?;
        for option in about.options {
            let values: Vec<String> = option.values.iter().map(word).collect();
            let each = option.per_seat.then(|| speech.say(&Text::new("cli-per-seat")));
            let each = each.unwrap_or_default();
            writeln!(out, "  {} = {}{each}", option.name, values.join(" | "))?;
            let about = speech.say(&about_option(&option));
            writeln!(out, "      {}", inked(&about, Ink::Faint))?;
        }
    }
    Ok(())
}

fn about_option(option: &OptionSpec) -> Text {
    let about = Text::new(option.about);
    if option.per_seat {
        return about;
    }
    Text::new("cli-option").with("about", about).with("usual", word(&option.default))
}

fn word(value: &serde_json::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), ToOwned::to_owned)
}
