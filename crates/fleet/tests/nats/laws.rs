//! What holds for every bus.

use std::time::Duration;

use bytes::Bytes;
use fleet::NodeId;
use fleet::bus::{Bus, BusError, FleetName, InProcess, JoinError, join};

use crate::server::Shared;
use crate::{connect, name};

const SOON: Duration = Duration::from_millis(300);
const LATE: Duration = Duration::from_secs(10);

/// Runs the laws over both buses.
macro_rules! laws {
    ($($law:ident),* $(,)?) => {
        mod in_process {
            $(#[tokio::test]
            async fn $law() {
                super::$law(super::InProcess::default(), super::name(stringify!($law))).await;
            })*
        }
        mod nats {
            $(#[tokio::test]
            async fn $law() {
                let server = super::Shared::new();
                let bus = super::connect(&server.address()).await;
                super::$law(bus, super::name(stringify!($law))).await;
            })*
        }
    };
}

laws!(
    a_request_is_answered,
    a_request_without_a_listener_fails_at_once,
    a_request_without_an_answer_fails_in_time,
    a_message_reaches_all_subscribers_in_order,
    one_of_a_group_gets_each_message,
    a_dropped_subscription_ends,
    what_is_not_a_subject_is_refused,
    two_fleets_of_one_name_are_noticed,
);

fn bytes(text: &str) -> Bytes {
    Bytes::copy_from_slice(text.as_bytes())
}

async fn a_request_is_answered(bus: impl Bus + Clone, name: FleetName) {
    let subject = name.subject("ask.1");
    let mut asked = bus.subscribe(&subject, None).await.expect("a subscription");
    let answering = bus.clone();
    tokio::spawn(async move {
        while let Some(message) = asked.next().await {
            let answer = [&message.payload[..], b"!"].concat();
            answering
                .publish(&message.reply.expect("a place for the answer"), answer.into())
                .await
                .expect("it is published");
        }
    });
    assert_eq!(bus.request(&subject, bytes("ahoy"), LATE).await, Ok(bytes("ahoy!")));
}

async fn a_request_without_a_listener_fails_at_once(bus: impl Bus, name: FleetName) {
    let subject = name.subject("ask.2");
    let begun = std::time::Instant::now();
    let answer = bus.request(&subject, bytes("ahoy"), LATE).await;
    assert_eq!(answer, Err(BusError::NoResponder(subject)));
    assert!(begun.elapsed() < LATE / 2);
}

async fn a_request_without_an_answer_fails_in_time(bus: impl Bus, name: FleetName) {
    let subject = name.subject("ask.3");
    let _deaf = bus.subscribe(&subject, None).await.expect("a subscription");
    let answer = bus.request(&subject, bytes("ahoy"), SOON).await;
    assert_eq!(answer, Err(BusError::TimedOut(subject)));
}

async fn a_message_reaches_all_subscribers_in_order(bus: impl Bus, name: FleetName) {
    let subject = name.subject("news");
    let mut first = bus.subscribe(&subject, None).await.expect("a subscription");
    let mut second = bus.subscribe(&subject, None).await.expect("a subscription");
    for number in 0..1000 {
        bus.publish(&subject, bytes(&number.to_string())).await.expect("it is published");
    }
    for number in 0..1000 {
        for subscription in [&mut first, &mut second] {
            let message = tokio::time::timeout(LATE, subscription.next())
                .await
                .expect("in time")
                .expect("a message");
            assert_eq!(message.payload, bytes(&number.to_string()));
            assert_eq!((message.subject, message.reply), (subject.clone(), None));
        }
    }
}

async fn one_of_a_group_gets_each_message(bus: impl Bus, name: FleetName) {
    let subject = name.subject("bots.captain");
    let mut first = bus.subscribe(&subject, Some("pool")).await.expect("a subscription");
    let mut second = bus.subscribe(&subject, Some("pool")).await.expect("a subscription");
    for number in 0..100 {
        bus.publish(&subject, bytes(&number.to_string())).await.expect("it is published");
    }
    let mut got = Vec::new();
    while got.len() < 100 {
        let next = async {
            tokio::select! { m = first.next() => m, m = second.next() => m }
        };
        let message = tokio::time::timeout(LATE, next).await.expect("all come").expect("a message");
        got.extend(str::from_utf8(&message.payload).ok().and_then(|text| text.parse::<u32>().ok()));
    }
    let more = async {
        tokio::select! { m = first.next() => m, m = second.next() => m }
    };
    assert!(tokio::time::timeout(SOON, more).await.is_err(), "each comes once");
    got.sort_unstable();
    assert!(got.into_iter().eq(0..100));
}

async fn a_dropped_subscription_ends(bus: impl Bus, name: FleetName) {
    let subject = name.subject("ask.4");
    drop(bus.subscribe(&subject, None).await.expect("a subscription"));
    let begun = std::time::Instant::now();
    while bus.request(&subject, bytes(""), SOON).await
        != Err(BusError::NoResponder(subject.clone()))
    {
        assert!(begun.elapsed() < LATE);
    }
}

async fn what_is_not_a_subject_is_refused(bus: impl Bus, _: FleetName) {
    for subject in ["", "a b", "a..b", "a.*", ">", "a\r\nPUB x 1"] {
        let refused = BusError::Subject(subject.to_owned());
        assert_eq!(bus.publish(subject, bytes("")).await, Err(refused.clone()));
        assert_eq!(bus.request(subject, bytes(""), SOON).await, Err(refused.clone()));
        assert_eq!(bus.subscribe(subject, None).await.err(), Some(refused));
    }
}

async fn two_fleets_of_one_name_are_noticed(bus: impl Bus + Clone, name: FleetName) {
    let one = join(&bus, &name, NodeId(1), "database one").await.expect("it joins");
    let two = join(&bus, &name, NodeId(2), "database one").await.expect("it joins");
    let taken = join(&bus, &name, NodeId(1), "database two").await.expect_err("the name is taken");
    assert_eq!(taken, JoinError::Taken(name.clone()));
    let sentence = taken.to_string();
    assert!(sentence.contains(&name.to_string()) && sentence.contains("choose another `name`"));
    let other: FleetName = format!("{name}-b").parse().expect("a name");
    join(&bus, &other, NodeId(1), "database two").await.expect("it joins");
    // When the first fleet is gone, its name is free.
    drop((one, two));
    let begun = std::time::Instant::now();
    while join(&bus, &name, NodeId(1), "database two").await.is_err() {
        assert!(begun.elapsed() < LATE);
    }
}

#[test]
fn a_name_that_cannot_be_a_subject_is_refused() {
    for name in ["", "a.b", "two words", "*", &"x".repeat(65)] {
        let error = name.parse::<FleetName>().unwrap_err();
        assert!(error.to_string().contains("is not a name for a fleet"), "{error}");
    }
}
