//! The lesson can be taught: every step is played through the rules.

use buccaneer::{Buccaneer, LESSON};

const RULEBOOK: &str = include_str!("../rules/en.md");

#[test]
fn every_step_of_the_lesson_can_be_played() {
    let faults = lessons::faults::<Buccaneer>(LESSON, RULEBOOK);
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn mistakes_in_a_lesson_are_found() {
    let spoilt = |from: &str, to: &str| {
        assert!(LESSON.contains(from), "{from} stands in the lesson");
        lessons::faults::<Buccaneer>(&LESSON.replacen(from, to, 1), RULEBOOK).join("\n")
    };
    let illegal = spoilt(
        r#""actions": [{"move": ["red:5", "blue:3"]}]"#,
        r#""actions": [{"move": ["red:5", "red:3"]}]"#,
    );
    assert!(illegal.contains("BUC-8 forbids it"), "{illegal}");
    let allowed = spoilt(
        r#"{"action": {"move": ["red:4", "red:5"]}"#,
        r#"{"action": {"move": ["red:4", "blue:2"]}"#,
    );
    assert!(allowed.contains("is allowed"), "{allowed}");
    let unheard_of = format!("BUC-{}", 88);
    let unknown = spoilt(r#""rules": ["BUC-8"]"#, &format!(r#""rules": ["{unheard_of}"]"#));
    assert!(unknown.contains(&format!("{unheard_of} is no rule")), "{unknown}");
    let untaught = spoilt(r#""rules": ["BUC-17"]"#, r#""rules": ["BUC-16"]"#);
    assert!(untaught.contains("BUC-17 belongs to every turn"), "{untaught}");
    let broken = spoilt(r#""turn": 0"#, r#""turn": 7"#);
    assert!(!broken.is_empty());
    let short = lessons::faults::<Buccaneer>(r#"{"steps": []}"#, RULEBOOK);
    assert!(short[0].starts_with("0 steps"), "{short:?}");
}
