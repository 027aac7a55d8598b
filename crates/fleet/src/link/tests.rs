use super::*;
use crate::NodeId;

const GATEWAY: NodeId = NodeId(1);
const OWNER: NodeId = NodeId(2);
const CONN: ConnId = ConnId(7);

fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

/// Both ends of a link, and a clock.
struct Pair {
    gateway: Link,
    owner: OwnerLink,
    now: Duration,
}

/// What both ends did, with their frames.
#[derive(Default)]
struct Did {
    to_owner: Vec<Frame>,
    to_gateway: Vec<Frame>,
    gateway: Vec<Out>,
    owner: Vec<OwnerOut>,
}

impl Pair {
    fn new() -> Self {
        let now = ms(0);
        let (gateway, owner) =
            (Link::new(GATEWAY, OWNER, now), OwnerLink::new(OWNER, GATEWAY, now));
        Self { gateway, owner, now }
    }

    /// With one connection.
    fn connected() -> Self {
        let mut pair = Self::new();
        pair.gateway.connect(pair.now, CONN, connect());
        let did = pair.pass(ms(100));
        assert_eq!(did.owner, [OwnerOut::Connect(CONN, connect())]);
        pair
    }

    fn tick(&mut self, by: Duration) -> Did {
        self.now += by;
        let mut did = Did::default();
        for out in self.gateway.tick(self.now) {
            match out {
                Out::Send(frame) => did.to_owner.push(frame),
                other => did.gateway.push(other),
            }
        }
        for out in self.owner.tick(self.now) {
            match out {
                OwnerOut::Send(frame) => did.to_gateway.push(frame),
                other => did.owner.push(other),
            }
        }
        did
    }

    fn deliver(&mut self, did: &mut Did) {
        for frame in std::mem::take(&mut did.to_owner) {
            did.owner.extend(self.owner.receive(self.now, frame));
        }
        for frame in std::mem::take(&mut did.to_gateway) {
            did.gateway.extend(self.gateway.receive(self.now, frame));
        }
    }

    /// Lets time pass in steps of 2 ms, with nothing lost.
    fn pass(&mut self, time: Duration) -> Did {
        let mut all = Did::default();
        for _ in 0..time.as_millis() / 2 {
            let mut did = self.tick(GATHER);
            self.deliver(&mut did);
            all.gateway.extend(did.gateway);
            all.owner.extend(did.owner);
        }
        all
    }

    fn say(&mut self, key: Option<&str>, text: &str) -> Result<(), Busy> {
        self.gateway.say(self.now, CONN, key.map(str::to_owned), text.to_owned())
    }

    fn tell(&mut self, seq: u64, answers: Option<&str>, text: &str) {
        self.owner.tell(self.now, CONN, seq, answers.map(str::to_owned), text.to_owned());
    }
}

fn connect() -> Connect {
    Connect { table: "t".into(), person: "p".into(), ..Connect::default() }
}

fn resumed(after: Option<u64>) -> OwnerOut {
    OwnerOut::Connect(CONN, Connect { after, resumed: true, ..connect() })
}

fn said(key: Option<&str>, text: &str) -> OwnerOut {
    OwnerOut::Say { conn: CONN, key: key.map(str::to_owned), text: text.to_owned() }
}

fn told(seq: u64, text: &str) -> Out {
    Out::Tell { conn: CONN, seq, text: text.to_owned() }
}

#[test]
fn messages_cross_both_ways_and_share_frames() {
    let mut pair = Pair::connected();
    pair.say(None, "a").unwrap();
    pair.say(Some("k"), "b").unwrap();
    assert!(pair.tick(ms(1)).to_owner.is_empty(), "they wait 2 ms for others");
    let mut did = pair.tick(ms(1));
    assert_eq!(did.to_owner.len(), 1);
    pair.deliver(&mut did);
    assert_eq!(did.owner, [said(None, "a"), said(Some("k"), "b")]);
    pair.tell(4, Some("k"), "c");
    assert_eq!(pair.pass(ms(4)).gateway, [told(4, "c")]);
}

#[test]
fn a_full_frame_leaves_at_once_and_long_texts_come_in_parts() {
    let mut pair = Pair::connected();
    let long = "ü".repeat(FRAME_BYTES);
    pair.tell(9, None, &long);
    let mut did = pair.tick(ms(0));
    assert!(did.to_gateway.len() >= 2);
    let size = |frame: &Frame| frame.encode().unwrap().len();
    assert!(did.to_gateway.iter().all(|frame| size(frame) <= FRAME_BYTES + 1024));
    pair.deliver(&mut did);
    did.gateway.extend(pair.pass(ms(4)).gateway);
    assert_eq!(did.gateway, [told(9, &long)]);
}

