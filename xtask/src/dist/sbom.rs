//! The bill of materials, in `CycloneDX` 1.5.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::dist::graph::{Key, Package};

/// All shipped packages and who uses whom.
pub(crate) fn sbom(packages: &BTreeMap<Key, Package>, time: &str) -> Value {
    let program = packages.values().find(|package| package.name == "freebooter");
    let others = packages.values().filter(|package| package.name != "freebooter");
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "timestamp": time,
            "component": program.map(|program| component(program, "application")),
        },
        "components": others.map(|it| component(it, "library")).collect::<Vec<_>>(),
        "dependencies": packages.values().map(dependencies).collect::<Vec<_>>(),
    })
}

fn component(package: &Package, kind: &str) -> Value {
    let mut component = json!({
        "type": kind,
        "bom-ref": reference(package),
        "name": package.name,
        "version": package.version,
        "scope": "required",
        "licenses": [{"expression": modern(&package.license)}],
        "properties": shipped_in(package),
    });
    if let Some(checksum) = &package.checksum {
        component["purl"] = json!(reference(package));
        component["hashes"] = json!([{"alg": "SHA-256", "content": checksum}]);
    }
    if let Some(repository) = &package.repository {
        component["externalReferences"] = json!([{"type": "vcs", "url": repository}]);
    }
    component
}

fn shipped_in(package: &Package) -> Value {
    let places = [("server", package.in_server), ("browser", package.in_browser)];
    let places = places.into_iter().filter(|(_, there)| *there);
    places.map(|(place, _)| json!({"name": "freebooter:shipped-in", "value": place})).collect()
}

fn dependencies(package: &Package) -> Value {
    let uses: Vec<_> = package.uses.iter().map(|(name, version)| purl(name, version)).collect();
    json!({"ref": reference(package), "dependsOn": uses})
}

fn reference(package: &Package) -> String {
    purl(&package.name, &package.version)
}

fn purl(name: &str, version: &str) -> String {
    // A version may carry build metadata behind a plus sign.
    format!("pkg:cargo/{name}@{}", version.replace('+', "%2B"))
}

/// Old manifests separate licences by a slash.
pub(crate) fn modern(license: &str) -> String {
    license.split('/').map(str::trim).collect::<Vec<_>>().join(" OR ")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::PathBuf;

    use super::*;

    fn package(name: &str, checksum: Option<&str>, uses: &[&str]) -> (Key, Package) {
        let key = |name: &str| (name.to_owned(), "1.0.0+a".to_owned());
        let package = Package {
            name: name.to_owned(),
            version: "1.0.0+a".to_owned(),
            license: "MIT/Apache-2.0".to_owned(),
            authors: Vec::new(),
            repository: None,
            folder: PathBuf::new(),
            checksum: checksum.map(str::to_owned),
            in_server: true,
            in_browser: false,
            uses: uses.iter().map(|name| key(name)).collect::<BTreeSet<_>>(),
        };
        (key(name), package)
    }

    #[test]
    fn the_program_is_made_of_its_components() {
        let packages = BTreeMap::from([
            package("freebooter", None, &["wind"]),
            package("wind", Some("ab"), &[]),
        ]);
        let sbom = sbom(&packages, "2026-01-01T00:00:00Z");
        assert_eq!(sbom["metadata"]["component"]["name"], "freebooter");
        let [wind] = sbom["components"].as_array().expect("a list").as_slice() else {
            panic!("one component: {sbom}")
        };
        assert_eq!(wind["purl"], "pkg:cargo/wind@1.0.0%2Ba");
        assert_eq!(wind["hashes"][0]["content"], "ab");
        assert_eq!(wind["licenses"][0]["expression"], "MIT OR Apache-2.0");
        assert_eq!(wind["properties"][0]["value"], "server");
        let used = json!({"ref": "pkg:cargo/freebooter@1.0.0%2Ba", "dependsOn": ["pkg:cargo/wind@1.0.0%2Ba"]});
        assert!(sbom["dependencies"].as_array().expect("a list").contains(&used));
    }
}
