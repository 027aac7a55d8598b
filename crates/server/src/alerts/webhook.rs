//! What is sent to a person's webhook: the format that the service behind it understands.

use data_encoding::BASE64;
use hmac::{Hmac, KeyInit, Mac};
use protocol::v1::AlertEvent;
use serde::Serialize;
use serde_json::json;
use sha2::Sha256;
use store::WEBHOOK_SECRET;

use super::agent::Post;

/// An alert, put into words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Message {
    pub(crate) text: String,
    /// The page to open, if the operator has set the server's address.
    pub(crate) link: Option<String>,
    /// The address of the server, likewise.
    pub(crate) server: Option<String>,
    /// What has happened; nothing in a test.
    pub(crate) events: Vec<Occurrence>,
}

/// What has happened, for programs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Occurrence {
    pub(crate) event: AlertEvent,
    /// The game's id.
    pub(crate) game: String,
    /// The table's id.
    pub(crate) table: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) host: Option<String>,
}

/// What makes each message to a webhook different, and proves who sent it.
#[derive(Clone, Copy)]
pub(crate) struct Seal<'a> {
    pub(crate) id: &'a str,
    /// Seconds since 1970.
    pub(crate) timestamp: u64,
    pub(crate) secret: &'a [u8; WEBHOOK_SECRET],
}

/// The request for a webhook.
pub(crate) fn post(url: &str, message: &Message, seal: Seal<'_>) -> Post {
    let mut post = Post { url: url.to_owned(), headers: Vec::new(), body: Vec::new() };
    post.headers.push(("content-type", "application/json".to_owned()));
    post.body = match Format::of(url) {
        Format::Discord => {
            json!({"content": with_link(message), "allowed_mentions": {"parse": []}}).to_string()
        }
        Format::Slack => json!({ "text": escape_slack(&with_link(message)) }).to_string(),
        Format::Ntfy { root, topic } => {
            let body = ntfy(&topic, message);
            post.url = root;
            body
        }
        Format::Signed => {
            let body = signed(message);
            post.headers.extend(seal.headers(&body));
            body
        }
    }
    .into_bytes();
    post
}

/// How a service wants it.
#[derive(Debug, PartialEq, Eq)]
enum Format {
    Discord,
    Slack,
    /// Messages in JSON go to the server's root.
    Ntfy {
        root: String,
        topic: String,
    },
    /// Standard Webhooks.
    Signed,
}

impl Format {
    fn of(url: &str) -> Self {
        let Some((scheme, rest)) = url.split_once("://") else { return Self::Signed };
        let (authority, path) = rest.split_once('/').unwrap_or((rest, ""));
        let host = authority.split(':').next().unwrap_or_default();
        match host {
            "discord.com" | "discordapp.com" if path.starts_with("api/webhooks/") => Self::Discord,
            "hooks.slack.com" => Self::Slack,
            _ if host.starts_with("ntfy.") && is_topic(path) => {
                Self::Ntfy { root: format!("{scheme}://{authority}/"), topic: path.to_owned() }
            }
            _ => Self::Signed,
        }
    }
}

fn is_topic(path: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    (1..=64).contains(&path.len()) && path.chars().all(plain)
}

fn with_link(message: &Message) -> String {
    let link = message.link.as_ref().map_or(String::new(), |link| format!("\n{link}"));
    format!("{}{link}", message.text)
}

/// `&`, `<` and `>` are Slack's own.
fn escape_slack(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn ntfy(topic: &str, message: &Message) -> String {
    let mut body = json!({"topic": topic, "title": "Freebooter", "message": message.text});
    if let Some(link) = &message.link {
        body["click"] = json!(link);
    }
    body.to_string()
}

fn signed(message: &Message) -> String {
    #[derive(Serialize)]
    struct Body<'a> {
        #[serde(flatten)]
        first: Option<&'a Occurrence>,
        text: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        server: Option<&'a str>,
        /// The other tables, after quiet hours.
        #[serde(skip_serializing_if = "<[_]>::is_empty")]
        also: &'a [Occurrence],
    }
    let body = Body {
        first: message.events.first(),
        text: &message.text,
        server: message.server.as_deref(),
        also: message.events.get(1..).unwrap_or_default(),
    };
    serde_json::to_string(&body).expect("a message is plain data")
}

impl Seal<'_> {
    fn headers(self, body: &str) -> [(&'static str, String); 3] {
        let Self { id, timestamp, secret } = self;
        let mut mac = Hmac::<Sha256>::new_from_slice(secret).expect("any length is a key");
        mac.update(format!("{id}.{timestamp}.{body}").as_bytes());
        let signature = BASE64.encode(&mac.finalize().into_bytes());
        [
            ("webhook-id", id.to_owned()),
            ("webhook-timestamp", timestamp.to_string()),
            ("webhook-signature", format!("v1,{signature}")),
        ]
    }
}