#[test]
fn frames_are_confirmed_after_fifty_milliseconds_or_thirty_two_frames() {
    let mut pair = Pair::connected();
    pair.tell(1, None, "a");
    let mut did = pair.tick(GATHER);
    pair.deliver(&mut did);
    assert!(pair.tick(ms(49)).to_owner.is_empty());
    let confirms = pair.tick(ms(1)).to_owner;
    assert_eq!((confirms.len(), confirms[0].number, confirms[0].confirmed), (1, 0, 1));
    let mut confirms = 0;
    for seq in 0..64 {
        pair.tell(2 + seq, None, "a");
        // Less than 50 ms for 32 frames.
        pair.now -= ms(1);
        let mut did = pair.tick(GATHER);
        confirms += did.to_owner.len();
        pair.deliver(&mut did);
    }
    assert!((1..=2).contains(&confirms), "{confirms}");
}

#[test]
fn with_four_mebibytes_unconfirmed_the_owner_stops_and_the_gateway_resumes_when_it_has_read() {
    let mut pair = Pair::connected();
    let view = "v".repeat(100_000);
    let mut sent = Vec::new();
    for seq in 1..=60 {
        pair.tell(seq, None, &view);
        sent.extend(pair.tick(GATHER).to_gateway);
    }
    assert!(pair.owner.is_stopped());
    let bytes: usize = sent.iter().map(|frame| frame.encode().unwrap().len()).sum();
    assert!(bytes > CREDIT / 2 && bytes <= CREDIT + FRAME_BYTES, "{bytes}");
    let last = sent.last().unwrap().items.last().unwrap().seq;
    assert!(last < 60, "the rest is forgotten");
    // The gateway reads at last.
    let mut did = Did { to_gateway: sent, ..Did::default() };
    pair.deliver(&mut did);
    let after = pair.pass(ms(200));
    assert_eq!(after.owner, [OwnerOut::Disconnect(CONN), resumed(Some(last))]);
    assert!(!pair.owner.is_stopped());
}

#[test]
fn a_gap_resumes_every_connection_after_what_its_client_has_seen() {
    let mut pair = Pair::connected();
    pair.tell(5, None, "five");
    pair.pass(ms(60));
    pair.tell(6, None, "six");
    let lost = pair.tick(GATHER);
    assert_eq!(lost.to_gateway.len(), 1);
    pair.tell(7, None, "seven");
    let did = pair.pass(ms(20));
    assert_eq!(did.gateway, [], "seven without six is not passed on");
    assert_eq!(did.owner, [OwnerOut::Disconnect(CONN), resumed(Some(5))]);
    assert_eq!(pair.gateway.number(), 2);
}

#[test]
fn the_loss_of_the_last_frame_is_noticed_by_the_next_ping() {
    let mut pair = Pair::connected();
    pair.tell(5, None, "five");
    assert_eq!(pair.tick(GATHER).to_gateway.len(), 1, "and lost");
    let did = pair.pass(PROBE_AFTER + ms(20));
    assert_eq!(did.owner, [OwnerOut::Disconnect(CONN), resumed(None)]);
    pair.say(Some("k"), "act").unwrap();
    assert_eq!(pair.tick(GATHER).to_owner.len(), 1, "and lost");
    let did = pair.pass(PROBE_AFTER + ms(20));
    let again = [OwnerOut::Disconnect(CONN), resumed(None), said(Some("k"), "act")];
    assert_eq!(did.owner, again);
}

#[test]
fn a_double_resumes() {
    let mut pair = Pair::connected();
    pair.tell(5, None, "five");
    let mut did = pair.tick(GATHER);
    did.to_gateway.push(did.to_gateway[0].clone());
    pair.deliver(&mut did);
    assert_eq!(did.gateway, [told(5, "five")], "passed on once");
    assert_eq!(pair.pass(ms(20)).owner, [OwnerOut::Disconnect(CONN), resumed(Some(5))]);
}

#[test]
fn another_node_id_resumes_at_the_gateway_and_is_ignored_by_the_owner() {
    let mut pair = Pair::connected();
    let stranger = Frame { from: NodeId(9), to: GATEWAY, link: 1, ..Frame::default() };
    assert_eq!(pair.gateway.receive(pair.now, stranger), []);
    assert_eq!(pair.pass(ms(20)).owner, [OwnerOut::Disconnect(CONN), resumed(None)]);
    let stranger = Frame { from: NodeId(9), to: OWNER, link: 99, ..Frame::default() };
    assert_eq!(pair.owner.receive(pair.now, stranger), []);
    pair.say(None, "still here").unwrap();
    assert_eq!(pair.pass(ms(4)).owner, [said(None, "still here")]);
}

