//! Several people asked at once (KOP-39).

use protocol::v1::{Answer, Asked, ClockRules, NewTable, TimeOut, Update};
use serde_json::json;

use super::tests::{Room, new_table};
use super::*;

const BANK: ClockRules = ClockRules::Bank { seconds: 60, increment: 0 };

fn king(clock: ClockRules) -> NewTable {
    NewTable { clock, ..new_table("king-of-pirates", 3) }
}

fn legal(update: &Update) -> Vec<Value> {
    let Some(legal) = &update.legal else { return Vec::new() };
    let listed: Vec<Value> = serde_json::from_str(legal.get()).expect("a list");
    listed.into_iter().map(|listed| listed["action"].clone()).collect()
}

fn asked(room: &Room) -> Seats {
    room.state.play.as_ref().expect("a match").asked_seats()
}

fn is_window(room: &Room, seats: u32) -> bool {
    let asked = asked(room);
    let passes =
        |seat: Seat| legal(&room.last_update(seat.index() as u64)).contains(&json!("pass"));
    asked.len() == seats && asked.iter().all(passes)
}

fn is_card(action: &Value) -> bool {
    action.get("play").is_some()
}

/// The match at a window in which all three are asked, and what the caller looks for holds.
fn window(table: &NewTable, wanted: impl Fn(&Room) -> bool) -> Room {
    for choice in 1..40 {
        let mut room = Room::playing(table.clone());
        for step in 0..120 {
            if is_window(&room, 3) && wanted(&room) {
                return room;
            }
            // Everybody passes where that is possible, and keeps their cards.
            let seat = asked(&room).first().expect("it goes on").index() as u64;
            if legal(&room.last_update(seat)).contains(&json!("pass")) {
                act(&mut room, seat, &json!("pass"));
            } else {
                room.step(choice * 7 + step * 3);
            }
        }
    }
    panic!("no such window in forty matches")
}

/// Acts on the last update that the person was sent.
fn act(room: &mut Room, connection: ConnId, action: &Value) {
    let seq = room.last_update(connection).seq;
    act_at(room, connection, seq, action);
}

fn act_at(room: &mut Room, connection: ConnId, seq: Seq, action: &Value) {
    let key = format!("{connection} at {seq} of {}", room.state.seq);
    room.say(connection, &json!({"act": {"seq": seq, "key": key, "action": action}}));
}

fn left(room: &Room, seat: usize) -> u64 {
    let clocks = room.last_update(seat as u64).clocks.expect("there is a clock");
    clocks.left[seat].expect("a person")
}

#[test]
fn kop_39_a_window_takes_as_long_as_the_slowest_of_three_people() {
    let mut room = window(&king(BANK), |_| true);
    let opened = room.now;
    let before: Vec<u64> = (0..3).map(|seat| left(&room, seat)).collect();
    let running = room.last_update(0).clocks.expect("a clock").running;
    assert_eq!(running.len(), 3, "all clocks run at the same time");
    let depth = room.state.undo_points.len();
    for seat in 0..3 {
        room.now = opened + 1_000 * (seat + 1);
        act(&mut room, seat, &json!("pass"));
        assert_eq!(left(&room, seat as usize), before[seat as usize] - 1_000 * (seat + 1));
        let Asked::Players(asked) = room.last_update(seat).asked else { panic!("it goes on") };
        let thinking = (seat + 1..3).map(|seat| Seat::new(seat as u8)).collect::<Vec<_>>();
        assert!(seat == 2 || asked == thinking, "{asked:?} still think");
    }
    assert_eq!(room.state.undo_points.len(), depth + 3);
    assert!(!is_window(&room, 3) || room.last_update(0).since == Some(room.state.seq));
    assert_eq!(room.now - opened, 3_000, "not 6 000");
}

#[test]
fn kop_39_a_pass_that_crosses_a_pass_counts() {
    let mut room = window(&king(BANK), |_| true);
    let seen: Vec<Update> = (0..3).map(|seat| room.last_update(seat)).collect();
    for seat in [2, 0, 1] {
        // Nobody has heard of the others yet.
        act_at(&mut room, seat, seen[seat as usize].seq, &json!("pass"));
        assert!(room.refusals(seat).is_empty(), "{:?}", room.refusals(seat));
    }
    for seat in 0..3 {
        assert!(room.answers(seat).iter().any(|answer| matches!(answer, Answer::Acknowledged(_))));
    }
}

