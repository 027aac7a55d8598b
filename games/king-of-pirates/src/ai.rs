//! What a bot should know about King of Pirates. Everything is counted in
//! doubloons.

use crate::{
    Card, Command, Fight, Frame, Hex, KingOfPirates, Phase, Pirate, Pirates, Side, Site, Skill,
    Target, Tile,
};
use table::{Evaluate, Seat};

/// What is won a turn later is worth so much less, in thousandths.
const PATIENCE: i32 = 800;
/// Winning.
const CROWN: i32 = 100_000;
/// The chance to meet the Dutchman before the next turn, by its distance.
const HAUNTING: [i32; 4] = [0, 170, 45, 12];
/// What is left in the hold, by barrels.
const RUM: [i32; 8] = [-500, -150, 50, 150, 220, 270, 310, 340];

impl Evaluate for KingOfPirates {
    const HORIZON: u32 = 0;

    /// Everybody's purse, ship and prospects.
    fn fortunes(&self) -> [i32; Seat::MOST] {
        let mut fortunes = [0; Seat::MOST];
        for seat in self.seats() {
            let dither = i32::from(self.passing.contains(seat));
            fortunes[seat.index()] = self.fortune(seat) - dither;
        }
        fortunes
    }

    /// One's own, less a part of the rivals'.
    fn compare(own: i32, rivals: impl Iterator<Item = i32> + Clone) -> i32 {
        let (sum, best, count) = rivals
            .fold((0, i32::MIN, 0), |(sum, best, count), v| (sum + v, best.max(v), count + 1));
        own - best * 2 / 5 - sum / (5 * count)
    }
}

impl KingOfPirates {
    fn fortune(&self, seat: Seat) -> i32 {
        let ship = self.ship(seat);
        let won = self.frames.top() == Frame::Over && ship.doubloons >= crate::end::KING;
        let crew = self.crew_worth(seat);
        let hand = self.hand_worth(seat);
        i32::from(ship.doubloons)
            + i32::from(won) * CROWN
            + crew
            + hand
            + self.parts_worth(seat)
            + self.stores_worth(seat)
            + self.stakes(seat)
            + self.prospect(seat)
            - self.danger(seat, crew + hand)
    }

    /// A part pays back in the turns that are left.
    fn parts_worth(&self, seat: Seat) -> i32 {
        let richest = self.seats().map(|seat| self.ship(seat).doubloons).max().unwrap_or(0);
        let left = 10_000 - i32::from(richest.min(10_000));
        let parts = self.ship(seat).parts.iter().filter(|&&part| part).count();
        let first = 1_500 + left * 2 / 9;
        [0, first, first + 1_400 + left / 7][parts]
    }

    fn stores_worth(&self, seat: Seat) -> i32 {
        let ship = self.ship(seat);
        let filling = self.refitting(seat);
        let (rum, cannonballs) = if filling {
            (self.rum_room(seat), self.cannonball_room(seat))
        } else {
            (ship.rum, ship.cannonballs)
        };
        let scurvy = if filling { 0 } else { i32::from(ship.scurvy) };
        RUM[(rum as usize).min(RUM.len() - 1)] + i32::from(cannonballs) * 90 - scurvy * 150
    }

    fn refitting(&self, seat: Seat) -> bool {
        matches!(self.frames.top(), Frame::Refit(refit) if refit.seat == seat)
    }

    /// The crew under its captain, or under the best there could be.
    fn crew_worth(&self, seat: Seat) -> i32 {
        let ship = self.ship(seat);
        let choosing = self.refitting(seat);
        let crew = if choosing { self.choosable(seat) } else { ship.crew };
        let fits = |crew: Pirates| self.worth_under_best(crew);
        match ship.captain {
            Some(captain) if !choosing => self.worth_under(crew, captain),
            _ if crew.len() > self.berths(seat) => {
                let without = |one: Pirate| fits(crew.without(Pirates::one(one)));
                crew.iter().map(without).max().unwrap_or(0)
            }
            _ => fits(crew),
        }
    }

    fn worth_under_best(&self, crew: Pirates) -> i32 {
        crew.iter().map(|captain| self.worth_under(crew, captain)).max().unwrap_or(0)
    }

    fn worth_under(&self, crew: Pirates, captain: Pirate) -> i32 {
        let count = |set: Pirates| i32::from(crew.and(set).len());
        let skills: i32 = Skill::ALL
            .iter()
            .map(|&skill| count(self.kit.with_skill(skill)) * skill_worth(skill))
            .sum();
        let inspiring = self.kit.with_command(Command::Inspiring).contains(captain);
        let heard = if inspiring { crew } else { Pirates::one(captain) };
        let commands: i32 = Command::ALL
            .iter()
            .map(|&command| {
                let with = self.kit.with_command(command);
                let working = i32::from(heard.and(with).len());
                command_worth(command) * (working * 10 + count(with) - working) / 10
            })
            .sum();
        skills + commands
    }

