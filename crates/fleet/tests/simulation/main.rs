//! Links over a bus that loses, doubles, delays and reorders frames, is cut, and comes back: a
//! seeded simulation in its own time over the real [`Link`] and [`OwnerLink`].
//!
//! `FREEBOOTER_SEEDS=100000` runs more than the default, `FREEBOOTER_SEED=7` only that one.

mod table;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};
use std::time::Duration;

use fleet::NodeId;
use fleet::link::{ConnId, Connect, Frame, Link, Out, OwnerLink, OwnerOut};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Client, Table, Told};

const OWNER: NodeId = NodeId(9);
const GATEWAYS: [NodeId; 2] = [NodeId(1), NodeId(2)];
const CLIENTS: u64 = 3;
const ACTS: usize = 12;
/// Faults end here; after that everything must come to rest.
const TROUBLE: u64 = 20_000;
const END: u64 = 60_000;

/// How bad the bus is, in parts of a thousand, different for every seed.
struct Weather {
    loses: u64,
    doubles: u64,
    delays: u64,
    cuts: u64,
}

struct Simulation {
    rng: Xoshiro256PlusPlus,
    weather: Weather,
    /// Frames on their way: when they arrive, in which order they were sent, and the bytes.
    bus: BinaryHeap<Reverse<(u64, u64, Vec<u8>)>>,
    frames: u64,
    /// The bus is away until then.
    away: u64,
    now: u64,
    gateways: BTreeMap<NodeId, Link>,
    owner: BTreeMap<NodeId, OwnerLink>,
    table: Table,
    clients: BTreeMap<(NodeId, ConnId), Client>,
    /// How many acts each has said.
    saying: BTreeMap<(NodeId, ConnId), usize>,
    faults: u64,
}

impl Simulation {
    fn new(seed: u64) -> Self {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut up_to = |most: u64| rng.next_u64() % (most + 1);
        let weather =
            Weather { loses: up_to(100), doubles: up_to(100), delays: up_to(200), cuts: up_to(4) };
        let start = Duration::ZERO;
        let gateways = GATEWAYS.map(|id| (id, Link::new(id, OWNER, start)));
        let owner = GATEWAYS.map(|id| (id, OwnerLink::new(OWNER, id, start)));
        Self {
            rng,
            weather,
            bus: BinaryHeap::new(),
            frames: 0,
            away: 0,
            now: 0,
            gateways: gateways.into(),
            owner: owner.into(),
            table: Table::default(),
            clients: BTreeMap::new(),
            saying: BTreeMap::new(),
            faults: 0,
        }
    }

    fn time(&self) -> Duration {
        Duration::from_millis(self.now)
    }

    fn chance(&mut self, of_thousand: u64) -> bool {
        self.now < TROUBLE && self.rng.next_u64() % 1000 < of_thousand
    }

    fn send(&mut self, frame: &Frame) {
        if self.now < self.away || self.chance(self.weather.loses) {
            self.faults += 1;
            return;
        }
        let copies = if self.chance(self.weather.doubles) { 2 } else { 1 };
        self.faults += copies - 1;
        for _ in 0..copies {
            // A delayed frame is overtaken by others.
            let late = if self.chance(self.weather.delays) { self.rng.next_u64() % 500 } else { 0 };
            self.faults += u64::from(late > 0);
            self.frames += 1;
            let bytes = frame.encode().expect("a frame is written").to_vec();
            self.bus.push(Reverse((self.now + 1 + late, self.frames, bytes)));
        }
    }

    fn arrive(&mut self) {
        while let Some(Reverse((at, ..))) = self.bus.peek() {
            if *at > self.now {
                return;
            }
            let Some(Reverse((_, _, bytes))) = self.bus.pop() else { return };
            let frame = Frame::decode(&bytes).expect("a frame is read");
            let now = self.time();
            if frame.from_owner {
                let to = frame.to;
                let outs = self.gateways.get_mut(&to).expect("a gateway").receive(now, frame);
                self.as_gateway(to, outs);
            } else {
                let from = frame.from;
                let outs = self.owner.get_mut(&from).expect("a gateway").receive(now, frame);
                self.as_owner(from, outs);
            }
        }
    }

    fn as_gateway(&mut self, me: NodeId, outs: Vec<Out>) {
        for out in outs {
            match out {
                Out::Send(frame) => self.send(&frame),
                Out::Tell { conn, seq, text } => {
                    let client = self.clients.get_mut(&(me, conn)).expect("a client");
                    client.hear(seq, &text, |key| key.starts_with(&prefix(me, conn)));
                }
                Out::Close { .. } => panic!("nobody closes anything here"),
                Out::Silent => {}
            }
        }
    }

