//! What is done beside the question: offers are put to whoever they are made to, and anybody may ask for the keyboard.

use crate::show;
use crate::sitting::{Next, Session};
use kernel::Seat;
use std::io;

impl Session<'_, '_> {
    /// Bots answer and make offers; people are asked about offers made to them. `Again` where nobody wants anything.
    pub(crate) fn bargain(&mut self) -> io::Result<Next> {
        if !self.sitting.table.bargains() {
            self.floor = None;
            return Ok(Next::Again);
        }
        if self.bots_bargain()? {
            return Ok(Next::Moved);
        }
        let owing = self.sitting.table.to_act();
        let asked = self.people().find(|&seat| !owing.has(seat) && self.is_news(seat));
        match self.floor.or(asked).filter(|&seat| !owing.has(seat)) {
            Some(seat) => self.give_floor(seat),
            None => {
                self.floor = None;
                Ok(Next::Again)
            }
        }
    }

    /// Whether a bot did something beside the question.
    fn bots_bargain(&mut self) -> io::Result<bool> {
        let seats = Seat::all(self.sitting.table.seats());
        let aside = |seat: Seat| Some((seat, self.bot(seat)?.aside(&*self.sitting.table, seat)?));
        let Some((seat, action)) = seats.into_iter().find_map(aside) else { return Ok(false) };
        let done = self.sitting.table.submit(seat, &action, None, &self.sitting.names);
        done.map(|()| true).map_err(|error| io::Error::other(format!("the bot at {seat} tried {action}: {error}")))
    }

    /// Whether an offer waits that this person has not been asked about.
    fn is_news(&self, seat: Seat) -> bool {
        self.proposals(seat).iter().any(|offer| !self.put[seat.index()].contains(offer))
    }

    fn proposals(&self, seat: Seat) -> Vec<String> {
        self.sitting.table.proposals(seat, &self.sitting.names)
    }

    /// Offers to this person, before the question.
    pub(crate) fn say_proposals(&mut self, seat: Seat) -> io::Result<()> {
        let lines = self.proposals(seat).into_iter().map(|offer| show::wrap(&offer, self.sitting.style.width, 2));
        let text: String = lines.collect();
        self.say(&text)?;
        if self.floor == Some(seat) {
            self.say("You owe no answer now. Press Enter to go on.\n")?;
        }
        Ok(())
    }

    /// A person who owes no answer acts; what is not private hands the keyboard back.
    fn give_floor(&mut self, seat: Seat) -> io::Result<Next> {
        self.floor = Some(seat);
        let steps = self.sitting.table.steps();
        let next = self.person_acts(seat)?;
        let acted = self.sitting.table.steps() > steps;
        if acted && self.floor == Some(seat) && !self.sitting.table.was_private() {
            self.floor = None;
        }
        Ok(next)
    }

    /// The person lets the offers wait: the game goes on.
    pub(crate) fn go_on(&mut self, seat: Seat) -> Next {
        self.put[seat.index()] = self.proposals(seat);
        self.floor = None;
        Next::Moved
    }

    /// Hands the keyboard to somebody who owes no answer.
    pub(crate) fn turn_to(&mut self, name: &str) -> io::Result<Next> {
        let seat = self.sitting.names.seat(name).filter(|&seat| self.people().any(|person| person == seat));
        let problem = match seat {
            _ if !self.sitting.table.bargains() => "There is nothing to offer here now.\n".to_owned(),
            None => format!("Nobody called {name} sits at this keyboard.\n"),
            Some(seat) => {
                self.floor = Some(seat);
                return Ok(Next::Moved);
            }
        };
        self.say(&problem)?;
        Ok(Next::Again)
    }
}
