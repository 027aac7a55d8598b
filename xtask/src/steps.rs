//! Steps with a name, a duration and a result each, summed up at the end.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};

/// The steps taken so far.
#[derive(Default)]
pub(crate) struct Steps {
    taken: Vec<StepResult>,
}

struct StepResult {
    name: &'static str,
    duration: Duration,
    passed: bool,
}

impl Steps {
    /// Takes a step and answers whether it passed. Later steps are taken all the same, so one
    /// run shows everything that is wrong.
    pub(crate) fn take(&mut self, name: &'static str, step: impl FnOnce() -> Result<()>) -> bool {
        println!("\n== {name}");
        let start = Instant::now();
        let result = step();
        let duration = start.elapsed();
        let passed = result.is_ok();
        if let Err(error) = result {
            println!("{error:#}");
        }
        let word = if passed { "passed" } else { "FAILED" };
        println!("== {name}: {word} after {:.1} s", duration.as_secs_f32());
        self.taken.push(StepResult { name, duration, passed });
        passed
    }

    /// Prints all steps and fails if one did.
    pub(crate) fn summary(&self) -> Result<()> {
        println!("\n== summary");
        for step in &self.taken {
            let word = if step.passed { "passed" } else { "FAILED" };
            println!("{:>8.1} s  {word}  {}", step.duration.as_secs_f32(), step.name);
        }
        let total: Duration = self.taken.iter().map(|step| step.duration).sum();
        println!("{:>8.1} s  in all", total.as_secs_f32());
        let failed: Vec<_> =
            self.taken.iter().filter(|step| !step.passed).map(|step| step.name).collect();
        if failed.is_empty() {
            return Ok(());
        }
        bail!("failed: {}", failed.join(", "));
    }
}

#[cfg(test)]
mod tests {
    use anyhow::anyhow;

    use super::*;

    #[test]
    fn a_failed_step_fails_the_summary_and_the_next_is_still_taken() {
        let mut steps = Steps::default();
        assert!(steps.take("first", || Ok(())));
        assert!(!steps.take("second", || Err(anyhow!("broken"))));
        assert!(steps.take("third", || Ok(())));
        let error = steps.summary().expect_err("the second failed");
        assert_eq!(error.to_string(), "failed: second");
    }
}
