//! Every line of the rules, on a clock of its own.

use store::MatchKey;

use super::*;

const SECOND: u64 = 1_000;
const HOUR: u64 = 60 * 60 * SECOND;
const DAY: u64 = 24 * HOUR;
/// Noon of some day, UTC.
const NOON: u64 = 20_000 * DAY + 12 * HOUR;

const ANNE: Id = Id::from_bytes([1; 16]);
const MARY: Id = Id::from_bytes([2; 16]);

fn table(number: u8, pace: Pace) -> Place {
    let table = Id::from_bytes([100 + number; 16]);
    let lease = Some(Lease { key: MatchKey::default(), term: 0 });
    Place { table, game: GameId::ALL[0], host: MARY, pace, lease }
}

fn live() -> Place {
    table(0, Pace::Live)
}

/// Two days for each decision.
fn days() -> Place {
    table(1, Pace::Days(2 * DAY))
}

fn question(number: Seq, deadline: Option<u64>) -> Question {
    Question { person: ANNE, number, deadline }
}

fn nowhere(_: Id, _: Id) -> bool {
    false
}

/// What is sent by this moment, as tables and events.
fn sent(schedule: &mut Schedule, now: u64) -> Vec<(Id, AlertEvent)> {
    let alerts = schedule.due(now, nowhere).into_iter();
    alerts.flat_map(|alert| alert.items).map(|item| (item.place.table, item.event)).collect()
}

fn turn(place: Place) -> Vec<(Id, AlertEvent)> {
    vec![(place.table, AlertEvent::Turn)]
}

#[test]
fn a_live_table_alerts_after_twenty_seconds_of_waiting() {
    let mut schedule = Schedule::default();
    schedule.asked(live(), &[question(7, None)], NOON);
    assert_eq!(schedule.next(), Some(NOON + 20 * SECOND));
    assert_eq!(sent(&mut schedule, NOON + 20 * SECOND - 1), []);
    assert_eq!(sent(&mut schedule, NOON + 20 * SECOND), turn(live()));
    assert_eq!(schedule.next(), None);
}

#[test]
fn an_answer_in_time_needs_no_alert() {
    let mut schedule = Schedule::default();
    schedule.asked(live(), &[question(7, None)], NOON);
    assert!(schedule.asked(live(), &[], NOON + 19 * SECOND).is_empty(), "nothing was told");
    assert_eq!(schedule.next(), None);
    assert_eq!(sent(&mut schedule, NOON + DAY), []);
    assert!(schedule.waiting.is_empty(), "nothing is left");
}

#[test]
fn nobody_is_reminded_of_a_table_that_is_gone() {
    let mut schedule = Schedule::default();
    schedule.asked(days(), &[question(7, Some(NOON + 2 * DAY))], NOON);
    assert_eq!(sent(&mut schedule, NOON), turn(days()));
    schedule.happened(live(), AlertEvent::Full, &[ANNE, MARY]);
    assert_eq!(sent(&mut schedule, NOON).len(), 2);
    for place in [days(), live()] {
        schedule.forget_table(place.table);
    }
    assert_eq!((schedule.next(), schedule.waiting.len()), (None, 0));
    assert_eq!(sent(&mut schedule, NOON + 2 * DAY), []);
}

#[test]
fn what_others_do_does_not_begin_the_wait_anew() {
    let mut schedule = Schedule::default();
    schedule.asked(live(), &[question(7, None)], NOON);
    schedule.asked(live(), &[question(7, None)], NOON + 19 * SECOND);
    assert_eq!(sent(&mut schedule, NOON + 20 * SECOND), turn(live()));
}

#[test]
fn a_table_with_days_alerts_at_once_and_with_a_quarter_of_the_time_left() {
    let mut schedule = Schedule::default();
    let deadline = NOON + 2 * DAY;
    schedule.asked(days(), &[question(7, Some(deadline))], NOON);
    assert_eq!(sent(&mut schedule, NOON), turn(days()));
    assert_eq!(schedule.next(), Some(deadline - DAY / 2));
    assert_eq!(sent(&mut schedule, deadline - DAY / 2 - 1), []);
    assert_eq!(sent(&mut schedule, deadline - DAY / 2), turn(days()), "also if unseen");
    assert_eq!(schedule.next(), None, "twice is enough");
}

