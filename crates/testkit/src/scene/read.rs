//! Reading a scene file. Nothing in it is trusted; each fault is one line `file:line: what,
//! expected …`, and the scenes after it are read all the same.

use super::failure::ReadError;
use super::line::{Block, Chance, Doing, Given, Line, Scene, Step};
use super::verbs;
use kernel::position::{MAX_POSITION, split_seat};
use kernel::{Names, Note, Rule, Seat};

/// The longest scene file that is read at all, in bytes.
pub const MAX_SCENES: usize = 1024 * 1024;
/// The longest line, in bytes.
const MAX_LINE: usize = 4_000;

pub(super) type Fault = String;

/// Reads the scenes of a text; one fault a scene that cannot be read.
pub fn read(file: &str, text: &str) -> Vec<Result<Scene, ReadError>> {
    if text.len() > MAX_SCENES {
        return vec![Err(ReadError::at(file, 0, format!("the file is too long, expected at most {MAX_SCENES} bytes")))];
    }
    let mut reader = Reader { file, scenes: Vec::new(), draft: None };
    for (index, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        reader.line(index + 1, line);
    }
    reader.close();
    if reader.scenes.is_empty() {
        let what = "there is no scene in it, expected a line such as: scene SR-E20 \"what it shows\"";
        reader.scenes.push(Err(ReadError::at(file, 0, what)));
    }
    reader.scenes
}

struct Reader<'a> {
    file: &'a str,
    scenes: Vec<Result<Scene, ReadError>>,
    draft: Option<Draft>,
}

/// A scene that is being read; `fault` once it cannot be: its other lines are passed over.
struct Draft {
    scene: Scene,
    section: Section,
    fault: Option<(usize, Fault)>,
}

#[derive(Clone, Copy, PartialEq)]
enum Section {
    Given,
    When,
    Then,
}

impl Reader<'_> {
    fn line(&mut self, line: usize, raw: &str) {
        let text = squeeze(without_comment(raw));
        if text.is_empty() {
            return;
        }
        if raw.len() > MAX_LINE {
            return self.fault(line, format!("the line is too long, expected at most {MAX_LINE} bytes"));
        }
        if let Some(header) = word(&text, "scene") {
            self.close();
            return self.open(line, header);
        }
        let Some(draft) = self.draft.as_mut() else {
            return self
                .fault(line, format!("{} stands before the first scene, expected scene ID \"title\"", brief(&text)));
        };
        if draft.fault.is_none()
            && let Err(what) = draft.line(line, &text)
        {
            draft.fault = Some((line, what));
        }
    }

    fn fault(&mut self, line: usize, what: Fault) {
        match self.draft.as_mut() {
            Some(draft) => _ = draft.fault.get_or_insert((line, what)),
            // Only the first line before the first scene is told of.
            None if self.scenes.is_empty() => self.scenes.push(Err(ReadError::at(self.file, line, what))),
            None => {}
        }
    }

    fn open(&mut self, line: usize, header: &str) {
        match read_header(header) {
            Ok((id, title, rules)) => {
                let file = self.file.to_owned();
                let (given, blocks) = (Given::default(), Vec::new());
                let scene = Scene { file, line, id, title, rules, given, blocks, last_line: line };
                self.draft = Some(Draft { scene, section: Section::Given, fault: None });
            }
            Err(what) => self.scenes.push(Err(ReadError::at(self.file, line, what))),
        }
    }

    fn close(&mut self) {
        let Some(draft) = self.draft.take() else { return };
        let checks: usize = draft.scene.blocks.iter().map(|block| block.then.len()).sum();
        let fault = draft.fault.or_else(|| {
            let what = "the scene checks nothing, expected a line `then` and what holds after it";
            (checks == 0).then(|| (draft.scene.line, what.to_owned()))
        });
        self.scenes.push(match fault {
            Some((line, what)) => Err(ReadError::at(self.file, line, what)),
            None => Ok(draft.scene),
        });
    }
}

