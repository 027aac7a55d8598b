//! File descriptors: each connection needs one.

use crate::config::LimitRules;

/// For the data, the logs and turn alerts.
const OWN: u64 = 64;

/// Says at the start if there are too few: connections would be refused one day without a reason.
pub(crate) fn check(limits: &LimitRules) {
    if let Some(problem) = available().and_then(|available| too_few(limits.connections, available))
    {
        tracing::warn!("{problem}");
    }
}

fn too_few(connections: usize, available: u64) -> Option<String> {
    let needed = connections as u64 + OWN;
    (connections > 0 && available < needed).then(|| {
        format!(
            "this process may open {available} files but needs {needed} for {connections} \
             connections: raise the limit (`ulimit -n`, `LimitNOFILE=`) or lower \
             `limits.connections`"
        )
    })
}

#[cfg(unix)]
fn available() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::Nofile).current
}

#[cfg(not(unix))]
fn available() -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_few_file_descriptors_are_said_with_what_to_do() {
        let said = too_few(10_000, 1024).unwrap();
        assert!(said.contains("1024") && said.contains("10064") && said.contains("ulimit"));
        assert_eq!(too_few(10_000, 65_536), None);
        assert_eq!(too_few(0, 1024), None, "without a limit nobody knows how many are needed");
    }
}
