//! A match from the first look at the table to the last word.

use crate::command::{self, Command};
use crate::player::Player;
use crate::{Heard, House, Input, outcome_words, save, show};
use bots::Seated;
use kernel::{Choice, Names, Record, Seat, Style, Table, Viewer};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// How a sitting ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Left {
    /// The game is over.
    Over,
    /// Somebody left before; the match is kept here.
    Early(PathBuf),
}

/// A table with people and bots at it.
pub struct Sitting<'a> {
    /// What the table needs of the house.
    pub house: &'a dyn House,
    /// The match.
    pub table: Box<dyn Table>,
    /// Who plays each seat.
    pub players: Vec<Player>,
    /// What they are called.
    pub names: Names,
    /// How the table is drawn.
    pub style: Style,
    /// Whether the screen can be cleared between people.
    pub can_clear: bool,
    /// Whether lines heard are written out: for pipes, where no terminal shows them.
    pub echo: bool,
    /// Where the match is kept when somebody leaves.
    pub folder: PathBuf,
    /// What the bots' chance flows from.
    pub seed: u64,
    /// Whether each bot says what it thought of: for study, since it tells of its own hand.
    pub explain: bool,
}

impl std::fmt::Debug for Sitting<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Sitting({}, {:?})", self.table.game(), self.players)
    }
}

impl Sitting<'_> {
    /// Plays until the game is over or somebody leaves.
    ///
    /// # Errors
    /// When nothing can be written any more.
    pub fn run(self, input: &mut dyn Input, output: &mut dyn Write) -> io::Result<Left> {
        let seats = self.players.len();
        let mut session = Session {
            bots: Vec::new(),
            told: vec![0; seats + 1],
            put: vec![Vec::new(); seats],
            floor: None,
            present: None,
            watched: false,
            sitting: self,
            input,
            output,
        };
        session.seat_bots()?;
        session.play()
    }
}

pub(crate) struct Session<'a, 'b> {
    pub(crate) sitting: Sitting<'a>,
    input: &'b mut dyn Input,
    output: &'b mut dyn Write,
    bots: Vec<Option<Box<dyn Seated>>>,
    /// How many events each seat was told; the last one is the watcher.
    told: Vec<usize>,
    /// The offers each seat was asked about and let wait.
    pub(crate) put: Vec<Vec<String>>,
    /// Somebody who owes no answer and has the keyboard: to answer an offer, or to make one.
    pub(crate) floor: Option<Seat>,
    /// Whoever is at the keyboard.
    present: Option<Seat>,
    /// Whether watchers want to see the rest without pauses.
    watched: bool,
}

/// How many choices a bot explains.
const SHOWN: usize = 5;

/// Whether to go on.
pub(crate) enum Next {
    Again,
    Moved,
    Leave,
}

impl Session<'_, '_> {
    pub(crate) fn say(&mut self, text: &str) -> io::Result<()> {
        self.output.write_all(text.as_bytes())?;
        self.output.flush()
    }

    pub(crate) fn hear(&mut self) -> io::Result<Heard> {
        let heard = self.input.hear();
        if self.sitting.echo
            && let Heard::Line(line) = &heard
        {
            let clean: String = line.chars().filter(|c| !c.is_control()).collect();
            self.say(&format!("{clean}\n"))?;
        }
        Ok(heard)
    }

    fn seat_bots(&mut self) -> io::Result<()> {
        let Sitting { house, table, players, names, seed, .. } = &self.sitting;
        let options = table.record(names).options;
        let sit = |(index, player): (usize, &Player)| match player {
            Player::Person => Ok(None),
            Player::Bot(bot) => house.sit(table.game(), &options, *bot, seed.wrapping_add(index as u64)).map(Some),
        };
        let seated: Result<Vec<_>, String> = players.iter().enumerate().map(sit).collect();
        self.bots = seated.map_err(io::Error::other)?;
        Ok(())
    }

    fn play(&mut self) -> io::Result<Left> {
        loop {
            if self.sitting.table.outcome().is_some() {
                return self.end();
            }
            if self.input.is_interrupted() {
                return self.leave();
            }
            match self.bargain()? {
                Next::Again => {}
                Next::Moved => continue,
                Next::Leave => return self.leave(),
            }
            let to_act = self.sitting.table.to_act();
            let bot = to_act.iter().find(|seat| matches!(self.bots.get(seat.index()), Some(Some(_))));
            let next = match (bot, to_act.first()) {
                (Some(seat), _) => self.bot_acts(seat)?,
                (None, Some(first)) => {
                    let seat = self.present.filter(|&seat| to_act.has(seat)).unwrap_or(first);
                    self.person_acts(seat)?
                }
                (None, None) => Next::Leave,
            };
            if matches!(next, Next::Leave) {
                return self.leave();
            }
        }
    }