/// A card that somebody can play, and somebody else who is asked the very same afterwards: only
/// that the card was played tells the two questions apart.
fn crossing(room: &Room) -> Option<(ConnId, Value, ConnId)> {
    let play = room.state.play.as_ref().expect("a match");
    let pairs = (0..3).flat_map(|player| (0..3).map(move |other| (player, other)));
    pairs.filter(|(player, other)| player != other).find_map(|(player, other)| {
        let stays = |card: &Value| {
            let (mut after, other) = (play.clone_box(), Seat::new(other as u8));
            let card = serde_json::value::to_raw_value(card).expect("plain data");
            after.play(Seat::new(player as u8), &card).expect("it is legal");
            after.raw_legal(other).get() == play.raw_legal(other).get()
        };
        let cards = legal(&room.last_update(player)).into_iter();
        cards.filter(is_card).find(stays).map(|card| (player, card, other))
    })
}

#[test]
fn kop_39_a_pass_that_crosses_a_card_is_late_and_does_not_count() {
    let mut room = window(&king(BANK), |room| crossing(room).is_some());
    let (player, card, other) = crossing(&room).expect("it was looked for");
    let (chosen_at, asked_since) = (room.last_update(other).seq, room.last_update(other).since);
    act(&mut room, player, &card);
    assert!(room.refusals(player).is_empty(), "{:?}", room.refusals(player));
    let hash = room.hash();
    act_at(&mut room, other, chosen_at, &json!("pass"));
    assert_eq!(room.refusals(other).pop().expect("refused").kind, "late");
    assert_eq!(room.hash(), hash);
    assert!(room.last_update(other).since > asked_since, "it is another question now");
    act(&mut room, other, &json!("pass"));
    assert_ne!(room.hash(), hash);
}

#[test]
fn a_question_stays_the_same_while_others_answer() {
    let mut room = window(&king(BANK), |_| true);
    let before = room.last_update(2);
    act(&mut room, 0, &json!("pass"));
    let after = room.last_update(2);
    assert!(after.seq > before.seq && after.since == before.since && after.since.is_some());
    assert_eq!(legal(&after), legal(&before));
    assert_eq!(room.last_update(0).since, None, "who has answered is asked nothing");
}

#[test]
fn a_person_whose_time_is_up_is_passed_for_alone() {
    let table = NewTable { time_out: TimeOut::Skip, ..king(BANK) };
    let mut room = window(&table, |_| true);
    room.state.clock.set_left(Seat::new(1), 12_000);
    room.state.clock.turn(asked(&room), None, room.now);
    room.now += 12_000;
    assert_eq!(room.state.deadline(), Some(room.now));
    room.state.tick(room.now);
    room.collect();
    let still: Vec<Seat> = asked(&room).iter().collect();
    assert_eq!(still, [Seat::new(0), Seat::new(2)]);
    assert!(room.log().last().expect("an entry").contains(r#""by":"clock""#));
    act(&mut room, 0, &json!("pass"));
    assert!(room.refusals(0).is_empty());
}

#[test]
fn everybody_who_is_asked_is_told() {
    let room = window(&king(ClockRules::None), |_| true);
    let asked = room.news.iter().filter_map(|news| news.asked.as_ref()).next_back();
    let people: Vec<Id> = asked.expect("people are asked").iter().map(|it| it.person).collect();
    assert_eq!(people, [room.people[0], room.people[1], room.people[2]]);
}

#[test]
fn a_bot_that_thinks_in_a_window_blocks_nobody() {
    let mut room = window(&king(ClockRules::None), |_| true);
    room.say(0, &json!({"stand": {}}));
    let work = room.state.bot_work().expect("a bot plays for the person who left");
    assert_eq!(work.seat, Seat::new(0));
    act(&mut room, 1, &json!("pass"));
    assert!(room.refusals(1).is_empty());
    let action = work.think(Level::Greedy).expect("it is asked");
    let seq = room.state.seq;
    room.state.bot_acts(work.seat, work.since, action, room.now);
    assert_eq!(room.state.seq, seq + 1, "what it decided still answers its question");
}

#[test]
fn a_pass_is_taken_back_while_the_others_think() {
    let mut room = window(&king(ClockRules::None), |_| true);
    let hash = room.hash();
    act(&mut room, 1, &json!("pass"));
    room.say(1, &json!({"undo": {}}));
    assert_eq!(room.hash(), hash, "nobody else had answered and nothing was shown");
    act(&mut room, 1, &json!("pass"));
    act(&mut room, 0, &json!("pass"));
    let after = room.hash();
    room.say(1, &json!({"undo": {}}));
    assert_eq!(room.hash(), after, "now the others have to agree");
    let undoing = room.answers(0).into_iter().rev().find_map(|answer| match answer {
        Answer::Undoing(undoing) => Some(undoing),
        _ => None,
    });
    let undoing = undoing.expect("they are asked");
    for seat in [0, 2] {
        room.say(seat, &json!({"consent": {"seq": undoing.seq, "agree": true}}));
    }
    assert_eq!(room.hash(), hash);
    let loaded = TableState::load(&room.stored(), room.now).expect("its own log");
    assert_eq!(loaded.play.expect("a match").hash(), hash);
}