impl Draft {
    fn line(&mut self, line: usize, text: &str) -> Result<(), Fault> {
        self.scene.last_line = line;
        for (name, section) in [("when", Section::When), ("then", Section::Then), ("given", Section::Given)] {
            match word(text, name) {
                Some("") => return self.turn(section),
                Some(_) => return Err(format!("`{name}` stands alone on its line, expected the rest below it")),
                None => {}
            }
        }
        match self.section {
            Section::Given => self.given(line, text),
            Section::When => self.step(line, text),
            Section::Then => self.check(line, text),
        }
    }

    fn turn(&mut self, section: Section) -> Result<(), Fault> {
        if section == Section::Given && !self.scene.blocks.is_empty() {
            return Err("`given` stands after when or then, expected it right below the header".to_owned());
        }
        let follows = section == Section::Then && self.section == Section::When;
        if section != Section::Given && !follows {
            self.scene.blocks.push(Block::default());
        }
        self.section = section;
        Ok(())
    }

    fn given(&mut self, line: usize, text: &str) -> Result<(), Fault> {
        let given = &mut self.scene.given;
        if let Some(game) = word(text, "game") {
            given.game = Some(one_word("game", game)?);
        } else if let Some(format) = word(text, "format") {
            given.format = Some(one_word("format", format)?);
        } else if let Some(players) = word(text, "players") {
            let count = players.parse().ok().filter(|n| (1..=8).contains(n));
            given.players =
                Some(count.ok_or_else(|| format!("players {}, expected a number from 1 to 8", brief(players)))?);
        } else if let Some(rules) = word(text, "rules") {
            let version = rules.parse().ok().filter(|version| *version >= 1);
            given.rules =
                Some(version.ok_or_else(|| format!("rules {}, expected a version of the rules", brief(rules)))?);
        } else if let Some(option) = word(text, "option") {
            let (name, value) = option.split_once('=').ok_or("an option without `=`, expected option NAME=VALUE")?;
            given.options.push((name.trim().to_owned(), value.trim().to_owned()));
        } else if let Some(fate) = word(text, "fate") {
            given.fate.push((line, read_fate(fate)?));
        } else if text == "begin" {
            given.begin = Some(line);
        } else {
            self.zone(line, text)?;
        }
        self.begin_or_position()
    }

    fn zone(&mut self, line: usize, text: &str) -> Result<(), Fault> {
        if let (Some(seat), _) = split_seat(&anybody(), text) {
            self.name(seat);
        }
        let given = &mut self.scene.given;
        given.zones.push(Line { line, text: text.to_owned() });
        let long: usize = given.zones.iter().map(|zone| zone.text.len()).sum();
        if long > MAX_POSITION {
            Err(format!("the position is too long, expected at most {MAX_POSITION} bytes"))
        } else {
            Ok(())
        }
    }

    fn begin_or_position(&self) -> Result<(), Fault> {
        match self.scene.given.begin {
            Some(_) if !self.scene.given.zones.is_empty() => {
                Err("`begin` and a position line in one scene, expected either the ordinary set-up or a position"
                    .to_owned())
            }
            _ => Ok(()),
        }
    }

    fn step(&mut self, line: usize, text: &str) -> Result<(), Fault> {
        let step = read_step(line, text)?;
        self.name(step.seat);
        if let Some(block) = self.scene.blocks.last_mut() {
            block.when.push(step);
        }
        Ok(())
    }

    fn check(&mut self, line: usize, text: &str) -> Result<(), Fault> {
        let (check, named) = verbs::read_check(line, text)?;
        named.into_iter().for_each(|seat| self.name(seat));
        if let Some(block) = self.scene.blocks.last_mut() {
            block.then.push(check);
        }
        Ok(())
    }

    fn name(&mut self, seat: Seat) {
        let named = &mut self.scene.given.named;
        *named = (*named).max(seat.number() as u8);
    }
}

