//! What people choose.

use serde_json::json;

use crate::{ask, config, guests, serve};

#[tokio::test]
async fn everything_is_on_until_somebody_chooses_otherwise() {
    let server = serve(config()).await;
    let [anne] = guests(server).await;
    let shown = ask(&anne, "GET", "/me/alerts", &json!(null)).await;
    assert_eq!(shown["channels"], json!(["push", "webhook"]));
    assert_eq!(shown["settings"]["webhook"].as_array().unwrap().len(), 4);
    assert_eq!(shown["settings"]["mail"], json!(["turn"]));
    let quiet = json!({"from": 1320, "to": 420, "offset": 60});
    let chosen = json!({"webhook": ["over", "turn", "over"], "quiet": quiet, "language": "it"});
    let kept = ask(&anne, "PUT", "/me/alerts", &chosen).await;
    assert_eq!(kept["webhook"], json!(["over", "turn"]));
    let again = ask(&anne, "GET", "/me/alerts", &json!(null)).await;
    assert_eq!(again["settings"], kept);
    assert_eq!(again["secret"], shown["secret"]);
}

#[tokio::test]
async fn settings_that_make_no_sense_are_refused() {
    let server = serve(config()).await;
    let [anne] = guests(server).await;
    for bad in [
        json!({"quiet": {"from": 1440, "to": 0, "offset": 0}}),
        json!({"quiet": {"from": 0, "to": 60, "offset": 2000}}),
        json!({"language": "es"}),
        json!({"webhook": ["dinner"]}),
        json!({"fax": []}),
    ] {
        let (status, text) = anne.ask("PUT", "/api/v1/me/alerts", &bad.to_string()).await.unwrap();
        assert_eq!(status, 400, "{bad}: {text}");
    }
}

#[tokio::test]
async fn an_export_has_the_settings_and_no_secrets_and_an_account_takes_all_with_it() {
    let server = serve(config()).await;
    let [anne] = guests(server).await;
    let shown = ask(&anne, "GET", "/me/alerts", &json!(null)).await;
    ask(&anne, "PUT", "/me/alerts", &json!({"webhook": ["over"], "language": "fr"})).await;
    ask(&anne, "PUT", "/me/webhook", &json!({"url": "https://example.org/hook"})).await;
    let export = ask(&anne, "GET", "/me/export", &json!(null)).await;
    assert_eq!(export["alerts"]["webhook"], json!(["over"]));
    assert_eq!(export["me"]["webhook"], "https://example.org/hook");
    assert!(!export.to_string().contains(shown["secret"].as_str().unwrap()));
    ask(&anne, "DELETE", "/me", &json!({})).await;
    let (status, _) = anne.ask("GET", "/api/v1/me/alerts", "").await.unwrap();
    assert_eq!(status, 401);
}
