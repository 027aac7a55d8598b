//! The API description as a page for people. It needs no scripts, and the content security policy
//! allows none from elsewhere.

use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse};
use maud::{DOCTYPE, Markup, html};
use serde_json::Value;
use std::sync::LazyLock;

use super::DESCRIPTION;

const STYLE: &str = include_str!("page.css");

static PAGE: LazyLock<String> = LazyLock::new(|| {
    let description = serde_json::to_value(&*DESCRIPTION).unwrap_or_default();
    page(&description).into_string()
});

pub(super) async fn show() -> Html<&'static str> {
    Html(&PAGE)
}

pub(super) async fn style() -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/css; charset=utf-8")], STYLE)
}

fn page(description: &Value) -> Markup {
    let info = &description["info"];
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "The Freebooter API" }
                link rel="stylesheet" href="/api/v1/style.css";
            }
            body {
                main {
                    h1 { "The Freebooter API" }
                    p { (prose(&info["description"])) }
                    p { "For programs: " a href="/api/v1/openapi.json" { "openapi.json" } "." }
                    @for tag in list(&description["tags"]) { (chapter(description, tag)) }
                    h2 { "Types" }
                    @for (name, schema) in fields(&description["components"]["schemas"]) {
                        (type_of(name, schema))
                    }
                }
            }
        }
    }
}

fn chapter(description: &Value, tag: &Value) -> Markup {
    html! {
        h2 { (prose(&tag["description"])) }
        @for (path, methods) in fields(&description["paths"]) {
            @for (method, operation) in fields(methods) {
                @if list(&operation["tags"]).contains(&tag["name"]) {
                    (operation_of(path, method, operation))
                }
            }
        }
    }
}

fn operation_of(path: &str, method: &str, operation: &Value) -> Markup {
    let body = &operation["requestBody"]["content"]["application/json"]["schema"];
    html! {
        details {
            summary {
                code class={ "method " (method) } { (method.to_uppercase()) }
                " " code { (path) } " " span { (prose(&operation["summary"])) }
            }
            @if !operation["description"].is_null() { p { (prose(&operation["description"])) } }
            @for parameter in list(&operation["parameters"]) {
                p { code { (text(&parameter["name"])) } " " (prose(&parameter["description"])) }
            }
            @if !body.is_null() { p { "Body: " (schema_of(body)) } }
            table {
                @for (status, answer) in fields(&operation["responses"]) {
                    tr {
                        td { code { (status) } }
                        td { (answer_of(answer)) }
                        td { (prose(&answer["description"])) }
                    }
                }
            }
        }
    }
}

fn answer_of(answer: &Value) -> Markup {
    html! {
        @for (_, content) in fields(&answer["content"]) { (schema_of(&content["schema"])) }
    }
}

fn type_of(name: &str, schema: &Value) -> Markup {
    html! {
        h3 id=(name) { (name) }
        p { (prose(&schema["description"])) }
        @if let Some(options) = schema["oneOf"].as_array() {
            ul {
                @for option in options { li { (schema_of(option)) " " (prose(&option["description"])) } }
            }
        }
        table {
            @for (field, inner) in fields(&schema["properties"]) {
                tr {
                    td { code { (field) } }
                    td { (schema_of(inner)) }
                    td { (prose(&inner["description"])) }
                }
            }
        }
    }
}

/// A type in a word or two, with a link if it has a name.
fn schema_of(schema: &Value) -> Markup {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return html! { a href={ "#" (name) } { (name) } };
    }
    if let Some(options) = schema["oneOf"].as_array() {
        return html! {
            @for (index, option) in options.iter().enumerate() {
                @if index > 0 { " or " } (schema_of(option))
            }
        };
    }
    if let Some(values) = schema["enum"].as_array() {
        return html! { @for value in values { code { (value.to_string()) } " " } };
    }
    match &schema["type"] {
        Value::String(kind) if kind == "array" => {
            html! { "list of " (schema_of(&schema["items"])) }
        }
        Value::String(kind) if kind == "object" && !schema["properties"].is_null() => html! {
            code { "{" }
            @for (index, (field, inner)) in fields(&schema["properties"]).enumerate() {
                @if index > 0 { code { ", " } }
                code { "\"" (field) "\": " } (schema_of(inner))
            }
            code { "}" }
        },
        Value::String(kind) => html! { (kind) },
        Value::Array(kinds) => html! {
            @for (index, kind) in kinds.iter().enumerate() {
                @if index > 0 { " or " } (text(kind))
            }
        },
        _ => html! { "anything" },
    }
}

/// A sentence in which what stands between backticks is code.
fn prose(value: &Value) -> Markup {
    html! {
        @for (index, part) in text(value).split('`').enumerate() {
            @if index % 2 == 1 { code { (part) } } @else { (part) }
        }
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn fields(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn code_in_a_sentence_is_marked_and_nothing_else_is_taken_for_markup() {
        let shown = prose(&json!("A `Problem` <b>says</b> why.")).into_string();
        assert_eq!(shown, "A <code>Problem</code> &lt;b&gt;says&lt;/b&gt; why.");
    }

    #[test]
    fn an_object_is_written_as_it_is_sent() {
        let object = json!({
            "type": "object",
            "properties": { "bank": { "type": "object", "properties": {
                "increment": { "type": "integer" }, "seconds": { "type": "integer" },
            } } },
        });
        let shown = schema_of(&object).into_string();
        let plain = shown.replace("<code>", "").replace("</code>", "").replace("&quot;", "\"");
        assert_eq!(plain, r#"{"bank": {"increment": integer, "seconds": integer}}"#);
    }
}
