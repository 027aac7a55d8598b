//! Play now: a seat at a table that waits, a bot's seat in a running match, or a new table.

use game::Level;
use protocol::v1::{ClockRules, ListedTable, NewTable, Pace, Seek};
use registry::GameId;
use serde_json::json;
use store::{Id, Lobby, Rating, Standing, State};

use super::listing::{MOST, OF_HOST, listed};
use crate::origin::Address;
use crate::refusal::Refusal;
use crate::service::Service;
use crate::tables::{Join, create_for, now};

/// The seats of a table that somebody seeks without saying how many.
const SEATS: usize = 4;

/// The bots that fill in for people of unknown strength.
const FILL: Level = Level::Mate;

/// A rating says something after this number of matches.
const KNOWN: u32 = 5;

/// Seconds until bots fill in: in a live match, and where a decision takes days.
const START_AFTER: [u32; 2] = [20, 24 * 60 * 60];

/// A clock for strangers who play at once.
const LIVE: ClockRules = ClockRules::Bank { seconds: 600, increment: 15 };

/// Seconds until bots fill in for people in a live rated match.
const RATED_START_AFTER: u32 = 60;

/// Ratings of a rated match may differ by this, and by so much more every second.
const GAP: f64 = 150.0;
const GAP_A_SECOND: f64 = 10.0;

/// After this time, in milliseconds, ratings may differ as they like.
const ANYBODY: u64 = 30_000;

/// Tables that are looked at more closely, and each for every search and second anew.
const LOOKED_AT: usize = 20;

/// Somebody who seeks.
#[derive(Clone)]
pub(super) struct Seeker {
    pub(super) service: Service,
    pub(super) person: Id,
    pub(super) from: Address,
}

/// What is sought, checked.
#[derive(Clone, Debug)]
pub(super) struct Wanted {
    /// In order of preference.
    games: Vec<GameId>,
    pace: Pace,
    seats: Option<usize>,
    rated: bool,
}

/// What became of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// The person has a seat at this table.
    Seat(Id),
    /// There will be one within [`ANYBODY`].
    Soon,
}

/// How well the people at a table fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fit {
    Now,
    Soon,
}

/// A table that somebody could join.
#[derive(Clone, Debug)]
struct Candidate {
    table: ListedTable,
    /// People with a seat who are connected.
    present: u32,
}

impl Seeker {
    /// Checks what is sought.
    pub(super) fn read(&self, seek: &Seek) -> Result<Wanted, Refusal> {
        let wanted = Wanted::read(seek)?;
        self.service.limits.seek(self.person)?;
        Ok(wanted)
    }

    /// Finds a seat, or opens a table if there will be none soon.
    pub(super) async fn pair(&self, wanted: &Wanted) -> Result<Found, Refusal> {
        let person = self.service.store.person(self.person).await?.ok_or_else(Refusal::nobody)?;
        if wanted.rated && person.guest {
            return Err(Refusal::needs_account());
        }
        let open = self.service.store.open_matches_of(self.person).await?;
        if !self.service.config.limits.allows_table(open.all()) {
            return Err(Refusal::too_many_tables());
        }
        let mut soon = false;
        for (state, how) in [(State::Waiting, Join::Sit), (State::Running, Join::TakeOver)] {
            let candidates = self.candidates(wanted, state).await?;
            for table in wanted.choose(how, candidates) {
                if wanted.rated && self.fit(&table).await? == Fit::Soon {
                    soon = true;
                    continue;
                }
                let Ok(id) = table.id.parse() else { continue };
                // Somebody may have been quicker.
                let joined = self.service.tables.join(id, self.person, &person.name, how).await;
                if matches!(joined, Ok(true)) {
                    return Ok(Found::Seat(id));
                }
            }
        }
        if soon {
            return Ok(Found::Soon);
        }
        let new = wanted.table();
        let fill = self.fill(&new.game).await?;
        let new = NewTable { fill: Some(fill), ..new };
        let id = create_for(&self.service, self.from, self.person, new).await?.id;
        let id: Id = id.parse().map_err(|_| Refusal::missing("table"))?;
        self.service.tables.join(id, self.person, &person.name, Join::Sit).await?;
        Ok(Found::Seat(id))
    }

