//! KOP-39: which questions out of turn a person wants to be asked.

use std::collections::BTreeSet;

use game::Seat;
use king_of_pirates::{
    Action, Command, Fight, Frame, Moment, Mutiny, Phase, Play, Side, Site, Skill, Target, View,
};
use web_kit::widgets::idle::EVERY_CHANCE;

/// What is done for a person because nothing else makes sense: a pass where no card of theirs
/// matters, or the one thing that is left to do.
pub(super) fn foregone(
    view: &View,
    legal: &[Action],
    skipped: &BTreeSet<String>,
) -> Option<Action> {
    if let [only] = *legal {
        return is_plain(only).then_some(only);
    }
    let window = matches!(view.top(), Frame::Window(_) | Frame::Mutiny(_));
    let pass = window && legal.contains(&Action::Pass);
    let every = skipped.contains(EVERY_CHANCE);
    let asks = |action: &Action| match action {
        Action::Play(play) => {
            !skipped.contains(play.card().name()) && (every || matters(view, *play, legal))
        }
        _ => false,
    };
    (pass && !legal.iter().any(asks)).then_some(Action::Pass)
}

/// Things that nobody needs to be asked about where there is no choice.
fn is_plain(action: Action) -> bool {
    matches!(action, Action::Pass | Action::Stop | Action::Leave | Action::Hire | Action::Stand)
}

/// Whether a card is worth a question at this moment. What can wait for a better moment, which
/// comes for sure, is not.
fn matters(view: &View, play: Play, legal: &[Action]) -> bool {
    let Some(seat) = view.viewer else { return true };
    match view.top() {
        Frame::Window(window) => match window.at {
            Moment::Upkeep => matters_before_sailing(view, seat, play),
            Moment::Landed => matters_ashore(view, seat, play),
            // Every card of a fight can be played once the dice lie; the player under attack is asked then.
            Moment::Before => is_attacked(view, seat) && help(view, play).is_some(),
            Moment::After => turns_the_fight(view, seat, play, legal),
        },
        // Nobody saves a rival.
        Frame::Mutiny(Mutiny { seat: victim, .. }) => victim == seat,
        _ => true,
    }
}

/// KOP-26: at sea a player can play nearly everything, so that only what is for upkeep alone is
/// asked about on the own turn. On the others' turns this is the moment for what hurts the one who
/// sails.
fn matters_before_sailing(view: &View, seat: Seat, play: Play) -> bool {
    let sails = view.turn;
    match play {
        Play::Mutiny(victim) => victim != seat,
        Play::Scurvy(victim) => sails != seat && victim == sails,
        Play::Assassination(victim) => sails != seat && view.owner(victim) == Some(sails),
        Play::FlyingDutchman(_) => sails != seat && meets(view, seat, play),
        Play::Ambush
        | Play::Raid
        | Play::Citrus
        | Play::Tailwind
        | Play::Soldiers
        | Play::Mercenaries(_)
        | Play::Keelhaul => false,
    }
}

/// KOP-22: a treasure is about to be dug up, or a ship has come beside the Dutchman.
fn matters_ashore(view: &View, seat: Seat, play: Play) -> bool {
    let ship = &view.ships[view.turn.index()];
    match play {
        _ if view.turn == seat => false,
        Play::Assassination(victim) => {
            let island = matches!(view.site(ship.at), Site::Island(_));
            island && ship.crew.contains(victim) && ship.hints > 0 && guides(view, play)
        }
        Play::FlyingDutchman(_) => meets(view, seat, play),
        _ => false,
    }
}

/// Whether the Dutchman would come upon a rival outside a hideout.
fn meets(view: &View, seat: Seat, play: Play) -> bool {
    let Play::FlyingDutchman(heading) = play else { return false };
    let Some(hex) = view.dutchman.step(heading) else { return false };
    let here = |(other, _): &(Seat, _)| *other != seat;
    let ships = Seat::all(view.ships.len()).zip(&view.ships);
    let met = ships.filter(here).any(|(_, ship)| ship.at == hex);
    met && !view.site(hex).is_hideout()
}