#[test]
fn unanswered_acts_are_said_again_and_nothing_else_is() {
    let mut pair = Pair::connected();
    pair.say(Some("one"), "act one").unwrap();
    pair.say(Some("two"), "act two").unwrap();
    pair.say(None, "undo").unwrap();
    pair.pass(ms(4));
    pair.tell(1, Some("one"), "done");
    pair.pass(ms(60));
    // The owner misses something.
    pair.say(None, "chat").unwrap();
    assert_eq!(pair.tick(GATHER).to_owner.len(), 1, "and lost");
    pair.say(None, "more").unwrap();
    let did = pair.pass(ms(20));
    let again = [OwnerOut::Disconnect(CONN), resumed(Some(1)), said(Some("two"), "act two")];
    assert_eq!(did.owner, again);
}

#[test]
fn what_never_left_is_said_after_a_resume() {
    let mut pair = Pair::connected();
    let stranger = Frame { from: NodeId(9), to: GATEWAY, link: 1, ..Frame::default() };
    pair.gateway.receive(pair.now, stranger);
    pair.say(None, "undo").unwrap();
    let did = pair.pass(ms(20));
    assert_eq!(did.owner, [OwnerOut::Disconnect(CONN), resumed(None), said(None, "undo")]);
}

#[test]
fn a_ninth_unanswered_act_is_refused() {
    let mut pair = Pair::connected();
    for key in 0..UNANSWERED {
        pair.say(Some(&key.to_string()), "act").unwrap();
    }
    assert_eq!(pair.say(Some("ninth"), "act"), Err(Busy));
    assert_eq!(pair.say(None, "chat"), Ok(()));
    pair.pass(ms(4));
    pair.tell(1, Some("0"), "done");
    pair.pass(ms(4));
    assert_eq!(pair.say(Some("ninth"), "act"), Ok(()));
}

#[test]
fn a_gateway_that_cannot_send_refuses_more() {
    let mut pair = Pair::connected();
    let text = "x".repeat(100_000);
    let refused = (0..100).find(|_| {
        pair.tick(GATHER);
        pair.say(None, &text).is_err()
    });
    assert!(refused.is_some_and(|texts| texts <= CREDIT / 100_000 + 1));
}

#[test]
fn frames_of_an_older_number_are_ignored() {
    let mut pair = Pair::connected();
    pair.tell(5, None, "late");
    let late = pair.tick(GATHER).to_gateway;
    pair.tell(6, None, "six");
    pair.pass(ms(20));
    assert_eq!(pair.gateway.number(), 2);
    assert_eq!(pair.gateway.receive(pair.now, late[0].clone()), []);
    assert_eq!(pair.pass(ms(100)).owner, []);
    assert_eq!(pair.gateway.number(), 2, "no second resume");
}

#[test]
fn three_seconds_of_silence_and_the_people_behind_a_link_are_gone() {
    let mut pair = Pair::connected();
    pair.tick(ms(2900));
    let did = pair.tick(ms(100));
    assert_eq!(did.owner, [OwnerOut::Disconnect(CONN)]);
    assert_eq!(did.gateway, [Out::Silent]);
    // They hear each other again: the next ping brings everybody back.
    let did = pair.pass(ms(1100));
    assert_eq!(did.owner, [resumed(None)]);
    assert_eq!(did.gateway, []);
}

#[test]
fn pings_keep_an_idle_link_alive() {
    let mut pair = Pair::connected();
    let did = pair.pass(ms(10_000));
    assert_eq!((did.owner, did.gateway), (Vec::new(), Vec::new()));
    assert_eq!(pair.gateway.number(), 1);
}

#[test]
fn a_link_that_keeps_breaking_is_resumed_less_and_less_often() {
    let mut pair = Pair::connected();
    for _ in 0..5000 {
        // The owner gets nothing and always asks to resume.
        let link = pair.gateway.number();
        let reset = Frame { from: OWNER, to: GATEWAY, link, reset: true, ..Frame::default() };
        pair.gateway.receive(pair.now, reset);
        pair.tick(GATHER);
    }
    let resumes = pair.gateway.number();
    assert!((10..=20).contains(&resumes), "{resumes} in 10 s");
}

#[test]
fn a_client_that_leaves_and_one_that_is_closed_are_not_resumed() {
    let mut pair = Pair::connected();
    pair.gateway.connect(pair.now, ConnId(8), connect());
    pair.pass(ms(10));
    pair.gateway.disconnect(pair.now, CONN);
    assert_eq!(pair.pass(ms(10)).owner, [OwnerOut::Disconnect(CONN)]);
    pair.owner.close(pair.now, ConnId(8), 1012);
    assert_eq!(pair.pass(ms(10)).gateway, [Out::Close { conn: ConnId(8), code: 1012 }]);
    let stranger = Frame { from: NodeId(9), to: GATEWAY, link: 1, ..Frame::default() };
    pair.gateway.receive(pair.now, stranger);
    assert_eq!(pair.pass(ms(20)).owner, []);
}