    /// Whether the ratings at a table are close enough to the person's.
    async fn fit(&self, table: &ListedTable) -> Result<Fit, Refusal> {
        let seated = table.seats.iter().filter_map(|seat| seat.person.as_ref()?.parse().ok());
        let mut ratings = Vec::new();
        for person in seated.chain([self.person]) {
            let own = self.service.store.ratings_of(person).await?;
            let own = own.into_iter().find(|own| own.game == table.game);
            ratings.push(own.map(|own| own.rating).unwrap_or_default());
        }
        Ok(fit(&ratings, now().saturating_sub(table.created)))
    }

    /// The level of bots that is nearest to the person who opens the table.
    async fn fill(&self, game: &str) -> Result<Level, Refusal> {
        let own = self.service.store.ratings_of(self.person).await?;
        let own = own.into_iter().find(|own| own.game == game && own.matches >= KNOWN);
        let Some(own) = own else { return Ok(FILL) };
        let bots = self.service.store.ratings_of_bots(game.to_owned()).await?;
        Ok(nearest(own.rating.rating, &bots))
    }

    async fn candidates(&self, wanted: &Wanted, state: State) -> Result<Vec<Candidate>, Refusal> {
        let (days, free) = (Some(wanted.pace == Pace::Days), state == State::Waiting);
        let rated = wanted.rated;
        let lobby = Lobby { state, game: None, days, free, rated, of_host: OF_HOST, limit: MOST };
        let found = self.service.store.lobby(lobby).await?;
        let mut tables: Vec<_> = found.into_iter().filter_map(listed).collect();
        self.service.hub.complete(&mut tables);
        let present = |table: &ListedTable| self.service.hub.present_at(&table.id);
        let tables = tables.into_iter();
        Ok(tables.map(|table| Candidate { present: present(&table), table }).collect())
    }
}

impl Wanted {
    fn read(seek: &Seek) -> Result<Self, Refusal> {
        let bad = |error: registry::UnknownGame| Refusal::bad(format!("games: {error}"));
        let games: Result<Vec<GameId>, _> = seek.games.iter().map(|game| game.parse()).collect();
        let games = games.map_err(bad)?;
        let games = if games.is_empty() { GameId::ALL.to_vec() } else { games };
        let pace = seek.pace.unwrap_or(Pace::Live);
        if let Some(seats) = seek.seats
            && !games.iter().any(|game| has_seats(*game, seats))
        {
            return Err(Refusal::bad(format!("seats: none of these games is for {seats}")));
        }
        Ok(Self { games, pace, seats: seek.seats, rated: seek.rated })
    }

    fn fits(&self, table: &ListedTable) -> bool {
        let game = self.games.iter().any(|game| game.name() == table.game);
        game && self.seats.is_none_or(|seats| seats == table.players)
    }

    /// Tables to join, best first. Nobody is sent to a table where nobody is, unless its match is
    /// about to start.
    fn choose(&self, how: Join, candidates: Vec<Candidate>) -> Vec<ListedTable> {
        let open = |candidate: &Candidate| match how {
            Join::Sit => candidate.table.free.is_some_and(|free| free > 0),
            Join::TakeOver => !self.rated && !candidate.table.take_over.is_empty(),
        };
        let mut found: Vec<_> = candidates
            .into_iter()
            .filter(|Candidate { table, present }| *present > 0 || table.starts.is_some())
            .filter(open)
            .filter(|candidate| self.fits(&candidate.table))
            .filter(|candidate| self.rated == (candidate.table.rated == Some(true)))
            .collect();
        found.sort_by_key(|Candidate { table, present }| match how {
            // The fullest first, then the oldest.
            Join::Sit => (table.free.unwrap_or(usize::MAX) as u64, table.created),
            // Most people first, then the youngest.
            Join::TakeOver => (u64::from(u32::MAX - present), u64::MAX - table.changed),
        });
        found.into_iter().map(|candidate| candidate.table).take(LOOKED_AT).collect()
    }

