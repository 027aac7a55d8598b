//! The client starts.

use anyhow::{Result, ensure};

#[tokio::test]
async fn the_front_page_opens_without_errors() -> Result<()> {
    browser::visit(async |page: browser::Page| {
        page.open("/").await?;
        let title = page.text("h1").await?;
        ensure!(title.contains("Freebooter"), "the title is {title:?}");
        page.assert_no_errors().await
    })
    .await
}