/// KOP-22: does the victim save maps?
fn guides(view: &View, play: Play) -> bool {
    let Play::Assassination(victim) = play else { return false };
    let card = view.pirate(victim);
    card.crew == Skill::Hint || card.captain == Command::Hint2
}

fn is_attacked(view: &View, seat: Seat) -> bool {
    view.fight().is_some_and(|fight| fight.defender() == Some(seat))
}

/// Whether all the cards of this person that help the side which is behind would turn the fight,
/// and this is one of them.
fn turns_the_fight(view: &View, seat: Seat, play: Play, legal: &[Action]) -> bool {
    let (Some(fight), Some((attack, defence))) = (view.fight(), view.totals) else { return false };
    let behind = if attack >= defence { Side::Defender } else { Side::Attacker };
    if is_own(view, fight, seat).is_some_and(|own| own != behind) {
        return false;
    }
    let needed = match behind {
        Side::Attacker => defence - attack,
        Side::Defender => attack + 1 - defence,
    };
    let helps = help(view, play).is_some_and(|(side, _)| side == behind);
    helps && all_together(view, legal, behind) >= needed
}

/// What all cards for a side add up to, equal ones counted as often as they are held.
fn all_together(view: &View, legal: &[Action], side: Side) -> i16 {
    let add = |action: &Action| match action {
        Action::Play(play) => {
            let (_, by) = help(view, *play).filter(|(helped, _)| *helped == side)?;
            Some(by * view.hand.iter().filter(|card| **card == play.card()).count() as i16)
        }
        _ => None,
    };
    legal.iter().filter_map(add).sum()
}

/// The side of this person in a fight.
fn is_own(view: &View, fight: Fight, seat: Seat) -> Option<Side> {
    match fight.target {
        _ if view.turn == seat => Some(Side::Attacker),
        Target::Player(defender) if defender == seat => Some(Side::Defender),
        Target::Player(_) | Target::Nation => None,
    }
}

/// KOP-27, KOP-28, KOP-33, KOP-36, KOP-9: whom a card helps in the fight that goes on, and by how
/// much.
fn help(view: &View, play: Play) -> Option<(Side, i16)> {
    let fight = view.fight()?;
    let against = |seat: Seat| is_own(view, fight, seat).map(other);
    match play {
        Play::Ambush => Some((Side::Defender, 3)),
        Play::Raid => Some((Side::Attacker, 2)),
        Play::Soldiers => Some((Side::Defender, 2)),
        Play::Mercenaries(side) => Some((side, 1)),
        Play::Scurvy(victim) => Some((against(victim)?, 1)),
        Play::Assassination(victim) => {
            let side = against(view.owner(victim)?)?;
            let by = strength(view, fight, victim);
            (by > 0).then_some((side, by))
        }
        Play::Citrus
        | Play::Tailwind
        | Play::Mutiny(_)
        | Play::Keelhaul
        | Play::FlyingDutchman(_) => None,
    }
}

fn other(side: Side) -> Side {
    match side {
        Side::Attacker => Side::Defender,
        Side::Defender => Side::Attacker,
    }
}

/// What a pirate adds in this fight.
fn strength(view: &View, fight: Fight, pirate: king_of_pirates::Pirate) -> i16 {
    let card = view.pirate(pirate);
    let captain = view.ships.iter().any(|ship| ship.captain == Some(pirate));
    let (skill, command) = match fight.target {
        Target::Nation => (Skill::Gunnery, Command::Gunnery2),
        Target::Player(_) => (Skill::Duel, Command::Duel2),
    };
    i16::from(card.crew == skill) + 2 * i16::from(captain && card.captain == command)
}

/// KOP-39: on the own turn, sailing says that no card is played before it.
pub(super) fn is_before_sailing(view: &View, seat: Seat) -> bool {
    let upkeep = matches!(view.top(), Frame::Window(window) if window.at == Moment::Upkeep);
    upkeep && view.turn == seat
}

/// Whether the person chooses where to sail: at sea, or in the window before it.
pub(super) fn may_sail(view: &View, seat: Seat) -> bool {
    view.top() == Frame::Turn(Phase::Sail) || is_before_sailing(view, seat)
}

