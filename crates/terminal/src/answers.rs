//! Commands that change nothing: why, rules, log, hint, save, help.

use crate::command::{Command, HELP};
use crate::sitting::{Session, Sitting};
use crate::{save, show};
use bots::{Level, Spec};
use kernel::{MoveError, Seat};
use std::io;
use std::path::Path;

impl Session<'_, '_> {
    /// Answers a command that changes nothing.
    pub(crate) fn answer(&mut self, seat: Seat, command: &Command) -> io::Result<()> {
        let text = match command {
            Command::Why(text) => self.why(seat, text),
            Command::Rules(id) => self.rule(id),
            Command::Save(file) => self.save(file),
            Command::Log => self.log(),
            Command::All => show::sentences(&self.choices(seat), self.sitting.style),
            Command::Hint => self.hint(seat),
            _ => HELP.to_owned(),
        };
        self.say(&text)
    }

    /// Whether an action, or the choice of this number, is legal, and the rule that forbids it.
    fn why(&self, seat: Seat, text: &str) -> String {
        if text.is_empty() {
            return "Why what? For instance: why concede\n".to_owned();
        }
        let choices = self.choices(seat);
        let numbered = text.parse::<usize>().ok().and_then(|n| choices.get(n.checked_sub(1)?));
        if let Some(choice) = numbered {
            return format!("Choice {text}, {}, is legal.\n", choice.notation.replace("{n}", "N"));
        }
        match self.sitting.table.why(seat, text, &self.sitting.names) {
            Ok(()) => "It is legal.\n".to_owned(),
            Err(MoveError::Unread(unread)) => show::wrap(&unread.to_string(), self.sitting.style.width, 2),
            Err(MoveError::Refused { rule, words }) => {
                let text = self.rule(&rule.to_string());
                format!("{}{text}", show::wrap(&words, self.sitting.style.width, 2))
            }
        }
    }

    fn rule(&self, id: &str) -> String {
        // A word without a dash is no ID: a card's name comes first, a table of the rules after.
        if let Some(card) = self.card(id).filter(|_| !id.is_empty() && !id.contains('-')) {
            return card;
        }
        let rules = self.sitting.house.rules(self.sitting.table.game());
        match catalog::rule_text(rules, id) {
            Some(text) => show::wrap(&text, self.sitting.style.width, 2),
            None if id.is_empty() => "Which rule? For instance: rules SR-X5\n".to_owned(),
            None => self.card(id).unwrap_or_else(|| format!("There is no rule {id:?}.\n")),
        }
    }

    /// The cards whose names begin so, in words.
    fn card(&self, name: &str) -> Option<String> {
        let name = name.to_lowercase();
        let cards = self.sitting.house.cards(self.sitting.table.game());
        let fits = cards.iter().filter(|card| card.to_lowercase().starts_with(&name));
        let text: String = fits.map(|card| show::wrap(card, self.sitting.style.width, 2)).collect();
        Some(text).filter(|text| !text.is_empty())
    }

    fn log(&self) -> String {
        let all = self.sitting.table.told(self.viewer(), 0, &self.sitting.names);
        let text = show::events(all.iter().map(|one| one.words.as_str()), self.sitting.style);
        if text.is_empty() { "Nothing happened yet.\n".to_owned() } else { text }
    }

    fn hint(&self, seat: Seat) -> String {
        let Sitting { house, table, names, seed, .. } = &self.sitting;
        let options = table.record(names).options;
        let Ok(mut bot) = house.sit(table.game(), &options, Spec::Level(Level::Admiral), *seed) else {
            return "No bot knows this game.\n".to_owned();
        };
        let Some(choice) = bot.choose(&**table, seat) else {
            return "No bot knows this game.\n".to_owned();
        };
        let thoughts: String = bot.explain(&**table).iter().take(3).map(|one| format!("  {one}\n")).collect();
        format!("An admiral would: {choice}\n{thoughts}")
    }

    fn save(&self, file: &str) -> String {
        if file.is_empty() {
            return "Where to? For instance: save my.record\n".to_owned();
        }
        match save::save_as(Path::new(file), &*self.sitting.table, &self.sitting.names) {
            Ok(()) => format!("Kept in {file}\n"),
            Err(error) => format!("{file}: {error}\n"),
        }
    }
}