    /// Whoever looks on: the person at the keyboard, or a watcher where only bots play.
    pub(crate) fn viewer(&self) -> Viewer {
        match self.present.or_else(|| self.only_person()) {
            Some(seat) => Viewer::seat(seat),
            None => Viewer::SPECTATOR,
        }
    }

    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        let players = self.sitting.players.iter().enumerate();
        players.filter(|(_, player)| **player == Player::Person).filter_map(|(index, _)| Seat::checked(index))
    }

    fn only_person(&self) -> Option<Seat> {
        self.people().next().filter(|_| self.people().count() == 1)
    }

    pub(crate) fn bot(&self, seat: Seat) -> Option<&dyn Seated> {
        self.bots.get(seat.index())?.as_deref()
    }

    fn bot_acts(&mut self, seat: Seat) -> io::Result<Next> {
        let table = &mut self.sitting.table;
        let chosen = self.bots[seat.index()].as_mut().and_then(|bot| bot.choose(&**table, seat));
        let text = chosen.unwrap_or_else(|| table.fallback(seat));
        let thoughts = if self.sitting.explain { self.thoughts(seat) } else { String::new() };
        self.say(&thoughts)?;
        let table = &mut self.sitting.table;
        if table.submit(seat, &text, None, &self.sitting.names).is_err() {
            let fallback = table.fallback(seat);
            if table.submit(seat, &fallback, None, &self.sitting.names).is_err() {
                return Err(io::Error::other(format!("the bot at {seat} found no legal action")));
            }
        }
        if self.people().next().is_some() { Ok(Next::Moved) } else { self.watch() }
    }

    /// What a bot thought of its choices just now, the best first.
    fn thoughts(&self, seat: Seat) -> String {
        let bot = self.bots.get(seat.index()).and_then(Option::as_ref);
        let thoughts = bot.map_or_else(Vec::new, |bot| bot.explain(&*self.sitting.table));
        let lines: String = thoughts.iter().take(SHOWN).map(|one| format!("  {one}\n")).collect();
        if lines.is_empty() { lines } else { format!("{} thinks:\n{lines}", &self.sitting.names[seat]) }
    }

    /// Only bots play: tells what happened and waits for Enter, as long as somebody is there.
    fn watch(&mut self) -> io::Result<Next> {
        self.tell_news()?;
        if self.watched {
            return Ok(Next::Moved);
        }
        let drawn = self.drawn();
        self.say(&drawn)?;
        self.say("Enter for the next action, run to see the rest, quit to leave: ")?;
        match self.hear()? {
            Heard::Interrupt => return Ok(Next::Leave),
            Heard::End => self.watched = true,
            Heard::Line(line) => match line.trim() {
                "run" => self.watched = true,
                "quit" => return Ok(Next::Leave),
                _ => {}
            },
        }
        self.say("\n")?;
        Ok(Next::Moved)
    }

    fn drawn(&self) -> String {
        let Sitting { table, names, style, .. } = &self.sitting;
        let drawn = table.draw(self.viewer(), names, *style);
        format!("{}{}\n", show::rule(*style), drawn.trim_end())
    }

    /// Tells the one who looks on what is new.
    fn tell_news(&mut self) -> io::Result<()> {
        let at = self.present.or_else(|| self.only_person()).map_or(self.told.len() - 1, Seat::index);
        let all = self.sitting.table.told(self.viewer(), 0, &self.sitting.names);
        let since = self.told[at].min(all.len());
        let text = show::events(all[since..].iter().map(|one| one.words.as_str()), self.sitting.style);
        self.told[at] = all.len();
        self.say(&text)
    }

    pub(crate) fn person_acts(&mut self, seat: Seat) -> io::Result<Next> {
        if self.present != Some(seat) && self.people().count() > 1 && !self.draw_curtain(seat)? {
            return Ok(Next::Leave);
        }
        self.present = Some(seat);
        self.tell_news()?;
        let drawn = self.drawn();
        self.say(&drawn)?;
        self.say_proposals(seat)?;
        self.ask(seat)?;
        loop {
            self.say("> ")?;
            let line = match self.hear()? {
                Heard::Line(line) => line,
                Heard::End | Heard::Interrupt => return Ok(Next::Leave),
            };
            match self.obey(seat, &line)? {
                Next::Again => {}
                next => return Ok(next),
            }
        }
    }

    /// Hides the table until the next person is alone with it; `false` where nobody comes.
    fn draw_curtain(&mut self, seat: Seat) -> io::Result<bool> {
        if self.sitting.can_clear {
            self.say("\u{1b}[2J\u{1b}[3J\u{1b}[H")?;
        }
        let name = self.sitting.names[seat].to_owned();
        self.say(&format!("Press Enter when {name} is alone at the screen. "))?;
        let heard = self.hear()?;
        Ok(matches!(heard, Heard::Line(_)))
    }

    pub(crate) fn choices(&self, seat: Seat) -> Vec<Choice> {
        self.sitting.table.choices(seat, &self.sitting.names)
    }

    fn ask(&mut self, seat: Seat) -> io::Result<()> {
        let mut prompt = self.sitting.table.prompt(seat);
        prompt.sentence = named(&prompt.sentence, &self.sitting.names);
        let text = show::question(&prompt, &self.choices(seat), self.sitting.style);
        self.say(&text)
    }

    fn obey(&mut self, seat: Seat, line: &str) -> io::Result<Next> {
        let choices = self.choices(seat);
        // What is offered goes before a command of the same name.
        if choices.iter().any(|choice| choice.notation.eq_ignore_ascii_case(line.trim())) {
            return self.act(seat, line.trim(), None);
        }
        match command::read(line) {
            Command::Number(number, amount) => self.act_by_number(seat, &choices, number, amount),
            Command::Act(text) => self.act_by_text(seat, &choices, &text),
            Command::Undo => self.undo(seat),
            Command::Load(file) => self.load(&file),
            Command::Quit => Ok(Next::Leave),
            Command::TurnTo(name) => self.turn_to(&name),
            Command::Nothing if self.floor == Some(seat) => Ok(self.go_on(seat)),
            Command::Look | Command::Nothing => {
                let drawn = self.drawn();
                self.say(&drawn)?;
                self.ask(seat).map(|()| Next::Again)
            }
            other => self.answer(seat, &other).map(|()| Next::Again),
        }
    }

    fn load(&mut self, file: &str) -> io::Result<Next> {
        let loaded = read_record(Path::new(file)).and_then(|record| {
            let table = self.sitting.house.load(&record)?;
            Ok((record, table))
        });
        let (record, table) = match loaded {
            Ok(loaded) => loaded,
            Err(error) => {
                self.say(&format!("{file}: {error}\n"))?;
                return Ok(Next::Again);
            }
        };
        self.sitting.names = Names::new(record.names.iter().cloned(), table.seats());
        let policies = self.sitting.house.policies(table.game());
        self.sitting.players = self.sitting.names.iter().map(|name| Player::named(name, policies)).collect();
        self.sitting.table = table;
        self.told = vec![0; self.sitting.players.len() + 1];
        self.put = vec![Vec::new(); self.sitting.players.len()];
        self.floor = None;
        self.present = None;
        self.seat_bots()?;
        self.say(&format!("Going on with {file}.\n"))?;
        Ok(Next::Moved)
    }

    fn leave(&mut self) -> io::Result<Left> {
        let path = save::save_under(&self.sitting.folder, &*self.sitting.table, &self.sitting.names)?;
        let shown = path.display();
        self.say(&format!("\nThe match is kept. Go on with:\n  starboard play --load {shown}\n"))?;
        Ok(Left::Early(path))
    }

    /// The last look; after it one may still read the log, save or look a rule up.
    fn end(&mut self) -> io::Result<Left> {
        self.tell_news()?;
        let drawn = self.drawn();
        self.say(&drawn)?;
        if let Some(outcome) = self.sitting.table.outcome() {
            let words = show::bold(&outcome_words(&outcome, &self.sitting.names), self.sitting.style);
            self.say(&format!("{words}\n"))?;
        }
        self.say("Type save FILE to keep the match, log to read it, Enter to leave.\n")?;
        loop {
            self.say("> ")?;
            let Heard::Line(line) = self.hear()? else { break };
            match command::read(&line) {
                Command::Save(file) => self.answer(Seat::new(0), &Command::Save(file))?,
                Command::Log => self.answer(Seat::new(0), &Command::Log)?,
                Command::Rules(id) => self.answer(Seat::new(0), &Command::Rules(id))?,
                Command::Nothing | Command::Quit => break,
                _ => self.say("The game is over: save FILE, log, rules ID, or Enter to leave.\n")?,
            }
        }
        self.say("\n")?;
        Ok(Left::Over)
    }
}

fn read_record(path: &Path) -> Result<Record, String> {
    let long = std::fs::metadata(path).map_err(|error| error.to_string())?.len();
    if long > kernel::record::MAX_RECORD as u64 {
        return Err("the file is too long for a record".to_owned());
    }
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    Record::read(&text).map_err(|error| error.to_string())
}

/// A question with the players' names instead of seat numbers: beside a `cadet 2` a `seat 3` misleads.
fn named(sentence: &str, names: &Names) -> String {
    let seats = names.iter().enumerate();
    seats.fold(sentence.to_owned(), |text, (index, name)| text.replace(&format!("seat {}", index + 1), name))
}