#[test]
fn the_reminder_comes_with_at_least_two_hours_left() {
    let mut schedule = Schedule::default();
    let (short, deadline) = (table(2, Pace::Days(4 * HOUR)), NOON + 4 * HOUR);
    schedule.asked(short, &[question(7, Some(deadline))], NOON);
    assert_eq!(sent(&mut schedule, NOON), turn(short));
    assert_eq!(schedule.next(), Some(deadline - 2 * HOUR));
}

#[test]
fn the_reminder_comes_also_to_somebody_who_has_looked() {
    let mut schedule = Schedule::default();
    let deadline = NOON + 2 * DAY;
    schedule.asked(days(), &[question(7, Some(deadline))], NOON);
    assert_eq!(sent(&mut schedule, NOON), turn(days()));
    schedule.seen(ANNE, days().table);
    assert_eq!(sent(&mut schedule, deadline - DAY / 2), turn(days()));
}

#[test]
fn a_first_alert_that_comes_late_is_the_reminder_as_well() {
    let mut schedule = Schedule::default();
    schedule.asked(days(), &[question(7, Some(NOON + HOUR))], NOON);
    assert_eq!(sent(&mut schedule, NOON), turn(days()));
    assert_eq!(schedule.next(), None);
}

#[test]
fn a_turn_is_held_back_only_while_that_very_table_is_in_sight() {
    let mut schedule = Schedule::default();
    schedule.asked(days(), &[question(7, None)], NOON);
    schedule.asked(live(), &[question(3, None)], NOON - 20 * SECOND);
    let due = schedule.due(NOON, |person, at| person == ANNE && at == days().table);
    assert_eq!(due.len(), 1, "the other table is not before her eyes");
    assert_eq!(due[0].items[0].place, live());
    let again = schedule.next().expect("it is looked at again");
    assert!((NOON..=NOON + 20 * SECOND).contains(&again));
    assert_eq!(schedule.due(again, |_, _| true), [], "still looking");
    let gone = schedule.next().expect("and again");
    assert_eq!(sent(&mut schedule, gone), turn(days()));
}

#[test]
fn one_alert_a_table_until_it_is_seen() {
    let mut schedule = Schedule::default();
    schedule.asked(live(), &[question(7, None)], NOON);
    assert_eq!(sent(&mut schedule, NOON + 20 * SECOND), turn(live()));
    // Somebody takes back an action: she is asked something else.
    schedule.asked(live(), &[question(9, None)], NOON + HOUR);
    assert_eq!(sent(&mut schedule, NOON + 2 * HOUR), []);
    let cleared = schedule.seen(ANNE, live().table).expect("an alert was not seen");
    assert_eq!((cleared.question, cleared.seen), (7, true));
    assert_eq!(sent(&mut schedule, NOON + 3 * HOUR), turn(live()), "the new question is unknown");
    assert_eq!(schedule.asked(live(), &[], NOON + 4 * HOUR), [ANNE]);
    schedule.asked(live(), &[question(11, None)], NOON + 5 * HOUR);
    assert_eq!(sent(&mut schedule, NOON + 6 * HOUR), turn(live()), "an answer clears it, too");
}

#[test]
fn opening_the_table_ends_the_alerts_of_that_question() {
    let mut schedule = Schedule::default();
    schedule.asked(live(), &[question(7, None)], NOON);
    assert_eq!(sent(&mut schedule, NOON + 20 * SECOND), turn(live()));
    schedule.seen(ANNE, live().table);
    assert_eq!(sent(&mut schedule, NOON + DAY), []);
}

#[test]
fn other_events_are_told_at_once_to_those_who_do_not_see_them() {
    for event in [AlertEvent::Full, AlertEvent::Begins, AlertEvent::Over] {
        let mut schedule = Schedule::default();
        schedule.happened(live(), event, &[ANNE, MARY]);
        let due = schedule.due(NOON, |person, _| person == MARY);
        let told: Vec<_> = due.iter().map(|alert| (alert.person, alert.items[0].event)).collect();
        assert_eq!(told, [(ANNE, event)]);
        assert_eq!(schedule.next(), None);
        schedule.closed(live().table);
        assert!(schedule.waiting.is_empty(), "nothing is left");
    }
}

