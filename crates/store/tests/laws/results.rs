//! Ends of matches: results, ratings, histories.

use crate::{Data, laws};
use store::{
    Append, Change, Ended, GameStatistics, Id, KeyKind, MatchKey, Millis, NewKey, NewMatch, Rating,
    SeatResult, SeatRow, State, Store, StoreError, now, random_bytes,
};
use tokio::task::JoinSet;

async fn person(store: &Store, name: &str) -> Id {
    let key = NewKey {
        id: Id::random(),
        kind: KeyKind::Session,
        hash: random_bytes(),
        label: String::new(),
        expires: Millis::MAX,
    };
    store.create_guest(Id::random(), name.into(), key).await.unwrap().id
}

fn human(seat: u8, person: Id) -> SeatRow {
    SeatRow { seat, person: Some(person), bot: None, name: "Somebody".into() }
}

fn bot(seat: u8) -> SeatRow {
    SeatRow { seat, person: None, bot: Some("mate".into()), name: "Mate".into() }
}

async fn begin(store: &Store, seats: Vec<SeatRow>) -> (Id, MatchKey) {
    let id = Id::random();
    let (game, settings) = ("pirates".into(), "{}".into());
    let new = NewMatch { id, game, public: true, settings, seats };
    (id, store.create_match(new).await.unwrap())
}

