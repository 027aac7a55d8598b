//! `freebooter check`.

use crate::{args::Check, backup::no_database, failure::Failure, serve::own_folder};
use indicatif::{ProgressBar, ProgressStyle};
use server::tables::{Checked, check_data};

pub(crate) fn run(check: &Check) -> Result<(), Failure> {
    let path = match &check.data {
        Some(path) => path.clone(),
        None => own_folder()?,
    };
    no_database(&path, "move it to a folder to check every match (`freebooter move`)")?;
    // It is hidden where nobody looks at a terminal.
    let bar = ProgressBar::new(0).with_style(style());
    let checked = check_data(&path, |done, of| {
        bar.set_length(of as u64);
        bar.set_position(done as u64);
    })?;
    bar.finish_and_clear();
    report(&checked);
    if checked.is_sound() {
        return Ok(());
    }
    Err(Failure::DamagedData(checked.notices.len() + checked.damaged.len()))
}

fn style() -> ProgressStyle {
    let template = "{bar:40} {pos} of {len} matches, {eta} left";
    ProgressStyle::with_template(template).expect("a valid template")
}

fn report(checked: &Checked) {
    for notice in &checked.notices {
        anstream::println!("{notice}");
    }
    for (id, why) in &checked.damaged {
        anstream::println!("match {id}: {}", game::shorten(why));
    }
    for (id, rules) in &checked.other_rules {
        anstream::println!("match {id}: played under version {rules} of its rules; not replayed");
    }
    let replayed = checked.matches - checked.other_rules.len();
    let result = if checked.is_sound() { "everything is sound" } else { "damaged" };
    anstream::println!(
        "{matches} matches, {replayed} replayed from {entries} log entries: {result}",
        matches = checked.matches,
        entries = checked.entries,
    );
}