#[test]
fn an_event_is_told_once_until_it_is_seen() {
    let mut schedule = Schedule::default();
    let full = [(live().table, AlertEvent::Full)];
    schedule.happened(live(), AlertEvent::Full, &[ANNE]);
    assert_eq!(sent(&mut schedule, NOON), full);
    // Somebody leaves, somebody else comes.
    schedule.happened(live(), AlertEvent::Full, &[ANNE]);
    assert_eq!(sent(&mut schedule, NOON + HOUR), []);
    schedule.seen(ANNE, live().table);
    schedule.happened(live(), AlertEvent::Full, &[ANNE]);
    assert_eq!(sent(&mut schedule, NOON + 2 * HOUR), full);
}

#[test]
fn what_happens_at_a_table_at_once_is_one_alert() {
    let mut schedule = Schedule::default();
    for event in [AlertEvent::Full, AlertEvent::Begins] {
        schedule.happened(days(), event, &[ANNE]);
    }
    schedule.asked(days(), &[question(1, None)], NOON);
    assert_eq!(sent(&mut schedule, NOON), turn(days()));
    assert_eq!(sent(&mut schedule, NOON + HOUR), []);
}

const NIGHT: Option<QuietHours> =
    Some(QuietHours { from: 22 * 60, to: 7 * 60, offset: 0, changes: Vec::new() });
const MIDNIGHT: u64 = NOON + 12 * HOUR;
const MORNING: u64 = NOON + 19 * HOUR;

/// Admits everything that is due.
fn admitted(schedule: &mut Schedule, now: u64) -> Vec<Alert> {
    let due = schedule.due(now, nowhere);
    due.into_iter().filter_map(|alert| schedule.admit(alert, NIGHT.as_ref(), now)).collect()
}

#[test]
fn quiet_hours_gather_everything_into_one_alert_at_their_end() {
    let mut schedule = Schedule::default();
    let deadline = Some(MIDNIGHT + 2 * DAY);
    schedule.asked(days(), &[question(7, deadline)], MIDNIGHT);
    schedule.asked(live(), &[question(3, None)], MIDNIGHT);
    schedule.happened(table(5, Pace::Live), AlertEvent::Over, &[ANNE]);
    assert_eq!(admitted(&mut schedule, MIDNIGHT), []);
    assert_eq!(admitted(&mut schedule, MIDNIGHT + HOUR), []);
    assert_eq!(admitted(&mut schedule, MORNING - 1), []);
    assert_eq!(schedule.next(), Some(MORNING));
    let morning = admitted(&mut schedule, MORNING);
    assert_eq!(morning.len(), 1);
    assert_eq!(morning[0].items.len(), 3);
}

#[test]
fn what_was_done_in_quiet_hours_is_not_told_after_them() {
    let mut schedule = Schedule::default();
    let (answered, opened, left) = (table(1, Pace::Days(DAY)), table(2, Pace::Days(DAY)), days());
    for place in [answered, opened, left] {
        schedule.asked(place, &[question(7, None)], MIDNIGHT);
    }
    let left = table(3, Pace::Days(DAY));
    schedule.asked(left, &[question(7, None)], MIDNIGHT);
    assert_eq!(admitted(&mut schedule, MIDNIGHT), []);
    schedule.asked(answered, &[], MIDNIGHT + HOUR);
    schedule.seen(ANNE, opened.table);
    let morning = admitted(&mut schedule, MORNING);
    let told: Vec<_> = morning.iter().flat_map(|alert| &alert.items).map(|it| it.place).collect();
    assert_eq!(told, [left]);
}

#[test]
fn quiet_hours_that_are_turned_off_let_go_at_once() {
    let mut schedule = Schedule::default();
    schedule.asked(days(), &[question(7, None)], MIDNIGHT);
    assert_eq!(admitted(&mut schedule, MIDNIGHT), []);
    schedule.settings_changed(ANNE);
    let due = schedule.due(MIDNIGHT + 1, nowhere);
    assert_eq!(due.len(), 1);
    assert!(schedule.admit(due[0].clone(), None, MIDNIGHT + 1).is_some());
}

