//! Alerts by mail: a mail server of our own takes them.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};

use serde_json::json;
use server::{Config, MailRules};
use test_client::Guest;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::{Match, PATIENCE, ask, config, guests, serve};

/// A mail as it came over the wire.
struct Mail {
    to: String,
    /// Without line breaks inside of headers.
    text: String,
}

impl Mail {
    fn header(&self, name: &str) -> &str {
        let prefix = format!("{name}: ");
        self.text.lines().find_map(|line| line.strip_prefix(&prefix)).unwrap()
    }

    /// The path of the page that the mail links to.
    fn path(&self) -> String {
        let stop = self.header("List-Unsubscribe").trim_matches(['<', '>']);
        let path = stop.strip_prefix("https://play.example.org").unwrap();
        path.strip_suffix("/unsubscribe").unwrap().to_owned()
    }
}

fn mail_server() -> (String, mpsc::UnboundedReceiver<Mail>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("smtp://{}", listener.local_addr().unwrap());
    let (sender, mails) = mpsc::unbounded_channel();
    std::thread::spawn(move || {
        for stream in listener.incoming().map_while(Result::ok) {
            let sender = sender.clone();
            std::thread::spawn(move || converse(&stream, &sender));
        }
    });
    (url, mails)
}

/// RFC 5321, as much as it takes.
fn converse(mut stream: &TcpStream, sender: &mpsc::UnboundedSender<Mail>) {
    stream.write_all(b"220 mail.example.org\r\n").unwrap();
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    let mut to = String::new();
    while let Some(line) = lines.next() {
        let answer = if line.starts_with("DATA") {
            stream.write_all(b"354 Go on\r\n").unwrap();
            let text: Vec<String> = lines.by_ref().take_while(|line| line != ".").collect();
            let text = text.join("\r\n").replace("\r\n ", " ");
            let _ = sender.send(Mail { to: to.clone(), text });
            "250 Kept\r\n"
        } else if line.starts_with("QUIT") {
            stream.write_all(b"221 Farewell\r\n").unwrap();
            return;
        } else {
            if let Some(address) = line.strip_prefix("RCPT TO:") {
                address.trim_matches(['<', '>']).clone_into(&mut to);
            }
            "250 Fine\r\n"
        };
        stream.write_all(answer.as_bytes()).unwrap();
    }
}

fn with_mail(smtp: String) -> Config {
    let from = Some("Freebooter <play@example.org>".to_owned());
    Config { mail: MailRules { smtp: Some(smtp), from }, ..config() }
}

async fn next(mails: &mut mpsc::UnboundedReceiver<Mail>) -> Mail {
    timeout(PATIENCE, mails.recv()).await.expect("in time").unwrap()
}

/// An account with an address that is not confirmed yet.
async fn asked(guest: &Guest, mails: &mut mpsc::UnboundedReceiver<Mail>) -> Mail {
    let account = json!({"name": "Anne Bonny", "password": "sixteen men on"});
    ask(guest, "PUT", "/me/password", &account).await;
    ask(guest, "PUT", "/me/alerts", &json!({"mail": ["turn"], "language": "it"})).await;
    let kept = ask(guest, "PUT", "/me/mail", &json!({"address": "anne@example.org"})).await;
    assert_eq!(kept, json!({"address": "anne@example.org", "confirmed": false}));
    next(mails).await
}

#[tokio::test]
async fn mail_goes_to_confirmed_addresses_until_somebody_says_stop() {
    let (smtp, mut mails) = mail_server();
    let server = serve(with_mail(smtp)).await;
    let [anne, mary] = guests(server).await;
    let asking = asked(&anne, &mut mails).await;
    assert_eq!(asking.to, "anne@example.org");
    assert!(asking.header("Subject").contains("Conferma"), "{}", asking.text);

    // Nothing is sent there before somebody has opened the link and said yes.
    let mut playing = Match::begin(server, &anne, &mary, json!({"days": 2})).await;
    let silent = async { timeout(std::time::Duration::from_secs(2), mails.recv()).await.is_err() };
    assert!(playing.until(silent).await);
    let stranger = mary.clone().without_cookie();
    let (status, page) = stranger.ask("GET", &asking.path(), "").await.unwrap();
    assert!(status == 200 && page.contains("/confirm\""), "{page}");
    let yes = format!("{}/confirm", asking.path());
    let (status, page) = stranger.ask("POST", &yes, "").await.unwrap();
    assert!(status == 200 && !page.contains("/confirm\""), "{page}");
    let shown = ask(&anne, "GET", "/me/alerts", &json!(null)).await;
    assert_eq!(shown["mail"], json!({"address": "anne@example.org", "confirmed": true}));

    let mut another = Match::begin(server, &anne, &mary, json!({"days": 2})).await;
    let alert = another.until(next(&mut mails)).await;
    assert!(alert.header("Subject").starts_with("Tocca a te: "), "{}", alert.text);
    assert_eq!(alert.header("List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    assert!(alert.text.contains("https://play.example.org/table/"), "{}", alert.text);

    // One mail in four hours.
    let mut third = Match::begin(server, &anne, &mary, json!({"days": 2})).await;
    let silent = async { timeout(std::time::Duration::from_secs(2), mails.recv()).await.is_err() };
    assert!(third.until(silent).await);

    // A mail program sends this form, without cookies and without an origin.
    let stop = format!("{}/unsubscribe", alert.path());
    let (status, page) = stranger.ask("POST", &stop, "List-Unsubscribe=One-Click").await.unwrap();
    assert_eq!(status, 200, "{page}");
    assert_eq!(ask(&anne, "GET", "/me/alerts", &json!(null)).await["mail"], json!(null));
    let (status, _) = stranger.ask("POST", &stop, "").await.unwrap();
    assert_eq!(status, 404, "it is done");
}

#[tokio::test]
async fn mail_is_for_accounts_and_links_are_not_sent_often() {
    let (smtp, mut mails) = mail_server();
    let server = serve(with_mail(smtp)).await;
    let [anne, mary] = guests(server).await;
    let body = json!({"address": "anne@example.org"}).to_string();
    let (status, _) = anne.ask("PUT", "/api/v1/me/mail", &body).await.unwrap();
    assert_eq!(status, 403, "a guest");
    asked(&anne, &mut mails).await;
    let (status, _) = anne.ask("PUT", "/api/v1/me/mail", &body).await.unwrap();
    assert_eq!(status, 429, "the same person");
    let account = json!({"name": "Mary Read", "password": "sixteen men on"});
    ask(&mary, "PUT", "/me/password", &account).await;
    let shouted = json!({"address": "ANNE@example.org"}).to_string();
    let (status, _) = mary.ask("PUT", "/api/v1/me/mail", &shouted).await.unwrap();
    assert_eq!(status, 429, "the same address");
    ask(&anne, "DELETE", "/me/mail", &json!(null)).await;
    assert_eq!(ask(&anne, "GET", "/me/alerts", &json!(null)).await["mail"], json!(null));
}

#[tokio::test]
async fn a_server_without_mail_offers_none() {
    let server = serve(config()).await;
    let [anne] = guests(server).await;
    let account = json!({"name": "Anne Bonny", "password": "sixteen men on"});
    ask(&anne, "PUT", "/me/password", &account).await;
    let shown = ask(&anne, "GET", "/me/alerts", &json!(null)).await;
    assert_eq!(shown["channels"], json!(["push", "webhook"]));
    let body = json!({"address": "anne@example.org"}).to_string();
    let (status, _) = anne.ask("PUT", "/api/v1/me/mail", &body).await.unwrap();
    assert_eq!(status, 403);
}
