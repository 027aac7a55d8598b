//! The plural form that a language has for a number, by the rules of Unicode's CLDR. A browser
//! knows them; elsewhere they are built in.

#[cfg(target_arch = "wasm32")]
pub(crate) use browser::category;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use native::category;

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::sync::OnceLock;

    use game::Decimal;
    use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
    use unic_langid::LanguageIdentifier;

    use crate::Language;

    /// The name of the form, as variants of messages have it.
    pub(crate) fn category(language: Language, number: Decimal) -> &'static str {
        let category = rules(language).select(written(number).as_str());
        match category.unwrap_or(PluralCategory::OTHER) {
            PluralCategory::ZERO => "zero",
            PluralCategory::ONE => "one",
            PluralCategory::TWO => "two",
            PluralCategory::FEW => "few",
            PluralCategory::MANY => "many",
            PluralCategory::OTHER => "other",
        }
    }

    /// With the decimals that are shown: they count, as in "1.0 ships".
    fn written(Decimal { digits, decimals }: Decimal) -> String {
        let places = usize::from(decimals);
        let mut text = format!("{:0width$}", digits.unsigned_abs(), width = places + 1);
        if places > 0 {
            text.insert(text.len() - places, '.');
        }
        text
    }

    fn rules(language: Language) -> &'static PluralRules {
        static RULES: [OnceLock<PluralRules>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        RULES[language as usize].get_or_init(|| {
            let id: LanguageIdentifier = language.code().parse().expect("the code is a tag");
            PluralRules::create(id, PluralRuleType::CARDINAL).expect("CLDR knows the language")
        })
    }
}

#[cfg(target_arch = "wasm32")]
mod browser {
    use std::cell::RefCell;

    use game::Decimal;
    use js_sys::{Array, Intl, Object, Reflect};

    use crate::Language;

    thread_local! {
        static RULES: RefCell<Vec<(Language, u8, Intl::PluralRules)>> =
            const { RefCell::new(Vec::new()) };
    }

    /// The name of the form, as variants of messages have it.
    pub(crate) fn category(language: Language, number: Decimal) -> &'static str {
        let Decimal { digits, decimals } = number;
        let value = digits as f64 / 10_f64.powi(decimals.into());
        let form = RULES.with_borrow_mut(|all| {
            let known =
                all.iter().position(|(of, places, _)| (*of, *places) == (language, decimals));
            let index = known.unwrap_or_else(|| {
                all.push((language, decimals, rules(language, decimals)));
                all.len() - 1
            });
            String::from(all[index].2.select(value))
        });
        match form.as_str() {
            "zero" => "zero",
            "one" => "one",
            "two" => "two",
            "few" => "few",
            "many" => "many",
            _ => "other",
        }
    }

    /// The decimals that are shown count, as in "1.0 ships".
    fn rules(language: Language, decimals: u8) -> Intl::PluralRules {
        let options = Object::new();
        // Setting a property of a fresh object does not fail.
        let _ = Reflect::set(&options, &"minimumFractionDigits".into(), &decimals.into());
        Intl::PluralRules::new(&Array::of1(&language.code().into()), &options)
    }
}