#[cfg(test)]
mod tests {
    use game::{Game, Viewer};
    use king_of_pirates::KingOfPirates;
    use serde_json::{Value, json};

    use super::*;

    /// What is done for red, who holds these cards, in a window of this player's turn.
    fn foregone_with(turn: u8, hand: &Value, above: &Value, skipped: &[&str]) -> Option<Action> {
        let phase = match above["at"].as_str() {
            Some("upkeep") => "sail",
            Some("landed") => "arrive",
            _ => "choose",
        };
        let mut frames = vec![json!({ "turn": phase })];
        frames.extend(above.get("fight").map(|fight| json!({"fight": fight})));
        frames.push(json!({"window": {"at": above["at"], "asked": [0]}}));
        let position = json!({"game": "king-of-pirates", "turn": turn, "frames": frames,
            "deck": ["raid", "raid"], "pirates": [10, 11, 12, 13],
            "tiles": [{"at": [3, 1], "tile": {"small_merchant": "french"}, "up": true}],
            "ships": [
                {"color": "red", "at": if turn == 0 { json!([3, 1]) } else { json!([4, 0]) }, "captain": 0, "crew": [1], "hand": hand},
                {"color": "blue", "at": if turn == 1 { json!([3, 1]) } else { json!([-4, 0]) }, "captain": 2, "crew": [3]}]});
        let position = serde_json::from_value(position).expect("a position");
        let state = KingOfPirates::from_position(&position).expect("a legal position");
        let seat = Seat::new(0);
        let mut legal = Vec::new();
        state.legal(seat, &mut |action| legal.push(action));
        let skipped = skipped.iter().map(ToString::to_string).collect();
        foregone(&state.view(Viewer::Seat(seat)), &legal, &skipped)
    }

    fn window(at: &str) -> Value {
        json!({ "at": at })
    }

    /// A fight of the player whose turn it is against a defence of 5, with these dice.
    fn rolled(dice: [u8; 2]) -> Value {
        json!({"at": "after", "fight": {"target": "nation", "step": "result", "attack": dice,
            "defence": [0, 0], "cards": [0, 0], "leads": "attacker"}})
    }

    #[test]
    fn on_the_own_turn_only_what_cannot_wait_is_asked_about() {
        let pass = Some(Action::Pass);
        let wait = json!(["assassination", "scurvy", "citrus", "raid"]);
        assert_eq!(foregone_with(0, &wait, &window("upkeep"), &[]), pass, "at sea, too");
        assert_eq!(foregone_with(0, &wait, &window("landed"), &[]), pass);
        assert_eq!(foregone_with(0, &json!(["mutiny"]), &window("upkeep"), &[]), None);
    }

    #[test]
    fn on_another_turn_it_is_asked_once_about_what_hurts_the_player_who_sails() {
        for card in ["assassination", "scurvy", "mutiny"] {
            assert_eq!(foregone_with(1, &json!([card]), &window("upkeep"), &[]), None, "{card}");
        }
        let pass = Some(Action::Pass);
        assert_eq!(foregone_with(1, &json!(["scurvy"]), &window("landed"), &[]), pass);
        assert_eq!(foregone_with(1, &json!(["scurvy"]), &window("upkeep"), &["scurvy"]), pass);
        let every = foregone_with(1, &json!(["scurvy"]), &window("landed"), &[EVERY_CHANCE]);
        assert_eq!(every, None, "who wants every chance gets it");
    }

    #[test]
    fn after_the_dice_it_is_asked_only_where_a_card_turns_the_fight() {
        let soldiers = json!(["soldiers"]);
        let pass = Some(Action::Pass);
        assert_eq!(foregone_with(1, &soldiers, &rolled([3, 3]), &[]), None, "6 against 5 and 2");
        assert_eq!(foregone_with(1, &soldiers, &rolled([6, 6]), &[]), pass, "12 stays 12");
        assert_eq!(
            foregone_with(
                1,
                &json!(["soldiers", "soldiers", "soldiers", "soldiers"]),
                &rolled([6, 6]),
                &[]
            ),
            None
        );
    }
}
