//! A fight as it is shown: from the view, and from what was told of it.

use game::Seat;
use king_of_pirates::{Card, Dice, Event, Fight, FightStep, Hex, Nation, Play, Side, Target, View};
use web_kit::model::Snapshot;
use web_kit::words::say;

use super::KingOfPiratesUi;
use super::looks;
use super::names;

/// A fight as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stage {
    pub(super) attacker: Seat,
    pub(super) target: Target,
    /// Where it is fought.
    pub(super) at: Hex,
    /// What stood there, which may be gone.
    pub(super) foe: String,
    pub(super) picture: Option<&'static str>,
    pub(super) nation: Option<Nation>,
    pub(super) sides: [Fighter; 2],
    pub(super) verdict: Option<Verdict>,
    /// Counts the changes: an old verdict takes nothing new away.
    pub(super) number: u32,
}

/// One side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Fighter {
    /// Zeros before they are rolled.
    pub(super) dice: [u8; 2],
    /// Which dice have just been rolled.
    pub(super) rolling: [bool; 2],
    pub(super) chips: Vec<Chip>,
    pub(super) total: i16,
}

/// Something that adds to the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chip {
    pub(super) emblem: &'static str,
    pub(super) by: i16,
    pub(super) words: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Verdict {
    pub(super) won: bool,
    pub(super) winner: Option<Seat>,
    pub(super) doubloons: Option<u16>,
}

/// What is shown after what happened. A verdict goes by itself; a fight that came to nothing goes at
/// once.
pub(super) fn after(
    shown: Option<&Stage>,
    now: &Snapshot<KingOfPiratesUi>,
    number: u32,
) -> Option<Stage> {
    let begins = now.news.iter().any(|event| matches!(event, Event::Attacked { .. }));
    let before = shown.filter(|shown| !begins && shown.verdict.is_none());
    let fought = now.news.iter().find_map(|event| match event {
        Event::Fought { seat, target, attack, defence, won } => {
            Some((*seat, *target, [*attack, *defence], *won))
        }
        _ => None,
    });
    let stage = match (fought, now.view.fight().filter(|fight| is_on(*fight))) {
        (Some(fought), _) => over(before, now, fought, number),
        (None, Some(fight)) => going_on(before, now, fight, number),
        (None, None) => return shown.filter(|shown| shown.verdict.is_some()).cloned(),
    };
    Some(before.filter(|before| is_same(before, &stage)).cloned().unwrap_or(stage))
}

/// Whether nothing new is to be seen, so that dice go on rolling.
fn is_same(before: &Stage, stage: &Stage) -> bool {
    let rolls = stage.sides.iter().any(|side| side.rolling.contains(&true));
    let still = |stage: &Stage| {
        let mut still = stage.clone();
        still.number = 0;
        still.sides.iter_mut().for_each(|side| side.rolling = [false; 2]);
        still
    };
    !rolls && still(before) == still(stage)
}

fn is_on(fight: Fight) -> bool {
    !matches!(fight.step, FightStep::Loot(_))
}

fn going_on(
    before: Option<&Stage>,
    now: &Snapshot<KingOfPiratesUi>,
    fight: Fight,
    number: u32,
) -> Stage {
    let view = &now.view;
    let at = view.ships[view.turn.index()].at;
    let (attack, defence) = view.totals.unwrap_or_default();
    let mut stage = bare(view, view.turn, fight.target, at, number);
    stage.sides[0] = fighter(view, Side::Attacker, fight, fight.attack, attack);
    stage.sides[1] = fighter(view, Side::Defender, fight, fight.defence, defence);
    keep_names(before, &mut stage);
    roll(before, &mut stage, &now.news);
    stage
}

/// Cards that were thrown in earlier keep their names.
fn keep_names(before: Option<&Stage>, stage: &mut Stage) {
    let Some(before) = before else { return };
    for (side, old) in stage.sides.iter_mut().zip(&before.sides) {
        let named: Vec<Chip> = old.chips.iter().filter(|chip| is_card(chip)).cloned().collect();
        let worth: i16 = named.iter().map(|chip| chip.by).sum();
        let generic = side.chips.iter().position(|chip| chip.emblem == "card" && chip.by == worth);
        if let Some(place) = generic {
            side.chips.splice(place..=place, named);
        }
    }
}

fn over(
    before: Option<&Stage>,
    now: &Snapshot<KingOfPiratesUi>,
    (seat, target, totals, won): (Seat, Target, [i16; 2], bool),
    number: u32,
) -> Stage {
    let attacked = now.news.iter().find_map(|event| match event {
        Event::Attacked { at, .. } => Some(*at),
        _ => None,
    });
    let at = attacked.unwrap_or(now.view.ships[seat.index()].at);
    let mut stage =
        before.cloned().unwrap_or_else(|| all_at_once(&now.view, &now.news, seat, target, at));
    stage.number = number;
    roll(before, &mut stage, &now.news);
    let nation = target == Target::Nation;
    for (place, total) in totals.into_iter().enumerate() {
        add_up(&mut stage.sides[place], total, nation && place == 1);
    }
    let looted = now.news.iter().find_map(|event| match event {
        Event::Looted { seat, doubloons, .. } => Some((*seat, *doubloons)),
        _ => None,
    });
    let winner = match target {
        Target::Player(other) => Some(if won { seat } else { other }),
        Target::Nation => won.then_some(seat),
    };
    let doubloons = looted.map(|(_, doubloons)| doubloons);
    Stage { verdict: Some(Verdict { won, winner, doubloons }), ..stage }
}

