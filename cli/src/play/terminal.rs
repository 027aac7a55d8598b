//! People and bots at one table in one terminal.

use crate::{
    args::Who,
    failure::Failure,
    paint::{inked, paint},
    play::prompt::{self, Typed},
    save,
    words::Speech,
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

const WIDTH: usize = 110;
const PAUSE: Duration = Duration::from_millis(600);
/// How many sentences `log` shows.
const LOG: usize = 40;

pub(crate) struct Terminal {
    table: Box<dyn AnyMatch>,
    seats: Vec<Who>,
    file: Option<PathBuf>,
    fast: bool,
    speech: Speech,
    log: VecDeque<String>,
    /// Who held the device last.
    last: Option<Seat>,
}

/// Whether play goes on.
enum Next {
    GoOn,
    Leave,
}

impl Terminal {
    pub(crate) fn new(
        table: Box<dyn AnyMatch>,
        seats: Vec<Who>,
        file: Option<PathBuf>,
        fast: bool,
        speech: Speech,
    ) -> Self {
        Self { table, seats, file, fast, speech, log: VecDeque::new(), last: None }
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
        if self.needs_cover(seat) && !self.cover(seat, input, out)? {
            return Ok(Next::Leave);
        }
        self.last = Some(seat);
        self.show_board(seat, out)?;
        let actions = self.table.legal(seat);
        let words: Vec<String> =
            actions.iter().map(|listed| self.speech.sentence(&listed.text)).collect();
        self.list(&words, "", out)?;
        loop {
            let choice = self.speech.say(&of_seat("cli-choice", seat));
            write!(out, "{} ", inked(&choice, Ink::Strong))?;
            out.flush()?;
            let Some(line) = read_line(input)? else { return Ok(Next::Leave) };
            match prompt::read(&line, actions.len()) {
                Typed::Action(index) => return self.act(seat, &actions[index], out),
                Typed::Filter(filter) => self.list(&words, &filter, out)?,
                Typed::Help => self.help(out)?,
                Typed::Board => {
                    self.show_board(seat, out)?;
                    self.list(&words, "", out)?;
                }
                Typed::Hint => self.show_hints(seat, out)?,
                Typed::Log => self.log.iter().try_for_each(|line| writeln!(out, "  {line}"))?,
                Typed::Save(file) => self.save(Path::new(&file), out)?,
                Typed::Quit => return Ok(Next::Leave),
                Typed::Wrong(message) => writeln!(out, "{}", self.speech.sentence(&message))?,
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
        let sketch = self.table.sketch(Viewer::Seat(seat), self.speech.language());
        Ok(writeln!(out, "\n{}", paint(&sketch))?)
    }

    /// The three best actions according to a strong bot.
    fn show_hints(&self, seat: Seat, out: &mut impl Write) -> Result<(), Failure> {
        let hints = self.table.hints(seat, Budget::Millis(1_000), self.table.inputs() as u64)?;
        for hint in hints.iter().take(3) {
            writeln!(out, "  {}", inked(&self.speech.sentence(&hint.text), Ink::Strong))?;
            writeln!(out, "      {}", self.speech.sentence(&hint.why))?;
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
        for text in happened.texts(viewer) {
            let sentence = self.speech.sentence(&text);
            writeln!(out, "  {sentence}")?;
            self.log.push_back(sentence);
            if self.log.len() > LOG {
                self.log.pop_front();
            }
        }
        Ok(())
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
                let shown = file.display().to_string();
                let kept = Text::new("cli-kept").with("file", shown).with("command", resume(file));
                writeln!(out, "{}", self.speech.say(&kept))?;
            }
            Err(failure) => {
                let text = Text::new("cli-not-saved").with("why", failure.to_string());
                writeln!(out, "{}", self.speech.say(&text))?;
            }
        }
        Ok(())
    }

    fn leave(&self, out: &mut impl Write) -> Result<(), Failure> {
        let bye = match &self.file {
            Some(file) => Text::new("cli-bye-kept").with("command", resume(file)),
            None => Text::new("cli-bye"),
        };
        Ok(writeln!(out, "\n{}", self.speech.say(&bye))?)
    }

    fn finish(&self, out: &mut impl Write) -> Result<(), Failure> {
        writeln!(
            out,
            "\n{}",
            paint(&self.table.sketch(Viewer::Spectator, self.speech.language()))
        )?;
        let standing = self.table.standing();
        let say = |text: &Text| self.speech.say(text);
        writeln!(out, "{}", inked(&say(&Text::new("cli-scores")), Ink::Strong))?;
        for (seat, (score, who)) in
            Seat::all(self.seats.len()).zip(standing.scores.iter().zip(&self.seats))
        {
            let name = say(&of_seat("cli-seat", seat).with("who", who.to_string()));
            let won = standing.winners.contains(&seat);
            let wins =
                if won { format!("  {}", say(&Text::new("cli-wins"))) } else { String::new() };
            writeln!(out, "  {name} {score:>6}{wins}")?;
        }
        Ok(())
    }

    fn help(&self, out: &mut impl Write) -> Result<(), Failure> {
        writeln!(out, "{}", self.speech.say(&Text::new("cli-help")))?;
        for (typed, key) in HELP {
            writeln!(out, "  {typed:<10} {}", self.speech.say(&Text::new(key)))?;
        }
        Ok(())
    }

    fn list(&self, actions: &[String], filter: &str, out: &mut impl Write) -> Result<(), Failure> {
        let found = prompt::matching(actions, filter);
        if found.is_empty() {
            let nothing = Text::new("cli-no-match").with("filter", filter);
            writeln!(out, "{}", self.speech.say(&nothing))?;
        }
        Ok(write!(out, "{}", prompt::listing(&found, WIDTH))?)
    }

    /// Hides the last person's things; false if the input has ended.
    fn cover(
        &self,
        seat: Seat,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<bool, Failure> {
        write!(out, "{}", "\n".repeat(60))?;
        write!(out, "{} ", self.speech.say(&of_seat("cli-hand-over", seat)))?;
        out.flush()?;
        Ok(read_line(input)?.is_some())
    }
}

/// What can be typed besides an action, and what says what it does.
const HELP: [(&str, &str); 5] = [
    ("board", "cli-help-board"),
    ("hint", "cli-help-hint"),
    ("log", "cli-help-log"),
    ("save FILE", "cli-help-save"),
    ("quit", "cli-help-quit"),
];

fn of_seat(key: &'static str, seat: Seat) -> Text {
    Text::new(key).with("seat", seat.index())
}

/// The command that goes on with a match that is kept in a file.
fn resume(file: &Path) -> String {
    format!("freebooter play --resume {}", file.display())
}

fn read_line(input: &mut impl BufRead) -> Result<Option<String>, Failure> {
    let mut bytes = Vec::new();
    if input.read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}
