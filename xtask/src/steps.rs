//! Steps with a name, a duration and a result each, summed up at the end.

use std::fmt;
use std::time::{Duration, Instant};

use anyhow::{Error, Result, bail};

/// Why a step can't be taken on this machine. It is an error like others, but no fault.
#[derive(Debug)]
pub(crate) struct LeftOut {
    /// What is missing, in words that finish the sentence "needs …".
    pub(crate) needs: String,
}

impl fmt::Display for LeftOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "needs {}", self.needs)
    }
}

impl std::error::Error for LeftOut {}

/// The error of a step that needs what isn't there.
pub(crate) fn needs(what: impl Into<String>) -> Error {
    LeftOut { needs: what.into() }.into()
}

/// The steps taken so far.
#[derive(Default)]
pub(crate) struct Steps {
    taken: Vec<StepResult>,
}

struct StepResult {
    name: &'static str,
    duration: Duration,
    outcome: Outcome,
}

enum Outcome {
    Passed,
    LeftOut(String),
    Failed,
}

impl Outcome {
    /// Prints what is wrong, if anything is.
    fn of(result: Result<()>) -> Self {
        match result {
            Ok(()) => Self::Passed,
            Err(error) => match error.downcast::<LeftOut>() {
                Ok(left_out) => Self::LeftOut(left_out.to_string()),
                Err(error) => {
                    println!("{error:#}");
                    Self::Failed
                }
            },
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Passed => f.write_str("passed"),
            Self::LeftOut(needs) => write!(f, "left out: {needs}"),
            Self::Failed => f.write_str("FAILED"),
        }
    }
}

impl StepResult {
    fn has_failed(&self) -> bool {
        matches!(self.outcome, Outcome::Failed)
    }
}

impl fmt::Display for StepResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:>8.1} s  {}: {}", self.duration.as_secs_f32(), self.name, self.outcome)
    }
}

impl Steps {
    /// Takes a step and answers whether it passed. Later steps are taken all the same, so one
    /// run shows everything that is wrong.
    pub(crate) fn take(&mut self, name: &'static str, step: impl FnOnce() -> Result<()>) -> bool {
        println!("\n== {name}");
        let start = Instant::now();
        let outcome = Outcome::of(step());
        let step = StepResult { name, duration: start.elapsed(), outcome };
        println!("== {step}");
        let passed = matches!(step.outcome, Outcome::Passed);
        self.taken.push(step);
        passed
    }

    /// Prints all steps and fails if one did.
    pub(crate) fn summary(&self) -> Result<()> {
        println!("\n== summary");
        for step in &self.taken {
            println!("{step}");
        }
        let total: Duration = self.taken.iter().map(|step| step.duration).sum();
        println!("{:>8.1} s  in all", total.as_secs_f32());
        let failed = self.taken.iter().filter(|step| step.has_failed());
        let failed: Vec<_> = failed.map(|step| step.name).collect();
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

    #[test]
    fn a_step_whose_tool_is_missing_has_neither_passed_nor_failed() {
        let mut steps = Steps::default();
        assert!(!steps.take("alert rules", || Err(needs("promtool"))));
        let shown = steps.taken[0].to_string();
        assert!(shown.ends_with("alert rules: left out: needs promtool"), "{shown}");
        steps.summary().expect("nothing failed");
    }
}
