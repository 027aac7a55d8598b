//! Who would get and pay what in a boarding, as far as a viewer can know.
//!
//! BUC-9 conceals wages: where one is unknown, the share is a range over the wages that its colour
//! has not shown.

use buccaneer::{Boarding, Booty, Ship, View};
use disc_stacks::{Color, Disc, Wage};

/// The least and the most that can come out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Range {
    pub(super) least: i32,
    pub(super) most: i32,
}

/// BUC-11: who takes booty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Captain,
    Mate,
}

/// What one colour of the stack gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Share {
    pub(super) color: Color,
    pub(super) role: Option<Role>,
    pub(super) ducats: Range,
    pub(super) booty: Vec<Booty>,
}

/// The shares of a boarding, the captain's first, then as the colours stand in the stack.
pub(super) fn shares(view: &View, boarding: Boarding) -> Vec<Share> {
    let Some(stack) = view.stacks.iter().find(|s| s[0].pirate() == Some(boarding.stack)) else {
        return Vec::new();
    };
    let Some(&ship) = view.ships.get(boarding.ship as usize) else { return Vec::new() };
    let (captain, mate) = (stack[0].color, stack[1].color);
    let mut colors: Vec<Color> = Vec::new();
    for disc in stack {
        if !colors.contains(&disc.color) {
            colors.push(disc.color);
        }
    }
    let wages = |color| wages(view, stack, ship, color);
    let due = colors.iter().filter(|color| **color != captain).map(|color| wages(*color)).fold(
        Range::default(),
        |sum, range| Range { least: sum.least + range.least, most: sum.most + range.most },
    );
    let share = |color: Color| Share {
        color,
        role: match color {
            _ if color == captain => Some(Role::Captain),
            _ if color == mate => Some(Role::Mate),
            _ => None,
        },
        ducats: if color == captain { captains(view, ship, captain, due) } else { wages(color) },
        booty: [(captain, Some(boarding.booty)), (mate, ship.other(boarding.booty))]
            .into_iter()
            .filter_map(|(taker, booty)| booty.filter(|_| taker == color))
            .collect(),
    };
    colors.into_iter().map(share).collect()
}

/// BUC-12 to BUC-14: the ship's ducats less the wages, but never more than the captain owns.
fn captains(view: &View, ship: Ship, captain: Color, due: Range) -> Range {
    let seat = view.colors.iter().position(|color| *color == captain);
    let purse = seat.map_or(0, |seat| i32::from(view.ducats[seat]));
    let gain = |due: i32| (i32::from(ship.ducats) - due).max(-purse);
    Range { least: gain(due.most), most: gain(due.least) }
}

/// BUC-13: the wages of one colour's pirates in the stack.
fn wages(view: &View, stack: &[Disc], ship: Ship, color: Color) -> Range {
    let own = || stack.iter().filter(|disc| disc.color == color);
    let ducats = |wage: Wage| i32::from(wage.ducats(ship.wild));
    let seen: i32 = own().filter_map(|disc| disc.wage).map(ducats).sum();
    let concealed = own().filter(|disc| disc.wage.is_none()).count();
    let mut possible: Vec<i32> = unseen(view, color).map(ducats).collect();
    possible.sort_unstable();
    Range {
        least: seen + possible.iter().take(concealed).sum::<i32>(),
        most: seen + possible.iter().rev().take(concealed).sum::<i32>(),
    }
}

/// The wages of a colour that no face shows.
fn unseen(view: &View, color: Color) -> impl Iterator<Item = Wage> + '_ {
    let shown = move |wage: &Wage| {
        view.stacks.iter().flatten().any(|disc| disc.color == color && disc.wage == Some(*wage))
    };
    Wage::ALL.into_iter().filter(move |wage| !shown(wage))
}

#[cfg(test)]
mod tests {
    use buccaneer::{Action, Buccaneer, Position};
    use game::{FastRng, Game, Match, Nobody, Pending, Seat, Setup, Viewer};
    use serde_json::json;

    use super::*;

    fn boarding_of(action: Action) -> Option<Boarding> {
        match action {
            Action::Board(boarding) => Some(boarding),
            Action::Move(..) | Action::Mutiny(_) => None,
        }
    }

    /// The worked example of the rules page, with open stacks and without.
    #[test]
    fn a_share_is_exact_where_wages_are_open_and_a_range_where_they_are_not() {
        let table = |open: bool| -> View {
            let position: Position = serde_json::from_value(json!({
                "game": "buccaneer", "colors": ["red", "blue", "black", "yellow"], "turn": 0,
                "ducats": [10, 10, 10, 10], "booty": [{}, {}, {}, {}],
                "stacks": [["red:3", "blue:5", "black:5", "yellow:2", "red:4"]],
                "ships": [{"crew": 5, "ducats": 22, "wild": 4, "booty": ["chest", "candlestick"]}],
                "deck": [], "options": {"open_stacks": open}
            }))
            .expect("a position");
            Buccaneer::from_position(&position).expect("a state").view(Viewer::Spectator)
        };
        let boarding =
            Boarding { stack: "red:3".parse().expect("a pirate"), ship: 0, booty: Booty::Chest };
        let open = shares(&table(true), boarding);
        let ducats: Vec<_> = open.iter().map(|share| share.ducats.least).collect();
        assert_eq!(ducats, [10, 5, 5, 2]);
        assert!(open.iter().all(|share| share.ducats.least == share.ducats.most));
        assert_eq!(open[0].booty, [Booty::Chest]);
        assert_eq!(
            (open[1].role, &open[1].booty[..]),
            (Some(Role::Mate), &[Booty::Candlestick][..])
        );
        // Each of the others has shown its four other wages, so nothing is in doubt either.
        assert_eq!(shares(&table(false), boarding), open);
    }

    /// Whatever the concealed wages are, the true shares lie within the ranges.
    #[test]
    fn the_rules_share_out_within_the_ranges() {
        let (mut boardings, mut doubtful) = (0, 0);
        for game in 0..60 {
            let setup = Setup::house(3 + game % 3);
            let mut play = Match::<Buccaneer>::new(setup, &game.to_string()).expect("a match");
            let mut rng = FastRng::new(game as u64);
            play.settle();
            while let Pending::Seats(asked) = play.pending() {
                let seat = asked.first().expect("somebody is asked");
                let view = play.state().view(Viewer::Seat(seat));
                let action = game::random_action(play.state(), seat, &mut rng);
                if let Some(boarding) = boarding_of(action) {
                    let shares = shares(&view, boarding);
                    doubtful += usize::from(shares[0].ducats.least < shares[0].ducats.most);
                    boardings += 1;
                    assert_within(&view, seat, action, &shares, &mut rng);
                }
                play.act(seat, action).expect("a legal action");
                play.settle();
            }
        }
        assert!(boardings > 500 && doubtful > 50, "{boardings} boardings, {doubtful} in doubt");
    }

    fn assert_within(view: &View, seat: Seat, action: Action, shares: &[Share], rng: &mut FastRng) {
        for _ in 0..20 {
            let mut state = Buccaneer::determinize(view, rng);
            state.act(seat, action, &mut Nobody);
            let after = state.view(Viewer::Spectator);
            for (seat, color) in view.colors.iter().enumerate() {
                let gain = i32::from(after.ducats[seat]) - i32::from(view.ducats[seat]);
                let share = shares.iter().find(|share| share.color == *color);
                let range = share.map_or(Range::default(), |share| share.ducats);
                assert!((range.least..=range.most).contains(&gain), "{color}: {gain}, {shares:?}");
            }
        }
    }
}