/// The secret as Standard Webhooks writes it.
pub(crate) fn shown_secret(secret: &[u8; WEBHOOK_SECRET]) -> String {
    format!("whsec_{}", BASE64.encode(secret))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAL: Seal<'_> =
        Seal { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestamp: 1_614_265_330, secret: &[7; 32] };

    fn event(table: &str) -> Occurrence {
        let (event, host) = (AlertEvent::Turn, Some("Ada".to_owned()));
        Occurrence { event, game: "planks".to_owned(), table: table.to_owned(), host }
    }

    fn message() -> Message {
        Message {
            text: "It’s your turn in Squabble on the Planks (Ada’s table)".to_owned(),
            link: Some("https://play.example.org/table/abc".to_owned()),
            server: Some("https://play.example.org".to_owned()),
            events: vec![event("abc")],
        }
    }

    fn sent(url: &str, message: &Message) -> (String, String, Vec<(&'static str, String)>) {
        let post = post(url, message, SEAL);
        (post.url, String::from_utf8(post.body).expect("text"), post.headers)
    }

    fn json_only() -> Vec<(&'static str, String)> {
        vec![("content-type", "application/json".to_owned())]
    }

    #[test]
    fn discord_gets_content_without_mentions() {
        let url = "https://discord.com/api/webhooks/1/token";
        let (to, body, headers) = sent(url, &message());
        assert_eq!((to.as_str(), headers), (url, json_only()));
        assert_eq!(
            body,
            "{\"allowed_mentions\":{\"parse\":[]},\"content\":\"It’s your turn in Squabble on the \
             Planks (Ada’s table)\\nhttps://play.example.org/table/abc\"}"
        );
    }

    #[test]
    fn slack_gets_text() {
        let url = "https://hooks.slack.com/services/T0/B0/x";
        let tricky = Message { text: "<!channel> & co".to_owned(), link: None, ..message() };
        let (to, body, headers) = sent(url, &tricky);
        assert_eq!((to.as_str(), headers), (url, json_only()));
        assert_eq!(body, "{\"text\":\"&lt;!channel&gt; &amp; co\"}");
    }

    #[test]
    fn ntfy_gets_json_with_a_click_at_its_root() {
        for (url, root) in [
            ("https://ntfy.sh/my-topic", "https://ntfy.sh/"),
            ("https://ntfy.example.org:8443/my-topic", "https://ntfy.example.org:8443/"),
        ] {
            let (to, body, headers) = sent(url, &message());
            assert_eq!((to.as_str(), headers), (root, json_only()));
            assert_eq!(
                body,
                "{\"click\":\"https://play.example.org/table/abc\",\"message\":\"It’s your turn in \
                 Squabble on the Planks (Ada’s table)\",\"title\":\"Freebooter\",\
                 \"topic\":\"my-topic\"}"
            );
        }
        assert_eq!(Format::of("https://ntfy.sh/a/b"), Format::Signed, "no topic");
    }

    #[test]
    fn anything_else_gets_signed_json() {
        let (to, body, headers) = sent("https://example.org/hook?x=1", &message());
        assert_eq!(to, "https://example.org/hook?x=1");
        assert_eq!(
            body,
            "{\"event\":\"turn\",\"game\":\"planks\",\"table\":\"abc\",\"host\":\"Ada\",\
             \"text\":\"It’s your turn in Squabble on the Planks (Ada’s table)\",\
             \"server\":\"https://play.example.org\"}"
        );
        let expected = [
            ("content-type", "application/json"),
            ("webhook-id", "msg_p5jXN8AQM9LWM0D4loKWxJek"),
            ("webhook-timestamp", "1614265330"),
            ("webhook-signature", "v1,BH7Kv3VK+mAWgOSbeVyDc8kXHQDqoklSIPwdveTKCtc="),
        ];
        assert_eq!(headers, expected.map(|(name, value)| (name, value.to_owned())));
    }

    /// The example of the specification, standardwebhooks.com.
    #[test]
    fn the_signature_is_that_of_standard_webhooks() {
        let secret = BASE64.decode(b"MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw").expect("base64");
        let mut mac = Hmac::<Sha256>::new_from_slice(&secret).expect("any length");
        mac.update(b"msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{\"test\": 2432232314}");
        let signature = BASE64.encode(&mac.finalize().into_bytes());
        assert_eq!(signature, "g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    }

    #[test]
    fn several_tables_are_one_message() {
        let both = Message { events: vec![event("abc"), event("def")], ..message() };
        let (_, body, _) = sent("https://example.org/", &both);
        let body: serde_json::Value = serde_json::from_str(&body).expect("JSON");
        assert_eq!((&body["table"], &body["also"][0]["table"]), (&json!("abc"), &json!("def")));
    }

    #[test]
    fn a_test_has_no_table() {
        let test = Message { events: Vec::new(), link: None, server: None, ..message() };
        let (_, body, _) = sent("https://example.org/", &test);
        assert_eq!(body, "{\"text\":\"It’s your turn in Squabble on the Planks (Ada’s table)\"}");
    }

    #[test]
    fn the_secret_is_written_as_libraries_expect_it() {
        let shown = shown_secret(&[7; 32]);
        assert_eq!(shown, "whsec_BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=");
    }
}
