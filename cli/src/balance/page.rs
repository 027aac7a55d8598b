//! The report as one self-contained page.

use crate::{
    balance::{
        BalanceReport,
        command::command,
        plot::{self, Row},
        summary::{finished, measures},
    },
    columns::{difference, mean, percent},
};
use ::arena::{Balance, ColorLine, Deed, EventRate, SeatLine, Share, Spread};
use game::Seat;
use maud::{DOCTYPE, Markup, PreEscaped, html};

const STYLE: &str = include_str!("style.css");

/// The places in the turn order.
const TURNS: [&str; Seat::MOST] =
    ["plays first", "plays second", "plays third", "plays fourth", "plays fifth", "plays sixth"];

pub(crate) fn page(report: &BalanceReport) -> String {
    let about = report.args.game.about();
    let title = format!("{}: how fair, how long, how lively", about.title);
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (title) }
                (opening(report, about.rules))
                @for balance in &report.balances { (chapter(balance)) }
                (closing())
            }
        }
    };
    page.into_string()
}

fn opening(report: &BalanceReport, rules: u32) -> Markup {
    let args = &report.args;
    let count = args.games * args.players.len() as u64;
    html! {
        p {
            "What " (count) " matches between bots of the same level (" code { (args.level) }
            ") say about the game, by number of players. Rules version " (rules) ", "
            @if let Some(file) = &args.terms.edition { "edition " code { (file.display()) } }
            @else { "the house edition" }
            "."
        }
        p { "To recreate this page, run:" }
        pre { (command(args)) }
        p.faint {
            "Every figure has a 95 % confidence interval in brackets: of 20 such \
             intervals, 19 contain the true value. A win shared by two counts half for each."
        }
    }
}

fn chapter(balance: &Balance) -> Markup {
    html! {
        section {
            h2 { (balance.players) " players" }
            p { (verdict(balance)) " " (finished(balance)) "." }
            @if !balance.order.is_empty() {
                h3 { "Does it matter who plays first?" }
                (seats(balance, &balance.order, |place| TURNS[place].to_owned()))
            }
            h3 { "Does the seat matter?" }
            (seats(balance, &balance.seats, |seat| format!("seat {seat}")))
            @if !balance.colors.is_empty() {
                h3 { "Does the colour matter?" }
                (colors(balance))
            }
            h3 { "How long, how close" }
            (figures(balance))
            h3 { "What happens in a match" }
            (events(balance))
        }
    }
}

/// A sentence about the most uneven place.
fn verdict(balance: &Balance) -> String {
    let lines = if balance.order.is_empty() { &balance.seats } else { &balance.order };
    let fair = 1.0 / balance.players as f64;
    let off = |line: &SeatLine| (line.share.share - fair).abs();
    let Some(worst) = lines.iter().max_by(|one, other| off(one).total_cmp(&off(other))) else {
        return String::new();
    };
    let place = if balance.order.is_empty() {
        format!("Seat {}", worst.seat)
    } else {
        format!("The seat that {}", TURNS[worst.seat])
    };
    let points = (worst.share.share - fair) * 1e2;
    let certain = if worst.share.interval.contains(fair) {
        "which may be chance"
    } else {
        "which is more than chance explains"
    };
    format!(
        "{place} is furthest from a fair share: {} instead of {:.1} %, {points:+.1} points, {certain}.",
        percent(&worst.share),
        fair * 1e2
    )
}

fn seats(balance: &Balance, lines: &[SeatLine], name: impl Fn(usize) -> String) -> Markup {
    let place = |line: &SeatLine| (name(line.seat), line.share, line.score);
    shares(balance, "place", &lines.iter().map(place).collect::<Vec<_>>())
}

fn colors(balance: &Balance) -> Markup {
    let color = |line: &ColorLine| (line.color.clone(), line.share, line.score);
    shares(balance, "colour", &balance.colors.iter().map(color).collect::<Vec<_>>())
}

fn shares(balance: &Balance, kind: &str, lines: &[(String, Share, Spread)]) -> Markup {
    let rows: Vec<Row> =
        lines.iter().map(|(name, share, _)| share_row(name.clone(), share)).collect();
    html! {
        figure {
            (plot::shares("Win share with intervals", &rows, 1.0 / balance.players as f64))
            figcaption { "Win share; the bars are 95 % intervals." }
        }
        div.wide { table {
            tr { th { (kind) } th { "win share" } th { "score" } th { "spread of scores" } }
            @for (name, share, score) in lines {
                tr {
                    td { (name) }
                    td { (percent(share)) }
                    td { (mean(score)) }
                    td { (format!("{:.1}", score.deviation)) }
                }
            }
        } }
    }
}

