//! When a node may speak for its tables.

use std::time::Duration;

/// How often a node counts its heartbeat up.
pub const EVERY: Duration = Duration::from_millis(500);

/// How long a node speaks for its tables after sending a heartbeat that was answered. Others need
/// at least three looks, 2.1 s, to take it for lost.
pub const SPEAKS_FOR: Duration = Duration::from_millis(1500);

/// The heartbeats of this node. Times are read from a monotonic clock by the caller, from any
/// beginning.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Heartbeat {
    /// When the heartbeat was sent whose answer is awaited.
    sent: Option<Duration>,
    /// When the last one was sent that was answered.
    answered: Option<Duration>,
}

impl Heartbeat {
    /// True if it is time for the next one.
    pub fn is_due(&self, now: Duration) -> bool {
        let last = self.sent.or(self.answered);
        last.is_none_or(|at| now.saturating_sub(at) >= EVERY)
    }

    /// A heartbeat leaves.
    pub fn sent(&mut self, now: Duration) {
        self.sent = Some(now);
    }

    /// The database answered it. What counts is when it was sent: the answer may have been slow.
    pub fn answered(&mut self) {
        self.answered = self.sent.take().or(self.answered);
    }

    /// The connection broke before an answer.
    pub fn unanswered(&mut self) {
        self.sent = None;
    }

    /// True if messages that no entry stands behind may leave: nobody can have taken over yet.
    pub fn may_speak(&self, now: Duration) -> bool {
        self.answered.is_some_and(|sent| now.saturating_sub(sent) <= SPEAKS_FOR)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn a_node_speaks_for_one_and_a_half_seconds_after_sending_an_answered_heartbeat() {
        let mut heart = Heartbeat::default();
        assert!(!heart.may_speak(ms(0)), "nothing was answered yet");
        heart.sent(ms(100));
        assert!(!heart.may_speak(ms(200)));
        heart.answered();
        assert!(heart.may_speak(ms(1600)) && !heart.may_speak(ms(1601)));
    }

    #[test]
    fn a_slow_answer_counts_from_when_its_heartbeat_was_sent() {
        let mut heart = Heartbeat::default();
        heart.sent(ms(0));
        // 2 s later the answer is there: too old to speak by.
        heart.answered();
        assert!(!heart.may_speak(ms(2000)));
    }

    #[test]
    fn an_unanswered_heartbeat_extends_nothing() {
        let mut heart = Heartbeat::default();
        heart.sent(ms(0));
        heart.answered();
        heart.sent(ms(500));
        heart.unanswered();
        heart.answered();
        assert!(!heart.may_speak(ms(1501)));
    }

    #[test]
    fn one_is_due_every_half_second() {
        let mut heart = Heartbeat::default();
        assert!(heart.is_due(ms(0)));
        heart.sent(ms(0));
        assert!(!heart.is_due(ms(499)) && heart.is_due(ms(500)));
        heart.answered();
        assert!(!heart.is_due(ms(499)) && heart.is_due(ms(500)));
    }
}