/// A fight that began and ended with one action: what was sunk is gone from the view.
fn all_at_once(view: &View, news: &[Event], attacker: Seat, target: Target, at: Hex) -> Stage {
    let mut stage = bare(view, attacker, target, at, 0);
    let sunk = news.iter().find_map(|event| match event {
        Event::Sunk { tile, .. } => tile.shows().map(|shows| (*tile, shows)),
        _ => None,
    });
    if let Some((tile, (class, nation))) = sunk {
        stage.foe = names::tile(tile);
        stage.picture = Some(looks::class_picture(class));
        stage.nation = Some(nation);
    }
    let duel = matches!(target, Target::Player(_));
    stage.sides[0].chips = crew_chips(view, attacker, duel);
    if let Target::Player(defender) = target {
        stage.sides[1].chips = crew_chips(view, defender, duel);
    }
    stage
}

/// The total as it was told; what is not accounted for is a chip of its own.
fn add_up(side: &mut Fighter, total: i16, nation: bool) {
    let chips: i16 = side.chips.iter().map(|chip| chip.by).sum();
    let dice: i16 = side.dice.into_iter().map(i16::from).sum();
    let by = total - dice - chips;
    if nation && by != 0 {
        side.chips.insert(0, Chip { emblem: "shield", by, words: say("kop-defence") });
    } else if by != 0 {
        side.chips = vec![Chip { emblem: "swords", by: total - dice, words: say("kop-chip-all") }];
    }
    side.total = total;
}

/// What the crew adds, and scurvy takes.
fn crew_chips(view: &View, seat: Seat, duel: bool) -> Vec<Chip> {
    let ship = &view.ships[seat.index()];
    let scurvy = i16::from(ship.scurvy);
    let emblem = if duel { "swords" } else { "cannon" };
    let crew = ship.prowess[usize::from(duel)] + scurvy;
    let chips = [(emblem, crew, "kop-chip-crew"), ("scurvy", -scurvy, "kop-chip-scurvy")];
    let chip = |(emblem, by, key): (&'static str, i16, &str)| Chip { emblem, by, words: say(key) };
    chips.into_iter().filter(|(_, by, _)| *by != 0).map(chip).collect()
}

/// The two sides, before anything is known of the dice.
fn bare(view: &View, attacker: Seat, target: Target, at: Hex, number: u32) -> Stage {
    let (picture, nation) = looks::nation_at(view, at);
    let foe = match target {
        Target::Player(seat) => looks::name(view, seat),
        Target::Nation => names::what(view, at),
    };
    let sides = [Fighter::default(), Fighter::default()];
    Stage { attacker, target, at, foe, picture, nation, sides, verdict: None, number }
}

/// KOP-23, KOP-24: what adds to a side's dice.
fn fighter(view: &View, side: Side, fight: Fight, dice: [u8; 2], total: i16) -> Fighter {
    let duel = fight.defender().is_some();
    let seat = match side {
        Side::Attacker => Some(view.turn),
        Side::Defender => fight.defender(),
    };
    let mut chips = if let Some(seat) = seat {
        crew_chips(view, seat, duel)
    } else {
        let at = view.ships[view.turn.index()].at;
        let defence = view.strength_at(at).map_or(0, |strength| strength.defence);
        vec![Chip { emblem: "shield", by: defence.into(), words: say("kop-defence") }]
    };
    let cards = i16::from(fight.cards[side as usize]);
    if cards > 0 {
        chips.push(Chip { emblem: "card", by: cards, words: say("kop-chip-cards") });
    }
    Fighter { dice, rolling: [false; 2], chips, total }
}

/// Takes the dice and the cards from what was told.
fn roll(before: Option<&Stage>, stage: &mut Stage, news: &[Event]) {
    let mut again = Dice::Both;
    let index = |seat: Seat, stage: &Stage| usize::from(seat != stage.attacker);
    for event in news {
        match event {
            Event::Rerolls { dice, .. } => again = *dice,
            Event::Rolled { seat, dice } => {
                let side = index(*seat, stage);
                stage.sides[side].dice = *dice;
                stage.sides[side].rolling = match again {
                    Dice::First => [true, false],
                    Dice::Second => [false, true],
                    Dice::Both => [true; 2],
                };
                again = Dice::Both;
            }
            Event::Played { play, .. } => throw(before, stage, *play),
            _ => {}
        }
    }
}

/// KOP-27, KOP-28, KOP-33, KOP-36: a card that is thrown in is named.
fn throw(before: Option<&Stage>, stage: &mut Stage, play: Play) {
    let (side, by) = match play {
        Play::Raid => (0, 2),
        Play::Ambush => (1, 3),
        Play::Soldiers => (1, 2),
        Play::Mercenaries(side) => (side as usize, 1),
        _ => return,
    };
    let words = names::card(play.card());
    let chip = Chip { emblem: looks::emblem(play.card()), by, words };
    let chips = &mut stage.sides[side].chips;
    let named = before.map_or(&[][..], |before| &before.sides[side].chips[..]);
    let earlier = named.iter().filter(|chip| is_card(chip)).cloned();
    chips.retain(|chip| chip.emblem != "card");
    if !chips.iter().any(is_card) {
        chips.extend(earlier);
    }
    chips.push(chip);
}

/// Whether a chip is a card by its name.
fn is_card(chip: &Chip) -> bool {
    [Card::Raid, Card::Ambush, Card::Soldiers, Card::Mercenaries]
        .into_iter()
        .any(|card| chip.emblem == looks::emblem(card) && chip.words == names::card(card))
}
