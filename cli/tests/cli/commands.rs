//! The other commands, as a newcomer types them.

use crate::common::{freebooter, run, scratch, text};
use serde_json::{Value, json};

#[test]
fn a_whole_match_in_the_terminal_and_its_replay() {
    let file = scratch("whole.json");
    let path = file.to_str().unwrap();
    let output = run(
        &["play", "buccaneer", "--seats", "greedy,random,greedy", "--seed", "x", "--save", path],
        "",
    );
    let shown = text(&output.stdout);
    assert!(output.status.success() && shown.contains("Final scores"), "{shown}");
    assert!(shown.contains(" wins"), "{shown}");

    let replay = run(&["replay", path, "--json"], "");
    let summary: Value = serde_json::from_str(&text(&replay.stdout)).unwrap();
    assert_eq!(summary["over"], true);
    assert_eq!(summary["game"], "buccaneer");
    let story = text(&run(&["replay", path], "").stdout);
    assert!(story.contains("begins.") && story.contains("finished"), "{story}");
    assert!(story.contains(summary["hash"].as_str().unwrap()));
    let boards = text(&run(&["replay", path, "--boards"], "").stdout);
    assert!(boards.matches("Ships in sight").count() > 30);
}

#[test]
fn the_terminal_speaks_the_language_that_is_chosen_or_that_of_the_system() {
    let file = scratch("spoken.json");
    let path = file.to_str().unwrap();
    let match_of = ["play", "planks", "--seats", "greedy,random", "--seed", "x", "--save", path];
    let german = text(&run(&[&match_of[..], &["--lang", "de"]].concat(), "").stdout);
    assert!(german.contains(" beginnen.") && !german.contains(" begin."), "{german}");
    let french = text(&run(&["replay", path, "--lang", "fr"], "").stdout);
    assert!(french.contains(" commencent.") && french.contains("terminée"), "{french}");
    let boards = text(&run(&["replay", path, "--boards", "--lang", "de"], "").stdout);
    for english in ["starboard", "Sharks", "doubloons", "Dice", "overboard", "finished", "scores"] {
        assert!(!boards.contains(english), "{english}:\n{boards}");
    }
    assert!(boards.contains("Backbord") && boards.contains("Haie"), "{boards}");
    let with_system = |system: &str| {
        let mut command = freebooter(&["replay", path]);
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", system);
        text(&command.output().unwrap().stdout)
    };
    assert!(with_system("it_CH.UTF-8").contains(" cominciano."));
    assert!(with_system("C.UTF-8").contains(" begin."));
    let output = run(&["replay", path, "--lang", "nl"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("en, de, fr, it"), "{}", text(&output.stderr));
}

#[test]
fn the_same_seed_gives_the_same_match() {
    let play =
        |seed| run(&["play", "buccaneer", "--seats", "random,random,random", "--seed", seed], "");
    assert_eq!(play("one").stdout, play("one").stdout);
    assert_ne!(play("one").stdout, play("two").stdout);
}

#[test]
fn a_person_plays_leaves_and_goes_on() {
    let file = scratch("left.json");
    let path = file.to_str().unwrap();
    let first = ["play", "buccaneer", "--seed", "x", "--fast", "--save", path];
    let output = run(&first, "help\nnonsense\n999\n1\nboard\n1\nlog\nquit\n");
    let shown = text(&output.stdout);
    assert!(output.status.success(), "{shown}");
    assert!(shown.contains("your choice:") && shown.contains("Ships in sight"), "{shown}");
    assert!(shown.contains("No action matches `nonsense`"), "{shown}");
    assert!(shown.contains("numbered 1 to"), "{shown}");
    assert!(shown.contains(&format!("--resume {path}")), "{shown}");
    assert!(!shown.contains('\u{1b}'), "no colours in a pipe");

    let inputs = || -> u64 {
        let output = run(&["replay", path, "--json"], "");
        let summary: Value = serde_json::from_str(&text(&output.stdout)).unwrap();
        summary["inputs"].as_u64().unwrap()
    };
    let left = inputs();
    // The input ends in the middle: what was done is kept all the same.
    let output = run(&["play", "--resume", path, "--fast"], "1\n1\n");
    assert!(output.status.success());
    assert!(inputs() > left + 4, "two rounds more than {left}");
}

#[test]
fn colours_are_shown_when_asked_for_and_respect_no_color() {
    let colored = |name: &str, value: &str| {
        let mut command = crate::common::freebooter(&["edition", "show", "buccaneer"]);
        command.env_remove("NO_COLOR").env(name, value);
        text(&command.output().unwrap().stdout).contains('\u{1b}')
    };
    assert!(colored("CLICOLOR_FORCE", "1"));
    assert!(!colored("NO_COLOR", "1"));
}

#[test]
fn editions_are_shown_and_checked() {
    let house = run(&["edition", "show", "buccaneer", "--toml"], "");
    assert!(text(&house.stdout).contains("[[ships]]"));
    assert!(text(&run(&["edition", "show", "buccaneer"], "").stdout).contains("crew 6"));
    let french = text(&run(&["edition", "show", "king-of-pirates", "--lang", "fr"], "").stdout);
    assert!(french.contains("petit navire marchand") && french.contains("capitaine :"), "{french}");
    assert!(!french.contains("loot cards") && !french.contains("captain:"), "{french}");

    let file = scratch("check.toml");
    let path = file.to_str().unwrap();
    std::fs::write(&file, text(&house.stdout).replace("\"house\"", "\"mine\"")).unwrap();
    let output = run(&["edition", "check", "buccaneer", path], "");
    assert!(output.status.success() && text(&output.stdout).contains("`mine`"));

    std::fs::write(&file, text(&house.stdout).replace("\"house\"", "\" \"")).unwrap();
    let output = run(&["edition", "check", "buccaneer", path, "--lang", "it"], "");
    assert_eq!(output.status.code(), Some(1));
    let error = text(&output.stderr);
    assert!(error.ends_with("`name`: un’edizione deve avere un nome\n"), "{error}");

    std::fs::write(&file, text(&house.stdout).replacen("rum", "grog", 1)).unwrap();
    let output = run(&["edition", "check", "buccaneer", path], "");
    assert_eq!(output.status.code(), Some(1));
    let error = text(&output.stderr);
    assert!(error.contains(&format!("{path}:")) && error.contains("grog"), "{error}");
    let output =
        run(&["play", "buccaneer", "--edition", path, "--seats", "random,random,random"], "");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_file_that_is_no_text_is_not_valid_and_says_where() {
    let file = scratch("latin.toml");
    let path = file.to_str().unwrap();
    std::fs::write(&file, b"name = \"M\xe4rz\"").unwrap();
    for args in [
        vec!["edition", "check", "buccaneer", path],
        vec!["replay", path],
        vec!["verify", path],
        vec!["serve", "--config", path],
    ] {
        let output = run(&args, "");
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        assert!(text(&output.stderr).contains("UTF-8 from byte 9"), "{}", text(&output.stderr));
    }
    assert_eq!(run(&["verify", "/nowhere"], "").status.code(), Some(3));
}

#[test]
fn the_mark_of_utf_8_at_the_beginning_of_a_file_is_no_mistake() {
    let house = text(&run(&["edition", "show", "buccaneer", "--toml"], "").stdout);
    let file = scratch("marked.toml");
    std::fs::write(&file, format!("\u{feff}{house}")).unwrap();
    let output = run(&["edition", "check", "buccaneer", file.to_str().unwrap()], "");
    assert!(output.status.success(), "{}", text(&output.stderr));
}

#[test]
fn long_keys_are_shortened_in_messages() {
    let file = scratch("long.toml");
    let path = file.to_str().unwrap();
    std::fs::write(&file, format!("{} = 1\n", "x".repeat(10_000))).unwrap();
    for args in [vec!["edition", "check", "buccaneer", path], vec!["serve", "--config", path]] {
        let output = run(&args, "");
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        let error = text(&output.stderr);
        assert!(error.contains("xxx…") && error.len() < 2_000, "{}", error.len());
    }
}

#[test]
fn wrong_usage_says_what_is_wrong_and_exits_with_2() {
    for args in [
        vec!["play"],
        vec!["play", "chess"],
        vec!["play", "buccaneer", "--seats", "me,parrot,me"],
        vec!["play", "buccaneer", "--players", "4", "--seats", "me,me,me"],
        vec!["play", "buccaneer", "--option", "open_stacks"],
        vec!["sail"],
    ] {
        let output = run(&args, "");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(!output.stderr.is_empty(), "{args:?}");
    }
    let output = run(&["play", "buccaneer", "--players", "9"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("3 to 5 players"));
    let output = run(&["play", "buccaneer", "-o", "sails=3"], "");
    assert!(text(&output.stderr).contains("sails"));
}

#[test]
fn files_that_are_missing_or_broken() {
    let output = run(&["replay", "no-such-file.json"], "");
    assert_eq!(output.status.code(), Some(3));
    assert!(text(&output.stderr).contains("no-such-file.json"));
    let file = scratch("broken.json");
    std::fs::write(&file, "{\"record\":{\"game\":\"buccaneer\"}}").unwrap();
    let output = run(&["replay", file.to_str().unwrap()], "");
    assert_eq!(output.status.code(), Some(1));
    let output = run(&["play", "--resume", file.to_str().unwrap()], "");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "{\"record\":{\"game\":\"buccaneer\"}}");
}

#[test]
fn a_file_in_which_a_key_stands_twice_is_refused_by_name() {
    let file = scratch("twice.json");
    let path = file.to_str().unwrap();
    run(&["play", "buccaneer", "--seats", "random,random,random", "--save", path], "");
    let kept = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, kept.replacen("\"ducats\":", "\"ducats\":1,\"ducats\":", 1)).unwrap();
    for command in [vec!["replay", path], vec!["play", "--resume", path], vec!["verify", path]] {
        let output = run(&command, "");
        assert_eq!(output.status.code(), Some(1), "{command:?}");
        let error = text(&output.stderr);
        assert!(
            error.contains(path) && error.contains("the key `ducats` appears twice"),
            "{error}"
        );
    }
}

#[test]
fn colours_are_chosen_by_seat() {
    let file = scratch("colors.json");
    let path = file.to_str().unwrap();
    let play = |colors: &str| {
        let option = format!("colors={colors}");
        let bots = ["play", "buccaneer", "--seats", "random,random,random"];
        run(&[&bots[..], &["--option", &option, "--save", path]].concat(), "")
    };
    for colors in ["yellow,,red", r#"["yellow",null,"red"]"#] {
        assert!(play(colors).status.success());
        let kept: Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
        let chosen = &kept["record"]["start"]["setup"]["options"]["colors"];
        assert_eq!(*chosen, json!(["yellow", null, "red"]));
    }
    for (colors, why) in [("red,red", "red is chosen twice"), ("mauve", "there are: ")] {
        let output = play(colors);
        assert_eq!(output.status.code(), Some(1));
        let error = text(&output.stderr);
        assert!(error.contains("colors") && error.to_lowercase().contains(why), "{error}");
    }
    let games = text(&run(&["games"], "").stdout);
    assert!(games.contains("colors = ") && games.contains(", for each seat"), "{games}");
    let output = run(&["play", "buccaneer", "-o", "colors=red", "-o", "colors=blue"], "");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn help_teaches_and_completions_complete() {
    let help = text(&run(&["--help"], "").stdout);
    assert!(help.contains("freebooter play buccaneer") && help.contains("Exit codes"), "{help}");
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = text(&run(&["completions", shell], "").stdout);
        assert!(script.contains("freebooter") && script.contains("replay"), "{shell}");
    }
    let games = text(&run(&["games"], "").stdout);
    assert!(games.contains("buccaneer") && games.contains("open_stacks"), "{games}");
}

#[test]
fn no_password_from_the_environment_is_shown() {
    let url = "postgres://anne:s3cret@127.0.0.1:1/game?password=s3cret";
    let run = |args: &[&str]| freebooter(args).env("FREEBOOTER_DATA", url).output();
    let shown = |args: &[&str]| {
        let output = run(args).expect("it ends");
        let shown = text(&output.stdout) + &text(&output.stderr);
        assert!(!shown.contains("s3cret"), "{args:?}: {shown}");
        shown
    };
    let help = shown(&["--help"]);
    let commands = help.split_once("Commands:\n").expect("a list").1.lines();
    let commands = commands.take_while(|line| !line.is_empty());
    let mut with_data = 0;
    for command in commands.filter_map(|line| line.split_whitespace().next()) {
        let [long, short] = ["--help", "-h"].map(|help| shown(&[command, help]));
        assert!(long.contains("Usage:") && short.contains("Usage:"), "{command}: {long}");
        with_data += usize::from(long.contains("FREEBOOTER_DATA"));
    }
    assert!(with_data >= 4, "{with_data} commands take their data from the environment");
    let table = "0".repeat(26);
    for args in [&["check"][..], &["backup", "copy.db"], &["migrate"], &["close-table", &table]] {
        assert!(!shown(args).is_empty(), "{args:?}");
    }
}

#[test]
fn the_version_names_the_rules_of_every_game() {
    let version = text(&run(&["--version"], "").stdout);
    assert!(version.starts_with(concat!("freebooter ", env!("CARGO_PKG_VERSION"))), "{version}");
    for game in registry::GameId::ALL {
        let rules = format!("{game} {}", game.about().rules);
        assert!(version.contains(&rules), "{version}");
    }
    assert_eq!(text(&run(&["-V"], "").stdout).lines().count(), 1);
}

#[test]
fn there_is_a_manual_page_for_every_command() {
    let folder = scratch("man-pages");
    let output = run(&["man-pages", folder.to_str().expect("a path in UTF-8")], "");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    for page in ["freebooter", "freebooter-play", "freebooter-serve", "freebooter-edition-check"] {
        let page = std::fs::read_to_string(folder.join(page).with_extension("1"));
        assert!(page.expect("a page").contains(".SH NAME"));
    }
}

#[test]
fn a_plan_says_what_a_fleet_takes_and_that_nobody_has_measured_it() {
    let output = run(&["plan", "--players", "20000", "--seconds", "2"], "");
    let shown = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(shown.starts_with("20000 players: 3 nodes"), "{shown}");
    assert!(shown.contains("have not been compared with a measured fleet of three"), "{shown}");
    assert!(shown.contains("a node is killed") && shown.contains("a database stalls 2 s"));

    let json = ["plan", "--players", "20000", "--seconds", "2", "--json"];
    let plan: Value = serde_json::from_str(&text(&run(&json, "").stdout)).unwrap();
    assert_eq!(
        (&plan["estimate"]["tables"], &plan["scenario"]["nodes"]),
        (&json!(5000.0), &json!(3))
    );
    assert!(plan["undisturbed"]["latency"]["p99"].as_f64().unwrap() < 0.02);
    assert!(plan["caveat"].as_str().unwrap().contains("orders of magnitude"));
    assert_eq!(run(&json, "").stdout, run(&json, "").stdout, "the same seed, the same plan");
}

#[test]
fn a_plan_of_nonsense_is_refused_in_one_line() {
    for (args, said) in [
        (&["--players", "0"][..], "plans are for 1 to 10000000 players, not 0"),
        (&["--players", "99999999"], "plans are for 1 to 10000000 players"),
        (&["--players", "9", "--nodes", "0"], "the number of nodes must be from 1 to 1000, not 0"),
        (&["--players", "9", "--seconds", "0"], "the simulated time in seconds must be from 1"),
        (&["--players", "9", "--seconds", "NaN"], "the simulated time in seconds must be from 1"),
        (&["--players", "9", "--stall=-1"], "the stall in seconds must be from 0 to 60, not -1"),
    ] {
        let output = run(&[&["plan"], args].concat(), "");
        let shown = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{shown}");
        assert!(shown.contains(said) && shown.lines().count() == 1, "{shown}");
    }
    for args in [&["plan"][..], &["plan", "--players", "many"]] {
        assert_eq!(run(args, "").status.code(), Some(2));
    }
}