/// `SR-E20 "title"  rules SR-N9 SR-K1`, after the word `scene`.
fn read_header(header: &str) -> Result<(String, String, Vec<Rule>), Fault> {
    let form = || format!("scene {} is no header, expected scene ID \"title\"  rules ID ID", brief(header));
    let (id, rest) = header.split_once(' ').ok_or_else(form)?;
    let (title, tail) = rest.strip_prefix('"').and_then(|rest| rest.split_once('"')).ok_or_else(form)?;
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '_');
    if title.trim().is_empty() || !id.contains('-') || !id.chars().all(plain) {
        return Err(form());
    }
    let tail = tail.trim();
    let listed = match (tail, word(tail, "rules")) {
        ("", _) => "",
        (_, Some(rules)) if !rules.is_empty() => rules,
        _ => return Err(format!("{} after the title, expected rules ID ID", brief(tail))),
    };
    let ids = listed.split([' ', ',']).filter(|id| !id.is_empty());
    let rule = |id: &str| Rule::read(id).ok_or_else(|| format!("{} is no rule ID, expected one like SR-X5", brief(id)));
    Ok((id.to_owned(), title.to_owned(), ids.map(rule).collect::<Result<_, _>>()?))
}

/// `die 5, 2` or `order seat-2-deck: Scout, Viper`, after the word `fate`.
fn read_fate(text: &str) -> Result<Chance, Fault> {
    let form = "expected fate LABEL 5, 2 or fate order LABEL: Scout, Viper";
    if let Some(order) = word(text, "order") {
        let (label, names) = order.split_once(':').ok_or_else(|| format!("fate order without `:`, {form}"))?;
        let names = kernel::position::items(names);
        return match label.trim() {
            "" => Err(format!("fate order without a label, {form}")),
            label => Ok(Chance::Order(label.to_owned(), names)),
        };
    }
    let (label, numbers) = text.split_once(' ').ok_or_else(|| format!("fate {} alone, {form}", brief(text)))?;
    let parts = numbers.split([',', ' ']).filter(|part| !part.is_empty());
    let number = |part: &str| part.parse().map_err(|_| format!("{} is no number, {form}", brief(part)));
    Ok(Chance::Numbers(label.trim_end_matches(':').to_owned(), parts.map(number).collect::<Result<_, _>>()?))
}

/// `ann: buy Scout {a note}`.
fn read_step(line: usize, text: &str) -> Result<Step, Fault> {
    let form = || format!("{} is no step, expected ann: ACTION, ann: undo or ann: timeout", brief(text));
    let (name, action) = text.split_once(':').ok_or_else(form)?;
    let seat = anybody().seat(name.trim()).ok_or_else(form)?;
    let what = match action.trim() {
        "" => return Err(form()),
        "undo" => Doing::Undo,
        "timeout" => Doing::Timeout,
        action => match action.strip_suffix('}').and_then(|rest| rest.rsplit_once('{')) {
            Some((action, note)) => Doing::Act(action.trim().to_owned(), Note::clean(note)),
            None => Doing::Act(action.to_owned(), None),
        },
    };
    Ok(Step { line, text: text.to_owned(), seat, what })
}

fn one_word(what: &str, text: &str) -> Result<String, Fault> {
    match text {
        "" => Err(format!("{what} of nothing, expected {what} ID")),
        text if text.contains(' ') => Err(format!("{what} {}, expected one word", brief(text))),
        text => Ok(text.to_owned()),
    }
}

/// What follows a word or words at the front of a squeezed line.
pub(super) fn word<'a>(text: &'a str, words: &str) -> Option<&'a str> {
    let rest = text.strip_prefix(words)?;
    if rest.is_empty() { Some(rest) } else { rest.strip_prefix(' ') }
}

/// All the names a scene may use, whatever the number of players.
pub(super) fn anybody() -> Names {
    Names::scene(kernel::seat::MAX_SEATS as u8)
}

/// One line with single spaces.
pub(super) fn squeeze(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A piece of a line, quoted, short enough for an error.
pub(super) fn brief(text: &str) -> String {
    let short: String = text.chars().take(60).collect();
    format!("{short:?}")
}

/// The line up to a `#` that begins a word and is not inside quotes.
fn without_comment(line: &str) -> &str {
    let mut quoted = false;
    let mut before = ' ';
    for (at, c) in line.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '#' if !quoted && before.is_whitespace() => return &line[..at],
            _ => {}
        }
        before = c;
    }
    line
}
