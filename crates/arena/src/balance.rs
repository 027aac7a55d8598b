//! How balanced a game is between equal bots.

use crate::{
    Counts, Facts, Fixture, MatchResult, SeatLine, SeatResult, Share, Spread, facts::SEPARATOR,
    report,
};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// A field with more values than this is an amount, not a category.
const MOST_VALUES: usize = 30;

/// Statistics of matches between equal bots at one number of players.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Balance {
    /// The number of players.
    pub players: usize,
    /// Matches begun.
    pub matches: usize,
    /// Matches played to the end; only these count.
    pub finished: usize,
    /// Illegal actions: must be 0.
    pub illegal: u64,
    /// Win share and scores by seat.
    pub seats: Vec<SeatLine>,
    /// Win share and scores by turn order, 0 for the seat that began; empty if
    /// the events do not name it. Where chance decides who begins, this shows
    /// an effect that averages out over seats.
    pub order: Vec<SeatLine>,
    /// Win share and scores by colour, if colours were drawn.
    pub colors: Vec<ColorLine>,
    /// How often the win was shared.
    pub shared: Share,
    /// Actions per match.
    pub actions: Vec<f64>,
    /// Rounds per match, if the events name them.
    pub rounds: Vec<f64>,
    /// How often the lead changed.
    pub lead_changes: Vec<f64>,
    /// Final scores of all seats.
    pub scores: Vec<f64>,
    /// The winner's lead over the next score.
    pub margins: Vec<f64>,
    /// How often each kind of event happened, the most frequent first.
    pub events: Vec<EventRate>,
}

/// The results of a colour.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ColorLine {
    /// Its name.
    pub color: String,
    /// Its share of the wins in matches with it.
    pub share: Share,
    /// Its scores.
    pub score: Spread,
}

/// How often a kind of event happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventRate {
    /// The kind, as the event's JSON names it.
    pub event: String,
    /// The number per match.
    pub rate: Spread,
    /// The share of matches with at least one.
    pub seen: Share,
    /// The win share of seats that caused it at least once; none if seats
    /// never do.
    pub doers: Option<Share>,
    /// How much more often the winner caused it than another seat, per match.
    pub edge: Option<Spread>,
    /// The same by field and value.
    pub deeds: Vec<Deed>,
}

/// One value of one field of a kind of event.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Deed {
    /// The field.
    pub field: String,
    /// Its value.
    pub value: String,
    /// The number per match.
    pub rate: Spread,
    /// The win share of seats that caused it at least once.
    pub doers: Option<Share>,
    /// How much more often the winner caused it than another seat, per match.
    pub edge: Option<Spread>,
}

impl Balance {
    /// The statistics of these matches.
    pub fn new(fixture: &Fixture, results: &[MatchResult]) -> Self {
        let mut finished: Vec<&MatchResult> =
            results.iter().filter(|result| result.finished).collect();
        finished.sort_by_key(|result| result.number);
        let numbers = |number: fn(&Facts) -> Option<f64>| {
            finished.iter().filter_map(|one| one.facts.as_ref().and_then(number)).collect()
        };
        let is_shared = |one: &&MatchResult| f64::from(u8::from(winners(one) > 1));
        let illegal = results.iter().flat_map(|one| &one.seats).map(|seat| u64::from(seat.illegal));
        Self {
            players: fixture.players(),
            matches: results.len(),
            finished: finished.len(),
            illegal: illegal.sum(),
            seats: report::seats(fixture, &finished),
            order: order(fixture, &finished),
            colors: colors(fixture, &finished),
            shared: Share::independent(finished.iter().map(is_shared)),
            actions: finished.iter().map(|one| one.actions() as f64).collect(),
            rounds: numbers(|facts| facts.rounds.map(|rounds| rounds as f64)),
            lead_changes: numbers(|facts| Some(f64::from(facts.lead_changes))),
            scores: finished.iter().flat_map(|one| scores(one)).map(|score| score as f64).collect(),
            margins: finished.iter().filter_map(|one| margin(one)).collect(),
            events: events(&finished),
        }
    }
}

fn order(fixture: &Fixture, finished: &[&MatchResult]) -> Vec<SeatLine> {
    let first = |one: &MatchResult| one.facts.as_ref().and_then(|facts| facts.first);
    if !finished.iter().all(|one| first(one).is_some()) {
        return Vec::new();
    }
    let players = fixture.players();
    report::by_place(fixture, finished, |one, place| Some((first(one)? + place) % players))
}