    fn hand_worth(&self, seat: Seat) -> i32 {
        let ship = self.ship(seat);
        let maps = ship.hand[Card::TreasureMap.index()];
        let others = Card::ALL.iter().filter(|&&card| card != Card::TreasureMap);
        let others: i32 =
            others.map(|&card| i32::from(ship.hand[card.index()]) * card_worth(card)).sum();
        let clues = i32::from(maps) + i32::from(self.hints(seat));
        let near = if maps == 0 { 0 } else { clues.min(4) * 60 };
        others + i32::from(maps.min(5)) * 130 + near
    }

    /// KOP-8: what the Dutchman may take.
    fn danger(&self, seat: Seat, cargo: i32) -> i32 {
        let at = self.ship(seat).at;
        if self.kit.is_hideout(at) {
            return 0;
        }
        let near = self.dutchman.distance(at) as usize;
        HAUNTING.get(near).map_or(0, |chance| (cargo + 300) * chance / 1000)
    }

    /// What the fight that goes on may bring or cost.
    fn stakes(&self, seat: Seat) -> i32 {
        let Some(fight) = self.fight() else { return 0 };
        match fight.target {
            Target::Nation if seat == self.turn => {
                let loot = i32::from(self.loot_cards()) * i32::from(self.kit.loot_worth);
                self.attackers_chance(fight) * loot / 1000
            }
            Target::Player(other) if seat == self.turn => self.purse(fight, Side::Attacker, other),
            Target::Player(defender) if seat == defender => {
                self.purse(fight, Side::Defender, self.turn)
            }
            Target::Nation | Target::Player(_) => 0,
        }
    }

    fn purse(&self, fight: Fight, side: Side, other: Seat) -> i32 {
        let own = if side == Side::Attacker { Some(self.turn) } else { fight.defender() };
        let purse = |seat: Seat| {
            i32::from(self.ship(seat).doubloons).min(4 * i32::from(self.kit.loot_worth))
        };
        let wins = self.chance_of(fight, side);
        (wins * purse(other) - (1000 - wins) * own.map_or(0, purse)) / 1000
    }

    /// The best thing in reach, the later the less.
    fn prospect(&self, seat: Seat) -> i32 {
        let (reach, fighting) = self.reach(seat);
        let at = self.ship(seat).at;
        let speed = self.speed(seat);
        let unknown = [Site::Ocean, Site::Sharks].map(|water| self.unknown(seat, water));
        let mut best = [0; 2];
        for hex in Hex::all() {
            let here = at == hex;
            let distance = at.distance(hex);
            let turns = match reach {
                Some(left) if distance <= left => 0,
                Some(left) => (distance - left).div_ceil(speed),
                None if here && fighting => 0,
                None => distance.div_ceil(speed).max(1),
            };
            let mut worth = self.reward(seat, hex, unknown);
            for _ in 0..turns {
                worth = worth * PATIENCE / 1000;
            }
            worth -= worth * i32::from(distance) / 60;
            if worth > best[0] {
                best = [worth, best[0]];
            } else if worth > best[1] {
                best[1] = worth;
            }
        }
        let coming = i32::from(self.has_turn_to_come(seat, reach.is_some() || fighting));
        best[0] + best[1] / 8 + coming * best[0] * PATIENCE / 1000
    }

    /// Whether the seat has still to gain by its turn in this round. Whoever
    /// has had its turn is richer for it; without this a search would put off
    /// the end of its turn, so as not to see the others gain by theirs.
    fn has_turn_to_come(&self, seat: Seat, gaining: bool) -> bool {
        let players = self.players as usize;
        let place = |seat: Seat| (seat.index() + players - self.first.index()) % players;
        if seat == self.turn { gaining } else { place(seat) > place(self.turn) }
    }

    /// How far the seat may still sail this turn, and whether it may still
    /// fight where it is.
    fn reach(&self, seat: Seat) -> (Option<u8>, bool) {
        if seat != self.turn || self.ended {
            return (None, false);
        }
        match self.frames.as_slice()[0] {
            Frame::Turn(Phase::Sail) => (Some(self.movement_left()), false),
            Frame::Turn(Phase::Choose) => (None, self.fight().is_none()),
            Frame::Turn(_) => (Some(self.speed(seat)), false),
            Frame::Setup(_)
            | Frame::Refit(_)
            | Frame::Fight(_)
            | Frame::Window(_)
            | Frame::Mutiny(_)
            | Frame::Haunted(_)
            | Frame::Promote(_)
            | Frame::Shuffle(_)
            | Frame::Over => (None, false),
        }
    }