#[test]
fn a_restart_alerts_nobody_twice() {
    let deadline = Some(NOON + 2 * DAY);
    let mut schedule = Schedule::default();
    schedule.asked(days(), &[question(7, deadline)], NOON);
    let due = schedule.due(NOON, nowhere);
    let kept = due[0].to_remember(&schedule);
    let kept: Vec<_> = kept.into_iter().map(|(_, alerted)| alerted).collect();
    assert_eq!(kept[0].question, 7);

    let mut restarted = Schedule::default();
    restarted.restore(kept.clone());
    restarted.asked(days(), &[question(7, deadline)], NOON + HOUR);
    assert_eq!(sent(&mut restarted, NOON + HOUR), []);
    assert_eq!(sent(&mut restarted, NOON + DAY + DAY / 2), turn(days()), "but reminds");

    let mut answered = Schedule::default();
    answered.restore(kept.clone());
    assert_eq!(answered.asked(days(), &[], NOON + HOUR), [ANNE], "to be forgotten");

    let mut another = Schedule::default();
    another.restore(kept);
    another.asked(days(), &[question(9, deadline)], NOON + HOUR);
    assert_eq!(sent(&mut another, NOON + HOUR), turn(days()), "another question");
}

#[test]
fn nobody_alerts_people_who_are_gone() {
    let mut schedule = Schedule::default();
    schedule.asked(days(), &[question(7, None)], MIDNIGHT);
    schedule.asked(live(), &[question(7, None)], MIDNIGHT);
    assert_eq!(admitted(&mut schedule, MIDNIGHT), []);
    schedule.forget(ANNE);
    assert_eq!((schedule.next(), sent(&mut schedule, MORNING)), (None, vec![]));
}

#[test]
fn what_quiet_hours_hold_back_outlives_a_restart() {
    let mut schedule = Schedule::default();
    let over = table(5, Pace::Live);
    schedule.happened(over, AlertEvent::Over, &[ANNE]);
    schedule.happened(live(), AlertEvent::Begins, &[ANNE]);
    schedule.asked(days(), &[question(7, None)], MIDNIGHT);
    let due = schedule.due(MIDNIGHT, nowhere);
    let kept = due.iter().flat_map(|alert| schedule.keep(alert));
    let kept: Vec<_> = kept.map(|(_, held)| held).collect();
    let events: BTreeSet<_> = kept.iter().map(|held| held.event.as_str()).collect();
    assert_eq!(events, BTreeSet::from(["begins", "over"]), "a question is asked again");

    let mut restarted = Schedule::default();
    restarted.restore_held(kept.clone());
    assert_eq!(restarted.next(), Some(0));
    assert_eq!(admitted(&mut restarted, MIDNIGHT + HOUR), [], "it is still night");
    assert!(restarted.let_go_of(ANNE, live().table), "opened");
    restarted.seen(ANNE, live().table);
    let morning = admitted(&mut restarted, MORNING);
    let told = morning.iter().flat_map(|it| &it.items).map(|it| (it.place.table, it.event));
    assert_eq!(told.collect::<Vec<_>>(), [(over.table, AlertEvent::Over)]);
}

#[test]
fn what_was_held_back_is_for_the_server_that_takes_it() {
    let mut schedule = Schedule::default();
    let over = table(5, Pace::Live);
    schedule.happened(over, AlertEvent::Over, &[ANNE]);
    schedule.asked(days(), &[question(7, None)], MIDNIGHT);
    let mut stored = Vec::new();
    for alert in schedule.due(MIDNIGHT, nowhere) {
        assert_eq!(schedule.admit(alert.clone(), NIGHT.as_ref(), MIDNIGHT), None);
        stored.extend(schedule.keep(&alert).into_iter().map(|(_, held)| held));
    }
    let mut another = Schedule::default();
    // Told once or twice of the same: it makes no difference.
    another.restore_held(stored.clone());
    another.restore_held(stored.clone());
    assert_eq!(admitted(&mut another, MIDNIGHT + HOUR), []);
    for (schedule, taken) in [(&mut schedule, stored), (&mut another, Vec::new())] {
        let mut alert = admitted(schedule, MORNING).remove(0);
        assert!(alert.take_held());
        let asked = alert.items.len();
        alert.add_held(&taken);
        assert_eq!(alert.items.len(), asked + taken.len());
        assert_eq!(asked, usize::from(!taken.is_empty()), "the one with the table asks");
    }
}

#[test]
fn a_table_that_another_server_plays_alerts_nobody_here() {
    let mut schedule = Schedule::default();
    schedule.asked(live(), &[question(7, None)], NOON);
    schedule.asked(days(), &[question(8, None)], MIDNIGHT);
    assert_eq!(admitted(&mut schedule, MIDNIGHT), []);
    for table in [live().table, days().table] {
        schedule.unload(table);
    }
    assert_eq!((schedule.next(), sent(&mut schedule, MORNING)), (None, vec![]));
}
