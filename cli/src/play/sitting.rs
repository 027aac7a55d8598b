//! People and bots at one table in one terminal.

use crate::{
    args::Who,
    failure::Failure,
    paint::{inked, paint},
    play::prompt::{self, Typed},
    save,
};
use bots::{Budget, Level};
use engine::{AnyMatch, Asked, Happened, Listed};
use game::{Ink, Seat, Text, Viewer};
use std::{
    collections::VecDeque,
    io::{BufRead, Write},
    path::{Path, PathBuf},
    time::Duration,
};
use text::Language;

const WIDTH: usize = 110;
const PAUSE: Duration = Duration::from_millis(600);
/// How many sentences `log` shows.
const LOG: usize = 40;

pub(crate) struct Sitting {
    table: Box<dyn AnyMatch>,
    seats: Vec<Who>,
    file: Option<PathBuf>,
    fast: bool,
    language: Language,
    log: VecDeque<String>,
    /// Who held the device last.
    last: Option<Seat>,
}

/// Whether the sitting goes on.
enum Next {
    GoOn,
    Leave,
}

impl Sitting {
    pub(crate) fn new(
        table: Box<dyn AnyMatch>,
        seats: Vec<Who>,
        file: Option<PathBuf>,
        fast: bool,
        language: Language,
    ) -> Self {
        Self { table, seats, file, fast, language, log: VecDeque::new(), last: None }
    }

    /// Plays until it is over or somebody leaves.
    pub(crate) fn play(
        &mut self,
        mut input: impl BufRead,
        mut out: impl Write,
    ) -> Result<(), Failure> {
        writeln!(out, "{}", inked(self.table.game().about().title, Ink::Strong))?;
        loop {
            let happened = self.table.settle();
            self.tell(happened.as_ref(), &mut out)?;
            self.keep()?;
            let seat = match self.table.asked() {
                Asked::Over(_) => return self.finish(&mut out),
                Asked::Players(seats) => self.first_to_answer(&seats),
                Asked::Chance(_) => continue,
            };
            match self.seats[seat.index()] {
                Who::Bot(level) => self.let_bot_act(level, seat, &mut out)?,
                Who::Person => {
                    if matches!(self.ask(seat, &mut input, &mut out)?, Next::Leave) {
                        return self.leave(&mut out);
                    }
                }
            }
        }
    }

    /// Of several seats that are asked at once bots answer first, then the person who holds the
    /// device, then the others in turn.
    fn first_to_answer(&self, asked: &[Seat]) -> Seat {
        let bot = asked.iter().find(|seat| self.seats[seat.index()] != Who::Person);
        let holder = asked.iter().find(|seat| self.last == Some(**seat));
        *bot.or(holder).unwrap_or(&asked[0])
    }

    fn let_bot_act(
        &mut self,
        level: Level,
        seat: Seat,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let seed = self.table.inputs() as u64;
        let choice = self.table.bot(level, seat, level.usual_budget(), seed)?;
        if !self.fast && self.seats.contains(&Who::Person) {
            std::thread::sleep(PAUSE);
        }
        let happened = self.table.act(seat, &choice.action)?;
        self.tell(happened.as_ref(), out)
    }