/// The end with these places, seat by seat.
fn ending(key: MatchKey, first: u64, places: &[u8], rated: bool) -> Append {
    let results = places.iter().zip(0..);
    let results = results
        .map(|(&place, seat)| SeatResult { seat, place, score: 10 - i64::from(place) })
        .collect();
    let ended = Ended { record: r#"{"game":"pirates"}"#.into(), results, rated };
    let change = Change { ended: Some(ended), ..Change::default() };
    Append { key, term: 0, first, entries: vec!["{}".into()], change }
}

async fn play(store: &Store, seats: Vec<SeatRow>, places: &[u8]) -> Id {
    let (id, key) = begin(store, seats).await;
    store.append(ending(key, 0, places, true)).await.unwrap();
    id
}

async fn points(store: &Store, person: Id) -> i64 {
    let ratings = store.ratings_of(person).await.unwrap();
    ratings.first().map_or(Rating::default().points(), |standing| standing.rating.points())
}

#[test]
fn everybody_begins_with_a_thousand_points() {
    assert_eq!(Rating::default().points(), 1000);
}

async fn in_a_free_for_all_the_order_of_places_is_the_order_of_ratings(data: &Data) {
    let store = data.open();
    for players in 2..=6 {
        let mut people = Vec::new();
        for _ in 0..players {
            people.push(person(&store, "Anne").await);
        }
        let seats = people.iter().zip(0..).map(|(&person, seat)| human(seat, person)).collect();
        let places: Vec<u8> = (1..=players).collect();
        play(&store, seats, &places).await;
        let mut ratings = Vec::new();
        for &person in &people {
            ratings.push(store.ratings_of(person).await.unwrap()[0].rating.rating);
        }
        assert!(ratings.is_sorted_by(|a, b| a > b), "{players}: {ratings:?}");
    }
}

async fn a_match_is_rated_once_and_with_its_result(data: &Data) {
    let store = data.open();
    let (anne, mary) = (person(&store, "Anne").await, person(&store, "Mary").await);
    let (id, key) = begin(&store, vec![human(0, anne), human(1, mary)]).await;
    store.append(ending(key, 0, &[1, 2], true)).await.unwrap();
    let after = points(&store, anne).await;
    assert!(after > 1000);

    let again = store.append(ending(key, 1, &[2, 1], true)).await;
    assert!(matches!(again, Err(StoreError::Taken)), "{again:?}");
    assert_eq!(points(&store, anne).await, after);
    let found = store.read_match(id).await.unwrap().unwrap();
    assert_eq!((found.entries.len(), found.summary.state), (1, State::Finished));
}

async fn bots_of_a_level_are_one_player_and_alone_are_not_rated(data: &Data) {
    let store = data.open();
    let anne = person(&store, "Anne").await;
    play(&store, vec![bot(0), bot(1)], &[1, 2]).await;
    assert_eq!(store.ranking("pirates".into(), 10).await.unwrap(), []);

    play(&store, vec![human(0, anne), bot(1), bot(2)], &[1, 2, 2]).await;
    let ranking = store.ranking("pirates".into(), 10).await.unwrap();
    let names: Vec<_> = ranking.iter().map(|it| (it.name.as_str(), it.matches, it.wins)).collect();
    assert_eq!(names, [("Anne", 1, 1), ("mate", 2, 0)]);
    assert_eq!((ranking[0].person, ranking[1].person), (Some(anne), None));
    assert_eq!(store.ratings_of_bots("pirates".into()).await.unwrap(), [ranking[1].clone()]);
    assert_eq!(store.ratings_of_bots("planks".into()).await.unwrap(), []);
    assert_eq!(store.ranking("planks".into(), 10).await.unwrap(), []);
    assert_eq!(store.ranking("pirates".into(), 1).await.unwrap().len(), 1);
}

async fn a_match_that_is_not_rated_has_a_result_all_the_same(data: &Data) {
    let store = data.open();
    let anne = person(&store, "Anne").await;
    let (_, key) = begin(&store, vec![human(0, anne), bot(1)]).await;
    store.append(ending(key, 0, &[1, 2], false)).await.unwrap();
    assert_eq!(store.ratings_of(anne).await.unwrap(), []);
    let history = store.history(anne, Millis::MAX, 10).await.unwrap();
    assert_eq!((history[0].seats[0].place, history[0].seats[0].points), (Some(1), None));
}

async fn a_history_is_read_page_by_page(data: &Data) {
    let store = data.open();
    let (anne, mary) = (person(&store, "Anne").await, person(&store, "Mary").await);
    let mut played = Vec::new();
    for _ in 0..5 {
        played.push(play(&store, vec![human(0, anne), bot(1)], &[1, 2]).await);
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    }
    let unfinished = begin(&store, vec![human(0, anne)]).await.0;
    let first = store.history(anne, now() + 1, 3).await.unwrap();
    let rest = store.history(anne, first[2].finished, 3).await.unwrap();
    let listed: Vec<_> = first.iter().chain(&rest).rev().map(|past| past.id).collect();
    assert_eq!(listed, played);
    assert!(!listed.contains(&unfinished));
    assert!(first[0].seats[0].points.is_some_and(|(before, after)| before < after));
    assert_eq!(store.history(mary, Millis::MAX, 3).await.unwrap(), []);
}

async fn records_are_exported_in_the_order_they_were_played(data: &Data) {
    let store = data.open();
    let anne = person(&store, "Anne").await;
    let mut played = Vec::new();
    for _ in 0..5 {
        played.push(play(&store, vec![human(0, anne), bot(1)], &[1, 2]).await);
    }
    let first = store.records_of(anne, None, 50).await.unwrap();
    let rest = store.records_of(anne, Some(first[2].key), 50).await.unwrap();
    assert_eq!((first.len(), rest.len()), (3, 2), "18 bytes each, until 50 are reached");
    let ids: Vec<_> = first.iter().chain(&rest).map(|saved| saved.past.id).collect();
    assert_eq!(ids, played);
    assert_eq!(first[0].record, r#"{"game":"pirates"}"#);
    assert_eq!(store.record(played[3]).await.unwrap().unwrap(), rest[0]);
    assert_eq!(store.record(Id::random()).await.unwrap(), None);
}

async fn statistics_count_wins_by_person_and_by_seat(data: &Data) {
    let store = data.open();
    let anne = person(&store, "Anne").await;
    for places in [[1, 2, 3], [2, 1, 3], [1, 1, 3]] {
        play(&store, vec![human(0, anne), bot(1), bot(2)], &places).await;
    }
    play(&store, vec![bot(0), human(1, anne)], &[1, 2]).await;

    let hers = &store.statistics_of(anne).await.unwrap()[0];
    assert_eq!((hers.matches, hers.wins, hers.best_score), (4, 2, Some(9)));
    assert!((hers.mean_place - 1.5).abs() < 1e-9);
    let all = store.statistics().await.unwrap();
    let counted: Vec<_> =
        all.iter().map(|game| (game.players, game.matches, game.wins_by_seat.clone())).collect();
    assert_eq!(counted, [(2, 1, vec![1, 0]), (3, 3, vec![2, 2, 0])]);
}

async fn an_export_ends_with_the_record_that_fills_it(data: &Data) {
    let store = data.open();
    let anne = person(&store, "Anne").await;
    for _ in 0..4 {
        play(&store, vec![human(0, anne), bot(1)], &[1, 2]).await;
    }
    let three = 3 * r#"{"game":"pirates"}"#.len();
    for (bytes, records) in [(three - 1, 3), (three, 3), (three + 1, 4), (1, 1)] {
        let found = store.records_of(anne, None, bytes).await.unwrap();
        assert_eq!(found.len(), records, "{bytes} bytes");
    }
}

async fn a_match_makes_ratings_more_certain_also_that_of_bots_in_several_seats(data: &Data) {
    let store = data.open();
    let anne = person(&store, "Anne").await;
    play(&store, vec![human(0, anne), bot(1), bot(2)], &[1, 2, 3]).await;
    let at_first = Rating::default();
    for standing in store.ranking("pirates".into(), 10).await.unwrap() {
        let Rating { rating, uncertainty } = standing.rating;
        assert!(uncertainty < at_first.uncertainty, "{standing:?}");
        assert!((uncertainty - at_first.uncertainty).abs() < 1.0, "{standing:?}");
        assert!((rating - at_first.rating).abs() < at_first.uncertainty, "{standing:?}");
    }
}

async fn a_rating_goes_on_from_the_match_before(data: &Data) {
    let store = data.open();
    let (anne, mary) = (person(&store, "Anne").await, person(&store, "Mary").await);
    let mut before = points(&store, anne).await;
    for _ in 0..3 {
        let id = play(&store, vec![human(0, anne), human(1, mary)], &[1, 2]).await;
        let after = points(&store, anne).await;
        assert!(after > before, "{after} after {before}");
        let seats = store.record(id).await.unwrap().unwrap().past.seats;
        assert_eq!(seats[0].points, Some((before, after)));
        before = after;
    }
}

/// `FREEBOOTER_MATCHES` says how many; 300 if it is not set.
fn matches() -> u32 {
    std::env::var("FREEBOOTER_MATCHES").map_or(300, |text| text.parse().unwrap())
}

/// Matches of two to five bots, many at a time; winners differ. What there is to count of them, and
/// of one more of two, which the second seat wins.
async fn play_many(store: &Store, matches: u32) -> Vec<GameStatistics> {
    let mut playing = JoinSet::new();
    let none = |players| GameStatistics {
        game: "pirates".into(),
        players,
        matches: 0,
        wins_by_seat: vec![0; players as usize],
    };
    let mut all: Vec<_> = (2..=5).map(none).collect();
    for number in 0..matches {
        let players = 2 + (number % 4) as u8;
        let winner = (number / 4 % u32::from(players)) as u8;
        let places: Vec<u8> = (0..players).map(|seat| 1 + u8::from(seat != winner)).collect();
        let counted = &mut all[usize::from(players) - 2];
        counted.matches += 1;
        counted.wins_by_seat[usize::from(winner)] += 1;
        let store = store.clone();
        playing.spawn(async move { play(&store, (0..players).map(bot).collect(), &places).await });
        if playing.len() == 500 {
            playing.join_next().await.unwrap().unwrap();
        }
    }
    playing.join_all().await;
    all[0].matches += 1;
    all[0].wins_by_seat[1] += 1;
    all
}

async fn statistics_are_the_sum_over_all_matches(data: &Data) {
    let store = data.open();
    let summed = play_many(&store, matches()).await;
    // Neither matches that go on nor accounts that are deleted change what was played.
    begin(&store, vec![bot(0), bot(1)]).await;
    let anne = person(&store, "Anne").await;
    play(&store, vec![human(0, anne), bot(1)], &[2, 1]).await;
    store.delete_person(anne).await.unwrap();
    assert_eq!(store.statistics().await.unwrap(), summed);
}

laws!(
    in_a_free_for_all_the_order_of_places_is_the_order_of_ratings,
    a_match_is_rated_once_and_with_its_result,
    bots_of_a_level_are_one_player_and_alone_are_not_rated,
    a_match_that_is_not_rated_has_a_result_all_the_same,
    a_history_is_read_page_by_page,
    records_are_exported_in_the_order_they_were_played,
    statistics_count_wins_by_person_and_by_seat,
    an_export_ends_with_the_record_that_fills_it,
    a_match_makes_ratings_more_certain_also_that_of_bots_in_several_seats,
    a_rating_goes_on_from_the_match_before,
    statistics_are_the_sum_over_all_matches,
);
