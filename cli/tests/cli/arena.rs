//! Bots against bots, and what comes of it.

use crate::common::{freebooter, run, scratch, text};
use serde_json::Value;
use std::{fs, path::Path, process::Stdio, thread::sleep, time::Duration};

const BOTS: &str = "greedy,random,random";

fn args<'a>(games: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let fixed = ["arena", "--game", "buccaneer", "--bots", BOTS, "--games", games];
    let budget = ["--iterations", "20", "--json"];
    fixed.into_iter().chain(budget).chain(more.iter().copied()).collect()
}

/// The report without what the clock said.
fn report(args: &[&str]) -> Value {
    let output = run(args, "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let mut report: Value = serde_json::from_slice(&output.stdout).expect("a report is JSON");
    for list in ["bots", "levels"] {
        for line in report[list].as_array_mut().into_iter().flatten() {
            line["millis"].take();
        }
    }
    report
}

fn lines(file: &Path) -> usize {
    fs::read_to_string(file).map_or(0, |text| text.lines().count())
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let one = report(&args("9", &["--threads", "1"]));
    assert_eq!(one, report(&args("9", &["--threads", "4"])));
    assert_ne!(one, report(&args("9", &["--seed", "other"])));
    assert_eq!(
        (&one["matches"], &one["finished"], &one["illegal"]),
        (&9.into(), &9.into(), &0.into())
    );
    let shares = one["bots"].as_array().unwrap().iter();
    let sum: f64 = shares.map(|bot| bot["share"]["share"].as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{one}");
}

#[test]
fn a_bot_may_have_a_budget_of_its_own() {
    let with = |bots: &'static str| {
        ["arena", "--game", "buccaneer", "--bots", bots, "--games", "3", "--iterations", "40"]
    };
    let shown = run(&with("admiral@20,admiral,random"), "");
    let shown = text(&shown.stdout);
    assert!(shown.contains("1 admiral@20 ") && shown.contains("2 admiral "), "{shown}");
    let report = |bots| report(&with(bots).into_iter().chain(["--json"]).collect::<Vec<_>>());
    let own = report("admiral@20,random,random");
    assert_eq!(own["bots"][0]["budget"], serde_json::json!({"iterations": 20}));
    assert_eq!(own["levels"].as_array().map(Vec::len), Some(2));
    let score = |report: &Value| report["bots"][0]["score"].clone();
    assert_ne!(score(&own), score(&report("admiral@400,random,random")), "{own}");
}

#[test]
fn whole_deals_are_played_and_the_table_says_all() {
    let output = run(
        &["arena", "--game", "buccaneer", "--bots", BOTS, "--games", "10", "--budget-ms", "50"],
        "",
    );
    let shown = text(&output.stdout);
    assert!(output.status.success(), "{shown}");
    assert!(shown.contains("12 of 12 matches finished, 0 illegal actions"), "{shown}");
    for words in ["1 greedy", "2 random", "3 random", "all random", "rating", "p99", "Wilson"] {
        assert!(shown.contains(words), "{words} is not in\n{shown}");
    }
    assert!(output.stderr.is_empty(), "no progress bar in a pipe: {}", text(&output.stderr));
}

#[test]
fn a_run_in_two_parts_is_the_run_in_one() {
    let file = scratch("parts.json");
    let path = file.to_str().unwrap();
    report(&args("6", &["--out", path]));
    assert_eq!(lines(&file), 7);
    // Half a line, as a kill may leave it.
    let whole = fs::read(&file).unwrap();
    fs::write(&file, &whole[..whole.len() - 50]).unwrap();
    let resumed = report(&args("12", &["--out", path, "--resume"]));
    assert_eq!(lines(&file), 13);
    assert_eq!(resumed, report(&args("12", &[])));
    // Nothing is left to play, and fewer may be asked for.
    assert_eq!(report(&args("6", &["--out", path, "--resume"])), report(&args("6", &[])));
}

#[test]
fn killed_in_the_middle_it_goes_on() {
    let file = scratch("killed.json");
    let path = file.to_str().unwrap();
    let mut child = freebooter(&args("1000000", &["--out", path]))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    for _ in 0..600 {
        if lines(&file) > 6 {
            break;
        }
        sleep(Duration::from_millis(50));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let kept = lines(&file) - 1;
    assert!(kept >= 5, "only {kept} matches were kept");
    let games = (kept + 6).next_multiple_of(3).to_string();
    let resumed = report(&args(&games, &["--out", path, "--resume"]));
    assert_eq!(resumed, report(&args(&games, &[])));
}

#[test]
fn records_replay() {
    let folder = scratch("records");
    let path = folder.to_str().unwrap();
    report(&args("3", &["--records", path]));
    let mut files: Vec<_> =
        fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), 3);
    assert!(files[0].ends_with("buccaneer-000000.json"), "{files:?}");
    let replay = run(&["replay", files[1].to_str().unwrap(), "--json"], "");
    let summary: Value = serde_json::from_slice(&replay.stdout).unwrap();
    assert_eq!(summary["over"], true);
}