    /// A table for the first game that has enough seats, or for the first one with as many as it
    /// has.
    fn table(&self) -> NewTable {
        let seats = self.seats.unwrap_or(SEATS);
        let fitting = self.games.iter().find(|game| has_seats(**game, seats));
        let game = *fitting.unwrap_or(&self.games[0]);
        let (least, most) = game.about().players;
        let (clock, start_after) = match self.pace {
            Pace::Live if self.rated => (LIVE, RATED_START_AFTER),
            Pace::Live => (LIVE, START_AFTER[0]),
            Pace::Days => (ClockRules::Days(1), START_AFTER[1]),
        };
        let table = json!({"game": game.name(), "players": seats.clamp(least, most),
            "public": true, "clock": clock, "fill": FILL, "start_after": start_after,
            "rated": self.rated, "take_over": !self.rated});
        serde_json::from_value(table).expect("a table of known fields")
    }
}

/// How far ratings lie apart that wait for each other for this many milliseconds.
fn fit(ratings: &[Rating], waited: u64) -> Fit {
    let shown = ratings.iter().map(|rating| 1_500.0 + 40.0 * (rating.rating - 25.0));
    let (lowest, highest) = shown
        .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), one| (one.min(low), one.max(high)));
    let allowed = GAP + GAP_A_SECOND * (waited / 1_000) as f64;
    if waited >= ANYBODY || highest - lowest <= allowed { Fit::Now } else { Fit::Soon }
}

/// The level whose rating is nearest; the usual one where no level is rated yet.
fn nearest(own: f64, bots: &[Standing]) -> Level {
    let rated = bots.iter().filter(|bot| bot.matches >= KNOWN);
    let levels = rated.filter_map(|bot| {
        let level: Level = bot.name.parse().ok()?;
        Level::OPPONENTS.contains(&level).then_some((level, (bot.rating.rating - own).abs()))
    });
    levels.min_by(|one, other| one.1.total_cmp(&other.1)).map_or(FILL, |(level, _)| level)
}