fn colors(fixture: &Fixture, finished: &[&MatchResult]) -> Vec<ColorLine> {
    let mut played: BTreeMap<String, Vec<(u64, &SeatResult)>> = BTreeMap::new();
    for one in finished {
        for (color, seat) in fixture.colors(one.number).into_iter().flatten().zip(&one.seats) {
            played.entry(color).or_default().push((fixture.deal(one.number), seat));
        }
    }
    let line = |(color, seats): (String, Vec<(u64, &SeatResult)>)| ColorLine {
        color,
        share: Share::grouped(seats.iter().map(|&(deal, seat)| (deal, seat.won))),
        score: Spread::grouped(seats.iter().map(|&(deal, seat)| (deal, seat.score as f64))),
    };
    played.into_iter().map(line).collect()
}

fn winners(result: &MatchResult) -> usize {
    result.seats.iter().filter(|seat| seat.won > 0.0).count()
}

fn scores(result: &MatchResult) -> impl Iterator<Item = i64> {
    result.seats.iter().map(|seat| seat.score)
}

fn margin(result: &MatchResult) -> Option<f64> {
    let mut sorted: Vec<i64> = scores(result).collect();
    sorted.sort_unstable_by(|one, other| other.cmp(one));
    let (&first, &second) = (sorted.first()?, sorted.get(1)?);
    Some((first - second) as f64)
}

fn events(finished: &[&MatchResult]) -> Vec<EventRate> {
    let deeds = deeds(finished);
    let of_event = |event: &str| deeds.get(event).cloned().unwrap_or_default();
    let mut events: Vec<EventRate> = names(finished, |facts| &facts.events)
        .into_iter()
        .map(|event| {
            let rates = counts(finished, |facts| facts.events.get(event));
            let once = rates.iter().map(|&count| f64::from(u8::from(count > 0.0)));
            EventRate {
                event: event.to_owned(),
                seen: Share::independent(once),
                rate: Spread::of_counts(&rates),
                doers: doers(finished, |facts| facts.events.get(event)),
                edge: edge(finished, |facts| facts.events.get(event)),
                deeds: of_event(event),
            }
        })
        .collect();
    events.sort_by(|one, other| other.rate.mean.total_cmp(&one.rate.mean));
    events
}

/// By event, without fields that have too many values.
fn deeds(finished: &[&MatchResult]) -> BTreeMap<String, Vec<Deed>> {
    let mut fields: BTreeMap<(&str, &str), Vec<(&str, &str)>> = BTreeMap::new();
    for name in names(finished, |facts| &facts.deeds) {
        let mut parts = name.splitn(3, SEPARATOR);
        if let (Some(event), Some(field), Some(value)) = (parts.next(), parts.next(), parts.next())
        {
            fields.entry((event, field)).or_default().push((value, name));
        }
    }
    let mut deeds: BTreeMap<String, Vec<Deed>> = BTreeMap::new();
    for ((event, field), mut values) in fields {
        if (2..=MOST_VALUES).contains(&values.len()) {
            values.sort_by_key(|&(value, _)| (value.parse::<i64>().ok(), value));
            let of_field = values.iter().map(|&(value, name)| deed(finished, field, value, name));
            deeds.entry(event.to_owned()).or_default().extend(of_field);
        }
    }
    deeds
}

fn deed(finished: &[&MatchResult], field: &str, value: &str, name: &str) -> Deed {
    Deed {
        field: field.to_owned(),
        value: value.to_owned(),
        rate: Spread::of_counts(&counts(finished, |facts| facts.deeds.get(name))),
        doers: doers(finished, |facts| facts.deeds.get(name)),
        edge: edge(finished, |facts| facts.deeds.get(name)),
    }
}

fn names<'a>(
    finished: &[&'a MatchResult],
    of: impl Fn(&'a Facts) -> &'a BTreeMap<String, Counts>,
) -> BTreeSet<&'a str> {
    let facts = finished.iter().filter_map(|one| one.facts.as_ref());
    facts.flat_map(|facts| of(facts).keys()).map(String::as_str).collect()
}

/// The count in each match.
fn counts(finished: &[&MatchResult], of: impl Fn(&Facts) -> Option<&Counts>) -> Vec<f64> {
    let facts = finished.iter().filter_map(|one| one.facts.as_ref());
    facts.map(|facts| of(facts).map_or(0.0, |counts| f64::from(counts.total()))).collect()
}