#[test]
fn what_cannot_be_played_or_kept_is_refused() {
    let refused = |args: &[&str], code: i32, words: &str| {
        let output = run(args, "");
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{args:?}: {error}");
        assert!(error.contains(words), "{args:?}: {error}");
    };
    let with =
        |bots: &'static str| vec!["arena", "--game", "buccaneer", "--games", "2", "--bots", bots];
    refused(&with("random,random"), 1, "3 to 5 players");
    refused(&with("random,parrot,random"), 2, "parrot");
    refused(&with("random,mate@soon,random"), 2, "`soon` is no budget");
    refused(&args("0", &[]), 2, "--games");
    refused(&args("3", &["--budget-ms", "5"]), 2, "--iterations");
    refused(&args("3", &["--resume"]), 2, "--out");
    refused(&args("3", &["--out", "no/such/folder/a.json"]), 3, "no/such/folder");
    refused(&args("3", &["--edition", "no-such.toml"]), 3, "no-such.toml");
    refused(&args("3", &["-o", "sails=3"]), 1, "sails");
    let file = scratch("other.json");
    let path = file.to_str().unwrap();
    report(&args("3", &["--out", path]));
    refused(&args("3", &["--out", path]), 1, "--resume goes on");
    refused(&args("3", &["--out", path, "--resume", "--seed", "x"]), 1, "seed is \"arena\" there");
    assert_eq!(lines(&file), 4);
}

#[test]
fn balance_is_a_page_and_a_summary() {
    let file = scratch("balance.html");
    let path = file.to_str().unwrap();
    let balance = ["balance", "buccaneer", "--games", "6", "--level", "random", "--out", path];
    let output = run(&balance, "");
    let shown = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    for words in ["3 players", "5 players", "6 of 6 matches finished", "boarded", "lead changes"] {
        assert!(shown.contains(words), "{words} is not in\n{shown}");
    }
    let page = fs::read_to_string(&file).unwrap();
    let command =
        format!("--level random --players 3,4,5 --iterations 2000 --seed arena --out {path}");
    assert!(page.contains(&command), "{page}");
    assert!(page.matches("<svg").count() >= 15 && page.contains("prefers-color-scheme: dark"));
    assert!(!page.contains("http") && !page.contains("<script"), "it needs nothing else");
    assert!(!page.contains("NaN") && !page.contains("inf\""));
    let other = run(&balance[..6], "");
    assert_eq!(text(&other.stdout).lines().nth(3), shown.lines().nth(3), "the same matches");
}

#[test]
fn balance_goes_on_with_what_it_kept() {
    let folder = scratch("kept");
    let path = folder.to_str().unwrap();
    let shown = |games: &str, more: &[&str]| {
        let fixed = ["balance", "buccaneer", "--level", "random", "--players", "3"];
        let all: Vec<&str> = fixed.iter().chain(&["--games", games]).chain(more).copied().collect();
        let output = run(&all, "");
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    shown("4", &["--keep", path]);
    assert_eq!(lines(&folder.join("buccaneer-3.json")), 5);
    assert_eq!(shown("9", &["--keep", path]), shown("9", &[]));
    // The matches of an arena were counted otherwise.
    let file = folder.join("buccaneer-3.json");
    let bots = ["arena", "--game", "buccaneer", "--bots", "random,random,random", "--games", "3"];
    let arena: Vec<&str> =
        bots.into_iter().chain(["--resume", "--out", file.to_str().unwrap()]).collect();
    let error = text(&run(&arena, "").stderr);
    assert!(error.contains("dealing is \"fresh\" there"), "{error}");
}

#[test]
fn balance_refuses_what_it_cannot_do_before_playing() {
    let output = run(&["balance", "buccaneer", "--players", "3,9"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("3 to 5 players"));
    let output = run(&["balance", "buccaneer", "--out", "no/such/folder/b.html"], "");
    assert_eq!(output.status.code(), Some(3));
    assert_eq!(run(&["balance", "chess"], "").status.code(), Some(2));
}
