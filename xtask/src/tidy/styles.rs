//! The style sheet of a game is about that game alone: its rules begin with the game's class and its
//! animations with the game's name, so that two games cannot collide.

use crate::tidy::sources::Sources;

/// Names every rule and every animation of a game's style sheet that another game could have.
pub(crate) fn complaints(sources: &Sources) -> Vec<String> {
    let sheets = sources.all("games/", "/ui/style.css");
    let in_sheet = |(path, text): (&str, &str)| {
        let game = path.split('/').nth(1).unwrap_or_default().to_owned();
        let path = path.to_owned();
        let foreign =
            preludes(text).into_iter().filter(move |(_, prelude)| !is_own(prelude, &game));
        foreign.map(move |(line, prelude)| {
            format!("{path}:{line}: `{prelude}` does not begin with the game's class or name")
        })
    };
    sheets.flat_map(in_sheet).collect()
}

fn is_own(prelude: &str, game: &str) -> bool {
    if let Some(name) = prelude.strip_prefix("@keyframes ") {
        return name.starts_with(&format!("{game}-"));
    }
    let class = format!(".{game}");
    prelude.starts_with('@')
        || selectors(prelude).all(|selector| {
            let selector = selector.trim();
            // The root says which theme and which motion a person wants.
            let inner = selector.strip_prefix(":root").and_then(|rest| rest.split_once(' '));
            let selector = inner.map_or(selector, |(_, inner)| inner);
            selector.strip_prefix(&class).is_some_and(|rest| {
                !rest.starts_with(|c: char| c.is_alphanumeric() || c == '-' || c == '_')
            })
        })
}

/// The selectors of a rule: commas in parentheses do not part them.
fn selectors(prelude: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0_usize;
    prelude.split(move |c: char| {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        c == ',' && depth == 0
    })
}

/// What stands before each brace, with its line; not the steps of animations.
fn preludes(sheet: &str) -> Vec<(usize, String)> {
    let (mut found, mut prelude, mut line) = (Vec::new(), String::new(), 1);
    // Whether each brace that is open is of an animation.
    let mut open: Vec<bool> = Vec::new();
    let mut rest = sheet;
    while let Some(c) = rest.chars().next() {
        if let Some(comment) = rest.strip_prefix("/*") {
            let (comment, after) = comment.split_once("*/").unwrap_or((comment, ""));
            line += comment.matches('\n').count();
            rest = after;
            continue;
        }
        rest = &rest[c.len_utf8()..];
        line += usize::from(c == '\n');
        match c {
            '{' => {
                let text = prelude.split_whitespace().collect::<Vec<_>>().join(" ");
                let animation = text.starts_with("@keyframes") || open.contains(&true);
                if !open.contains(&true) {
                    found.push((line, text));
                }
                open.push(animation);
                prelude.clear();
            }
            '}' => {
                open.pop();
                prelude.clear();
            }
            ';' => prelude.clear(),
            _ => prelude.push(c),
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(sheet: &str) -> Vec<String> {
        complaints(&Sources::from([("games/sail/ui/style.css", sheet)]))
    }

    #[test]
    fn rules_of_the_game_pass() {
        let sheet = "/* .sea */\n.sail .sea, .sail:is(.a, .b) { color: red; --x: y; }\n\
            @media (max-width: 9px) {\n  :root[data-motion=\"still\"] .sail .sea { color: blue; }\n}\n\
            @keyframes sail-wave { from { x: 0; } to { x: 1; } }";
        assert_eq!(found(sheet), <[&str; 0]>::default());
    }

    #[test]
    fn others_are_named_with_their_line() {
        let sheet = ".sail .a {}\n.sea {}\n.sail .b, .sails .c {}\n@keyframes wave { from {} }\n";
        assert_eq!(
            found(sheet),
            [
                "games/sail/ui/style.css:2: `.sea` does not begin with the game's class or name",
                "games/sail/ui/style.css:3: `.sail .b, .sails .c` does not begin with the game's class or name",
                "games/sail/ui/style.css:4: `@keyframes wave` does not begin with the game's class or name",
            ]
        );
    }
}
