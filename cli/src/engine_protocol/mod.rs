//! `freebooter engine`: one JSON object per line in, one per line out.

mod lines;
mod request;
mod session;

use crate::failure::Failure;
use lines::Lines;
use session::Session;
use std::io::{BufRead, Write};

/// Answers every line until the input ends.
pub(crate) fn run(input: impl BufRead, mut output: impl Write) -> Result<(), Failure> {
    let mut session = Session::default();
    let mut lines = Lines::new(input);
    while let Some(line) = lines.next_line()? {
        let answer = session.answer(line);
        serde_json::to_writer(&mut output, &answer).map_err(std::io::Error::from)?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
    Ok(())
}
