//! The command that recreates a report.

use crate::{arena, args::Balance};
use bots::Budget;

/// With every default written out, so that it still makes the same report
/// when a default has changed.
pub(crate) fn command(args: &Balance) -> String {
    let players: Vec<String> = args.players.iter().map(ToString::to_string).collect();
    let mut words = vec!["freebooter".to_owned(), "balance".to_owned(), args.game.to_string()];
    let mut option = |name: &str, value: &str| words.extend([name.to_owned(), quoted(value)]);
    option("--games", &args.games.to_string());
    option("--level", args.level.name());
    option("--players", &players.join(","));
    match arena::budget(&args.terms) {
        Budget::Iterations(iterations) => option("--iterations", &iterations.to_string()),
        Budget::Millis(millis) => option("--budget-ms", &millis.to_string()),
    }
    option("--seed", &args.terms.seed);
    if let Some(edition) = &args.terms.edition {
        option("--edition", &edition.display().to_string());
    }
    args.terms.options.iter().for_each(|pair| option("--option", pair));
    if let Some(file) = &args.out {
        option("--out", &file.display().to_string());
    }
    words.join(" ")
}

/// As a shell reads it.
fn quoted(word: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_./=,:".contains(letter);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::{Args, Command};
    use clap::Parser;

    fn command_of(line: &[&str]) -> String {
        let Command::Balance(args) = Args::parse_from(line).command else { unreachable!() };
        command(&args)
    }

    #[test]
    fn the_command_says_everything_and_gives_itself_again() {
        let line = ["freebooter", "balance", "buccaneer", "--players", "3", "--seed", "it's me"];
        let text = command_of(&line);
        assert_eq!(
            text,
            "freebooter balance buccaneer --games 400 --level captain --players 3 \
             --iterations 2000 --seed 'it'\\''s me'"
        );
        let plain = text.replace("'it'\\''s me'", "arena");
        let again: Vec<&str> = plain.split(' ').collect();
        assert_eq!(command_of(&again), plain);
    }
}
