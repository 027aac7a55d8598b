//! The values of crews and cards, in doubloons.

use crate::{Card, Command, KingOfPirates, Pirate, Pirates, Seat, Skill};

impl KingOfPirates {
    /// The value of the crew under its captain, or under the best one it could
    /// have.
    pub(super) fn crew_worth(&self, seat: Seat) -> i32 {
        let ship = self.ship(seat);
        let choosing = self.refitting(seat);
        let crew = if choosing { self.choosable(seat) } else { ship.crew };
        match ship.captain {
            Some(captain) if !choosing => self.worth_under(crew, captain),
            _ if crew.len() > self.berths(seat).into() => {
                crew.iter().map(|one| self.worth_without(crew, one)).max().unwrap_or(0)
            }
            _ => self.worth_under_best(crew),
        }
    }

    pub(super) fn worth_without(&self, crew: Pirates, one: Pirate) -> i32 {
        self.worth_under_best(crew.without(one))
    }

    pub(super) fn worth_under_best(&self, crew: Pirates) -> i32 {
        let best = crew.iter().map(|captain| self.worth_heard(crew, captain)).max();
        best.map_or(0, |heard| self.worth_aboard(crew) + heard)
    }

    pub(super) fn worth_under(&self, crew: Pirates, captain: Pirate) -> i32 {
        self.worth_aboard(crew) + self.worth_heard(crew, captain)
    }

    /// The value of the crew under any captain: its skills, and a tenth of what
    /// each would be worth as captain.
    fn worth_aboard(&self, crew: Pirates) -> i32 {
        let worth = |pirate| {
            skill_worth(self.kit.skill_of(pirate)) + command_worth(self.kit.command_of(pirate)) / 10
        };
        crew.iter().map(worth).sum()
    }

    /// What the captain's command adds: that of all, if it is inspiring.
    pub(super) fn worth_heard(&self, crew: Pirates, captain: Pirate) -> i32 {
        let worth = |pirate| {
            let command = command_worth(self.kit.command_of(pirate));
            command - command / 10
        };
        if self.kit.with_command(Command::Inspiring).contains(captain) {
            crew.iter().map(worth).sum()
        } else {
            worth(captain)
        }
    }
}

fn skill_worth(skill: Skill) -> i32 {
    match skill {
        Skill::Loot => 150,
        Skill::Duel => 100,
        Skill::Hint => 650,
        Skill::Rum => 110,
        Skill::Gunnery => 180,
        Skill::Sail => 290,
        Skill::Warded => 60,
        Skill::Powder => 150,
        Skill::Scapegoat => 150,
    }
}

fn command_worth(command: Command) -> i32 {
    match command {
        Command::Gunnery2 => 380,
        Command::Quartermaster => 520,
        Command::Thief => 730,
        Command::Inspiring => 60,
        Command::HunterBritish | Command::HunterSpanish | Command::HunterFrench => 180,
        Command::Hint2 => 1370,
        Command::Healer => 180,
        Command::Duel2 => 120,
    }
}

/// The value of a card in hand, and so the least its effect must bring.
pub(super) fn card_worth(card: Card) -> i32 {
    match card {
        Card::TreasureMap => 390,
        Card::Tailwind => 190,
        Card::Raid => 160,
        Card::Mercenaries => 70,
        Card::Ambush => 35,
        Card::Soldiers => 100,
        Card::Scurvy => 60,
        Card::Citrus => 80,
        Card::Mutiny => 150,
        Card::Keelhaul => 150,
        Card::Assassination | Card::FlyingDutchman => 80,
    }
}
