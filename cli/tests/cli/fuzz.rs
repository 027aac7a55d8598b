//! 100 000 fuzzed lines: no crash, every line answered.

use game::{FastRng, Rng};
use serde_json::{Value, json};
use std::{
    io::{BufRead, BufReader, Write},
    process::Stdio,
};

const LINES: usize = 100_000;

fn requests() -> Vec<Value> {
    let position = json!({"game": "buccaneer", "colors": ["red", "blue", "black"], "turn": 0,
        "ducats": [10, 10, 10], "booty": [{"chest": 1}, {}, {}],
        "stacks": [["red:3", "blue:5", "black:5", "black:2", "black:4"]],
        "ships": [{"crew": 5, "ducats": 22, "wild": 4, "booty": ["chest", "candlestick"]}],
        "deck": [], "options": {"open_stacks": false}});
    vec![
        json!({"cmd": "games"}),
        json!({"cmd": "new", "game": "buccaneer", "players": 4, "seed": "s", "edition": "house", "options": {}}),
        json!({"cmd": "load", "position": position}),
        json!({"cmd": "position"}),
        json!({"cmd": "pending"}),
        json!({"cmd": "legal", "seat": 0}),
        json!({"cmd": "act", "seat": 2, "action": {"mutiny": true}}),
        json!({"cmd": "act", "seat": 0, "action": {"move": ["red:3", "blue:2"]}}),
        json!({"cmd": "act", "seat": 0, "action": {"board": {"stack": "red:3", "ship": 0, "booty": "chest"}}}),
        json!({"cmd": "fate", "mode": "manual"}),
        json!({"cmd": "fate", "mode": "auto"}),
        json!({"cmd": "chance", "outcome": {"first": 1}}),
        json!({"cmd": "chance", "outcome": {"deck": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]}}),
        json!({"cmd": "view", "seat": null}),
        json!({"cmd": "bot", "level": "greedy", "seat": 0, "budget": {"iterations": 1}}),
        json!({"cmd": "record"}),
        json!({"cmd": "replay", "record": {"game": "buccaneer", "rules": 1, "seed": "",
            "start": {"position": position}, "inputs": []}}),
    ]
}

/// A request as it is, with values swapped, or with bytes damaged.
fn fuzzed(requests: &[Value], rng: &mut FastRng) -> Vec<u8> {
    let pick = |rng: &mut FastRng| requests[rng.below(requests.len() as u32) as usize].clone();
    let mut request = pick(rng);
    match rng.below(4) {
        0 => {}
        1 => {
            let donor = pick(rng);
            graft(&mut request, &donor, rng);
        }
        2 => {
            let odd = odd_value(rng);
            graft(&mut request, &odd, rng);
        }
        _ => {
            let mut bytes = request.to_string().into_bytes();
            for _ in 0..=rng.below(4) {
                if bytes.is_empty() {
                    break;
                }
                let place = rng.below(bytes.len() as u32) as usize;
                match rng.below(3) {
                    0 => bytes[place] = rng.word() as u8,
                    1 => drop(bytes.remove(place)),
                    _ => bytes.truncate(place.max(1)),
                }
            }
            bytes.retain(|&byte| byte != b'\n');
            return bytes;
        }
    }
    request.to_string().into_bytes()
}

/// Puts a value in the place of another somewhere inside.
fn graft(request: &mut Value, donor: &Value, rng: &mut FastRng) {
    let children: Vec<&mut Value> = match request {
        Value::Object(fields) if !fields.is_empty() => fields.values_mut().collect(),
        Value::Array(items) if !items.is_empty() => items.iter_mut().collect(),
        leaf => {
            *leaf = donor.clone();
            return;
        }
    };
    let chosen = rng.below(children.len() as u32) as usize;
    let child = children.into_iter().nth(chosen).expect("the index is in range");
    if rng.below(3) == 0 {
        *child = donor.clone();
    } else {
        graft(child, donor, rng);
    }
}

fn odd_value(rng: &mut FastRng) -> Value {
    let odd = [
        json!(null),
        json!(true),
        json!(-1),
        json!(0),
        json!(3),
        json!(255),
        json!(256),
        json!(1e300),
        json!(u64::MAX),
        json!(0.5),
        json!(""),
        json!("red:3"),
        json!("red:-"),
        json!("house"),
        json!("\u{0}\u{1f3f4}"),
        json!([]),
        json!({}),
        json!([[[]]]),
        json!("greedy"),
    ];
    odd[rng.below(odd.len() as u32) as usize].clone()
}

#[test]
fn a_hundred_thousand_fuzzed_lines_are_all_answered() {
    let requests = requests();
    let mut child = crate::common::freebooter(&["engine"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the engine starts");
    let mut input = child.stdin.take().expect("its input is a pipe");
    let writer = std::thread::spawn(move || {
        let mut rng = FastRng::new(1718);
        for _ in 0..LINES {
            let mut line = fuzzed(&requests, &mut rng);
            line.push(b'\n');
            input.write_all(&line).expect("the engine reads");
        }
    });
    let output = BufReader::new(child.stdout.take().expect("its output is a pipe"));
    let (mut answers, mut kinds) = (0, std::collections::BTreeMap::<String, u32>::new());
    for line in output.lines() {
        let answer: Value = serde_json::from_str(&line.expect("a line")).expect("JSON");
        let kind = answer["err"]["kind"].as_str().unwrap_or("ok").to_owned();
        assert!(kind != "ok" || answer.get("ok").is_some(), "{answer}");
        assert!(kind != "illegal" || answer["err"]["rule"].is_string(), "{answer}");
        let fault = answer["err"]["message"].as_str().is_some_and(|m| m.contains("fault"));
        assert!(!fault, "a fault in the engine was uncovered");
        *kinds.entry(kind).or_default() += 1;
        answers += 1;
    }
    writer.join().expect("everything was sent");
    assert_eq!(answers, LINES);
    assert!(child.wait().expect("it ends").success());
    // The lines reach far enough to be worth it.
    for kind in
        ["ok", "bad_request", "illegal", "not_your_turn", "bad_position", "bad_record", "over"]
    {
        assert!(kinds.get(kind).is_some_and(|&times| times > 50), "{kind}: {kinds:?}");
    }
}