    /// What ending a turn on a hex would bring a seat.
    fn reward(&self, seat: Seat, hex: Hex, unknown: [i32; 2]) -> i32 {
        if hex == self.dutchman && !self.kit.is_hideout(hex) {
            return 0;
        }
        match self.site(hex) {
            Site::Ocean | Site::Sharks => match self.lying(hex).face_up() {
                Some(tile) => self.tile_worth(seat, tile),
                None if self.lying(hex).face_down().is_some() => {
                    unknown[usize::from(self.site(hex) == Site::Sharks)]
                }
                None => 0,
            },
            Site::City(_) | Site::Fortress(_) => {
                let Some((nation, strength)) = self.nation_at(hex) else { return 0 };
                let cards = self.cards_against(seat, nation, strength.loot);
                self.chance_against(seat, strength.defence)
                    * i32::from(cards)
                    * i32::from(self.kit.loot_worth)
                    / 1000
            }
            Site::Island(size) => self.dig_worth(seat, hex, size),
            Site::Hideout(_) => self.refit_worth(seat),
        }
    }

    fn tile_worth(&self, seat: Seat, tile: Tile) -> i32 {
        let Some((class, nation)) = tile.shows() else { return 0 };
        let strength = self.kit.class(class);
        let cards = self.cards_against(seat, nation, strength.loot);
        self.chance_against(seat, strength.defence)
            * i32::from(cards)
            * i32::from(self.kit.loot_worth)
            / 1000
    }

    /// An unknown tile is worth the average of those that lie face down.
    fn unknown(&self, seat: Seat, water: Site) -> i32 {
        let (mut sum, mut count) = (0, 0);
        for tile in self.waters(water).filter_map(|hex| self.lying(hex).face_down()) {
            sum += self.tile_worth(seat, tile);
            count += 1;
        }
        if count == 0 { 0 } else { sum / count }
    }

    fn dig_worth(&self, seat: Seat, hex: Hex, size: crate::Size) -> i32 {
        let ship = self.ship(seat);
        if ship.dug == Some(hex) {
            return 0;
        }
        let treasure = self.kit.treasure(size);
        let needed = treasure.maps.saturating_sub(self.hints(seat));
        let missing = needed.saturating_sub(ship.hand[Card::TreasureMap.index()]);
        let share = [1000, 300, 80].get(missing as usize).copied().unwrap_or(0);
        let maps = i32::from(needed - missing) * 170;
        (i32::from(treasure.doubloons) * share / 1000 - maps).max(0)
    }

    /// What a hideout would mend.
    fn refit_worth(&self, seat: Seat) -> i32 {
        let ship = self.ship(seat);
        let rum = |barrels: u8| RUM[(barrels as usize).min(RUM.len() - 1)];
        let room = self.rum_room(seat);
        let empty = i32::from(self.berths(seat).saturating_sub(ship.crew.len()));
        let mut gain = rum(room) - rum(ship.rum);
        gain += i32::from(self.cannonball_room(seat) - ship.cannonballs) * 90;
        gain += i32::from(ship.scurvy) * 150 + empty * 300 + 60;
        if ship.doubloons >= self.kit.price() && ship.parts.contains(&false) {
            let mut bought = *self;
            let part = usize::from(ship.parts[0]);
            bought.ship_mut(seat).parts[part] = true;
            let worth = bought.parts_worth(seat) - self.parts_worth(seat);
            gain += (worth - i32::from(self.kit.price())).max(0) + 250;
        }
        gain
    }
}

fn skill_worth(skill: Skill) -> i32 {
    match skill {
        Skill::Loot => 260,
        Skill::Duel => 110,
        Skill::Hint => 240,
        Skill::Rum => 110,
        Skill::Gunnery => 300,
        Skill::Sail => 380,
        Skill::Warded => 60,
        Skill::Powder => 150,
        Skill::Scapegoat => 130,
    }
}

fn command_worth(command: Command) -> i32 {
    match command {
        Command::Gunnery2 => 560,
        Command::Quartermaster => 380,
        Command::Thief => 520,
        Command::Inspiring => 60,
        Command::HunterBritish | Command::HunterSpanish | Command::HunterFrench => 200,
        Command::Hint2 => 480,
        Command::Healer => 170,
        Command::Duel2 => 190,
    }
}

/// What a card is worth in hand, and so what its effect must bring.
fn card_worth(card: Card) -> i32 {
    match card {
        Card::TreasureMap => 130,
        Card::Tailwind => 110,
        Card::Raid => 130,
        Card::Mercenaries => 70,
        Card::Ambush | Card::Soldiers => 80,
        Card::Scurvy => 60,
        Card::Citrus => 70,
        Card::Mutiny => 120,
        Card::Keelhaul => 140,
        Card::Assassination | Card::FlyingDutchman => 110,
    }
}