fn has_seats(game: GameId, seats: usize) -> bool {
    let (least, most) = game.about().players;
    (least..=most).contains(&seats)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted(seek: &serde_json::Value) -> Wanted {
        let seek = serde_json::from_value(seek.clone()).expect("a seek");
        Wanted::read(&seek).expect("it makes sense")
    }

    fn candidate(number: u8, present: u32, fields: &serde_json::Value) -> Candidate {
        let id = Id::from_bytes([number; 16]).to_string();
        let mut table = json!({"id": id, "game": "planks", "players": 4, "options": {},
            "edition": null, "clock": "none", "spectators": true, "public": true,
            "running": false, "seats": [], "created": number, "changed": number});
        for (key, value) in fields.as_object().into_iter().flatten() {
            table[key] = value.clone();
        }
        Candidate { present, table: serde_json::from_value(table).expect("a table") }
    }

    fn numbers(tables: Vec<ListedTable>) -> Vec<u8> {
        let name = |number: &u8| Id::from_bytes([*number; 16]).to_string();
        let of = |table: ListedTable| (0..=255).find(|number| name(number) == table.id);
        tables.into_iter().filter_map(of).collect()
    }

    #[test]
    fn the_fullest_table_that_fits_comes_first() {
        let candidates = vec![
            candidate(1, 1, &json!({"free": 3})),
            candidate(2, 1, &json!({"free": 1})),
            candidate(3, 1, &json!({"free": 2, "game": "pirates"})),
            candidate(4, 0, &json!({"free": 1})),
            candidate(5, 1, &json!({"free": 0})),
            candidate(6, 1, &json!({"free": 2, "players": 3})),
            candidate(7, 0, &json!({"free": 3, "starts": 5})),
        ];
        let choose = |seek| numbers(wanted(&seek).choose(Join::Sit, candidates.clone()));
        assert_eq!(choose(json!({"games": ["planks"]})), [2, 6, 1, 7]);
        assert_eq!(choose(json!({})), [2, 3, 6, 1, 7]);
        assert_eq!(choose(json!({"games": ["planks"], "seats": 3})), [6]);
    }

    #[test]
    fn people_take_over_where_most_people_are_and_then_in_the_youngest_match() {
        let candidates = vec![
            candidate(1, 1, &json!({"take_over": [1]})),
            candidate(2, 2, &json!({"take_over": [1]})),
            candidate(3, 1, &json!({"take_over": [1]})),
            candidate(4, 3, &json!({"take_over": []})),
            candidate(5, 0, &json!({"take_over": [2]})),
        ];
        let choose = |seek| numbers(wanted(&seek).choose(Join::TakeOver, candidates.clone()));
        assert_eq!(choose(json!({})), [2, 3, 1]);
        assert!(
            choose(json!({"rated": true})).is_empty(),
            "rated matches are played from the start"
        );
    }

    #[test]
    fn rated_and_friendly_matches_are_sought_apart() {
        let candidates = vec![
            candidate(1, 1, &json!({"free": 1})),
            candidate(2, 1, &json!({"free": 1, "rated": true})),
            candidate(3, 1, &json!({"free": 2, "rated": false})),
        ];
        let choose = |seek| numbers(wanted(&seek).choose(Join::Sit, candidates.clone()));
        assert_eq!(choose(json!({"rated": true})), [2]);
        assert_eq!(choose(json!({})), [1, 3]);
    }

    #[test]
    fn ratings_come_closer_by_ten_a_second_and_after_thirty_seconds_anybody_fits() {
        // 40 points a unit: these are 1500 and 1900.
        let apart = |difference: f64, waited: u64| {
            let of = |rating| Rating { rating, ..Rating::default() };
            fit(&[of(25.0), of(25.0 + difference / 40.0)], waited)
        };
        assert_eq!(apart(150.0, 0), Fit::Now);
        assert_eq!(apart(151.0, 999), Fit::Soon);
        assert_eq!(apart(160.0, 1_000), Fit::Now);
        assert_eq!((apart(400.0, 24_999), apart(400.0, 25_000)), (Fit::Soon, Fit::Now));
        assert_eq!((apart(5_000.0, 29_999), apart(5_000.0, 30_000)), (Fit::Soon, Fit::Now));
        assert_eq!(fit(&[Rating::default()], 0), Fit::Now, "nobody else is there");
    }

    #[test]
    fn a_table_for_a_rated_match_waits_for_people_longer_and_lets_nobody_take_over() {
        let table = wanted(&json!({"games": ["planks"], "rated": true})).table();
        assert_eq!((table.rated, table.take_over), (Some(true), false));
        assert_eq!(table.start_after, Some(60));
        let friendly = wanted(&json!({"games": ["planks"]})).table();
        assert_eq!((friendly.rated, friendly.take_over), (Some(false), true));
        let days = wanted(&json!({"rated": true, "pace": "days"})).table();
        assert_eq!(days.start_after, Some(86_400));
    }

    #[test]
    fn a_new_table_has_bots_pencilled_in() {
        let table = wanted(&json!({"games": ["planks"], "seats": 3})).table();
        assert_eq!((table.game.as_str(), table.players, table.public), ("planks", 3, true));
        assert_eq!((table.fill, table.start_after), (Some(Level::Mate), Some(20)));
        let days = wanted(&json!({"games": ["pirates"], "pace": "days"})).table();
        assert_eq!((days.clock, days.start_after), (ClockRules::Days(1), Some(86_400)));
        for game in GameId::ALL {
            let table = wanted(&json!({"games": [game.name()]})).table();
            assert!(has_seats(*game, table.players), "{game}");
        }
    }

    #[test]
    fn bots_fill_in_whose_rating_is_nearest() {
        let bot = |name: &str, rating: f64, matches: u32| Standing {
            game: "planks".to_owned(),
            person: None,
            name: name.to_owned(),
            rating: store::Rating { rating, uncertainty: 2.0 },
            matches,
            wins: 0,
        };
        let bots = [
            bot("cabin-boy", 18.0, 40),
            bot("mate", 24.0, 40),
            bot("captain", 29.0, 40),
            bot("admiral", 33.0, 2),
            bot("greedy", 31.0, 40),
        ];
        for (own, level) in [
            (10.0, Level::CabinBoy),
            (25.0, Level::Mate),
            (28.0, Level::Captain),
            (40.0, Level::Captain),
        ] {
            assert_eq!(nearest(own, &bots), level, "{own}");
        }
        assert_eq!(nearest(40.0, &bots[3..]), Level::Mate, "hardly rated, or nobody's opponent");
        assert_eq!(nearest(40.0, &[]), Level::Mate);
    }

    #[test]
    fn nonsense_is_refused() {
        for seek in [json!({"games": ["chess"]}), json!({"seats": 99})] {
            let seek = serde_json::from_value(seek).expect("a seek");
            assert!(Wanted::read(&seek).is_err());
        }
    }
}
