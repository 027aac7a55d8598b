//! PIR-22 to PIR-25, and the worked examples.

use crate::prepare::{prepare, ruin, ship};
use pirates::{Payout, price_of_wheel};
use serde_json::{Value, json};

/// The accounts at the end of a game of four that began its last scoring with
/// ten ducats each.
fn accounts(changes: &[(&str, Value)]) -> Vec<Payout> {
    let mut position = json!({"cards": []});
    for (field, value) in changes {
        position[*field] = value.clone();
    }
    prepare(&position).state().payout()
}

fn by_kind(payouts: &[Payout], kind: usize) -> Vec<u32> {
    payouts.iter().map(|payout| payout.tokens[kind]).collect()
}

fn wheels(count: u8) -> Value {
    ship(4, 16, 2, &["saber"], count)
}

fn anchors(count: u8) -> Value {
    ruin(4, 14, 3, &["rum"], count)
}

#[test]
fn pir_22_most_of_a_kind_gains_its_worth_and_the_others_a_ducat_a_token() {
    let tokens = json!([{"saber": 3, "relic": 1}, {"saber": 2}, {"saber": 1}, {"chest": 1}]);
    let payouts = accounts(&[("tokens", tokens)]);
    assert_eq!(by_kind(&payouts, 0), [6, 2, 1, 0]);
    assert_eq!(by_kind(&payouts, 1), [9, 0, 0, 0]);
    assert_eq!(by_kind(&payouts, 3), [0, 0, 0, 15]);
    assert_eq!(payouts[0].total(), 10 + 6 + 9);
}

#[test]
fn pir_22_all_who_tie_for_most_gain_the_whole_worth() {
    let tokens = json!([{"rum": 2}, {"rum": 2}, {"rum": 1}, {"rum": 1}]);
    assert_eq!(by_kind(&accounts(&[("tokens", tokens)]), 2), [12, 12, 1, 1]);
    let tokens = json!([{"chest": 1}, {"chest": 1}, {"chest": 1}, {"chest": 1}]);
    assert_eq!(by_kind(&accounts(&[("tokens", tokens)]), 3), [15; 4]);
}

#[test]
fn pir_22_nobody_gains_for_a_kind_that_nobody_owns() {
    let payouts = accounts(&[]);
    assert!(payouts.iter().all(|payout| payout.tokens == [0; 6] && payout.total() == 10));
}

#[test]
fn pir_22_worths_come_from_the_edition() {
    let worth = json!({"saber": 7, "relic": 1, "rum": 2, "chest": 3});
    let tokens = json!([{"saber": 1}, {}, {}, {}]);
    assert_eq!(by_kind(&accounts(&[("tokens", tokens), ("worth", worth)]), 0), [7, 0, 0, 0]);
}

#[test]
fn pir_23_wheels_on_kept_ships_and_anchors_on_kept_ruins() {
    let kept = json!([[wheels(2), wheels(1), anchors(1)], [anchors(2)], [], []]);
    let payouts = accounts(&[("kept", kept)]);
    assert_eq!((payouts[0].wheels, payouts[0].anchors), (3, 1));
    assert_eq!((payouts[1].wheels, payouts[1].anchors), (0, 2));
}

#[test]
fn pir_23_most_tokens_are_one_more_wheel_or_anchor() {
    let kept = json!([[wheels(2)], [wheels(2)], [anchors(1)], []]);
    let tokens = json!([{"wheel": 2}, {"wheel": 1}, {"anchor": 1}, {"anchor": 3}]);
    let payouts = accounts(&[("kept", kept), ("tokens", tokens)]);
    assert_eq!(payouts.iter().map(|p| p.wheels).collect::<Vec<_>>(), [3, 2, 0, 0]);
    assert_eq!(payouts.iter().map(|p| p.anchors).collect::<Vec<_>>(), [0, 0, 1, 1]);
    assert_eq!(by_kind(&payouts, 4), [0, 1, 0, 0], "a ducat a token without an increase");
    assert_eq!(by_kind(&payouts, 5), [0, 0, 1, 0]);
}

#[test]
fn pir_23_all_who_tie_get_the_increase() {
    let tokens = json!([{"wheel": 2}, {"wheel": 2}, {"wheel": 1}, {}]);
    let payouts = accounts(&[("tokens", tokens)]);
    assert_eq!(payouts.iter().map(|p| p.wheels).collect::<Vec<_>>(), [1, 1, 0, 0]);
    assert_eq!(by_kind(&payouts, 4), [0, 0, 1, 0]);
}

#[test]
fn pir_23_nobody_with_none_has_most() {
    let payouts = accounts(&[("tokens", json!([{}, {}, {}, {}]))]);
    assert!(payouts.iter().all(|payout| (payout.wheels, payout.anchors) == (0, 0)));
}

#[test]
fn pir_24_a_wheel_pays_by_players_and_anchors() {
    let table = |players| [0, 1, 2, 3, 4].map(|anchors| price_of_wheel(players, anchors));
    assert_eq!(table(3), [0, 2, 4, 6, 10]);
    assert_eq!(table(4), [2, 4, 6, 10, 15]);
    assert_eq!(table(5), [3, 6, 10, 15, 20]);
    assert_eq!([5, 9].map(|anchors| price_of_wheel(4, anchors)), [15, 15]);
}

#[test]
fn pir_24_the_first_worked_example() {
    let kept = json!([[], [wheels(3), wheels(1), anchors(2)], [], []]);
    let payouts = accounts(&[("kept", kept)]);
    assert_eq!((payouts[1].price, payouts[1].voyage(), payouts[1].total()), (6, 24, 34));
}

#[test]
fn pir_24_the_second_worked_example() {
    let kept =
        json!([[wheels(2), wheels(1), wheels(2), wheels(1), anchors(1), anchors(1)], [], [], []]);
    let tokens = json!([{"anchor": 2}, {"anchor": 1}, {}, {}]);
    let payouts = accounts(&[("kept", kept), ("tokens", tokens)]);
    let anne = payouts[0];
    assert_eq!((anne.wheels, anne.anchors, anne.price, anne.voyage()), (6, 3, 10, 60));
    assert_eq!((anne.total(), payouts[1].total()), (70, 11));
}

#[test]
fn pir_24_the_table_depends_on_the_number_of_players() {
    for (players, pays) in [(3, 4), (4, 6), (5, 10)] {
        let colors = &["red", "blue", "black", "yellow", "green"][..players];
        let mut kept = vec![json!([]); players];
        kept[2] = json!([wheels(1), anchors(2)]);
        let payouts = accounts(&[
            ("colors", json!(colors)),
            ("ducats", json!(vec![0; players])),
            ("tokens", json!([])),
            ("kept", json!(kept)),
        ]);
        assert_eq!(payouts[2].total(), pays, "{players} players");
    }
}

#[test]
fn pir_25_the_black_spot_costs_ten() {
    let payouts = accounts(&[("black_spot", json!(2)), ("ducats", json!([40, 40, 40, 40]))]);
    assert_eq!(payouts.iter().map(Payout::total).collect::<Vec<_>>(), [40, 40, 30, 40]);
}

#[test]
fn pir_25_or_all_there_is() {
    let tokens = json!([{}, {}, {"saber": 1}, {}]);
    let changes = [("black_spot", json!(2)), ("ducats", json!([1, 1, 1, 1])), ("tokens", tokens)];
    let payouts = accounts(&changes);
    assert_eq!((payouts[2].black_spot, payouts[2].total()), (7, 0), "after everything was gained");
}
