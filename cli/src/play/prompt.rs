//! Parses what a person types.

use game::Text;

/// What was meant.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// The action of this index.
    Action(usize),
    /// Only the actions with these words.
    Filter(String),
    Help,
    Board,
    Hint,
    Log,
    Save(String),
    Quit,
    /// Not understood; what to say.
    Wrong(Text),
}

/// Reads a typed line against the number of actions on offer.
pub(crate) fn read(line: &str, actions: usize) -> Typed {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    match (word, rest.trim()) {
        ("help" | "h" | "?", "") => Typed::Help,
        ("board" | "b" | "", "") => Typed::Board,
        ("hint", "") => Typed::Hint,
        ("log" | "l", "") => Typed::Log,
        ("quit" | "q" | "exit", "") => Typed::Quit,
        ("save" | "s", "") => Typed::Wrong(Text::new("cli-save-where")),
        ("save" | "s", file) => Typed::Save(file.to_owned()),
        _ => match line.parse::<usize>() {
            Ok(number) if (1..=actions).contains(&number) => Typed::Action(number - 1),
            Ok(_) => Typed::Wrong(Text::new("cli-numbered").with("actions", actions)),
            Err(_) => Typed::Filter(line.to_lowercase()),
        },
    }
}

/// The numbered actions whose words contain all the words of a filter.
pub(crate) fn matching(actions: &[String], filter: &str) -> Vec<(usize, String)> {
    let fits = |text: &str| {
        let text = text.to_lowercase();
        filter.split_whitespace().all(|word| text.contains(word))
    };
    let numbered = actions.iter().enumerate();
    numbered.filter(|(_, text)| fits(text)).map(|(n, text)| (n + 1, text.clone())).collect()
}

/// Numbered lines: short ones in columns, long ones below each other.
pub(crate) fn listing(lines: &[(usize, String)], width: usize) -> String {
    let is_short = |line: &(usize, String)| line.1.chars().count() <= width / 3;
    let groups = lines.chunk_by(|a, b| is_short(a) == is_short(b));
    groups.map(|group| columns(group, width)).collect()
}

fn columns(lines: &[(usize, String)], width: usize) -> String {
    let cells: Vec<String> =
        lines.iter().map(|(number, text)| format!("{number:>4}  {text}")).collect();
    let widest = cells.iter().map(|cell| cell.chars().count()).max().unwrap_or(0) + 2;
    let columns = (width / widest).clamp(1, 4);
    let rows = cells.len().div_ceil(columns);
    let mut text = String::new();
    for row in 0..rows {
        let line = cells.iter().skip(row).step_by(rows).map(|cell| {
            let pad = widest - cell.chars().count();
            format!("{cell}{}", " ".repeat(pad))
        });
        text.push_str(line.collect::<String>().trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_words_and_commands() {
        assert_eq!(read(" 3 ", 5), Typed::Action(2));
        assert!(matches!(read("0", 5), Typed::Wrong(_)));
        assert!(matches!(read("6", 5), Typed::Wrong(_)));
        assert_eq!(read("Red 3", 5), Typed::Filter("red 3".to_owned()));
        assert_eq!(read("save my game.json", 5), Typed::Save("my game.json".to_owned()));
        assert!(matches!(read("save", 5), Typed::Wrong(_)));
        assert_eq!(read("q", 5), Typed::Quit);
    }

    #[test]
    fn a_filter_keeps_the_numbers() {
        let actions = ["Red 3 onto Blue 2", "Red 4 onto Blue 2", "Red 3 boards"];
        let actions = actions.map(str::to_owned);
        let found: Vec<usize> = matching(&actions, "blue 3").into_iter().map(|(n, _)| n).collect();
        assert_eq!(found, [1]);
    }

    #[test]
    fn columns_run_downwards() {
        let lines: Vec<_> = (1..=5).map(|n| (n, "x".to_owned())).collect();
        assert_eq!(listing(&lines, 20), "   1  x     4  x\n   2  x     5  x\n   3  x\n");
        assert_eq!(listing(&[], 20), "");
        let mixed = [(1, "x".to_owned()), (2, "long and longer".to_owned()), (3, "x".to_owned())];
        assert_eq!(listing(&mixed, 20), "   1  x\n   2  long and longer\n   3  x\n");
    }
}