/// The win share of seats that caused it at least once. The seats of one match
/// depend on each other, so each match is a group.
fn doers(finished: &[&MatchResult], of: impl Fn(&Facts) -> Option<&Counts>) -> Option<Share> {
    let mut values = Vec::new();
    for result in finished {
        let Some(counts) = result.facts.as_ref().and_then(&of) else { continue };
        let did = result.seats.iter().zip(&counts.seats).filter(|&(_, &count)| count > 0);
        values.extend(did.map(|(seat, _)| (result.number, seat.won)));
    }
    (!values.is_empty()).then(|| Share::grouped(values))
}

/// How much more often the winners caused it than the others, in matches with
/// both; none if seats never do.
fn edge(finished: &[&MatchResult], of: impl Fn(&Facts) -> Option<&Counts>) -> Option<Spread> {
    let mut edges = Vec::new();
    let mut done = false;
    for result in finished {
        let counts = result.facts.as_ref().and_then(&of);
        let count = |seat: usize| counts.map_or(0.0, |counts| f64::from(counts.seats[seat]));
        done |= counts.is_some_and(|counts| counts.seats.iter().any(|&count| count > 0));
        let mean = |won: bool| {
            let seats = (0..).zip(&result.seats).filter(|(_, seat)| (seat.won > 0.0) == won);
            let values: Vec<f64> = seats.map(|(seat, _)| count(seat)).collect();
            (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
        };
        edges.extend(mean(true).zip(mean(false)).map(|(winners, others)| winners - others));
    }
    (done && !edges.is_empty()).then(|| Spread::of(&edges))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dealing, play::play};
    use bots::Level;
    use registry::GameId;

    #[test]
    fn the_winners_edge_is_what_the_winner_did_more() {
        let fixture =
            Fixture { facts: true, ..Fixture::new(GameId::Buccaneer, vec![Level::Random; 3]) };
        let mut result = play(&fixture, 0).unwrap().0;
        for (seat, won) in result.seats.iter_mut().zip([0.0, 1.0, 0.0]) {
            seat.won = won;
        }
        let counts = Counts { seats: vec![2, 5, 1], nobody: 9 };
        let facts = result.facts.as_mut().unwrap();
        facts.events.insert("sang".to_owned(), counts);
        let edge = edge(&[&result], |facts| facts.events.get("sang")).unwrap();
        assert!((edge.mean - 3.5).abs() < 1e-9, "{edge:?}");
        assert!(super::edge(&[&result], |facts| facts.events.get("none")).is_none());
    }

    #[test]
    fn wins_are_counted_by_the_color_that_was_drawn() {
        let mut fixture = Fixture::new(GameId::Buccaneer, vec![Level::Random; 3]);
        (fixture.dealing, fixture.draws_colors) = (Dealing::Fresh, true);
        let mut results: Vec<_> = (0..40).map(|number| play(&fixture, number).unwrap().0).collect();
        for result in &mut results {
            let colors = fixture.colors(result.number).unwrap();
            for (seat, color) in result.seats.iter_mut().zip(colors) {
                seat.won = f64::from(u8::from(color == "red"));
            }
        }
        let balance = Balance::new(&fixture, &results);
        assert_eq!(balance.colors.len(), 5);
        let matches: usize = balance.colors.iter().map(|line| line.share.matches).sum();
        assert_eq!(matches, 120);
        for line in &balance.colors {
            let expected = f64::from(u8::from(line.color == "red"));
            assert!((line.share.share - expected).abs() < 1e-9, "{line:?}");
        }
    }

    #[test]
    fn every_game_tells_its_facts() {
        for &game in GameId::ALL {
            let mut fixture = Fixture::new(game, vec![Level::Random; 3]);
            (fixture.dealing, fixture.facts) = (Dealing::Fresh, true);
            let results: Vec<_> = (0..6).map(|number| play(&fixture, number).unwrap().0).collect();
            let balance = Balance::new(&fixture, &results);
            assert_eq!((balance.finished, balance.illegal), (6, 0));
            assert_eq!((balance.actions.len(), balance.scores.len()), (6, 18));
            assert_eq!((balance.seats.len(), balance.order.len()), (3, 3));
            let first = balance.events.iter().find(|rate| rate.event == "first").unwrap();
            assert!((first.rate.mean - 1.0).abs() < 1e-9 && (first.seen.share - 1.0).abs() < 1e-9);
            assert!(balance.events.iter().any(|rate| !rate.deeds.is_empty()), "{game}");
        }
    }
}