fn share_row(name: String, share: &Share) -> Row {
    Row { name, value: share.share, low: share.interval.low, high: share.interval.high }
}

fn figures(balance: &Balance) -> Markup {
    html! {
        div.wide { table {
            tr { th { "per match" } th { "mean" } th { "spread" } th { "lowest" } th { "median" } th { "highest" } }
            @for (name, spread) in measures(balance) { (figure_row(name, &spread)) }
            tr { td { "shared wins" } td { (percent(&balance.shared)) } }
        } }
        (distribution("Actions per match", &balance.actions))
        @if !balance.rounds.is_empty() { (distribution("Rounds per match", &balance.rounds)) }
        (distribution("Lead changes", &balance.lead_changes))
        (distribution("Final scores of all seats", &balance.scores))
        (distribution("Margin of the best score over the next", &balance.margins))
    }
}

fn figure_row(name: &str, spread: &Spread) -> Markup {
    html! {
        tr {
            td { (name) }
            td { (mean(spread)) }
            @for value in [spread.deviation, spread.low, spread.median, spread.high] {
                td { (format!("{value:.1}")) }
            }
        }
    }
}

fn distribution(caption: &str, values: &[f64]) -> Markup {
    html! {
        figure {
            (plot::histogram(caption, values, Spread::of(values).mean))
            figcaption { (caption) }
        }
    }
}

fn events(balance: &Balance) -> Markup {
    let row = |event: &EventRate| Row {
        name: words(&event.event),
        value: event.rate.mean,
        low: event.rate.interval.low,
        high: event.rate.interval.high,
    };
    let rows: Vec<Row> = balance.events.iter().map(row).collect();
    html! {
        figure {
            (plot::rates("Events per match", &rows))
            figcaption { "How often each kind of event happens in a match, on a logarithmic axis." }
        }
        div.wide { table {
            tr {
                th { "event" } th { "per match" } th { "share of matches" }
                th { "more by the winner" } th { "win share of seats that did it" }
            }
            @for event in &balance.events {
                tr {
                    td { (words(&event.event)) }
                    td { (mean(&event.rate)) }
                    td { (percent(&event.seen)) }
                    td { (edge(event.edge.as_ref())) }
                    td { (doers(event.doers.as_ref())) }
                }
            }
        } }
        @for event in balance.events.iter().filter(|event| !event.deeds.is_empty()) {
            (deeds(event))
        }
    }
}

fn deeds(event: &EventRate) -> Markup {
    let row = |deed: &Deed| {
        html! {
            tr {
                td { (words(&deed.field)) " " b { (words(&deed.value)) } }
                td { (mean(&deed.rate)) }
                td { (edge(deed.edge.as_ref())) }
            td { (doers(deed.doers.as_ref())) }
            }
        }
    };
    html! {
        details {
            summary { (words(&event.event)) ", in detail" }
            div.wide { table {
                tr {
                    th { "what" } th { "per match" }
                    th { "more by the winner" } th { "win share of seats that did it" }
                }
                @for deed in &event.deeds { (row(deed)) }
            } }
        }
    }
}

fn doers(share: Option<&Share>) -> String {
    share.map_or_else(|| "–".to_owned(), percent)
}

fn edge(spread: Option<&Spread>) -> String {
    spread.map_or_else(|| "–".to_owned(), difference)
}

fn words(name: &str) -> String {
    name.replace('_', " ")
}

fn closing() -> Markup {
    html! {
        footer {
            h2 { "How to read this" }
            p {
                "Shares: Wilson's score interval; where several seats of one match count, with \
                 the effective number of matches from their spread. Means: Student's t. Each \
                 match has its own deal, so matches are independent."
            }
            p {
                "“More by the winner”: how much more often per match the winner did it than \
                 another seat. “Win share of seats that did it” counts seats that did it at least \
                 once. Both correlate with winning; they need not cause it. Events are those that \
                 spectators see."
            }
            p {
                "The lead changes when a different player takes sole first place. Scores include \
                 what is hidden until the end."
            }
        }
    }
}
