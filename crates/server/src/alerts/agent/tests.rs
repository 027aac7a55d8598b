//! Requests to servers of our own.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::sync::mpsc;

use super::*;

/// Answers each request with the next status; what it was asked for comes out.
fn listener(statuses: &'static [&'static str]) -> (u16, mpsc::Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let (told, asked) = mpsc::channel();
    std::thread::spawn(move || {
        for status in statuses {
            let (mut stream, _) = listener.accept().unwrap();
            let line = BufReader::new(&stream).lines().next().unwrap().unwrap();
            write!(stream, "HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n").unwrap();
            told.send(line).unwrap();
        }
    });
    (port, asked)
}

fn sent(private: bool, url: &str) -> Sent {
    let post = Post { url: url.to_owned(), headers: Vec::new(), body: b"{}".to_vec() };
    send(&Poster::new(private).agent, &post)
}

#[test]
fn answers_say_whether_to_try_again() {
    let (port, asked) =
        listener(&["204 OK", "500 Oops", "429 Slowly", "403 No", "302 There", "410 Gone"]);
    let url = format!("http://127.0.0.1:{port}/hook?x=1");
    assert_eq!(sent(true, &url), Sent::Done);
    assert_eq!(sent(true, &url), Sent::Failed);
    assert_eq!(sent(true, &url), Sent::Failed);
    assert_eq!(sent(true, &url), Sent::Refused);
    assert_eq!(sent(true, &url), Sent::Refused);
    assert_eq!(sent(true, &url), Sent::Gone);
    let asked: Vec<_> = asked.iter().collect();
    assert_eq!(asked, ["POST /hook?x=1 HTTP/1.1"; 6]);
}

#[test]
fn a_private_address_is_never_connected_to_whatever_its_name() {
    let (port, asked) = listener(&["204 OK"]);
    for host in ["127.0.0.1", "localhost", "[::1]"] {
        assert_eq!(sent(false, &format!("https://{host}:{port}/")), Sent::Refused, "{host}");
        assert_eq!(sent(false, &format!("http://{host}:{port}/")), Sent::Refused, "{host}");
    }
    assert!(asked.recv_timeout(Duration::from_millis(200)).is_err());
}

#[test]
fn addresses_are_checked_when_they_are_entered() {
    let open = Poster::new(false);
    assert!(open.check("https://example.org/hook?token=1").is_ok());
    for bad in [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://169.254.169.254/latest",
        "https://me@example.org/",
        "file:///etc/passwd",
        "example.org",
        "",
        &format!("https://example.org/{}", "x".repeat(500)),
    ] {
        assert!(open.check(bad).is_err(), "{bad}");
    }
    assert!(Poster::new(true).check("http://192.168.0.7:8123/api").is_ok());
}

#[test]
fn only_what_the_world_can_reach_is_public() {
    let ip = |text: &str| text.parse::<IpAddr>().unwrap();
    for public in ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "2a00:1450:4001::1"] {
        assert!(is_public(ip(public)), "{public}");
    }
    for private in [
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "127.0.0.1",
        "169.254.1.1",
        "172.16.0.1",
        "192.0.0.8",
        "192.168.1.1",
        "198.18.0.1",
        "203.0.113.5",
        "224.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "fc00::1",
        "fe80::1",
        "ff02::1",
        "64:ff9b::7f00:1",
        "2001::1",
        "2001:db8::1",
        "2002:7f00:1::",
    ] {
        assert!(!is_public(ip(private)), "{private}");
    }
}

fn post(url: &str) -> Post {
    Post { url: url.to_owned(), headers: Vec::new(), body: b"{}".to_vec() }
}

/// Takes connections and says nothing.
fn silent() -> (String, TcpListener) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    (format!("http://127.0.0.1:{port}/"), listener)
}

#[tokio::test]
async fn receivers_that_say_nothing_do_not_hold_up_others() {
    let (slow, _listener) = silent();
    let (port, asked) = listener(&["204 OK"]);
    let poster = Poster::new(true);
    for _ in 0..20 {
        let person = Id::random();
        for _ in 0..5 {
            poster.send(person, post(&slow), || {});
        }
    }
    let begun = std::time::Instant::now();
    let quick = poster.once(Id::random(), post(&format!("http://localhost:{port}/"))).await;
    assert_eq!(quick, Sent::Done);
    assert!(begun.elapsed() < PATIENCE / 2, "{:?}", begun.elapsed());
    assert!(asked.recv().is_ok());
}

#[tokio::test]
async fn one_person_and_many_people_send_only_so_many_requests_to_a_site() {
    let (port, asked) = listener(&["204 OK"; 200]);
    let poster = Poster::new(true);
    let url = |number: usize| format!("http://127.0.0.1:{port}/{number}");
    let anne = Id::random();
    let mut sent = 0;
    for number in 0..40 {
        sent += usize::from(poster.once(anne, post(&url(number))).await == Sent::Done);
    }
    assert_eq!(sent, 30, "one person");
    for number in 0..80 {
        let done = poster.once(Id::random(), post(&url(number))).await;
        sent += usize::from(done == Sent::Done);
    }
    assert_eq!(sent, 60, "one site");
    assert_eq!(asked.try_iter().count(), 60);
    poster.sweep();
}

#[tokio::test]
async fn many_people_send_only_so_many_requests_to_one_address() {
    let (port, asked) = listener(&["204 OK"; 200]);
    let poster = Poster::new(true);
    let url = format!("http://127.0.0.1:{port}/");
    for _ in 0..50 {
        poster.once(Id::random(), post(&url)).await;
    }
    assert_eq!(asked.try_iter().count(), 30);
}
