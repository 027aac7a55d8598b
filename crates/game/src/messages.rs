//! The messages of a crate, built in.

/// Messages as Fluent files, by language: what a crate says, ready to be built in.
#[derive(Clone, Copy, Debug)]
pub struct Messages {
    /// English.
    pub en: &'static [&'static str],
    /// German.
    pub de: &'static [&'static str],
    /// French.
    pub fr: &'static [&'static str],
    /// Italian.
    pub it: &'static [&'static str],
}

/// The messages of a folder that has a file for each language, such as `../lang`, and those of
/// another crate.
#[macro_export]
macro_rules! messages {
    ($folder:literal $(, $other:expr)?) => {
        $crate::Messages {
            en: &[include_str!(concat!($folder, "/en.ftl")) $(, $other.en[0])?],
            de: &[include_str!(concat!($folder, "/de.ftl")) $(, $other.de[0])?],
            fr: &[include_str!(concat!($folder, "/fr.ftl")) $(, $other.fr[0])?],
            it: &[include_str!(concat!($folder, "/it.ftl")) $(, $other.it[0])?],
        }
    };
}