    fn as_owner(&mut self, gateway: NodeId, outs: Vec<OwnerOut>) {
        for out in outs {
            let told = match out {
                OwnerOut::Send(frame) => {
                    self.send(&frame);
                    Vec::new()
                }
                OwnerOut::Connect(conn, connect) => self.table.connect((gateway, conn), &connect),
                OwnerOut::Say { conn, text, .. } => self.table.act((gateway, conn), &text),
                OwnerOut::Disconnect(conn) => {
                    self.table.disconnect((gateway, conn));
                    Vec::new()
                }
            };
            self.tell(told);
        }
    }

    fn tell(&mut self, told: Vec<Told>) {
        let now = self.time();
        for Told { to: (gateway, conn), seq, answers, text } in told {
            let link = self.owner.get_mut(&gateway).expect("a gateway");
            link.tell(now, conn, seq, answers, text);
        }
    }

    /// Clients connect in the first second, and act now and then.
    fn people(&mut self) {
        let now = self.time();
        for gateway in GATEWAYS {
            for conn in (0..CLIENTS).map(ConnId) {
                if self.now == 1 + 300 * conn.0 {
                    let connect = Connect { table: "t".into(), ..Connect::default() };
                    let link = self.gateways.get_mut(&gateway).expect("a gateway");
                    link.connect(now, conn, connect);
                    self.clients.insert((gateway, conn), Client::default());
                }
                let Some(client) = self.clients.get(&(gateway, conn)) else { continue };
                let (answered, said) = (client.answered.len(), self.said(gateway, conn));
                if said < ACTS && answered == said && self.now >= 1000 * (said as u64 + 1) {
                    self.act(gateway, conn, said);
                }
            }
        }
    }

    fn said(&self, gateway: NodeId, conn: ConnId) -> usize {
        self.saying.get(&(gateway, conn)).copied().unwrap_or(0)
    }

    fn act(&mut self, gateway: NodeId, conn: ConnId, number: usize) {
        let key = format!("{}{number}", prefix(gateway, conn));
        let now = self.time();
        let link = self.gateways.get_mut(&gateway).expect("a gateway");
        if link.say(now, conn, Some(key.clone()), key).is_ok() {
            *self.saying.entry((gateway, conn)).or_default() += 1;
        }
    }

    fn step(&mut self) {
        self.now += 1;
        if self.chance(self.weather.cuts) && self.now > self.away + 2_000 {
            // A restart of the server: what is on its way is gone.
            self.away = self.now + self.rng.next_u64() % 4_000;
            self.faults += 1;
            self.bus.clear();
        }
        self.people();
        self.arrive();
        if self.now.is_multiple_of(2) {
            let now = self.time();
            for id in GATEWAYS {
                let outs = self.gateways.get_mut(&id).expect("a gateway").tick(now);
                self.as_gateway(id, outs);
                let outs = self.owner.get_mut(&id).expect("a gateway").tick(now);
                self.as_owner(id, outs);
            }
        }
    }

    fn at_rest(&self) -> bool {
        let all = GATEWAYS.len() * CLIENTS as usize * ACTS;
        let complete = |client: &Client| client.seen.len() == all && client.answered.len() == ACTS;
        self.table.log.len() == all && self.clients.values().all(complete)
    }

    /// Plays to the end: nothing is lost, nothing counts twice, everybody has seen everything.
    fn run(mut self) -> (u64, u64) {
        while self.now < END && !(self.now > 1000 && self.at_rest()) {
            self.step();
        }
        let mut keys = self.table.log.clone();
        keys.sort_unstable();
        assert!(keys.windows(2).all(|pair| pair[0] != pair[1]), "no act counts twice");
        for (who, client) in &self.clients {
            assert_eq!(client.answered.len(), ACTS, "{who:?}: every act is answered");
            assert_eq!(client.seen, self.table.log, "{who:?}: has seen everything in order");
        }
        assert!(self.at_rest());
        (self.faults, self.gateways.values().map(|link| link.number() - 1).sum())
    }
}

fn prefix(gateway: NodeId, conn: ConnId) -> String {
    format!("{gateway}-{}-", conn.0)
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

#[test]
fn nothing_is_lost_or_doubled_over_a_bad_bus() {
    let seeds = match number("FREEBOOTER_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..number("FREEBOOTER_SEEDS").unwrap_or(1000),
    };
    let (mut faults, mut resumes) = (0, 0);
    for seed in seeds.clone() {
        let played = std::panic::catch_unwind(|| Simulation::new(seed).run());
        let Ok((bad, again)) = played else { panic!("FREEBOOTER_SEED={seed}") };
        faults += bad;
        resumes += again;
    }
    println!("{} seeds, {faults} faults, {resumes} resumes", seeds.count());
    assert!(faults > 0 && resumes > 0);
}

#[test]
fn over_a_good_bus_no_link_is_resumed() {
    let mut simulation = Simulation::new(1);
    simulation.weather = Weather { loses: 0, doubles: 0, delays: 0, cuts: 0 };
    assert_eq!(simulation.run(), (0, 0));
}
