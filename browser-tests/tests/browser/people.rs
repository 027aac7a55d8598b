//! Settings and accounts in a real browser.

use anyhow::{Result, ensure};
use browser_tests::Page;
use serde_json::{Value, json};

/// Types into a field.
async fn write(page: &Page, name: &str, text: &str) -> Result<()> {
    let field = page.wait_for(&format!("input[name={name}]")).await?;
    field.clear().await?;
    Ok(field.send_keys(text).await?)
}

async fn my_name(page: &Page) -> Result<String> {
    page.open("/me").await?;
    page.text(".my-name").await
}

#[tokio::test]
async fn an_account_is_kept_found_again_elsewhere_and_deleted() -> Result<()> {
    browser_tests::meet(async |[home, away]: [Page; 2]| {
        home.open("/me").await?;
        write(&home, "account-name", "Anne Bonny").await?;
        write(&home, "password", "a long and salty word").await?;
        home.click(".keep-account").await?;
        home.wait_for(".sign-out").await?;
        ensure!(my_name(&home).await?.contains("Anne Bonny"));

        away.open("/me").await?;
        write(&away, "sign-in-name", "Anne Bonny").await?;
        write(&away, "sign-in-password", "not the word at all").await?;
        away.click(".sign-in-now").await?;
        away.wait_for(".sign-in .refused").await?;
        write(&away, "sign-in-password", "a long and salty word").await?;
        away.click(".sign-in-now").await?;
        away.wait_for(".sign-out").await?;
        ensure!(my_name(&away).await?.contains("Anne Bonny"));
        away.wait_for(".devices li:nth-child(2)").await?;

        write(&away, "token-label", "my bot").await?;
        away.click(".make-token").await?;
        ensure!(away.text(".token").await?.len() > 20, "a token is shown");
        away.click(".tokens .end-key").await?;

        home.open("/me").await?;
        home.click(".leave").await?;
        write(&home, "farewell-password", "a long and salty word").await?;
        home.click(".leave-now").await?;
        home.wait_for(".tile").await?;
        ensure!(!my_name(&home).await?.contains("Anne Bonny"), "somebody new");
        ensure!(!my_name(&away).await?.contains("Anne Bonny"), "gone everywhere");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn what_is_set_holds_at_once_and_next_time() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/").await?;
        page.click(".settings summary").await?;
        page.click(".to-settings").await?;
        for (setting, number) in [("theme", 3), ("colours", 2), ("motion", 3)] {
            let choice = format!("[data-setting={setting}] label:nth-of-type({number})");
            page.click(&choice).await?;
        }
        let marks = "const { theme, colours, motion } = document.documentElement.dataset; \
            return [theme, colours, motion]";
        let wanted = json!(["dark", "safe", "still"]);
        ensure!(page.run(marks, Value::Null).await? == wanted, "at once");
        page.run("history.back()", Value::Null).await?;
        page.wait_for(".tile").await?;
        page.run("history.forward()", Value::Null).await?;
        page.wait_for("[data-setting=theme]").await?;
        page.click(".home").await?;
        page.wait_for(".tile").await?;
        page.open("/play/planks").await?;
        page.wait_for(".lane").await?;
        ensure!(page.run(marks, Value::Null).await? == wanted, "on another page");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_person_is_shown_to_everybody() -> Result<()> {
    browser_tests::meet(async |[one, other]: [Page; 2]| {
        one.open("/me").await?;
        one.wait_for(".my-name").await?;
        let script = "return fetch('/api/v1/me').then((answer) => answer.json())";
        let me = one.run(script, Value::Null).await?;
        let (id, name) =
            (me["id"].as_str().unwrap_or_default(), me["name"].as_str().unwrap_or_default());
        other.open(&format!("/people/{id}")).await?;
        ensure!(other.text(".ratings h2").await? == name, "{me}");
        other.open("/people/nobody").await?;
        other.wait_for(".refused-page").await?;
        Ok(())
    })
    .await
}