    /// Prompts a person until they act or leave.
    fn ask(
        &mut self,
        seat: Seat,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<Next, Failure> {
        if self.needs_cover(seat) && !cover(seat, input, out)? {
            return Ok(Next::Leave);
        }
        self.last = Some(seat);
        self.show_board(seat, out)?;
        let actions = self.table.legal(seat);
        let words: Vec<String> = actions.iter().map(|listed| self.say(&listed.text)).collect();
        list(&words, "", out)?;
        loop {
            write!(out, "{} ", inked(&format!("Seat {seat}, your choice:"), Ink::Strong))?;
            out.flush()?;
            let Some(line) = read_line(input)? else { return Ok(Next::Leave) };
            match prompt::read(&line, actions.len()) {
                Typed::Action(index) => return self.act(seat, &actions[index], out),
                Typed::Filter(filter) => list(&words, &filter, out)?,
                Typed::Help => writeln!(out, "{HELP}")?,
                Typed::Board => {
                    self.show_board(seat, out)?;
                    list(&words, "", out)?;
                }
                Typed::Hint => self.show_hints(seat, out)?,
                Typed::Log => self.log.iter().try_for_each(|line| writeln!(out, "  {line}"))?,
                Typed::Save(file) => self.save(Path::new(&file), out)?,
                Typed::Quit => return Ok(Next::Leave),
                Typed::Wrong(message) => writeln!(out, "{message}")?,
            }
        }
    }

    fn act(&mut self, seat: Seat, action: &Listed, out: &mut impl Write) -> Result<Next, Failure> {
        let happened = self.table.act(seat, &action.action)?;
        self.tell(happened.as_ref(), out)?;
        Ok(Next::GoOn)
    }

    /// Whether the device changes hands and the next person sees something
    /// that is hidden from the others.
    fn needs_cover(&self, seat: Seat) -> bool {
        let people = self.seats.iter().filter(|&&who| who == Who::Person).count();
        let hidden = self.table.view(Viewer::Seat(seat)) != self.table.view(Viewer::Spectator);
        people > 1 && hidden && self.last != Some(seat)
    }

    fn show_board(&self, seat: Seat, out: &mut impl Write) -> Result<(), Failure> {
        let sketch = self.table.sketch(Viewer::Seat(seat));
        Ok(writeln!(out, "\n{}", paint(&sketch))?)
    }

    /// The three best actions according to a strong bot.
    fn show_hints(&self, seat: Seat, out: &mut impl Write) -> Result<(), Failure> {
        let hints = self.table.hints(seat, Budget::Millis(1_000), self.table.inputs() as u64)?;
        for hint in hints.iter().take(3) {
            writeln!(out, "  {}", inked(&self.say(&hint.text), Ink::Strong))?;
            writeln!(out, "      {}", self.say(&hint.why))?;
        }
        Ok(())
    }

    /// Prints what everyone may know, or with only one person at the table,
    /// what that person may know.
    fn tell(&mut self, happened: &dyn Happened, out: &mut impl Write) -> Result<(), Failure> {
        let mut people = (0..).zip(&self.seats).filter(|(_, who)| **who == Who::Person);
        let viewer = match (people.next(), people.next()) {
            (Some((seat, _)), None) => Viewer::Seat(Seat::new(seat)),
            _ => Viewer::Spectator,
        };
        for sentence in engine::sentences(self.language, &happened.texts(viewer)) {
            writeln!(out, "  {sentence}")?;
            self.log.push_back(sentence);
            if self.log.len() > LOG {
                self.log.pop_front();
            }
        }
        Ok(())
    }

    fn say(&self, text: &Text) -> String {
        engine::sentence(self.language, text)
    }

    fn keep(&self) -> Result<(), Failure> {
        match &self.file {
            Some(file) => save::write(file, &self.seats, self.table.as_ref()),
            None => Ok(()),
        }
    }

    fn save(&mut self, file: &Path, out: &mut impl Write) -> Result<(), Failure> {
        match save::write(file, &self.seats, self.table.as_ref()) {
            Ok(()) => {
                self.file = Some(file.to_owned());
                writeln!(
                    out,
                    "saved to {0}; resume later with: freebooter play --resume {0}",
                    file.display()
                )?;
            }
            Err(failure) => writeln!(out, "not saved: {failure}")?,
        }
        Ok(())
    }

    fn leave(&self, out: &mut impl Write) -> Result<(), Failure> {
        match &self.file {
            Some(file) => {
                let file = file.display();
                writeln!(out, "\nFair winds! Resume with: freebooter play --resume {file}")?;
            }
            None => writeln!(out, "\nFair winds! (This match was not saved.)")?,
        }
        Ok(())
    }

    fn finish(&self, out: &mut impl Write) -> Result<(), Failure> {
        writeln!(out, "\n{}", paint(&self.table.sketch(Viewer::Spectator)))?;
        let standing = self.table.standing();
        writeln!(out, "{}", inked("Final scores", Ink::Strong))?;
        for (seat, (score, who)) in standing.scores.iter().zip(&self.seats).enumerate() {
            let won = standing.winners.contains(&Seat::new(seat as u8));
            writeln!(out, "  seat {seat} ({who}) {score:>6}{}", if won { "  wins" } else { "" })?;
        }
        Ok(())
    }
}

const HELP: &str = "\
Type the number of an action, or some of its words to list the actions that match.
  board      show the board again      log        show recent events
  hint       ask a strong bot          save FILE  save the match to a file
  quit       leave the table";

fn list(actions: &[String], filter: &str, out: &mut impl Write) -> Result<(), Failure> {
    let found = prompt::matching(actions, filter);
    if found.is_empty() {
        writeln!(out, "no action matches `{filter}`; type `help` for other commands")?;
    }
    Ok(write!(out, "{}", prompt::listing(&found, WIDTH))?)
}

/// Hides the previous person's view; false if the input has ended.
fn cover(seat: Seat, input: &mut impl BufRead, out: &mut impl Write) -> Result<bool, Failure> {
    write!(out, "{}", "\n".repeat(60))?;
    write!(out, "Hand the device to seat {seat}, then press Enter. ")?;
    out.flush()?;
    Ok(read_line(input)?.is_some())
}

fn read_line(input: &mut impl BufRead) -> Result<Option<String>, Failure> {
    let mut bytes = Vec::new();
    if input.read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}
