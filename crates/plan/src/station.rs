//! A queue with servers.

/// First come, first served, by one or several servers.
#[derive(Clone, Debug)]
pub struct Station {
    /// When each server is free again.
    free: Vec<f64>,
    /// How long servers have worked, all together.
    busy: f64,
}

impl Station {
    /// With this many servers, all free.
    pub fn new(servers: usize) -> Self {
        Self { free: vec![0.0; servers.max(1)], busy: 0.0 }
    }

    /// A job comes; when it is done. Jobs must come in order of time.
    pub fn serve(&mut self, now: f64, work: f64) -> f64 {
        let next = self.free.iter_mut().min_by(|a, b| a.total_cmp(b)).expect("a server");
        *next = next.max(now) + work;
        self.busy += work;
        *next
    }

    /// How long servers have worked, all together.
    pub fn busy(&self) -> f64 {
        self.busy
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simulation::Chance;

    /// The mean wait in a queue with Poisson arrivals, over a million jobs.
    fn wait(servers: usize, rate: f64, work: impl Fn(&mut Chance) -> f64) -> f64 {
        let (mut station, mut chance) = (Station::new(servers), Chance::new(7));
        let (mut now, mut waited) = (0.0, 0.0);
        for _ in 0..1_000_000 {
            now += chance.exponential(1.0 / rate);
            let work = work(&mut chance);
            waited += station.serve(now, work) - now - work;
        }
        waited / 1e6
    }

    fn near(measured: f64, expected: f64) {
        assert!((measured / expected - 1.0).abs() < 0.03, "{measured} instead of {expected}");
    }

    #[test]
    fn one_server_with_exponential_work_waits_as_m_m_1_does() {
        // W = rho / (1 - rho) of a service time.
        near(wait(1, 0.7, |chance| chance.exponential(1.0)), 0.7 / 0.3);
    }

    #[test]
    fn one_server_with_constant_work_waits_as_m_d_1_does() {
        // Pollaczek and Khinchine: half of that.
        near(wait(1, 0.7, |_| 1.0), 0.7 / 0.3 / 2.0);
    }

    #[test]
    fn several_servers_wait_as_erlang_c_says() {
        let (servers, load) = (8_usize, 6.0_f64);
        let term = |n: usize| (1..=n).fold(1.0, |product, k| product * load / k as f64);
        let rest = term(servers) * servers as f64 / (servers as f64 - load);
        let waits = rest / ((0..servers).map(term).sum::<f64>() + rest);
        let expected = waits / (servers as f64 - load);
        near(wait(servers, load, |chance| chance.exponential(1.0)), expected);
    }

    #[test]
    fn the_busy_time_is_the_sum_of_the_work() {
        let mut station = Station::new(2);
        station.serve(0.0, 2.0);
        assert_eq!((station.serve(0.5, 1.0), station.serve(1.0, 1.0)), (1.5, 2.5));
        assert!((station.busy() - 4.0).abs() < 1e-9);
    }
}
